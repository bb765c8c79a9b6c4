"""What a text speaks of and what is known only in its course: cards looked at, drawn or found before they are meant."""

from __future__ import annotations

from judge.games.wot_ccg.cards.meanings import IT, YOU, All, Chosen, Condition, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Effect
from judge.games.wot_ccg.cards.printed import Unusable
from judge.games.wot_ccg.cards.spoken_of import ON_CARDS
from judge.games.wot_ccg.play.traits import SEEN

LOOKED, DRAWN = "look at deck", ("draw", "fill hand", "search", "shuffle hand", "discard hand")
PLACES = {"discard": "discard", "return": "hand", "shuffle in": "deck"}
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
        looked = _looked_at(done)
        _refuse_others(deed, looked)
        if looked is not None and deed.whom == IT and deed.verb in ON_CARDS:
            place = deed.what if deed.verb == "onto deck" else PLACES.get(deed.verb, "")
            hers = place == "hand" and looked.whom != YOU
            if deed != Deed(deed.verb, IT, what=deed.what) or looked.amount != 1 or not place or hers:
                raise Unusable("the text does not say which of the cards looked at is meant")
            deed = Deed("put seen", THE_SEEN, what=place)
        deeds.append(deed)
        done.append(deed)
    if any(each.verb == LOOKED and each.amount == 1 for each in _done(before)):
        clause = clause._replace(conditions=tuple(map(_asked_of_seen, clause.conditions)))
    return clause._replace(deeds=tuple(deeds))


def _looked_at(done: list[Deed]) -> Deed | None:
    """look-no-shuffle: the look at a deck after which nothing has been done but with the cards seen."""
    looks = [at for at, each in enumerate(done) if each.verb == LOOKED]
    since = done[looks[-1] + 1 :] if looks else []
    return done[looks[-1]] if looks and all(each.verb == "put seen" for each in since) else None


def _refuse_others(deed: Deed, looked: Deed | None) -> None:
    """`Put any troops on the bottom of that deck`, behind a look: it is not told whether those seen are meant."""
    which = deed.whom.which if isinstance(deed.whom, Chosen | All) else None
    there = which is not None and which.zone == "play" and not which.side and not which.where
    if looked is not None and there and deed.verb in ("onto deck", "return", "shuffle in"):
        raise Unusable("the text does not say which of the cards looked at is meant")


def _asked_of_seen(condition: Condition) -> Condition:
    """look-no-shuffle: `if it is a troop`: the card that was looked at."""
    which = condition.which
    if condition.test != "is" or condition.whom != IT or which.states or which.side or which.where:
        return condition
    return condition._replace(test="lies", which=which._replace(zone=SEEN), whom=None)


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
