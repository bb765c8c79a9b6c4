"""What cards of players keep from happening, and what they bring back; invented cards, results worked out by hand."""

from __future__ import annotations

import pytest
from situations import may, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation, value_now

TABLE = """
players: {Ana: {threat: 30, hand: [Song], deck: [Rob, Axe, Pim]}, Ben: {threat: 45, hand: 4, deck: 9}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 5, hp: 5, willpower: 3, attack: 2, traits: [Rohan], text: TEXT}
  Odo: {owner: Ben, sphere: lore, resources: 2, hp: 4, willpower: 1}
allies: {Rob: {owner: Ana, sphere: lore, cost: 3, traits: [Scout], hp: 3}, Pim: {owner: Ana, cost: 1, hp: 3}}
attachments: {Axe: {owner: Ana, cost: 1, traits: [Weapon]}, Net: {owner: Ben, on: Hild, text: NET}}
events: {Song: {owner: Ana, cost: 0, sphere: spirit, text: "Action: Deal 2 damage to a hero."}}
enemies: {Orc: {engaged: Ana, hp: 9, text: ORC}}
quests: {Road: {points: 9}}
"""


def at(text: str, *chosen: str, where: str = "action-window", net: str = "", orc: str = "") -> Played:
    table = TABLE.replace("TEXT", repr(text)).replace("NET", repr(net)).replace("ORC", repr(orc))
    return situation(where, table, *chosen)


LESS = "Attached hero gets -2 willpower and +1 attack."


@pytest.mark.parametrize(
    ("text", "net", "orc", "found"),
    [
        ("", LESS, "", 1),
        ("Hild cannot have her willpower reduced.", LESS, "", 3),
        ("Hild's willpower cannot be reduced.", LESS, "", 3),
        ("Hild's willpower cannot be lowered by encounter card effects.", LESS, "", 1),
        ("Hild's willpower cannot be lowered by encounter card effects.", "", "Each hero gets -2 willpower.", 3),
        ("Hild cannot have her attack reduced.", LESS, "", 1),
    ],
)
def test_a_value_that_is_not_lowered(text: str, net: str, orc: str, found: int) -> None:
    """cannot: 3 willpower less 2, unless that cannot be; Net is a card of a player."""
    assert value(at(text, net=f"Attach to a hero. {net}" if net else "", orc=orc), "willpower of Hild") == found


def test_damage_prevented_for_a_while() -> None:
    text = "Action: Prevent all damage dealt to Hild this phase."

    assert value(at("", "Ana plays Song", "Ana chooses Hild"), "damage on Hild") == 2
    assert not may(at(text, "Ana uses Hild", "Ana plays Song"), "Ana chooses Hild")


RISE = "Forced: At the beginning of the quest phase, raise each player's threat by 3."


@pytest.mark.parametrize(
    ("text", "found"), [("", 33), ("Your threat cannot be raised by encounter card effects.", 30),
                        ("Your threat cannot be increased by player card effects.", 33)],
)  # fmt: skip
def test_threat_that_is_not_raised(text: str, found: int) -> None:
    assert value_now(at(text, where="quest", orc=RISE), "threat of Ana") == found


def test_a_revealed_ally_is_put_into_play() -> None:
    """Rob and Pim are the allies among the top 3."""
    text = (
        "Action: Reveal the top 3 cards of your deck and put 1 revealed ally into play. "
        "Shuffle all other revealed cards back into your deck."
    )
    play = at(text, "Ana uses Hild", "Ana chooses Pim")

    assert (value(play, "Pim is in play"), value(play, "cards in deck of Ana")) == (True, 2)


def test_back_into_play_and_wounded() -> None:
    """Rob was discarded; 1 damage token on him."""
    text = "Action: Discard the top card of your deck. Put that card into play with 1 damage token on it."
    play = at(text, "Ana uses Hild")

    assert (value(play, "Rob is in play"), value(play, "damage on Rob")) == (True, 1)


def test_which_cards_a_hero_pays_for() -> None:
    """resource-match: Rob is a lore Scout; Hild has a spirit icon."""
    hand = "hand: [Song, Rob]"
    for text, able in (("", False), ("Hild may spend resources to pay for Scout cards.", True),
                       ("Hild may spend resources to pay for Weapon cards.", False)):  # fmt: skip
        table = TABLE.replace("hand: [Song]", hand).replace("[Rob, Axe, Pim]", "[Axe, Pim]").replace("TEXT", repr(text))
        play = situation("planning", table.replace("NET", "''").replace("ORC", "''"))

        assert may(play, "Ana plays Rob") is able


def test_nothing_but_one_kind_of_attachment() -> None:
    """cannot-have-attachments: Axe is a Weapon."""
    for trait, able in (("Mount", False), ("Weapon", True)):
        table = TABLE.replace("hand: [Song]", "hand: [Song, Axe]").replace("[Rob, Axe, Pim]", "[Rob, Pim]")
        table = table.replace("on: Hild, text: NET", "on: Odo").replace("ORC", "''")
        text = f"Hild cannot have attachments except {trait} attachments."
        play = situation("planning", table.replace("TEXT", repr(text)))

        assert may(play, "Ana plays Axe on Hild") is able


FIGHT = """
phase: combat
players: {Ana: {threat: 30, deck: 9}, Ben: {threat: 45, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 5, defense: 1, exhausted: yes, text: TEXT}
  Odo: {owner: Ben, hp: 4}
enemies: {Orc: {engaged: WHO, hp: 3, attack: 4}}
quests: {Road: {points: 9}}
attack: {by: enemy, enemy: Orc, player: WHO, defenders: [Hild]}
"""


@pytest.mark.parametrize(("who", "damage"), [("Ana", 3), ("Ben", 1)])
def test_defending_for_another(who: str, damage: int) -> None:
    """sentinel: 4 attack against 1 defense, or 1 and 2 more where Ben is attacked."""
    text = "Sentinel. Hild gets +2 defense while defending attacks made against other players."
    play = situation("enemy-attack:6.4.3", FIGHT.replace("WHO", who).replace("TEXT", repr(text)))

    assert value_now(play, "damage on Hild") == damage


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("Action: Deal 2 damage to Odo. Heal all damage from Odo. Draw 1 card for each damage healed this way.", 3),
        ("Action: Choose another player. You and that player each draw 1 card.", 2),
        ("Action: Choose another player. You and that player each lower your threat by 4.", 1),
    ],
)
def test_what_is_counted_and_who_each_of_two_is(text: str, hand: int) -> None:
    """1 card in hand: 2 damage are healed; both of two players do the same."""
    play = at(text, "Ana uses Hild")
    both = text.count("each draw"), text.count("each lower")

    assert value(play, "cards in hand of Ana") == hand
    assert value(play, "cards in hand of Ben") == 4 + both[0]
    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (30 - 4 * both[1], 45 - 4 * both[1])


def test_a_letter_too_few() -> None:
    """search: the misspelt word can only be that one."""
    text = "Action: Seach your deck for an ally and put it into play. Shufle you deck."
    play = at(text, "Ana uses Hild", "Ana chooses Pim")

    assert value(play, "Pim is in play") is True
