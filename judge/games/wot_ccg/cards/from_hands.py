"""Cards picked from a hand that has been looked at: they are chosen only then, by whoever looked."""

from __future__ import annotations

from judge.games.wot_ccg.cards.anew import repeated
from judge.games.wot_ccg.cards.meanings import SHOWN_HAND
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Effect
from judge.games.wot_ccg.cards.printed import Printed, Unusable


def of_that_hand(clause: Clause, before: Effect, card: Printed) -> Clause:
    """look-no-shuffle: `discard a troop from it`: out of the opponent's hand, which must have been looked at."""
    if not any(map(_of_hand, clause.deeds)):
        return clause
    done = [each for _, deeds in before.options for each in deeds] + list(clause.deeds)
    anybody = any(each.which.kind == "player" and not each.which.other for each in before.picks)
    plain = clause == Clause(clause.deeds, costs=clause.costs, when=clause.when, timing=clause.timing, use=clause.use)
    if not any(each.verb == "look" for each in done) or anybody or not plain:
        raise Unusable("the text does not say from whose hand")
    return clause._replace(
        deeds=tuple(
            repeated(Clause((deed._replace(what=""),)), card) if _of_hand(deed) else deed for deed in clause.deeds
        )
    )


def _of_hand(deed: Deed) -> bool:
    return deed.verb == "discard" and deed.what == SHOWN_HAND
