"""Whatever strangers send is taken, or refused in words: some thousands of broken texts, the same every time."""

from __future__ import annotations

import pytest

from bench.fuzz import inputs
from bench.fuzz_targets import TARGETS, fault

# Quick to try are links and files; a scenario is read with all of its game.
COUNTS = {"link": 1_500, "import file": 400, "deck": 300, "card text": 300, "scenario": 300, "body": 200}


@pytest.mark.parametrize("name", sorted(TARGETS))
def test_broken_texts_are_refused_in_words(name: str) -> None:
    """No fault, no refusal without a reason."""
    assert [(why, text) for text in inputs(name, COUNTS[name], 2026) if (why := fault(TARGETS[name], text))] == []
