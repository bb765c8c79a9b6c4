"""Without the compiled parser YAML gives the same events, or is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest
import yaml

from judge.content.pure_yaml import PureLoader
from judge.content.where import content_root

FILES = sorted(content_root().rglob("*.yml"))
MARKS = ":,?[]{}#-'\"&*!|> \n\t%@`"


def _events(text: str, loader: Any) -> list[tuple[object, ...]] | None:
    try:
        return [(type(e), getattr(e, "value", None), getattr(e, "tag", None)) for e in yaml.parse(text, Loader=loader)]
    except yaml.YAMLError:
        return None


@pytest.mark.skipif(not hasattr(yaml, "CSafeLoader"), reason="PyYAML has no compiled parser here")
def test_the_content_reads_the_same() -> None:
    """A sample of the shipped files, and those with a question mark inside braces."""
    texts = [path.read_text("utf-8") for path in FILES]
    for text in [*texts[::12], *(text for text in texts if "?," in text)][:120]:
        assert _events(text, PureLoader) == _events(text, yaml.CSafeLoader)


@pytest.mark.skipif(not hasattr(yaml, "CSafeLoader"), reason="PyYAML has no compiled parser here")
def test_a_broken_text_is_never_read_otherwise() -> None:
    """What both read, both read alike; what the compiled parser refuses is refused."""
    chance = random.Random(23)
    for path in FILES[:: max(1, len(FILES) // 60)]:
        text = path.read_text("utf-8")[:1200]
        for _ in range(6):
            at = chance.randrange(len(text))
            broken = text[:at] + chance.choice(MARKS) + text[at + chance.randrange(2) :]
            found = _events(broken, PureLoader)
            assert found is None or found == _events(broken, yaml.CSafeLoader)
