"""8.6.2.3, 3.1.5, g-stat-check, g-challenge: characteristics, and the checks of card text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import eq, ge, gt, lt

from judge.engine import Moment
from judge.games.chaotic.cards.meanings import ELEMENTS, Condition
from judge.games.chaotic.play import values
from judge.games.chaotic.play.lasting import effects_on
from judge.games.chaotic.play.mugic_and_abilities import abilities
from judge.games.chaotic.play.who import controlled, creatures, engaged, is_one_of, opponent, opposing
from judge.games.chaotic.things import PLAY, Creature, Item

AGAINST_NUMBER: dict[str, Callable[[int, int], bool]] = {"at least": ge, "below": lt, "exactly": eq}
AGAINST_FOE: dict[str, Callable[[int, int], bool]] = {"higher": gt, "lower": lt}
STATES: dict[str, Callable[[Creature], bool]] = {
    "infected": lambda creature: creature.infected,
    "engaged": lambda creature: creature.engaged,
    "damaged": lambda creature: creature.damage > 0,
    "first attack": lambda creature: creature.hit == 0,
    "own first attack": lambda creature: creature.attacks <= 1,
}
COMPARED = ("check", "fail", "challenge", *AGAINST_NUMBER, *AGAINST_FOE)
Score = Callable[[Moment, Creature, str], int]


def has_subtype(creature: Creature, subtype: str) -> bool:
    """3.1.5.1: any of a Creature's subtypes counts, its tribe (3.2.4.1.1: also as `OverWorlder`) among them."""
    return _plain(subtype) in {_plain(each) for each in (creature.tribe, *creature.subtypes) if each}


def _plain(name: str) -> str:
    """A subtype without what does not matter: the spelling of M'arrillian, a plural, the word for a Creature of it."""
    plain = name.casefold().replace("’", "'").replace("m'arrillian", "m'arrilian").removesuffix("s")
    return plain.removesuffix("er") if plain.endswith("worlder") else plain


def elements(now: Moment, creature: Creature) -> tuple[str, ...]:
    """3.2.7.2: the elements a Creature has now, in the order of the card; 8.6.3: or as it was when last in play."""
    if creature.zone != PLAY and creature.last is not None:
        return creature.last.elements
    found = list(creature.elements)
    for row in abilities.bearing(now, creature):
        if not isinstance(row, abilities.Held):
            found = [each for each in found if each != row.what or row.amount]
        elif row.ability.name == "element" and abilities.works(now, creature, row.ability):
            found.append(row.ability.param)
    return tuple(element for element in ELEMENTS if element in found)


def has_trait(now: Moment, creature: Creature, what: str) -> bool:
    """What a Creature is without its abilities: subtype, printed or gained element, infected, engaged, damaged."""
    low = what.casefold()
    if " or " in low:
        return any(has_trait(now, creature, part) for part in low.split(" or "))
    if low in STATES:
        return STATES[low](creature)
    if low in ELEMENTS:
        return low in _plain_elements(now, creature)
    return has_subtype(creature, what)


def _plain_elements(now: Moment, creature: Creature) -> set[str]:
    """The printed elements and those that effects have given or taken; conditional abilities look no further."""
    if creature.zone != PLAY and creature.last is not None:
        return set(creature.last.elements)
    found = set(creature.elements)
    for row in effects_on(now, creature.name):
        found |= {each.param for each in row.gains if each.name == "element"}
        found -= {row.loses} if not row.loses_amount else set()
    return found


def characteristic(now: Moment, creature: Creature, what: str) -> bool:
    """8.6.2.3: whether a Creature has a characteristic: an element, a tribe or subtype, a state, an ability."""
    low = what.casefold()
    if " or " in low:
        return any(characteristic(now, creature, part) for part in low.split(" or "))
    if low in ELEMENTS:
        return low in elements(now, creature)
    if has_trait(now, creature, what):
        return True
    if creature.zone != PLAY and creature.last is not None:
        return low in creature.last.abilities
    return abilities.has_invisibility(now, creature) if low == "invisibility" else abilities.has(now, creature, low)


def all_met(now: Moment, creature: Creature, conditions: Iterable[Condition], *, known: bool = False) -> bool:
    """Whether a Creature meets conditions; those of a lasting ability look at traits only, others at all it has."""
    return all(_met(now, creature, condition, known) for condition in conditions)


def _met(now: Moment, creature: Creature, condition: Condition, known: bool) -> bool:
    who = opposing(now, creature) if condition.of == "opposing" else creature
    return _check(now, condition, who, opposing(now, who) if who else None, creature, creature.controller, known)


def holds(now: Moment, item: Item, condition: Condition) -> bool:
    """8.6.2.3: whether a condition of an instruction is met, on the values of this moment."""
    card, foe = now.get(item.creature), engaged(now, opponent(now, item.by))
    own = card if isinstance(card, Creature) else None
    who = {
        "opposing": foe,
        "target": now.get(item.targets[0]) if item.targets else None,
        "engaged": own if item.kind == "attack" else engaged(now, item.by),
    }.get(condition.of, own)
    return _check(now, condition, who, (own or foe) if condition.of == "opposing" else foe, own, item.by)


def _check(
    now: Moment, condition: Condition, who: object, foe: Creature | None, source: Creature | None, by: str,
    known: bool = True,
) -> bool:  # fmt: skip
    """Whether a condition is met by whom it is about, against a foe, for the card and the player that it serves."""
    if condition.kind in COMPARED:
        worth = values.score if known else values.unconditional
        return isinstance(who, Creature) and _compare(now, who, foe, condition, worth) is not condition.negated
    if condition.kind == "has":
        look = characteristic if known else has_trait
        return (isinstance(who, Creature) and look(now, who, condition.what)) is not condition.negated
    return _of_the_game(now, source, who, condition, by) is not condition.negated


def _of_the_game(now: Moment, source: Creature | None, who: object, condition: Condition, by: str) -> bool:
    """Conditions that are no characteristics: Hive, what a player controls, Mugic counters."""
    match condition.kind:
        case "hive":
            return source is not None and abilities.hive_is_on(now, source)
        case "controls":
            side = opponent(now, by) if condition.of == "opposing" else by
            return any(has_trait(now, each, condition.what) for each in controlled(now, side))
        case "counters":
            return isinstance(who, Creature) and who.counters >= condition.amount
    return isinstance(who, Creature) and not who.counters


def _compare(now: Moment, own: Creature, foe: Creature | None, condition: Condition, score: Score) -> bool:
    """g-stat-check: at least X. g-challenge: ahead by at least X. g-stat-fail: the other's is below X."""
    value, number = _value(now, own, condition.what, score), condition.amount
    if condition.kind in AGAINST_NUMBER:
        return AGAINST_NUMBER[condition.kind](value, number)
    if condition.kind == "check":
        return _at_least(now, value, number)
    if foe is None:
        return False
    other = _value(now, foe, condition.what, score)
    if condition.kind in AGAINST_FOE:
        return AGAINST_FOE[condition.kind](value, other)
    if condition.kind == "challenge":
        return _at_least(now, value - other, number)
    return other < number or (other == number and now.reads("stat-fail-equal") == "equal-fails")


def _value(now: Moment, creature: Creature, what: str, score: Score) -> int:
    """A statistic; 8.7.3.6: Current Energy is Energy less the damage."""
    if what == "current energy":
        return score(now, creature, "energy") - int(creature.damage)
    return score(now, creature, what)


def _at_least(now: Moment, value: int, needed: int) -> bool:
    return value > needed or (value == needed and now.reads("check-equal") == "equal-wins")


def count(now: Moment, groups: Iterable[str], player: str, source: object) -> int:
    """How many Creatures there are of some groups, such as `mine with mandiblor`, each group for itself."""
    this = source if isinstance(source, Creature) else None
    return sum(in_group(now, group, each, player, this) for group in groups for each in creatures(now))


def in_group(now: Moment, group: str, creature: Creature, player: str, this: Creature | None) -> bool:
    """Whether a Creature is of a group, such as `other mine with fire`, that a player's card speaks of."""
    whom, _, traits = group.partition(" with ")
    having = all(has_trait(now, creature, trait) for trait in traits.split(", ") if trait)
    return having and is_one_of(whom, creature, player, this)
