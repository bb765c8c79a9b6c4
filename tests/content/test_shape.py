"""Type-directed reading: the type of a field decides what its text means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.content import shape
from judge.content.fields import item, placed
from judge.content.problem import BadInput, Place
from judge.content.schema import fields_doc, schema
from judge.content.shape import read
from judge.content.yamltree import parse


@dataclass(frozen=True, slots=True)
class Creature:
    """One creature on the table."""

    owner: str = item("who owns it")
    energy: int = item("its Energy", default=0, min=0, max=500)
    ratio: float = item("a share", default=1.0)
    set_aside: bool = item("whether it is out of play", default=False)
    for_: Literal["attack", "defence"] | None = item("what it is for", default=None)
    place: Place = placed()

    @classmethod
    def from_text(cls, text: str) -> Creature:
        """A creature by its owner's name."""
        if text == "nobody":
            raise ValueError("nobody owns nothing")
        return cls(text)

    @classmethod
    def from_null(cls) -> Creature:
        """A creature of the first player."""
        return cls("first")

    def problems(self) -> Iterable[tuple[str, str]]:
        """What the type alone cannot say."""
        if self.energy == 13:
            yield "energy", "13 is unlucky"


@dataclass(frozen=True, slots=True)
class Table:
    """A table with creatures."""

    title: str = item("what it is called", pattern="[A-Za-z0-9. ]+", form="letters, digits, dots and spaces")
    creatures: Mapping[str, Creature] = item("creatures by name", default={})
    about: tuple[str, ...] = item("what it shows", default=())
    amount: int | str | tuple[int, ...] = item("how much", default=0)
    colour: str = item("its colour", default="red", names=("red", "green"))
    inside: tuple[Table, ...] = item("tables inside", default=(), max=2)
    data: Any = item("anything", default=None)


def table(text: str) -> Table:
    """A table read from text."""
    return read(parse(text, "f"), Table, "f")


def wrong(text: str) -> list[str]:
    """The problems of a table, one line each."""
    with pytest.raises(BadInput) as caught:
        table(text)
    return [str(problem) for problem in caught.value.problems]


def test_text_stays_as_written() -> None:
    """A rule number and the word no stay text in a text field."""

    assert table("title: 8.10").title == "8.10"
    assert table("title: no").title == "no"


@pytest.mark.parametrize(("text", "value"), [("+10", 10), ("007", 7), ("0", 0)])
def test_whole_numbers(text: str, value: int) -> None:
    """Whole numbers may carry a sign and leading zeros."""

    creature = table(f"title: t\ncreatures: {{A: {{owner: x, energy: {text}}}}}").creatures["A"]
    assert creature.energy == value


@pytest.mark.parametrize("text", ["1.5", "0x10", "1e3", "1_000", "1234567890", "'5'", "", "٣", "[1]"])
def test_not_whole_numbers(text: str) -> None:
    """Anything else is refused, with what is allowed."""

    (problem,) = wrong(f"title: t\ncreatures: {{A: {{owner: x, energy: {text}}}}}")
    assert "creatures.A.energy: found" in problem
    assert "allowed: a whole number from 0 to 500" in problem


@pytest.mark.parametrize(("word", "value"), [("yes", True), ("On", True), ("true", True), ("no", False)])
def test_yes_and_no(word: str, value: bool) -> None:
    """Yes and no are accepted in the usual spellings."""

    creature = table(f"title: t\ncreatures: {{A: {{owner: x, set-aside: {word}}}}}").creatures["A"]
    assert creature.set_aside is value


def test_keys_with_hyphens_or_underscores() -> None:
    """Both spellings of a key are accepted, but not both at once; `for_` is written `for`."""

    read_one = table("title: t\ncreatures: {A: {owner: x, set_aside: yes, for: attack}}").creatures["A"]
    assert (read_one.set_aside, read_one.for_) == (True, "attack")
    assert wrong("title: t\ncreatures: {A: {owner: x, set-aside: no, set_aside: yes}}") == [
        "f:2:42: creatures.A: set-aside is given twice, also as set_aside"
    ]


def test_shorthands() -> None:
    """A group may be written as a text, or left empty, where its class allows it."""

    creatures = table("title: t\ncreatures: {A: Ana, B: }").creatures
    assert (creatures["A"].owner, creatures["B"].owner) == ("Ana", "first")


def test_places_are_filled_in() -> None:
    """A value knows where it was written."""

    assert table("title: t\ncreatures:\n  A: Ana\n").creatures["A"].place == Place("f", 3, 6)


def test_lone_value_is_a_list_of_one() -> None:
    """A list field accepts a single value and nothing at all."""

    assert table("{title: t, about: x}").about == ("x",)
    assert table("{title: t, about: }").about == ()


def test_first_alternative_that_fits() -> None:
    """Of several types the first that fits is taken."""

    amounts = [table(f"title: t\namount: {text}").amount for text in ("5", "8.10", "[1, 2]")]
    assert amounts == [5, "8.10", (1, 2)]


def test_shorthand_explains_itself_among_alternatives() -> None:
    """When a short text is refused by its own class, that reason is given."""

    with pytest.raises(BadInput, match="f:1:1: nobody owns nothing"):
        read(parse("nobody"), int | Creature, "f")  # type: ignore[arg-type]


def test_long_keys_are_cut_in_messages() -> None:
    """A key of a hostile length does not flood the message."""

    (problem,) = wrong(f"title: t\ncreatures: {{? {'k' * 5000} : {{owner: []}}}}")
    assert len(problem) < 200


def test_no_alternative_fits() -> None:
    """When none fits, the message lists what is allowed."""

    assert wrong("title: t\namount: {a: 1}") == [
        "f:2:9: amount: found a group with the keys a; "
        "allowed: a whole number or text or a list, each element a whole number"
    ]


def test_unknown_key_has_its_own_place_and_the_nearest_name() -> None:
    """An unknown key is shown where it stands, with the names allowed and the nearest."""

    assert wrong("title: t\nabuot: x") == [
        'f:2:1: unknown key "abuot"; did you mean about? '
        "(allowed: title, creatures, about, amount, colour, inside, data)"
    ]


def test_every_problem_is_reported() -> None:
    """One reading finds all problems, in the order of the file."""

    text = "creatures: {A: {energy: 501}, B: nobody, C: {owner: x, energy: 13, for: atack}}\ncolour: rde"
    assert wrong(text) == [
        "f:1:1: the key title is missing (what it is called)",
        "f:1:16: creatures.A: the key owner is missing (who owns it)",
        "f:1:25: creatures.A.energy: found 501; allowed: a number from 0 to 500",
        "f:1:34: creatures.B: nobody owns nothing",
        'f:1:73: creatures.C.for: unknown value "atack"; did you mean attack? (allowed: attack, defence)',
        'f:2:9: colour: unknown name "rde"; did you mean red? (allowed: red, green)',
    ]


def test_own_checks_run_after_reading() -> None:
    """A class may find problems that types cannot."""

    assert wrong("title: t\ncreatures: {A: {owner: x, energy: 13}}") == ["f:2:27: creatures.A.energy: 13 is unlucky"]


def test_form_of_a_text() -> None:
    """A text that lacks the form asked for is refused in words."""

    assert wrong("title: a/b") == ['f:1:8: title: found "a/b"; allowed: letters, digits, dots and spaces']


def test_count_of_a_list() -> None:
    """Bounds on a list without numbers count its elements."""

    assert wrong("{title: t, inside: [{title: a}, {title: b}, {title: c}]}") == [
        "f:1:20: inside: found a list of 3; allowed: a number of elements of at most 2"
    ]


def test_problems_are_capped() -> None:
    """A file full of mistakes is answered quickly and briefly."""

    with pytest.raises(BadInput) as caught:
        table("title: t\n" + "".join(f"k{number}: 1\n" for number in range(9_000)))
    assert len(caught.value.problems) == 50


def test_result_is_read_only() -> None:
    """Maps cannot be changed after reading."""

    with pytest.raises(TypeError):
        table("{title: t, creatures: {A: x}}").creatures["B"] = Creature("x")  # type: ignore[index]


def test_schema_has_the_same_rules() -> None:
    """The JSON Schema carries descriptions, bounds, names, defaults and no other keys."""

    creature = schema(Table, title="Table", id="table.json")["$defs"]["Creature"]
    assert creature["additionalProperties"] is False
    assert creature["required"] == ["owner"]
    assert creature["properties"]["energy"] == {
        "description": "its Energy", "type": "integer", "minimum": 0, "maximum": 500, "default": 0,
    }  # fmt: skip


def test_fields_for_documentation() -> None:
    """Each field is documented once, groups inside by their path."""

    rows = {row.path: row for row in fields_doc(Table)}
    assert rows["creatures.*.energy"][1:] == ("a whole number from 0 to 500", "its Energy", "0")
    assert rows["title"].default == "needed"


YAML_LIKE = st.text(alphabet="abtile:creatusowner -[]{}\"',~\n0123456789+.")


@given(st.text() | YAML_LIKE | YAML_LIKE.map(lambda text: "title: t\ncreatures: " + text))
def test_reading_never_crashes(text: str) -> None:
    """Whatever the text, reading gives a table or BadInput."""

    try:
        assert isinstance(table(text), Table)
    except BadInput as error:
        assert error.problems


@dataclass(frozen=True, slots=True)
class Leaf:
    """One end of a tree."""

    left: str | Tree | Leaf = item("left")


@dataclass(frozen=True, slots=True)
class Tree:
    """A tree of alternatives that all look alike."""

    left: int | Leaf | Tree = item("left")


def test_alternatives_that_multiply_are_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nested alternatives cannot be made to take for ever: the values looked at have a limit."""
    looked, value = [0], shape._Reading.value

    def counted(self: shape._Reading, *args: Any) -> Any:
        looked[0] += 1
        return value(self, *args)

    monkeypatch.setattr(shape._Reading, "value", counted)
    with pytest.raises(BadInput):
        read(parse("{left: " * 19 + "[]" + "}" * 19), Tree, "f")
    assert looked[0] <= shape.MOST_WORK + 1


def test_words_are_made_only_for_what_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of thousands of wrong keys, words are made for those that are reported and no others."""
    worded = []
    monkeypatch.setattr(shape, "unknown", lambda *args: worded.append(args) or "unknown")
    text = "[" + ", ".join("{lfet: 1, x: {rihgt: 2}}" for _ in range(4_000)) + "]"
    with pytest.raises(BadInput) as bad:
        read(parse(text), tuple[Tree | Leaf, ...], "f")
    assert len(worded) <= len(bad.value.problems)


def test_a_text_that_a_colon_split_is_told_to_be_quoted() -> None:
    """Where a short text may stand, a group with one unknown key is a text whose colon YAML has read."""

    @dataclass(frozen=True)
    class Worded:
        name: str = item("the name")

        @classmethod
        def from_text(cls, text: str) -> Worded:
            return cls(text)

    with pytest.raises(BadInput, match='in quotes: "Invisibility: Strike 15"'):
        read(parse("Invisibility: Strike 15"), Worded, "x")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "{owner: Ana, the first, energy: 3}",
            'x:1:9: a text with a comma in it has to stand in quotes: "Ana, the first"',
        ),
        ("{owner: Ana, enrgy}", 'unknown key "enrgy"; did you mean energy?'),
        ("{owner: Ana, the first: }", 'unknown key "the first"'),
        ('{owner: "Ana", the first}', 'unknown key "the first"'),
    ],
)
def test_a_text_that_a_comma_cut_is_told_to_be_quoted(text: str, told: str) -> None:
    """Between { and } a comma ends a plain text: what follows it is no key unless it looks like one or has a colon."""
    with pytest.raises(BadInput) as bad:
        read(parse(text), Creature, "x")

    assert told in str(bad.value)
