"""The site without a network: the worker that keeps it on a device, what it is called there, and the page about it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from judge import __version__
from judge.offline.runtime import runtime
from judge.site import html
from judge.site.finishing.inline import INLINE
from judge.site.linked_library import LinkedLibrary
from judge.site.links import short_url
from judge.site.pages.page import Page

URL = "offline/"
WORKER = Path(__file__).resolve().parent.parent / "browser" / "worker"
LEFT_OUT = ("404.html", "sw.js", "sitemap.xml", "sitemap.xml.gz", "robots.txt", INLINE)
# Short addresses are one list; the console is taken along on request only.
NOT_SAVED = ("r/", "console/", "assets/console/")
VERSION = "version-of-this-copy"
ABOUT = "These pages work without a connection after one visit. What is saved, in which version, of which editions."
CONSOLE_ELSEWHERE = (
    "The judge's console is not part of it: it runs on a machine of its own and needs a connection to it."
)
CONSOLE_ALONG = (
    "## The judge's console\n\nThe console is not saved by itself, for it is large. "
    '<a href="../console/">Take it along</a>: it tells its size and how far it is, and from then on it starts on this '
    "device, with or without a connection. Rulings are kept on the device; they can be taken away as a file, and added "
    "to the record of a server."
)
ICONS = (("icon-192", 192, "any"), ("icon-512", 512, "any"), ("icon-mask-512", 512, "maskable"))


def write_offline(linked: LinkedLibrary, site: Path, name: str) -> None:
    """Writes the worker, its lists and the app's description into a finished site; nothing may change afterwards."""
    _write(site / "site.webmanifest", _manifest(linked, name))
    _write(site / "offline" / "short.json", _short(linked))
    version = _version(_files(site))
    page = site / URL / "index.html"
    page.write_text(page.read_text("utf-8").replace(VERSION, version), "utf-8")
    files = _files(site)
    _write(site / "offline" / "files.json", files)
    about = {"version": version, "judge": __version__, "editions": _editions(linked)}
    worker = "".join((WORKER / name).read_text("utf-8") for name in ("sw.js", "console.js"))
    worker = worker.replace("{/*about*/}", json.dumps(about, ensure_ascii=False))
    (site / "sw.js").write_text(worker, "utf-8")


def _write(path: Path, data: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")


def _files(site: Path) -> dict[str, str]:
    """Every file that is kept on a device with a hash of it; short addresses are kept as one list instead."""
    names = {path.relative_to(site).as_posix(): path for path in site.rglob("*") if path.is_file()}
    return {
        name: hashlib.sha256(names[name].read_bytes()).hexdigest()[:12]
        for name in sorted(names)
        if name not in LEFT_OUT and not name.startswith(NOT_SAVED) and name != f"{URL}files.json"
    }


def _version(files: dict[str, str]) -> str:
    return hashlib.sha256(json.dumps(files).encode()).hexdigest()[:10]


def _short(linked: LinkedLibrary) -> dict[str, dict[str, str]]:
    """Where every short address leads, by game and unit."""
    return {
        game: {_end(game, unit): linked.links.unit_target(game, unit).url for unit in units}
        for game, units in linked.library.units.items()
    }


def _end(game: str, unit: str) -> str:
    return short_url(game, unit).removeprefix(f"r/{game}/").rstrip("/")


def _editions(linked: LinkedLibrary) -> dict[str, str]:
    return {game: f"{info.title}, {info.edition}".rstrip(", ") for game, info in linked.library.games.items()}


def _manifest(linked: LinkedLibrary, name: str) -> dict[str, Any]:
    return {
        "id": "./",
        "name": f"{name}: rules of tabletop games",
        "short_name": name,
        "description": "The rules of tabletop games in plain words, to look up and to search without a connection.",
        "lang": "en",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#fcfbf8",
        "theme_color": "#33373d",
        "icons": [
            {"src": f"assets/icons/{icon}.png", "sizes": f"{side}x{side}", "type": "image/png", "purpose": purpose}
            for icon, side, purpose in ICONS
        ],
        "shortcuts": [
            *([{"name": "Settle a dispute", "url": "console/"}] if runtime() else []),
            {"name": "Search", "url": "search/"},
            *({"name": info.title, "url": f"{game}/"} for game, info in list(linked.library.games.items())[:5]),
        ],
    }


def offline_page(linked: LinkedLibrary) -> Page:
    """What is saved on this device; also shown for what is not saved when there is no connection."""
    rows = [html.tag("a", html.text(said), href=f"../{game}/") for game, said in _editions(linked).items()]
    parts = [
        html.tag("p", "Nothing is saved on this device yet.", class_="j-copy-state", role="status"),
        "After one visit all pages, the search, the hover cards and the replays work without a connection. When a "
        "newer version has been saved, you are asked before it is used.",
        html.tag("p", html.tag("button", "Save now", type="button", class_="j-button j-copy-save", hidden=True)),
        "## This version",
        f"Version `{VERSION}`, made with Judge {__version__}, states these editions:",
        html.items(rows),
        CONSOLE_ALONG if runtime() else CONSOLE_ELSEWHERE,
    ]
    return Page(url=URL, title="Without a connection", body="\n\n".join(parts), section="offline", description=ABOUT)
