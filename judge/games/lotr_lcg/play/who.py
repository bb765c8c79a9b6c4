"""in-player-order, first-player, active-player: who is who, which cards are in play, the attack that goes on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from judge.engine import Moment, by_each, noted, remembered
from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.cards.meanings import PHASES
from judge.games.lotr_lcg.things import (
    ACTIVE,
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    PLAY,
    QUEST,
    SCENARIO,
    SHADOW,
    STAGING,
    Attack,
    Card,
    Game,
    Item,
    Lasting,
    Player,
    Scenario,
    Texts,
)  # fmt: skip
from judge.kit.timeline import ongoing

T = TypeVar("T")
R = TypeVar("R")


def texts(now: Moment) -> Texts:
    """What the cards of this table say at all."""
    found = now.get("texts")
    return found if found.__class__ is Texts else now.the(Texts, "texts")


@remembered
def verbs(now: Moment) -> frozenset[str]:
    """What the cards on the table and lasting effects do."""
    return frozenset(texts(now).verbs) | {each.effect.verb for each in ongoing(now, Lasting)}


def matters(now: Moment, verb: str) -> bool:
    """Whether anything on the table does this at all; most tables have no such card."""
    return verb in verbs(now)


@by_each(Player)
def players(each: Player) -> str | None:
    """The players still in the game, in the order they sit."""
    return None if each.eliminated else each.name


@by_each(Player)
def seats(each: Player) -> tuple[str, bool]:
    """All players in the order they sit, and whether each is still in the game."""
    return each.name, not each.eliminated


RULES.players = players


def player(now: Moment, name: str) -> Player:
    """The player of that name."""
    return now.the(Player, name)


def game(now: Moment) -> Game:
    """What belongs to no card."""
    found = now.get("game")
    return found if found.__class__ is Game else now.the(Game, "game")


def scenario(now: Moment) -> Scenario:
    """The side that is no player."""
    return now.the(Scenario, SCENARIO)


def in_player_order(now: Moment, start: str = "") -> tuple[str, ...]:
    """in-player-order: the first player (or the one given), then the others clockwise."""
    left = players(now)
    first = start or game(now).first
    at = left.index(first) if first in left else 0
    return left[at:] + left[:at]


def next_player(now: Moment, after: str) -> str:
    """next-player: the next player clockwise; empty in a game for one, where there is none."""
    order = in_player_order(now, after)
    return order[1] if len(order) > 1 else ""


@RULES.role
def first_player(now: Moment) -> str:
    """first-player: the player with the first player token."""
    left, first = players(now), game(now).first
    return first if first in left else left[0] if left else ""


@RULES.role
def active_player(now: Moment) -> str:
    """active-player: the player who performs, or may perform, a function now; the first player where none is set."""
    active = game(now).active
    return active if active in players(now) else first_player(now)


def decider(now: Moment, controller: str) -> str:
    """choose-controller, first-player-targets: a controller decides; for the scenario the first player does."""
    return controller if controller in players(now) else first_player(now)


def cards(now: Moment) -> list[Card]:
    """Every card that has a name here."""
    return now.every(Card)


def card(now: Moment, name: str) -> Card:
    """The card of that name."""
    found = now.get(name)
    return found if found.__class__ is Card else now.the(Card, name)


def any_card(now: Moment, name: str) -> Card | None:
    """The card of that name; None where it names a player, or nothing."""
    found = now.get(name)
    return found if found.__class__ is Card else None


@by_each(Card)
def in_play(each: Card) -> Card | None:
    """in-play-areas: the cards in play."""
    return each if each.zone in IN_PLAY else None


@by_each(Card)
def with_text(each: Card) -> Card | None:
    """The cards that have any ability printed on them."""
    return each if each.printed.abilities else None


@by_each(Card)
def _hosted(each: Card) -> Card | None:
    return each if each.host else None


def area(now: Moment, of: Card) -> str:
    """Where a card lies; an attachment lies where the card it is attached to lies."""
    host = any_card(now, of.host) if of.zone != SHADOW else None
    return area(now, host) if host is not None and of.in_play and host.name != of.name else of.zone


def controlled(now: Moment, by: str) -> list[Card]:
    """control: the cards in play that a player controls."""
    return [each for each in in_play(now) if each.controller == by]


def hand(now: Moment, of: str) -> list[Card]:
    """The named cards in a player's hand."""
    return [each for each in now.row(Card) if each.zone == HAND and each.owner == of]


def staging(now: Moment) -> list[Card]:
    """staging-area: the cards that lie in the staging area on their own."""
    return [each for each in now.row(Card) if each.zone == STAGING]


@noted
def engaged_with(now: Moment, name: str) -> list[Card]:
    """engaged: the enemies engaged with a player."""
    return [each for each in now.row(Card) if each.zone == PLAY and each.engaged == name]


def active_location(now: Moment) -> Card | None:
    """active-location: the active location, if there is one."""
    return next((each for each in now.row(Card) if each.zone == ACTIVE), None)


def main_quest(now: Moment) -> Card | None:
    """current-quest: the quest card on top of the quest deck, if the table names one."""
    return next((each for each in now.row(Card) if each.zone == QUEST), None)


def current_quest(now: Moment) -> Card | None:
    """current-quest: the main quest, or the side quest that was chosen in its place for this quest phase."""
    side = any_card(now, scenario(now).side_quest) if scenario(now).side_quest else None
    return side if side is not None and side.in_play else main_quest(now)


@noted
def attachments(now: Moment, of: Card) -> list[Card]:
    """attachment-cards: the cards in play attached to a card."""
    return [each for each in _hosted(now) if each.host == of.name and each.in_play]


@noted
def shadows(now: Moment, of: Card) -> list[Card]:
    """shadow-cards: the shadow cards dealt to an enemy, first dealt first."""
    return [each for each in _hosted(now) if each.host == of.name and each.zone == SHADOW]


@by_each(Card)
def attached(each: Card) -> Card | None:
    """attachment-cards: the cards in play that are attached to something."""
    return each if each.host and each.zone in IN_PLAY else None


def attack(now: Moment, side: str = "") -> Attack | None:
    """The attack that is being resolved, if there is one; of a side, if it is that side's."""
    found = now.get("attack")
    return found if found.__class__ is Attack and side in ("", found.side) else None


def fight(now: Moment) -> Attack:
    """The attack that is being resolved, where there is one."""
    found = now.get("attack")
    return found if found.__class__ is Attack else now.the(Attack, "attack")


def bound_item(now: Moment) -> Item:
    """The ability that is being initiated or resolved."""
    return now.given(Item, "item")


def listed(now: Moment, name: str) -> tuple[Any, ...]:
    """What the charts that are gone through have listed under a name; nothing where they have not."""
    found = now.bound(name)
    return found if isinstance(found, tuple) else ()


OF_PHASE = {
    "quest-resolution": "quest", "staging": "quest", "guarded": "quest", "reveal": "quest",
    "engagement-checks": "encounter",
    "deal-shadow-cards": "combat", "enemy-attack": "combat", "player-attack": "combat",
}  # fmt: skip


def phase(now: Moment) -> str:
    """The phase that goes on: that of the outermost chart that belongs to one, else what the table says."""
    charts = now.charts
    for chart in charts:
        if chart in PHASES:
            return chart
    return game(now).phase or next((OF_PHASE[chart] for chart in charts if chart in OF_PHASE), "")


def revealed(now: Moment, per: str) -> list[str]:
    """reveal: the encounter cards revealed so far in this round or phase, in order, where card text asks for it."""
    return [what.split(" ", 2)[2] for what, _ in game(now).used if what.startswith(f"{per}:revealed ")]


def played(now: Moment, per: str, by: str) -> list[str]:
    """put-not-played: the cards a player has played in this round or phase, in order, where card text asks for it."""
    begins = f"{per}:{by} has played "
    return [what.removeprefix(begins)[4:] for what, _ in game(now).used if what.startswith(begins)]


def played_from(of: Card) -> tuple[str, ...]:
    """play-permission: from where a card can be played: the hand, unless its own text says otherwise."""
    said = {each.what for text in of.printed.abilities for each in text.effects if each.verb == "permit"}
    if "play only from discard pile" in said:
        return (DISCARD,)
    return (HAND, DISCARD) if "play from discard pile" in said else (HAND,)


def in_decks(now: Moment, names: Iterable[str]) -> tuple[str, ...]:
    """Those of some cards that are in a deck."""
    found = (any_card(now, name) for name in names)
    return tuple(each.name for each in found if each is not None and each.zone == DECK)
