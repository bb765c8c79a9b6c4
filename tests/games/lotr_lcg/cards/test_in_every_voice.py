"""Occasions, cases and deeds of encounter cards told in every voice; invented cards, worked out by hand first."""

from __future__ import annotations

import pytest
from situations import value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation, value_now

TABLE = """
players: {Ana: {threat: 20, deck: 9}, Ben: {threat: 31, first: yes, deck: 9}}
heroes:
  Hild: {owner: Ana, resources: 2, hp: 9, attack: 3, defense: 1, willpower: 2, traits: [Ranger]}
  Odo: {owner: Ben, resources: 3, hp: 5, attack: 1, willpower: 1, damage: 1}
"""


def fought(text: str, defender: str = "Hild", more: str = "") -> Played:
    """Maw with a text, and 4 attack, has attacked Ana."""
    table = f"""
enemies: {{Maw: {{engaged: Ana, attack: 4, hp: 9, text: "{text}"}}}}
allies: {{Pim: {{owner: Ana, hp: 1, exhausted: yes}}}}
attack: {{enemy: Maw, player: Ana}}
"""
    chosen = f"Ana defends with {defender}" if defender else "Ana declares no defender"
    return situation("enemy-attack", TABLE + table + more, chosen)


def revealed(text: str, more: str = "", *chosen: str) -> Played:
    """The treachery with that text is revealed."""
    table = f'treacheries: {{Gloom: {{text: "{text}"}}, Second: {{}}}}\nencounter-deck: [Gloom, Second]\n'
    return situation("reveal", TABLE + table + more, *chosen)


def status(kind: str, text: str) -> str:
    """How much of a card is read."""
    assert RULES.collected is not None
    return RULES.collected.read(PrintedCard("Maw", kind, text=(text,))).status


@pytest.mark.parametrize(
    ("whom", "damage"),
    [("a Ranger", 5), ("a damaged character", 3), ("you", 5), ("the last player", 5), ("the first player", 3)],
)
def test_more_attack_against_some(whom: str, damage: int) -> None:
    """6.4.4: 4 attack less 1 defense, and 2 more where Hild, or Ana, who is the last player, is meant.

    `you` speaks on an enemy of whom it is engaged with: that is Ana too.
    """
    assert value(fought(f"Maw gets +2 attack while attacking {whom}."), "damage on Hild") == damage


@pytest.mark.parametrize(("threat", "damage"), [("a threat of 30 or higher", 3), ("a threat of 20 or higher", 5)])
def test_more_attack_against_a_player_with_threat(threat: str, damage: int) -> None:
    """Ana has a threat of 20."""
    text = f"Maw gets +2 attack while attacking a player with {threat}."

    assert value(fought(text), "damage on Hild") == damage


@pytest.mark.parametrize(("defenders", "threat"), [("Hild", 20), ("", 23)])
def test_an_undefended_attack(defenders: str, threat: int) -> None:
    text = "Forced: After Maw makes an undefended attack, raise the engaged player's threat by 3."

    assert value(fought(text, defenders), "threat of Ana") == threat


@pytest.mark.parametrize(("number", "threat"), [("3 or more", 22), ("4 or more", 20), ("less than 4", 22)])
def test_how_much_damage_an_attack_dealt(number: str, threat: int) -> None:
    """4 attack less 1 defense are 3 damage."""
    text = f"Forced: After Maw attacks, if this attack dealt {number} damage, raise your threat by 2."

    assert value(fought(text), "threat of Ana") == threat


@pytest.mark.parametrize(
    ("who", "damage"),
    [("an Orc or Ranger", 1), ("a Ranger or an Orc", 1), ("an Orc or Goblin", 0), ("an ally or a Ranger", 1),
     ("an ally or a Goblin", 0)],
)  # fmt: skip
def test_one_kind_or_another(who: str, damage: int) -> None:
    text = f"Forced: After Maw attacks, if the defending character is {who}, deal 1 additional damage to it."

    assert value(fought(text), "damage on Hild") == 3 + damage  # 3 come from the attack itself.


@pytest.mark.parametrize(("by", "threat"), [("a card effect", 25), ("a player card effect", 20)])
def test_what_brought_it_about(by: str, threat: int) -> None:
    """A treachery places the progress: a card effect, and none of a player's card."""
    text = f"Forced: After progress is placed on Fen by {by}, raise the last player's threat by 5."
    fen = f'locations: {{Fen: {{quest-points: 5, text: "{text}"}}}}\n'

    assert value(revealed("When Revealed: Place 2 progress on Fen.", fen), "threat of Ana") == threat


def test_lost_resources() -> None:
    """Each hero loses as many as it has."""
    play = revealed("When Revealed: Each hero loses 2 resources.")

    assert (value(play, "resources of Hild"), value(play, "resources of Odo")) == (0, 1)


def test_all_resources_lost() -> None:
    play = revealed("When Revealed: Each hero with damage on it loses all resources.")

    assert (value(play, "resources of Hild"), value(play, "resources of Odo")) == (2, 0)


def test_half_a_hand() -> None:
    """3 cards: half of them, rounded up, are 2."""
    hand = "events: {One: {owner: Ana, zone: hand}, Two: {owner: Ana, zone: hand}, Three: {owner: Ana, zone: hand}}\n"
    play = revealed("When Revealed: The last player discards half of his hand (rounded up) at random.", hand)

    assert value(play, "cards in hand of Ana") == 1


@pytest.mark.parametrize(("number", "surge"), [("more", 0), ("as many", 1), ("fewer", 0)])
def test_as_many_as_players(number: str, surge: int) -> None:
    """Two players, two enemies in the staging area."""
    than = "as" if number == "as many" else "than"
    enemies = "enemies: {Maw: {zone: staging area}, Gut: {zone: staging area}}\n"
    text = f"When Revealed: If there are {number} enemies in the staging area {than} players in the game, raise each "
    play = revealed(f"{text}player's threat by 1.", enemies)

    assert value(play, "threat of Ana") == 20 + surge


def test_first_one_of_all_players() -> None:
    """The ally that Ana plays costs 1 less; the one that Ben plays in that round does not."""
    hand = (
        "allies: {Pim: {owner: Ana, cost: 2, sphere: neutral, zone: hand}, "
        "Pam: {owner: Ben, cost: 2, sphere: neutral, zone: hand}}\n"
        'locations: {Fen: {text: "Reduce the cost of the first ally played each round by 1."}}\n'
    )
    play = situation("planning", TABLE + hand, "Ben plays Pam", "Ben passes", "Ana plays Pim")

    assert (value_now(play, "resources of Odo"), value_now(play, "resources of Hild")) == (2, 0)


@pytest.mark.parametrize(
    ("text", "ban"),
    [("The engaged player cannot defend with heroes.", True), ("The engaged player cannot defend with allies.", False)],
)
def test_with_whom_a_player_cannot(text: str, ban: bool) -> None:
    from situations import choices

    enemy = f'enemies: {{Maw: {{engaged: Ana, attack: 4, hp: 9, text: "{text}"}}}}\n'
    play = situation("combat:6.4", TABLE + "phase: combat\n" + enemy)

    assert ("Ana defends with Hild" in choices(play)) is not ban


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("enemy", "Forced: After Maw makes an undefended journey, raise your threat by 1."),
        ("enemy", "Maw gets +1 attack while attacking a cloud."),
        ("enemy", "The engaged player cannot defend with attachments."),
        ("enemy", "Forced: After Maw is explored by a card effect, raise your threat by 1."),
        ("treachery", "When Revealed: Each hero loses half."),
        ("treachery", "When Revealed: Each player discards half of the hand."),
        ("treachery", "When Revealed: If there are more enemies in play than clouds, raise each player's threat by 1."),
    ],
)
def test_what_stays_unread(kind: str, text: str) -> None:
    assert status(kind, text) == "unread"
