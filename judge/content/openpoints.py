"""Where a rulebook is open: readings, known misreadings of it, and notes on its slips."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from judge.content.fields import ID, ID_WORDS, item, placed
from judge.content.problem import Place


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One answer to an open question, with its reason."""

    says: str = item("the answer in one or two sentences")
    because: str = item("the reason: the rules that speak for it, or why it is a mistake")


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """A question the rulebook leaves open: the alternatives with their reasons, and the default."""

    id: str = item("the id of the reading", key="reading", pattern=ID, form=ID_WORDS)
    question: str = item("the question as a player would ask it")
    cites: tuple[str, ...] = item("the units that leave it open", key=("cites", "cite"), default=())
    default: str = item("the option used unless a head judge chooses another")
    options: Mapping[str, Option] = item("the possible answers by their ids")
    defects: tuple[str, ...] = item("the ledger's defects it answers", key=("defect", "defects"), default=())
    place: Place = placed()


@dataclass(frozen=True, slots=True, kw_only=True)
class Misreading:
    """A known mistake as a switch: one option is the right rule, the others are ways to get it wrong."""

    id: str = item("the id of the misreading", key="misreading", pattern=ID, form=ID_WORDS)
    question: str = item("what players get wrong, as a question")
    cites: tuple[str, ...] = item("the units that decide it", key=("cites", "cite"), default=())
    right: str = item("the option that is the rule")
    limit: bool = item(
        "whether it matters only where a number just reaches a limit, as a slip in that number does too",
        default=False,
    )
    options: Mapping[str, Option] = item("the rule and the mistakes by their ids")
    place: Place = placed()


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """A slip of the rulebook's text that changes nothing: what it says, how we read it."""

    id: str = item("the id of the note", key="note", pattern=ID, form=ID_WORDS)
    cites: tuple[str, ...] = item("the units with the slip", key=("cites", "cite"), default=())
    says: str = item("what the rulebook says")
    read: str = item("how it is read here")
    defects: tuple[str, ...] = item("the ledger's defects it answers", key=("defect", "defects"), default=())
    place: Place = placed()
