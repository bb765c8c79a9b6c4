"""What goes along with a site: small files with their hashes, one pack with everything, and how the runtime is had."""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from judge.cli import main
from judge.content.problem import BadInput
from judge.offline import bundle, runtime

SIXTH = Path(__file__).parent.parent / "sixth" / "content"


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, dict[str, Any]]:
    """A site with the console of the tests' own game, and a runtime that is none."""
    monkeypatch.setenv("JUDGE_CONTENT", str(SIXTH))
    empty = tmp_path / "runtime"
    empty.mkdir()
    for name in runtime.FILES:
        (empty / name).write_bytes(name.encode() * 50)
    (empty / bundle.LOCK).write_text('{"info": {"python": "3"}, "packages": {"numpy": {}}}')
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    return site, bundle.write_console(site, empty)


def test_every_file_travels_small_and_with_its_hash(made: tuple[Path, dict[str, Any]]) -> None:
    """What is listed is there, as large as it says, and unpacks to what its hash says."""
    site, about = made
    for name, each in about["files"].items():
        data = (site / bundle.PLACE / f"{name}.gz").read_bytes()
        assert len(data) == each["bytes"]
        assert hashlib.sha256(gzip.decompress(data)).hexdigest().startswith(each["hash"])
    assert about["bytes"] == sum(each["bytes"] for each in about["files"].values())
    assert json.loads((site / "assets" / "console.json").read_text()) == {"at": "console/"}


def test_the_pack_has_code_content_and_the_games_that_are_plugged_in(made: tuple[Path, dict[str, Any]]) -> None:
    """All that Python needs is in it, byte for byte, and nothing that it does not."""
    site, _ = made
    data = gzip.decompress((site / bundle.PLACE / "console.pack.gz").read_bytes())
    length = int.from_bytes(data[:8], "little")
    listed = json.loads(data[8 : 8 + length])
    start, size = listed["judge/offline/console.py"]

    assert data[8 + length + start :][:size] == (bundle.PACKAGE / "offline" / "console.py").read_bytes()
    assert {"content/pebbles/game.yml", "flask/app.py", "judge/console/templates/base.html", bundle.INDEX} <= set(
        listed
    )
    assert any(name.startswith("plugged/0/games/pebbles/") for name in listed)
    assert not any(name.endswith((".so", ".pyc", ".js")) or "mkdocs" in name.split("/")[0] for name in listed)


def test_nothing_is_fetched_from_elsewhere(made: tuple[Path, dict[str, Any]]) -> None:
    """The list of packages that the runtime could fetch is empty, and no page names another host."""
    site, _ = made
    lock = json.loads(gzip.decompress((site / bundle.PLACE / f"{bundle.LOCK}.gz").read_bytes()))

    assert lock == {"info": {"python": "3"}, "packages": {}}
    for path in bundle.BROWSER.iterdir():
        assert "http://" not in path.read_text("utf-8") and "https://" not in path.read_text("utf-8")


def test_the_page_allows_webassembly_and_no_other_code_from_text() -> None:
    """Its policy has no unsafe-eval but WebAssembly's, and no inline scripts."""
    page = (bundle.BROWSER / "shell.html").read_text("utf-8")

    assert "'wasm-unsafe-eval'" in page and "'unsafe-eval'" not in page and "unsafe-inline" not in page
    assert "<script>" not in page and 'style="' not in page


def test_without_npm_it_is_said_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """`judge runtime` says what is missing, in a line, with exit status 2."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv(runtime.ENVIRONMENT)
    monkeypatch.setenv("PATH", str(tmp_path))

    assert runtime.runtime() is None and main(["runtime"]) == 2
    assert "npm is not installed" in capsys.readouterr().err


def test_another_package_is_not_taken_for_the_runtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What npm hands over has to have the known hash."""
    npm = tmp_path / "npm"
    npm.write_text("#!/bin/sh\necho no runtime > pyodide.tgz\n")
    npm.chmod(0o755)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv(runtime.ENVIRONMENT)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")

    with pytest.raises(BadInput, match="its hash is"):
        runtime.fetch(lambda said: None)
