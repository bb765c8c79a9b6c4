"""A whole library as plain data and back: everything but the folders it lies in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, get_type_hints

from judge.content.library import Library
from judge.content.packing import pack, unpack

# Where a library lies, whoever opens it knows; concepts are entries; and only one without problems is kept.
ELSEWHERE = ("root", "roots", "concepts", "problems")
KEPT = tuple(each.name for each in fields(Library) if each.name not in ELSEWHERE)


def data_of(library: Library, folders: Mapping[str, Path]) -> dict[str, Any]:
    """Plain data for a library whose games lie in these folders."""
    files = {
        game: tuple(replace(file, path=Path(file.path).relative_to(folders[game]).as_posix()) for file in each)
        for game, each in library.scenario_files.items()
    }
    placeless = replace(library, scenario_files=files)
    return {name: pack(getattr(placeless, name)) for name in KEPT}


def library_of(data: Any, folders: Mapping[str, Path]) -> Library | None:
    """The library of these folders out of plain data; None for data that is none, or of other games."""
    kinds = get_type_hints(Library)
    try:
        if set(data["games"]) != set(folders):
            return None
        found = Library(root=Path(), **{name: unpack(kinds[name], data[name]) for name in KEPT})
    except (KeyError, TypeError, ValueError):
        return None
    files = {
        game: tuple(replace(file, path=str(folders[game] / file.path)) for file in each)
        for game, each in found.scenario_files.items()
    }
    concepts = {entry.id: entry for entry in found.entries.values() if entry.kind == "concept"}
    return replace(found, scenario_files=files, concepts=concepts)
