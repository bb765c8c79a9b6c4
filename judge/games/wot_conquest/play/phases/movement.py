"""turn.2, move-initiate, move-group: a leader starts a move, and the units near it may move."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Choice, Moment, Refusal, Verb, no_rule, refuse, remembered
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.phases.initiating import Initiate, limit
from judge.games.wot_conquest.play.phrases import meant
from judge.games.wot_conquest.play.silence import NoRule
from judge.games.wot_conquest.play.spans import refuse_reach, the_map, within
from judge.games.wot_conquest.play.standing import every_piece, refuse_stranger, refuse_turn, refuse_unit, unit_called
from judge.games.wot_conquest.play.values import figure
from judge.games.wot_conquest.play.who import game, units
from judge.games.wot_conquest.things import COMPOUND, MEDIUM, NEUTRAL, Player, Unit

WALKED = "walk"


@RULES.step
def begin_movement(now: Moment) -> None:
    """turn.2: the movement phase begins."""
    now.put(game(now)._replace(phase="movement"))
    text = f"{game(now).active} may initiate moves and perform movement phase abilities."
    now.say(text, cite("turn.2"), cite("turn.2-order"))


@RULES.verb
class StartMove(Initiate):
    """move-initiate: a player starts a move with a leader."""

    name = "start-move"
    phrase = "initiates a move with {0}"
    other_phrases = ("starts a move with {0}", "moves with {0}")
    example = "`Ana initiates a move with Rand`"
    what = "move"
    leaders = cite("move-leader-only")
    rule = cite("move-limit")
    only = refuse("moves are started in one's own movement phase", cite("turn.2"), cite("move-initiate"), cite("turn"))

    def refuse_thing(self, now: Moment, by: str, unit: Unit) -> Refusal | None:
        return super().refuse_thing(now, by, unit) or _refuse_held(now, unit)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        """turn.2: in one's own movement phase; one move is finished before the next is started."""
        if (other := refuse_turn(now, choice.by, "moves are started", *self.only.cites)) is not None:
            return other
        if not now.inside("move"):
            return self.only
        why = "the units of the move that was initiated move first"
        own = self.refuse(now, choice) if choice.args else None
        return own or refuse(why, cite("move-group"), cite("move-limit"))

    def take_thing(self, now: Moment, by: str, unit: Unit) -> None:
        player = now.the(Player, by)
        counted = 0 if now.reads("moves-by-unit") == "unit-moves" else 1
        now.put(player._replace(moves=player.moves + counted))
        now.put(unit._replace(started=(*unit.started, "move")))
        group = tuple(each.name for each in units(now, by) if in_group(now, each, unit, unit.at) is True)
        text = f"{by} initiates a move with {unit.name}: {', '.join(group)} may move."
        rules = (*((cite("move-limit"),) if player.moves else ()), cite("move-initiate"), cite("move-group"))
        now.say(text, *rules, actor=by, event=("initiated", unit.name))
        now.call("move", group=group, initiator=unit.name, start=unit.at, reach="", walked=())


def _refuse_held(now: Moment, unit: Unit) -> Refusal | None:
    """move-initiate: enemies near do not hold a unit, though some think so."""
    if enemies_at(now, unit.at, unit.owner) and now.reads("enemy-near") == "holds":
        return refuse(f"an enemy is where {unit.name} is", cite("move-initiate"))
    return None


def enemies_at(now: Moment, place: str, owner: str) -> bool:
    """Whether units of another player are at a place."""
    return any(unit.at == place and unit.owner not in (owner, NEUTRAL) for unit in units(now))


def in_group(now: Moment, unit: Unit, leader: Unit, start: str) -> bool | NoRule:
    """move-group: friendly units within a medium-span of the initiator, itself among them."""
    if unit.name == leader.name:
        return now.reads("initiator-included") == "included"
    match now.reads("group-radius"):
        case "whole-army":
            return True
        case "leader-alone":
            return False
    return within(now, unit.at, start, MEDIUM)


@RULES.verb
class MoveUnit(Verb):
    """move-group: a unit of the group moves as far as its Move allows."""

    name = "move-unit"
    phrase = "moves {0} to {1}"
    example = "`Ana moves Maiden to Ford`; `Ana passes` when no more units move"
    only = refuse("units move in one's own movement phase", cite("turn.2"), cite("turn"))

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        places = the_map(now).places
        return [(unit.name, place) for unit in units(now, by) for place in places if place != unit.at]

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        name, place = map(str, choice.args)
        if (missing := refuse_unit(now, name, cite("move-group"))) is not None:
            return missing
        unit = now.the(Unit, name)
        return (
            refuse_stranger(unit, choice.by, cite("move-group"))
            or _refuse_group(now, unit)
            or _refuse_walked(now, unit, choice.by)
            or _refuse_place(now, unit, place)
            or _refuse_distance(now, unit, place)
        )

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        """turn.2, move-leader-only: in one's own movement phase, by the order of a leader."""
        if (other := refuse_turn(now, choice.by, "units move", *self.only.cites)) is not None:
            return other
        if not now.inside("movement"):
            return self.only
        unit = unit_called(now, str(choice.args[0])) if choice.args else None
        if choice.args and (missing := refuse_unit(now, str(choice.args[0]), cite("move-group"))) is not None:
            return missing
        stranger = refuse_stranger(unit, choice.by, cite("move-group")) if unit else None
        return stranger or refuse("a leader must start a move first", cite("move-initiate"), cite("move-leader-only"))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Any piece to any place, so that it can be refused; a place may be given by a piece that stands there."""
        spots = {**{each.name: each.at for each in every_piece(now) if each.at}, **{p: p for p in the_map(now).places}}
        said = meant(self, by, text, ((each.name, spot) for each in every_piece(now) for spot in spots))
        return said and (said[0], spots[str(said[1])])

    def take(self, now: Moment, choice: Choice) -> None:
        unit, place = now.the(Unit, str(choice.args[0])), str(choice.args[1])
        now.bind("walked", (*now.given(tuple, "walked"), unit.name))
        now.put(unit._replace(at=place, started=(*unit.started, WALKED)))
        if now.reads("moves-by-unit") == "unit-moves":
            player = now.the(Player, choice.by)
            now.put(player._replace(moves=player.moves + 1))
        text = f"{unit.name} moves from {unit.at} to {place}."
        now.say(text, cite("move-group"), cite("move-values"), actor=choice.by, event=("moved", unit.name))


def _refuse_group(now: Moment, unit: Unit) -> Refusal | None:
    """move-group: friendly units within a medium-span of the initiator when the move was started."""
    leader = now.the(Unit, str(now.bound("initiator")))
    known = _still_in_group(now, unit, leader)
    if isinstance(known, NoRule):
        return known.refusal(cite("move-group"))
    return None if known else refuse(f"{unit.name} is not within a medium-span of {leader.name}", cite("move-group"))


def _still_in_group(now: Moment, unit: Unit, leader: Unit) -> bool | NoRule:
    """move-measure-time: the group is fixed at the start, or measured anew once the leader has walked."""
    group, walked = now.given(tuple, "group"), now.given(tuple, "walked")
    if now.bound("reach"):
        return unit.name in group
    if leader.name in walked and now.reads("move-measure-time") == "as-each-moves":
        return in_group(now, unit, leader, leader.at)
    return unit.name in group or in_group(now, unit, leader, str(now.bound("start")))


def _refuse_place(now: Moment, unit: Unit, place: str) -> Refusal | None:
    """move-values: a move leads from one place to another."""
    if place == unit.at:
        return refuse(f"{unit.name} is at {place} already", cite("move-values"))
    if place not in the_map(now).places:
        return refuse(f"{place} is not a place on the map of this table", cite("move-values"))
    if enemies_at(now, place, unit.owner) and now.reads("enemy-there") == "bars":
        return refuse(f"an enemy is at {place}", cite("move-path"))
    return None


def _refuse_walked(now: Moment, unit: Unit, by: str) -> Refusal | None:
    """move-group: each unit once by one order; a second order may move it again."""
    if unit.name in now.given(tuple, "walked"):
        return refuse(f"{unit.name} has moved in this move", cite("move-group"), cite("move-values"))
    if WALKED in unit.started and now.reads("initiates-twice") == "once-each":
        return refuse(f"{unit.name} has moved this turn", cite("move-limit"))
    player = now.the(Player, by)
    counted = not now.bound("reach") and now.reads("moves-by-unit") == "unit-moves"
    if counted and player.moves >= limit(now, player, "move-limit"):
        return refuse(f"{by} has made {player.moves} moves of units", cite("move-limit"))
    return None


def reach_of(now: Moment, value: int) -> str:
    """move-values: 1, 2 and 3 for a short-, a medium- and a long-span; some read it as one less."""
    less = value > 1 and now.reads("move-reads") == "less-far"
    return COMPOUND[value - 2 if less else value - 1]


def _refuse_distance(now: Moment, unit: Unit, place: str) -> Refusal | None:
    """move-values: Move 1, 2 and 3 reach a short-, medium- and long-span; other values have no line."""
    reach = str(now.bound("reach") or "") or _reach(now, unit.name)
    if isinstance(reach, Refusal):
        return reach
    return refuse_reach(now, unit.at, place, reach, cite("move-path"), cite("move-values"))


@remembered
def _reach(now: Moment, name: str) -> str | Refusal:
    """move-values: how far a unit goes by its Move, or why nobody knows."""
    value = figure(now, now.the(Unit, name), "move")
    if isinstance(value, NoRule):
        return value.refusal(cite("move-values"))
    if value.total not in (1, 2, 3):
        why = f"{name} has Move {value.total}, and the rulebook gives distances only for Move 1, 2 and 3"
        return no_rule(why, cite("move-values"))
    return reach_of(now, int(value.total))


@RULES.step
def end_movement(now: Moment) -> None:
    """turn.2: the movement phase is over."""
    now.say(f"{game(now).active}'s movement phase ends.", cite("turn.2"))
