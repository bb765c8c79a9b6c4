"""What is done each time anew, by another player, unless something is given up, or when a challenge comes to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import PAID, SUCCEED, clause
from judge.games.wot_ccg.cards.forms.prices import WHO, core, priced
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import THIS, YOU, Chosen, Condition, Count, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Note, Occasion

simple, chosen = LANGUAGE.sorts["simple"], sort("chosen")
there = LANGUAGE.sort("some-challenge", "a challenge to be chosen")
there.form(
    Chosen, "a card-based challenge", "a card-based challenge of your choice",
    "a card based challenge (of your choice)", which=Which(kind="card-based challenge"),
)  # fmt: skip
there.form(Chosen, "a challenge", "a challenge of your choice", "any challenge", which=Which(kind="challenge"))
for kind in ("challenge", "card-based challenge"):
    there.form(
        Chosen, f"a {kind} you initiated", f"any {kind} you initiated", which=Which(kind=kind, side="yours"), rank=-1,
    )  # fmt: skip
    there.form(
        Chosen, f"a {kind} your opponent initiated", f"a {kind} initiated by an/your opponent",
        f"a {kind} you did not initiate", which=Which(kind=kind, side="theirs"), rank=-1,
    )  # fmt: skip
simple.form(
    Deed, "add {results} to {to:some-challenge}", "apply/add {results} to {to:some-challenge}",
    "generate {results} in {to:some-challenge}", verb="generate", whom=YOU, rank=-1,
)  # fmt: skip
LANGUAGE.sorts["simple"].form(
    Deed, "add {one_of:either-symbols} to {to:some-challenge}",
    "generate/apply/add (either/one) {one_of:either-symbols} in/to {to:some-challenge}", verb="generate", whom=YOU,
    rank=-1,
)  # fmt: skip


def _may_either(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and given.either and given == Clause(deeds=given.deeds, either=True, may=True)
    return {"one": given.deeds[0], "rest": given.deeds[1:]} if own else None


core.converts(
    lambda one, rest: Clause(deeds=(one, *rest), either=True, may=True), _may_either,
    "you may either {one:simple} or {rest:simple|}", "you may {one:simple} or {rest:simple|}",
    "do or leave this : {one:simple} or {rest:simple|}", rank=1,
)  # fmt: skip

count = sort("count")
count.form(
    Count, "one given up", "payment", "one removed", "token (you) removed/remove (this way)",
    "card (you) discarded/discard (this way)", "card so discarded", what="paid",
)  # fmt: skip
given = LANGUAGE.sort("given-up", "tokens given up, as many as one likes")
LANGUAGE.words(
    "own-damage", "a damage pool of one's own", {f"your {each} damage pool": each for each in ("character", "troop")}
)
given.form(
    Deed, "remove any number of tokens from {what:own-damage}",
    "remove any number/amount of damage/tokens from {what:own-damage}", verb="unpool", whom=YOU, amount=PAID,
)  # fmt: skip
given.form(
    Deed, "remove any number of {what:marker!} from this card", "remove any number of {what:marker!}",
    "remove any number of {what:marker!} from it", verb="unmark", whom=THIS, amount=PAID,
)  # fmt: skip
priced.form(Clause, "{costs:given-up,}", "you may {costs:given-up,}", rank=2)


def _and_given(costs: tuple[Deed, ...], more: Deed) -> Clause:
    return Clause(costs=(*costs, more))


def _of_and_given(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and len(given.costs) > 1 and given == Clause(costs=given.costs)
    return {"costs": given.costs[:-1], "more": given.costs[-1]} if own and given.costs[-1].amount == PAID else None


priced.converts(
    _and_given, _of_and_given, "{costs:cost>} to {more:given-up}", f"{WHO} {{costs:cost>}} to {{more:given-up}}",
    rank=2,
)  # fmt: skip

instead = LANGUAGE.sort("ransom", "something given up to be spared")
instead.form(
    Deed, "discard {whom:chosen}", "discard {whom:chosen} from play", "discard from play {whom:chosen}",
    verb="discard",
)  # fmt: skip
instead.form(Deed, "kill {whom:chosen}", verb="kill")
instead.form(Deed, "rotate {whom:chosen}", verb="rotate")


def _unless(costs: tuple[Deed, ...], when: Occasion, deeds: tuple[Deed, ...]) -> Clause:
    return Clause(deeds=costs, when=when, may=True, otherwise=deeds)


def _of_unless(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Clause) or not given.otherwise or given.when is None:
        return None
    found = _unless(given.deeds, given.when, given.otherwise)
    return {"costs": given.deeds, "when": given.when, "deeds": given.otherwise} if given == found else None


clause.converts(
    _unless, _of_unless, "if you do not {costs:ransom&} when {when:occasion} , {deeds:deed>}",
    "unless you {costs:ransom&} when {when:occasion} , {deeds:deed>}",
    "when {when:occasion} , {deeds:deed>} unless you {costs:ransom&}", rank=-1,
)  # fmt: skip


def _different(which: Which, n: int) -> Chosen:
    return Chosen(which, n, n, different=True)


def _of_different(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Chosen) and given == _different(given.which, given.least)
    return {"which": given.which, "n": given.least} if own else None


chosen.converts(_different, _of_different, "{n:number} {which!} with different allegiances", rank=-1)
chosen.form(Chosen, "up to {most:number} {which!} with different allegiances", least=0, different=True, rank=-1)

FORCED = {"kill": "kill", "discard": "discard", "rotate": "rotate", "ready": "ready", "remove from play": "remove"}


def _his(by: Any, whom: Chosen, verb: str) -> Deed | None:
    if whom.which.side:
        return None
    return Deed(verb, whom._replace(which=whom.which._replace(side="yours")), by=by)


def _forced(verb: str, *templates: str) -> None:
    """A row for what another player has to do to a card of his own, which he chooses."""

    def make(by: Any, whom: Chosen) -> Deed | None:
        return _his(by, whom, verb)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Deed) or given.by is None or not isinstance(given.whom, Chosen):
            return None
        bare = given.whom._replace(which=given.whom.which._replace(side=""))
        return {"by": given.by, "whom": bare} if given == make(given.by, bare) else None

    simple.converts(make, take, *templates, rank=-1)


for words, verb in FORCED.items():
    _forced(verb, f"{{by:whom-player}} must {words} {{whom:chosen}} he controls")
_forced("return", "{by:whom-player} must return {whom:chosen} he controls to his hand")
_forced("shuffle in", "{by:whom-player} must shuffle {whom:chosen} he controls into his deck")
_forced("withdraw", "{by:whom-player} must remove {whom:chosen} he controls from its challenge")


def _at_step(deeds: tuple[Deed, ...]) -> Clause:
    return Clause(deeds=deeds, when=Occasion("opening"))


def _of_step(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and given.when == Occasion("opening") and given == _at_step(given.deeds)
    return {"deeds": given.deeds} if own else None


def _instead(it: Clause, number: int) -> Clause | None:
    if it != Clause(deeds=it.deeds):
        return None
    return it._replace(when=SUCCEED, conditions=(Condition("by", number=number),), instead=True)


def _of_instead(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Clause) or not given.instead or len(given.conditions) != 1:
        return None
    bare, number = Clause(deeds=given.deeds), given.conditions[0].number
    return {"it": bare, "number": number} if given == _instead(bare, number) else None


clause.converts(
    _instead, _of_instead, "if you succeed by {number:number} or more , {it:core} instead",
    "if successful by {number:number} or more , {it:core} instead",
    "if this challenge succeeds by {number:number} or more , {it:core} instead",
    "if you succeed by {number:number} or more , instead {it:core}", rank=-2,
)  # fmt: skip
clause.converts(
    _at_step, _of_step, "during the Opening Moves step of that challenge , {deeds:deed>}",
    "during the opening moves step/phase of that/the challenge , {deeds:deed>}", rank=-1,
)  # fmt: skip
sentence = sort("sentence")
sentence.form(
    Note, "besides what is rolled", "in addition to any/its/the rolled results", "in addition to any results rolled",
    what="besides what is rolled",
)  # fmt: skip
