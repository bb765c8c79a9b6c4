"""What a question's words mean: a card, a player, a challenge, an ability."""

from __future__ import annotations

from judge.engine import Missing, Moment
from judge.games.wot_ccg.cards.meanings import ABILITIES
from judge.games.wot_ccg.cards.words import ability
from judge.games.wot_ccg.play.choice_words import challenge_called
from judge.games.wot_ccg.play.who import current
from judge.games.wot_ccg.things import Card, Challenge, Player
from judge.kit.asks import find, named
from judge.kit.words import tidy


def a_card(now: Moment, name: str) -> Card:
    """The card of that name."""
    return named(now, Card, name)


def a_player(now: Moment, name: str) -> str:
    """The player of that name, or of that side."""
    sides = {each.side: each for each in now.every(Player)}
    found = find(now.every(Player), name) or sides.get(tidy(name).removesuffix(" player"))
    return (found or named(now, Player, name)).name


def a_challenge(now: Moment, name: str) -> Challenge:
    """The challenge of that name; `the challenge` is the one being resolved, or the last one."""
    if tidy(name) in ("challenge", ""):
        return this_challenge(now)
    return challenge_called(now.every(Challenge), name) or named(now, Challenge, name)


def this_challenge(now: Moment) -> Challenge:
    """The challenge being resolved, else the last that was, else the first there is."""
    found = now.every(Challenge)
    here = now.get(current(now)) if current(now) else None
    if isinstance(here, Challenge):
        return here
    if not found:
        raise Missing("there is no challenge")
    done = [each for each in found if each.state in ("resolved", "over")]
    return done[-1] if done else found[0]


def an_ability(name: str) -> str:
    """The ability that a word means; a KeyError lists them."""
    try:
        return ability(name)
    except ValueError as error:
        raise Missing(str(error)) from None


def place_of(name: str) -> int:
    """The place among the four abilities of the one that a word means."""
    return ABILITIES.index(an_ability(name))
