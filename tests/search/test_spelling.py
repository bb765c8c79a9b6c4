"""Edits between words, and the words near a misspelt one."""

from __future__ import annotations

import pytest

from judge.search.query.spelling import Lexicon, distance
from judge.search.words import stem, words_of

WORDS = {"attack": (1, 9), "attach": (1, 1), "burst": (1, 5), "recklessness": (1, 2), "hive": (2, 3)}


@pytest.mark.parametrize(
    ("one", "other", "edits"),
    [("burst", "burst", 0), ("brust", "burst", 1), ("bust", "burst", 1), ("bursts", "burst", 1), ("bart", "burst", 2)],
)
def test_swapping_neighbours_is_one_edit(one: str, other: str, edits: int) -> None:
    """A letter changed, added, dropped or swapped is one edit."""
    assert distance(one, other, 5) == edits


def test_counting_stops_when_there_are_too_many_edits() -> None:
    """More than the most allowed is only known to be more."""
    assert distance("abcdefgh", "stuvwxyz", 2) == 3


def test_short_words_allow_one_edit_and_long_ones_two() -> None:
    """The longer the word, the more of it is left to know it by."""
    lexicon = Lexicon(WORDS, {})
    assert lexicon.nearest("busrt", 1, 3) == ["burst"]
    assert lexicon.nearest("bruts", 1, 3) == []
    assert lexicon.nearest("reklesness", 1, 3) == ["recklessness"]


def test_the_more_usual_word_comes_first() -> None:
    """Of words equally near, the one that is used more is meant."""
    assert Lexicon(WORDS, {}).nearest("attacc", 1, 3) == ["attack", "attach"]


def test_words_of_other_games_are_not_suggested() -> None:
    """A correction stays within the games that are searched."""
    assert Lexicon(WORDS, {}).nearest("hivee", 1, 3) == []


def test_two_words_written_as_one_are_parted() -> None:
    """Both halves must be known."""
    assert Lexicon(WORDS, {}).halves("attackburst", 1) == ("attack", "burst")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Don't!", ["do", "not"]),
        ("the opponent’s card", ["the", "opponent", "card"]),
        ("M'arrillian", ["marrillian"]),
        ("rules 8.5.4. and 6.4.1-3", ["rules", "8.5.4", "and", "6.4.1-3"]),
        ("Éowyn", ["eowyn"]),
        ("color", ["colour"]),
    ],
)
def test_text_is_cut_into_words_of_one_spelling(text: str, words: list[str]) -> None:
    """Case, accents, apostrophes and spellings do not matter; numbers stay whole."""
    assert words_of(text, {"color": "colour"}) == words


def test_forms_of_a_word_share_a_stem() -> None:
    """Inflected forms find each other."""
    assert {stem(word) for word in ("intercept", "intercepts", "intercepted", "interception")} == {"intercept"}
