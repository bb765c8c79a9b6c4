"""Cards that may not be played, or not in a round: the one that was named, or those of a description."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.groups import described, taken
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import Ban, Ref, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed
from judge.games.wot_ccg.play.traits import NAMED

NAMED_CARD = Which(marks=(NAMED,))
LANGUAGE.words("that-named", "the card that was named", {
    each: "" for kind in ("card", "event", "event card") for each in (
        f"the named {kind}", f"that {kind}", f"any copy of the named {kind}", f"a copy of the named {kind}",
        f"copies of the named {kind}", f"any copies of the named {kind}", f"{kind}s with that name",
        f"any {kind} with that name", f"any {kind}s with that name", f"copies of that {kind}")
})  # fmt: skip
barred = LANGUAGE.sort("barred-events", "events of a description")


def _of_events(given: Any) -> Mapping[str, Any] | None:
    found = taken(given) if isinstance(given, Which) and given.kind == "event" else None
    return {"front": found["front"]} if found and set(found) == {"front", "kind"} else None


barred.converts(
    lambda front: described(front, "event"), _of_events, "{front:front+} events", "{front:front+} event/event cards",
)  # fmt: skip
PLAY = "play"


def _barred(whom: Ref, which: Which, round: str = "") -> Deed:
    return Deed("has", whom, rules=(Ban(f"{PLAY}{round}", which),))


def _named(whom: Ref, round: str = "", _: str = "") -> Deed:
    return _barred(whom, NAMED_CARD, round)


def _of_barred(*, named: bool) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
        if not isinstance(rule, Ban) or rule.which is None or (rule.which == NAMED_CARD) is not named:
            return None
        round = rule.what.removeprefix(PLAY)
        if not rule.what.startswith(PLAY) or given != _barred(given.whom, rule.which, round):
            return None
        found = {"whom": given.whom, **({"round": round} if round else {})}
        return found if named else {**found, "which": rule.which}

    return take


ROUND = "({round:event-round})"
NOBODY = {Ref("each player"): ("no player may",), Ref("opponent"): ("no opponent may", "no other player may")}
for make, what, named in ((_named, "{_:that-named}", True), (_barred, "{which:barred-events}", False)):
    has.converts(
        make, _of_barred(named=named),
        f"{{whom:whom-player}} cannot play {'the named card' if named else what} {ROUND}",
        f"{{whom:whom-player}} cannot play {what} {ROUND}", f"{{whom:whom-player}} may not play {what} {ROUND}", rank=1,
    )  # fmt: skip
    for whom, several in NOBODY.items():
        has.converts(
            lambda whom=whom, make=make, **filled: make(whom=whom, **filled), never,
            *(f"{each} play {what} {ROUND}" for each in several), rank=1,
        )  # fmt: skip
    has.converts(
        lambda make=make, **filled: make(whom=Ref("each player"), **filled), never,
        f"{what} may not be played {ROUND}", f"no {what} may be played {ROUND}", rank=1,
    )  # fmt: skip
