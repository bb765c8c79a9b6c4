"""8.5.3 to 8.5.6 Damage: its amount, dealing it, and what it does to a Creature."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from judge.engine import Cite, Floor, Modifier, Moment, Number, Pipeline, Stage, Value, evaluate
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards import conditions, meant, qualities
from judge.games.chaotic.cards.meanings import ELEMENTS, Those, Trait
from judge.games.chaotic.cards.meanings.ability import Attack, Change
from judge.games.chaotic.cards.scene import Scene
from judge.games.chaotic.play.combat.phases import break_quiet
from judge.games.chaotic.play.lasting import effects_on, told_first
from judge.games.chaotic.play.leaving_play import DEFEATED, deadly, destroy
from judge.games.chaotic.play.mugic_and_abilities.abilities import Held, changes, forbidden, has, numbered, prevented
from judge.games.chaotic.play.mugic_and_abilities.abilities import amount as amount_of
from judge.games.chaotic.play.mugic_and_abilities.replacement import replaced_damage
from judge.games.chaotic.play.triggers import Event, of_attack, put_triggers, triggered
from judge.games.chaotic.play.values import ROUNDING
from judge.games.chaotic.play.who import game
from judge.games.chaotic.things import Creature, Item

Rows = list[tuple[int, Modifier]]
Hit = tuple[Creature, Value]
Idle = tuple[str, str]
FITS: Idle = ("", "")
NOT_AN_ATTACK: Idle = ("this is not attack damage", "g-attack-damage")


def stages(rule: Cite) -> tuple[Stage, ...]:
    """8.5.4, 8.6.5.2: add, multiply, divide, subtract, set."""
    return (
        Stage("increases", ("add",), rule), Stage("multiplications", ("multiply",), rule),
        Stage("divisions", ("divide",), rule), Stage("reductions", ("subtract",), rule), Stage("sets", ("set",), rule),
    )  # fmt: skip


DAMAGE = RULES.pipeline(Pipeline("damage", stages(cite("8.5.4")), Floor(0, "end", cite("8.5.5")), cite("8.5.4")))


def work_out(now: Moment, pipeline: Pipeline, base: Number, rows: Sequence[Modifier]) -> Value:
    """8.5.4: damage through the stages. Rounding and the place of the floor are readings, asked where they matter."""
    if any(row.op == "divide" and not row.idle for row in rows):
        pipeline = pipeline._replace(rounding=ROUNDING[now.reads("rounding")])
    if _falls_below(pipeline, base, rows) and now.reads("floor-place") == "each-step":
        pipeline, base = pipeline._replace(floor=pipeline.floor._replace(when="every step")), max(0, base)
    return now.evaluate(pipeline, base, rows)


def _falls_below(pipeline: Pipeline, base: Number, rows: Sequence[Modifier]) -> bool:
    """Whether the number is below 0 before the last change."""
    free = pipeline._replace(floor=pipeline.floor._replace(when="never"))
    return any(row.before < 0 for row in evaluate(free, base, rows).rows)


def deal(now: Moment, item: Item, amounts: Mapping[str, Number], targets: Sequence[Creature]) -> None:
    """8.5.3: one instruction deals its damage to all it names at the same time."""
    hits = [
        (each, settled(now, DAMAGE, amounts[each.name], Blow(item, each), lambda blow: _modifiers(now, blow)))
        for each in targets
    ]
    changed = any(row.source for _, value in hits for row in value.rows)
    idle = [row.cite for each in targets for row in _modifiers(now, Blow(item, each)) if row.idle and row.cite]
    hidden = [cite("g-untargetable") for each in targets if _is_hidden(now, item, each)]
    special = [*keyword_rule(item), *hidden, *idle, *([cite("8.5.4")] if changed else [])]
    rules = [*dict.fromkeys((*special, cite("8.5.3"), text_rule(item)))]
    hurt(now, item, hits, rules[0], *rules[1:])


def _is_hidden(now: Moment, item: Item, creature: Creature) -> bool:
    """g-untargetable: whether this reaches a Creature without a target that could not be one."""
    aimed = creature.name in (*item.targets, item.creature)
    return not aimed and not item.keyword and has(now, creature, "untargetable")


def settled(now: Moment, pipeline: Pipeline, base: Number, blow: Blow, rows: Callable[[Blow], list[Modifier]]) -> Value:
    """8.5.4, 8.8.2: damage as it would be dealt; then what is dealt instead of so much."""
    usual = rows(blow)
    value = work_out(now, pipeline, base, usual)
    instead = [row for row in rows(blow._replace(would=int(value.total))) if not row.idle]
    return work_out(now, pipeline, base, [*usual, *instead]) if instead else value


def text_rule(item: Item) -> Cite:
    """The rule by which a text is carried out: of an attack, or of a Mugic or an ability."""
    return cite("8.6.2.1") if item.kind == "attack" else cite("8.5.2")


def keyword_rule(item: Item) -> tuple[Cite, ...]:
    """The rule of the keyword that an item comes from, if it does."""
    return (cite(f"g-{item.keyword}"),) if item.keyword else ()


class Blow(NamedTuple):
    """Damage on its way: what deals it, with which Attack Card, played by whom, to whom; what it `would` be at last."""

    item: Item
    victim: Creature
    card: Attack | None = None
    striker: Creature | None = None
    would: int | None = None


def _modifiers(now: Moment, blow: Blow) -> list[Modifier]:
    """What changes damage that is not attack damage: of its source, of whoever is dealt it, and in general."""
    source, creature = now.get(blow.item.creature), blow.victim
    own = changed(now, source, "damage dealt", blow) if isinstance(source, Creature) and source.in_play else []
    more = for_attacks(now, source, blow, NOT_AN_ATTACK) if isinstance(source, Creature) and source.in_play else []
    more += off_target(now, creature, "attack damage taken", NOT_AN_ATTACK, blow)
    taken = changed(now, creature, "damage taken", blow)
    return in_order(own, taken, general(now, "damage", "damage dealt", blow), more)


def for_attacks(now: Moment, creature: Creature, blow: Blow, idle: Idle) -> Rows:
    """g-strike, g-element-x: what a Creature adds to its attacks, and so not to damage of another sort or of others."""
    found = off_target(now, creature, "attack damage", idle, blow)
    for name in numbered(now, creature, "strike", *ELEMENTS) if blow.would is None and not blow.item.keyword else ():
        if more := amount_of(now, creature, name):
            rule = cite("g-strike" if name == "strike" else "g-element-x")
            source = f"{creature.name}: {name.capitalize()} {more}"
            found.append((0, Modifier(source, "add", more, rule, idle[0])))
    return found


def changed(now: Moment, creature: Creature, what: str, blow: Blow) -> Rows:
    """What changes damage that a Creature deals or is dealt, each with its moment."""
    found = []
    for each, c in changes(now, creature, what):
        if (idle := misfit(now, each.scene, c, blow, each.at)) is not None:
            found.append((each.at, as_row(now, each, c, creature, idle)))
    return found


def as_row(now: Moment, each: Held, change: Change, creature: Creature, idle: Idle) -> Modifier:
    """A change as a row of the working; `idle`: why it does not count here, if it does not, and the rule of that."""
    why, unit = idle
    return Modifier(each.name, change.op, amount(now, each.scene, change, creature), cite(unit) if unit else None, why)


def off_target(now: Moment, creature: Creature, what: str, idle: Idle, blow: Blow) -> Rows:
    """What changes damage of another sort, and so not this."""
    if blow.would is not None:
        return []
    return [(each.at, as_row(now, each, c, creature, idle)) for each, c in changes(now, creature, what) if not c.bound]


def amount(now: Moment, scene: Scene, change: Change, creature: Creature) -> Number:
    """The number of a change, as often as what it is counted by."""
    scene = scene._replace(affected=creature.name)
    times = conditions.count(now, scene, change.per) if change.per else 1
    return conditions.amount(now, scene, change.amount) * times


def applies(now: Moment, scene: Scene, change: Change, blow: Blow, at: int) -> bool:
    """Whether a change is meant for this damage: of which attack, against whom, from which source, if so much."""
    return misfit(now, scene, change, blow, at) == FITS


def misfit(now: Moment, scene: Scene, change: Change, blow: Blow, at: int) -> Idle | None:
    """Why a change is not meant for this damage, and the rule of that; None where so much damage is not the point."""
    if (change.bound is None) is not (blow.would is None):
        return None
    if (
        change.bound is not None
        and blow.would is not None
        and not qualities.COMPARED[change.bound.how](blow.would, change.bound.number)
    ):
        return None
    if change.against is not None and not _is_against(now, scene, change.against, blow.victim):
        return f"it is not for damage to {blow.victim.name}", ""
    if change.attack is not None and not _is_attack(now, scene, change, blow, at):
        return NOT_AN_ATTACK if blow.card is None else ("this is not such an attack", "3.5.8.1.1")
    if change.by is not None and not _is_source(now, scene, change.by, blow):
        return "the damage comes from another source", "g-source"
    return FITS


def _is_against(now: Moment, scene: Scene, against: Those, victim: Creature) -> bool:
    if against.which in ("this", "bearer") and victim.name != scene.this:
        return False
    return meant.fits(now, scene, victim, against.traits)


def _is_attack(now: Moment, scene: Scene, change: Change, blow: Blow, at: int) -> bool:
    attack = change.attack
    if attack is None or blow.card is None:
        return False
    if attack.which == "first":
        first = (
            blow.victim.hit == 0 if change.what.endswith("taken") else blow.striker is None or blow.striker.attacks <= 1
        )
        if not told_first(now, blow.item.name, first):
            return False
    if attack.which == "next" and not at < blow.item.at:
        return False
    return meant.attack_fits(now, scene, blow.card, blow.striker, attack)


def _is_source(now: Moment, scene: Scene, by: object, blow: Blow) -> bool:
    """g-source: whether damage comes from what a text names."""
    if isinstance(by, tuple) and not hasattr(by, "_fields"):
        return all(_is_source(now, scene, each, blow) for each in by)
    if isinstance(by, Those):
        return blow.item.creature in [getattr(each, "name", "") for each in meant.members(now, scene, by)]
    assert isinstance(by, Trait)
    kind = (
        "abilities"
        if blow.item.kind in ("ability", "trigger")
        else "attacks"
        if blow.item.kind == "attack"
        else blow.item.kind
    )
    if by.name == "recklessness":
        return blow.item.keyword == "recklessness"
    return kind != "attacks" if by.name == "non-attack" else kind in by.name.split(" or ")


def in_order(*rows: Iterable[tuple[int, Modifier]]) -> list[Modifier]:
    """8.7.1: changes in the order of their moments; those of one moment as they are given."""
    return [row for _, row in sorted((pair for each in rows for pair in each), key=lambda pair: pair[0])]


def general(now: Moment, on: str, what: str, blow: Blow) -> Rows:
    """The effects in force on damage of a sort, whoever deals it, each with its moment."""
    rows = [(row, row.change) for row in effects_on(now, on) if row.change and row.change.what == what]
    scene = Scene(blow.item.by)
    kept = [(row, change) for row, change in rows if applies(now, scene, change, blow, row.at)]
    return [(row.at, Modifier(row.source, change.op, change.amount)) for row, change in kept]


def hurt(now: Moment, item: Item, hits: Sequence[Hit], rule: Cite, *grounds: Cite) -> None:
    """8.5.3, 8.6.6: damage adds up; 8.5.6: what has reached its Energy is defeated. `grounds`: what led to it."""
    attack = item.kind == "attack"
    dealt = [(creature, value) for creature, value in hits if not _prevented(now, item, creature, value)]
    for creature, value in dealt:
        before = now.the(Creature, creature.name)
        older = before.damage and not any(row[1] == creature.name for row in game(now).dealt)
        now.put(before._replace(damage=before.damage + value.total))
        if older and not deadly(now, now.the(Creature, creature.name)) and now.reads("wounds-add-up") == "anew":
            now.put(before._replace(damage=value.total))
        _note_dealt(now, item, creature, value.total)
        text = f"{item.name} deals {value.total} damage to {creature.name}."
        now.say(text, rule, *grounds, event=("damage", creature.name), value=value)
    hit = [(now.the(Creature, creature.name), int(value.total)) for creature, value in dealt if value.total]
    harmed = [creature for creature, _ in hit]
    items = [each for creature, total in hit for each in _triggered(now, item, creature, total)]
    if harmed and not attack:
        break_quiet(now)
    dead = [creature for creature in harmed if deadly(now, creature) and _at_once(now, item)]
    if dead:
        rules = (rule, *(each for each in grounds if each == cite("8.6.8.1"))) if attack else (cite("8.5.6"),)
        destroy(now, dead, *rules, word=DEFEATED, first=items)
    else:
        put_triggers(now, items)


def _note_dealt(now: Moment, item: Item, creature: Creature, total: Number) -> None:
    """Remembers for this turn what has dealt how much to whom; in one order, so that equal sums are equal."""
    sums = {(by, whom): amount for by, whom, amount in game(now).dealt}
    key = (item.card or item.name, creature.name)
    sums[key] = sums.get(key, 0) + total
    now.put(game(now)._replace(dealt=tuple(sorted((by, whom, amount) for (by, whom), amount in sums.items()))))


def _triggered(now: Moment, item: Item, creature: Creature, total: int) -> Iterator[Item]:
    """8.3.1: what damage that a Creature has been dealt triggers."""
    source = now.get(item.creature)
    other = source if isinstance(source, Creature) else None
    elements = tuple(now.bound("elements") or ()) if item.kind == "attack" else ()  # type: ignore[arg-type]
    types = tuple(now.bound("types") or ()) if item.kind == "attack" else ()  # type: ignore[arg-type]
    kind = item.keyword if item.keyword == "recklessness" else item.kind
    yield from triggered(now, Event("is damaged", creature, other, total, kind=kind))
    if item.kind == "attack":
        yield from triggered(
            now, Event("is dealt attack damage", creature, other, total, elements, types, card=item.card)
        )
    if other is not None and item.kind == "attack":
        dealt = Event("deals attack damage", other, creature, total, elements, types, card=item.card)
        yield from (*triggered(now, dealt), *of_attack(now, item, dealt))
    if other is not None:
        yield from triggered(now, Event("deals damage", other, creature, total, kind=item.kind))


def _prevented(now: Moment, item: Item, creature: Creature, value: Value) -> bool:
    """8.5.8: damage that can not be dealt is not; 8.8.2: or something happens instead of it."""
    kind = {"attack": "attack damage", "mugic": "damage by mugic"}.get(item.kind, "damage by abilities")
    bans = ["be dealt damage", f"be dealt {kind}"]
    bans += ["be dealt damage by mugic or abilities"] if item.kind != "attack" else []
    if forbidden(now, creature, *bans):
        return any(prevented(now, creature, ban, f"be dealt damage by {item.name}") for ban in bans)
    if item.kind != "attack" and _is_hidden(now, item, creature) and now.reads("untargetable-shields") == "everything":
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


def awaits_its_end(now: Moment, creature: Creature) -> bool:
    """8.5.6: whether damage has defeated a Creature that under one reading leaves play only later."""
    hurt = creature.in_play and creature.damage and deadly(now, creature)
    return bool(hurt) and now.reads("energy-timing") == "next-priority"


@RULES.test
def nothing_follows(now: Moment) -> bool:
    """8.7.3.4: whether a Creature is to leave play at the next priority and nothing else comes before it."""
    dead = any(creature.damage and deadly(now, creature) for creature in now.every(Creature))
    return dead and len(now.frames) == 1 and now.reads("energy-timing") == "next-priority"
