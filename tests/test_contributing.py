"""CONTRIBUTING.md and the page on games are true: the game there is typed in and run; what they name exists."""

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
GAMES = (ROOT / "judge" / "games" / "README.md").read_text("utf-8")
BLOCK = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.M | re.S)


@pytest.fixture(scope="module")
def pips(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game of "Add a game", typed in."""
    folder = tmp_path_factory.mktemp("plugin")
    for name, text in BLOCK.findall(GAMES):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def judge(pips: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Runs the command with the game in JUDGE_PATH."""
    env = {**os.environ, "JUDGE_PATH": str(pips)}
    return subprocess.run([sys.executable, "-m", "judge", *args], capture_output=True, text=True, env=env, cwd=pips)


def test_the_game_is_found_and_checked(pips: Path) -> None:
    """`judge check` knows the game and finds nothing wrong."""
    done = judge(pips, "check")

    assert done.returncode == 0, done.stdout + done.stderr


def test_its_scenario_runs(pips: Path) -> None:
    """The scenario's answers agree, and the wrong claim is diagnosed."""
    done = judge(pips, "run", "content/pips/scenarios/two-guards.yml", "--json")
    document = json.loads(done.stdout)

    assert done.returncode == 0, done.stdout + done.stderr
    assert [answer["answer"] for answer in document["answers"]] == [9, False]
    assert document["answers"][0]["claims"]["Ana"]["misreading"] == "goes against 1.3 (The hit): Ben loses 1"


def test_the_guide_documents_it(pips: Path) -> None:
    """The guide to its scenarios is made from the code."""
    done = judge(pips, "guide", "pips")

    assert "`points of {player}`: The points a player has left." in done.stdout


def test_the_way_through_the_house_is_true() -> None:
    """Every file and function on the way of one situation exists, and every file in the drawing."""
    rows = re.findall(r"^\|[^|`]*(?:`[^`]*`[^|`]*)*\| `(judge/[^`]+\.py)` \| `(\w+)` \|$", PAGE, re.M)
    drawn = re.findall(r"[a-z_]+(?:/[a-z_-]+)*\.(?:py|yml)|games/chaotic/[a-z]+", PAGE[: PAGE.index("| what happens")])

    assert len(rows) >= 12 and len(drawn) >= 10
    for file, name in rows:
        tree = ast.parse((ROOT / file).read_text("utf-8"))
        named = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        assert name in named, f"{file} has no {name}"
    for path in drawn:
        assert any((ROOT / top / path).exists() for top in ("judge", "content")), f"{path} does not exist"


def test_the_situation_on_the_page_is_settled_as_it_says(tmp_path: Path) -> None:
    """The four lines on the page give the answer and the diagnosis that the page tells."""
    text = re.search(r"^```yaml\n(.*?)^```$", PAGE, re.M | re.S)
    assert text is not None
    file = tmp_path / "dispute.yml"
    file.write_text(text[1], "utf-8")
    (found,) = json.loads(judge(tmp_path, "run", str(file), "--json").stdout)["answers"]

    assert found["answer"] == 6 and "chaotic:8.6.5.2" in found["cites"]
    assert found["claims"]["Ben"]["misreading"] == "takes the multiplications only after the reductions"
    assert len(text[1].splitlines()) == 4 and len(PAGE.splitlines()) < 150


def test_every_dependency_has_its_reason() -> None:
    """Each dependency of pyproject.toml is in the table of reasons."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    table = PAGE[PAGE.index("## Dependencies") :].casefold()
    for requirement in wanted:
        name = re.split(r"[<>=[]", requirement)[0].casefold()
        assert name in table or name.startswith("types-"), f"{name} has no reason in CONTRIBUTING.md"
