"""`judge check`: the content, the charts against the code, the code's cites against the content, the scenarios."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from judge import games
from judge.content.check import check
from judge.content.coverage import coverage
from judge.content.library import Library
from judge.content.load import load
from judge.content.problem import BadInput, Place, Problem, unknown
from judge.engine.rules import Rules
from judge.scenario.read import read_file
from judge.search.vocabulary import load_vocabulary


def check_everything() -> tuple[list[Problem], Library]:
    """Everything that is wrong with the content and with what the code says of it, in the order of files and lines."""
    library = load()
    code = {game: games.rules(game) for game in games.playable() if game in library.games}
    problems = [*library.problems, *check(library, {game: rules.names for game, rules in code.items()})]
    problems += load_vocabulary(library).problems
    for game, rules in code.items():
        problems += code_cites(rules, library)
        problems += scenarios(library, game)
    return sorted(set(problems)), library


def code_cites(rules: Rules, library: Library) -> Iterator[Problem]:
    """Every `cite("...")` in a game's package that names a unit its rulebook does not have."""
    package = Path(str(games.package(rules.game).__file__)).parent
    units = library.units[rules.game]
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            unit = _cited(node)
            if unit is not None and unit not in units:
                place = Place(f"{package.name}/{path.name}", node.lineno, node.col_offset + 1)  # type: ignore[attr-defined]
                yield Problem(place, unknown("unit", unit, units), "cite")


def _cited(node: ast.AST) -> str | None:
    """The unit that a call of `cite` names outright."""
    if not (isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)):
        return None
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    return str(node.args[0].value) if name == "cite" else None


def scenarios(library: Library, game: str) -> Iterator[Problem]:
    """Everything that keeps a scenario of a game from being read."""
    for file in library.scenario_files[game]:
        try:
            read_file(Path(file.path))
        except BadInput as bad:
            yield from bad.problems


def coverage_rows(library: Library, ledger: Path) -> list[dict[str, Any]]:
    """How much of each rulebook is covered, with what is missing."""
    if not ledger.is_dir():
        raise BadInput.at(Place(str(ledger)), "there is no such folder of ledgers", "--ledger")
    return [
        {"game": row.game, "what": row.what, "covered": row.covered, "total": row.total, "missing": list(row.missing)}
        for row in coverage(library, ledger)
    ]
