"""The page of a game's open questions: readings with their answers, common mistakes, and slips of the text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from judge.content.model import Misreading, Note, Option, Reading
from judge.site import html
from judge.site.blockfacts import named
from judge.site.links import relative
from judge.site.page import Page, escaped
from judge.site.shelf import Shelf

ABOUT = (
    "Where the rulebook contradicts itself or leaves a gap, these are the possible answers with their reasons. "
    "The first is the one used here unless a head judge decides otherwise for an event."
)
SLIPS = "Places where the text is faulty but the game does not change: what is printed, and how it is read here."
MISTAKES = "What players often get wrong, and the rule that settles it."


def open_pages(shelf: Shelf, game: str) -> Iterator[Page]:
    """One page, if the game has any open points."""
    readings, notes = shelf.library.readings[game], shelf.library.notes[game]
    mistakes = shelf.library.misreadings[game]
    if not readings and not notes and not mistakes:
        return
    page = f"{game}/readings/"
    parts = [ABOUT, *(_reading(shelf, game, each, page) for each in readings.values())]
    if mistakes:
        parts += [
            "## Common mistakes {#mistakes}",
            MISTAKES,
            *(_mistake(shelf, game, each, page) for each in mistakes.values()),
        ]
    if notes:
        parts += ["## Slips of the text {#slips}", SLIPS, *(_note(shelf, game, each, page) for each in notes.values())]
    title = f"{shelf.library.games[game].title}: where the rulebook is open"
    yield Page(
        url=page,
        title="Where the rulebook is open",
        body="\n\n".join(parts),
        game=game,
        section="readings",
        search=0.5,
        description=title,
    )


def _reading(shelf: Shelf, game: str, reading: Reading, page: str) -> str:
    answers = _answers(reading.options, reading.default, "Used here")
    return "\n\n".join(
        [
            _head(reading.question, reading.id, 2),
            answers,
            _cites(shelf, game, reading.cites, page, f"reading:{game}/{reading.id}"),
        ]
    )


def _mistake(shelf: Shelf, game: str, slip: Misreading, page: str) -> str:
    answers = _answers(slip.options, slip.right, "The rule")
    return "\n\n".join(
        [
            _head(slip.question, slip.id, 3),
            answers,
            _cites(shelf, game, slip.cites, page, f"misreading:{game}/{slip.id}"),
        ]
    )


def _note(shelf: Shelf, game: str, note: Note, page: str) -> str:
    title = note.id.replace("-", " ").capitalize()
    text = f"**Printed:** {note.says}\n\n**Read as:** {note.read}"
    return "\n\n".join(
        [_head(title, note.id, 3), text, _cites(shelf, game, note.cites, page, f"note:{game}/{note.id}")]
    )


def _head(title: str, id: str, level: int) -> str:
    return f"{'#' * level} {escaped(title)} {{#{id}}}"


def _answers(options: Mapping[str, Option], first: str, mark: str) -> str:
    ordered = sorted(options.items(), key=lambda pair: pair[0] != first)
    return "\n".join(
        f"1.  **{_one_line(option.says)}** {f'*{mark}.* ' if name == first else ''}{_one_line(option.because)}"
        for name, option in ordered
    )


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _cites(shelf: Shelf, game: str, cites: Iterable[str], page: str, ref: str) -> str:
    targets = [shelf.links.unit_target(game, cite) for cite in cites]
    links = [html.tag("a", html.text(each.label), href=relative(each.url, page), data_ref=each.ref) for each in targets]
    copy = html.tag("button", "Copy citation", type="button", class_="j-copy", data_ref=ref, hidden=True)
    row = html.tag("p", html.tag("b", "Rules"), " ", html.joined(links, " · "), " ", copy, class_="j-cite")
    about = [each for each in shelf.library.backlinks(ref) if each.kind in ("rule", "term", "chapter", "scenario")]
    back = (
        html.tag("p", html.tag("b", "Referred to by"), " ", html.joined((named(each, page) for each in about), " · "))
        if about
        else ""
    )
    return html.tag("div", row, back, class_="j-facts", data_search_exclude=True)
