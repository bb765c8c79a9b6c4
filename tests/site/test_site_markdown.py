"""The Markdown extension: anchors, links, terms."""

from __future__ import annotations

import pytest
from markdown import Markdown

from judge.content.problem import BadInput
from judge.site.linked_library import LinkedLibrary
from judge.site.markdown.extension import EXTENSIONS, JudgeExtension, first_line

PAGE = first_line("pebbles/rules/01-pebbles/", "pebbles")


def html(linked: LinkedLibrary, text: str, line: str = PAGE) -> str:
    """A text as a page of the tests' own game."""
    return Markdown(extensions=[*EXTENSIONS, "toc", JudgeExtension(given=linked)]).convert(f"{line}\n\n{text}")


def test_anchor_of_a_heading(pebbles: LinkedLibrary) -> None:
    """A heading gets its id, and its number as a link to itself."""
    made = html(pebbles, "## The storm {#1.2}")
    assert made == '<h2 id="1.2"><a class="j-num" href="#1.2">1.2</a> The storm</h2>'


def test_anchors_of_items_and_paragraphs(pebbles: LinkedLibrary) -> None:
    """List items and paragraphs get their ids too."""
    made = html(pebbles, "One. {#2.1}\n\n- Two. {#2.2}\n    - Inner. {#3}\n")
    assert '<p id="2.1">' in made and '<li id="2.2">' in made and '<li id="3">' in made
    assert "{#" not in made


def test_anchor_of_a_table_row(pebbles: LinkedLibrary) -> None:
    """An anchor in a row belongs to the row."""
    assert '<tr id="3.2">' in html(pebbles, "| a | b |\n|---|---|\n| 1 | 2 {#3.2} |")


def test_anchor_that_is_no_number_shows_a_sign(pebbles: LinkedLibrary) -> None:
    """Ids that are words are not shown; a sign with a spoken name stands for them."""
    assert 'aria-label="Address of first words"' in html(pebbles, "- Words. {#first-words}")


def test_wiki_link(pebbles: LinkedLibrary) -> None:
    """[[...]] leads to the entry, with a preview and a default label."""
    made = html(pebbles, "See [[pebbles:3.3]] and [[tower|the tower]].")
    assert '<a data-ref="pebbles:3.3" href="#3.3">3.3</a>' in made
    assert '<a data-ref="pebbles:tower" href="../../glossary/tower/">the tower</a>' in made


def test_link_to_a_reading_fits_into_the_sentence(pebbles: LinkedLibrary) -> None:
    """A whole question would tear the sentence; it shows when the link is touched."""
    assert ">an open question</a>." in html(pebbles, "See [[reading:pebbles/both-fall]].")


def test_scheme_link(pebbles: LinkedLibrary) -> None:
    """[words](scenario:slug) leads to the scenario of the same game."""
    assert 'href="../../scenarios/storm/"' in html(pebbles, "[Replay it](scenario:storm)")


@pytest.mark.parametrize("text", ["[[no-such-term]]", "[x](scenario:none)", "[[pebbles:9.9]]"])
def test_unknown_link_stops_the_build(pebbles: LinkedLibrary, text: str) -> None:
    """A link that leads nowhere is an error that names it."""
    with pytest.raises(BadInput, match="leads nowhere"):
        html(pebbles, text)


def test_links_in_code_are_left_alone(pebbles: LinkedLibrary) -> None:
    """Code is shown as it is written."""
    assert "<code>[[no-such-term]] tower</code>" in html(pebbles, "`[[no-such-term]] tower`")


def test_term_is_linked_once_a_block(pebbles: LinkedLibrary) -> None:
    """The first use of a term in a block is linked, the second is not."""
    made = html(pebbles, "A tower and a castle.\n\n## Next {#2}\n\nTowers again.")
    assert made.count('class="j-auto"') == 2


def test_term_is_not_linked_in_headings_links_or_its_own_entry(pebbles: LinkedLibrary) -> None:
    """Headings, links and a term's own page stay free of automatic links."""
    own = first_line("pebbles/glossary/tower/", "pebbles", "pebbles:tower")
    assert "j-auto" not in html(pebbles, "## The tower\n\n[a tower](https://example.invalid)")
    assert "j-auto" not in html(pebbles, "A tower falls.", own)


def test_rule_number_in_the_text_is_linked(pebbles: LinkedLibrary) -> None:
    """A number that is a rule of the game becomes a link; any other number does not."""
    made = html(pebbles, "By 3.1 it is 2.5.")
    assert made.count("<a ") == 1 and 'data-ref="pebbles:3.1"' in made
