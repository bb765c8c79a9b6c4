"""Objectives that enemies carry, and several things done for one price; worked out by hand."""

from __future__ import annotations

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: 2, deck: 9}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 3, text: "HERO"}
  Hald: {owner: Ana}
objectives: {Purse: {on: BEARER, text: "PURSE"}}
enemies:
  Ogre: {hp: 2, engaged: Ana, traits: [Troll]}
  Oaf: {hp: 3, PLACE, traits: [Troll]}
  Elk: {hp: 3}
quests: {Road: {points: 9}}
encounter-deck: [DECK]
"""
KILL = "Action: Destroy Ogre."
WAITS = "Response: After attached Troll enemy is destroyed, the first player may"


def at(where: str, purse: str, *chosen: str, hero: str = KILL, bearer: str = "Ogre", staged: bool = True) -> Played:
    table = TABLE.replace("PURSE", purse).replace("HERO", hero)
    table = table.replace("on: BEARER, ", f"on: {bearer}, " if bearer else "zone: staging area, ")
    table = table.replace("PLACE", "zone: staging area" if staged else "zone: deck")
    return situation(where, table.replace("DECK", "" if staged else "Oaf"), *chosen)


def test_both_are_done_for_the_price() -> None:
    """to-word: who declines neither claims nor attaches it; who does it exhausts a hero, claims and attaches."""
    text = f"{WAITS} exhaust a hero to claim Purse and attach it to that hero."
    done = at("action-window", text, "Ana uses Hild", "Ana uses Purse", "Ana does it", "Ana chooses Hald")
    left = at("action-window", text, "Ana uses Hild", "Ana uses Purse", "Ana declines")

    assert [value(done, each) for each in ("host of Purse", "controller of Purse")] == ["Hald", "Ana"]
    assert value(done, "Hald is exhausted") is True
    assert value(left, "host of Purse") == "none"


def test_who_pays_gets_it() -> None:
    text = f"{WAITS} exhaust Hald to claim Purse and attach it to him."
    play = at("action-window", text, "Ana uses Hild", "Ana uses Purse", "Ana does it")

    assert (value(play, "host of Purse"), value(play, "Hald is exhausted")) == ("Hald", True)


def test_only_that_kind_of_bearer() -> None:
    """An Elk is no Troll."""
    text = f"{WAITS} exhaust a hero to draw 1 card and ready Hald."
    play = at("action-window", text, "Ana uses Hild", hero="Action: Destroy Elk.", bearer="Elk")

    assert "Ana uses Purse" not in choices(play)


GOES = "If Purse is unattached and in the staging area, attach it to a Troll enemy, if able."


REVEAL = "Action: Reveal the top card of the encounter deck."


def test_it_waits_for_one_to_come() -> None:
    """Purse lies in the staging area; when Oaf is revealed, it goes to one of the two Trolls that are there then."""
    play = at("action-window", GOES, "Ana uses Hild", hero=REVEAL, bearer="", staged=False)
    assert choices(play) == ["Ana sends it to Ogre", "Ana sends it to Oaf"]

    play = at("action-window", GOES, "Ana uses Hild", "Ana sends it to Oaf", hero=REVEAL, bearer="", staged=False)
    assert value(play, "host of Purse") == "Oaf"


def test_it_stays_with_who_has_it() -> None:
    """Ogre bears it; it is not unattached when Oaf comes."""
    play = at("action-window", GOES, "Ana uses Hild", hero=REVEAL, staged=False)
    assert value(play, "host of Purse") == "Ogre"


@pytest.mark.parametrize(
    "text", ["Action: Choose a hero. Attach it to it.", "Action: Choose a hero. Attach him to her."]
)
def test_which_goes_on_which_must_be_clear(text: str) -> None:
    assert RULES.collected.read(PrintedCard("Purse", "objective", text=(text,), stats={})).status != "read"
