"""The `judge` command: its documents, its exit codes, its words."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from judge.cli import main, parser
from judge.engine.graph import TOLD_EVERY

SIXTH = Path(__file__).parent / "sixth"
SCENARIOS = SIXTH / "content" / "pebbles" / "scenarios"
DOUBLING = SCENARIOS / "doubling.yml"
LONG = """
title: How can the fight end?
game: lotr-lcg
at: combat
table:
  players: {Ana: {threat: 30}, Ben: {threat: 28}}
  heroes:
    Hild: {owner: Ana, attack: 3, defense: 2, hit-points: 5, keywords: [sentinel]}
    Orm: {owner: Ana, attack: 3, defense: 1, hit-points: 4, keywords: [ranged]}
    Ulf: {owner: Ben, attack: 2, defense: 2, hit-points: 5}
    Gerd: {owner: Ben, attack: 2, defense: 2, hit-points: 5}
  enemies:
    Imp: {engaged: Ana, attack: 4, defense: 1, hit-points: 4}
    Ogre: {engaged: Ben, attack: 3, defense: 2, hit-points: 9}
    Orc: {engaged: Ben, attack: 3, defense: 2, hit-points: 9}
asks:
  - outcomes: damage on Ogre
"""


def run_json(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, dict]:  # type: ignore[type-arg]
    """A command's status and its JSON document."""
    status = main([*args, "--json"])
    return status, json.loads(capsys.readouterr().out)


def test_run_document(capsys: pytest.CaptureFixture[str]) -> None:
    """`run --json` prints the document of the contract, and 0 when everything agrees."""
    status, document = run_json(capsys, "run", str(DOUBLING))

    assert status == 0
    heads = ["scenario", "game", "edition", "finished", "decides", "answers", "unread", "cards", "lines", "table"]
    assert list(document) == heads
    contract = [
        "ask",
        "answer",
        "so_far",
        "asked_at",
        "decided_by",
        "cites",
        "readings",
        "claims",
        "expected",
        "agrees",
    ]
    assert all(list(answer)[: len(contract)] == contract for answer in document["answers"])
    assert all(list(line) == ["n", "at", "actor", "text", "cites"] for line in document["lines"])


def test_disagreement_is_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An expected answer that is not found gives 1."""
    wrong = tmp_path / "wrong.yml"
    wrong.write_text(DOUBLING.read_text("utf-8").replace("answer: 16", "answer: 17"), "utf-8")

    assert main(["run", str(wrong)]) == 1
    assert "EXPECTED 17" in capsys.readouterr().out


def test_bad_input_is_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bad input gives 2 and words, no traceback; with --json, a document."""
    bad = tmp_path / "bad.yml"
    bad.write_text("game: chess\n", "utf-8")

    assert main(["run", str(bad)]) == 2
    assert 'unknown game "chess"' in capsys.readouterr().err
    status, document = run_json(capsys, "run", str(bad))
    assert status == 2 and document["problems"][0]["line"] == 1


@pytest.mark.parametrize(
    "make", [lambda path: None, lambda path: path.mkdir(), lambda path: path.write_bytes(b"\xff\xfe")]
)
def test_files_that_cannot_be_read(make, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:  # type: ignore[no-untyped-def]
    """A file that is missing, a folder, or no text is said to be so."""
    make(tmp_path / "x.yml")

    assert main(["run", str(tmp_path / "x.yml")]) == 2
    assert "x.yml: " in capsys.readouterr().err


def test_explore_document(capsys: pytest.CaptureFixture[str]) -> None:
    """`explore --json` prints the document of the contract."""
    status, document = run_json(capsys, "explore", str(SCENARIOS / "storm.yml"))

    assert status == 0 and len(document["asks"]) == 3
    contract = ["ask", "mode", "answer", "complete", "positions", "lines", "outcomes"]
    assert all(list(ask)[:7] == contract for ask in document["asks"])


def test_ctrl_c_gives_what_was_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An exploration that is stopped tells what it has found, and that there may be more."""
    file = tmp_path / "long.yml"
    file.write_text(LONG)
    monkeypatch.setattr("judge.progress.Progress.tick", lambda self, count: signal.raise_signal(signal.SIGINT))
    status, document = run_json(capsys, "explore", str(file))

    assert status == 0 and document["asks"][0]["complete"] is False
    assert TOLD_EVERY <= document["asks"][0]["positions"] < 1_000

    status, document = run_json(capsys, "run", str(file))

    assert status == 0 and document["answers"]


def test_text_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json the verdict comes first, in words."""
    assert main(["run", str(DOUBLING), "--trace"]) == 0
    text = capsys.readouterr().out

    assert "-> 16" in text and "Ben says 13: wrong; this takes the additions only after the doublings" in text
    assert "1  Ana throws Stone at Hut.  [pebbles:2.1]" in text


def test_check_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """Our own content has no problem."""
    assert main(["check"]) == 0, capsys.readouterr().out


def test_guide_and_schema(capsys: pytest.CaptureFixture[str]) -> None:
    """The guide and the schema are made from the game itself."""
    assert main(["guide", "pebbles"]) == 0
    guide = capsys.readouterr().out
    assert "`height of {tower}`" in guide and "throws ... at ..." in guide
    assert main(["schema", "pebbles"]) == 0
    assert json.loads(capsys.readouterr().out)["$schema"].endswith("2020-12/schema")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    """`judge --help` names every command with what it does."""
    assert main(["--help"]) == 0
    text = capsys.readouterr().out
    for command in ("run", "explore", "search", "rule", "deck", "check", "schema", "guide", "build", "serve"):
        assert f"\n    {command} " in text
    assert parser().description


@pytest.mark.parametrize("args", [[], ["fly"], ["run"], ["explore", "x.yml", "--limit", "none"]])
def test_bad_arguments_are_2(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Arguments that make no sense give 2 and say what is allowed."""
    assert main(args) == 2
    assert "usage: judge" in capsys.readouterr().err


def test_a_run_imports_only_what_it_needs() -> None:
    """`judge run` loads neither the web, nor the site, nor the search."""
    code = (
        "import sys; from judge.cli import main; main(['run', sys.argv[1], '--json']);"
        "heavy = ('flask', 'markdown', 'mkdocs', 'whoosh', 'jinja2', 'sqlite3', 'difflib');"
        "print([m for m in heavy if m in sys.modules],"
        " file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(DOUBLING)], capture_output=True, text=True, env={**os.environ}, check=True
    )
    assert done.stderr.strip() == "[]"


def test_our_own_faults_are_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A fault in the program is told in a line, without a traceback."""
    import judge.scenario.read

    def fail(path: Path) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(judge.scenario.read, "read_file", fail)

    assert main(["run", str(DOUBLING)]) == 70
    assert "a fault of ours, not yours: ZeroDivisionError: oh" in capsys.readouterr().err
