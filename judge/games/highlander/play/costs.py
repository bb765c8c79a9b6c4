"""paying-cost, prone: what has to be discarded, or exerted, to play a card; Prone asks for the same icon."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.highlander import cite
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.kinds import fits, in_words
from judge.games.highlander.cards.meanings import lasting
from judge.games.highlander.cards.meanings.parts import What
from judge.games.highlander.play import prone_and_disarmed
from judge.games.highlander.play.choice_words import shown
from judge.games.highlander.play.who import all_in_play, different, hand, opponent, player
from judge.games.highlander.things import Card

Names = tuple[str, ...]
BROAD = {"red grid": "attack", "gold grid": "attack", "blue grid": "defense", "green grid": "defense"}


class Cost(NamedTuple):
    """Something to discard: what in words, its rule, and the kind or icon asked for."""

    words: str
    cites: tuple[Cite, ...]
    kind: What = ()
    icon: str = ""


def costs_of(now: Moment, by: str, card: Card, source: str) -> list[Cost]:
    """paying-cost: what a card costs its player, from this place."""
    found = []
    if prone_and_disarmed.is_prone(now, by) and _prone_costs(now, source):
        rule = cite("prone") if player(now, by).prone else cite("considered-prone")
        found.append(Cost(f"a card with the icon {card.icon}", (rule, cite("paying-cost")), icon=card.icon))
    for maker, does in continuous_effects.in_force(now, lasting.PlayCost, by, card):
        if source == "hand" or not does.from_hand:
            rules = (cite("paying-cost"), *rules_of(maker.title))
            found.append(Cost(f"a {in_words(does.paid)} ({maker.title})", rules, kind=does.paid))
    return found


def _prone_costs(now: Moment, source: str) -> bool:
    """paying-cost: being Prone costs a card for each card played from hand, and only from there."""
    reading = now.reads("prone-cost")
    return reading == "from-anywhere" or (reading == "from-hand" and source == "hand")


def pays(now: Moment, cost: Cost, card: Card) -> bool:
    """Whether discarding a card pays a cost."""
    if cost.kind:
        return fits(now, card, cost.kind)
    if now.reads("prone-icon") == "broad-type":
        return BROAD.get(card.icon, card.icon) == BROAD.get(cost.icon, cost.icon)
    return card.icon == cost.icon


def ways_to_pay(now: Moment, by: str, card: Card, source: str) -> list[Names]:
    """Every way to pay what a card costs; an empty one where nothing is asked for or nothing can pay it."""
    costs = costs_of(now, by, card, source)
    others = [each for each in different(hand(now, by)) if each.name != card.name]
    copies = [each for each in hand(now, by) if each.title == card.title and each.name != card.name]
    pool = list({each.title: each for each in (*copies[:1], *others)}.values())
    choices = [[each.name for each in pool if pays(now, cost, each)] for cost in costs]
    return [names for names in product(*choices) if len(set(names)) == len(names)] or [()]


def refuse_payment(now: Moment, by: str, card: Card, source: str, given: Names) -> Refusal | None:
    """paying-cost: a card is not played unless everything it costs is paid."""
    for at, cost in enumerate(costs_of(now, by, card, source)):
        if at >= len(given) or not pays(now, cost, now.the(Card, given[at])):
            return refuse(f"to play {card.title} {by} has to discard {cost.words}", *cost.cites)
    return None


def pay(now: Moment, by: str, card: Card, source: str, given: Names) -> None:
    """paying-cost: what is discarded goes to the Discard Pile; that is not being forced to discard."""
    for name, cost in zip(given, costs_of(now, by, card, source), strict=True):
        discard_to(now, by, name, f"play {card.title}", *cost.cites)


def discard_to(now: Moment, by: str, name: str, use: str, *cites: Cite) -> None:
    """paying-cost: a card in hand is discarded for what is said."""
    now.put(now.the(Card, name)._replace(zone="discard"))
    now.say(f"{by} discards {shown(name)} to {use}.", *cites, actor=by, event=("discarded", shown(name)))


def exertion_cost(now: Moment, by: str, card: Card) -> str:
    """errata-chainsaw: the card that asks for a Hard Exertion to play this from hand; empty without one."""
    for maker in all_in_play(now):
        for line in maker.text:
            asked = isinstance(line.does, lasting.ExertionCost) and fits(now, card, line.does.what)
            if asked and not maker.nullified and by == _whom_it_binds(now, maker, line.who):
                return maker.title
    return ""


def _whom_it_binds(now: Moment, maker: Card, who: str) -> str:
    """A text that names nobody binds the player of the card, or the opponent: a reading."""
    bare = "opponent" if now.reads("chainsaw-you") == "opponent" else "you"
    return opponent(now, maker.owner) if (who or bare) == "opponent" else maker.owner
