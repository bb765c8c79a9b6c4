"""3.2.6, 3.2.7: what a Creature has: elements, abilities, counters, so much of a statistic, more than another."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.rows import either, fixed, is_of, made
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import DISCIPLINES, Bound, Either, Every, Measure, Trait

having, some, all_of = sort("having"), sort("measures"), sort("all measures")


def all_elements(given: Any) -> bool:
    """Whether a quality is to have several elements."""
    return type(given) is Every and all(is_of(each, "element") for each in given.them)


# Elements, abilities, counters.
made(having, "element", "element", "{a}")
either(having, "element", "{several:element|}", rank=1)
having.converts(
    lambda several: Every(tuple(Trait("element", each) for each in several)) if len(several) > 1 else None,
    lambda given: {"several": tuple(each.name for each in given.them)} if all_elements(given) else None,
    "{several:element&}",
    "both {several:element&}",
    rank=2,
)
made(having, "keyword", "keyword name", "{a}", '"{a}"', '"{a},"')
either(having, "keyword", "{several:keyword name|}", rank=1)
fixed(
    having,
    Measure(("mugic counters",), "exactly", 0),
    "no Mugic counters (on it|on them)",
    "no counters (on it|on them)",
    "0 Mugic counters (on it|on them)",
)
fixed(
    having,
    Measure(("mugic counters",), "at least", 1),
    "a/any Mugic counter[|s] (on it|on them)",
    "Mugic counters (on it|on them)",
    "one or more (Mugic) counters (on it|on them)",
)
fixed(having, Measure(("elemental types",), "exactly", 0), "no Elemental Types")
fixed(having, Measure(("elemental types",), "at least", 4), "all (four|4) Elemental Types", "every Elemental Type")
fixed(having, Measure(("elemental types",), "at least", 1), "an/any Elemental Type[|s]", "Elemental Types")

fixed(having, Trait("combat", "initiative"), "(the) Initiative")

# Which statistics: one of several, or all of them.
some.converts(
    lambda several: several,
    lambda given: {"several": given} if isinstance(given, tuple) and given != DISCIPLINES else None,
    "{several:measured|}",
    "in {several:measured|}",
)
fixed(some, DISCIPLINES, "in a/any/one Discipline", "in at least one Discipline")
all_of.converts(
    lambda several: several if len(several) > 1 else None,
    lambda given: {"several": given} if isinstance(given, tuple) and 1 < len(given) < 4 else None,
    "{several:measured&}",
    "in {several:measured&}",
)
fixed(all_of, DISCIPLINES, "in all Disciplines", "in each/every Discipline")

# So many of a sort, or up to so many.
_many = sort("so many of")
for _up_to, _said in ((False, "{number}"), (True, "up to {number}")):
    _many.converts(
        lambda number, up_to=_up_to: (number, up_to),
        lambda given, up_to=_up_to: {"number": given[0]} if given[1] is up_to else None,
        _said,
    )

# So much of them.
much = sort("so much")
for _how, _ways in {
    "at least": ("{number} or more/greater/higher", "at least {number}"),
    "below": ("less/fewer/lower than {number}",),
    "at most": ("{number} or less/fewer/lower", "at most {number}"),
    "above": ("more/greater/higher than {number}",),
    "exactly": ("exactly {number}",),
}.items():
    much.form(Bound, *_ways, how=_how)


def _measured(every: bool = False, scanned: bool = False) -> tuple[Any, Any]:
    """So much of some statistics."""

    def make(much: Bound, stats: tuple[str, ...]) -> Measure:
        return Measure(stats, much.how, much.number, every, scanned)

    def take(given: Any) -> Any:
        if type(given) is not Measure:
            return None
        filled: dict[str, Any] = {"much": Bound(given.how, given.number), "stats": given.stats}
        return filled if make(**filled) == given else None

    return make, take


measured = sort("so much had")
for _stats, _every in (("{stats:measures}", False), ("{stats:all measures}", True)):
    measured.converts(
        *_measured(_every),
        f"{{much:so much}} {_stats} (on it|on them)",
        f"{_stats} (of) {{much:so much}}",
        rank=int(_every),
    )
measured.converts(
    *_measured(scanned=True),
    "{much:so much} scanned {stats:statistic|}",
    "scanned {stats:statistic|} (of) {much:so much}",
)
measured.form(Measure, "{number} {stats:statistic|}", how="exactly", rank=1)
measured.form(Measure, "{number} {stats:discipline&}", how="exactly", every=True, rank=2)
having.also(measured)
fixed(having, Measure(DISCIPLINES, "exactly", 0), "0 in any Discipline", "a Discipline of 0", "a Discipline at 0")
having.converts(
    lambda much: Measure(DISCIPLINES, much.how, much.number),
    lambda given: None,
    "a/any Discipline (of|that is|at) {much:so much}",
    "one or more Disciplines (of|that are|at) {much:so much}",
    "at least one Discipline (of|that is|at) {much:so much}",
)
for _how, _than in (("at most", "greater/higher/more"), ("at least", "less/lower/fewer")):
    having.converts(
        lambda number, how=_how: Measure(DISCIPLINES, how, number, every=True),
        lambda given: None,
        f"no Discipline[|s] {_than} than {{number}}",
        f"no Discipline[|s] with {_than} than {{number}}",
    )

# Several things that somebody has.
_havings = sort("havings")


def _all_of(several: tuple[Any, ...]) -> Any:
    """All that is said of one: `Fire and 50 or more Courage`."""
    if len(several) == 1:
        return several[0]
    flat = tuple(one for each in several for one in (each.them if all_elements(each) else (each,)))
    return Every(flat) if len(set(flat)) == len(flat) else None


_havings.also(having)
_havings.converts(
    _all_of,
    lambda given: {"several": given.them} if type(given) is Every else None,
    "(a|an|any) {several:having&}",
    "(a|an|any) {several:articled having&}",
    rank=1,
)
_havings.converts(
    lambda several: Either(several) if 1 < len(several) == len(set(several)) else None,
    lambda given: (
        {"several": given.them}
        if type(given) is Either and all(type(each) is Measure and each.than is None for each in given.them)
        else None
    ),
    "{several:so much had|}",
    rank=2,
)
sort("articled having").converts(lambda it: it, lambda given: {"it": given}, "a/an {it:having}")

# More or less than another has.
ONE = ("card", "this", "bearer", "caster", "target", "the", "it", "that")
FOE = ("the opposing engaged Creature", "(the) opposing Creature", "opposing engaged Creature")
for _how, _words in (("higher", "higher/more/greater"), ("lower", "lower/less/fewer")):
    for _stats, _more in (("{stats:measures}", {}), ("{stats:all measures}", {"every": True, "rank": 1})):
        having.form(Measure, *(f"{_words} {_stats} than {foe} (in each)" for foe in FOE), how=_how, **_more)
        _every = bool(_more)
        having.converts(
            lambda stats, than, how=_how, every=_every: (
                Measure(stats, how, every=every, than=than) if than.which in ONE else None
            ),
            lambda given, how=_how, every=_every: (
                {"stats": given.stats, "than": given.than}
                if type(given) is Measure and given == Measure(given.stats, how, every=every, than=given.than)
                and given.than is not None
                else None
            ),
            f"{_words} {_stats} than {{than:creatures}}",
            rank=1 + _every,
        )  # fmt: skip
