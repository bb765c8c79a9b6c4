"""The table as the log shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine import Moment
from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.cards.meanings import TRACKS
from judge.games.lotr_lcg.cards.saying import words
from judge.games.lotr_lcg.play.values import amount_of, printed_value
from judge.games.lotr_lcg.play.who import area, cards, first_player, game, hand, phase
from judge.games.lotr_lcg.things import Card, Lasting, NamedDeck, Player
from judge.kit.timeline import ongoing


def show(now: Moment) -> Mapping[str, Any]:
    """Players, the cards in play and where the others are, the effects that last."""
    shown: dict[str, Any] = {
        "round": game(now).round,
        "phase": phase(now) or "none",
        "first player": first_player(now),
        "players": {each.name: _player(now, each) for each in now.every(Player)},
        "cards": {each.name: _card(now, each) for each in cards(now)},
    }
    if decks := {each.name: _deck(each) for each in now.every(NamedDeck)}:
        shown["decks"] = decks
    if game(now).heading:
        shown["heading"] = game(now).heading
    shown |= {each: number for each in TRACKS if (number := getattr(game(now), each))}
    effects = [
        f"{each.source}: {words(each.effect._replace(until=''))} ({each.until})" for each in ongoing(now, Lasting)
    ]
    return {**shown, "lasting": effects} if effects else shown


def _player(now: Moment, of: Player) -> dict[str, Any]:
    found = {"threat": of.threat, "hand": [each.name for each in hand(now, of.name)], "eliminated": of.eliminated}
    return {key: value for key, value in found.items() if value not in (False, [])}


def _deck(of: NamedDeck) -> dict[str, Any]:
    """The known cards from the top, those below in unknown order, the discard pile of its own if it has one."""
    found = {"from the top": [*of.deck], "in unknown order": [*of.pool], "at the bottom": [*of.under]}
    return {
        **{key: names for key, names in found.items() if names},
        **({"discard pile": [*of.discard]} if of.piled else {}),
    }


NUMBERS = {
    "hero": ("willpower", "attack", "defense", "hit points"),
    "ally": ("willpower", "attack", "defense", "hit points"),
    "objective": ("willpower", "attack", "defense", "hit points"),
    "enemy": ("engagement cost", "threat", "attack", "defense", "hit points"),
    "location": ("threat", "quest points"),
    "quest": ("quest points",),
    "side quest": ("quest points",),
}


def _numbers(now: Moment, of: Card) -> dict[str, int]:
    """The numbers of a card as they are now; those that it does not have are left out."""
    names = (each for each in NUMBERS.get(of.printed.type, ()) if printed_value(of, each) is not None)
    return {each: amount_of(now, of, each) for each in names} if of.in_play else {}


def _card(now: Moment, of: Card) -> dict[str, Any]:
    states = {
        key: getattr(of, key)
        for key in ("exhausted", "damage", "resources", "progress", "time", "villagers", "committed")
    }
    where = {"where": area(now, of), "controller": of.controller, "on": of.host, "engaged with": of.engaged}
    found = {"type": of.printed.type, **where, **states}
    return {**{key: value for key, value in found.items() if value not in ("", 0, False)}, **_numbers(now, of)}


RULES.show = show
