"""Whose fault it is: what is wrong with a game is told as that game's, with file and line, before anything runs."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hosting.conftest import Judge, Spoil

SCENARIO = "content/pebbles/scenarios/doubling.yml"
PLAY = "games/pebbles/play/cards.py"
STORM = "games/pebbles/play/storm.py"
ROUND = "content/pebbles/charts/round.yml"
FAULT = "a fault in the code of pebbles"


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (PLAY, 'cite("2.1"), actor', 'cite("2.7"), actor', 'cards.py:47:59: cite: unknown unit "2.7"'),
        (PLAY, 'reads("oldest-first")', 'reads("oldest-frist")', "did you mean oldest-first?"),
        (PLAY, '== "oldest"', '== "older"', 'reads: unknown option of oldest-first "older"; did you mean oldest?'),
        (STORM, '.batch("echo"', '.batch("ecko"', 'batch: unknown deed "ecko"; did you mean echo?'),
        (ROUND, "ask: share", "ask: shear", 'ask: unknown verb "shear"; did you mean share?'),
        (ROUND, "starts: first_player", "starts: echoes", "echoes is a step here, not a role"),
        (ROUND, "when: stormy", "when: calm", 'when: unknown test "calm"'),
        (PLAY, "@RULES.verb", "@RULES.verb(", f"{PLAY}:24: {FAULT}: SyntaxError"),
        (PLAY, "DAMAGE = RULES", "DAMAGE = RULE", f"{PLAY}:14: {FAULT}: NameError"),
    ],
)  # fmt: skip
def test_found_before_anything_runs(judge: Judge, spoil: Spoil, file: str, old: str, new: str, told: str) -> None:
    """`judge check` finds rules, readings, options, deeds, verbs, roles and tests that are not there."""
    spoil(file, old, new)
    done = judge("check")

    assert done.returncode == 1 and told in done.stdout, done.stdout + done.stderr


LANGUAGE = "games/pebbles/cards/language.py"
HIT = "deal {amount:number} damage to {towers}"
NO_SORT = f"{LANGUAGE}:16: {FAULT}: card text: 'deal {{amount:nubmer}} damage to {{towers}}' of sentence: "


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (HIT, "deal {amount:nubmer} damage to {towers}", f"{NO_SORT}there is no sort 'nubmer'"),
        (HIT, "deal {amuont:number} damage to {towers}", "{towers}' of sentence: Hit has no field amuont"),
        (HIT, "deal damage to {towers}", "missing a required argument: 'amount'"),
        (HIT, "deal {amount:number} damage to {towers", "is no part of a wording"),
        ('"{name}"', '"{towers} and {name}"', "'{towers} and {name}' of towers: Towers has no field towers"),
        ('"{name}"', '"{name:towers} too"', "the sort 'towers' can begin with itself"),
    ],
)  # fmt: skip
def test_a_row_of_card_text_that_can_never_be_read(
    judge: Judge, spoil: Spoil, home: Path, old: str, new: str, told: str
) -> None:
    """`judge check` names the row; the game is not run before it is mended, though no card needs that row."""
    spoil(LANGUAGE, old, new)
    checked, listed, ran = judge("check"), judge("games"), judge("run", str(home / SCENARIO))

    assert checked.returncode == 1 and told in checked.stdout, checked.stdout + checked.stderr
    assert f"wrong: a fault in the game pebbles ({LANGUAGE}:" in listed.stdout
    assert ran.returncode == 70 and told.rpartition(f"{FAULT}: ")[2] in ran.stderr and "Traceback" not in ran.stderr


def test_a_good_game_has_no_problems(judge: Judge) -> None:
    """Nothing is wrong with the game as it is."""
    done = judge("check")

    assert done.returncode == 0, done.stdout


FORM = """
- form: lands
  about: damage
  title: How high is the Hut?
  fields:
    - {field: height, label: Height, like: towers.height}
    - {field: keep, label: It is the keep, default: true}
  scenario:
    title: How high is the Hut?
    game: pebbles
    at: round
    table:
      players: {Ana: [], Ben: []}
      towers: {Hut: {owner: Ana, height: $height, keep: $keep}, Shed: {owner: Ana, height: 1, keep: no}}
    asks: [{value: height of Hut}]
"""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("towers.height", "towers.hieght", 'forms.yml:6:7: like: unknown field of the table "hieght"'),
        ("towers: {Hut", "towres: {Hut", 'cannot be read: unknown key "towres"; did you mean towers?'),
        ("$height", "$hieght", 'scenario: the form lands: unknown field "hieght"; did you mean height?'),
        ("$height,", "{choose: keep, yse: 3, no: 4},", 'unknown option of keep "yse"; did you mean yes?'),
        ("value: height of Hut", "value: 3", ""),
    ],
)
def test_forms_are_checked_like_scenarios(judge: Judge, spoil: Spoil, old: str, new: str, told: str) -> None:
    """A form that is like nothing, has an unknown key, or a place for no field is found; `yes` is yes in it."""
    spoil("content/pebbles/forms.yml", "", FORM.replace(old, new) if told else FORM)
    done = judge("check")

    assert done.returncode == (1 if told else 0) and told in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize("fault", ["{}['oops']", "[][3]"])
def test_a_fault_while_it_runs_is_the_games(judge: Judge, spoil: Spoil, home: Path, fault: str) -> None:
    """Game, file and line, and nothing of the table; the whole way to it with JUDGE_DEBUG."""
    spoil(PLAY, '    now.say(f"{thrown.name} lands."', f'    {fault}\n    now.say(f"{{thrown.name}} lands."')
    done, more = judge("run", str(home / SCENARIO)), judge("run", str(home / SCENARIO), JUDGE_DEBUG="1")

    assert done.returncode == 70 and "Traceback" not in done.stderr and "table" not in done.stderr
    assert "a fault in the game pebbles (games/pebbles/play/cards.py:59): " in done.stderr
    assert "Traceback" in more.stderr and fault in more.stderr


def test_one_fault_is_told_once_however_many_tests_it_spoils(judge: Judge, spoil: Spoil) -> None:
    """The first test that fails for it is named, and how many fail likewise."""
    spoil(PLAY, '    now.say(f"{thrown.name} lands."', '    [][3]\n    now.say(f"{thrown.name} lands."')
    done = judge("test", "pebbles")

    assert done.returncode == 1 and done.stdout.count("a fault in the game pebbles") == 1, done.stdout
    assert "    The same in " in done.stdout and " more tests, such as " in done.stdout


def test_what_is_not_on_the_table_is_no_fault(judge: Judge, spoil: Spoil, home: Path) -> None:
    """A thing that a rule asks for by name is missing from the table: told in words, at the scenario."""
    spoil(SCENARIO, "Stone: {damage: 5}", "Pebble: {damage: 5}")
    done = judge("run", str(home / SCENARIO))

    assert done.returncode == 2
    assert "the table lacks what this needs: no card named Stone; there are: Pebble" in done.stderr


def test_a_broken_game_stops_no_other(judge: Judge, home: Path, tmp_path: Path) -> None:
    """Beside a game that cannot even be read the others are listed, checked and run."""
    broken = tmp_path / "broken" / "games" / "cracked"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("def (", "utf-8")
    both = os.pathsep.join((str(home), str(tmp_path / "broken")))
    listed, checked = judge("games", JUDGE_PATH=both), judge("check", JUDGE_PATH=both)

    assert listed.returncode == 1 and "pebbles: Pebbles (First printing)" in listed.stdout
    assert "wrong: a fault in the game cracked (games/cracked/__init__.py:1): SyntaxError" in listed.stdout
    assert "wrong: it has code but no content: content/cracked/game.yml is missing" in listed.stdout
    assert checked.stdout.count("\n") == 2 and "a fault in the code of cracked" in checked.stdout
    assert judge("run", str(home / SCENARIO), JUDGE_PATH=both).returncode == 0


def test_a_wrong_path_says_so(judge: Judge, home: Path) -> None:
    """A folder that is not there, and one that is one level too deep."""
    wrong = os.pathsep.join(("/nowhere", str(home / "games")))
    done = judge("games", JUDGE_PATH=wrong)

    assert done.returncode == 1
    assert "JUDGE_PATH: there is no folder /nowhere" in done.stdout
    assert f"neither content/ nor games/ in it; did you mean {home}?" in done.stdout
    assert "JUDGE_PATH: there is no folder /nowhere" in judge("check", JUDGE_PATH=wrong).stdout


@pytest.mark.parametrize(
    "command",
    [("test", "pebbles"), ("guide", "pebbles"), ("check", "pebbles"), ("rule", "pebbles:1"), ("schema", "pebbles"),
     ("search", "stone", "--game", "pebbles"), ("cards", "list", "pebbles"), ("deck", "pebbles", "deck.txt")],
)  # fmt: skip
def test_a_wrong_path_is_told_wherever_a_game_is_unknown(
    judge: Judge, tmp_path: Path, command: tuple[str, ...]
) -> None:
    """Whoever asks for the game reads why it is not there."""
    (tmp_path / "deck.txt").write_text("1 Stone\n", "utf-8")
    done = judge(*command, JUDGE_PATH="/nowhere")

    assert done.returncode == 2, done.stdout
    assert 'unknown game "pebbles"' in done.stderr
    assert "JUDGE_PATH: there is no folder /nowhere" in done.stderr


def test_one_game_can_be_checked_alone(judge: Judge, spoil: Spoil, home: Path, tmp_path: Path) -> None:
    """What is wrong with another game is not told then."""
    spoil(ROUND, "ask: share", "ask: shear")
    judge("new-game", "storm-lords")
    both = os.pathsep.join((str(home), str(tmp_path / "storm-lords")))
    one, other = judge("check", "storm-lords", JUDGE_PATH=both), judge("check", "pebbles", JUDGE_PATH=both)

    assert (one.returncode, one.stdout.count("\n")) == (0, 1), one.stdout
    assert other.returncode == 1 and other.stdout.startswith("content/pebbles/charts/round.yml:")


def test_habits_of_style_are_advice_for_a_guest(judge: Judge, spoil: Spoil) -> None:
    """They are told and marked as such; nothing fails for them, and `judge test` tells them too."""
    spoil("content/pebbles/rules/01-pebbles.md", "Every echo", "Then every echo")
    checked, tested = judge("check"), judge("test", "pebbles", "--only", "check")

    assert checked.returncode == 0 and tested.returncode == 0, checked.stdout + tested.stdout
    assert "advice: content/pebbles/rules/01-pebbles.md:" in checked.stdout and 'begins with "Then"' in checked.stdout
    assert checked.stdout.endswith("0 problems in " + checked.stdout.rpartition("in ")[2])


def test_a_broken_scenario_is_named_as_all_files_are(judge: Judge, spoil: Spoil) -> None:
    """Not with the whole path on this machine, where the others have none."""
    spoil(SCENARIO, "players:", "palyers:")

    assert judge("check").stdout.startswith(f"{SCENARIO}:")


@pytest.mark.parametrize(
    ("case", "told"),
    [
        ("{form: lands, says: {}, answers: [3]}", "tests/forms/pebbles.yml:1:3: cases[1]: the key rule is missing"),
        ('{form: lnads, rule: "1", answers: [3]}', 'unknown form "lnads"; did you mean lands?'),
        ('{form: lands, rule: "1", says: {hieght: 2}, answers: [2]}', 'unknown field "hieght"; did you mean height?'),
        ("{form: lands, rule: [, answers: [2]}", "tests/forms/pebbles.yml:1:"),
    ],
)
def test_the_list_of_forms_is_checked_too(judge: Judge, spoil: Spoil, home: Path, case: str, told: str) -> None:
    """What each form answers is written by people: a slip in it is told with its line or its form."""
    spoil("content/pebbles/forms.yml", "", FORM)
    (home / "tests" / "forms").mkdir(parents=True, exist_ok=True)
    (home / "tests" / "forms" / "pebbles.yml").write_text(f"- {case}\n", "utf-8")
    done = judge("test", "pebbles", "--only", "forms answer")

    assert done.returncode in (1, 2) and told in done.stdout + done.stderr, done.stdout + done.stderr


def test_an_underscore_in_an_id_is_told(judge: Judge, home: Path) -> None:
    """Ids have hyphens, packages underscores."""
    (home / "content" / "pebbles").rename(home / "content" / "peb_bles")
    (home / "games" / "pebbles").rename(home / "games" / "peb_bles")
    done = judge("games")

    assert "an id has hyphens: call the folder content/peb-bles; its code is games/peb_bles" in done.stdout
