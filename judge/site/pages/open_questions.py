"""The page of a game's open questions: readings with their answers, common mistakes, and slips of the text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from judge.content.library import folded
from judge.content.markup import plain
from judge.content.model import Misreading, Note, Option, Reading, Unit
from judge.site import html
from judge.site.linked_library import LinkedLibrary
from judge.site.links import relative
from judge.site.markdown.extension import Renderer
from judge.site.pages.filterable_list import filter_words, filterable
from judge.site.pages.page import Page
from judge.site.side_notes import copy_button, link_row, numbered_link

ABOUT = (
    "Where the rulebook contradicts itself or leaves a gap, these are the possible answers with their reasons. "
    "The first is the one used here unless a head judge decides otherwise for an event."
)
SLIPS = "Places where the text is faulty but the game does not change: what is printed, and how it is read here."
_UNIT = re.compile(r"(?<![\w:/\[.\-|])([a-z][a-z0-9]*(?:[-.][a-z0-9]+)+)(?![\w\-|\]]|\.\w)")
MISTAKES = "What players often get wrong, and the rule that settles it."


def open_question_pages(linked: LinkedLibrary, game: str) -> Iterator[Page]:
    """One page, if the game has any open points."""
    if any((linked.library.readings[game], linked.library.notes[game], linked.library.misreadings[game])):
        yield Page(
            url=f"{game}/readings/",
            title="Where the rulebook is open",
            body=f"{ABOUT}\n\n{_Writer(linked, game).body()}",
            game=game,
            section="readings",
            description=f"{linked.library.games[game].title}: where the rulebook is open",
        )


class _Writer:
    """Writes the open points of one game as HTML, with links for their page."""

    def __init__(self, linked: LinkedLibrary, game: str) -> None:
        self.linked = linked
        self.game = game
        self.page = f"{game}/readings/"
        self.renderer = Renderer(linked, game, self.page)

    def body(self) -> str:
        """All parts under one filter, with a menu of what sort of point it is."""
        library, game = self.linked.library, self.game
        parts = {
            "open": ("Open questions", "", [self._reading(each) for each in library.readings[game].values()]),
            "mistakes": ("Common mistakes", MISTAKES, [self._mistake(x) for x in library.misreadings[game].values()]),
            "slips": ("Slips of the text", SLIPS, [self._note(each) for each in library.notes[game].values()]),
        }
        there = {id: part for id, part in parts.items() if part[2]}
        jump = html.joined((html.tag("a", f"{t} ({len(r)})", href=f"#{id}") for id, (t, _, r) in there.items()), " · ")
        sections = (_section(id, title, about, rows) for id, (title, about, rows) in there.items())
        return filterable("Filter: a word, a rule number", html.tag("p", jump, class_="j-quiet j-leap"), *sections)

    def _reading(self, reading: Reading) -> str:
        answers = self._answers(reading.options, reading.default, "Used here")
        return self._point("reading", reading.id, reading.question, answers, reading.cites)

    def _mistake(self, slip: Misreading) -> str:
        answers = self._answers(slip.options, slip.right, "The rule")
        return self._point("misreading", slip.id, slip.question, answers, slip.cites)

    def _note(self, note: Note) -> str:
        printed, read = self._words(note.says), self._words(note.read)
        rows = html.tag("dt", "Printed") + html.tag("dd", printed) + html.tag("dt", "Read as") + html.tag("dd", read)
        title = note.id.replace("-", " ").capitalize()
        return self._point("note", note.id, title, html.tag("dl", rows, class_="j-pairs"), note.cites)

    def _answers(self, options: Mapping[str, Option], first: str, mark: str) -> str:
        ordered = sorted(options.items(), key=lambda pair: pair[0] != first)
        return html.items((self._answer(each, mark if name == first else "") for name, each in ordered), "ol")

    def _answer(self, option: Option, mark: str) -> str:
        sign = html.tag("span", mark, class_="j-mark") if mark else ""
        says = html.tag("b", self._words(option.says))
        return html.joined([sign, says, self._words(option.because)], " ")

    def _words(self, text: str) -> str:
        """A sentence or two as HTML; ids of units that are words become links that show what they are called."""
        units = self.linked.library.units[self.game]
        links = (_linked(self.game, units[part]) if part in units else part for part in _UNIT.split(text))
        return self.renderer.inline("".join(links))

    def _point(self, kind: str, id: str, title: str, inside: str, cites: Iterable[str]) -> str:
        """One point: its question as a heading, what there is to say, and the notes beside it."""
        sign = html.tag("a", "§", class_="j-num j-sign", href=f"#{id}", aria_label=f"Address of {title}")
        head = html.tag("h3", sign, " ", html.text(plain(title)), id=id)
        return html.tag(
            "section",
            html.tag("div", head, inside),
            self._beside(f"{kind}:{self.game}/{id}", cites),
            class_="j-rule",
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


def _section(id: str, title: str, about: str, rows: list[str]) -> str:
    told = html.tag("p", about, class_="j-quiet") if about else ""
    return html.tag("section", html.tag("h2", title, id=id), told, *rows)
