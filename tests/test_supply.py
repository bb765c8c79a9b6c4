"""What the program is made of: every package with its version, its hashes and its licence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = ("run", "dev")


def locked(name: str) -> dict[str, list[str]]:
    """The packages of a lock, each with its hashes."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8").replace("\\\n", " ")
    lines = [line.split() for line in text.splitlines() if "==" in line]
    return {words[0]: [each for each in words[1:] if each.startswith("--hash=sha256:")] for words in lines}


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_is_locked_with_hashes(name: str) -> None:
    """One version each, and nothing is installed that was exchanged since; `make` insists on it."""
    found = locked(name)

    assert found and all(re.fullmatch(r"[\w.\[\]-]+==[\w.!+]+", each) for each in found)
    assert all(found.values())
    assert (ROOT / "Makefile").read_text("utf-8").count(f"--require-hashes -r requirements/{name}.txt") == 1


def test_every_licence_is_listed() -> None:
    """Whoever passes the program on can see under which terms its parts are."""
    listed = (ROOT / "requirements" / "LICENCES.md").read_text("utf-8")
    names = {re.split(r"[=\[]", each)[0] for lock in LOCKS for each in locked(lock)}

    assert [name for name in sorted(names) if f"| {re.sub(r'[-_.]+', '-', name).lower()} |" not in listed] == []
