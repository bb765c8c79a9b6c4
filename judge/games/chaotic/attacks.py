"""8.6 Resolution of Attack Cards."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine.modifiers import Floor, Modifier, Pipeline, Stage
from judge.engine.moment import Moment
from judge.games.chaotic import values
from judge.games.chaotic.instructions import carry_out, forbidden, holds, rounded
from judge.games.chaotic.leaving import deadly, destroy
from judge.games.chaotic.resolving import bound_item, take_instruction
from judge.games.chaotic.rules import RULES, cite
from judge.games.chaotic.things import (
    DISCIPLINES,
    ELEMENTS,
    PLAY,
    Attack,
    Combat,
    Creature,
    Effect,
    Instruction,
    Item,
    Player,
    Timeline,
)

RULE = cite("8.6.5.2")
ATTACK_DAMAGE = RULES.pipeline(
    Pipeline(
        "attack damage",
        (
            Stage("increases", ("add",), RULE), Stage("multiplications", ("multiply",), RULE),
            Stage("divisions", ("divide",), RULE), Stage("reductions", ("subtract",), RULE), Stage("sets", ("set",), RULE),
        ),
        Floor(0, "end", cite("8.6.5.4")),
        RULE,
    )
)  # fmt: skip


def attack_card(now: Moment) -> Attack:
    """The Attack Card that resolves."""
    return now.the(Attack, bound_item(now).card)


def striker(now: Moment) -> Creature:
    """The Creature that played the attack, in play or not."""
    return now.the(Creature, bound_item(now).source)


def attack_elements(now: Moment, card: Attack) -> tuple[str, ...]:
    """8.6.1.4: an attack has the elements whose boxes are not blank, and those whose icon is in its text (a reading)."""
    boxes = {element for element, box in zip(ELEMENTS, card.elements, strict=True) if box is not None}
    icons = set(card.icons) if card.icons and now.reads("icon-in-text") == "boxes-and-text" else set()
    return tuple(element for element in ELEMENTS if element in boxes | icons)


@RULES.step
def initial_damage(now: Moment) -> None:
    """8.6.1: base damage and every element that the striking Creature has, fixed from now on."""
    card, creature = attack_card(now), striker(now)
    now.say(f"{card.name} resolves.", cite("8.2.3.1"), actor=bound_item(now).by, event=("resolved", card.name))
    total = card.base
    said = [f"base {card.base}"]
    for element, box in zip(ELEMENTS, card.elements, strict=True):
        if box is not None and element in values.elements(now, creature):
            total += box
            said.append(f"{element} {box:+d}")
    now.bind("total", total)
    now.bind("won", ())
    now.bind("left", card.instructions)
    now.say(f"{card.name}: {', '.join(said)} is {total}.", cite("8.6.1"), cite("8.6.1.2"), event=("initial damage", card.name))


@RULES.step
def next_text(now: Moment) -> None:
    """8.6.2.1: the text is carried out from top to bottom, on the values of this moment."""
    first, item = take_instruction(now), bound_item(now)
    if not _met(now, item, first):
        return
    if first.verb == "deal" and first.who in ("", "attack"):
        now.bind("total", now.given(int, "total") + first.amount)
        now.say(f"{item.card}: {first.amount} more damage.", cite("8.6.2.2"))
    else:
        carry_out(now, item, first._replace(conditions=()))


def _met(now: Moment, item: Item, what: Instruction) -> bool:
    """Whether all conditions of an instruction are met; which checks were won is remembered for Outperform."""
    met = True
    for condition in what.conditions:
        won = holds(now, item, condition.kind, condition.what, condition.amount)
        met = met and won
        rule = {"check": "g-stat-check", "fail": "g-stat-fail", "challenge": "g-challenge"}.get(condition.kind, "8.6.2.3")
        words = f"{condition.kind} {condition.what} {condition.amount or ''}".strip().removeprefix("has ")
        now.say(f"{item.card}: {words}: {'met' if won else 'not met'}.", cite(rule), event=("checked", words))
        if condition.kind != "has":
            now.bind("won", (*now.given(tuple, "won"), (condition.what, won)))
    return met


@RULES.step
def final_damage(now: Moment) -> None:
    """8.6.5: the total is changed by everything that changes attack damage, in the order of the stages, then dealt."""
    item, card = bound_item(now), attack_card(now)
    foe = values.engaged(now, values.opponent(now, item.by))
    rows = [*_own_abilities(now, item, card), *_effects(now), *(_foes_abilities(now, foe) if foe else ())]
    value = now.evaluate(rounded(now, ATTACK_DAMAGE, rows), now.given(int, "total"), rows)
    _count(now, item, int(value.total) if foe else 0)
    if foe is None:
        now.say(f"{card.name} has no Creature left to deal damage to.", cite("8.6.4"))
        return
    if forbidden(now, foe, "be dealt attack damage"):
        now.say(f"{foe.name} can not be dealt attack damage.", cite("8.5.8"))
        return
    total = int(value.total)
    now.put(foe._replace(damage=foe.damage + total))
    now.say(f"{card.name} deals {total} damage to {foe.name}.", cite("8.6.6"), event=("damage", foe.name), value=value)
    hit = now.the(Creature, foe.name)
    if deadly(now, hit) and now.reads("energy-timing") != "next-priority":
        destroy(now, [hit], cite("8.6.6"), word="is defeated")


def _own_abilities(now: Moment, item: Item, card: Attack) -> Iterator[Modifier]:
    """Strike, Element X and Outperform; 8.6.8.3: not those of a striking Creature that has left play."""
    creature = striker(now)
    if creature.zone != PLAY:
        return
    if creature.attacks <= 1 and (strike := values.amount(now, creature, "strike")):
        yield Modifier(f"{creature.name}: Strike {strike}", "add", strike, cite("g-strike"))
    shared = [element for element in attack_elements(now, card) if element in values.elements(now, creature)]
    for element in shared:
        if more := values.amount(now, creature, element):
            yield Modifier(f"{creature.name}: {element.capitalize()} {more}", "add", more, cite("g-element-x"))
    for discipline in DISCIPLINES:
        if (more := values.amount(now, creature, "outperform", discipline)) and _successful(now, discipline):
            yield Modifier(f"{creature.name}: Outperform {discipline.capitalize()} {more}", "add", more, cite("g-outperform"))
    yield from _changes(now, creature)


def _successful(now: Moment, discipline: str) -> bool:
    """g-discipline-attack: successful with any check won; whether it must be this Discipline's is a reading."""
    won: tuple[tuple[str, bool], ...] = now.given(tuple, "won")
    if discipline not in dict(won):
        return False
    if now.reads("success-by-which-check") == "matching-check":
        return any(result for what, result in won if what == discipline)
    return any(result for _, result in won)


def _changes(now: Moment, creature: Creature) -> Iterator[Modifier]:
    """Innate abilities that change the damage of a Creature's own attacks."""
    for ability in values.abilities(now, creature):
        for change in ability.changes:
            if change.what == "attack damage":
                yield Modifier(f"{creature.name}: {ability.name}", change.op, change.amount)


def _foes_abilities(now: Moment, foe: Creature) -> Iterator[Modifier]:
    """Innate abilities of the other Creature that change the damage it is dealt."""
    for ability in values.abilities(now, foe):
        for change in ability.changes:
            if change.what == "damage":
                yield Modifier(f"{foe.name}: {ability.name}", change.op, change.amount)


def _effects(now: Moment) -> Iterator[Modifier]:
    """The effects in force on attack damage, in the order they resolved."""
    for row in now.the(Timeline, "timeline").rows:
        if isinstance(row, Effect) and row.on == "attack damage" and row.change:
            yield Modifier(row.source, row.change.op, row.change.amount)


def _count(now: Moment, item: Item, total: int) -> None:
    """7.3.2: attacks in a row that deal no damage, counted for each player."""
    combat = now.get("combat")
    if isinstance(combat, Combat):
        harmless = dict(combat.harmless)
        runs = {} if total else {**harmless, item.by: harmless.get(item.by, 0) + 1}
        now.put(combat._replace(harmless=tuple(sorted(runs.items()))))


@RULES.step
def discard_attack(now: Moment) -> None:
    """8.6.7: the Attack Card goes to the attack discard pile."""
    item = bound_item(now)
    player = now.the(Player, item.by)
    now.put(player._replace(attack_discard=(*player.attack_discard, item.card)))
    now.say(f"{item.card} goes to the attack discard pile.", cite("8.6.7"))
