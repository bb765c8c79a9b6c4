"""sequence-of-play: who is who and what lies where: the active player, hands, cards in play, attacks in order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from judge.engine import Cite, Missing, Moment, by_row
from judge.games.highlander import RULES
from judge.games.highlander.things import Attack, Card, Exertion, Player, Turn

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
ORDINARY, SEALED = 15, 10
PHASES = {
    "may-must": "may", "defense": "defense", "defend-attack": "defense", "defense-exertion": "defense",
    "attack": "attack", "frenzy": "attack", "ability-adjustment": "adjustment", "draw-discard": "draw",
}  # fmt: skip


class Lying(NamedTuple):
    """Where the cards lie: all in play, each player's, those played with another, and those in each player's zones."""

    play: tuple[Card, ...]
    of: Mapping[str, tuple[Card, ...]]
    hosted: Mapping[str, tuple[Card, ...]]
    zones: Mapping[tuple[str, str], tuple[Card, ...]]


def lies_open(card: Card) -> bool:
    """phase-1-sweep: whether a card is in play; a lost weapon is face down."""
    return card.zone == "play" and not card.is_lost


@by_row(Card)
def lying(row: tuple[Card, ...]) -> Lying:
    """Where every card lies."""
    play = tuple([card for card in row if lies_open(card)])
    return Lying(
        play,
        _sorted_by(play, lambda card: card.owner),
        _sorted_by(play, lambda card: card.host),
        _sorted_by(row, lambda card: (card.owner, card.zone)),
    )


@by_row(Attack)
def _laid(row: tuple[Attack, ...]) -> Mapping[str, tuple[Attack, ...]]:
    """Each player's attacks in the order they lie."""
    return _sorted_by(sorted(row, key=lambda attack: attack.place), lambda attack: attack.by)


@by_row(Attack)
def _open(row: tuple[Attack, ...]) -> Mapping[str, tuple[Attack, ...]]:
    """Each player's attacks that are not yet resolved, in the order they lie."""
    found = sorted([each for each in row if each.is_open], key=lambda attack: attack.place)
    return _sorted_by(found, lambda attack: attack.by)


def _sorted_by(things: Iterable[T], key: Callable[[T], K]) -> Mapping[K, tuple[T, ...]]:
    found: defaultdict[K, list[T]] = defaultdict(list)
    for each in things:
        found[key(each)].append(each)
    return {name: tuple(mine) for name, mine in found.items()}


def turn(now: Moment) -> Turn:
    """The turn as it stands."""
    found = now.get("turn")
    return found if found.__class__ is Turn else now.the(Turn, "turn")


def player(now: Moment, name: str) -> Player:
    """A player as he stands."""
    found = now.get(name)
    return found if found.__class__ is Player else now.the(Player, name)


def opponent(now: Moment, name: str) -> str:
    """The other player."""
    first, second = turn(now).players
    return second if name == first else first


@RULES.role
def active_player(now: Moment) -> str:
    """sequence-of-play: the player whose turn it is."""
    return turn(now).active


@RULES.role
def other_player(now: Moment) -> str:
    """The player whose turn it is not."""
    state = turn(now)
    first, second = state.players
    return second if state.active == first else first


def cards(now: Moment, owner: str, *zones: str) -> tuple[Card, ...]:
    """A player's cards in some zones."""
    if len(zones) == 1:
        return lying(now).zones.get((owner, zones[0]), ())
    return tuple([card for card in now.row(Card) if card.owner == owner and card.zone in zones])


def hand(now: Moment, owner: str) -> tuple[Card, ...]:
    """The known cards in a player's hand."""
    return lying(now).zones.get((owner, "hand"), ())


def different(found: Sequence[Card]) -> list[Card]:
    """Cards without further copies of the same title and sub-title: one stands for all."""
    return list({(card.title, card.subtitle, card.type): card for card in reversed(found)}.values())[::-1]


def hand_count(now: Moment, owner: str) -> int:
    """How many cards a player holds, known or not."""
    return len(hand(now, owner)) + player(now, owner).hand_rest


def taken_for_fifteen(now: Moment, owner: str) -> int:
    """sealed-deck: what somebody adds who forgets that a player starts with 10 there and not with 15."""
    starts = turn(now).format == "sealed" and player(now, owner).ability == SEALED
    return ORDINARY - SEALED if starts and now.reads("sealed-ability") == "fifteen" else 0


def in_play(now: Moment, owner: str) -> tuple[Card, ...]:
    """phase-1-sweep: a player's cards in play, those that wait to be swept included; a lost weapon is face down."""
    return lying(now).of.get(owner, ())


def all_in_play(now: Moment) -> tuple[Card, ...]:
    """Every card in play."""
    return lying(now).play


def titles_in_play(now: Moment, owner: str) -> list[str]:
    """A player's cards in play, without the weapon that nobody has written down."""
    return [card.title for card in in_play(now, owner) if card.title != f"{owner}'s weapon"]


def discard(now: Moment, card: Card, text: str, *cites: Cite, event: str = "discarded", actor: str = "") -> None:
    """A card goes to the Discard Pile, whatever it was bound to."""
    now.put(card._replace(zone="discard", host="", state="", owner=card.lender or card.owner, lender=""))
    now.say(text, *cites, actor=actor, event=(event, card.title))


def call_off(now: Moment, card: Card) -> None:
    """An attack whose card has left play need not be defended against."""
    for attack in now.every(Attack):
        if attack.card == card.name and attack.is_open:
            now.put(attack._replace(status="discarded"))


def attacks_of(now: Moment, by: str) -> tuple[Attack, ...]:
    """A player's attacks in the order they lie."""
    return _laid(now).get(by, ())


def incoming(now: Moment) -> tuple[Attack, ...]:
    """phase-3-defense: the attacks the active player has to answer, in order."""
    return attacks_of(now, other_player(now))


def open_attacks(now: Moment) -> tuple[Attack, ...]:
    """Those that are not yet resolved."""
    return _open(now).get(other_player(now), ())


def taken_up(now: Moment) -> Attack | None:
    """multiple-defenses: the attack that is being answered, if one is."""
    found = now.get(str(now.bound("attack")))
    return found if isinstance(found, Attack) else None


def current(now: Moment) -> Attack:
    """multiple-defenses: the attack that is being answered."""
    if (found := taken_up(now)) is None:
        raise Missing("no attack is being answered here; start at defense, or at turn:3")
    return found


def under_way(now: Moment) -> Exertion | None:
    """The Exertion under way, if there is one."""
    found = now.get("exertion")
    return found if isinstance(found, Exertion) else None


def exertion(now: Moment) -> Exertion:
    """The Exertion under way."""
    if (found := under_way(now)) is None:
        raise Missing("no Exertion is under way here; start at may-must, defense or attack")
    return found


def phase(now: Moment) -> str:
    """sequence-of-play: the phase the turn stands in, by where in the charts it is; empty outside a turn."""
    return next((PHASES[chart] for chart in reversed(now.charts) if chart in PHASES), "")


def change(now: Moment, name: str, **values: object) -> None:
    """Changes something about a player."""
    found = player(now, name)
    if (new := found._replace(**values)) != found:  # type: ignore[arg-type]
        now.put(new)


def note(now: Moment, **values: object) -> None:
    """Changes something about the turn."""
    found = turn(now)
    if (new := found._replace(**values)) != found:  # type: ignore[arg-type]
        now.put(new)


def open_hand(now: Moment) -> None:
    """hard-exertion: with a new phase the hand is open again; a table that says it is closed means this phase."""
    closed = turn(now).closed and now.reads("hand-stays-open") == "whole-turn"
    note(now, closed=turn(now).as_given or closed, as_given=False, open_cards=())


RULES.players = lambda now: turn(now).players
