"""The search of the built site: its script, its index, the texts it shows, and the page of all results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from judge.search.index.site_export import exported
from judge.site import html
from judge.site.finishing.hover_cards import KINDS
from judge.site.linked_library import LinkedLibrary
from judge.site.pages.page import Page

URL = "search/"
ACROSS, ACROSS_TITLE = "concept", "Across the games"
ENGINE = Path(__file__).resolve().parent.parent / "browser" / "engine"
ABOUT = "Search all rules, terms, charts, open questions and scenarios, by number, by name or by question."


def write_search(linked: LinkedLibrary, folder: Path) -> None:
    """Writes what the pages load when somebody searches; as scripts, for a page opened from a disk cannot fetch."""
    found = exported(linked.library)
    (folder / "text").mkdir(parents=True, exist_ok=True)
    (folder / "engine.js").write_text(search_script(), "utf-8")
    index = {**found.index, "shown": _shown(linked), "labels": KINDS}
    (folder / "index.js").write_text(_script("judgeIndex", index), "utf-8")
    for game, texts in found.texts.items():
        name = game or ACROSS
        (folder / "text" / f"{name}.js").write_text(_script("judgeTexts", {"game": game, "texts": texts}), "utf-8")


def search_script() -> str:
    """The script that searches, in one piece: its parts know each other and nobody else does."""
    parts = "\n".join(path.read_text("utf-8") for path in sorted(ENGINE.glob("*.js")))
    return f'(() => {{\n"use strict";\n{parts}\nwindow.judgeEngine = (data) => new Answering(data);\n}})();\n'


def _script(call: str, data: dict[str, Any]) -> str:
    """Data as a script: browsers read JSON in a string twice as fast as the same data as code."""
    written = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    quoted = written.replace("\\", "\\\\").replace("'", "\\'").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    return f"{call}('{quoted}');\n"


def _shown(linked: LinkedLibrary) -> dict[str, dict[str, object]]:
    """How each game is headed: its title and the number of its colour."""
    games = enumerate(linked.library.games.items())
    shown = {game: {"title": info.title, "accent": place % 7} for place, (game, info) in games}
    return {**shown, "": {"title": ACROSS_TITLE, "accent": "home"}}


def search_page(linked: LinkedLibrary) -> Page:
    """The page of all results; without scripts it leads to the glossaries and the lists of rules."""
    return Page(
        url=URL,
        title="Search",
        body=html.tag("div", html.tag("noscript", _without_scripts(linked)), class_="j-find"),
        section="search",
        description=ABOUT,
    )


def _without_scripts(linked: LinkedLibrary) -> str:
    rows = [
        html.joined(
            [
                html.text(info.title),
                html.tag("a", "all terms from A to Z", href=f"../{game}/glossary/"),
                html.tag("a", "all rules by number", href=f"../{game}/units/"),
            ],
            " · ",
        )
        for game, info in linked.library.games.items()
    ]
    said = html.tag("p", "Searching in the page needs JavaScript. Without it, look here:")
    return said + html.items(rows)
