"""paying-cost, prone: what has to be discarded, or exerted, to play a card; Prone asks for the same icon."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.highlander import cite
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.counting import count
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.kinds import fits, in_words
from judge.games.highlander.cards.meanings import lasting
from judge.games.highlander.cards.meanings.anatomy import ICONS
from judge.games.highlander.cards.meanings.parts import CARD, Price, What
from judge.games.highlander.play import prone_and_disarmed
from judge.games.highlander.play.attacks.damage import add_pending
from judge.games.highlander.play.choice_words import shown
from judge.games.highlander.play.endurance import choose, endurance_count, take
from judge.games.highlander.play.who import all_in_play, different, hand, opponent, player
from judge.games.highlander.things import Card

Names = tuple[str, ...]


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
        words = f"{_same_icon(card)}{_no_help(now, by)}"
        found.append(Cost(words, (rule, cite("paying-cost"), *_protecting(now, by)), icon=card.icon))
    for maker, does in continuous_effects.in_force(now, lasting.PlayCost, by, card):
        if source == "hand" or not does.from_hand:
            rules = (cite("paying-cost"), *rules_of(maker.title))
            words = f"a {in_words(does.price.what)} ({maker.title})"
            found += [Cost(words, rules, kind=does.price.what)] * (due(now, by, does.price) * _is_of_hand(does.price))
    return found


def _same_icon(card: Card) -> str:
    """prone, anatomy-icon: what pays for a card while Prone, as people say it."""
    kinds = [kind for kind, icon in ICONS.items() if icon == card.icon]
    if len(kinds) == 1:
        return f"another {kinds[0].capitalize()}"
    return f"a card with the same icon, the {card.icon}"


def _protecting(now: Moment, by: str) -> tuple[Cite, ...]:
    """paying-cost: the rules about cards that save a player from forced discards, which paying a cost is not."""
    return tuple(rule for card, _ in continuous_effects.in_force(now, lasting.Free, by, of="discards")
                 for rule in rules_of(card.title))  # fmt: skip


def _no_help(now: Moment, by: str) -> str:
    """paying-cost: a cost is not a forced discard, so what saves from these does not save from it."""
    found = [card.title for card, _ in continuous_effects.in_force(now, lasting.Free, by, of="discards")]
    return f"; {found[0]} does not help, for paying a cost is not being forced to discard" if found else ""


def _other_prices(now: Moment, by: str, card: Card, source: str) -> list[tuple[Card, Price]]:
    """What a card costs in Ability or off the Endurance, with the card that asks for it."""
    found = continuous_effects.in_force(now, lasting.PlayCost, by, card)
    here = [(maker, does) for maker, does in found if source == "hand" or not does.from_hand]
    return [(maker, does.price) for maker, does in here if not _is_of_hand(does.price)]


def _is_of_hand(price: Price) -> bool:
    return price.of == "hand"


def due(now: Moment, by: str, price: Price) -> int:
    """paying-cost: how much a price comes to now."""
    return price.amount * (count(now, price.per, by) if price.per else 1)


def refuse_price(now: Moment, by: str, price: Price, use: str) -> Refusal | None:
    """paying-cost: whether a player has what a price asks for: the cards in hand, the Endurance, the Ability."""
    amount = due(now, by, price)
    if price.of == "ability":
        kept, asked = player(now, by).ability, f"lose {amount} Ability"
    elif price.of == "endurance":
        kept, asked = endurance_count(now, by), f"discard {amount} cards off the Endurance"
    else:
        kept = sum(fits(now, card, price.what) for card in hand(now, by))
        kept += player(now, by).hand_rest if price.what == CARD else 0
        asked = f"discard {'a' if amount == 1 else amount} {in_words(price.what)}"
    return refuse(f"to {use} {by} has to {asked}", cite("paying-cost")) if kept < amount else None


def pay_price(now: Moment, by: str, price: Price, source: str) -> None:
    """paying-cost: Ability is lost in the Ability Adjustment Phase; cards go off the Endurance, or are chosen."""
    amount = due(now, by, price)
    if price.of != "hand" and now.reads("price-paid") == "forgotten":
        return
    if price.of == "ability":
        add_pending(now, by, "loss", amount, source)
        now.say(f"{by} will lose {amount} Ability ({source}).", cite("paying-cost"), cite("phase-5-ability-adjustment"),
                actor=by, event=("loss", by))  # fmt: skip
    elif price.of == "endurance":
        take(now, by, amount, "discard", source)
    else:
        choose(now, "discarding", by, amount, price.what, source)


def _prone_costs(now: Moment, source: str) -> bool:
    """paying-cost: being Prone costs a card for each card played from hand, and only from there."""
    reading = now.reads("prone-cost")
    return reading == "from-anywhere" or (reading == "from-hand" and source == "hand")


def pays(now: Moment, cost: Cost, card: Card) -> bool:
    """Whether discarding a card pays a cost."""
    if cost.kind:
        return fits(now, card, cost.kind)
    return card.icon == cost.icon


def ways_to_pay(now: Moment, by: str, card: Card, source: str) -> list[Names]:
    """Every way to pay what a card costs; an empty one where nothing is asked for or nothing can pay it."""
    costs = costs_of(now, by, card, source)
    if not costs:
        return [()]
    others = [each for each in different(hand(now, by)) if each.name != card.name]
    copies = [each for each in hand(now, by) if each.title == card.title and each.name != card.name]
    pool = list({each.title: each for each in (*copies[:1], *others)}.values())
    choices = [[each.name for each in pool if pays(now, cost, each)] for cost in costs]
    return [names for names in product(*choices) if len(set(names)) == len(names)] or [()]


def refuse_paying(now: Moment, by: str, card: Card, given: Names) -> Refusal | None:
    """paying-cost: each thing is paid with another card out of the own hand, and not with the card itself."""
    held = {each.name for each in hand(now, by)} - {card.name}
    for at, name in enumerate(given):
        if name not in held or name in given[:at]:
            return refuse(f"{shown(name)} is not another card in {by}'s hand", cite("paying-cost"))
    return None


def refuse_payment(now: Moment, by: str, card: Card, source: str, given: Names) -> Refusal | None:
    """paying-cost: a card is not played unless everything it costs is paid."""
    asked = costs_of(now, by, card, source)
    if len(given) > len(asked):
        text = f"no {'more than that' if asked else 'card'} is discarded to play {card.title}"
        return refuse(text, cite("paying-cost"))
    if (wrong := refuse_paying(now, by, card, given)) is not None:
        return wrong
    for at, cost in enumerate(asked):
        if at >= len(given) or not pays(now, cost, now.the(Card, given[at])):
            return refuse(f"to play {card.title} {by} has to discard {cost.words}", *cost.cites)
    others = (refuse_price(now, by, price, f"play {card.title}") for _, price in _other_prices(now, by, card, source))
    return next((each for each in others if each), None)


def pay(now: Moment, by: str, card: Card, source: str, given: Names) -> None:
    """paying-cost: what is discarded goes to the Discard Pile; that is not being forced to discard."""
    for name, cost in zip(given, costs_of(now, by, card, source), strict=True):
        paid = now.reads("prone-payment") if cost.icon else now.reads("price-paid")
        if paid != "paid":
            continue
        discard_to(now, by, name, f"play {card.title}", *cost.cites)
    for maker, price in _other_prices(now, by, card, source):
        if price.of == "ability":
            pay_price(now, by, price, maker.title)


def pay_off(now: Moment, by: str, card: Card, source: str) -> None:
    """paying-cost: what comes off the Endurance, after the card has been laid down and before its text."""
    for maker, price in _other_prices(now, by, card, source):
        if price.of == "endurance":
            pay_price(now, by, price, maker.title)


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
