"""The same legal deck of each card game in every style, and what must then be told of it."""

from __future__ import annotations

from typing import Any

import pytest
from styles import STYLES, Line, Part, Parts, deck_file

from judge.decks import check

MIDDLE = ["Left", "Center", "Right"]


def some(kind: str, cards: int, each: int, more: str = "") -> list[Line]:
    """So many different cards, each so often."""
    return [Line(each, f"{kind} of {chr(65 + n)}", more) for n in range(cards)]


# 3 + 3 + 3 + 20 + 10 = 39 cards; Build Costs 8 x 2 x 1 + 2 x 2 x 0 = 16 of 20 (2.2.6 - 2.2.9, 2.2.8.1).
CHAOTIC = [
    Part("Creatures", "Creature", [Line(2, "Nimmei", "Danian; Loyal"), Line(1, "Hive Warden", "Danian; Unique")]),
    Part("Battlegear", "Battlegear", some("Shield", 3, 1)),
    Part("Mugic", "Mugic", some("Song", 1, 2) + some("Chant", 1, 1)),
    Part("Attacks", "Attack", some("Gust", 8, 2, "build 1") + some("Stare", 2, 2, "build 0")),
    Part("Locations", "Location", some("Quarry", 5, 2)),
]
# 3 heroes (1 to 3), threat 12 + 8 + 9 = 29 (initial-threat); 21 + 15 + 14 = 50 cards (deck-minimum), 3 of each at most.
LOTR = [
    Part("Heroes", "Hero", [Line(1, "Aragorn", "Leadership; threat 12"), Line(1, "Theodred", "Leadership; threat 8"),
                            Line(1, "Eowyn", "Spirit; threat 9")]),
    Part("Allies", "Ally", some("Guard", 7, 3, "Leadership")),
    Part("Attachments", "Attachment", some("Blade", 5, 3, "Neutral")),
    Part("Events", "Event", some("Deed", 4, 3, "Spirit") + some("Word", 1, 2)),
]  # fmt: skip
# 1 + 29 characters and troops are half of 60 (tournament-half); 12 + 9 + 9 others.
WOT = [
    Part("Characters", "Character", [Line(1, "Rand al'Thor", "Starting Hero"), *some("Lord", 5, 3), Line(2, "Lan")]),
    Part("Troops", "Troop", some("Horse", 4, 3)),
    Part("Advantages", "Advantage", some("Throne", 4, 3)),
    Part("Challenges", "Challenge", some("Raid", 3, 3)),
    Part("Events", "Event", some("Storm", 3, 3, "limited")),
]
# Endurance 9 + 6 Basic cards, 6 + 6 + 6 + 6 + 6 + 5 others = 50; Agility 6 x 1 + 6 x 1 = 12 of 3 x 4 (deck-gems).
HIGHLANDER = [
    Part("Persona", "Persona", [Line(1, "Duncan MacLeod", "agility 4; master 2")]),
    Part("Weapons", "Weapon", [Line(1, "Katana", "hands 1")]),
    Part("Attacks", "Attack", [Line(1, f"{row} {side} Attack") for row in ("Upper", "Lower") for side in MIDDLE]
         + [Line(1, "Middle Left Attack"), Line(1, "Thrust"), Line(1, "Middle Right Attack")]
         + [Line(6, "Slash", "agility 1")]),
    Part("Blocks", "Block", [Line(1, f"{row} {side} Block") for row in ("Upper", "Lower") for side in MIDDLE]),
    Part("Dodges", "Dodge", some("Leap", 1, 6, "agility 1") + some("Roll", 1, 6)),
    Part("Events", "Event", some("Escape", 2, 6) + some("Shot", 1, 5, "restricted 5")),
]  # fmt: skip

DECKS: dict[str, tuple[Parts, str | None, dict[str, int]]] = {
    "chaotic": (CHAOTIC, None, {"cards in all": 39, "Creatures": 3, "Attacks": 20, "Build Costs": 16, "Locations": 10}),
    "lotr-lcg": (LOTR, None, {
        "heroes": 3, "starting threat": 29, "player cards": 50, "allies": 21, "attachments": 15, "events": 14,
        "Leadership cards": 21, "Spirit cards": 12, "Neutral cards": 15}),
    "wot-ccg": (WOT, "tournament", {"cards": 60, "characters and troops": 30, "Advantages": 12, "Events": 9}),
    "highlander": (HIGHLANDER, None, {
        "cards in the Endurance": 50, "Pre-Game cards": 2, "Agility gems": 12, "Master cards": 0}),
}  # fmt: skip


def numbers(found: dict[str, Any]) -> dict[str, int]:
    """The numbers of a verdict by what they count."""
    return {each["what"]: each["number"] for each in found["numbers"]}


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("game", DECKS)
def test_a_legal_deck_is_legal_in_every_style(game: str, style: str) -> None:
    """Whoever writes the list: legal, and the numbers are those counted by hand above."""
    parts, format, expected = DECKS[game]
    found = check(game, STYLES[style](parts), format)

    assert found["problems"] == [] and found["legal"] is True
    assert {what: number for what, number in numbers(found).items() if what in expected} == expected


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("game", DECKS)
def test_a_heading_is_never_a_card(game: str, style: str) -> None:
    """Every heading is understood, so that no note says otherwise; a web page has its title and its address besides."""
    parts, format, _ = DECKS[game]
    found = check(game, STYLES[style](parts), format)

    assert len([note for note in found["notes"] if note["line"]]) == (2 if style == "a web page" else 0)


COPIES = {"chaotic": (3, "2.2.2"), "lotr-lcg": (4, "deck-copy-limit"), "wot-ccg": (4, "deck-max-3"),
          "highlander": (7, "anatomy-title")}  # fmt: skip


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("game", DECKS)
def test_a_copy_too_many_in_every_style(game: str, style: str) -> None:
    """2.2.2, deck-copy-limit, deck-max-3, anatomy-title: a copy more than allowed of the last card is one too many."""
    parts, format, _ = DECKS[game]
    many, rule = COPIES[game]
    *others, last = parts
    worse = [*others, last._replace(cards=[*last.cards[:-1], last.cards[-1]._replace(count=many)])]
    found = check(game, STYLES[style](worse), format)["problems"]

    assert f"{game}:{rule}" in [cite for each in found for cite in each["cites"]]


@pytest.mark.parametrize("game", DECKS)
def test_a_plain_list_without_anything(game: str) -> None:
    """Names and counts alone: nothing is refused, no rule is seen broken, and the types are named as not known."""
    parts, format, _ = DECKS[game]
    text = "\n".join(f"{each.count} {each.name}" for part in parts for each in part.cards)
    found = check(game, text, format)

    assert found["legal"] is None
    assert [each["unknown"] for each in found["problems"]] == [True] * len(found["problems"])
    assert "The type is not known for" in found["problems"][-1]["text"]


@pytest.mark.parametrize("game", DECKS)
def test_the_file_of_a_deck_builder(game: str) -> None:
    """A file with tags has types and counts; what it cannot have, such as Build Costs, is not known."""
    parts, format, _ = DECKS[game]
    found = check(game, deck_file(parts), format)
    missing = {"chaotic": ["chaotic:2.2.8.1", "chaotic:3.5.5"], "wot-ccg": ["wot-ccg:starting-hand-leader"]}

    assert [each["cites"] for each in found["problems"]] == ([missing[game]] if game in missing else [])
    assert found["legal"] is (None if game in missing else True)
