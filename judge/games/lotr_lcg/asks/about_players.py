"""drawing-cards, threat-level, engaged, player-elimination: what a question about a player can ask for."""

from __future__ import annotations

from judge.engine import Missing, Moment, Value
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.asks.ideas import asking
from judge.games.lotr_lcg.play.campaign_mode import penalty_of
from judge.games.lotr_lcg.play.in_play.areas import deck_size, hand_size
from judge.games.lotr_lcg.play.setup import initial_threat
from judge.games.lotr_lcg.play.who import engaged_with, hand
from judge.games.lotr_lcg.things import Card, Player
from judge.kit.asks import ask_about, find, named


def _starting_threat(now: Moment, of: Player) -> Value:
    """campaign-threat-penalty: with the penalty as the log has it now, also before it is applied."""
    penalty = max(of.penalty, penalty_of(now, of.name))
    if penalty and now.reads("penalty-at-the-start") == "left-out":
        penalty = 0
    return initial_threat(now, of.name, penalty)


def _engaged(now: Moment, of: Player) -> frozenset[str]:
    return frozenset(each.name for each in engaged_with(now, of.name))


def _is_eliminated(now: Moment, of: Player) -> bool:
    """elimination-causes: what people think of first where a player is out."""
    if of.eliminated:
        now.reads("allies-play-on")
        now.reads("eliminated-above-fifty")
    return of.eliminated


def _player(now: Moment, text: str) -> Player:
    """threat-level, threat-strength: a player; whoever asks for the threat of a card is told how that is called."""
    if find(now.every(Player), text) is None and find(now.every(Card), text) is not None:
        raise Missing(f"{text} is a card, and not a player; ask for the `threat strength of {text}`")
    return named(now, Player, text)


ask_about(
    RULES,
    _player,
    [("threat of {player}", asking("threat-for-each-hero", then="threat"),
      cite("threat-level"), "The threat level on a player's dial.")],
)  # fmt: skip
ask_about(
    RULES,
    Player,
    [
        ("cards in hand of {player}", asking("card-for-each-hero", then=lambda now, of: hand_size(now, of.name)),
         cite("drawing-cards"),
         "How many cards a player holds."),
        ("hand of {player}", lambda now, of: [each.name for each in hand(now, of.name)], cite("drawing-cards"),
         "The named cards in a player's hand."),
        ("cards in deck of {player}", asking("card-for-each-hero", then=lambda now, of: deck_size(now, of.name)),
         cite("player-deck"),
         "How many cards a player's deck holds."),
        ("{player} is eliminated", _is_eliminated, cite("player-elimination"), "Whether a player has been eliminated."),
        ("starting threat of {player}", _starting_threat,
         (cite("initial-threat"), cite("campaign-threat-penalty")),
         "The threat a player starts the game with: the threat costs of their heroes plus any campaign penalty."),
        ("threat penalty of {player}", lambda now, of: penalty_of(now, of.name), cite("campaign-threat-penalty"),
         "The threat a player adds to the starting threat in a campaign."),
        ("enemies engaged with {player}",
         asking("engages-at-any-cost", then=_engaged), cite("engaged"),
         "The enemies engaged with a player, by name."),
    ],
)  # fmt: skip
