"""Cards that change places with one in hand, the bottom of a deck, other words for known things; invented cards."""

from __future__ import annotations

import pytest
from situations import choices, may, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players:
  Ana: {threat: 30, hand: [Fir, Song], deck: [Oak, Elm, Ash], discard: [Yew, Fern]}
  Ben: {threat: 45, hand: 4, deck: 9}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 3, hp: 5, text: TEXT}
  Odo: {owner: Ben, sphere: lore, hp: 4}
allies:
  Fir: {owner: Ana}
  Oak: {owner: Ana}
  Elm: {owner: Ana}
  Ash: {owner: Ana}
  Yew: {owner: Ana}
  Fern: {owner: Ana}
events: {Song: {owner: Ana, sphere: tactics, cost: 1}}
enemies: {Orc: {engaged: Ben, hp: 9}}
quests: {Road: {points: 9}}
"""


def at(text: str, *chosen: str, where: str = "action-window", table: str = TABLE) -> Played:
    return situation(where, table.replace("TEXT", repr(text)), "Ana uses Hild", *chosen)


def places(play: Played, *names: str) -> list[object]:
    return [value(play, f"place of {each}") for each in names]


def said(text: str, kind: str = "ally") -> list[str]:
    """What is said back of a card, `unread` for a sentence that is not understood."""
    found = RULES.collected.read(PrintedCard("Gloom", kind, text=(text,)))
    return [each.said if each.read else "unread" for each in found.sentences]


def test_a_card_in_hand_and_the_top_of_the_deck() -> None:
    """Fir lies where Oak lay: the next card drawn is Fir."""
    play = at("Action: Exchange a card in your hand with the top card of your deck. Draw 1 card.", "Ana chooses Fir")
    assert places(play, "Oak", "Fir") == ["hand", "hand"]
    play = at("Action: Switch the top card of your deck with a card in your hand.", "Ana chooses Song")
    assert places(play, "Oak", "Song", "Elm") == ["hand", "deck", "deck"]


def test_a_card_in_hand_and_the_bottom_of_the_deck() -> None:
    """Ash is the last of three; Song then lies there, and is drawn third."""
    text = "Action: Swap a card in your hand for the bottom card of your deck. Draw 2 cards."
    play = at(text, "Ana chooses Song")
    assert places(play, "Ash", "Song", "Oak", "Elm") == ["hand", "deck", "hand", "hand"]


def test_a_card_of_the_discard_pile_is_chosen_first() -> None:
    play = at(
        "Action: Swap a card in your hand with an ally in your discard pile.", "Ana chooses Yew", "Ana chooses Song"
    )
    assert places(play, "Yew", "Song", "Fern") == ["hand", "discard pile", "discard pile"]


def test_the_card_that_was_looked_at() -> None:
    """It may be left where it is; what takes its place lies at the bottom too."""
    text = "Action: Look at the bottom card of your deck. You may exchange it for an ally in your hand."
    asked = at(text)
    assert may(asked, "Ana declines")
    play = at(text, "Ana does it", "Ana chooses Fir")
    assert places(play, "Ash", "Fir", "Oak") == ["hand", "deck", "deck"]


def test_one_of_those_looked_at() -> None:
    """Elm and Ash are the bottom two; the other card stays where it is."""
    text = "Action: Look at the bottom 2 cards of your deck. Switch 1 of them with a card in your hand. Draw 2 cards."
    asked = at(text)
    assert sorted(choices(asked)) == ["Ana chooses Ash", "Ana chooses Elm"]
    play = at(text, "Ana chooses Elm", "Ana chooses Song")
    assert places(play, "Elm", "Song", "Oak", "Ash") == ["hand", "hand", "hand", "deck"]


def test_what_lies_at_the_bottom_can_be_moved() -> None:
    text = "Action: Look at the bottom card of your deck. You may put it on top of your deck. Draw 1 card."
    assert places(at(text, "Ana does it"), "Ash", "Oak") == ["hand", "deck"]
    assert places(at(text, "Ana declines"), "Ash", "Oak") == ["deck", "hand"]


def test_where_they_are_put_back_is_not_guessed() -> None:
    text = "Action: Look at the bottom 3 cards of your deck. Put them back in any order."
    assert said(text)[1] == "unread"


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("Gloom gains the lore and tactics resource icons.",
         "This card gains a lore resource icon and a tactics resource icon."),
        ("Gloom can be declared as a defender against enemies engaged with other players.",
         "This card may be declared as a defender against any enemy."),
        ("Gloom may defend attacks made against other players.",
         "This card may be declared as a defender against any enemy."),
        ("While Gloom is exhausted, he cannot be healed.", "While this card is exhausted, it cannot be healed."),
        ("Response: After Gloom leaves play, put it on the bottom of your deck instead of discarding it.",
         "Response: after this card leaves play, place it on the bottom of its owner's deck."),
    ],
)  # fmt: skip
def test_other_words_for_known_things(text: str, means: str) -> None:
    assert said(text, "ally") == [means]


def test_who_is_exhausted_defends() -> None:
    """6.4.1: an exhausted character cannot defend; by the text each exhausted one can."""
    table = TABLE.replace("hp: 5, text", "hp: 5, exhausted: yes, text").replace("engaged: Ben", "engaged: Ana")
    table += "attack: {enemy: Orc, player: Ana}\n"
    text = "Each exhausted hero may be declared as a defender."
    play = situation("enemy-attack:6.4.1", table.replace("TEXT", repr(text)))
    assert may(play, "Ana defends with Hild")
    play = situation("enemy-attack:6.4.1", table.replace("TEXT", repr("Sentinel.")))
    assert not may(play, "Ana defends with Hild")


def test_one_of_two_changes() -> None:
    play = at("Action: Give Hild your choice of +1 willpower or +1 defense until the end of the phase.")
    assert len(choices(play)) == 2


PAYING = """
players: {Ana: {threat: 30, hand: [Hound, Squire], deck: 9}}
heroes: {Hild: {owner: Ana, sphere: lore, resources: 1, hp: 5}}
allies:
  Warden: {owner: Ana, zone: play, resources: 2, text: TEXT}
  Hound: {owner: Ana, sphere: spirit, cost: 2, traits: [Creature]}
  Squire: {owner: Ana, sphere: spirit, cost: 2, traits: [Scout]}
quests: {Road: {points: 9}}
"""
PAYS = "Warden collects 1 resource each resource phase. These resources may be used to pay for Creature cards you play."


def test_an_ally_pays_for_what_its_text_says() -> None:
    """Hild has no spirit icon: the hound is paid with the two resources of the ally, the squire cannot be paid for."""
    play = situation("planning", PAYING.replace("TEXT", repr(PAYS)), "Ana plays Hound")
    assert (value(play, "resources on Warden"), value(play, "place of Hound")) == (0, "play area")
    assert not may(situation("planning", PAYING.replace("TEXT", repr(PAYS))), "Ana plays Squire")
    assert not may(situation("planning", PAYING.replace("TEXT", repr("Sentinel."))), "Ana plays Hound")


def test_an_ally_collects() -> None:
    play = situation("resource", PAYING.replace("TEXT", repr(PAYS)))
    assert (value(play, "resources on Warden"), value(play, "resources on Hild")) == (3, 2)
    assert said("Gloom collects 1 resource each resource phase.", "hero") == ["unread"]


def test_it_enters_play_with_tokens() -> None:
    table = (
        PAYING.replace("TEXT", repr(""))
        .replace("[Scout]}", '[Scout], text: "Squire enters play with 3 resource tokens on him."}')
        .replace("sphere: lore, resources: 1", "sphere: spirit, resources: 2")
    )
    assert value(situation("planning", table, "Ana plays Squire"), "resources on Squire") == 3


def test_what_this_effect_did_to_the_threat() -> None:
    text = "Action: Reduce your threat by 4. If this effect reduced your threat, draw 1 card."
    assert places(at(text), "Oak") == ["hand"]
    assert places(at(text.replace("effect reduced", "effect raised")), "Oak") == ["deck"]


def test_those_cards_are_counted() -> None:
    """Oak and Elm are the named cards: with 2 of them in the pile the threat goes up by 2."""
    text = "Action: Discard the top 2 cards of your deck. For each of those cards, raise your threat by 1."
    assert value(at(text), "threat of Ana") == 32


def test_a_list_of_effects() -> None:
    play = at("Action: Choose one: • Draw 1 card. • Raise your threat by 1. • Ready a hero.")
    assert len(choices(play)) == 2  # Every hero is ready.


def test_under_the_stage_that_is_defeated() -> None:
    text = (
        "When Revealed: Each player places 1 ally he controls facedown under this quest. When this stage is defeated, "
        "shuffle each player card underneath it into its owner's deck."
    )
    assert said(text, "quest")[1] == (
        "Forced: when the players defeat this stage, shuffle each player card under it into its owner's deck."
    )
