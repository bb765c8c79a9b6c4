"""paying-costs, effect-event: prices are paid, and what was paid for happens."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence

from judge.engine import Choice, Cite, Moment, Refusal, Verb, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.meanings import ABILITIES, Ref, Symbols, symbols
from judge.games.wot_ccg.cards.meanings.effects import Deed, Effect
from judge.games.wot_ccg.cards.words import said
from judge.games.wot_ccg.play import payments
from judge.games.wot_ccg.play.action_round.play_advantage import cost_now, enter_play
from judge.games.wot_ccg.play.action_round.prices import price_of, times_of, without_times
from judge.games.wot_ccg.play.action_round.recruit import recruited
from judge.games.wot_ccg.play.choice_words import payment_named
from judge.games.wot_ccg.play.events_and_effects.effects_in_play import TIMED
from judge.games.wot_ccg.play.events_and_effects.history import note
from judge.games.wot_ccg.play.events_and_effects.limits_of_events import allowed, note_targets, surcharge
from judge.games.wot_ccg.play.events_and_effects.occasions import upon_card, upon_event
from judge.games.wot_ccg.play.payments import Group, Payment, Recruit, words_of
from judge.games.wot_ccg.play.resolution_round.effects_of_damage import PRICE, take_corruption
from judge.games.wot_ccg.play.targets import split_picks
from judge.games.wot_ccg.play.who import acting_player, game
from judge.games.wot_ccg.things import DISCARD, FIGHTERS, HAND, REMOVED, Bill, Card, Task

USES = {
    "while participating": cite("participating-while"), "during a challenge": cite("participating-during"),
    "in a challenge": cite("participating-in"), "opening": cite("step-phase"), "grips": cite("step-phase"),
    "own damage": cite("targeted-damage"), "rolling": cite("event-term-barred"),
}  # fmt: skip


def effect_of(now: Moment, bill: Bill) -> Effect:
    """The effect that is paid for; an event card has one."""
    card = now.the(Card, bill.what)
    if bill.effect == "event":
        return next(each for each in card.text if each.timing in TIMED)
    return next(each for each in card.text if each.name == bill.effect)


def cost_of(now: Moment, bill: Bill) -> Symbols:
    """What a bill that is no recruiting cost comes to."""
    if bill.effect == "corruption":
        return PRICE
    card = now.the(Card, bill.what)
    if bill.effect == "advantage":
        return cost_now(now, card, bill.by)
    own = price_of(effect_of(now, bill), times_of(effect_of(now, bill), bill.targets, bill.option))
    return symbols(map(sum, zip(own, surcharge(now, card, bill.by), strict=True)))


def recruit_of(now: Moment, bill: Bill) -> Recruit:
    """The recruit that a bill is for."""
    return Recruit(now.the(Card, bill.what), bill.by, bill.converts)


def ways_to_pay(now: Moment, bill: Bill) -> list[Payment]:
    """Every distinct payment of a bill."""
    if bill.effect == "recruit":
        return payments.payments(now, recruit_of(now, bill))
    groups: Sequence[Group] = payments.symbols_of(now, bill.by)
    if bill.effect not in ("corruption", "advantage", "event"):
        groups = payments.paying_groups(now, now.the(Card, bill.what), effect_of(now, bill), bill.by)
    wild = 0 if bill.effect in ("corruption", "advantage") else effect_of(now, bill).wild
    found = payments.plain_payments(now, groups, cost_of(now, bill), wild)
    return allowed(now, now.the(Card, bill.what), found) if bill.effect == "event" else found


@RULES.test
def several_payments(now: Moment) -> bool:
    """paying-costs: whether there is more than one way to pay."""
    bill = now.given(Bill, "bill")
    if now.bound("payment") is not None:
        return False
    return (_counted(now, bill) or len(ways_to_pay(now, bill))) > 1


def _counted(now: Moment, bill: Bill) -> int | None:
    """How many payments there are, where that is known without listing them."""
    return payments.count_payments(now, recruit_of(now, bill)) if bill.effect == "recruit" else None


@RULES.verb
class Pay(Verb):
    """paying-costs: chooses the symbols that pay."""

    name = "pay"
    phrase = "pays {0}"
    example = "`Ana pays 2 politics from Rand and 1 one power from Egwene`, `Ana pays nothing`"
    only = refuse("nothing is being paid for now", cite("paying-costs"))

    def by(self, now: Moment) -> str:
        return now.given(Bill, "bill").by

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        yield from ((each,) for each in ways_to_pay(now, now.given(Bill, "bill")))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        match = re.fullmatch(r"(?:pays?|spends?) (?:with )?(.+)", text)
        found = payment_named(now, match[1]) if match else None
        return None if found is None else (found,)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        bill, payment = now.given(Bill, "bill"), _payment(choice)
        if bill.effect == "recruit":
            return payments.refuse_payment(now, recruit_of(now, bill), payment)
        if payment in ways_to_pay(now, bill):
            return None
        text = f"{bill.what} costs {said(cost_of(now, bill))}"
        return refuse(text, cite("paying-costs"), cite("one-power-recruit-only"))

    def count(self, now: Moment, by: str) -> int | None:
        return _counted(now, now.given(Bill, "bill"))

    def say(self, choice: Choice) -> str:
        return f"pays {words_of(_payment(choice))}"

    def take(self, now: Moment, choice: Choice) -> None:
        now.bind("payment", choice.args[0])


def _payment(choice: Choice) -> Payment:
    found = choice.args[0]
    assert isinstance(found, tuple)
    return found


@RULES.step
def pay_and_do(now: Moment) -> None:
    """Pays with what was chosen, or in the only way there is, and goes on with what was paid for."""
    bill = now.given(Bill, "bill")
    chosen = now.bound("payment")
    payment: Payment = chosen if isinstance(chosen, tuple) else ways_to_pay(now, bill)[0]
    if bill.effect == "recruit":
        recruited(now, bill, payment)
        return
    payments.spend(now, payment)
    if bill.effect not in ("corruption", "advantage", "event"):
        _use_up_rolled(now, bill, payment)
    if payment:
        rules = (whose_symbols(now, bill), cite("paying-costs"))
        now.say(f"{bill.by} pays {words_of(payment)}.", *rules, actor=bill.by, event=("paid", bill.what))
    paid_for = {"corruption": take_corruption, "advantage": enter_play, "event": _event}
    paid_for.get(bill.effect, _effect)(now, bill)


def _use_up_rolled(now: Moment, bill: Bill, payment: Payment) -> None:
    """rolled: symbols that were rolled and have paid for something do not count as rolled a second time."""
    card = now.the(Card, bill.what)
    if card.last is None or not any(each.only_for == "rolled" for each in effect_of(now, bill).costs):
        return
    paid = {ability: n for _, ability, n in payment}
    left = symbols(n - paid.get(each, 0) for n, each in zip(card.last.symbols, ABILITIES, strict=True))
    now.put(card._replace(last=card.last._replace(symbols=left)))


def whose_symbols(now: Moment, bill: Bill) -> Cite:
    """paying-own-symbols, paying-pool-stated, paying-cards-any: the rule on whose symbols pay a bill."""
    if bill.effect == "corruption":
        return cite("corruption-removal")
    if bill.effect in ("advantage", "event") or now.the(Card, bill.what).kind not in FIGHTERS:
        return cite("paying-cards-any")
    return cite("paying-pool-stated") if effect_of(now, bill).pool else cite("paying-own-symbols")


def _in_actions_of_another(now: Moment, player: str) -> bool:
    """take-actions-events: events may be played in the other player's Take Actions Step as well."""
    return now.inside("take-actions") and acting_player(now) != player


def _event(now: Moment, bill: Bill) -> None:
    """event-no-interrupt, event-discarded: an event is carried out at once and then discarded."""
    card, effect = now.the(Card, bill.what), effect_of(now, bill)
    where = {"hand": HAND, "removed": REMOVED}.get(now.reads("event-card-goes"), DISCARD)
    now.put(card._replace(zone=where))
    rules = [cite("take-actions-events")] if _in_actions_of_another(now, bill.by) else []
    rules += [cite("limited-events") if effect.timing == "limited" else cite("event-no-interrupt")]
    if effect.reroll:
        rules.append(_when_rerolled(now))
    text = f"{bill.by} plays {card.name}{_on(bill)}; it resolves at once and is discarded."
    now.say(text, *rules, cite("event-discarded"), actor=bill.by, event=("played", card.name))
    note_once(now, card, bill.by)
    note(now, "played", bill.by, card.name)
    note_targets(now, card, bill.targets)
    upon_event(now, card, bill.by)
    for name in bill.targets:
        if isinstance(now.get(name), Card):
            upon_card(now, "is targeted", now.the(Card, name))
            if now.the(Card, name).controller != bill.by:
                upon_card(now, "is targeted by the other player", now.the(Card, name))
    _carry_out(now, effect, bill)


def note_once(now: Moment, card: Card, player: str) -> None:
    """effects-in-play: remembers a card that may be played once a game, or once a turn."""
    once = tuple(f"{each.action}: {player}: {card.title}" for each in card.text if each.action.startswith("once per"))
    if once:
        now.put(game(now)._replace(once=(*game(now).once, *once)))


def _when_rerolled(now: Moment) -> Cite:
    """event-play: a reroll is an event like any other; but it is also allowed while dice are rolled."""
    if now.inside("generate"):
        return cite("generate-no-events")
    return cite("event-term-barred") if now.inside("resolve-challenge") else cite("event-play")


def _effect(now: Moment, bill: Bill) -> None:
    """effect-event: an effect of a card in play is carried out like an event."""
    card, effect = now.the(Card, bill.what), effect_of(now, bill)
    if effect.rotate or effect.once:
        now.put(card._replace(rotated=card.rotated or effect.rotate, used=(*card.used, effect.name)))
    if effect.rotate:
        upon_card(now, "rotates", now.the(Card, card.name))
    if effect.once == "game":
        now.put(game(now)._replace(once=(*game(now).once, f"{card.title}: {effect.name}")))
    rules = [cite("effect-default-event"), cite("effect-event")]
    if effect.timing == "limited":
        rules = [cite("effect-limited")]
    rules += [USES[effect.use]] if effect.use else []
    now.say(f"{bill.by} uses {card.name}{_on(bill)}.", *rules, actor=bill.by, event=("used", card.name))
    _carry_out(now, effect, bill)


def _on(bill: Bill) -> str:
    return f" on {' and '.join(bill.targets)}" if bill.targets else ""


def _carry_out(now: Moment, effect: Effect, bill: Bill) -> None:
    """event-no-interrupt: what is given up for it comes first, then the deeds of the alternative chosen."""
    option = without_times(bill.option)
    deeds = dict(effect.options).get(option) or (effect.options[0][1] if effect.options else ())
    given_up = tuple(each for each in effect.costs if each.verb != "pay" and not _is_rotation(each))
    times = times_of(effect, bill.targets, bill.option)
    picks = split_picks(effect.picks, bill.targets) or ()
    now.call("carry-out", task=Task(bill.what, bill.by, bill.what, picks, (*given_up, *deeds), times=times))


def _is_rotation(deed: Deed) -> bool:
    return deed.verb == "rotate" and deed.whom in (Ref("this"), Ref("it"))
