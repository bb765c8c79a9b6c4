"""`judge test`: a good game passes, and each kind of fault is found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hosting.conftest import Judge, Spoil

CARDS = "games/pebbles/play/cards.py"
ROUND = "content/pebbles/charts/round.yml"
END = 'do: end_of_round, cite: "1.4"}'
LANDS = 'now.say(f"{thrown.name} lands.", cite("2.2"), event=("landed", thrown.name))'
SPOKEN = 'now.say(f"{thrown.name} lands.", cite("2.2"))'
DENIED = 'now.say(f"{thrown.name} does not lands.", cite("2.2"))'
AGAIN = '  - {id: again, title: Again, jump: "1.1", cite: "1.4"}'


def test_a_good_game_passes(judge: Judge, home: Path) -> None:
    """Every law holds; transcripts are written when they are asked for, and then compared."""
    first = judge("test", "pebbles")
    written = judge("test", "pebbles", "--write", "--json")
    kept = home / "tests" / "golden" / "pebbles"

    assert first.returncode == 0 and "4 scenarios without a transcript" in first.stdout
    assert json.loads(written.stdout)["failed"] == [] and "doubling" in {path.stem for path in kept.glob("*.txt")}
    (kept / "doubling.txt").write_text("another", "utf-8")
    again = judge("test", "pebbles", "--only", "transcript")
    assert again.returncode == 1 and "the transcript reads otherwise:\n" in again.stdout


@pytest.mark.parametrize(
    ("file", "old", "new", "law", "told"),
    [
        ("content/pebbles/scenarios/doubling.yml", "answer: 16", "answer: 17", "answers", "expected 17, found 16"),
        (CARDS, "return None if tower.height else", "return", "answers", "has fallen"),
        (ROUND, "end_of_round, ", "end_of_round, repeat: stormy, ", "walks end", "EndlessChart"),
        (ROUND, END, f"{END}\n{AGAIN}", "walks end", "still going after 2000 choices at random"),
        ("games/pebbles/things.py", "@RULES.thing\nclass Thrown", "class Thrown", "saves", "unknown kind of thing"),
        ("content/pebbles/rules/01-pebbles.md", "[[tower]]", "[[towre]]", "check", "the link leads nowhere"),
        (CARDS, LANDS, f"{LANDS}; {SPOKEN}; {SPOKEN}", "reads well", 'lands." is said twice'),
        (CARDS, LANDS, f"{LANDS}; {DENIED}", "reads well", 'lands." takes back "'),
        (CARDS, "card = now.the", "1 / 0\n    card = now.the", "replays", "a fault in the game pebbles ("),
    ],
)
def test_what_is_wrong_is_found(judge: Judge, spoil: Spoil, file: str, old: str, new: str, law: str, told: str) -> None:
    """A wrong answer, a game without an end, a thing not saved, a line said twice, a broken link, a code fault."""
    spoil(file, old, new)
    done = judge("test", "pebbles", "--only", law)

    assert done.returncode == 1 and f"{law}: " in done.stdout and told in done.stdout, done.stdout + done.stderr


def test_an_unknown_game_is_bad_input(judge: Judge) -> None:
    """What there is to be tested is told."""
    done = judge("test", "peebles")

    assert done.returncode == 2 and 'unknown game "peebles"; did you mean pebbles?' in done.stderr
