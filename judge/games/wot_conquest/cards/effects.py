"""What the instructions of an ability do, one function for each verb."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judge.engine import Modifier, Moment
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.cards.meanings import Ability, Change, Instruction
from judge.games.wot_conquest.play.battle.sides import engage, engaged, settle_sides
from judge.games.wot_conquest.play.costs import with_tokens
from judge.games.wot_conquest.play.hp import heal, hurt, kill
from judge.games.wot_conquest.play.neutral_units import PRINTED
from judge.games.wot_conquest.play.targets import concerned, phase_rule
from judge.games.wot_conquest.play.who import battle, in_battle
from judge.games.wot_conquest.things import HERO, Effect, Player, Unit
from judge.kit.names import put_new
from judge.kit.timeline import Timeline, ongoing

Deed = Callable[[Moment, Unit, Ability, Instruction, str], None]


def carry_out(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    """Carries out one instruction, unless the rules have run out before."""
    if now.frames:
        DEEDS[line.verb](now, unit, ability, line, target)


def _add(now: Moment, effects: Iterable[Effect]) -> None:
    """Effects in the order of use; additions of one source to one figure are one effect, whatever came between."""
    found = ongoing(now, Effect)
    for effect in effects:
        same = [at for at, each in enumerate(found) if _adds_to(each, effect)]
        if same and not any(_scales(each, effect) for each in found[same[0] :]):
            found[same[0]] = _sum(found[same[0]], effect)
        else:
            found.append(effect)
    now.put(Timeline(rows=tuple(found)))


def _adds_to(old: Effect, new: Effect) -> bool:
    """Whether both add to or take from the same figure, from the same source and for the same time."""
    if old.change is None or new.change is None or old.change.stat != new.change.stat:
        return False
    plain = {old.change.op, new.change.op} <= {"add", "subtract"}
    return plain and (old.source, old.on, old.until) == (new.source, new.on, new.until)


def _scales(old: Effect, new: Effect) -> bool:
    """Whether a change that is no addition stands between, so that the order of use may matter."""
    if old.change is None or new.change is None or (old.on, old.change.stat) != (new.on, new.change.stat):
        return False
    return old.change.op not in ("add", "subtract")


def _sum(old: Effect, new: Effect) -> Effect:
    assert old.change is not None and new.change is not None
    total = sum(change.amount if change.op == "add" else -change.amount for change in (old.change, new.change))
    return old._replace(change=Change(old.change.stat, "add" if total >= 0 else "subtract", abs(total)))


def _change(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    """A figure of pieces, the total of a side, or a limit of the player is changed."""
    assert line.change is not None
    on = _whom(now, unit, line, target)
    until = line.until if in_battle(now) or line.until != "battle" else "turn"
    _add(now, [Effect(f"{ability.name} of {unit.name}", name, line.change, until=until) for name in on])
    sign = Modifier("", line.change.op, line.change.amount).sign
    for name in on or ["nobody"]:
        now.say(f"{line.change.stat} of {name}: {sign}.", phase_rule(ability.phase), event=(line.change.stat, name))


def _whom(now: Moment, unit: Unit, line: Instruction, target: str) -> list[str]:
    if line.who in ("you", "my side"):
        return [unit.owner]
    if line.who == "their side":
        return [_enemy(now, unit)]
    return [each.name for each in concerned(now, unit, line, target)]


def _enemy(now: Moment, unit: Unit) -> str:
    found = battle(now)
    return found.defenders[0] if unit.owner == battle(now).attacker and found.defenders else battle(now).attacker


def _deal(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    for each in concerned(now, unit, line, target):
        hurt(now, each.name, line.amount, phase_rule(ability.phase))


def _heal(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    for each in concerned(now, unit, line, target):
        heal(now, each.name, line.amount, phase_rule(ability.phase))


def _kill(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    for each in concerned(now, unit, line, target):
        if isinstance(each, Unit):
            kill(now, each.name, phase_rule(ability.phase))


def _tokens(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    player = with_tokens(now.the(Player, unit.owner), line.what, line.amount)
    now.put(player)
    text = f"{player.name} {'gains' if line.amount > 0 else 'loses'} {abs(line.amount)} {line.what}."
    now.say(text, phase_rule(ability.phase), event=(line.what, player.name))


def _trait(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    gains = line.verb == "gain trait"
    lost = "" if gains else "abilities" if line.verb == "mute" else line.what
    until = line.until if in_battle(now) or line.until != "battle" else "turn"
    for each in concerned(now, unit, line, target):
        source = f"{ability.name} of {unit.name}"
        _add(now, [Effect(source, each.name, gains=line.what if gains else "", loses=lost, until=until)])
        words = f"gains {line.what}" if gains else f"loses {lost}"
        now.say(f"{each.name} {words}.", phase_rule(ability.phase), event=("trait", each.name))


def _engage(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    """An ability that brings units into the battle; its own words come before the rule on units outside."""
    names = [each.name for each in concerned(now, unit, line, target)]
    engage(now, names, "Engaged", target, cite("engaged"), phase_rule(ability.phase))
    settle_sides(now)


def _withdraw(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    gone = [each.name for each in concerned(now, unit, line, target)]
    now.put(battle(now)._replace(engaged=tuple(name for name in battle(now).engaged if name not in gone)))
    text = f"No longer engaged: {', '.join(gone)}."
    now.say(text, cite("engaged"), phase_rule(ability.phase), event=("withdrawn", target))
    sides = {each.owner for each in engaged(now)}
    now.put(battle(now)._replace(defenders=tuple(each for each in battle(now).defenders if each in sides)))


def _walk(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    """A movement phase ability that lets units move on their own."""
    group = tuple(each.name for each in concerned(now, unit, line, target) if isinstance(each, Unit))
    now.say(f"{', '.join(group)} may move up to a {line.what}.", phase_rule(ability.phase))
    now.call("move", group=group, initiator=unit.name, start=unit.at, reach=line.what, walked=())


def _summon(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    """summoned-hero: who summons and commands one is not said; here the ability says it."""
    name = put_new(now, PRINTED[HERO]._replace(name=HERO, owner=unit.owner, at=unit.at, card=HERO)).name
    now.say(f"{unit.owner} summons {name}.", cite("summoned-hero"), phase_rule(ability.phase), event=("summoned", name))


DEEDS: dict[str, Deed] = {
    "change": _change, "deal": _deal, "heal": _heal, "kill": _kill, "tokens": _tokens, "gain trait": _trait,
    "lose trait": _trait, "mute": _trait, "engage": _engage, "withdraw": _withdraw, "walk": _walk, "summon": _summon,
}  # fmt: skip
