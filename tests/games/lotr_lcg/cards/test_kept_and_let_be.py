"""What cannot be discarded by whom, what players do not do, and what is left of a card when its host has gone."""

from __future__ import annotations

import pytest
from situations import choices, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: 2, deck: 9}, Ben: {threat: 30, deck: 9}}
heroes:
  Hild: {owner: Ana, attack: 2, damage: 1, hp: 4, text: "HERO"}
  Odo: {owner: Ben, hp: 3}
attachments: {Ring: {owner: Ana, on: Odo, text: "RING"}, Rope: {owner: Ana, on: ROPED, text: "Attach to a hero."}}
locations: {Fen: {points: 5, threat: 1, text: "PLACE"}}
quests: {Road: {points: 9}}
enemies: {Orc: {attack: 1, hp: 3, engaged: Ana}, Ork: {attack: 1, hp: 3, engagement-cost: 10}}
"""


def at(where: str, *chosen: str, hero: str = "", ring: str = "", place: str = "", roped: str = "Hild") -> Played:
    table = TABLE.replace("HERO", hero).replace("RING", f"Attach to a hero. {ring}").replace("PLACE", place)
    return situation(where, table.replace("ROPED", roped), *chosen)


@pytest.mark.parametrize(("by", "gone"), [("player", False), ("encounter", True)])
def test_discarded_by_whose_effects(by: str, gone: bool) -> None:
    """cannot: it is a player's card that discards it here; what encounter cards cannot do a hero can."""
    play = at("action-window", "Ana uses Hild", hero="Action: Draw 1 card. Discard each attachment attached to Odo.",
              ring=f"Cannot be discarded by {by} card effects.")  # fmt: skip

    assert (value(play, "place of Ring") == "discard pile") is gone


@pytest.mark.parametrize(("by", "gone"), [("player", True), ("encounter", False)])
def test_discarded_by_an_encounter_card(by: str, gone: bool) -> None:
    place = "Forced: After Fen becomes the active location, discard each attachment attached to Odo."
    play = at("travel", "Ana travels to Fen", ring=f"Cannot be discarded by {by} card effects.", place=place)

    assert (value(play, "place of Ring") == "discard pile") is gone


@pytest.mark.parametrize(("roped", "attack"), [("Odo", 3), ("Hild", 2)])
def test_no_other_attachments(roped: str, attack: int) -> None:
    """Ring and Rope: on the same hero each of them is another attachment for the other."""
    table = TABLE.replace("on: Odo", "on: Hild").replace("HERO", "").replace("PLACE", "").replace("ROPED", roped)
    ring = "Attach to a hero. While attached hero has no other attachments, it gets +1 attack."

    assert value(situation("action-window", table.replace("RING", ring)), "attack of Hild") == attack


def test_a_player_makes_no_engagement_checks() -> None:
    """5.2 and 5.3: Ork with an engagement cost of 10 would engage Ana, the first player, and engages Ben."""
    hero = "Action: Choose a player. That player does not make engagement checks this phase."
    play = at("encounter", "Ana does not engage", "Ben does not engage", "Ana uses Hild on Ana", "Ben passes",
              "Ana passes", hero=hero)  # fmt: skip

    assert value(play, "player engaged with Ork") == "Ben"
    free = at("encounter", "Ana does not engage", "Ben does not engage", "Ana passes", "Ben passes", hero=hero)
    assert value(free, "player engaged with Ork") == "Ana"


def test_players_do_not_draw() -> None:
    play = at("action-window", "Ana uses Hild", hero="Action: Raise your threat by 1. Draw 1 card.",
              place="Players do not draw cards.")  # fmt: skip

    assert value(play, "cards in hand of Ana") == 2


def test_choose_and_deal() -> None:
    """choose: one enemy is chosen of the two that are in play."""
    play = at("action-window", "Ana uses Hild on Ork", hero="Action: Choose and deal 2 damage to an enemy in play.")

    assert [value(play, f"damage on {each}") for each in ("Orc", "Ork")] == [0, 2]


def test_when_its_host_has_gone() -> None:
    """The last sentence has no bold word and is an ability of its own: after Odo leaves play, Ring is shuffled in."""
    ring = "Action: Exhaust Ring to draw 1 card. If attached hero leaves play, return Ring to your hand."
    play = at("action-window", "Ana uses Hild", hero="Action: Destroy Odo.", ring=ring)

    assert value(play, "Odo is in play") is False
    assert value(play, "place of Ring") == "hand"


def test_raised_by_an_encounter_card() -> None:
    text = "Response: After your threat is raised by an encounter card, lower your threat by 1."
    place = "Forced: After Fen becomes the active location, raise each player's threat by 3."
    assert "Ana uses Hild" in choices(at("travel", "Ana travels to Fen", hero=text, place=place))
    play = at("action-window", "Ana uses Hild (1)", hero=f"Action: Raise your threat by 3. {text}")
    assert "Ana uses Hild" not in choices(play)


@pytest.mark.parametrize(("state", "threat"), [("ready and damaged", 3), ("exhausted and damaged", 1)])
def test_two_things_at_once(state: str, threat: int) -> None:
    """Hild is ready and has 1 damage."""
    assert (
        value(at("action-window", place=f"While Hild is {state}, Fen gets +2 threat."), "threat strength of Fen")
        == threat
    )


@pytest.mark.parametrize(("roped", "threat"), [("Hild", 30), ("Odo", 35)])
def test_if_none_was_discarded(roped: str, threat: int) -> None:
    """Hild has Rope to lose, or nothing, so that her controller's threat of 30 is raised."""
    place = (
        "Forced: After Fen becomes the active location, discard each attachment attached to Hild. If no attachment was"
    )
    play = at(
        "travel", "Ana travels to Fen", place=f"{place} discarded, raise the first player's threat by 5.", roped=roped
    )

    assert value(play, "threat of Ana") == threat
