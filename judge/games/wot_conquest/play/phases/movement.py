"""turn.2, move-initiate, move-group: a leader starts a move, and the units near it may move."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Choice, Moment, Refusal, Verb, no_rule, refuse
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.phases.initiating import limit, refuse_repeat, refuse_starter, started, unit_meant
from judge.games.wot_conquest.play.silence import NoRule
from judge.games.wot_conquest.play.spans import refuse_reach, the_map, within
from judge.games.wot_conquest.play.values import figure
from judge.games.wot_conquest.play.who import game, units
from judge.games.wot_conquest.things import COMPOUND, MEDIUM, Player, Unit

WALKED = "walk"
OWN_TIME = (cite("turn.2"), cite("move-initiate"), cite("turn"))


@RULES.step
def begin_movement(now: Moment) -> None:
    """turn.2: the movement phase begins."""
    now.put(game(now)._replace(phase="movement"))
    now.say(
        f"{game(now).active} may start moves and use movement phase abilities.", cite("turn.2"), cite("turn.2-order")
    )


@RULES.verb
class StartMove(Verb):
    """move-initiate: a player starts a move with a leader."""

    name = "start-move"
    phrase = "initiates a move with {0}"
    example = "`Ana initiates a move with Rand`"

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        return [(unit.name,) for unit in units(now, by)]

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        unit = now.the(Unit, str(choice.args[0]))
        return (
            refuse_starter(now, unit, choice.by, "move", cite("move-leader-only"))
            or _refuse_limit(now, unit, choice.by)
            or refuse_repeat(now, unit, "move", cite("move-limit"))
        )

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse("moves are started in one's own movement phase", *OWN_TIME)

    def take(self, now: Moment, choice: Choice) -> None:
        unit, player = now.the(Unit, str(choice.args[0])), now.the(Player, choice.by)
        counted = 0 if now.reads("move-count") == "unit-moves" else 1
        now.put(player._replace(moves=player.moves + counted))
        now.put(started(unit, "move"))
        known = {each.name: in_group(now, each, unit, unit.at) for each in units(now, choice.by)}
        group = tuple(name for name, near in known.items() if near is True)
        now.say(
            f"{choice.by} initiates a move with {unit.name}: {', '.join(group)} may move.",
            cite("move-initiate"),
            cite("move-group"),
            actor=choice.by,
            event=("initiated", unit.name),
        )
        now.call("move", group=group, initiator=unit.name, start=unit.at, reach="", walked=())

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Other ways to say it: `starts a move with Rand`."""
        return unit_meant(now, text, "initiates a move with ", "starts a move with ", "moves with ")


def _refuse_limit(now: Moment, unit: Unit, by: str) -> Refusal | None:
    """move-limit: so many moves in a turn; each player has one limit, not each leader."""
    player = now.the(Player, by)
    used = unit.started.count("move") if now.reads("limit-per-leader") == "each-leader" else player.moves
    most = limit(now, player, "move limit")
    if used >= most:
        return refuse(f"{by} has started {used} of {most} moves this turn", cite("move-limit"))
    return None


def in_group(now: Moment, unit: Unit, leader: Unit, start: str) -> bool | NoRule:
    """move-group: friendly units within a medium-span of the initiator, itself among them."""
    if unit.name == leader.name:
        return now.reads("initiator-included") == "included"
    if now.reads("group-radius") == "whole-army":
        return True
    return within(now, unit.at, start, MEDIUM)


@RULES.verb
class MoveUnit(Verb):
    """move-group: a unit of the group moves as far as its Move allows."""

    name = "move-unit"
    phrase = "moves {0} to {1}"
    example = "`Ana moves Maiden to Ford`; `Ana passes` when no more units move"

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        places = the_map(now).places
        return [(unit.name, place) for unit in units(now, by) for place in places if place != unit.at]

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        unit, place = now.the(Unit, str(choice.args[0])), str(choice.args[1])
        return _refuse_group(now, unit) or _refuse_walked(now, unit, choice.by) or _refuse_distance(now, unit, place)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse("a leader must start a move first", cite("move-initiate"), cite("move-leader-only"))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """A unit of another player, so that it can be refused."""
        for unit in units(now):
            for place in the_map(now).places:
                if text == f"moves {unit.name} to {place}".casefold():
                    return unit.name, place
        return None

    def take(self, now: Moment, choice: Choice) -> None:
        unit, place = now.the(Unit, str(choice.args[0])), str(choice.args[1])
        now.bind("walked", (*now.given(tuple, "walked"), unit.name))
        now.put(unit._replace(at=place, started=(*unit.started, WALKED)))
        if now.reads("move-count") == "unit-moves":
            player = now.the(Player, choice.by)
            now.put(player._replace(moves=player.moves + 1))
        now.say(
            f"{unit.name} moves from {unit.at} to {place}.",
            cite("move-group"),
            cite("move-values"),
            actor=choice.by,
            event=("moved", unit.name),
        )


def _refuse_group(now: Moment, unit: Unit) -> Refusal | None:
    """move-group: friendly units within a medium-span of the initiator when the move was started."""
    leader = now.the(Unit, str(now.bound("initiator")))
    if unit.owner != leader.owner:
        return refuse(f"{unit.name} is no friendly unit", cite("move-group"))
    known = _still_in_group(now, unit, leader)
    if isinstance(known, NoRule):
        return no_rule(known.why, cite("move-group"), *known.cites)
    return None if known else refuse(f"{unit.name} is not within a medium-span of {leader.name}", cite("move-group"))


def _still_in_group(now: Moment, unit: Unit, leader: Unit) -> bool | NoRule:
    """move-measure-time: the group is fixed at the start, or measured anew once the leader has walked."""
    group, walked = now.given(tuple, "group"), now.given(tuple, "walked")
    if now.bound("reach"):
        return unit.name in group
    if leader.name in walked and now.reads("move-measure-time") == "as-each-moves":
        return in_group(now, unit, leader, leader.at)
    return unit.name in group or in_group(now, unit, leader, str(now.bound("start")))


def _refuse_walked(now: Moment, unit: Unit, by: str) -> Refusal | None:
    """move-group: each unit once by one order; a second order may move it again."""
    if unit.name in now.given(tuple, "walked"):
        return refuse(f"{unit.name} has moved in this move", cite("move-group"), cite("move-values"))
    if WALKED in unit.started and now.reads("repeat-initiator") == "once-each":
        return refuse(f"{unit.name} has moved this turn", cite("move-limit"))
    player = now.the(Player, by)
    if (
        not now.bound("reach")
        and now.reads("move-count") == "unit-moves"
        and player.moves >= limit(now, player, "move limit")
    ):
        return refuse(f"{by} has made {player.moves} moves of units", cite("move-limit"))
    return None


def _refuse_distance(now: Moment, unit: Unit, place: str) -> Refusal | None:
    """move-values: Move 1, 2 and 3 reach a short-, medium- and long-span; other values have no line."""
    reach = str(now.bound("reach") or "")
    if not reach:
        value = figure(now, unit, "move")
        if isinstance(value, NoRule):
            return no_rule(value.why, cite("move-values"), *value.cites)
        if value.total not in (1, 2, 3):
            return no_rule(
                f"{unit.name} has Move {value.total}, and the table of distances has 1, 2 and 3", cite("move-values")
            )
        reach = COMPOUND[int(value.total) - 1]
    return refuse_reach(now, unit.at, place, reach, cite("move-path"), cite("move-values"))


@RULES.step
def end_movement(now: Moment) -> None:
    """turn.2: the movement phase is over."""
    now.say(f"{game(now).active}'s movement phase is over.", cite("turn.2"))
