"""constant-conditional: whether something that card text asks for is so now."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg.cards.groups import meets, members
from judge.games.lotr_lcg.cards.meanings import Amount, Condition, Phrase
from judge.games.lotr_lcg.play.values import compare, resolve_amount
from judge.games.lotr_lcg.play.who import any_card, attack, card, first_player, phase
from judge.games.lotr_lcg.things import Context

CHARACTERS = Phrase("all", kinds=("character",))


def holds(now: Moment, what: Condition, about: Context) -> bool:
    """Whether a condition is met."""
    return _met(now, what, about) is not what.negated


def _met(now: Moment, what: Condition, about: Context) -> bool:
    match what.kind:
        case "phase":
            return phase(now) == what.what
        case "first":
            return (about.by or about.controller) == first_player(now)
        case "undefended":
            fight = attack(now)
            return fight is not None and fight.declared and not fight.defenders
        case "done":
            return about.well
        case "fights":
            own = (name for name in members(now, CHARACTERS, about) if _own(now, name, about))
            return any(meets(now, card(now, name), what.what, about) for name in own)
        case "exists":
            return bool(members(now, what.group, about))
        case "is":
            return _is(now, what, about)
        case "count":
            found = len(members(now, what.group, about))
        case _:
            found = resolve_amount(now, Amount(1, what.what, what.group if what.group.how else None), about)
    return compare(found, what.op, resolve_amount(now, what.amount, about))


def _own(now: Moment, name: str, about: Context) -> bool:
    """Whether a character is the one that some text speaks for: the card itself, or the one it is attached to."""
    source = any_card(now, about.source)
    return source is not None and name in (source.name, source.host)


def _is(now: Moment, what: Condition, about: Context) -> bool:
    cards = [each for name in members(now, what.group, about) if (each := any_card(now, name)) is not None]
    return bool(cards) and all(meets(now, each, word, about) for each in cards for word in what.what.split("&"))
