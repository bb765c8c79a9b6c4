"""paying-costs, effect-event: what an effect costs besides symbols, and how often a price may be paid."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.meanings import NONE, Aimed, Per, Ref, Symbols, symbols
from judge.games.wot_ccg.cards.meanings.effects import Deed, Effect
from judge.games.wot_ccg.play.in_force import bearer_of
from judge.games.wot_ccg.play.payments import paying_groups, total_of
from judge.games.wot_ccg.play.targets import split_picks
from judge.games.wot_ccg.play.traits import refuse_banned
from judge.games.wot_ccg.play.who import current, held, tokens_of
from judge.games.wot_ccg.things import EVENT, PLAIN, Card, Challenge, Player


def price_of(effect: Effect, times: int) -> Symbols:
    """The symbols that an effect costs when its price for each time is paid so often."""
    each = _each(effect)
    return symbols(once + n * times for once, n in zip(effect.cost, each, strict=True))


def _each(effect: Effect) -> Symbols:
    """What is paid for each time, or for each target."""
    paid = [
        deed.results.symbols for deed in effect.costs if deed.verb == "pay" and deed.what == "each" and deed.results
    ]
    paid += [pick.per for pick in effect.picks if any(pick.per)]
    return paid[0] if paid else NONE


def numbers_of_times(now: Moment, effect: Effect, card: Card, by: str) -> Iterator[str]:
    """How often a price may be paid, in words; nothing where it is paid once, or once for each target."""
    given = next((deed for deed in effect.costs if isinstance(deed.amount, Per)), None)
    if given is not None:
        yield from (f"{n} times" for n in range(1, _there(now, given, card, by) + 1))
        return
    per = next((d.results.symbols for d in effect.costs if d.verb == "pay" and d.what == "each" and d.results), NONE)
    if not any(per):
        yield ""
        return
    there = total_of(paying_groups(now, card, None if card.kind == EVENT else effect, by))
    most = min(have // n for have, n in zip(there, per, strict=True) if n)
    yield from (f"{n} times" for n in range(1, max(1, most) + 1))


def _there(now: Moment, deed: Deed, card: Card, by: str) -> int:
    """How many tokens there are to take off: on the card, or in the player's own damage pool."""
    if deed.verb == "unmark":
        return card.marks(deed.what)
    if deed.verb == "discard cards":
        return len([each for each in held(now, by) if each.name != card.name]) + now.the(Player, by).hand
    challenge = now.get(current(now)) if current(now) else None
    rows = challenge.damage if isinstance(challenge, Challenge) else ()
    return sum(each.amount for each in rows if each.by == by and each.pool == deed.what and each.kind == PLAIN)


def times_of(effect: Effect, names: tuple[str, ...], option: str) -> int:
    """How often the price of an effect is paid: as the choice says, or once for each target."""
    words = option.split()
    if words[-1:] == ["times"]:
        return int(words[-2])
    parts = split_picks(effect.picks, names) or ()
    paid = [len(part) for pick, part in zip(effect.picks, parts, strict=False) if any(pick.per)]
    return paid[0] if paid else 1


def without_times(option: str) -> str:
    """An alternative without the words that say how often."""
    words = option.split()
    return " ".join(words[:-2]) if words[-1:] == ["times"] else option


def refuse_costs(now: Moment, player: str, card: Card, effect: Effect, names: tuple[str, ...]) -> Refusal | None:
    """rotating-once, convert: whether what an effect costs besides symbols can be done."""
    parts = split_picks(effect.picks, names) or ()
    for deed in effect.costs:
        if (refusal := _refuse_cost(now, player, card, deed, parts)) is not None:
            return refusal
    return None


def refuse_besides(now: Moment, effect: Effect, card: Card, player: str) -> Refusal | None:
    """recruit: what is given besides cards in play, such as cards in hand or tokens, and is not there."""
    given = tuple(each for each in effect.options[0][1] if isinstance(each.whom, Ref))
    return refuse_costs(now, player, card, effect._replace(costs=given, picks=()), ())


def _refuse_cost(
    now: Moment, player: str, card: Card, deed: Deed, parts: tuple[tuple[str, ...], ...]
) -> Refusal | None:
    if (
        deed.verb in ("convert tokens", "remove tokens")
        and isinstance(deed.amount, int)
        and tokens_of(now, player) < deed.amount
    ):
        return refuse(f"{player} has too few tokens", cite("convert"))
    if deed.verb == "unmark" and isinstance(deed.amount, int) and card.marks(deed.what) < deed.amount:
        return refuse(f"there are too few tokens on {card.name}", cite("token"))
    if deed.verb == "discard cards" and isinstance(deed.amount, int):
        others = [each for each in held(now, player) if each.name != card.name]
        if len(others) + now.the(Player, player).hand < deed.amount:
            return refuse(f"{player} has too few cards in hand", cite("paying-costs"))
    if deed.verb == "spend control" and isinstance(deed.amount, int):
        names = parts[deed.whom.at] if isinstance(deed.whom, Aimed) else (card.name,)
        paid = [each for name in names if isinstance(each := now.get(name), Card)]
        poor = next((each for each in paid if dict(each.control).get(player, 0) < deed.amount), None)
        if poor is not None:
            return refuse(f"{player} has too few control tokens on {poor.name}", cite("contested-tokens"))
    if "rotate" in deed.verb:
        turned = [now.get(name) for name in parts[deed.whom.at]] if isinstance(deed.whom, Aimed) else [
            bearer_of(now, card) if deed.whom == Ref("bearer") else card]  # fmt: skip
        for each in turned:
            if isinstance(each, Card) and each.rotated:
                return refuse(f"{each.name} is rotated and cannot rotate again", cite("rotating-once"))
            if isinstance(each, Card) and (banned := refuse_banned(now, each, "rotate")):
                return banned
    return None
