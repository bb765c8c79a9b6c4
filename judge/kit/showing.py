"""The table as people see it, where nothing more is needed than what a game keeps of its things."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from judge.engine.moment import Moment

NOT_USUAL = object()
Worked = Callable[[Moment, Any], Mapping[str, Any]]


def shows(groups: Mapping[str, type[Any]], piles: tuple[str, ...] = (), **worked: Worked) -> Callable[..., Any]:
    """A `RULES.show`: the things of each kind by name, with the fields that are not as they are by default.

    `worked` gives what is to be shown of the things of a group in place of some fields, such as a power that is worked
    out (`creatures=lambda now, each: {...}`). Piles are shown by the names of what is on them, the newest last.
    """

    def show(now: Moment) -> Mapping[str, Any]:
        found: dict[str, Any] = {
            group: {
                each.name: {**_told(each), **(worked[group](now, each) if group in worked else {})}
                for each in now.every(kind)
            }
            for group, kind in groups.items()
        }
        return found | {pile: [str(getattr(each, "name", each)) for each in now.pile(pile).items] for pile in piles}

    return show


def _told(thing: Any) -> dict[str, Any]:
    """The fields of a thing that say something: all numbers, and whatever is not as it is by default."""
    if is_dataclass(thing):
        usual = {each.name: each.default for each in fields(thing)}
    else:
        usual = {name: thing._field_defaults.get(name, NOT_USUAL) for name in thing._fields}
    told = {name: getattr(thing, name) for name in usual if name != "name"}
    return {
        name.replace("_", " "): list(value) if isinstance(value, tuple) else value
        for name, value in told.items()
        if type(value) is int or value != usual[name]
    }
