"""What cards gain as they are recruited, said of the cards themselves: `any troop you recruit gains ...`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import GOOD, IT, TURN, Change, Gain, Ref, Static, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Occasion

clause = sort("clause")
recruits = LANGUAGE.words("recruits-then", "that a player recruits")
recruits.word(Ref("you"), "you recruit")
recruits.word(Ref("opponent"), "your opponent recruits", "an opponent recruits", "your opponents recruit")
recruits.word(Ref("each player"), "any player recruits", "a player recruits", "each player recruits")
newcomer = LANGUAGE.sort("newcomer", "a card as it is recruited")


def _newcomer(which: Which, by: Ref) -> Occasion | None:
    if which.side or which.zone != "play" or which.kind not in ("", "character", "troop", "fighter"):
        return None
    return Occasion("you recruit", which=which) if by == Ref("you") else Occasion("recruits", by, which)


def _of_newcomer(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Occasion) or given.which is None:
        return None
    found: dict[str, Any] = {"which": given.which, "by": given.whom or Ref("you")}
    return found if given == _newcomer(**found) else None


newcomer.converts(
    _newcomer, _of_newcomer, "any {which} {by:recruits-then}",
    "any/each/every {which} (that) {by:recruits-then}", "all {which!} (that) {by:recruits-then}",
    "{which!} (that) {by:recruits-then}",
)  # fmt: skip


def _gains(who: Occasion, rules: tuple[Static, ...], until: str = "") -> Clause | None:
    """effect-continuous: how long it lasts has to be said; an ongoing bonus would end with its card."""
    told = all(isinstance(each, Gain) or (isinstance(each, Change) and "cost" not in each.what) for each in rules)
    return Clause((Deed("has", IT, rules=rules, until=until),), when=who) if told and until else None


def _for_good(who: Occasion, rules: tuple[Static, ...]) -> Clause | None:
    return _gains(who, rules, GOOD)


def _this_turn(who: Occasion, rules: tuple[Static, ...], until: str = "") -> Clause | None:
    """event-expiry: of those that are still to come this turn; no longer than the turn where nothing else is said."""
    made = _gains(who, rules, until or TURN)
    return made and made._replace(when=None, later=who, lasts=TURN)


GAIN = "gain/gains/has/have"
LANGUAGE.words("of-this-turn", "in this turn", {
    each: "" for each in ("this turn", "during this turn", "for the rest of this turn", "for the rest of the turn")
})  # fmt: skip


def _soon(who: Occasion, rules: tuple[Static, ...], until: str = "", _: str = "") -> Clause | None:
    return _this_turn(who, rules, until)


clause.converts(
    _gains, never, f"{{who:newcomer}} {GAIN} {{rules:gained}} {{until}}", rank=1,
)  # fmt: skip
clause.converts(
    _for_good, never, f"{{who:newcomer}} permanently {GAIN} {{rules:gained}}", rank=1,
)  # fmt: skip
clause.converts(
    _soon, never, f"{{who:newcomer}} {{_:of-this-turn}} {GAIN} {{rules:gained}} {{until}}",
    f"{{who:newcomer}} {{_:of-this-turn}} {GAIN} {{rules:gained}}", rank=1,
)  # fmt: skip
