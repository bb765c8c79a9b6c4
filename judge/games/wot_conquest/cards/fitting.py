"""What an ability can be: its one target, what `it` refers to, and what no rule lets be done in that way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from judge.games.wot_conquest.cards import meanings as m

Holder = Literal["unit", "city", "town", "player", "judge"]


class Unfit(ValueError):
    """Why something cannot be an ability, though its words are understood."""


def settled(ability: m.Ability, holder: Holder) -> m.Ability:
    """The ability with its target settled; Unfit where the rules could not carry it out as it is said."""
    target, deeds = _pointed(ability)
    ability = ability._replace(target=target, deeds=deeds)
    for why in _faults(ability, holder):
        raise Unfit(why)
    until = usual_time(ability)
    return ability._replace(deeds=tuple(timed(deed, until) for deed in deeds)) if until else ability


def usual_time(ability: m.Ability) -> m.Until:
    """When its changes are made, if it does not say how long they last; empty for what is always in force."""
    if ability.phase == "battle" or ability.occasion in ("battle begins", "battle won"):
        return m.IN_BATTLE
    return m.OUTSIDE if _is_done(ability) else ""


def _is_done(ability: m.Ability) -> bool:
    return bool(ability.phase or ability.occasion)


def timed(deed: Any, until: str) -> Any:
    """A deed that lasts, with how long; a limit is never that of a battle."""
    if isinstance(deed, m.If):
        return deed._replace(deeds=tuple(said_of_this(timed(each, until)) for each in deed.deeds))
    if not until or getattr(deed, "until", None) != "":
        return deed
    limits = any(each.stat.endswith("limit") for each in getattr(deed, "changes", ()))
    return deed._replace(until=m.OUTSIDE if limits else until)


def as_said(deed: Any) -> Any:
    """A deed as its text says it: without a time that the text does not name."""
    if isinstance(deed, m.If):
        return deed._replace(deeds=tuple(map(as_said, deed.deeds)))
    return deed._replace(until="") if getattr(deed, "until", "") in (m.IN_BATTLE, m.OUTSIDE) else deed


def said_of_this(deed: Any) -> Any:
    """A deed of which nobody is named, as one of the unit itself."""
    return deed._replace(whom=m.This()) if getattr(deed, "whom", None) == m.Unsaid() else deed


def said_of_target(deed: Any) -> Any:
    """A deed of which nobody is named, as one of the target; a side or a limit has none."""
    return deed._replace(whom=m.Target()) if getattr(deed, "whom", None) == m.Unsaid() else deed


def each_deed(deeds: tuple[m.Deed, ...]) -> Iterator[m.Deed]:
    """All deeds, those under a condition too."""
    for deed in deeds:
        if isinstance(deed, m.If):
            yield from each_deed(deed.deeds)
        else:
            yield deed


def _pointed(ability: m.Ability) -> tuple[m.Pieces | None, tuple[m.Deed, ...]]:
    """The one target of an ability, and its deeds with `it` and the target told apart."""
    target = ability.target
    last: m.Whom | None = m.Target() if target else m.This()
    named = False

    def point(deed: Any) -> Any:
        nonlocal target, last, named
        if isinstance(deed, m.If):
            return deed._replace(deeds=tuple(map(point, deed.deeds)))
        match getattr(deed, "whom", None):
            case None:
                return deed
            case m.Aimed(group):
                aim = target if target is not None and group == m.Pieces("unit") else group
                if isinstance(deed, m.Engage) and not group.engaged:
                    aim = group._replace(engaged="unengaged")
                if target is not None and aim != target:
                    raise Unfit("an ability has one target, and this text names two")
                target, last, named = aim, m.Target(), True
                return deed._replace(whom=m.Target())
            case m.Target():
                if target is None:
                    raise Unfit("the text speaks of a target; say what it is used on, such as `enemy unit`")
                last, named = m.Target(), True
                return deed
            case m.Unsaid():
                if named:
                    raise Unfit("other pieces were named before this, so say which piece is meant, such as `this unit`")
                return deed._replace(whom=m.This())
            case m.It():
                if last is None:
                    raise Unfit("several pieces were named, so `it` does not tell which is meant")
                return deed._replace(whom=last)
            case m.This():
                last = m.This()
            case m.All() | m.Called():
                last, named = None, True
        return deed

    deeds = tuple(map(point, ability.deeds))
    return target, deeds


def _faults(ability: m.Ability, holder: Holder) -> Iterator[str]:
    deeds = list(each_deed(ability.deeds))
    if ability.target and not any(
        getattr(deed, "whom", None) == m.Target() and not isinstance(deed, m.Choose) for deed in deeds
    ):
        yield "nothing is done to the target; say what, such as `deal 1 to target`"
    if ability.phase and holder != "unit":
        yield "only units use abilities"
    if not ability.phase and ability.target:
        yield "an ability with a target is used in a phase; say which, such as `Battle Phase:`"
    if not ability.phase and (ability.cost or ability.limit):
        yield "an ability with a cost or a limit is used in a phase; say which, such as `Battle Phase:`"
    yield from _holders(ability, deeds, holder)
    if not _is_done(ability):
        yield from _in_force(ability, deeds)
    if ability.occasion:
        yield from _on_occasion(ability, deeds)
    for deed in deeds:
        yield from _of_deed(ability, deed)


def _holders(ability: m.Ability, deeds: list[m.Deed], holder: Holder) -> Iterator[str]:
    if any(isinstance(each, m.Borderlands) for each in ability.conditions) and holder != "city":
        yield "only a city can be in the borderlands"
    if any(isinstance(deed, m.MayRaze) for deed in deeds) and holder != "player":
        yield "only a player razes cities; write this text with the player"
    if any(isinstance(deed, m.MayReplace) for deed in deeds) and holder != "unit":
        yield "only a unit can be killed and replaced"
    if holder == "player" and any(getattr(deed, "whom", None) in (m.This(), m.It()) for deed in deeds):
        yield "a player is not a unit; name the pieces that are meant"
    if holder == "player" and not all(
        isinstance(each, m.TurnOf | m.Holding | m.HasHorn | m.Controls) for each in ability.conditions
    ):
        yield "that can be asked of a unit only"
    if holder in ("player", "judge") and any(group.near or group.other for group in groups_of(deeds)):
        yield "there is no unit to measure from or to tell others apart from"


def groups_of(deeds: list[m.Deed]) -> Iterator[m.Pieces]:
    """The groups that deeds speak of."""
    for deed in deeds:
        for part in deed:
            if isinstance(part, m.Pieces):
                yield part
            elif isinstance(part, m.All | m.Aimed):
                yield part.group


def _in_force(ability: m.Ability, deeds: list[m.Deed]) -> Iterator[str]:
    """What is always in force changes figures, or is something that may be done."""
    if any(isinstance(deed, m.If) for deed in ability.deeds):
        yield "the text does not say in which phase the ability is used"
    for deed in deeds:
        if isinstance(deed, m.MayReplace | m.MayRaze):
            if len(deeds) > 1 or ability.conditions:
                yield "this must be the only thing that the ability does, without a condition"
        elif not isinstance(deed, m.ChangeFigures):
            yield "an ability that always applies can only change values, such as `attack +1`; else name a phase"
        elif deed.until:
            yield "an ability that lasts for a time is used in a phase; say which, such as `Battle Phase:`"
        elif isinstance(deed.whom, m.Side):
            yield "the total of a side is changed only in the Battle Phase; what always applies changes units"
        elif deed.whom == m.Controller() and any(isinstance(each, m.Near | m.Damaged) for each in ability.conditions):
            yield "this condition cannot always be checked, and a limit must be known"


def _on_occasion(ability: m.Ability, deeds: list[m.Deed]) -> Iterator[str]:
    """Nobody chooses anything on an occasion, and a killed unit is no longer on the board."""
    for deed in deeds:
        whom = getattr(deed, "whom", None)
        if isinstance(deed, m.Walk | m.Engage | m.Withdraw):
            yield "units move and become engaged only by abilities that are used in a phase"
        if ability.occasion == "killed" and whom in (m.This(), m.It()):
            yield "a killed unit is no longer on the board"
        if ability.occasion == "killed" and (isinstance(deed, m.Deal | m.Kill) or ability.conditions):
            yield "the rulebook does not say what happens first when units are killed one after the other"
        if ability.occasion in ("turn ends", "own turn ends") and getattr(deed, "until", "good") != "good":
            yield "the change would end at once; say how long it lasts"


def _of_deed(ability: m.Ability, deed: Any) -> Iterator[str]:
    whom = getattr(deed, "whom", None)
    if isinstance(deed, m.Engage | m.Withdraw) and ability.phase != "battle" and not ability.occasion:
        yield "pieces come into a battle and leave it only in the Battle Phase"
    if _is_done(ability) and getattr(deed, "until", "") == "battle" and usual_time(ability) != m.IN_BATTLE:
        yield "there may be no battle to last for; say until the end of the turn"
    if isinstance(deed, m.Choose) and not isinstance(whom, m.Target):
        yield "the text does not say whom to choose from; say it, such as `choose an enemy unit`"
    if isinstance(deed, m.Walk) and not _own(ability, whom):
        yield "a player moves only their own units, so say which friendly units may move"
    if whom == m.Side("theirs") and ability.phase != "battle":
        yield "there is an enemy side only in a battle"
    if (
        isinstance(deed, m.ChangeFigures)
        and deed.per
        and any(each.op not in ("add", "subtract") for each in deed.changes)
    ):
        yield "only additions can be made several times"
    if isinstance(deed, m.GainTrait | m.LoseTrait | m.LoseAbilities) and not _units(ability, whom):
        yield "only units have traits and abilities"


def _kind(ability: m.Ability, whom: Any) -> str:
    if isinstance(whom, m.All):
        return whom.group.kind
    return ability.target.kind if isinstance(whom, m.Target) and ability.target else "unit"


def _units(ability: m.Ability, whom: Any) -> bool:
    return _kind(ability, whom) in ("unit", "leader")


def _own(ability: m.Ability, whom: Any) -> bool:
    if isinstance(whom, m.This):
        return True
    group = whom.group if isinstance(whom, m.All) else ability.target if isinstance(whom, m.Target) else None
    return group is not None and group.side == "friendly" and group.kind in ("unit", "leader")
