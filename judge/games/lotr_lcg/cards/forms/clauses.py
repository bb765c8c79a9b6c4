"""effects, may, effects-select: who does it, one of several, how long, in which case; derived once for all deeds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.cardtext.language import Sort
from judge.games.lotr_lcg.cards.expanding import OF_PLAYERS
from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import (
    DOING_SO,
    IT,
    SUBJECT,
    Condition,
    Deeds,
    Instruction,
    Phrase,
    Quality,
    Trigger,
)
from judge.games.lotr_lcg.cards.opposites import complement

clause, lasting = of["clause"], of["lasting clause"]

# --- who does it: derived once for all deeds
clause.also(of["deed"])
clause.adds("{by:player} {it:does}", "{by:player} must {it:deed}", "{by:player} must also {it:deed}")
clause.adds("{by:player} may {it:deed}", may=True, rank=1)
clause.adds("choose {by:chosen player} to {it:deed}", rank=-2)
clause.adds("{by:player} then {it:does}")


def had(by: Phrase, it: Instruction) -> Instruction:
    """`have that player draw 1 card`: it happens to that player, and no one else decides it."""
    of_them = it.verb in OF_PLAYERS and it.group.how in ("", "they")
    return it._replace(group=by) if of_them else it._replace(by=by)


def _of_had(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Instruction) or given.verb != "draw" or not given.group.how or given.by.how:
        return None
    return {"by": given.group, "it": given._replace(group=Phrase())}


clause.converts(had, _of_had, "have {by:player} {it:deed}", rank=1)


def together(by: Phrase, parts: tuple[Instruction, ...]) -> Instruction | None:
    """`draws 1 card and raises his threat by 1`: several things that one player does."""
    return Instruction("several", by=by, parts=parts) if len(parts) > 1 else None


def may_together(by: Phrase, parts: tuple[Instruction, ...]) -> Instruction | None:
    """`may draw 1 card and raise his threat by 1`: all of them or none."""
    return Instruction("several", by=by, parts=parts, may=True) if len(parts) > 1 else None


def of_several(may: bool, how: tuple[str, ...]) -> Any:
    """How several things are said back, of one player or of many."""

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or given != Instruction(
            "several", by=given.by, parts=given.parts, may=may
        ):
            return None
        return {"by": given.by, "parts": given.parts} if (given.by.how in how) is (how == PLURAL) else None

    return take


PLURAL = ("you",)
clause.converts(together, of_several(False, ()), "{by:player} {parts:does&}", "{by:player} must {parts:deed&}", rank=-1)
clause.converts(may_together, of_several(True, ()), "{by:player} may {parts:deed&}")


def _one_then_two(by: Phrase, one: Instruction, two: Instruction) -> Instruction | None:
    return None if two.then else Instruction("several", by=by, parts=(one, two._replace(then=True)))


def _of_one_then_two(plural: bool) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        parts = given.parts if isinstance(given, Instruction) else ()
        if len(parts) != 2 or parts[0].then or not parts[1].then or (given.by.how in PLURAL) is not plural:
            return None
        one, two = parts[0], parts[1]._replace(then=False)
        return {"by": given.by, "one": one, "two": two} if given == _one_then_two(given.by, one, two) else None

    return take


for who, does in (("player", "does"), ("players", "deed")):
    clause.converts(
        _one_then_two,
        _of_one_then_two(plural=who == "players"),
        f"{{by:{who}}} {{one:{does}}} and then {{two:{does}}}",
        f"{{by:{who}}} {{one:{does}}}, then {{two:{does}}}",
        rank=-2,
    )


def _committed(tired: bool) -> Any:
    """`gains control of it, exhausted and committed to the quest`: in that state, and as part of the quest."""

    def make(by: Phrase, group: Phrase) -> Instruction | None:
        turned = (Instruction("exhaust", group),) if tired else ()
        parts = (Instruction("control", group), *turned, Instruction("commit", group))
        return Instruction("several", by=by, parts=parts)

    return make


for tired, state in ((True, "exhausted"), (False, "ready")):
    for gains, sort in (("gains/takes", "player"), ("gain/take", "players")):
        clause.converts(
            _committed(tired),
            lambda given: None,
            f"{{by:{sort}}} {gains} control of {{group:known enemy}}, {state} and committed to the quest",
            f"{{by:{sort}}} {gains} control of {{group:known enemy}} {state} and committed to the quest",
            rank=-1,
        )


def _for_a_price(by: Phrase, costs: tuple[Instruction, ...], parts: tuple[Instruction, ...]) -> Instruction:
    """`you may pay 1 resource to draw a card`: the price first, and then what it is for."""
    return Instruction("price", by=by, options=(costs,), parts=parts, may=True)


def _of_price(how: tuple[str, ...]) -> Any:
    """How several things are said back, of one player or of many."""

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or given.verb != "price" or (given.by.how in how) is not (how == PLURAL):
            return None
        if given.op:
            return None
        return {"by": given.by, "costs": given.options[0], "parts": given.parts}

    return take


clause.converts(_for_a_price, _of_price(()), "{by:player} may {costs:cost&} to {parts:deed&}")
clause.converts(_for_a_price, _of_price(PLURAL), "{by:players} may {costs:cost&} to {parts:deed&}")
for who in ("player", "players"):  # `may exhaust a hero to do this and do that`: both are what is paid for.
    clause.converts(
        lambda by, costs, one, rest: _for_a_price(by, costs, (one, *rest)),
        lambda given: None,
        f"{{by:{who}}} may {{costs:cost&}} to {{one:deed}} and {{rest:deed&}}",
        f"{{by:{who}}} may {{costs:cost&}} to {{one:deed}}, {{rest:deed&}}",
        rank=-2,
    )

of["resources paid"].form(
    Instruction, "spend {amount} ({what:sphere}) resource[|s]", "pay {amount} ({what:sphere}) resource[|s]", verb="pay"
)
AS_A_GROUP = Phrase("first player")


def _paid_by_all(costs: tuple[Instruction, ...], parts: tuple[Instruction, ...]) -> Instruction:
    """`the players as a group may spend 2 lore resources to ...`: heroes of any player pay."""
    return Instruction("price", by=AS_A_GROUP, options=(costs,), parts=parts, may=True, op="group")


clause.converts(
    _paid_by_all,
    lambda given: (
        {"costs": given.options[0], "parts": given.parts}
        if isinstance(given, Instruction) and (given.verb, given.op) == ("price", "group")
        else None
    ),
    "the players as a group may {costs:resources paid,} to {parts:deed&}",
    "the players, as a group, may {costs:resources paid,} to {parts:deed&}",
    rank=-1,
)

clause.converts(
    lambda parts, amount, what="": Instruction("unless paid", amount=amount, what=what, parts=parts),
    lambda given: (
        {"parts": given.parts, "amount": given.amount} | ({"what": given.what} if given.what else {})
        if isinstance(given, Instruction) and given.verb == "unless paid"
        else None
    ),
    "{parts:deed,} unless the players as a group spend {amount} ({what:sphere}) resource[|s]",
    "{parts:deed,} unless the players, as a group, spend {amount} ({what:sphere}) resource[|s]",
    rank=-1,
)

# --- how long, how many times, in which case
lasting.adds(
    "{it:clause} until the end of the {until:end}",
    "{it:clause} this {until:period}",
    "{it:clause} for/during this/that {until:period}",
    "{it:clause} until the end of this {until:period}",
    "{it:clause} for the {until:period}",
    "{it:clause} until this/that/the {until:period} ends",
    "{it:clause} until this/that/the {until:period} is over",
)
lasting.also(clause)
counted = of["counted clause"]
counted.adds(
    "{it:lasting clause} for each {per:multiplier}",
    "{it:lasting clause} per {per:multiplier}",
    "for each {per:multiplier}, {it:lasting clause}",
)
counted.also(lasting)
counted.adds("{it:for each} until the end of the {until:end}")
of["for each"].adds("{it:clause} for each {per:multiplier}")
counted.adds("then {it:lasting clause}", "then, {it:lasting clause}", then=True, rank=1)

two = of["two cases"]


def _both_cases(kind: str) -> Any:
    """`you are engaged with an Orc and a Warg`: with the one, and with the other."""

    def make(player: Phrase, one: Phrase, other: Phrase) -> tuple[Condition, ...]:
        return (Condition(kind, one, player), Condition(kind, other, player))

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, tuple) or len(given) != 2:
            return None
        first, second = given
        same = given == make(first.player, first.group, second.group)
        return {"player": first.player, "one": first.group, "other": second.group} if same else None

    return make, take


for sort, verbs in (("players", ("control", "are engaged with")), ("player", ("controls", "is engaged with"))):
    for kind, verb in zip(("controls", "engaged with"), verbs, strict=True):
        two.converts(*_both_cases(kind), f"{{player:{sort}}} {verb} {{one:cards}} and {{other:cards}}")

done, behind, deeds = of["deeds done"], of["deeds behind"], of["deeds"]
LOOSE = (Quality("attached", negated=True), Quality("guarded", negated=True))


def said_with(sort: Sort, field: str, fits: Callable[[Condition], bool], template: str) -> None:
    """A row that adds one condition to what is done, and is said only of a condition that `fits`."""

    def make(it: Deeds, **added: Any) -> Deeds | None:
        return it._replace(**added) if isinstance(it, Deeds) and not getattr(it, field) else None

    def take(given: Any) -> Mapping[str, Any] | None:
        found: tuple[Condition, ...] = getattr(given, field) if isinstance(given, Deeds) else ()
        return {field: found, "it": given._replace(**{field: ()})} if len(found) == 1 and fits(found[0]) else None

    sort.converts(make, take, template)


def _is_not(case: Condition) -> bool:
    """`unless each of them is ready`: not all of them are. Of what has happened, `each` would say too much."""
    return (case.negated or case.unmet) and (case.group.how != "all" or case.kind == "is")


done.form(
    Deeds,
    "{effects:counted clause&}",
    "{effects:counted clause&} as well",
    "also {effects:counted clause&}",
)
done.form(Deeds, "{effects:counted clause&}, if able", "{effects:counted clause&} if able", able=True, rank=1)
done.form(Deeds, "{effects:choice,}")
done.form(Deeds, "{effects:choice,}, if able", "{effects:choice,} if able", able=True, rank=-1)
done.form(Deeds, "{effects:bare&}")
done.form(
    Deeds,
    "{effects:lasting clause&} instead",
    "{effects:lasting clause&}, instead",
    "instead, {effects:lasting clause&}",
    "instead of being destroyed/discarded/eliminated, {effects:lasting clause&}",
    "instead {effects:lasting clause&}",
    instead=True,
)
behind.also(done)
said_with(behind, "cases", _is_not, "{it:deeds done} unless {cases:unless,}")
behind.adds("{it:deeds done} if {cases:condition&}", "{it:deeds done}, if {cases:condition&}")
behind.adds(
    "{it:deeds done} while {whiles:case,}",
    "{it:deeds done} when {whiles:subjectless,}",
)
# `if it is engaged with you`: that is a condition too, and as one it is read.
behind.adds("{it:deeds done} if {whiles:subjectless,}", rank=1)
AFAR = Condition("is", SUBJECT, qualities=(Quality("attacks from afar"),))
behind.adds("{it:deeds done} during a ranged attack", "{it:deeds done} while making a ranged attack", whiles=(AFAR,))
NEW = Condition("is", SUBJECT, qualities=(Quality("happened", "entered play"),))
behind.adds("{it:deeds done} during the round it/he/she/they enter[s|] play", whiles=(NEW,))
behind.adds("{it:deeds done} unless {cases:unless,}", "{it:deeds done}, unless {cases:unless,}")

behind.adds("{it:deeds done} unless {unless:condition&}", rank=1)
behind.converts(
    lambda it, one, two: it._replace(unless=(one, two)) if it == Deeds(it.effects) else None,
    lambda given: None,
    "{it:deeds done} unless {one:condition}, and {two:condition}",
    rank=1,
)
behind.adds(
    "{it:deeds done}, where X is {x:quantity}",
    "{it:deeds done} where X is {x:quantity}",
    "{it:deeds done}, where X equals {x:quantity}",
    "{it:deeds done} where X equals {x:quantity}",
)
behind.form(Deeds, "{effects:lasting clause,} after {at:this attack}", rank=-1)
behind.form(Deeds, "{effects:lasting clause,} after {at:this attack} if {conditions:condition&}", rank=-1)
cased = of["cased deeds"]
said_with(cased, "whiles", lambda case: case.group not in (IT, SUBJECT) or case.qualities == LOOSE,
          "while {whiles:case,}, {it:cased deeds}")  # fmt: skip
cased.also(behind)
cased.adds("until the end of the {until:end}, {it:cased deeds}", "until the end of the {until:end} {it:cased deeds}")
cased.adds("if {conditions:condition&}, {it:cased deeds}")
cased.adds("if {conditions:two cases}, {it:cased deeds}", rank=1)
cased.adds("while {whiles:case,}, {it:cased deeds}")
cased.adds("if {whiles:subjectless,}, {it:cased deeds}", rank=1)
cased.converts(
    lambda word, it: (
        it._replace(conditions=(Condition("phase", word=word), *it.conditions))
        if all(each.kind != "phase" for each in it.conditions)
        else None
    ),
    lambda given: None,
    "during the {word:phase} phase, {it:cased deeds}",
    "during each {word:phase} phase, {it:cased deeds}",
    rank=1,
)
# `When Rhun is attacking alone, he gets +2 attack`: for as long as that is so.
of["fights"].form(Condition, "{group:cards} [is|are] {qualities:fighting,}", kind="is")
cased.adds("when {whiles:fights,}, {it:cased deeds}", rank=1)
cased.adds("when doing so, {it:cased deeds}", "while doing so, {it:cased deeds}", whiles=(DOING_SO,))
deeds.also(cased)
deeds.adds("at {at:moment}, {it:cased deeds}")
THERE = "any of those allies/characters/heroes/enemies/cards/attachments are still in play at {at:moment}"
deeds.adds("{it:cased deeds} at {at:moment}", decided=True)
deeds.adds(f"if {THERE}, {{it:deeds done}}", decided=True, rank=1)
deeds.adds("after {at:this attack}, {it:deeds done}", "at the end of {at:this attack}, {it:deeds done}")
deeds.adds("if {conditions:condition&}, after {at:this attack}, {it:deeds done}", rank=1)
deeds.adds("if this attack destroys {at:destroyed}, {it:cased deeds}")
deeds.adds(
    "if this attack damages {at:damaged}, {it:cased deeds}",
    "if this attack deals damage to {at:damaged}, {it:cased deeds}",
    "if {at:damaged} is damaged by this attack, {it:cased deeds}",
)
deeds.adds("if {at:destroyed} is destroyed by this attack, {it:cased deeds}")
SOMEBODY = Trigger("damage", Phrase("pick", kinds=("character",)), cause="attack")
deeds.adds("if this attack deals (any) damage, {it:cased deeds}", at=SOMEBODY, rank=1)
DEFENDER = Trigger("destroy", Phrase("defending character"), cause="attack")
deeds.adds("if (the) defending character is destroyed, {it:cased deeds}", at=DEFENDER, rank=1)
deeds.adds("{it:deeds done} if this attack destroys {at:destroyed}")
deeds.adds(
    "{it:deeds done} if this attack damages {at:damaged}", "{it:deeds done} if this attack deals damage to {at:damaged}"
)
of["destroyed"].form(Trigger, "{subject:cards}", kind="destroy", cause="attack")
of["damaged"].form(Trigger, "{subject:cards}", kind="damage", cause="attack")
deeds.adds("otherwise, {it:cased deeds}", "otherwise {it:cased deeds}", otherwise=True)
deeds.adds("then, {it:deeds}", "then {it:deeds}", "when claimed, {it:deeds}", "if you do, {it:deeds}", then=True)
of["case"].also(of["condition"])
of["case"].also(of["subjectless"])
of["unless"].converts(
    lambda it: complement(it),
    lambda given: {"it": complement(given)} if isinstance(given, Condition) else None,
    "{it:condition}",
)
