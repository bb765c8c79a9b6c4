"""What can be asked about players: tokens, hand, piles, pools, leader."""

from __future__ import annotations

from judge.engine import Moment, Ruled, Value
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.asks.naming import a_player, an_ability, this_challenge
from judge.games.wot_ccg.cards.meanings import ABILITIES
from judge.games.wot_ccg.cards.words import said
from judge.games.wot_ccg.play import values
from judge.games.wot_ccg.play.dice import pool_of
from judge.games.wot_ccg.play.draw_round.discard_and_draw import hand_of
from judge.games.wot_ccg.play.personalities import leader_of
from judge.games.wot_ccg.play.who import (
    held,
    tokens_of,
)
from judge.games.wot_ccg.things import KILLED, Card


@RULES.quantity("tokens of {player}", cite("pattern-your-section"))
def player_tokens(now: Moment, player: str) -> int:
    """The tokens in a player's own section of the Pattern."""
    return tokens_of(now, a_player(now, player))


@RULES.quantity("hand size of {player}", cite("hand-limit"), cite("hand-size-modified"))
def hand_size_of(now: Moment, player: str) -> Ruled:
    """How many cards a player may have in hand at most."""
    found = values.hand_size(now, a_player(now, player))
    rules = (cite("effect-continuous"), cite("advantage-you")) if found.rows else ()
    return Ruled(found, rules)


@RULES.quantity("hand of {player}", cite("draw-discard"))
def cards_in_hand(now: Moment, player: str) -> Ruled:
    """How many cards a player has in hand."""
    who = a_player(now, player)
    changed = values.hand_size(now, who).rows
    return Ruled(hand_of(now, who), (cite("hand-limit"), cite("hand-size-modified")) if changed else ())


@RULES.quantity("named hand of {player}", cite("draw-discard"))
def named_hand(now: Moment, player: str) -> list[str]:
    """The cards in hand that the table names."""
    return [each.name for each in held(now, a_player(now, player))]


@RULES.quantity("killed pile of {player}", cite("killed-pile"))
def killed_pile(now: Moment, player: str) -> list[str]:
    """The cards in a player's killed pile."""
    return _pile(now, a_player(now, player), KILLED)


@RULES.quantity("discard pile of {player}", cite("discard-pile"))
def discard_pile(now: Moment, player: str) -> list[str]:
    """The cards in a player's discard pile that the table names."""
    return _pile(now, a_player(now, player), "discard pile")


def _pile(now: Moment, player: str, zone: str) -> list[str]:
    return [each.name for each in now.every(Card) if each.zone == zone and each.owner == player]


@RULES.quantity("{ability} in the pool of {player}", cite("resource-pool"))
def ability_in_pool(now: Moment, ability: str, player: str) -> int:
    """How many symbols of an ability a player has in the resource pool."""
    return pool_of(now, a_player(now, player))[ABILITIES.index(an_ability(ability))]


@RULES.quantity("character damage pool of {player}", cite("damage-two-pools"))
def character_pool(now: Moment, player: str) -> int:
    """The damage in a player's character damage pool, which hits the opponent's characters."""
    return _pool(now, player, "character")


@RULES.quantity("troop damage pool of {player}", cite("damage-two-pools"))
def troop_pool(now: Moment, player: str) -> int:
    """The damage in a player's troop damage pool, which hits the opponent's troops."""
    return _pool(now, player, "troop")


def _pool(now: Moment, player: str, pool: str) -> int:
    rows = this_challenge(now).damage
    return sum(each.amount for each in rows if each.by == a_player(now, player) and each.pool == pool)


@RULES.quantity("pool of {player}", cite("resource-pool"))
def resource_pool(now: Moment, player: str) -> str:
    """The symbols in a player's resource pool, such as `1 one power, 2 combat`."""
    return said(pool_of(now, a_player(now, player)))


@RULES.quantity("rolled {result} of {player}", cite("rolled"))
def rolled_by(now: Moment, result: str, player: str) -> int:
    """What a player's dice have shown in the challenge: `rolled support of Ana`, `rolled damage of Ana`."""
    return values.rolled(this_challenge(now), a_player(now, player), _result(result))


@RULES.quantity("generated {result} of {player}", cite("generated"))
def generated_by(now: Moment, result: str, player: str) -> Value:
    """What a player has generated in the challenge: rolled, with all modifiers."""
    return values.generated(now, this_challenge(now), a_player(now, player), _result(result))


def _result(name: str) -> str:
    if name.casefold() in ("support", "opposition", "damage"):
        return name.casefold()
    return an_ability(name)


@RULES.quantity("leader of {player}", cite("hero"), cite("villain"), cite("hero-replacement"))
def leader(now: Moment, player: str) -> str:
    """A player's Hero or Villain in play now, a replacement included; `none` if there is none."""
    return leader_of(now, a_player(now, player)) or "none"
