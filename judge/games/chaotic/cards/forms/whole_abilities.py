"""Whole abilities: costs and triggers in front of what is done, bare keywords, checks with a colon."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.doing.players import DECK, OTHER_DECK, put_so
from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Check, Meets, Say, Those, Trait
from judge.games.chaotic.cards.meanings.hands import Arranged
from judge.games.chaotic.cards.meanings.instructions import Counters, Gets
from judge.games.chaotic.cards.meanings.sentences import (
    Activated,
    Do,
    Has,
    Modal,
    Replaces,
    Tagged,
    Triggered,
    When,
)

deeds = sort("deeds")

# Whole abilities; `if` is said of what happens as `when` is, where it cannot be said of what somebody is.
AS_IF = ("deals attack damage", "deals damage", "is damaged", "is dealt attack damage", "wins combat", "plays mugic",
         "plays an attack", "engaged", "intercepts", "initiates combat", "is intercepted", "gains initiative",
         "loses initiative", "succeeds", "fails", "enters a space", "moves", "is healed", "gets a counter",
         "loses a counter", "is destroyed", "is sacrificed", "leaves play", "gear revealed", "gear destroyed",
         "gains an element", "loses an element", "is targeted")  # fmt: skip
ability, sentence = sort("ability"), sort("sentence")
ability.form(Activated, "{costs:cost&}: {do:deeds}")
ability.form(Activated, "{costs:cost&} while {given:condition&}: {do:deeds}")
ability.converts(
    lambda costs, trait, do: Activated(costs, do, (Meets(Those("this"), trait),)),
    lambda given: None,
    "{costs:cost&} while {trait:being so}: {do:deeds}",
)
ability.form(
    Activated,
    "once per turn: {do:plain deeds}",
    "once per/each/a/every turn (,) you may/can {do:plain deeds}",
    "you may {do:plain deeds} once per/each/a turn",
    costs=(),
    times=1,
)
ability.form(Activated, "once per turn, {costs:cost&}: {do:deeds}", times=1)
# What happens, and what must be so besides.
happening = sort("happening")


def _happens(when: When, given: tuple[Any, ...] = ()) -> Triggered:
    return Triggered(when, Do(()), given)


def _happened(given: Any, needs: bool) -> Any:
    if type(given) is not Triggered or given.do != Do(()) or bool(given.given) is not needs:
        return None
    return {"when": given.when, **({"given": given.given} if needs else {})}


happening.converts(_happens, lambda given: _happened(given, False), "{when:occasion}")
happening.converts(
    _happens,
    lambda given: _happened(given, True),
    "{when:occasion} while {given:condition&}",
    "{when:occasion} as long as {given:condition&}",
)
happening.converts(
    lambda when: _happens(when, (Say("here"),)),
    lambda given: None,
    "{when:occasion} here",
    "{when:occasion} at this Location",
    rank=-1,
)
happening.converts(
    lambda when, trait: _happens(when, (Meets(Those("this"), trait),)),
    lambda given: None,
    "{when:occasion} while {trait:being so}",
)
happening.converts(
    lambda when, given: _happens(when, given), lambda given: None, "{when:occasion} on/during {given:whose turn,}"
)


def _made(given: Any) -> Any:
    return {"it": given._replace(do=Do(())), "do": given.do} if type(given) is Triggered else None


ability.converts(
    lambda it, do: it._replace(do=do),
    _made,
    "when/whenever {it:happening}, {do:deeds}",
    "each/every/any time (that) {it:happening}, {do:deeds}",
)


def _turned_round(it: Triggered, do: Do) -> Triggered | None:
    """`Draw a card when this card wins combat`; `this card gains ... when it ...`: who does both is named first."""
    who = it.when.who
    if who is None or who.which != "it":
        return None if who is not None and who.which == "that" else it._replace(do=do)
    whom = do.deeds[0].whom if len(do.deeds) == 1 and type(do.deeds[0]) is Gets else None
    crowd = whom is not None and (whom.which, whom.number) == ("each", 2) and who == Those("it", number=2)
    if whom is not None and crowd and not (do.given or it.given):
        each = whom._replace(which="one", number=1)
        return Triggered(it.when._replace(who=each), do._replace(deeds=(do.deeds[0]._replace(whom=Those("it")),)))
    if who != Those("it") or whom not in (Those("card"), Those("bearer")) or do.given or it.given:
        return None
    return Triggered(it.when._replace(who=whom), do._replace(deeds=(do.deeds[0]._replace(whom=Those("it")),)))


ability.converts(
    _turned_round, lambda given: None, "{do:willing deeds} when/whenever {it:happening}",
    "{do:willing deeds} each/every time {it:happening}", rank=2,
)  # fmt: skip
ability.converts(
    lambda it, do: it._replace(do=do) if it.when.event in AS_IF else None,
    lambda given: None,
    "if {it:happening}, {do:deeds}",
    rank=3,
)
ability.converts(
    lambda it, do, given: it._replace(do=do, given=(*given, *it.given)),
    lambda given: None,
    "while/if {given:condition&}, when/whenever {it:happening}, {do:deeds}",
    "while/if {given:condition&}, each/every time {it:happening}, {do:deeds}",
    "as long as {given:condition&}, when/whenever {it:happening}, {do:deeds}",
)
ability.converts(
    lambda several, it, do: it._replace(
        do=do, given=(*(Meets(Those("this"), Trait("element", each)) for each in several), *it.given)
    ),
    lambda given: None,
    "{several:element&}: when/whenever {it:happening}, {do:deeds}",
)
ability.converts(
    lambda it, do, given: it._replace(do=do, given=(*given, *it.given)),
    lambda given: None,
    "on/during {given:whose turn,}, when/whenever {it:happening}, {do:deeds}",
)
ability.form(
    Triggered, "at {when:moment}, {do:deeds}", "at {when:moment} (,) {do:deeds}", "{do:deeds} at {when:moment}"
)
ability.converts(
    lambda when, do: Triggered(when, do._replace(given=(Say("here"), *do.given))),
    lambda given: None,
    *(f"at {{when:moment}} {each}, {{do:deeds}}" for each in ("here", "in this space", "at this Location")),
)
ability.converts(
    lambda when, given, do: Triggered(when, do._replace(given=(*given, *do.given))),
    lambda given: None,
    "if {given:condition&} at {when:moment}, {do:deeds}",
)
ability.converts(
    lambda do: Triggered(When("combat begins"), do), lambda given: None, "when combat begins/starts, {do:deeds}"
)
for _event, _word in (("is destroyed", "be destroyed"), ("is damaged", "be dealt damage")):
    ability.form(
        Replaces,
        f"if {{whom:creatures}} would {_word}, {{do:deeds}} instead",
        f"if {{whom:creatures}} would {_word}, instead {{do:deeds}}",
        event=_event,
    )
    ability.converts(
        lambda whom, do, more, event=_event: (
            Replaces(event, whom, do._replace(deeds=(*do.deeds, *more.deeds))) if not (do.given or more.given) else None
        ),
        lambda given: None,
        f"if {{whom:creatures}} would {_word}, {{do:plain deeds}} instead and {{more:plain deeds}}",
        f"if {{whom:creatures}} would {_word}, {{do:plain deeds}} instead, (and|then|and then) {{more:plain deeds}}",
    )
# No rule tells what Fluidmorph is: it is taken as the trigger that players know, and said back in its words.
ability.converts(
    lambda: Triggered(When("deals attack damage", Those("card"), elements=("water",)), Do((Counters(1, Those("it")),))),
    lambda given: None,
    "Fluidmorph",
)
for _tag in ("hive", "mirage"):
    ability.form(Tagged, f"{_tag.capitalize()}: {{it:ability}}", tag=_tag, rank=1)
has = sort("has")
has.form(Has, "{abilities:keyword>}")
has.form(Has, "{abilities:element ability&}")
has.adds("{given:check&}: {it:plain has}", rank=2)
for _quote in ("{it:plain has}", '"{it:plain has}"'):
    has.adds(
        *([f"{_quote} while {{given:condition&}}"] if _quote[0] == "{" else []),
        f"{_quote} (,) while/if {{given:condition&}}",
        f"{_quote} (,) as long as {{given:condition&}}",
    )
sort("plain has").form(Has, "{abilities:keyword>}")
sort("plain has").form(Has, "{abilities:element ability&}")


def _checked(given: tuple[Any, ...], it: Do) -> Do:
    return it._replace(given=(*given, *it.given))


def _unchecked(given: Any) -> Any:
    """What stands in front with a colon: the checks and icons that come first."""
    if type(given) is not Do:
        return None
    at = 0
    while at < len(given.given) and (_has_check(given.given[at]) or _is_icon(given.given[at])):
        at += 1
    return {"given": given.given[:at], "it": given._replace(given=given.given[at:])} if at else None


def _is_icon(given: Any) -> bool:
    """Whether a condition is an element in front of a line."""
    return (
        type(given) is Meets
        and given.whom == Those("this")
        and type(given.trait) is Trait
        and given.trait.sort == "element"
    )


def _has_check(given: Any) -> bool:
    return type(given) is Check or (hasattr(given, "it") and _has_check(given.it))


checked = sort("checked deeds")
checked.converts(_checked, _unchecked, "{given:check&}: {it:deeds}")
_value = sort("value of a check")
_value.converts(
    lambda stat, number: (stat, number),
    lambda given: {"stat": given[0], "number": given[1]},
    "{stat:measured} {number}",
)
checked.converts(
    lambda test, first, rest, it: _checked(tuple(Check(test, (stat,), number) for stat, number in (first, *rest)), it),
    lambda given: None,
    "{test:check word} (:) {first:value of a check} and {rest:value of a check,}: {it:deeds}",
    "{test:check word} (:) {first:value of a check}, {rest:value of a check&}: {it:deeds}",
    "{test:check word} (:) {first:value of a check}, {rest:value of a check,}: {it:deeds}",
)
checked.also(deeds)
ability.also(has, checked)

sentence.form(Arranged, "{how:arranging}")
sentence.converts(
    lambda how: Arranged(how) if how != "one" else None, lambda given: None, "you may/can {how:arranging}"
)
put_so(sentence, Arranged("under"), f"you may/can put it/that (card) on the bottom {DECK}")

put_so(
    sentence,
    Arranged("one of two"),
    "put one on top and one on the bottom",
    f"put one (of them|of those cards) on (the) top {DECK} and one (of them) on the bottom {OTHER_DECK}",
)

fixed(sentence, Modal(), "choose one", "choose one:", "choose one of the following:", "choose one -")


sentence.also(ability)
