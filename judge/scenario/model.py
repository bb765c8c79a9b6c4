"""What a scenario file holds: the situation, the choices made so far, and the questions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, make_dataclass, replace
from functools import cache
from typing import Any, Literal

from judge.content.fields import item, placed
from judge.content.problem import Place
from judge.engine.rules import Rules

Kind = Literal[
    "value", "legal", "next", "order", "outcome", "count", "list", "possible", "certain", "forced", "outcomes", "deck"
]
KINDS: tuple[Kind, ...] = (
    "value", "legal", "next", "order", "outcome", "count", "list", "possible", "certain", "forced", "outcomes",
    "deck",
)  # fmt: skip
EXPLORED: tuple[Kind, ...] = ("possible", "certain", "forced", "outcomes")


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """One question about the situation; exactly one of the kinds says what is asked."""

    value: str | None = item("a quantity of the game, such as `damage on Koru`", default=None)
    legal: str | None = item("a choice: may it be made now? A no comes with the rule against it", default=None)
    next: Literal["actor"] | None = item("whose decision it is now", default=None)
    order: str | None = item("the order in which things of a kind happened, such as `resolved`", default=None)
    outcome: str | None = item("how it ended: a quantity whose answer is words", default=None)
    count: Literal["choices"] | None = item("how many choices are legal now", default=None)
    list: Literal["choices"] | None = item("which choices are legal now", default=None)
    possible: str | None = item("a condition that some line of play ends with", default=None)
    certain: str | None = item("a condition that every line of play ends with", default=None)
    forced: str | None = item("a condition that the player named in `by` can bring about", default=None)
    outcomes: str | None = item("a quantity: every value it can end with", default=None)
    deck: str | None = item("a deck list: is it legal?", default=None)
    rule: str | None = item("of a deck: just this rule, is it kept?", default=None)
    format: str | None = item("of a deck: the format it is for", default=None)
    by: str | None = item("the player who is to force it", default=None)
    after: int | None = item("ask after this many of the choices, not after all", default=None, min=0, max=999)
    at: str | None = item("when it is asked: a step by its number or title, an event such as `when damage is dealt`; "
                          "`now`: how it stands after the last choice, not how it ends", default=None)  # fmt: skip
    claims: Mapping[str, Any] = item("who says what the answer is", default={})
    answer: Any = item("the right answer, worked out by hand; tests compare it", default=None)
    because: str = item("why, in a sentence", default="")
    place: Place = placed()

    @property
    def kind(self) -> Kind:
        """What sort of question it is."""
        for kind in KINDS:
            if getattr(self, kind) is not None:
                return kind
        raise ValueError("nothing is asked")

    @property
    def has_moment(self) -> bool:
        """Whether it is asked at a moment of its own, and not how things end."""
        return self.after is not None or self.at is not None

    @property
    def right_here(self) -> Ask:
        """The same question about how it stands, for a play that has come to its moment."""
        return self if self.has_moment else replace(self, at="now")

    @property
    def what(self) -> str:
        """What is asked for, as it is written."""
        return str(getattr(self, self.kind))

    @property
    def text(self) -> str:
        """The whole question as it is written."""
        if self.kind == "deck":
            return f"deck: keeps {self.rule}" if self.rule else "deck: legal"
        by = f" by {self.by}" if self.by else ""
        return f"{self.kind}: {self.what}{by}"

    def problems(self) -> Iterator[tuple[str, str]]:
        """Exactly one kind of question; `by` just for what is forced."""
        given = [kind for kind in KINDS if getattr(self, kind) is not None]
        if len(given) != 1:
            found = " and ".join(given) or "none"
            yield (given[1] if given else ""), f"a question has exactly one of {', '.join(KINDS)}; found {found}"
        elif (given[0] == "forced") != (self.by is not None):
            yield "by", "`by` names the player who forces something: give it with `forced`, and only there"
        elif given[0] != "deck" and (self.rule or self.format):
            yield "rule" if self.rule else "format", "`rule` and `format` go with a `deck`"


@dataclass(frozen=True, slots=True)
class Said:
    """A choice or a result in words, and where it is written; or `by hand: ...`, what the judge carries out himself."""

    text: str = ""
    place: Place = placed()
    by_hand: str | None = item("what the judge carries out himself, in the words of card text", key="by hand",
                               default=None)  # fmt: skip

    def __post_init__(self) -> None:
        if self.by_hand is not None:
            object.__setattr__(self, "text", f"by hand: {self.by_hand}")

    @classmethod
    def from_text(cls, text: str) -> Said:
        """The words as they stand."""
        return cls(" ".join(text.split()))


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """A situation at a table: where in the charts, what lies there, what was chosen, what is asked."""

    title: str = item("the dispute in one question")
    game: str = item("the id of the game")
    kind: Literal["dispute", "example"] = item("a dispute, or a worked example of the rulebook", default="dispute")
    example: str | None = item("the id of the worked example", default=None)
    about: tuple[str, ...] = item("the rules it is about, such as chaotic:8.6.5.2", default=())
    at: str = item("where it starts: a chart, chart:node, outer/inner charts, or a step by number or title")
    table: Any = item("what lies on the table")
    choices: tuple[Said, ...] = item("the choices made so far, in words; `all pass` closes a window", default=())
    given: tuple[Said, ...] = item("the results of chance, in order", default=())
    readings: Mapping[str, str] = item("open questions answered otherwise than by default", default={})
    asks: tuple[Ask, ...] = item("the questions", default=())
    strict: bool = item("whether card text that is not understood is refused, not just named", default=False)
    collection: bool = item("whether cards that are only named are looked up in your collection", default=True)
    note: str = item("a remark for readers", default="")
    from_collection: tuple[str, ...] = ()
    place: Place = placed()


@cache
def scenario_type(rules: Rules) -> type[Scenario]:
    """The form of a game's scenarios: the common one with the game's own table."""
    table = item("what lies on the table") if rules.table else item("what lies on the table", default=None)
    return make_dataclass(
        "Scenario", [("table", rules.table or Any, table)], bases=(Scenario,), frozen=True, kw_only=True,
        namespace={"__doc__": Scenario.__doc__, "__hash__": object.__hash__},
    )  # fmt: skip
