"""Misspelt words: read as the one word of the table that they can be a slip of, and told; everything else is unread."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from judge.cardtext import Language, Lexicon, read_sentence
from judge.cardtext.misspelt import is_slip


class Deed(NamedTuple):
    """Something that is done to a card."""

    verb: str
    name: str


def made() -> Language:
    language = Language("slips")
    language.words("name", "a name", open=True)
    top = language.sort("sentence", "a sentence")
    for verb in ("attached", "attacked", "committed", "placed"):
        top.form(Deed, f"it is {verb} to {{name}}", verb=verb)
    top.form(Deed, "move it to the areas of {name}", verb="move")
    return language


WORDS = Lexicon(name=("Hill", "Moor", "commander"))


@pytest.mark.parametrize("slip", ["commited", "comitted", "commitetd", "committted", "comimtted", "committde"])
def test_a_slip_inside_a_word_is_read_and_told(slip: str) -> None:
    """Neighbours that stand the wrong way round, a letter too many or too few: what it is taken for is told."""
    read = read_sentence(made(), f"It is {slip} to Hill", WORDS)

    assert read.means == Deed("committed", "Hill")
    assert read.text == f"It is {slip} to Hill"
    assert read.noted == f'"{slip}" is taken for "committed"'


@pytest.mark.parametrize("word", ["commatted", "comited", "ocmmitted", "committe", "committeds", "Commited"])
def test_more_than_that_is_another_word(word: str) -> None:
    """Another letter, two slips, a slip at either end, or a capital in mid-sentence: the sentence is unread."""
    assert not read_sentence(made(), f"It is {word} to Hill", WORDS).read


def test_two_words_that_are_as_near_leave_it_open() -> None:
    """`attacched` may be attached with a letter too many; `atatched` only that; `attaed` is neither."""
    assert read_sentence(made(), "It is atatched to Hill", WORDS).means == Deed("attached", "Hill")
    assert not read_sentence(made(), "It is attaed to Hill", WORDS).read


def test_a_word_of_english_is_no_slip() -> None:
    """A palace is not a slip of `place`: what the dictionary has is that word, however near another one is."""
    assert not is_slip("palace", "place")
    assert not is_slip("morally", "mortally")
    assert not is_slip("alley", "ally")
    assert not is_slip("form", "from")
    assert is_slip("palced", "placed")
    assert is_slip("morttally", "mortally")


@pytest.mark.parametrize(("slip", "meant"), [("ths", "this"), ("yoru", "your"), ("teh", "the"), ("steop", "step")])
def test_short_words_may_have_slips_too(slip: str, meant: str) -> None:
    """What is no word at all can only be a slip; but two letters say too little, and so does an ending."""
    assert is_slip(slip, meant)
    assert not is_slip("ot", "to")
    assert not is_slip("rests", "rest")
    assert not is_slip("stepp", "steps")


def test_a_word_that_is_known_is_no_slip() -> None:
    """`attacked` may be wrong in its place, but it is a word of the table; so is every word of a name."""
    language = Language("one")
    language.words("name", "a name", open=True)
    top = language.sort("sentence", "a sentence")
    top.form(Deed, "it is attached to {name}", verb="attach")
    top.form(Deed, "attacked: {name}", verb="attack")
    top.form(Deed, "it is comamnder of {name}", verb="lead")

    assert not read_sentence(language, "It is attacked to Hill", WORDS).read
    assert not read_sentence(language, "It is commander of Hill", WORDS).read


def test_neither_a_name_nor_the_plural_is_a_slip() -> None:
    """Names and traits are closed lists, and a plural is another word."""
    assert not read_sentence(made(), "It is committed to Hlil", WORDS).read
    assert not read_sentence(made(), "Move it to the area of Hill", WORDS).read


def test_a_second_unknown_word_leaves_the_sentence_unread() -> None:
    """What nobody can tell is not made up for by what can be told."""
    assert not read_sentence(made(), "It is commited to purple Hill", WORDS).read


def test_nearness_to_two_words_leaves_a_short_one_open_as_well() -> None:
    """`plac` wants its end; `attaced` may be attached or attacked with a letter too few."""
    assert read_sentence(made(), "It is placd to Hill", WORDS).means == Deed("placed", "Hill")
    assert not read_sentence(made(), "It is plac to Hill", WORDS).read
    assert not read_sentence(made(), "It is attaced to Hill", WORDS).read


@pytest.mark.parametrize(
    ("slip", "read"), [("Moutnain", True), ("Mounttain", True), ("Mouintain", True), ("Montain", True),
                       ("Mountains", False), ("Mointain", False), ("Comittee", False), ("Fountian", False)],
)  # fmt: skip
def test_a_capital_that_the_table_has_too(slip: str, read: bool) -> None:
    """A word with a capital is a slip only of one that has it in the table as well, and of no name."""
    language = Language("capitals")
    language.words("name", "a name", open=True)
    language.sort("sentence", "a sentence").form(Deed, "the Mountain committee moves to {name}", verb="move")
    words = Lexicon(name=("Hill", "Fountain"))

    assert read_sentence(language, f"The {slip} committee moves to Hill", words).read is read
