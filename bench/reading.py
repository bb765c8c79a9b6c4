"""Reading card text: sentences a second of every game's language, first and again; and beside Lark on the same grammar.

What is read: the texts of the shipped scenarios and of the tests' lists of sentences, and the real cards in
../shared/cards where they are present. Work is counted too, since times depend on the machine: places looked at (a
sort at a word of a sentence), rows tried there, and steps along them. Lark (`pip install lark`; nothing of ours needs
it) gets the same table, exported as an Earley grammar, and our words; it keeps every ambiguity as we do, and makes
trees where we make meanings.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import yaml

from bench.side_by_side import compare
from judge.cardtext import CardText, Language, Lexicon, PrintedCard, knowing, read_sentence
from judge.cardtext.language import NOTHING_MORE, Numbers, Words
from judge.cardtext.parse import SEPARATORS, SMALL, Parsed, _Reading, grammar, parse
from judge.cardtext.text import tokens
from judge.cardtext.wording import Slot
from judge.content.where import game_folders
from judge.games import playable
from judge.scenario.read import read
from judge.scenario.rulebook import book

TESTS = Path(__file__).resolve().parents[1] / "tests" / "games"
CARDS = Path(__file__).resolve().parents[2] / "shared" / "cards"
TABLE, MOST, BESIDE = 30, 1500, 20
Lists = dict[str, list[str]]


class Asked(NamedTuple):
    """A text as a game has it read: as a phrase of a sort, with words known from the table and from collections."""

    text: str
    sort: str
    lexicon: Lexicon


def language_of(game: str) -> Language | None:
    """The table of a game; None while it has none."""
    book(game)
    name = f"judge.games.{game.replace('-', '_')}.cards.language"
    return getattr(importlib.import_module(name), "LANGUAGE", None) if importlib.util.find_spec(name) else None


def cards_of(game: str) -> list[PrintedCard]:
    """The real cards of a game, where they are at hand."""
    path = CARDS / f"{game}.json"
    rows: list[dict[str, Any]] = json.loads(path.read_text("utf-8")) if path.is_file() else []
    plain = ("name", "type", "set", "text", "stats")
    return [
        PrintedCard(
            row["name"], row.get("type", ""), row.get("set", ""), tuple(row.get("text", ())), row.get("stats", {}),
            {key: value for key, value in row.items() if key not in plain},
        )
        for row in rows
    ]  # fmt: skip


def read_cards(game: str, cards: list[PrintedCard], known: Any) -> list[CardText]:
    """The texts of cards of a collection."""
    collected = book(game).rules.collected
    with knowing(known):
        return [collected.read(card) for card in cards]


def tables_of(game: str) -> list[Any]:
    """The tables of the shipped scenarios."""
    files = sorted((game_folders()[game].path / "scenarios").glob("*.yml"))
    return [read(path.read_text("utf-8"), str(path)).table for path in files]


def tried_of(game: str) -> list[str]:
    """The sentences that the tests of a game read, where they are kept as a list."""
    path = TESTS / game.replace("-", "_") / "cards" / "sentences.yml"
    given = yaml.safe_load(path.read_text("utf-8")) if path.is_file() else {}
    return [row["text"] for rows in given.values() for row in rows]


@cache
def asked_of(game: str) -> tuple[list[Asked], list[Asked]]:
    """All that is read, once each: for the shipped scenarios and tests, and for the real cards."""
    found: dict[Asked, None] = {}

    def note(language: Language, text: str, sort: str, lexicon: Lexicon) -> Parsed:
        found.setdefault(Asked(text, sort, lexicon))
        return parse(language, text, sort, lexicon)

    with patch("judge.cardtext.read.parse", note):
        for table in tables_of(game):
            list(book(game).rules.card_text(table))
        for text in tried_of(game):
            book(game).rules.collected.read(PrintedCard("Nobody", text=(text,)))
        shipped, cards = list(found), cards_of(game)
        if cards and book(game).rules.collected is not None:
            read_cards(game, cards, book(game).rules.collected.words(cards))
    return shipped, _spread([each for each in found if each not in set(shipped)], MOST)


def _spread(several: list[Any], most: int) -> list[Any]:
    """So many at most, from all over the list."""
    return several[:: max(1, -(-len(several) // most))]


class Counting(_Reading):
    """A sentence being read, with the rows tried counted."""

    rows = 0

    def _row(self, *given: Any) -> None:
        Counting.rows += 1
        super()._row(*given)


class Work(NamedTuple):
    """What reading took, over all texts: words, places looked at, rows tried, steps along them."""

    words: int = 0
    places: int = 0
    rows: int = 0
    steps: int = 0


def work(language: Language, texts: list[Asked]) -> Work:
    """Counts the work of reading texts."""
    total = Work()
    Counting.rows = 0
    for each in texts:
        found = tokens(each.text)
        one = Counting(grammar(language), found, each.lexicon, False)
        one.at(each.sort or language.top, 0)
        total = Work(total.words + len(found), total.places + len(one.memo), Counting.rows, total.steps + one.steps)
    return total


def all_parsed(language: Language, texts: list[Asked]) -> int:
    """Parses texts; how many have a meaning."""
    return sum(bool(parse(language, each.text, each.sort, each.lexicon).meanings) for each in texts)


def all_read(language: Language, texts: list[Asked]) -> int:
    """Reads texts and says them back; how many were understood."""
    return sum(read_sentence(language, each.text, each.lexicon, each.sort).read for each in texts)


def cold(game: str, texts: list[Asked]) -> dict[str, float]:
    """A fresh process: seconds to import the game, to read the texts, and to read them again."""
    lexicons = list(dict.fromkeys(each.lexicon for each in texts))
    numbers = {each: n for n, each in enumerate(lexicons)}
    rows = [(each.text, each.sort, numbers[each.lexicon]) for each in texts]
    given = json.dumps({"lexicons": [each.lists for each in lexicons], "texts": rows})
    return in_fresh_process("--fresh", game, given)


def in_fresh_process(option: str, game: str, given: str = "") -> dict[str, float]:
    """What a fresh process of this benchmark prints."""
    command = [sys.executable, "-m", "bench.reading", option, game]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def fresh(game: str) -> None:
    """The fresh process: what it is given on standard input is read twice."""
    given: dict[str, Any] = json.load(sys.stdin)
    lexicons = [Lexicon(**lists) for lists in given["lexicons"]]
    begin = time.perf_counter()
    language = language_of(game)
    assert language is not None
    times = {"import": time.perf_counter() - begin}
    texts = [Asked(text, sort, lexicons[n]) for text, sort, n in given["texts"]]
    for name in ("first", "again"):
        begin = time.perf_counter()
        all_read(language, texts)
        times[name] = time.perf_counter() - begin
    print(json.dumps(times))


def table_of_thirty(game: str) -> tuple[int, Callable[[], Any]]:
    """Thirty cards with text, and the reading of them: real ones, else those of the scenarios."""
    cards = [card for card in cards_of(game) if card.text]
    if cards and book(game).rules.collected is not None:
        some = _spread(cards, TABLE)
        known = book(game).rules.collected.words(cards)
        return len(some), lambda: read_cards(game, some, known)
    tables = [table for table in tables_of(game) if list(book(game).rules.card_text(table))]
    count = 0
    for at, table in enumerate(tables):
        count += len(list(book(game).rules.card_text(table)))
        if count >= TABLE:
            del tables[at + 1 :]
            break
    return count, lambda: [list(book(game).rules.card_text(each)) for each in tables]


def measure(game: str, language: Language) -> None:
    """Prints the figures of one game."""
    shipped, cards = asked_of(game)
    rows = sum(len(form.wordings) for form in language.forms)
    print(f"{game}: {len(language.forms)} forms, {rows} wordings")
    for title, texts in (("scenarios and tests", shipped), ("real cards", cards)):
        if texts:
            _figures(game, language, title, texts)
    table = in_fresh_process("--table", game)
    print(
        f"  a table with {table['cards']:.0f} cards: {table['first'] * 1000:.0f} ms the first time,"
        f" {table['again'] * 1000:.1f} ms warm"
    )


def fresh_table(game: str) -> None:
    """The fresh process: thirty cards, read twice."""
    count, run = table_of_thirty(game)
    print(json.dumps({"cards": count, "first": _seconds(run), "again": min(_seconds(run) for _ in range(3))}))


def _figures(game: str, language: Language, title: str, texts: list[Asked]) -> None:
    times = cold(game, texts)
    steady, read_whole = (
        min(_seconds(lambda: all_parsed(language, texts)) for _ in range(2)),
        all_parsed(language, texts),
    )
    done, n = work(language, texts), len(texts)
    print(
        f"  {title}: {n} sentences, {read_whole} read; fresh process: import {times['import']:.2f} s, then"
        f" {n / times['first']:,.0f} sentences a second, again {n / times['again']:,.0f} (kept);"
        f" parsed alone {n / steady:,.0f}"
    )
    print(
        f"    work a sentence: {done.words / n:.1f} words, {done.places / n:.0f} places,"
        f" {done.rows / n:.0f} rows tried, {done.steps / n:.0f} steps"
    )


def _seconds(run: Callable[[], Any]) -> float:
    begin = time.perf_counter()
    run()
    return time.perf_counter() - begin


class Exported:
    """A language as a Lark grammar: a rule for each sort, a terminal for each word, lists and alternatives as rules."""

    def __init__(self, language: Language, lexicon: Lexicon) -> None:
        self.language, self.lexicon = language, lexicon
        self.terminals: dict[str, str] = {}
        self.rules: dict[str, list[str]] = {}
        self.names = {sort: f"s{n}" for n, sort in enumerate(language.sorts)}
        for sort in language.sorts.values():
            rows = [self._wording(wording.parts) for form in sort.forms for wording in form.wordings]
            rows += [self.names[each.name] for each in sort.order if not hasattr(each, "wordings")]
            self.rules[self.names[sort.name]] = [*rows, *self._own_words(sort)]

    def _own_words(self, sort: Any) -> Iterator[str]:
        if isinstance(sort, Numbers):
            yield "SIGNED" if sort.signed else "NUMBER"
            yield from () if sort.signed else map(self._word, SMALL)
        elif isinstance(sort, Words):
            lists = [sort.entries, self.lexicon.entries.get(sort.name, {})] if sort.open else [sort.entries]
            spellings = {spelling for entries in lists for each in entries.values() for spelling, _ in each}
            yield from (" ".join(map(self._word, each)) for each in sorted(spellings))

    def _word(self, word: str) -> str:
        return self.terminals.setdefault(word, f"W{len(self.terminals)}")

    def _wording(self, parts: Any) -> str:
        return " ".join(self._slot(each) if isinstance(each, Slot) else self._either(each.reads) for each in parts)

    def _either(self, words: frozenset[str]) -> str:
        several = [self._word(each) for each in sorted(words)]
        return several[0] if len(several) == 1 else f"({' | '.join(several)})"

    def _slot(self, slot: Slot) -> str:
        name = self.names[slot.sort]
        if not slot.list or slot.list == ",":
            return name
        between = " | ".join(" ".join(map(self._word, each)) for each in SEPARATORS[slot.list[0]] if each)
        several = f"{name} (({between}) {name})*" if between else f"{name}+"
        self.rules.setdefault(f"{name}_list{ord(slot.list[0])}", [several])
        return f"{name}_list{ord(slot.list[0])}"

    def text(self) -> str:
        """The grammar; a sort that nothing can be is left out, with whatever needs it."""
        rules = {name: list(dict.fromkeys(rows)) for name, rows in self.rules.items()}
        while empty := [name for name, rows in rules.items() if not rows]:
            for name in empty:
                del rules[name]
            rules = {
                name: [row for row in rows if not set(row.replace("(", " ").replace(")", " ").split()) & set(empty)]
                for name, rows in rules.items()
            }
        lines = [f"{name}: {' | '.join(rows)}" for name, rows in rules.items()]
        return "\n".join([*lines, f"%declare NUMBER SIGNED UNKNOWN {' '.join(self.terminals.values())}"])


def with_lark(language: Language, lexicon: Lexicon, sorts: set[str]) -> Callable[[Asked], bool]:
    """A reader of Lark's on the same table: whether a text is a phrase of its sort."""
    import lark

    made = Exported(language, lexicon)

    class OurWords(lark.lexer.Lexer):
        """Lark is given the words as we cut them."""

        def __init__(self, conf: Any) -> None:
            pass

        def lex(self, data: Any) -> Iterator[Any]:  # type: ignore[override]
            for each in tokens(str(data)):
                sign, bare = each.fold[:1] in "+-", each.fold.lstrip("+-")
                number = "SIGNED" if sign else "NUMBER"
                kind = number if bare.isdecimal() else made.terminals.get(each.fold, "UNKNOWN")
                yield lark.Token(kind, each.fold)

    starts = [made.names[sort or language.top] for sort in sorts]
    reader = lark.Lark(made.text(), parser="earley", lexer=OurWords, ambiguity="explicit", start=starts)

    def reads(each: Asked) -> bool:
        try:
            reader.parse(each.text, start=made.names[each.sort or language.top])
        except lark.exceptions.LarkError:
            return False
        return True

    return reads


def beside_lark(game: str) -> None:
    """The same sentences read by both, in one run."""
    if importlib.util.find_spec("lark") is None:
        print("Lark is not installed (`pip install lark`), so nothing is compared with it.")
        return
    language = language_of(game)
    assert language is not None
    shipped, cards = asked_of(game)
    texts = [each._replace(lexicon=NOTHING_MORE) for each in _spread(shipped + cards, BESIDE)]
    lark_reads = with_lark(language, NOTHING_MORE, {each.sort for each in texts})
    ours = [bool(parse(language, each.text, each.sort).meanings) for each in texts]
    theirs = [lark_reads(each) for each in texts]
    only_ours = [each.text for each, one, other in zip(texts, ours, theirs, strict=True) if one and not other]
    assert not only_ours, f"Lark does not read what we read: {only_ours[:3]}"
    print(
        f"{game} beside Lark: {len(texts)} sentences,"
        f" {sum(ours)} read by us, {sum(theirs)} by Lark (trees, no meanings)"
    )
    compare({
        "ours": (lambda: all_parsed(language, texts), 2),
        "Lark, Earley": (lambda: [lark_reads(each) for each in texts], 1),
    }, rounds=1)  # fmt: skip


def main() -> None:
    """All games that have a language, then Lark."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--fresh", metavar="GAME", help="internal: the fresh process")
    options.add_argument("--table", metavar="GAME", help="internal: thirty cards in a fresh process")
    options.add_argument("--game", help="only this game")
    options.add_argument("--beside", metavar="GAME", default="wot-conquest", help="the language that Lark reads")
    given = options.parse_args()
    if given.fresh:
        fresh(given.fresh)
        return
    if given.table:
        fresh_table(given.table)
        return
    for game in playable():
        language = language_of(game) if given.game in (None, game) else None
        if language is not None:
            measure(game, language)
    beside_lark(given.beside)


if __name__ == "__main__":
    main()
