"""What cards gain as they are recruited, said of the cards themselves: `any troop you recruit gains ...`."""

from __future__ import annotations

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


newcomer.converts(
    _newcomer, never, "any/each/every {which} (that) {by:recruits-then}", "all {which!} (that) {by:recruits-then}",
    "{which!} (that) {by:recruits-then}",
)  # fmt: skip


def _gains(who: Occasion, rules: tuple[Static, ...], until: str = "") -> Clause | None:
    """For good where it is a trait or an allegiance; of a number it is not told how long it lasts."""
    marks = all(isinstance(each, Gain) for each in rules)
    numbers = all(isinstance(each, Gain) or (isinstance(each, Change) and "cost" not in each.what) for each in rules)
    if not numbers or not (until or marks):
        return None
    return Clause((Deed("has", IT, rules=rules, until=until or GOOD),), when=who)


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
    _gains, never, f"{{who:newcomer}} {GAIN} {{rules:gained}} {{until}}", f"{{who:newcomer}} {GAIN} {{rules:gained}}",
    f"{{who:newcomer}} permanently {GAIN} {{rules:gained}}", rank=1,
)  # fmt: skip
clause.converts(
    _soon, never, f"{{who:newcomer}} {{_:of-this-turn}} {GAIN} {{rules:gained}} {{until}}",
    f"{{who:newcomer}} {{_:of-this-turn}} {GAIN} {{rules:gained}}", rank=1,
)  # fmt: skip
