"""Which short form a question is about, and what it says already: its numbers beside the words of the fields."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from judge.scenario.forms.form import Control, Form, controls, forms

MOST, LEAST = 3, 2.0
COMMON = frozenset(
    "a an and are at be by can do does for from have how i if in is it its may me my now of on or s so that the their "
    "then there they this to was what when which who with you your much many say says said player other one".split()
)
NUMBER = re.compile(r"\d{1,3}")


class Fitting(NamedTuple):
    """A form that a question may be about, with what the question says of its fields, as an address has it."""

    form: Form
    said: tuple[tuple[str, str], ...]


def fitting(game: str, question: str) -> list[Fitting]:
    """The forms of a game that a question may be about, the likeliest first; none where no words meet."""
    known = forms(game)
    words = {id: Counter(_words(_text(form))) for id, form in known.items()}
    spread = Counter(word for each in words.values() for word in each)
    asked = set(_words(question))
    scores = {
        id: sum(math.log(1 + len(known) / spread[word]) for word in asked & each.keys()) for id, each in words.items()
    }
    best = sorted((id for id in known if scores[id] >= LEAST), key=lambda id: -scores[id])[:MOST]
    return [Fitting(known[id], tuple(_said(controls(game, known[id]), question))) for id in best]


def _text(form: Form) -> str:
    """What a form is about: its title twice, since it is the question, and what it asks for."""
    return " ".join([form.title, form.title, *(f"{each.label} {' '.join(each.options)}" for each in form.fields)])


def _words(text: str) -> list[str]:
    """The words that tell something, without their endings."""
    found = (word for word in re.findall(r"[a-z]+", text.casefold()) if word not in COMMON and len(word) > 2)
    return [re.sub(r"(?:ies|es|s|ed|ing)$", "", word) if len(word) > 4 else word.rstrip("s") for word in found]


def _said(fields: Iterable[Control], question: str) -> Iterable[tuple[str, str]]:
    """The numbers of a question that stand beside a word of a field, each used once."""
    tokens = re.findall(r"[A-Za-z]+|\d{1,3}", question)
    used: set[int] = set()
    for field in fields:
        wanted = set(_words(field.label))
        if field.kind != "number" or not wanted:
            continue
        at = next((at for at, token in enumerate(tokens) if at not in used and _beside(tokens, at, wanted)), None)
        if at is not None and _within(field, int(tokens[at])):
            used.add(at)
            yield field.id, tokens[at]


def _beside(tokens: list[str], at: int, wanted: set[str]) -> bool:
    """Whether a number has one of the words right before or after it."""
    if not NUMBER.fullmatch(tokens[at]):
        return False
    near = [*tokens[max(0, at - 1) : at], *tokens[at + 1 : at + 2]]
    return any(word in wanted for each in near for word in _words(each))


def _within(field: Control, number: int) -> bool:
    return (field.min is None or number >= field.min) and (field.max is None or number <= field.max)
