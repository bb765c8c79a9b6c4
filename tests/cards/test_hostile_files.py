"""Files that are none: told with file, line, column, what was found and what is allowed; never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.cards import source
from judge.cards.intake import take_in
from judge.cli import main
from judge.content.problem import BadInput

BOMB = """<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
<set><card name="&b;"/></set>"""
OUTSIDE = '<!DOCTYPE set [<!ENTITY x SYSTEM "file:///etc/passwd">]><set><card name="&x;"/></set>'


@pytest.mark.parametrize(
    ("data", "where", "words"),
    [
        (b"", "", "the file is empty"),
        (b" \n ", "", "the file is empty"),
        (b"PK\x03\x04....", "", "unpack it first"),
        (b"\x89PNG....", "", "this is a picture"),
        (b"\x80\x81\x8d\x00\xff", ":1", "not text in UTF-8 (byte 1)"),
        (b"\xff\xfea", "", "not text in UTF-16"),
        (b"hello world\n", ":1", "no row names the columns"),
        (b"[]", "", "the file holds no card"),
        (b"{}", ":1:1", "allowed: a list of cards"),
        (b"[1, 2]", ":1:2", 'found "1"; allowed: a card'),
        (b'[{"name": "A"},\n {"name": ]', ":2:11", "this is not JSON"),
        (b'[{"name": "A"}\n {"name": "B"}]', ":2:2", "allowed: , or ]"),
        (b'[{"name": "A"}', ":1:15", "the end of the file"),
        (b'[{"name": NaN}]', ":1:2", "a number here"),
        (b'[{"name": "A", "n": ' + b"9" * 5000 + b"}]", ":1:2", "a number here"),
        (b"[" * 100_000, ":1:2", "nested too deeply"),
        (b'[{"a": ' * 100_000, ":1:2", "nested too deeply"),
        (b'[{"name": "A", "x": ' + b'{"y": ' * 50 + b"1" + b"}" * 50 + b"}]", ":1:2", "nested deeper than 6"),
        (b'[{"type": "hero"}]', ":1:2", "no column is the name of a card"),
        (b'[{"name": "A"}, {"name": "", "type": "x"}]', ":1:17", 'a card without a name; found "x"'),
        (b'[{"name": "' + b"A" * 500 + b'"}]', ":1:2", "more than 120 characters"),
        (b'[{"name": "A", "text": "' + b"x" * 9000 + b'"}]', ":1:2", "a text of 9,000 characters"),
        (b"name,type\nA,b,c\n", ":2:3", 'found "c" in column 3; the header has 2 columns'),
        (b"PK\x03\x04..xl/workbook.xml", "", "save it as CSV first"),
        (b"name,type,damage\nA,b,1\nB,b,Action: Throw it away.\n", ":3:3", "allowed: a number, X or nothing"),
        (b'[{"name": "A", "type": "' + b"x" * 70 + b'"}]', ":1:2", "allowed: a type of card"),
        (b"name,type\n,ally\n", ":2:1", "a card without a name"),
        (b"name,type,type\nA,b,c\n", ":1:3", 'the column "type" is there twice'),
        (b"name,type\nA\x00B,c\n", ":2:2", "a control character (U+0000)"),
        (b'name,text\nA,"' + b"x" * 40_000, ":2", "a quote that is never closed"),
        (b"<html><body>hi</body></html>", ":1", "found no <card>"),
        (b"<set><card name='A'></set>", ":1:", "this is not XML: mismatched tag"),
        (BOMB.encode(), ":1:", "a document type or an entity is not allowed"),
        (OUTSIDE.encode(), ":1:", "a document type or an entity is not allowed"),
        (b"<card name='A'>" + b"<x>" * 50 + b"</x>" * 50 + b"</card>", ":1:", "nested deeper"),
        (b"- {name: &a A, type: x}\n- *a\n", ":1:10", "an anchor"),
        (b"- name: A\n  name: B\n", ":2:3", "is given twice"),
    ],
)
def test_bad_files(tmp_path: Path, data: bytes, where: str, words: str) -> None:
    """What is wrong, and where."""
    path = tmp_path / "cards.yml" if data.startswith(b"- ") else tmp_path / "cards.txt"
    path.write_bytes(data)
    with pytest.raises(BadInput) as bad:
        take_in("pebbles", path)
    first = bad.value.problems[0]

    assert str(first.place).startswith(f"{path}{where}") and words in first.message


def test_everything_wrong_is_told_at_once(tmp_path: Path) -> None:
    """Each bad row with its line, then how to take the others; `skip` takes them."""
    path = tmp_path / "cards.csv"
    path.write_text("name,type\nA,x\n,x\nB,x,y,z\nC,x\n", "utf-8")
    with pytest.raises(BadInput) as bad:
        take_in("pebbles", path)

    assert sorted(problem.place.line for problem in bad.value.problems) == [0, 3, 4]
    assert "--skip takes the 2 other cards" in str(bad.value)
    assert [card.name for card in take_in("pebbles", path, skip=True).cards] == ["A", "C"]


def test_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many bytes, too many cards."""
    path = tmp_path / "cards.csv"
    path.write_text("name,type\n" + "A,b\n" * 50, "utf-8")
    monkeypatch.setattr("judge.cards.lists.MOST_CARDS", 40)
    with pytest.raises(BadInput, match="cards in one file"):
        take_in("pebbles", path)
    monkeypatch.setattr(source, "SIZE", 100)
    with pytest.raises(BadInput, match="the file is larger than"):
        take_in("pebbles", path)


def test_folders_and_missing_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder is no file; what does not exist is not there."""
    assert main(["cards", "import", "pebbles", str(tmp_path)]) == 2
    assert main(["cards", "import", "pebbles", str(tmp_path / "none.csv")]) == 2
    assert main(["cards", "read", "pebbles", "bad\0name"]) == 2

    assert "Traceback" not in capsys.readouterr().err


def test_what_cannot_be_seen_is_taken_out(tmp_path: Path) -> None:
    """Marks of direction and control characters could fool a reader at the terminal."""
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([{"name": "Mo\u202ess\u0007", "text": "A\u200b.\u0000"}]), "utf-8")
    (card,) = take_in("pebbles", path).cards

    assert (card.name, card.text) == ("Moss", ("A.",))


def test_a_game_that_stumbles_over_a_card_loses_only_that_card(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A stone without damage is on no table; the import goes on, and so does reading."""
    path = tmp_path / "cards.json"
    path.write_text('[{"name": "Dust", "type": "stone", "text": "Puff."}]', "utf-8")

    assert main(["cards", "import", "pebbles", str(path)]) == 0
    assert "on no table: stone 1" in capsys.readouterr().out


@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_whatever_is_in_a_file(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    """Cards, or BadInput; nothing else."""
    path = tmp_path_factory.mktemp("any") / "cards"
    path.write_bytes(data)
    try:
        assert take_in("pebbles", path).cards
    except BadInput as bad:
        assert bad.problems


pieces = st.sampled_from(
    ['"', ",", "\t", "\n", "name", "type", "text", "[", "]", "{", "}", ":", "- ", "<card ", 'name="A"', "/>", ">",
     "</card>", "<set>", "</set>", "1", "null", "cards", "|", ";", "\\", "&#0;", "<![CDATA[", "]]>", "é", "\r\n", "#"]
)  # fmt: skip


@given(st.lists(pieces, max_size=40).map("".join))
def test_whatever_looks_like_cards(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    """The same for what is nearly JSON, CSV, YAML or XML."""
    path = tmp_path_factory.mktemp("any") / "cards"
    path.write_text(text, "utf-8")
    try:
        assert take_in("pebbles", path).cards
    except BadInput as bad:
        assert bad.problems
