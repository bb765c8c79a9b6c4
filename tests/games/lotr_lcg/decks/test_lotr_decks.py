"""Deckbuilding: heroes, 50 cards, 3 copies by title, unique heroes in a group, the campaign pool."""

from __future__ import annotations

from typing import Any

import pytest

from judge.content.problem import BadInput
from judge.decks import check


def deck(heroes: list[str] | None = None, cards: int = 50, more: list[str] | None = None, head: str = "") -> str:
    """A deck that nobody objects to, with the parts that a test wants otherwise."""
    filler = [f"1 Card {chr(65 + n // 26)}{chr(97 + n % 26)}" for n in range(cards)]
    shown = heroes if heroes is not None else ["Aragorn", "Gimli", "Legolas"]
    return "\n".join([head, "Heroes", *shown, "Allies", *filler, *(more or [])])


def problems(text: str, **more: Any) -> list[list[str]]:
    """The rules behind each problem of a deck, without the name of the game."""
    found = check("lotr-lcg", text, **more)["problems"]
    return [[cite.removeprefix("lotr-lcg:") for cite in each["cites"]] for each in found]


def test_a_legal_deck() -> None:
    """Three heroes and 50 cards are a deck; there is no upper limit."""
    assert problems(deck()) == []
    assert problems(deck(cards=130)) == []


@pytest.mark.parametrize("heroes", [[], ["Aragorn", "Gimli", "Legolas", "Frodo"]])
def test_one_to_three_heroes(heroes: list[str]) -> None:
    """deck-heroes: none are too few, four too many."""
    assert problems(deck(heroes)) == [["deck-heroes"]]


def test_one_hero_is_enough() -> None:
    """deck-heroes: one hero is allowed."""
    assert problems(deck(["Aragorn"])) == []


def test_fewer_than_fifty_cards() -> None:
    """deck-minimum: 49 cards are too few, and heroes are not counted among them."""
    assert problems(deck(cards=49)) == [["deck-minimum"]]


def test_four_copies_by_title() -> None:
    """deck-copy-limit: an ally and an event of one title are copies of one card, and so are two sets' versions."""
    assert problems(deck(cards=47, more=["3 Gandalf (Core Set)"])) == []
    assert problems(deck(cards=46, more=["2 Gandalf (Core Set)", "2 Gandalf (Over Hill)"])) == [
        ["deck-copy-limit", "copy"]
    ]
    assert problems(deck(cards=46, more=["2 Gandalf", "Events", "2 Gandalf"])) == [["deck-copy-limit", "copy"]]


def test_hero_and_ally_of_one_title() -> None:
    """deck-copy-limit: a hero is not in the deck, so it does not count toward the three copies."""
    assert problems(deck(["Faramir"], 47, ["3 Faramir"])) == []


def test_the_same_hero_twice() -> None:
    """unique: one player cannot start with two heroes of one title, whatever the set."""
    assert problems(deck(["Aragorn (Core Set)", "Aragorn (The Lost Realm)"])) == [["unique", "unique-no-second"]]


def test_the_same_hero_in_a_group() -> None:
    """unique: nor can two players; a hero without the unique symbol may stand twice."""
    two = "\n".join([deck(["Aragorn"], head="Deck: Ana"), deck(["Aragorn"], head="Deck: Ben")])

    assert problems(two) == [["unique", "unique-no-second"]]
    assert problems(two.replace("Aragorn", "Beorning [not unique]")) == []


def test_encounter_cards_are_no_player_cards() -> None:
    """player-deck: an enemy is not part of a player deck and does not count toward the 50."""
    found = problems(deck(cards=49, more=["Encounter Cards", "1 Ungoliant"]))

    assert found == [["deck-minimum"], ["player-deck", "encounter-deck-contents"]]


def test_boons_do_not_count_toward_the_minimum() -> None:
    """campaign-pool-boon: 49 cards and a boon are one card short."""
    pool = ["Boons", "1 Glamdring", "Earned Boons", "1 Glamdring"]

    assert problems(deck(cards=50, more=pool), format="campaign") == []
    assert problems(deck(cards=49, more=pool), format="campaign") == [
        ["deck-minimum", "campaign-pool-boon", "campaign-pool-burden"]
    ]


def test_boons_outside_a_campaign() -> None:
    """campaign-card-types: outside a campaign there are no boons and burdens."""
    assert problems(deck(more=["Boons", "1 Glamdring"])) == [["campaign-card-types"]]


def test_boons_must_be_earned() -> None:
    """boons: what is not in the pool cannot be in the deck."""
    assert problems(deck(more=["Boons", "1 Glamdring"]), format="campaign") == [["boons"]]


def test_burdens_must_be_added() -> None:
    """campaign-pool-burden: an earned burden has to be in a deck, an earned boon need not; nor do encounter backs."""
    assert problems(deck(more=["Earned Burdens", "1 Gollum's Anguish"]), format="campaign") == [
        ["campaign-pool-burden"]
    ]
    assert problems(deck(more=["Earned Boons", "1 Glamdring"]), format="campaign") == []
    assert problems(deck(more=["Earned Burdens", "1 Pursued [encounter back]"]), format="campaign") == []


def test_encounter_backs_stay_out_of_player_decks() -> None:
    """campaign-pool-encounter: such a card is shuffled into the encounter deck."""
    pool = ["Earned Burdens", "1 Pursued [encounter back]", "Burdens", "1 Pursued [encounter back]"]

    assert problems(deck(more=pool), format="campaign") == [["campaign-pool-encounter"]]


def test_fallen_heroes() -> None:
    """campaign-fallen: a fallen hero is lost for every player."""
    alone = deck(["Aragorn"], more=["Fallen Heroes", "Aragorn"])
    two = "\n".join(
        [deck(["Gimli"], more=["Fallen Heroes", "Aragorn"], head="Deck: Ana"), deck(["Aragorn"], head="Deck: Ben")]
    )

    assert problems(alone, format="campaign") == [["campaign-fallen", "campaign-check-2"]]
    assert problems(two, format="campaign") == [["campaign-fallen", "campaign-check-2"]]


def test_heroes_of_the_log() -> None:
    """campaign-same-heroes: one hero may be traded, two may not; a fallen one is replaced besides."""
    log = ["Logged Heroes", "Aragorn", "Gimli", "Legolas"]

    assert problems(deck(["Aragorn", "Gimli", "Frodo"], more=log), format="campaign") == []
    assert problems(deck(["Aragorn", "Bilbo", "Frodo"], more=log), format="campaign") == [
        ["campaign-same-heroes", "campaign-trade-hero"]
    ]
    fallen = [*log, "Fallen Heroes", "Gimli"]
    assert problems(deck(["Aragorn", "Bilbo", "Frodo"], more=fallen), format="campaign") == []


def test_two_heroes_traded() -> None:
    """campaign-check-3 speaks of heroes in the plural: under that reading a player may trade two."""
    text = deck(["Aragorn", "Bilbo", "Frodo"], more=["Logged Heroes", "Aragorn", "Gimli", "Legolas"])
    any_number = check("lotr-lcg", text, format="campaign", readings={"heroes-traded": "any"})

    assert "heroes-traded" in str(check("lotr-lcg", text, format="campaign"))
    assert any_number["problems"] == []


def test_a_hero_more_than_in_the_log() -> None:
    """campaign-same-heroes: a hero can be replaced, not added."""
    log = ["Logged Heroes", "Aragorn", "Gimli"]

    assert problems(deck(["Aragorn", "Gimli", "Frodo"], more=log), format="campaign") == [["campaign-same-heroes"]]


def test_permanents() -> None:
    """campaign-pool-permanent, -fallen: a permanent card needs its hero, and leaves the pool when he falls."""
    on = ["Boons", "1 Skilled Healer [permanent: Frodo Baggins]", "Earned Boons", "1 Skilled Healer"]
    fallen = ["Fallen Heroes", "Frodo Baggins", "Earned Boons", "1 Skilled Healer [permanent Frodo Baggins]"]

    assert problems(deck(more=on), format="campaign") == [["campaign-pool-permanent", "campaign-check-5"]]
    assert problems(deck(more=fallen), format="campaign") == [["campaign-pool-fallen", "campaign-check-2"]]


def test_an_unknown_heading() -> None:
    """A slip in a heading is told with what is allowed."""
    with pytest.raises(BadInput, match="did you mean the heading Heroes"):
        problems("Heros\n1 Aragorn")
