"""g-control: what players control: one, so many, no others, none, more than the other player."""

from __future__ import annotations

from typing import Any, NamedTuple

from judge.games.chaotic.cards.forms.groups import OTHER, THEIRS, YOURS
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Compared, Count, Enough, Equal, Isnt, There, Those, Trait

condition = sort("condition")
ANYBODY = Trait("control", "any")


class Holds(NamedTuple):
    """A row of what somebody controls: whose, besides the card itself or not, none others, exactly so many, or not."""

    side: Trait
    other: bool = False
    only: bool = False
    exactly: bool = False
    isnt: bool = False
    many: bool = False

    def make(self, it: Those, number: int = 1) -> There | Isnt:
        """The condition of the row."""
        front = (OTHER,) if self.other else ()
        those = it._replace(which="each", traits=(*front, *it.traits, self.side))
        found = There(those, number, exactly=self.exactly, only=self.only)
        return Isnt(found) if self.isnt else found

    def take(self, given: Any) -> Any:
        """What the row is filled with to say a condition."""
        there = given.it if self.isnt and type(given) is Isnt else given
        if type(there) is not There or there.those.which != "each" or there.those.number != 1:
            return None
        traits = there.those.traits
        if traits[-1:] != (self.side,) or (self.other and traits[0] != OTHER):
            return None
        it = there.those._replace(which="", traits=traits[1 if self.other else 0 : -1])
        filled = {"it": it, "number": there.least} if self.many else {"it": it}
        if self.make(**filled) != given or (self.many and there.least == 1 and not self.exactly):
            return None
        return filled


def _rows(holds: Holds, *wordings: str) -> None:
    """A row of what somebody controls: Creatures, and Battlegear."""
    condition.converts(holds.make, holds.take, *wordings)
    plain = [each for each in wordings if "{it:phrase" in each and not holds.only]
    gear = [each.replace("{it:phrase one}", "{it:faced gear}").replace("{it:phrase many}", "{it:faced gear}")
            for each in plain]  # fmt: skip
    if gear:
        condition.converts(holds.make, holds.take, *dict.fromkeys(gear))


_WHO = (
    (YOURS, ("you control",), ("you do not control", "you don't control"), ("you control no",)),
    (
        THEIRS,
        ("your opponent controls", "an opponent controls"),
        ("your opponent does not control", "an opponent does not control", "your opponent doesn't control"),
        ("your opponent controls no", "no opponent controls a/an"),
    ),
    (
        ANYBODY,
        ("any player controls", "a player controls", "you or your opponent controls", "either player controls"),
        ("neither player controls",),
        ("no player controls a/an",),
    ),
)
for _side, _does, _doesnt, _none in _WHO:
    for _isnt, _verbs in ((False, _does), (True, _doesnt)):
        _rows(Holds(_side, other=True, isnt=_isnt), *(f"{each} another {{it:phrase one}}" for each in _verbs))
    _rows(
        Holds(_side),
        *(f"{each} a/an {{it:phrase one}}" for each in _does),
        *(f"{each} {{it:phrase many}}" for each in _does),
    )
    _rows(Holds(_side, many=True), *(f"{each} {{number}} or more {{it:phrase many}}" for each in _does))
    _rows(Holds(_side, exactly=True, many=True), *(f"{each} exactly {{number}} {{it:phrase many}}" for each in _does))
    _rows(Holds(_side, exactly=True), *(f"{each} exactly one {{it:phrase one}}" for each in _does))
    _rows(Holds(_side, isnt=True, many=True), *(f"{each} {{number}} or more {{it:phrase many}}" for each in _doesnt))
    condition.converts(
        lambda it, number, side=_side: Holds(side, isnt=True, many=True).make(it, number + 1),
        lambda given: None,
        *(f"{each} {{number}} or fewer/less {{it:phrase many}}" for each in _does),
    )
    condition.converts(
        Holds(_side, isnt=True, many=True).make,
        lambda given: None,
        *(f"{each} fewer/less than {{number}} {{it:phrase many}}" for each in _does),
    )
    _rows(
        Holds(_side, isnt=True),
        *(f"{each} {{it:phrase one}}" for each in _none),
        *(f"{each} {{it:phrase many}}" for each in _none if each.endswith(" no")),
        *(f"{each} a/an/any {{it:phrase one}}" for each in _doesnt),
        *(f"{each} any {{it:phrase many}}" for each in _doesnt),
    )
    _rows(
        Holds(_side, other=True, isnt=True),
        *(f"{each} other {{it:phrase many}}" for each in _none if each.endswith(" no")),
        *(f"{each} any other {{it:phrase many}}" for each in _doesnt),
    )
condition.converts(
    Holds(ANYBODY).make, lambda given: None, "there is a/an {it:phrase one} in play", "a/an {it:phrase one} is in play"
)
condition.converts(
    Holds(ANYBODY, isnt=True).make, lambda given: None, "there is no {it:phrase one} in play",
    "no {it:phrase many} are in play",
)  # fmt: skip
_rows(Holds(YOURS, only=True), "you control only {it:phrase many}", "you only control {it:phrase many}")
condition.converts(
    Holds(YOURS, only=True).make, lambda given: None, "all Creatures you control are {it:phrase many}",
    "each Creature you control is a/an {it:phrase one}",
)  # fmt: skip


def _named(side: Trait, isnt: bool) -> tuple[Any, Any]:
    """Somebody controls a Creature of a name."""
    holds = Holds(side, isnt=isnt)

    def take(given: Any) -> Any:
        filled = holds.take(given)
        it = filled["it"] if filled else Those()
        named = it == Those(traits=it.traits) and len(it.traits) == 1
        return {"a": it.traits[0].name} if named and getattr(it.traits[0], "sort", "") == "named" else None

    return lambda a: holds.make(Those(traits=(Trait("named", a),))), take


for _side, _does, _doesnt, _ in _WHO:
    condition.converts(*_named(_side, False), *(f"{each} {{a:name}}" for each in _does))
    condition.converts(*_named(_side, True), *(f"{each} {{a:name}}" for each in _doesnt))
condition.converts(_named(YOURS, False)[0], lambda given: None, "{a:name} is under your control")
condition.converts(_named(ANYBODY, False)[0], lambda given: None, "{a:name} is in play")
condition.converts(
    lambda whom: Isnt(There(Those("each", traits=(OTHER, YOURS)))),
    lambda given: None,
    "{whom:own card name} is your only Creature",
    "{whom:own card name} is the only Creature you control",
)
for _how_many, _word in (("above", "more"), ("below", "fewer"), ("exactly", "as many")):
    for _side, _other, _verb, _rest in (
        (YOURS, THEIRS, "you control", "your opponent"),
        (THEIRS, YOURS, "your opponent controls", "you"),
    ):
        _than = "as" if _how_many == "exactly" else "than"
        condition.converts(
            lambda it, how=_how_many, one=_side, two=_other: Compared(
                Equal("number", Count("creatures", it._replace(traits=(*it.traits, one)))),
                how,
                Equal("number", Count("creatures", it._replace(traits=(*it.traits, two)))),
            ),
            lambda given: None,
            f"{_verb} {_word} {{it:phrase many}} {_than} {_rest} (do|does|controls|control)",
        )
condition.converts(
    lambda least: Enough(Count("tribes"), least),
    lambda given: None,
    "you control {least:number} or more (different) Tribes",
    "you control Creatures of/from {least:number} or more (different) Tribes",
)
