"""Questions about a player: the hands, decks and piles, their sizes and their order, what has been done this turn."""

from __future__ import annotations

from judge.engine import InOrder, Moment
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.meanings.ability import Battlegear, Location
from judge.games.chaotic.play.discard_piles import in_pile_of, mugic_piles_of
from judge.games.chaotic.play.who import controlled, fight, game
from judge.games.chaotic.things import DISCARD, Creature, Player
from judge.kit.asks import ask_about


def _discard_pile(now: Moment, player: Player) -> list[str]:
    """Mugic, then Creatures and Battlegear."""
    cards: list[Creature | Battlegear] = [*now.every(Creature), *now.every(Battlegear)]
    gone = [each.name for each in cards if each.zone == DISCARD and in_pile_of(now, each, player.name)]
    piles = mugic_piles_of(now, [player.name])
    songs = [name for each in piles if not _sings_again(now, each) for name in each.discard]
    return [*songs, *gone, *(player.attack_discard if _one_pile(now, player) else ())]


def _attack_pile(now: Moment, player: Player) -> list[str]:
    return [] if _one_pile(now, player) else [*player.attack_discard]


def _hand(now: Moment, player: Player) -> list[str]:
    return [*player.mugic, *(player.discard if _sings_again(now, player) else ())]


def _one_pile(now: Moment, player: Player) -> bool:
    """8.6.7: attacks have a discard pile of their own; that they lie on the general one is a mistake."""
    return bool(player.attack_discard) and now.reads("attack-goes") == "general"


def _sings_again(now: Moment, player: Player) -> bool:
    """8.5.7: a Mugic is discarded when it has resolved; that it goes back to the hand is a mistake."""
    return bool(player.discard) and now.reads("mugic-goes") == "hand"


def _harmless(now: Moment, player: Player) -> int:
    combat = fight(now)
    return dict(combat.harmless).get(player.name, 0) if combat else 0


def _initiated(now: Moment, player: Player) -> bool:
    return game(now).initiated and game(now).active == player.name


def _moved(now: Moment, player: Player) -> int:
    return sum(each.moved for each in controlled(now, player.name))


def _locations(now: Moment, player: Player) -> InOrder:
    """6.2.5: where a Location has gone that is no longer active is what this is asked for."""
    if any(now.every(Location)):
        now.reads("old-location-goes")
    return InOrder(player.locations)


ask_about(RULES, Player, (
    ("discard pile of {player}", _discard_pile, cite("4.1.6"),
     "The general discard pile: Mugic, then Creatures and Battlegear."),
    ("attack discard pile of {player}", _attack_pile, cite("4.1.6"),
     "The attack discard pile, oldest card first."),
    ("mugic hand of {player}", _hand, cite("4.1.3"), "The Mugic Cards in a player's hand."),
    ("attack hand of {player}", "attacks", (cite("4.2.4"), cite("7.2.5.1")), "The Attack Cards in a player's hand."),
    ("attack deck of {player}", lambda now, player: InOrder(player.attack_deck), cite("4.1.5"),
     "The top of a player's Attack Deck, if its order is known, top card first."),
    ("size of attack deck of {player}", lambda now, player: len(player.attack_deck) + len(player.attack_pool),
     cite("4.1.5"),
     "How many cards are in a player's Attack Deck, in known order or not, of those that are written down."),
    ("location deck of {player}", _locations, (cite("6.2.5"), cite("4.1.4")),
     "A player's Location Deck, of what is written down, top card first."),
    ("size of location deck of {player}", lambda now, player: len(player.locations), cite("4.1.4"),
     "How many cards of a player's Location Deck are written down."),
    ("creatures of {player}", lambda now, player: [each.name for each in controlled(now, player.name)],
     cite("g-creature"), "The Creatures in play that a player controls."),
    ("number of creatures of {player}", lambda now, player: len(controlled(now, player.name)), cite("5.1.1"),
     "How many Creatures in play a player controls."),
    ("moves of {player}", _moved, (cite("6.3.1"), cite("g-move")),
     "How many of a player's Creatures have moved this turn."),
    ("{player} has initiated combat", _initiated, cite("6.3.5"), "Whether a player has initiated a combat this turn."),
    ("harmless attacks of {player}", _harmless, cite("7.3.2"),
     "How many attacks in a row a player has played in this combat without damage: twenty each end it."),
    ("{player} is eliminated", "lost", cite("5.1.1"), "Whether a player is out of the game."),
))  # fmt: skip
