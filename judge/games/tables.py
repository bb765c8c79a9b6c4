"""The tables of card text of the games, held against themselves: what is wrong with a row, and where it stands."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from judge.games.faults import FaultyTable

if TYPE_CHECKING:
    from judge.cardtext import Language


def table_faults(language: Language, folder: Path) -> Iterator[FaultyTable]:
    """Every row that can never be read, with its place in a game's folder; if there is none, what else is wrong."""
    from judge.cardtext.faulty_rows import faulty_rows
    from judge.cardtext.grammar import grammar

    found = list(faulty_rows(language))
    for each in found:
        yield FaultyTable(each.told, *_written(folder, each.template))
    if not found:
        try:
            grammar(language).ready()
        except ValueError as error:
            yield FaultyTable(str(error), *_written(folder, ""))


def _written(folder: Path, template: str) -> tuple[str, int]:
    """The file and line in which a template is written; that of the language if it is put together by code."""
    cards = folder / "cards"
    for path in sorted(cards.rglob("*.py")) if template else ():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and node.value == template:
                return str(path), node.lineno
    whole = cards / "language.py"
    return str(whole if whole.is_file() else cards / "language" / "__init__.py"), 1
