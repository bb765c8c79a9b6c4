"""The step after mkdocs: short addresses, hover cards, search from a disk, and what the theme leaves to be mended."""

from __future__ import annotations

import re
from pathlib import Path

from judge.content.model import Unit
from judge.site import html
from judge.site.links import relative, short_url
from judge.site.previews import write_previews
from judge.site.shelf import Shelf

UNUSED = ("sitemap.xml", "sitemap.xml.gz")
_DIALOG = 'data-md-component="search" role="dialog"'


def finish(shelf: Shelf, site: Path) -> None:
    """Finishes a built site in place."""
    for name in UNUSED:
        (site / name).unlink(missing_ok=True)
    for path in sorted(site.rglob("*.html")):
        path.write_text(_mended(path.read_text("utf-8"), _game(path, site), shelf), "utf-8")
    _search_from_disk(site)
    write_previews(shelf, site / "previews")
    for game, units in shelf.library.units.items():
        for unit in units.values():
            _short_address(shelf, site, game, unit)


def _game(path: Path, site: Path) -> str:
    return path.relative_to(site).parts[0]


def _mended(page: str, game: str, shelf: Shelf) -> str:
    """A page with its game's colour, a name for the search dialog, and no blank lines left by templates."""
    games = list(shelf.library.games)
    mark = f' data-game="{game}" data-accent="{games.index(game) % 7}"' if game in games else ' data-accent="home"'
    page = page.replace("<body ", f"<body{mark} ", 1).replace(_DIALOG, f'{_DIALOG} aria-label="Search"', 1)
    head, found, rest = page.partition("<article")
    tidy = re.sub(r"\n\s*\n+", "\n", head)
    return tidy + found + rest


def _search_from_disk(site: Path) -> None:
    """The search index as a script: a page opened from a disk cannot fetch the file."""
    index = site / "search" / "search_index.json"
    if index.is_file():
        (site / "search" / "search_index.js").write_text(f"var __index = {index.read_text('utf-8')}", "utf-8")


def _short_address(shelf: Shelf, site: Path, game: str, unit: Unit) -> None:
    page = short_url(game, unit.id)
    target = relative(shelf.links.unit_target(game, unit.id).url, page)
    title = html.text(f"{game}:{unit.id} {unit.title}")
    refresh = html.tag("noscript", html.tag("meta", http_equiv="refresh", content=f"0; url={target}"))
    head = [
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        html.tag("title", title),
        html.tag("link", rel="canonical", href=target),
        html.tag(
            "meta",
            name="description",
            content=f"{unit.title}: the rule {unit.id} of {shelf.library.games[game].title}.",
        ),
        refresh,
        html.tag("script", src=relative("assets/go.js", page), defer=True),
    ]
    body = html.tag("p", html.tag("a", title, href=target, id="go"))
    path = site / page / "index.html"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        f'<!doctype html>\n<html lang="en">\n<head>{"".join(head)}</head>\n<body><main>{body}</main></body>\n</html>\n',
        "utf-8",
    )
