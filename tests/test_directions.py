"""Which way imports point: kernel < kit < games < scenario < fronts; and inside a game, which room may know which."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import judge
from judge import games
from judge.content.rulesdata import load_rules_data

TOP = Path(judge.__file__).parent
BELOW = {
    "engine": set(),
    "content": {"engine"},
    "kit": {"engine", "content"},
    "cardtext": {"engine", "content", "kit"},
    "cards": {"engine", "content", "kit", "cardtext", "games", "progress"},
    "decks": {"engine", "content", "kit", "cardtext", "cards", "games"},
    "games": {"engine", "content", "kit", "cardtext", "decks"},
    "scenario": {"engine", "content", "kit", "cardtext", "cards", "decks", "games"},
    "search": {"engine", "content"},
    "rulings": {"engine", "content", "games", "scenario"},
}
NO_RULES = {"__init__", "choice_words", "silence", "open_questions"}
ROOMS = {
    "things": {"things", "cards.meanings"},
    "play": {"things", "play", "cards"},
    "cards": {"things", "play", "cards"},
    "table": {"things", "play", "cards", "table"},
    "asks": {"things", "play", "cards", "asks"},
    "decks": {"things", "play", "cards", "decks"},
}


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports anywhere in it, each name imported from a package as a module of it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def files(folder: Path) -> list[Path]:
    """The Python files in a folder."""
    return sorted(folder.rglob("*.py"))


@pytest.mark.parametrize("package", BELOW)
def test_packages_know_only_what_is_below_them(package: str) -> None:
    """A package imports itself and those below it."""
    allowed = {package, *BELOW[package]}
    for path in files(TOP / package):
        tops = {name.split(".")[1] for name in imports(path) if name.startswith("judge.")} - {"__version__"}

        assert tops <= allowed, f"{path.relative_to(TOP)} imports {', '.join(sorted(tops - allowed))}"


def game_folders() -> dict[str, Path]:
    """The package of every game that can be run."""
    return {name: Path(str(games.package(name).__file__)).parent for name in games.playable()}


@pytest.mark.parametrize("game", game_folders())
def test_no_game_knows_another(game: str) -> None:
    """What two games share is in the kit."""
    own = f"judge.games.{game.replace('-', '_')}"
    for path in files(game_folders()[game]):
        others = [
            name for name in imports(path) if name.startswith("judge.games.") and not f"{name}.".startswith(own + ".")
        ]

        assert not others, f"{path} imports {others}"


@pytest.mark.parametrize("game", game_folders())
def test_rooms_know_only_what_they_may(game: str) -> None:
    """table, asks and decks may know play and cards, not the other way; things know the meanings of cards only."""
    folder, own = game_folders()[game], f"judge.games.{game.replace('-', '_')}."
    for path in files(folder):
        room = path.relative_to(folder).parts[0].removesuffix(".py")
        for name in imports(path) if room in ROOMS else ():
            part = name.removeprefix(own)
            known = (
                part == name
                or part in ("RULES", "cite")
                or any(f"{part}.".startswith(f"{each}.") for each in ROOMS[room])
            )

            assert known, f"{path.relative_to(folder)} imports {name}"


@pytest.mark.parametrize("game", game_folders())
def test_every_game_has_the_same_rooms(game: str) -> None:
    """A game is its rooms, its things and one screen that shows it; no room has so many files that nobody looks.

    A game without card text or deck rules has no such room.
    """
    folder = game_folders()[game]
    here = {each.name.removesuffix(".py") for each in folder.iterdir() if each.name != "__pycache__"}

    assert {"__init__", *ROOMS} - {"cards", "decks"} <= here <= {"__init__", *ROOMS}
    assert len((folder / "__init__.py").read_text("utf-8").splitlines()) <= 50
    for each in {path.parent for path in files(folder)}:
        assert len(list(each.glob("*.py"))) <= 26, f"{each.relative_to(folder)} has too many files"


@pytest.mark.parametrize("game", game_folders())
def test_every_file_of_play_says_which_rules_it_carries_out(game: str) -> None:
    """Its first line begins with units of the rulebook; what only helps to word or to keep silent is exempt."""
    units, folder = load_rules_data(game).units, game_folders()[game] / "play"
    for path in files(folder):
        head = path.read_text("utf-8").split("\n", 1)[0].partition(":")[0]
        named = [word for word in re.findall(r"[\w.'-]*\w", head) if word in units]

        assert named or path.stem in NO_RULES, f"{path.relative_to(folder)} names no rule: {head}"


def test_no_module_is_too_long_to_be_read_at_once() -> None:
    """Long modules hide what they are about: they are split by subject."""
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in TOP.rglob("*.py")}

    assert [f"{path.relative_to(TOP)}: {lines}" for path, lines in lengths.items() if lines > 400] == []
