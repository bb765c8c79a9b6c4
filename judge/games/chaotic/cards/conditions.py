"""8.6.2.3, 3.1.5, g-stat-check, g-challenge: characteristics, and the checks of card text."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judge.engine import Moment
from judge.games.chaotic.cards.meanings import ELEMENTS, Condition
from judge.games.chaotic.play.mugic_and_abilities.lasting import effects_on
from judge.games.chaotic.play.who import controlled, creatures, engaged, opponent, opposing
from judge.games.chaotic.things import PLAY, Creature, Item

COMPARED = ("check", "fail", "challenge", "at least", "below", "exactly", "higher", "lower")
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
    from judge.games.chaotic.play.mugic_and_abilities.abilities import Held, bearing, works

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
    low = what.casefold()
    if " or " in low:
        return any(has_trait(now, creature, part) for part in low.split(" or "))
    match low:
        case "infected":
            return creature.infected
        case "engaged":
            return creature.engaged
        case "damaged":
            return creature.damage > 0
        case "first attack":
            return creature.hit == 0
        case "own first attack":
            return creature.attacks <= 1
        case element if element in ELEMENTS:
            return element in _plain_elements(now, creature)
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
    from judge.games.chaotic.play.mugic_and_abilities.abilities import has, has_invisibility

    low = what.casefold()
    if " or " in low:
        return any(characteristic(now, creature, part) for part in low.split(" or "))
    if low in ELEMENTS:
        return low in elements(now, creature)
    if has_trait(now, creature, what):
        return True
    if creature.zone != PLAY and creature.last is not None:
        return low in creature.last.abilities
    return has_invisibility(now, creature) if low == "invisibility" else has(now, creature, low)


def all_met(now: Moment, creature: Creature, conditions: Iterable[Condition], *, known: bool = False) -> bool:
    """Whether a Creature meets conditions; those of a lasting ability look at traits only, others at all it has."""
    return all(_met(now, creature, condition, known) for condition in conditions)


def count(now: Moment, groups: Iterable[str], player: str, source: object) -> int:
    """How many Creatures there are of some groups, such as `mine with mandiblor`, each group for itself."""
    return sum(_counts(now, group, player, source, each) for group in groups for each in creatures(now))


def _counts(now: Moment, group: str, player: str, source: object, creature: Creature) -> bool:
    whom, _, traits = group.partition(" with ")
    side = whom.removeprefix("other ")
    if (side == "mine" and creature.controller != player) or (side == "theirs" and creature.controller == player):
        return False
    if whom.startswith("other ") and isinstance(source, Creature) and source.name == creature.name:
        return False
    return all(has_trait(now, creature, trait) for trait in traits.split(", ") if trait)


def _met(now: Moment, creature: Creature, condition: Condition, known: bool = False) -> bool:
    who = opposing(now, creature) if condition.of == "opposing" else creature
    if condition.kind in COMPARED:
        from judge.games.chaotic.play.mugic_and_abilities.values import score, unconditional

        own, foe = (who, opposing(now, who)) if who else (None, None)
        worth = score if known else unconditional
        return own is not None and _compare(now, own, foe, condition, worth) is not condition.negated
    if condition.kind == "has":
        look = characteristic if known else has_trait
        return (who is not None and look(now, who, condition.what)) is not condition.negated
    return _of_the_game(now, creature, who, condition) is not condition.negated


def holds(now: Moment, item: Item, condition: Condition) -> bool:
    """8.6.2.3: whether a condition of an instruction is met, on the values of this moment."""
    own, foe = now.get(item.creature), engaged(now, opponent(now, item.by))
    who = {
        "opposing": foe,
        "target": now.get(item.targets[0]) if item.targets else None,
        "engaged": own if item.kind == "attack" else engaged(now, item.by),
    }.get(condition.of, own)
    if condition.kind in COMPARED:
        from judge.games.chaotic.play.mugic_and_abilities.values import score

        if not isinstance(who, Creature):
            return False
        other = own if condition.of == "opposing" and isinstance(own, Creature) else foe
        return _compare(now, who, other, condition, score) is not condition.negated
    if condition.kind == "has":
        return (isinstance(who, Creature) and characteristic(now, who, condition.what)) is not condition.negated
    source = own if isinstance(own, Creature) else None
    return _of_the_game(now, source, who, condition, item.by) is not condition.negated


def _of_the_game(now: Moment, source: Creature | None, who: object, condition: Condition, by: str = "") -> bool:
    """Conditions that are no characteristics: Hive, what a player controls, Mugic counters."""
    from judge.games.chaotic.play.mugic_and_abilities.abilities import hive_is_on

    match condition.kind:
        case "hive":
            return source is not None and hive_is_on(now, source)
        case "controls":
            player = by or (source.controller if source else "")
            side = opponent(now, player) if condition.of == "opposing" else player
            return any(has_trait(now, each, condition.what) for each in controlled(now, side))
        case "counters":
            return isinstance(who, Creature) and who.counters >= condition.amount
        case _:
            return isinstance(who, Creature) and not who.counters


def _compare(now: Moment, own: Creature, foe: Creature | None, condition: Condition, score: Score) -> bool:
    """g-stat-check: at least X. g-challenge: ahead by at least X. g-stat-fail: the other's is below X."""
    if condition.kind in ("check", "at least", "below", "exactly"):
        return _against_number(now, _value(now, own, condition.what, score), condition)
    if foe is None:
        return False
    mine, other = _value(now, own, condition.what, score), _value(now, foe, condition.what, score)
    match condition.kind:
        case "higher":
            return mine > other
        case "lower":
            return mine < other
        case "challenge":
            return _at_least(now, mine - other, condition.amount)
    return other < condition.amount or (other == condition.amount and now.reads("stat-fail-equal") == "equal-fails")


def _against_number(now: Moment, value: int, condition: Condition) -> bool:
    match condition.kind:
        case "check":
            return _at_least(now, value, condition.amount)
        case "at least":
            return value >= condition.amount
        case "below":
            return value < condition.amount
        case _:
            return value == condition.amount


def _value(now: Moment, creature: Creature, what: str, score: Score) -> int:
    """A statistic; 8.7.3.6: Current Energy is Energy less the damage."""
    return (
        score(now, creature, "energy") - int(creature.damage)
        if what == "current energy"
        else score(now, creature, what)
    )


def _at_least(now: Moment, value: int, needed: int) -> bool:
    return value > needed or (value == needed and now.reads("check-equal") == "equal-wins")
