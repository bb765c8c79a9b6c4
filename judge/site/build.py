"""Builds the static site: mkdocs with the settings of mkdocs.yml, into a folder that is replaced when all is done."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from judge.content.problem import BadInput, Place
from judge.content.where import game_ids
from judge.offline.runtime import HOW, runtime
from judge.site import up_to_date
from judge.site.linked_library import LinkedLibrary, broken_links, forget, linked_library
from judge.site.settings import PACKAGE, load_settings, run_mkdocs, settings_file


def build(
    out: Path,
    *,
    quick: bool = False,
    config: Path | None = None,
    zensical: bool = False,
    report: Callable[[str], None] = print,
) -> bool:
    """Builds the site into a folder, or leaves it alone when it is up to date; whether nothing is missing in it.

    `report` is told what is going on. A quick build leaves out the scenarios that have not been played yet; the next
    build puts them in.
    """
    up_to_date.check_free(out)
    file = config or settings_file()
    mark = up_to_date.fingerprint(file)
    if up_to_date.built_fingerprint(out) in (mark, up_to_date.quick_mark(mark) if quick else mark):
        report("The site is up to date.")
        return _tell(up_to_date.built_faults(out), report)
    report("Reading the content")
    forget()
    check(linked_library())
    try:
        _put(out, file, quick, zensical, report)
    except OSError as error:
        raise BadInput.at(Place(str(out)), f"the site cannot be written: {error.strerror or error}") from error
    report(f"The site is in {out}.")
    if runtime() is None:
        report(HOW)
    return _tell(up_to_date.built_faults(out), report)


def _tell(missing: list[str], report: Callable[[str], None]) -> bool:
    for fault in missing:
        report(fault)
    return not missing


def _put(out: Path, file: Path, quick: bool, zensical: bool, report: Callable[[str], None]) -> None:
    from judge.site.plugin import Run, running

    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=up_to_date.WORKING, dir=out.resolve()) as folder:
        made = Path(folder) / "site"
        if zensical:
            from judge.site.zensical import build_with_zensical

            build_with_zensical(file, made, report)
        else:
            with running(Run(quick=quick, loaded=True, report=report)):
                run_mkdocs(load_settings(file, made))
        up_to_date.replace_site(out, made)


def default_out() -> Path:
    """Where the site goes when no folder is named: a checkout's site/, else the user's cache."""
    if game_ids(PACKAGE.parent / "content"):
        return PACKAGE.parent / "site"
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".cache") / "judge" / "site"


def check(found: LinkedLibrary) -> None:
    """Stops before anything is written when the content has problems or links that lead nowhere."""
    problems = [*found.library.problems, *broken_links(found.library, found.absent)]
    if problems:
        raise BadInput(problems)
