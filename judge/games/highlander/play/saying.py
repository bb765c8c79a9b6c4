"""Choices in words, for every verb: cards by their titles, what is discarded for them, what they are aimed at."""

from __future__ import annotations

import re
from collections.abc import Hashable

from judge.engine import Choice, Moment, Verb
from judge.games.highlander.things import Attack, Player


def shown(name: Hashable) -> str:
    """A card without the number that tells its copies apart."""
    return str(name).partition("#")[0]


def listed(names: Hashable) -> str:
    """Several cards in words."""
    return " and ".join(shown(each) for each in names) if isinstance(names, tuple) else shown(names)


def names(value: Hashable) -> tuple[str, ...]:
    """The names of cards that a choice carries."""
    return tuple(map(str, value)) if isinstance(value, tuple) else ()


def discarding(names: Hashable) -> str:
    """What is discarded to pay for a play, as the end of its wording."""
    return f" discarding {listed(names)}" if isinstance(names, tuple) and names else ""


class Spoken(Verb):
    """A verb that people also put in other words: each pair of `also` turns some of these into its own wording."""

    also: tuple[tuple[str, str], ...] = ()

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """The candidate that other words for it mean; `{attack}` stands for the attack being answered.

        What is discarded to pay may be left out: the first way to pay is meant, unless it says `without discarding`.
        """
        free = re.search(r" (?:without discarding(?: anything)?|discarding nothing)$", text)
        text = text[: free.start()] if free else text
        texts = (text, _ownerless(now, text))
        meant = {found for pattern, own in self.also for said in texts if (found := _reworded(now, pattern, own, said))}
        meant |= set(texts)
        for args in self.candidates(now, by):
            said = self.say(Choice(by, self.name, args)).casefold()
            if said in meant or said.partition(" discarding ")[0] in meant:
                return _unpaid(args) if free else args
        return None


def _unpaid(args: tuple[Hashable, ...]) -> tuple[Hashable, ...]:
    """The same choice with nothing discarded for it."""
    return tuple(() if isinstance(each, tuple) else each for each in args)


def _ownerless(now: Moment, text: str) -> str:
    """`against Ana's Thrust`: a choice says by itself whose card is meant, so the owner is left out."""
    owned = "|".join(re.escape(each.name.casefold()) for each in now.every(Player))
    return re.sub(rf"\b(?:{owned})'s (?!weapon\b)", "", text)


def _reworded(now: Moment, pattern: str, own: str, text: str) -> str:
    match = re.fullmatch(pattern, text)
    if match is None:
        return ""
    attack = now.get(str(now.bound("attack") or ""))
    name = attack.name if isinstance(attack, Attack) else _latest(now)
    return match.expand(own).replace("{attack}", name).casefold()


def _latest(now: Moment) -> str:
    """The attack laid last, where none is being answered."""
    turn = now.get("turn")
    laid = [each for each in now.every(Attack) if each.by == getattr(turn, "active", "")]
    return max(laid, key=lambda attack: attack.place).name if laid else ""
