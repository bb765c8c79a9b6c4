"""What a question's words mean: a card, a player, a challenge, an ability."""

from __future__ import annotations

from typing import TypeVar

from judge.engine import Moment
from judge.games.wot_ccg.cards.words import ability, tidy
from judge.games.wot_ccg.play.who import current
from judge.games.wot_ccg.things import LAST_BATTLE, PATTERN_CHALLENGE, Card, Challenge, Player

T = TypeVar("T")


def named(now: Moment, kind: type[T], name: str) -> T:
    """The thing of a kind that a name means, whatever its case; a KeyError lists those there are."""
    found = {each.name: each for each in now.every(kind)}  # type: ignore[attr-defined]
    for key, each in found.items():
        if tidy(key) == tidy(name):
            return each
    raise KeyError(f"no {kind.__name__.lower()} named {name}; there are: {', '.join(found) or 'none'}")


def a_card(now: Moment, name: str) -> Card:
    """The card of that name."""
    return named(now, Card, name)


def a_player(now: Moment, name: str) -> str:
    """The player of that name, or of that side."""
    for each in now.every(Player):
        if tidy(name) in (tidy(each.name), each.side, f"the {each.side}", f"the {each.side} player"):
            return each.name
    return named(now, Player, name).name


def a_challenge(now: Moment, name: str) -> Challenge:
    """The challenge of that name; `the challenge` is the one being resolved, or the last one."""
    low = tidy(name).removeprefix("the ")
    if low in ("challenge", ""):
        return this_challenge(now)
    for each in now.every(Challenge):
        if low in (tidy(each.name), tidy(each.card)) or low == tidy(each.name).removesuffix(" challenge"):
            return each
    if low in ("pattern", "last battle challenge"):
        return named(now, Challenge, PATTERN_CHALLENGE if low == "pattern" else LAST_BATTLE)
    return named(now, Challenge, name)


def this_challenge(now: Moment) -> Challenge:
    """The challenge being resolved, else the last that was, else the first there is."""
    found = now.every(Challenge)
    done = [each for each in found if each.state in ("resolved", "over")]
    here = now.get(current(now)) if current(now) else None
    if isinstance(here, Challenge):
        return here
    if not found:
        raise KeyError("there is no challenge")
    return done[-1] if done else found[0]


def an_ability(name: str) -> str:
    """The ability that a word means; a KeyError lists them."""
    try:
        return ability(name)
    except ValueError as error:
        raise KeyError(str(error)) from None
