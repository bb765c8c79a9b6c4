"""Headings as people write them, one inside the other, and lines that only look like cards."""

from __future__ import annotations

import pytest

from judge.content.problem import BadInput
from judge.decks import check
from judge.decks.check import deck_game
from judge.decks.read import read


def cards(game: str, text: str) -> list[tuple[int, str, str, str]]:
    """How many, name, type and sphere or tribe of the cards of a list."""
    ((_, found),) = read(deck_game(game), text, "mine.txt")
    return [(each.quantity, each.name, each.word("type"), each.word("sphere") or each.word("tribe")) for each in found]


def notes(game: str, text: str) -> list[tuple[int, str]]:
    """What is said of the lines of a list."""
    return [(each["line"], each["text"]) for each in check(game, text)["notes"] if each["line"]]


def refused(game: str, text: str) -> list[str]:
    """What is said of a list that cannot be read, problem by problem."""
    with pytest.raises(BadInput) as caught:
        read(deck_game(game), text, "mine.txt")
    return str(caught.value).splitlines()


SPHERES = ["Leadership", "Leadership:", "Leadership (3)", "3 Leadership", "### Leadership", "// Leadership",
           "[Leadership]", "== Leadership - 3 cards ==", "Leadership cards", "Leadership sphere", "__Leadership__",
           "<section name=\"Leadership\">", "* Leadership", "Leadership x3", "[b]Leadership[/b]"]  # fmt: skip


@pytest.mark.parametrize("heading", SPHERES)
def test_a_sphere_is_a_heading(heading: str) -> None:
    """A sphere above cards is no card; without a heading of types it leaves the type open."""
    assert cards("lotr-lcg", f"{heading}\n3 Faramir") == [(3, "Faramir", "", "Leadership")]


BOTH = ["Leadership Allies", "Allies - Leadership", "Allies (Leadership)", "Allies [Leadership]", "Ally/Leadership",
        "Leadership Allies (3)", "Leadership ally:"]  # fmt: skip


@pytest.mark.parametrize("heading", BOTH)
def test_sphere_and_type_in_one_heading(heading: str) -> None:
    """A heading may say both, in any order."""
    assert cards("lotr-lcg", f"{heading}\n3 Faramir") == [(3, "Faramir", "Ally", "Leadership")]


def test_spheres_inside_types() -> None:
    """Below a type without cards of its own a sphere is a part of it, and so is the next one."""
    assert cards("lotr-lcg", "Allies\nLeadership\n3 Faramir\nLore\n2 Gleowine\nEvents\n1 Feint") == [
        (3, "Faramir", "Ally", "Leadership"), (2, "Gleowine", "Ally", "Lore"), (1, "Feint", "Event", "")]  # fmt: skip


def test_types_inside_spheres() -> None:
    """The other way round as well."""
    assert cards("lotr-lcg", "Lore\nAllies\n2 Gleowine\nEvents\n1 Lorien\nTactics\nEvents\n3 Feint") == [
        (2, "Gleowine", "Ally", "Lore"), (1, "Lorien", "Event", "Lore"), (3, "Feint", "Event", "Tactics")]  # fmt: skip


def test_a_sphere_after_heroes_does_not_make_heroes() -> None:
    """Below a type that has cards of its own a sphere begins something new, whose type is not known."""
    assert cards("lotr-lcg", "Heroes\nAragorn\n\nLeadership\n3 Faramir") == [
        (1, "Aragorn", "Hero", ""), (3, "Faramir", "", "Leadership")]  # fmt: skip


def test_marks_of_a_page_say_what_lies_in_what() -> None:
    """With ## and ### the lesser heading lies in the greater one, whatever stands between them."""
    assert cards("lotr-lcg", "## Allies\n3 Gandalf\n### Leadership\n3 Faramir") == [
        (3, "Gandalf", "Ally", ""), (3, "Faramir", "Ally", "Leadership")]  # fmt: skip


def test_two_types_in_a_heading() -> None:
    """A heading for two types leaves open which, but not more than that: tournament-half counts both."""
    assert cards("wot-ccg", "Characters & Troops\n1 Lan") == [(1, "Lan", "Character or Troop", "")]
    assert cards("lotr-lcg", "Leadership\nAttachments/Events\n3 Sting") == [(3, "Sting", "", "Leadership")]


@pytest.mark.parametrize("text", ["Heroes: Aragorn, Gimli", "Heroes: Aragorn; 1 Gimli", "Hero - Aragorn\nHero - Gimli"])
def test_cards_on_the_line_of_the_heading(text: str) -> None:
    """A heading may have its cards on the same line."""
    assert cards("lotr-lcg", text) == [(1, "Aragorn", "Hero", ""), (1, "Gimli", "Hero", "")]


def test_a_number_of_a_heading_that_is_wrong() -> None:
    """A heading that says another number than the cards below have is told; the deck is counted as listed."""
    assert notes("lotr-lcg", "Heroes (3)\nAragorn\nGimli") == [(1, "Heroes: the heading says 3, 2 are listed below it")]
    assert notes("lotr-lcg", "Heroes (2)\nAragorn\nGimli") == []
    assert notes("lotr-lcg", "Main deck 50\nAllies (3)\n3 Faramir") == []


@pytest.mark.parametrize("heading", ["Sideboard", "// Sideboard", "Sideboard (2):", "### Maybeboard"])
def test_what_is_set_aside(heading: str) -> None:
    """Cards beside the deck are not counted, and that is told."""
    text = f"Allies\n3 Faramir\n{heading}\n2 Gleowine\nEvents\n1 Feint"

    assert cards("lotr-lcg", text) == [(3, "Faramir", "Ally", "")]
    assert [line for line, said in notes("lotr-lcg", text) if "3 cards there not counted" in said] == [3]


def test_an_unknown_heading_is_not_a_card() -> None:
    """A lone line without a count, where other lines have one, is refused with the headings that there are."""
    text = "Allies\n3 Faramir\n1 Gleowine\n\nTreasures\n1 Sting"

    assert refused("lotr-lcg", text)[0].startswith('mine.txt:5:1: heading: "Treasures" has no count and stands where a')
    assert "Heroes, Allies, Attachments" in refused("lotr-lcg", text)[0]


def test_a_card_without_a_count_among_others() -> None:
    """Where single cards have no count, such a line is a card, and that is told."""
    assert notes("lotr-lcg", "Allies\n3 Faramir\n2 Gleowine\nGandalf\n3 Bilbo") == [
        (4, '"Gandalf" has no count and is read as 1 card')]  # fmt: skip


def test_a_type_that_may_be_a_card() -> None:
    """`6 Dodge` with no card below is most likely a card: it is refused, not dropped; in quotes it is one."""
    (said,) = refused("highlander", "Endurance\n1 Thrust\n6 Dodge")

    assert 'put the name of a card in quotes: 6 "Dodge"' in said
    assert cards("highlander", 'Endurance\n6 "Dodge"') == [(6, "Dodge", "Card", "")]


def test_one_more_word_before_a_type() -> None:
    """A type in the plural with one more word before it is a heading, and that is told."""
    assert cards("wot-ccg", "Starting Characters\n1 Lan") == [(1, "Lan", "Character", "")]
    assert notes("wot-ccg", "Rare Troops (1)\n1 Horse")[0][1].startswith('"Rare Troops" is taken for a heading')


REMARKS = ["3 Heroes, 50 Cards", "Deck built on https://example.org", "https://example.org/deck/1", "Total cards",
           "Cards up to the third pack", "50 total"]  # fmt: skip


@pytest.mark.parametrize("line", REMARKS)
def test_remarks_of_deck_builders(line: str) -> None:
    """Sums and addresses are no cards, and it is told that they were not taken for any."""
    assert cards("lotr-lcg", f"Allies\n3 Faramir\n{line}") == [(3, "Faramir", "Ally", "")]
    assert notes("lotr-lcg", f"Allies\n3 Faramir\n{line}")[0][0] == 3


def test_the_name_of_a_deck() -> None:
    """A first line that stands alone above a heading is the name of the deck, and that is told."""
    text = "Men of the West\n\nAllies\n3 Faramir\n2 Gleowine\n1 Bilbo"

    assert sum(each[0] for each in cards("lotr-lcg", text)) == 6
    assert notes("lotr-lcg", text)[0][1].startswith('"Men of the West" is taken for the name of the deck')


def test_all_complaints_at_once() -> None:
    """Slips of every kind in one list are all told in one go, each with its line."""
    text = "Heros\n0 Aragorn\nFoo: bar\n1 Gimli [Uniqe]\n2. Legolas\n1 Bilbo [\nAllies\n1 Sam [Event]"

    assert [int(said.split(":")[1]) for said in refused("lotr-lcg", text)] == [1, 2, 3, 4, 5, 6, 8]


def test_a_row_of_cards_ends_with_its_line() -> None:
    """What stands below `Pre-Game: Darius` is not a Pre-Game card for that."""
    assert cards("highlander", "Pre-Game: Darius, Watcher\nEvade") == [
        (1, "Darius", "Pre-Game", ""), (1, "Watcher", "Pre-Game", ""), (1, "Evade", "", "")]  # fmt: skip


MIXED = ["3 Feint (Core Set, Tactics)", "3 Feint (Core Set) - Tactics", "Feint (Tactics) x3 (Core #12)",
         "3 Feint [Tactics] {Core 12}", "3 Feint, Tactics", "3  Feint    Tactics"]  # fmt: skip


@pytest.mark.parametrize("line", MIXED)
def test_set_and_sphere_together(line: str) -> None:
    """A set and a property may stand in one pair of parentheses, or one after the other."""
    assert cards("lotr-lcg", f"Events\n{line}") == [(3, "Feint", "Event", "Tactics")]


def test_a_tribe_with_other_words() -> None:
    """A tribe in parentheses or after a dash may have its subtypes behind it, so that Loyal finds both."""
    for line in ("1 Kael (Danian Mandiblor)", "1 Kael - Danian Mandiblor", "1 Kael, Danian Mandiblor"):
        ((_, (card,)),) = read(deck_game("chaotic"), f"Creatures\n{line}", "mine.txt")
        assert (card.label, card.word("tribe"), card.words("subtypes")) == ("Kael", "Danian", ("Mandiblor",))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("1 Kurgan (A5 S6)", 'found "A5 S6" in parentheses; write properties in [ ]'),
        ("1 Kurgan *strong*", 'found "*" in the name'),
        ("1 Kurgan (strong", 'found "(" in the name'),
    ],
)
def test_what_cannot_be_meant_by_a_name(line: str, said: str) -> None:
    """Signs that stand in no name, and figures in parentheses that are no set, are refused and not dropped."""
    assert said in refused("highlander", f"Persona\n{line}")[0]


def test_what_may_be_meant_otherwise_is_told() -> None:
    """A figure in parentheses, a version with a type in it and a guess at a heading are told with their lines."""
    text = "Troops (Aiel)\n2 Horse (7)\n3 Spears (Aiel Troop)"

    assert [line for line, _ in notes("wot-ccg", text)] == [1, 2, 3]
    assert cards("wot-ccg", text) == [(2, "Horse", "Troop", ""), (3, "Spears", "Troop", "")]
