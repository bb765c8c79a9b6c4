"""Loads the content of all games into a library; bad files are reported and left out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from judge.content import entries as data
from judge.content import pages, ready, sources
from judge.content.kept_library import data_of, library_of
from judge.content.library import Library
from judge.content.model import ChartDoc, Entry, GameInfo, Link, ScenarioFile, Unit
from judge.content.problem import Problem, found_twice
from judge.content.ready import CONCEPTS
from judge.content.sources import OpenPoints, Sources
from judge.content.where import Folder, chosen, content_root, content_roots

KEPT = "library"


def load(root: Path | None = None, games: Iterable[str] | None = None) -> Library:
    """The content of all games, or of those named; never raises for what a file holds.

    What was read whole and without a problem is kept, and not read again until a file of it changes.
    """
    if games is not None:
        return _read(root, games)
    place = content_root() if root is None else root
    folders = {folder.name: folder.path for folder in chosen(root, None)}
    mark = [ready.fingerprint(place, [Path(__file__).parent]), *folders]
    kept = library_of(ready.taken(KEPT, place, mark), folders)
    if kept is not None:
        return replace(kept, root=place, roots=tuple(content_roots(root)))
    library = _read(root, None)
    if not library.problems:
        ready.keep(KEPT, place, mark, data_of(library, folders))
    return library


def _read(root: Path | None, games: Iterable[str] | None) -> Library:
    folder = content_root() if root is None else root
    parts = [_load_game(each) for each in chosen(root, games)]
    good = [part for part in parts if part.info]
    roots = tuple(content_roots(root))
    shared = [Sources(Folder(each, CONCEPTS)) for each in roots]
    concepts = pages.concepts(shared)
    problems = [problem for part in parts for problem in part.problems]
    problems += [problem for part in shared for problem in part.problems]
    entries = [entry for part in good for entry in part.entries] + concepts.entries
    return Library(
        root=folder,
        roots=roots,
        games={part.game: part.info for part in good if part.info},
        units={part.game: part.units for part in good},
        entries=_by_address(entries, problems),
        links=tuple(link for part in good for link in part.links) + tuple(concepts.links),
        readings={part.game: part.open.readings for part in good},
        misreadings={part.game: part.open.misreadings for part in good},
        notes={part.game: part.open.notes for part in good},
        charts={part.game: part.charts for part in good},
        scenario_files={part.game: part.scenarios for part in good},
        concepts={entry.id: entry for entry in concepts.entries},
        problems=tuple(sorted(problems)),
    )


@dataclass(slots=True)
class _Part:
    """What was loaded of one game."""

    game: str
    info: GameInfo | None
    units: Mapping[str, Unit] = field(default_factory=dict)
    open: OpenPoints = field(default_factory=lambda: OpenPoints({}, {}, {}))
    charts: Mapping[str, ChartDoc] = field(default_factory=dict)
    scenarios: tuple[ScenarioFile, ...] = ()
    entries: list[Entry] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


def _load_game(folder: Folder) -> _Part:
    files, game = Sources(folder), folder.name
    info = sources.game_info(files)
    if info is None:
        return _Part(game, None, problems=files.problems)
    units = sources.units(files)
    part = _Part(
        game,
        info,
        units,
        sources.open_points(files),
        sources.charts(files),
        tuple(sources.scenarios(files)),
        problems=files.problems,
    )
    written = pages.glossary(files, info.edition, units)
    written.add(pages.chapters(files, info.edition, units))
    part.entries = data.with_parents(written.entries)
    part.links = written.links
    _add_data(part, info)
    return part


def _add_data(part: _Part, info: GameInfo) -> None:
    """Adds the entries and links of what is written as data."""
    made = [data.of_reading(each, info) for each in part.open.readings.values()]
    made += [data.of_misreading(each, info) for each in part.open.misreadings.values()]
    made += [data.of_note(each, info) for each in part.open.notes.values()]
    made += [entry for chart in part.charts.values() for entry in data.of_chart(chart, info)]
    for scenario in part.scenarios:
        entry = data.of_scenario(scenario, info)
        made.append(entry)
        part.links.extend(data.about_links(scenario, entry))
    part.entries.extend(made)
    part.links.extend(link for entry in made for link in data.links_of(entry))


def _by_address(entries: Iterable[Entry], problems: list[Problem]) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for entry in entries:
        first = found.setdefault(entry.address, entry)
        if first is not entry:
            problems.append(Problem(entry.place, found_twice("id", entry.id, first.place)))
    return found
