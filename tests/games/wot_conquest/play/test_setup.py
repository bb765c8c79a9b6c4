"""Starting units and cities: what each faction begins with, and where it stands."""

import pytest
from situations import may, why_not

from judge.scenario.ask import answer
from judge.scenario.model import Ask
from wot_conquest.situations import situation, value, why


def test_a_start_of_the_shadow_rests_on_rules_of_the_shadow() -> None:
    """shadow-placement, shadow-units: the rules on the Dragonsworn have no part in it."""
    table = """
    players: {Ben: Shadow}
    units: {Trolloc: {owner: Ben, count: 2, at: reserve}}
    distances: {Maradon - Field: span}
    """
    found = answer(
        situation("setup", table, "Ben places Trolloc 1 at Field"), Ask(legal="Ben places Trolloc 2 at Field")
    )

    assert found.value is True
    assert {"shadow-placement", "shadow-units"} <= {cite.unit for cite in found.cites}
    assert not any(cite.unit.startswith("dragonsworn") for cite in found.cites)


def test_starting_units_are_placed_within_a_span() -> None:
    """dragonsworn-placement: up to one span from Tear; a short-span is no known span."""
    table = """
    players: {Ana: Dragonsworn}
    cities: {Tear: Ana}
    distances: {Tear - Camp: span, Tear - Ford: short-span}
    places: [Wood]
    """
    played = situation("setup", table)

    assert may(played, "Ana places Dragon Reborn at Camp") is True
    assert may(played, "Ana places Dragon Reborn at Ford") == "no rule"
    assert "dragonsworn-placement" in why_not(played, "Ana places Dragon Reborn at Wood")


def test_tokens_and_cities_are_handed_out() -> None:
    """shadow-tokens, shadow-city: six Favor tokens and Maradon."""
    played = situation("setup", "players: {Ben: Shadow}")

    assert value(played, "Favor tokens of Ben") == 6
    assert value(played, "controller of Maradon") == "Ben"


@pytest.mark.parametrize(
    ("quantity", "found", "unit"),
    [
        ("starting city of Dragonsworn", "Tear", "dragonsworn-city"),
        ("starting Favor tokens of Shadow", 6, "shadow-tokens"),
        ("starting Madness tokens of Dragonsworn", 0, "dragonsworn-tokens"),
        ("starting angreal of Tar Valon", 1, "tar-valon-start"),
        ("starting angreal of Shadow", "no rule", "shadow"),
        ("number of starting units of Dragonsworn", 5, "dragonsworn-units"),
        ("starting units of Whitecloaks", "no rule", "children-status"),
        ("Tar Valon can be played", False, "tar-valon-status"),
        ("use of Favor tokens", "no rule", "favor-token"),
        ("use of the trait Forsaken", "no rule", "trait-forsaken"),
    ],
)
def test_what_the_text_gives_and_leaves_out(quantity: str, found: object, unit: str) -> None:
    """setup: figures as printed, and no rule where nothing is."""
    played = situation("turn", "")

    assert value(played, quantity) == found
    assert unit in why(played, quantity)


@pytest.mark.parametrize("words", ["Trollocs in one Fist", "Trollocs in 1 Fist", "Trollocs in a Fist"])
def test_a_single_fist_can_be_asked_about_in_plain_words(words: str) -> None:
    """Two Fists are twelve Trollocs, so one is six."""
    assert value(situation("setup", "players: {Ben: Shadow}"), words) == 6
