"""The YAML files of a game read into the model; what cannot be read is noted and left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from judge.content.model import (
    ChartDoc,
    GameInfo,
    Misreading,
    NodeDoc,
    Note,
    Reading,
    ScenarioFile,
    Unit,
    own_units,
)
from judge.content.problem import BadInput, Place, Problem, found_twice, unknown
from judge.content.shape import read
from judge.content.where import Folder
from judge.content.yamltree import LIMITS, Limits, Node, parse

T = TypeVar("T")
Placed = TypeVar("Placed", Unit, Reading, Misreading, Note, ChartDoc)
CONTENT = Limits(size=4 * 1024 * 1024, nodes=200_000)


@dataclass(slots=True)
class Sources:
    """Reads the files of one folder and collects what is wrong with them."""

    folder: Folder
    problems: list[Problem] = field(default_factory=list)

    def text(self, path: Path) -> str | None:
        """The text of a file, or None with a problem noted."""
        try:
            return path.read_text("utf-8")
        except UnicodeDecodeError:
            self.note(Place(self.folder.shown(path)), "the file is not UTF-8 text")
        except OSError as error:
            self.note(Place(self.folder.shown(path)), f"the file cannot be read ({error.strerror})")
        return None

    def tree(self, path: Path, limits: Limits = CONTENT) -> Node | None:
        """The YAML tree of a file, or None with a problem noted."""
        text = self.text(path)
        if text is None:
            return None
        try:
            return parse(text, self.folder.shown(path), limits)
        except BadInput as bad:
            self.problems.extend(bad.problems)
            return None

    def shaped(self, node: Node | None, cls: type[T], file: str) -> T | None:
        """A tree as a value of the class, or None with its problems noted."""
        if node is None:
            return None
        try:
            return read(node, cls, file)
        except BadInput as bad:
            self.problems.extend(bad.problems)
            return None

    def note(self, place: Place, message: str) -> None:
        """Adds a problem."""
        self.problems.append(Problem(place, message))

    def elements(self, path: Path) -> Iterator[Node]:
        """The elements of a file that is one list; nothing when the file is not there."""
        node = self.tree(path) if path.is_file() else None
        if node is not None and node.kind != "list" and not node.is_null:
            self.note(node.place(self.folder.shown(path)), "this file must be a list")
        yield from node.elements if node else ()

    def unique(self, values: Iterable[Placed], what: str) -> dict[str, Placed]:
        """Values by id; of two with the same id the first is kept and the second noted."""
        kept: dict[str, Placed] = {}
        for value in values:
            if value.id in kept:
                self.note(value.place, found_twice(what, value.id, kept[value.id].place))
            else:
                kept[value.id] = value
        return kept


def game_info(sources: Sources) -> GameInfo | None:
    """The game.yml of a game."""
    path = sources.folder.path / "game.yml"
    info = sources.shaped(sources.tree(path), GameInfo, sources.folder.shown(path))
    return replace(info, id=sources.folder.name) if info else None


def units(sources: Sources) -> dict[str, Unit]:
    """The citable units of a game's rulebook by id, in the order of the rulebook."""
    path = sources.folder.path / "units.yml"
    file = sources.folder.shown(path)
    found = (sources.shaped(node, Unit, file) for node in sources.elements(path))
    return sources.unique((unit for unit in found if unit), "unit")


@dataclass(frozen=True, slots=True)
class OpenPoints:
    """The readings.yml of a game: its readings, its known misreadings, its notes."""

    readings: dict[str, Reading]
    misreadings: dict[str, Misreading]
    notes: dict[str, Note]


def open_points(sources: Sources) -> OpenPoints:
    """The readings, misreadings and notes of a game, each told by its first key."""
    path = sources.folder.path / "readings.yml"
    file, game = sources.folder.shown(path), sources.folder.name
    readings: list[Reading] = []
    misreadings: list[Misreading] = []
    notes: list[Note] = []
    for node in sources.elements(path):
        kind = next(iter(node.entries), "")
        if kind == "reading" and (reading := sources.shaped(node, Reading, file)):
            readings.append(replace(reading, cites=own_units(reading.cites, game)))
        elif kind == "misreading" and (misreading := sources.shaped(node, Misreading, file)):
            misreadings.append(replace(misreading, cites=own_units(misreading.cites, game)))
        elif kind == "note" and (note := sources.shaped(node, Note, file)):
            notes.append(replace(note, cites=own_units(note.cites, game)))
        elif kind not in ("reading", "misreading", "note"):
            sources.note(node.place(file), unknown("first key", kind, ("reading", "misreading", "note")))
    return OpenPoints(
        sources.unique(readings, "reading"),
        sources.unique(misreadings, "misreading"),
        sources.unique(notes, "note"),
    )


def charts(sources: Sources) -> dict[str, ChartDoc]:
    """The timing charts of a game by id."""
    found = []
    for path in sources.folder.files("charts", "*.yml"):
        chart = sources.shaped(sources.tree(path), ChartDoc, sources.folder.shown(path))
        if chart:
            found.append(_own_chart(chart, sources.folder.name))
    return sources.unique(found, "chart")


def _own_chart(chart: ChartDoc, game: str) -> ChartDoc:
    windows = {name: replace(window, cites=own_units(window.cites, game)) for name, window in chart.windows.items()}
    return replace(
        chart,
        cites=own_units(chart.cites, game),
        nodes=tuple(_own_node(node, game) for node in chart.nodes),
        windows=MappingProxyType(windows),
    )


def _own_node(node: NodeDoc, game: str) -> NodeDoc:
    return replace(node, cites=own_units(node.cites, game))


def scenarios(sources: Sources) -> list[ScenarioFile]:
    """The scenario files of a game by their headings; what a heading lacks stays empty."""
    found = []
    for path in sources.folder.files("scenarios", "*.yml"):
        node = sources.tree(path, LIMITS)
        if node is not None and node.kind == "map":
            found.append(_heading(path, node, sources.folder))
        elif node is not None:
            sources.note(node.place(sources.folder.shown(path)), "a scenario is a group of keys")
    return found


def _heading(path: Path, node: Node, folder: Folder) -> ScenarioFile:
    words = {key: value.text for key, value in node.entries.items() if not value.is_null}
    about = node.entries.get("about")
    cites = [each.text for each in about.elements] if about and about.kind == "list" else []
    example = words.get("example", "")
    return ScenarioFile(
        id=path.stem,
        game=folder.name,
        path=str(path),
        title=words.get("title", "") or path.stem,
        kind=words.get("kind", "") or ("example" if example else "dispute"),
        example=example,
        about=tuple(cite for cite in cites or [words.get("about", "")] if cite),
        place=Place(folder.shown(path), 1),
    )
