"""Choices in words, for every verb: cards by their titles, what is discarded for them, what they are aimed at."""

from __future__ import annotations

import re
from collections.abc import Hashable

from judge.engine import Choice, Moment, Verb
from judge.games.highlander.play.who import attacks_of, taken_up, turn
from judge.games.highlander.things import Attack, Card
from judge.kit.choosing import PickThing


def shown(name: Hashable) -> str:
    """A card without the number that tells its copies apart."""
    return str(name).partition("#")[0]


def names(value: Hashable) -> tuple[str, ...]:
    """The names of cards that a choice carries."""
    return tuple(map(str, value)) if isinstance(value, tuple) else ()


def discarding(paid: Hashable) -> str:
    """What is discarded to pay for a play, as the end of its wording."""
    return f" discarding {' and '.join(map(shown, names(paid)))}" if paid else ""


class Spoken(Verb):
    """A verb that says cards by their titles, and that people also put in other words.

    In its phrase `[1: on {1}]` is said only if argument 1 says something. Each pair of `also` turns other words into
    its own wording.
    """

    also: tuple[tuple[str, str], ...] = ()

    def worded(self, phrase: str, choice: Choice) -> str:
        """A phrase with the cards by their titles; a place for several cards is for those discarded to pay."""
        said = re.sub(r"\[(\d):(.*?)\]", lambda part: part[2] if choice.args[int(part[1])] else "", phrase)
        return said.format(*(discarding(arg) if isinstance(arg, tuple) else shown(arg) for arg in choice.args))

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
                return tuple(() if isinstance(each, tuple) else each for each in args) if free else args
        return None


def can(now: Moment, name: str, who: str) -> bool:
    """Whether a player could do something now: whether one of the choices of a verb is legal."""
    verb = now.referee.rules.verbs[name]
    return any(verb.refuse(now, Choice(who, name, args)) is None for args in verb.candidates(now, who))


class PickCard(Spoken, PickThing[Card]):
    """A verb that picks one card."""

    kind = Card


class PickAttack(Spoken, PickThing[Attack]):
    """A verb that picks one attack."""

    kind = Attack


def _ownerless(now: Moment, text: str) -> str:
    """`against Ana's Thrust`: a choice says by itself whose card is meant, so the owner is left out."""
    owned = "|".join(re.escape(each.casefold()) for each in turn(now).players)
    return re.sub(rf"\b(?:{owned})'s (?!weapon\b)", "", text)


def _reworded(now: Moment, pattern: str, own: str, text: str) -> str:
    """A text that a pattern fits, in the own wording; the attack is the one being answered, else that laid last."""
    match = re.fullmatch(pattern, text)
    if match is None:
        return ""
    laid = [taken_up(now), *reversed(attacks_of(now, turn(now).active))]
    name = next((attack.name for attack in laid if attack), "")
    return match.expand(own).replace("{attack}", name).casefold()
