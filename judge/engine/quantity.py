"""Quantities: what questions can ask for, and the words they ask for it in."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from judge.engine.record import Cite

Labels = tuple[str, ...]


class Quantity(NamedTuple):
    """Something a question can ask for, such as `energy of {creature}`.

    `ahead` where it is about what is still to come; `now` where it is about the decision at hand, such as a cost, what
    may or must be done, or who is next: then it is not one that a later choice could change. `due` where it is about
    what a step is going to bring: of a step, it is then asked as the step begins, not when it is through. `settled_in`
    names the charts, or steps as `chart:node`, that settle it: of those alone it is asked so.
    """

    pattern: str
    match: re.Pattern[str]
    work_out: Callable[..., Any]
    cites: tuple[Cite, ...]
    doc: str
    ahead: bool = False
    now: bool = False
    due: bool = False
    settled_in: Labels = ()


class Ruled(NamedTuple):
    """A quantity with the rules that decide it here, and a sentence of detail, such as where a rule is missing."""

    value: Any
    cites: tuple[Cite, ...] = ()
    detail: str = ""


class InOrder(list[Any]):
    """Several answers whose order is part of the answer; in any other list it means nothing."""


def matching(pattern: str) -> re.Pattern[str]:
    """What recognises a question by its pattern, in any case, and finds what stands for each `{name}` in it; an article
    in front of the pattern's own words may be there or not."""
    parts = re.split(r"\{(\w+)\}", pattern)
    regex = "".join(_own_words(part) if at % 2 == 0 else f"(?P<{part}>.+?)" for at, part in enumerate(parts))
    return re.compile(regex + r"\Z", re.IGNORECASE)


def _own_words(part: str) -> str:
    there = re.sub(r"(?<!\w)the\\ (?=\w)", r"(?:the\\ )?", re.escape(part))
    return re.sub(r"(?<!\w)((?:in|of|on)\\ )(?=\w)", r"\1(?:the\\ )?", there)
