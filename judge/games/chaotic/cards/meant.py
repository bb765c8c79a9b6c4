"""3.1.5, 8.5.2, g-engaged: which cards a phrase means."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge.engine import Moment
from judge.games.chaotic.cards.meanings import (
    Aims,
    Akin,
    Beside,
    Bound,
    Either,
    Every,
    Fights,
    Measure,
    Ruled,
    Those,
    Trait,
    Without,
)
from judge.games.chaotic.cards.meanings.ability import Attack, Battlegear, Location, Mugic
from judge.games.chaotic.cards.qualities import (
    COMPARED,
    TRAITS,
    controlled,
    gear_has,
    in_common,
    is_called,
    measures,
    plain,
)
from judge.games.chaotic.cards.scene import Scene
from judge.games.chaotic.play.battleboard import next_to
from judge.games.chaotic.play.discard_piles import goes_to_pile_of, in_pile_of, mugic_piles_of
from judge.games.chaotic.play.who import (
    BURST,
    burst_items,
    creatures,
    engaged,
    opponent,
    opposing,
    players,
)
from judge.games.chaotic.things import DISCARD, PLAY, Creature, Item, Player

Affected = Creature | Battlegear | Location | Item | Player
CARDS = ("mugic card", "attack card", "discarded card")
FACED = Those("the", traits=(Trait("control", "theirs"), Trait("state", "engaged")))


def fits(now: Moment, scene: Scene, creature: Creature, traits: Iterable[Any]) -> bool:
    """Whether a Creature has all of some qualities."""
    return all(_has(now, scene, creature, each) for each in traits)


def _has(now: Moment, scene: Scene, creature: Creature, trait: Any) -> bool:
    if isinstance(trait, Trait):
        return TRAITS[trait.sort](now, scene, creature, trait.name)
    if isinstance(trait, Without):
        return not _has(now, scene, creature, trait.it)
    if isinstance(trait, Either):
        return any(_has(now, scene, creature, each) for each in trait.them)
    if isinstance(trait, Every):
        return all(_has(now, scene, creature, each) for each in trait.them)
    if isinstance(trait, Measure):
        return measures(now, scene, creature, trait)
    if isinstance(trait, Ruled):
        them = candidates(now, scene, trait.by._replace(which="each"))
        return any(each.controller == creature.controller and each.name != creature.name for each in them)
    if isinstance(trait, Akin):
        others = [each for each in _described(now, scene, trait.whom) if isinstance(each, Creature)]
        return any(in_common(now, [creature, each], trait.what, known=scene.known) for each in others
                   if each.name != creature.name)  # fmt: skip
    beside = next_to(now, creature.space) if creature.space else ()
    described = [each for each in _described(now, scene, trait.whom) if isinstance(each, Creature)]
    if isinstance(trait, Fights):
        foe = opposing(now, creature)
        return foe is not None and any(each.name == foe.name for each in described)
    assert isinstance(trait, Beside)
    return sum(each.space in beside for each in described) >= trait.least


def _described(now: Moment, scene: Scene, those: Those) -> list[Any]:
    """Whom a description speaks of: `engaged with a Creature` is with any; nobody chooses it."""
    return (candidates if those.which == "one" else members)(now, scene, those)


def members(now: Moment, scene: Scene, those: Those) -> list[Any]:
    """The cards that a phrase means now; one that is to be chosen is the one that was chosen."""
    if those.which == "exhausted":
        if now.reads("exhaust-in-time") == "afterwards":
            return []
        those = Those("this") if now.reads("exhaust-the-foe") == "own" else FACED
    if those.which == "reckless":
        those = Those("this") if now.reads("reckless-hits-foe") == "own" else FACED
    if those.which in ("target", "one", "before"):
        return [card for name in _picked(now, scene, those) if (card := found(now, name, those.sort)) is not None]
    if those.which in ("this", "bearer", "caster", "subject", "object", "affected", "given up"):
        return _itself(now, scene, those)
    if those.which == "holder":
        worn = [each for each in members(now, scene, those.of) if isinstance(each, Battlegear)]
        return [now.the(Creature, each.bearer) for each in worn]
    if those.which == "player of":
        aimed, gone = _picked(now, scene, those.of), now.bound("negated")
        there = [each for each in (*burst_items(now), *(gone if isinstance(gone, tuple) else ()))
                 if isinstance(each, Item)]  # fmt: skip
        names = dict.fromkeys(each.creature for each in there if each.name in aimed)
        return [card for name in names if isinstance(card := now.get(name), Creature)]
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
    if isinstance(card, Creature | Battlegear | Location | Player) or sort in CARDS:
        return card
    return next((item for item in now.pile(BURST).items if isinstance(item, Item) and item.name == name), None)


def _itself(now: Moment, scene: Scene, those: Those) -> list[Any]:
    item = scene.item
    name = scene.this
    if those.which == "subject" and item is not None:
        name = item.subject
    elif those.which == "object" and item is not None:
        name = item.object
    elif those.which == "given up" and item is not None:
        name = item.given_up
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
            return [each for each in cards if fits(now, scene, as_printed(each), those.traits)]
        case "discarded card":
            return _discarded(now, scene, those)
        case "gear card":
            taken = now.given(tuple, "before") if Trait("state", "besides") in those.traits else ()
            gears = (each for each in now.every(Battlegear) if each.name not in taken)
            return [each for each in gears if in_pile_of(now, each, scene.by)]
        case "mugic card":
            piles = (each.discard for each in mugic_piles_of(now, [_whose(now, scene, those)]))
            return [now.the(Mugic, name) for name in dict.fromkeys(name for pile in piles for name in pile)]
        case "attack card":
            pile = now.the(Player, _whose(now, scene, those)).attack_discard
            return [now.the(Attack, name) for name in dict.fromkeys(pile)]
        case "player":
            return [now.the(Player, name) for name in _players(now, scene, those)]
        case "creature":
            return [each for each in creatures(now) if fits(now, scene, each, those.traits)]
    items = (each for each in now.pile(BURST).items if isinstance(each, Item))
    return [each for each in items if item_fits(now, scene, each, those)]


def as_printed(card: Creature) -> Creature:
    """3.2.6.3: a Creature Card that lies somewhere is looked at as it is printed, not as the Creature was."""
    if card.last is None:
        return card
    own = card.last._replace(disciplines=card.disciplines, energy=card.energy, elements=card.elements)
    return card._replace(last=own._replace(counters=0, kinds=(), named=()))


def _whose(now: Moment, scene: Scene, those: Those) -> str:
    """In whose hand or pile cards are looked for: in your own, where the phrase does not say it."""
    return opponent(now, scene.by) if those.of is not None and those.of.which == "opponent" else scene.by


def _discarded(now: Moment, scene: Scene, those: Those) -> list[Any]:
    """4.1.6: the cards in general discard piles: Creatures, Battlegear and Mugic."""
    names = {each.name for each in those.traits if each.sort == "pile"}
    sorts = [each.name for each in those.traits if each.sort == "card"] or ["creature", "battlegear", "mugic"]
    owners = list(players(now)) if "any" in names else [_side(now, scene, each) for each in names]
    cards: tuple[Creature | Battlegear, ...] = (
        *(now.every(Creature) if "creature" in sorts else ()),
        *(now.every(Battlegear) if "battlegear" in sorts else ()),
    )
    lying: list[Any] = [each for each in cards if any(in_pile_of(now, each, name) for name in owners)]
    if "mugic" not in sorts:
        return lying
    songs = dict.fromkeys(name for pile in mugic_piles_of(now, owners) for name in pile.discard)
    return [*lying, *(now.the(Mugic, name) for name in songs)]


def _players(now: Moment, scene: Scene, those: Those) -> list[str]:
    if those.which == "you":
        return [scene.by]
    return [opponent(now, scene.by)] if those.which == "opponent" else list(players(now))


def _side(now: Moment, scene: Scene, whose: str) -> str:
    return scene.by if whose == "yours" else opponent(now, scene.by)


def _gear_fits(now: Moment, scene: Scene, gear: Battlegear, those: Those) -> bool:
    bearer = now.the(Creature, gear.bearer)
    if those.of is not None and bearer not in _described(now, scene, those.of):
        return False
    for trait in those.traits:
        if trait.sort == "face" and gear.up is not (trait.name == "up"):
            return False
        if trait.sort == "control" and not controlled(now, scene, bearer, trait.name):
            return False
        if trait.sort == "pile" and not goes_to_pile_of(now, gear, _side(now, scene, trait.name)):
            return False
        if trait.sort == "kind" and not gear_has(gear, trait.name):
            return False
        if trait.sort == "named" and not is_called(gear, trait.name):
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
    return _played_by(now, scene, item, those) and all(_of_song(now, scene, item, each) for each in _wants(those))


def _wants(those: Those) -> list[Any]:
    """What must be so of a Mugic or an ability; of several affiliations one is enough."""
    several = tuple(each for each in those.traits if isinstance(each, Trait) and each.sort == "affiliation")
    rest = [each for each in those.traits if each not in several]
    return [Either(several), *rest] if several else rest


def _played_by(now: Moment, scene: Scene, item: Item, those: Those) -> bool:
    if those.of is None:
        return True
    return item.creature in [getattr(each, "name", "") for each in _described(now, scene, those.of)]


def _of_song(now: Moment, scene: Scene, item: Item, trait: Any) -> bool:
    """Whether a Mugic or an ability is of a sort, of an affiliation, of a cost, or aimed at somebody."""
    if isinstance(trait, Either):
        return any(_of_song(now, scene, item, each) for each in trait.them)
    if isinstance(trait, Without):
        return not _of_song(now, scene, item, trait.it)
    if isinstance(trait, Aims):
        return any(each.name in item.targets for each in _described(now, scene, trait.at))
    song = now.get(item.card)
    if isinstance(trait, Bound):
        cost = song.cost if isinstance(song, Mugic) else None
        return cost is not None and not cost.x and bool(COMPARED[trait.how](cost.counters, trait.number))
    if trait.sort == "ability":
        return item.kind == ("ability" if trait.name == "activated" else "trigger")
    return isinstance(song, Mugic) and plain(trait.name) == plain(song.affiliation)


def attack_fits(now: Moment, scene: Scene, card: Attack, striker: object, those: Those) -> bool:
    """Whether an attack, played by a Creature, is one of those that a phrase means."""
    from judge.games.chaotic.play.mugic_and_abilities.attack_types import attack_elements, discipline_types

    def has(trait: Any) -> bool:
        if isinstance(trait, Without):
            return not has(trait.it)
        if isinstance(trait, Either):
            return any(has(each) for each in trait.them)
        if isinstance(trait, Bound):
            return card.points is not None and bool(COMPARED[trait.how](card.points, trait.number))
        match trait.sort:
            case "element":
                return trait.name in attack_elements(now, card)
            case "discipline":
                return trait.name in discipline_types(card)
            case "attack":
                return bool(attack_elements(now, card) if trait.name == "elemental" else discipline_types(card))
        return True

    if those.of is not None:
        described = [getattr(each, "name", "") for each in _described(now, scene, those.of)]
        if not isinstance(striker, Creature) or striker.name not in described:
            return False
    return all(has(each) for each in those.traits)


def foe_of(now: Moment, scene: Scene) -> Creature | None:
    """The engaged Creature of the other player."""
    return engaged(now, opponent(now, scene.by))
