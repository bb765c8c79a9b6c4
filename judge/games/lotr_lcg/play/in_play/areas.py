"""in-play-out-of-play, discard-pile: cards change their area, and what that takes with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.engine import Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.who import card, cards, game, hand, player, scenario
from judge.games.lotr_lcg.things import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    QUEST_DECK,
    UNDER,
    VICTORY,
    Card,
    NamedDeck,
    Player,
    Scenario,
)
from judge.kit.timeline import timeline


def tick(now: Moment) -> int:
    """The number of a new moment, later than all that is there; what has gone leaves no gap, so positions merge."""
    return max(timeline(now).next, *(each.since + 1 for each in cards(now)), 1)


def move(now: Moment, name: str, zone: str, *, bottom: bool = False, **state: object) -> Card:
    """Puts a card into a zone: its owner's hand, deck or pile, or a place in play; keeps the piles in order.

    The top of a deck is its first card, the top of a discard pile its last. Out of play it loses tokens, host and
    controller (control-leaves-play). It does not announce anything.
    """
    before = card(now, name)
    _repile(now, before, lambda pile: _less(pile, name))
    if zone not in IN_PLAY:
        printed = before.below or before.printed
        after = Card(name, printed, before.owner, before.owner, zone, deck=_home_deck(now, before, zone))
    else:
        after = before._replace(zone=zone)
        if before.zone == UNDER:
            after = after._replace(host="", faceup=True)
        if not before.in_play:
            after = after._replace(since=tick(now))
    if state:
        after = after._replace(**state)  # type: ignore[arg-type]
    now.put(after)
    on_top = zone == DECK and not bottom
    if zone == DECK and bottom:
        owner = side(now, after.home)
        if owner.pool or owner.deck_rest or owner.under:
            now.put(owner._replace(under=(*owner.under, name)))
            return after
    _repile(now, after, lambda pile: (name, *pile) if on_top else (*pile, name))
    return after


PILES = {DECK: "deck", DISCARD: "discard", VICTORY: "victory", QUEST_DECK: "quests"}


def _repile(now: Moment, of: Card, change: Callable[[tuple[str, ...]], tuple[str, ...]]) -> None:
    """Changes the pile that a card is in; in a hand and in play there is none."""
    owner: Any = scenario(now) if of.zone in (VICTORY, QUEST_DECK) else side(now, of.home)
    if of.zone == DECK and of.name in owner.pool:
        now.put(owner._replace(pool=_less(owner.pool, of.name)))
    elif of.zone == DECK and of.name in owner.under:
        now.put(owner._replace(under=_less(owner.under, of.name)))
    elif of.zone in PILES:
        pile = PILES[of.zone]
        now.put(owner._replace(**{pile: change(getattr(owner, pile))}))


def _less(pile: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple(each for each in pile if each != name)


def _home_deck(now: Moment, of: Card, zone: str) -> str:
    """named-decks: a card of a deck without a discard pile of its own goes to the encounter discard pile for good."""
    found = now.get(of.deck) if of.deck else None
    lost = zone == DISCARD and not (isinstance(found, NamedDeck) and found.piled)
    return "" if lost else of.deck


def is_named_deck(name: str) -> bool:
    """Whether that is what a deck with a name of its own is called, be it on the table or not."""
    return name.startswith("the ") and name.endswith(" deck")


def side(now: Moment, name: str) -> Player | Scenario | NamedDeck:
    """Whoever has a deck and a discard pile: a player, the scenario, a deck with a name of its own."""
    found = now.get(name)
    absent = NamedDeck(name) if is_named_deck(name) else scenario(now)
    owner = found if isinstance(found, Player | NamedDeck) else absent
    if owner.under and not (owner.deck or owner.pool or owner.deck_rest):
        return owner._replace(deck=owner.under, under=())
    return owner


def is_absent(now: Moment, name: str) -> bool:
    """named-decks: whether that is a deck with a name of its own which the table does not have."""
    return is_named_deck(name) and now.get(name) is None


def shuffle(now: Moment, name: str) -> None:
    """From now on nobody knows the order of a deck: chance says which card comes next."""
    if is_absent(now, name):
        now.say(f"T{name[1:]} is not on this table.", cite("effects-as-much-as-able"))
        return
    owner = side(now, name)
    known = (*owner.deck, *owner.pool, *owner.under)
    now.put(owner._replace(deck=(), pool=tuple(sorted(known)), under=()))


def know_top(now: Moment, name: str, count: int) -> None:
    """Has chance say which cards lie on top of a shuffled deck, before they are needed; call it last in a step."""
    _know_the_last(now, name)
    owner = side(now, name)
    if owner.pool and len(owner.deck) < count:
        now.call("top-card", deck=name, needed=count)


def uncover(now: Moment, name: str, top: str) -> None:
    """The next card of a shuffled deck is known."""
    owner = side(now, name)
    now.put(owner._replace(deck=(*owner.deck, top), pool=_less(owner.pool, top)))
    _know_the_last(now, name)


def _know_the_last(now: Moment, name: str) -> None:
    """The place of the one card that is left of a deck is no matter of chance."""
    owner = side(now, name)
    if len(owner.pool) == 1 and not owner.deck_rest:
        now.put(owner._replace(deck=(*owner.deck, *owner.pool), pool=()))


def draw(now: Moment, name: str, count: int) -> int:
    """drawing-cards: moves cards from the top of a deck to the hand; returns how many there were."""
    drawn = 0
    while drawn < count:
        who = side(now, name)
        assert isinstance(who, Player)
        if who.deck:
            move(now, who.deck[0], HAND)
        elif who.deck_rest:
            now.put(who._replace(deck_rest=who.deck_rest - 1, hand_rest=who.hand_rest + 1))
        else:
            break
        drawn += 1
    return drawn


def deck_size(now: Moment, name: str) -> int:
    """How many cards a player's deck, or the encounter deck, holds."""
    owner = side(now, name)
    return len(owner.deck) + len(owner.pool) + owner.deck_rest + len(owner.under)


def hand_size(now: Moment, name: str) -> int:
    """How many cards a player has in hand."""
    return len(hand(now, name)) + player(now, name).hand_rest


@RULES.step
def refill_encounter_deck(now: Moment) -> None:
    """3.3-empty-deck, encounter-deck-empty: the encounter discard pile is shuffled and becomes the deck."""
    for name in scenario(now).discard:
        move(now, name, DECK)
    rest = scenario(now)
    now.put(rest._replace(deck_rest=rest.deck_rest + rest.discard_rest, discard_rest=0))
    shuffle(now, rest.name)
    now.say("The encounter discard pile is shuffled and becomes the encounter deck.", cite("encounter-deck-empty"))


def uses(now: Moment, what: str) -> int:
    """limits: how often something has been used."""
    return dict(game(now).used).get(what, 0)


def use(now: Moment, what: str) -> None:
    """limits: counts one use of something."""
    counted = dict(game(now).used)
    counted[what] = counted.get(what, 0) + 1
    now.put(game(now)._replace(used=tuple(sorted(counted.items()))))


def forget_uses(now: Moment, per: str) -> None:
    """limits: at the end of a phase or round its counts begin anew."""
    there = game(now)
    if there.used:
        now.put(there._replace(used=tuple([pair for pair in there.used if not pair[0].startswith(f"{per}:")])))
