"""countering, duplicating: cards played in conjunction share the fate of their card."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.continuous_effects import attached
from judge.games.highlander.cards.meanings import Card
from judge.games.highlander.play.saying import shown
from judge.games.highlander.play.who import active_player, change, different, hand, note, opponent, player, turn
from judge.games.highlander.things import Attack


def counter(now: Moment, by: str, card: Card, source: str) -> None:
    """countering: the card is discarded at once and has no effect, but has been played."""
    _undo(now, card)
    now.put(card._replace(zone="discard", host="", nullified=False))
    now.say(f"{card.title} is countered ({source}): it is discarded without effect but has been played.",
            cite("countering"), event=("countered", card.title))  # fmt: skip
    for with_it in attached(now, card.name) if now.reads("joined-countered") == "too" else ():
        _undo(now, with_it)
        now.put(with_it._replace(zone="discard", host=""))
        now.say(f"{with_it.title}, played with it, is countered too.", cite("edge-cards"),
                event=("countered", with_it.title))  # fmt: skip
    host = now.get(card.host)
    if isinstance(host, Card) and host.zone == "play" and "darius" in card.title.casefold():
        now.say(f"With {card.title} the card it was played with is countered.", cite("faq-darius-counter"))
        counter(now, by, host, card.title)


def _undo(now: Moment, card: Card) -> None:
    """A countered card has no effect on play: what it left waiting is gone; an attack is no attack any more."""
    for each in (active_player(now), opponent(now, active_player(now))):
        found = player(now, each)
        change(now, each, pending=tuple(row for row in found.pending if row.source != card.title),
               duties=tuple(job for job in found.duties if job.name != card.title))  # fmt: skip
    for attack in now.every(Attack):
        if attack.card == card.name:
            now.put(attack._replace(status="countered"))
        elif attack.card == card.host and any(each.verb == "head shot" for each in card.text):
            _head_shot_countered(now, attack)
    if any(each.verb == "skip attack" for each in card.text) and card.owner == active_player(now):
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
    from judge.games.highlander.cards.kinds import fits

    found = [each for each in different(hand(now, by)) if any(line.verb == "counter" for line in each.text)]
    return [each for each in found if any(fits(now, card, line.what) for line in each.text if line.verb == "counter")]


@RULES.test
def may_be_countered_at_once(now: Moment) -> bool:
    """counter-window: whether the opponent may counter a card as soon as it has been played."""
    card = now.the(Card, str(now.bound("card")))
    if turn(now).active != card.owner or not counters_in_hand(now, opponent(now, card.owner), card):
        return False
    return now.reads("counter-window") == "at-once"


@RULES.verb
class Counter(Verb):
    """A card just played is countered in the turn of its player, where a reading allows that."""

    name = "counter"
    example = "counters with <card> (only under the reading counter-window: at-once)"

    def say(self, choice: Choice) -> str:
        return f"counters with {shown(choice.args[0])}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        if now.bound("card") is not None:
            card = now.the(Card, str(now.bound("card")))
            yield from ((each.name,) for each in counters_in_hand(now, by, card))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        return None

    def take(self, now: Moment, choice: Choice) -> None:
        answer, card = now.the(Card, str(choice.args[0])), now.the(Card, str(now.bound("card")))
        now.put(answer._replace(zone="play", entered=turn(now).number))
        now.say(f"{choice.by} plays {answer.title}.", cite("immediate-effect"), cite("faq-in-conjunction"),
                actor=choice.by, event=("played", answer.title))  # fmt: skip
        counter(now, choice.by, card, answer.title)
        now.jump("done")
