"""Misprints on a toy language: one slip within a word, and only where it can be put right in one way."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from judge.cardtext import Language, Lexicon
from judge.cardtext.misprints import put_right


class Deal(NamedTuple):
    """What a sentence of the toy language means."""

    amount: int
    kind: str


def toy() -> Language:
    """A language of one sentence."""
    language = Language("toy", top="deal")
    language.numbers("number", "a number")
    language.words("kind", "a kind of card", ["hero", "enemy", "stander", "stinder"])
    language.words("name", "a name", open=True)
    language.sort("deal", "a deed").form(Deal, "place {amount:number} damage on each {kind}")
    return language


TOY = toy()


def right(text: str, *names: str) -> str:
    """A line of a card as it is meant."""
    return put_right(TOY, [text], (), Lexicon(name=names))[0]


@pytest.mark.parametrize(
    ("printed", "meant"),
    [("Place 1 damge on each hero.", "Place 1 damage on each hero."),
     ("Place 1 dmaage on each hero.", "Place 1 damage on each hero."),
     ("Place 1 damagge on eahc hero.", "Place 1 damage on each hero."),
     ("Plcae 1 damage on each hero.", "Place 1 damage on each hero.")],
)  # fmt: skip
def test_a_slip_is_put_right(printed: str, meant: str) -> None:
    """A letter missing, too many, wrong, or changed with its neighbour, twice in a sentence at most."""
    assert right(printed) == meant


@pytest.mark.parametrize(
    "text",
    ["Place 1 damages on each hero.", "Place 1 famage on each hero.", "Place 1 damage on each hers.",
     "Place 1 dmge on each hero.", "Plcae 1 dmaage on eahc hero.", "Place 1 damage on each stonder.",
     "Place owt damage on each hero.", "Sing 1 damge to a hero."],
)  # fmt: skip
def test_what_is_more_than_a_slip_stays(text: str) -> None:
    """Other ends, two slips in a word, three in a sentence, two words that may be meant, numbers, no sentence."""
    assert right(text) == text


def test_a_name_is_no_misprint() -> None:
    """What a card of the list is called is never taken for a slip."""
    assert right("Place 1 damge on each hero.", "Damge") == "Place 1 damge on each hero."
