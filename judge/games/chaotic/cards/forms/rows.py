"""How rows that are used again and again are written: one value, a quality of a sort, one of several."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.chaotic.cards.meanings import Beside, Either, Fights, Measure, Those, Trait


def fixed(where: Any, value: Any, *wordings: str, rank: int = 0, plural: bool | None = None) -> None:
    """A row that stands for one value of its own."""
    where.converts(lambda: value, lambda given: {} if given == value else None, *wordings, rank=rank, plural=plural)


def made(where: Any, quality: str, of: str, *wordings: str, rank: int = 0) -> None:
    """A row with the slot {a}: a quality of a sort made of it, such as Trait("kind", a)."""
    where.converts(
        lambda a: Trait(quality, a),
        lambda given: {"a": given.name} if is_of(given, quality) else None,
        *(each.replace("{a}", f"{{a:{of}}}") for each in wordings),
        rank=rank,
    )


def wraps(where: Any, kind: Any, *wordings: str, rank: int = 0) -> None:
    """A row with the slot {a}: what a kind with one field is made of."""
    where.converts(
        lambda a: kind(a),
        lambda given: {"a": given[0]} if type(given) is kind and given == kind(given[0]) else None,
        *wordings,
        rank=rank,
    )


def fighting(a: Those) -> Fights:
    """Engaged with one of those."""
    return Fights(a._replace(which="one", number=1) if (a.which, a.number) == ("each", 2) else a)


def fights(where: Any) -> None:
    """`engaged with`: one is engaged with one other, also where the text speaks of several."""
    where.converts(
        fighting,
        lambda given: {"a": given.whom} if type(given) is Fights else None,
        "engaged with {a:creatures}",
    )
    for how, words in (("higher", "higher/more/greater"), ("lower", "lower/less/fewer")):
        where.converts(
            lambda stats, how=how: Fights(Those("one", traits=(Measure(stats, how),))),
            lambda given: None,
            f"engaged with a/an (opposing) Creature with/that/who (has|have) {words} {{stats:measures}} (than it)",
        )


def besides_many(where: Any) -> None:
    """`adjacent to two or more Creatures`."""
    where.converts(
        lambda number, it: Beside(it._replace(which="each", number=2), number) if number > 1 else None,
        lambda given: (
            {"number": given.least, "it": given.whom._replace(which="", number=1)}
            if type(given) is Beside and given.least > 1
            else None
        ),
        "adjacent to {number} or more {it:phrase many}",
    )


def is_of(trait: Any, sort: str) -> bool:
    """Whether a quality is of a sort."""
    return isinstance(trait, Trait) and trait.sort == sort


def names(given: Any, sort: str) -> Mapping[str, Any] | None:
    """What a list of one of several qualities of a sort is made of."""
    if type(given) is Either and len(given.them) > 1 and all(is_of(each, sort) for each in given.them):
        return {"several": tuple(each.name for each in given.them)}
    return None


def either(where: Any, of: str, wording: str, rank: int = 0) -> None:
    """A row for one of several of a sort: `OverWorld or UnderWorld`."""
    where.converts(
        lambda several: Either(tuple(Trait(of, each) for each in several)) if len(several) > 1 else None,
        lambda given: names(given, of),
        wording,
        rank=rank,
    )


def several(where: Any, which: str, many: str, one: str = "") -> None:
    """Rows for so many of a sort, or up to so many: `up to 3 target Creatures`."""

    def make(many: tuple[int, bool], it: Those) -> Those | None:
        number, up_to = many
        fits = it.which == "" and (number > 1 or up_to)
        return it._replace(which=which, number=number, up_to=up_to) if fits else None

    def take(given: Any) -> Mapping[str, Any] | None:
        if type(given) is not Those or given.which != which or (given.number < 2 and not given.up_to):
            return None
        return {"many": (given.number, given.up_to), "it": given._replace(which="", number=1, up_to=False)}

    aim = "target " if which == "target" else ""
    where.converts(
        make,
        take,
        f"{{many:so many of}} {aim}{{it:{many}}}",
        f"each/any of {{many:so many of}} {aim}{{it:{many}}}",
        *([f"{{many:so many of}} {aim}{{it:{one}}}"] if one else []),
        plural=True,
    )


def pair(where: Any, op: str, *wordings: str) -> None:
    """A row with the slot {amount}: what is done with a number, and the number."""
    where.converts(
        lambda amount: (op, amount),
        lambda given: {"amount": given[1]} if isinstance(given, tuple) and len(given) == 2 and given[0] == op else None,
        *wordings,
    )
