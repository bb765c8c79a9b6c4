"""Where the content lies: which folder, which games in it, and how its files are named in messages."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ENVIRONMENT = "JUDGE_CONTENT"
PLUGINS = "JUDGE_PATH"


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


def plugin_folders(inside: str) -> list[Path]:
    """The folder of that name in every folder that JUDGE_PATH names: games kept outside this package."""
    named = [Path(each) / inside for each in os.environ.get(PLUGINS, "").split(os.pathsep) if each]
    return [folder for folder in named if folder.is_dir()]


def game_folders(root: Path | None = None) -> dict[str, Folder]:
    """The folder of every game: of one content folder, or of the content and of every plug-in."""
    roots = [root] if root is not None else [content_root(), *plugin_folders("content")]
    return {game: Folder(each, game) for each in reversed(roots) for game in game_ids(each)}


def chosen(root: Path | None, games: Iterable[str] | None) -> list[Folder]:
    """The folders of the games asked for that are there, or of all games, in alphabetical order."""
    found = game_folders(root)
    return [found[game] for game in sorted(found) if games is None or game in set(games)]
