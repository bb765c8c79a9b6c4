"""Whose fault it is: an error in the code of a game is told as that game's, with its file and line."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from judge.content.problem import Place, Problem

DEBUG = "JUDGE_DEBUG"


class GameFault(NamedTuple):
    """An error that came out of a game's code: which game, where in it, and what went wrong."""

    game: str
    file: str
    line: int
    error: str

    def __str__(self) -> str:
        return f"a fault in the game {self.game} ({self.file}:{self.line}): {self.error}"

    @property
    def problem(self) -> Problem:
        """The same as a problem of that file."""
        return Problem(Place(self.file, self.line), f"a fault in the code of {self.game}: {self.error}")


class FaultyTable(ValueError):
    """A row of a game's card text that can never be read, with the file and line it stands in."""

    def __init__(self, told: str, file: str, line: int) -> None:
        super().__init__(told)
        self.file, self.line = file, line


def fault_of(error: BaseException) -> GameFault | None:
    """The fault of a game that an error is: the last line of a game's code on the way to it; None if there is none."""
    from judge import games

    folders = [Path(folder) for folder in games.__path__]
    told = _told(error)
    if isinstance(error, SyntaxError):
        told = f"{type(error).__name__}: {error.msg}"
    for file, line in _places(error):
        for folder in folders:
            path = Path(file)
            if path.is_relative_to(folder) and len(path.relative_to(folder).parts) > 1:
                game = path.relative_to(folder).parts[0].replace("_", "-")
                return GameFault(game, f"games/{path.relative_to(folder).as_posix()}", line, told)
    return None


def fault_in(game: str, error: BaseException) -> GameFault:
    """The fault of a game whose code could not be brought in, even if none of its lines is to blame."""
    found = fault_of(error)
    if found is not None and found.game == game:
        return found
    return GameFault(game, f"games/{game.replace('-', '_')}/__init__.py", 1, _told(error))


def _told(error: BaseException) -> str:
    return f"card text: {error}" if isinstance(error, FaultyTable) else f"{type(error).__name__}: {error}"


def _places(error: BaseException) -> Iterator[tuple[str, int]]:
    """The lines on the way to an error, the innermost first; a file that cannot even be read is the first of all."""
    if isinstance(error, SyntaxError) and error.filename:
        yield error.filename, error.lineno or 1
    if isinstance(error, FaultyTable):
        yield error.file, error.line
    steps = traceback.extract_tb(error.__traceback__)
    yield from ((step.filename, step.lineno or 1) for step in reversed(steps))


def show_where(error: BaseException) -> None:
    """Prints the whole way to an error, if JUDGE_DEBUG asks for it."""
    if os.environ.get(DEBUG):
        traceback.print_exception(error, file=sys.stderr)
