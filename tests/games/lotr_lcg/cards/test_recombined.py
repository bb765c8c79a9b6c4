"""Pieces that recombine with every row; invented cards, what must come out worked out by hand first."""

from __future__ import annotations

import json

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 36}, Ben: {threat: 30}}
heroes:
  Hild: {owner: Ana, hp: 5, willpower: 3, attack: 2, defense: 1, resources: 2, committed: yes}
  Odo: {owner: Ben, hp: 4, resources: 1}
allies:
  Cur: {owner: Ana, hp: 3, willpower: 1, zone: play, committed: yes}
  Elm: {owner: Ben, hp: 2, zone: play}
  Fir: {owner: Ana, zone: hand}
  Oak: {owner: Ben, zone: hand}
enemies:
  Orc: {traits: [Orc], hp: 9, damage: 3, attack: 2, defense: 1, engaged: Ana}
locations: {Marsh: {threat: 2, points: 4, progress: 2}}
treacheries: {Gloom: {text: TEXT}, Second: {}, Third: {}}
quests: {Road: {points: 9, progress: 3, stage: 1}}
encounter-deck: [Gloom, Second, Third]
"""


def revealed(text: str, *chosen: str) -> Played:
    """The treachery with that text is revealed."""
    return situation("reveal", TABLE.replace("TEXT", json.dumps(text)), *chosen)


def values(play: Played, *asked: str) -> list[object]:
    return [value(play, each) for each in asked]


def said(text: str, kind: str = "treachery") -> list[str]:
    """What is said back of a card, `unread` for a sentence that is not understood."""
    found = RULES.collected.read(PrintedCard("Gloom", kind, text=(text,)))
    return [each.said if each.read else "unread" for each in found.sentences]


def test_any_player_of_a_kind_is_each_of_them() -> None:
    """Only Ana has 35 or more, so only she discards; nobody is asked which player is meant."""
    play = revealed("When Revealed: Any player with a threat of 35 or higher discards an ally he controls.")
    assert values(play, "place of Cur", "place of Elm") == ["discard pile", "play area"]


def test_any_player_of_a_kind_does_several_things() -> None:
    text = "When Revealed: Any player with a threat of 30 or higher draws 1 card and raises his threat by 2."
    assert said(text) == [
        "When Revealed: each player with a threat of 30 or higher draws 1 card and raises their threat by 2."
    ]


def test_players_with_no_enemies_engaged_with_them() -> None:
    """The Orc is engaged with Ana: Ben alone raises his threat."""
    play = revealed("When Revealed: Each player who has no enemies engaged with him raises his threat by 3.")
    assert values(play, "threat of Ana", "threat of Ben") == [36, 33]


def test_the_preposition_stands_before_each_of_two() -> None:
    play = revealed("When Revealed: Remove all progress tokens from the current quest and from each location in play.")
    assert values(play, "progress on Road", "progress on Marsh") == [0, 0]


def test_either_what_each_player_does_or_what_is_done() -> None:
    """The first player chooses; in the second case no player discards a card, and each hero is dealt 1."""
    text = "When Revealed: Either each player discards 1 card from his hand, or deal 1 damage to each hero."
    asked = revealed(text)
    assert len(choices(asked)) == 2
    play = revealed(text, next(each for each in choices(asked) if "damage" in each))
    assert values(play, "damage on Hild", "damage on Odo", "place of Fir") == [1, 1, "hand"]


def test_what_each_of_them_does_instead_is_not_guessed() -> None:
    """`or raise his threat`: nobody is spoken of whose threat that would be."""
    text = "When Revealed: Either each player discards 1 card from his hand or raise his threat by 2."
    assert said(text) == ["unread"]


@pytest.mark.parametrize("until", ["until", "unless"])
def test_until_what_cannot_be_left(until: str) -> None:
    """Of what holds all the time, `until` says no more than `unless`."""
    assert said(f"The players cannot advance from this stage {until} there are no enemies in play.", "quest") == [
        "The players cannot defeat this stage if there are any enemies in play."
    ]
    assert said(f"Gloom cannot take damage {until} there are no other enemies in play.", "enemy") == [
        "This card cannot be damaged if there are any other enemies in play."
    ]


def test_if_at_the_end_of_the_round() -> None:
    text = "If at the end of the round there is 10 or more threat in the staging area, the players lose the game."
    assert said(text, "quest") == [
        "At the end of the round, if the total threat in the staging area is 10 or higher, the players lose the game."
    ]


def test_an_enemy_heals_all_damage() -> None:
    assert value(revealed("When Revealed: Each enemy in play heals all damage."), "damage on Orc") == 0


def test_whoever_has_no_willpower_left_is_discarded() -> None:
    """Hild has 3 and gets -2: she stays. Cur has 1: 0 is left."""
    text = "When Revealed: Each character committed to the quest gets -2 willpower until the end of the phase. "
    play = revealed(text + "Discard each ally whose willpower is reduced to 0.")
    assert values(play, "place of Hild", "place of Cur") == ["play area", "discard pile"]


@pytest.mark.parametrize("much", ["", "any ", "any amount of ", "1 or more ", "at least 1 "])
def test_how_much_it_is_makes_no_difference(much: str) -> None:
    """Every occasion of damage and progress is read with every way to say that the amount does not matter."""
    assert said(f"Forced: After {much}progress is placed on Gloom, discard it.", "location") == [
        "Forced: after progress is placed on this card, discard it."
    ]
    assert said(f"Forced: After Gloom suffers {much}damage, discard it.", "enemy") == [
        "Forced: after this card is dealt damage, discard it."
    ]


@pytest.mark.parametrize(
    "one, other",
    [
        ("The players cannot heal damage from characters.", "Players cannot heal damage from characters."),
        ("Forced: At the end of the round, reveal 1 additional encounter card.",
         "Forced: At the end of the round, reveal an additional encounter card."),
        ("Each hero with more than 2 resources gets +1 attack.",
         "Each hero with greater than 2 resources gets +1 attack."),
        ("If the first player controls an ally, this card gains surge.",
         "If the first player has control of an ally, this card gains surge."),
    ],
)  # fmt: skip
def test_words_for_the_same_thing(one: str, other: str) -> None:
    assert said(one, "enemy") == said(other, "enemy")


def test_it_attacks_or_defends() -> None:
    assert said("Forced: After Gloom attacks or is declared as a defender, discard it.", "ally") == [
        "Forced: after this card attacks or this card is declared as a defender, discard it."
    ]


@pytest.mark.parametrize("text", ["When Gloom attacks or defends, heal it.", "After Gloom defends, discard it."])
def test_an_enemy_does_not_defend(text: str) -> None:
    """6.4: characters defend. What `defends` means of an enemy is not guessed; of an ally it is plain."""
    text = f"Forced: {text}".replace("heal it", "heal 1 damage from it")
    assert said(text, "enemy") == ["unread"]
    assert said(text, "ally") != ["unread"]


def test_here_is_this_card_wherever_a_card_can_stand() -> None:
    text = "Forced: At the end of the round, place 1 resource here and remove all damage from here."
    assert said(text, "location") == [
        "Forced: at the end of the round, add 1 resource to this card and heal all damage from this card."
    ]


def test_those_that_a_player_committed() -> None:
    text = (
        "Forced: After a player commits characters to the quest, he raises his threat by 1 for each ally he committed."
    )
    assert said(text, "location") == [
        "Forced: after a player commits characters to the quest, that player raises their threat by 1 for each ally "
        "that player controls committed to the quest."
    ]
