"""corruption-removal: 2 One Power take a corruption token off a card."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.words import said
from judge.games.wot_ccg.play.events import PLAIN_EVENT, barred_here, between_actions, bought_by, refuse_moment
from judge.games.wot_ccg.play.payments import plain_payments, symbols_of, total_of
from judge.games.wot_ccg.play.resolution_round.effects_of_damage import put_damage
from judge.games.wot_ccg.play.who import in_play
from judge.games.wot_ccg.things import CORRUPTION, Bill, Card


@RULES.verb
class RemoveCorruption(Verb):
    """corruption-removal: 2 One Power take a corruption token off a card, as an event."""

    name = "remove-corruption"
    phrase = "removes a corruption token from {0}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        return iter([(each.name,) for each in in_play(now) if dict(each.damage).get(CORRUPTION)])

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card = now.the(Card, str(choice.args[0]))
        if card.controller != choice.by and now.reads("corruption-who-pays") == "own-cards":
            return refuse(f"{card.name} is not {choice.by}'s card", cite("corruption-removal"))
        groups = symbols_of(now, choice.by)
        if not plain_payments(now, groups, (0, 0, 2, 0)):
            return refuse(f"it costs 2 one power; {choice.by} has {said(total_of(groups))}", cite("corruption-removal"))
        return refuse_moment(now, choice.by, PLAIN_EVENT, False)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return barred_here(now, self, choice)

    def way_in(self, now: Moment, choice: Choice) -> Choice | None:
        return between_actions(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        bought_by(now, choice.by)
        now.call("pay", bill=Bill("bill", choice.by, str(choice.args[0]), "corruption"))


def take_corruption(now: Moment, bill: Bill) -> None:
    """corruption-removal: the token comes off."""
    card = now.the(Card, bill.what)
    now.put(put_damage(card, -1, CORRUPTION))
    now.say(
        f"A corruption token is taken off {card.name}.",
        cite("corruption-removal"),
        actor=bill.by,
        event=("healed", card.name),
    )
