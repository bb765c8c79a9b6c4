"""The rules behind what a Creature has: where its abilities and changes come from, and why some do not count."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Cite, Moment
from judge.games.chaotic import cite
from judge.games.chaotic.cards.meanings import Trait
from judge.games.chaotic.cards.meanings.ability import Ability, Battlegear, Location
from judge.games.chaotic.play.mugic_and_abilities.abilities import Loss, bearing, held
from judge.games.chaotic.play.who import fight, fighters, gear_of
from judge.games.chaotic.things import Creature, Effect
from judge.kit.timeline import ongoing

KINDS = {"element": ("3.2.7.2",), "kind": ("3.1.5.1", "3.2.4.1")}
TAGS = {"hive": ("g-hive-effect", "g-hive"), "invisibility": ("9.4.1",)}


def before_initiative(now: Moment) -> None:
    """7.2.2, 7.2.3: asks for the mistakes of counting too late what comes before Initiative."""
    combat = fight(now)
    if combat is None or not combat.initiative or not combat.began:
        return
    if any(gear.up and gear.abilities for each in fighters(now) for gear in gear_of(now, each)):
        now.reads("gear-revealed-first")
    if any(row.at >= combat.began for row in ongoing(now, Effect)):
        now.reads("beginning-first")


def of_statistic(now: Moment, creature: Creature, statistic: str) -> tuple[Cite, ...]:
    """8.7.1: the rules for the moment from which each change of a statistic counts."""
    low = statistic.casefold()
    rows = [row for row in held(now, creature, whole=True) if any(each.what == low for each in row.ability.changes)]
    found = [rule for row in rows for rule in _from(now, row.source, row.ability)]
    found += [cite("8.7.1.1")] if len(rows) > 1 else []
    return tuple(dict.fromkeys((*found, *_of_cards(now, creature, low))))


def of_abilities(now: Moment, creature: Creature) -> tuple[Cite, ...]:
    """The rules for the moment from which each ability counts."""
    rows = held(now, creature, whole=True)
    found = (rule for row in rows if row.own for rule in _from(now, row.source, row.ability) if row.at)
    return tuple(dict.fromkeys((*found, *_of_cards(now, creature, ""))))


def of_characteristic(now: Moment, creature: Creature, trait: object) -> tuple[Cite, ...]:
    """The rules for whether a Creature has something: of what sort it is, or where its abilities come from."""
    sort = trait.sort if isinstance(trait, Trait) else ""
    if sort == "state":
        return (cite("9.1.1"),) if "infected" in str(trait) else (cite("g-engaged"),)
    if sort in KINDS:
        return tuple(map(cite, KINDS[sort]))
    if creature.brainwashed is not None and not creature.in_play:
        return (cite("9.2.5"),)
    return of_abilities(now, creature)


def _from(now: Moment, source: str, ability: Ability) -> Iterator[Cite]:
    """8.7.1.2 to 8.7.1.4: what a change or ability comes from."""
    card = now.get(source)
    if isinstance(card, Location):
        yield from (cite("9.3.5"), cite("9.3.3")) if card.place == "board" else (cite("8.7.1.3"),)
    elif isinstance(card, Battlegear):
        yield from (cite("8.7.1.4"), cite("8.9.2"))
    elif isinstance(card, Creature):
        yield cite("8.7.1.2")
    yield from (cite(rule) for rule in TAGS.get(ability.tag, ()))
    if ability.named:
        yield cite("3.1.1.1")


def _of_cards(now: Moment, creature: Creature, statistic: str) -> Iterator[Cite]:
    """What does not count here: Battlegear face down or silent, a Mirage elsewhere, a Minion's other text."""
    for gear in gear_of(now, creature):
        if not gear.up:
            yield cite("g-battlegear")
        elif gear.silenced:
            yield cite("g-disarm")
        elif not any(row.source == gear.name for row in held(now, creature, whole=True)) and gear.abilities:
            yield cite("g-battlegear")
    for place in now.every(Location):
        if place.place == "board" and any(_touches(each, statistic) for each in place.mirage or ()):
            yield cite("9.3.5")
    if any(_takes_invisibility(row) for row in bearing(now, creature)):
        yield from (cite("9.4.2"), cite("9.4.3"))
    if creature.brainwashed is not None:
        yield from (cite("9.2.2"), cite("9.2.3"))


def _takes_invisibility(row: object) -> bool:
    """9.4.2: whether this takes Invisibility from a Creature."""
    return isinstance(row, Loss) and "invisibility" in (getattr(row.what, "name", ""), getattr(row.what, "tag", ""))


def _touches(ability: Ability, statistic: str) -> bool:
    return not statistic or any(each.what == statistic for each in ability.changes)
