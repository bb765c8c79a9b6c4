"""Plain-text lists: what people type and paste, and what is said about slips."""

from __future__ import annotations

import pytest
from decklists import masters, problems

from judge.content.problem import BadInput
from judge.decks.check import deck_game
from judge.decks.deck import Card
from judge.decks.read import read


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a list of Creatures."""
    ((_, found),) = read(deck_game("chaotic"), f"Creatures\n{text}", "mine.txt")
    return found


def refused(text: str) -> str:
    """What is said of a list that cannot be read."""
    with pytest.raises(BadInput) as caught:
        cards(text)
    return str(caught.value)


@pytest.mark.parametrize(
    "line",
    [
        *("2 Kael", "2x Kael", "2 x Kael", "x2 Kael", "Kael x2", "- 2 Kael", "Kael (x2)", "2\tKael", "2xKael"),
        *("2\u00d7 Kael", "2\u00d7Kael", "(2) Kael", "(2x) Kael", "Kael (2)", "Kael (2x)", "Kael 2x", "Kael\t2"),
        *("Kael: 2", "Kael - 2", "Kael, 2", "Kael [x2]", "2: Kael", "2, Kael", "2 - Kael", "Kael 2", "Kael ... 2"),
        *("2 Kael (DOP 12)", "2 Kael (DOP) 12", "Kael x2 (DOP 12)", "Kael (DOP 12) x2", "* 2x **Kael**", "[ ] 2 Kael"),
        *("2x [Kael](https://example.org/kael)", '<card qty="2" id="7">Kael</card>', "| 2 | Kael |", '2 "Kael"'),
    ],
)
def test_ways_to_write_a_quantity(line: str) -> None:
    """A number before or after the name says how many."""
    assert [(card.quantity, card.name) for card in cards(line)] == [(2, "Kael")]


def test_no_quantity_is_one() -> None:
    """Without a number it is one card."""
    assert cards("Kael")[0].quantity == 1


def test_a_name_that_begins_with_x() -> None:
    """The x after a number is only a mark if a space follows."""
    assert [(card.quantity, card.name) for card in cards("2 Xaerv")] == [(2, "Xaerv")]


@pytest.mark.parametrize(
    "line", ["1 Kael (the Bold)", "1 Kael, the Bold", '1 "Kael" (the Bold)', "1 Kael, the Bold [Danian]"]
)
def test_ways_to_write_a_version(line: str) -> None:
    """The version stands in parentheses or after a comma."""
    assert [(card.name, card.version) for card in cards(line)] == [("Kael", "the Bold")]


def test_two_marks_of_a_version() -> None:
    """A comma ends the name even where parentheses follow."""
    assert [(card.name, card.version) for card in cards("1 Kael, the Bold (promo)")] == [("Kael", "the Bold promo")]


@pytest.mark.parametrize("name", ["Kael, the Bold", "7 Towers", "Kael: Dawn"])
def test_quotes_keep_a_name_whole(name: str) -> None:
    """A name in quotes is taken as it stands."""
    assert [(card.name, card.version) for card in cards(f'1 "{name}"')] == [(name, "")]


@pytest.mark.parametrize(
    "bad", ["0 Kael", "-2 Kael", "1000 Kael", "9" * 300 + " Kael", "1.5 Kael", "2. Kael", "2) Kael", "2e5 Kael"]
)
def test_quantities_that_are_refused(bad: str) -> None:
    """A quantity is a whole number from 1 to 999; anything else is named with its place."""
    assert refused(bad).startswith("mine.txt:2:1: quantity: found ")
    assert "from 1 to 999" in refused(bad)


def test_a_figure_after_a_count_is_the_number_in_the_set() -> None:
    """With a count before the name a figure in parentheses is no second count; a second count is refused."""
    assert [(card.quantity, card.label) for card in cards("2 Kael (12)")] == [(2, "Kael")]
    assert 'found two counts: "2" and "x3"' in refused("2 Kael x3")


HEADINGS = [
    "Attacks",
    "attacks:",
    "Attacks (20)",
    "Attacks: 20",
    "20 Attacks",
    "## Attacks",
    "// Attacks",
    "[Attacks]",
    "== Attack Deck ==",
]


@pytest.mark.parametrize("heading", HEADINGS)
def test_ways_to_write_a_heading(heading: str) -> None:
    """A heading is known by its word, with or without a count and marks around it."""
    found = cards(f"1 Kael\n{heading}\n1 Gust [build 1]")

    assert [card.word("type") for card in found] == ["Creature", "Attack"]


def test_properties_after_a_heading() -> None:
    """Brackets after a heading hold for every card below it, unless the card says otherwise."""
    found = cards("Creatures [Danian Mandiblor]\n1 Kael\n1 Ora [OverWorld]")

    assert [(card.word("tribe"), card.words("subtypes")) for card in found] == [
        ("Danian", ("Mandiblor",)),
        ("OverWorld", ("Mandiblor",)),
    ]


def test_type_line_in_brackets() -> None:
    """The type line may be copied from the card."""
    found = cards("1 Van Bloot [Creature - UnderWorld Conqueror Muge; Unique]")[0]

    assert (found.word("tribe"), found.words("subtypes"), found.has("unique")) == (
        "UnderWorld",
        ("Conqueror", "Muge"),
        True,
    )


def test_comments_are_skipped() -> None:
    """Everything after # or // is a comment, but not inside quotes or a word."""
    found = cards('# 1 Nobody\n1 Kael # reprint\n1 Ora // old\n1 "The # One"\n1 And/Or')

    assert [card.name for card in found] == ["Kael", "Ora", "The # One", "And/Or"]


def test_lines_of_one_card_are_added_up() -> None:
    """The same name and version on two lines is one card, and shares its properties."""
    found = cards("1 Kael [Danian]\n1 kael")

    assert [(card.quantity, card.word("tribe")) for card in found] == [(2, "Danian")]


def test_lines_that_contradict_each_other() -> None:
    """One card with two tribes is an error that names both lines."""
    said = refused("1 Kael [Danian]\n1 Kael [Mipedian]")

    assert said == 'mine.txt:3:1: tribe: Kael is described in two ways: "Mipedian" here, "Danian" in line 2'


SLIPS = {
    "1 Kael [Uniqe]": 'mine.txt:2:9: subtypes: unknown property "Uniqe"; did you mean unique?',
    "1 Kael [Danain]": "did you mean Danian?",
    "1 Kael [Danian Mandiblor Loyal]": 'loyal: "Loyal" stands among other words; write a ; before it',
    "1 Kael [Danian; Mipedian]": 'mine.txt:2:17: tribe: found "Mipedian", but "Danian" is written here too',
    "1 Kael [build x]": 'build cost: found "x"; allowed: a whole number from 0 to 99',
    "1 Kael [build -1]": 'build cost: found "-1"',
    "1 Kael [bc2]": 'unknown property "bc2"',
    "1 Kael [Mugic]": "type: found Mugic below a heading for Creature",
    "1 Kael (build)": 'version: found "build" where the version stands; write properties in [ ]',
    "1 Kael (buid 2)": 'version: found "buid 2"; did you mean',
    "1 Kael [Danian": "name: a [ without its other half",
    "1 Kael [Loyal Danians and Minions]": 'write "or" where either is enough',
    "1 Kael [Loyal Danians, Minions]": "write ; before the next property",
    "1 Kael [Loyal; Loyal Minions]": "is written here too",
    "Creatres": "did you mean the heading Creatures?",
    "Heroes:": 'heading: unknown heading "Heroes"',
    "Locations: Quarry, Lake": "write each card on a line of its own below Locations",
    "Formt: Limited": 'unknown setting "Formt"; did you mean format?',
    "Format: Limted": 'format: unknown format "Limted"; did you mean limited?',
    "Size: many": "size: found",
    "Game: lotr-lcg": "not for chaotic",
    "1 []": "allowed: a whole number from 1 to 999, a space and the name",
    "[]": "where the name of a card should be",
    "1 " + "a" * 101: "name: more than 100 characters",
}


@pytest.mark.parametrize("line", SLIPS)
def test_slips_are_explained(line: str) -> None:
    """A slip is told with its place, its field, what was found and what is allowed."""
    assert SLIPS[line] in refused(line)


def test_a_subtype_that_looks_like_a_keyword() -> None:
    """Royal is a real subtype, and any other word can be named as one."""
    assert cards("1 Kael [Royal; subtypes: Uniqe]")[0].words("subtypes") == ("Royal", "Uniqe")


def test_type_that_is_missing() -> None:
    """A card without a heading or a type is read; the verdict says that its type is not known."""
    ((_, found),) = read(deck_game("chaotic"), "1 Kael", "mine.txt")

    assert [card.has("type") for card in found] == [False]
    assert problems("1 Kael")[-1]["unknown"] and "type is not known for 1 card: Kael" in problems("1 Kael")[-1]["text"]


def test_several_slips_are_told_at_once() -> None:
    """Every bad line is told, up to a limit."""
    assert len(refused("0 Kael\n0 Ora\n1 Wall [Uniqe]").splitlines()) == 3
    assert refused("0 Kael\n" * 500).splitlines()[100:] == ["mine.txt:102:1: there are more; these are the first 100"]


def test_settings_that_say_the_format() -> None:
    """The format may stand in the file; the one that is asked for comes first."""
    text = masters(mugic=[], battlegear=[], head="Name: Mine\nPlayer: Ana\nFormat: apprentice")

    assert problems(text) == []
    assert len(problems(text, format="masters")) == 2


def test_windows_line_ends_and_a_byte_order_mark() -> None:
    """A file from another system reads the same."""
    assert problems("\ufeff" + masters().replace("\n", "\r\n")) == []
    assert problems(masters().replace("\n", "\r")) == []
