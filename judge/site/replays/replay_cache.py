"""The data of all scenario pages: worked out on all cores, and kept in the user's cache until something changes."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from judge import games
from judge.content.problem import BadInput
from judge.content.ready import cache_folder
from judge.content.where import Folder, plugin_folders
from judge.on_all_cores import on_all_cores
from judge.progress import Progress
from judge.site.linked_library import LinkedLibrary
from judge.site.replays.replay_data import Document, page_data

PACKAGE = Path(__file__).resolve().parent.parent.parent
CODE = (
    "cardtext",
    "content",
    "decks",
    "engine",
    "games",
    "kit",
    "scenario",
    "site/replays/branches.py",
    "site/replays/replay_data.py",
)
DATA = ("game.yml", "units.yml", "readings.yml", "charts", "decks")
WORTH_A_POOL = 12
FAULT = "fault"
PENDING: Document = {"pending": True}


class Job(NamedTuple):
    """A scenario to work out: its id, its text, the name of its file, and the mark of all that decides the outcome."""

    id: str
    text: str
    file: str
    mark: str


@lru_cache(maxsize=2)
def documents(linked: LinkedLibrary, quick: bool = False) -> Mapping[str, Mapping[str, Document]]:
    """The data of every scenario page, by game and id; `fault` says why a scenario cannot be played.

    A quick look takes what an earlier build has kept; the others are PENDING.
    """
    ready = [game for game in linked.library.scenario_files if games.usable(game) is not None]
    code = _mark(_code())
    jobs = {game: list(_jobs(linked, game, code)) for game in ready}
    known = {game: _kept(linked.folders[game]) for game in ready}
    if quick:
        return {game: {job.id: known[game].get(job.mark, PENDING) for job in jobs[game]} for game in ready}
    missing = [job for game in ready for job in jobs[game] if job.mark not in known[game]]
    found = dict(zip((job.mark for job in missing), _worked_out(missing), strict=True))
    for game in ready:
        marks = {job.mark for job in jobs[game]}
        if marks != known[game].keys():
            known[game] = {mark: each for mark, each in {**known[game], **found}.items() if mark in marks}
            _keep(linked.folders[game], known[game])
    return {game: {job.id: known[game][job.mark] for job in jobs[game]} for game in ready}


def _jobs(linked: LinkedLibrary, game: str, code: str) -> Iterator[Job]:
    folder = linked.folders[game]
    data = _mark([folder.path / name for name in DATA])
    for scenario in linked.library.scenario_files[game]:
        text = (folder.path / "scenarios" / f"{scenario.id}.yml").read_text("utf-8")
        mark = hashlib.sha256("\0".join((code, data, scenario.place.file, text)).encode()).hexdigest()
        yield Job(scenario.id, text, scenario.place.file, mark)


def _code() -> Iterator[Path]:
    yield from (PACKAGE / part for part in CODE)
    yield from plugin_folders("games")


def _mark(parts: Iterable[Path]) -> str:
    """One word for the content of files, those in folders included."""
    digest = hashlib.sha256()
    for part in parts:
        inside = sorted(part.rglob("*")) if part.is_dir() else [part]
        for path in inside:
            if path.is_file() and path.suffix != ".pyc":
                digest.update(f"{path.relative_to(part.parent).as_posix()}\0".encode())
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _worked_out(jobs: list[Job]) -> list[Document]:
    with Progress("scenarios played", len(jobs)) as progress:
        if len(jobs) >= WORTH_A_POOL:
            return on_all_cores(work_out, jobs, tick=progress.tick)
        return [work_out(job) for job in jobs]


def work_out(job: Job) -> Document:
    """The data of one page; one faulty scenario must not keep the whole site from being built, so it says why."""
    try:
        return page_data(job.text, job.file)
    except BadInput as bad:
        return {FAULT: str(bad)}
    except Exception as fault:
        return {FAULT: f"{job.file}: {type(fault).__name__}: {fault}"}


def _store(folder: Folder) -> Path | None:
    cache = cache_folder()
    where = crc32(str(folder.path.resolve()).encode("utf-8", "surrogateescape"))
    return cache / f"replays-{folder.name}-{where:08x}.json" if cache else None


def _kept(folder: Folder) -> dict[str, Document]:
    """What an earlier build has kept, by mark; nothing when it cannot be read."""
    store = _store(folder)
    try:
        found = json.loads(store.read_bytes()) if store else {}
        return {str(mark): dict(document) for mark, document in found.items()}
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return {}


def _keep(folder: Folder, made: Mapping[str, Document]) -> None:
    store = _store(folder)
    if store is None:
        return
    good = {mark: document for mark, document in made.items() if FAULT not in document}
    part = store.with_suffix(f".{os.getpid()}.part")
    with suppress(OSError):
        part.write_text(json.dumps(good, ensure_ascii=False, separators=(",", ":")), "utf-8")
        part.replace(store)
