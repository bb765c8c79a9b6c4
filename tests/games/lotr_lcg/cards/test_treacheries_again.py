"""Treacheries: parts of sentences in new places; invented cards, what must come out worked out by hand first."""

from __future__ import annotations

import json

from situations import value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30}, Ben: {threat: 30}}
heroes:
  Hild: {owner: Ana, hp: 5, willpower: 3, attack: 2, defense: 1, resources: 2}
  Odo: {owner: Ben, hp: 4, resources: 1}
allies:
  Cur: {owner: Ana, hp: 3, traits: [Creature], cost: 3, zone: play}
  Fir: {owner: Ana, cost: 2, zone: hand}
  Elm: {owner: Ben, cost: 4, zone: hand}
enemies:
  Orc: {traits: [Orc], hp: 9, attack: 2, defense: 1, engagement: 20}
  Wight: {traits: [Undead], hp: 2, threat: 1, zone: discard pile}
  Ghast: {traits: [Undead], hp: 2, threat: 1, zone: discard pile}
  Ghost: {traits: [Undead], hp: 2, threat: 1, zone: discard pile}
locations: {Marsh: {threat: 2, points: 4}}
treacheries: {Gloom: {text: TEXT}, Second: {}, Third: {}}
quests: {Road: {points: 9, progress: 3, stage: 1}}
encounter-deck: [Gloom, Second, Third]
"""


def revealed(text: str, *chosen: str, table: str = TABLE) -> Played:
    """The treachery with that text is revealed."""
    return situation("reveal", table.replace("TEXT", json.dumps(text)), *chosen)


def values(play: Played, *asked: str) -> list[object]:
    return [value(play, each) for each in asked]


def status(text: str, kind: str = "treachery") -> str:
    return RULES.collected.read(PrintedCard("Gloom", kind, text=(text,))).status


def test_several_values_are_set_at_once() -> None:
    """Hild has 3, 2 and 1: all of them are 0 while it is attached."""
    text = "When Revealed: Attach to Hild. (Counts as a Condition attachment with the text: \"Reduce attached hero's "
    play = revealed(text + 'willpower, attack, and defense to 0.")')
    assert values(play, "willpower of Hild", "attack of Hild", "defense of Hild") == [0, 0, 0]


def test_a_price_that_cancels_the_effect() -> None:
    text = "When Revealed: Each player raises his threat by 4. Any player may choose to discard 1 Creature ally he "
    text += "controls to cancel this effect."
    paid = revealed(text, "Ana chooses Ana", "Ana selects discard a Creature ally that player controls")
    assert values(paid, "threat of Ana", "threat of Ben", "place of Cur") == [30, 30, "discard pile"]


def test_the_cost_of_all_cards_that_were_discarded() -> None:
    """2 and 4: the 3 threat of the staging area are 9."""
    text = "When Revealed: Each player discards 1 random card from hand. Until the end of the phase, add X threat to "
    play = revealed(text + "the staging area, where X is the total cost of the discarded cards.")
    assert value(play, "threat in the staging area") == 9


def test_so_many_from_the_top_of_the_discard_pile() -> None:
    """Two players: the two that came last, Ghast and Ghost; nobody says which."""
    text = "When Revealed: Return the top X Undead enemies in the encounter discard pile to the staging area, where X "
    play = revealed(text + "is the number of players.")
    assert values(play, "place of Wight", "place of Ghast", "place of Ghost") == [
        "discard pile",
        "staging area",
        "staging area",
    ]


def test_what_is_done_if_it_finds_nothing_to_be_attached_to() -> None:
    text = (
        'While attached to an enemy, counts as a Condition attachment with the text: "Attached enemy gets +1 attack."'
    )
    text += "When Revealed: Attach to the WHOM with the lowest defense without a copy of Gloom. "
    text += "Otherwise, Gloom gains surge."
    there = revealed(text.replace("WHOM", "Orc enemy"))
    assert values(there, "attack of Orc", "place of Second") == [3, "deck"]

    nobody = revealed(text.replace("WHOM", "Undead enemy"))
    assert values(nobody, "place of Gloom", "place of Second") == ["discard pile", "discard pile"]


def test_the_shadow_effect_does_what_it_does_when_revealed() -> None:
    """It is one text box, though a list may have it in parts."""
    parts = ("When Revealed: Deal 1 damage to each hero.", 'Shadow: Resolve the "when revealed" effect of Gloom.')
    assert RULES.collected.read(PrintedCard("Gloom", "treachery", text=parts)).status == "read"


DECKS = TABLE.replace("Ana: {threat: 30}, Ben: {threat: 30}", "Ana: {threat: 30, deck: 9}, Ben: {threat: 30, deck: 9}")


def test_on_a_deck_it_takes_the_place_of_the_next_draw() -> None:
    """Ana is the first player: she draws nothing the first time, and 1 card the second; Ben draws 2 and 1."""
    text = "When Revealed: Attach Gloom to the top of the first player's deck. Each player draws 2 cards. MORE"
    text += '(Counts as a Condition attachment with the text: "The next time a player would draw 1 or more cards from '
    text += 'attached deck, discard Gloom instead.")'
    once = revealed(text.replace("MORE", ""), table=DECKS)
    assert values(once, "cards in hand of Ana", "cards in hand of Ben", "place of Gloom") == [1, 3, "discard pile"]

    twice = revealed(text.replace("MORE", "Each player draws 1 card. "), table=DECKS)
    assert values(twice, "cards in hand of Ana", "cards in hand of Ben") == [2, 4]

    kept = revealed(text.replace("Each player draws 2 cards. MORE", ""), table=DECKS)
    assert values(kept, "host of Gloom", "place of Gloom") == ["Ana", "play area"]


def test_on_a_threat_dial_it_speaks_to_that_player() -> None:
    text = "When Revealed: Attach Gloom to Ben's threat dial. Deal 1 damage to Hild. (Counts as a Condition attachment "
    play = revealed(text + 'with the text: "Forced: After a hero takes damage, raise your threat by 2.")')
    assert values(play, "threat of Ana", "threat of Ben") == [30, 32]
