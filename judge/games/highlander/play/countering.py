"""countering, duplicating: cards played in conjunction share the fate of their card."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.continuous_effects import attached
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.meanings import Card
from judge.games.highlander.play.saying import PickCard
from judge.games.highlander.play.who import change, different, discard, hand, note, opponent, player, turn
from judge.games.highlander.things import Attack


def counter(now: Moment, card: Card, source: str) -> None:
    """countering: the card is discarded at once and has no effect, but has been played."""
    _undo(now, card)
    text = f"{card.title} is countered ({source}): it is discarded without effect but has been played."
    discard(now, card._replace(nullified=False), text, cite("countering"), event="countered")
    for with_it in attached(now, card.name) if now.reads("joined-countered") == "too" else ():
        _undo(now, with_it)
        text = f"{with_it.title}, played with it, is countered too."
        discard(now, with_it, text, cite("edge-cards"), event="countered")
    host = now.get(card.host)
    if isinstance(host, Card) and host.zone == "play" and "darius" in card.title.casefold():
        now.say(f"With {card.title} the card it was played with is countered.", cite("faq-darius-counter"))
        counter(now, host, card.title)


def _undo(now: Moment, card: Card) -> None:
    """A countered card has no effect on play: what it left waiting is gone; an attack is no attack any more."""
    for each in turn(now).players:
        found = player(now, each)
        change(now, each, pending=tuple(row for row in found.pending if row.source != card.title),
               duties=tuple(job for job in found.duties if job.name != card.title))  # fmt: skip
    for attack in now.every(Attack):
        if attack.card == card.name:
            now.put(attack._replace(status="countered"))
        elif attack.card == card.host and any(each.verb == "head shot" for each in card.text):
            _head_shot_countered(now, attack)
    if any(each.verb == "skip attack" for each in card.text) and card.owner == turn(now).active:
        note(now, skip_attack=False)


def _head_shot_countered(now: Moment, attack: Attack) -> None:
    """countering, head-shot: whether the attack is still a Power Blow is the reading counter-head-shot."""
    stays = now.reads("counter-head-shot") == "stays-power-blow"
    if stays:
        now.put(attack._replace(power=True))
    still = "is still a Power Blow" if stays else "is what it was before"
    now.say(f"{attack.name} {still}.", cite("head-shot"), cite("countering"), event=("blow", attack.name))


def duplicate(now: Moment, by: str, card: Card, source: str) -> None:
    """duplicating: the effects of a card are had without its requirements; with those of cards played with it."""
    from judge.games.highlander.cards.immediate_effects import carry_out, jobs_of

    copied = [card]
    reading = now.reads("duplicating-garbled") if attached(now, card.name) else "also-duplicated"
    if reading != "not-duplicated":
        copied += [each for each in attached(now, card.name) if reading == "also-duplicated" or not each.nullified]
    titles = ", ".join(each.title for each in copied)
    now.say(f"{by} duplicates {titles} ({source}); to {opponent(now, by)} falls what it does to an opponent.",
            cite("duplicating"), event=("duplicated", card.title))  # fmt: skip
    carry_out(now, tuple(job for each in copied for job in jobs_of(now, each, by)))


def counters_in_hand(now: Moment, by: str, card: Card) -> list[Card]:
    """Cards in hand that counter a card."""
    held = different(hand(now, by))
    return [each for each in held if any(line.verb == "counter" and fits(now, card, line.what) for line in each.text)]


@RULES.test
def may_be_countered_at_once(now: Moment) -> bool:
    """counter-window: whether the opponent may counter a card as soon as it has been played."""
    card = now.the(Card, str(now.bound("card")))
    if turn(now).active != card.owner or not counters_in_hand(now, opponent(now, card.owner), card):
        return False
    return now.reads("counter-window") == "at-once"


@RULES.verb
class Counter(PickCard):
    """A card just played is countered in the turn of its player, where a reading allows that."""

    name = "counter"
    phrase = "counters with {0}"
    example = "counters with <card> (only under the reading counter-window: at-once)"

    def things(self, now: Moment, by: str) -> list[Card]:
        card = now.get(str(now.bound("card")))
        return counters_in_hand(now, by, card) if isinstance(card, Card) else []

    def take_thing(self, now: Moment, by: str, answer: Card) -> None:
        now.put(answer._replace(zone="play", entered=turn(now).number))
        now.say(f"{by} plays {answer.title}.", cite("immediate-effect"), cite("faq-in-conjunction"), actor=by,
                event=("played", answer.title))  # fmt: skip
        counter(now, now.the(Card, str(now.bound("card"))), answer.title)
        now.jump("done")
