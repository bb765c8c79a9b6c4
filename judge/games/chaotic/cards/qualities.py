"""3.1.5, 3.2.4, 3.2.7: what a Creature or a Battlegear is, has and is called, one quality at a time."""

from __future__ import annotations

from collections.abc import Callable
from operator import eq, ge, gt, le, lt
from typing import Any

from judge.engine import Moment, Number, remembered
from judge.games.chaotic.cards.language import TRIBES
from judge.games.chaotic.cards.meanings import (
    COUNTERS,
    CURRENT_ENERGY,
    DISCIPLINES,
    ELEMENT_TYPES,
    ELEMENTS,
    HURT,
    OF_CHOICE,
    OF_INITIATIVE,
    STRUCK,
    Measure,
    Trait,
)
from judge.games.chaotic.cards.meanings.ability import Attack, Battlegear, Location
from judge.games.chaotic.cards.scene import Scene
from judge.games.chaotic.play import values
from judge.games.chaotic.play.battleboard import next_to, side_of
from judge.games.chaotic.play.discard_piles import in_pile_of
from judge.games.chaotic.play.lasting import effects_on
from judge.games.chaotic.play.mugic_and_abilities import abilities, texts
from judge.games.chaotic.play.specific_abilities import brainwashed
from judge.games.chaotic.play.who import (
    active_location,
    fight,
    game,
    gear_of,
    in_row,
    opponent,
    opposing,
)
from judge.games.chaotic.play.who import controlled as in_control
from judge.games.chaotic.things import DISCARD, PLAY, Creature, Item

COMPARED = {"at least": ge, "at most": le, "below": lt, "above": gt, "exactly": eq}


def has_kind(now: Moment, creature: Creature, kind: str, *, printed: bool = False) -> bool:
    """3.1.5.1: any of a Creature's subtypes counts, its tribe (3.2.4.1.1: also as `OverWorlder`) among them."""
    more = () if printed else counting_as(now, creature)
    return plain(kind) in {plain(each) for each in (creature.tribe, *creature.subtypes, *more) if each}


def tribe_of(creature: Creature) -> str:
    """The tribe of a Creature; a Tribeless one has none."""
    return "" if creature.tribe.casefold() == "tribeless" else creature.tribe


def counting_as(now: Moment, creature: Creature) -> list[str]:
    """What a Creature counts as besides what is printed on it; 8.6.3: for its own attack, as it was last in play."""
    item = now.bound("item")
    if creature.last is not None and isinstance(item, Item) and (item.kind, item.creature) == ("attack", creature.name):
        return list(creature.last.kinds)
    own = brainwashed.own_text(now, creature)
    gained = (each for row in effects_on(now, creature.name) for each in row.gains)
    place = active_location(now)
    there = texts.location_text(now, place) if place else ()
    everybody = (each for each in there if each.counts_as and not each.reach.traits)
    return [each.counts_as for each in (*own, *gained, *everybody) if each.counts_as]


def plain(name: str) -> str:
    """A subtype without what does not matter: the spelling of M'arrillian, a plural, the word for a Creature of it."""
    plain = name.casefold().replace("’", "'").replace("m'arrillian", "m'arrilian").removesuffix("s")
    plain = plain.replace("conjurer", "conjuror").removesuffix("e" if plain.endswith("heroe") else "\0")
    return plain.removesuffix("er") if plain.endswith("worlder") else plain


def elements(now: Moment, creature: Creature, *, known: bool = True) -> tuple[str, ...]:
    """3.2.7.2: the elements a Creature has now, in the order of the card; 8.6.3: or as it was when last in play."""
    if creature.zone != PLAY and creature.last is not None:
        return creature.last.elements
    if abilities.stands(now, creature):
        return _elements_of(now, creature.name, known)
    return _elements(now, creature, known)


@remembered
def _elements_of(now: Moment, name: str, known: bool) -> tuple[str, ...]:
    return _elements(now, in_row(now, Creature, name), known)


def _elements(now: Moment, creature: Creature, known: bool) -> tuple[str, ...]:
    found = list(creature.elements)
    rows = list(abilities.bearing(now, creature, simple=not known))
    rows.sort(key=lambda row: isinstance(row, abilities.Loss) and row.ever)
    for row in rows:
        if isinstance(row, abilities.Loss):
            found = [each for each in found if not row.takes(each)]
        elif row.ability.name == "element" and abilities.works(now, creature, row.ability):
            found.append(row.ability.param)
    barred = {each.ability.forbids for each in abilities.held(now, creature, simple=not known)}
    return tuple(each for each in ELEMENTS if each in found and f"have {each}" not in barred)


def has_keyword(now: Moment, creature: Creature, keyword: str, *, known: bool = True) -> bool:
    """Whether a Creature has an ability of a name."""
    if creature.zone != PLAY and creature.last is not None:
        return keyword in creature.last.abilities
    if keyword == "invisibility":
        return abilities.has_invisibility(now, creature, simple=not known)
    return abilities.has(now, creature, keyword, simple=not known)


def meant_by(now: Moment, stat: str) -> str:
    """The Discipline that a text speaks of: the one chosen before, or that of the active Location's Initiative."""
    if stat == OF_INITIATIVE:
        place = active_location(now)
        return place.initiative.casefold() if place is not None else ""
    if stat == OF_CHOICE:
        picked = [each for each in now.given(tuple, "before") if each in DISCIPLINES]
        return picked[-1] if picked else ""
    return stat


def amount_of(now: Moment, creature: Creature, stat: str, scanned: bool = False, known: bool = True) -> Number:
    """A statistic, or the number of something, that a Creature has; 8.7.3.6: Current Energy is less the damage."""
    if stat == COUNTERS:
        return creature.last.counters if creature.zone != PLAY and creature.last is not None else creature.counters
    if stat.endswith(" counters"):
        named = creature.last.named if creature.zone != PLAY and creature.last is not None else creature.named
        return dict(named).get(stat.removesuffix(" counters"), 0)
    if stat == ELEMENT_TYPES:
        return len(elements(now, creature, known=known))
    if stat in (HURT, STRUCK):
        dealt = [(by, amount) for by, whom, amount in game(now).dealt if whom == creature.name]
        return sum(amount for by, amount in dealt if stat == HURT or isinstance(now.get(by), Attack))
    if scanned:
        return values.scanned(creature, stat)
    score = values.score if known else values.unconditional
    if stat == CURRENT_ENERGY:
        return score(now, creature, "energy") - creature.damage
    return score(now, creature, stat)


def lowest(now: Moment, creature: Creature, *, highest: bool = False) -> Number:
    """The lowest, or highest, of a Creature's Disciplines."""
    found = [values.score(now, creature, each) for each in DISCIPLINES]
    return max(found) if highest else min(found)


def is_called(card: Any, name: str) -> bool:
    """Whether a card is called so, here or by its title, with or without its version."""
    title = (getattr(card, "title", "") or card.name).casefold()
    return name.casefold() in (card.name.casefold(), title, title.partition(",")[0])


def gear_has(gear: Battlegear, kind: str) -> bool:
    """Whether a Battlegear is of a kind."""
    return plain(kind) in {plain(each) for each in gear.subtypes}


def measures(now: Moment, scene: Scene, creature: Creature, measure: Measure) -> bool:
    """Whether a Creature has so much of something, or more or less of it than its foe."""
    against_other = measure.how in ("higher", "lower", "highest", "lowest")
    foe = _other(now, scene, creature, measure) if against_other else None
    if against_other and foe is None:
        return False

    def compared(named: str) -> bool:
        stat = meant_by(now, named)
        if not stat:
            return False
        value = amount_of(now, creature, stat, measure.scanned, scene.known)
        if foe is not None:
            other = amount_of(now, foe, stat, measure.scanned, scene.known)
            return value > other if measure.how in ("higher", "highest") else value < other
        return bool(COMPARED[measure.how](value, measure.number))

    return (all if measure.every else any)(compared(stat) for stat in measure.stats)


def _other(now: Moment, scene: Scene, creature: Creature, measure: Measure) -> Creature | None:
    """With whom a Creature is compared: its foe, or the one that the text names, if it is not itself."""
    from judge.games.chaotic.cards.meant import members

    if measure.than is None:
        return opposing(now, creature)
    found = [each for each in members(now, scene, measure.than) if isinstance(each, Creature)]
    return found[0] if len(found) == 1 and found[0].name != creature.name else None


def controlled(now: Moment, scene: Scene, creature: Creature, name: str) -> bool:
    """g-opposing-creature: an opposing Creature is any that the opponent controls."""
    if name == "same":
        before = [now.get(each) for each in now.given(tuple, "before")]
        return creature.controller in [each.controller for each in before if isinstance(each, Creature)]
    return name in ("any", "player") or (creature.controller == scene.by) is (name == "yours")


def _state(now: Moment, scene: Scene, creature: Creature, name: str) -> bool:
    match name:
        case "engaged" | "unengaged":
            return creature.engaged is (name == "engaged")
        case "infected" | "uninfected":
            return creature.infected is (name == "infected")
        case "damaged":
            return creature.damage > 0
        case "equipped" | "unequipped":
            return bool(gear_of(now, creature)) is (name == "equipped")
        case "first attack":
            return creature.hit == 0
        case "own first attack":
            return creature.attacks <= 1
        case "other":
            return creature.name != scene.this
        case "besides":
            return creature.name not in now.given(tuple, "before")
        case "adjacent":
            this = now.get(scene.this)
            return isinstance(this, Creature) and bool(this.space) and creature.space in next_to(now, this.space)
        case "by itself":
            others = (each for each in now.every(Creature) if each.in_play and each.space == creature.space)
            return not any(each.name != creature.name for each in others)
        case "moved":
            return creature.moved
        case "alone":
            return [each.name for each in in_control(now, creature.controller)] == [creature.name]
        case "brainwashed":
            return brainwashed.is_brainwashed(now, creature)
    return not tribe_of(creature)


def _place(now: Moment, scene: Scene, creature: Creature, name: str) -> bool:
    if name == "in play":
        return creature.in_play
    if name == "discard pile":
        return in_pile_of(now, creature, scene.by)
    card = now.get(scene.source)
    if not isinstance(card, Location) or not card.space:
        return False
    return creature.space == card.space if name == "here" else creature.space in next_to(now, card.space)


def _on_side(now: Moment, scene: Scene, creature: Creature, name: str) -> bool:
    owner = side_of(now, creature.space)
    return bool(owner) and (owner == scene.by) is (name == "yours")


def _in_pile(now: Moment, scene: Scene, creature: Creature, name: str) -> bool:
    if creature.zone != DISCARD:
        return False
    return name == "any" or in_pile_of(now, creature, scene.by if name == "yours" else opponent(now, scene.by))


def _turned(now: Moment, creature: Creature, what: str) -> bool:
    """What a Creature has done this turn: it fought, gained Initiative, won a combat."""
    if what != "engaged":
        return (what, creature.name) in game(now).today
    today = game(now).fought[:1]
    return any(name == creature.name for turn in today for _, name in turn)


def named_by_choice(now: Moment, what: str) -> Trait:
    """The Elemental Type or the Tribe that was chosen, or that Initiative is of, by its name."""
    if what == OF_INITIATIVE:
        place = active_location(now)
        return Trait("element", place.initiative.casefold() if place is not None else "")
    picked = [str(each) for each in now.given(tuple, "before")]
    names = [each for each in picked if each in (ELEMENTS if what == "element" else TRIBES)]
    return Trait("element" if what == "element" else "kind", names[-1] if names else "")


def _chosen(now: Moment, scene: Scene, creature: Creature, what: str) -> bool:
    """Whether a Creature has the Elemental Type, or is of the Tribe, that was chosen, or that Initiative is of."""
    trait = named_by_choice(now, what)
    return bool(trait.name) and TRAITS[trait.sort](now, scene, creature, trait.name)


def in_common(now: Moment, several: list[Creature], what: str, *, known: bool = True) -> bool:
    """Whether Creatures all have a Tribe, or an Elemental Type, in common."""
    having = [{tribe_of(each).casefold()} - {""} if what == "tribe" else set(elements(now, each, known=known))
              for each in several]  # fmt: skip
    return bool(having) and bool(set.intersection(*having))


TRAITS: dict[str, Callable[[Moment, Scene, Creature, str], bool]] = {
    "kind": lambda now, scene, creature, name: has_kind(now, creature, name),
    "element": lambda now, scene, creature, name: name in elements(now, creature, known=scene.known),
    "keyword": lambda now, scene, creature, name: has_keyword(now, creature, name, known=scene.known),
    "named": lambda now, scene, creature, name: is_called(creature, name),
    "combat": lambda now, scene, creature, name: (here := fight(now)) is not None and here.initiative == creature.name,
    "control": controlled,
    "controller": lambda now, scene, creature, name: creature.controller == name,
    "state": _state,
    "place": _place,
    "side": _on_side,
    "pile": _in_pile,
    "chosen": _chosen,
    "turned": lambda now, scene, creature, name: _turned(now, creature, name),
    "wears": lambda now, scene, creature, name: any(
        is_called(each, name) for each in gear_of(now, creature) if each.up
    ),
    "wears faced": lambda now, scene, creature, name: any(each.up is (name == "up") for each in gear_of(now, creature)),
    "wears kind": lambda now, scene, creature, name: any(
        gear_has(each, name) for each in gear_of(now, creature) if each.up
    ),
}
