"""Whether a built site is up to date: a fingerprint of all it is made from, kept with the list of its files."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

from judge.content.problem import BadInput, Place
from judge.content.where import content_root, plugin_folders
from judge.offline.runtime import runtime

STAMP = "build.json"
PACKAGE = Path(__file__).resolve().parent.parent
PARTS = ("cardtext", "content", "engine", "games", "kit", "scenario", "search", "site")
# What goes along with the site where the console runs in a browser.
ALONG = ("cards", "console", "decks", "offline", "rulings")
MADE_WITH = ("Markdown", "mkdocs", "mkdocs-material")
KEPT = frozenset({".gitkeep", ".gitignore"})
WORKING = ".judge-site-"


def fingerprint(settings: Path) -> str:
    """One word for all the site is made from: settings, content, code, templates, and the versions it is built with."""
    digest = hashlib.sha256(settings.read_bytes() if settings.is_file() else b"")
    digest.update(os.environ.get("JUDGE_URL", "").encode())
    for name in MADE_WITH:
        digest.update(f"{name} {version(name)}\n".encode())
    along = runtime()
    digest.update(str(along.name if along else "").encode())
    parts = (*PARTS, *ALONG) if along else PARTS
    plugged_in = [*plugin_folders("content"), *plugin_folders("games")]
    for root in (content_root(), *(PACKAGE / part for part in parts), *plugged_in):
        for path in _files(root):
            digest.update(
                path.relative_to(root).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest()
            )
    return digest.hexdigest()


def quick_mark(mark: str) -> str:
    """The fingerprint of a site that lacks the scenarios which had not been played yet."""
    return f"without the scenarios that are still to be played: {mark}"


def _files(root: Path) -> list[Path]:
    return sorted(
        path
        for path in root.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith(".")
    )


def built_fingerprint(out: Path) -> str:
    """The fingerprint of the site in a folder; empty when there is none or a file of it is gone."""
    stamp = _read(out)
    files = stamp.get("files")
    if not isinstance(files, list) or not all(isinstance(name, str) and (out / name).is_file() for name in files):
        return ""
    return str(stamp.get("fingerprint", ""))


def _read(out: Path) -> dict[str, object]:
    try:
        found = json.loads((out / STAMP).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def check_free(out: Path) -> None:
    """Raises BadInput when the folder holds something that an earlier build did not make."""
    if out.exists() and not out.is_dir():
        raise BadInput.at(Place(str(out)), "this is a file; the site needs a folder")
    if out.is_dir() and not _read(out) and any(map(_foreign, out.iterdir())):
        raise BadInput.at(
            Place(str(out)), "the folder holds files that are no site built by judge; choose an empty folder"
        )


def _foreign(path: Path) -> bool:
    return path.name not in KEPT and not path.name.startswith(WORKING)


def built_faults(out: Path) -> list[str]:
    """What the site in a folder lacks, in words."""
    found = _read(out).get("faults")
    return [str(each) for each in found] if isinstance(found, list) else []


def stamp(made: Path, mark: str, faults: Iterable[str] = ()) -> None:
    """Writes the fingerprint of a finished site, the list of its files and what it lacks beside them."""
    files = [path.relative_to(made).as_posix() for path in _files(made) if path.name != STAMP]
    document = {"fingerprint": mark, "files": files, "faults": list(faults)}
    (made / STAMP).write_text(json.dumps(document, indent=0) + "\n", "utf-8")


def replace_site(out: Path, made: Path) -> None:
    """Puts a finished site in place of the one before, its stamp last; nothing else in the folder is touched."""
    _remove(out, _read(out).get("files"))
    for part in sorted(made.iterdir(), key=lambda path: (path.name == STAMP, path.name)):
        _move(part, out / part.name)


def _move(part: Path, to: Path) -> None:
    """Moves a file or a whole folder; into a folder that is still there, piece by piece."""
    if part.is_dir() and to.is_dir():
        for each in sorted(part.iterdir()):
            _move(each, to / each.name)
    else:
        part.replace(to)


def _remove(out: Path, files: object) -> None:
    (out / STAMP).unlink(missing_ok=True)
    names: Iterable[object] = files if isinstance(files, list) else ()
    root = out.resolve()
    folders: set[Path] = set()
    for name in names:
        path = (root / str(name)).resolve()
        if path.is_relative_to(root):
            path.unlink(missing_ok=True)
            folders.update(folder for folder in path.parents if folder.is_relative_to(root) and folder != root)
    for folder in sorted(folders, key=lambda each: -len(each.parts)):
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
