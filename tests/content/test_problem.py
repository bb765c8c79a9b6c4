"""Places, problems and the nearest name."""

from judge.content.problem import BadInput, Place, Problem, nearest, unknown


def test_place_leaves_out_what_is_unknown() -> None:
    """A place without line or column shows only what it knows."""

    assert [str(Place("f")), str(Place("f", 3)), str(Place("f", 3, 7))] == ["f", "f:3", "f:3:7"]


def test_places_sort_by_file_then_line() -> None:
    """Problems of one file come in reading order."""

    assert sorted([Place("b", 1), Place("a", 10), Place("a", 9)]) == [
        Place("a", 9),
        Place("a", 10),
        Place("b", 1),
    ]


def test_problem_names_its_field() -> None:
    """A problem reads as file, line, column, field, message."""

    assert str(Problem(Place("f.yml", 2, 5), "too big", "a.b")) == "f.yml:2:5: a.b: too big"


def test_bad_input_reads_as_its_problems() -> None:
    """An exception shows every problem on a line of its own."""

    error = BadInput([Problem(Place("f"), "one"), Problem(Place("g"), "two")])
    assert str(error) == "f: one\ng: two"


def test_nearest_ignores_case() -> None:
    """The nearest name is found whatever its case, and keeps its own spelling."""

    assert nearest("BRUST", ["Burst", "Mugic"]) == "Burst"


def test_nearest_is_none_for_a_stranger() -> None:
    """A word like no name has no nearest name."""

    assert nearest("zzzzzz", ["Burst", "Mugic"]) is None


def test_unknown_cuts_a_long_list_short() -> None:
    """A message does not list a hundred names."""

    message = unknown("name", "n5x", [f"n{number}" for number in range(100)])
    assert "and 88 more" in message
