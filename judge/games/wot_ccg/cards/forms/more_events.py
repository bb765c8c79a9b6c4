"""More of what events and challenges do: further targets, standing down, control tokens, prizes."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.groups import ANY_NUMBER
from judge.games.wot_ccg.cards.forms.prices import priced
from judge.games.wot_ccg.cards.forms.rules import about, has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import (
    IT,
    NEXT_TURN,
    THIS,
    YOU,
    Ban,
    Chosen,
    Condition,
    Hurts,
    Permit,
    Ref,
    Results,
    Surcharge,
    Which,
)
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Note, Occasion

simple, aim, sentence = LANGUAGE.sorts["simple"], LANGUAGE.sorts["aim"], sort("sentence")
LANGUAGE.words("linking", "a word that goes on", {
    each: "on" for each in ("in addition", "additionally", "furthermore", "also")} | {each: "then" for each in (
        "then", "after that", "afterwards")})  # fmt: skip
clause.converts(
    lambda it, link: None if link == "then" and (it.costs or it.when or it.timing or it.use or it.once) else it, never,
    "{link:linking} (,) {it:clause}", rank=1,
)  # fmt: skip


def _further(which: Which, results: Results) -> Deed | None:
    if which.other or not any(results.symbols):
        return None
    return Deed("target", Chosen(which._replace(other=True), 0, ANY_NUMBER, per=results.symbols))


aim.converts(
    _further,
    lambda given: (
        {"which": given.whom.which._replace(other=False), "results": Results(symbols=given.whom.per)}
        if isinstance(given, Deed)
        and isinstance(given.whom, Chosen)
        and given == _further(given.whom.which._replace(other=False), Results(symbols=given.whom.per))
        else None
    ),
    "target another {which} for each additional {results} you pay",
    "for each additional {results} you pay , (you may) target another {which}",
    "you may target another {which} for each additional {results} (you pay)", rank=-2,
)  # fmt: skip
simple.form(
    Deed, "{whom} may rotate to stand down", "{whom} may rotate and stand down", verb="may stand down",
)  # fmt: skip
about(
    Hurts, "{whom} takes {amount:number} damage for each ability symbol it rolls",
    "if {whom} does roll , he/she/it takes {amount:number} (point/points of) damage for each ability symbol he/she/it "
    "rolls", "{whom} takes {amount:number} (point/points of) damage for each ability symbol he/she/it rolls",
)  # fmt: skip
sentence.form(
    Note, "a card need not roll its dice", "the target may choose not to roll its/his/her dice (this turn)",
    what="need not roll",
)  # fmt: skip
ALONE = Deed("has", Ref("opponent"), rules=(Ban("participate in card-based challenges of others"),), until=NEXT_TURN)
sort("deed").form(
    ALONE, "next turn your opponent 's cards cannot participate in card-based challenges that you initiate",
    "no cards controlled by your opponent may participate in a card-based challenge you initiate "
    "(on the) next turn",
)  # fmt: skip
VERSION = Chosen(Which(kind="character", version=True, zone="deck", side="yours"))
simple.form(
    Deed("search", VERSION), "search your deck for a character that replaces the target and place it in your hand",
    "retrieve a replacement version of the character/target from your deck and place/put it in your hand",
    "search your deck for a replacement version of the character/target (,) and place/put it in your hand",
)  # fmt: skip
NATURE = Deed("has", YOU, rules=(Permit("ignore nature", Which(kind="character")),))
simple.form(
    NATURE, "the Nature of the next character you recruit this turn does not raise its cost",
    "you may ignore the light nature or dark nature trait on/of the next character you recruit (this turn)",
)  # fmt: skip
extra = LANGUAGE.sort("extra", "what is paid besides")
extra.converts(
    lambda results: results, lambda given: {"results": given} if isinstance(given, Results) else None,
    "an additional {results}", "{results} more", "{results} in addition to any/all other costs", "{results} extra",
    "{results} in addition to its cost", "(an) additional {results}",
)  # fmt: skip
LANGUAGE.words("any-event", "events", {
    each: "" for each in ("each event", "each event card", "an event", "an event card", "any event", "any event card",
                          "events", "event cards", "any events")
})  # fmt: skip
about(
    Surcharge, "{whom:whom-player} must pay {results} more for each event",
    "{whom:whom-player} must pay {results:extra} to play {_:any-event}",
    "{_:any-event} cost/costs {whom:whom-player} {results:extra}",
)  # fmt: skip


def _during(side: str, results: Results) -> Deed:
    return Deed("has", Ref("target"), rules=(Surcharge(results, side),))


sides = LANGUAGE.words("side-players", "players of a side", {"Hero players": "hero", "Villain players": "villain"})
LANGUAGE.sorts["has"].converts(
    _during,
    lambda given: (
        {"side": given.rules[0].side, "results": given.rules[0].results}
        if isinstance(given, Deed)
        and len(given.rules) == 1
        and isinstance(given.rules[0], Surcharge)
        and given == _during(given.rules[0].side, given.rules[0].results)
        and given.rules[0].side
        else None
    ),
    "while that challenge is resolved , {side:side-players} must pay {results} more for each event",
)  # fmt: skip
LANGUAGE.sorts["has"].converts(
    lambda side, results, _="": _during(side, results), never,
    "{side:side-players} must pay {results:extra} to play {_:any-event} while resolving that/the challenge",
    "{side:side-players} must pay {results:extra} to play {_:any-event} during/in that/the challenge",
)  # fmt: skip


sentence.form(
    Note, "it is discarded when the challenge is over", "discard this card/event after/when the challenge resolves",
    "discard this card after/when the challenge is resolved", what="discarded after",
)  # fmt: skip
WINNER = Occasion("pattern winner")
prize = LANGUAGE.sort("prize", "what a winner may do")
prize.form(
    Deed, "move {amount} neutral token[|s] to his section of the Pattern",
    "move {amount} neutral token[|s] to his section", verb="move tokens", whom=IT,
)  # fmt: skip
prize.form(Deed, "draw {amount} card[|s]", verb="draw", whom=YOU)
DONE = ("draw", "discard cards", "mill", "fill hand", "convert tokens", "remove tokens", "discard hand", "shuffle")
prize.converts(
    lambda it: it._replace(whom=YOU) if it.verb in DONE else None,
    lambda given: {"it": given._replace(whom=Ref("same player"))}
    if isinstance(given, Deed) and given.verb in DONE and given.whom == YOU else None, "{it:does}", rank=1,
)  # fmt: skip
clause.converts(
    lambda deeds: Clause(deeds=deeds, when=WINNER), lambda given: {"deeds": given.deeds}
    if isinstance(given, Clause) and given == Clause(deeds=given.deeds, when=WINNER) else None,
    "the player who wins the Pattern Challenge {deeds:prize&}",
    "the player who wins/succeeds in the pattern challenge (must) (also/additionally) {deeds:prize&}",
    "whoever wins the pattern challenge (must) (also/additionally) {deeds:prize&}", rank=1,
)  # fmt: skip
clause.form(
    Clause, "the player who wins the Pattern Challenge may {deeds:prize&}",
    "the player who wins the pattern challenge may also {deeds:prize&}",
    "the player who succeeds in the pattern challenge may (also) {deeds:prize&}",
    "whoever wins the pattern challenge may (also) {deeds:prize&}", when=WINNER, may=True,
)  # fmt: skip
LANGUAGE.sort("counted-price", "a price that is counted").form(
    Deed, "pay {results} for each card-based challenge of this turn",
    "pay {results} for each card-based challenge initiated this turn", verb="pay", whom=THIS, what="challenges",
)  # fmt: skip
priced.form(Clause, "{costs:counted-price,}", rank=-1)
CLOSED = Deed("has", Ref("each player"), rules=(Ban("add tokens to the Pattern"),))
has.form(
    CLOSED, "nothing but the Pattern Challenge adds tokens to the Pattern",
    "only the pattern challenge can/may add tokens to the pattern", "no other tokens may be added to the pattern",
)  # fmt: skip


LANGUAGE.sorts["simple"].form(
    Deed, "roll the dice of {whom} and put the damage rolled on {to:whom}",
    "roll {whom} 's dice and apply any damage (rolled) to {to:whom}",
    "roll {whom} ' dice and apply any damage (rolled) to {to:whom}",
    "roll the dice of {whom} and apply any damage (rolled) to {to:whom}",
    "{whom} rolls its/his/her dice and applies any damage (rolled) to {to:whom}", verb="roll at",
)  # fmt: skip
LANGUAGE.sorts["simple"].form(
    Deed, "{whom} may roll its dice and put the damage rolled on {to:whom}",
    "{whom} may (then) roll its/his/her dice and apply any damage (rolled) to {to:whom}", verb="may roll at", rank=-1,
)  # fmt: skip
GOING_ON = Condition("step", whose="any")
sort("condition").form(GOING_ON, "a challenge is being resolved", "while a challenge is being resolved")
