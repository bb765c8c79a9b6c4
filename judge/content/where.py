"""Where the content lies: which folder, which games in it, and how its files are named in messages."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from judge.content.problem import Place, Problem

ENVIRONMENT = "JUDGE_CONTENT"
PLUGINS = "JUDGE_PATH"
ENTRY_POINTS = "judge.games"
PARTS = ("content", "games")


def content_root() -> Path:
    """The folder of the content: $JUDGE_CONTENT, a checkout's content/, or the copy in the package."""
    if given := os.environ.get(ENVIRONMENT):
        return Path(given)
    package = Path(__file__).resolve().parent.parent
    checkout = package.parent / "content"
    if game_ids(checkout):
        return checkout
    return package / "_content"


def data_folder() -> Path:
    """Where what the user keeps lies, the record of rulings and the collections of cards: $XDG_DATA_HOME/judge."""
    given = os.environ.get("XDG_DATA_HOME")
    return (Path(given) if given else Path.home() / ".local" / "share") / "judge"


def game_ids(root: Path) -> tuple[str, ...]:
    """The games of a content folder: every folder that holds a game.yml."""
    if not root.is_dir():
        return ()
    return tuple(sorted(each.name for each in root.iterdir() if (each / "game.yml").is_file()))


@dataclass(frozen=True, slots=True)
class Folder:
    """The files of one game, or of the concepts."""

    root: Path
    name: str

    @property
    def path(self) -> Path:
        """The folder itself."""
        return self.root / self.name

    def files(self, inside: str, pattern: str) -> list[Path]:
        """The files of a subfolder in the order of their names; none when there is no such folder."""
        return sorted(self.path.joinpath(inside).glob(pattern))

    def shown(self, path: Path) -> str:
        """A file's name in messages: the content folder, the game, the file."""
        return f"{self.root.name}/{path.relative_to(self.root).as_posix()}"


class Plugin(NamedTuple):
    """A place outside this package with games in it: its folder, and how it came to be looked at."""

    folder: Path
    named: str


def plugins() -> list[Plugin]:
    """Every place with games outside this package: those that JUDGE_PATH names, then those installed with pip."""
    named = [Path(each) for each in os.environ.get(PLUGINS, "").split(os.pathsep) if each]
    return list(dict.fromkeys((*(Plugin(folder, PLUGINS) for folder in named), *_installed(tuple(sys.path)))))


def plugin_folders(inside: str) -> list[Path]:
    """The folder of that name in every place with games outside this package."""
    return [each.folder / inside for each in plugins() if (each.folder / inside).is_dir()]


@cache
def _installed(path: tuple[str, ...]) -> tuple[Plugin, ...]:
    """The packages that are installed with an entry point for games; each holds `content/` and `games/`."""
    if not any(_has_entry_points(Path(each)) for each in path):
        return ()
    from importlib.metadata import entry_points
    from importlib.util import find_spec

    found = []
    for point in entry_points(group=ENTRY_POINTS):
        spec = find_spec(point.value.partition(".")[0])
        for folder in spec.submodule_search_locations or () if spec else ():
            said = f"{point.dist.name} {point.dist.version}" if point.dist else point.value
            found.append(Plugin(Path(folder), f"installed: {said}"))
    return tuple(dict.fromkeys(found))


def _has_entry_points(folder: Path) -> bool:
    """Whether a package in a folder names games. To ask the whole way takes a tenth of the start of a command."""
    section = f"[{ENTRY_POINTS}]".encode()
    try:
        return any(section in file.read_bytes() for file in folder.glob("*-info/entry_points.txt"))
    except OSError:
        return False


def outside_problems() -> Iterator[Problem]:
    """What is wrong with the places outside this package: those that are not there, and those with no games in them."""
    for folder, named in plugins():
        if not folder.is_dir():
            yield Problem(Place(named), f"there is no folder {folder}")
        elif not any((folder / part).is_dir() for part in PARTS):
            inside = [part for part in PARTS if folder.name == part]
            hint = f"; did you mean {folder.parent}?" if inside else ""
            parts = " nor ".join(f"{part}/" for part in PARTS)
            yield Problem(Place(named), f"{folder} has neither {parts} in it{hint}")


def content_roots(root: Path | None = None) -> list[Path]:
    """The folders of content: one that is given, or that of this package and those of every plug-in."""
    return [root] if root is not None else [content_root(), *plugin_folders("content")]


def game_folders(root: Path | None = None) -> dict[str, Folder]:
    """The folder of every game: of one content folder, or of the content and of every plug-in."""
    return {game: Folder(each, game) for each in reversed(content_roots(root)) for game in game_ids(each)}


def chosen(root: Path | None, games: Iterable[str] | None) -> list[Folder]:
    """The folders of the games asked for that are there, or of all games, in alphabetical order."""
    found = game_folders(root)
    return [found[game] for game in sorted(found) if games is None or game in set(games)]


def guests(root: Path | None = None) -> list[str]:
    """The games whose content does not come with this package; of a folder that is given there are none."""
    own = content_root() if root is None else root
    return [game for game, folder in sorted(game_folders(root).items()) if folder.root != own]


def concerning(game: str, problems: Iterable[Problem]) -> Iterator[Problem]:
    """Those of the problems that are about the content or the code of a game."""
    folder = game_folders().get(game)
    content = f"{folder.root.name if folder else 'content'}/{game}/"
    return (each for each in problems if each.place.file.startswith((content, f"games/{game.replace('-', '_')}/")))
