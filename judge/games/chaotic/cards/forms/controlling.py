"""g-control: what players control: one, so many, no others, none, more than the other player."""

from __future__ import annotations

from typing import Any, NamedTuple

from judge.games.chaotic.cards.forms.groups import OTHER, THEIRS, YOURS
from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Compared, Count, Enough, Equal, Isnt, Meets, There, Those, Trait

condition = sort("condition")
ANYBODY = Trait("control", "any")


class Holds(NamedTuple):
    """A row of what somebody controls: besides the card itself or not, no others, exactly so many, or not."""

    other: bool = False
    only: bool = False
    exactly: bool = False
    isnt: bool = False
    many: bool = False

    def make(self, side: Trait, it: Those, number: int = 1) -> There | Isnt:
        """The condition of the row."""
        front = (OTHER,) if self.other else ()
        those = it._replace(which="each", traits=(*front, *it.traits, side))
        found = There(those, number, exactly=self.exactly, only=self.only)
        return Isnt(found) if self.isnt else found

    def take(self, given: Any) -> Any:
        """What the row is filled with to say a condition."""
        there = given.it if self.isnt and type(given) is Isnt else given
        if type(there) is not There or there.those.which != "each" or there.those.number != 1:
            return None
        traits = there.those.traits
        if not traits or (self.other and traits[0] != OTHER) or not isinstance(traits[-1], Trait):
            return None
        it = there.those._replace(which="", traits=traits[1 if self.other else 0 : -1])
        filled: dict[str, Any] = {"side": traits[-1], "it": it, **({"number": there.least} if self.many else {})}
        if self.make(**filled) != given or (self.many and there.least == 1 and not self.exactly):
            return None
        return filled


def _rows(holds: Holds, *wordings: str) -> None:
    """A row of what somebody controls: Creatures, and Battlegear."""
    condition.converts(holds.make, holds.take, *wordings)
    gear = [each.replace("{it:phrase one}", "{it:faced gear}").replace("{it:phrase many}", "{it:faced gear}")
            for each in wordings]  # fmt: skip
    condition.converts(holds.make, holds.take, *dict.fromkeys(gear))


# Who does, who does not, and who controls none.
SIDES = {
    YOURS: (("you control",), ("you do not control", "you don't control"), ("you control no",)),
    THEIRS: (
        ("your/an/the opponent controls",),
        ("your/an/the opponent does not control", "your/an/the opponent doesn't control"),
        ("your/an/the opponent controls no", "no opponent controls a/an"),
    ),
    ANYBODY: (
        ("any/a/either player controls", "you or your opponent controls"),
        ("neither player controls",),
        ("no player controls a/an",),
    ),
}
for _trait, _said in SIDES.items():
    for _sort, _ways in zip(("holding", "not holding", "holding none"), _said, strict=True):
        fixed(sort(_sort), _trait, *_ways)
_DOES, _DOESNT, _NONE = "{side:holding}", "{side:not holding}", "{side:holding none}"
_rows(Holds(other=True), f"{_DOES} another {{it:phrase one}}")
_rows(Holds(other=True, isnt=True), f"{_DOESNT} another {{it:phrase one}}", f"{_DOESNT} any other {{it:phrase many}}",
      f"{_NONE} other {{it:phrase many}}")  # fmt: skip
_rows(Holds(), f"{_DOES} a/an {{it:phrase one}}", f"{_DOES} {{it:phrase many}}")
_rows(Holds(many=True), f"{_DOES} {{number}} or more {{it:phrase many}}")
_rows(Holds(exactly=True, many=True), f"{_DOES} exactly {{number}} {{it:phrase many}}")
_rows(Holds(exactly=True), f"{_DOES} exactly one {{it:phrase one}}")
_rows(Holds(isnt=True, many=True), f"{_DOESNT} {{number}} or more {{it:phrase many}}")
_rows(
    Holds(isnt=True),
    f"{_NONE} {{it:phrase one}}",
    f"{_NONE} {{it:phrase many}}",
    f"{_DOESNT} a/an/any {{it:phrase one}}",
    f"{_DOESNT} any {{it:phrase many}}",
)
condition.converts(
    lambda side, it, number: Holds(isnt=True, many=True).make(side, it, number + 1),
    lambda given: None,
    f"{_DOES} {{number}} or fewer/less {{it:phrase many}}",
)
condition.converts(
    Holds(isnt=True, many=True).make, lambda given: None, f"{_DOES} fewer/less than {{number}} {{it:phrase many}}"
)
condition.converts(
    lambda it: Holds().make(ANYBODY, it),
    lambda given: None,
    "there is a/an {it:phrase one} in play",
    "a/an {it:phrase one} is in play",
)
condition.converts(
    lambda it: Holds(isnt=True).make(ANYBODY, it),
    lambda given: None,
    "there is no {it:phrase one} in play",
    "no {it:phrase many} are in play",
)


def _only(given: Any) -> Any:
    filled = Holds(only=True).take(given)
    return {"it": filled["it"]} if filled and filled["side"] == YOURS else None


condition.converts(
    lambda it: Holds(only=True).make(YOURS, it),
    _only,
    "you control only {it:phrase many}",
    "you only control {it:phrase many}",
    "all Creatures you control are {it:phrase many}",
    "each Creature you control is a/an {it:phrase one}",
)


def _named(isnt: bool) -> tuple[Any, Any]:
    """Somebody controls a Creature of a name."""
    holds = Holds(isnt=isnt)

    def take(given: Any) -> Any:
        filled = holds.take(given)
        it = filled["it"] if filled else Those()
        named = it == Those(traits=it.traits) and len(it.traits) == 1 and getattr(it.traits[0], "sort", "") == "named"
        return {"side": filled["side"], "a": it.traits[0].name} if named else None

    return lambda side, a: holds.make(side, Those(traits=(Trait("named", a),))), take


condition.converts(*_named(False), f"{_DOES} {{a:name}}")
condition.converts(*_named(True), f"{_DOESNT} {{a:name}}")
condition.converts(lambda a: _named(False)[0](YOURS, a), lambda given: None, "{a:name} is under your control")
condition.converts(lambda a: _named(False)[0](ANYBODY, a), lambda given: None, "{a:name} is in play")
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
            lambda it, how=_how_many, one=_side, two=_other: Compared(
                Equal("number", Count("battlegear", it._replace(which="each", traits=(*it.traits, one)))),
                how,
                Equal("number", Count("battlegear", it._replace(which="each", traits=(*it.traits, two)))),
            ),
            lambda given: None,
            f"{_verb} {_word} {{it:faced gear}} {_than} {_rest} (do|does|controls|control)",
        )
for _pile, _whose in (("yours", "your"), ("theirs", "your/an opponent's")):
    condition.converts(
        lambda least, it, pile=_pile: Enough(
            Count("creature cards", it._replace(traits=(*it.traits, Trait("pile", pile)))), least
        ),
        lambda given: None,
        f"{_whose} general discard pile has/contains {{least:number}} or more {{it:noun one}} Card/Cards",
        f"you have {{least:number}} or more {{it:noun one}} Card/Cards in {_whose} general discard pile",
    )
condition.converts(
    lambda least: Enough(Count("tribes"), least),
    lambda given: None,
    "you control {least:number} or more (different) Tribes",
    "you control Creatures of/from {least:number} or more (different) Tribes",
)
for _how, _words in (
    ("exactly", "exactly {number}"),
    ("below", "fewer/less than {number}"),
    ("above", "more than {number}"),
):
    condition.converts(
        lambda number, how=_how: Compared(Equal("number", Count("tribes")), how, number),
        lambda given, how=_how: (
            {"number": given.right}
            if given == Compared(Equal("number", Count("tribes")), how, getattr(given, "right", 0))
            and isinstance(given.right, int)
            else None
        ),
        f"you control {_words} (different) Tribes",
        f"you control Creatures of/from {_words} (different) Tribes",
    )


# None of some is or has something.
for _is, _what in (("is", "being"), ("has", "havings")):
    condition.converts(
        lambda it, trait: Isnt(Meets(it._replace(which="one"), trait)),
        lambda given: None,
        f"no {{it:phrase one}} {_is} {{trait:{_what}}}",
    )
for _is, _what in (("are", "being"), ("have", "havings")):
    condition.converts(
        lambda it, trait: Isnt(Meets(it._replace(which="one"), trait)),
        lambda given: (
            {"it": given.it.whom._replace(which=""), "trait": given.it.trait}
            if type(given) is Isnt and type(given.it) is Meets and given.it.whom.which == "one"
            else None
        ),
        f"no {{it:phrase many}} {_is} {{trait:{_what}}}",
        f"none of {{it:phrase many}} {_is} {{trait:{_what}}}",
    )

# So many of some are or have something.
for _are, _what in (("are", "being"), ("have", "havings")):
    condition.converts(
        lambda number, it, trait: Enough(Count("creatures", it._replace(traits=(*it.traits, trait))), number),
        lambda given: None,
        f"{{number}} or more {{it:phrase many}} {_are} {{trait:{_what}}}",
        f"{{number}} or more of {{it:phrase many}} {_are} {{trait:{_what}}}",
    )
