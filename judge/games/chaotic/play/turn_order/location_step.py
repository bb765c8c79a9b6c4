"""6.2 Location Step: Locations turned face up, and put away."""

from __future__ import annotations

from judge.content.problem import BadInput, Place
from judge.engine import Moment
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.meanings.ability import Location
from judge.games.chaotic.play.battleboard import spaces
from judge.games.chaotic.play.lasting import mark, unmark
from judge.games.chaotic.play.leaving_play import watch
from judge.games.chaotic.play.mugic_and_abilities.texts import KEPT
from judge.games.chaotic.play.triggers import Event, announce_time
from judge.games.chaotic.play.who import active_location, active_player
from judge.games.chaotic.things import Player

LEAVING = "leaving"


@RULES.test
def a_location_is_replaced(now: Moment) -> bool:
    """6.2.1: whether the new Location has replaced one that was still face up."""
    return _replaced(now) is not None


def _replaced(now: Moment) -> Location | None:
    """6.2.1: the Location whose place a new one has taken, until it is put away."""
    return next((each for each in now.every(Location) if each.place == LEAVING), None)


def _revealer(now: Moment) -> Player:
    """Whose Location Deck the new Location comes from: the Active Player's, or of the player an effect names."""
    return now.the(Player, str(now.bound("revealer") or active_player(now)))


@RULES.step
def put_away_location(now: Moment) -> None:
    """6.4.1-3: the active Location goes under its owner's deck; 9.3.2: a Mirage goes to the board instead."""
    if (place := active_location(now)) is not None:
        _take_from_its_place(now, place)
        _put_away(now, place)


@RULES.step
def put_away_replaced(now: Moment) -> None:
    """6.2.1, 6.2.5: the Location that was face up goes under its owner's deck; 9.3.2: a Mirage to the board instead."""
    if (place := _replaced(now)) is not None:
        _put_away(now, place)


def _take_from_its_place(now: Moment, place: Location) -> None:
    """6.2.1, 6.4.1-3: a Location is no longer the active one; its effects are over."""
    unmark(now, "location", place.name)
    now.put(place._replace(place=LEAVING))


def _put_away(now: Moment, place: Location) -> None:
    """6.2.5, 6.4.1-3, 9.3.2: where a Location goes that is no longer the active one."""
    if place.mirage is not None and not spaces(now):
        wrong = f"{place.name} is a Mirage that goes onto the Battleboard: give the spaces, as in `board: {{size: 3}}`"
        raise BadInput.at(Place("table"), wrong)
    if place.mirage is not None:
        now.call("mirage", location=place.name)
    else:
        under_the_deck(now, place, "6.4.1-3" if now.inside("recovery") else "6.2.5")


def under_the_deck(now: Moment, place: Location, unit: str) -> None:
    """6.2.5, 6.4.1-3: a Location goes under its owner's Location Deck."""
    owner = now.the(Player, place.owner)
    now.put(place._replace(place="deck", space=""))
    wrong = now.reads("old-location-goes")
    owner = now.the(Player, active_player(now)) if wrong == "active" else owner
    decks = {"top": (place.name, *owner.locations), "away": owner.locations}
    now.put(owner._replace(locations=decks.get(wrong, (*owner.locations, place.name))))
    now.say(
        f"{place.name} goes to the bottom of {owner.name}'s Location Deck.", cite(unit), event=("put away", place.name)
    )


@RULES.step
def reveal_location(now: Moment) -> None:
    """6.2.1: the top Location takes the place of any other; its Innate Abilities count from now (8.7.1.3)."""
    player = _revealer(now)
    if not player.locations:
        now.say(f"{player.name} has no Location to reveal.", cite("6.2.1"), actor=player.name)
        return
    card, *rest = player.locations
    if (old := active_location(now)) is not None and now.reads("one-location") == "both":
        now.put(old._replace(place=KEPT))
    elif old is not None:
        _take_from_its_place(now, old)
    now.put(player._replace(locations=tuple(rest)))
    now.put(now.the(Location, card)._replace(place="active"))
    mark(now, "location", card)
    now.bind("revealed", card)
    now.say(f"{card} is the active Location.", cite("6.2.1"), actor=player.name, event=("location", card))
    watch(now)


@RULES.step
def trigger_by_location(now: Moment) -> None:
    """6.2.2: what the revealed Location triggers goes on the Burst, perhaps with what the turn triggers."""
    events = []
    if now.bound("beginning"):
        now.bind("beginning", False)
        events.append(Event("turn begins"))
    if card := now.bound("revealed"):
        events.append(Event("location revealed", now.the(Location, str(card))))
        events.append(Event("reveals", kind=_revealer(now).name))
    announce_time(now, *events)
