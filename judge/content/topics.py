"""The scenarios of a game by what they are about: the chapters of its rulebook, in their order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from judge.content.library import Library
from judge.content.model import ScenarioFile

GLOSSARY, OTHER = "glossary", "other"
Topics = Mapping[str, tuple[str, list[ScenarioFile]]]


def by_topic(library: Library, game: str, scenarios: Iterable[ScenarioFile]) -> Topics:
    """The scenarios by the chapter, or the glossary, that states the first rule they are about; none is empty."""
    chapters = sorted(library.of(game, "chapter"), key=lambda entry: (entry.order, entry.id))
    topics: dict[str, tuple[str, list[ScenarioFile]]] = {each.id: (each.title, []) for each in chapters}
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
