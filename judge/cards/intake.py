"""Taking a file in: recognised by its looks, its columns matched, its cards made, everything wrong with it told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from judge import games
from judge.cards.columns import Column, match, plain_name
from judge.cards.lists import YAML_LIMITS, counted, is_yaml_of_cards, json_cards, yaml_cards
from judge.cards.printed import numeric_columns, printed, with_side
from judge.cards.sets import is_set, no_cards, xml_cards
from judge.cards.source import Found, Raw, Source, open_source
from judge.cards.tables import mark_of, no_header, table_cards
from judge.cardtext import PrintedCard
from judge.content.problem import BadInput, Place, Problem, UnknownGame, unknown
from judge.content.yamltree import parse

MOST_PROBLEMS = 20


class Intake(NamedTuple):
    """A file of cards taken in: its form, what its columns are, its cards, and what was left out of it and why."""

    file: str
    form: str
    encoding: str
    columns: dict[str, Column]
    cards: tuple[PrintedCard, ...]
    skipped: tuple[Problem, ...] = ()

    def of(self, part: str) -> list[str]:
        """The columns that are this part of a card, as the file names them."""
        return [name for name, column in self.columns.items() if column.part == part]


def known_game(game: str) -> str:
    """The game itself; BadInput for one that cannot be run."""
    if game not in games.playable():
        raise UnknownGame.named(game, games.playable(), Place("GAME"))
    return game


def take_in(game: str, path: Path, skip: bool = False) -> Intake:
    """The cards of a file. With `skip`, what is no card is left out; without it BadInput says what is wrong."""
    known_game(game)
    source = open_source(path)
    form, read = form_of(source)
    raws, problems = _gathered(read(source), source)
    columns = match(
        game, dict.fromkeys(name for raw in raws for name in (*raw.columns, *raw.values)), numeric_columns(raws)
    )
    _refuse_nameless(source, raws, columns)
    cards: list[PrintedCard] = []
    last = ""
    ids = _ids(raws, columns)
    for raw, id in zip(raws, ids, strict=True):
        try:
            card = printed(game, raw if not raw.side else _named_like(raw, columns, cards), columns)
        except BadInput as bad:
            problems += bad.problems
            continue
        if cards and (raw.side or (id and id == last and card.set == cards[-1].set)):
            cards[-1] = with_side(cards[-1], card)
        else:
            cards.append(card)
        last = id
    if problems and not (skip and cards):
        raise BadInput([*problems[:MOST_PROBLEMS], *_hint(problems, cards, source)])
    return Intake(source.file, form, source.encoding, columns, tuple(cards), tuple(problems))


def _hint(problems: list[Problem], cards: list[PrintedCard], source: Source) -> Iterator[Problem]:
    if len(problems) > MOST_PROBLEMS:
        yield Problem(Place(source.file), f"there are {len(problems) - MOST_PROBLEMS} more of these")
    if cards:
        yield Problem(Place(source.file), f"nothing was taken in; --skip takes the {len(cards)} other cards")


def _gathered(found: Iterator[Found], source: Source) -> tuple[list[Raw], list[Problem]]:
    raws: list[Raw] = []
    problems: list[Problem] = []
    for each in counted(found, source):
        if isinstance(each, Raw):
            raws.append(each)
        else:
            problems.append(each)
    if not raws:
        raise BadInput(problems[:MOST_PROBLEMS] or [Problem(Place(source.file), "the file holds no card")])
    return raws, problems


def _refuse_nameless(source: Source, raws: list[Raw], columns: dict[str, Column]) -> None:
    if not any(column.part == "name" for column in columns.values()):
        message = unknown("column", "name", columns) if columns else "no column is the name of a card"
        raise BadInput.at(raws[0].place, f"no column is the name of a card: {message}", "name")


def _ids(raws: list[Raw], columns: dict[str, Column]) -> list[str]:
    """What tells the rows of one card from those of the next: long ids that at most a few rows share."""
    names = [name for name, kind in columns.items() if kind.part == "id"]
    for name in names:
        found = [str(raw.values.get(name) or "") for raw in raws]
        if len(set(found)) * 2 >= len(found) and max(map(len, found)) > 8:
            return found
    return [""] * len(raws)


def _named_like(raw: Raw, columns: dict[str, Column], cards: list[PrintedCard]) -> Raw:
    """A second side under the name of its card, where it has none of its own."""
    column = next(name for name, kind in columns.items() if kind.part == "name")
    if raw.values.get(column) or not cards:
        return raw
    return raw._replace(values={**raw.values, column: cards[-1].name})


def form_of(source: Source) -> tuple[str, Callable[[Source], Iterator[Found]]]:
    """What form a file has, by its looks, and who reads it; BadInput for what looks like none of them."""
    start = source.text.lstrip()
    if start[0] in "[{":
        return "JSON", json_cards
    if start[0] == "<":
        if not is_set(source.text):
            raise no_cards(source)
        return "XML", xml_cards
    mark = mark_of(source.text)
    yaml_like = plain_name(source.file.rpartition(".")[2]) in ("yaml", "yml")
    if mark and not (yaml_like and mark == ","):
        return ("TSV" if mark == "\t" else "CSV"), table_cards
    if yaml_like or _is_yaml(source):
        return "YAML", yaml_cards
    raise BadInput.at(Place(source.file, 1), no_header(source))


def _is_yaml(source: Source) -> bool:
    try:
        return is_yaml_of_cards(parse(source.text, source.file, YAML_LIMITS))
    except BadInput:
        return False
