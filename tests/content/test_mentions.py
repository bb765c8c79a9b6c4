"""Uses of terms in texts."""

from judge.content.mentions import Mentions, name_pattern
from judge.content.model import Entry
from judge.content.problem import Place


def term(title: str, *aliases: str, autolink: bool = True) -> Entry:
    """A term with its aliases."""
    return Entry(
        id=title,
        game="g",
        kind="term",
        title=title,
        text="",
        place=Place("f"),
        aliases=aliases,
        autolink=autolink,
    )


def used(text: str, *terms: Entry) -> list[tuple[str, str]]:
    """The words of a text that are terms, with the term each stands for."""
    return [(text[each.start : each.end], each.entry.id) for each in Mentions(terms).find(text)]


def test_longest_name_wins() -> None:
    """Of two names that begin alike the longer is taken."""

    assert used("An attack burst, an attack.", term("Attack"), term("Attack Burst")) == [
        ("attack burst", "Attack Burst"),
        ("attack", "Attack"),
    ]


def test_shorter_name_when_the_longer_breaks_a_word() -> None:
    """A longer name that ends inside a word does not hide the shorter."""

    assert used("attack bursting", term("Attack"), term("Attack Burst")) == [("attack", "Attack")]


def test_whole_words_only() -> None:
    """A name inside a word is not a use of it."""

    assert used("counterattack attacker", term("Attack")) == []


def test_aliases_and_line_ends() -> None:
    """Aliases count, and a name may run over a line's end."""

    assert used("last in\nfirst out", term("Burst", "last in first out")) == [("last in\nfirst out", "Burst")]


def test_terms_that_are_everyday_words() -> None:
    """A term that is not to be linked by itself is left alone."""

    assert used("move", term("Move", autolink=False)) == []


def test_no_names() -> None:
    """Without names nothing is found."""

    assert name_pattern([]).search("anything") is None
