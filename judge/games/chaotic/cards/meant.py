"""3.1.5, 8.5.2, g-engaged: which cards a phrase means, and what a Creature has to be or have for that."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import eq, ge, gt, le, lt
from typing import Any

from judge.engine import Moment
from judge.games.chaotic.cards.meanings import (
    COUNTERS,
    CURRENT_ENERGY,
    DISCIPLINES,
    ELEMENT_TYPES,
    ELEMENTS,
    Beside,
    Either,
    Every,
    Fights,
    Measure,
    Those,
    Trait,
    Without,
)
from judge.games.chaotic.cards.meanings.ability import Attack, Battlegear, Location, Mugic
from judge.games.chaotic.cards.scene import Scene
from judge.games.chaotic.play import values
from judge.games.chaotic.play.battleboard import next_to, side_of
from judge.games.chaotic.play.lasting import effects_on
from judge.games.chaotic.play.mugic_and_abilities import abilities
from judge.games.chaotic.play.specific_abilities import brainwashed
from judge.games.chaotic.play.who import (
    BURST,
    active_location,
    creatures,
    engaged,
    game,
    gear_of,
    opponent,
    opposing,
    players,
)
from judge.games.chaotic.things import DISCARD, PLAY, Creature, Item, Player

COMPARED = {"at least": ge, "at most": le, "below": lt, "above": gt, "exactly": eq}
Affected = Creature | Battlegear | Location | Item | Player


def fits(now: Moment, scene: Scene, creature: Creature, traits: Iterable[Any]) -> bool:
    """Whether a Creature has all of some qualities."""
    return all(_has(now, scene, creature, each) for each in traits)


def _has(now: Moment, scene: Scene, creature: Creature, trait: Any) -> bool:
    if isinstance(trait, Trait):
        return _TRAITS[trait.sort](now, scene, creature, trait.name)
    if isinstance(trait, Without):
        return not _has(now, scene, creature, trait.it)
    if isinstance(trait, Either):
        return any(_has(now, scene, creature, each) for each in trait.them)
    if isinstance(trait, Every):
        return all(_has(now, scene, creature, each) for each in trait.them)
    if isinstance(trait, Measure):
        return _measures(now, scene, creature, trait)
    beside = next_to(now, creature.space) if creature.space else ()
    described = [each for each in _described(now, scene, trait.whom) if isinstance(each, Creature)]
    if isinstance(trait, Fights):
        foe = opposing(now, creature)
        return foe is not None and any(each.name == foe.name for each in described)
    assert isinstance(trait, Beside)
    return any(each.space in beside for each in described)


def _described(now: Moment, scene: Scene, those: Those) -> list[Any]:
    """Whom a description speaks of: `engaged with a Creature` is with any; nobody chooses it."""
    return (candidates if those.which == "one" else members)(now, scene, those)


def has_kind(now: Moment, creature: Creature, kind: str, *, printed: bool = False) -> bool:
    """3.1.5.1: any of a Creature's subtypes counts, its tribe (3.2.4.1.1: also as `OverWorlder`) among them."""
    more = () if printed else counting_as(now, creature)
    return _plain(kind) in {_plain(each) for each in (creature.tribe, *creature.subtypes, *more) if each}


def tribe_of(creature: Creature) -> str:
    """The tribe of a Creature; a Tribeless one has none."""
    return "" if creature.tribe.casefold() == "tribeless" else creature.tribe


def counting_as(now: Moment, creature: Creature) -> list[str]:
    """What a Creature counts as besides what is printed on it."""
    own = brainwashed.own_text(now, creature)
    gained = (each for row in effects_on(now, creature.name) for each in row.gains)
    place = active_location(now)
    there = abilities.location_text(now, place) if place else ()
    everybody = (each for each in there if each.counts_as and not each.reach.traits)
    return [each.counts_as for each in (*own, *gained, *everybody) if each.counts_as]


def _plain(name: str) -> str:
    """A subtype without what does not matter: the spelling of M'arrillian, a plural, the word for a Creature of it."""
    plain = name.casefold().replace("’", "'").replace("m'arrillian", "m'arrilian").removesuffix("s")
    plain = plain.replace("conjurer", "conjuror").removesuffix("e" if plain.endswith("heroe") else "\0")
    return plain.removesuffix("er") if plain.endswith("worlder") else plain


def elements(now: Moment, creature: Creature, *, known: bool = True) -> tuple[str, ...]:
    """3.2.7.2: the elements a Creature has now, in the order of the card; 8.6.3: or as it was when last in play."""
    if creature.zone != PLAY and creature.last is not None:
        return creature.last.elements
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


def _control(now: Moment, scene: Scene, creature: Creature, name: str) -> bool:
    """g-opposing-creature: an opposing Creature is any that the opponent controls."""
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
        case "adjacent":
            this = now.get(scene.this)
            return isinstance(this, Creature) and bool(this.space) and creature.space in next_to(now, this.space)
        case "moved":
            return creature.moved
        case "brainwashed":
            return brainwashed.is_brainwashed(now, creature)
    return not tribe_of(creature)


def _place(now: Moment, scene: Scene, creature: Creature, name: str) -> bool:
    if name == "discard pile":
        return creature.zone == DISCARD
    card = now.get(scene.source)
    if not isinstance(card, Location) or not card.space:
        return False
    return creature.space == card.space if name == "here" else creature.space in next_to(now, card.space)


def _on_side(now: Moment, scene: Scene, creature: Creature, name: str) -> bool:
    owner = side_of(now, creature.space)
    return bool(owner) and (owner == scene.by) is (name == "yours")


def _in_pile(now: Moment, scene: Scene, creature: Creature, name: str) -> bool:
    return creature.zone == DISCARD and (name == "any" or creature.owner == scene.by)


_TRAITS: dict[str, Callable[[Moment, Scene, Creature, str], bool]] = {
    "kind": lambda now, scene, creature, name: has_kind(now, creature, name),
    "element": lambda now, scene, creature, name: name in elements(now, creature, known=scene.known),
    "keyword": lambda now, scene, creature, name: has_keyword(now, creature, name, known=scene.known),
    "named": lambda now, scene, creature, name: is_called(creature, name),
    "control": _control,
    "state": _state,
    "place": _place,
    "side": _on_side,
    "pile": _in_pile,
    "turned": lambda now, scene, creature, name: _fought(now, creature),
    "wears": lambda now, scene, creature, name: any(_titled(each, name) for each in gear_of(now, creature) if each.up),
    "wears kind": lambda now, scene, creature, name: any(
        gear_has(each, name) for each in gear_of(now, creature) if each.up
    ),
}


def is_called(card: Any, name: str) -> bool:
    """Whether a card is called so, here or by its title, with or without its version."""
    title = (getattr(card, "title", "") or card.name).casefold()
    return name.casefold() in (card.name.casefold(), title, title.partition(",")[0])


def _titled(gear: Battlegear, name: str) -> bool:
    return is_called(gear, name)


def gear_has(gear: Battlegear, kind: str) -> bool:
    """Whether a Battlegear is of a kind."""
    return _plain(kind) in {_plain(each) for each in gear.subtypes}


def _fought(now: Moment, creature: Creature) -> bool:
    today = game(now).fought[:1]
    return any(name == creature.name for turn in today for _, name in turn)


def _measures(now: Moment, scene: Scene, creature: Creature, measure: Measure) -> bool:
    against_foe = measure.how in ("higher", "lower", "highest", "lowest")
    foe = opposing(now, creature) if against_foe else None
    if against_foe and foe is None:
        return False

    def compared(stat: str) -> bool:
        value = amount_of(now, creature, stat, measure.scanned, scene.known)
        if foe is not None:
            other = amount_of(now, foe, stat, measure.scanned, scene.known)
            return value > other if measure.how in ("higher", "highest") else value < other
        return bool(COMPARED[measure.how](value, measure.number))

    return (all if measure.every else any)(compared(stat) for stat in measure.stats)


def amount_of(now: Moment, creature: Creature, stat: str, scanned: bool = False, known: bool = True) -> int:
    """A statistic, or the number of something, that a Creature has; 8.7.3.6: Current Energy is less the damage."""
    if stat == COUNTERS:
        return creature.counters
    if stat == ELEMENT_TYPES:
        return len(elements(now, creature, known=known))
    if scanned:
        return values.scanned(creature, stat)
    score = values.score if known else values.unconditional
    if stat == CURRENT_ENERGY:
        return score(now, creature, "energy") - int(creature.damage)
    return score(now, creature, stat)


def lowest(now: Moment, creature: Creature, *, highest: bool = False) -> int:
    """The lowest, or highest, of a Creature's Disciplines."""
    found = [values.score(now, creature, each) for each in DISCIPLINES]
    return max(found) if highest else min(found)


def members(now: Moment, scene: Scene, those: Those) -> list[Any]:
    """The cards that a phrase means now; one that is to be chosen is the one that was chosen."""
    if those.which == "exhausted":
        own = now.reads("exhaust-which") == "own"
        those = Those("this") if own else Those("the", traits=(Trait("control", "theirs"), Trait("state", "engaged")))
    if those.which in ("target", "one", "before"):
        return [card for name in _picked(now, scene, those) if (card := found(now, name, those.sort)) is not None]
    if those.which in ("this", "bearer", "caster", "subject", "object", "affected"):
        return _itself(now, scene, those)
    return candidates(now, scene, those)


def _picked(now: Moment, scene: Scene, those: Those) -> tuple[str, ...]:
    if those.which in ("one", "before"):
        chosen = now.bound("chosen" if those.which == "one" else "before") or ()
        return chosen if isinstance(chosen, tuple) else (str(chosen),)
    if scene.item is None:
        return ()
    return tuple(name for n, name in enumerate(scene.item.targets, 1) if name and (not those.slots or n in those.slots))


def found(now: Moment, name: str, sort: str = "") -> Any:
    """A card, player or item of the Burst by its name; a Mugic or an Attack Card itself only where that is meant."""
    card = now.get(name)
    if isinstance(card, Creature | Battlegear | Location | Player) or sort in ("mugic card", "attack card"):
        return card
    return next((item for item in now.pile(BURST).items if isinstance(item, Item) and item.name == name), None)


def _itself(now: Moment, scene: Scene, those: Those) -> list[Any]:
    item = scene.item
    name = scene.this
    if those.which == "subject" and item is not None:
        name = item.subject
    elif those.which == "object" and item is not None:
        name = item.object
    elif those.which == "affected":
        name = scene.affected
    elif those.which == "this" and those.sort == "battlegear":
        name = scene.source
    elif those.which == "this" and isinstance(now.get(scene.source), Location):
        name = scene.source
    card = now.get(name)
    if isinstance(card, Creature) and those.traits and not fits(now, scene, card, those.traits):
        return []
    return [card] if isinstance(card, Creature | Battlegear | Location) else []


def candidates(now: Moment, scene: Scene, those: Those) -> list[Any]:
    """All that fit a phrase, whether they may be targeted or not."""
    match those.sort:
        case "battlegear":
            return [each for each in now.every(Battlegear) if each.zone == PLAY and _gear_fits(now, scene, each, those)]
        case "location":
            return [each for each in now.every(Location) if each.place == "active"]
        case "creature card":
            cards = (each for each in now.every(Creature) if each.zone == DISCARD)
            return [each for each in cards if fits(now, scene, each, those.traits)]
        case "gear card":
            gone = (each for each in now.every(Battlegear) if each.zone == DISCARD)
            return [each for each in gone if now.the(Creature, each.bearer).owner == scene.by]
        case "mugic card":
            return [now.the(Mugic, name) for name in dict.fromkeys(now.the(Player, scene.by).discard)]
        case "attack card":
            return [now.the(Attack, name) for name in dict.fromkeys(now.the(Player, scene.by).attack_discard)]
        case "player":
            return [now.the(Player, name) for name in _players(now, scene, those)]
        case "creature":
            return [each for each in creatures(now) if fits(now, scene, each, those.traits)]
    items = (each for each in now.pile(BURST).items if isinstance(each, Item))
    return [each for each in items if item_fits(now, scene, each, those)]


def _players(now: Moment, scene: Scene, those: Those) -> list[str]:
    if those.which == "you":
        return [scene.by]
    return [opponent(now, scene.by)] if those.which == "opponent" else list(players(now))


def _gear_fits(now: Moment, scene: Scene, gear: Battlegear, those: Those) -> bool:
    bearer = now.the(Creature, gear.bearer)
    if those.of is not None and bearer not in _described(now, scene, those.of):
        return False
    for trait in those.traits:
        if trait.sort == "face" and gear.up is not (trait.name == "up"):
            return False
        if trait.sort == "control" and not _control(now, scene, bearer, trait.name):
            return False
        if trait.sort == "kind" and not gear_has(gear, trait.name):
            return False
        if trait.sort == "state" and trait.name == "other" and gear.name == scene.source:
            return False
    return True


def item_fits(now: Moment, scene: Scene, item: Item, those: Those) -> bool:
    """Whether something on the Burst is what a phrase means."""
    kind = "ability" if item.kind == "trigger" else item.kind
    if kind not in those.sort.split(" or "):
        return False
    if kind == "attack":
        return attack_fits(now, scene, now.the(Attack, item.card), now.get(item.creature), those)
    if those.traits and those.traits[0] == Trait("ability", "activated"):
        return item.kind == "ability"
    if those.traits and those.traits[0] == Trait("ability", "triggered"):
        return item.kind == "trigger"
    return not those.traits or _of_affiliation(now, item, those)


def _of_affiliation(now: Moment, item: Item, those: Those) -> bool:
    own = _plain(now.the(Mugic, item.card).affiliation)
    wanted = [each for each in those.traits if isinstance(each, Trait)]
    unwanted = [each.it for each in those.traits if isinstance(each, Without)]
    return (not wanted or any(_plain(each.name) == own for each in wanted)) and all(
        _plain(each.name) != own for each in unwanted
    )


def attack_fits(now: Moment, scene: Scene, card: Attack, striker: object, those: Those) -> bool:
    """Whether an attack, played by a Creature, is one of those that a phrase means."""
    from judge.games.chaotic.play.mugic_and_abilities.attack_cards import attack_elements, discipline_types

    def has(trait: Any) -> bool:
        if isinstance(trait, Without):
            return not has(trait.it)
        if isinstance(trait, Either):
            return any(has(each) for each in trait.them)
        match trait.sort:
            case "element":
                return trait.name in attack_elements(now, card)
            case "discipline":
                return trait.name in discipline_types(card)
            case "attack":
                return bool(attack_elements(now, card) if trait.name == "elemental" else discipline_types(card))
            case "build":
                return card.points == int(trait.name)
        return True

    if those.of is not None:
        described = [getattr(each, "name", "") for each in _described(now, scene, those.of)]
        if not isinstance(striker, Creature) or striker.name not in described:
            return False
    return all(has(each) for each in those.traits)


def foe_of(now: Moment, scene: Scene) -> Creature | None:
    """The engaged Creature of the other player."""
    return engaged(now, opponent(now, scene.by))
