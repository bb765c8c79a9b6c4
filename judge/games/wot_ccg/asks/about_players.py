"""What can be asked about players: tokens, hand, piles, pools, leader."""

from __future__ import annotations

from judge.engine import InOrder, Moment, Ruled, Value
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.asks.naming import a_player, an_ability, place_of, this_challenge
from judge.games.wot_ccg.cards.words import said
from judge.games.wot_ccg.play import values
from judge.games.wot_ccg.play.decks import bottom_of, top_of
from judge.games.wot_ccg.play.draw_round import hand_of
from judge.games.wot_ccg.play.events_and_effects.history import facts
from judge.games.wot_ccg.play.payments import pool_of
from judge.games.wot_ccg.play.personalities import leader_of
from judge.games.wot_ccg.play.who import dominant_player, game, in_pile, in_play, tokens_of
from judge.games.wot_ccg.things import CHARACTER, DECK, DISCARD, HAND, KILLED, REMOVED, TROOP, Card, Player
from judge.kit.asks import NOW, ask_about


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


def known_deck(now: Moment, player: str) -> InOrder:
    """look-no-shuffle: from the top, as far as the table names them."""
    return InOrder(each.name for each in (*top_of(now, player), *bottom_of(now, player)))


def noted(now: Moment, what: str, player: str) -> list[str]:
    """What a player has done of a sort this turn, by the names of the cards."""
    return [each.card for each in facts(now, what) if each.by == player]


def controlled(now: Moment, player: str, kind: str) -> list[str]:
    """control: the cards of a kind in play that a player controls."""
    return [each.name for each in in_play(now, player) if each.kind == kind]


def leader(now: Moment, player: str) -> str:
    """hero-replacement: a replacement is the new Hero or Villain."""
    found = now.get(leader_of(now, player))
    replaced = isinstance(found, Card) and bool(found.replaces)
    if found is None or (replaced and now.reads("replacement-is-no-leader") == "none"):
        return "none"
    return found.name


def damage_pool(now: Moment, player: str, pool: str) -> int:
    """damage-two-pools: what lies in one of a player's damage pools."""
    return sum(each.amount for each in this_challenge(now).damage if each.by == player and each.pool == pool)


ask_about(RULES, a_player, (
    ("tokens of {player}", tokens_of, cite("pattern-your-section"),
     "The tokens in a player's own section of the Pattern."),
    ("hand size of {player}", hand_size, (cite("hand-limit"), cite("hand-size-modified")),
     "The maximum number of cards a player may have in hand."),
    ("hand of {player}", hand, cite("draw-discard"), "How many cards a player has in hand."),
    ("cards in hand of {player}", hand, cite("draw-discard"), "How many cards a player has in hand."),
    ("named hand of {player}", lambda now, player: pile(now, player, HAND), cite("draw-discard"),
     "The cards in hand that the table names."),
    ("deck of {player}", lambda now, player: now.the(Player, player).deck + len(pile(now, player, DECK)),
     cite("draw-cards"), "How many cards are left in a player's deck, whether or not the table names them."),
    ("known cards of the deck of {player}", known_deck, (cite("look-no-shuffle"), cite("search-then-shuffle")),
     "The cards of a deck that the table names: those on top in their order, then those put under the others."),
    ("size of the discard pile of {player}",
     lambda now, player: now.the(Player, player).discarded + len(pile(now, player, DISCARD)), cite("discard-pile"),
     "How many cards are in a player's discard pile, whether or not the table names them."),
    ("size of the killed pile of {player}", lambda now, player: len(pile(now, player, KILLED)), cite("killed-pile"),
     "How many cards are in a player's killed pile."),
    ("cards of {player} removed from play", lambda now, player: pile(now, player, REMOVED), cite("removed-from-play"),
     "A player's cards that have been removed from play."),
    ("events played by {player}", lambda now, player: noted(now, "played", player), cite("event-play"),
     "The events that a player has played this turn."),
    ("cards recruited by {player}", lambda now, player: noted(now, "recruited", player), cite("recruit"),
     "The characters and troops that a player has recruited this turn."),
    ("characters of {player}", lambda now, player: controlled(now, player, CHARACTER), cite("control"),
     "The characters in play that a player controls."),
    ("troops of {player}", lambda now, player: controlled(now, player, TROOP), cite("control"),
     "The troops in play that a player controls."),
    ("{player} is dominant", lambda now, player: dominant_player(now) == player, cite("determine-dominance"),
     "Whether a player is dominant this turn."),
    ("{player} must play an event", lambda now, player: game(now).asked == player, cite("event-ask"),
     "Whether a player has asked to play an event and must play one if the dominant player declines.", NOW),
    ("killed pile of {player}", lambda now, player: pile(now, player, KILLED), cite("killed-pile"),
     "The cards in a player's killed pile."),
    ("discard pile of {player}", lambda now, player: pile(now, player, DISCARD), cite("discard-pile"),
     "The cards in a player's discard pile that the table names."),
    ("character damage pool of {player}", lambda now, player: damage_pool(now, player, CHARACTER),
     cite("damage-two-pools"),
     "The damage in a player's character damage pool, which damages the opponent's characters.", NOW),
    ("troop damage pool of {player}", lambda now, player: damage_pool(now, player, TROOP), cite("damage-two-pools"),
     "The damage in a player's troop damage pool, which damages the opponent's troops.", NOW),
    ("pool of {player}", lambda now, player: said(pool_of(now, player)), cite("resource-pool"),
     "The symbols in a player's resource pool, such as `1 one power, 2 combat`, or `nothing`."),
    ("leader of {player}", leader,
     (cite("hero"), cite("villain"), cite("hero-replacement")),
     "A player's Hero or Villain in play now, a replacement included; `none` if there is none."),
))  # fmt: skip


def _result(name: str) -> str:
    low = name.casefold()
    return low if low in ("support", "opposition", "damage") else an_ability(name)


def rolled(now: Moment, result: str, player: str) -> int:
    """rolled: in the challenge being resolved, without what modifiers add to it."""
    by, what = a_player(now, player), _result(result)
    found = values.rolled(this_challenge(now), by, what)
    made = int(values.generated(now, this_challenge(now), by, what).total)
    return made if made != found and now.reads("modifiers-are-rolled") == "rolled" else found


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
