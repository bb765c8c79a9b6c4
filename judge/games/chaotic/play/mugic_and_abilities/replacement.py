"""8.8.2 Replacement abilities: something happens instead."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import NamedTuple

from judge.engine import Moment, Refusal, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards import meant
from judge.games.chaotic.cards.acting import spread
from judge.games.chaotic.cards.conditions import all_hold
from judge.games.chaotic.cards.meanings.ability import Ability, Battlegear, Location
from judge.games.chaotic.cards.scene import Scene
from judge.games.chaotic.play.mugic_and_abilities.abilities import abilities
from judge.games.chaotic.play.mugic_and_abilities.texts import gear_text, location_text
from judge.games.chaotic.play.who import creatures
from judge.games.chaotic.things import PLAY, Creature, Item
from judge.kit.choosing import Pick


class Substitute(NamedTuple):
    """An ability that replaces something, and from where it does."""

    ability: Ability
    scene: Scene


def replacements(now: Moment, creature: Creature, event: str, used: tuple[str, ...]) -> dict[str, Substitute]:
    """8.8.2.2, 8.8.2.5: the abilities that replace an event on a Creature and have not been used on it yet."""
    found: dict[str, Substitute] = {}
    for ability, scene in _texts(now):
        if ability.instead_of != event or ability.name in used or not _affects(now, ability, scene, creature):
            continue
        if all_hold(now, scene, ability.given):
            found[ability.name] = Substitute(ability, scene)
    return found


def _texts(now: Moment) -> Iterator[tuple[Ability, Scene]]:
    """Every ability in force, of Creatures, Battlegear and Locations."""
    for creature in creatures(now):
        scene = Scene(creature.controller, creature.name, creature.name)
        yield from ((each, scene) for each in abilities(now, creature) if each.instead_of)
    for gear in now.every(Battlegear):
        bearer = now.the(Creature, gear.bearer)
        if gear.zone == PLAY and bearer.in_play:
            yield from ((each, Scene(bearer.controller, bearer.name, gear.name)) for each in gear_text(now, gear))
    for place in now.every(Location):
        yield from ((each, Scene(place.owner, "", place.name)) for each in location_text(now, place))


def _affects(now: Moment, ability: Ability, scene: Scene, creature: Creature) -> bool:
    """8.8.2.2: whether the event that is replaced is one of this Creature's."""
    those = ability.affects
    if those.which in ("this", "bearer") and creature.name != scene.this:
        return False
    return meant.fits(now, scene, creature, those.traits)


def replaced_damage(now: Moment, creature: Creature, amount: int, used: tuple[str, ...]) -> bool:
    """8.8.2.3: whether something happens instead of damage; `amount` is the X of what happens."""
    if not amount or not replacements(now, creature, "is damaged", used):
        return False
    happens_instead(now, creature, "is damaged", amount, used)
    return True


def happens_instead(now: Moment, creature: Creature, event: str, amount: int, used: tuple[str, ...]) -> None:
    """Goes through the replacement; it has an item and instructions of its own, beside those that led to it."""
    own: dict[str, Hashable] = {
        "item": None,
        "left": (),
        "chosen": (),
        "before": (),
        "did": False,
        "front": True,
        "first": "",
    }
    now.call("replacement", creature=creature.name, event=event, amount=amount, used=used, **own)


def _options(now: Moment) -> dict[str, Substitute]:
    creature = now.get(str(now.bound("creature")))
    used = now.bound("used")
    if not isinstance(creature, Creature) or not isinstance(used, tuple):
        return {}
    return replacements(now, creature, str(now.bound("event")), used)


@RULES.test
def several_replacements(now: Moment) -> bool:
    """8.8.2.4: whether several replacement abilities apply to the event."""
    return len(_options(now)) > 1


@RULES.verb
class Replace(Pick):
    """8.8.2.4: the controller of the affected card says which replacement ability applies first."""

    name = "replace"
    phrase = "applies {0} first"
    only = refuse("nothing is being replaced now", cite("8.8.2.1"))

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        if name in _options(now):
            return None
        return refuse(f"{name} does not replace this event, or has done so", cite("8.8.2.4"), cite("8.8.2.5"))

    def by(self, now: Moment) -> str:
        return now.the(Creature, now.given(str, "creature")).controller

    def options(self, now: Moment, by: str) -> Iterable[str]:
        return _options(now)

    def picked(self, now: Moment, by: str, name: str) -> None:
        now.bind("first", name)


@RULES.step
def happen_instead(now: Moment) -> None:
    """8.8.2.3: the event counts as not having occurred; the text of the replacement is carried out."""
    options, creature = _options(now), now.the(Creature, now.given(str, "creature"))
    name = str(now.bound("first") or next(iter(options)))
    found, used, event = options[name], now.given(tuple, "used"), now.given(str, "event")
    now.say(f"{name}: this happens instead of {creature.name} being {event.removeprefix('is ')}.", cite("8.8.2.3"),
            event=("replaced", creature.name))  # fmt: skip
    if event == "is destroyed":
        now.put(creature._replace(spent=(*used, name)))
    scene = found.scene
    item = Item.of(found.ability, scene.source, scene.this or creature.name, scene.by)
    item = item._replace(name=name, wanted=(), tag="", x=now.given(int, "amount"), used=(*used, name))
    item = item._replace(subject=creature.name, amount=now.given(int, "amount"))
    now.bind("item", item)
    now.bind("left", spread(now, item.steps))
