"""The library of a build: loaded once, and that of the place where the content lies now."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.site.linked_library import linked_library


def test_another_place_another_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever built from another folder leaves nothing behind for those who come after."""
    here = linked_library()

    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("JUDGE_CONTENT", str(tmp_path))
        elsewhere.delenv("JUDGE_PATH", raising=False)

        assert not linked_library().library.games

    assert linked_library().library.games.keys() == here.library.games.keys()


def test_loaded_once() -> None:
    """Asked again, the same library comes back."""

    assert linked_library() is linked_library()
