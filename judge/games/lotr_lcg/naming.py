"""self-referential: names in card text, and whom they mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.games.lotr_lcg.cardtext import Ability, Phrase


def self_named(of: Ability, own: set[str]) -> Ability:
    """The same ability, with its card's own name read as `this`."""
    lowered = {name.casefold() for name in own}
    return _renamed(of, lowered)  # type: ignore[no-any-return]


def _renamed(part: Any, own: set[str]) -> Any:
    if isinstance(part, Phrase):
        if part.how == "named" and any(name.casefold() in own for name in part.names):
            return part._replace(how="this", names=())
        return part
    if isinstance(part, tuple):
        changed = [_renamed(each, own) for each in part]
        return type(part)(*changed) if hasattr(part, "_fields") else tuple(changed)
    return part


def names_in(part: Any) -> Iterator[str]:
    """Every card name that stands in some text."""
    if isinstance(part, Phrase):
        yield from part.names
        yield from (word.partition(":")[2] for word in part.words if word.startswith("title:"))
    elif isinstance(part, tuple):
        for each in part:
            yield from names_in(each)
