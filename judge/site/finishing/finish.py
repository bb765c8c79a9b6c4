"""The step after mkdocs: search, hover cards, short addresses, the offline copy; what nothing uses is taken away."""

from __future__ import annotations

import shutil
from pathlib import Path
from urllib.parse import urljoin

from judge.content.model import Unit
from judge.offline.bundle import write_console
from judge.offline.runtime import runtime
from judge.site import html
from judge.site.finishing.hover_cards import write_hover_cards
from judge.site.finishing.inline import write_inline
from judge.site.finishing.late_styles import split_styles
from judge.site.finishing.offline import write_offline
from judge.site.finishing.search_files import write_search
from judge.site.linked_library import LinkedLibrary
from judge.site.links import number, relative, short_url
from judge.site.pages.page import described
from judge.site.replays.rails import write_rails

# The theme's own search, which ours takes the place of, and what only its makers need.
UNUSED = ("assets/javascripts/lunr", "assets/javascripts/workers", "assets/images")
UNUSED_FILES = "assets/*/*.map"
# As much of a rule as programs show of a link that is pasted into them.
LONGEST_CARD = 300
PICTURE = "assets/icons/icon-512.png"


def finish(linked: LinkedLibrary, site: Path, name: str, address: str) -> None:
    """Finishes a built site in place; the offline copy comes last, for it lists all the others."""
    for unused in UNUSED:
        shutil.rmtree(site / unused, ignore_errors=True)
    for path in site.glob(UNUSED_FILES):
        path.unlink()
    write_search(linked, site / "search")
    write_hover_cards(linked, site / "previews")
    write_rails(linked, site / "rails")
    for game, units in linked.library.units.items():
        for unit in units.values():
            _short_address(linked, site, game, unit, address)
    _robots(site, address)
    write_inline(site)
    split_styles(site)
    if along := runtime():
        write_console(site, along)
    write_offline(linked, site, name)


def _robots(site: Path, address: str) -> None:
    where = f"Sitemap: {urljoin(address, 'sitemap.xml')}\n" if address else ""
    (site / "robots.txt").write_text(f"User-agent: *\nAllow: /\n{where}", "utf-8")


def _short_address(linked: LinkedLibrary, site: Path, game: str, unit: Unit, address: str) -> None:
    """A page that leads on to the rule; a link to it that is pasted somewhere shows the rule itself."""
    page = short_url(game, unit.id)
    found = linked.links.unit_target(game, unit.id)
    target, info = relative(found.url, page), linked.library.games[game]
    title = f"{number(unit.id)} {unit.title}".strip() + f" - {info.title}"
    entry = linked.library.entries.get(found.ref)
    said = described(entry.text, LONGEST_CARD) if entry and entry.text else f"{unit.title}: a rule of {info.title}."
    absolute = urljoin(address, found.url) if address else target
    told = {
        "og:type": "article",
        "og:title": title,
        "og:site_name": info.edition,
        "og:url": urljoin(address, page) if address else "",
        "og:image": urljoin(address, PICTURE) if address else "",
        "twitter:card": "summary",
    }
    head = [
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        html.tag("title", html.text(title)),
        html.tag("link", rel="canonical", href=absolute),
        html.tag("meta", name="description", property="og:description", content=said),
        *(html.tag("meta", property=key, content=value) for key, value in told.items() if value),
        html.tag("noscript", html.tag("meta", http_equiv="refresh", content=f"0; url={target}")),
        html.tag("script", src=relative("assets/go.js", page), defer=True),
    ]
    body = html.tag("p", html.tag("a", html.text(title), href=target, id="go"))
    path = site / page / "index.html"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        f'<!doctype html>\n<html lang="en">\n<head>{"".join(head)}</head>\n<body><main>{body}</main></body>\n</html>\n',
        "utf-8",
    )
