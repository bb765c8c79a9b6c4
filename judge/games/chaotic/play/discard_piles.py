"""4.1.6: the general discard pile: whose pile a card is in."""

from __future__ import annotations

from collections.abc import Sequence

from judge.engine import Moment
from judge.games.chaotic.cards.meanings.ability import Battlegear
from judge.games.chaotic.play.who import players
from judge.games.chaotic.things import DISCARD, Creature, Player


def in_pile_of(now: Moment, card: Creature | Battlegear, player: str) -> bool:
    """4.1.6: whether a card is in the general discard pile of a player."""
    return card.zone == DISCARD and _belongs(now, card.owner, _kept_by(now, card), player)


def goes_to_pile_of(now: Moment, gear: Battlegear, player: str) -> bool:
    """4.1.6: whether a Battlegear that leaves play now goes to the general discard pile of a player."""
    return _belongs(now, gear.owner, now.the(Creature, gear.bearer).controller, player)


def mugic_piles_of(now: Moment, names: Sequence[str]) -> list[Player]:
    """4.1.6: the players whose discarded Mugic is in the general discard piles of those players."""
    others = [each for each in players(now) if each not in names and now.the(Player, each).discard]
    shared = names and others and now.reads("general-pile") == "shared"
    return [now.the(Player, each) for each in players(now) if shared or each in names]


def _kept_by(now: Moment, card: Creature | Battlegear) -> str:
    """Who controlled a card when it left play."""
    return card.controller if isinstance(card, Creature) else card.left_from or card.owner


def _belongs(now: Moment, owner: str, controller: str, player: str) -> bool:
    """Whose pile it is, and whether each player has one, is a reading; it is the same for a player's own cards."""
    if owner == controller == player:
        return True
    match now.reads("general-pile"):
        case "shared":
            return True
        case "controller":
            return controller == player
    return owner == player
