"""overview, determine-dominance, control: who is who: sides, dominance, whose cards are in play, who acts first."""

from __future__ import annotations

from judge.engine import Choice, Moment
from judge.games.wot_ccg import RULES
from judge.games.wot_ccg.things import ADVANTAGE, FIGHTERS, HAND, PLAY, Card, Challenge, Game, Pattern, Player


def game(now: Moment) -> Game:
    """The state of the game."""
    return now.the(Game, "game")


def pattern(now: Moment) -> Pattern:
    """The Pattern."""
    return now.the(Pattern, "pattern")


def players(now: Moment) -> tuple[str, ...]:
    """The two players, as they are listed."""
    return tuple(player.name for player in now.every(Player))


def opponent(now: Moment, player: str) -> str:
    """opponent: the other player."""
    return next(each for each in players(now) if each != player)


def of_side(now: Moment, side: str) -> str:
    """The player of a side."""
    return next(each.name for each in now.every(Player) if each.side == side)


@RULES.role
def hero_player(now: Moment) -> str:
    """overview: the light side."""
    return of_side(now, "hero")


@RULES.role
def villain_player(now: Moment) -> str:
    """overview: the shadow side."""
    return of_side(now, "villain")


@RULES.role
def dominant_player(now: Moment) -> str:
    """determine-dominance: fixed for the turn; dominance-locked: whatever happens to the tokens."""
    fixed = game(now).dominant
    tokens = pattern(now)
    changed = bool(fixed) and tokens.light != tokens.shadow and ahead(now) != fixed
    if changed and now.reads("dominance-follows-tokens") == "follows":
        return ahead(now)
    return fixed or ahead(now)


@RULES.role
def subordinate_player(now: Moment) -> str:
    """determine-dominance: the other player."""
    return opponent(now, dominant_player(now))


def ahead(now: Moment) -> str:
    """determine-dominance: the player with more tokens in his section; dominance-tie: on a tie the Villain."""
    tokens = pattern(now)
    if tokens.light == tokens.shadow and now.reads("tie-to-the-hero") == "hero":
        return hero_player(now)
    return hero_player(now) if tokens.light > tokens.shadow else villain_player(now)


def order(now: Moment) -> tuple[str, str]:
    """subordinate-first: the subordinate player, then the dominant one."""
    first, second = subordinate_player(now), dominant_player(now)
    return (second, first) if now.reads("dominant-acts-first") == "dominant" else (first, second)


def both_at_once(now: Moment) -> tuple[str, str]:
    """dominance-order: who comes first if something concerns both players at one moment; reading effects-at-once."""
    first, second = dominant_player(now), subordinate_player(now)
    return (first, second) if now.reads("effects-at-once") == "dominant-first" else (second, first)


@RULES.role
def first_mover(now: Moment) -> str:
    """subordinate-first: the subordinate player."""
    return order(now)[0]


@RULES.role
def second_mover(now: Moment) -> str:
    """subordinate-first: the dominant player."""
    return order(now)[1]


@RULES.role
def acting_player(now: Moment) -> str:
    """take-actions: the player whose turn it is, the subordinate player first."""
    bound = now.bound("player")
    return str(bound) if bound else game(now).acting or subordinate_player(now)


def tokens_of(now: Moment, player: str) -> int:
    """pattern-your-section: the tokens in a player's own section."""
    found = pattern(now)
    return found.light if now.the(Player, player).hero else found.shadow


def in_play(now: Moment, player: str = "") -> list[Card]:
    """The cards in play, of one player if named; control-in-play-only."""
    return [
        each for each in now.every(Card) if each.zone == PLAY and (not player or controller_of(now, each) == player)
    ]


def controller_of(now: Moment, card: Card) -> str:
    """control: who controls a card; reading advantage-controller: on another's card, who played it or whose card it is.

    Who controls a Contested Advantage is decided by the tokens on it, wherever it is.
    """
    if card.kind != ADVANTAGE or card.zone != PLAY or not card.on or card.control:
        return card.controller
    host = now.get(card.on)
    bearer = host.controller if isinstance(host, Card) else host.name if isinstance(host, Player) else ""
    if bearer not in ("", card.controller) and now.reads("advantage-controller") == "whose-target":
        return bearer
    return card.controller


def fighters(now: Moment, player: str) -> list[Card]:
    """A player's characters and troops in play."""
    there = (each for each in now.every(Card) if each.zone == PLAY and each.kind in FIGHTERS)
    return [each for each in there if not player or each.controller == player]


def held(now: Moment, player: str, kind: str = "") -> list[Card]:
    """The cards of a player in hand that the table names."""
    return [each for each in in_pile(now, player, HAND) if kind in ("", each.kind)]


def in_pile(now: Moment, player: str, zone: str) -> list[Card]:
    """piles: the cards that a player owns in hand, deck or a pile, as far as the table names them."""
    return [each for each in now.every(Card) if each.zone == zone and each.owner == player]


def resolving(now: Moment) -> Challenge:
    """The challenge being resolved."""
    return now.the(Challenge, current(now))


def current(now: Moment) -> str:
    """The name of the challenge being resolved; inside a resolution that began elsewhere, the first that is left."""
    named = game(now).resolving
    if named or not any(now.inside(chart) for chart in RESOLUTION):
        return named
    return next((each.name for each in queue(now)), "")


def queue(now: Moment) -> list[Challenge]:
    """resolution-order: the Pattern Challenge, then the subordinate player's, then the dominant player's."""
    waiting = [each for each in challenges(now) if each.state in ("declared", "resolving", "over")]
    first = subordinate_player(now) if len(waiting) > 1 else ""
    both = {each.initiator for each in waiting if each.kind != "pattern"}
    if len(both) > 1 and now.reads("dominant-resolves-first") == "dominant":
        first = dominant_player(now)
    return sorted(waiting, key=lambda each: (each.kind != "pattern", each.initiator != first))


def challenges(now: Moment) -> list[Challenge]:
    """The challenges of this turn."""
    return now.every(Challenge)


def last_battle(now: Moment) -> bool:
    """last-battle-permanent: whether the Last Battle has begun; it never ends but with the game."""
    return game(now).fought > 0


def asked_here(now: Moment, choice: Choice) -> bool:
    """Whether such a choice is asked for here, of whichever player."""
    return now.waiting is not None and choice.verb in now.waiting.verbs


RULES.players = players
RESOLUTION = ("resolve-challenge", "assign-damage", "assign-pool")
