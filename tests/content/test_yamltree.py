"""YAML that may be hostile: what is read, what is refused and with which words."""

from collections.abc import Iterator

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from judge.content.problem import BadInput, Place
from judge.content.yamltree import Limits, load_plain, parse


def refused(text: str, **limits: int) -> str:
    """The single problem a text is refused for."""
    with pytest.raises(BadInput) as caught:
        parse(text, "f", Limits(**limits))
    (problem,) = caught.value.problems
    return str(problem)


def test_tree_knows_lines_and_columns() -> None:
    """Values and keys carry their places, counted from 1."""

    node = parse("a: 1\nb:\n  - x\n", "f")
    assert node.key_place("f", "b") == Place("f", 2, 1)
    assert node.entries["b"].elements[0].place("f") == Place("f", 3, 5)


def test_plain_data_follows_yaml_1_2() -> None:
    """Only true and false are truth values, and 010 is ten."""

    data = load_plain(parse("[true, no, 12, 010, 1.5, 12:30, '7', ~]"))
    assert data == [True, "no", 12, 10, 1.5, "12:30", "7", None]


def test_absurd_numbers_stay_text() -> None:
    """A number too long to be meant is left as it is written."""

    data = load_plain(parse("[1e999, 99999999999999999999]"))
    assert data == ["1e999", "99999999999999999999"]


@pytest.mark.parametrize("text", ["", "# only a comment\n", "~", "null", "\ufeff"])
def test_empty_document_is_null(text: str) -> None:
    """A file with nothing in it is a null scalar."""

    assert parse(text).is_null


def test_quoted_null_is_text() -> None:
    """Quotes turn null into a word."""

    assert not parse("'null'").is_null


def test_alias_bomb_is_refused() -> None:
    """Anchors and aliases are refused, so nothing can be multiplied."""

    bomb = "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"
    assert refused(bomb) == ("f:1:4: an anchor (&name) is not allowed; write the value out where it is needed")
    assert "alias" in refused("a: *b")


def test_two_hundred_thousand_brackets_are_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deep nesting stops at its limit, without a crash: the parser is asked for no more than it takes to see it."""
    asked = []

    def counted(*args: object, **more: object) -> Iterator[yaml.Event]:
        for event in parse_events(*args, **more):  # type: ignore[arg-type]
            asked.append(event)
            yield event

    parse_events = yaml.parse
    monkeypatch.setattr(yaml, "parse", counted)

    assert refused("[" * 200_000) == "f:1:21: nested deeper than 20 levels"
    assert len(asked) < 30


def test_deep_block_nesting_is_refused() -> None:
    """The limit holds for indented maps too."""

    assert "nested deeper than 20" in refused("".join(" " * n + f"k{n}:\n" for n in range(30)))


@pytest.mark.parametrize("text", ["!!python/object:os.system x", "a: !!int 3", "!x y", "!<foo> y"])
def test_tags_are_refused(text: str) -> None:
    """No tag of any kind is accepted."""

    assert "tag" in refused(text)


def test_huge_file_is_refused_unread() -> None:
    """Size is checked before anything is parsed."""

    assert refused("x" * 300_000) == "f: the file is larger than 256 KB"
    assert refused("é" * 200_000) == "f: the file is larger than 256 KB"


def test_too_many_values_are_refused() -> None:
    """The count of values is limited."""

    assert "more than 20000 values" in refused("- x\n" * 20_001)


def test_limits_can_be_widened() -> None:
    """Content files may be larger than what strangers send."""

    assert len(parse("- x\n" * 20_001, "f", Limits(nodes=30_000)).elements) == 20_001


def test_duplicate_key_names_the_first() -> None:
    """A repeated key is refused with the line of the first."""

    assert refused("a: 1\nb: 2\na: 3\n") == 'f:3:1: the key "a" is given twice; the first is on line 1'


@pytest.mark.parametrize("text", ["? [a]\n: b", "? {a: 1}\n: b", "{[a]: b}"])
def test_keys_are_names(text: str) -> None:
    """A list or a group cannot be a key."""

    assert "cannot be a key" in refused(text)


def test_one_document_only() -> None:
    """A second document is refused where it begins."""

    assert refused("a\n---\nb\n").startswith("f:2:1: a second document")


@pytest.mark.parametrize("text", ["a: \x07", "a: \x1b[31m", "a: \u202eb", "\ud800", "a\x85b"])
def test_control_characters_are_refused(text: str) -> None:
    """Characters that a reader cannot see are refused with their place."""

    assert "control character" in refused(text)


@pytest.mark.parametrize("text", ['"\\0"', '"\\x1b[0m"', '"\\u202E"'])
def test_escaped_control_characters_are_refused(text: str) -> None:
    """An escape in quotes cannot bring them back."""

    assert "escaped control character" in refused(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a: b: c", "f:1:5: a colon is not expected here"),
        ("\ta: b", "f:1:1: this character cannot begin a value"),
        ("x: 1\na: [1, 2", "f:2:4: the list opened here"),
        ("a: {b: 1", "f:1:4: the group opened here"),
        ("a: 'x", "f:1:4: the quotes opened here are never closed"),
        ("- a\nb: c", "f:2:1: every element of this list must begin with a dash"),
        ('"\\q"', "f:1:2: this backslash sequence is not known"),
    ],
)
def test_syntax_errors_in_plain_words(text: str, words: str) -> None:
    """A syntax error has a line, a column and a sentence."""

    assert refused(text).startswith(words)


@given(st.text() | st.text(alphabet="ab:-[]{}\"'!&*#|>? \n\t\\%@,0"))
def test_nothing_but_bad_input_is_raised(text: str) -> None:
    """Whatever the text, it is read or refused, never a crash."""

    try:
        load_plain(parse(text))
    except BadInput as error:
        assert error.problems[0].message
