"""Plain words: what is printed in several ways is read alike in every row; some words need no comma before them."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

import pytest

from judge.cardtext import Language, Lexicon, read_sentence
from judge.cardtext.grammar import Grammar, Row
from judge.cardtext.laws import faults
from judge.cardtext.plain import PlainParts, plain_tokens
from judge.cardtext.wording import Slot, wordings


class Place(NamedTuple):
    """So much progress, placed on a card of some name."""

    amount: int
    name: str
    out: bool = False


def made() -> Language:
    language = Language("plain")
    language.numbers("number", "a number")
    language.words("name", "a name", open=True)
    top = language.sort("sentence", "a sentence")
    top.form(Place, "place {amount:number} progress on {name}")
    top.form(Place, "place {amount:number} progress tokens on {name}, out of play", out=True)
    language.reads_as("progress", "progress token", "progress tokens")
    language.soft = frozenset(("out",))
    return language


WORDS = Lexicon(name=("Progress Tokens", "Hill"))


@pytest.mark.parametrize("things", ["progress", "progress token", "progress tokens"])
@pytest.mark.parametrize("comma", ["", ","])
def test_each_row_reads_each_way_with_and_without_the_comma(things: str, comma: str) -> None:
    language = made()

    assert read_sentence(language, f"Place 2 {things} on Hill", WORDS).means == Place(2, "Hill")
    assert read_sentence(language, f"Place 2 {things} on Hill{comma} out of play", WORDS).means == Place(
        2, "Hill", True
    )


def test_a_comma_stands_only_before_the_words_that_allow_it() -> None:
    assert read_sentence(made(), "Place 2, progress on Hill", WORDS).means is None
    assert read_sentence(made(), "Place 2 progress, on Hill", WORDS).means is None


def test_a_name_with_capitals_is_left_as_it_is() -> None:
    assert read_sentence(made(), "Place 2 progress on Progress Tokens", WORDS).means == Place(2, "Progress Tokens")


def test_what_is_not_understood_is_shown_in_the_words_of_the_card() -> None:
    why = read_sentence(made(), "Place 2 progress tokens on Oak", WORDS).why

    assert '"Oak" is not understood after "progress tokens on"' in why


def test_the_table_keeps_its_laws() -> None:
    assert faults(made(), WORDS) == []


def test_a_word_keeps_its_place_in_the_text() -> None:
    found = plain_tokens(made(), "place progress tokens on")

    assert [(each.fold, each.start, each.end) for each in found] == [
        ("place", 0, 5),
        ("progress", 6, 21),
        ("on", 22, 24),
    ]


@pytest.mark.parametrize("game", ["lotr_lcg", "chaotic", "wot_ccg", "highlander", "wot_conquest"])
def test_what_a_row_begins_with_is_its_first_part(game: str) -> None:
    """It is found without cutting the row up, and is the same: in plain words, and without a comma left out."""
    module = import_module(f"judge.games.{game}.cards.language")
    (language, *_) = (each for each in vars(module).values() if isinstance(each, Language))
    grammar, plain = Grammar(language), PlainParts(language)
    begun = [pair for sort in language.sorts.values() for pair in grammar._begun(sort)][::7]
    cut = [(begins, wordings(each) if isinstance(each, str) else (each,)) for begins, (_, each) in begun]

    assert begun and all(plain(each.parts)[0] == begins for begins, every in cut for each in every)


@pytest.mark.parametrize("game", ["lotr_lcg", "chaotic", "wot_ccg", "highlander", "wot_conquest"])
def test_the_word_that_tells_is_in_every_wording(game: str) -> None:
    """It is found without cutting the row up, and every wording needs it, in plain words too."""
    module = import_module(f"judge.games.{game}.cards.language")
    (language, *_) = (each for each in vars(module).values() if isinstance(each, Language))
    plain = PlainParts(language)
    templates = [each for form in language.forms for each in form.templates][::7]
    told = [(each, word) for each in templates if (word := plain.needed(each))]

    assert told and all(
        word in Row(language.forms[0], cut, plain).needs for each, word in told for cut in wordings(each)
    )


def test_a_row_may_begin_with_what_is_read_as_other_words() -> None:
    """Progress tokens are progress; a comma before `out` says nothing; each with brackets and without."""
    language = made()
    plain = PlainParts(language)
    begun = {
        template: plain.opening(template) or plain.first(wordings(template)[0].parts)
        for template in ("progress tokens are placed", "progress is placed", ", out of play", ", and", "{name} is out")
    }

    assert [getattr(each, "one", each) for each in begun.values()] == [
        "progress", "progress", "out", ",", Slot("name", "name")
    ]  # fmt: skip
    assert all(each == plain(wordings(template)[0].parts)[0] for template, each in begun.items())
