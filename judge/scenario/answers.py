"""What an answer consists of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from judge.engine.modifiers import Value
from judge.engine.record import Cite

if TYPE_CHECKING:
    from judge.engine.explore import Finding, Outcome
    from judge.scenario.played import Played
    from judge.scenario.ways_on import WaysOn


class Answer(NamedTuple):
    """The answer to a question: the value, the rules, a sentence of detail, and how it was worked out.

    `played` is the play as it stood when it was asked, `asked_at` that moment in words, `about` the names asked for,
    `ruled` the rules that the quantity itself names for this case, `ahead` those of what every way on says of it, where
    it stays the same whatever is decided.
    """

    value: Any
    cites: tuple[Cite, ...]
    detail: str = ""
    rows: Value | None = None
    finding: Finding | None = None
    outcomes: tuple[Outcome, ...] = ()
    open: WaysOn | None = None
    asked_at: str = ""
    played: Played | None = None
    about: tuple[str, ...] = ()
    ruled: tuple[Cite, ...] = ()
    ahead: tuple[Cite, ...] = ()

    @property
    def so_far(self) -> bool:
        """Whether it is not settled yet, because somebody still decides something that it hangs on."""
        return self.open is not None
