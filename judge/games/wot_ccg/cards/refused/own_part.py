"""What a card cannot say of itself: an event is not in play, a character is no challenge, a player is no bearer."""

from __future__ import annotations

from judge.games.wot_ccg.cards.meanings import Admits, Change, Chosen, Ref, Role, Static
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Played
from judge.games.wot_ccg.cards.printed import ADVANTAGE, CHALLENGE, EVENT, Printed, Unusable
from judge.games.wot_ccg.cards.refused.own_costs import refuse_own_costs

THIS = Ref("this")
FIGHTERS = ("character", "troop", "fighter")
NOT_IN_PLAY = ("discard", "kill", "rotate", "ready", "deal", "heal", "mark", "unmark", "withdraw", "send", "corrupt")
ONLY_OF = {"initiate": (CHALLENGE,), "recruit": FIGHTERS, "bring into play": FIGHTERS}
OF_CHALLENGES = (Role("no reinforcement"), Role("removed after"))


def refuse_own_part(clause: Clause, card: Printed) -> None:
    """What a text says of its own card, or lets it pay, that no such card can do."""
    refuse_own_costs(clause, card)
    if card.kind == EVENT:
        _refuse_event(clause)
    if card.kind in FIGHTERS and any(map(_of_a_challenge, clause.deeds)):
        raise Unusable("it is no challenge")
    if any(map(_takes_a_part, clause.deeds)) and not _all_the_time(clause, card):
        raise Unusable("as what other cards participate, or from now on, is not looked at")
    paid = [each for each in clause.costs if each.verb == "pay" and each.results is not None]
    if any(any(each.results[:3]) for each in paid if each.results):
        raise Unusable("only ability symbols can be paid")
    given = [each for each in clause.costs if each.verb != "pay"]
    if len(set(given)) < len(given):
        raise Unusable("the same cannot be given up twice")


def _refuse_event(clause: Clause) -> None:
    """event-play: an event is in nobody's play area; it can only stand in for a character or troop."""
    own = [each for each in (*clause.deeds, *clause.costs) if each.whom == THIS and each.what != "hand"]
    if any(each.verb in NOT_IN_PLAY or (each.verb == "has" and not _tallies(each)) for each in own):
        raise Unusable("an event is not in play")


def _tallies(deed: Deed) -> bool:
    return all(isinstance(each, Change) and each.what in ("support", "opposition") for each in deed.rules)


def _of_a_challenge(deed: Deed) -> bool:
    """Whether something is said of `this challenge`."""
    return deed.whom == THIS and deed.verb == "has" and any(map(_said_of_challenges, deed.rules))


def _takes_a_part(deed: Deed) -> bool:
    """participate-as: whether something is said to participate as if it were of the other type."""
    return any(isinstance(each, Role) and each.what.startswith("participates as") for each in deed.rules)


def _all_the_time(clause: Clause, card: Printed) -> bool:
    """Whether a character or troop says something of itself that never ceases to be so."""
    itself = all(each.whom in (THIS, Ref("it")) and not (each.until or each.conditions) for each in clause.deeds)
    return card.kind in FIGHTERS and itself and clause == Clause(clause.deeds)


def _said_of_challenges(rule: Static) -> bool:
    counted = isinstance(rule, Change) and rule.what in ("support", "opposition")
    return isinstance(rule, Admits) or rule in OF_CHALLENGES or counted


def refuse_other_play(means: Played, card: Printed) -> None:
    """Only challenges are initiated, only characters and troops recruited."""
    if means.action in ONLY_OF and card.kind not in ONLY_OF[means.action]:
        raise Unusable(f"such a card is not to {means.action}")


def refuse_other_bearer(aim: Chosen, card: Printed) -> None:
    """advantages: an advantage that goes on characters targets no player, one that goes on players no character."""
    kinds = {each.kind for each in (aim.which, *aim.which.of)}
    if card.kind == ADVANTAGE and card.goes_on in FIGHTERS and kinds & {"player", CHALLENGE}:
        raise Unusable("it goes on something else")
    if card.kind == ADVANTAGE and card.goes_on == "player" and kinds & set(FIGHTERS):
        raise Unusable("it goes on something else")
