"""What a card generates besides what it rolls, and the dice it rolls besides its own: when, and for each of what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from judge.games.wot_ccg.cards.forms.amounts import results_of
from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import (
    ABILITIES,
    IT,
    THIS,
    Adds,
    All,
    Change,
    Chosen,
    Condition,
    Count,
    Per,
    Results,
    Turns,
    Which,
)
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Occasion

predicate, deed = sort("predicate"), sort("deed")
rolling = LANGUAGE.sort("rolling", "when dice are rolled")
IN_CHALLENGE = ("while participating in a challenge", "in a challenge", "during a challenge", "in challenges")
GENERATING = "to generate (ability) symbols (at the beginning of the action round)"
rolling.form(
    ("", ""), "when it rolls its dice", "when it roll/rolls its dice", "when rolling (its) dice", "when it rolls dice",
    "each time it roll/rolls its dice",
)  # fmt: skip
rolling.converts(
    lambda dice: ("", dice), lambda given: {"dice": given[1]} if given[0] == "" and given[1] else None,
    "when it rolls its {dice:ability} dice", "when it roll/rolls its {dice:ability} (dice)",
    "when rolling (its) {dice:ability} dice", "each time it roll/rolls its {dice:ability} dice",
)  # fmt: skip
rolling.form(
    ("participating", ""), "when it rolls its dice while participating in a challenge",
    *(f"when it roll/rolls its dice {there}" for there in IN_CHALLENGE),
    *(f"each time it roll/rolls its dice {there}" for there in IN_CHALLENGE), rank=-2,
)  # fmt: skip
rolling.converts(
    lambda dice: ("participating", dice),
    lambda given: {"dice": given[1]} if given[0] == "participating" and given[1] else None,
    "when it rolls its {dice:ability} dice while participating in a challenge",
    *(f"when it roll/rolls its {{dice:ability}} (dice) {there}" for there in IN_CHALLENGE),
    *(f"each time it roll/rolls its {{dice:ability}} (dice) {there}" for there in IN_CHALLENGE), rank=-2,
)  # fmt: skip
rolling.form(
    ("generating", ""), "when it rotates to generate symbols", f"when it rotate/rotates {GENERATING}",
    f"when rotating {GENERATING}", f"when rotated {GENERATING}", f"when it is rotated {GENERATING}",
)  # fmt: skip


def _adds(
    results: Results, rolling: tuple[str, str] = ("", ""), per: Count | None = None, allegiance: str = ""
) -> Adds:
    return Adds(results, rolling[0], per, allegiance, dice=rolling[1])


def _of_adds(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Adds) or (given.per is not None and given.per.what.endswith(" rolled")):
        return None
    found: dict[str, Any] = {"results": given.results, "rolling": (given.use, given.dice)}
    found |= {"per": given.per} if given.per is not None else {}
    found |= {"allegiance": given.allegiance} if given.allegiance else {}
    return found if given == _adds(**found) else None


MORE = (
    "additionally generate[s|] {results}", "also/automatically generate[s|] (an additional|additional) {results}",
    "generate[s|] an additional {results}", "generate[s|] additional {results}",
)  # fmt: skip
EACH = "for each {per:count}"
predicate.converts(
    _adds, _of_adds, *(f"{more} (with the {{allegiance}} allegiance) ({EACH}) {{rolling}}" for more in MORE),
    *(f"{more} {{rolling}} {EACH}" for more in MORE), about="what a card generates besides what it rolls",
)  # fmt: skip
predicate.converts(
    _adds, never, f"generate[s|] {{results}} (with the {{allegiance}} allegiance) ({EACH}) {{rolling}}", rank=2,
)  # fmt: skip


def each_of(whom: Any) -> Any:
    """`When a troop rolls its dice`: each of them; how many else is not told."""
    if not isinstance(whom, Chosen):
        return whom
    return All(whom.which) if whom == Chosen(whom.which) else None


def _for_a_while(whom: Any, results: Results, rolling: tuple[str, str], until: str) -> Deed:
    return Deed("has", whom, rules=(_adds(results, rolling),), until=until)


deed.converts(_for_a_while, never, *(f"{{whom}} {more} {{until}} {{rolling}}" for more in MORE), rank=1)


class Rolls(NamedTuple):
    """That somebody rolls: who, in challenges or for symbols, the dice of which ability."""

    whom: Any
    use: str = ""
    dice: str = ""


there = LANGUAGE.words("rolled-there", "where dice are rolled")
for _words in IN_CHALLENGE:
    there.word("participating", _words)
rolls = LANGUAGE.sort("rolls", "somebody rolls dice")


def _rolls(whom: Any, use: str = "", dice: str = "") -> Rolls | None:
    made = each_of(whom)
    return made and Rolls(made, use, dice)


def _of_rolls(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Rolls) and given.use != "generating"
    return {name: each for name, each in given._asdict().items() if each} if own else None


ROLL, ROTATE = "{whom} roll[s|]", f"{{whom}} rotate[s|] {GENERATING}"
rolls.converts(
    _rolls, _of_rolls, f"{ROLL} (its) ({{dice:ability}}) dice ({{use:rolled-there}})", f"{ROLL} its {{dice:ability}}",
)  # fmt: skip
rolls.converts(
    lambda whom: _rolls(whom, "generating"),
    lambda given: {"whom": given.whom} if given == Rolls(given.whom, "generating") else None, ROTATE,
    f"{{whom}} is rotated {GENERATING}",
)  # fmt: skip


def _when_rolled(
    rolls: Rolls, results: Results, per: Count | None = None, until: str = "", allegiance: str = ""
) -> Deed:
    """What comes besides each roll."""
    rule = Adds(results, rolls.use, per, allegiance, dice=rolls.dice)
    return Deed("has", rolls.whom, rules=(rule,), until=until)


SO_MUCH = "(additionally/also/automatically) generate/generates (an additional|additional) {results}"
THEN = f"it (each) {SO_MUCH} (with the {{allegiance}} allegiance)"
WHEN = "when/if {rolls}"
has.converts(_when_rolled, never, f"{WHEN} (,) {THEN} ({EACH})", rank=1)
deed.converts(_when_rolled, never, f"{WHEN} {{until}} (,) {THEN} ({EACH})", rank=-1)
has.converts(
    lambda rolling, whom, results, per=None: _when_rolled(Rolls(whom, *rolling), results, per), never,
    f"{{rolling}} , {{whom}} (each) {SO_MUCH} ({EACH})", rank=2,
)  # fmt: skip
ignored = LANGUAGE.words("ignored-results", "what of a roll is ignored", {
    "results": "everything", "the results": "everything", "symbols": "symbols", "ability symbols": "symbols",
    **{look: each for each in ("support", "opposition", "damage", *ABILITIES)
       for look in (each, f"[{each}]", f"[{each} icon]", f"{each} symbols", f"{each} results",
                    f"[{each}] results", f"[{each}] symbols")},
})  # fmt: skip


def _ignoring(rolls: Rolls, what: str) -> Deed | None:
    return Deed("has", rolls.whom, rules=(Turns(what, ""),)) if rolls == Rolls(rolls.whom) else None


has.converts(
    _ignoring, never, f"{WHEN} (,) ignore/negate (all/any) (of) (the/its) {{what:ignored-results}}",
    f"{WHEN} (,) (all/any) (of) (the/its) {{what:ignored-results}} (rolled/it) is/are ignored/negated", rank=1,
)  # fmt: skip


def _rolls_there(whom: Any, results: Results, kind: str, allegiance: str = "") -> Clause | None:
    made = each_of(whom) if kind != "last battle" else None
    there = (Condition("in", whose=kind, whom=IT),)
    rule = Adds(results, "participating", allegiance=allegiance)
    return made and Clause(deeds=(Deed("has", made, rules=(rule,)),), conditions=there)


ROLLS = "when {whom} roll/rolls"
clause.converts(
    _rolls_there, never, f"{ROLLS} its dice while participating in {{kind:challenge-kind}} , {THEN}",
    f"{ROLLS} its dice in/during {{kind:challenge-kind}} , {THEN}", rank=-2,
)  # fmt: skip
shown = LANGUAGE.words("shown", "a result that dice show")
for _name in ("support", "opposition", "damage", "politics", "intrigue", "one power", "combat"):
    shown.word(
        _name,
        _name,
        f"[{_name}]",
        f"[{_name} icon]",
        f"{_name} symbol",
        f"[{_name}] symbol",
        f"{_name} symbols",
        f"[{_name}] symbols",
    )


def _for_shown(whom: Any, what: str, results: Results, use: str = "") -> Deed:
    return Deed("has", whom, rules=(Adds(results, use, per=Count(f"{what} rolled")),))


def _of_shown(given: Any) -> Mapping[str, Any] | None:
    rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    if not isinstance(rule, Adds) or rule.per is None or not rule.per.what.endswith(" rolled"):
        return None
    found = {"whom": given.whom, "what": rule.per.what.removesuffix(" rolled"), "results": rule.results}
    found |= {"use": rule.use} if rule.use else {}
    return found if given == _for_shown(**found) else None


THERE = "({use:rolled-there})"
ALSO = "it (additionally/also) generate/generates (an additional) {results}"
has.converts(
    _for_shown, _of_shown, "{whom} generates {results} for each {what:shown} it rolls",
    "{whom} generates {results} for each {what:shown} it rolls {use:rolled-there}",
    "{whom} (additionally/also/automatically) generate/generates (an additional) {results} for each {what:shown} it "
    f"roll/rolls/rolled {THERE}", f"for each {{what:shown}} {{whom}} roll/rolls/rolled {THERE} , {ALSO}",
    f"for each {{what:shown}} rolled by {{whom}} {THERE} , {ALSO}",
    f"each/all {{what:shown}} rolled by {{whom}} {THERE} also count/counts as (a) {{results}}",
    f"each/all {{what:shown}} {{whom}} rolls {THERE} also count/counts as (a) {{results}}",
    rank=-1,
)  # fmt: skip


def _done_for_each(deeds: tuple[Deed, ...], what: str) -> Clause:
    """`For each damage rolled by this card, put ...`: done when it rolls, as often as its dice show that."""
    return Clause(deeds, when=Occasion("rolls", THIS, results=Results()), each=Per(1, Count(f"rolled {what}")))


clause.converts(
    _done_for_each, never, "for each {what:shown} rolled by this card , {deeds:simple>}",
    "for each {what:shown} this card rolls , {deeds:simple>}", rank=3,
)  # fmt: skip


def _counts_more(whom: Any, what: str, n: int, again: str) -> Deed | None:
    """`Each damage counts as 2 damage`: one more for each."""
    return _for_shown(whom, what, results_of(((what, n - 1),))) if n > 1 and again == what else None


has.converts(
    _counts_more, never, "each {what:shown} rolled by {whom} counts as {n:number} {again:shown}",
    "each {what:shown} {whom} rolls counts as {n:number} {again:shown}",
)  # fmt: skip


def _dice(suffix: str) -> tuple[Any, Any]:
    """More dice of an ability: of one that is rolled anyway, or `besides` what is rolled."""

    def make(n: int, ability: str, of: Per | None = None) -> Change:
        return Change(f"{ability}{suffix}", "add", of._replace(each=n) if of else n)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Change) or not given.what.endswith(suffix) or given.op != "add":
            return None
        often = {"of": given.amount._replace(each=1)} if isinstance(given.amount, Per) else {}
        n = given.amount.each if isinstance(given.amount, Per) else given.amount
        found = {"n": n, "ability": given.what.removesuffix(suffix), **often}
        return found if given == make(**found) else None  # type: ignore[arg-type]

    return make, take


EXTRA = ("{n:single} additional/extra/more {ability} die/dice", "an additional {n:number} {ability} dice")
OWN, ANY = "when it roll/rolls its {ability} (dice)", "when it roll/rolls its dice"
ROLLING = {OWN: "when rolling its {ability} dice", ANY: "when rolling (its) dice"}
for _suffix, _when, _said in (
    (" dice", ("", OWN, ROLLING[OWN]), ""),
    (" dice besides", (ANY, ROLLING[ANY]), "when it rolls its dice"),
):
    predicate.converts(
        *_dice(_suffix), f"roll[s|] {{n:number}} more {{ability}} di[e|ce] {_said}",
        f"roll[s|] {{n:number}} more {{ability}} di[e|ce] {_said} {{of:per}}",
        *(f"roll[s|] {extra} {when} ({{of:per}})" for extra in EXTRA for when in _when),
        *(f"roll[s|] {extra} {{of:per}} {when}" for extra in EXTRA for when in _when if when), about="more dice",
    )  # fmt: skip


def _fewer(n: int, ability: str) -> Change:
    return Change(f"{ability} dice", "subtract", n)


def _of_fewer(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Change) and given.what.endswith(" dice") and isinstance(given.amount, int)
    found = {"n": given.amount, "ability": given.what.removesuffix(" dice")} if own else {}
    return found if found and given == _fewer(**found) else None


predicate.converts(
    _fewer, _of_fewer, "roll[s|] {n:number} fewer {ability} di[e|ce]",
    "roll[s|] {n:single} fewer/less {ability} die/dice", "roll[s|] {n:single} fewer/less {ability} die/dice "
    "when it roll/rolls its {ability} (dice)",
)  # fmt: skip
AMONG = Condition("is", which=Which(states=("participating",)), whom=IT)


def _rolls_more(rolls: Rolls, n: int, ability: str, of: Per | None = None) -> Clause | None:
    """More dice with a roll: of the ability that is rolled, or besides whatever is."""
    if rolls.use == "generating" or rolls.dice not in ("", ability):
        return None
    what = f"{ability} dice" if rolls.dice else f"{ability} dice besides"
    rule = Change(what, "add", of._replace(each=n) if of else n)
    return Clause(deeds=(Deed("has", rolls.whom, rules=(rule,)),), conditions=(AMONG,) if rolls.use else ())


clause.converts(
    _rolls_more, never, *(f"when {{rolls}} (,) it roll/rolls {extra} ({{of:per}})" for extra in EXTRA), rank=-1,
)  # fmt: skip
