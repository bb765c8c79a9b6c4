"""Where an index is kept, and whether it is still that of the content: told from file names, sizes and times alone."""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from judge.content import ready

KEPT, ABANDONED = 2, 3600.0
_CODE = (Path(__file__).parent.parent, Path(__file__).parent.parent.parent / "content")


def fingerprint(root: Path) -> str:
    """A short text that changes with any file of the content, of the vocabulary or of the code that reads them."""
    return ready.fingerprint(root, _CODE)


def trusted(place: Path) -> bool:
    """Whether a folder is there and only we can have written it: an index made by others could run their code."""
    try:
        status = place.lstat()
    except OSError:
        return False
    mine = not hasattr(os, "getuid") or status.st_uid == os.getuid()
    return stat.S_ISDIR(status.st_mode) and mine and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def place_of(root: Path, mark: str) -> Path | None:
    """The folder of the index with this fingerprint."""
    cache = ready.cache_folder()
    where = crc32(str(root.resolve()).encode("utf-8", "surrogateescape"))
    return cache / f"search-{where:08x}-{mark}" if cache else None


def fresh_folder(place: Path) -> Path:
    """An empty folder beside the place, to build in."""
    return Path(tempfile.mkdtemp(prefix=f"{place.name}-", suffix=".part", dir=place.parent))


def swap_in(built: Path, place: Path) -> None:
    """Puts a finished index in its place; if another process of ours was faster, that one stays."""
    try:
        built.replace(place)
    except OSError:
        if not trusted(place):
            raise
        shutil.rmtree(built, ignore_errors=True)
    _clear_old(place)


def _clear_old(place: Path) -> None:
    """Removes indexes of earlier content, but not the newest of them: a running server may still read it."""
    family = place.name.rpartition("-")[0]
    finished, now = [], time.time()
    for each in place.parent.glob(f"{family}-*"):
        with suppress(OSError):
            age = now - each.stat().st_mtime
            if each.suffix == ".part":
                if age > ABANDONED:
                    shutil.rmtree(each, ignore_errors=True)
            elif each != place:
                finished.append((age, each))
    for _, each in sorted(finished)[KEPT - 1 :]:
        shutil.rmtree(each, ignore_errors=True)
