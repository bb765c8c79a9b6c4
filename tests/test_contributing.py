"""CONTRIBUTING.md and the page on games are true: what they name exists, what they tell of comes out so."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
PARTS = ("engine", "kit", "cardtext", "games", "content")
GAMES = (ROOT / "judge" / "games" / "README.md").read_text("utf-8")


def judge(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Runs the command in a folder."""
    return subprocess.run([sys.executable, "-m", "judge", *args], capture_output=True, text=True, cwd=folder)


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


def test_what_the_page_on_games_names_is_there() -> None:
    """Every name in its tables that looks like one of the kernel's or the kit's is one."""
    text = "\n".join(path.read_text("utf-8") for part in PARTS for path in (ROOT / "judge" / part).rglob("*.py"))
    tables = "\n".join(line for line in GAMES.splitlines() if line.startswith("|"))
    names = set(re.findall(r"`(?:now\.|RULES\.|@RULES\.|@)?([a-zA-Z_]{4,})(?:\(|`)", tables))

    assert len(names) > 30
    assert [name for name in sorted(names) if not re.search(rf"\b{name}\b", text)] == []
