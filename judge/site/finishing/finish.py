"""The step after mkdocs: search, hover cards, short addresses, the offline copy; what nothing uses is taken away."""

from __future__ import annotations

import shutil
from pathlib import Path

from judge.content.model import Unit
from judge.site import html
from judge.site.finishing.hover_cards import write_hover_cards
from judge.site.finishing.offline import write_offline
from judge.site.finishing.search_files import write_search
from judge.site.linked_library import LinkedLibrary
from judge.site.links import relative, short_url

UNUSED = ("sitemap.xml", "sitemap.xml.gz", "assets/javascripts", "assets/stylesheets", "assets/images")


def finish(linked: LinkedLibrary, site: Path, name: str) -> None:
    """Finishes a built site in place; the offline copy comes last, for it lists all the others."""
    for unused in UNUSED:
        _remove(site / unused)
    write_search(linked, site / "search")
    write_hover_cards(linked, site / "previews")
    for game, units in linked.library.units.items():
        for unit in units.values():
            _short_address(linked, site, game, unit)
    write_offline(linked, site, name)


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def _short_address(linked: LinkedLibrary, site: Path, game: str, unit: Unit) -> None:
    page = short_url(game, unit.id)
    target = relative(linked.links.unit_target(game, unit.id).url, page)
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
            content=f"{unit.title}: the rule {unit.id} of {linked.library.games[game].title}.",
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
