"""discard-pile, encounter-deck, player-deck, staging-area: what can be asked about decks, piles and areas."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine import InOrder, Moment, Ruled
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.asks.ideas import asking
from judge.games.lotr_lcg.play.in_play.areas import deck_size, is_named_deck, side
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.who import area, controlled, in_play, scenario
from judge.games.lotr_lcg.things import SCENARIO, STAGING, Card, NamedDeck, Player, Scenario, called_deck
from judge.kit.asks import ask_about, find, named

BY_CARDS = cite("golden-rule-card-over-rules")


def with_a_pile(now: Moment, text: str) -> Player | Scenario | NamedDeck:
    """A player, the scenario under one of its names, or a deck with a name of its own."""
    deck = find(now.every(NamedDeck), text)
    if deck is not None:
        return deck
    encounter = text.casefold() in (SCENARIO, "scenario", "encounter deck")
    return scenario(now) if encounter else named(now, Player, text)


def _known(now: Moment, name: str) -> InOrder:
    """The cards whose place in a deck is known, from the top."""
    return InOrder(side(now, name).deck)


def _top(now: Moment, name: str) -> Ruled:
    pile = side(now, name)
    known = cite("encounter-deck" if name == SCENARIO else "player-deck")
    rule = (BY_CARDS if is_named_deck(name) else known,)
    if pile.deck:
        return Ruled(pile.deck[0], rule)
    if not deck_size(now, name):
        return Ruled("none", rule, "the deck is empty")
    return Ruled("unknown", rule, "nobody knows the order of a shuffled deck")


def _resources(now: Moment, of: Player) -> int:
    return sum(each.resources for each in controlled(now, of.name) if is_a(now, each, "hero"))


def _in_staging(now: Moment, kind: str) -> list[str]:
    return [each.name for each in in_play(now) if area(now, each) == STAGING and (not kind or is_a(now, each, kind))]


def _staged(kind: str) -> Callable[[Moment], list[str]]:
    return asking("one-reveal-for-all", "surge-ignored", then=lambda now: _in_staging(now, kind))


def _of_player(kind: str) -> Callable[[Moment, Player], list[str]]:
    return lambda now, of: [each.name for each in controlled(now, of.name) if is_a(now, each, kind)]


ask_about(
    RULES,
    with_a_pile,
    [
        ("discard pile of {player}", asking("pile-of-the-controller", then="discard"), cite("discard-own-piles"),
         "The named cards of a discard pile, in any order; `the scenario` has one too."),
        ("order of discard pile of {player}", lambda now, of: InOrder(of.discard), cite("discard-own-piles"),
         "The named cards of a discard pile in order, top card last."),
        ("cards in discard pile of {player}", lambda now, of: len(of.discard) + of.discard_rest,
         cite("discard-own-piles"), "How many cards a discard pile holds; `the scenario` has one too."),
    ],
)  # fmt: skip
ask_about(
    RULES,
    Player,
    [
        ("deck of {player}", lambda now, of: _known(now, of.name), cite("player-deck"),
         "The cards on top of a player's deck whose order is known, top card first."),
        ("top card of deck of {player}", lambda now, of: _top(now, of.name), cite("player-deck"),
         "The top card of a player's deck; `unknown` after a shuffle, `none` if the deck is empty."),
        ("heroes of {player}", _of_player("hero"), cite("hero-cards"), "The heroes in play that a player controls."),
        ("allies of {player}", _of_player("ally"), cite("ally-cards"), "The allies in play that a player controls."),
        ("characters of {player}", _of_player("character"), cite("character-cards"),
         "The heroes and allies in play that a player controls."),
        ("total resources of {player}", asking("one-resource-for-all", then=_resources),
         cite("resources"), "The resources in the pools of all heroes of a player."),
    ],
)  # fmt: skip
ask_about(
    RULES,
    lambda now, text: named(now, NamedDeck, called_deck(text), "deck"),
    [
        ("cards of the {deck} deck", lambda now, of: _known(now, of.name), BY_CARDS,
         "The cards on top of a deck with a name of its own whose order is known, top card first."),
        ("top card of the {deck} deck", lambda now, of: _top(now, of.name), BY_CARDS,
         "The top card of a deck with a name of its own; `unknown` after a shuffle, `none` if the deck is empty."),
        ("number of cards in the {deck} deck", lambda now, of: deck_size(now, of.name), BY_CARDS,
         "How many cards a deck with a name of its own holds."),
    ],
)  # fmt: skip
ask_about(
    RULES,
    None,
    [
        ("encounter deck", lambda now: _known(now, SCENARIO), cite("encounter-deck"),
         "The cards on top of the encounter deck whose order is known, top card first."),
        ("top card of the encounter deck", lambda now: _top(now, SCENARIO), cite("encounter-deck"),
         "The top card of the encounter deck; `unknown` after a shuffle, `none` if the deck is empty."),
        ("encounter discard pile", lambda now: list(scenario(now).discard), cite("discard-own-piles"),
         "The named cards of the encounter discard pile, in any order."),
        ("cards in the encounter discard pile", lambda now: len(scenario(now).discard) + scenario(now).discard_rest,
         cite("discard-own-piles"), "How many cards the encounter discard pile holds."),
        ("victory display", lambda now: list(scenario(now).victory), cite("victory"),
         "The cards in the victory display."),
        ("quest deck", lambda now: InOrder(scenario(now).quests), cite("quest-cards"),
         "The quest cards that are still to come, the next one first."),
        ("staging area", _staged(""), cite("staging-area"), "Everything in the staging area, by name."),
        ("enemies in the staging area", _staged("enemy"), cite("staging-area"), "The enemies in the staging area."),
        ("locations in the staging area", _staged("location"), cite("staging-area"),
         "The locations in the staging area."),
        ("{card} is attached to {host}",
         lambda now, card, host: named(now, Card, card).host == named(now, Card, host).name
         and named(now, Card, card).in_play,
         cite("attachment-cards"), "Whether a card is attached to another."),
        ("{player} controls {card}",
         lambda now, player, card: named(now, Card, card).in_play
         and named(now, Card, card).controller == named(now, Player, player).name,
         cite("controller-definition"), "Whether a card is in play under a player's control."),
    ],
)  # fmt: skip
