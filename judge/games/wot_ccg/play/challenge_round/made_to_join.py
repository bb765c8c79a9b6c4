"""determine-participation, cannot: cards that a text makes take part, as far as they can."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.conditions import of_sort
from judge.games.wot_ccg.cards.meanings import MustJoin
from judge.games.wot_ccg.play.challenge_round.company import mates_of, refuse_participation
from judge.games.wot_ccg.play.in_force import rules_on
from judge.games.wot_ccg.play.who import challenges, fighters, order
from judge.games.wot_ccg.things import BATTLEGROUND, HOME, Card, Challenge

Mates = Callable[[Moment, Card, str], list[Card]]


def wanted_in(now: Moment, card: Card, mates: Mates = mates_of) -> list[tuple[str, set[str]]]:
    """participation-restrictions: where each text wants a card, of the challenges that it may take part in now."""
    found = []
    for _, source, rule in rules_on(now, card, MustJoin):
        there = [each for each in challenges(now) if _suits(now, card, each, rule, mates)]
        found += [(source, {each.name for each in there})] if there else []
    return found


def _suits(now: Moment, card: Card, challenge: Challenge, rule: MustJoin, mates: Mates) -> bool:
    if rule.kinds and not any(of_sort(challenge, each, card.controller) for each in rule.kinds):
        return False
    return refuse_participation(now, card, challenge, mates(now, card, challenge.name)) is None


def refuse_elsewhere(now: Moment, card: Card, name: str, mates: Mates = mates_of) -> Refusal | None:
    """cannot: a card that must take part somewhere neither stands down nor goes elsewhere while it may go there.

    Where two texts want it in different challenges, either of them is as good.
    """
    wanted = wanted_in(now, card, mates)
    if not wanted or any(name in there for _, there in wanted):
        return None
    source, there = wanted[0]
    named = " or ".join(now.the(Challenge, each).spoken for each in sorted(there))
    text = f"{card.name} must participate in {named} ({source})"
    return refuse(text, cite("cannot"), cite("participation-restrictions"))


def forward(now: Moment) -> None:
    """place-forces: nobody takes part from the home front, so a card that must take part goes to the battleground."""
    for player in order(now):
        for card in fighters(now, player):
            wanted = wanted_in(now, card) if card.place == HOME else []
            if wanted:
                now.put(card._replace(place=BATTLEGROUND))
                text = f"{card.name} must participate ({wanted[0][0]}) and goes to the battleground."
                now.say(text, cite("home-front"), cite("battleground"), event=("moved", card.name))
