"""8.5.2: what a text makes a player do, as that player does it: `they control` is then what he or she controls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.engine import Moment
from judge.games.chaotic.cards import meant
from judge.games.chaotic.cards.meanings import ForPlayer, Say, Those, Trait, remade
from judge.games.chaotic.cards.meanings.hands import YOU, By
from judge.games.chaotic.cards.meanings.sentences import Step
from judge.games.chaotic.cards.scene import scene_of
from judge.games.chaotic.play.who import active_player, opponent, players
from judge.games.chaotic.things import Creature, Item

ACTOR, OPPONENT = Those("actor", "player"), Those("opponent", "player")
SIDES = ("control", "side", "pile")
NOBODY = "the text does not say who that player is"
MINE = {"yours": "theirs", "theirs": "yours"}


def as_done_by(who: Those, value: Any) -> Any:
    """A deed from the view of the player who does it; ValueError if it speaks of you and who that is cannot be told."""
    if who == YOU:
        return of_you(value)
    if value == ACTOR or (isinstance(value, Trait) and value.sort in SIDES and value.name == "actor"):
        return YOU if value == ACTOR else value._replace(name="yours")
    if who == ACTOR:
        return remade(value, lambda each: as_done_by(who, each))
    mine = value in (YOU, OPPONENT) or (isinstance(value, Trait) and value.sort in SIDES and value.name in MINE)
    if mine and who != OPPONENT:
        raise ValueError(NOBODY)
    if mine:
        return (
            value._replace(name=MINE[value.name])
            if isinstance(value, Trait)
            else YOU
            if value == OPPONENT
            else OPPONENT
        )
    return remade(value, lambda each: as_done_by(who, each))


def of_you(value: Any) -> Any:
    """What is done by nobody else: `they` is then nobody."""
    if value == ACTOR or (isinstance(value, Trait) and value.name == "actor"):
        raise ValueError(NOBODY)
    return remade(value, of_you)


def named(name: str) -> Those:
    """A player by name."""
    return Those("named", "player", (Trait("named", name),))


def players_meant(now: Moment, item: Item, those: Those) -> list[str]:
    """The players that a phrase means, the active one first."""
    match those.which:
        case "you":
            found = [item.by]
        case "opponent":
            found = [opponent(now, item.by)]
        case "named":
            found = [each.name for each in those.traits]
        case "target":
            found = [each.name for each in meant.members(now, scene_of(item), those)]
        case "controller":
            of = meant.members(now, scene_of(item), those.of)
            found = [each.controller for each in of if isinstance(each, Creature)]
        case "active":
            found = [active_player(now)]
        case "other":
            found = [opponent(now, each) for each in players_meant(now, item, those.of)]
        case _:
            found = list(players(now))
    return sorted(dict.fromkeys(found), key=lambda name: name != active_player(now))


def actor(now: Moment, item: Item, step: Step | None) -> str:
    """Who carries an instruction out."""
    if step is None or not isinstance(step.deed, By):
        return item.by
    found = players_meant(now, item, step.deed.who)
    return found[0] if found else item.by


def spread(now: Moment, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Instructions for each player as instructions for one after the other, the active player first."""
    return tuple(_spread(now, list(steps)))


def _spread(now: Moment, steps: list[Step]) -> Iterator[Step]:
    while steps:
        first = steps.pop(0)
        if not isinstance(first.deed, By) or first.deed.who.which != "each":
            yield first
            continue
        group = [first]
        while steps and steps[0].line == first.line and getattr(steps[0].deed, "who", None) == first.deed.who:
            group.append(steps.pop(0))
        names = sorted(players(now), key=lambda name: name != active_player(now))
        for turn, name in enumerate(names, 1):
            for step in group:
                own = turn == 1 or not step.given or step.given == (Say("done by them"),)
                given = step.given if own else (Say("as before"),)
                given += tuple(ForPlayer(name, as_done_by(ACTOR, each)) for each in first.deed.who.traits)
                deed = step.deed._replace(who=named(name))
                yield step._replace(deed=deed, given=given, line=step.line * 100 + turn)
