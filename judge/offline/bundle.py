"""What goes along with the site so that the console runs in a browser: one packed file, and the runtime."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from judge import __version__, games
from judge.content.kept_library import data_of
from judge.content.load import KEPT as LIBRARY
from judge.content.load import load
from judge.content.ready import written
from judge.content.rulesdata import load_rules_data, packed
from judge.content.where import concerning, content_root, game_folders, guests, plugin_folders
from judge.offline.runtime import FILES, VERSION
from judge.rulings.replayable import VERSION as VERSION_OF
from judge.rulings.replayable import content_version
from judge.search.engine import Search

PACKAGE = Path(__file__).resolve().parent.parent
BROWSER = PACKAGE / "site" / "browser" / "console"
STATIC = PACKAGE / "console" / "static"
PLACE = "assets/console"
DEPENDENCIES = (
    "flask", "werkzeug", "jinja2", "markupsafe", "itsdangerous", "blinker", "click", "segno", "yaml", "whoosh",
    "markdown",
)  # fmt: skip
# What no console in a browser needs: the builder of the site, and what belongs to servers and terminals.
LEFT_OUT = (
    "judge/site/", "judge/console/static", "judge/testing", "judge/new_game", "judge/_content", "werkzeug/debug/shared",
    "whoosh/",
)  # fmt: skip
NEEDED = (
    "judge/site/__init__.py", "judge/site/finishing/__init__.py", "judge/site/finishing/inline.py",
    "judge/site/settings.py", "judge/site/up_to_date.py", "whoosh/__init__.py",
    "whoosh/lang/__init__.py", "whoosh/lang/porter.py",
)  # fmt: skip
# Content that is taken along as it is when it has been read.
READ_ALREADY = re.compile(r"content/(?:[^/]+/(?:glossary/.*|rules/.*|charts/.*|units\.yml|readings\.yml)|concepts/.*)")
INDEX = "search.index"
READY = "ready"
LOCK = "pyodide-lock.json"
ENDINGS = (".py", ".md", ".yml", ".html", ".json", ".txt", ".svg")


def pack() -> bytes:
    """All files in one: the length of the list, the list, then the files one after the other.

    The browser takes it apart in a moment, where a zip file would take a second or more.
    """
    listed: dict[str, tuple[int, int]] = {}
    data = bytearray()
    for name, read in _files():
        listed[name] = (len(data), len(read))
        data += read
    head = json.dumps(listed, separators=(",", ":")).encode()
    return len(head).to_bytes(8, "little") + head + bytes(data)


def _files() -> Iterator[tuple[str, bytes]]:
    yield from _below("judge", PACKAGE)
    for game in _fit_to_be_played():
        yield from _below(f"content/{game}", game_folders()[game].path)
    root = content_root()
    for path in sorted(root.iterdir()):
        if path.is_file() and path.suffix in ENDINGS:
            yield f"content/{path.name}", path.read_bytes()
    for number, plugged in enumerate(plugin_folders("games")):
        yield from _below(f"plugged/{number}/games", plugged)
    for name in DEPENDENCIES:
        found = find_spec(name)
        if found and found.submodule_search_locations:
            yield from _below(name, Path(found.submodule_search_locations[0]))
    yield INDEX, Search().whole()
    yield from _ready()


def _fit_to_be_played() -> list[str]:
    """The games to take along: all but those from outside whose content or code cannot be read."""
    wrong = load().problems
    spoilt = {game for game in guests() if games.fault(game) or any(concerning(game, wrong))}
    return [game for game in game_folders() if game not in spoilt]


def _ready() -> Iterator[tuple[str, bytes]]:
    """The content as it is when it has been read: a browser would take a minute to read it."""
    fit = _fit_to_be_played()
    library = load() if fit == list(game_folders()) else load(None, fit)
    folders = {game: game_folders()[game].path for game in fit}
    yield f"{READY}/{LIBRARY}.json", written(data_of(library, folders))
    for game in library.games:
        yield f"{READY}/{game}.json", written(packed(load_rules_data(game)))
        yield f"{READY}/{VERSION_OF}-{game}.json", written(content_version(game))


def _below(name: str, folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        found = f"{name}/{path.relative_to(folder).as_posix()}"
        wanted = path.is_file() and "__pycache__" not in path.parts and path.suffix in ENDINGS
        if wanted and (found in NEEDED or not found.startswith(LEFT_OUT)) and not READ_ALREADY.fullmatch(found):
            yield found, path.read_bytes()


def write_console(site: Path, runtime: Path) -> dict[str, Any]:
    """Writes everything into a site; what there is, and how many bytes travel, is given back."""
    place = site / PLACE
    shutil.rmtree(place, ignore_errors=True)
    (place / "static").mkdir(parents=True)
    files: dict[str, dict[str, Any]] = {}
    for name in FILES:
        files[f"{name}"] = _squeezed(place / name, (runtime / name).read_bytes())
    files[LOCK] = _squeezed(place / LOCK, _lock(runtime))
    files["console.pack"] = _squeezed(place / "console.pack", pack())
    for path in sorted((*BROWSER.iterdir(), *STATIC.iterdir())):
        inside = path.name if path.parent == BROWSER else f"static/{path.name}"
        files[inside] = _squeezed(place / inside, path.read_bytes())
    digest = hashlib.sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()[:10]
    about = {"version": digest, "judge": __version__, "runtime": VERSION, "files": files,
             "bytes": sum(each["bytes"] for each in files.values())}  # fmt: skip
    (place / "about.json").write_text(json.dumps(about, separators=(",", ":")) + "\n", "utf-8")
    page = site / "console" / "index.html"
    page.parent.mkdir(exist_ok=True)
    # The page itself, its script and its sheet are also asked for by name, before anything has been taken along.
    for name in ("shell.js", "along.js", "shell.css"):
        shutil.copy(BROWSER / name, place / name)
    page.write_text((BROWSER / "shell.html").read_text("utf-8"), "utf-8")
    (site / "assets" / "console.json").write_text('{"at": "console/"}\n', "utf-8")
    return about


def _lock(runtime: Path) -> bytes:
    """Which packages the runtime could fetch from elsewhere: none, and it never tries."""
    known = json.loads((runtime / LOCK).read_text("utf-8"))
    return json.dumps({"info": known["info"], "packages": {}}).encode()


def _squeezed(path: Path, data: bytes) -> dict[str, Any]:
    """Writes a file as it travels: small, whatever the host does."""
    small = gzip.compress(data, 9, mtime=0)
    path.with_name(f"{path.name}.gz").write_bytes(small)
    return {"bytes": len(small), "hash": hashlib.sha256(data).hexdigest()[:12]}
