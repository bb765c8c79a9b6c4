"""The package: a built wheel works outside the repository, with the content inside."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
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


def judge(installed: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Runs the installed command from a folder that has nothing to do with the repository."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("JUDGE_")}
    env |= {"PYTHONPATH": str(installed), "XDG_CACHE_HOME": str(installed.parent / "cache")}
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

    assert games == ["chaotic", "highlander", "lotr-lcg", "wot-ccg", "wot-conquest"]
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
    for folder in ("console/templates", "console/static", "site/assets"):
        assert any((installed / "judge" / folder).iterdir())
