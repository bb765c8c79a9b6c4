"""drawing-cards, threat-level, first-player, player-elimination: what can be asked about players."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.asks.naming import named_player
from judge.games.lotr_lcg.play.in_play.areas import deck_size
from judge.games.lotr_lcg.play.in_play.drawing_cards import hand_size
from judge.games.lotr_lcg.play.setup import initial_threat
from judge.games.lotr_lcg.play.who import active_player, first_player, hand, player, players
from judge.games.lotr_lcg.things import SCENARIO, Player


@RULES.quantity("cards in hand of {player}", cite("drawing-cards"))
def cards_in_hand_of(now: Moment, player: str) -> int:
    """How many cards a player holds."""
    return hand_size(now, named_player(now, player).name)


@RULES.quantity("hand of {player}", cite("drawing-cards"))
def hand_of(now: Moment, player: str) -> list[str]:
    """The named cards in a player's hand."""
    return [each.name for each in hand(now, named_player(now, player).name)]


@RULES.quantity("cards in deck of {player}", cite("player-deck"))
def cards_in_deck_of(now: Moment, player: str) -> int:
    """How many cards a player's deck holds."""
    return deck_size(now, named_player(now, player).name)


@RULES.quantity("discard pile of {player}", cite("discard-own-piles"))
def discard_pile_of(now: Moment, player: str) -> list[str]:
    """The named cards of a discard pile, top card last; `the scenario` has one too."""
    owner = (
        SCENARIO if player.casefold() in (SCENARIO, "scenario", "encounter deck") else named_player(now, player).name
    )
    found = now.get(owner)
    return list(found.discard)  # type: ignore[union-attr]


@RULES.quantity("number of players", cite("player-elimination"))
def number_of_players(now: Moment) -> int:
    """How many players are still in the game."""
    return len(players(now))


@RULES.quantity("{player} is eliminated", cite("player-elimination"))
def is_eliminated(now: Moment, player: str) -> bool:
    """Whether a player is out of the game."""
    return named_player(now, player).eliminated


@RULES.quantity("players left", cite("player-elimination"))
def players_left(now: Moment) -> list[str]:
    """The players who are still in the game, in the order they sit."""
    return [each.name for each in now.every(Player) if not each.eliminated]


@RULES.quantity("threat of {player}", cite("threat-level"))
def threat_of(now: Moment, player: str) -> int:
    """The threat level on a player's dial."""
    return named_player(now, player).threat


@RULES.quantity("starting threat of {player}", cite("initial-threat"), cite("campaign-threat-penalty"))
def starting_threat(now: Moment, player: str) -> int:
    """The threat a player begins the game with: threat costs of the heroes, and any campaign penalty."""
    return initial_threat(now, named_player(now, player).name)


@RULES.quantity("first player", cite("first-player"))
def first_player_now(now: Moment) -> str:
    """The player with the first player token."""
    return first_player(now)


@RULES.quantity("active player", cite("active-player"))
def active_player_now(now: Moment) -> str:
    """The active player."""
    return player(now, active_player(now)).name
