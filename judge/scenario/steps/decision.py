"""A decision as a document: whose it is, what is legal, and what is refused with the rule against it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from judge.engine.position import Position
from judge.engine.record import Choice, Cite, Line, Refusal
from judge.engine.referee import Referee
from judge.engine.rules import CHANCE

MOST_TRIED = 400
MOST_LEGAL = 60
MOST_REFUSED = 40


class Options(NamedTuple):
    """What might be done at a decision: the legal choices and the refused ones; `more` when not all were tried."""

    legal: tuple[Choice, ...] = ()
    refused: tuple[tuple[Choice, Refusal], ...] = ()
    more: bool = False
    tried: int = 0


def options(referee: Referee, position: Position) -> Options:
    """What might be done in a position, as far as it can be listed."""
    legal: list[Choice] = []
    refused: list[tuple[Choice, Refusal]] = []
    tried = 0
    for choice in referee.candidates(position):
        if tried == MOST_TRIED or len(legal) == MOST_LEGAL:
            return Options(tuple(legal), tuple(refused[:MOST_REFUSED]), True, tried)
        tried += 1
        refusal = referee.refuse(position, choice)
        legal += [choice] if refusal is None else []
        refused += [(choice, refusal)] if refusal is not None else []
    return Options(tuple(legal), tuple(refused[:MOST_REFUSED]), False, tried)


def decision(referee: Referee, position: Position, taken: str = "") -> dict[str, Any] | None:
    """Whose decision a position waits for and what may be done; `taken` is the choice made there. None at the end."""
    waiting = position.waiting
    if waiting is None:
        return None
    found = options(referee, position)
    return {
        "by": waiting.by,
        "chance": waiting.by == CHANCE,
        "cites": cite_words(waiting.cites),
        "legal": [offer(referee, choice, taken) for choice in found.legal],
        "more": found.more,
        "refused": list(by_reason(referee, found.refused)),
    }


def offer(referee: Referee, choice: Choice, taken: str = "") -> dict[str, Any]:
    """A legal choice in words, with and without the player, and whether it was the one made."""
    words = referee.say(choice)
    return {"words": words, "short": words.removeprefix(f"{choice.by} "), "taken": words == taken}


def by_reason(referee: Referee, refused: Iterable[tuple[Choice, Refusal]]) -> Iterator[dict[str, Any]]:
    """The refused choices, those with the same reason together."""
    groups: dict[Refusal, list[str]] = {}
    for choice, refusal in refused:
        groups.setdefault(refusal, []).append(referee.say(choice))
    for refusal, choices in groups.items():
        yield {"why": refusal.text, "cites": cite_words(refusal.cites), "choices": choices}


def line_words(line: Line) -> dict[str, Any]:
    """A line of the log as plain data."""
    found = {"at": line.at, "actor": line.actor, "text": line.text, "cites": cite_words(line.cites)}
    marks = {"by_hand": line.by_hand, "implied": line.implied}
    return {**found, **{mark: True for mark, holds in marks.items() if holds}}


def cite_words(cites: Iterable[Cite]) -> list[str]:
    """Cites as they are written."""
    return [str(cite) for cite in cites]
