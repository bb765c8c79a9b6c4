"""Abilities as a judge writes them: a keyword, or a group of keys for one that is written out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from judge.games.chaotic.cards import printed, sentences, words
from judge.games.chaotic.cards.meanings import Ability, Change, Cost, Instruction
from judge.kit.rows import Problems, become, item, row, short

T = TypeVar("T")

EVENTS = tuple(event for _, event in printed.EVENTS)
INSTEAD = tuple(printed.INSTEAD.values())
WHOSE = ("this", "mine", "theirs", "any", "opposing")


@dataclass(frozen=True, eq=False, repr=False)
class Words(Generic[T]):
    """A row that is always written in words, and what they mean."""

    means: T


class InstructionRow(Words[tuple[Instruction, ...]]):
    """One instruction, in short words: `deal 10 to target`, `Stat Check Courage 50: deal 10`."""

    from_text = short("means", sentences.instructions)


class ChangeRow(Words[tuple[Change, ...]]):
    """One change, in short words: `courage +25`."""

    from_text = short("means", words.changes)


class CostRow(Words[Cost]):
    """A cost, in short words: `2 counters`, `X counters`, `sacrifice this`."""

    from_text = short("means", words.cost)


def all_of(rows: Iterable[Any] | None) -> tuple[Any, ...]:
    """What several rows mean."""
    return tuple(each for row in rows or () for each in row.means)


def text_of(rows: tuple[InstructionRow, ...]) -> tuple[Instruction, ...]:
    """The instructions of several rows."""
    return sentences.numbered(all_of(rows))


def targets_of(given: str | None, rows: tuple[InstructionRow, ...]) -> tuple[str, ...]:
    """What is targeted: what is said to be, else what the text itself calls a target."""
    return words.targets(given) if given else sentences.aims(all_of(rows))


def unreadable(*readers: tuple[str, str | None, Callable[[str], Any]]) -> Problems:
    """Of texts, each with its key and what reads it, those that cannot be read."""
    for key, text, reader in readers:
        try:
            reader(text) if text else None
        except ValueError as error:
            yield key, str(error)


@row
class AbilityRow:
    """An ability: a keyword such as `Strike 10`, or a group of keys for one that is written out."""

    name: str = item("what it is called in the log and in choices")
    when: Literal[EVENTS] | None = item("the event that triggers it", default=None)  # type: ignore[valid-type]
    whose: Literal[WHOSE] = item("whose event it is", default="this")  # type: ignore[valid-type]
    cost: CostRow | None = item("what an activated ability costs", default=None)
    target: str | None = item("what it targets, such as `opposing creature` or `two creatures`", default=None)
    do: tuple[InstructionRow, ...] = item("its instructions, top to bottom", default=())
    only_if: str = item("a condition for it to work, such as `opposing fire`", key="if", default="")
    changes: tuple[ChangeRow, ...] = item("what it changes while it is there, such as `courage +10`", default=())
    gives: tuple[str, ...] = item("the keyword abilities it gives while it is there", default=())
    takes: str = item("what it takes away while it is there, such as `Invisibility`", default="")
    reach: str = item(
        "whom changes, gives and takes concern; bare on a Location: all, on Battlegear: the bearer", default="this"
    )
    instead_of: Literal[INSTEAD] | None = item("the event it replaces", default=None)  # type: ignore[valid-type]
    forbids: Literal[words.FORBIDDEN] | None = item("what can not be done", default=None)  # type: ignore[valid-type]
    tag: Literal["invisibility", "hive"] | None = item("the keyword that it hangs on", default=None)
    read: tuple[Ability, ...] = ()

    @classmethod
    def from_text(cls, text: str) -> AbilityRow:
        """Reads a keyword ability, or one as it is printed on a card."""
        return cls(name=text, read=printed.abilities(text))

    def problems(self) -> Problems:
        """Words that can be read; at most one of trigger, cost and replacement."""
        yield from unreadable(
            ("target", self.target, words.targets),
            ("if", self.only_if, words.conditions),
            ("reach", self.reach, words.reach),
            ("takes", self.takes, sentences.lose),
            *(("gives", each, words.keyword) for each in self.gives),
        )
        if sum(each is not None for each in (self.when, self.cost, self.instead_of)) > 1:
            yield "when", "an ability has a trigger, a cost or an `instead-of`, not several"
        if self.do and self.when is self.cost is self.instead_of is None:
            yield "do", "what is to be done needs a trigger (`when`), a `cost` or an `instead-of`"

    @property
    def means(self) -> tuple[Ability, ...]:
        """The ability as the rules use it; what it gives stands beside it, on the same conditions."""
        if self.read:
            return self.read
        lost = sentences.lose(self.takes) if self.takes else Instruction("")
        duty = self.name.casefold().removeprefix("must ")
        written = become(
            Ability,
            self,
            cost=self.cost.means if self.cost else None,
            targets=targets_of(self.target, self.do),
            instructions=text_of(self.do),
            changes=all_of(self.changes),
            loses=lost.what,
            loses_amount=lost.amount,
            only_if=words.conditions(self.only_if) if self.only_if else (),
            reach=words.reach(self.reach),
            must=duty if duty in words.MANDATORY and duty != self.name.casefold() else "",
        )
        given = [words.keyword(each) for each in self.gives]
        found = [
            each._replace(only_if=written.only_if, reach=written.reach, tag=each.tag or written.tag) for each in given
        ]
        return (written, *found) if not self.gives or self.do or self.changes or self.takes else tuple(found)
