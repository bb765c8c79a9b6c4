"""Content that was read before, kept as JSON so that the next start does not read it again.

It lies in the user's cache, with a mark that any change of a file changes; or in the folder that $JUDGE_READY names,
made by a build together with the content beside it, and taken as it is.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from zlib import crc32

from judge import __version__
from judge.content.where import content_root, game_folders

ENVIRONMENT = "JUDGE_READY"
CONCEPTS = "concepts"
ENDINGS = (".md", ".yml")


def cache_folder() -> Path | None:
    """The user's folder for what can be made again, or None where there is none."""
    given = os.environ.get("XDG_CACHE_HOME", "")
    try:
        folder = (Path(given) if os.path.isabs(given) else Path.home() / ".cache") / "judge"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return folder


def given(name: str) -> Any:
    """What a build has made under a name; None where there is no such build."""
    folder = os.environ.get(ENVIRONMENT)
    return _read(Path(folder) / f"{name}.json").get("data") if folder else None


def taken(name: str, place: Path, mark: Any) -> Any:
    """What was kept under a name for a folder of content; None when that is nothing, or when the mark is another."""
    if (made := given(name)) is not None:
        return made
    store = _store(name, place)
    return taken_from(store, mark) if store else None


def taken_from(file: Path, mark: Any) -> Any:
    """What a file keeps; None when that is nothing, or when the mark is another."""
    kept = _read(file)
    return kept.get("data") if kept.get("mark") == mark else None


def _read(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def keep(name: str, place: Path, mark: Any, data: Any) -> None:
    """Keeps data under a name for a folder of content, where that can be done."""
    if (store := _store(name, place)) is not None:
        keep_in(store, mark, data)


def keep_in(file: Path, mark: Any, data: Any) -> None:
    """Keeps data in a file, where that can be done."""
    part = file.with_suffix(f".{os.getpid()}.part")
    try:
        part.write_bytes(written(data, mark))
        part.replace(file)
    except (OSError, ValueError):
        with suppress(OSError):
            part.unlink()


def written(data: Any, mark: Any = None) -> bytes:
    """The file that keeps data."""
    return json.dumps({"mark": mark, "data": data}, ensure_ascii=False, separators=(",", ":")).encode()


def _store(name: str, place: Path) -> Path | None:
    """The file for a name; folders of content do not share one."""
    cache = cache_folder()
    where = crc32(str(place.resolve()).encode("utf-8", "surrogateescape"))
    return cache / f"{name}-{where:08x}.json" if cache else None


def folders_of(root: Path) -> dict[str, Path]:
    """The folder of every game of a content folder; those of plug-ins belong to the usual one."""
    found = game_folders(None if root == content_root() else root)
    return {game: folder.path for game, folder in sorted(found.items())}


def fingerprint(root: Path, code: Iterable[Path]) -> str:
    """A short text that changes with any file of the content, or of the folders of code that read it.

    Told from names, sizes and times alone.
    """
    from hashlib import sha256

    digest = sha256(mark_of_code(code).encode())
    plugins = [folder for folder in folders_of(root).values() if root not in folder.parents]
    concepts = sorted({folder.parent / CONCEPTS for folder in plugins})
    for folder in (root, *plugins, *concepts):
        for line in _files(folder, ENDINGS):
            digest.update(line.encode("utf-8", "surrogateescape"))
    return digest.hexdigest()[:16]


def mark_of_code(folders: Iterable[Path]) -> str:
    """A short text that changes with any file of some folders of code, told from names, sizes and times alone."""
    from hashlib import sha256

    digest = sha256(__version__.encode())
    for folder in folders:
        for line in _files(folder, (".py",)):
            digest.update(line.encode("utf-8", "surrogateescape"))
    return digest.hexdigest()[:16]


def _files(folder: Path, endings: tuple[str, ...]) -> Iterator[str]:
    """A line for each file in a folder, at any depth, in a fixed order."""
    waiting = [str(folder)]
    while waiting:
        try:
            with os.scandir(waiting.pop()) as scan:
                found = sorted(scan, key=lambda each: each.name)
        except OSError:
            continue
        for each in found:
            with suppress(OSError):
                if each.is_dir():
                    waiting.append(each.path)
                elif each.name.endswith(endings):
                    status = each.stat()
                    yield f"{each.path}\0{status.st_size}\0{status.st_mtime_ns}\n"
