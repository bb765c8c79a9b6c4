"""Choices as people write them: several cards at once in any order, other words for the same thing, no thanks."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.meanings import Phrase
from judge.games.lotr_lcg.cards.saying import group_words
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.who import bound_item, card, in_play
from judge.games.lotr_lcg.things import Card, Player
from judge.kit.choosing import PickSet, sets_of


class NameCards(PickSet):
    """Some cards in play by their names, or none of them where there are words for that, the first of them written."""

    kind: str = "character"
    none: tuple[str, ...] = ()
    just_one: Refusal | None = None

    def against(self, now: Moment, by: str, each: Card) -> Refusal | None:
        """The rule against naming a card, or None."""
        return None

    def options(self, now: Moment, by: str) -> list[str]:
        return [each.name for each in in_play(now)]

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
        found = (self.against(now, choice.by, card(now, str(name))) for name in choice.args)
        return next((refusal for refusal in found if refusal), None)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return (self.refuse(now, choice) or self.only) if self.only else None


Wanted = tuple[list[str], int, bool]


class OfAbility(Verb):
    """A decision for an ability on its way: whoever uses it makes it."""

    def by(self, now: Moment) -> str:
        return bound_item(now).by


class ChooseSome(OfAbility):
    """So many, or up to so many, of those that a text means: whoever decides for the ability says which."""

    words = "chooses {0}"
    nobody = "nobody"

    def wanted(self, now: Moment) -> Wanted | None:
        """Which there are, how many of them, and whether fewer will do; None where nothing is asked for."""
        raise NotImplementedError

    def say(self, choice: Choice) -> str:
        return self.words.format(" and ".join(names_of(choice)) or self.nobody)

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
    return f"{'up to ' if upto else ''}{number} {'has' if number == 1 else 'have'} to be chosen, each of them once"


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
    text = f"{wrong} is not what the text asks for: {group_words(group)}"
    return refuse(text, cite("choose"), cite("qualifiers")) if wrong else None
