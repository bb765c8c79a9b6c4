"""cannot, effects-in-play: what a card's text limits about playing it: its targets, who pays, what a challenge bars."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.meanings import ABILITIES, NONE, All, Ban, Gain, Surcharge, Symbols, symbols
from judge.games.wot_ccg.cards.meanings.effects import Effect
from judge.games.wot_ccg.play.in_force import lasting_on, rules_for
from judge.games.wot_ccg.play.payments import Payment
from judge.games.wot_ccg.play.who import current, game
from judge.games.wot_ccg.things import CHARACTER, EVENT, Card, Challenge, Lasting, Player, Source
from judge.kit.timeline import begin

ONCE, ONE_EACH, ONE_PAYER = "once per target", "one on each", "one payer"


def refuse_limits(now: Moment, card: Card, effect: Effect, targets: tuple[str, ...]) -> Refusal | None:
    """What the card's own limits, or those of the challenge being resolved, say against playing it now."""
    actions = {each.action: each for each in card.text}
    for name in targets:
        if ONCE in actions and _key(card, name) in game(now).once:
            return refuse(f"{name} has been the target of {card.title} this turn", cite("effects-in-play"))
        marked = {row.rule.mark for row in lasting_on(now, name) if isinstance(row.rule, Gain)}
        whom = actions[ONE_EACH].whom if ONE_EACH in actions else None
        if isinstance(whom, All) and marked.intersection(whom.which.marks):
            return refuse(f"{name} is the target of another such card already", cite("cannot"))
    paid = [*(pick.per for pick in effect.picks), *(each.results.symbols for each in effect.costs if each.results)]
    needed = {name for each in paid for name, n in zip(ABILITIES, each, strict=True) if n}
    barred = [row for row in lasting_on(now, current(now)) if isinstance(row.rule, Ban)] if current(now) else []
    for row in barred:
        if row.rule and getattr(row.rule, "what", "").removeprefix("use ") in needed:
            return refuse(f"{card.name} needs an ability that may not be used here ({row.source})", cite("cannot"))
    return None


def surcharge(now: Moment, card: Card, player: str) -> Symbols:
    """paying-costs: what an event costs a player besides, by effects on him or on the challenge being resolved."""
    if card.kind != EVENT:
        return NONE
    extra = [rule for _, rule in rules_for(now, player, Surcharge)]
    rows = lasting_on(now, current(now)) if current(now) and now.inside("resolve-challenge") else []
    extra += [each.rule for each in rows if isinstance(each.rule, Surcharge)]
    owed = [each.results.symbols for each in extra if each.side in ("", now.the(Player, player).side)]
    return symbols(sum(each) for each in zip(NONE, *owed, strict=True))


def _key(card: Card, name: str) -> str:
    return f"once per turn: {card.title} on {name}"


def note_targets(now: Moment, card: Card, targets: tuple[str, ...]) -> None:
    """Remembers what a card was played on, where it or another one like it limits that."""
    if any(each.action == ONCE for each in card.text):
        now.put(game(now)._replace(once=(*game(now).once, *(_key(card, name) for name in targets))))
    for name in targets:
        if isinstance(now.get(name), Challenge):
            begin(now, *(Lasting(card.name, name, Gain(mark)) for mark in card.traits))


def allowed(now: Moment, card: Card, ways: list[Payment]) -> list[Payment]:
    """paying-costs: the payments that a card's text admits: all, or those of one character alone."""
    if not any(each.action == ONE_PAYER for each in card.text):
        return ways
    return [each for each in ways if _of_one_character(now, each)]


def _of_one_character(now: Moment, payment: Payment) -> bool:
    found = [now.get(source) for source, _, n in payment if n]
    cards = {each.card if isinstance(each, Source) else each.name for each in found if isinstance(each, Source | Card)}
    only = now.get(next(iter(cards))) if len(cards) == 1 and cards != {""} else None
    return not payment or (isinstance(only, Card) and only.kind == CHARACTER)
