"""What a player is made to do to a card of his own, which he picks: every act, for every player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import IT, Chosen, Limit, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple = LANGUAGE.sorts["simple"]
his = LANGUAGE.sort("his-card", "a card of a player's own")


def _his(whom: Chosen, limit: Limit | None = None, _: str = "") -> Chosen | None:
    if whom.which.side or whom.target or whom.which == Which():  # A mere card is one of the hand.
        return None
    more = (*whom.which.limits, limit) if limit is not None else whom.which.limits
    return whom._replace(which=whom.which._replace(side="yours", limits=more))


def _of_his(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Chosen) or given.which.side != "yours":
        return None
    bare = given._replace(which=given.which._replace(side=""))
    return {"whom": bare} if _his(bare) == given else None


his.converts(
    _his, _of_his, "{whom:chosen} he controls",
    "{whom:chosen} (that/which) he controls/control ({_:his-choice}) ({limit:limit}) ({_:his-choice})",
    "{whom:chosen} of his/their (own)",
    "{whom:chosen} under his/their control ({_:his-choice})", "{whom:chosen} {_:his-choice}",
)  # fmt: skip
his.converts(
    lambda n, which, _="": _his(Chosen(which, n, n)), never, "{n:single} of his/their {which!} ({_:his-choice})",
    rank=1,
)  # fmt: skip
acts = LANGUAGE.words(
    "acts-his",
    "what a player does to a card",
    {
        spelling: verb
        for verb in ("kill", "discard", "ready")
        for spelling in (verb, "readies" if verb == "ready" else f"{verb}s")
    }
    | {"rotate": "rotate", "rotates": "rotate"},
)
does = LANGUAGE.sort("does-his", "what a player does to a card of his own")


def _done(verb: str, whom: Chosen) -> Deed:
    return Deed(verb, whom, by=IT)


def _of_done(verbs: tuple[str, ...]) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        own = isinstance(given, Deed) and given.verb in verbs and isinstance(given.whom, Chosen)
        return {"verb": given.verb, "whom": given.whom} if own and given == _done(given.verb, given.whom) else None

    return take


MOVES = "returns/return/removes/remove/shuffles/shuffle/places/place/puts/put"
CHOOSES = "choose/chooses/select/selects"
does.converts(
    _done, _of_done(("kill", "discard", "ready", "rotate")), "{verb:acts-his} {whom:his-card}",
    "{verb:acts-his} {whom:his-card} (from play) (for no effect)",
    f"{CHOOSES} and {{verb:acts-his}} {{whom:his-card}} (from play)",
    f"{CHOOSES} {{whom:his-card}} (,) and {{verb:acts-his}} it/that (card/character/troop)",
)  # fmt: skip
does.converts(
    _done, _of_done(("remove", "return", "shuffle in")), f"{MOVES} {{whom:his-card}} {{verb:goes-his}}",
    f"{MOVES} {{verb:goes-his}} {{whom:his-card}}",
    f"{CHOOSES} {{whom:his-card}} (,) and {MOVES} it {{verb:goes-his}}",
)  # fmt: skip
does.converts(
    lambda whom: Deed("withdraw", whom, by=IT),
    lambda given: {"whom": given.whom} if given == Deed("withdraw", getattr(given, "whom", IT), by=IT) else None,
    "remove/removes/withdraw/withdraws {whom:his-card} from the/its/their/that challenge",
)  # fmt: skip


def _put(whom: Chosen, amount: int, by: Any = IT) -> Deed:
    return Deed("deal", whom, amount, by=by)


def _of_put(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Deed) or given.verb != "deal" or given.by is None or not isinstance(given.amount, int):
        return None
    found: dict[str, Any] = {"whom": given.whom, "amount": given.amount, "by": given.by}
    return found if isinstance(given.whom, Chosen) and given == _put(**found) else None


does.converts(
    lambda whom, amount: _put(whom, amount),
    lambda given: {name: each for name, each in (_of_put(given) or {}).items() if name != "by"} or None,
    "put/puts/place/places/assign/assigns {amount:number} damage on/to {whom:his-card}",
)  # fmt: skip
simple.converts(_put, _of_put, "{by:whom-player} must put {amount:number} damage on {whom:his-card}", rank=1)


def _made_to(by: Any, it: Deed) -> Deed:
    return it._replace(by=by)


simple.converts(
    _made_to, never, "{by:any-player} (must) (also/additionally/each) {it:does-his}",
    "have/make/force/cause {by:any-player} (to) {it:does-his}",
)  # fmt: skip
