"""The scenarios and open points of a game by what they are about: the chapters of its rulebook, in their order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from judge.content.library import Library
from judge.content.model import Entry, Misreading, Note, Reading, ScenarioFile

GLOSSARY, OTHER = "glossary", "other"
ELSEWHERE = "Other parts of the rulebook"
Point = TypeVar("Point", bound=Reading | Misreading | Note)
Topics = Mapping[str, tuple[str, list[ScenarioFile]]]


def by_topic(library: Library, game: str, scenarios: Iterable[ScenarioFile]) -> Topics:
    """The scenarios by the chapter, or the glossary, that states the first rule they are about; none is empty."""
    topics: dict[str, tuple[str, list[ScenarioFile]]] = {each.id: (each.title, []) for each in _chapters(library, game)}
    topics |= {GLOSSARY: ("Terms of the glossary", []), OTHER: ("Other questions", [])}
    for scenario in scenarios:
        topics[_topic(library, scenario, topics)][1].append(scenario)
    return {topic: both for topic, both in topics.items() if both[1]}


def _topic(library: Library, scenario: ScenarioFile, topics: Topics) -> str:
    about = library.resolve(scenario.about[0], scenario.game) if scenario.about else None
    if about is None:
        return OTHER
    part, name = about.page.rstrip("/").split("/")[1:][:2]
    return GLOSSARY if part == "glossary" else name if name in topics else OTHER


def points_by_topic(library: Library, game: str, points: Iterable[Point]) -> dict[str, list[Point]]:
    """Open points under the title of the chapter whose rules they are about, in the order of the chapters."""
    chapters = {each.page: each.title for each in _chapters(library, game)}
    topics: dict[str, list[Point]] = {title: [] for title in (*chapters.values(), ELSEWHERE)}
    for point in points:
        stated = (each for cite in point.cites for each in library.covering(game, cite))
        topics[next((chapters[each.page] for each in stated if each.page in chapters), ELSEWHERE)].append(point)
    return {title: found for title, found in topics.items() if found}


def _chapters(library: Library, game: str) -> list[Entry]:
    return sorted(library.of(game, "chapter"), key=lambda entry: (entry.order, entry.id))
