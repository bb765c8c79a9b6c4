"""A tree that is written out is the same tree when it is read again."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.content.where import game_folders
from judge.content.yamltext import node_of, written
from judge.content.yamltree import Node, load_plain, parse


def bare(node: Node) -> Any:
    """All that a tree says, without its places: a plain 1.10 is not the text "1.10", and null is null."""
    if node.kind == "map":
        return {key: bare(each) for key, each in node.entries.items()}
    if node.kind == "list":
        return [bare(each) for each in node.elements]
    return None if node.is_null else (node.text, load_plain(node))


@pytest.mark.parametrize("game", sorted(game_folders()))
def test_every_scenario_survives_being_written_out(game: str) -> None:
    """Numbers, signs, quotes and odd names come back as they were."""
    for path in game_folders()[game].files("scenarios", "*.yml"):
        node = parse(path.read_text("utf-8"), str(path))

        assert bare(parse(written(node))) == bare(node), path


texts = st.text(st.characters(blacklist_categories=("Cs", "Cc", "Cf", "Zl", "Zp", "Cn", "Co")), max_size=12)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-999, 999) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts.filter(bool), inner, max_size=3),
    max_leaves=12,
)


@given(st.dictionaries(texts.filter(bool), values, max_size=4))
def test_whatever_is_written_out_is_read_again(value: dict[str, Any]) -> None:
    """Texts that look like numbers stay texts."""
    assert load_plain(parse(written(node_of(value, 1, 1)))) == value
