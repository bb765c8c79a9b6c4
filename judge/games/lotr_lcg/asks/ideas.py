"""The mistakes that people make about just what is asked for: a question that asks for them has them tried first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.engine import Moment


def asking(*ideas: str, then: str | Callable[..., Any]) -> Callable[..., Any]:
    """An answer, a field or a function, that asks for the misreadings which lie behind most wrong claims about it."""

    def answer(now: Moment, *about: Any, **given: str) -> Any:
        for idea in ideas:
            now.reads(idea)
        return then(now, *about, **given) if callable(then) else getattr(about[0], then)

    return answer
