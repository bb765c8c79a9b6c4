"""Shelves and sites for the tests: the tests' own game, and the real content built once."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

import pytest
from markdown import Markdown

from judge.site.build import build
from judge.site.linked_library import LinkedLibrary
from judge.site.markdown.extension import EXTENSIONS, JudgeExtension
from judge.site.pages.all_pages import pages

SIXTH = Path(__file__).parent.parent / "sixth" / "content"


@pytest.fixture(scope="session")
def pebbles() -> LinkedLibrary:
    """The content of the tests' own game."""
    return LinkedLibrary(SIXTH)


@pytest.fixture(scope="session")
def written(pebbles: LinkedLibrary) -> dict[str, str]:
    """The Markdown of every page of the tests' own game, by address."""
    return {page.url: page.markdown() for page in pages(pebbles, lambda said: None)}


@pytest.fixture(scope="session")
def rendered(pebbles: LinkedLibrary, written: dict[str, str]) -> dict[str, str]:
    """The HTML of every page of the tests' own game, by address."""
    return {url: _html(pebbles, text.partition("---\n\n")[2]) for url, text in written.items()}


def _html(pebbles: LinkedLibrary, text: str) -> str:
    return Markdown(extensions=[*EXTENSIONS, JudgeExtension(given=pebbles)]).convert(text)


@pytest.fixture(scope="session")
def real_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The real site, built once for all who test side by side; nobody writes to it."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    out, done = shared / "real" / "site", shared / "real" / "built"
    (shared / "real").mkdir(exist_ok=True)
    with (shared / "real" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            build(out, report=lambda said: None)
            done.touch()
    return out


@pytest.fixture(scope="session")
def pebbles_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the tests' own game, built once."""
    out = tmp_path_factory.mktemp("pebbles") / "site"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUDGE_CONTENT", str(SIXTH))
        build(out, report=lambda said: None)
    return out
