"""g-scanned-statistic: Creatures gain or lose what makes statistics equal to a number, or to printed values."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings.instructions import ToScanned

deed, doing = sort("deed"), sort("doing")
_made, _to = sort("made equal"), sort("equal value")
_SO = "is/are/become/becomes/equal/equals (equal) (to)"
_made.converts(
    lambda same=(): same,
    lambda given: {} if given == () else None,
    "so those values are equal to",
    f"so (that) those/these values/disciplines/statistics {_SO}",
    f"so (that) they/it {_SO}",
    "to make those/these values/disciplines/statistics (become|equal|equal to)",
    "to make they/it/them (become|equal|equal to)",
    "until they/it/them is/are/become/equal (equal) (to)",
)
_made.converts(
    lambda same: same,
    lambda given: {"same": given} if given != () else None,
    "so its {same:stats} are equal to",
    f"so (that) its/their {{same:stats}} {_SO}",
    "to make its/their {same:stats} (become|equal|equal to)",
)
_VALUES = ("scanned values", "scanned values/value/disciplines/statistics")


def _kind(kind: str) -> tuple[Any, Any]:
    """What values become: their own as printed, those of another, or a number."""
    names = {"own": ("again",), "other": ("of", "again"), "current": ("of", "again"), "number": ("number",)}[kind]

    def make(again: Any = (), **filled: Any) -> Any:
        return (kind, again, filled.get("of"), filled.get("number", -1))

    def take(given: Any) -> Any:
        if given[0] != kind:
            return None
        filled = {"again": given[1], "of": given[2], "number": given[3]}
        return {name: filled[name] for name in names if name != "again" or given[1]}

    return make, take


_to.converts(*_kind("own"), *(f"its/their {each}" for each in (*_VALUES, "scanned {again:stats}")))
_to.converts(*_kind("other"), *(f"{{of:creatures}}'s {each}" for each in (*_VALUES, "scanned {again:stats}")))
_to.converts(*_kind("current"), "{of:creatures}'s values", "{of:creatures}'s {again:stats}")
_to.converts(*_kind("number"), "{number}")


def _equal(stats: Any, same: Any, to: Any, whom: Any = None, only: str = "") -> ToScanned | None:
    """The statistics may be named again; then they must be the same."""
    kind, again, of, number = to
    if any(each and each != stats for each in (same, again)):
        return None
    return ToScanned(whom, stats, number, of, current=kind == "current", only=only)


def _filled(given: Any, only: str, named: bool) -> Any:
    """What a row is filled with, where it names whose values they are and where it does not."""
    if type(given) is not ToScanned or given.only != only or (given.whom is not None) is not named:
        return None
    if given.until != "turn":
        return None
    other = "current" if given.current else "other"
    kind = other if given.of is not None else "number" if given.number >= 0 else "own"
    whom = {"whom": given.whom} if named else {}
    return {**whom, "stats": given.stats, "same": (), "to": (kind, (), given.of, given.number)}


def _rows(only: str, *said: str) -> None:
    """What is gained or lost until values are equal, of those that are named, and of whoever does it."""

    def make(**filled: Any) -> ToScanned | None:
        return _equal(**filled, only=only)

    ways = [f"{each} {{stats}} {{same:made equal}} {{to:equal value}}" for each in said]
    deed.converts(make, lambda given: _filled(given, only, True), *(f"{{whom:creatures}} {each}" for each in ways))
    doing.converts(make, lambda given: _filled(given, only, False), *ways)


_rows("", "gain[s|] or lose[s|]", "lose[s|] or gain[s|]")
for _only, _do, _is in (("lose", "reduce/decrease/lower", "is/are reduced/decreased/lowered"),
                        ("gain", "increase/raise", "is/are increased/raised")):  # fmt: skip
    deed.converts(
        lambda whom, stats, to, only=_only: _equal(stats, (), to, whom, only=only),
        lambda given: None,
        f"{_do} {{whom:possessor}} {{stats}} to {{to:equal value}}",
        f"{{whom:possessor}} {{stats}} {_is} to {{to:equal value}}",
        rank=2,
    )
deed.converts(
    lambda whom, stats, to: _equal(stats, (), to, whom),
    lambda given: None,
    "{whom:possessor} {stats} become[s|] equal to {to:equal value}",
    "{whom:possessor} {stats} become[s|] {to:equal value}",
    "{whom:possessor} {stats} is/are equal to {to:equal value}",
    rank=2,
)
_rows("lose", "lose[s|]")
_rows("gain", "gain[s|]")
for _only in ("lose", "gain"):
    deed.converts(
        lambda stats, same, to, only=_only: _equal(stats, same, to, only=only),
        lambda given, only=_only: _filled(given, only, False),
        f"{_only} {{stats}} {{same:made equal}} {{to:equal value}}",
        rank=1,
    )
