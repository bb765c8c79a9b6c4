"""Whatever is typed in: a verdict or BadInput, soon."""

from __future__ import annotations

from typing import Any

import pytest
from decklists import masters
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.content.problem import BadInput
from judge.decks import check, check_text

WORDS = [
    "Creatures",
    "Attacks:",
    "2",
    "x2",
    "999",
    "Nimmei",
    "(in Training)",
    ", the Bold",
    "[",
    "]",
    ";",
    "Danian",
    "Loyal",
    "or",
    "Minions",
]
WORDS += [
    "Unique",
    "build",
    "-1",
    '"',
    ",",
    "\t",
    "#",
    "//",
    "name,type",
    "quantity;name",
    "Format: limited",
    "Size: 3",
    "\r\n",
    "\n",
    "\ufeff",
    "'",
]


def only_a_verdict(text: str, **more: Any) -> None:
    """Checks a text and the form of what comes back."""
    try:
        result = check("chaotic", text, **more)
    except BadInput as bad:
        assert all(problem.place.file == "<deck>" and problem.message for problem in bad.problems)
        return
    assert set(result) == {"game", "format", "legal", "problems", "numbers", "notes"}
    assert (result["legal"] is True) is not bool(result["problems"])
    assert (result["legal"] is False) is any(not each["unknown"] for each in result["problems"])
    assert all(set(each) == {"text", "cites", "cards", "unknown"} and each["cites"] for each in result["problems"])
    assert check_text(result)


@settings(max_examples=300, deadline=None)
@given(st.text())
def test_any_text(text: str) -> None:
    """Any text at all gives a verdict or BadInput."""
    only_a_verdict(text)
    only_a_verdict("Creatures\n" + text)
    only_a_verdict("name,type,loyal,build cost\n" + text)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=40))
def test_any_words_of_a_list(words: list[str]) -> None:
    """So do the words of real lists in any order."""
    only_a_verdict(" ".join(words))
    only_a_verdict("\n".join(words))


@settings(max_examples=50, deadline=None)
@given(
    st.text(),
    st.dictionaries(st.sampled_from(["board-sizes", "x"]), st.sampled_from(["any-triangle", "printed-only", "y"])),
)
def test_any_format_and_reading(format: str, readings: dict[str, str]) -> None:
    """So do formats and readings."""
    only_a_verdict(masters(), format=format, readings=readings)


HOSTILE = {
    "a large file": ("1 a\n" * 70_000, "larger than 256 KB"),
    "a large file of wide characters": ("\u4e00" * 100_000, "larger than 256 KB"),
    "many lines": ("\n" * 2_001, "more than 2,000 lines"),
    "a long line": ("a" * 1_001, "1,001 characters; at most 1,000"),
    "a zero byte": ("Creatures\n1 Ka\x00el", "<deck>:2:5: a control character (U+0000)"),
    "text turned round": ("Creatures\n1 Ka\u202eel", "(U+202E)"),
    "half a character": ("Creatures\n1 Ka\ud800el", "(U+D800)"),
    "a bell": ("Creatures\n1 Ka\x07el", "(U+0007)"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_refused_unread(name: str) -> None:
    """Too much, or characters that hide something, is refused with its place."""
    text, said = HOSTILE[name]
    with pytest.raises(BadInput) as caught:
        check("chaotic", text)

    assert said in str(caught.value)


def test_invisible_characters_do_not_make_another_name() -> None:
    """2.2.2: a space of no width does not get round the Rule of Two."""
    text = masters(creatures=["1 Kael", "1 Ka\u200bel", "1 Ka\u00adel"])

    assert [each["cites"] for each in check("chaotic", text)["problems"]] == [["chaotic:2.2.2"]]


def test_two_thousand_lines_are_read() -> None:
    """The largest list allowed is read, and its copies are added up."""
    text = "Creatures\n" + "999 Kael\n" * 1_999

    assert check("chaotic", text)["problems"][0]["text"].startswith("1997001 cards are named Kael")


def test_two_thousand_loyal_creatures() -> None:
    """A list made to be slow is not."""
    lines = [
        f"1 Card {n} [Danian w{'abcdefghij'[n % 10]}; Loyal w{'klmnopqrst'[n % 10]} or Danians]" for n in range(1_900)
    ]

    assert len(check("chaotic", "Creatures\n" + "\n".join(lines).replace("Card ", "Card_x"))["problems"]) == 5


MADE_TO_BE_SLOW = [
    *("(a)" * 320, "1 a (" + "a," * 480 + "!1)", "1 a" + " - Danian" * 100),
    *("(" * 990, "a\t" * 490, "1 a (" + "ab " * 320 + ")"),
]


@pytest.mark.parametrize("line", MADE_TO_BE_SLOW)
def test_lines_made_to_be_slow(line: str) -> None:
    """A line full of marks is read or refused as soon as any other."""
    only_a_verdict(f"{line}\n" * 20)
