"""What can be asked about costs: printed, total, for a player; who can recruit a card, with how many payments."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from judge.engine import Cite, Missing, Moment, Ruled
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.asks.naming import a_card, a_player
from judge.games.wot_ccg.cards.meanings import ABILITIES
from judge.games.wot_ccg.cards.words import ALLEGIANCES, number, said, tidy
from judge.games.wot_ccg.play.action_round.recruit import (
    refuse_recruit,
    refuse_unaffordable,
    rules_of_payments,
    rules_of_price,
)
from judge.games.wot_ccg.play.costs import Way, matches, price, prices, printed_cost, reducers
from judge.games.wot_ccg.play.payments import (
    Group,
    Recruit,
    allegiances_paid,
    count_payments,
    for_recruit,
    refuse_symbol,
)
from judge.games.wot_ccg.things import Card, Source
from judge.kit.asks import ask_about, find

ask_about(RULES, Card, (
    ("total cost of {card}", lambda now, card: "none" if card.cost is None else sum(card.cost), cite("cost-total"),
     "The number of symbols in the printed cost; `none` for a card without a cost."),
    ("printed cost of {card}", lambda now, card: "none" if card.cost is None else said(card.cost), cite("cost-printed"),
     "The cost in the corner of the card; `none` for a card without one."),
))  # fmt: skip


def payments(now: Moment, card: str, player: str, number: str = "0") -> Ruled:
    """The number of payments, and the rules that decide which sets pay."""
    bill = Recruit(a_card(now, card), a_player(now, player), _tokens(number))
    return Ruled(count_payments(now, bill), rules_of_payments(now, bill))


def can_recruit(now: Moment, player: str, card: str, number: str = "0") -> Ruled:
    """recruit: whether it can be done, by which rules; or why not."""
    bill = Recruit(a_card(now, card), a_player(now, player), _tokens(number))
    refusal = refuse_recruit(now, bill.card, bill.player, bill.converts) or refuse_unaffordable(now, bill)
    if refusal is not None:
        return Ruled(False, refusal.cites, refusal.text)
    return Ruled(True, rules_of_payments(now, bill), "it can be paid for, and nothing forbids it")


def cost(now: Moment, card: str, player: str, source: str = "", number: str = "0") -> Ruled:
    """The price for one kind of symbols; or that they cannot pay for the card, unless nothing is left to pay."""
    bill = Recruit(a_card(now, card), a_player(now, player), _tokens(number))
    groups = []
    for group in _groups(now, source):
        made = for_recruit(now, group, bill.card, bill.player)
        if made is None:
            text = f"symbols of {group.source} may not be used to recruit {bill.card.name}"
            return Ruled("cannot be paid", (cite("cannot"),), text)
        groups.append(made)
    wrong = any(not matches(now, bill.card, group.allegiances) for group in groups)
    payers = frozenset(reducers(now, bill.card, bill.player)) & {each.source for each in groups}
    way = Way(bill.converts, bill.card.kind == "character" and wrong, payers)
    refusal = next((found for group in groups if (found := refuse_symbol(now, bill.card, group))), None)
    if refusal is not None and all(any(each) for each in prices(now, bill.card, bill.player, way)):
        return Ruled("cannot be paid", refusal.cites, refusal.text)
    rules = rules_of_price(now, bill, way, groups)
    listed = [name for name, n in zip(ABILITIES, printed_cost(bill.card), strict=True) if n]
    if len(listed) == 1:
        return Ruled(price(now, bill.card, bill.player, way, listed[0]), rules)
    return Ruled(" or ".join(map(said, prices(now, bill.card, bill.player, way))), rules)


def _groups(now: Moment, source: str) -> list[Group]:
    """The sources a question names, each with its allegiances, as if they had a symbol to pay with."""
    things: list[Card | Source] = [*now.every(Card), *now.every(Source)]
    found: list[Group] = []
    for part in re.split(r" and |,", source) if source else ():
        name = tidy(part).removesuffix(" symbols").removesuffix(" allegiance")
        thing = find(things, name)
        if thing is not None:
            own = allegiances_paid(now, thing) if isinstance(thing, Card) else thing.allegiances
            found.append(Group(thing.name, "politics", 1, own))
        else:
            found.append(_of_allegiance(name, part))
    return found


def _of_allegiance(name: str, part: str) -> Group:
    """Symbols of an allegiance, or of none that fits."""
    known = next((each for each in ALLEGIANCES if each.casefold() == name), "")
    if not known and name not in ("wrong", "other", "no"):
        raise Missing(f"no card or allegiance {part.strip()}; allegiances: {', '.join(ALLEGIANCES)}")
    return Group(f"{known or 'other'} symbols", "politics", 1, (known,) if known else ())


def _tokens(text: str) -> int:
    try:
        return number(tidy(text).removesuffix(" tokens").removesuffix(" token"))
    except ValueError as error:
        raise Missing(str(error)) from None


QUESTIONS: tuple[tuple[str, Callable[..., Any], tuple[Cite, ...], str], ...] = (
    ("payments for {card} by {player} converting {number}", payments, (cite("recruit"),),
     "How many distinct sets of symbols pay for a card when so many tokens are converted."),
    ("payments for {card} by {player}", payments, (cite("recruit"),),
     "How many distinct sets of symbols pay for a card."),
    ("{player} can recruit {card} converting {number}", can_recruit, (cite("recruit"), cite("convert-recruit")),
     "Whether a player can recruit a card when so many tokens are converted."),
    ("{player} can recruit {card}", can_recruit, (cite("recruit"),),
     "Whether a player can recruit a card with the symbols they have, without converting tokens."),
    ("cost of {card} for {player} with {source} converting {number}", cost,
     (cite("recruit"), cite("convert-recruit-first")),
     "What recruiting costs a player who pays with symbols of a source and converts so many tokens."),
    ("cost of {card} for {player} with {source}", cost, (cite("recruit"),),
     "The cost with symbols of a source (`Rand`, `Tear`): a number for a cost of one ability, else words."),
    ("cost of {card} for {player} converting {number}", cost, (cite("recruit"), cite("convert-recruit-first")),
     "What recruiting costs with symbols of the right allegiance when so many tokens are converted."),
    ("cost of {card} for {player}", cost, (cite("recruit"),),
     "What recruiting costs a player who pays with symbols of the right allegiance only."),
)  # fmt: skip


def _asked(answer: Callable[..., Any], doc: str) -> Callable[..., Any]:
    def work_out(now: Moment, **given: str) -> Any:
        return answer(now, **given)

    work_out.__doc__ = doc
    return work_out


for pattern, answer, cites, doc in QUESTIONS:
    RULES.quantity(pattern, *cites, ahead=True, due=True)(_asked(answer, doc))  # A price is asked before it is paid.
