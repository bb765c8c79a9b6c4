"""8.7 Handling resolved abilities, 8.8.1 cumulative abilities: what a Creature is worth at this moment."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine.modifiers import Floor, Modifier, Pipeline, Value
from judge.engine.moment import Moment
from judge.games.chaotic.rules import RULES, cite
from judge.games.chaotic.things import (
    DISCIPLINES,
    ELEMENTS,
    PLAY,
    Ability,
    Battlegear,
    Board,
    Creature,
    Effect,
    Game,
    LastKnown,
    Location,
    Mark,
    Timeline,
)
from judge.games.chaotic.words import CUMULATIVE

DISCIPLINE = RULES.pipeline(Pipeline("discipline", (), Floor(0, "every step", cite("8.7.2.4")), cite("8.7.2.2")))
ENERGY = RULES.pipeline(Pipeline("energy", (), Floor(0, "never", cite("8.7.3.4")), cite("8.7.3.2")))


def creatures(now: Moment) -> list[Creature]:
    """The Creatures in play."""
    return [creature for creature in now.every(Creature) if creature.zone == PLAY]


def opponent(now: Moment, player: str) -> str:
    """The other player."""
    return next(name for name in RULES.players(now) if name != player)


def engaged(now: Moment, player: str) -> Creature | None:
    """The engaged Creature that a player controls."""
    return next((each for each in creatures(now) if each.engaged and each.controller == player), None)


def opposing(now: Moment, creature: Creature) -> Creature | None:
    """The engaged Creature that a Creature fights."""
    return engaged(now, opponent(now, creature.controller)) if creature.engaged else None


def own_text(now: Moment, creature: Creature) -> tuple[Ability, ...]:
    """9.2: of a Minion's two texts only one is active in play; 9.2.5: in the discard pile both are."""
    if now.the(Game, "game").format == "apprentice":
        return ()
    if creature.brainwashed is None:
        return creature.abilities
    if creature.zone != PLAY:
        return creature.abilities + creature.brainwashed
    return creature.brainwashed if is_brainwashed(now, creature) else creature.abilities


def is_brainwashed(now: Moment, creature: Creature) -> bool:
    """9.2.2: the Brainwashed text is active while its controller controls a Chieftain."""
    chiefs = (each for each in creatures(now) if each.controller == creature.controller)
    return creature.brainwashed is not None and any(has_subtype(each, "Chieftain") for each in chiefs)


def has_subtype(creature: Creature, subtype: str) -> bool:
    """3.1.5.1: any of a Creature's subtypes counts, its tribe (in either spelling) among them."""
    wanted = _tribe(subtype)
    return wanted in {_tribe(each) for each in (creature.tribe, *creature.subtypes)}


def _tribe(name: str) -> str:
    plain = name.casefold().replace("’", "'").replace("m'arrillian", "m'arrilian")
    return plain.removesuffix("er") if plain.endswith("worlder") else plain


def reaches(now: Moment, ability: Ability, owner: str, bearer: Creature | None, creature: Creature) -> bool:
    """Whether what an ability changes concerns a Creature."""
    match ability.reach:
        case "this" | "bearer":
            return bearer is not None and bearer.name == creature.name
        case "mine":
            return creature.controller == owner
        case "theirs":
            return creature.controller != owner
        case "engaged":
            return creature.engaged
        case _:
            return True


def sources(now: Moment, creature: Creature) -> Iterator[tuple[str, tuple[Ability, ...], Effect | None]]:
    """8.7.1: what bears on a Creature in the order it resolved: texts of Creatures, then the timeline."""
    for other in in_timestamp_order(now):
        text = own_text(now, other)
        mine = tuple(each for each in text if reaches(now, each, other.controller, other, creature))
        if mine:
            yield other.name, mine, None
    if creature.zone != PLAY:
        return
    for row in now.the(Timeline, "timeline").rows:
        if isinstance(row, Effect):
            if row.on == creature.name:
                yield row.source, row.gains, row
        else:
            yield from _marked(now, row, creature)


def in_timestamp_order(now: Moment) -> list[Creature]:
    """8.7.1.2: all Creatures' own abilities count from the start of the game; which first is a reading."""
    everyone = [each for each in now.every(Creature)]
    active = now.the(Game, "game").active
    return sorted(everyone, key=lambda each: each.controller != active)


def _marked(now: Moment, mark: Mark, creature: Creature) -> Iterator[tuple[str, tuple[Ability, ...], None]]:
    """8.7.1.3 and 8.7.1.4: what a Location or a Battlegear gives counts from when it became active or was revealed."""
    thing = now.get(mark.name)
    if isinstance(thing, Battlegear) and thing.up and thing.zone == PLAY and not thing.silenced:
        bearer = now.the(Creature, thing.bearer)
        mine = tuple(each for each in thing.abilities if reaches(now, each, bearer.controller, bearer, creature))
        yield thing.name, mine, None
    elif isinstance(thing, Location):
        mine = tuple(each for each in active_text(now, thing) if reaches(now, each, thing.owner, None, creature))
        yield thing.name, _in_space(thing, creature, mine), None


def active_text(now: Moment, location: Location) -> tuple[Ability, ...]:
    """9.3: the active Location uses its text, a Mirage on the board only its Mirage text."""
    if now.the(Game, "game").format == "apprentice":
        return ()
    if location.place == "active":
        return location.abilities
    return location.mirage or () if location.place == "board" else ()


def _in_space(location: Location, creature: Creature, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """9.3.5: Mirage text concerns its own space."""
    return abilities if location.place != "board" or creature.space == location.space else ()


def abilities(now: Moment, creature: Creature) -> list[Ability]:
    """The abilities a Creature has now: gained and lost in order, cumulative ones merged into one (8.8.1.2)."""
    found: list[Ability] = []
    for _, gained, effect in sources(now, creature):
        found += [each for each in gained if each.name]
        if effect is not None and effect.loses:
            found = list(_without(now, found, effect))
    return [each for each in _merged(found) if _works(now, creature, each)]


def _without(now: Moment, found: list[Ability], effect: Effect) -> Iterator[Ability]:
    """What is left when an effect takes an ability away."""
    if effect.loses == "all abilities":
        return
    if effect.loses == "invisibility":
        yield from (each for each in found if each.tag != "invisibility" and each.name != "invisibility")
        return
    yield from _reduced(now, found, effect)


def _reduced(now: Moment, found: list[Ability], effect: Effect) -> Iterator[Ability]:
    """8.8.1.3: a cumulative ability loses what it has and no more; the reading says whether the rest is forgotten."""
    merged, left = _merged(found), effect.loses_amount
    forget = now.reads("cumulative-sum-vs-floor") == "floor-each" if left else True
    for each in merged:
        if f"{each.name} {each.param}".strip() != effect.loses:
            yield each
        elif left and (each.amount > left or not forget):
            yield each._replace(amount=each.amount - left)
            left = 0
        elif left == 0 and effect.loses_amount == 0:
            continue
    if left and not forget and not any(f"{each.name} {each.param}".strip() == effect.loses for each in merged):
        yield Ability(effect.loses, amount=-left)


def _merged(found: list[Ability]) -> list[Ability]:
    """8.8.1.2: copies of a cumulative ability are one ability with the sum of their numbers."""
    merged: dict[tuple[str, str, str], Ability] = {}
    rest: list[Ability] = []
    for each in found:
        if each.name not in CUMULATIVE:
            rest.append(each)
            continue
        key = (each.name, each.param, each.tag)
        before = merged.get(key)
        merged[key] = each._replace(amount=each.amount + before.amount) if before else each
    return [*merged.values(), *rest]


def _works(now: Moment, creature: Creature, ability: Ability) -> bool:
    """Whether an ability counts at this moment: not at 0 (8.8.1.3), Hive only when on, Invisibility only against others."""
    if ability.name in CUMULATIVE and ability.amount <= 0:
        return False
    if ability.tag == "hive":
        return bool(_hive_on(now, creature))
    if ability.tag == "invisibility":
        foe = opposing(now, creature)
        return foe is not None and not has_invisibility(now, foe)
    return True


def _hive_on(now: Moment, creature: Creature) -> bool:
    """Whether Hive is on for a Creature's controller; shared or not is a reading."""
    on = now.the(Game, "game").hive
    return bool(on) if now.reads("hive-scope") == "shared" else creature.controller in on


def has_invisibility(now: Moment, creature: Creature) -> bool:
    """9.4.2, 9.4.3: a Creature has Invisibility while it has anything tagged with it."""
    found: list[Ability] = []
    for _, gained, effect in sources(now, creature):
        found += gained
        if effect is not None and effect.loses in ("all abilities", "invisibility"):
            found = list(_without(now, found, effect))
    return any("invisibility" in (each.tag, each.name) for each in found)


def amount(now: Moment, creature: Creature, name: str, param: str = "") -> int:
    """The number of a cumulative ability; 0 if the Creature does not have it."""
    wanted = [each for each in abilities(now, creature) if each.name == name and each.param == param]
    return sum(each.amount for each in wanted)


def has(now: Moment, creature: Creature, name: str) -> bool:
    """Whether a Creature has an ability."""
    return any(each.name == name for each in abilities(now, creature))


def worth(now: Moment, creature: Creature, statistic: str) -> Value:
    """8.7.2.2, 8.7.3.2: a statistic from its Scanned value, every effect in the order it resolved."""
    pipeline = ENERGY if statistic == "energy" else DISCIPLINE
    return now.evaluate(pipeline, scanned(creature, statistic), list(_modifiers(now, creature, statistic)))


def _modifiers(now: Moment, creature: Creature, statistic: str) -> Iterator[Modifier]:
    current: list[tuple[str, Ability]] = []
    for source, gained, effect in sources(now, creature):
        current += [(source, each) for each in gained]
        if effect is not None and effect.change is not None and effect.change.what == statistic:
            current.append((source, Ability("", changes=(effect.change,))))
        if effect is not None and effect.loses == "all abilities":
            current = [(name, each) for name, each in current if not each.name]
    for source, ability in current:
        if ability.name and not _works(now, creature, ability):
            continue
        for change in ability.changes:
            if change.what == statistic:
                yield Modifier(source, change.op, change.amount)
        if ability.name == "support" and ability.param == statistic:
            friends = supporters(now, creature)
            if friends:
                yield Modifier(f"{source} (Support, {friends} beside it)", "add", ability.amount * friends, cite("g-support"))


def supporters(now: Moment, creature: Creature) -> int:
    """Support counts the adjacent Creatures of the same tribe that the same player controls."""
    beside = now.the(Board, "board").next_to(creature.space)
    return sum(
        other.space in beside and other.controller == creature.controller and has_subtype(other, creature.tribe)
        for other in creatures(now)
        if other.name != creature.name
    )


def scanned(creature: Creature, statistic: str) -> int:
    """3.2.6.3, 3.2.9.2: the printed value."""
    return creature.energy if statistic == "energy" else creature.disciplines[DISCIPLINES.index(statistic)]


def score(now: Moment, creature: Creature, statistic: str) -> int:
    """A statistic as it counts now; of a Creature that has left play, as it was last (8.6.3)."""
    if creature.zone != PLAY and creature.last is not None and statistic in DISCIPLINES:
        return creature.last.disciplines[DISCIPLINES.index(statistic)]
    return int(worth(now, creature, statistic).total)


def current_energy(now: Moment, creature: Creature) -> int:
    """8.7.3.6: Energy less the damage on it."""
    return score(now, creature, "energy") - creature.damage


def elements(now: Moment, creature: Creature) -> tuple[str, ...]:
    """The elements a Creature has now, in the order of the card."""
    if creature.zone != PLAY and creature.last is not None:
        return creature.last.elements
    found = list(creature.elements)
    for _, gained, effect in sources(now, creature):
        found += [each.param for each in gained if each.name == "element"]
        if effect is not None and effect.loses in found and not effect.loses_amount:
            found = [each for each in found if each != effect.loses]
    return tuple(element for element in ELEMENTS if element in found)


def characteristic(now: Moment, creature: Creature, what: str) -> bool:
    """8.6.2.3: whether a Creature has a characteristic: an element, a tribe or subtype, an ability."""
    low = what.casefold()
    return low in elements(now, creature) or has_subtype(creature, what) or has(now, creature, low)


def last_known(now: Moment, creature: Creature) -> LastKnown:
    """8.6.8.2: what is remembered of a Creature as it leaves play."""
    return LastKnown(tuple(score(now, creature, each) for each in DISCIPLINES), elements(now, creature))
