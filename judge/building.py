"""Builds the site where others may want to as well: one at a time, with a note for all of how far it has come."""

from __future__ import annotations

import json
import logging
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, NamedTuple

from judge.content.problem import BadInput, Place
from judge.progress import Progress
from judge.site.settings import settings_file
from judge.site.up_to_date import WORKING, built_fingerprint, check_free, fingerprint

LOCK, NOTE = f"{WORKING}lock", f"{WORKING}note"
PAUSE, NOTED_EVERY = 0.5, 0.5
# Windows does not let others read what is locked, so what is locked lies beyond everything that is ever written.
FAR = 1 << 30
# What mkdocs logs about each page: it is read first, and written once all have been read.
STEPS = ("Reading: ", "Building page ")
PAGES = re.compile(r"Building ([\d,]+) pages")
Report = Callable[[str], None]


class Note(NamedTuple):
    """How far a build is: what it does now, and how many pages of how many are done."""

    said: str = ""
    done: int = 0
    total: int = 0


def build_alone(
    out: Path, *, quick: bool = False, config: Path | None = None, zensical: bool = False, report: Report = print
) -> bool:
    """Builds the site once nobody else is building it there, and says whether nothing is missing in it.

    BadInput says why it cannot be built.
    """
    from judge.site.build import build

    try:
        if not (out / LOCK).exists():  # Whoever is building there may be half done; the build itself looks again.
            check_free(out)
        with _locked(out, report):
            for left in out.glob(f"{WORKING}*/"):
                shutil.rmtree(left, ignore_errors=True)
            with _noted(out, report) as said:
                return build(out, quick=quick, config=config, zensical=zensical, report=said)
    except OSError as error:
        raise BadInput.at(Place(str(out)), f"the site cannot be written: {error.strerror or error}") from error


def is_current(out: Path) -> bool:
    """Whether the site in a folder is whole, and made from what would be built now."""
    return built_fingerprint(out) == fingerprint(settings_file())


def note_of(out: Path) -> Note:
    """How far the build of a site is, whoever builds it; an empty note when nobody does."""
    try:
        return Note(**json.loads((out / NOTE).read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return Note()


@contextmanager
def _locked(out: Path, report: Report) -> Iterator[None]:
    """Waits for whoever is building; the system gives the lock back when its holder ends, however that happens."""
    try:
        out.mkdir(parents=True, exist_ok=True)
        file = (out / LOCK).open("ab")
    except OSError:
        # What cannot be written may still be up to date; if it is not, the build says what is wrong.
        yield
        return
    told = False
    while not _held(file, out / LOCK):
        if not told:
            report("The site is being built by another judge; waiting for it")
            told = True
        time.sleep(PAUSE)
        file.close()
        file = (out / LOCK).open("ab")
    with file:
        try:
            yield
        finally:
            with suppress(OSError):
                (out / LOCK).unlink()


def _held(file: IO[bytes], path: Path) -> bool:
    """Takes the lock; one that its last holder has taken away meanwhile is none."""
    with suppress(OSError):
        return _taken(file) and os.path.samestat(os.fstat(file.fileno()), path.stat())
    return False


def _taken(file: IO[bytes]) -> bool:
    """Takes the lock, unless somebody else has it."""
    try:
        if os.name == "nt":
            import msvcrt

            file.seek(FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


@contextmanager
def _noted(out: Path, report: Report) -> Iterator[Report]:
    """Writes down what is said and how many pages are done, and takes the note away in the end."""
    counting = _Counting(out)
    log = logging.getLogger("mkdocs.commands.build")
    level = log.level
    log.setLevel(logging.DEBUG)
    log.addFilter(counting)

    def said(words: str) -> None:
        counting.say(words)
        report(words)

    try:
        with counting.progress:
            yield said
    finally:
        log.removeFilter(counting)
        log.setLevel(level)
        with suppress(OSError):
            (out / NOTE).unlink(missing_ok=True)


class _Counting(logging.Filter):
    """Counts pages by what mkdocs logs about them, and lets through only what is to be heard."""

    def __init__(self, out: Path) -> None:
        super().__init__()
        self.out = out
        self.progress = Progress("pages written")
        self.said, self.steps, self.total, self.last = "", 0, 0, 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        if record.getMessage().startswith(STEPS):
            self._step()
        return record.levelno >= logging.getLogger("mkdocs").getEffectiveLevel()

    def say(self, words: str) -> None:
        self.said = words
        if found := PAGES.fullmatch(words):
            self.steps, self.total = 0, int(found[1].replace(",", ""))
            self.progress.total = self.total
        self._write()

    @property
    def done(self) -> int:
        return min(self.steps // len(STEPS), self.total or self.steps)

    def _step(self) -> None:
        self.steps += 1
        self.progress.tick(self.done)
        if time.monotonic() - self.last >= NOTED_EVERY:
            self._write()

    def _write(self) -> None:
        self.last = time.monotonic()
        note, part = Note(self.said, self.done, self.total), self.out / f"{NOTE}.part"
        with suppress(OSError):
            part.write_text(json.dumps(note._asdict()), "utf-8")
            part.replace(self.out / NOTE)
