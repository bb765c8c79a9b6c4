"""What a list leaves out: looked up in the collection, or named as not known, with the verdict so far."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from judge.cards.intake import take_in
from judge.cards.store import put
from judge.decks import check, check_text


def told(game: str, text: str, format: str | None = None) -> list[tuple[str, bool]]:
    """The first rule behind each problem, and whether it is only not known."""
    found = check(game, text, format)["problems"]
    return [(each["cites"][0].partition(":")[2], each["unknown"]) for each in found]


def many(number: int, each: int = 1) -> str:
    """So many lines of cards without anything."""
    return "\n".join(f"{each} Card {chr(65 + n // 26)}{chr(97 + n % 26)}" for n in range(number))


def test_lotr_without_types() -> None:
    """deck-heroes, deck-minimum: of 51 cards one may be the hero; of 50 none can, so that 49 are left."""
    assert told("lotr-lcg", many(51)) == [("deckbuilding", True)]
    assert told("lotr-lcg", many(50)) == [("deck-minimum", False), ("deckbuilding", True)]
    assert told("lotr-lcg", "Heroes\nAragorn\nDeck\n" + many(50)) == []


def test_lotr_copies_without_types() -> None:
    """deck-copy-limit: of four cards of a title one may be the hero, of five not."""
    assert told("lotr-lcg", "4 Aragorn\n" + many(50)) == [("deckbuilding", True)]
    assert told("lotr-lcg", "5 Aragorn\n" + many(50)) == [("deck-copy-limit", False), ("deckbuilding", True)]


def test_chaotic_without_types() -> None:
    """2.2.6-2.2.9: 39 cards are 3 x 3 + 30 and fit a game of 3 against 3, 42 = 3 x 4 + 30 fit none."""
    assert told("chaotic", many(39)) == [("2.2", True)]
    assert told("chaotic", many(42)) == [("2.2.6", False), ("2.2", True)]


def test_chaotic_with_some_types() -> None:
    """2.2.8: 21 Attacks are too many whatever the others are; 2.2.9: 5 Locations and 4 others cannot be 10."""
    attacks = "Attacks [build 0]\n" + many(21).replace("Card", "Blow")

    assert ("2.2.8", False) in told("chaotic", attacks + "\nDeck\n" + many(18))
    assert ("2.2.9", False) in told("chaotic", "Locations\n" + many(5).replace("Card", "Lake") + "\nDeck\n" + many(4))


def test_chaotic_build_costs() -> None:
    """2.2.8.1: what is not given is not known; what is given and too much is broken."""
    rest = "Creatures\nA\nBattlegear\nB\nMugic\nC\nLocations\n" + many(10)

    assert told("chaotic", rest + "\nAttacks\n" + many(20).replace("Card", "Blow")) == [("2.2.8.1", True)]
    over = many(19).replace("Card", "Blow") + "\n1 Hammer [build 21]"
    assert told("chaotic", rest + "\nAttacks\n" + over) == [("2.2.8.1", False)]


def test_wot_without_types() -> None:
    """deck-min-50 is told by names alone, deck-max-3 too; the leader and the types are not known."""
    assert told("wot-ccg", many(50)) == [("starting-hand-leader", True), ("deck-customize", True)]
    assert told("wot-ccg", many(49))[0] == ("deck-min-50", False)
    assert ("deck-max-3", False) in told("wot-ccg", many(46) + "\n4 Lan")


def test_wot_half() -> None:
    """tournament-half: 31 known characters of 60 are too many; 30 are not, whatever the others may be."""
    leader, characters = "Starting Hero: Rand al'Thor\nCharacters\n", many(30).replace("Card", "Lord")

    assert ("tournament-half", False) in told("wot-ccg", leader + characters + "\nDeck\n" + many(29), "tournament")
    fewer = leader + characters.rpartition("\n")[0] + "\nDeck\n" + many(30)
    assert told("wot-ccg", fewer, "tournament") == [("deck-customize", True)]


def test_wot_a_leader_is_a_character() -> None:
    """starting-hand-second-character: a Starting Hero is a character, so that it needs no type."""
    numbers = {each["what"]: each["number"] for each in check("wot-ccg", "Rand al'Thor [Starting Hero]")["numbers"]}

    assert numbers["Characters"] == 1


def test_wot_copies_in_the_starting_hand() -> None:
    """starting-hand-four, -types: two copies of an event in the hand are two cards of one type."""
    hand = "Starting Hand\n1 Rand al'Thor [Starting Hero]\n2 Storm [Limited Event]\n1 Raid [Challenge]\n"

    assert told("wot-ccg", hand + "Deck\nEvents\n" + many(46)) == [("starting-hand-types", False)]


def test_highlander_without_types() -> None:
    """anatomy-title: seven of a title are too many as whatever; endurance-size: 49 cannot be 50."""
    assert ("anatomy-title", False) in told("highlander", "7 Evade\n" + many(60))
    assert told("highlander", many(49))[0] == ("endurance-size", False)


def test_highlander_basic_cards_need_no_type() -> None:
    """ct-attacks, ct-blocks: the names of the Basic cards say what they are."""
    numbers = check("highlander", "Thrust\nUpper Left Block\nKatana")["numbers"]

    assert (numbers[0]["number"], numbers[0]["untold"]) == (2, 1)


def test_highlander_whose_card_it_is() -> None:
    """anatomy-subtitle: a card of a weapon that may be in the list breaks nothing; of one that cannot be, it does."""
    text = "Persona\nDuncan MacLeod\nEndurance\n" + many(50) + "\n2 Slash (Katana)\n"

    assert ("anatomy-subtitle", False) in told("highlander", text)
    assert ("anatomy-subtitle", False) not in told("highlander", text + "Deck list\nKatana")


def test_gems_on_a_weapon_are_told() -> None:
    """foil-woc, gem-altering: what a weapon or another Pre-Game card adds to the Persona's value, 3 for each."""
    found = check(
        "highlander", "Persona\nDuncan [agility 1]\nWeapons\nKatana [agility 1]\nEndurance\n3 Leap [agility 1]"
    )
    foil = check("highlander", "Persona\nDuncan [agility 1]\nWeapons\nKatana [foil agility 1]")

    assert [(each["number"], each["allowed"]) for each in found["numbers"] if "Agility" in each["what"]] == [
        (3, "at most 6")
    ]
    assert [(each["number"], each["allowed"]) for each in foil["numbers"] if "Agility" in each["what"]] == [
        (0, "at most 6")
    ]


CARDS = """name,type,sphere,unique,cost,set
Aldor,hero,Leadership,yes,10,Core
Berin,hero,Lore,yes,8,Core
Guard of Tolm,ally,Leadership,no,2,Core
Long Rope,attachment,Neutral,no,1,Core
Aldor,ally,Leadership,yes,4,Second
"""


@pytest.fixture
def collection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five cards, two of one name."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = tmp_path / "cards.csv"
    path.write_text(CARDS, "utf-8")
    put("lotr-lcg", str(path), "CSV", take_in("lotr-lcg", path).cards)


def numbers(found: dict[str, Any]) -> dict[str, int]:
    """The numbers of a verdict by what they count."""
    return {each["what"]: each["number"] for each in found["numbers"]}


@pytest.mark.usefixtures("collection")
def test_the_collection_says_the_rest() -> None:
    """Types, spheres and threat come from the collection; a card that two share needs its set or its type."""
    found = check("lotr-lcg", "1 Aldor (Core)\nBerin\n3 Guard of Tolm (Core 12)\n2 Long Rope")

    assert numbers(found) == {"heroes": 2, "starting threat": 18, "player cards": 5, "allies": 3, "attachments": 2,
                              "Leadership cards": 3, "Neutral cards": 2}  # fmt: skip
    assert "Aldor" in check("lotr-lcg", "1 Aldor\nBerin")["problems"][-1]["text"]
    assert numbers(check("lotr-lcg", "1 Aldor [Ally]\nBerin"))["allies"] == 1


@pytest.mark.usefixtures("collection")
def test_the_collection_knows_better_than_a_heading_for_all() -> None:
    """Below `Main deck` a hero is a hero if the collection says so."""
    assert numbers(check("lotr-lcg", "Main deck\n1 Berin\n3 Guard of Tolm"))["heroes"] == 1


@pytest.mark.usefixtures("collection")
def test_names_that_the_collection_has_not() -> None:
    """A name that is not there is told with the nearest."""
    found = check("lotr-lcg", "Allies\n3 Gaurd of Tolm")["notes"]

    assert found == [{"line": 2, "text": '"Gaurd of Tolm" is not in your collection; did you mean Guard of Tolm?'}]


def test_the_verdict_so_far_in_words() -> None:
    """Legal so far, what is not known, the numbers, how lines were read."""
    said = check_text(check("lotr-lcg", "Sideboard\n1 Sam\nDeck list\n" + many(51))).splitlines()

    assert said[0] == "Legal so far (lotr-lcg, standard): 1 thing cannot be told."
    assert said[2].startswith("1. Not known: The type is not known for 51 cards")
    assert said[5:7] == ["In numbers:", "  heroes: 0 (1 to 3), not counted: 51 of which it is not known"]
    assert said[-1] == "  line 1: Sideboard: no part of a deck in this game; 1 card there not counted"
