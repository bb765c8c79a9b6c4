"""Choices as people write them: several cards at once in any order, other words for the same thing, no thanks."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator

from judge.engine import Choice, Cite, Moment, Refusal, Verb, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.meanings import Phrase
from judge.games.lotr_lcg.cards.saying import group_words
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.who import any_card, bound_item, game, in_play
from judge.games.lotr_lcg.things import Card, Player
from judge.kit.choosing import PickSet, sets_of
from judge.kit.words import read_form


class NameCards(PickSet):
    """Some cards in play by their names, or none of them where there are words for that, the first of them written."""

    kind: str = "character"
    none: tuple[str, ...] = ()
    just_one: Refusal | None = None
    duty: str = ""
    unit: str = "choose"
    in_turn: tuple[str, ...] = ("in-player-order", "active-player")

    def against(self, now: Moment, by: str, each: Card) -> Refusal | None:
        """The rule against naming a card, or None."""
        return None

    def options(self, now: Moment, by: str) -> list[str]:
        return everything(now)

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        named: list[tuple[Hashable, ...]] = [(each.name,) for each in in_play(now) if is_a(now, each, self.kind)]
        return [(), *named] if self.none else named

    def say(self, choice: Choice) -> str:
        return super().say(choice) if choice.args or not self.none else self.none[0]

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        found = () if text in self.none else super().read(now, by, text)
        return found if found or self.none else None

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if len(choice.args) > 1 and self.just_one is not None:
            return self.just_one
        for name in choice.args:
            each = any_card(now, str(name))
            against = self.against(now, choice.by, each) if each else no_such(str(name), self.kind, cite(self.unit))
            if against is not None:
                return against
        return None if choice.args else self._must(now, choice.by)

    def _must(self, now: Moment, by: str) -> Refusal | None:
        """The misreading by which somebody has to be named as long as somebody can be."""
        if not self.duty or now.reads(self.duty) == "may":
            return None
        able = (each for each in in_play(now) if is_a(now, each, self.kind) and self.against(now, by, each) is None)
        return next((refuse(f"{each.name} must be chosen", cite(self.unit)) for each in able), None)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if self.only is None:
            return None
        return self.refuse(now, choice) or out_of_turn(now, self.name, choice, *self.in_turn) or self.only


def everything(now: Moment) -> list[str]:
    """The names of all cards and players, wherever they are: whatever may be proposed."""
    return [*(each.name for each in now.every(Card)), *(each.name for each in now.every(Player))]


def no_such(name: str, kind: str, rule: Cite) -> Refusal:
    """What is named is no card at all, a player for example."""
    return refuse(f"{name} is not {'an' if kind[0] in 'aeiou' else 'a'} {kind}", rule)


def out_of_turn(now: Moment, verb: str, choice: Choice, *units: str) -> Refusal | None:
    """in-player-order: it is the time for that, but another player's turn."""
    waiting = now.waiting
    if waiting is None or verb not in waiting.verbs or waiting.by == choice.by:
        return None
    had = f"{choice.by} has already had the opportunity to do that: " if choice.by in game(now).done else ""
    return refuse(f"{had}it is {waiting.by}'s turn, not {choice.by}'s", *map(cite, units))


Wanted = tuple[list[str], int, bool]


class OfAbility(Verb):
    """A decision for an ability on its way: whoever uses it makes it."""

    def by(self, now: Moment) -> str:
        return bound_item(now).by


class ChooseSome(OfAbility):
    """So many, or up to so many, of those that a text means: whoever decides for the ability says which."""

    only = refuse("there is no card or player to choose now", cite("choose"), cite("initiating-5"))

    words = "chooses {0}"
    nobody = "nobody"

    def wanted(self, now: Moment) -> Wanted | None:
        """Which there are, how many of them, and whether fewer will do; None where nothing is asked for."""
        raise NotImplementedError

    def say(self, choice: Choice) -> str:
        return self.words.format(" and ".join(names_of(choice)) or self.nobody)

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Any names in the words for it, so that what cannot be chosen is refused with its rule."""
        own = re.escape(self.words.casefold()).replace(r"\{0\}", "(?P<names>.+)")
        found = read_form(text, everything(now), own, r"chooses (?P<names>.+)")
        return (found or (),) if found or text == self.words.format(self.nobody) else None

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return out_of_turn(now, self.name, choice, "choose-controller") or self.only

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        if (wanted := self.wanted(now)) is None:
            return []
        found, number, upto = wanted
        return [(names,) for names in sets_of(found, 0 if upto else number, number)]


def least(found: list[str], number: int, upto: bool) -> int:
    """How many have to be chosen: all that are asked for, or as many of them as there are."""
    return 0 if upto else min(number, len(found))


def how_many_words(number: int, upto: bool) -> str:
    """How many are to be chosen, in words."""
    if number == 1:
        return f"{'no more than' if upto else 'exactly'} one must be chosen"
    return f"{'up to' if upto else 'exactly'} {number} must be chosen, and none of them twice"


def names_of(choice: Choice) -> tuple[str, ...]:
    """The names that a choice of some consists of."""
    names = choice.args[0]
    assert isinstance(names, tuple)
    return names


def others(now: Moment, found: list[str], number: int) -> Iterator[str]:
    """Whatever else might be named where one is to be chosen, so that the question why not has an answer."""
    if number == 1:
        names = [each.name for each in now.every(Card)] + [each.name for each in now.every(Player)]
        yield from (name for name in names if name not in found)


def not_meant(group: Phrase, names: tuple[str, ...], found: list[str]) -> Refusal | None:
    """choose: why a card or player that the text does not describe cannot be chosen."""
    wrong = next((name for name in names if name and name not in found), "")
    text = f"{wrong} is not what the text specifies: {group_words(group)}"
    return refuse(text, cite("choose"), cite("qualifiers")) if wrong else None
