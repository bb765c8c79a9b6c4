"""`judge check`: the content, the charts against the code, what the code names, the scenarios and the forms."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from judge import games
from judge.code_checks import code_problems
from judge.content.check import check
from judge.content.checkwords import word_problems
from judge.content.coverage import coverage
from judge.content.library import Library
from judge.content.load import load
from judge.content.problem import BadInput, Place, Problem
from judge.content.where import PLUGINS, path_problems
from judge.engine.rules import Rules
from judge.games.faults import fault_in, show_where
from judge.scenario.forms.checks import form_problems
from judge.scenario.read import read_file
from judge.search.vocabulary import load_vocabulary


def check_everything() -> tuple[list[Problem], Library]:
    """Everything that is wrong with the content and with what the code says of it, in the order of files and lines.

    A game that cannot be read is a problem of its own; the others are checked all the same.
    """
    library = load()
    problems = [Problem(Place(PLUGINS), said) for said in path_problems()]
    code: dict[str, Rules] = {}
    for game in games.playable():
        try:
            code[game] = games.rules(game)
        except Exception as error:
            show_where(error)
            problems.append(fault_in(game, error).problem)
    problems += [*library.problems, *check(library, {game: rules.functions for game, rules in code.items()})]
    problems += [*load_vocabulary(library).problems, *word_problems(library)]
    for game, rules in code.items():
        problems += _no_content(game) if game not in library.games else check_code(library, game, rules)
    return sorted(set(problems)), library


def check_code(library: Library, game: str, rules: Rules) -> Iterator[Problem]:
    """What is wrong between the code of a game and its content; an error in that code is told as the game's."""
    try:
        yield from code_problems(rules, library)
        yield from scenarios(library, game)
        yield from form_problems(game)
    except Exception as error:
        show_where(error)
        yield fault_in(game, error).problem


def _no_content(game: str) -> Iterator[Problem]:
    """A package without content: nobody would ever see it. Ours come with theirs, unless another is asked for."""
    if games.is_ours(game):
        return
    folder = game.replace("-", "_")
    hint = f"; the folder of its content is called {game}, with a hyphen" if folder != game else ""
    yield Problem(Place(f"games/{folder}/__init__.py"), f"there is no content/{game}/game.yml for this game{hint}")


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
