"""What is easy to come to is found on a large table, however much else could be done there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from judge.engine.graph import Enough
from judge.scenario.ask import answer
from judge.scenario.model import Ask
from judge.scenario.play import play
from judge.scenario.read import read_file
from judge.scenario.report import report
from judge.scenario.rulebook import book

TABLES = Path(__file__).parents[2] / "bench" / "tables"
FEW = 1_000
FEWER = 100


def found_on(name: str, possible: str, limit: int) -> list[str]:
    """The line found on a table where the graph is cut off; it is played again, and ends with nothing left to do."""
    table = read_file(TABLES / f"{name}.yml")
    played = play(book(table.game), table)
    found = answer(played, Ask(possible=possible, place=table.place), limit).finding

    assert found is not None and not found.complete and found.answer is True
    assert found.witness is not None and len(found.witness) > 5
    position = played.position
    for choice in found.witness:
        position, _ = played.referee.step(position, choice)
    assert not played.referee.legal(position)
    return [played.referee.say(choice) for choice in found.witness]


def test_a_round_in_which_nobody_does_anything_is_found() -> None:
    """3.4: if nobody commits, no willpower meets the threat in the staging area, and no progress is made.

    The table has more than 50,000 positions, and a round takes a dozen decisions; the graph is cut off long before.
    """
    said = found_on("lotr-lcg-march-and-muster", "progress on Through the Fen = 0", FEW)

    assert said[:2] == ["Ana commits nobody", "Ben commits nobody"]


def test_a_creature_that_stays_out_of_the_fight_is_unhurt() -> None:
    """Chaotic: Tavi intercepts, or Dorn attacks her: nobody strikes Koru, who keeps the 50 that are printed.

    Somebody has to attack at every blow, so that no line has passes only; and no song need be sung.
    """
    said = found_on("chaotic-whole-turn", "energy of Koru = 50", FEW)

    assert {"Ana moves Dorn to B2", "Ben intercepts with Tavi"} & set(said)
    assert not any(" plays " in each for each in said)


def test_both_blows_are_met() -> None:
    """Highlander: a Side Step dodges whatever comes, a block the blow at its place: Ben may keep all 9 of his ability.

    After that he has the turn to finish, with a hand to discard card by card.
    """
    found_on("highlander-parry-and-answer", "ability of Ben = 9", FEWER)


def test_who_is_not_recruited_stays_in_the_hand() -> None:
    """The Wheel of Time CCG: an Action Round in which both pass whatever they are asked leaves the Captain in hand."""
    said = found_on("wot-ccg-recruits", "place of Captain = hand", FEWER)

    assert not any(each.startswith("Ana recruits Captain") for each in said)


def test_the_loser_of_a_battle_spreads_the_damage_thinly() -> None:
    """WoTC 0.1: without tricks Ana attacks with 5 + 3 + 2 + 2 against 4 + 1 + 1 + 1 + 1 + 1, and deals 4 + 2 + 1 + 1.

    Of these 8 Ben may put 1 on the Witch, who has 2, and the rest where it fits: his others have 9 in all.
    """
    said = found_on("wot-conquest-border-war", "hp of Witch = 1", FEWER)

    assert said[0].startswith("Ana initiates a battle") and any("1 to Witch" in each for each in said)


def test_who_stops_gets_what_is_known_at_once() -> None:
    """Told to stop, nothing further is looked for: neither the easy line, nor reasons for a claim."""

    def enough(positions: int) -> None:
        raise Enough

    table = read_file(TABLES / "lotr-lcg-march-and-muster.yml")
    ask = Ask(possible="progress on Through the Fen = 0", claims={"Ana": False}, place=table.place)
    verdict = report(replace(table, asks=(ask,)), tick=enough).verdicts[0]

    assert verdict.answer.finding is not None
    assert (verdict.answer.finding.complete, verdict.answer.finding.answer) == (False, None)
    assert verdict.answer.finding.positions < FEW
