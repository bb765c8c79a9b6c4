"""What can be asked of a table where play stands: every question of the game with the names that fit it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

from judge.content.fields import kind_of, record_of
from judge.engine.position import Position
from judge.engine.quantity import Quantity, Ruled
from judge.engine.record import PASS, Choice
from judge.engine.referee import Referee
from judge.scenario import quantities
from judge.scenario.building.controls import label_of
from judge.scenario.building.kinds import row_type
from judge.scenario.played import Played
from judge.scenario.report_text import words

SLOT = re.compile(r"\{(\w+)\}")
MOST_TRIED, MOST_OF_ONE, MOST_NAMES, MOST_CHOICES = 6_000, 900, 60, 80


class Question(NamedTuple):
    """A question that can be asked here: its words, the name it is about if any, and how it stands now."""

    text: str
    name: str
    now: str


class Subject(NamedTuple):
    """What is asked with the same words of several names: `damage on …`; how likely it is that this is meant."""

    words: str
    doc: str
    often: float
    each: tuple[Question, ...]


class Gap(NamedTuple):
    """A question with several gaps, or with one that no name on the table fills: what may stand in each."""

    pattern: str
    doc: str
    parts: tuple[str, ...]
    options: tuple[tuple[str, ...], ...]
    often: float


class Askable(NamedTuple):
    """What can be asked, the likeliest first: of names and of the game, with gaps to fill in; and what may be tried."""

    subjects: list[Subject]
    gaps: list[Gap]
    choices: dict[str, list[str]]
    orders: list[str]
    players: list[str]


def askable(played: Played, named: list[str], likely: Mapping[str, float] | None = None) -> Askable:
    """Everything that can be asked where play stands; `named` are the names that the table has.

    `likely` tells how likely each question is meant, by its pattern.
    """
    played = played.settled()
    referee, position = played.referee, played.position
    players = [str(each) for each in referee.rules.players(referee.moment(position))]
    found = _Asking(referee, position, list(dict.fromkeys((*players, *named)))[:MOST_NAMES], likely or {})
    found.ask_all()
    subjects = sorted(found.subjects, key=lambda each: -each.often)
    gaps = sorted(found.gaps, key=lambda each: -each.often)
    return Askable(subjects, gaps, _choices(referee, position, players), _orders(played), players)


class _Asking:
    """One table: what has been tried so far, and which questions fit."""

    def __init__(self, referee: Referee, position: Position, names: list[str], likely: Mapping[str, float]) -> None:
        self.referee, self.position, self.names, self.often = referee, position, names, likely
        self.subjects: list[Subject] = []
        self.gaps: list[Gap] = []
        self.tried = 0
        self.words = _words(referee.rules.table)

    def ask_all(self) -> None:
        """Each question once, in the first of its wordings."""
        seen: set[Callable[..., Any]] = set()
        for quantity in self.referee.rules.quantities:
            if quantity.work_out not in seen:
                seen.add(quantity.work_out)
                self.ask(quantity)

    def ask(self, quantity: Quantity) -> None:
        slots = SLOT.findall(quantity.pattern)
        if len(slots) > 1:
            self.gap(
                quantity, [self.names if at or not self.is_word(slot) else self.words for at, slot in enumerate(slots)]
            )
            return
        fits = tuple(
            asked
            for name in (self.names if slots else [""])
            for asked in self.fitting(quantity, _in(quantity, name), name)
        )
        if fits:
            words = SLOT.sub("…", quantity.pattern)
            self.subjects.append(Subject(words, quantity.doc, self.often.get(quantity.pattern, 0.0), fits))
        elif slots:
            self.gap(quantity, [self.words])

    def is_word(self, slot: str) -> bool:
        """Whether a gap is rather for a word of the game than for a name: no kind of thing is called so."""
        kinds = {each.casefold() for each in self.referee.rules.types}
        return slot not in kinds and slot not in ("player", "card", "piece", "one", "unit")

    def gap(self, quantity: Quantity, several: list[list[str]]) -> None:
        """A question with gaps: for each gap what fits together with something in the others."""
        slots = SLOT.findall(quantity.pattern)
        if any(slot in ("number",) for slot in slots):
            several = [
                ["1", "2", "3", "4"] if slot == "number" else each for slot, each in zip(slots, several, strict=True)
            ]
        fits: list[dict[str, None]] = [{} for _ in several]
        for tried, given in enumerate(product(*several)):
            if tried == MOST_OF_ONE:
                break
            if len(set(given)) == len(given) and any(self.fitting(quantity, _in(quantity, *given), "")):
                for at, each in enumerate(given):
                    fits[at][each] = None
        if all(fits):
            options = tuple(tuple(each) for each in fits)
            parts = tuple(SLOT.sub("\0", quantity.pattern).split("\0"))
            self.gaps.append(Gap(quantity.pattern, quantity.doc, parts, options, self.often.get(quantity.pattern, 0.0)))

    def fitting(self, quantity: Quantity, text: str, name: str) -> Iterator[Question]:
        """The question, if it has an answer here and is not taken for another one."""
        asked = self.referee.rules.asked(text)
        if asked is None or asked[0].work_out is not quantity.work_out or self.tried >= MOST_TRIED:
            return
        self.tried += 1
        try:
            found = quantity.work_out(self.referee.moment(self.position), **asked[1])
        except Exception:  # Nothing of that name is of the kind that is asked about.
            return
        value = quantities.plain(found.value if isinstance(found, Ruled) else found)
        yield Question(text, name, words(value))


def _in(quantity: Quantity, *given: str) -> str:
    """The pattern with its gaps filled in."""
    left = list(given)
    return SLOT.sub(lambda _: left.pop(0), quantity.pattern)


def _words(table: Any) -> list[str]:
    """The words of a game that may fill a gap: what its rows have fields for, and what these can say."""
    found: dict[str, None] = {}
    for cls in _row_types(table) if table is not None else ():
        for spec in record_of(cls).specs:
            found[label_of(spec.key)] = None
            for kind in (kind_of(spec.type), *map(kind_of, kind_of(spec.type).args if _several(spec.type) else ())):
                found.update({str(each): None for each in kind.args if kind.name == "choice" and each})
    return list(found)


def _several(tp: Any) -> bool:
    return kind_of(tp).name in ("list", "either")


def _row_types(table: Any) -> Iterator[Any]:
    for spec in record_of(table).specs:
        kind = kind_of(spec.type)
        if kind.name in ("map", "list") and (cls := row_type(kind.args[0])):
            yield cls


def _choices(referee: Referee, position: Position, players: list[str]) -> dict[str, list[str]]:
    """What each player might try here, allowed or not: first what is asked for, then what belongs elsewhere."""
    found: dict[str, list[str]] = {}
    for player in sorted(players, key=lambda name: position.waiting is None or name != position.waiting.by):
        tried: dict[str, None] = {}
        for choice in _tried(referee, position, player):
            tried[referee.say(choice)] = None
            if len(tried) == MOST_CHOICES:
                break
        found[player] = list(tried)
    return found


def _tried(referee: Referee, position: Position, player: str) -> Iterator[Choice]:
    yield from referee.candidates(position, player)
    if position.waiting is not None and position.waiting.by != player:
        yield Choice(player, PASS)
    yield from referee.out_of_place(position, player)


def _orders(played: Played) -> list[str]:
    """The kinds of things that have happened more than once: their order can be asked for."""
    events = [str(line.event[0]) for line in played.lines if line.event]
    return sorted(event for event in set(events) if events.count(event) > 1)
