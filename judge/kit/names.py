"""Names: what tells things apart. No thing takes another's place because it is called the same."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from judge.engine.moment import Moment
from judge.engine.position import Thing, kind_in_words, told_apart
from judge.kit.rows import Problems

T = TypeVar("T", bound=Thing)


def used_twice(groups: Mapping[str, Iterable[str]], reserved: Iterable[str] = ()) -> Problems:
    """The names that two things on a table have, whatever their case, or a thing and the game itself.

    The groups are those of the table, each with its names; the part of a group's name before a point is its key.
    """
    seen = {name.casefold(): "the game itself" for name in reserved}
    for group, names in groups.items():
        key, _, more = group.partition(".")
        for name in names:
            if (other := seen.get(name.casefold())) is not None:
                told = f"{other} and {more or key}"
                yield (key, name), f"the name {name} is used twice ({told}); give one of them another name"
            seen[name.casefold()] = more or key


def free_name(taken: Container[str], name: str, form: str = "{name} {number}") -> str:
    """A name that is not taken: the name itself, else with the first number that is free (`Ogre 2`)."""
    found, number = name, 1
    while found in taken:
        number += 1
        found = form.format(name=name, number=number)
    return found


def renamed(thing: T, name: str) -> T:
    """The same thing under another name."""
    made: Any = thing
    found: T = made._replace(name=name) if hasattr(made, "_replace") else replace(made, name=name)
    return found


def put_new(now: Moment, thing: T, never: Container[str] = ()) -> T:
    """Puts one more thing on the table: under its name or, where something has that name, under the next free one.

    `never` are names that are not to be given again, such as those of what has left the table and is still spoken of.
    """
    name, number = thing.name, 1
    while now.get(name) is not None or name in never:
        number += 1
        name = f"{thing.name} {number}"
    new = thing if number == 1 else renamed(thing, name)
    now.put(new)
    return new


def all_told_apart(things: Iterable[T], reserved: Iterable[str] = ()) -> tuple[T, ...]:
    """Things to be laid out: of those with one name a second copy is numbered (`Ogre 2`), another kind says what it is.

    So a creature `Ogre` and the card `Ogre` in somebody's hand are both there: `Ogre` and `Ogre (card)`, and
    `now.the(Card, "Ogre")` is the card. What is the only one of its kind, such as the timeline, keeps the name that its
    kind gives it, and `reserved` names, such as those of piles, are nobody's.
    """
    every = list(things)
    kinds = {each.name: kind_in_words(each) for each in every if _is_the_only_one(each)} | dict.fromkeys(reserved, "")
    found: dict[str, T] = {}
    for thing in every:
        name = thing.name
        if kinds.setdefault(name, kind_in_words(thing)) != kind_in_words(thing):
            name = told_apart(name, type(thing))
        name = free_name(found, name)
        kinds.setdefault(name, kind_in_words(thing))
        found[name] = thing if name == thing.name else renamed(thing, name)
    return tuple(found.values())


def _is_the_only_one(thing: Thing) -> bool:
    """Whether a thing has the name that its kind gives it."""
    return getattr(type(thing), "_field_defaults", {}).get("name") == thing.name
