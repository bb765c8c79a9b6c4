"""What the kernel says: cites, choices, lines and refusals."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

T = TypeVar("T")
PASS = "pass"
NO_RULE = "no rule"
# Who acts where the judge carries something out himself.
JUDGE = "the judge"

# A NamedTuple's own constructor is a Python function. Where a position is made on every step this is a third faster.
make = tuple.__new__


def quick(kind: type[T]) -> type[T]:
    """Has a NamedTuple's `_replace` change the fields that are named, and not take up each of them by its name."""
    places = {name: at for at, name in enumerate(getattr(kind, "_fields", ()))}

    def changed(self: Any, /, **fields: Any) -> Any:
        values = list(self)
        for name, value in fields.items():
            at = places.get(name)
            if at is None:
                raise ValueError(f"a {kind.__name__} has no field {name}")
            values[at] = value
        return make(type(self), values)

    if places:
        kind._replace = changed  # type: ignore[attr-defined]
    return kind


class Cite(NamedTuple):
    """The unit of a rulebook that something rests on, written `game:unit`."""

    game: str
    unit: str

    def __str__(self) -> str:
        return f"{self.game}:{self.unit}"


class Citing(dict[str, Cite]):
    """Makes the cites of one game, each once, and remembers which units were cited: `cite("6.4")` is called a lot."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    def __missing__(self, unit: str) -> Cite:
        cite = self[unit] = Cite(self.game, unit)
        return cite

    if TYPE_CHECKING:

        def __call__(self, unit: str) -> Cite:
            """The cite of a unit."""
            ...

    else:
        __call__ = dict.__getitem__


class Choice(NamedTuple):
    """One thing a player does: who, the verb, and what it is done with."""

    by: str
    verb: str
    args: tuple[Hashable, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.by, self.verb, *map(str, self.args)))


@quick
class Line(NamedTuple):
    """One line of the log: what happened, on which rule, at which node of which chart.

    `asked` is the position in which somebody would have been asked, had there been another way; `implied` marks a pass
    that nobody wrote down.
    """

    text: str
    cites: tuple[Cite, ...]
    at: str = ""
    actor: str = ""
    event: tuple[str, str] | None = None
    value: Hashable = None
    asked: Hashable = None
    implied: bool = False

    @property
    def by_hand(self) -> bool:
        """Whether the judge did this himself, and no player and no rule."""
        return self.actor == JUDGE


class Refusal(NamedTuple):
    """Why a choice is not legal, and the rule that says so; a silent one cites the places that say nothing of it."""

    text: str
    cites: tuple[Cite, ...]
    silent: bool = False


class Refused(Exception):
    """Raised by `step` for a choice that `refuse` refuses."""

    def __init__(self, choice: Choice, refusal: Refusal) -> None:
        super().__init__(f"{choice}: {refusal.text} [{', '.join(map(str, refusal.cites))}]")
        self.choice = choice
        self.refusal = refusal


class Missing(KeyError):
    """What the rules need is not on the table, in words for the judge who wrote it: no fault of anybody's code."""


def refuse(text: str, *cites: Cite) -> Refusal:
    """A refusal; at least one cite is required."""
    if not cites:
        raise TypeError("a refusal needs a cite")
    return make(Refusal, (text, cites, False))


def no_rule(text: str, *cites: Cite) -> Refusal:
    """A refusal because no rule allows or forbids it; the cites are the places where such a rule is missing."""
    return refuse(text, *cites)._replace(silent=True)
