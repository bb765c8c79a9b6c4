"""recruit: whether a character or troop may be recruited at all, and what happens when it is paid for."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.meanings import ABILITIES
from judge.games.wot_ccg.cards.words import said
from judge.games.wot_ccg.play import pattern
from judge.games.wot_ccg.play.action_round.recruit_grounds import groups_in, rules_of_payments, rules_of_price
from judge.games.wot_ccg.play.action_round.take_actions import refuse_action
from judge.games.wot_ccg.play.choice_words import card_named, payment_named
from judge.games.wot_ccg.play.control import refuse_control
from judge.games.wot_ccg.play.copies import copy_rules, note_unique, refuse_copies
from judge.games.wot_ccg.play.costs import Way, price, prices
from judge.games.wot_ccg.play.events import refuse_pattern
from judge.games.wot_ccg.play.payments import (
    Payment,
    Recruit,
    count_payments,
    refuse_payment,
    refuse_symbol,
    spend,
    symbols_of,
    total_of,
    way_of,
    words_of,
)  # fmt: skip
from judge.games.wot_ccg.play.traits import forbidden, is_leader
from judge.games.wot_ccg.play.triggers import happen
from judge.games.wot_ccg.play.who import held, tokens_of
from judge.games.wot_ccg.things import FIGHTERS, HOME, PLAY, Bill, Card
from judge.kit.timeline import end


@RULES.verb
class RecruitCard(Verb):
    """recruit: pays for a character or troop in hand; tokens may be converted to make it cheaper."""

    name = "recruit"
    example = (
        "`Ana recruits Lord Pelivar`, `Ana recruits Elayne converting 2 tokens`, "
        "`Ana recruits Elayne with 1 politics from Rand and 1 one power from Egwene`"
    )

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in held(now, by):
            if card.kind in FIGHTERS:
                useful = max(1, *(card.cost or (1,)))
                yield from ((card.name, n) for n in range(min(useful, tokens_of(now, by)) + 1))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        text = re.sub(r"^converts? (\d+)(?: pattern)? tokens? to recruit (.+)$", r"recruits \2 converting \1", text)
        match = _RECRUITS.fullmatch(text)
        if match is None or not (name := card_named(now, match["card"])):
            return None
        paid = payment_named(now, match["paid"]) if match["paid"] else None
        return (
            None if match["paid"] and paid is None else (name, int(match["n"] or 0), *(() if paid is None else (paid,)))
        )

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card, converts = now.the(Card, str(choice.args[0])), int(str(choice.args[1]))
        if len(choice.args) > 2:
            bill = Recruit(card, choice.by, converts)
            return refuse_recruit(now, card, choice.by, converts) or refuse_payment(now, bill, _paid(choice) or ())
        return refuse_recruit(now, card, choice.by, converts) or refuse_unaffordable(
            now, Recruit(card, choice.by, converts)
        )

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse_action(now)

    def say(self, choice: Choice) -> str:
        card, converts = choice.args[:2]
        paid = f" with {words_of(_paid(choice) or ())}" if len(choice.args) > 2 else ""
        tokens = f" converting {converts} token{'' if converts == 1 else 's'}" if converts else ""
        return f"recruits {card}{paid}{tokens}"

    def take(self, now: Moment, choice: Choice) -> None:
        card, converts = str(choice.args[0]), int(str(choice.args[1]))
        now.call("events")
        now.call("pay", bill=Bill("bill", choice.by, card, "recruit", converts), payment=_paid(choice))


_RECRUITS = re.compile(
    r"recruits? (?P<card>.+?)(?: (?:with|paying|for|using) (?P<paid>.+?))?"
    r"(?:,? (?:and )?(?:by )?(?:converting|converts) (?P<n>\d+)(?: pattern)?(?: tokens?)?)?"
)


def _paid(choice: Choice) -> Payment | None:
    """The symbols that a choice names at once, if it does."""
    found = choice.args[2] if len(choice.args) > 2 else None
    return found if isinstance(found, tuple) else None


def refuse_recruit(now: Moment, card: Card, player: str, converts: int) -> Refusal | None:
    """recruit: what forbids it whatever is paid."""
    if is_leader(card):
        return refuse(f"{card.name} is a Starting card and is never recruited", cite("starting"))
    if source := forbidden(now, card, "be recruited"):
        return refuse(f"{card.name} cannot be recruited ({source})", cite("cannot"))
    if converts > tokens_of(now, player):
        return refuse(f"{player} has only {tokens_of(now, player)} tokens to convert", cite("convert-recruit-repeat"))
    return refuse_control(now, card, player) or refuse_copies(now, card) or refuse_pattern(now, card, player, converts)


def refuse_unaffordable(now: Moment, bill: Recruit) -> Refusal | None:
    """recruit: no set of symbols pays the cost; the numbers and the rules that make them."""
    if count_payments(now, bill):
        return None
    groups = symbols_of(now, bill.player)
    usable = [each for each in groups if refuse_symbol(now, bill.card, each) is None]
    plain, double = (prices(now, bill.card, bill.player, Way(bill.converts, doubled)) for doubled in (False, True))
    text = f"{bill.card.name} costs {_or(plain)}"
    if bill.card.kind == "character":
        text += f", or {_or(double)} with any symbol that shares no allegiance with it"
    text += f"; {bill.player} has {said(total_of(usable))} that may pay for it"
    return refuse(text, *rules_of_payments(now, bill))


def _or(found: list[tuple[int, int, int, int]]) -> str:
    return " or ".join(map(said, found))


def recruited(now: Moment, bill: Bill, payment: Payment) -> None:
    """recruit-placed-ready: the card comes into the home front, ready; tokens are converted as it is recruited."""
    card = now.the(Card, bill.what)
    way = way_of(now, Recruit(card, bill.by, bill.converts), payment)
    _say_price(now, card, bill, way, payment)
    if bill.converts:
        pattern.convert(now, bill.by, bill.converts, cite("convert-recruit"))
    spend(now, payment)
    _use_up(now, bill.by)
    now.put(now.the(Card, card.name)._replace(zone=PLAY, place=HOME, rotated=False, controller=bill.by, fresh=True))
    now.say(
        f"{card.name} comes into {bill.by}'s home front, ready.",
        cite("recruit-placed-ready"),
        cite("enters-ready"),
        *copy_rules(now, card),
        actor=bill.by,
        event=("recruited", card.name),
    )
    note_unique(now, card)
    happen(now, "enters play", now.the(Card, card.name), bill.by)


def _say_price(now: Moment, card: Card, bill: Bill, way: Way, payment: Payment) -> None:
    """The price, with the rows that made it, and what paid it."""
    values = [price(now, card, bill.by, way, each) for each in ABILITIES]
    main = max(values, key=lambda value: len(value.rows))
    rules = rules_of_price(now, Recruit(card, bill.by, bill.converts), way, groups_in(now, bill.by, payment))
    text = f"{bill.by} recruits {card.name} and pays {words_of(payment)}."
    now.say(text, *rules, actor=bill.by, event=("cost", card.name), value=main if main.rows else None)


def _use_up(now: Moment, player: str) -> None:
    """modifier-order: a reduction for the next recruit is used up by it."""
    end(now, lambda row: row.on == player and row.change is not None and row.change.what.endswith("cost"))
