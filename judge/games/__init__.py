"""The games that can be run: every package in this folder, and in `games/` of each place outside that has games.

Places outside are those that JUDGE_PATH names, and packages that were installed with an entry point `judge.games`.
"""

from __future__ import annotations

import importlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from judge.content.where import plugin_folders
from judge.engine import Rules
from judge.games.faults import FaultyTable, GameFault, fault_in, show_where
from judge.games.tables import table_faults

if TYPE_CHECKING:
    from judge.cardtext import Language

LANGUAGES = ("language.py", "language/__init__.py")
__path__ += [str(folder) for folder in plugin_folders("games")]


def playable() -> list[str]:
    """The ids of the games that have rules as code, in alphabetical order."""
    folders = (each for path in __path__ if Path(path).is_dir() for each in Path(path).iterdir())
    return sorted({each.name.replace("_", "-") for each in folders if (each / "__init__.py").is_file()})


def folder(game: str) -> Path | None:
    """Where the code of a game lies, without bringing it in; None where it has none."""
    found = (Path(path) / game.replace("-", "_") for path in __path__)
    return next((each for each in found if (each / "__init__.py").is_file()), None)


def is_ours(game: str) -> bool:
    """Whether the code of a game comes with this package."""
    return (Path(__path__[0]) / game.replace("-", "_") / "__init__.py").is_file()


@cache
def fault(game: str) -> GameFault | None:
    """What keeps the code of a game from being brought in; None where nothing does, or where it has no code."""
    try:
        rules(game) if game in playable() else None
    except Exception as error:
        show_where(error)
        return fault_in(game, error)
    return None


def usable(game: str) -> Rules | None:
    """The rules of a game for those who can do without: None where it has no code, or code that cannot be read."""
    return rules(game) if game in playable() and fault(game) is None else None


def rules(game: str) -> Rules:
    """The rules of one game; a KeyError says which games can be run."""
    found = getattr(package(game), "RULES", None)
    if not isinstance(found, Rules):
        raise TypeError(f"the package of {game} has no RULES")
    if found.game != game:
        raise ValueError(f"the package of {game} has the RULES of {found.game!r}")
    _refuse_faulty_table(game)
    return found


@cache
def _refuse_faulty_table(game: str) -> None:
    """A game from elsewhere is not run if a row of its card text can never be read; `judge check` tells of ours."""
    if not is_ours(game):
        for each in faulty_tables(game):
            raise each


def faulty_tables(game: str) -> list[FaultyTable]:
    """What is wrong with the table of a game's card text."""
    found, home = language(game), folder(game)
    return list(table_faults(found, home)) if found is not None and home is not None else []


def package(game: str) -> ModuleType:
    """The package of one game; a KeyError says which games can be run."""
    if game not in playable():
        raise KeyError(f"{game} has no rules as code; these have: {', '.join(playable())}")
    return importlib.import_module(f"judge.games.{game.replace('-', '_')}")


def has_language(game: str) -> bool:
    """Whether a game reads card text, without bringing its code in."""
    home = folder(game)
    return home is not None and any((home / "cards" / name).is_file() for name in LANGUAGES)


def language(game: str) -> Language | None:
    """The language of a game's cards; None where it reads no card text."""
    home = package(game).__name__
    if find_spec(f"{home}.cards") is None or find_spec(f"{home}.cards.language") is None:
        return None
    found: Language = importlib.import_module(f"{home}.cards.language").LANGUAGE
    return found
