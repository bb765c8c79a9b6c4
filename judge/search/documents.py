"""What is searched: every entry of the library as one document, with the words it can be found by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from judge.content.library import Library
from judge.content.markup import plain
from judge.content.model import Entry
from judge.search.vocabulary import Vocabulary

TITLE, NAME, ALIAS, CALLED, HEADING, UNIT = 1.0, 0.97, 0.93, 0.9, 0.85, 0.8
LONGEST_NAME = 7


@dataclass(frozen=True, slots=True)
class Document:
    """One entry as the search sees it; `names` are what it is called, `parts` its words with their weights."""

    address: str
    slug: str
    id: str
    game: str
    kind: str
    title: str
    text: str
    cites: tuple[str, ...]
    url: str
    parents: tuple[str, ...]
    owner: str
    names: tuple[tuple[str, float], ...] = ()
    parts: tuple[tuple[str, float], ...] = field(default=(), repr=False)


def documents(library: Library, vocabulary: Vocabulary) -> list[Document]:
    """All documents in the order of the library."""
    maker = _Maker(library, vocabulary)
    return [maker.document(entry) for entry in library.entries.values()]


class _Maker:
    """Makes documents, looking up what surrounds each entry."""

    def __init__(self, library: Library, vocabulary: Vocabulary) -> None:
        self.library = library
        self.vocabulary = vocabulary
        self.about = {
            (scenario.game, scenario.id): scenario.about
            for scenarios in library.scenario_files.values()
            for scenario in scenarios
        }

    def document(self, entry: Entry) -> Document:
        around = self.around(entry)
        term = next((each for each in around if each.kind == "term"), None)
        cites = self.cites(entry) or (term.cites if term else ())
        return Document(
            address=entry.address,
            slug=entry.id,
            id=_public_id(entry, cites),
            game=entry.game,
            kind="term" if term else entry.kind,
            title=term.title if term else entry.title,
            text=plain(entry.text),
            cites=cites,
            url=entry.url,
            parents=tuple(each.title for each in reversed(around) if each is not term),
            owner=term.address if term else entry.address,
            names=() if term else tuple(self.names(entry)),
            parts=tuple(self.parts(entry, around)),
        )

    def around(self, entry: Entry) -> list[Entry]:
        """The entries that hold this one, the nearest first, up to the chapter, term or chart."""
        found: list[Entry] = []
        while (holder := self.holder(entry)) is not None and holder not in found and len(found) < 20:
            found.append(holder)
            entry = holder
        return found

    def holder(self, entry: Entry) -> Entry | None:
        entries, parent = self.library.entries, entry.parent
        if parent:
            return entries.get(f"{entry.game}:{parent}") or entries.get(f"chart:{entry.game}/{parent}")
        page = entry.page.rstrip("/").rpartition("/")[2]
        return entries.get(f"{entry.game}:{page}") if entry.kind == "rule" else None

    def cites(self, entry: Entry) -> tuple[str, ...]:
        """The units an entry states or rests on; those that a scenario is about."""
        if entry.kind != "scenario":
            return entry.cites
        about = self.about.get((entry.game, entry.id), ())
        return tuple(each.removeprefix(f"{entry.game}:") for each in about)

    def names(self, entry: Entry) -> Iterator[tuple[str, float]]:
        """What an entry is called, each with how surely a query that says just this means it."""
        yield entry.title, TITLE if entry.kind == "term" else HEADING
        for alias in entry.aliases:
            yield alias, ALIAS
        for called in self.vocabulary.of(entry.game).names.get(entry.id, ()):
            yield called, CALLED
        for title in self.unit_titles(entry):
            yield title, UNIT

    def unit_titles(self, entry: Entry) -> Iterator[str]:
        units = self.library.units.get(entry.game, {})
        for cite in entry.cites if entry.kind in ("rule", "chapter", "term") else ():
            if cite in units and units[cite].title != entry.title:
                yield units[cite].title

    def parts(self, entry: Entry, around: Iterable[Entry]) -> Iterator[tuple[str, float]]:
        """The texts an entry can be found by, each with the weight of its words."""
        yield entry.title, 3.0 if entry.kind != "note" else 1.0
        for alias in entry.aliases:
            yield alias, 1.5
        for called in self.vocabulary.of(entry.game).names.get(entry.id, ()):
            yield called, 2.0
        for title in self.unit_titles(entry):
            yield title, 1.5
        yield plain(entry.text), 1.0
        for distance, each in enumerate(around):
            yield each.title, 1.5 if each.kind == "term" else max(1.0 - 0.3 * distance, 0.4)
        if entry.kind in ("reading", "misreading", "note", "step", "scenario"):
            for cite in self.cites(entry):
                yield self.title_of(entry.game, cite), 0.4

    def title_of(self, game: str, unit: str) -> str:
        stating = self.library.covering(game, unit)
        return stating[0].title if stating else ""


def _public_id(entry: Entry, cites: tuple[str, ...]) -> str:
    """The unit id of what states one unit; its own id for everything else."""
    if entry.kind in ("reading", "misreading", "note", "scenario", "concept", "chart"):
        return entry.id
    return entry.id if entry.id in cites or not cites else cites[0]
