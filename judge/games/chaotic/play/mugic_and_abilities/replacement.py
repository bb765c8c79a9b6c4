"""8.8.2 Replacement abilities: something happens instead."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Moment
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.meanings import Ability
from judge.games.chaotic.play.mugic_and_abilities.abilities import abilities, gear_text
from judge.games.chaotic.play.who import gear_of
from judge.games.chaotic.things import Creature, Item
from judge.kit.choosing import Pick


def replacements(now: Moment, creature: Creature, event: str, used: tuple[str, ...]) -> dict[str, Ability]:
    """8.8.2.2, 8.8.2.5: the abilities that replace an event on a Creature and have not been used on it yet."""
    found = {each.name: each for each in abilities(now, creature)}
    found |= {each.name: each for gear in gear_of(now, creature) for each in gear_text(now, gear)}
    return {name: each for name, each in found.items() if each.instead_of == event and name not in used}


def replaced_damage(now: Moment, creature: Creature, amount: int, used: tuple[str, ...]) -> bool:
    """8.8.2.3: whether something happens instead of damage; `amount` is the X of what happens."""
    if not amount or not replacements(now, creature, "is damaged", used):
        return False
    happens_instead(now, creature, "is damaged", amount, used)
    return True


def happens_instead(now: Moment, creature: Creature, event: str, amount: int, used: tuple[str, ...]) -> None:
    """Goes through the replacement; it has an item and instructions of its own, beside those that led to it."""
    own: dict[str, Hashable] = {"item": None, "left": (), "chosen": "", "first": ""}
    now.call("replacement", creature=creature.name, event=event, amount=amount, used=used, **own)


def _options(now: Moment) -> dict[str, Ability]:
    creature = now.get(str(now.bound("creature")))
    used = now.bound("used")
    if not isinstance(creature, Creature) or not isinstance(used, tuple):
        return {}
    return replacements(now, creature, str(now.bound("event")), used)


@RULES.test
def several_replacements(now: Moment) -> bool:
    """8.8.2.4: whether there is an order to choose."""
    return len(_options(now)) > 1


@RULES.verb
class Replace(Pick):
    """8.8.2.4: the controller of the affected card says which replacement ability applies first."""

    name = "replace"
    phrase = "applies {0} first"

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
    ability, used, event = options[name], now.given(tuple, "used"), now.given(str, "event")
    now.say(f"{name}: this happens instead of {creature.name} being {event.removeprefix('is ')}.", cite("8.8.2.3"),
            event=("replaced", creature.name))  # fmt: skip
    if event == "is destroyed":
        now.put(creature._replace(spent=(*used, name)))
    item = Item.of(ability, creature.name, creature.name, creature.controller)
    item = item._replace(name=name, wanted=(), tag="", x=now.given(int, "amount"), used=(*used, name))
    now.bind("item", item)
    now.bind("left", item.instructions)
