"""What is easy to come to is found on a large table, however much else could be done there."""

from __future__ import annotations

from pathlib import Path

from judge.scenario.ask import answer
from judge.scenario.model import Ask
from judge.scenario.play import play
from judge.scenario.read import read_file
from judge.scenario.rulebook import book

TABLES = Path(__file__).parents[2] / "bench" / "tables"
FEW = 1_000


def test_a_round_in_which_nobody_does_anything_is_found() -> None:
    """3.4: if nobody commits, no willpower meets the threat in the staging area, and no progress is made.

    The table has more than 50,000 positions, and a round takes a dozen decisions; the graph is cut off long before.
    """
    table = read_file(TABLES / "lotr-lcg-march-and-muster.yml")
    played = play(book(table.game), table)
    found = answer(played, Ask(possible="progress on Through the Fen = 0", place=table.place), FEW).finding

    assert found is not None and not found.complete and found.answer is True
    assert found.witness is not None and len(found.witness) > 6
    said = [played.referee.say(choice) for choice in found.witness]
    assert said[:2] == ["Ana commits nobody", "Ben commits nobody"]
    position = played.position
    for choice in found.witness:
        position, _ = played.referee.step(position, choice)
    assert not played.referee.legal(position)
