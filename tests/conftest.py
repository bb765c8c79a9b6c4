"""The tests' sixth game, found like any plug-in: JUDGE_PATH is set before anything is imported. One browser for all.

Games that JUDGE_PATH names already are tested with the others, such as by `pytest tests/test_every_game.py -k mygame`.

Without a browser the tests that need one are skipped with the command to get it; on CI that is a failure.
"""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CHROMIUM = os.environ.get("JUDGE_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
MISSING = "Chromium is not installed; get it with: apt-get install -y chromium (or set JUDGE_CHROMIUM to its path)"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# A busy machine is no fault of the code: no test depends on the time it takes.
settings.register_profile("judge", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("judge")
SIXTH = Path(__file__).parent / "sixth"
os.environ["JUDGE_PATH"] = os.pathsep.join(filter(None, (str(SIXTH), os.environ.get("JUDGE_PATH"))))
# Sites are built without the console that goes along, unless a test says otherwise: it takes a while to pack.
os.environ["JUDGE_RUNTIME"] = os.devnull
# Nobody's own record of rulings is touched by a test.
os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="judge-tests-")
atexit.register(shutil.rmtree, os.environ["XDG_DATA_HOME"], ignore_errors=True)
# Files that take long, most of them with few tests: side by side they begin first, so that nobody waits for the last.
# The first builds the real site; who needs it comes when it is there, and does not sit waiting for it.
LONG = (
    "site/test_posters.py", "test_every_game.py", "games/lotr_lcg/cards/test_language.py", "test_package.py",
    "deploy/test_first_start.py", "browser/test_console_on_device.py", "site/test_site_quality.py",
    "site/test_site_build.py",
)  # fmt: skip


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--golden` writes the golden transcripts and counts anew, to be read in the diff."""
    parser.addoption("--golden", action="store_true", help="write the golden transcripts and counts anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts the files first that take long; all others stay in their order."""
    here = Path(__file__).parent
    place = {here / name: at for at, name in enumerate(LONG)}
    items.sort(key=lambda item: place.get(item.path, len(LONG)))


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--golden"))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser, started once."""
    from playwright.sync_api import sync_playwright

    if not Path(CHROMIUM).exists():
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(MISSING)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def launched(chromium: Browser) -> Callable[..., Browser]:
    """Starts another browser, with flags of its own; whoever starts it closes it."""
    return lambda *flags: chromium.browser_type.launch(executable_path=CHROMIUM, args=[*FLAGS, *flags])
