"""Which short form a question is about, and what it says already: its numbers beside the words of the fields."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import dropwhile, takewhile
from typing import NamedTuple

from judge.scenario.forms.form import Control, Form, controls, forms

MOST, LEAST = 3, 2.0
COMMON = frozenset(
    "a an and are at be by can do does for from have how i if in is it its may me my now of on or s so that the their "
    "then there they this to was what when which who with you your much many say says said player other one".split()
)
# Words that every question has: they tell nothing of which field or option is meant.
VAGUE = frozenset(
    "both neither nobody none nothing all yes no card cards opponent opponent's active player's own".split()
)
# What may stand between a number and its word: "attacks for 4", "3 cards in hand".
PASSED_OVER = frozenset("a an are at card cards for in is of the to".split())
LYING = frozenset("already had has have with".split())
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
    """What a question says of some fields: options that it names, and numbers beside the words of a field."""
    fields = list(fields)
    yield from _chosen(fields, question)
    yield from _counted(list(_numbers(fields)), question)


def _chosen(fields: Iterable[Control], question: str) -> Iterator[tuple[str, str]]:
    """The options that a question names, one a field; none where it names several, or where two fields have them."""
    open_ones = [(name, field) for name, field in _choices(fields) if not _digits(field)]
    shared = Counter(field.options for _, field in open_ones)
    for name, field in open_ones:
        named = _named(field, question)
        if len(named) == 1 and shared[field.options] == 1:
            yield name, named[0]


def _choices(fields: Iterable[Control]) -> Iterator[tuple[str, Control]]:
    """The choices that have to be made, those of the first of several rows among them; claims are people's own."""
    for field in fields:
        if field.kind == "choice" and field.default == "" and not field.claimed:
            yield field.id, field
        if field.kind == "rows" and field.example:
            yield from ((f"{field.id}-0-{name}", each) for name, each in _choices(field.rows))


def _named(field: Control, question: str) -> list[str]:
    """The options whose words stand in a question; of two that share words the longer one.

    An option called as its field is, such as an attack among the kinds of attacks, tells nothing.
    """
    plain = COMMON | VAGUE | set(re.findall(r"\w+", field.label.casefold()))
    found, rest = [], " ".join(re.findall(r"[\w']+", question.casefold()))
    for option in sorted(field.options, key=len, reverse=True):
        words = re.sub(r"^(?:the|an?) ", "", " ".join(re.findall(r"[\w']+", option.casefold())))
        if set(words.split()) <= plain:
            continue
        rest, times = re.subn(rf"\b{re.escape(words)}\b", "/", rest)
        if times:
            found.append(option)
    return found


def _numbers(fields: Iterable[Control]) -> Iterator[tuple[str, Control]]:
    """The numbers that a form asks for, those of the first of several rows among them, each with its name."""
    for field in fields:
        if field.kind == "number" or _digits(field):
            yield field.id, field
        yield from ((f"{field.id}-0-{name}", each) for name, each in _numbers(field.rows))


def _digits(field: Control) -> bool:
    return field.kind == "choice" and not field.claimed and all(each.isdecimal() for each in field.options)


class _Fit(NamedTuple):
    """How well a number fits a field: how close a word of it stands, how many stand in the clause, is it needed."""

    close: int
    in_clause: int
    needed: bool
    words: frozenset[str]
    label: frozenset[str]


def _counted(fields: list[tuple[str, Control]], question: str) -> Iterator[tuple[str, str]]:
    """Each number at the one field that its words fit best, the surest first; one that may mean two at none."""
    tokens = re.findall(r"[A-Za-z]+|\d{1,3}|[.,;:?!]", question)
    fits = {at: _fits(tokens, at, fields) for at, token in enumerate(tokens) if NUMBER.fullmatch(token)}
    taken: set[str] = set()
    for at in sorted(fits, key=lambda at: [each[:3] for each in fits[at].values()][:1], reverse=True):
        free = {name: fit for name, fit in fits[at].items() if name not in taken}
        if name := _surest(free):
            taken.add(name)
            yield name, tokens[at]


def _fits(tokens: list[str], at: int, fields: list[tuple[str, Control]]) -> dict[str, _Fit]:
    """The fields that a number may be meant for, the best first."""
    found = {name: _fit(tokens, at, field) for name, field in fields if _within(field, int(tokens[at]))}
    return dict(sorted(((n, fit) for n, fit in found.items() if fit.close), key=lambda each: each[1][:3], reverse=True))


def _surest(fits: Mapping[str, _Fit]) -> str:
    """The best of some fields, of two the first; none where another has another word right beside the number.

    Nor where both ask the same, one of each player: their labels differ in a single word.
    """
    names = list(fits)
    if not names:
        return ""
    best = fits[names[0]]
    same = [each for each in fits.values() if each[:3] == best[:3]]
    if any(len(each.label - best.label) == len(best.label - each.label) == 1 for each in same):
        return ""
    return names[0] if all(each.words <= best.words for each in fits.values() if each.close == best.close) else ""


def _fit(tokens: list[str], at: int, field: Control) -> _Fit:
    wanted = set(_words(field.label))
    before, after = _clause(tokens[:at][::-1]), _clause(tokens[at + 1 :])
    touching = frozenset(wanted & set(_words(" ".join([*before[:1], *after[:1]])))) - VAGUE
    near = frozenset(wanted & set(_words(" ".join([*_telling(before)[:1], *_telling(after)[:1]]))))
    close = 2 if touching else 1 if near else 0
    in_clause = len(wanted & set(_words(" ".join([*before, *after]))))
    if touching | near == {"damage"} and in_clause == 1 and _lies_there(tokens[:at]) and "already" not in wanted:
        close = 0  # What a card has on it is not what it is dealt.
    return _Fit(close, in_clause, field.example is not None, touching or near, frozenset(wanted))


def _lies_there(before: list[str]) -> bool:
    """Whether a card is said to have something: `a hero with 5 hit points and 2 damage`."""
    clause = takewhile(lambda token: token.isalnum(), before[::-1])
    return not LYING.isdisjoint(word.casefold() for word in clause)


def _clause(tokens: list[str]) -> list[str]:
    """The words up to the end of a clause, or to the next number."""
    return list(takewhile(str.isalpha, tokens))


def _telling(words: list[str]) -> list[str]:
    return list(dropwhile(lambda word: word.casefold() in PASSED_OVER, words))


def _within(field: Control, number: int) -> bool:
    if field.kind == "choice":
        return str(number) in field.options
    return (field.min is None or number >= field.min) and (field.max is None or number <= field.max)
