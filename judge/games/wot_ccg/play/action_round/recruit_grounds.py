"""recruit, allegiance-rules: which rules a price rests on for this card, player and symbols."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Cite, Moment
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.meanings import ABILITIES
from judge.games.wot_ccg.play.costs import Way, matches, price, prices, reducers
from judge.games.wot_ccg.play.payments import Group, Payment, Recruit, refuse_symbol, symbols_of
from judge.games.wot_ccg.play.traits import allegiances, has
from judge.games.wot_ccg.things import Card, Player


def rules_of_price(now: Moment, bill: Recruit, way: Way, groups: Iterable[Group]) -> tuple[Cite, ...]:
    """recruit: the rules behind a price that is paid with these symbols, the deciding ones first."""
    card, used = bill.card, list(groups)
    rows = [row.cite for ability in ABILITIES for row in price(now, card, bill.player, way, ability).rows]
    rules = [*_of_allegiance(now, card, way, used), *_of_nature(now, bill, way), *rows]
    if way.converts:
        rules += [cite("convert-recruit-first"), cite("modifier-convert-exception")]
        rules += [cite("convert-recruit-repeat")] if way.converts > 1 else []
    if not any(any(each) for each in prices(now, card, bill.player, way)):
        rules.append(cite("zero-cost-no-character"))
    if way.payers or reducers(now, card, bill.player):
        rules.append(cite("reducer-must-spend"))
    if any(group.ability == "one power" for group in used):
        rules += [cite("one-power-substitute"), cite("one-power-keeps-allegiance")]
    return tuple(dict.fromkeys((*rules, cite("recruit"))))


def _of_allegiance(now: Moment, card: Card, way: Way, used: list[Group]) -> list[Cite]:
    """recruit-allegiance-doubling, recruit-troop-allegiance, and the rules for single allegiances."""
    own = allegiances(now, card)
    reasons = (
        (way.doubled, cite("recruit-allegiance-doubling")),
        (has(now, card, "Mercenary"), cite("recruit-mercenary")),
        (has(now, card, "Mercenary"), cite("allegiance-mercenary")),
        (card.kind == "troop" and bool(own), cite("recruit-troop-allegiance")),
        (
            has(now, card, "Aiel"),
            cite("allegiance-aiel") if card.kind == "character" else cite("allegiance-aiel-troops"),
        ),
        (len(own) > 1, cite("allegiance-multiple-printed")),
        (len(own) > 1, cite("allegiance-rules-cumulative")),
        (any(_changed(now, group) for group in used), cite("symbol-allegiance-when-spent")),
    )
    return [rule for holds, rule in reasons if holds]


def _changed(now: Moment, group: Group) -> bool:
    source = now.get(group.source)
    return isinstance(source, Card) and tuple(group.allegiances) != tuple(source.allegiances)


def _of_nature(now: Moment, bill: Recruit, way: Way) -> list[Cite]:
    """recruit-dark-nature, recruit-light-nature; recruit-cumulative where both doublings come together."""
    hero = now.the(Player, bill.player).hero
    if has(now, bill.card, "Light Nature" if hero else "Dark Nature"):
        return [cite("recruit-light-nature") if hero else cite("recruit-dark-nature")]
    if not has(now, bill.card, "Dark Nature" if hero else "Light Nature"):
        return []
    both = [cite("recruit-cumulative")] if way.doubled else []
    return [*both, cite("recruit-dark-nature") if hero else cite("recruit-light-nature")]


def groups_in(now: Moment, player: str, payment: Payment) -> list[Group]:
    """The symbols that a payment takes, each with its allegiances."""
    used = {(source, ability) for source, ability, n in payment if n}
    return [each for each in symbols_of(now, player) if (each.source, each.ability) in used]


def rules_of_payments(now: Moment, bill: Recruit) -> tuple[Cite, ...]:
    """The rules that decide which sets of symbols pay for a card."""
    groups = symbols_of(now, bill.player)
    shut_out = [found for each in groups if (found := refuse_symbol(now, bill.card, each)) is not None]
    wrong = bill.card.kind == "character" and any(not matches(now, bill.card, each.allegiances) for each in groups)
    rules = rules_of_price(now, bill, Way(bill.converts, wrong), groups)
    return tuple(dict.fromkeys((*rules, *(each for found in shut_out for each in found.cites))))
