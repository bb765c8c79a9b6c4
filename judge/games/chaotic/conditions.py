"""8.6.2.3 Characteristics, and the checks of card text: Stat Check, Stat Fail, Challenge."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judge.engine.moment import Moment
from judge.games.chaotic.cards import ELEMENTS, Condition
from judge.games.chaotic.things import PLAY, Creature, Effect, Item, Timeline
from judge.games.chaotic.who import engaged, opponent, opposing

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
    from judge.games.chaotic.abilities import Held, bearing, works

    if creature.zone != PLAY and creature.last is not None:
        return creature.last.elements
    found = list(creature.elements)
    for row in bearing(now, creature):
        if not isinstance(row, Held):
            found = [each for each in found if each != row.what or row.amount]
        elif row.ability.name == "element" and works(now, creature, row.ability):
            found.append(row.ability.param)
    return tuple(element for element in ELEMENTS if element in found)


def has_trait(now: Moment, creature: Creature, what: str) -> bool:
    """What a Creature is without its abilities: subtype, printed or gained element, infected, engaged, damaged."""
    match what.casefold():
        case "infected":
            return creature.infected
        case "engaged":
            return creature.engaged
        case "damaged":
            return creature.damage > 0
        case "first attack":
            return creature.hit == 0
        case element if element in ELEMENTS:
            return element in _plain_elements(now, creature)
    return has_subtype(creature, what)


def _plain_elements(now: Moment, creature: Creature) -> set[str]:
    """The printed elements and those that effects have given or taken; conditional abilities look no further."""
    if creature.zone != PLAY and creature.last is not None:
        return set(creature.last.elements)
    found = set(creature.elements)
    for row in now.the(Timeline, "timeline").rows:
        if isinstance(row, Effect) and row.on == creature.name:
            found |= {each.param for each in row.gains if each.name == "element"}
            found -= {row.loses} if not row.loses_amount else set()
    return found


def characteristic(now: Moment, creature: Creature, what: str) -> bool:
    """8.6.2.3: whether a Creature has a characteristic: an element, a tribe or subtype, a state, an ability."""
    from judge.games.chaotic.abilities import has, has_invisibility

    low = what.casefold()
    if low in ELEMENTS:
        return low in elements(now, creature)
    if has_trait(now, creature, what):
        return True
    if creature.zone != PLAY and creature.last is not None:
        return low in creature.last.abilities
    return has_invisibility(now, creature) if low == "invisibility" else has(now, creature, low)


def all_met(now: Moment, creature: Creature, conditions: Iterable[Condition]) -> bool:
    """Whether the Creature that a lasting ability concerns meets its conditions, which look at traits only."""
    return all(_met(now, creature, condition) for condition in conditions)


def _met(now: Moment, creature: Creature, condition: Condition) -> bool:
    who = opposing(now, creature) if condition.of == "opposing" else creature
    if condition.kind != "has":
        from judge.games.chaotic.values import unconditional

        return _compare(now, creature, opposing(now, creature), condition, unconditional)
    return (who is not None and has_trait(now, who, condition.what)) is not condition.negated


def holds(now: Moment, item: Item, condition: Condition) -> bool:
    """8.6.2.3: whether a condition of an instruction is met, on the values of this moment."""
    own, foe = now.get(item.creature), engaged(now, opponent(now, item.by))
    if condition.kind != "has":
        from judge.games.chaotic.values import score

        return isinstance(own, Creature) and _compare(now, own, foe, condition, score)
    who = {"opposing": foe, "target": now.get(item.targets[0]) if item.targets else None}.get(condition.of, own)
    return (isinstance(who, Creature) and characteristic(now, who, condition.what)) is not condition.negated


def _compare(now: Moment, own: Creature, foe: Creature | None, condition: Condition, score: Score) -> bool:
    """g-stat-check: at least X. g-challenge: ahead by at least X. g-stat-fail: the other's is below X."""
    if condition.kind == "check":
        return _at_least(now, score(now, own, condition.what), condition.amount)
    if foe is None:
        return False
    other = score(now, foe, condition.what)
    if condition.kind == "challenge":
        return _at_least(now, score(now, own, condition.what) - other, condition.amount)
    return other < condition.amount or (other == condition.amount and now.reads("stat-fail-equal") == "equal-fails")


def _at_least(now: Moment, value: int, needed: int) -> bool:
    return value > needed or (value == needed and now.reads("check-equal") == "equal-wins")
