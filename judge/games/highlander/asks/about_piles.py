"""What a question can ask about piles: the Endurance and its order, Discard Piles, what is captured, an Exertion."""

from __future__ import annotations

from judge.engine import InOrder, Moment
from judge.games.highlander import RULES, cite
from judge.games.highlander.asks.naming import the_card, the_player
from judge.games.highlander.cards.continuous_effects import attached
from judge.games.highlander.play.endurance import endurance_count
from judge.games.highlander.play.who import cards, exertion, in_play
from judge.games.highlander.things import Card, Player
from judge.kit.asks import ask_about


def _titles(now: Moment, names: tuple[str, ...]) -> list[str]:
    return [now.the(Card, name).title for name in names]


def _in_order(now: Moment, player: Player) -> InOrder:
    """What is known of the Endurance; cards nobody has written down lie between the top and the bottom."""
    if endurance_count(now, player.name) == len(player.endurance) + len(player.bottom):
        return InOrder(_titles(now, (*player.endurance, *player.bottom)))
    return InOrder(_titles(now, player.endurance))


def _out_of_the_game(now: Moment, player: Player) -> list[str]:
    return sorted(card.title for card in cards(now, player.name, "removed"))


def _discarded(now: Moment, player: Player) -> int:
    """phase-1-sweep: what was played lies in play until the next Sweep Phase of its player."""
    lying = [card for card in in_play(now, player.name) if not card.stays]
    early = len(lying) if lying and now.reads("swept-when") == "at-once" else 0
    return len(cards(now, player.name, "discard")) + player.discard_rest + early


def _under(now: Moment, card: Card) -> list[str]:
    return sorted(each.title for each in now.every(Card) if each.zone == "under" and each.host == card.name)


ask_about(RULES, the_player, [
    ("order of the endurance of {player}", _in_order, cite("endurance"),
     "The known cards of an Endurance, the top card first; those at the bottom only where all between are known."),
    ("bottom of the endurance of {player}", lambda now, player: InOrder(_titles(now, player.bottom)),
     (cite("endurance"), cite("soft-exertion")), "The known cards at the bottom of an Endurance, the last one last."),
    ("cards in the discard pile of {player}", _discarded, cite("endurance"),
     "How many cards a Discard Pile has, known or not."),
    ("cards of {player} out of the game", _out_of_the_game, cite("anatomy-text"),
     "A player's cards that were removed from the game."),
])  # fmt: skip
ask_about(RULES, the_card, [
    ("cards under {card}",
     lambda now, card: _under(now, card),
     (cite("captured"), cite("faq-focus-hold")), "The cards captured or held under a card."),
    ("cards played with {card}", lambda now, card: [each.title for each in attached(now, card.name)],
     cite("faq-in-conjunction"), "The cards in play that were played in conjunction with a card."),
])  # fmt: skip


@RULES.quantity("cards turned up", cite("exertions"), ahead=True)
def turned_up(now: Moment) -> list[str]:
    """The known cards that the Exertion under way has turned up and not put away yet."""
    return _titles(now, exertion(now).revealed)


@RULES.quantity("gems found", cite("attribute-checks"), cite("soft-exertion"), cite("hard-exertion"), ahead=True)
def gems_found(now: Moment) -> int:
    """How many of the named gem the Exertion under way has found; ask it when the gems are counted."""
    return exertion(now).found


@RULES.quantity("cards exerted", cite("exertion-declare"), ahead=True)
def cards_exerted(now: Moment) -> int:
    """How many cards the Exertion under way is of."""
    return exertion(now).size
