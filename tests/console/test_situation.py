"""A link carries a whole situation, and a bad link is refused in words."""

from __future__ import annotations

import base64
import json
import random
import re
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.console.situations.situation import WORDS, Situation, unpack
from judge.content.problem import BadInput

words = st.text(st.characters(categories=["L", "N", "P", "Zs"]), max_size=30).filter(str.isprintable)


@given(st.text(), st.integers(0, 50), st.lists(words, max_size=5), st.dictionaries(words, words, max_size=3))
def test_a_link_holds_everything(text: str, kept: int, made: list[str], readings: dict[str, str]) -> None:
    """What a situation is packed to gives the same situation back."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return
    situation = Situation(text, kept, tuple(made), tuple(sorted(readings.items())))
    assert unpack(situation.pack()) == situation


def test_a_link_is_safe_in_an_address() -> None:
    """A link has only letters, digits, - and _."""
    assert re.fullmatch(r"[A-Za-z0-9_-]+", Situation("title: Ä / ? # &").pack())


def test_a_fork_drops_what_came_after() -> None:
    """Another choice at an earlier stage takes the place of the choices made since."""
    line = Situation("x").fork(2, "a").fork(3, "b").fork(4, "c")
    assert line == Situation("x", 2, ("a", "b", "c"))
    assert line.fork(3, "d") == Situation("x", 2, ("a", "d"))
    assert line.fork(1, "e") == Situation("x", 1, ("e",))


def _packed(data: bytes) -> str:
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, WORDS)
    return "1" + base64.urlsafe_b64encode(squeeze.compress(data) + squeeze.flush()).decode().rstrip("=")


@pytest.mark.parametrize(
    "link",
    [
        "",
        "1",
        "1!!!!",
        "1" + "A" * 50,
        Situation("title: x").pack()[:-3],
        "1" + "A" * 200_000,
        "9" + Situation("x").pack()[1:],
        _packed(b"[]"),
        _packed(b'"x"'),
        _packed(b"{}"),
        _packed(b'{"text": 3}'),
        _packed(b'{"text": "x", "more": 1}'),
        _packed(b'{"text": "x", "made": ["a"]}'),
        _packed(b'{"text": "x", "kept": -1}'),
        _packed(b'{"text": "x", "kept": true}'),
        _packed(b'{"text": "x", "kept": 1, "made": [1]}'),
        _packed(b'{"text": "x", "kept": 1, "made": "abc"}'),
        _packed(b'{"text": "x", "readings": ["a"]}'),
        _packed(b'{"text": "\\ud800"}'),
        _packed(b"[" * 100_000),
        _packed(json.dumps({"text": "x", "kept": 1, "made": ["a" * 501]}).encode()),
    ],
)
def test_a_bad_link_is_refused(link: str) -> None:
    """A link that is damaged, foreign or made up gives an error in words."""
    with pytest.raises(BadInput, match="link"):
        unpack(link)


def test_a_link_cannot_blow_up() -> None:
    """A small link that would unpack to more than a scenario may have is refused before it does."""
    with pytest.raises(BadInput, match="damaged"):
        unpack(_packed(b'{"text": "' + b"a" * 5_000_000 + b'"}'))


def test_a_situation_too_long_for_a_link_is_refused() -> None:
    """A scenario that no link can carry gives an error, not a broken link."""
    noise = base64.b64encode(random.Random(1).randbytes(150_000)).decode()
    with pytest.raises(BadInput, match="too long"):
        Situation(noise).pack()
