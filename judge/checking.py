"""`judge check`: the content, the charts against the code, what the code names, the scenarios and the forms."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from judge import games
from judge.code_checks import code_problems
from judge.content.check import check
from judge.content.checkwords import word_problems
from judge.content.coverage import coverage
from judge.content.library import Library
from judge.content.load import load
from judge.content.problem import BadInput, Place, Problem, UnknownGame
from judge.content.where import concerning, game_folders, guests, outside_problems
from judge.games.faults import fault_in, show_where
from judge.on_all_cores import on_all_cores
from judge.scenario.forms.checks import form_problems
from judge.scenario.read import read, text_of
from judge.search.vocabulary import load_vocabulary


class Checked(NamedTuple):
    """What was found: problems, which have to be mended, and advice, which need not be taken."""

    problems: list[Problem]
    advice: list[Problem]
    library: Library


def check_everything(game: str = "") -> Checked:
    """Everything that is wrong with the content and with what the code says of it, in the order of files and lines.

    A game that cannot be read is a problem of its own; the others are checked all the same. With a game, only what
    concerns it is told. Our habits of style are advice for a game that does not come with this package.
    """
    if game and game not in game_folders() and game not in games.playable():
        raise UnknownGame.named(game, {**game_folders(), **dict.fromkeys(games.playable())}, Place("GAME"))
    library = load()
    problems = list(outside_problems()) if not game else []
    asked = [each for each in games.playable() if game in ("", each)]
    faults = [fault for each in asked if (fault := games.fault(each))]
    problems += [fault.problem for fault in faults]
    code = {each: games.rules(each) for each in asked if not games.fault(each)}
    problems += [*library.problems, *check(library, {each: rules.functions for each, rules in code.items()})]
    problems += load_vocabulary(library).problems
    problems += [problem for each in code if each not in library.games for problem in _no_content(each)]
    known = sorted(
        (each for each in code if each in library.games), key=lambda each: -len(library.scenario_files[each])
    )
    problems += [problem for found in on_all_cores(check_code, known, library) for problem in found]
    found, habits = sorted(set(problems)), sorted(set(word_problems(library)))
    if game:
        found, habits = (list(concerning(game, each)) for each in (found, habits))
    advice = [each for guest in guests() for each in concerning(guest, habits)]
    return Checked(sorted({*found, *habits} - set(advice)), advice, library)


def check_code(library: Library, game: str) -> list[Problem]:
    """What is wrong between the code of a game and its content; an error in that code is told as the game's."""
    found: list[Problem] = []
    try:
        found += code_problems(games.rules(game), library)
        found += (fault_in(game, each).problem for each in games.faulty_tables(game))
        found += scenarios(library, game)
        found += form_problems(game)
    except Exception as error:
        show_where(error)
        found.append(fault_in(game, error).problem)
    return found


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
            read(text_of(Path(file.path)), file.place.file)
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
