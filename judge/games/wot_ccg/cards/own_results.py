"""What a card does with its own results: symbols turned into others, damage aimed, `that challenge` of its own."""

from __future__ import annotations

import re

from judge.games.wot_ccg.cards.meanings import (
    ABILITIES,
    AIMS,
    IT,
    NATION,
    THIS,
    YOU,
    Adds,
    Aimed,
    All,
    Change,
    Chosen,
    Condition,
    Count,
    Gain,
    Per,
    Ref,
    Results,
    Role,
    Symbols,
    Turns,
    Which,
    symbols,
)
from judge.games.wot_ccg.cards.meanings.effects import EVENT_LIKE, Clause, Deed, Effect, Occasion
from judge.games.wot_ccg.cards.printed import ADVANTAGE, CHALLENGE, EVENT, Printed, Unusable

OF_PLAYERS = ("draw", "discard cards", "discard hand", "mill", "shuffle", "convert tokens", "remove tokens")
PARTICIPATING = Condition("is", which=Which(states=("participating",)), whom=IT)
PLAYERS = (Ref("target"), Ref("opponent"), Ref("each player"))
SUBJECT = re.compile(
    r"\b(he|she|they|players?|target|opponents?) ((must|may) )?(discard|draw|shuffle|convert|remove|move)s?\b"
    r"(?!.*\b(and|then|,) you\b)"
)


SEVERAL = re.compile(r"^(all|each|every|the targets?|they|those|these|both)\b.*(\band|,|\bthen) generate\b")


def converting(clause: Clause, card: Printed) -> Clause | None:
    """effect-default-event: `may convert any A it rolls into B` as an effect: pay A of its own, generate B.

    Where it may be B or C, either of them is generated.
    """
    rules = clause.deeds[0].rules if len(clause.deeds) == 1 else ()
    turns = [each for each in rules if isinstance(each, Turns) and each.may]
    if not turns or len(turns) < len(rules):
        if any(isinstance(each, Turns) and each.may for deed in clause.deeds for each in deed.rules):
            raise Unusable("nobody is asked what the results become")
        return None
    rule = turns[0]
    own = clause.deeds[0].whom in (THIS, IT) and card.kind in ("character", "troop")
    known = (*ABILITIES, "symbols"), (*ABILITIES, "support", "opposition", "damage")
    alone = not (clause.costs or clause.when or clause.either or clause.each or clause.deeds[0].until)
    into = [each.into for each in turns]
    fought = {each in ABILITIES for each in into}
    if not own or not alone or rule.what not in known[0] or not set(into) <= set(known[1]) or len(fought) > 1:
        raise Unusable("nobody is asked what the results become")
    several = rule.what in ABILITIES
    price = Results(symbols=one_of(rule.what)) if several else Results(wild=1)
    paid = Deed(
        "pay", THIS, results=price, what="each" if several else "", only_for="own" if rule.generated else "rolled"
    )
    use = clause.use or ("" if fought == {True} else "during a challenge")
    return clause._replace(
        deeds=tuple(Deed("generate", YOU, results=_one_result(each)) for each in into), either=len(into) > 1,
        costs=(paid,), each=Per(1, Count("paid")) if several else None, use=use,
    )  # fmt: skip


def _one_result(what: str) -> Results:
    """One result of a sort."""
    if what in ABILITIES:
        return Results(symbols=one_of(what))
    return Results(support=int(what == "support"), opposition=int(what == "opposition"), damage=int(what == "damage"))


def one_of(ability: str) -> Symbols:
    """One symbol of an ability."""
    return symbols(int(each == ability) for each in ABILITIES)


TOLD = ("draw", "roll dice", "generate", "look at deck", "look", "search", "put seen", "mill")


def turning(clause: Clause, card: Printed) -> Clause:
    """rotating-once: `rotate this card and draw a card` of a card in play: it is turned for what is done."""
    first = clause.deeds[:1] == (Deed("rotate", THIS),) and len(clause.deeds) > 1
    rest = all(each.verb in TOLD for each in clause.deeds[1:])
    if not first or not rest or clause.costs or clause.when or clause.either or card.kind in (EVENT, CHALLENGE):
        return clause
    return clause._replace(deeds=clause.deeds[1:], costs=clause.deeds[:1])


def while_participating(clause: Clause) -> Clause:
    """`When this card participates in a challenge, it gains ...`: that is so as long as it participates."""
    lasting = clause.deeds and all(each.verb == "has" and not each.until for each in clause.deeds)
    if clause.when != Occasion("participates") or not lasting or clause.may or clause.either:
        return clause
    return clause._replace(when=None, conditions=(PARTICIPATING, *clause.conditions))


def adding(clause: Clause, text: str) -> Clause:
    """`This card generates an additional ...` of a card in play: with each roll, as often as it says."""
    plain = clause == Clause(clause.deeds, conditions=clause.conditions, each=clause.each)
    own = all(each == Deed("generate", each.whom, results=each.results) for each in clause.deeds)
    results = [each.results for each in clause.deeds]
    looks_back = any(each.test in ("rolled", "by", "resolving") for each in clause.conditions)
    if looks_back or not (plain and own and clause.deeds and " additional" in text):
        return clause
    if any(each.whom not in (THIS, IT) and not isinstance(each.whom, All) for each in clause.deeds):
        return clause
    each = clause.each
    if each is not None and (each.each, each.every) != (1, 1):
        return clause
    counted = each.of if each is not None else None
    if any(each is None or each.wild for each in results):
        return clause
    deeds = (
        deed._replace(verb="has", results=None, rules=(Adds(deed.results or Results(), per=counted),))
        for deed in clause.deeds
    )
    return clause._replace(deeds=tuple(deeds), each=None)


def of_bearer(conditions: tuple[Condition, ...], card: Printed) -> tuple[Condition, ...]:
    """`The target` in a condition of what an advantage makes so all the time: the card that it is on."""
    if card.kind != ADVANTAGE or card.goes_on == "player":
        return conditions
    return tuple(each._replace(whom=Ref("bearer")) if each.whom == Ref("target") else each for each in conditions)


def aiming(clause: Clause) -> bool:
    """Whether a clause lets a card aim the damage that it generates."""
    return any(rule == Role(AIMS) for deed in clause.deeds for rule in deed.rules)


def aims(card: Printed, clause: Clause, replaces: str) -> Effect:
    """targeted-damage: each point of its own damage can be aimed at a character against which it participates."""
    called = [All(Which(marks=(each,))) for each in (replaces, *replaces.split()[:1]) if each]
    own = len(clause.deeds) == 1 and clause.deeds[0].whom in (THIS, IT, *called) and clause == Clause(clause.deeds)
    if not own or card.kind != "character":
        raise Unusable
    pick = Chosen(Which(kind="character", side="theirs", where="against"), target=True)
    name = "aim 1 damage"
    return Effect(name, EVENT_LIKE, use="own damage", picks=(pick,), options=((name, (Deed("aim", Aimed(0)),)),))


def in_its_challenge(clause: Clause, card: Printed) -> Clause:
    """`That challenge` in a text of a card that participates is the one in which it does; else the one going on."""
    going_on = any(each.test in ("last battle", "resolving", "step") and not each.negated for each in clause.conditions)
    told = any(each.test in ("is", "in", "with", "against") for each in clause.conditions) or clause.use
    if not told and not going_on:
        return clause
    place = "now" if going_on or (card.kind == ADVANTAGE and card.goes_on == "player") else "same"

    def here(deed: Deed) -> Deed:
        whom = deed.whom
        if isinstance(whom, Chosen | All) and whom.which.where == "that":
            return deed._replace(whom=whom._replace(which=whom.which._replace(where=place)))
        return deed

    return clause._replace(deeds=tuple(map(here, clause.deeds)))


def by_nation(clause: Clause) -> list[Clause]:
    """contested-nation: `the allegiance of that nation`, one clause for each nation that an advantage can stand for."""
    nation = Which(kind="nation contested advantage")
    if len(clause.deeds) != 1 or clause.conditions != (Condition("controls", nation, "you"),):
        raise Unusable
    deed = clause.deeds[0]
    if deed.rules != (Gain(NATION),):
        raise Unusable
    return [
        clause._replace(
            deeds=(deed._replace(rules=(Gain(each),)),),
            conditions=(clause.conditions[0]._replace(which=nation._replace(marks=(each,))),),
        )
        for each in ("Andor", "Cairhien", "Illian", "Tear")
    ]


def of_the_next(clause: Clause) -> Clause:
    """`Reduce the cost of a troop`: of the next troop that you recruit."""
    return clause._replace(deeds=tuple(map(_next_recruit, clause.deeds)))


def _next_recruit(deed: Deed) -> Deed:
    costs = [rule for rule in deed.rules if isinstance(rule, Change) and rule.what.endswith("cost")]
    if deed.verb != "has" or not costs or not isinstance(deed.whom, Chosen):
        return deed
    which = deed.whom.which
    if len(costs) < len(deed.rules) or deed.whom != Chosen(which) or which != Which(which.kind, marks=which.marks):
        raise Unusable("the text does not say whose cost is meant")
    return deed._replace(whom=YOU, rules=tuple(each._replace(which=which, next=True) for each in costs))


def _a_player(whom: object) -> bool:
    """Whether words mean a player who is targeted just there."""
    return isinstance(whom, Chosen) and whom.target and whom.which.kind == "player"


def spoken_of_before(clause: Clause, text: str = "") -> Clause:
    """`All Scribes gain ... and they may ...`, `he discards ... and draws ...`: whom the words before mean."""
    deeds: list[Deed] = []
    same = SUBJECT.search(text.casefold()) is not None
    for deed in clause.deeds:
        before = deeds[-1].whom if deeds else None
        whom = before if deed.whom == IT and isinstance(before, All) else deed.whom
        if same and deed.whom == YOU and deed.verb in OF_PLAYERS and before in PLAYERS:
            whom = before
        if deed.whom == YOU and deed.verb == "generate" and before is not None and SEVERAL.search(text.casefold()):
            whom = before
        if deed.whom == Ref("same player"):
            if before not in PLAYERS and not _a_player(before):
                raise Unusable("the text does not say who does it")
            assert before is not None
            whom = Ref("target") if isinstance(before, Chosen) else before
        deeds.append(deed._replace(whom=whom))
    return clause._replace(deeds=tuple(deeds))
