"""The page of a game's open questions: readings with their answers, common mistakes, and printing errors."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from judge.content.library import folded
from judge.content.markup import plain
from judge.content.model import Misreading, Note, Option, Reading, Unit
from judge.content.topics import points_by_topic
from judge.site import html
from judge.site.linked_library import LinkedLibrary
from judge.site.links import relative
from judge.site.markdown.extension import Renderer
from judge.site.pages.filterable_list import filter_words, filterable
from judge.site.pages.page import Page
from judge.site.side_notes import copy_button, link_row, numbered_link
from judge.site.tabs import tabs

ABOUT = (
    "Where the rulebook contradicts itself or leaves a gap, these are the possible answers with their reasons. "
    "The first is the one used here unless a head judge decides otherwise for an event."
)
SLIPS = "Places where the text is faulty but the game does not change: what is printed, and how it is read here."
_UNIT = re.compile(r"(?<![\w:/\[.\-|])([a-z][a-z0-9]*(?:[-.][a-z0-9]+)+)(?![\w\-|\]]|\.\w)")
USED, OTHERWISE = "Used here", "Otherwise"
Point = Reading | Misreading | Note
MISTAKES = "What players often get wrong, and the rule that settles it."


def open_question_pages(linked: LinkedLibrary, game: str) -> Iterator[Page]:
    """One page, if the game has any open points."""
    if any((linked.library.readings[game], linked.library.notes[game], linked.library.misreadings[game])):
        yield Page(
            url=f"{game}/readings/",
            title="Open questions",
            body=f"{ABOUT}\n\n{_Writer(linked, game).body()}",
            game=game,
            section="readings",
            description=f"{linked.library.games[game].title}: open questions, common mistakes and printing errors",
        )


class _Writer:
    """Writes the open points of one game as HTML, with links for their page."""

    def __init__(self, linked: LinkedLibrary, game: str) -> None:
        self.linked = linked
        self.game = game
        self.page = f"{game}/readings/"
        self.renderer = Renderer(linked, game, self.page)

    def body(self) -> str:
        """All parts under one filter, each by the chapters that its points belong to, every point folded."""
        library, game = self.linked.library, self.game
        parts = (
            ("open", "Open questions", "", library.readings[game].values(), self._reading),
            ("mistakes", "Common mistakes", MISTAKES, library.misreadings[game].values(), self._mistake),
            ("slips", "Printing errors", SLIPS, library.notes[game].values(), self._note),
        )
        there = [part for part in parts if part[3]]
        links = (html.tag("a", f"{title} ({len(found)})", href=f"#{id}") for id, title, _, found, _ in there)
        sections = (self._section(*part) for part in there)
        return filterable(
            "Filter: a word, a rule number",
            html.tag("p", html.joined(links, " · "), class_="j-quiet j-leap"),
            *sections,
        )

    def _section(self, id: str, title: str, about: str, found: Iterable[Point], write: Callable[[Any], str]) -> str:
        told = html.tag("p", about, class_="j-quiet") if about else ""
        topics = [
            html.tag("section", html.tag("h3", html.text(name), id=f"{id}-{at}"), *map(write, points))
            for at, (name, points) in enumerate(points_by_topic(self.linked.library, self.game, found).items(), 1)
        ]
        return html.tag("section", html.tag("h2", title, id=id), told, *topics)

    def _reading(self, reading: Reading) -> str:
        used = reading.options[reading.default]
        others = [option for name, option in reading.options.items() if name != reading.default]
        labels = [USED, *(OTHERWISE if len(others) == 1 else f"{OTHERWISE} {at}" for at, _ in enumerate(others, 1))]
        answers = tabs(f"t-{reading.id}", labels, [self._answer(each) for each in (used, *others)])
        return self._point("reading", reading.id, reading.question, used.says, answers, reading.cites)

    def _mistake(self, slip: Misreading) -> str:
        right = slip.options[slip.right]
        told = {option.says: option for name, option in slip.options.items() if name != slip.right}
        wrong = map(self._answer, told.values())  # one mistake may be made in several ways: it is told once
        mistake = html.tag("p", html.tag("b", "The mistake"), class_="j-quiet")
        answers = html.joined([self._answer(right), mistake, *wrong], "")
        return self._point("misreading", slip.id, slip.question, right.says, answers, slip.cites)

    def _note(self, note: Note) -> str:
        title = self.linked.library.entries[f"note:{self.game}/{note.id}"].title
        printed = html.tag("p", self._words(note.says))
        return self._point("note", note.id, title, note.read, printed, note.cites)

    def _answer(self, option: Option) -> str:
        return html.tag("p", html.tag("b", self._words(option.says)), " ", self._words(option.because))

    def _words(self, text: str) -> str:
        """A sentence or two as HTML; ids of units that are words become links that show what they are called."""
        units = self.linked.library.units[self.game]
        links = (_linked(self.game, units[part]) if part in units else part for part in _UNIT.split(text))
        return self.renderer.inline("".join(links))

    def _point(self, kind: str, id: str, title: str, short: str, inside: str, cites: Iterable[str]) -> str:
        """One point: its question and the answer in short; what there is to say for it, and its notes, open below."""
        head = html.tag("summary", html.tag("b", html.text(plain(title))), html.tag("span", html.text(plain(short))))
        return html.tag(
            "details",
            head,
            html.tag("div", inside, self._beside(f"{kind}:{self.game}/{id}", cites), class_="j-point__more"),
            id=id,
            class_="j-point",
            data_words=filter_words(plain(title), *cites),
        )

    def _beside(self, ref: str, cites: Iterable[str]) -> str:
        targets = [self.linked.links.unit_target(self.game, cite) for cite in cites]
        links = [html.tag("a", html.text(x.label), href=relative(x.url, self.page), data_ref=x.ref) for x in targets]
        about = [each for each in self.linked.library.backlinks(ref) if each.kind in ("rule", "term", "chapter")]
        played = [each for each in self.linked.library.backlinks(ref) if each.kind == "scenario"]
        rows = [
            html.tag(
                "p", html.text(self.linked.library.games[self.game].edition), " ", copy_button(ref), class_="j-cite"
            ),
            html.tag("p", html.tag("b", "Rules"), " ", html.joined(links, " · ")) if links else "",
            link_row("Scenarios", [numbered_link(each, self.page) for each in played]),
            link_row("Referred to by", [numbered_link(each, self.page) for each in about]),
        ]
        return html.tag("div", *rows, class_="j-facts")


def _linked(game: str, unit: Unit) -> str:
    """A unit in a sentence: its title in quotes, or the id where that is an ordinary word of the game."""
    plainly = folded(unit.title) == unit.id
    return f"[[{game}:{unit.id}|{unit.id if plainly else f'“{unit.title}”'}]]"
