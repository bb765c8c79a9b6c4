"""The games that can be run: every package in this folder, and in `games/` of each folder that JUDGE_PATH names."""

from __future__ import annotations

import importlib
import pkgutil

from judge.content.where import plugin_folders
from judge.engine.rules import Rules

__path__ += [str(folder) for folder in plugin_folders("games")]


def playable() -> list[str]:
    """The ids of the games that have rules as code, in alphabetical order."""
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__) if module.ispkg)


def rules(game: str) -> Rules:
    """The rules of one game; a KeyError says which games can be run."""
    if game not in playable():
        raise KeyError(f"{game} has no rules as code; these have: {', '.join(playable())}")
    found = importlib.import_module(f"judge.games.{game.replace('-', '_')}").RULES
    assert isinstance(found, Rules)
    return found
