"""Chaotic's deckbuilding rules; every expectation is worked out from chapters 2, 3 and 10 of the rulebook."""

from __future__ import annotations

import pytest
from decks.decklists import cites, filler, limited, masters, problems

TOBORN = "Tangath Toborn"
TRAINING = "Tangath Toborn (Tangath in Training)"


@pytest.mark.parametrize("size", [1, 3, 6, 10, 15])
def test_sizes_that_fill_a_triangle(size: int) -> None:
    """2.1.2: a size that fills every space of a triangle is allowed."""
    assert problems(masters(size=size)) == []


@pytest.mark.parametrize("size", [2, 4, 5, 7, 9])
def test_sizes_that_leave_spaces_empty(size: int) -> None:
    """2.1.2: any other size is not."""
    assert cites(masters(size=size)) == [["2.1.1", "2.1.2"]]


def test_size_that_the_list_names() -> None:
    """2.1.1: the game size is the number of Creatures on each side."""
    assert problems(masters(head="Size: 3 vs. 3")) == []
    assert cites(masters(head="Size: 6")) == [["2.1.1"]]


@pytest.mark.parametrize("copies", [(2, 0), (0, 2), (1, 1)])
def test_two_of_a_name_in_any_mix(copies: tuple[int, int]) -> None:
    """ex-rule-of-two-versions: 2 + 0, 0 + 2 and 1 + 1 are legal."""
    lines = [f"{n} {name}" for n, name in zip(copies, (TOBORN, TRAINING), strict=True) if n]

    assert problems(masters(creatures=[*lines, "1 Other"])) == []


@pytest.mark.parametrize("copies", [(3, 0), (0, 3)])
def test_three_of_a_name_and_version(copies: tuple[int, int]) -> None:
    """ex-rule-of-two-versions: three of one version are too many."""
    lines = [f"{n} {name}" for n, name in zip(copies, (TOBORN, TRAINING), strict=True) if n]

    assert cites(masters(creatures=lines)) == [["2.2.2"]]


@pytest.mark.parametrize("copies", [(2, 1), (1, 2)])
def test_three_of_a_name_over_versions(copies: tuple[int, int]) -> None:
    """ex-rule-of-two-versions: so is any mix that adds up to three."""
    (problem,) = problems(masters(creatures=[f"{copies[0]} {TOBORN}", f"{copies[1]} {TRAINING}"]))

    assert problem["cites"] == ["chaotic:2.2.2", "chaotic:2.2.2.1"]
    assert problem["cards"] == [TOBORN, TRAINING]
    assert "version-entry" not in problem["text"], "2.2.2.1 settles it"


def test_rule_of_two_counts_the_whole_deck() -> None:
    """2.2.2: the limit is on a name in the deck, whatever the types of the cards."""
    text = masters(creatures=["2 Storm", *filler("Creature", 1)], mugic=["1 Storm", *filler("Song", 2)])

    assert cites(text) == [["2.2.2"]]


def test_names_are_compared_as_read_aloud() -> None:
    """2.2.2: capitals, accents and the form of an apostrophe do not make another name."""
    text = masters(creatures=["1 Erak'tabb", "1 ERAK\u2019TABB", "1 \u00c9rak'tabb"])

    assert cites(text) == [["2.2.2"]]


def test_unique_alone() -> None:
    """2.2.3: one Unique card of a name is fine."""
    assert problems(masters(creatures=[f"1 {TOBORN} [Unique]", "2 Other"])) == []


def test_unique_twice() -> None:
    """2.2.3: two Unique cards of a name are not."""
    assert cites(masters(creatures=[f"2 {TOBORN} [Unique]", "1 Other"])) == [["2.2.3"]]


@pytest.mark.parametrize("other", [TRAINING, f"{TRAINING} [Unique]"])
def test_unique_beside_another_version(other: str) -> None:
    """2.2.3: nor is another version beside it, Unique or not."""
    (problem,) = problems(masters(creatures=[f"1 {TOBORN} [Unique]", f"1 {other}", "1 Other"]))

    assert problem["cites"][0] == "chaotic:2.2.3"
    assert problem["cards"] == [TOBORN, TRAINING]


def test_unique_written_once_holds_for_the_card() -> None:
    """2.2.3: two lines of one name and version are one card, and Unique if either says so."""
    assert cites(masters(creatures=["1 Lord [Unique]", "1 Lord", "1 Other"])) == [["2.2.3"]]


def test_one_legendary_card() -> None:
    """2.2.4: a deck may hold one Legendary card."""
    assert problems(masters(creatures=["1 Hero [Legendary]", "2 Other"])) == []


def test_two_legendary_cards_of_different_names_and_types() -> None:
    """2.2.4: and no second one, whatever its name or type."""
    text = masters(creatures=["1 Hero [Legendary]", "2 Other"], battlegear=["1 Crown [Legendary]", "2 Ring"])

    assert [each["cards"] for each in problems(text)] == [["Hero", "Crown"]]
    assert cites(text) == [["2.2.4"]]


def test_battlegear_for_each_creature() -> None:
    """2.2.6: exactly one Battlegear for each Creature."""
    assert cites(masters(battlegear=filler("Gear", 2))) == [["2.2.6"]]
    assert cites(masters(battlegear=filler("Gear", 4))) == [["2.2.6"]]


def test_mugic_for_each_creature() -> None:
    """2.2.7: exactly one Mugic for each Creature."""
    assert cites(masters(mugic=filler("Song", 2))) == [["2.2.7"]]
    assert cites(masters(mugic=filler("Song", 4))) == [["2.2.7"]]


@pytest.mark.parametrize("number", [19, 21])
def test_attack_deck_size(number: int) -> None:
    """2.2.8: exactly 20 Attack Cards."""
    assert cites(masters(attacks=[*filler("Blow", number - 1), "1 Feint [build 0]"])) == [["2.2.8"]]


def test_build_cost_at_the_limit() -> None:
    """2.2.8.1: 20 in all is allowed, and so is less; 21 is not."""
    others = filler("Blow", 18)

    assert problems(masters(attacks=[*others, "2 Feint [build 1]"])) == []
    assert problems(masters(attacks=[*others, "2 Feint [build 0]"])) == []
    assert cites(masters(attacks=[*others, "1 Feint [build 1]", "1 Kick [build 2]"])) == [["2.2.8.1", "3.5.5"]]


def test_build_cost_counts_copies() -> None:
    """2.2.8.1: each copy brings its cost."""
    assert cites(masters(attacks=[*filler("Blow", 18), "2 Kick [build 2]"])) == [["2.2.8.1", "3.5.5"]]


def test_build_cost_that_is_not_given() -> None:
    """3.5.5: a missing Build Cost is reported, not taken for 0."""
    text = masters(attacks=[*filler("Blow", 19)]) + "\nAttacks\n1 Mystery"
    (problem,) = problems(text)

    assert problem["cards"] == ["Mystery"]
    assert "not given for Mystery. The others add up to 19 of at most 20" in problem["text"]


@pytest.mark.parametrize("number", [9, 11])
def test_location_deck_size(number: int) -> None:
    """2.2.9: exactly 10 Location Cards."""
    assert cites(masters(locations=filler("Place", number))) == [["2.2.9"]]


def test_limited_deck() -> None:
    """10.4.1: 3 Creatures, 10 attacks and 5 Locations are a Limited deck."""
    assert problems(limited()) == []


def test_limited_sizes() -> None:
    """10.4.1, 2.2.8.2, 2.2.9.1: a Masters deck of size 6 is none."""
    text = masters(size=6)

    assert cites(text, format="limited") == [
        ["10.4.1", "2.1.1"],
        ["10.4.1", "2.2.8.2"],
        ["2.2.8.2", "3.5.5"],
        ["10.4.1", "2.2.9.1"],
    ]


def test_limited_build_cost() -> None:
    """2.2.8.2: ten attacks may cost 10 in all, and not 11."""
    assert cites(limited(attacks=[*filler("Blow", 9), "1 Kick [build 2]"])) == [["2.2.8.2", "3.5.5"]]


def test_apprentice_leaves_out_battlegear_and_mugic() -> None:
    """2.2.7.1, 10.1: an Apprentice deck needs neither, and may bring both."""
    assert problems(masters(battlegear=[], mugic=[]), format="apprentice") == []
    assert problems(masters(), format="apprentice") == []


def test_apprentice_battlegear_is_a_reading() -> None:
    """apprentice-battlegear: by required, 2.2.6 holds in Apprentice too."""
    text = masters(battlegear=[], mugic=[])
    (problem,) = problems(text, format="apprentice", readings={"apprentice-battlegear": "required"})

    assert problem["cites"] == ["chaotic:2.2.6"]
    assert "By not-needed it would be allowed" in problem["text"]


def test_apprentice_with_too_much_mugic() -> None:
    """2.2.7: what may be left out may still not be more than one for each Creature."""
    assert cites(masters(mugic=filler("Song", 4)), format="apprentice") == [["2.2.7", "2.2.7.1"]]


def test_advanced_apprentice_uses_battlegear() -> None:
    """10.2, 2.2.7.1: Advanced Apprentice needs Battlegear but no Mugic."""
    assert problems(masters(mugic=[]), format="Advanced Apprentice") == []
    assert cites(masters(mugic=[], battlegear=[]), format="advanced-apprentice") == [["2.2.6"]]
