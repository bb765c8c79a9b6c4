"""One rule as a document and as text."""

from __future__ import annotations

import pytest

from judge.content.library import Library
from judge.content.load import load
from judge.content.problem import BadInput
from judge.content.where import game_folders
from judge.rule_lookup import library_for, rule_json, rule_text


@pytest.fixture(scope="module")
def library() -> Library:
    """The content of all games."""
    return load()


def test_a_rule_says_everything_about_itself(library: Library) -> None:
    """The document has the agreed keys, and names the readings and scenarios that hang on the rule."""
    assert rule_json(library, "pebbles:4") == {
        "id": "4", "game": "pebbles", "edition": "First printing", "kind": "rule", "title": "Winning",
        "text": rule_json(library, "pebbles:4")["text"], "url": "pebbles/rules/01-pebbles/#4", "see": [],
        "readings": ["pebbles/both-fall"], "scenarios": [],
    }  # fmt: skip
    assert rule_json(library, "pebbles:3.1")["scenarios"] == ["pebbles/doubling"]


@pytest.mark.parametrize("address", ["chaotic:g-burst", "chaotic:burst", "chaotic:Burst", " chaotic:BURST "])
def test_a_term_is_found_by_its_unit_its_slug_and_its_name(library: Library, address: str) -> None:
    """However a term is asked for, its id is the unit of the rulebook."""
    found = rule_json(library, address)
    assert (found["id"], found["title"]) == ("g-burst", "Burst")


@pytest.mark.parametrize(
    ("address", "kind", "title"),
    [
        ("wot-conquest:tie", "reading", "The attack sum equals the defense sum. Who wins?"),
        ("wot-conquest/tie", "reading", "The attack sum equals the defense sum. Who wins?"),
        (" wot-conquest:TIE ", "reading", "The attack sum equals the defense sum. Who wins?"),
        ("wot-conquest:tie-to-attacker", "misreading", "Do equal sums go to the attacking player?"),
        ("wot-conquest:typos", "note", "An apostrophe is missing where the rulebook speaks …"),
        ("wot-conquest/equal-sums", "scenario", "The sums are equal. Who wins the battle?"),
        ("pebbles:both-fall", "reading", "Both players lose their last tower in the same round. Who wins?"),
        ("pebbles:doubling", "scenario", "Is the pad counted before or after the doubling?"),
        ("wot-conquest:hero", "term", "Summoned Hero"),
        ("wot-conquest/hero", "reading", "A Summoned Hero is to enter play. Who summons and commands it?"),
        ("wot-conquest/span", "term", "Span"),
    ],
)  # fmt: skip
def test_a_reading_is_found_by_the_name_that_is_printed(library: Library, address: str, kind: str, title: str) -> None:
    """What a verdict or a rule names can be looked up by that name; a rule or term of the name comes first."""
    found = rule_json(library, address)
    assert (found["kind"], found["title"]) == (kind, title)


def test_every_name_that_a_rule_prints_can_be_looked_up(library: Library) -> None:
    """The readings and scenarios under a rule or term are addresses."""
    for game in library.games:
        for entry in library.of(game, "rule", "term"):
            document = rule_json(library, entry.address)
            for name in (*document["readings"], *document["scenarios"]):
                assert rule_json(library, name)["kind"] in ("reading", "scenario")


def test_the_options_of_a_reading_are_told(library: Library) -> None:
    """A reading shows its answers and which of them holds by default."""
    text = rule_text(library, "wot-conquest:tie")
    assert "wot-conquest:tie  reading" in text and "(default)" in text


def test_a_unit_that_states_no_rule_says_so(library: Library) -> None:
    """A unit that nothing is written about, such as a list of contents, is not an error and not made up."""
    game, unit = next(
        (game, unit)
        for game, units in library.units.items()
        for unit in units.values()
        if library.resolve(unit.id, game) is None
    )
    found = rule_json(library, f"{game}:{unit.id}")
    assert (found["title"], found["text"]) == (unit.title, "")
    assert unit.silent and "states no rule" in rule_text(library, f"{game}:{unit.id}")


@pytest.mark.parametrize(
    ("address", "hint"),
    [
        ("chaotic:bursst", "did you mean burst"), ("chaos:1", "did you mean chaotic"), ("burst", "game:id"),
        ("", "game:id"), (":", "unknown game"), ("chaotic:", "unknown rule"), ("concept:none", "game:id"),
        ("chaotic:\x07", "unknown rule"),
    ],
)  # fmt: skip
def test_an_unknown_address_gets_a_hint(library: Library, address: str, hint: str) -> None:
    """What is not there is an error that says what may have been meant."""
    with pytest.raises(BadInput) as caught:
        rule_json(library, address)
    assert hint in str(caught.value) and "\x07" not in str(caught.value)


@pytest.mark.parametrize(
    ("address", "one"), [("pebbles:3", True), ("reading:pebbles/both-fall", True), ("pebbels:3", False), ("", False)]
)
def test_only_what_an_address_needs_is_loaded(address: str, one: bool) -> None:
    """One game is loaded where the address names one; a name that is none loads all, so that the hint is good."""
    assert set(library_for(address).games) == ({"pebbles"} if one else set(game_folders()))


def test_a_rule_as_text(library: Library) -> None:
    """On a terminal: title, address, edition, the words, what to see."""
    lines = rule_text(library, "pebbles:1.1").splitlines()
    assert lines[:3] == ["Throwing", "pebbles:1.1  rule, First printing", ""]
    assert max(map(len, lines)) <= 88
    assert "See: pebbles:2.1" in lines
