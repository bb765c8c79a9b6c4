"""Entries for what is written as data: readings, misreadings, notes, charts, steps and scenarios."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from judge.content.markup import plain, references
from judge.content.model import (
    ChartDoc,
    Entry,
    GameInfo,
    Link,
    Misreading,
    NodeDoc,
    Note,
    Option,
    Reading,
    ScenarioFile,
)

# What marks the right answer among the mistakes of a misreading.
THE_RULE = "the rule"

LONGEST_TITLE = 8
_LAST_PART = re.compile(r"[.\-][0-9]+[a-z]?$")


def of_reading(reading: Reading, game: GameInfo) -> Entry:
    """A reading as an entry: the question, then each answer with its reason, the default marked."""
    return Entry(
        id=reading.id,
        game=game.id,
        kind="reading",
        title=reading.question,
        text=_answers(reading.options, reading.default, "default"),
        place=reading.place,
        cites=reading.cites,
        page=f"{game.id}/readings/",
        anchor=reading.id,
        edition=game.edition,
    )


def of_misreading(misreading: Misreading, game: GameInfo) -> Entry:
    """A misreading as an entry: the question, the rule, and the mistakes with why they are mistakes."""
    return Entry(
        id=misreading.id,
        game=game.id,
        kind="misreading",
        title=misreading.question,
        text=_answers(misreading.options, misreading.right, THE_RULE),
        place=misreading.place,
        cites=misreading.cites,
        page=f"{game.id}/readings/",
        anchor=misreading.id,
        edition=game.edition,
    )


def _answers(options: Mapping[str, Option], first: str, mark: str) -> str:
    lines = []
    for name, option in sorted(options.items(), key=lambda pair: pair[0] != first):
        sign = f" ({mark})" if name == first else ""
        lines.append(f"- **{option.says}**{sign} {option.because}")
    return "\n".join(dict.fromkeys(lines))  # one mistake may be made in several ways: it is told once


def _about(note: Note) -> str:
    """A note has no title: it is called by the beginning of what it says of the text."""
    first = plain(note.says).partition(". ")[0].rstrip(".")
    words = first.split()
    return first if len(words) <= LONGEST_TITLE else " ".join(words[:LONGEST_TITLE]).rstrip(",;:") + " …"


def of_note(note: Note, game: GameInfo) -> Entry:
    """A note as an entry: what the rulebook says, how it is read."""
    return Entry(
        id=note.id,
        game=game.id,
        kind="note",
        title=_about(note),
        text=f"{note.says}\n\n{note.read}",
        place=note.place,
        cites=note.cites,
        page=f"{game.id}/readings/",
        anchor=note.id,
        edition=game.edition,
    )


def of_chart(chart: ChartDoc, game: GameInfo) -> Iterator[Entry]:
    """A chart as an entry, and each of its nodes that has a title."""
    page = f"{game.id}/charts/{chart.id}/"
    yield Entry(
        id=chart.id,
        game=game.id,
        kind="chart",
        title=chart.title,
        text=chart.about,
        place=chart.place,
        cites=chart.cites,
        page=page,
        edition=game.edition,
    )
    for node in chart.nodes:
        yield _of_node(node, chart, game, page)


def _of_node(node: NodeDoc, chart: ChartDoc, game: GameInfo, page: str) -> Entry:
    window = chart.windows.get(node.window)
    return Entry(
        id=f"{chart.id}/{node.id}",
        game=game.id,
        kind="step",
        title=node.title or (window.title if window else "") or node.id,
        text=node.note or (window.note if window else ""),
        place=node.place,
        cites=node.cites,
        parent=chart.id,
        page=page,
        anchor=node.id,
        edition=game.edition,
        sort=node.does,
    )


def of_scenario(scenario: ScenarioFile, game: GameInfo) -> Entry:
    """A scenario as an entry, by its heading."""
    return Entry(
        id=scenario.id,
        game=game.id,
        kind="scenario",
        title=scenario.title,
        text="",
        place=scenario.place,
        page=f"{game.id}/scenarios/{scenario.id}/",
        edition=game.edition,
        sort=scenario.kind,
    )


def links_of(entry: Entry) -> Iterator[Link]:
    """The links of an entry that is written as data: the units it rests on, the links in its words."""
    for cite in entry.cites:
        yield Link(entry.address, cite, "", entry.place, "cites")
    for reference in references(entry.text):
        yield Link(entry.address, reference.target, reference.label, entry.place)


def about_links(scenario: ScenarioFile, entry: Entry) -> Iterator[Link]:
    """The links from a scenario to the rules it is about."""
    for target in scenario.about:
        yield Link(entry.address, target, "", scenario.place, "about")


def with_parents(entries: Iterable[Entry]) -> list[Entry]:
    """Rules with numbers get the nearest shorter number as their parent; the others keep the block around."""
    every = list(entries)
    holders = {unit: entry.id for entry in every if entry.kind == "chapter" for unit in entry.cites}
    holders.update((entry.id, entry.id) for entry in every)
    return [_with_parent(entry, holders) if entry.kind == "rule" else entry for entry in every]


def _with_parent(entry: Entry, holders: Mapping[str, str]) -> Entry:
    id = entry.id
    while shorter := _LAST_PART.sub("", id) if _LAST_PART.search(id) else "":
        if shorter in holders:
            return replace(entry, parent=holders[shorter])
        id = shorter
    return entry
