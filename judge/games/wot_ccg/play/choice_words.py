"""Choices in other words than their own: several cards at once, parts in another order, shorter names."""

from __future__ import annotations

import re
from collections.abc import Iterable

from judge.engine import Moment
from judge.games.wot_ccg.cards.words import ability, number, tidy
from judge.games.wot_ccg.things import PATTERN_CHALLENGE, Card, Challenge, Player, Source

_AND = re.compile(r",? and |, ?|;")
TOKENS = {"white": "hero", "black": "villain", "hero": "hero", "villain": "villain"}


def card_named(now: Moment, text: str) -> str:
    """The card that a text names; empty if none."""
    low = tidy(text)
    return next((each.name for each in now.every(Card) if tidy(each.name) == low), "")


def cards_named(now: Moment, text: str) -> tuple[str, ...]:
    """The cards that a text names, in the order of the table; empty unless every part is one."""
    if whole := card_named(now, text):
        return (whole,)
    parts = [card_named(now, part) for part in _AND.split(text)]
    known = [each.name for each in now.every(Card)]
    return tuple(sorted(set(parts), key=known.index)) if parts and all(parts) else ()


def challenge_called(there: Iterable[Challenge], text: str) -> Challenge | None:
    """The challenge that a text calls by its name or its card, with `challenge` after it or not."""
    low = _bare(text)
    return next((each for each in there if low and low in (_bare(each.name), tidy(each.card))), None)


def _bare(text: str) -> str:
    return tidy(text).removeprefix("the ").removesuffix(" challenge")


def challenge_named(now: Moment, text: str) -> str:
    """The challenge that a text names: by its name, its card, its colour, or whose it is."""
    low = tidy(text).removeprefix("the ")
    found = challenge_called(now.every(Challenge), low)
    for each in now.every(Challenge):
        if each == found or low == f"{tidy(each.initiator)}'s challenge":
            return each.name
    side = TOKENS.get(low.removesuffix("'s challenge"))
    mine = (each for each in now.every(Challenge) if each.kind != "pattern" and _side(now, each.initiator) == side)
    return next((each.name for each in mine), PATTERN_CHALLENGE if low == "green" else "")


def _side(now: Moment, player: str) -> str:
    return now.the(Player, player).side


def same_words(text: str) -> str:
    """A choice in the words of the rules: `targeting` and `against` are `on`, `Lan's effect` is `Lan`."""
    words = re.sub(r" (targeting|against|at|to) ", " on ", tidy(text))
    words = re.sub(r"'s (effect|ability|text|special effect)\b", "", words)
    return re.sub(r"\b(the (effect|event|ability) (of )?|event |the advantage )", "", words)


def shares(now: Moment, text: str) -> tuple[tuple[str, int], ...] | None:
    """`2 to Rand and 1 on Lan` as pairs in the order of the table."""
    found: dict[str, int] = {}
    known = [each.name for each in now.every(Card)]
    for part in _AND.split(text):
        match = re.fullmatch(r"(\w+)(?: damage| points?| points? of damage)? (?:to|on|onto) (.+)", part.strip())
        name = card_named(now, match[2]) if match else ""
        if match is None or not name:
            return None
        try:
            found[name] = found.get(name, 0) + number(match[1])
        except ValueError:
            return None
    return tuple(sorted(found.items(), key=lambda pair: known.index(pair[0])))


def payment_named(now: Moment, text: str) -> tuple[tuple[str, str, int], ...] | None:
    """`2 politics from Rand and 1 combat from Lan` as a payment; `nothing` is an empty one."""
    if tidy(text) in ("nothing", "0"):
        return ()
    sources = {tidy(each.name): each.name for kind in (Card, Source) for each in now.every(kind)}  # type: ignore[attr-defined]
    known = list(sources.values())
    found: dict[tuple[str, str], int] = {}
    waiting: list[tuple[str, int]] = []
    for part in _AND.split(text):
        match = re.fullmatch(r"(\w+) (.+?)(?: symbols?)?(?: (?:from|of) (.+))?", part.strip())
        if match is None:
            return None
        try:
            waiting.append((ability(match[2]), number(match[1])))
        except ValueError:
            return None
        if match[3]:
            source = sources.get(tidy(match[3]))
            if source is None:
                return None
            for name, n in waiting:
                found[source, name] = found.get((source, name), 0) + n
            waiting = []
    if waiting:
        return None
    order = ("politics", "intrigue", "one power", "combat")
    pairs = sorted(found.items(), key=lambda pair: (known.index(pair[0][0]), order.index(pair[0][1])))
    return tuple((source, name, n) for (source, name), n in pairs)
