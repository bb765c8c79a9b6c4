"""neutral.3, horn-of-valere: the Hunt for the Horn, an optional variation."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import product

from judge.engine import Chance, Choice, Moment
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.who import cities, game, horn
from judge.games.wot_conquest.things import NEUTRAL, Horn

FINDING = (2, 3)


@RULES.test
def hunt_goes_on(now: Moment) -> bool:
    """neutral.3-condition: the variant is played, and the Horn has not been found."""
    return game(now).hunt and not horn(now).found


@RULES.step
def no_hunt(now: Moment) -> None:
    """neutral.3-condition: the step is left out."""
    why = "The Horn has been found" if horn(now).found else "The Hunt for the Horn is not played"
    now.say(f"{why}, so nothing is rolled.", cite("neutral.3-condition"))


@RULES.verb
class Roll(Chance):
    """neutral.3-roll: two six-sided dice."""

    name = "roll"
    phrase = "rolls {0} and {1}"
    example = "`rolls 1 and 2` (under `given`)"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        return [((one, two), 1) for one, two in product(range(1, 7), repeat=2)]

    def take(self, now: Moment, choice: Choice) -> None:
        one, two = int(str(choice.args[0])), int(str(choice.args[1]))
        total, rule = one + two, cite("neutral.3-roll")
        now.say(f"The dice show {one} and {two}, {total} in all.", rule, event=("rolled", str(total)))
        if _finds(now, one, two):
            now.put(horn(now)._replace(found=True))
            now.say("The Horn of Valere has been found.", rule, event=("horn", "found"))
        else:
            now.say("The Horn of Valere has not been found.", rule, event=("horn", "not found"))


def _finds(now: Moment, one: int, two: int) -> bool:
    """neutral.3-roll: a total of 2 or 3; the dice are not looked at one by one."""
    if now.reads("horn-roll") == "total":
        return one + two in FINDING
    return one in FINDING or two in FINDING


@RULES.test
def city_to_select(now: Moment) -> bool:
    """neutral.3-city: whether the Horn was found just now and there is a neutral city."""
    return _just_found(now) and bool(neutral_cities(now))


@RULES.test
def no_city_to_select(now: Moment) -> bool:
    """neutral.3-none: whether the Horn was found just now and no city is neutral."""
    return _just_found(now) and not neutral_cities(now)


def _just_found(now: Moment) -> bool:
    return horn(now) == Horn(found=True)


def neutral_cities(now: Moment) -> list[str]:
    """The neutral cities that stand."""
    return [city.name for city in cities(now) if city.owner == NEUTRAL]


@RULES.verb
class SelectCity(Chance):
    """neutral.3-city: a neutral city is selected at random."""

    name = "select-city"
    phrase = "selects {0}"
    example = "`selects Cairhien` (under `given`)"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        return [((name,), 1) for name in neutral_cities(now)]

    def take(self, now: Moment, choice: Choice) -> None:
        name = str(choice.args[0])
        now.put(horn(now)._replace(city=name))
        text = f"{name} is selected: its first conqueror gets the Horn."
        now.say(text, cite("neutral.3-city"), cite("neutral.3-first"), event=("horn", name))


@RULES.step
def horn_for_any_city(now: Moment) -> None:
    """neutral.3-none: the next player to conquer any city gets the Horn."""
    now.put(horn(now)._replace(any_city=True))
    text = "No city is neutral: the next conqueror of any city gets the Horn."
    now.say(text, cite("neutral.3-none"), event=("horn", "any city"))
