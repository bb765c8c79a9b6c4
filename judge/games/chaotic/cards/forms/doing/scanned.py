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


def _equal(stats: Any, same: Any, to: Any, whom: Any = None) -> ToScanned | None:
    """The statistics may be named again; then they must be the same."""
    kind, again, of, number = to
    if any(each and each != stats for each in (same, again)):
        return None
    return ToScanned(whom, stats, number, of, current=kind == "current")


def _unequal(given: Any) -> Any:
    if type(given) is not ToScanned:
        return None
    other = "current" if given.current else "other"
    kind = other if given.of is not None else "number" if given.number >= 0 else "own"
    whom = {} if given.whom is None else {"whom": given.whom}
    return {**whom, "stats": given.stats, "same": (), "to": (kind, (), given.of, given.number)}


_WHAT = "gain[s|] or lose[s|] {stats} {same:made equal} {to:equal value}"
_LOSE = "lose[s|] or gain[s|] {stats} {same:made equal} {to:equal value}"
deed.converts(
    _equal,
    lambda given: found if (found := _unequal(given)) and "whom" in found else None,
    f"{{whom:creatures}} {_WHAT}",
    f"{{whom:creatures}} {_LOSE}",
)
doing.converts(_equal, lambda given: found if (found := _unequal(given)) and "whom" not in found else None, _WHAT)
