"""Sister sentences: what one card says in one way another says in the next; both mean the same, said back alike."""

from __future__ import annotations

import pytest
from situations import value

from judge.games.lotr_lcg.cards.named import spoken_of
from judge.games.lotr_lcg.cards.reading import read_box
from judge.games.lotr_lcg.cards.words import lexicon_of
from judge.scenario.played import Played
from lotr_lcg.situations import situation

WORDS = lexicon_of(("Hill Troll", "Old Oak"), ("Castle",), {})


def said(text: str) -> str:
    """A text box said back; what is unread stands there as such."""
    read = read_box(text, frozenset(("Test Card",)), WORDS)
    return " ".join(each.said or f"UNREAD {each.text}: {each.why}" for each in read.sentences)


ALIKE = [
    # tokens, whatever they are called
    ("Action: Place 2 progress on the active location.", "Action: Place 2 progress tokens on the active location."),
    ("Action: Heal 2 damage from a hero.", "Action: Heal 2 points of damage from a hero."),
    ("Action: Add 1 resource to a hero's pool.", "Action: Add 1 resource token to a hero's resource pool."),
    # up and down
    ("When Revealed: Raise each player's threat by 2.", "When Revealed: Increase each player's threat level by 2."),
    ("Action: Lower your threat by 2.", "Action: Decrease your threat by 2."),
    # amounts found on the table, in any place
    (
        "When Revealed: Remove progress equal to the number of enemies in play from the current quest.",
        "When Revealed: Remove a number of progress tokens from the current quest "
        "equal to the number of enemies in play.",
    ),
    (
        "Action: Heal damage equal to the number of allies you control from a hero.",
        "Action: Heal an amount of damage from a hero equal to the number of allies you control.",
    ),
    (
        "Action: Lower your threat by the number of players.",
        "Action: Reduce your threat by an amount equal to the number of players in the game.",
    ),
    # what is said with `is` and `has`, behind a noun
    (
        "When Revealed: Deal 1 damage to each character not committed to the quest.",
        "When Revealed: Deal 1 damage to each character that is not currently committed to the quest.",
    ),
    (
        "When Revealed: Exhaust each hero without the Ranger trait.",
        "When Revealed: Exhaust each hero that does not have the Ranger trait.",
    ),
    (
        "When Revealed: Each enemy engaged with a player makes an attack.",
        "When Revealed: Each enemy that is engaged with a player makes an immediate attack.",
    ),
    # commas
    (
        "Action: Search the encounter deck for Hill Troll and put it into play engaged with the first player.",
        "Action: Search the encounter deck for Hill Troll and put it into play, engaged with the first player.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_they_mean_the_same(one: str, other: str) -> None:
    assert "UNREAD" not in said(one)
    assert said(one) == said(other)


TABLE = """
players: {Ana: {threat: 30, first: yes, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 5, damage: 2}
  Ulf: {owner: Ana, hp: 5, traits: [Ranger]}
allies: {Odo: {owner: Ana, hp: 3}, Pim: {owner: Ana, hp: 3, exhausted: yes}}
quests: {Road: {points: 20, progress: 5}}
enemies: {Orc: {hp: 4, engagement-cost: 45}, Imp: {hp: 4, engagement-cost: 45}}
treacheries: {Gloom: {text: TEXT}}
encounter-deck: [Gloom]
"""


def revealed(text: str) -> Played:
    return situation("quest:3.3", TABLE.replace("TEXT", repr(text)))


def test_an_amount_found_on_the_table_is_removed() -> None:
    """Two enemies are in play, so of 5 progress 3 stay."""
    play = revealed("When Revealed: Remove a number of progress from the quest equal to the number of enemies in play.")
    assert value(play, "progress on Road") == 3


def test_a_relative_clause_holds_for_those_it_says() -> None:
    """Hild is damaged and no Ranger, Ulf is a Ranger, Pim is exhausted: each clause takes its own."""
    play = revealed("When Revealed: Deal 1 damage to each ally that is exhausted.")
    assert (value(play, "damage on Odo"), value(play, "damage on Pim")) == (0, 1)
    play = revealed("When Revealed: Deal 1 damage to each hero that does not have the Ranger trait.")
    assert (value(play, "damage on Ulf"), value(play, "damage on Hild")) == (0, 3)


@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ("there are more enemies than locations in play", True),
        ("there are fewer enemies than locations in play", False),
        ("you control more heroes than allies", False),
        ("there are 2 or more players in the game", False),
        ("there is only 1 player in the game", True),
        ("no enemy is engaged with a player", True),
        ("no ally is exhausted", False),
        ("no player controls a Ranger hero", False),
    ],
)
def test_conditions_that_compare_and_deny(condition: str, met: bool) -> None:
    """Two enemies, no location, two heroes (Ulf a Ranger), two allies (Pim exhausted), one player."""
    play = revealed(f"When Revealed: If {condition}, deal 1 damage to Odo.")
    assert value(play, "damage on Odo") == int(met)


@pytest.mark.parametrize(("number", "met"), [("2 or more", True), ("3 or more", False), ("fewer than 3", True)])
def test_how_many_were_discarded(number: str, met: bool) -> None:
    """Of the two cards on top both are enemies."""
    text = (
        "When Revealed: Discard the top 2 cards of the encounter deck. "
        f"If {number} enemies were discarded this way, deal 1 damage to Odo."
    )
    table = TABLE.replace("TEXT", repr(text)).replace("[Gloom]", "[Gloom, Wolf, Bat]").replace(
        "Imp: {", "Wolf: {hp: 2, engagement-cost: 40}, Bat: {hp: 2, engagement-cost: 40}, Imp: {"
    )  # fmt: skip
    assert value(situation("quest:3.3", table), "damage on Odo") == int(met)


def test_a_name_is_one_where_nothing_else_can_stand() -> None:
    """`Grey Ferry` is a letter off nothing that is common, though Merry is a name; `Mordar` is a slip for Mordor."""
    names = ["Merry", *(f"{each} of Mordor" for each in ("Orc", "Wolf", "Host", "Gate", "Ash", "Bat"))]
    texts = [
        ("Road", "Setup: Add Grey Ferry to the staging area."),
        ("Road", "Setup: Search the encounter deck for Hounds from Mordar and add it to the staging area."),
    ]

    assert spoken_of(texts, names, ()) == ("Grey Ferry",)


def test_a_trait_alone_is_the_card_it_is_called_after() -> None:
    """`Add Morn to the staging area`: a trait has a noun behind it, so Morn is a name there; Orcs are no name."""
    texts = [("Road", "Setup: Add Morn to the staging area."), ("Road", "Setup: Add Orcs to the staging area.")]

    assert spoken_of(texts, ["Morn's Host"], ["Morn", "Orc"]) == ("Morn",)


WAITING = """
players: {Ana: {threat: 30, first: yes, deck: 9, hand: [Odo]}}
heroes:
  Hild: {owner: Ana, hp: 5, sphere: spirit, resources: 1}
  Ulf: {owner: Ana, hp: 5, sphere: spirit, resources: 1}
allies: {Odo: {owner: Ana, sphere: spirit, cost: 2, hp: 3}}
quests: {Road: {points: 20, progress: 5, text: TEXT}}
"""


def test_resources_are_spent_once_whoever_pays() -> None:
    """Two heroes pay 1 each for one ally: resources have been spent once."""
    text = "Forced: After a player spends any number of resources, deal 1 damage to Hild."
    play = situation("planning", WAITING.replace("TEXT", repr(text)), "Ana plays Odo")
    assert value(play, "damage on Hild") == 1


MORE_ALIKE = [
    ("Action: Ready up to 2 allies you control.", "Action: Ready up to 2 of your allies."),
    ("Action: Deal 1 damage to 2 enemies.", "Action: Deal 1 damage to each of 2 enemies."),
    (
        "Action: Discard a Condition attachment attached to a hero.",
        "Action: Discard a Condition attachment from a hero.",
    ),
    ("Characters cannot attack.", "No character may attack."),
    (
        "Action: Remove 1 resource from each Castle objective.",
        "Action: Remove 1 resource token from the Castle objective.",
    ),
    ("Players cannot play events.", "No player can play events."),
    ("Forced: When a hero is destroyed, draw 1 card.", "Forced: When a hero would be destroyed, draw 1 card."),
    (
        "When Revealed: Until the end of the round, each enemy gets +1 attack.",
        "When Revealed: For the remainder of the round, every enemy also gets +1 attack.",
    ),
    (
        "Forced: At the beginning of the quest phase, the first player must choose: "
        "draw 1 card or exhaust a hero he controls.",
        "Forced: At the start of the quest phase, the first player must choose one of the following: "
        "either draw 1 card or exhaust a hero he controls.",
    ),
    (
        "Test Card may attack enemies in the staging area.",
        "Test Card can be declared as an attacker against any enemy in the staging area.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), MORE_ALIKE)
def test_these_mean_the_same_too(one: str, other: str) -> None:
    assert "UNREAD" not in said(one)
    assert said(one) == said(other)


@pytest.mark.parametrize(
    "text",
    [
        "Action: Choose and discard a hero from a location.",
        "Action: Deal 1 damage to each of purple enemies.",
        "No chocolate may attack.",
        "Action: Ready 2 of the enemy's heroes.",
    ],
)
def test_what_is_no_part_of_a_sentence_is_still_unread(text: str) -> None:
    assert "UNREAD" in said(text)
