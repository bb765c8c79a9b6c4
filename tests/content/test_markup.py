"""Front matter, links and plain text of Markdown pages."""

from hypothesis import given
from hypothesis import strategies as st

from judge.content.markup import Reference, plain, references, split, unclosed


def test_front_matter_is_cut_off() -> None:
    """Front matter and body know the lines they begin on."""

    page = split("---\nterm: A\n---\nbody\n")
    assert (page.front, page.front_line, page.body, page.body_line) == ("term: A", 2, "body\n", 4)


def test_page_without_front_matter() -> None:
    """A page that does not begin with dashes, or never closes them, is all body."""

    assert split("text").front is None
    assert split("---\nterm: A\n").front is None


def test_links_with_places() -> None:
    """Links are found with label, line and column."""

    assert references("see [[burst]]\nand [[a:1|one]] or [this](scenario:tie)", 5) == [
        Reference("burst", "", 5, 5),
        Reference("a:1", "one", 6, 5),
        Reference("scenario:tie", "this", 6, 20),
    ]


def test_links_in_code_do_not_count() -> None:
    """Neither fenced nor inline code holds links."""

    assert references("```\n[[a]]\n```\n`[[b]]` and ``[[c]] ` x``\n~~~ yaml\n[[d]]\n~~~~\n") == []


def test_ordinary_links_do_not_count() -> None:
    """A web address is not a link between entries."""

    assert references("[x](https://example.org)") == []


def test_unclosed_link_is_found() -> None:
    """Two opening brackets that are never closed are reported."""

    assert unclosed("a [[b]] [[c") == [(1, 9)]


def test_plain_text() -> None:
    """Plain text keeps the words and drops the marks."""

    text = (
        "## Title {#1.2}\n\n- **Bold** and _thin_ [[burst|the pile]], [[attack-burst]], [[a:8.2.3]]. {#x}\n"
        '!!! note "Who first"\n    `code` [here](reading:a/b)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'
    )
    assert plain(text) == (
        "Title\n\n- Bold and thin the pile, attack burst, 8.2.3.\nWho first:\n    code here\n\na, b\n1, 2"
    )


def test_plain_text_with_own_labels() -> None:
    """A caller may say what a link shows."""

    assert plain("[[x]] [[x|y]]", label=str.upper) == "X y"


@given(st.text(alphabet="[]|{}#`*_-! \n:ab()\\"))
def test_any_text_can_be_read(text: str) -> None:
    """No text makes the functions fail."""

    plain(text)
    references(text)
    split(text)
