"""8.5.2 Instructions: what each verb of card text does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from judge.engine.modifiers import Floor, Modifier, Pipeline, Rounding, Stage, Value
from judge.engine.moment import Moment
from judge.games.chaotic import values
from judge.games.chaotic.burst import BURST, announce
from judge.games.chaotic.leaving import deadly, destroy, lose
from judge.games.chaotic.rules import RULES, cite
from judge.games.chaotic.targets import burst_items, meant
from judge.games.chaotic.things import (
    PLAY,
    Ability,
    Battlegear,
    Change,
    Creature,
    Effect,
    Game,
    Instruction,
    Item,
    Mark,
    Timeline,
)

STAGES = (
    Stage("increases", ("add",), cite("8.5.4")),
    Stage("multiplications", ("multiply",), cite("8.5.4")),
    Stage("divisions", ("divide",), cite("8.5.4")),
    Stage("reductions", ("subtract",), cite("8.5.4")),
    Stage("sets", ("set",), cite("8.5.4")),
)
DAMAGE = RULES.pipeline(Pipeline("damage", STAGES, Floor(0, "end", cite("8.5.5")), cite("8.5.4")))
Verb = Callable[[Moment, Item, Instruction, Creature], None]


def rounded(now: Moment, pipeline: Pipeline, modifiers: Iterable[Modifier]) -> Pipeline:
    """How a division is rounded, and where the floor stands, are readings; they are asked for only where they matter."""
    rows = list(modifiers)
    if any(row.op == "divide" for row in rows):
        rounding: dict[str, Rounding] = {"down": "down", "up": "up", "fractions": "none"}
        pipeline = pipeline._replace(rounding=rounding[now.reads("rounding")])
    if any(row.op == "subtract" for row in rows) and now.reads("floor-place") == "each-step":
        pipeline = pipeline._replace(floor=pipeline.floor._replace(when="every step"))
    return pipeline


def hurt(now: Moment, creature: Creature, value: Value, text: str) -> None:
    """8.5.3, 8.5.6: damage adds up; once it reaches the Energy the Creature is defeated, there and then."""
    total = int(value.total)
    now.put(creature._replace(damage=creature.damage + total))
    now.say(f"{text} deals {total} damage to {creature.name}.", cite("8.5.3"), event=("damage", creature.name), value=value)
    hurt_one = now.the(Creature, creature.name)
    if total:
        announce(now, "is damaged", hurt_one)
    if deadly(now, hurt_one) and now.reads("energy-timing") != "next-priority":
        destroy(now, [hurt_one], cite("8.5.6"), word="is defeated")


def add_row(now: Moment, row: Effect | Mark) -> None:
    """8.7.1.1: what resolves takes its place at the end of the timeline."""
    timeline = now.the(Timeline, "timeline")
    now.put(timeline._replace(rows=(*timeline.rows, row)))


def _deal(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    base = item.x if what.amount < 0 else what.amount
    rows = list(_damage_changes(now, creature))
    value = now.evaluate(rounded(now, DAMAGE, rows), base, rows)
    if forbidden(now, creature, "be dealt damage"):
        return
    hurt(now, creature, value, item.name)


def _damage_changes(now: Moment, creature: Creature) -> Iterator[Modifier]:
    """The effects in force that change damage which is not attack damage."""
    for row in now.the(Timeline, "timeline").rows:
        if isinstance(row, Effect) and row.change and row.change.what == "damage" and row.on in ("damage", creature.name):
            yield Modifier(row.source, row.change.op, row.change.amount)


def _heal(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    if forbidden(now, creature, "be healed"):
        now.say(f"{creature.name} can not be healed.", cite("8.5.8"))
        return
    healed = min(creature.damage, item.x if what.amount < 0 else what.amount)
    now.put(creature._replace(damage=creature.damage - healed))
    now.say(f"{item.name} heals {healed} damage on {creature.name}.", cite("g-heal"), event=("healed", creature.name))


def _change(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    assert what.change is not None
    if what.change.what == "energy" and what.change.op == "add" and forbidden(now, creature, "gain energy"):
        now.say(f"{creature.name} can not gain Energy.", cite("8.5.8"))
        return
    add_row(now, Effect(item.name, creature.name, change=what.change, until=what.until))
    rule = cite("8.7.3.1") if what.change.what == "energy" else cite("8.7.2.1")
    now.say(f"{creature.name}: {_said(what.change)} from {item.name}.", rule, event=("changed", creature.name))


def _said(change: Change) -> str:
    return f"{change.what.capitalize()} {Modifier('', change.op, change.amount).sign}"


def _gain(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    add_row(now, Effect(item.name, creature.name, gains=what.gains, until=what.until))
    names = ", ".join(f"{each.name} {each.amount or ''}".strip() for each in what.gains)
    now.say(f"{creature.name} gains {names} from {item.name}.", cite("8.7.1.1"), event=("gained", creature.name))


def _gain_element(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    add_row(now, Effect(item.name, creature.name, gains=(Ability("element", what.what),), until=what.until))
    now.say(f"{creature.name} gains {what.what} from {item.name}.", cite("8.7.1.1"), event=("gained", creature.name))


def _lose(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    add_row(now, Effect(item.name, creature.name, loses=what.what, loses_amount=what.amount, until=what.until))
    lost = f"{what.what} {what.amount or ''}".strip()
    now.say(f"{creature.name} loses {lost} to {item.name}.", cite("8.7.1.1"), event=("lost", creature.name))


def _destroy(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    destroy(now, [creature], cite("g-destroy"))


def _sacrifice(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    if creature.controller == item.by:
        destroy(now, [creature], cite("g-sacrifice"), word="is sacrificed")


def _destroy_gear(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    for gear in gear_of(now, creature):
        now.put(gear._replace(zone="discard pile"))
        now.say(f"{gear.name} is destroyed.", cite("g-destroy"), event=("destroyed", gear.name))


def gear_of(now: Moment, creature: Creature) -> list[Battlegear]:
    """The Battlegear a Creature carries."""
    return [gear for gear in now.every(Battlegear) if gear.bearer == creature.name and gear.zone == PLAY]


def turn_gear(now: Moment, gear: Battlegear, up: bool) -> None:
    """8.7.1.4: Battlegear counts from when it was last revealed."""
    now.put(gear._replace(up=up, silenced=False))
    now.say(f"{gear.name} is turned face {'up' if up else 'down'}.", cite("8.7.1.4"), event=("turned", gear.name))
    if up:
        timeline = now.the(Timeline, "timeline")
        rows = tuple(row for row in timeline.rows if row != Mark("gear", gear.name))
        now.put(timeline._replace(rows=(*rows, Mark("gear", gear.name))))
        announce(now, "gear revealed", now.the(Creature, gear.bearer))


def _gear_up(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    for gear in gear_of(now, creature):
        if not gear.up:
            turn_gear(now, gear, True)


def _gear_down(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    for gear in gear_of(now, creature):
        turn_gear(now, gear, False)


def _silence_gear(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    for gear in gear_of(now, creature):
        now.put(gear._replace(silenced=True))
        now.say(f"{gear.name} loses all abilities.", cite("g-disarm"), event=("disarmed", gear.name))


def _infect(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    now.put(creature._replace(infected=True))
    now.say(f"{creature.name} is Infected.", cite("9.1.2.2"), event=("infected", creature.name))
    announce(now, "is infected", now.the(Creature, creature.name))


def _uninfect(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    rule = cite("9.1.3.1") if creature.infected else cite("9.1.3.3")
    did = "is Uninfected" if creature.infected else "is not Infected: nothing happens"
    now.put(creature._replace(infected=False))
    now.say(f"{creature.name} {did}.", rule, event=("uninfected", creature.name))


def _counters(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    now.put(creature._replace(counters=max(0, creature.counters + what.amount)))
    now.say(f"{creature.name}: {what.amount:+d} Mugic counters.", cite("g-mugic-counter"), event=("counters", creature.name))


def _relocate(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    now.put(creature._replace(space=what.what))
    now.say(f"{creature.name} is relocated to {what.what}.", cite("g-relocate"), event=("relocated", creature.name))


VERBS: dict[str, Verb] = {
    "deal": _deal, "heal": _heal, "change": _change, "gain": _gain, "gain element": _gain_element, "lose": _lose,
    "destroy": _destroy, "sacrifice": _sacrifice, "destroy gear": _destroy_gear, "turn gear up": _gear_up,
    "turn gear down": _gear_down, "silence gear": _silence_gear, "infect": _infect, "uninfect": _uninfect,
    "counters": _counters, "relocate": _relocate,
}  # fmt: skip


def carry_out(now: Moment, item: Item, what: Instruction) -> None:
    """8.5.2: one instruction; what a target that is no longer valid was to suffer is left out."""
    if not all(holds(now, item, condition.kind, condition.what, condition.amount) for condition in what.conditions):
        now.say(f"{item.name}: the condition is not met.", cite("8.6.2.3"))
        return
    if _for_the_table(now, item, what):
        return
    who = what.who or ("target" if item.targets else "this")
    found = meant(now, who, item)
    if what.verb == "destroy" and len(found) > 1:
        destroy(now, found, cite("g-destroy"))
        return
    for creature in found:
        current = now.the(Creature, creature.name)
        if current.zone == PLAY and now.frames:
            VERBS[what.verb](now, item, what, current)


def _for_the_table(now: Moment, item: Item, what: Instruction) -> bool:
    """Instructions that concern no Creature."""
    match what.verb:
        case "negate":
            _negate(now, item)
        case "activate hive" | "deactivate hive":
            _hive(now, item, what.verb == "activate hive")
        case "win the game":
            lose(now, [values.opponent(now, item.by)], cite("5.2"))
        case "lose the game":
            lose(now, [item.by], cite("5.1.1"))
        case _:
            return _attack_damage(now, item, what)
    return True


def _attack_damage(now: Moment, item: Item, what: Instruction) -> bool:
    """An instruction that changes the damage of attacks for a while."""
    if what.verb != "change" or what.change is None or what.change.what != "attack damage":
        return False
    add_row(now, Effect(item.name, "attack damage", change=what.change, until=what.until))
    now.say(f"Attack damage {Modifier('', what.change.op, what.change.amount).sign} from {item.name}.", cite("8.6.5.2"))
    return True


def _negate(now: Moment, item: Item) -> None:
    """g-negate: what is negated is removed from the Burst without effect."""
    for name in item.targets:
        gone = next((each for each in burst_items(now) if each.name == name), None)
        if gone is not None:
            now.put(now.pile(BURST).without(gone))
            now.say(f"{gone.name} is negated and removed from the Burst.", cite("g-negate"), event=("negated", gone.name))


def _hive(now: Moment, item: Item, on: bool) -> None:
    game = now.the(Game, "game")
    hive = (*game.hive, item.by) if on and item.by not in game.hive else game.hive if on else ()
    now.put(game._replace(hive=hive))
    now.say(f"Hive is {'on' if on else 'off'}.", cite("g-hive"))


def holds(now: Moment, item: Item, kind: str, what: str, amount: int) -> bool:
    """g-stat-check, g-stat-fail, g-challenge, 8.6.2.3: whether a condition is met, on the values of this moment."""
    own = now.the(Creature, item.source)
    foe = values.engaged(now, values.opponent(now, item.by))
    match kind:
        case "check":
            return values.score(now, own, what) >= amount
        case "fail":
            return foe is not None and values.score(now, foe, what) < amount
        case "challenge":
            return foe is not None and values.score(now, own, what) - values.score(now, foe, what) >= amount
        case _:
            return values.characteristic(now, own, what)


def forbidden(now: Moment, creature: Creature, what: str) -> bool:
    """8.5.8: what a card says can not be done is not done, whatever another card says."""
    return any(each.forbids == what for each in values.abilities(now, creature))


def carry_out_all(now: Moment, ability: Ability, creature: Creature) -> None:
    """Carries out an ability's instructions outside the Burst."""
    item = Item(f"{creature.name}: {ability.name}", "ability", creature.controller, creature.name)
    for what in ability.instructions:
        carry_out(now, item, what)
