"""What the deeds of an ability do, one function for each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from judge.engine import Cite, Modifier, Moment
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.cards import meanings as m
from judge.games.wot_conquest.play.battle.sides import (
    board,
    engage,
    engaged,
    is_engaged,
    settle_sides,
    unclear_engagement,
)
from judge.games.wot_conquest.play.conditions import hold
from judge.games.wot_conquest.play.groups import User, fits, is_near, of_group
from judge.games.wot_conquest.play.hp import heal, hurt, kill
from judge.games.wot_conquest.play.neutral_units import PRINTED
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.values import count
from judge.games.wot_conquest.play.who import battle, battle_is_on, piece, players, with_tokens
from judge.games.wot_conquest.things import BOARD, DESTROYED, HERO, STANDING, City, Effect, Piece, Player, Town, Unit
from judge.kit.names import put_new
from judge.kit.timeline import Timeline, ongoing

EVERYTHING = 999


class Doing(NamedTuple):
    """An ability being carried out: what it is called, whose it is, the rule it works by, its target."""

    source: str
    user: User
    rule: Cite
    target: str = ""


def carry_out(now: Moment, deeds: Iterable[m.Deed], doing: Doing) -> None:
    """Carries out deeds, top to bottom, unless the rules run out before."""
    for deed in deeds:
        if now.frames:
            DEEDS[type(deed)](now, doing, deed)


def _pieces(now: Moment, doing: Doing, whom: m.Whom) -> list[Piece]:
    """The pieces that a deed concerns and that are still there; breaks off where a distance cannot be told."""
    match whom:
        case m.This() | m.It():
            names = [doing.user.piece]
        case m.Target():
            names = [doing.target]
        case m.Called(name):
            names = [] if _untouched(now, doing, name) else [name]
        case m.All(group):
            found = of_group(now, group, doing.user)
            if isinstance(found, NoRule):
                run_out(now, found.at(doing.rule))
                return []
            return found
        case _:
            return []
    return [each for each in (piece(now, name) for name in names) if _there(each)]


def _untouched(now: Moment, doing: Doing, name: str) -> bool:
    """battle-active: an ability does not touch a piece outside the battle, though it names it; a judge may."""
    outside = battle_is_on(now) and bool(doing.user.piece) and not is_engaged(now, name)
    if not outside or now.reads("outsiders-touched") != "not-touched":
        return False
    now.say(f"{name} is not engaged, so it is not affected.", cite("battle-active"), doing.rule)
    return True


def _there(each: Piece) -> bool:
    return each.zone == BOARD if isinstance(each, Unit) else each.state == STANDING


def _times(now: Moment, doing: Doing, per: m.Pieces | None) -> int:
    """How often a deed is done; breaks off where that cannot be told."""
    found = count(now, per, doing.user)
    if isinstance(found, NoRule):
        run_out(now, found.at(doing.rule))
        return 0
    return found


def _add(now: Moment, until: m.Until, effects: Iterable[Effect]) -> None:
    """Effects in the order of use; additions of one source to one figure are one effect, whatever came between."""
    found = ongoing(now, Effect)
    for effect in (each._replace(until=until) for each in effects):
        sums = {at: one for at, each in enumerate(found) if (one := _sum(each, effect)) is not None}
        first = next(iter(sums), None)
        if first is None or any(_scales(each, effect) for each in found[first:]):
            found.append(effect)
        else:
            found[first] = sums[first]
    now.put(Timeline(rows=tuple(found)))


def _sum(old: Effect, new: Effect) -> Effect | None:
    """Two effects as one: additions to the same figure, from the same source and for the same time; else None."""
    both = [change for change in (old.change, new.change) if change and change.op in ("add", "subtract")]
    if len(both) < 2 or both[0].stat != both[1].stat or old._replace(change=new.change) != new:
        return None
    total = sum(change.amount if change.op == "add" else -change.amount for change in both)
    return old._replace(change=m.Change(both[0].stat, "add" if total >= 0 else "subtract", abs(total)))


def _scales(old: Effect, new: Effect) -> bool:
    """Whether a change that is no addition stands between, so that the order of use may matter."""
    if old.change is None or new.change is None or (old.on, old.change.stat) != (new.on, new.change.stat):
        return False
    return old.change.op not in ("add", "subtract")


def _change(now: Moment, doing: Doing, deed: m.ChangeFigures) -> None:
    """Figures of pieces, the total of a side, or a limit of the player are changed."""
    times, on = _times(now, doing, deed.per), _on(now, doing, deed.whom)
    for change in deed.changes if times and now.frames else ():
        made = change._replace(amount=change.amount * times)
        _add(now, deed.until, [Effect(doing.source, name, made) for name in on])
        sign = Modifier("", made.op, made.amount).sign
        for name in on or ["nobody"]:
            now.say(f"{made.stat} of {name}: {sign}.", doing.rule, event=(made.stat, name))


def _on(now: Moment, doing: Doing, whom: m.Whom) -> list[str]:
    owner = doing.user.owner
    if whom in (m.Controller(), m.Side("mine")):
        return [owner]
    if whom == m.Side("theirs"):
        found = battle(now)
        return [found.defenders[0] if owner == found.attacker and found.defenders else found.attacker]
    return [each.name for each in _pieces(now, doing, whom)]


def _deal(now: Moment, doing: Doing, deed: m.Deal) -> None:
    times = _times(now, doing, deed.per)
    for each in _pieces(now, doing, deed.whom) if times and now.frames else ():
        if now.frames:
            hurt(now, each.name, deed.amount * times, doing.rule)


def _heal(now: Moment, doing: Doing, deed: m.Heal) -> None:
    for each in _pieces(now, doing, deed.whom):
        heal(now, each.name, EVERYTHING if deed.amount is None else deed.amount, doing.rule)


def _kill(now: Moment, doing: Doing, deed: m.Kill) -> None:
    """Units are killed, towns destroyed; how a city would be destroyed nobody says."""
    for each in _pieces(now, doing, deed.whom):
        if isinstance(each, Unit):
            kill(now, each.name, doing.rule)
        elif isinstance(each, Town):
            now.put(each._replace(state=DESTROYED))
            now.say(f"{each.name} is destroyed.", doing.rule, event=("destroyed", each.name))
        elif isinstance(each, City):
            why = f"{each.name} is a city, and the rulebook does not say what happens to a city that is destroyed"
            run_out(now, NoRule(why, cite("raze"), doing.rule), each.name)
            return


def _tokens(now: Moment, doing: Doing, deed: m.Tokens) -> None:
    match deed.whose:
        case m.Controller():
            names = [doing.user.owner]
        case m.PlayerCalled(name):
            names = [name]
        case m.Opponents():
            names = [name for name in players(now) if name != doing.user.owner]
        case _:
            names = list(players(now))
    n = deed.amount * _times(now, doing, deed.per)
    for name in names if n and now.frames else ():
        if isinstance(now.get(name), Player):
            now.put(with_tokens(now.the(Player, name), deed.token, n if deed.op == "gain" else -n))
            now.say(f"{name} {deed.op}s {n} {deed.token}.", doing.rule, event=(deed.token, name))


def _trait(now: Moment, doing: Doing, deed: m.GainTrait | m.LoseTrait | m.LoseAbilities) -> None:
    gained = deed.trait if isinstance(deed, m.GainTrait) else ""
    lost = deed.trait if isinstance(deed, m.LoseTrait) else ""
    muted = isinstance(deed, m.LoseAbilities)
    for each in _pieces(now, doing, deed.whom):
        _add(now, deed.until, [Effect(doing.source, each.name, gains=gained, loses=lost, muted=muted)])
        words = f"gains {gained}" if gained else f"loses {lost or 'abilities'}"
        now.say(f"{each.name} {words}.", doing.rule, event=("trait", each.name))


def _engage(now: Moment, doing: Doing, deed: m.Engage) -> None:
    """An ability that brings units into the battle; its own words come before the rule on units outside."""
    unclear: dict[str, NoRule] = {}
    if isinstance(deed.whom, m.All):
        fit = [each for each in board(now) if fits(now, deed.whom.group, each, doing.user)]
        near = {each.name: is_near(now, deed.whom.group, each, doing.user) for each in fit}
        unclear = {name: known for name, known in near.items() if isinstance(known, NoRule)}
        names = [name for name, known in near.items() if known is True]
    elif isinstance(deed.whom, m.Called):
        names = [deed.whom.piece] if _there(piece(now, deed.whom.piece)) else []
    else:
        names = [each.name for each in _pieces(now, doing, deed.whom)]
    engage(now, names, "Engaged", doing.target, cite("engaged"), doing.rule)
    if not unclear_engagement(now, unclear):
        settle_sides(now)


def _withdraw(now: Moment, doing: Doing, deed: m.Withdraw) -> None:
    gone = [each.name for each in _pieces(now, doing, deed.whom)]
    now.put(battle(now)._replace(engaged=tuple(name for name in battle(now).engaged if name not in gone)))
    text = f"No longer engaged: {', '.join(gone) or 'nothing'}."
    now.say(text, cite("engaged"), doing.rule, event=("withdrawn", doing.target))
    sides = {each.owner for each in engaged(now)}
    now.put(battle(now)._replace(defenders=tuple(each for each in battle(now).defenders if each in sides)))


def _walk(now: Moment, doing: Doing, deed: m.Walk) -> None:
    """A movement phase ability that lets units move on their own."""
    group = tuple(each.name for each in _pieces(now, doing, deed.whom) if isinstance(each, Unit))
    if not now.frames:
        return
    now.say(f"{', '.join(group) or 'Nobody'} may move up to a {deed.measure}.", doing.rule)
    start = piece(now, doing.user.piece).at
    now.call("move", group=group, initiator=doing.user.piece, start=start, reach=deed.measure, walked=())


def _summon(now: Moment, doing: Doing, deed: m.Summon) -> None:
    """summoned-hero: who summons and commands one is not said; here the ability says it."""
    at = piece(now, doing.user.piece).at
    name = put_new(now, PRINTED[HERO]._replace(name=HERO, owner=doing.user.owner, at=at, card=HERO)).name
    now.say(f"{doing.user.owner} summons {name}.", cite("summoned-hero"), doing.rule, event=("summoned", name))


def _if(now: Moment, doing: Doing, deed: m.If) -> None:
    held = hold(now, deed.conditions, doing.user)
    if isinstance(held, NoRule):
        run_out(now, held.at(doing.rule))
    elif held:
        carry_out(now, deed.deeds, doing)


def _nothing(now: Moment, doing: Doing, deed: m.MayReplace | m.MayRaze | m.Choose) -> None:
    """What may be done later (play/neutral_units.py and play/battle/conquest.py ask for it), or has been chosen."""


DEEDS: dict[type, Callable[[Moment, Doing, Any], None]] = {
    m.ChangeFigures: _change, m.Deal: _deal, m.Heal: _heal, m.Kill: _kill, m.Tokens: _tokens, m.GainTrait: _trait,
    m.LoseTrait: _trait, m.LoseAbilities: _trait, m.Engage: _engage, m.Withdraw: _withdraw, m.Walk: _walk,
    m.Summon: _summon, m.If: _if, m.MayReplace: _nothing, m.MayRaze: _nothing,
    m.Choose: _nothing,
}  # fmt: skip
