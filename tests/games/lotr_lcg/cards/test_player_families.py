"""Families of wordings on heroes, allies, attachments and events; invented cards, results worked out by hand."""

from __future__ import annotations

from situations import choices, may, value

from judge.scenario.play import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: 4, deck: 9}, Ben: {threat: 45, hand: 4, deck: 9}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 3, hp: 5, attack: 2, text: TEXT}
  Ulf: {owner: Ana, sphere: tactics, exhausted: yes, traits: [Dwarf], hp: 5, attack: 1}
  Odo: {owner: Ben, sphere: lore, traits: [Hobbit], hp: 5}
enemies: {Orc: {engaged: Ana, traits: [Orc], hp: 9, attack: 3}, Wolf: {hp: 9, threat: 2}}
quests: {Road: {points: 9, progress: 3}}
"""


def at(where: str, text: str, *chosen: str, more: str = "") -> Played:
    return situation(where, TABLE.replace("TEXT", repr(text)) + more, *chosen)


def test_a_change_that_comes_on_top_in_a_case() -> None:
    """(+2 if ...) stands in the place of +1; (and +1 ... if ...) is added to it."""
    higher = "Hild gets +1 attack. (+2 attack if your threat is 30 or higher.)"
    assert value(at("action-window", higher), "attack of Hild") == 4
    too = "Hild gets +1 attack (and +2 hit points if Hild has the sentinel keyword)."
    assert (value(at("action-window", too), "attack of Hild"), value(at("action-window", too), "hit points of Hild")) == (3, 5)
    assert value(at("action-window", "Sentinel. " + too), "hit points of Hild") == 7
