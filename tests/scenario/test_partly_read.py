"""Where a sentence of a card was not carried out, no claim is called simply right or wrong."""

from __future__ import annotations

from judge.scenario.read import read
from judge.scenario.report import report
from judge.scenario.report_text import report_text

TABLE = """
title: How hard does Belwen hit?
game: lotr-lcg
at: player-attack
table:
  players: {Ana: {}}
  heroes: {Belwen: {owner: Ana, attack: 3%s}}
  enemies: {Orc: {engaged: Ana, defense: 1, hp: 9}}
choices: [Ana attacks Orc with Belwen]
asks:
  - value: damage on Orc
    claims: {Ana: 2, Ben: 3}
"""


def test_claims_are_judged_as_far_as_the_cards_are_understood() -> None:
    """6.8.3: 3 attack less 1 defense is 2; but what the unread sentence would do nobody knows."""
    text = report_text(report(read(TABLE % ', text: "Belwen dances with purple elephants."')))
    assert "Ana says 2: right, as far as the cards are understood" in text
    assert "Ben says 3: wrong, as far as the cards are understood" in text


def test_where_everything_is_understood_nothing_is_added() -> None:
    """The same without the sentence."""
    text = report_text(report(read(TABLE % "")))
    assert "Ana says 2: right\n" in text
    assert "as far as" not in text
