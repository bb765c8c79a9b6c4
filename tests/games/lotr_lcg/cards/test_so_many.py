"""How many there were just now, what happens once for each of several, and whose cards a price is paid with."""

from __future__ import annotations

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: 5, deck: 9}, Ben: {threat: 30, hand: 2, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 9, resources: 5, text: "HERO"}
  Hald: {owner: Ana}
  Odo: {owner: Ben}
locations: {Fen: {points: 5, threat: 2, text: "PLACE"}}
objectives: {Crown: {controller: Ana, text: "Loot."}, Cup: {text: "Loot. Guarded."}}
quests: {Road: {points: 9, progress: 5, time: 5}}
enemies: {Orc: {attack: 1, hp: 3, engaged: Ana, text: "ENEMY"}}
encounter-deck: [Elm, Elk, Elf]
treacheries: {Elm: {}, Elk: {}, Elf: {}}
"""


def at(where: str, place: str, *chosen: str, hero: str = "", enemy: str = "") -> Played:
    table = TABLE.replace("PLACE", place).replace("HERO", hero).replace("ENEMY", enemy)
    return situation(where, table, *chosen)


def status(text: str) -> str:
    return RULES.collected.read(PrintedCard("Fen", "location", text=(text,), stats={"threat": 1})).status


@pytest.mark.parametrize(
    ("hero", "place", "enemy"),
    [
        (
            "Remove 2 time counters from the current quest.",
            "After a time counter is removed from the current quest",
            "",
        ),
        ("Spend 2 resources from Hild's pool to ready Hald.", "After a player spends a resource", ""),
        ("Spend 2 resources to heal 1 damage from Hild.", "After a player spends a resource", ""),
        ("Deal 2 shadow cards to Orc.", "", "Forced: After Orc is dealt a shadow card, raise your threat by 1."),
    ],
)
def test_once_for_each_of_several(hero: str, place: str, enemy: str) -> None:
    """triggering-condition: a counter, a resource, a shadow card: two of them are two such occasions."""
    text = f"Forced: {place}, raise the first player's threat by 1." if place else ""
    table = TABLE.replace("Hild: {", "Hild: {damage: 3, ").replace("Hald: {", "Hald: {exhausted: yes, ")
    table = table.replace("PLACE", text).replace("HERO", f"Action: {hero}").replace("ENEMY", enemy)

    assert value(situation("action-window", table, "Ana uses Hild"), "threat of Ana") == 32


def test_once_for_any_number() -> None:
    text = "Forced: After a player spends any number of resources, raise that player's threat by 1."
    play = at("action-window", text, "Ana uses Hild", hero="Action: Spend 2 resources from Hild's pool to draw 1 card.")

    assert value(play, "threat of Ana") == 31


def test_as_many_as_were_spent() -> None:
    """letter-x: 3 resources are spent, so that 3 damage is dealt."""
    text = (
        "Forced: After resources are spent from Hild's pool, deal X damage to Hild. X is the number of resources spent."
    )
    play = at("action-window", text, "Ana uses Hild", hero="Action: Spend 3 resources from Hild's pool to draw 1 card.")

    assert value(play, "damage on Hild") == 3


def test_for_each_progress_removed() -> None:
    """4 of the 5 are removed, and Ana's threat of 30 is raised by 4."""
    text = (
        "Forced: After any amount of progress is removed from the current quest, raise the first player's threat by 1"
    )
    play = at(
        "action-window", f"{text} for each progress removed.", "Ana uses Hild",
        hero="Action: Remove 4 progress from the current quest.",
    )  # fmt: skip

    assert value(play, "threat of Ana") == 34


@pytest.mark.parametrize(
    "text",
    [
        "Forced: After a player draws any number of cards, raise his threat by X. X is the number of resources spent.",
        "Forced: After a player spends a resource, raise his threat by X. X is the number of resources spent.",
    ],
)
def test_what_the_occasion_does_not_tell_is_unread(text: str) -> None:
    assert status(text) == "unread"


@pytest.mark.parametrize("who", ["Each player", "The first player"])
def test_a_price_is_paid_with_ones_own(who: str) -> None:
    """cost-own-elements: Ana pays with Hild or Hald, not with Odo, who is Ben's."""
    play = at("action-window", f"Action: {who} may exhaust a hero to place 1 progress here.", "Ana uses Fen",
              "Ana does it")  # fmt: skip

    assert choices(play) == ["Ana chooses Hild", "Ana chooses Hald"]


@pytest.mark.parametrize("what", ["exhausts a hero", "must choose: either exhaust a hero, or draw 1 card"])
def test_whose_hero_an_effect_means_is_not_known(what: str) -> None:
    """The rulebook says whose cards pay a cost, and of an effect it does not."""
    text = f"Forced: After Fen becomes the active location, the first player {what}."

    assert status(text) == "unread"
    assert status(text.replace("hero", "hero he controls")) == "read"


def test_safe_and_loot_are_only_spoken_of() -> None:
    """Two cards are called loot, and one of them is controlled by a player."""
    text = "Fen gets +1 threat for each loot objective in play. Fen gets +4 quest points for each safe location."
    play = at("action-window", text)

    assert value(play, "threat strength of Fen") == 4
    assert value(play, "quest points of Fen") == 5
    play = at("action-window", f"Safe. {text}")
    assert value(play, "quest points of Fen") == 9
