"""Cards picked from a hand that has been looked at: they are chosen only then, by whoever looked."""

from __future__ import annotations

from judge.games.wot_ccg.cards.anew import repeated
from judge.games.wot_ccg.cards.meanings import HIS, SHOWN_HAND, Chosen, Ref
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Effect
from judge.games.wot_ccg.cards.printed import Printed, Unusable


def of_that_hand(clause: Clause, before: Effect, card: Printed) -> Clause:
    """look-no-shuffle: `discard a troop from it`: out of the opponent's hand, which must have been looked at."""
    if not any(map(_of_hand, clause.deeds)):
        return clause
    done = [each for _, deeds in before.options for each in deeds] + list(clause.deeds)
    anybody = any(each.which.kind == "player" and not each.which.other for each in before.picks)
    plain = clause._replace(conditions=()) == Clause(
        clause.deeds, costs=clause.costs, when=clause.when, timing=clause.timing, use=clause.use
    )
    if not any(each.verb == "look" for each in done) or not plain:
        raise Unusable("the text does not say from whose hand")
    looked = [each.whom for each in done if each.verb == "look"]
    whose = HIS if anybody and not any(each == Ref("opponent") for each in looked) else "theirs"
    deeds = (_picked(each, whose, card) if _of_hand(each) else each for each in clause.deeds)
    return clause._replace(deeds=tuple(deeds))


def _picked(deed: Deed, whose: str, card: Printed) -> Deed:
    """declare-targets: out of the hand of the player who was targeted, whoever that is; else of the opponent."""
    assert isinstance(deed.whom, Chosen)
    whom = deed.whom._replace(which=deed.whom.which._replace(side=whose))
    return repeated(Clause((deed._replace(what="", whom=whom),)), card)


def _of_hand(deed: Deed) -> bool:
    return deed.verb == "discard" and deed.what == SHOWN_HAND
