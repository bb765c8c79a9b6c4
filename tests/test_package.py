"""The package: a built wheel works outside the repository, with the content inside."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this tree and unpacked into an empty folder."""
    folder = tmp_path_factory.mktemp("wheel")
    shutil.rmtree(ROOT / "build", ignore_errors=True)  # What is left of an earlier build would get into the wheel.
    build = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        str(folder),
        ".",
    ]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    target = folder / "site-packages"
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        wheel.extractall(target)
    return target


def environment(installed: Path) -> dict[str, str]:
    """An environment in which only the installed package is known."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("JUDGE_")}
    return env | {"PYTHONPATH": str(installed), "XDG_CACHE_HOME": str(installed.parent / "cache")}


def judge(installed: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Runs the installed command from a folder that has nothing to do with the repository."""
    env = environment(installed)
    code = (
        "import judge.content.where as w, sys; assert w.content_root().name == '_content';"
        "from judge.cli import main; sys.exit(main())"
    )
    return subprocess.run(
        [sys.executable, "-P", "-c", code, *args], capture_output=True, text=True, env=env, cwd=installed.parent
    )


def test_content_is_inside(installed: Path) -> None:
    """The wheel carries the content of every game, and only what belongs there."""
    games = sorted(path.parent.name for path in (installed / "judge" / "_content").glob("*/game.yml"))

    assert games == sorted(path.parent.name for path in (ROOT / "content").glob("*/game.yml")) != []
    assert not list(installed.rglob("__pycache__")) and not (installed / "tests").exists()


def test_rule_from_the_wheel(installed: Path) -> None:
    """`judge rule` works outside the repository."""
    done = judge(installed, "rule", "chaotic:8.5.4", "--json")

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["id"] == "8.5.4"


def test_run_from_the_wheel(installed: Path) -> None:
    """`judge run` works outside the repository."""
    scenario = installed / "judge" / "_content" / "chaotic" / "scenarios" / "armour-or-doubling.yml"
    done = judge(installed, "run", str(scenario), "--json")

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["answers"][0]["answer"] == 35


def test_site_and_console_files_are_inside(installed: Path) -> None:
    """Templates, styles and scripts travel with the package."""
    for folder in ("console/templates", "console/static", "site/theme/assets", "site/browser"):
        assert any((installed / "judge" / folder).iterdir())
    assert (installed / "judge" / "_mkdocs.yml").read_text() == (ROOT / "mkdocs.yml").read_text()


def test_serve_from_the_wheel(installed: Path) -> None:
    """`judge serve` from anywhere: the site is built into the user's cache and shown, console and API beside it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    # The tests' small game stands for the content, which takes a minute to be built.
    env = environment(installed) | {"JUDGE_CONTENT": str(ROOT / "tests" / "sixth" / "content")}
    command = [sys.executable, "-P", "-m", "judge", "serve", "--port", str(port)]
    with subprocess.Popen(command, env=env, cwd=installed.parent, stdout=subprocess.DEVNULL) as serving:
        try:
            until(lambda: status(f"http://127.0.0.1:{port}/console/") == 200)
            assert status(f"http://127.0.0.1:{port}/") in (200, 503)
            until(lambda: status(f"http://127.0.0.1:{port}/pebbles/") == 200)
            assert status(f"http://127.0.0.1:{port}/api/games") == 200
            assert (installed.parent / "cache" / "judge" / "site" / "index.html").is_file()
        finally:
            serving.terminate()


def status(address: str) -> int:
    """How an address answers; 0 when nobody listens."""
    try:
        with urllib.request.urlopen(address, timeout=30) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code
    except OSError:
        return 0


def until(holds: Callable[[], bool]) -> None:
    """Waits for something that is sure to come."""
    end = time.monotonic() + 120
    while not holds():
        assert time.monotonic() < end, "it did not come to this"
        time.sleep(0.1)
