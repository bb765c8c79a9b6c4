"""phase-2a-may-do, discard-to-use: May Dos of cards in play, powers, cards that are discarded to use them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import combinations

from judge.cardtext import Unsayable
from judge.cardtext.say import said
from judge.engine import Choice, Cite, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.conditions import all_met
from judge.games.highlander.cards.continuous_effects import InForce, has_no_text
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.immediate_effects import carry_out, one_target
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.language import LANGUAGE
from judge.games.highlander.cards.meanings import once
from judge.games.highlander.cards.meanings.lines import Line
from judge.games.highlander.cards.meanings.parts import Price
from judge.games.highlander.play import corda_and_reno, trading
from judge.games.highlander.play.choice_words import Spoken, can, names, shown
from judge.games.highlander.play.costs import discard_to, due, pay_price, refuse_paying, refuse_price
from judge.games.highlander.play.endurance import take
from judge.games.highlander.play.playing_cards import TO_USE
from judge.games.highlander.play.targets import refuse_target, targets
from judge.games.highlander.play.whereabouts import misplaced, not_now
from judge.games.highlander.play.who import (
    active_player,
    all_in_play,
    cards,
    hand,
    in_play,
    note,
    other_player,
    phase,
    player,
    turn,
)
from judge.games.highlander.things import Card, Job
from judge.kit.timeline import TIMELINE, ongoing

OFTEN = 15
USABLE = ("may", "may phase", "discard", "remove")


def may_lines(card: Card, ability: int | None = None) -> list[Line]:
    """phase-2a-may-do: the lines of a card, or of one of its abilities, that its player may use."""
    used = {each.ability for each in card.text if each.event in USABLE}
    return [each for each in card.text if each.ability in used and ability in (None, each.ability)]


def abilities(card: Card) -> list[int]:
    """phase-2a-may-do: the abilities of a card that its player may use, by number."""
    if not card.text:
        return []
    return list(dict.fromkeys(each.ability for each in may_lines(card)))


@RULES.verb
class Use(Spoken):
    """phase-2a-may-do: a May Do of a card in play, a power, or a card that is discarded or removed to use it."""

    name = "use"
    phrase = "uses {0}[3: to {3}][1: on {1}]{2}"
    example = (
        "uses <card in play>, uses <card in play> on <card or attack>; of several powers: uses <card> to draw 1 card"
    )
    also = ((r"(?:uses|activates|discards) (.+?) (?:against|targeting|at) (.+)", r"uses \1 on \2"),
            (r"(?:activates|discards) (.+)", r"uses \1"))  # fmt: skip

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        places = [card for card in all_in_play(now) if card.type == "location" and card.owner != by]
        for card in (*in_play(now, by), *places, *cards(now, by, corda_and_reno.ASIDE)):
            for number in abilities(card):
                words = _said(card, number)
                for target in targets(now, by, card, USABLE, number):
                    yield from ((card.name, target, paid, words) for paid in _ways(now, by, card, number))

    kinds = "ctcw"
    zone = "play"

    def suits(self, now: Moment, by: str, args: tuple[Hashable, ...]) -> bool:
        card = now.get(str(args[0]))
        return isinstance(card, Card) and bool(abilities(card))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if (wrong := _not_to_be_used(now, choice)) is not None:
            return wrong
        card, by = now.the(Card, str(choice.args[0])), choice.by
        number = _ability(card, choice)
        lines = may_lines(card, number)
        when = lines[0].event
        if card.nullified or has_no_text(now, card):
            return refuse(f"{card.title} is nullified", cite("nullifying"))
        if card.zone == corda_and_reno.ASIDE:
            return refuse(f"{card.title} is not the active one of the pair", cite("faq-corda-reno"))
        return (
            _wrong_turn(now, by, when)
            or _wrong_phase(now, when)
            or _not_ripe(now, card, when)
            or _used(now, card, number, when)
            or _unmet(now, by, card, lines)
            or refuse_target(now, by, card, str(choice.args[1]), USABLE, number)
            or _unpaid(now, by, card, number, names(choice.args[2]))
            or _no_exertion_left(now, by, lines)
        )

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if (wrong := _not_to_be_used(now, choice)) is not None:
            return wrong
        card = now.the(Card, str(choice.args[0]))
        when = may_lines(card, _ability(card, choice))[0].event
        if choice.by != active_player(now):
            text = f"{choice.by} may use it right after the opponent has played a card"
            late = _wrong_turn(now, choice.by, when) or _not_ripe(now, card, when)
            return late or refuse(text, cite("discard-to-use"))
        return self.refuse(now, choice) or not_now(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        card, target, by = now.the(Card, str(choice.args[0])), str(choice.args[1]), choice.by
        number = _ability(card, choice)
        lines = may_lines(card, number)
        when = lines[0].event
        traded = names(choice.args[2]) if _trade(card, number) else ()
        for paid in names(choice.args[2]) if not traded else ():
            if now.reads("price-paid") == "forgotten":
                continue
            discard_to(now, by, paid, f"use {card.title}", *rules_of(card.title), cite("paying-cost"))
        now.say(f"{by} uses {card.title}.", cite("phase-2a-may-do"), *_rule(when), *rules_of(card.title), actor=by,
                event=("used", card.title))  # fmt: skip
        if when in TO_USE:
            gone = when == "remove" or any(isinstance(each.does, once.RemoveThis) for each in lines)
            now.put(card._replace(zone="removed" if gone else "discard"))
        else:
            note(now, used=tuple(sorted({*turn(now).used, f"{card.name} {number}"})))
        met = [each for each in lines if all_met(now, each.conditions, by, card)]
        price = _price(card, number)
        done = [each._replace(at_once=each.at_once or by != active_player(now)) for each in met]
        if traded:
            for name in traded:
                trading.trade(now, by, name, card.title)
            take(now, by, trading.drawn_for(now, len(traded)), "hand", card.title)
            done = [each for each in done if not isinstance(each.does, once.Trade)]
        jobs = tuple(Job(card.title, each, by, target=target, card=card.name, settled=True) for each in done)
        carry_out(now, one_target(jobs))
        if price and price.of != "hand":
            pay_price(now, by, price, card.title)


def _not_to_be_used(now: Moment, choice: Choice) -> Refusal | None:
    """phase-2a-may-do: only what lies in play for its player, and says that he may do something."""
    card = now.get(str(choice.args[0]))
    if not isinstance(card, Card):
        return refuse(f"{shown(choice.args[0])} is not a card that can be used", cite("phase-2a-may-do"))
    if card.type != "location" or card.zone != "play":
        wrong = misplaced(now, choice.by, card, ("play", corda_and_reno.ASIDE), "phase-2a-may-do")
        if wrong is not None:
            return wrong
    if card.is_lost:
        return refuse(f"{card.title} is face down", cite("primary-woc"), cite("disarming"))
    if not abilities(card):
        text = f"{card.title} has no text that lets {choice.by} choose to do something"
        return refuse(text, cite("phase-2a-may-do"))
    return None


def _no_exertion_left(now: Moment, by: str, lines: list[Line]) -> Refusal | None:
    """hard-exertion: a power that asks for a Hard Exertion needs one that may still be made."""
    from judge.games.highlander.play.exertions.hard_and_soft import refuse_hard

    hard = any(each.check and each.check.how == "hard" for each in lines)
    return refuse_hard(now, by, "text") if hard else None


def _said(card: Card, number: int) -> str:
    """What an ability does, in words, where a card has several."""
    if len(abilities(card)) == 1:
        return ""
    does = may_lines(card, number)[0].does
    for sort in ("deed", "timed", "timed permission"):
        try:
            return said(LANGUAGE, does, LANGUAGE.sorts[sort], True).text
        except Unsayable:
            continue
    return str(number)


def _ability(card: Card, choice: Choice) -> int:
    """The ability that a choice means."""
    words = str(choice.args[3])
    return next((each for each in abilities(card) if _said(card, each) == words), abilities(card)[0])


def _price(card: Card, number: int) -> Price | None:
    """paying-cost: what has to be discarded to use an ability of a card."""
    return next((each.price for each in may_lines(card, number) if each.price), None)


def _ways(now: Moment, by: str, card: Card, number: int) -> list[tuple[str, ...]]:
    """Every way to pay what using a card costs; an empty one where nothing is asked for or nothing can pay it."""
    price = _price(card, number)
    if price is None or price.of != "hand":
        return [()]
    fitting = [each for each in hand(now, by) if fits(now, each, price.what)]
    ways = combinations(fitting, due(now, by, price))
    seen = {tuple(each.title for each in way): tuple(each.name for each in way) for way in ways}
    return list(seen.values()) or [()]


def _unpaid(now: Moment, by: str, card: Card, number: int, paid: tuple[str, ...]) -> Refusal | None:
    price = _price(card, number)
    if paid and (trade := _trade(card, number)) is not None:
        return _untraded(now, by, card, trade, paid)
    if paid and (price is None or price.of != "hand" or len(paid) > due(now, by, price)):
        asked = due(now, by, price) if price and price.of == "hand" else 0
        return refuse(f"{card.title} asks for {asked or 'no'} card{'' if asked == 1 else 's'} to be discarded, "
                      f"not for {len(paid)}", cite("paying-cost"), *rules_of(card.title))  # fmt: skip
    if (wrong := refuse_paying(now, by, card, paid)) is not None:
        return wrong
    wrong_kind = [name for name in paid if price and not fits(now, now.the(Card, name), price.what)]
    if price is None or (price.of == "hand" and len(paid) >= due(now, by, price) and not wrong_kind):
        return None
    refusal = refuse_price(now, by, price, f"use {card.title}")
    if refusal is None and price.of == "hand":
        refusal = refuse(f"{by} has to say what is discarded to use {card.title}", cite("paying-cost"))
    return refuse(refusal.text, *refusal.cites, *rules_of(card.title)) if refusal else None


def _trade(card: Card, number: int) -> once.Trade | None:
    """faq-methos: an ability by which up to so many cards are discarded, and one is drawn for each."""
    return next((each.does for each in may_lines(card, number) if isinstance(each.does, once.Trade)), None)


def _untraded(now: Moment, by: str, card: Card, trade: once.Trade, paid: tuple[str, ...]) -> Refusal | None:
    """faq-methos: so many cards out of the own hand, of the right kind."""
    found = [now.get(name) for name in paid]
    if len(paid) > trade.amount or not all(isinstance(each, Card) and fits(now, each, trade.what) for each in found):
        text = f"{card.title} trades up to {trade.amount} cards of the right kind"
        return refuse(text, *rules_of(card.title), cite("paying-cost"))
    return refuse_paying(now, by, card, paid)


def _rule(when: str) -> tuple[Cite, ...]:
    return (cite("discard-to-use"),) if when in TO_USE else ()


def _wrong_turn(now: Moment, by: str, when: str) -> Refusal | None:
    """golden-rule-turn: nothing in the opponent's turn; for discard-to-use cards that is a reading."""
    if by == active_player(now) or when in TO_USE and now.reads("discard-to-use-turn") == "opponents-turn-too":
        return None
    return refuse(f"it is not {by}'s turn", cite("golden-rule-turn"), *_rule(when))


def use_between_cards(now: Moment) -> None:
    """discard-to-use: after each card of the active player the opponent may use what is eligible."""
    note(now, just_played=False)
    if phase(now) and can(now, "use", other_player(now)):
        now.call("between-cards")


def _wrong_phase(now: Moment, when: str) -> Refusal | None:
    here = phase(now)
    if here in ("adjustment", "draw"):
        return refuse("this cannot be done in this phase", cite("phase-5-ability-adjustment"), cite("faq-nexus"))
    if here == "may":
        return None
    if when == "may phase":
        return refuse("its text names the May Do/Must Do Phase", cite("phase-2a-may-do"))
    if when == "may" and now.reads("may-do-anytime") == "phase-only":
        return refuse("May Dos belong to the May Do/Must Do Phase", cite("phase-2-may-must"))
    return None


def _not_ripe(now: Moment, card: Card, when: str) -> Refusal | None:
    """discard-to-use: not in the turn it enters; only after the opponent has played a card in a later turn."""
    if when not in TO_USE or card.type in ("pre-game", "persona", "weapon") or card.ripe:
        return None
    if card.entered < turn(now).number and now.reads("discard-to-use") == "own-next-turn":
        return None
    early = card.entered == turn(now).number
    which = "the turn it was put into play" if early else "a turn before the opponent has played"
    return refuse(f"{card.title} cannot be used in {which}", cite("discard-to-use"))


def _used(now: Moment, card: Card, number: int, when: str) -> Refusal | None:
    """faq-once-per-turn: a May Do is done once in a turn."""
    if when not in ("may", "may phase") or f"{card.name} {number}" not in turn(now).used:
        return None
    told = any(each.once for each in may_lines(card, number))
    listed = card.type == "persona" or "quickening" in card.groups
    if not told and not listed and now.reads("may-do-again") == "as-often":
        return None
    rule = cite("anatomy-text") if told else cite("faq-once-per-turn")
    return refuse(f"{card.title} has been used this turn", rule, *rules_of(card.title))


def goes_on_for_ever(now: Moment) -> bool:
    """may-do-again: whether a May Do without a limit has piled up so much that the line of play has no end."""
    found: dict[str, int] = {}
    for each in ongoing(now, InForce) if now.get(TIMELINE) is not None else ():
        found[each.card.name] = found.get(each.card.name, 0) + 1
    for name in turn(now).players:
        mine = player(now, name)
        for row in mine.pending:
            key = f"{row.name} on {name}"
            found[key] = found.get(key, 0) + max(1, row.amount)
        for job in mine.duties:
            key = f"{job.name} of {name}"
            found[key] = found.get(key, 0) + 1
    return bool(found) and max(found.values()) > OFTEN


RULES.endless = goes_on_for_ever


def _unmet(now: Moment, by: str, card: Card, lines: list[Line]) -> Refusal | None:
    if any(all_met(now, each.conditions, by, card) for each in lines):
        return None
    return refuse(f"the conditions of {card.title} are not met", cite("anatomy-text"))
