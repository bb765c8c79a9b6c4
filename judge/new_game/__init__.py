"""`judge new-game NAME`: a small game that runs, to be grown into yours."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from judge.content.problem import BadInput, Place, shown
from judge.content.where import game_folders

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
OUTSIDE_ONLY = ("README.md", "pyproject.toml", "__init__.py")
TITLE = re.compile(r'[^"\\\x00-\x1f]*')
_FILE = re.compile(r"^=== (.+)\n", re.M)


def make(name: str, title: str = "", folder: Path | None = None) -> tuple[Path, list[Path]]:
    """Writes the files of a new game into a folder (by default one of its name), and tells which.

    In a checkout of this project the code goes to `judge/games`, everything else where the other games have it.
    """
    if not NAME.fullmatch(name):
        allowed = "small letters and digits, words joined by hyphens, such as storm-lords"
        close = "-".join(re.findall(r"[a-z0-9]+", name.lower()))
        hint = f"; did you mean {close}?" if NAME.fullmatch(close) else ""
        raise BadInput.at(Place("NAME"), f"{shown(name)} is no id for a game{hint} (allowed: {allowed})")
    if not TITLE.fullmatch(title):
        raise BadInput.at(Place("--title"), f'{shown(title)} is no title: it is one line, without " and \\')
    if name in game_folders():
        raise BadInput.at(Place("NAME"), f"there is a game {name} already: {game_folders()[name].path}")
    home = folder or Path(name)
    inside = (home / "judge" / "games" / "__init__.py").is_file()
    made = {home / _placed(path, inside): text for path, text in _written(name, title or _titled(name)).items()}
    if inside:
        made = {path: text for path, text in made.items() if path.relative_to(home).as_posix() not in OUTSIDE_ONLY}
    if there := next((path for path in made if path.exists()), None):
        raise BadInput.at(Place(str(there)), "this file is there already; nothing was written")
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return home, list(made)


def _placed(path: str, inside: bool) -> str:
    return f"judge/{path}" if inside and path.startswith("games/") else path


def _titled(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("-"))


def _written(name: str, title: str) -> dict[str, str]:
    """The files of the skeleton, by their paths."""
    text = files(__package__).joinpath("skeleton.txt").read_text("utf-8")
    words = {"id": name, "package": name.replace("-", "_"), "title": title, "blank": " " * max(0, 8 - len(name))}
    for key, value in words.items():
        text = text.replace(f"{{{{{key}}}}}", value)
    _, *parts = _FILE.split(text)
    return dict(zip(parts[::2], parts[1::2], strict=True))
