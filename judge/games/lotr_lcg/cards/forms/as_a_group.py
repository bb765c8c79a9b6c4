"""in-player-order, effects: `the players` do something together, or each of them does it with what is his own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.expanding import OF_PLAYERS
from judge.games.lotr_lcg.cards.forms.clauses import PLURAL, may_together, of_several, together
from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase, within

clause = of["clause"]
EACH, FIRST = Phrase("each player"), Phrase("first player")
THEIRS = ("they", "that player", "you")
OF_ONE = ("claim", "control", "engage")  # One of them has it then, and it is not said who.


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


def is_done_once(it: Instruction) -> bool:
    """Whether nothing in it is each player's own: `the players choose a location`, and not `draw 1 card`."""
    theirs = any(isinstance(each, Phrase) and each.how in THEIRS for each in within(it))
    common = bool(it.piles) and all(each.whose == Phrase("scenario") for each in it.piles)
    return not theirs and it.verb not in OF_ONE and (common or it.verb not in OF_PLAYERS)


def _as_a_group(it: Instruction) -> Instruction | None:
    """`The players, as a group, exhaust 2 characters`: once, and the first player says which."""
    return it if is_done_once(it) else None


def _if_they_like(it: Instruction) -> Instruction | None:
    """The first player speaks for all of them."""
    return it._replace(by=FIRST, may=True) if is_done_once(it) and not (it.by.how or it.may) else None


def _all_of_it(may: bool) -> Any:
    def make(parts: tuple[Instruction, ...]) -> Instruction | None:
        once = len(parts) > 1 and all(map(is_done_once, parts))
        return Instruction("several", by=FIRST, parts=parts, may=may) if once else None

    return make


def _each_his_own(may: bool) -> tuple[Any, Any]:
    """`The players discard a card from their hand`: what is each player's own, each of them does."""

    def make(by: Phrase, it: Instruction) -> Instruction | None:
        if (by == EACH and is_done_once(it)) or it.by.how or it.may:
            return None
        return it._replace(by=by, may=may)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or given.may is not may or not given.by.how:
            return None
        return {"by": given.by, "it": given._replace(by=Phrase(), may=False)}

    return make, take


def _each_does_it(make: Any) -> Any:
    """The same with several things, one of which at least is each player's own."""
    return lambda by, parts: None if by == EACH and all(map(is_done_once, parts)) else make(by, parts)


clause.converts(*_each_his_own(False), "{by:players} {it:deed}", "{by:players} must {it:deed}")
clause.converts(*_each_his_own(True), "{by:players} may {it:deed}", "{by:players} can {it:deed}", rank=1)
clause.converts(
    _each_does_it(together),
    of_several(False, PLURAL),
    "{by:players} {parts:deed&}",
    "{by:players} must {parts:deed&}",
    rank=-1,
)
clause.converts(_each_does_it(may_together), of_several(True, PLURAL), "{by:players} may {parts:deed&}", rank=-1)
AS_A_GROUP = ("the players, as a group,", "the players as a group", "the players")
clause.converts(_as_a_group, _unsaid, *(f"{they} {must}{{it:deed}}" for they in AS_A_GROUP for must in ("", "must ")))
clause.converts(_if_they_like, _unsaid, *(f"{they} may {{it:deed}}" for they in AS_A_GROUP), rank=1)
for must, may in (("", False), ("must ", False), ("may ", True)):
    clause.converts(_all_of_it(may), _unsaid, *(f"{they} {must}{{parts:deed&}}" for they in AS_A_GROUP), rank=-1)
