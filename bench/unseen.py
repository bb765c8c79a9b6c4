"""How much of cards that nobody has seen would be read: each card is left out, and with it the rows that only it uses.

A row that was written for one card says little about the next. So each card that is read is read once more without
the rows that no other card uses, all spellings of a template being one row; whoever is still read would have been read
had nobody seen it. The share of unseen cards that are read lies near that figure, as long as rows are general: a row
that two sister cards use hides it a little. Then the rows that cost cards, and with --why what holds unread cards up.

    python -m bench.unseen GAME [FILE] [--rows 40] [--why 40]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import judge.cardtext.read as reading
from bench.reading import CARDS
from judge.cards.collection import text_of, words, words_of
from judge.cards.intake import take_in
from judge.cards.understood import joined, reader, understood
from judge.cardtext import CardText, Language, Lexicon, PrintedCard, knowing, read_sentence
from judge.cardtext.grammar import Row
from judge.cardtext.language import NOTHING_MORE
from judge.cardtext.parse import Ends, Parsed, _Reading, grammar, parse
from judge.cardtext.plain import plain_tokens
from judge.cardtext.wording import Word

Used = frozenset[tuple[str, str]]


class Tracing(_Reading):
    """A sentence being read, with the row that made each meaning noted down."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.made: dict[tuple[int, tuple[int, Any]], Row] = {}

    def _row(self, row: Row, start: int, found: Ends) -> None:
        mine: Ends = {}
        super()._row(row, start, mine)
        for key, rank in mine.items():
            if rank < found.get(key, rank + 1):
                found[key] = rank
                self.made[id(found), key] = row

    def used(self, name: str, start: int, end: int, value: Any) -> Iterator[tuple[str, str]]:
        """The rows by which a meaning was read: template, and the words of the sentence that it took."""
        ends = self.memo[name, start]
        row = self.made.get((id(ends), (end, value)))
        if row is not None:
            yield from self._along(row, start, end, value)
            return
        for other in self.grammar.under[name]:
            if (end, value) in self.memo.get((other, start), ()):
                yield from self.used(other, start, end, value)
                return

    def _along(self, row: Row, start: int, end: int, value: Any) -> Iterator[tuple[str, str]]:
        """A row, and those of its slots, along the first way through it that makes the meaning."""
        for way in self._ways(row, 0, start, {}):
            if way.end == end and row.form.make(**way.filled) == value:
                words = " ".join(self.folds[at] for at in way.words)
                yield title(row), words
                for slot, at, stop, filled in way.slots:
                    yield from self._inside(slot, at, stop, filled)
                return

    def _inside(self, slot: Any, at: int, stop: int, filled: Any) -> Iterator[tuple[str, str]]:
        if not slot.list:
            yield from self.used(slot.sort, at, stop, filled)
            return
        for each in filled:
            for (name, start), ends in list(self.memo.items()):
                if name == slot.sort and at <= start < stop:
                    stops = [end for end, value in ends if value == each and end <= stop]
                    if stops:
                        yield from self.used(slot.sort, start, stops[0], each)
                        break

    def _ways(self, row: Row, part: int, at: int, filled: dict[str, Any]) -> Iterator[Way]:
        if part == len(row.parts):
            yield Way(at, filled, (), ())
            return
        each = row.parts[part]
        if isinstance(each, Word):
            if behind := self._behind(each, at):
                for rest in self._ways(row, part + 1, behind, filled):
                    yield rest._replace(words=(behind - 1, *rest.words))
            return
        for stop, value, _ in self._filled(each, at):
            if each.field not in filled or filled[each.field] == value:
                for rest in self._ways(row, part + 1, stop, {**filled, each.field: value}):
                    yield rest._replace(slots=((each, at, stop, value), *rest.slots))


class Without(_Reading):
    """A sentence being read without some rows."""

    rows: frozenset[str] = frozenset()

    def _row(self, row: Row, start: int, found: Ends) -> None:
        if title(row) not in self.rows:
            super()._row(row, start, found)


def title(row: Row) -> str:
    """A row by its sort and template."""
    return f"{row.form.sort}: {row.wording.text}"


class Way(NamedTuple):
    """A way through a row: where it ends, what fills its slots, the places of its words, and of its slots."""

    end: int
    filled: dict[str, Any]
    words: tuple[int, ...]
    slots: tuple[tuple[Any, int, int, Any], ...]


def rows_of(language: Language, text: str, sort: str, lexicon: Lexicon, means: Any) -> Used:
    """The rows by which a sentence was read."""
    found = plain_tokens(language, text)
    one = Tracing(grammar(language), found, lexicon, False)
    one.at(sort or language.top, 0)
    return frozenset(one.used(sort or language.top, 0, len(found), means))


class Watched:
    """What was parsed, and with which meaning, while a card was read; not what was only said back and read again."""

    def __init__(self) -> None:
        self.asked: list[tuple[Language, str, str, Lexicon, Any]] = []
        self.again = False

    def parse(self, language: Language, text: str, sort: str = "", lexicon: Lexicon = NOTHING_MORE) -> Parsed:
        """Parses, and notes it down."""
        found = parse(language, text, sort, lexicon)
        if len(found.meanings) == 1 and not self.again:
            self.asked.append((language, text, sort, lexicon, found.meanings[0]))
        return found

    def same(self, check: Callable[..., bool]) -> Callable[..., bool]:
        """The check that what is said back means the same, during which nothing is noted down."""

        def checked(*given: Any) -> bool:
            self.again = True
            try:
                return check(*given)
            finally:
                self.again = False

        return checked


def each_card(game: str, cards: list[PrintedCard]) -> Iterator[tuple[CardText, Used]]:
    """Each card as it is understood, with the rows by which it is."""
    watched = Watched()
    with (
        patch("judge.cardtext.read.parse", watched.parse),
        patch("judge.cardtext.read._means_the_same", watched.same(reading._means_the_same)),
    ):
        forget(game)
        for _, text in understood(game, cards):
            used = frozenset(row for each in dict.fromkeys(watched.asked) for row in rows_of(*each))
            yield text, used
            watched.asked.clear()
            forget(game)


def forget(game: str) -> None:
    """Lets go of what was read before."""
    read_sentence.cache_clear()
    room = f"judge.games.{game.replace('-', '_')}.cards"
    for name, module in list(sys.modules.items()):
        if name.startswith(room):
            for each in vars(module).values():
                if hasattr(each, "cache_clear"):
                    each.cache_clear()


def left_out(game: str, cards: list[PrintedCard], lone: list[frozenset[str]]) -> list[bool]:
    """Whether each card is still read without rows of its own."""
    made, found = reader(game), []
    with patch("judge.cardtext.parse._Reading", Without), knowing(joined(words_of(made, cards), words(game))):
        for card, rows in zip(cards, lone, strict=True):
            if rows:
                Without.rows = rows
                forget(game)
            found.append(not rows or text_of(made, card).status == "read")
    return found


def main() -> None:
    """Prints the figures."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("file", nargs="?", type=Path, help="a list of cards (default: ../shared/cards/GAME.json)")
    options.add_argument("--rows", type=int, default=25)
    options.add_argument("--why", type=int, default=0)
    given = options.parse_args()
    cards = list(take_in(given.game, given.file or CARDS / f"{given.game}.json").cards)
    found = list(each_card(given.game, cards))
    support = Counter(row for _, used in found for row in {template for template, _ in used})
    lone = [
        frozenset(row for row, _ in used if support[row] == 1) if text.status == "read" else frozenset()
        for text, used in found
    ]
    still = left_out(given.game, cards, lone)
    read = [text.status == "read" for text, _ in found]
    kept = sum(map(all, zip(read, still, strict=True)))
    count = len(found)
    print(f"{given.game}: {count} cards, read whole {sum(read)} ({sum(read) / count:.1%})")
    print(f"  without the rows that no other card uses: {kept} ({kept / count:.1%})")
    costly = Counter(
        row for rows, one, other in zip(lone, read, still, strict=True) if one and not other for row in rows
    )
    print(f"  {len(costly)} rows that only one card uses and that may have cost it, by sort:")
    for row in sorted(costly)[: given.rows]:
        print(f"    {row}")
    if given.why:
        _why(found, given.why)


def _why(found: list[tuple[CardText, Used]], most: int) -> None:
    """What holds up the cards that want one sentence only: the words at which reading stopped."""
    held = [[each for each in text.sentences if not each.read] for text, _ in found if text.status != "read"]
    stops = Counter(" ".join(some[0].why.split(" is not understood")[0].split()[:4]) for some in held if len(some) == 1)
    print(f"  {sum(stops.values())} cards want one sentence only; where it stops:")
    for why, count in stops.most_common(most):
        print(f"    {count:4}  {why}")


if __name__ == "__main__":
    main()
