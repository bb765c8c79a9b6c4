"""effects, may, effects-select: who does it, one of several, how long, in which case; derived once for all deeds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.expanding import OF_PLAYERS
from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import (
    DOING_SO,
    SUBJECT,
    Condition,
    Deeds,
    Instruction,
    Phrase,
    Quality,
    Trigger,
    within,
)

clause, lasting = of["clause"], of["lasting clause"]

# --- who does it: derived once for all deeds
clause.also(of["deed"])
clause.adds("{by:player} {it:does}", "{by:player} must {it:deed}", "{by:player} must also {it:deed}")
clause.adds("{by:players} {it:deed}", "{by:players} must {it:deed}")
clause.adds("{by:player} may {it:deed}", may=True, rank=1)
clause.adds("{by:players} may {it:deed}", "{by:players} can {it:deed}", may=True, rank=1)
clause.adds("choose {by:chosen player} to {it:deed}")
clause.adds("have {by:player} {it:deed}", "{by:player} then {it:does}")


def _had(by: Phrase, it: Instruction) -> Instruction:
    """`have that player draw 1 card`: it happens to that player, and no one else decides it."""
    of_them = it.verb in OF_PLAYERS and it.group.how in ("", "they")
    return it._replace(group=by) if of_them else it._replace(by=by)


def _of_had(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Instruction) or given.verb != "draw" or not given.group.how or given.by.how:
        return None
    return {"by": given.group, "it": given._replace(group=Phrase())}


clause.converts(_had, _of_had, "have {by:player} {it:deed}", rank=1)


def _as_a_group(it: Instruction) -> Instruction | None:
    """`The players, as a group, exhaust 2 characters`: once, and the first player says which."""
    theirs = any(isinstance(each, Phrase) and each.how in ("they", "that player", "you") for each in within(it))
    return None if theirs or it.verb in OF_PLAYERS else it


clause.converts(
    _as_a_group,
    lambda given: None,
    "the players, as a group, {it:deed}",
    "the players, as a group, must {it:deed}",
    "the players as a group {it:deed}",
    "the players as a group must {it:deed}",
)


def _together(by: Phrase, parts: tuple[Instruction, ...]) -> Instruction | None:
    return Instruction("several", by=by, parts=parts) if len(parts) > 1 else None


def _may(by: Phrase, parts: tuple[Instruction, ...]) -> Instruction | None:
    return Instruction("several", by=by, parts=parts, may=True) if len(parts) > 1 else None


def _of_several(may: bool, how: tuple[str, ...]) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or given != Instruction(
            "several", by=given.by, parts=given.parts, may=may
        ):
            return None
        return {"by": given.by, "parts": given.parts} if (given.by.how in how) is (how == PLURAL) else None

    return take


PLURAL = ("you",)
clause.converts(
    _together, _of_several(False, ()), "{by:player} {parts:does&}", "{by:player} must {parts:deed&}", rank=-1
)
clause.converts(_together, _of_several(False, PLURAL), "{by:players} {parts:deed&}", "{by:players} must {parts:deed&}")
clause.converts(_may, _of_several(True, ()), "{by:player} may {parts:deed&}")
clause.converts(_may, _of_several(True, PLURAL), "{by:players} may {parts:deed&}")


def _one_then_two(by: Phrase, one: Instruction, two: Instruction) -> Instruction | None:
    return None if two.then else Instruction("several", by=by, parts=(one, two._replace(then=True)))


def _of_one_then_two(given: Any) -> Mapping[str, Any] | None:
    parts = given.parts if isinstance(given, Instruction) else ()
    if len(parts) != 2 or parts[0].then or not parts[1].then or given.by.how in PLURAL:
        return None
    one, two = parts[0], parts[1]._replace(then=False)
    return {"by": given.by, "one": one, "two": two} if given == _one_then_two(given.by, one, two) else None


clause.converts(_one_then_two, _of_one_then_two, "{by:player} {one:does} and then {two:does}", rank=-1)


def _for_a_price(by: Phrase, costs: tuple[Instruction, ...], parts: tuple[Instruction, ...]) -> Instruction:
    """`you may pay 1 resource to draw a card`: the price first, and then what it is for."""
    return Instruction("price", by=by, options=(costs,), parts=parts, may=True)


def _of_price(how: tuple[str, ...]) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or given.verb != "price" or (given.by.how in how) is not (how == PLURAL):
            return None
        if given.op:
            return None
        return {"by": given.by, "costs": given.options[0], "parts": given.parts}

    return take


clause.converts(_for_a_price, _of_price(()), "{by:player} may {costs:cost&} to {parts:deed&}")
clause.converts(_for_a_price, _of_price(PLURAL), "{by:players} may {costs:cost&} to {parts:deed&}")

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

# --- effects-select: one of several
option = of["option"]


def _alone(given: Any) -> Mapping[str, Any] | None:
    return {"one": given[0]} if len(given) == 1 else None


def _later(one: Instruction, at: Trigger) -> tuple[Instruction, ...]:
    return (Instruction("delay", options=((one,),), triggers=(at._replace(timing="after"),)),)


def _of_later(given: Any) -> Mapping[str, Any] | None:
    if len(given) != 1 or given[0].verb != "delay" or len(given[0].options[0]) != 1:
        return None
    return {"one": given[0].options[0][0], "at": given[0].triggers[0]._replace(timing="")}


def _paired(given: Any) -> Mapping[str, Any] | None:
    return {"one": given[0], "two": given[1]} if len(given) == 2 else None


option.converts(lambda one: (one,), _alone, "{one:counted clause}")
option.converts(_later, _of_later, "{one:counted clause} after {at:this attack}")
option.converts(lambda one, two: (one, two), _paired, "{one:counted clause} and {two:counted clause}")


NOBODY = Phrase()


SINGLE = ("that player", "controller", "engaged player", "defending player")  # They decide, and not we for them.


def _options(options: tuple[Any, ...], by: Phrase = NOBODY) -> Instruction | None:
    theirs = [each.by.how for option in options for each in option[:1] if each.verb != "together"]
    mixed = any(each.verb == "together" for option in options for each in option[:1])
    if len(options) < 2 or (any(theirs) and not all(theirs)) or (mixed and any(how in SINGLE for how in theirs)):
        return None  # `each player must do this, or do that`: who does the second is not said in it.
    return Instruction("options", by=by, options=options)


def _of_options(given: Any) -> Mapping[str, Any] | None:
    if isinstance(given, Instruction) and given == Instruction("options", options=given.options):
        return {"options": given.options}
    return None


def _of_their_options(how: tuple[str, ...]) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if (
            not isinstance(given, Instruction)
            or given != Instruction("options", by=given.by, options=given.options)
            or not given.by.how
        ):
            return None
        return {"options": given.options, "by": given.by} if (given.by.how in how) is (how == PLURAL) else None

    return take


choice = of["choice"]
choice.converts(
    _options,
    _of_options,
    "either {options:option|}",
    "{options:option|}",
    "choose one: {options:option|}",
    "choose to {options:option|}",
)
choice.converts(
    _options,
    _of_their_options(()),
    "{by:player} must either {options:option|}",
    "{by:player} must {options:option|}",
    "{by:player} chooses either {options:option|}",
    "{by:player} must choose: either {options:option|}",
    "{by:player} must choose to either {options:option|}",
    "{by:player} must choose either {options:option|}",
)
choice.converts(
    _options,
    lambda given: None,
    "{by:player} either {options:does option|}",
    "{by:player} choose/chooses one: {options:does option|}",
    "{by:player} choose/chooses one: either {options:does option|}",
    "{by:player} choose/chooses 1: {options:does option|}",
    "{by:player} must choose: {options:option|}",
    "{by:player} must choose one: {options:option|}",
    "{by:player} must choose one: either {options:option|}",
)
choice.converts(_options, lambda given: None, "choose one: either {options:option|}")
does_option = of["does option"]
does_option.converts(lambda one: (one,), _alone, "{one:does}")
does_option.converts(lambda one, two: (one, two), _paired, "{one:does} and {two:does}")
does_option.converts(lambda one: (one,), _alone, "{one:counted clause}", rank=1)
does_option.converts(_later, _of_later, "{one:does} after {at:this attack}")
does_option.converts(_later, _of_later, "{one:counted clause} after {at:this attack}", rank=1)
choice.converts(
    _options,
    _of_their_options(PLURAL),
    "{by:players} must either {options:option|}",
    "{by:players} must choose to either {options:option|}",
)


def _may_options(options: tuple[Any, ...], by: Phrase = NOBODY) -> Instruction | None:
    found = _options(options, by)
    return None if found is None or any(each.by.how for one in options for each in one) else found._replace(may=True)


def _of_may_options(how: tuple[str, ...]) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or (given.by.how in PLURAL) is not (how == PLURAL):
            return None
        same = Instruction("options", by=given.by, options=given.options, may=True)
        return {"options": given.options, "by": given.by} if given == same else None

    return take


for who, how in (("players", PLURAL), ("player", ())):
    choice.converts(
        _may_options,
        _of_may_options(how),
        f"{{by:{who}}} may {{options:option|}}",
        f"{{by:{who}}} may either {{options:option|}}",
        f"{{by:{who}}} may choose one: {{options:option|}}",
    )
clause.converts(
    lambda group, parts: Instruction("give one", group, parts=parts) if len(parts) > 1 else None,
    lambda given: (
        {"group": given.group, "parts": given.parts}
        if isinstance(given, Instruction) and given == Instruction("give one", given.group, parts=given.parts)
        else None
    ),
    "give {group:cards} {parts:change|}",
)

clause.converts(
    lambda group, icons: (
        Instruction("give one", group, parts=tuple(Instruction("gain sphere", what=each) for each in icons))
        if len(icons) > 1
        else None
    ),
    lambda given: (
        {"group": given.group, "icons": tuple(each.what for each in given.parts)}
        if isinstance(given, Instruction)
        and given == Instruction("give one", given.group, parts=given.parts)
        and all(each.verb == "gain sphere" for each in given.parts)
        else None
    ),
    "give {group:cards} a {icons:sphere|} icon",
    "give {group:cards} a {icons:sphere|} resource icon",
)

# --- how long, how many times, in which case
lasting.adds(
    "{it:clause} until the end of the {until:end}",
    "{it:clause} this {until:period}",
    "{it:clause} for/during this/that {until:period}",
    "{it:clause} until the end of this {until:period}",
    "{it:clause} for the {until:period}",
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
done.form(Deeds, "{effects:counted clause&}", "{effects:counted clause&}, if able", "{effects:counted clause&} if able")
done.form(Deeds, "{effects:choice,}")
done.form(Deeds, "{effects:bare&}")
done.form(Deeds, "{effects:lasting clause,} instead", "instead, {effects:lasting clause,}", instead=True)
behind.also(done)
behind.adds("{it:deeds done} if {cases:condition&}", "{it:deeds done}, if {cases:condition&}")
behind.adds(
    "{it:deeds done} while {whiles:case,}",
    "{it:deeds done} when {whiles:subjectless,}",
    "{it:deeds done} if {whiles:subjectless,}",
)
NEW = Condition("is", SUBJECT, qualities=(Quality("happened", "entered play"),))
behind.adds("{it:deeds done} during the round it/he/she/they enter[s|] play", whiles=(NEW,))
behind.adds("{it:deeds done} unless {cases:unless,}", "{it:deeds done}, unless {cases:unless,}")
behind.adds(
    "{it:deeds done}, where X is {x:quantity}",
    "{it:deeds done} where X is {x:quantity}",
    "{it:deeds done}, where X equals {x:quantity}",
    "{it:deeds done} where X equals {x:quantity}",
)
behind.form(Deeds, "{effects:lasting clause,} after {at:this attack}", rank=-1)
cased = of["cased deeds"]
cased.also(behind)
cased.adds("until the end of the {until:end}, {it:cased deeds}", "until the end of the {until:end} {it:cased deeds}")
cased.adds("if {conditions:condition&}, {it:cased deeds}")
cased.adds("if {conditions:two cases}, {it:cased deeds}", rank=1)
cased.adds("while {whiles:case,}, {it:cased deeds}", "if {whiles:subjectless,}, {it:cased deeds}")
cased.adds("when doing so, {it:cased deeds}", "while doing so, {it:cased deeds}", whiles=(DOING_SO,))
deeds.also(cased)
deeds.adds("at {at:moment}, {it:cased deeds}")
deeds.adds("{it:cased deeds} at {at:moment}", decided=True)
deeds.adds("after {at:this attack}, {it:deeds done}", "at the end of {at:this attack}, {it:deeds done}")
deeds.adds("if this attack destroys {at:destroyed}, {it:cased deeds}")
deeds.adds(
    "if this attack damages {at:damaged}, {it:cased deeds}",
    "if this attack deals damage to {at:damaged}, {it:cased deeds}",
    "if {at:damaged} is damaged by this attack, {it:cased deeds}",
)
deeds.adds("if {at:destroyed} is destroyed by this attack, {it:cased deeds}")
of["destroyed"].form(Trigger, "{subject:cards}", kind="destroy", cause="attack")
of["damaged"].form(Trigger, "{subject:cards}", kind="damage", cause="attack")
deeds.adds("otherwise, {it:cased deeds}", "otherwise {it:cased deeds}", otherwise=True)
deeds.adds("then, {it:deeds}", "then {it:deeds}", "when claimed, {it:deeds}", then=True)
of["case"].also(of["condition"])
of["case"].also(of["subjectless"])
of["unless"].converts(
    lambda it: it._replace(negated=not it.negated),
    lambda given: {"it": given._replace(negated=not given.negated)} if isinstance(given, Condition) else None,
    "{it:condition}",
)
