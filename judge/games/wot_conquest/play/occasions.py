"""hero-dies, town-restore, battle.2-kill: what abilities do by themselves, when a turn ends or a unit dies."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Moment
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.cards.deeds import Doing, carry_out
from judge.games.wot_conquest.cards.meanings import Ability, ChangeFigures, Occasion, Summon, Tokens
from judge.games.wot_conquest.play.battle.sides import board, members
from judge.games.wot_conquest.play.conditions import hold
from judge.games.wot_conquest.play.groups import User
from judge.games.wot_conquest.play.hp import AFTER_KILLING
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.values import muted
from judge.games.wot_conquest.play.who import battle, piece
from judge.games.wot_conquest.things import Piece, Player, Unit

Waiting = tuple[Piece | Player, Ability]


def happens(now: Moment, occasion: Occasion, owner: str | None = None) -> None:
    """Carries out what waits for an occasion: of one owner, or of all."""
    _all_at_once(now, list(_waiting(now, occasion, owner)))


def happens_to(now: Moment, occasion: Occasion, *names: str) -> None:
    """Carries out what waits for an occasion on certain pieces."""
    _all_at_once(now, [each for each in _waiting(now, occasion, None) if each[0].name in names])


def waits(now: Moment, occasion: Occasion) -> bool:
    """Whether anything waits for an occasion."""
    return next(_waiting(now, occasion, None), None) is not None


def _waiting(now: Moment, occasion: Occasion, owner: str | None) -> Iterator[Waiting]:
    for source in (*board(now), *now.every(Player)):
        if owner in (None, _user(source).owner) and not (isinstance(source, Unit) and muted(now, source)):
            yield from ((source, ability) for ability in source.abilities if ability.occasion == occasion)


def _user(source: Piece | Player) -> User:
    return User(source.name) if isinstance(source, Player) else User(source.owner, source.name)


def _all_at_once(now: Moment, waiting: list[Waiting]) -> None:
    """Several at once are done in any order where that is the same; else nothing says in which.

    What does not come about, since its condition does not hold, has no place in an order.
    """
    waiting = [each for each in waiting if hold(now, each[1].conditions, _user(each[0])) is not False]
    if len({ability.deeds for _, ability in waiting}) > 1 and not all(_adds(ability) for _, ability in waiting):
        names = ", ".join(source.name for source, _ in waiting)
        why = f"abilities of {names} are due at the same time, and the rulebook does not say in which order"
        run_out(now, NoRule(why, cite("battle.1"), *(ability.rule for _, ability in waiting)))
        return
    for source, ability in waiting:
        if now.frames:
            _do(now, source, ability)


def _adds(ability: Ability) -> bool:
    """Whether it only adds to something, so that the order is the same."""
    return all(
        isinstance(deed, Tokens | Summon)
        or (isinstance(deed, ChangeFigures) and all(each.op in ("add", "subtract") for each in deed.changes))
        for deed in ability.deeds
    ) and not any(isinstance(deed, Tokens) and deed.op == "lose" for deed in ability.deeds)


def _do(now: Moment, source: Piece | Player, ability: Ability) -> None:
    user = _user(source)
    held = hold(now, ability.conditions, user)
    if isinstance(held, NoRule):
        run_out(now, held.at(ability.rule))
    elif held:
        if ability.name:
            now.say(f"{source.name}: {ability.name}.", ability.rule)
        carry_out(now, ability.deeds, Doing(f"{ability.name} of {source.name}", user, ability.rule))


def _after_killing(now: Moment, unit: Unit) -> None:
    """What a killed unit does when it is killed."""
    if not muted(now, unit):
        _all_at_once(now, [(unit, ability) for ability in unit.abilities if ability.occasion == "killed"])


AFTER_KILLING.append(_after_killing)


def battle_is_won(now: Moment) -> None:
    """battle.2-victor: what engaged pieces of the victor do when the victor is declared."""
    found = battle(now)
    winners = members(now, found.victor)
    happens_to(now, "battle won", *(name for name in found.engaged if piece(now, name).owner in winners))
