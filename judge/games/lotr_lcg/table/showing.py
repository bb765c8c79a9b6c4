"""The table as the log shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine import Moment
from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.cards.saying import words
from judge.games.lotr_lcg.play.who import area, cards, first_player, game, hand, phase
from judge.games.lotr_lcg.things import Card, Lasting, Player
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
    if game(now).heading:
        shown["heading"] = game(now).heading
    effects = [
        f"{each.source}: {words(each.effect._replace(until=''))} ({each.until})" for each in ongoing(now, Lasting)
    ]
    return {**shown, "lasting": effects} if effects else shown


def _player(now: Moment, of: Player) -> dict[str, Any]:
    found = {"threat": of.threat, "hand": [each.name for each in hand(now, of.name)], "eliminated": of.eliminated}
    return {key: value for key, value in found.items() if value not in (False, [])}


def _card(now: Moment, of: Card) -> dict[str, Any]:
    states = {key: getattr(of, key) for key in ("exhausted", "damage", "resources", "progress", "time", "committed")}
    where = {"where": area(now, of), "controller": of.controller, "on": of.host, "engaged with": of.engaged}
    found = {"type": of.printed.type, **where, **states}
    return {key: value for key, value in found.items() if value not in ("", 0, False)}


RULES.show = show
