"""What is done later: at the next beginning of a turn or a round, or upon each occasion for so long."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import FAIL, SUCCEED, clause, moment, upon
from judge.games.wot_ccg.cards.forms.frames.adverbs import at_price
from judge.games.wot_ccg.cards.forms.prices import WHO, priced
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import NEXT_TURN, TURN, TWO_TURNS
from judge.games.wot_ccg.cards.meanings.effects import Clause, Occasion
from judge.games.wot_ccg.cards.waiting import NEXT_TIME, USED, is_moment

NEXT = "(the/your/his) next"
moment.form(Occasion, "at the start of the next {event:round}", f"at the start of {NEXT} {{event:round}}", first=True)
moment.form(
    Occasion, "at the end of the next {event:round-end}", f"at the end of {NEXT} {{event:round-end}}", first=True
)
moment.form(
    Occasion, "at the end of the next turn", f"at the end of {NEXT} turn", event="end of turn", first=True, rank=-1
)
moment.form(
    Occasion, "at the start of the next turn", f"at the start of {NEXT} turn", event="ready round", first=True, rank=-1
)


at_moment = LANGUAGE.sort("at-moment", "what is done at a moment to come")


def _of_moment(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and is_moment(given.when)
    return {"it": given._replace(when=None), "when": given.when} if own else None


at_moment.converts(
    lambda when, it: upon(it, when), _of_moment, "{when:moment} , {it:core}", "{when:moment} (,) {it:core}",
    "{it:core} {when:moment}",
)  # fmt: skip


def _then(when: Occasion, it: Clause) -> Clause | None:
    """What is told to happen upon something, and to be done only at a moment to come."""
    if it.when is None or not is_moment(it.when) or it.later is not None or it.costs or it.use or it.timing:
        return None
    return it._replace(when=when, later=it.when)


def _of_then(given: Any, *, outcome: bool) -> Mapping[str, Any] | None:
    if not isinstance(given, Clause) or not is_moment(given.later) or given.when is None or given.lasts:
        return None
    if (given.when in (SUCCEED, FAIL)) is not outcome:
        return None
    found: dict[str, Any] = {"it": given._replace(when=given.later, later=None), "when": given.when}
    return found if _then(**found) == given else None


clause.converts(_then, lambda given: _of_then(given, outcome=True), "if {when:outcome} , {it:at-moment}", rank=1)
clause.converts(_then, lambda given: _of_then(given, outcome=False), "{when:upon-what} , {it:at-moment}", rank=1)

so_long = LANGUAGE.words("each-time-for", "for how long each such occasion counts")
so_long.word(
    TURN, "this turn", "until the end of the turn", "for the rest of the turn", "for the remainder of the turn",
    "until the end of this turn", "for the rest of this turn", "during this turn", "until end of turn",
)  # fmt: skip
so_long.word(NEXT_TURN, "next turn", "during next turn", "during the next turn", "on the next turn")
so_long.word(TWO_TURNS, "this turn and next turn", "this turn or next turn", "until the end of the next turn")


def _awaits(when: Occasion, it: Clause, lasts: str) -> Clause | None:
    """What is done each time something happens, for so long."""
    if it.when is not None or it.later is not None or it.costs or it.use or it.timing or it.once or is_moment(when):
        return None
    return it._replace(later=when, lasts=lasts)


def _of_awaits(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Clause) or given.later is None or given.lasts in ("", NEXT_TIME):
        return None
    found: dict[str, Any] = {"when": given.later, "it": given._replace(later=None, lasts=""), "lasts": given.lasts}
    return found if _awaits(**found) == given else None


WHEN = "when/whenever/if"
EACH_TIME = "each/every time"
awaiting = LANGUAGE.sort("awaiting", "what is done each time for so long")
clause.also(awaiting)
awaiting.converts(
    _awaits, _of_awaits, "{lasts:each-time-for} , when {when:occasion} , {it:clause}",
    *(f"{{lasts:each-time-for}} (,) {when} {{when:occasion}} (,) {{it:clause}}" for when in (WHEN, EACH_TIME)),
    *(f"{when} {{when:occasion}} {{lasts:each-time-for}} (,) {{it:clause}}" for when in (WHEN, EACH_TIME)),
    rank=1,
)  # fmt: skip
awaiting.converts(
    _awaits, never,
    *(f"{{it:core}} {when} {{when:occasion}} {{lasts:each-time-for}}" for when in (WHEN, EACH_TIME)), rank=2,
)  # fmt: skip


def _next_time(when: Occasion, it: Clause) -> Clause | None:
    return _awaits(when, it, NEXT_TIME)


def _of_next_time(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Clause) or given.later is None or given.lasts != NEXT_TIME:
        return None
    return {"when": given.later, "it": given._replace(later=None, lasts="")}


awaiting.converts(
    _next_time, _of_next_time, "the next time {when:occasion} this turn , {it:clause}",
    "the next time {when:occasion} (this turn) , {it:clause}", "(the) next time {when:occasion} this turn {it:clause}",
)  # fmt: skip


def _of_price(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Clause) or not given.costs or given.later is None or given.when is not None:
        return None
    return {"costs": given.costs, "it": given._replace(costs=())} if not (given.timing or given.use) else None


priced.converts(
    at_price, _of_price, "{costs:cost>} : {it:awaiting}", f"{WHO} {{costs:cost>}} to have {{it:awaiting}}",
    f"{WHO} {{costs:cost>}} ; {{it:awaiting}}", f"{WHO} {{costs:cost>}} . {{it:awaiting}}", rank=1,
)  # fmt: skip


def _used(it: Clause) -> Clause | None:
    """What comes with the use of the effect that was told before."""
    plain = it.when is None or is_moment(it.when)
    return it._replace(when=USED, later=it.when or it.later) if plain and not (it.costs or it.use or it.once) else None


def _of_used(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Clause) or given.when != USED:
        return None
    if given.later is not None and not given.lasts:
        return {"it": given._replace(when=given.later, later=None)}
    return {"it": given._replace(when=None)}


THIS_EFFECT = "this/his/her/its ability/effect"
clause.converts(
    _used, _of_used, "when you use this ability , {it:clause}",
    f"when/whenever/if/after you use {THIS_EFFECT} , {{it:clause}}",
    f"each time you use {THIS_EFFECT} , {{it:clause}}",
    f"when/whenever/if/after {THIS_EFFECT} is used , {{it:clause}}", rank=-1,
)  # fmt: skip
