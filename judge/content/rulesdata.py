"""What the engine needs of one game's content, kept ready in a cache so that a run starts at once."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any
from zlib import crc32

from judge.content.chartdoc import ChartDoc
from judge.content.openpoints import Misreading, Reading
from judge.content.packed import outline, pack, unpack
from judge.content.problem import BadInput, Place, Problem, unknown
from judge.content.where import Folder, content_root, game_folders

FORMAT = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesData:
    """One game's edition, charts, readings, misreadings and units (title by id)."""

    game: str
    edition: str
    units: Mapping[str, str]
    charts: Mapping[str, ChartDoc]
    readings: Mapping[str, Reading]
    misreadings: Mapping[str, Misreading]
    problems: tuple[Problem, ...] = ()


def load_rules_data(game: str, root: Path | None = None) -> RulesData:
    """The engine's share of a game's content; BadInput for a game that is not there or cannot be read."""
    folder = game_folders(root).get(game) or Folder(content_root() if root is None else root, game)
    if not (folder.path / "game.yml").is_file():
        raise BadInput.at(Place(folder.root.name), unknown("game", game, game_folders(root)))
    stamp = _stamp(folder)
    store = _store(folder)
    kept = _kept(store, stamp) if store else None
    if kept is not None:
        return kept
    data = _read(folder)
    if store and not data.problems:
        _keep(store, stamp, data)
    return data


def _read(folder: Folder) -> RulesData:
    from judge.content import sources

    files = sources.Sources(folder)
    info = sources.game_info(files)
    if info is None:
        raise BadInput(files.problems)
    points = sources.open_points(files)
    return RulesData(
        game=info.id,
        edition=info.edition,
        units=MappingProxyType({unit.id: unit.title for unit in sources.units(files).values()}),
        charts=MappingProxyType(sources.charts(files)),
        readings=MappingProxyType(points.readings),
        misreadings=MappingProxyType(points.misreadings),
        problems=tuple(sorted(files.problems)),
    )


def _stamp(folder: Folder) -> list[Any]:
    """What the kept data depends on: its own form, and path, size and time of every file it came from."""
    single = [folder.path / name for name in ("game.yml", "units.yml", "readings.yml")]
    stamp: list[Any] = [FORMAT, outline(RulesData)]
    for path in (*single, *folder.files("charts", "*.yml")):
        with suppress(OSError):
            found = path.stat()
            stamp.append([str(path.resolve()), found.st_size, found.st_mtime_ns])
    return stamp


def _store(folder: Folder) -> Path | None:
    """The file that keeps the data of a game; games of different content folders do not share one."""
    given = os.environ.get("XDG_CACHE_HOME", "")
    try:
        base = Path(given) if os.path.isabs(given) else Path.home() / ".cache"
    except RuntimeError:
        return None
    where = crc32(str(folder.path.resolve()).encode("utf-8", "surrogateescape"))
    return base / "judge" / f"{folder.name}-{where:08x}.json"


def _kept(store: Path, stamp: list[Any]) -> RulesData | None:
    try:
        kept = json.loads(store.read_bytes())
        return unpack(RulesData, kept["data"]) if kept["stamp"] == stamp else None
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _keep(store: Path, stamp: list[Any], data: RulesData) -> None:
    text = json.dumps({"stamp": stamp, "data": pack(data)}, ensure_ascii=False, separators=(",", ":"))
    part = store.with_suffix(f".{os.getpid()}.part")
    try:
        store.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(text, "utf-8")
        part.replace(store)
    except (OSError, ValueError):
        with suppress(OSError):
            part.unlink()
