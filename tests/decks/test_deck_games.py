"""The framework with a game that is not Chaotic: parts, sub-titles, gems, heroes and decks of a group."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from judge.content.problem import BadInput
from judge.decks import check, check_text, checked_games
from judge.decks.check import judged
from judge.decks.deck import Breach, Deck, count, labels, same_name
from judge.decks.spec import Choice, DeckGame, Flag, Format, Heading, Number, group_rule, rule


@rule("size")
def fifty_cards(deck: Deck) -> Iterator[Breach]:
    """A deck has 50 cards, heroes and pre-game cards apart."""
    main = deck.of("part", "deck")
    if count(main) < int(str(deck.settings.get("least", 50))):
        yield Breach(f"{count(main)} cards are too few.", labels(main))


@rule("copies")
def six_of_a_title(deck: Deck) -> Iterator[Breach]:
    """A title stands six times at most, or as often as its restriction number says; sub-titles do not matter."""
    for cards in same_name(deck.cards):
        most = min((card.number("restricted") or 6 for card in cards), default=6)
        if count(cards) > most:
            yield Breach(f"{count(cards)} cards are called {cards[0].name}; {most} are allowed.", labels(cards))


@rule("gems")
def gems_of_the_persona(deck: Deck) -> Iterator[Breach]:
    """The gems of the deck are at most three times those of the persona."""
    have = sum((card.number("agility") or 0) * card.quantity for card in deck.of("part", "deck"))
    most = 3 * sum(card.number("agility") or 0 for card in deck.of("part", "hero"))
    if have > most:
        yield Breach(f"{have} Agility gems; {most} are allowed.")


@group_rule("unique")
def unique_heroes(decks: Sequence[Deck]) -> Iterator[Breach]:
    """The players of a group may not have the same unique hero."""
    heroes = [card for deck in decks for card in deck.of("part", "hero") if card.has("unique")]
    for cards in same_name(heroes):
        if count(cards) > 1:
            yield Breach(f"{cards[0].name} is there twice.", labels(cards))


GAME = DeckGame(
    game="toy",
    cite="decks",
    fields=(
        Choice("part", "where it is", options={"deck": (), "hero": ("persona",), "pre-game": ()}),
        Number("restricted", "its restriction number", ("restriction",), 1, 9),
        Number("agility", "Agility gems"),
        Flag("unique", "whether it is unique"),
    ),
    headings=(
        Heading(("Cards", "Endurance"), {"part": "deck"}),
        Heading(("Heroes",), {"part": "hero"}),
        Heading(("Pre-game",), {"part": "pre-game"}),
    ),
    formats=(Format("standard", "Standard", ("size",)), Format("lean", "Lean & Mean", ("lean",))),
    rules=(fifty_cards, six_of_a_title, gems_of_the_persona),
    group_rules=(unique_heroes,),
    settings=(Number("least", "fewest cards", (), 1, 99),),
    required=("part",),
    most_decks=4,
)


def verdict(text: str, **more: Any) -> dict[str, Any]:
    """The verdict of the toy game."""
    return judged(GAME, text, more.get("format"), "<deck>", {}, {})


def test_sub_titles_do_not_make_another_title() -> None:
    """Copies are counted by title; a game without a comma rule keeps commas in the title."""
    found = verdict("Least: 1\nCards\n4 Slash (Katana)\n3 Slash (Duncan)\n6 Slash, Twice")

    assert [each["text"] for each in found["problems"]] == ["7 cards are called Slash; 6 are allowed."]


def test_numbers_on_cards() -> None:
    """Restriction numbers and gems are numbers with names of their own."""
    found = verdict(
        "Least: 1\nHeroes\n1 Duncan [agility 1]\nCards\n3 Parry [restriction: 2; agility 1]\n1 Leap [agility 1]"
    )

    assert [each["cites"] for each in found["problems"]] == [["toy:copies"], ["toy:gems"]]


def test_parts_count_apart() -> None:
    """Heroes and pre-game cards are not part of the fifty."""
    found = verdict(
        "Heroes\n1 Duncan\nPre-game\n1 Crystal\n" + "".join(f"Cards\n1 Card {n:c}\n" for n in range(97, 122))
    )

    assert [each["text"] for each in found["problems"]] == ["25 cards are too few."]


GROUP = (
    "Deck: Ana\nLeast: 1\nHeroes\n1 Duncan [unique]\nCards\n1 Leap\nDeck: Ben\nHeroes\n1 Duncan [unique]\nCards\n1 Roll"
)


def test_decks_of_a_group() -> None:
    """A list may hold the decks of several players, each checked by itself and then together."""
    found = verdict(GROUP)

    assert [each["text"] for each in found["problems"]] == ["Ben: 1 cards are too few.", "Duncan is there twice."]


def test_decks_of_a_group_in_a_table() -> None:
    """In a table a column says whose deck it is."""
    found = verdict("deck,name,part,unique\nAna,Duncan,hero,yes\nBen,Duncan,hero,yes")

    assert found["problems"][-1]["text"] == "Duncan is there twice."


def test_more_decks_than_a_game_allows() -> None:
    """A further deck than the game knows is refused."""
    with pytest.raises(BadInput, match="allowed: 4 in one list"):
        verdict("Heroes\n" + "1 Duncan\nDeck: another\nHeroes\n" * 5)
    with pytest.raises(BadInput, match="allowed: 1 in one list"):
        check("chaotic", "Creatures\n1 Kael\nDeck: another\n1 Ora [Creature]")


def test_unknown_property_without_loose_words() -> None:
    """Where a game has no loose words, a word that is no property is refused with the nearest."""
    with pytest.raises(BadInput, match='unknown property "agilty".*did you mean agility'):
        verdict("Cards\n1 Leap [agilty]")


def test_format_by_its_title() -> None:
    """A format is known by its id or its title."""
    assert verdict("Cards\n1 Leap", format="lean & mean")["format"] == "lean"


def test_a_game_without_deck_checks() -> None:
    """A game that has none says which games have."""
    assert "chaotic" in checked_games()
    with pytest.raises(BadInput, match=r"deck.txt: game: unknown game .*allowed: .*chaotic"):
        check("nonsense/../x", "1 Kael", file="deck.txt")


def test_many_problems_are_cut_short() -> None:
    """After fifty problems a last one says that there are more."""
    found = verdict("Least: 1\nCards\n" + "".join(f"7 Card {a}{b}\n" for a in "abcdefgh" for b in "abcdefgh"))

    assert len(found["problems"]) == 51
    assert found["problems"][-1] == {
        "text": "There are more; these are the first 50.",
        "cites": ["toy:decks"],
        "cards": [],
        "unknown": False,
    }


def test_verdict_in_words() -> None:
    """For the terminal: legal or not, then each problem with its rules."""
    assert check_text(verdict("Least: 1\nCards\n1 Leap")) == "Legal (toy, standard).\n"
    assert check_text(verdict("Cards\n1 Leap")) == (
        "Not legal (toy, standard): 1 problem.\n\n1. 1 cards are too few.\n   [toy:size]\n"
    )


def test_a_game_that_asks_nothing_of_a_card() -> None:
    """A game may check decks by names and numbers alone."""
    bare = DeckGame(
        game="bare", cite="decks", fields=(), headings=(Heading(("Cards",), {}),),
        formats=(Format("standard", "Standard", ("size",)),), rules=(six_of_a_title,), required=(),
    )  # fmt: skip

    assert judged(bare, "Cards\n7 Slash", None, "<deck>", {}, {})["legal"] is False
