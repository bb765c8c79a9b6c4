"""Choices in words, for every verb: cards by their titles, what is discarded for them, what they are aimed at."""

from __future__ import annotations

import re
from collections.abc import Hashable
from contextlib import suppress

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.highlander import cite
from judge.games.highlander.play.proposals import proposed, reworded
from judge.games.highlander.play.whereabouts import misplaced, not_now, not_your_turn
from judge.games.highlander.play.who import turn
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
    its own wording. `kinds` says what stands at each place, for proposals that no candidate answers to; `zone` is where
    such a card would have to lie.
    """

    also: tuple[tuple[str, str], ...] = ()
    kinds = ""
    zone = "hand"

    def worded(self, phrase: str, choice: Choice) -> str:
        """A phrase with the cards by their titles; a place for several cards is for those discarded to pay."""
        said = re.sub(r"\[(\d):(.*?)\]", lambda part: part[2] if choice.args[int(part[1])] else "", phrase)
        return said.format(*(discarding(arg) if isinstance(arg, tuple) else shown(arg) for arg in choice.args))

    def listed(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """The candidate that other words for it mean; `{attack}` stands for the attack being answered.

        What is discarded to pay may be left out: the first way to pay is meant, unless it says `without discarding`.
        """
        free = re.search(r" (?:without discarding(?: anything)?|discarding nothing)$", text)
        text = text[: free.start()] if free else text
        text = _unhidden(now, text)
        texts = (text, _ownerless(now, text), _aimless(now, text))
        meant = {found for pattern, own in self.also for said in texts if (found := reworded(now, pattern, own, said))}
        meant |= set(texts)
        for args in self.candidates(now, by):
            said = self.say(Choice(by, self.name, args)).casefold()
            if said in meant or said.partition(" discarding ")[0] in meant:
                return tuple(() if isinstance(each, tuple) else each for each in args) if free else args
        return None

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """A candidate in other words; else what is proposed with anything on the table, so that it can be refused."""
        if (found := self.listed(now, by, text)) is not None:
            return found
        meant = proposed(now, by, text) if self.kinds else None
        return meant.args if meant is not None and meant.verb == self.name else None

    def suits(self, now: Moment, by: str, args: tuple[Hashable, ...]) -> bool:
        """Whether people would do this, and nothing else, with such a thing."""
        return True

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        """What speaks against it anywhere; else when alone it is done; else what comes first now."""
        return self.refuse(now, choice) or self.only or not_now(now, choice)


def can(now: Moment, name: str, who: str) -> bool:
    """Whether a player could do something now: whether one of the choices of a verb is legal."""
    verb = now.referee.rules.verbs[name]
    return any(verb.refuse(now, Choice(who, name, args)) is None for args in verb.candidates(now, who))


class PickCard(Spoken, PickThing[Card]):
    """A verb that picks one card. `wrong` says of one that cannot be picked what it is not, by the unit `rule`."""

    kind = Card
    kinds = "c"
    rule = "anatomy-text"
    wrong = "is not a card for this"

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        card = now.get(name)
        if not isinstance(card, Card):
            return refuse(f"{shown(name)} {self.wrong}", cite(self.rule))
        return self.not_such(now, by, card) or self.refuse_thing(now, by, card)

    def not_such(self, now: Moment, by: str, card: Card) -> Refusal | None:
        """Why a card is none of those that could be picked: whose it is, where it lies, what it is not."""
        lying = {(each.title, each.zone, each.owner) for each in self.all(now, by)}
        if (card.title, card.zone, card.owner) in lying:
            return None
        where = misplaced(now, by, card, (self.zone,), self.rule)
        return where or refuse(f"{card.title} {self.wrong}", cite(self.rule))

    def all(self, now: Moment, by: str) -> list[Card]:
        """What might be picked; nothing at a place that does not ask for it."""
        with suppress(KeyError, AssertionError):
            return list(self.things(now, by))
        return []

    def suits(self, now: Moment, by: str, args: tuple[Hashable, ...]) -> bool:
        card = now.get(str(args[0]))
        return isinstance(card, Card) and self.not_such(now, by, card) is None

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        card = now.get(str(choice.args[0]))
        wrong = self.not_such(now, choice.by, card) if isinstance(card, Card) else None
        return not_your_turn(now, choice.by) or wrong or self.only or super().elsewhere(now, choice)


class PickAttack(Spoken, PickThing[Attack]):
    """A verb that picks one attack; `wrong` says what speaks against another, by the unit `rule`."""

    kind = Attack
    kinds = "a"
    rule = "multiple-attacks"
    wrong = "is not an attack that can be meant"

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        attack = now.get(name)
        if not isinstance(attack, Attack) or attack.name not in self.options(now, by):
            return refuse(f"{shown(name)} {self.wrong}", cite(self.rule))
        return self.refuse_thing(now, by, attack)

    def suits(self, now: Moment, by: str, args: tuple[Hashable, ...]) -> bool:
        return isinstance(now.get(str(args[0])), Attack)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return not_your_turn(now, choice.by) or super().elsewhere(now, choice)


def _unhidden(now: Moment, text: str) -> str:
    """`against the hidden attack`: the one that is face down, where there is one only."""
    found = [each.name for each in now.every(Attack) if each.is_hidden]
    return re.sub(r"\b(?:the|her|his) hidden attack$", found[0].casefold(), text) if len(found) == 1 else text


def _aimless(now: Moment, text: str) -> str:
    """`plays Poison on Ana`: whom a text concerns is said by the text, so the player is left out."""
    players = "|".join(re.escape(each.casefold()) for each in turn(now).players)
    return re.sub(rf" (?:on|against|at|targeting) (?:{players})$", "", text)


def _ownerless(now: Moment, text: str) -> str:
    """`against Ana's Thrust`: a choice says by itself whose card is meant, so the owner is left out."""
    owned = "|".join(re.escape(each.casefold()) for each in turn(now).players)
    return re.sub(rf"\b(?:{owned})'s (?!weapon\b)", "", text)
