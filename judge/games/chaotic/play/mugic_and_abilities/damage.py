"""8.5.3 to 8.5.6 Damage: its amount, dealing it, and what it does to a Creature."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from judge.engine import Cite, Floor, Modifier, Moment, Number, Pipeline, Stage, Value, evaluate
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.play.combat.phases import break_quiet
from judge.games.chaotic.play.lasting import effects_on
from judge.games.chaotic.play.leaving_play import DEFEATED, deadly, destroy
from judge.games.chaotic.play.mugic_and_abilities.abilities import changes, prevented
from judge.games.chaotic.play.mugic_and_abilities.replacement import replaced_damage
from judge.games.chaotic.play.triggers import put_triggers, triggered
from judge.games.chaotic.play.values import ROUNDING
from judge.games.chaotic.things import Creature, Item

Rows = list[tuple[int, Modifier]]
Hit = tuple[Creature, Value]


def stages(rule: Cite) -> tuple[Stage, ...]:
    """8.5.4, 8.6.5.2: add, multiply, divide, subtract, set."""
    return (
        Stage("increases", ("add",), rule), Stage("multiplications", ("multiply",), rule),
        Stage("divisions", ("divide",), rule), Stage("reductions", ("subtract",), rule), Stage("sets", ("set",), rule),
    )  # fmt: skip


DAMAGE = RULES.pipeline(Pipeline("damage", stages(cite("8.5.4")), Floor(0, "end", cite("8.5.5")), cite("8.5.4")))


def work_out(now: Moment, pipeline: Pipeline, base: Number, rows: Sequence[Modifier]) -> Value:
    """8.5.4: damage through the stages. Rounding and the place of the floor are readings, asked where they matter."""
    if any(row.op == "divide" for row in rows):
        pipeline = pipeline._replace(rounding=ROUNDING[now.reads("rounding")])
    if _falls_below(pipeline, base, rows) and now.reads("floor-place") == "each-step":
        pipeline, base = pipeline._replace(floor=pipeline.floor._replace(when="every step")), max(0, base)
    return now.evaluate(pipeline, base, rows)


def _falls_below(pipeline: Pipeline, base: Number, rows: Sequence[Modifier]) -> bool:
    """Whether the number is below 0 before the last change."""
    free = pipeline._replace(floor=pipeline.floor._replace(when="never"))
    return any(row.before < 0 for row in evaluate(free, base, rows).rows)


def deal(now: Moment, item: Item, base: int, targets: Sequence[Creature]) -> None:
    """8.5.3: one instruction deals its damage to all it names at the same time."""
    hits = [(each, work_out(now, DAMAGE, base, _modifiers(now, item, each))) for each in targets]
    hurt(now, item, hits, cite("8.5.3"), text_rule(item))


def text_rule(item: Item) -> Cite:
    """The rule by which a text is carried out: of an attack, or of a Mugic or an ability."""
    return cite("8.6.2.1") if item.kind == "attack" else cite("8.5.2")


def _modifiers(now: Moment, item: Item, creature: Creature) -> list[Modifier]:
    """What changes damage that is not attack damage: of its source, of whoever is dealt it, and in general."""
    source = now.get(item.creature)
    own = changed(now, source, "damage dealt") if isinstance(source, Creature) and source.in_play else ()
    return in_order(own, changed(now, creature, "damage taken"), general(now, "damage", "damage dealt"))


def changed(now: Moment, creature: Creature, what: str) -> Rows:
    """What changes damage that a Creature deals or is dealt, each with its moment."""
    return [(each.at, Modifier(each.name, c.op, c.amount)) for each, c in changes(now, creature, what)]


def in_order(*rows: Iterable[tuple[int, Modifier]]) -> list[Modifier]:
    """8.7.1: changes in the order of their moments; those of one moment as they are given."""
    return [row for _, row in sorted((pair for each in rows for pair in each), key=lambda pair: pair[0])]


def general(now: Moment, on: str, what: str) -> Rows:
    """The effects in force on damage of a sort, whoever deals it, each with its moment."""
    rows = ((row, row.change) for row in effects_on(now, on) if row.change)
    return [(row.at, Modifier(row.source, change.op, change.amount)) for row, change in rows if change.what == what]


def hurt(now: Moment, item: Item, hits: Sequence[Hit], rule: Cite, *grounds: Cite) -> None:
    """8.5.3, 8.6.6: damage adds up; 8.5.6: what has reached its Energy is defeated. `grounds`: what led to it."""
    attack = item.kind == "attack"
    dealt = [(creature, value) for creature, value in hits if not _prevented(now, item, creature, value)]
    for creature, value in dealt:
        before = now.the(Creature, creature.name)
        now.put(before._replace(damage=before.damage + value.total, spared=before.spared and not value.total))
        text = f"{item.name} deals {value.total} damage to {creature.name}."
        now.say(text, rule, *grounds, event=("damage", creature.name), value=value)
    harmed = [now.the(Creature, creature.name) for creature, value in dealt if value.total]
    items = [each for creature in harmed for each in triggered(now, "is damaged", creature)]
    if attack and harmed and isinstance(source := now.get(item.creature), Creature):
        items += triggered(now, "deals attack damage", source)
    if harmed and not attack:
        break_quiet(now)
    dead = [creature for creature in harmed if deadly(now, creature) and _at_once(now, item)]
    if dead:
        rules = (rule, *(each for each in grounds if each == cite("8.6.8.1"))) if attack else (cite("8.5.6"),)
        destroy(now, dead, *rules, word=DEFEATED, first=items)
    else:
        put_triggers(now, items)


def _prevented(now: Moment, item: Item, creature: Creature, value: Value) -> bool:
    """8.5.8: damage that can not be dealt is not; 8.8.2: or something happens instead of it."""
    bans = ("be dealt damage", "be dealt attack damage") if item.kind == "attack" else ("be dealt damage",)
    if any(prevented(now, creature, ban, f"be dealt damage by {item.name}") for ban in bans):
        return True
    return replaced_damage(now, creature, int(value.total), item.used)


def _at_once(now: Moment, item: Item) -> bool:
    """When a Creature with lethal damage goes is a reading; so is whether the rest of a Mugic's text comes first."""
    if now.reads("energy-timing") == "next-priority":
        return False
    return item.kind == "attack" or not now.bound("left") or now.reads("mid-resolution-defeat") == "at-once"


@RULES.step
def settle_defeats(now: Moment) -> None:
    """8.5.6: damage is compared with Energy once more when all instructions are done."""
    dead = [creature for creature in now.every(Creature) if creature.damage and deadly(now, creature)]
    if dead and now.reads("mid-resolution-defeat") != "at-once" and now.reads("energy-timing") != "next-priority":
        destroy(now, dead, cite("8.5.6"), word=DEFEATED)
