"""Card text as a judge writes it: in words, or as a group of keys for an ability that is written out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from judge.cardtext import Lexicon, Sentence
from judge.games.chaotic.cards import reading
from judge.games.chaotic.cards.forms.occasions import ALONE, SHORT, WHOSE
from judge.games.chaotic.cards.gifts import expanded
from judge.games.chaotic.cards.language import BANS
from judge.games.chaotic.cards.lasting import kind_of_damage
from judge.games.chaotic.cards.meanings import DISCIPLINES, Those, Trait, X
from judge.games.chaotic.cards.meanings.ability import Ability, Change
from judge.games.chaotic.cards.meanings.instructions import Gets, Sets
from judge.games.chaotic.cards.meanings.sentences import Cost, When
from judge.games.chaotic.cards.parts import FACING
from judge.games.chaotic.cards.phrases import BARE
from judge.games.chaotic.cards.reaching import as_trait
from judge.kit.rows import Problems, item, row, short

T = TypeVar("T")
INSTEAD = ("is destroyed", "is damaged")
FORBIDDEN = tuple(BANS)
MANDATORY = ("move", "initiate combat", "intercept", "enter")


@dataclass(frozen=True, eq=False, repr=False)
class Words(Generic[T]):
    """A row that is always written in words, and what they mean."""

    means: T


class InstructionRow(Words[str]):
    """One instruction or several, in words: `deal 10 to target`, `Stat Check Courage 50: deal 10`."""

    from_text = short("means", str)


def change(text: str) -> Sets:
    """A change in short words, such as `courage +25`."""
    found: Sets = reading.phrase(text, "changed")
    return found


def changes(sets: Sets) -> tuple[Change, ...]:
    """What it changes; one of `disciplines` is a change of all four (g-discipline)."""
    if sets.amount == X:
        raise ValueError("+X is not a change that lasts: X is chosen when a card is played")
    names = DISCIPLINES if sets.what == "disciplines" else (kind_of_damage(sets),)
    return tuple(Change(each, sets.op, sets.amount) for each in names)


class ChangeRow(Words[tuple[Change, ...]]):
    """One change, in short words: `courage +25`."""

    from_text = short("means", lambda text: changes(change(text)))


def cost(text: str) -> Cost:
    """A cost, in words: `2 counters`, `X counters`, `1 counter, sacrifice this`."""
    parts = [reading.phrase(part, "cost") for part in text.split(",")]
    try:
        return reading.one_cost(parts)
    except ValueError as fault:
        raise ValueError(f"{text!r}: {fault}") from None


class CostRow(Words[Cost]):
    """A cost, in short words: `2 counters`, `X counters`, `sacrifice this`."""

    from_text = short("means", cost)


def targets(text: str, lexicon: Lexicon) -> tuple[Those, ...]:
    """What is targeted: `opposing creature`, `creature with fire`, `two creatures`, `creature and battlegear`."""
    found: list[Those] = []
    for part in text.replace(" and ", ",").split(","):
        those = reading.phrase(part.strip().removeprefix("target "), "target", lexicon)
        found += [those._replace(number=1)] * those.number
    return tuple(found)


def lost(text: str, lexicon: Lexicon) -> Any:
    """What is lost: `all abilities`, `Invisibility`, an element, or an ability with its number."""
    found: Gets = reading.phrase(f"lose {text}", "deed", lexicon)
    if not isinstance(found, Gets) or len(found.loses) != 1 or found.whom is not None:
        raise ValueError(f"{text!r} is not something a card can lose; write all abilities, Invisibility, Fire, Fire 15")
    return found.loses[0]


def keyword(text: str, lexicon: Lexicon) -> tuple[Ability, ...]:
    """A keyword, an element, a change or a ban, in short words, perhaps with a condition in front."""
    found = reading.in_play(reading.sentences_of(text, (), lexicon), "creature")
    if unread := [each for each in found.sentences if not each.read]:
        raise ValueError(f"{text!r} is no ability: {unread[0].why}")
    return found.abilities


@row
class AbilityRow:
    """An ability: a text such as `Strike 10` or a whole sentence, or a group of keys for one that is written out."""

    name: str = item("what it is called in the log and in choices")
    when: Literal[SHORT] | None = item("the event that triggers it", default=None)  # type: ignore[valid-type]
    whose: Literal["this", "mine", "theirs", "any", "opposing"] = item("whose event it is", default="this")
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
    forbids: Literal[FORBIDDEN] | None = item("what can not be done", default=None)  # type: ignore[valid-type]
    tag: Literal["invisibility", "hive"] | None = item("the keyword that it hangs on", default=None)
    printed: bool = False

    @classmethod
    def from_text(cls, text: str) -> AbilityRow:
        """An ability as it is printed on a card, or in short words."""
        return cls(name=text, printed=True)

    def problems(self) -> Problems:
        """At most one of trigger, cost and replacement."""
        if sum(each is not None for each in (self.when, self.cost, self.instead_of)) > 1:
            yield "when", "an ability has a trigger, a cost or an `instead-of`, not several"
        if self.do and self.when is self.cost is self.instead_of is None:
            yield "do", "what is to be done needs a trigger (`when`), a `cost` or an `instead-of`"


class Written(ValueError):
    """A key of a row that cannot be read: which, and why."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(why)
        self.key = key


def written(row: AbilityRow, sort: str, lexicon: Lexicon) -> tuple[Ability, ...]:
    """An ability that is written out in keys; Written names the key that cannot be read."""
    reach = _keyed("reach", lambda: _reach(row.reach, sort, lexicon))
    given = _keyed("if", lambda: reading.phrase(row.only_if, "checks", lexicon).given if row.only_if else ())
    if given and (sort == "location" or reach.which not in ("this", "bearer")):
        traits = _keyed("if", lambda: tuple(as_trait(each) for each in given)) if not _has_text(row) else ()
        reach, given = reach._replace(traits=(*reach.traits, *traits)), given if _has_text(row) else ()
    aims = _keyed("target", lambda: targets(row.target, lexicon) if row.target else ())
    text = _keyed("do", lambda: _steps(row, aims, lexicon))
    taken = _keyed("takes", lambda: (lost(row.takes, lexicon),) if row.takes else ())
    duty = row.name.casefold().removeprefix("must ")
    made = Ability(
        row.name, tag=row.tag or "", when=_when(row, sort), instead_of=row.instead_of or "",
        cost=row.cost.means if row.cost else None, targets=text.targets, steps=text.steps, given=given, reach=reach,
        changes=tuple(each for one in row.changes for each in one.means), lacks=taken, forbids=row.forbids or "",
        must=duty if duty in MANDATORY and duty != row.name.casefold() else "",
        affects=Those("each") if sort == "location" else Those("this"),
    )  # fmt: skip
    split = (
        [made._replace(lacks=()), Ability(row.name, reach=reach, given=given, lacks=taken)]
        if taken and made.changes
        else [made]
    )
    given_away = [each for one in row.gives for each in _keyed("gives", lambda one=one: keyword(one, lexicon))]
    gifts = [
        each._replace(reach=reach, given=(*each.given, *given), tag=each.tag or made.tag)
        for one in given_away
        for each in expanded(one)
    ]
    return (*split, *gifts) if not row.gives or row.do or row.changes or row.takes else tuple(gifts)


def _has_text(row: AbilityRow) -> bool:
    return row.when is not None or row.cost is not None or row.instead_of is not None


def _keyed(key: str, read: Any) -> Any:
    try:
        return read()
    except ValueError as fault:
        raise Written(key, str(fault)) from None


def _steps(row: AbilityRow, aims: tuple[Those, ...], lexicon: Lexicon) -> reading.Text:
    found = reading.played(reading.sentences_of([each.means for each in row.do], (), lexicon), aims)
    for sentence in found.sentences:
        if not sentence.read:
            raise ValueError(f"{sentence.text!r}: {sentence.why}")
    return found


def _when(row: AbilityRow, sort: str) -> When | None:
    if row.when is None:
        return None
    if sort == "location":
        who = None if row.whose in ("this", "opposing") else WHOSE[row.whose]
        return When(row.when, who)
    return When(
        row.when,
        None if row.when in ALONE and row.whose == "this" and not row.when.startswith("combat") else WHOSE[row.whose],
    )


def _reach(text: str, sort: str, lexicon: Lexicon) -> Those:
    """Whom a lasting ability concerns, such as `all`, `mine with fire`."""
    low = " ".join(text.casefold().split())
    whom, _, traits = low.partition(" with ")
    if whom not in REACH:
        raise ValueError(f"{text!r} reaches nobody; allowed: {', '.join(REACH)}, and `with` a characteristic")
    if sort == "location" and whom in ("bearer", "opposing"):
        raise ValueError(f"a Location has no Creature that is {whom}")
    found = BARE[sort] if whom == "this" else REACH[whom]
    needed = tuple(reading.phrase(each, "trait", lexicon) for each in traits.split(", ")) if traits else ()
    return found._replace(traits=(*found.traits, *needed))


YOURS, THEIRS, OTHER = Trait("control", "yours"), Trait("control", "theirs"), Trait("state", "other")
ENGAGED = Trait("state", "engaged")
REACH = {
    "this": Those("this"), "bearer": Those("bearer"), "opposing": Those("each", traits=(FACING,)),
    "engaged": Those("each", traits=(ENGAGED,)), "mine": Those("each", traits=(YOURS,)),
    "theirs": Those("each", traits=(THEIRS,)), "all": Those("each"), "other mine": Those("each", traits=(OTHER, YOURS)),
    "other all": Those("each", traits=(OTHER,)),
}  # fmt: skip
__all__ = ["AbilityRow", "ChangeRow", "CostRow", "InstructionRow", "Sentence", "Written", "written"]
