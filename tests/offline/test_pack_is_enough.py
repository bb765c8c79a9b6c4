"""What goes along is enough: the console answers out of the packed files alone, with nothing that is installed here."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from judge.offline import bundle

SIXTH = Path(__file__).parent.parent / "sixth" / "content"
SCRIPT = """
import json, os, sys
from glob import glob
place = sys.argv[1]
os.environ.update(JUDGE_READY=f"{place}/ready", JUDGE_PATH=":".join(sorted(glob(f"{place}/plugged/*"))), HOME=place)
sys.path[:] = [place, *(each for each in sys.path if "site-packages" not in each and each)]
from judge.content import yamltree
parsed = []
pure, yamltree.parse = yamltree.parse, lambda *given, **named: parsed.append(given[1:2]) or pure(*given, **named)
from judge.offline.console import Console
from judge.rulings.replayable import content_version
console = Console()
with open(f"{place}/search.index", "rb") as file:
    console.prepare(file.read(), lambda said: None)
read = [str(each) for each in parsed]
console.open("https://host.example/", {}, lambda name, data: "")
def ask(path):
    request = {"method": "GET", "url": f"https://host.example{path}", "headers": []}
    return console.answer(request, b"", lambda: False, lambda part: None)
found = {path: ask(path) for path in json.loads(sys.argv[2])}
print(json.dumps({
    "read": read, "version": content_version("pebbles"), "whoosh": "whoosh.index" in sys.modules,
    "pages": {path: [each["status"], each["body"].decode(errors="replace")] for path, each in found.items()},
}))
"""
READ_AT_THE_BUILD = re.compile(r"units|readings|charts|glossary|rules|scenarios|game\.yml")
PAGES = ("/console/", "/console/game/pebbles", "/console/search?q=tower", "/console/scenario/pebbles/doubling",
         "/console/guide/pebbles", "/console/deck/", "/console/cards/", "/api/rule/pebbles/3.1")  # fmt: skip


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packed files, each in its place."""
    place = tmp_path_factory.mktemp("pack")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUDGE_CONTENT", str(SIXTH))
        data = bundle.pack()
    length = int.from_bytes(data[:8], "little")
    for name, (start, size) in json.loads(data[8 : 8 + length]).items():
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data[8 + length + start :][:size])
    return place


def test_the_packed_files_answer_alone(unpacked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages of every kind; nothing of the content that was read at the build is read again, and no index is opened."""
    monkeypatch.delenv("JUDGE_CONTENT", raising=False)
    command = [sys.executable, "-S", "-c", SCRIPT, str(unpacked), json.dumps(PAGES)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)

    statuses = {path: status for path, (status, _) in found["pages"].items()}
    assert {path: status for path, status in statuses.items() if status not in (200, 302)} == {}
    assert "Pebbles" in found["pages"]["/console/"][1] and "Tower" in found["pages"]["/console/search?q=tower"][1]
    assert [each for each in found["read"] if READ_AT_THE_BUILD.search(each)] == []
    assert not found["whoosh"]


def test_a_ruling_has_the_same_version_there_as_here(unpacked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What decides a verdict is told by the same word, though the files that it is made of do not go along."""
    from judge.rulings.replayable import content_version

    monkeypatch.setenv("JUDGE_CONTENT", str(SIXTH))
    kept = json.loads((unpacked / "ready" / "version-pebbles.json").read_text("utf-8"))["data"]

    content_version.cache_clear()
    assert kept == content_version("pebbles")
    content_version.cache_clear()
    assert not (unpacked / "content" / "pebbles" / "readings.yml").exists()
