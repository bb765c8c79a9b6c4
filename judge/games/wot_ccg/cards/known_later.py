"""What a text speaks of and what is known only in its course: cards looked at, drawn or found before they are meant."""

from __future__ import annotations

from judge.games.wot_ccg.cards.meanings import IT, All, Chosen, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Effect
from judge.games.wot_ccg.cards.printed import Unusable
from judge.games.wot_ccg.cards.spoken_of import ON_CARDS
from judge.games.wot_ccg.play.traits import SEEN

LOOKED, DRAWN = "look at deck", ("draw", "fill hand", "search", "shuffle hand", "discard hand")
THE_SEEN = All(Which(zone=SEEN))


def _done(before: list[Effect]) -> tuple[Deed, ...]:
    """What the sentence before does."""
    return tuple(each for _, deeds in before[-1].options for each in deeds) if before else ()


def known_by_now(clause: Clause, before: list[Effect]) -> Clause:
    """A clause that speaks of cards that are known when it is come to."""
    clause = _of_the_card_seen(clause, before)
    _refuse_known_later(clause, before)
    return clause


def _of_the_card_seen(clause: Clause, before: list[Effect]) -> Clause:
    """look-no-shuffle: `it` behind a card that is looked at is that card, not the one whose text it is."""
    done, deeds = list(_done(before)), []
    for deed in clause.deeds:
        looked = done[-1] if done and done[-1].verb == LOOKED else None
        if looked is not None and deed.whom == IT and deed.verb in ON_CARDS:
            if deed != Deed("discard", IT) or looked.amount != 1:
                raise Unusable("the text does not say which of the cards looked at is meant")
            deed = Deed("put seen", THE_SEEN, what="discard")
        deeds.append(deed)
        done.append(deed)
    return clause._replace(deeds=tuple(deeds))


def _refuse_known_later(clause: Clause, before: list[Effect]) -> None:
    """Cards that would be named too early, and advantages that were spoken of as one and would all be meant."""
    done = list(_done(before)) if not (clause.costs or clause.when or clause.timing or clause.use) else []
    borne = [pick.which.bears for each in before[-1:] for pick in each.picks if pick.which.bears is not None]
    for deed in clause.deeds:
        whom = deed.whom
        if isinstance(whom, Chosen) and whom.which.zone == "hand" and any(each.verb in DRAWN for each in done):
            raise Unusable("what is chosen from the hand is chosen only then")
        if isinstance(whom, All) and any(set(each.marks) & set(whom.which.marks) for each in borne):
            raise Unusable("the text does not say which of them is meant")
        done.append(deed)
