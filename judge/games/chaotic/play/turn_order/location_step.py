"""6.2 Location Step: Locations turned face up, and put away."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.meanings.ability import Location
from judge.games.chaotic.play.battleboard import spaces
from judge.games.chaotic.play.lasting import mark, unmark
from judge.games.chaotic.play.leaving_play import watch
from judge.games.chaotic.play.triggers import Event, announce
from judge.games.chaotic.play.who import active_location, active_player
from judge.games.chaotic.things import Player


@RULES.test
def location_is_face_up(now: Moment) -> bool:
    """6.2.1: whether there is a Location to be replaced."""
    return active_location(now) is not None and _revealer(now).locations != ()


def _revealer(now: Moment) -> Player:
    """Whose Location Deck the new Location comes from: the active player's, or of the player an effect names."""
    return now.the(Player, str(now.bound("revealer") or active_player(now)))


@RULES.step
def put_away_location(now: Moment) -> None:
    """6.4.1, 6.2.1: the active Location goes under its owner's deck; 9.3.2: a Mirage goes to the board instead."""
    place = active_location(now)
    if place is None:
        return
    unmark(now, "location", place.name)
    if place.mirage is not None and spaces(now):
        now.put(place._replace(place="leaving"))
        now.call("mirage", location=place.name)
    else:
        under_the_deck(now, place, "6.4.1-3" if now.inside("recovery") else "6.2.5")


def under_the_deck(now: Moment, place: Location, unit: str) -> None:
    """6.2.5, 6.4.1-3: a Location goes under its owner's Location Deck."""
    owner = now.the(Player, place.owner)
    now.put(place._replace(place="deck", space=""))
    now.put(owner._replace(locations=(*owner.locations, place.name)))
    now.say(f"{place.name} goes under {owner.name}'s Location Deck.", cite(unit), event=("put away", place.name))


@RULES.step
def reveal_location(now: Moment) -> None:
    """6.2.1: the top Location becomes the active one; its Innate Abilities count from now (8.7.1.3)."""
    player = _revealer(now)
    if not player.locations:
        now.say(f"{player.name} has no Location to reveal.", cite("6.2.1"), actor=player.name)
        return
    card, *rest = player.locations
    now.put(player._replace(locations=tuple(rest)))
    now.put(now.the(Location, card)._replace(place="active"))
    mark(now, "location", card)
    now.say(f"{card} is the active Location.", cite("6.2.1"), actor=player.name, event=("location", card))
    watch(now)
    announce(now, Event("location revealed", now.the(Location, card)))
