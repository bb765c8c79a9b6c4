"""Reading scenarios: errors that name place, field, what was found, what is allowed and the nearest name."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scenario.storms import BASE, scenario

from judge.content.problem import BadInput
from judge.scenario.read import read
from judge.scenario.report import report


def problems(text: str) -> str:
    """What is said about a bad text, whether in reading or in playing it."""
    with pytest.raises(BadInput) as bad:
        found = report(read(text, "dispute.yml"))
        raise next(verdict.problem for verdict in found.verdicts if verdict.problem is not None)
    return str(bad.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "dispute.yml:1:1: a scenario is a group of keys"),
        ("title: x", "game: the key game is missing; allowed: "),
        ("game: peebles", 'dispute.yml:1:7: game: unknown game "peebles"; did you mean pebbles?'),
        (BASE + "tabel: 1\n", 'dispute.yml:11:1: unknown key "tabel"; did you mean table?'),
        (BASE.replace("height: 9}", "height: tall}"), "dispute.yml:8:31: table.towers.Hut.height: found"),
        (BASE.replace("height: 9}", "height: 99999999999}"), "table.towers.Hut.height: found \"99999999999\""),
        (BASE.replace("at: round", "at: rounds"), 'at: unknown chart "rounds"; did you mean round?'),
        (BASE.replace("at: round", "at: round:9"), "at: unknown node of the chart round"),
        (BASE.replace("at: round", "at: resolve/round"), "at: the chart resolve does not call round"),
        (scenario(choices="[Ana throws Stone at Hat]"), 'no choice "Ana throws Stone at Hat"; did you mean'),
        (scenario(asks="  - value: hight of Hut\n"), "dispute.yml:12:5: value: no quantity"),
        (scenario(asks="  - value: height of Hat\n"), "no tower named Hat"),
        (scenario(asks="  - {value: height of Hut, legal: pass}\n"), "exactly one of"),
        (scenario(asks="  - forced: Hut has fallen\n"), "`by` names the player"),
        (scenario(asks="  - {forced: Hut has fallen, by: Cem}\n"), "no player Cem; allowed: Ana, Ben"),
        (scenario(asks="  - order: melted\n", choices="[throws Stone at Hut, all pass]"), "nothing melted happened"),
        (scenario(readings="{both-fal: first}"), 'unknown reading "both-fal"; did you mean both-fall?'),
        (scenario(readings="{both-fall: last}"), 'readings.both-fall: unknown option "last"'),
        (BASE.replace("  players: {Ana: [Stone], Ben: [Brick]}\n", ""), "table: the key players is missing"),
    ],
)  # fmt: skip
def test_bad_scenarios_are_told_in_words(text: str, said: str) -> None:
    """Every error names the place and what is allowed."""
    assert said in problems(text)


BOMB = "a: &a [x, x]\n" + "".join(
    f"{chr(98 + n)}: &{chr(98 + n)} [*{chr(97 + n)}, *{chr(97 + n)}]\n" for n in range(20)
)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (BOMB, "anchor"),
        ("[" * 200_000, "deep"),
        ("game: !!python/object/apply:os.system [ls]", "tag"),
        ("x" * 300_000, "256 KB"),
        (BASE + BASE, "given twice; the first is on line 1"),
        ("game: pebbles\n---\ngame: pebbles\n", "one document"),
        ("game: pebbles\x00", "character"),
        ("{? [a]: b}", "key"),
        (BASE + "choices: [" + "pass, " * 30_000 + "]", ""),
    ],
    ids=["aliases", "depth", "tags", "size", "duplicate keys", "documents", "control", "list as key", "many"],
)  # fmt: skip
def test_hostile_yaml_is_refused_at_once(text: str, said: str) -> None:
    """Attacks are refused with a clear message."""
    assert said.casefold() in problems(text).casefold()


@settings(deadline=None, max_examples=60)
@given(st.text(max_size=200), st.integers(0, len(BASE)))
def test_nothing_but_bad_input_is_raised(noise: str, at: int) -> None:
    """Whatever is put into a scenario, it is read or refused in words."""
    try:
        report(read(BASE[:at] + noise + BASE[at:]))
    except BadInput as bad:
        assert bad.problems


def test_every_key_that_is_allowed_is_told() -> None:
    """However many they are: a judge who looks for the right one must find it there."""
    table = "players: {Ana: }, creatures: {Vey: {owner: Ana, wings: 2}}"
    said = problems(f"title: x\ngame: chaotic\nat: burst\ntable: {{{table}}}\n")

    assert 'unknown key "wings"' in said
    assert ", gear, damage," in said
    assert "more)" not in said


def test_a_step_that_hangs_on_an_earlier_one_says_so() -> None:
    table = "players: {Ana: , Ben: }, creatures: {Vey: {owner: Ana}}"

    assert "an earlier step tells which item this is about" in problems(
        f"title: x\ngame: chaotic\nat: resolve-mugic\ntable: {{{table}}}\nasks: [{{value: energy of Vey}}]\n"
    )
