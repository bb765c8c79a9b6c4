"""What is searched: every entry of the library as one document, with the words it can be found by."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from judge.content.entries import THE_RULE
from judge.content.library import Library
from judge.content.markup import plain, references
from judge.content.model import Entry, address, printed_number
from judge.search.vocabulary import Vocabulary

TITLE, ALIAS, CALLED, HEADING, UNIT = 1.0, 0.93, 0.9, 0.85, 0.8
LONGEST_NAME = 7
TITLE_WEIGHT, CALLED_WEIGHT, ALIAS_WEIGHT, UNIT_WEIGHT = 3.0, 2.0, 1.5, 1.5
OWN, BELOW, SAID, CITED, ASKED = 1.0, 0.4, 0.8, 0.4, 1.25
AROUND, FURTHER, LEAST_AROUND, TERM_AROUND = 1.0, 0.3, 0.4, 0.8
_SENTENCE = re.compile(r"(?<=[.;?!])\s+")
_MARKER = re.compile(r"^\s*(?:[-*+]|\d{1,9}[.)])\s+")


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
        self.inside: dict[tuple[str, str], set[str]] = {}
        for entry in library.entries.values():
            if entry.parent and entry.kind == "rule":
                lines = self.inside.setdefault((entry.game, entry.parent), set())
                lines.update(_bare(line) for line in entry.text.split("\n"))
        self.sentences: dict[str, list[str]] = {}
        for entry in library.entries.values():
            for target, sentence in _references(self.own_text(entry)[0]):
                if (found := library.resolve(target, entry.game)) and found is not entry:
                    self.sentences.setdefault(found.address, []).append(sentence)

    def document(self, entry: Entry) -> Document:
        around = self.around(entry)
        term = next((each for each in around if each.kind == "term"), None)
        cites = tuple(dict.fromkeys((*self.cites(entry), *(term.cites if term else ()))))
        return Document(
            address=entry.address,
            slug=term.id if term else entry.id,
            id=_public_id(entry, cites),
            game=entry.game,
            kind="term" if term else entry.kind,
            title=term.title if term else entry.title,
            text=plain(entry.text) or self.about_text(entry),
            cites=cites,
            url=entry.url,
            parents=tuple(each.title for each in reversed(around) if each is not term),
            owner=(term or self.stating(entry) or entry).address,
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
        entries = self.library.entries
        if entry.kind == "step":
            return entries.get(address("chart", entry.game, entry.parent))
        page = entry.page.rstrip("/").rpartition("/")[2]
        return entries.get(f"{entry.game}:{entry.parent or page}") if entry.kind == "rule" else None

    def cites(self, entry: Entry) -> tuple[str, ...]:
        """The units an entry states or rests on; those that a scenario is about."""
        if entry.kind != "scenario":
            return entry.cites
        about = self.about.get((entry.game, entry.id), ())
        return tuple(each.removeprefix(f"{entry.game}:") for each in about)

    def about_text(self, entry: Entry) -> str:
        """What an entry without a text is about: the rules it rests on."""
        return "\n".join(self.named(entry.game, cite) for cite in self.cites(entry))

    def named(self, game: str, cite: str) -> str:
        """A rule as people know it: its number, where the rulebook prints one, and its title."""
        title = self.title_of(game, cite)
        return f"{printed_number(cite)} {title}".strip() or cite

    def stating(self, entry: Entry) -> Entry | None:
        """The rule that a step of a chart carries out."""
        found = self.library.covering(entry.game, entry.cites[0]) if entry.kind == "step" and entry.cites else ()
        return found[0] if found else None

    def names(self, entry: Entry) -> Iterator[tuple[str, float]]:
        """What an entry is called, each with how surely a query that says just this means it."""
        if entry.kind != "note":
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
        mistake = entry.kind == "misreading"  # There are very many: their words are enough to find them.
        title = _apart(_telling(entry.title, 3)) if mistake else entry.title
        if entry.kind != "note":  # It is called by the beginning of its text.
            yield title, TITLE_WEIGHT
        for alias in entry.aliases:
            yield alias, ALIAS_WEIGHT
        for called in self.vocabulary.of(entry.game).names.get(entry.id, ()):
            yield called, CALLED_WEIGHT
        for title in self.unit_titles(entry):
            yield title, UNIT_WEIGHT
        if entry.kind in ("rule", "term", "chapter"):
            for question in self.vocabulary.of(entry.game).asked.get(entry.id, ()):
                yield question, ASKED
        own, below = self.own_text(entry)
        if entry.kind == "reading":  # Found by its question and answers; of the reasons, the words are enough.
            own, reasons = _answers_and_reasons(own)
            yield _apart(_telling(plain(reasons), 4)), OWN
        least = {"misreading": 5, "note": 4}.get(entry.kind, 0)
        yield _apart(_telling(plain(own), least)) if least else plain(own), OWN
        yield plain(below), BELOW
        yield self.said_of(entry), SAID
        for distance, each in enumerate(around):
            yield each.title, TERM_AROUND if each.kind == "term" else max(AROUND - FURTHER * distance, LEAST_AROUND)
        if entry.kind in ("reading", "note", "step", "scenario"):
            for cite in self.cites(entry):
                yield _apart(self.title_of(entry.game, cite)), CITED

    def own_text(self, entry: Entry) -> tuple[str, str]:
        """The lines of an entry that are its own, and those that are entries themselves."""
        own: list[str] = []
        below: list[str] = []
        inside = self.inside.get((entry.game, entry.id), set())
        for line in entry.text.split("\n"):
            (below if _bare(line) in inside else own).append(line)
        if entry.kind == "misreading":
            # The mistakes alone: what is right, and why, is said by its rules, which are entries themselves.
            own = [line[: line.rfind("**") + 2] for line in own if f"({THE_RULE})" not in line]
        return "\n".join(own), "\n".join(below)

    def said_of(self, entry: Entry) -> str:
        """The words of the sentences that refer to an entry."""
        return _apart(" ".join(self.sentences.get(entry.address, ())))

    def title_of(self, game: str, unit: str) -> str:
        stating = self.library.covering(game, unit)
        return stating[0].title if stating else ""


def _answers_and_reasons(text: str) -> tuple[str, str]:
    """The answers of a reading, and what speaks for them."""
    ends = [(line, line.rfind("**") + 2) for line in text.split("\n")]
    return "\n".join(line[:end] for line, end in ends), "\n".join(line[end:] for line, end in ends)


def _telling(text: str, short: int) -> str:
    """The words of a text that tell something by themselves: none of the short ones that every sentence has."""
    return " ".join(word for word in text.split() if len(word) > short)


def _apart(text: str) -> str:
    """The words of a text, each once and on a line of its own: no neighbours."""
    return "\n".join(dict.fromkeys(text.split()))


def _references(text: str) -> Iterator[tuple[str, str]]:
    """The links of a text, each with the plain sentence it stands in."""
    for line in text.split("\n"):
        for sentence in _SENTENCE.split(line) if "[[" in line else ():
            for reference in references(sentence):
                yield reference.target, plain(sentence, label=lambda target: "")


def _bare(line: str) -> str:
    """A line without its list marker and indentation."""
    return _MARKER.sub("", line).strip()


def _public_id(entry: Entry, cites: tuple[str, ...]) -> str:
    """The unit id of what states one unit; its own id for everything else."""
    if entry.kind in ("reading", "misreading", "note", "scenario", "concept", "chart"):
        return entry.id
    return entry.id if entry.id in cites or not cites else cites[0]
