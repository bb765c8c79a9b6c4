"""What the instructions of an ability do, one function for each verb."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judge.engine import Modifier, Moment
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.cards.meanings import Ability, Change, Instruction
from judge.games.wot_conquest.play.battle.sides import board, engage, engaged, settle_sides
from judge.games.wot_conquest.play.hp import heal, hurt, kill
from judge.games.wot_conquest.play.neutral_units import PRINTED
from judge.games.wot_conquest.play.who import battle, battle_is_on, piece, with_tokens
from judge.games.wot_conquest.things import HERO, Effect, Piece, Player, Unit
from judge.kit.names import put_new
from judge.kit.timeline import Timeline, ongoing

Deed = Callable[[Moment, Unit, Ability, Instruction, str], None]


def carry_out(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    """Carries out one instruction, unless the rules have run out before."""
    if now.frames:
        DEEDS[line.verb](now, unit, ability, line, target)


def concerned(now: Moment, user: Unit, line: Instruction, target: str) -> list[Piece]:
    """The pieces that an instruction concerns; in a battle only engaged ones."""
    match line.who:
        case "this" | "":
            return [piece(now, user.name)]
        case "target":
            return [piece(now, target)]
        case "mine" | "theirs" | "all":
            around = [each for each in (engaged(now) if battle_is_on(now) else board(now)) if isinstance(each, Unit)]
            return [each for each in around if line.who == "all" or (each.owner == user.owner) is (line.who == "mine")]
        case name:
            return [piece(now, name)]


def _add(now: Moment, line: Instruction, effects: Iterable[Effect]) -> None:
    """Effects in the order of use; additions of one source to one figure are one effect, whatever came between."""
    found = ongoing(now, Effect)
    until = line.until if battle_is_on(now) or line.until != "battle" else "turn"
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
    return old._replace(change=Change(both[0].stat, "add" if total >= 0 else "subtract", abs(total)))


def _scales(old: Effect, new: Effect) -> bool:
    """Whether a change that is no addition stands between, so that the order of use may matter."""
    if old.change is None or new.change is None or (old.on, old.change.stat) != (new.on, new.change.stat):
        return False
    return old.change.op not in ("add", "subtract")


def _change(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    """A figure of pieces, the total of a side, or a limit of the player is changed."""
    assert line.change is not None
    on = _whom(now, unit, line, target)
    _add(now, line, [Effect(f"{ability.name} of {unit.name}", name, line.change) for name in on])
    sign = Modifier("", line.change.op, line.change.amount).sign
    for name in on or ["nobody"]:
        now.say(f"{line.change.stat} of {name}: {sign}.", ability.rule, event=(line.change.stat, name))


def _whom(now: Moment, unit: Unit, line: Instruction, target: str) -> list[str]:
    if line.who in ("you", "my side"):
        return [unit.owner]
    if line.who == "their side":
        found = battle(now)
        return [found.defenders[0] if unit.owner == found.attacker and found.defenders else found.attacker]
    return [each.name for each in concerned(now, unit, line, target)]


def _to_pieces(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    """Pieces are dealt damage, healed or killed."""
    for each in concerned(now, unit, line, target):
        if line.verb == "deal":
            hurt(now, each.name, line.amount, ability.rule)
        elif line.verb == "heal":
            heal(now, each.name, line.amount, ability.rule)
        elif isinstance(each, Unit):
            kill(now, each.name, ability.rule)


def _tokens(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    player = with_tokens(now.the(Player, unit.owner), line.what, line.amount)
    now.put(player)
    text = f"{player.name} {'gains' if line.amount > 0 else 'loses'} {abs(line.amount)} {line.what}."
    now.say(text, ability.rule, event=(line.what, player.name))


def _trait(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    gains = line.verb == "gain trait"
    lost = "" if gains else "abilities" if line.verb == "mute" else line.what
    for each in concerned(now, unit, line, target):
        source = f"{ability.name} of {unit.name}"
        _add(now, line, [Effect(source, each.name, gains=line.what if gains else "", loses=lost)])
        words = f"gains {line.what}" if gains else f"loses {lost}"
        now.say(f"{each.name} {words}.", ability.rule, event=("trait", each.name))


def _engage(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    """An ability that brings units into the battle; its own words come before the rule on units outside."""
    names = [each.name for each in concerned(now, unit, line, target)]
    engage(now, names, "Engaged", target, cite("engaged"), ability.rule)
    settle_sides(now)


def _withdraw(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    gone = [each.name for each in concerned(now, unit, line, target)]
    now.put(battle(now)._replace(engaged=tuple(name for name in battle(now).engaged if name not in gone)))
    text = f"No longer engaged: {', '.join(gone)}."
    now.say(text, cite("engaged"), ability.rule, event=("withdrawn", target))
    sides = {each.owner for each in engaged(now)}
    now.put(battle(now)._replace(defenders=tuple(each for each in battle(now).defenders if each in sides)))


def _walk(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    """A movement phase ability that lets units move on their own."""
    group = tuple(each.name for each in concerned(now, unit, line, target) if isinstance(each, Unit))
    now.say(f"{', '.join(group)} may move up to a {line.what}.", ability.rule)
    now.call("move", group=group, initiator=unit.name, start=unit.at, reach=line.what, walked=())


def _summon(now: Moment, unit: Unit, ability: Ability, line: Instruction, target: str) -> None:
    """summoned-hero: who summons and commands one is not said; here the ability says it."""
    name = put_new(now, PRINTED[HERO]._replace(name=HERO, owner=unit.owner, at=unit.at, card=HERO)).name
    now.say(f"{unit.owner} summons {name}.", cite("summoned-hero"), ability.rule, event=("summoned", name))


DEEDS: dict[str, Deed] = {
    "change": _change, "deal": _to_pieces, "heal": _to_pieces, "kill": _to_pieces, "tokens": _tokens,
    "gain trait": _trait, "lose trait": _trait, "mute": _trait, "engage": _engage, "withdraw": _withdraw,
    "walk": _walk, "summon": _summon,
}  # fmt: skip
