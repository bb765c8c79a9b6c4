"""The language of a game's cards as a page: its forms by what they do, with examples, made from the table itself."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from judge.cardtext.examples import Examples
from judge.cardtext.language import Form, Language, Sort, Words

SHOWN = 60
LONGEST_EXAMPLE = 120
SLOT = re.compile(r"\{(?P<field>\w+)(?::(?P<sort>[\w -]+))?(?P<flags>[^\w{}]*)\}")
JOINED = {"&": "and …", "|": "or …", ">": "then …", "+": "…", ".": "…"}
ABOUT = (
    "All that is understood of what cards say, made from the very table that reads them. A sentence in other words is "
    "not guessed at: it stays on the card, marked as not understood, and nothing of it is carried out."
)
HOW = (
    "What stands in {} is filled in, as the part of that name says. Words in (round brackets) may be left out; of "
    "words / with / strokes any will do. Capitals, accents, quotes and dashes do not matter."
)
OPEN = "whatever the cards on the table and in your collections carry"


class Filled(NamedTuple):
    """A place in a wording: what fills it, the part that says how, and how several are joined, where there may be."""

    title: str
    part: str
    several: str = ""


Piece = str | Filled


class Row(NamedTuple):
    """One form: the wording it is said back in, the others, what it does, and an example."""

    wording: tuple[Piece, ...]
    also: tuple[tuple[Piece, ...], ...] = ()
    about: str = ""
    example: str = ""


class Part(NamedTuple):
    """A sort of phrases: its forms, its words, and whether cards and collections add words to it."""

    id: str
    title: str
    rows: tuple[Row, ...] = ()
    words: tuple[str, ...] = ()
    more: bool = False
    open: bool = False


def parts(language: Language) -> tuple[Part, ...]:
    """The parts of the page: what a whole sentence can be first, then what stands inside it, lists of words last.

    Sorts of one title, such as the layers of one kind of phrase, are one part.
    """
    examples, ids = Examples(language), _ids(language)
    found: dict[str, Part] = {}
    for sort in _in_order(language):
        if _shown(sort):
            made = _part(language, sort, examples, ids)
            found[made.id] = _joined(found[made.id], made) if made.id in found else made
    return (*(each for each in found.values() if each.rows), *(each for each in found.values() if not each.rows))


def _ids(language: Language) -> dict[str, str]:
    """The part of each sort: its own, or that of the first sort of the same title; none for mere numbers."""
    first: dict[str, str] = {}
    return {
        sort.name: first.setdefault(sort.title, _id(sort.name)) if _shown(sort) else "" for sort in _in_order(language)
    }


def _joined(one: Part, other: Part) -> Part:
    words = dict.fromkeys((*one.words, *other.words))
    return one._replace(
        rows=(*one.rows, *other.rows), words=tuple(words), more=one.more or other.more, open=one.open or other.open
    )


def _shown(sort: Sort) -> bool:
    return bool(sort.order) or isinstance(sort, Words)


def _in_order(language: Language) -> list[Sort]:
    """Every sort, each after those that have a place for it, from that of a whole sentence on."""
    found: dict[str, Sort] = {}
    waiting = deque([language.top, language.by_hand])
    while waiting:
        name = waiting.popleft()
        if name in found:
            continue
        sort = found[name] = language.sorts[name]
        for each in sort.order:
            if isinstance(each, Sort):
                waiting.append(each.name)
            else:
                waiting.extend(slot.sort for wording in each.wordings for slot in wording.slots)
    return list({**found, **language.sorts}.values())


def _part(language: Language, sort: Sort, examples: Examples, ids: dict[str, str]) -> Part:
    several = tuple(sort.singular.values()) if isinstance(sort, Words) else ()
    rows = tuple(
        _row(each, language, examples, ids) if isinstance(each, Form) else Row((Filled(each.title, ids[each.name]),))
        for each in sort.order
        if isinstance(each, Form) or ids[each.name] != ids[sort.name]
    )
    is_open = isinstance(sort, Words) and sort.open
    return Part(ids[sort.name], sort.title, rows, several[:SHOWN], len(several) > SHOWN, is_open)


def _id(sort: str) -> str:
    """The anchor of a sort's part."""
    return re.sub(r"[^a-z0-9]+", "-", sort.casefold()).strip("-")


def _row(form: Form, language: Language, examples: Examples, ids: dict[str, str]) -> Row:
    texts = dict.fromkeys(each.text for each in form.wordings)
    first, *others = (_pieces(language, each, ids) for each in texts)
    example = examples.of(form) if form.canonical.slots else ""
    return Row(first, tuple(others), form.about, example if len(example) <= LONGEST_EXAMPLE else "")


def _pieces(language: Language, template: str, ids: dict[str, str]) -> tuple[Piece, ...]:
    """A wording as people read it: its words, and what fills each of its slots by the name of the sort."""
    found: list[Piece] = []
    at = 0
    for match in SLOT.finditer(template):
        found += [_worded(template[at : match.start()])]
        sort = language.sorts[match["sort"] or match["field"]]
        joined = next((words for sign, words in JOINED.items() if sign in match["flags"]), "")
        found += [Filled(sort.title, ids[sort.name], joined)]
        at = match.end()
    return tuple(each for each in (*found, _worded(template[at:])) if each)


def _worded(text: str) -> str:
    text = re.sub(r"\[([^|\]]*)\|([^\]]*)\]", lambda match: match[1] or match[2] and f"({match[2]})", text)
    text = re.sub(r"(\w+)((?:/\w+)+)", lambda match: match[0].replace("/", " / "), text)
    return re.sub(r" (?=['’]s?\b)", "", text.replace("|", " / "))


def page(language: Language, level: int = 2) -> str:
    """The page in Markdown: an introduction, then the parts, with headings of a level."""
    return "\n".join(_page(language, "#" * level))


def _page(language: Language, head: str) -> Iterator[str]:
    yield f"{ABOUT}\n"
    yield f"{HOW.format('‹pointed brackets›')}\n"
    for part in parts(language):
        yield f"{head} {capital(part.title)}\n"
        if said := words_of(part):
            yield f"{said}\n"
        for row in part.rows:
            yield from _lines(row)
        yield ""


def _lines(row: Row) -> Iterator[str]:
    example = f"such as: *{row.example}*" if row.example else ""
    more = "; ".join(each for each in (row.about, example) if each)
    yield f"- **{shown(row.wording)}**{': ' + more if more else ''}"
    if row.also:
        yield f"  Also: {'; '.join(map(shown, row.also))}"


def words_of(part: Part) -> str:
    """The words of a list in Markdown, with what else is on it."""
    listed = ", ".join(f"`{each}`" for each in part.words) + (" and more" if part.more else "")
    added = OPEN if part.open else ""
    return f"{capital('; and '.join(each for each in (listed, added) if each))}." if listed or added else ""


def shown(wording: tuple[Piece, ...]) -> str:
    """A wording in one line, what is filled in between pointed brackets."""
    return "".join(each if isinstance(each, str) else _filled(each) for each in wording)


def in_one_line(language: Language, form: Form) -> str:
    """How a form is said, in one line."""
    return shown(_pieces(language, form.canonical.text, dict.fromkeys(language.sorts, "")))


def _filled(piece: Filled) -> str:
    return f"‹{piece.title}›" + (f" {piece.several}" if piece.several else "")


def capital(text: str) -> str:
    """The same with a capital."""
    return text[:1].upper() + text[1:]
