"""Slips of the pen: a word one letter off a known one is read as that, where nothing else can be meant."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from judge.cardtext import Language, Lexicon, read_sentence


class Deed(NamedTuple):
    """Something that is done to a card."""

    verb: str
    name: str


def made() -> Language:
    language = Language("slips")
    language.forgives = True
    language.words("name", "a name", open=True)
    top = language.sort("sentence", "a sentence")
    for verb in ("attached", "attacked", "committed"):
        top.form(Deed, f"it is {verb} to {{name}}", verb=verb)
    top.form(Deed, "move it to the areas of {name}", verb="move")
    return language


WORDS = Lexicon(name=("Hill", "Moor"))


@pytest.mark.parametrize("slip", ["commited", "comitted", "committd", "commitetd", "commatted"])
def test_a_letter_off_or_turned_round_is_read(slip: str) -> None:
    read = read_sentence(made(), f"It is {slip} to Hill", WORDS)

    assert read.means == Deed("committed", "Hill")
    assert read.text == f"It is {slip} to Hill"


def test_two_letters_off_is_another_word() -> None:
    assert read_sentence(made(), "It is comited to Hill", WORDS).means is None


def test_two_words_that_are_as_near_leave_it_open() -> None:
    """`attaced` is as near to attached as to attacked."""
    assert read_sentence(made(), "It is attaced to Hill", WORDS).means is None


def test_a_word_that_is_known_is_no_slip() -> None:
    """`attacked` may be wrong there, but it is not `attached` with a slip in it."""
    language = Language("one")
    language.forgives = True
    language.words("name", "a name", open=True)
    top = language.sort("sentence", "a sentence")
    top.form(Deed, "it is attached to {name}", verb="attach")
    top.form(Deed, "attacked: {name}", verb="attack")

    assert read_sentence(language, "It is attacked to Hill", WORDS).means is None


def test_neither_a_name_nor_the_plural_is_a_slip() -> None:
    assert read_sentence(made(), "It is committed to Hull", WORDS).means is None
    assert read_sentence(made(), "Move it to the area of Hill", WORDS).means is None
    assert read_sentence(made(), "It is Commited to Hill", WORDS).means is None


def test_a_language_need_not_forgive_them() -> None:
    language = made()
    language.forgives = False

    assert read_sentence(language, "It is commited to Hill", WORDS).means is None
