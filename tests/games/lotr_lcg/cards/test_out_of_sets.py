"""Cards out of a set that lies aside, by a trait alone, with a keyword; invented cards."""

from __future__ import annotations

from situations import choices, value

from judge.scenario.played import Played
from lotr_lcg.situations import refusal, situation

TABLE = """
players: {Ana: {threat: 30, hand: [Horn, Ride, Bow]}}
heroes: {Hild: {owner: Ana, hp: 5, willpower: 2, resources: 3}}
events: {Horn: {owner: Ana}, Ride: {owner: Ana}}
attachments: {Bow: {owner: Ana, cost: 1, zone: hand, text: "Attach to an enemy."}}
treacheries: {Gloom: {text: TEXT}, Second: {}}
enemies:
  Grip: {zone: set aside, encounter-set: Moor Orcs, traits: [Orc], hp: 2}
  Nip: {zone: set aside, encounter-set: Moor Orcs, traits: [Orc], hp: 2}
  Howl: {zone: set aside, encounter-set: Wolves of Old, traits: [Warg], hp: 2}
  Maw: {engaged: Ana, traits: [Orc], hp: 9, damage: 1}
quests: {Road: {points: 9, keywords: [battle]}}
encounter-deck: [Gloom, Second]
"""


def revealed(text: str, *chosen: str) -> Played:
    """The treachery with that text is revealed."""
    return situation("reveal", TABLE.replace("TEXT", repr(f"When Revealed: {text}")), *chosen)


def test_a_random_enemy_from_a_set() -> None:
    """Chance falls on one of the two of that set, and it lies in the discard pile."""
    text = "Place a random enemy from the set aside Moor Orcs set in the encounter discard pile."

    assert choices(revealed(text)) == ["chance falls on Grip", "chance falls on Nip"]
    play = revealed(text, "chance falls on Nip")
    assert [value(play, f"place of {name}") for name in ("Grip", "Nip")] == ["set aside", "discard pile"]


def test_a_trait_and_what_it_is_besides() -> None:
    """Maw is a damaged Orc; the others are not in play."""
    assert value(revealed("Deal 2 damage to each damaged Orc."), "damage on Maw") == 3


def test_out_of_play() -> None:
    """in-play-out-of-play: Maw is in play, so one of the two that lie aside is meant; Howl is no Orc."""
    play = revealed("Shuffle an out of play Orc into the encounter deck.", "Ana chooses Grip")

    assert [value(play, f"place of {name}") for name in ("Grip", "Nip", "Maw")] == ["deck", "set aside", "play area"]


def test_until_so_many_are_in_hand() -> None:
    play = revealed("Each player discards cards from his hand until he has 2 cards in his hand.", "Ana chooses Horn")

    assert [value(play, f"place of {name}") for name in ("Horn", "Ride", "Bow")] == ["discard pile", "hand", "hand"]


def test_no_attachment_cards_on_them() -> None:
    """cannot: Maw is an Orc, and the only enemy there is."""
    moor = 'locations: {Moor: {threat: 1, points: 3, text: "Players cannot play attachment cards on Orc enemies."}}\n'
    table = TABLE.replace("TEXT", "''")

    assert refusal(situation("planning", table + moor), "Ana plays Bow on Maw")
    assert not refusal(situation("planning", table), "Ana plays Bow on Maw")


def test_what_the_quest_has() -> None:
    """battle is what the current quest has; siege it has not."""
    text = "While the current quest has {}, Moor gets +3 threat."
    found = []
    for keyword in ("battle", "siege"):
        moor = f'locations: {{Moor: {{threat: 1, points: 3, text: "{text.format(keyword)}"}}}}\n'
        found.append(value(situation("quest", TABLE.replace("TEXT", "''") + moor), "threat strength of Moor"))

    assert found == [4, 1]
