"""look-no-shuffle, search-then-shuffle: the order of a deck as far as the table names it, and cards looked at there."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.play.traits import types_of
from judge.games.wot_ccg.play.who import game, held, in_pile, opponent
from judge.games.wot_ccg.things import DECK, Card, Player, Task
from judge.kit.words import plain as tidy

OTHER = "another card"


def top_of(now: Moment, player: str) -> list[Card]:
    """The named cards of a deck that lie above those without a name, from the top."""
    return sorted((each for each in in_pile(now, player, DECK) if each.depth <= 0), key=lambda each: each.depth)


def bottom_of(now: Moment, player: str) -> list[Card]:
    """The named cards that were put under the others, the bottom card last."""
    return sorted((each for each in in_pile(now, player, DECK) if each.depth > 0), key=lambda each: each.depth)


def from_top(now: Moment, player: str, number: int) -> tuple[list[Card], int]:
    """So many cards from the top of a deck: the named ones among them, and how many others."""
    above, below, others = top_of(now, player), bottom_of(now, player), now.the(Player, player).deck
    named = above[:number]
    unnamed = min(others, max(0, number - len(named)))
    left = max(0, number - len(named) - unnamed)
    return [*named, *below[:left]], unnamed


def put_on_top(now: Moment, card: Card) -> None:
    """A card comes on top of its owner's deck."""
    first = min((each.depth for each in in_pile(now, card.owner, DECK)), default=0)
    now.put(card._replace(zone=DECK, depth=min(0, first) - 1))


def put_under(now: Moment, card: Card) -> None:
    """A card comes under its owner's deck."""
    last = max((each.depth for each in in_pile(now, card.owner, DECK)), default=0)
    now.put(card._replace(zone=DECK, depth=max(0, last) + 1))


def shuffled(now: Moment, player: str) -> None:
    """search-then-shuffle: nothing is known of the order any more but that of the table."""
    for card in in_pile(now, player, DECK):
        if card.depth:
            now.put(card._replace(depth=0))


@RULES.verb
class NameCard(Verb):
    """effects-in-play: names a card, by a title of the table, or another; what the opponent then held is remembered."""

    name = "name-card"
    phrase = "names {0}"
    only = refuse("no effect asks for a card to be named now", cite("effects-in-play"))
    example = "`Ana names Storm`, `Ana names another card`"

    def by(self, now: Moment) -> str:
        return now.given(Task, "task").by

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        kind = now.given(str, "kind")
        if kind.endswith("type"):
            wanted = kind.removesuffix("type").strip()
            types = (word for each in now.every(Card) for word in types_of(each) if wanted in ("", each.kind))
            yield from ((each,) for each in dict.fromkeys(types))
            return
        titles = dict.fromkeys(each.title for each in now.every(Card) if kind in ("", each.kind))
        yield from ((title,) for title in (*titles, OTHER))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if choice.args in self.candidates(now, choice.by):
            return None
        return refuse(f"{choice.args[0]} is not the kind of card that is to be named", cite("effects-in-play"))

    def take(self, now: Moment, choice: Choice) -> None:
        title = str(choice.args[0])
        there = (each.name for each in held(now, opponent(now, choice.by)) if tidy(each.title) == tidy(title))
        now.put(game(now)._replace(named=title, seen=tuple(there)))
        text = f"{choice.by} names {choice.args[0]}."
        now.say(text, cite("effects-in-play"), actor=choice.by, event=("named", str(choice.args[0])))
