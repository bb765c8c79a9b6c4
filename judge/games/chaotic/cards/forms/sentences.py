"""Sentences: deeds with their numbers, durations and conditions; costs and triggers in front; limits; short words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.games.chaotic.cards.forms.doing.lasting import had_for_each
from judge.games.chaotic.cards.forms.rows import fighting, fights, fixed, wraps
from judge.games.chaotic.cards.forms.things import ATTACK
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import (
    Equal,
    Fights,
    Isnt,
    Meets,
    Ruled,
    Say,
    Stat,
    Those,
    Times,
    Trait,
    X,
    instead_of_x,
)
from judge.games.chaotic.cards.meanings.hands import By
from judge.games.chaotic.cards.meanings.instructions import (
    THIS_TURN,
    AttackDeals,
    DamageTo,
    Deal,
    Flip,
    Gets,
    Heal,
    Must,
)
from judge.games.chaotic.cards.meanings.sentences import (
    Do,
)
from judge.games.chaotic.cards.ways import LOST, by_own_loss

# A deed as often as something is there, and for how long.
counted, timed = sort("counted deed"), sort("timed deed")
sort("one by one").converts(lambda it: it, lambda given: {"it": given}, "each {it:counted}")
counted.converts(
    lambda it, per: it._replace(per=per) if getattr(it, "per", None) == () else None,
    lambda given: (
        {"it": given._replace(per=()), "per": given.per}
        if getattr(given, "per", ()) and not by_own_loss(given)
        else None
    ),
    "{it:deed} for {per:one by one&}",
    "{it:deed} for each {per:counted&}",
    "for each {per:counted&}, {it:deed}",
)
counted.also(sort("deed"))
counted.converts(
    lambda whom, stats, of, times=1: Gets(whom, (Stat(times, stats),), has=True, per=(of,)),
    lambda given: None,
    *(f"{{whom}} ha[s|ve] {each} equal to {times} the (total) number of {{of:counted many!}}"
      for each in ("additional {stats}", "an additional amount of {stats}") for times in ("", "{times:number} times")),
)  # fmt: skip
counted.converts(
    lambda whom, loses, gains: Gets(whom, gains, loses, per=(LOST,)),
    lambda given: (
        {"whom": given.whom, "loses": given.loses, "gains": given.gains}
        if by_own_loss(given) and given == Gets(given.whom, given.gains, given.loses, per=(LOST,))
        else None
    ),
    "{whom:creatures} lose[s|] {loses:loss&} and gain[s|] {gains:gift&} for each Elemental Type lost this way",
)


def _for(time: str) -> tuple[str, ...]:
    """How cards say until when something lasts."""
    behind = (
        f"until (the) end of {time}", f"until (the) end of the/this {time}", f"this {time}", f"during this {time}",
        f"for the {time}", f"for the rest of the {time}", f"for the rest of {time}", f"for the remainder of the {time}",
    )  # fmt: skip
    return (
        *(f"{{it:counted deed}} {each}" for each in behind),
        *(f"{each}, {{it:counted deed}}" for each in behind[:2]),
    )


def _this_turn(it: Any) -> Any:
    """What lasts for the turn because the text says so; None for what is over at once, or lasts otherwise."""
    until_then = isinstance(it, AttackDeals) and it.attack.which == "next"  # The next attack says it of itself.
    if getattr(it, "until", "") != "turn" or until_then:
        return None
    return it._replace(until=THIS_TURN, has=False) if isinstance(it, Gets) else it._replace(until=THIS_TURN)


timed.adds("{it:counted deed} until the end of combat", *_for("combat"), until="combat")
timed.adds("{it:counted deed} for good", "{it:counted deed} until the end of the game", until="good")
timed.converts(
    _this_turn,
    lambda given: {"it": given._replace(until="turn")} if getattr(given, "until", "") == THIS_TURN else None,
    "{it:counted deed} this turn",
    *_for("turn"),
)
timed.converts(
    lambda whom, what: Must(whom, what, THIS_TURN),
    lambda given: None,
    "{whom} must {what:duty} this turn if able/possible",
)
timed.also(counted)
timed.converts(
    lambda it, much: made._replace(until=THIS_TURN) if (made := it.changed(much)) is not None else None,
    lambda given: None,
    "{it:damage dealt} (during) this turn {much:damage changed}",
)
for _op, _way in (("subtract", "reduce/decrease/lower"), ("add", "increase")):
    timed.converts(
        lambda it, amount, op=_op: (
            made._replace(until=THIS_TURN) if (made := it.changed((op, amount))) is not None else None
        ),
        lambda given: None,
        f"{_way} {{it:damage dealt}} this turn by {{amount}}",
    )
timed.converts(
    lambda it, much, whom=None: AttackDeals(it._replace(which="each"), much[0], much[1], whom, until=THIS_TURN),
    lambda given: None,
    "{it:attack noun} (played) this turn deal {much:dealt}",
    "{it:attack noun} (played) this turn deal {much:dealt} to {whom:any creatures}",
)
timed.converts(
    lambda it, whom, much: AttackDeals(it._replace(which="each"), much[0], much[1], whom, until=THIS_TURN),
    lambda given: None,
    "{it:plain attack} (played|made) against {whom:creatures} this turn deal {much:dealt}",
    rank=1,
)


def _x_of_keywords(given: Any) -> Any:
    """A number that is read off something, where only X can stand for it."""
    found = list(_numbers(given))
    if type(given) is not Do or not found:
        return None
    return {"it": instead_of_x(given, X, found[0]), "amount": found[0]}


def _numbers(value: Any) -> Iterator[Any]:
    if isinstance(value, Equal | Times):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _numbers(each)


# A sentence that does something.
deeds, plain = sort("deeds"), sort("plain deeds")
plain.form(Do, "{deeds:clause>}")
for _kind, _does in ((Deal, "deal"), (Heal, "heal")):
    plain.converts(
        lambda one, whom, other, more, kind=_kind: Do((kind(one, whom), kind(other, more))),
        lambda given: None,
        f"{_does} {{one:amount}} damage to {{whom}} and {{other:amount}} (damage) to {{more:whom}}",
    )
plain.converts(
    lambda one, other: Do((Flip(one, "up"), Flip(other, "down"))),
    lambda given: None,
    "flip/turn {one:gear} face-up and {other:gear} face-down",
)
plain.converts(
    lambda one, other: Do((Flip(one, "down"), Flip(other, "up"))),
    lambda given: None,
    "flip/turn {one:gear} face-down and {other:gear} face-up",
)
sort("bare deeds").form(Do, "{deeds:timed deed&}")
sort("clause").also(timed)
sort("clause").also(sort("acts"))
sort("clause").converts(
    lambda it: None if type(it) is Deal else it, lambda given: None, "also {it:timed deed}", "then {it:timed deed}",
    rank=1,
)  # fmt: skip
willing = sort("willing deeds")
willing.converts(
    lambda who, deeds: Do((By(who, deeds),), may=True),
    lambda given: (
        {"who": given.deeds[0].who, "deeds": given.deeds[0].deeds}
        if type(given) is Do and len(given.deeds) == 1 and type(given.deeds[0]) is By and given.may
        and not given.given and not given.instead
        else None
    ),
    "{who:player} may/can {deeds:own deed>}",
    "{who:player} may/can choose to {deeds:own deed>}",
)  # fmt: skip
_LESS = Those("this", ATTACK)
willing.converts(
    lambda amount: Do((AttackDeals(_LESS, "set", amount),), may=True),
    lambda given: (
        {"amount": given.deeds[0].amount}
        if type(given) is Do and len(given.deeds) == 1 and type(given.deeds[0]) is AttackDeals
        and given == Do((AttackDeals(_LESS, "set", given.deeds[0].amount),), may=True)
        else None
    ),
    "you may have this attack deal {amount} damage",
    "you may/can (choose to) have this attack/card deal {amount} damage",
)  # fmt: skip
for _does, _part in (("gain", "gains"), ("lose", "loses")):
    willing.converts(
        lambda whom, gift, part=_part: Do((Gets(whom, **{part: gift}),), may=True),
        lambda given, part=_part: (
            {"whom": deed.whom, "gift": getattr(deed, part)}
            if type(given) is Do and len(given.deeds) == 1 and type(deed := given.deeds[0]) is Gets
            and type(deed.whom) is Those and given == Do((Gets(deed.whom, **{part: getattr(deed, part)}),), may=True)
            else None
        ),
        f"you may have {{whom:creatures}} {_does} {{gift:{'gift' if _does == 'gain' else 'loss'}&}}",
        f"you may/can (choose to) have {{whom:creatures}} {_does} {{gift:{'gift' if _does == 'gain' else 'loss'}&}}",
    )  # fmt: skip
willing.adds(
    "you may {it:plain deeds}",
    "you can {it:plain deeds}",
    "may {it:plain deeds}",
    "you may/can choose to {it:plain deeds}",
    may=True,
)
willing.also(plain)
deeds.adds(
    "if {given:condition&}, {it:willing deeds}",
    "(then ,) if/while {given:condition&}, (then) {it:willing deeds}",
    "{it:willing deeds} if/while {given:condition&}",
    "{it:willing deeds} as long as {given:condition&}",
    "as long as {given:condition&}, {it:willing deeds}",
)
deeds.adds("when {given:engaged with&}, {it:willing deeds}", rank=1)
deeds.adds(
    "if {given:condition&}, {it:willing deeds} instead",
    "if/while {given:condition&}, {it:willing deeds} instead",
    "as long as {given:condition&}, {it:willing deeds} instead",
    "if/while {given:condition&}, instead {it:willing deeds}",
    instead=True,
)
deeds.converts(
    lambda it, given: it._replace(given=(_not(given),)) if not it.given else None,
    lambda given: (
        {"it": given._replace(given=()), "given": given.given[0].it}
        if type(given) is Do and len(given.given) == 1 and type(given.given[0]) is Isnt and not given.instead
        else None
    ),
    "{it:willing deeds} unless {given:condition}",
    "unless {given:condition}, {it:willing deeds}",
)
deeds.converts(
    lambda whom, cannot, given: Do((Gets(whom, cannot=cannot),), given=(_not(given),)),
    lambda given: None,
    "{whom} can only {cannot:ban|} if/while {given:condition}",
    "{whom} can {cannot:ban|} only if/while {given:condition}",
)


def _not(condition: Any) -> Any:
    """The opposite of a condition."""
    return condition.it if isinstance(condition, Isnt) else Isnt(condition)


def _being_so(it: Do, trait: Any) -> Do | None:
    """`while engaged`, `if engaged with ...`: said of those that the sentence speaks of, each by itself."""
    whom = [subject for each in it.deeds if (subject := _subject(each)) is not None]
    if it.given or len(whom) != len(it.deeds):
        return None
    if all(each.which == "each" for each in whom):
        return it._replace(deeds=tuple(_with_subject(each, trait) for each in it.deeds))
    if len(set(whom)) == 1 and whom[0].which in ("this", "card", "bearer"):
        return it._replace(given=(Meets(whom[0], trait),))
    return None


def _subject(deed: Any) -> Any:
    """Whom a sentence is said of: those who gain, whose attack it is, who deal the damage or are dealt it."""
    if isinstance(deed, AttackDeals):
        return Those("this") if deed.attack == Those("this", ATTACK) else deed.attack.of
    if isinstance(deed, DamageTo) and deed.dealer is not None:
        return deed.dealer
    return deed.whom if isinstance(getattr(deed, "whom", None), Those) else None


def _with_subject(deed: Any, trait: Any) -> Any:
    whom = _subject(deed)
    whom = whom._replace(traits=(*whom.traits, trait))
    if isinstance(deed, AttackDeals):
        return deed._replace(attack=deed.attack._replace(of=whom))
    return deed._replace(dealer=whom) if isinstance(deed, DamageTo) and deed.dealer else deed._replace(whom=whom)


def _having_so(it: Do, trait: Any) -> Do | None:
    """`has ... when engaged with ...`, `... against ...`: only what somebody has can be so all the time."""
    return _being_so(it, trait) if all(isinstance(each, Gets) and each.has for each in it.deeds) else None


deeds.converts(
    _being_so,
    lambda given: None,
    "{it:bare deeds} while {trait:being so}",
    "while {trait:being so}, {it:bare deeds}",
    "{it:bare deeds} if {trait:being so}",
    "if {trait:being so}, {it:bare deeds}",
)
deeds.converts(
    _having_so, lambda given: None, "{it:had deeds} when {trait:being so}", "when {trait:being so}, {it:had deeds}"
)
deeds.converts(
    lambda it, given: it._replace(given=given) if all(getattr(each, "has", False) for each in it.deeds) else None,
    lambda given: None,
    "when/whenever {given:condition&}, {it:had deeds}",
    rank=5,
)


def _dealing_when(it: Do, a: Those) -> Do | None:
    """`Deals ... when engaged with ...`: what one deals is dealt in a combat, so nothing else can be meant."""
    spoken = all(isinstance(each, AttackDeals | DamageTo) and _subject(each) is not None for each in it.deeds)
    return _being_so(it, fighting(a)) if spoken else None


deeds.converts(_dealing_when, lambda given: None, "{it:bare deeds} when engaged with {a:creatures}")
deeds.converts(lambda it, a: _having_so(it, fighting(a)), lambda given: None, "{it:had deeds} against {a:creatures}")
sort("had deeds").form(Do, "{deeds:had deed&}")
deeds.converts(
    lambda it, given: it._replace(given=(*given, *it.given)) if it.given and not it.instead else None,
    lambda given: None,
    "if {given:condition&}, {it:deeds}",
    "while {given:condition&}, {it:deeds}",
)
deeds.converts(
    lambda it: it._replace(given=(Say("combat"),)) if not it.given else None,
    lambda given: None,
    "{it:willing deeds} during combat",
    "during combat, {it:willing deeds}",
)
deeds.converts(
    lambda it: it._replace(given=(Say("otherwise"),)) if not it.given else None,
    lambda given: None,
    "otherwise, {it:willing deeds}",
    "if not, {it:willing deeds}",
)
_turn = sort("whose turn")
fixed(_turn, Say("your turn"), "your turn")
fixed(_turn, Isnt(Say("your turn")), "your/an opponent's turn", "the turn of your/an opponent")
deeds.converts(
    lambda it, given: it._replace(given=(*given, *it.given)),
    lambda given: None,
    "on/during {given:whose turn,}, {it:deeds}",
    "while it is {given:whose turn,}, {it:deeds}",
    "{it:willing deeds} on/during {given:whose turn,}",
)
deeds.also(willing)


def _with_x(it: Do, amount: Any) -> Do | None:
    """A sentence with the number that X is; what somebody has is so much more for each of those that are counted."""
    deeds = tuple(had_for_each(each, amount) or each for each in it.deeds)
    found = instead_of_x(it._replace(deeds=deeds), amount)
    return found if found != it else None


willing.converts(
    _with_x,
    lambda given: _x_of_keywords(given),
    "{it:plain deeds}, where X is {amount:multiple}",
    "{it:plain deeds} where X is {amount:multiple}",
    "{it:plain deeds}, where X is equal to {amount:multiple}",
)
fights(sort("being so"))
wraps(
    sort("being so"), Ruled, "its/their controller also controls a {a:phrase one}",
    "its/their controller controls another {a:phrase one}",
)  # fmt: skip
sort("being so").converts(
    lambda a: Trait("state", a),
    lambda given: {"a": given.name} if type(given) is Trait and given.sort == "state" else None,
    "{a:state word}",
)
_with = sort("engaged with")
_with.converts(
    lambda it: Meets(Those("this"), fighting(it)),
    lambda given: (
        {"it": given.trait.whom}
        if type(given) is Meets and type(given.trait) is Fights and given.whom == Those("this")
        else None
    ),
    "engaged with {it:creatures}",
)
_with.converts(
    lambda whom, it: Meets(whom, fighting(it)),
    lambda given: (
        {"whom": given.whom, "it": given.trait.whom} if type(given) is Meets and type(given.trait) is Fights else None
    ),
    "{whom:creatures} is engaged with {it:creatures}",
)
