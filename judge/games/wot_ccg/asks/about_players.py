"""What can be asked about players: tokens, hand, piles, pools, leader."""

from __future__ import annotations

from judge.engine import Moment, Ruled, Value
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.asks.naming import a_player, an_ability, place_of, this_challenge
from judge.games.wot_ccg.cards.words import said
from judge.games.wot_ccg.play import values
from judge.games.wot_ccg.play.draw_round import hand_of
from judge.games.wot_ccg.play.payments import pool_of
from judge.games.wot_ccg.play.personalities import leader_of
from judge.games.wot_ccg.play.who import in_pile, tokens_of
from judge.games.wot_ccg.things import CHARACTER, DISCARD, HAND, KILLED, TROOP
from judge.kit.asks import ask_about


def hand_size(now: Moment, player: str) -> Ruled:
    """hand-limit, hand-size-modified: with the rules for what changes it."""
    found = values.hand_size(now, player)
    return Ruled(found, (cite("effect-continuous"), cite("advantage-you")) if found.rows else ())


def hand(now: Moment, player: str) -> Ruled:
    """draw-discard: how many, with the rules for the maximum where something changes it."""
    changed = values.hand_size(now, player).rows
    return Ruled(hand_of(now, player), (cite("hand-limit"), cite("hand-size-modified")) if changed else ())


def pile(now: Moment, player: str, zone: str) -> list[str]:
    """The cards of a player in a pile."""
    return [each.name for each in in_pile(now, player, zone)]


def damage_pool(now: Moment, player: str, pool: str) -> int:
    """damage-two-pools: what lies in one of a player's damage pools."""
    return sum(each.amount for each in this_challenge(now).damage if each.by == player and each.pool == pool)


ask_about(RULES, a_player, (
    ("tokens of {player}", tokens_of, cite("pattern-your-section"),
     "The tokens in a player's own section of the Pattern."),
    ("hand size of {player}", hand_size, (cite("hand-limit"), cite("hand-size-modified")),
     "How many cards a player may have in hand at most."),
    ("hand of {player}", hand, cite("draw-discard"), "How many cards a player has in hand."),
    ("named hand of {player}", lambda now, player: pile(now, player, HAND), cite("draw-discard"),
     "The cards in hand that the table names."),
    ("killed pile of {player}", lambda now, player: pile(now, player, KILLED), cite("killed-pile"),
     "The cards in a player's killed pile."),
    ("discard pile of {player}", lambda now, player: pile(now, player, DISCARD), cite("discard-pile"),
     "The cards in a player's discard pile that the table names."),
    ("character damage pool of {player}", lambda now, player: damage_pool(now, player, CHARACTER),
     cite("damage-two-pools"), "The damage in a player's character damage pool, which hits the opponent's characters."),
    ("troop damage pool of {player}", lambda now, player: damage_pool(now, player, TROOP), cite("damage-two-pools"),
     "The damage in a player's troop damage pool, which hits the opponent's troops."),
    ("pool of {player}", lambda now, player: said(pool_of(now, player)), cite("resource-pool"),
     "The symbols in a player's resource pool, such as `1 one power, 2 combat`."),
    ("leader of {player}", lambda now, player: leader_of(now, player) or "none",
     (cite("hero"), cite("villain"), cite("hero-replacement")),
     "A player's Hero or Villain in play now, a replacement included; `none` if there is none."),
))  # fmt: skip


def _result(name: str) -> str:
    low = name.casefold()
    return low if low in ("support", "opposition", "damage") else an_ability(name)


def rolled(now: Moment, result: str, player: str) -> int:
    """rolled: in the challenge being resolved."""
    return values.rolled(this_challenge(now), a_player(now, player), _result(result))


def generated(now: Moment, result: str, player: str) -> Value:
    """generated: in the challenge being resolved."""
    return values.generated(now, this_challenge(now), a_player(now, player), _result(result))


ask_about(RULES, None, [
    ("{ability} in the pool of {player}",
     lambda now, ability, player: pool_of(now, a_player(now, player))[place_of(ability)],
     cite("resource-pool"), "How many symbols of an ability a player has in the resource pool."),
    ("rolled {result} of {player}", rolled, cite("rolled"),
     "What a player's dice have shown in the challenge: `rolled support of Ana`, `rolled damage of Ana`."),
    ("generated {result} of {player}", generated, cite("generated"),
     "What a player has generated in the challenge: rolled, with all modifiers."),
])  # fmt: skip
