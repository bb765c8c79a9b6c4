"""declare-targets, control: whose cards a text means that speaks of its target's: they are yours or the other's."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Moment
from judge.games.wot_ccg.cards.meanings import HIS, ON_HIM, Amount, Chosen, Per, Which
from judge.games.wot_ccg.things import Card, Challenge, Player


def told(now: Moment, which: Which, named: Iterable[str], by: str) -> Which:
    """A description that says whose cards are meant, seen from a player, and on which card they are."""
    if which.side != HIS and which.where != ON_HIM:
        return which
    things = [now.get(name) for name in named]
    player = next((each.name for each in things if isinstance(each, Player)), by)
    card = next((each.name for each in things if isinstance(each, Card)), "")
    if which.side == HIS:
        which = which._replace(side="yours" if player == by else "theirs")
    return which._replace(where=f"on {card}") if which.where == ON_HIM else which


def told_choice(now: Moment, one: Chosen, named: Iterable[str], by: str) -> Chosen:
    """A choice among cards of which it is told whose they are."""
    found = told(now, one.which, named, by)
    return one if found is one.which else one._replace(which=found)


def told_amount(now: Moment, amount: Amount, named: Iterable[str], by: str) -> Amount:
    """An amount that counts cards of which it is told whose they are."""
    if not isinstance(amount, Per) or amount.of.which is None:
        return amount
    return amount._replace(of=amount.of._replace(which=told(now, amount.of.which, named, by)))


def targets_of(now: Moment, card: Card) -> tuple[str, ...]:
    """declare-targets: what the challenge of a card targets."""
    return tuple(name for each in now.every(Challenge) if each.card == card.name for name in each.targets)
