"""What is done, what is aimed at, and what it costs: deeds with their price."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.frames.adverbs import Adverb, at_price, of_price, of_so_done, so_done
from judge.games.wot_ccg.cards.forms.rules import keeps_out, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import CHOSEN, GOOD, IT, THIS, Chosen, Condition, Gain, PaysAs, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed

aim = LANGUAGE.sort("aim", "a target")
put_on = LANGUAGE.words("put-on", "how an advantage comes to its target")
put_on.word("", "target", "play on", "place on", *(f"{act} this {each} on" for act in ("play", "place") for each in
            ("advantage", "card")))  # fmt: skip
for may in ("may only", "can only"):
    for itself in ("", "this advantage ", "this card "):
        put_on.word("", *(f"{itself}{may} {each}" for each in ("target", "be played on", "be placed on",
                          "be attached to", "be used on")))  # fmt: skip
aim.form(Deed, "target {whom:chosen}", verb="target")
aim.converts(
    lambda which, _="": Deed("target", Chosen(which)), never, "{_:put-on} (a/an/the) {which}",
    "only (a/an/the) {which} may be the target of this advantage/card", rank=1,
)  # fmt: skip
aim.converts(
    lambda other: Deed("target", Chosen(other)), never, "choose/select {other:one-player}", rank=-1,
)  # fmt: skip
aim.converts(lambda: Deed("target", Chosen(Which(kind="player", other=True))), never, "target your opponent", rank=-1)
LANGUAGE.sort("one-player", "a player to be chosen").form(Which(kind="player"), "a player", "any player", "one player")
LANGUAGE.sorts["one-player"].form(Which(kind="player", other=True), "another player", "an opponent", "any other player")
aim.form(
    Deed, "choose an allegiance", "select/name an allegiance", "choose an allegiance of your choice", verb="choose"
)
aim.form(Deed, "choose a non- {allegiance} allegiance", "select/name a non- {allegiance} allegiance",
         "choose/select/name an allegiance other than {allegiance}", verb="choose")  # fmt: skip
aim.form(
    Deed, "choose/select an allegiance of a/one {which}",
    "choose/select one of the allegiances of a {which}", verb="choose",
)  # fmt: skip
deed = sort("deed")
OF_CHOICE = ("the/an allegiance of your choice", "one allegiance of your choice", "any one allegiance of your choice")
deed.adds("{it:has} {until}")
MOST = "(,) (up) to a maximum of {most:number}"
deed.adds("{it:has} to a maximum of {most:number}", f"{{it:has}} {MOST}")
deed.adds(
    "{it:has} {until} to a maximum of {most:number}", f"{{it:has}} {{until}} {MOST}", f"{{it:has}} {MOST} {{until}}"
)
deed.adds("you may {it:simple}", may=True, rank=2)
AMONG = Condition("is", which=Which(states=("participating",)), whom=IT)


def _against(it: Deed, which: Which) -> Deed | None:
    return None if it.conditions else it._replace(conditions=(Condition("against", which, whom=IT),))


def _of_against(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Deed) and len(given.conditions) == 1 and given.conditions[0].test == "against"
    return {"it": given._replace(conditions=()), "which": given.conditions[0].which} if own else None


deed.adds("{it:has} during challenges", "{it:has} during a challenge", conditions=(AMONG,))
deed.converts(_against, _of_against, "{it:has} against {which}", "{it:has} against a/an/any {which}")
deed.converts(
    lambda it, kind: None
    if it.conditions or keeps_out(it) or kind == "last battle"
    else it._replace(conditions=(Condition("in", whose=kind, whom=IT),)),
    lambda given: {"it": given._replace(conditions=()), "kind": given.conditions[0].whose}
    if isinstance(given, Deed) and len(given.conditions) == 1
    and given.conditions[0] == Condition("in", whose=given.conditions[0].whose, whom=IT) else None,
    "{it:has} in/during {kind:challenge-kind}", rank=1,
)  # fmt: skip


def _on_side(it: Deed, state: str) -> Deed | None:
    there = Condition("is", Which(states=(state,)), whom=IT)
    return None if it.conditions or keeps_out(it) else it._replace(conditions=(there,))


def _of_side(given: Any) -> Mapping[str, Any] | None:
    states = given.conditions[0].which.states if isinstance(given, Deed) and len(given.conditions) == 1 else ()
    if len(states) != 1 or states[0] not in ("supporting", "opposing"):
        return None
    found = {"it": given._replace(conditions=()), "state": states[0]}
    return found if given == _on_side(**found) else None


deed.converts(
    _on_side, _of_side, "{it:has} in {state:whose-initiated}", "{it:has} during {state:whose-initiated}", rank=1,
)  # fmt: skip
deed.adds("{it:has} on the turn it is recruited", conditions=(Condition("fresh", whom=IT),))
deed.also(LANGUAGE.sorts["simple"], LANGUAGE.sorts["has"], aim)
own_act = LANGUAGE.sort("own-act", "what a card does itself")
own_act.form(
    Deed, "reroll (all of) its/his/her dice", "reroll all its/his/her dice", verb="reroll", whom=IT,
)  # fmt: skip
own_act.form(Deed, "reroll all dice", "reroll (all of) its/his/her/their/the dice", verb="reroll", whom=IT, rank=1)
own_act.form(
    Deed, "stand down", "cease participating (in a/the/that/its/his/her/their challenge)", verb="withdraw", whom=IT,
)  # fmt: skip
own_act.form(
    Deed, "join that/the challenge", "become a participant in that/the challenge", "participate in that/the challenge",
    verb="join", whom=IT,
)  # fmt: skip
own_act.form(
    Deed, "join {to:some-challenge}", "become a participant in {to:some-challenge}",
    "participate in {to:some-challenge}",
    verb="join", whom=IT, rank=1,
)  # fmt: skip
LANGUAGE.sorts["simple"].converts(
    lambda whom, act: act._replace(whom=whom), never, "have/force {whom} (to) {act:own-act}",
    "{whom} must {act:own-act}", rank=1,
)  # fmt: skip
# What is said of somebody who was named just before: `the target takes 1 damage and generates ...`.
for several, fixed in {
    ("generates {results}",): {"verb": "generate"},
    ("takes {amount} damage", "take {amount} damage"): {"verb": "deal"},
    ("loses {rules:lost&}", "lose {rules:lost&}"): {"verb": "has"},
    ("permanently gains {rules:gained}", "permanently gain {rules:gained}"): {"verb": "has", "until": GOOD},
    ("stands down", "stand down"): {"verb": "withdraw"},
}.items():
    deed.form(Deed, *several, whom=IT, rank=5, **fixed)

core = LANGUAGE.sort("core", "what is done, and its price")

core.form(Clause, "{deeds:deed>}", rank=1)
core.form(Clause, "you/it/he/she/they may {deeds:deed>}", may=True)
core.form(Clause, "you may {deeds:own-act,}", "this card may {deeds:own-act,}", may=True, rank=1)
priced = LANGUAGE.sort("with-price", "what is done at a price")
core.also(priced)
WHO = "(you may|it/he/she may|this card may|may)"
timing = LANGUAGE.words("timing", "as which sort of event", {"as an event": "event", "as a limited event": "limited"})
done = LANGUAGE.sort("done-for-it", "what is done for a price")
done.form(Clause, "{deeds:deed>}")
aimed = LANGUAGE.sort("aimed-for-it", "what is aimed at for a price")
aimed.form(Clause, "{deeds:aim,}")
priced.converts(
    at_price, of_price, "{costs:cost>} : {it:done-for-it}",
    f"{WHO} {{costs:cost>}} (and target this card) (,) to {{it:done-for-it}}",
)  # fmt: skip
priced.converts(
    at_price, of_price, "{costs:cost>} and {it:aimed-for-it}", f"{WHO} {{costs:cost>}} and {{it:aimed-for-it}}",
    f"{WHO} {{costs:cost>}} to {{it:aimed-for-it}}",
)  # fmt: skip
SO = "(,) {hows:adverb-within+} (,)"
priced.converts(
    at_price, never, f"{WHO} {{costs:cost>}} {SO} to {{it:done-for-it}}",
    f"{WHO} {{costs:cost>}} {SO} and {{it:aimed-for-it}}", f"{{costs:cost>}} {SO} : {{it:done-for-it}}",
    f"{WHO} {{costs:cost>}} and {{it:aimed-for-it}} {{hows:adverb-within+}}",
)  # fmt: skip
priced.converts(
    so_done, of_so_done, "{how:adverb-in-front} , {it:with-price}", "{how:adverb-in-front} (:) {it:with-price}",
)  # fmt: skip

for verb in ("rotate", "discard"):
    priced.converts(
        lambda deeds, verb=verb, timing="": Clause(deeds=deeds, costs=(Deed(verb, THIS),), timing=timing), never,
        f"the target/targeted (character/troop) may {verb} this card to {{deeds:deed>}}",
        f"the target/targeted (character/troop) may {verb} this card {{timing}} to {{deeds:deed>}}", rank=1,
    )  # fmt: skip
BEARERS = (Condition("bearer's"),)
users = LANGUAGE.words("user", "another player who may use an effect")
users.word(
    "bearer's", "the target's controller", "its controller", "the controller of the target", "his controller",
    "the controller of the targeted character", "her controller",
)  # fmt: skip
users.word("anybody's", "any player", "a player", "either player")


def _by_user(user: str, costs: tuple[Deed, ...], it: Clause, hows: tuple[Adverb, ...] = ()) -> Clause | None:
    """What somebody else may do for a price as well, or alone."""
    made = at_price(costs, it, hows)
    return made and made._replace(conditions=(*made.conditions, Condition(user)))


def _of_user(given: Any) -> Mapping[str, Any] | None:
    user = given.conditions[-1].test if isinstance(given, Clause) and given.conditions else ""
    found = of_price(given._replace(conditions=given.conditions[:-1])) if user in users.singular else None
    return {**found, "user": user} if found else None


priced.converts(
    _by_user, _of_user, "{user} may {costs:cost>} to {it:done-for-it}",
    f"{{user}} may {{costs:cost>}} {SO} to {{it:done-for-it}}",
)  # fmt: skip


def _aimed(costs: tuple[Deed, ...], target: Deed, deeds: tuple[Deed, ...]) -> Clause:
    return Clause(deeds=(target, *deeds), costs=costs)


def _of_aimed(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and len(given.deeds) > 1 and given.deeds[0].verb == "target" and given.costs
    if not own or given != Clause(deeds=given.deeds, costs=given.costs):
        return None
    return {"costs": given.costs, "target": given.deeds[0], "deeds": given.deeds[1:]}


priced.converts(
    _aimed, _of_aimed, f"{WHO} {{costs:cost>}} and {{target:aim}} to {{deeds:deed>}}",
    f"{WHO} {{costs:cost>}} to/and {{target:aim}} ; {{deeds:deed>}}", "{costs:cost>} to {target:aim} . {deeds:deed>}",
)  # fmt: skip


priced.converts(
    lambda costs, more, deeds: Clause(deeds=deeds, costs=(*costs, more)), never,
    f"{WHO} {{costs:cost>}} to {{more:cost}} to {{deeds:deed>}}", rank=2,
)  # fmt: skip


def _either(one: Deed, rest: tuple[Deed, ...]) -> Clause:
    return Clause(deeds=(one, *rest), either=True)


def _alternatives(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and given.either and given == Clause(deeds=given.deeds, either=True)
    return {"one": given.deeds[0], "rest": given.deeds[1:]} if own else None


core.converts(
    _either, _alternatives, "{one:simple} or {rest:simple|}", "either {one:simple} or {rest:simple|}",
    "choose one : {one:simple} or {rest:simple|}", "choose one : {one:simple} ; or {rest:simple|}",
    "{one:simple} ; or {rest:simple|}", rank=1,
)  # fmt: skip


done.converts(
    _either, _alternatives, "{one:simple} or {rest:simple|}", "either {one:simple} or {rest:simple|}", rank=1,
)  # fmt: skip
priced.adds("{use} , {it:with-price}", rank=1)


def _of_choice(rule: Any) -> Any:
    """What somebody gains of a player's choice: the choice, and what comes of it."""

    def make(whom: Any, until: str = "") -> Clause:
        return Clause(deeds=(Deed("choose"), Deed("has", whom, rules=(rule,), until=until)))

    return make


core.converts(
    _of_choice(Gain(CHOSEN)), never, *(f"{{whom}} gain/gains/has/have {each}" for each in OF_CHOICE),
    *(f"{{whom}} gain/gains/has/have {each} {{until}}" for each in OF_CHOICE),
    *(f"{{until}} , {{whom}} gain/gains/has/have {each}" for each in OF_CHOICE), rank=1,
)  # fmt: skip
core.converts(
    _of_choice(PaysAs(CHOSEN)), never,
    *(f"(all/any) (ability) symbols generated by {{whom}} {{until}} have {each}" for each in OF_CHOICE),
    *(f"{{until}} , (all/any) (ability) symbols generated by {{whom}} have {each}" for each in OF_CHOICE), rank=1,
)  # fmt: skip
