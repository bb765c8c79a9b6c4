"""neutral.3, horn-of-valere: the Hunt for the Horn, an optional variation."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable
from itertools import product

from judge.engine import Chance, Choice, Moment, Refusal, refuse
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.phrases import meant
from judge.games.wot_conquest.play.standing import every_piece
from judge.games.wot_conquest.play.who import cities, game, horn
from judge.games.wot_conquest.things import NEUTRAL, Horn

FINDING = (2, 3)
SIDES = ("1", "2", "3", "4", "5", "6")


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

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        shown = [str(each) for each in choice.args]
        if all(each in SIDES for each in shown):
            return None
        return refuse(f"two six-sided dice do not show {' and '.join(shown)}", cite("neutral.3-roll"))

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        """neutral.3-condition: in the variant only, and only until the Horn is found."""
        if horn(now).found:
            return refuse("the Horn has been found, so there are no more rolls", cite("neutral.3-condition"))
        if not game(now).hunt:
            return refuse("the Hunt for the Horn is a variant that is not played here", cite("neutral.3"))
        return refuse("the dice are rolled in step 3 of the neutral turn", cite("neutral.3"), cite("neutral.3-roll"))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Any two numbers, so that they can be refused."""
        match = re.fullmatch(r"(?:rolls|chance rolls) (\d{1,3}) and (\d{1,3})", text)
        return (int(match[1]), int(match[2])) if match else None

    def take(self, now: Moment, choice: Choice) -> None:
        one, two = int(str(choice.args[0])), int(str(choice.args[1]))
        total, rule = one + two, cite("neutral.3-roll")
        now.say(f"The dice show {one} and {two}, {total} in all.", rule, event=("rolled", str(total)))
        if _finds(now, one, two):
            now.put(horn(now)._replace(found=True))
            now.say(f"A total of {total}: the Horn of Valere has been found.", rule, event=("horn", "found"))
        else:
            now.say(f"A total of {total}: the Horn of Valere has not been found.", rule, event=("horn", "not found"))


def _finds(now: Moment, one: int, two: int) -> bool:
    """neutral.3-roll: a total of 2 or 3; the dice are not looked at one by one."""
    match now.reads("horn-roll"):
        case "total":
            return one + two in FINDING
        case "four-too":
            return one + two in (*FINDING, 4)
        case "two-alone":
            return one + two == FINDING[0]
        case _:
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
    every = cities(now)
    free = [city.name for city in every if city.owner == NEUTRAL]
    return [city.name for city in every] if len(every) > len(free) and now.reads("horn-cities") == "any" else free


@RULES.verb
class SelectCity(Chance):
    """neutral.3-city: a neutral city is selected at random."""

    name = "select-city"
    phrase = "selects {0}"
    example = "`selects Cairhien` (under `given`)"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        return [((name,), 1) for name in neutral_cities(now)]

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        name = str(choice.args[0])
        if name in neutral_cities(now):
            return None
        return refuse(f"{name} is not a neutral city", cite("neutral.3-city"))

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if horn(now).city:
            return refuse(f"the Horn is in {horn(now).city} already", cite("neutral.3-city"))
        return refuse("a city is selected when the dice have found the Horn", cite("neutral.3-city"), cite("neutral.3"))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Any piece, so that it can be refused."""
        return meant(self, by, text, ((each.name,) for each in every_piece(now)))

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
