"""The pages that compare the games: one for each idea, every game side by side.

`content/concepts/<slug>.md` is one idea. Its head says what it is, its body compares:

    ---
    title: In which order modifiers apply
    about: One sentence, shown in lists and under the title.
    aliases: [order of operations]           # what people type to find it
    see: ["concept:rounding"]                # related ideas, rules, terms
    ---
    A paragraph or two about the idea.

    ## The steps in their order

    chaotic
    :   Add, multiply, divide, subtract: [[chaotic:8.6.5.2]].

    lotr-lcg
    :   Add and subtract first, then multiply: [[lotr-lcg:modifiers]].

    [Armour or doubling](scenario:chaotic/armour-or-doubling)

A definition list whose terms are ids of games becomes a column for each game (stacked on a phone); a game left out has
an empty column. A paragraph that is nothing but a link to a scenario becomes a live example: the question, the
claims, the answer, and a way to play it; it may also stand inside a column. In a column, a paragraph that is nothing
but a link to a chart becomes the chart in outline, and a line of code such as `attack damage: 5 +3 x2` is worked out
by the engine, as `sums.yml` beside the pages says. Links to rules name their game. Every rule, term and scenario that
is linked shows the page under "Compare", and so does every entry whose head says `concept: <slug>`; those entries are
also listed at the end of the page. A page without a body is a topic: it has only that list.
"""

from __future__ import annotations

from collections.abc import Iterator

from judge.content.concepts import concept_files, merged
from judge.content.library import folded
from judge.content.markup import split
from judge.content.model import Entry
from judge.content.yamltree import parse
from judge.site import html
from judge.site.linked_library import LinkedLibrary
from judge.site.links import anchor, relative
from judge.site.pages.glossary import first_sentence
from judge.site.pages.page import Page, described

ABOUT = "One idea a page: how each game handles it, side by side, with examples that can be played."
MANY = 6


def concept_pages(linked: LinkedLibrary) -> Iterator[Page]:
    """A page for each idea, and one that lists them."""
    ideas = concepts(linked)
    if not ideas:
        return
    yield _list(linked, ideas)
    for slug, entries in ideas.items():
        yield _page(linked, slug, entries)


def concepts(linked: LinkedLibrary) -> dict[str, list[Entry]]:
    """The ideas by their slugs, each with the entries that name it, in alphabetical order of their titles."""
    found: dict[str, list[Entry]] = {slug: [] for slug in linked.library.concepts}
    for entry in linked.library.entries.values():
        if entry.concept:
            found.setdefault(entry.concept, []).append(entry)
    return dict(sorted(found.items(), key=lambda pair: folded(concept_title(linked, pair[0]))))


def compared(linked: LinkedLibrary) -> list[str]:
    """The slugs of the ideas that somebody has written a comparison of."""
    return [slug for slug in concepts(linked) if slug in linked.library.concepts and linked.library.concepts[slug].text]


def concept_title(linked: LinkedLibrary, slug: str) -> str:
    """The name of an idea."""
    written = linked.library.concepts.get(slug)
    return written.title if written else slug.replace("-", " ").capitalize()


def _list(linked: LinkedLibrary, ideas: dict[str, list[Entry]]) -> Page:
    page, written = "concepts/", compared(linked)
    topics = [slug for slug in ideas if slug not in written]
    parts = [
        html.tag("p", ABOUT, class_="j-lead"),
        html.tag("dl", *(_row(linked, slug, page) for slug in written), class_="j-rows") if written else "",
        html.tag("h2", "By topic", id="topics") if topics else "",
        "Every entry about a topic, of all games." if topics else "",
        html.tag("dl", *(_row(linked, slug, page) for slug in topics), class_="j-rows") if topics else "",
    ]
    body = "\n\n".join(part for part in parts if part)
    return Page(url=page, title="Compare the games", body=body, section="concepts", description=ABOUT)


def _row(linked: LinkedLibrary, slug: str, page: str) -> str:
    title = html.text(concept_title(linked, slug))
    link = html.tag("a", title, href=relative(f"concepts/{slug}/", page), data_ref=f"concept:{slug}")
    return html.tag("div", html.tag("dt", link), html.tag("dd", html.text(summary(linked, slug))))


def _source(linked: LinkedLibrary, slug: str) -> tuple[str, str]:
    """The sentence and the body of an idea's file; both empty when nobody has written one."""
    if slug not in linked.library.concepts:
        return "", ""
    page, *others = (split(path.read_text("utf-8")) for path in concept_files(linked.library.roots)[slug])
    about = parse(page.front or "", slug).entries.get("about")
    body = page.body
    for other in others:
        body = merged(body, other.body)
    return (" ".join(about.text.split()) if about else ""), body.strip()


def summary(linked: LinkedLibrary, slug: str) -> str:
    """An idea in one sentence."""
    about, _ = _source(linked, slug)
    return about or f"{len(concepts(linked)[slug])} entries, side by side."


def _page(linked: LinkedLibrary, slug: str, entries: list[Entry]) -> Page:
    page = f"concepts/{slug}/"
    about, text = _source(linked, slug)
    columns = [_column(linked, game, entries, page, folded_up=bool(text)) for game in linked.library.games]
    parts = [
        html.tag("p", html.text(about), class_="j-lead") if about else "",
        text,
        html.tag("h2", "Entries of each game", id="entries") if text and entries else "",
        html.tag("div", *columns, class_="j-compare") if entries else "",
        _see(linked, slug, page),
    ]
    return Page(
        url=page,
        title=concept_title(linked, slug),
        body="\n\n".join(part for part in parts if part),
        section="concepts",
        own=f"concept:{slug}",
        file=linked.library.concepts[slug].place.file if slug in linked.library.concepts else "",
        description=described(about or f"{concept_title(linked, slug)} in each game, side by side."),
    )


def _column(linked: LinkedLibrary, game: str, entries: list[Entry], page: str, folded_up: bool) -> str:
    """The entries of one game; only their names where the page has a text of its own."""
    mine = sorted((entry for entry in entries if entry.game == game), key=lambda entry: folded(entry.title))
    if not mine:
        return html.tag("div", class_="j-none")
    link = html.tag("a", html.text(linked.library.games[game].title), href=relative(f"{game}/", page))
    head = html.tag("p", link, class_="j-compare__game")
    rows = (_entry(each, page, brief=folded_up or len(mine) > MANY) for each in mine)
    return html.tag("div", head, html.tag("ul", *rows), data_accent=list(linked.library.games).index(game) % 7)


def _entry(entry: Entry, page: str, brief: bool) -> str:
    said = "" if brief else " " + html.tag("small", html.text(first_sentence(entry.text)))
    return html.tag("li", anchor(entry, page), said)


def _see(linked: LinkedLibrary, slug: str, page: str) -> str:
    written = linked.library.concepts.get(slug)
    found = [linked.links.entry(each) for each in written.see] if written else []
    links = html.joined((anchor(each, page) for each in found if each), " · ")
    return html.tag("p", html.tag("b", "See also"), " ", links, class_="j-quiet") if links else ""
