"""conquer, raze: conquering and razing a city, used by the rulebook and defined nowhere."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.cards.meanings import MayRaze
from judge.games.wot_conquest.play.battle.outcome import NOBODY
from judge.games.wot_conquest.play.battle.sides import engaged, members
from judge.games.wot_conquest.play.phrases import meant
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.standing import every_piece, refuse_gone
from judge.games.wot_conquest.play.who import SHADOW, battle, horn, last_battle
from judge.games.wot_conquest.things import CONQUERED, NEUTRAL, OPEN, RAZED, City, Player


def falling(now: Moment) -> list[City]:
    """conquer-undefined: the cities of the loser that the victor conquers now."""
    found = last_battle(now)
    if found is None or found.over or found.victor in ("", NOBODY):
        return []
    losers = members(now, battle(now).loser)
    lost = [each for each in engaged(now) if isinstance(each, City) and each.owner in losers]
    if not lost:
        return []
    won = battle(now).victor == battle(now).attacker
    match now.reads("conquer-undefined"):
        case "at-zero-hp":
            return [city for city in lost if city.left == 0]
        case "by-winning":
            return lost if won else []
        case _:
            return [city for city in lost if won or city.left == 0]


@RULES.step
def cities_fall(now: Moment) -> None:
    """conquer: whether a city is conquered, and by whom, as far as that can be told."""
    cities = falling(now)
    if not cities:
        return
    names, victor = ", ".join(city.name for city in cities), battle(now).victor
    if now.reads("conquer-undefined") == "by-agreement":
        why = f"{victor} has won a battle with {names} in it, and the rulebook does not say when a city is conquered"
        run_out(now, NoRule(why, cite("conquer"), cite("raze")))
    elif victor == NEUTRAL or len(members(now, victor)) > 1:
        who = "no player has won" if victor == NEUTRAL else f"{victor} have won together"
        run_out(
            now,
            NoRule(f"{names} is beaten but {who}, and the rulebook does not say who conquers it then", cite("conquer")),
        )


@RULES.test
def city_falls(now: Moment) -> bool:
    """conquer: whether a city is still to be taken."""
    return bool(falling(now))


def _may_raze(player: Player) -> bool:
    """raze: a Shadow player, or one whose sheet says so."""
    said = {deed for ability in player.abilities for deed in ability.deeds}
    return player.faction == SHADOW or MayRaze() in said or MayRaze(player.faction) in said


@RULES.verb
class TakeCity(Verb):
    """raze: the victor conquers the city; a Shadow player may raze it instead."""

    name = "take-city"
    phrase = "{0} {1}"
    example = "`Ben conquers Tear`, `Ben razes Tear`"

    def by(self, now: Moment) -> str:
        return battle(now).victor

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        open_to_take = falling(now)[:1] or now.every(City)
        return [(verb, city.name) for city in open_to_take for verb in ("conquers", "razes")]

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        verb, name = map(str, choice.args)
        city, by = now.get(name), now.get(choice.by)
        if not isinstance(city, City):
            return refuse(f"{name} is not a city", cite("conquer"), cite("raze"))
        if (gone := refuse_gone(city)) is not None:
            return gone
        if name not in (each.name for each in falling(now)[:1]):
            return _refuse_standing(now, choice.by, city)
        shadow = (isinstance(by, Player) and _may_raze(by)) or now.reads("who-razes") == "anybody"
        if verb == "razes" and not shadow:
            return refuse(f"only a Shadow player may raze a city, and {choice.by} is not one", cite("raze"))
        return None

    def foregone(self, now: Moment, by: str) -> tuple[Hashable, ...] | None:
        """raze: who has no choice between two things conquers the city."""
        ways = [args for args in self.candidates(now, by) if self.refuse(now, Choice(by, self.name, args)) is None]
        return ways[0] if len(ways) == 1 else None

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Any piece, so that it can be refused."""
        pieces = every_piece(now)
        return meant(self, by, text, ((verb, each.name) for each in pieces for verb in ("conquers", "razes")))

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if falling(now):
            return refuse(f"{battle(now).victor} has won the battle and takes the city", cite("conquer"), cite("raze"))
        if not choice.args:
            return refuse("no city is being conquered now", cite("conquer"), cite("raze"))
        city = now.get(str(choice.args[1]))
        if not isinstance(city, City):
            return refuse(f"{choice.args[1]} is not a city", cite("conquer"), cite("raze"))
        return refuse_gone(city) or _refuse_standing(now, choice.by, city)

    def take(self, now: Moment, choice: Choice) -> None:
        city = now.the(City, str(choice.args[1]))
        (conquer if choice.args[0] == "conquers" else raze)(now, choice.by, city)


def _refuse_standing(now: Moment, by: str, city: City) -> Refusal:
    """conquer-undefined: why a city that stands is not being taken."""
    rules, found = (cite("conquer"), cite("raze")), last_battle(now)
    if city.owner == by:
        return refuse(f"{by} has {city.name} already", cite("city-control"), *rules)
    if found is None or city.name not in found.engaged:
        return refuse(f"no battle has been won in which {city.name} was engaged", *rules)
    if by not in members(now, found.victor):
        return refuse(f"{by} has not won the battle in which {city.name} is engaged", *rules)
    return refuse(f"{city.name} still has HP ({city.left})" if city.left else f"{city.name} is not being taken", *rules)


def conquer(now: Moment, player: str, city: City) -> None:
    """conquer: the city is the conqueror's; with how many HP is not said."""
    left = None if city.left == 0 else city.left
    now.put(city._replace(owner=player, left=left, fell=CONQUERED, taker=player))
    whose = "" if city.owner == NEUTRAL else f", a city of {city.owner}"
    now.say(f"{player} conquers {city.name}{whose}.", cite("conquer"), actor=player, event=("conquered", city.name))
    if left is None:
        now.say(f"The rulebook does not say how many HP {city.name} then has.", cite("conquer"))
    _horn_to(now, player, city)


def _horn_to(now: Moment, player: str, city: City) -> None:
    """neutral.3-first, neutral.3-none: the conqueror of the right city gets the Horn."""
    found = horn(now)
    here = found.any_city or found.city == city.name or now.reads("horn-place") == "any-city"
    if found.found and not found.owner and here:
        rule = cite("neutral.3-none" if found.any_city else "neutral.3-first")
        now.put(found._replace(owner=player, city="", any_city=False))
        now.say(f"{player} gets the Horn of Valere.", rule, event=("horn", player))


def raze(now: Moment, player: str, city: City) -> None:
    """raze: in place of conquering; so it is no conquest. What becomes of the city is not said."""
    state = {"gone-not-conquered": RAZED, "neutral-not-conquered": city.state}.get(now.reads("raze-undefined"), OPEN)
    now.put(city._replace(owner=NEUTRAL, state=state, fell=RAZED, taker=player))
    now.put(battle(now)._replace(engaged=tuple(name for name in battle(now).engaged if name != city.name)))
    now.say(f"{player} razes {city.name}; that is no conquest.", cite("raze"), actor=player, event=("razed", city.name))
    if state == OPEN:
        now.say(f"The rulebook does not say what razing does to {city.name}.", cite("raze"))
    if now.reads("raze-is") == "a-conquest":
        _horn_to(now, player, city)
    if horn(now).found and horn(now).city == city.name:
        _horn_city_razed(now)


def _horn_city_razed(now: Moment) -> None:
    """horn-state: the city that held the Horn is razed before anybody conquered it."""
    match now.reads("horn-state"):
        case "found-stays-found":
            now.put(horn(now)._replace(city="", state="lost"))
            now.say("The Horn is lost: its city was not conquered.", cite("neutral.3-first"), cite("raze"))
        case "next-city":
            now.put(horn(now)._replace(city="", any_city=True))
            now.say("The next conqueror of any city gets the Horn.", cite("neutral.3-none"), cite("raze"))
        case _:
            now.put(horn(now)._replace(city="", state=OPEN))
            text = "No rule says what becomes of the Horn when its city is razed."
            now.say(text, cite("neutral.3-first"), cite("raze"), event=("no rule", "horn"))
