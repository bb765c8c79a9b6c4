"""g-scanned-statistic: Creatures gain or lose what makes statistics equal to a number, or to printed values."""

from __future__ import annotations

from functools import partial
from typing import Any

from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings.instructions import ToScanned

deed, doing = sort("deed"), sort("doing")
_THEY = ("its/their {same:stats}", "those values/disciplines/statistics", "they/it")
_EQUAL = tuple(
    f"{link} {they} {are}"
    for they in _THEY
    for link, are in (
        ("so (that)", "is/are/become/becomes/equal/equals (equal) (to)"),
        ("to make", "(become|equal|equal to)"),
    )
)
_VALUES = ("scanned {again:stats}", "scanned values/value/disciplines/statistics")


def _same(stats: Any, whom: Any = None, same: Any = (), again: Any = (), **filled: Any) -> ToScanned | None:
    """The statistics may be named again; then they must be the same."""
    if any(each and each != stats for each in (same, again)):
        return None
    return ToScanned(whom, stats, **filled)


def _rows(front: str, where: Any) -> None:
    def take(kind: str) -> Any:
        def taken(given: Any) -> Any:
            if type(given) is not ToScanned or (given.whom is None) is not (where is doing):
                return None
            own = {"stats": given.stats, **({} if where is doing else {"whom": given.whom})}
            other = "current" if given.current else "other"
            found = other if given.of is not None else "number" if given.number >= 0 else "own"
            of = {"of": given.of}
            more: dict[str, dict[str, Any]] = {
                "other": of,
                "current": of,
                "number": {"number": given.number},
                "own": {},
            }
            return {**own, **more[kind]} if found == kind else None

        return taken

    for kind, said, ends in (
        ("own", "are equal to its scanned values", [f"its/their {each}" for each in _VALUES]),
        (
            "other",
            "are equal to {of:creatures}'s scanned values",
            [f"{{of:creatures}}'s {each}" for each in _VALUES],
        ),
        ("current", "are equal to {of:creatures}'s values", ["{of:creatures}'s {again:stats}"]),
        ("number", "become {number}", ["{number}"]),
    ):
        where.converts(
            partial(_same, current=True) if kind == "current" else _same,
            take(kind),
            f"{front} {{stats}} so those values {said}",
            *(f"{front} {{stats}} {each} {end}" for each in _EQUAL for end in ends),
        )


_rows("{whom:creatures} gain[s|] or lose[s|]", deed)
_rows("gain[s|] or lose[s|]", doing)
