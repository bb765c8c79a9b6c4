"""effects-of-damage, heal, taveren-healing, corruption: damage tokens on a card, put on, healed and taken off."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

from judge.engine import Choice, Cite, Moment, Refusal, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.words import said
from judge.games.wot_ccg.play import pattern
from judge.games.wot_ccg.play.choice_words import PickCard, read_card
from judge.games.wot_ccg.play.events_and_effects.events import AsEvent, bought_by, refuse_moment
from judge.games.wot_ccg.play.events_and_effects.occasions import upon_card
from judge.games.wot_ccg.play.payments import plain_payments, symbols_of, total_of
from judge.games.wot_ccg.play.piles import leave_play
from judge.games.wot_ccg.play.traits import forbidden, is_taveren, refuse_banned
from judge.games.wot_ccg.play.unfit import card_called, refuse_uncontrolled
from judge.games.wot_ccg.play.values import mortally_wounded
from judge.games.wot_ccg.play.who import in_play, tokens_of
from judge.games.wot_ccg.things import CORRUPTION, DEADLY, KILLED, PLAIN, UNHEALABLE, Bill, Card, Player
from judge.kit.words import number

NOT_HEALED = (CORRUPTION, UNHEALABLE)
PRICE = (0, 0, 2, 0)


def put_damage(card: Card, number: int, kind: str = PLAIN) -> Card:
    """A card with more damage tokens of a kind; the kinds are kept in one order."""
    kinds = dict(card.damage)
    kinds[kind] = kinds.get(kind, 0) + number
    return card._replace(damage=tuple(sorted((k, n) for k, n in kinds.items() if n > 0)))


def healable(now: Moment, card: Card) -> int:
    """The tokens on a card that can be healed; cannot: none if something forbids it."""
    if forbidden(now, card, "be healed"):
        return 0
    return sum(n for kind, n in card.damage if kind not in NOT_HEALED)


def take_off(now: Moment, card: Card, number: int, how: str) -> None:
    """Heals a card of so many damage tokens, as far as there are any that can be healed."""
    healed = min(number, healable(now, card))
    saved = _still_alive(now, card)
    if saved is None:
        return
    if healed and now.reads("healing-forgotten") == "forgotten":
        healed = 0
    left, after = healed, card
    for kind in (DEADLY, PLAIN):
        there = dict(after.damage).get(kind, 0)
        taken = min(left, there)
        after, left = put_damage(after, -taken, kind), left - taken
    now.put(after)
    rules = (cite("heal"),) if healed == number else (cite("heal"), cite("corruption"))
    now.say(f"{how}: {healed} damage is removed from {card.name}.", *saved, *rules, event=("healed", card.name))
    if healed:
        upon_card(now, "is healed", now.the(Card, card.name))


def _still_alive(now: Moment, card: Card) -> tuple[Cite, ...] | None:
    """mortally-wounded-dies: a mortally wounded card is in play until Discard Dead and can be healed before."""
    if not mortally_wounded(now, card):
        return ()
    if now.reads("dies-at-once") == "at-once":
        leave_play(now, card, KILLED, cite("discard-dead"))
        return None
    return (cite("mortally-wounded-dies"),)


@RULES.verb
class HealTaveren(AsEvent):
    """taveren-healing: the Hero player converts a token to take a point of damage off a Ta'veren."""

    name = "heal-taveren"
    example = "`Ana heals Rand with a token`, `Ana heals Rand with a token (corruption)`"
    words = r"heals? (.+?) (?:by converting|converting|with) (?:\w+) tokens?|converts? (?:\w+) tokens? to heal (.+)"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in in_play(now, by):
            if is_taveren(now, card) and now.the(Player, by).hero:
                for kind, n in card.damage or ((PLAIN, 1),):
                    yield from ((card.name, kind, m) for m in self._numbers(now, n))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        name = read_card(now, self.words, text)
        kinds = [kind for kind, _ in now.the(Card, name).damage] if name else []
        several = re.search(r" (\w+) tokens?\b", text)
        n = (number(several[1]) if several else None) or 1
        return (name, PLAIN if PLAIN in kinds or not kinds else kinds[0], n) if name else None

    def _numbers(self, now: Moment, most: int) -> range:
        """taveren-healing-repeat; reading taveren-healing-several: one by one, or several in one event."""
        return range(1, (most if most > 1 and now.reads("taveren-healing-several") == "all-in-one" else 1) + 1)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        found = card_called(now, choice.args[0], cite("taveren-healing"))
        if isinstance(found, Refusal):
            return found
        card, kind, number = _healed(now, choice)
        if not now.the(Player, choice.by).hero:
            return refuse(
                f"only the Hero player can heal in this way; {choice.by} is the Villain", cite("taveren-healing")
            )
        if refusal := refuse_uncontrolled(card, choice.by, cite("taveren-healing")):
            return refusal
        if not is_taveren(now, card):
            return refuse(f"{card.name} is not a Ta'veren", cite("taveren-healing"))
        if not dict(card.damage).get(kind):
            sort = "" if kind == PLAIN else f"{kind} "
            return refuse(f"{card.name} has no {sort}damage", cite("taveren-healing"))
        if tokens_of(now, choice.by) < number:
            return refuse(f"{choice.by} has {tokens_of(now, choice.by)} tokens to convert", cite("taveren-healing"))
        if number not in self._numbers(now, dict(card.damage)[kind]):
            text = f"each token is an event of its own and removes one point, not {number} at once"
            return refuse(text, cite("taveren-healing-repeat"), cite("taveren-healing"))
        may = kind == CORRUPTION and now.reads("corruption-healable-by-taveren") == "possible"
        if kind in NOT_HEALED and not may:
            rule = cite("corruption") if kind == CORRUPTION else cite("special-damage")
            return refuse(f"{kind} damage cannot be healed", rule, cite("taveren-healing"))
        return refuse_banned(now, card, "be healed") or refuse_moment(now, choice.by)

    def say(self, choice: Choice) -> str:
        card, kind, number = choice.args
        what = "a token" if number == 1 else f"{number} tokens"
        return f"heals {card} with {what}{'' if kind in (PLAIN, DEADLY) else f' ({kind})'}"

    def take(self, now: Moment, choice: Choice) -> None:
        card, kind, number = _healed(now, choice)
        bought_by(now, choice.by)
        pattern.convert(now, choice.by, number, cite("taveren-healing"))
        saved = _still_alive(now, card)
        if saved is None:
            return
        all_of_it = dict(card.damage)[kind] > number and now.reads("token-heals-all") == "all"
        now.put(put_damage(card, -dict(card.damage)[kind] if all_of_it else -number, kind))
        rules = (*saved, cite("taveren-healing"), cite("taveren-healing-repeat"))
        text = f"{number} damage is removed from {card.name}."
        now.say(text, *rules, actor=choice.by, event=("healed", card.name))


def _healed(now: Moment, choice: Choice) -> tuple[Card, str, int]:
    """The card, the kind of its tokens, and how many of them a choice is about."""
    card, kind, number = choice.args
    return now.the(Card, str(card)), str(kind), int(str(number))


@RULES.verb
class RemoveCorruption(AsEvent, PickCard):
    """corruption-removal: 2 One Power take a corruption token off a card, as an event."""

    name = "remove-corruption"
    phrase = "removes a corruption token from {0}"
    rule = cite("corruption-removal")

    def things(self, now: Moment, by: str) -> list[Card]:
        return [each for each in in_play(now) if dict(each.damage).get(CORRUPTION)]

    def refuse_thing(self, now: Moment, by: str, thing: Card) -> Refusal | None:
        if not thing.in_play or not dict(thing.damage).get(CORRUPTION):
            return refuse(f"there is no corruption token on {thing.name}", cite("corruption-removal"))
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
    text = f"A corruption token is removed from {card.name}."
    now.say(text, cite("corruption-removal"), actor=bill.by, event=("healed", card.name))
