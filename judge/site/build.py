"""Builds the static site: pages from the content, mkdocs over them, then the finishing step."""

from __future__ import annotations

import json
import logging
import os
import shutil
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

from judge.content.library import Library
from judge.content.problem import BadInput, Place, Problem
from judge.content.where import game_ids
from judge.site import up_to_date
from judge.site.finishing.finish import finish
from judge.site.finishing.offline import offline_page
from judge.site.finishing.search_files import search_page
from judge.site.linked_library import LinkedLibrary, linked_library
from judge.site.pages.all_pages import navigation, write
from judge.site.pages.concepts import concepts

HERE = Path(__file__).resolve().parent
NAME = "Judge"
QUICK = "without the scenarios that are still to be played:"
ABOUT = "The rules of five tabletop games in plain words, with timing charts, open questions and replays of disputes."
ONLY_SOMEWHERE = frozenset({"go.js"})
NOT_COPIED = shutil.ignore_patterns("engine", "worker")


def build(out: Path, *, quick: bool = False, report: Callable[[str], None] = print) -> None:
    """Builds the site into a folder, or leaves it alone when it is up to date; `report` is told what is going on.

    A quick build leaves out the scenarios that have not been played yet; the next build puts them in.
    """
    up_to_date.check_free(out)
    mark = up_to_date.fingerprint()
    marks = (mark, f"{QUICK} {mark}") if quick else (mark,)
    if up_to_date.built_fingerprint(out) in marks:
        report("The site is up to date.")
        return
    report("Reading the content")
    linked_library.cache_clear()
    found = linked_library()
    found.quick = quick
    _check(found)
    try:
        _put(found, out, marks[-1], report)
    except OSError as error:
        raise BadInput.at(Place(str(out)), f"the site cannot be written: {error.strerror or error}") from error
    report(f"The site is in {out}.")


def _put(found: LinkedLibrary, out: Path, mark: str, report: Callable[[str], None]) -> None:
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=up_to_date.WORKING, dir=out.resolve()) as folder:
        up_to_date.replace_site(out, _make(found, Path(folder), report), mark)


def default_out() -> Path:
    """Where the site goes when no folder is named: a checkout's site/, else the user's cache."""
    checkout = HERE.parent.parent
    if game_ids(checkout / "content"):
        return checkout / "site"
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".cache") / "judge" / "site"


def _check(found: LinkedLibrary) -> None:
    """Stops before anything is written when the content has problems or links that lead nowhere."""
    problems = [*found.library.problems, *broken_links(found.library, found)]
    if problems:
        raise BadInput(problems)


def broken_links(library: Library, found: LinkedLibrary) -> list[Problem]:
    """The links that lead neither to an entry nor to a unit, each with its place."""
    broken = []
    for link in library.links:
        source = library.entries.get(link.source)
        if found.links.find(link.target, source.game if source else "") is None:
            broken.append(Problem(link.place, f"the link [[{link.target}]] leads nowhere"))
    return broken


def _make(found: LinkedLibrary, folder: Path, report: Callable[[str], None]) -> Path:
    pages = folder / "pages"
    written = write(found, pages, report)
    for page in (search_page(found), offline_page(found)):
        page.write(pages)
    shutil.copytree(HERE / "assets", pages / "assets", ignore=NOT_COPIED)
    settings = folder / "mkdocs.yml"
    settings.write_text(json.dumps(_settings(found, navigation(found, written)), indent=1), "utf-8")
    for fault in found.faults:
        report(f"A scenario cannot be played: {fault}")
    report(f"Building {len(written)} pages")
    _mkdocs(settings)
    report("Adding search, hover cards, short addresses and the offline copy")
    finish(found, folder / "site", NAME)
    return folder / "site"


def _settings(found: LinkedLibrary, games: list[dict[str, object]]) -> dict[str, Any]:
    """What mkdocs is told; the side navigation is our own, so that a page costs the same however many there are."""
    ignore = {
        "nav": {"omitted_files": "ignore"},
        "links": {
            "not_found": "ignore",
            "anchors": "ignore",
            "unrecognized_links": "ignore",
            "absolute_links": "ignore",
        },
    }
    return {
        "site_name": NAME,
        "site_description": ABOUT,
        "docs_dir": "pages",
        "site_dir": "site",
        "nav": [{"Home": "index.md"}],
        "theme": {
            "name": "material",
            "custom_dir": str(HERE / "theme"),
            "font": False,
            "favicon": "assets/icon.svg",
            "language": "en",
        },
        "plugins": [],
        "markdown_extensions": [
            "admonition",
            "def_list",
            "sane_lists",
            "tables",
            {"toc": {"toc_depth": "2-3"}},
            "judge.site.markdown",
        ],
        "extra": {
            "generator": False,
            "games": games,
            "concepts": bool(concepts(found)),
        },
        "extra_css": _every_page(".css"),
        "extra_javascript": _every_page(".js"),
        "validation": ignore,
    }


def _every_page(ending: str) -> list[str]:
    """The style sheets or scripts that every page loads: those of the assets folder itself, judge.* first."""
    found = sorted((HERE / "assets").glob(f"*{ending}"), key=lambda path: (path.stem != "judge", path.name))
    return [f"assets/{path.name}" for path in found if path.name not in ONLY_SOMEWHERE]


def _mkdocs(settings: Path) -> None:
    os.environ["NO_MKDOCS_2_WARNING"] = "1"
    os.environ.setdefault("SOURCE_DATE_EPOCH", "0")
    logging.getLogger("mkdocs").setLevel(logging.ERROR)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from mkdocs.commands.build import build as run
        from mkdocs.config import load_config

        run(load_config(str(settings)))
