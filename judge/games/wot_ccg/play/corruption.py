"""corruption-removal: 2 One Power take a corruption token off a card."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.words import said
from judge.games.wot_ccg.play.choice_words import PickCard
from judge.games.wot_ccg.play.events import AsEvent, bought_by, refuse_moment
from judge.games.wot_ccg.play.payments import plain_payments, symbols_of, total_of
from judge.games.wot_ccg.play.resolution_round.effects_of_damage import put_damage
from judge.games.wot_ccg.play.who import in_play
from judge.games.wot_ccg.things import CORRUPTION, Bill, Card

PRICE = (0, 0, 2, 0)


@RULES.verb
class RemoveCorruption(AsEvent, PickCard):
    """corruption-removal: 2 One Power take a corruption token off a card, as an event."""

    name = "remove-corruption"
    phrase = "removes a corruption token from {0}"

    def things(self, now: Moment, by: str) -> list[Card]:
        return [each for each in in_play(now) if dict(each.damage).get(CORRUPTION)]

    def refuse_thing(self, now: Moment, by: str, thing: Card) -> Refusal | None:
        if thing.controller != by and now.reads("corruption-who-pays") == "own-cards":
            return refuse(f"{thing.name} is not {by}'s card", cite("corruption-removal"))
        groups = symbols_of(now, by)
        if not plain_payments(now, groups, PRICE):
            return refuse(f"it costs {said(PRICE)}; {by} has {said(total_of(groups))}", cite("corruption-removal"))
        return refuse_moment(now, by)

    def take_thing(self, now: Moment, by: str, thing: Card) -> None:
        bought_by(now, by)
        now.call("pay", bill=Bill("bill", by, thing.name, "corruption"))


def take_corruption(now: Moment, bill: Bill) -> None:
    """corruption-removal: the token comes off."""
    card = now.the(Card, bill.what)
    now.put(put_damage(card, -1, CORRUPTION))
    text = f"A corruption token is taken off {card.name}."
    now.say(text, cite("corruption-removal"), actor=bill.by, event=("healed", card.name))
