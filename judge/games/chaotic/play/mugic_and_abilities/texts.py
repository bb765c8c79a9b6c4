"""g-battlegear, 9.3.3, 8.5.8: which texts of Battlegear and Locations work, and what texts say of Hive."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic.cards import conditions, meant
from judge.games.chaotic.cards.meanings import Trait
from judge.games.chaotic.cards.meanings.ability import Ability, Battlegear, Location
from judge.games.chaotic.cards.scene import Scene
from judge.games.chaotic.play.lasting import effects_on
from judge.games.chaotic.play.specific_abilities.brainwashed import own_text
from judge.games.chaotic.play.who import active_location, game, in_row
from judge.games.chaotic.things import PLAY, Creature

ALL_ABILITIES = Trait("all", "abilities")
GEAR_TEXT = Trait("all", "gear abilities")
KEPT = "kept by mistake"


def gear_text(now: Moment, gear: Battlegear) -> tuple[Ability, ...]:
    """g-battlegear: face down it has no text; g-disarm: it can lose its abilities; 10.1: Apprentice does not use it."""
    working = gear.up and gear.zone == PLAY and not gear.silenced and game(now).format != "apprentice"
    return gear.abilities if working and not _without_text(now, gear) else ()


def _without_text(now: Moment, gear: Battlegear) -> bool:
    """8.5.8: whether a Location or a Creature in play says that a Battlegear has no abilities."""
    place = active_location(now)
    texts = [(each, Scene(place.owner, "", place.name)) for each in location_text(now, place)] if place else []
    for creature in now.every(Creature):
        if creature.zone == PLAY and any(GEAR_TEXT in each.lacks for each in creature.abilities):
            scene = Scene(creature.controller, creature.name, creature.name, known=False)
            texts += [(each, scene) for each in own_text(now, creature)]
    return any(
        GEAR_TEXT in each.lacks
        and conditions.all_hold(now, scene, each.given)
        and gear in meant.members(now, scene, each.reach)
        for each, scene in texts
    )


def said_of_hive(now: Moment, ban: str) -> bool:
    """8.5.8: whether a card in play says that Hive can not be turned on, or off."""
    texts: list[tuple[Ability, Scene]] = []
    for creature in now.every(Creature):
        if creature.zone == PLAY and not any(row.loses == ALL_ABILITIES for row in effects_on(now, creature.name)):
            scene = Scene(creature.controller, creature.name, creature.name)
            texts += [(each, scene) for each in own_text(now, creature)]
    for gear in now.every(Battlegear):
        bearer = in_row(now, Creature, gear.bearer)
        texts += [(each, Scene(bearer.controller, bearer.name, gear.name)) for each in gear_text(now, gear)]
    place = active_location(now)
    texts += [(each, Scene(place.owner, "", place.name)) for each in location_text(now, place)] if place else []
    return any(each.forbids == ban and conditions.all_hold(now, scene, each.given) for each, scene in texts)


def location_text(now: Moment, location: Location) -> tuple[Ability, ...]:
    """9.3.3, 9.3.4: the active Location uses its text, a Mirage on the board only its Mirage text."""
    if game(now).format == "apprentice" or location.place not in ("active", "board", KEPT) or location.silenced:
        return ()
    both = location.mirage and now.reads("mirage-one-text") == "both"
    if both:
        return (*location.abilities, *(location.mirage or ()))
    return location.mirage or () if location.place == "board" else location.abilities
