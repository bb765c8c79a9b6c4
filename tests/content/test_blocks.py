"""Anchored blocks: what text belongs to which anchor."""

from hypothesis import given
from hypothesis import strategies as st

from judge.content.blocks import Block, blocks, intro, stray_anchors

PAGE = """\
Intro.

## Section {#8.2}

What the section says.

### Free heading

More of it.

- An item
  over two lines. {#8.2.1}
- A rule with parts: {#8.2.2}
    - a part {#8.2.2.1}
    - another

A paragraph
that ends here. {#8.2.3}
Not part of it.

### Rule {#8.3}

Text.

## Next

Nothing.
"""


def by_id(text: str) -> dict[str, Block]:
    """The blocks of a text by their anchors."""
    return {block.id: block for block in blocks(text)}


def test_heading_reaches_to_the_next_anchored_heading() -> None:
    """A heading's text holds free headings and anchored items, but not the next anchored heading."""

    text = by_id(PAGE)["8.2"].text
    assert text.startswith("What the section says.\n\n### Free heading")
    assert "over two lines.\n" in text and text.endswith("Not part of it.")


def test_heading_ends_at_its_own_level() -> None:
    """A heading without an anchor ends the text too when it is of the same or a higher level."""

    assert by_id(PAGE)["8.3"].text == "Text."


def test_item_with_its_lines_and_parts() -> None:
    """An item is its own lines, without its marker, and what is indented below it."""

    found = by_id(PAGE)
    assert found["8.2.1"].text == "An item\nover two lines."
    assert found["8.2.2"].text == "A rule with parts:\n\n- a part\n- another"


def test_paragraph_ends_at_its_anchor() -> None:
    """A paragraph's block is the paragraph up to the anchor."""

    assert by_id(PAGE)["8.2.3"].text == "A paragraph\nthat ends here."


def test_colon_takes_the_list_along() -> None:
    """A paragraph that announces a list includes it."""

    found = by_id("In this order: {#a}\n\n1. one\n2. two\n   more\n\nAfter.\n")
    assert found["a"].text == "In this order:\n\n1. one\n2. two\n   more"


def test_blocks_know_what_is_around() -> None:
    """A block is inside the item or the heading around it."""

    inside = {block.id: block.inside for block in blocks(PAGE)}
    assert inside == {
        "8.2": "", "8.2.1": "8.2", "8.2.2": "8.2", "8.2.2.1": "8.2.2", "8.2.3": "8.2", "8.3": "8.2",
    }  # fmt: skip


def test_lines_count_from_the_file() -> None:
    """Blocks know their lines in the file."""

    (block,) = blocks("x\n\ny {#a}\n", 10)
    assert (block.first, block.last) == (12, 12)


def test_admonition_paragraph() -> None:
    """A paragraph in an admonition is a block without the indentation."""

    assert by_id('!!! note "T"\n    Inside. {#a}\n')["a"].text == "Inside."


def test_table_row() -> None:
    """A table row may carry an anchor in its last cell."""

    assert by_id("| a | b |\n|---|---|\n| 1 | 2 {#r} |\n")["r"].text == "| 1 | 2 |"


def test_code_holds_no_anchors() -> None:
    """An anchor in fenced code is text."""

    assert blocks("```\nx {#a}\n```\n") == []


def test_anchor_inside_a_line_is_stray() -> None:
    """An anchor that is not at the end of its line is reported."""

    assert stray_anchors("a {#x} b\nc {#y}\n") == [(1, 2, "x")]


def test_intro_ends_at_the_first_rule() -> None:
    """The text of a chapter itself is what stands before its first rule."""

    assert intro(PAGE) == "Intro."


@given(st.text(alphabet="#{}-1.:| \nab`!"))
def test_any_text_has_blocks(text: str) -> None:
    """No text makes the search for blocks fail."""

    for block in blocks(text):
        assert block.first <= block.last
