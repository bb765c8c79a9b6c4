"""Words as people write them."""

import pytest

from judge.kit.words import counted, number, read_form, read_names, tidy, together

KNOWN = ("Sam", "Sam the Bold", "Rosie", "Tom and Tim")


def test_names_together() -> None:
    """As people say them."""
    assert [together(names) for names in ((), ("a",), ("a", "b"), ("a", "b", "c"))] == [
        "nothing", "a", "a and b", "a, b and c"
    ]  # fmt: skip
    assert (counted(1, "card"), counted(2, "card"), counted(0, "ally", "allies")) == ("1 card", "2 cards", "0 allies")


@pytest.mark.parametrize(
    ("text", "found"), [("3", 3), ("Two", 2), ("an", 1), ("no", 0), ("some", None), ("-1", None), ("1234567", None)]
)
def test_numbers(text: str, found: int | None) -> None:
    """Figures and words; what is no number is none."""
    assert number(text) == found


def test_names_are_compared_tidily() -> None:
    """Case, quotes, blanks and an article do not matter."""
    assert tidy("  The  Dragon\u2019s Egg ") == "dragon's egg"
    assert tidy("The") == "the"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("sam", ("Sam",)),
        ("rosie, the sam the bold and sam", ("Sam", "Sam the Bold", "Rosie")),
        ("tom and tim and rosie", ("Rosie", "Tom and Tim")),
        ("sam and sam", None),
        ("sam and frodo", None),
    ],
)
def test_several_names(text: str, found: tuple[str, ...] | None) -> None:
    """The longest name first; in the order of the table; nothing unless every part is a name."""
    assert read_names(text, KNOWN) == found


def test_names_in_a_form() -> None:
    """The form says where the names stand; some words decline."""
    assert read_form("defends with rosie", KNOWN, "defends? with (?P<names>.+)") == ("Rosie",)
    assert read_form("nobody", KNOWN, "defends? with (?P<names>.+)") == ()
    assert read_form("sings", KNOWN, "defends? with (?P<names>.+)") is None
