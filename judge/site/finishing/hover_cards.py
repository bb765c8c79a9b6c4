"""What the hover cards show: one script a game with every entry's title, text and address."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from judge.content.model import Entry
from judge.site import html
from judge.site.charts.wording import MEANING
from judge.site.linked_library import LinkedLibrary
from judge.site.links import number, short_url, unit_url
from judge.site.markdown.extension import Renderer
from judge.site.pages.concepts import concept_title, concepts, summary
from judge.site.side_notes import unit_of

KINDS = {
    "term": "Term",
    "rule": "Rule",
    "chapter": "Chapter",
    "reading": "Open question",
    "misreading": "Common mistake",
    "note": "Printing error",
    "chart": "Timing chart",
    "step": "Step of a chart",
    "scenario": "Scenario",
    "concept": "Idea across the games",
}
Card = dict[str, str]


def write_hover_cards(linked: LinkedLibrary, folder: Path) -> None:
    """One file for each game and one for the ideas; a script, because a page opened from a disk cannot fetch data."""
    folder.mkdir(parents=True, exist_ok=True)
    for game, info in linked.library.games.items():
        _write(folder, game, f"{info.title}, {info.edition}".rstrip(", "), dict(_cards(linked, game)))
    _write(folder, "concept", "", dict(_ideas(linked)))


def _write(folder: Path, name: str, edition: str, cards: dict[str, Card]) -> None:
    data = json.dumps({"edition": edition, "cards": cards}, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    (folder / f"{name}.js").write_text(f"judgePreviews({json.dumps(name)},{data});\n", "utf-8")


def _cards(linked: LinkedLibrary, game: str) -> Iterator[tuple[str, Card]]:
    renderer = Renderer(linked, game)
    for entry in linked.library.of(game):
        yield entry.address, _card(linked, entry, renderer)
    for unit in linked.library.units[game].values():
        if not linked.library.covering(game, unit.id):
            said = "A heading of the rulebook, without a rule of its own." if unit.silent else "Not told here yet."
            yield (
                f"{game}:{unit.id}",
                {
                    "k": "Rule",
                    "t": unit.title,
                    "n": number(unit.id),
                    "u": unit_url(game, unit.id),
                    "s": short_url(game, unit.id),
                    "h": html.tag("p", said),
                },
            )


def _card(linked: LinkedLibrary, entry: Entry, renderer: Renderer) -> Card:
    unit = unit_of(linked, entry) if entry.kind in ("rule", "term", "chapter") else ""
    shown = {
        "k": KINDS[entry.kind],
        "t": entry.title,
        "n": number(entry.id) if entry.kind == "rule" else "",
        "u": entry.url,
        "s": short_url(entry.game, unit) if unit else "",
        "h": renderer.html(_text(entry), entry.address),
    }
    return {key: value for key, value in shown.items() if value}


def _text(entry: Entry) -> str:
    if entry.kind == "step" and not entry.text:
        return MEANING[entry.sort].capitalize() + "."
    return entry.text


def _ideas(linked: LinkedLibrary) -> Iterator[tuple[str, Card]]:
    for slug in concepts(linked):
        text = html.tag("p", html.text(summary(linked, slug)))
        yield (
            f"concept:{slug}",
            {"k": KINDS["concept"], "t": concept_title(linked, slug), "u": f"concepts/{slug}/", "h": text},
        )
