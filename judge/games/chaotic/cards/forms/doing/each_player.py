"""6.1.2: each player who controls or has something: what that player does, or what that player's Creatures have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.games.chaotic.cards.forms.comparing import of_side
from judge.games.chaotic.cards.forms.damage import ATTACKS, EVERYBODY
from judge.games.chaotic.cards.forms.doing.changing_damage import dealing
from judge.games.chaotic.cards.forms.doing.players import EACH
from judge.games.chaotic.cards.forms.groups import ACTORS, THEIRS, YOURS
from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.forms.things import ATTACK
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import (
    Compared,
    Count,
    Enough,
    Equal,
    Isnt,
    Share,
    There,
    Those,
    Trait,
    remade,
)  # fmt: skip
from judge.games.chaotic.cards.meanings.hands import By
from judge.games.chaotic.cards.meanings.instructions import AttackDeals, DamageTo, Gets
from judge.games.chaotic.cards.meanings.sentences import Do

# A player of whom something is so: told as of you.
so = sort("player so")
fixed(sort("fewer"), "below", "fewer")
fixed(sort("fewer"), "above", "more")
OTHERS = ("the other player", "their opponent", "his or her opponent")


def _own(it: Those) -> Those:
    return it._replace(which="each", traits=(*it.traits, YOURS))


def _of_controlled(make: Callable[..., There], isnt: bool = False, counted: bool = False) -> tuple[Any, Any]:
    """What a player controls, or does not: so many of a sort."""

    def made(it: Those, **more: Any) -> There | Isnt:
        found = make(_own(it), **more)
        return Isnt(found) if isnt else found

    def taken(given: Any) -> Any:
        there = given.it if isnt and type(given) is Isnt else given
        if type(there) is not There or there.those.traits[-1:] != (YOURS,):
            return None
        it = there.those._replace(which="", traits=there.those.traits[:-1])
        more = {"number": there.least} if counted else {}
        return (
            {"it": it, **more} if made(it, **more) == given and (there.least > 1 or there.exactly or not more) else None
        )

    return made, taken


so.converts(
    *_of_controlled(lambda it: There(it)),
    "a player controls a/an {it:phrase one}",
)
so.converts(
    *_of_controlled(lambda it: There(it), isnt=True),
    "a player controls no {it:phrase many}",
    "a player controls no {it:phrase one}",
    "a player does not control a/an/any {it:phrase one}",
    "a player does not control any {it:phrase many}",
)
so.converts(
    *_of_controlled(lambda it, number: There(it, number), counted=True),
    "a player controls {number} or more {it:phrase many}",
)
so.converts(
    *_of_controlled(lambda it, number: There(it, number, exactly=True), counted=True),
    "a player controls exactly {number} {it:phrase many}",
)
so.converts(
    *_of_controlled(lambda it: There(it, only=True)),
    "a player controls only {it:phrase many}",
    "a player only controls {it:phrase many}",
    "all Creatures a player controls are {it:phrase many}",
)
so.converts(
    lambda number: Enough(Count("tribes"), number),
    lambda given: {"number": given.least} if given == Enough(Count("tribes"), getattr(given, "least", 0)) else None,
    "a player controls {number} or more Tribes",
    "a player controls {number} or more (different) Tribes",
)
so.converts(
    lambda number: Compared(Equal("number", Count("tribes")), "exactly", number),
    lambda given: (
        {"number": given.right}
        if given == Compared(Equal("number", Count("tribes")), "exactly", getattr(given, "right", 0))
        else None
    ),
    "a player controls exactly {number} Tribes",
    "a player controls exactly {number} (different) Tribes",
)
for _isnt, _ways in (
    (False, ("a/an/any {it:faced gear}", "{it:faced gear}")), (True, ("no {it:faced gear}",)),
):  # fmt: skip
    so.converts(
        *_of_controlled(lambda it: There(it), isnt=_isnt),
        *(f"a player controls {each}" for each in _ways),
        *(["a player does not control (a|any) {it:faced gear}"] if _isnt else []),
    )
so.converts(
    *_of_controlled(lambda it, number: There(it, number), counted=True),
    "a player controls {number} or more {it:faced gear}",
)
_ALL_OWN = Those("each", traits=(YOURS,), number=2)
so.converts(
    lambda what: Share(_ALL_OWN, what),
    lambda given: {"what": given.what} if type(given) is Share and given.whom == _ALL_OWN else None,
    "all Creatures a player controls share {what:in common}",
)


def _fewer_than_other(it: Those, how: str) -> Compared:
    mine, others = (
        Equal("number", Count("creatures", it._replace(traits=(*it.traits, each)))) for each in (YOURS, THEIRS)
    )
    return Compared(mine, how, others)


def _fewer(given: Any) -> Any:
    of = given.left.of.of if type(given) is Compared and type(getattr(given.left, "of", None)) is Count else None
    if not isinstance(of, Those) or of.traits[-1:] != (YOURS,):
        return None
    filled = {"it": of._replace(traits=of.traits[:-1]), "how": given.how}
    return filled if _fewer_than_other(**filled) == given else None


so.converts(
    _fewer_than_other,
    _fewer,
    *(f"a player controls {{how:fewer}} {{it:phrase many}} than {each}" for each in OTHERS),
)


def _more_than_other(what: Count, how: str) -> Compared:
    return Compared(Equal("number", of_side(what, YOURS)), how, Equal("number", of_side(what, THEIRS)))


def _own_count(value: Any) -> Any:
    """What is said of your own cards, said of those of whatever player."""
    if isinstance(value, Trait) and value.sort in ("control", "pile") and value.name == "yours":
        return value._replace(name="actor")
    return remade(value, _own_count)


def _more(given: Any) -> Any:
    of = given.left.of if type(given) is Compared and type(given.left) is Equal else None
    if type(of) is not Count or of.what == "creatures":
        return None
    filled = {"what": _own_count(of), "how": given.how}
    return filled if _more_than_other(**filled) == given else None


def _none_or(given: Any, isnt: bool) -> Any:
    """So many of what each player has, or none of it."""
    there = given.it if isnt and type(given) is Isnt else given
    if type(there) is not Enough or there.counted.what == "tribes" or (isnt and there.least != 1):
        return None
    filled = {"what": _own_count(there.counted), **({} if isnt else {"number": there.least})}
    return filled if of_side(filled["what"], YOURS) == there.counted != filled["what"] else None


so.converts(
    _more_than_other, _more,
    *(f"a player {verb} {{how:fewer}} {{what:had by players}} than {each}" for verb in ("has", "controls")
      for each in OTHERS),
    rank=1,
)  # fmt: skip
so.converts(
    lambda what: Isnt(Enough(of_side(what, YOURS), 1)), lambda given: _none_or(given, True),
    "a player has no {what:had by players}", rank=1,
)  # fmt: skip
so.converts(
    lambda number, what: Enough(of_side(what, YOURS), number), lambda given: _none_or(given, False),
    "a player has {number} or more {what:had by players}", rank=1,
)  # fmt: skip
so.converts(
    lambda left, how, right: Compared(Equal("number", left), how, right),
    lambda given: (
        {"left": given.left.of, "how": given.how, "right": given.right}
        if type(given) is Compared
        and type(given.left) is Equal
        and given.left.what == "number"
        and not _fewer(given)
        and not _more(given)
        else None
    ),
    "a player has {how:fewer} {left:cards in piles} than {right:equal}",
)


# What that player does, may do, or has.
acts = sort("acts")


def _each(so: Any, deeds: tuple[Any, ...]) -> By:
    return By(EACH._replace(traits=(so,)), deeds)


def _of_each(given: Any) -> Any:
    if type(given) is not By or given.who.which != "each" or len(given.who.traits) != 1:
        return None
    return {"so": given.who.traits[0], "deeds": given.deeds}


acts.converts(_each, _of_each, "if {so:player so}, that player {deeds:third deed>}", rank=-1)
sort("willing deeds").converts(
    lambda so, deeds: Do((_each(so, deeds),), may=True),
    lambda given: (
        _of_each(given.deeds[0])
        if type(given) is Do and len(given.deeds) == 1 and given == Do(given.deeds, may=True)
        else None
    ),
    "if {so:player so}, that player may/can {deeds:own deed>}",
    rank=-1,
)


# Said of that player's Creatures.
theirs, deed = sort("theirs"), sort("deed of theirs")


def _theirs(number: int) -> tuple[Any, Any]:
    def take(given: Any) -> Any:
        if type(given) is not Those or (given.which, given.number) != ("each", number):
            return None
        if given.sort != "creature" or given.traits[-1:] != (ACTORS,):
            return None
        return {"it": given._replace(which="", number=1, traits=given.traits[:-1])}

    return lambda it: it._replace(which="each", number=number, traits=(*it.traits, ACTORS)), take


theirs.converts(*_theirs(1), "that player's {it:noun one}", "their {it:noun one}", plural=False)
theirs.converts(
    *_theirs(2),
    "that player's {it:noun many}",
    "their {it:noun many}",
    "(all) {it:phrase many} that player controls",
    "(all) {it:phrase many} they control",
    plural=True,
)
deed.form(Gets, "{whom:theirs} ha[s|ve] {gains:had&}", has=True)
deed.form(Gets, "{whom:theirs} gain[s|] {gains:gift&}")
deed.form(Gets, "{whom:theirs} lose[s|] {loses:loss&}")
deed.form(Gets, "{whom:theirs} cannot/can't {cannot:ban|}")


def _dealt(given: Any) -> Any:
    """What they deal more or less: with attacks, or by whatever it is."""
    if type(given) is AttackDeals and given.attack == Those("each", ATTACK, of=given.attack.of):
        found = {"whom": given.attack.of, "much": (given.op, given.amount, ATTACKS), "against": given.whom}
    elif type(given) is DamageTo and given.dealer is not None:
        against = given.whom if given.whom != EVERYBODY else None
        found = {"whom": given.dealer, "much": (given.op, given.amount, None), "against": against}
    else:
        return None
    filled = {name: value for name, value in found.items() if value is not None}
    return filled if dealing(**filled) == given else None


deed.converts(
    lambda whom, much, against=None: dealing(whom, much, against),
    _dealt,
    "{whom:theirs} deal[s|] {much:dealt}",
    "{whom:theirs} deal[s|] {much:dealt} to {against:creatures}",
)
acts.converts(
    lambda so, deed: _each(so, (deed,)),
    lambda given: (
        {"so": found["so"], "deed": found["deeds"][0]}
        if (found := _of_each(given)) is not None and len(found["deeds"]) == 1
        else None
    ),
    "if {so:player so}, {deed:deed of theirs}",
    "if/while {so:player so}, {deed:deed of theirs}",
    rank=-2,
)
