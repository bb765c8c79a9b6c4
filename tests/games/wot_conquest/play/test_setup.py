"""Starting units and cities: what each faction begins with, where it stands, and lists that break it."""

import pytest
from situations import may, value, why, why_not

from judge.decks import check
from wot_conquest.situations import situation

SHADOW = "Faction: Shadow\nCity: Maradon\n1 Nae'blis\n2 Fists\n1 Draghkar\n6 Favor tokens\n"
DRAGON = "City: Tear\n1 Dragon Reborn\n2 Maidens\n1 Aes Sedai\n1 Aiel scout\n1 angreal\n"


def cites(text: str) -> set[str]:
    """The units that a list breaks."""
    found = check("wot-conquest", text)["problems"]
    return {cite.removeprefix("wot-conquest:") for each in found for cite in each["cites"]}


@pytest.mark.parametrize("text", [SHADOW, DRAGON, SHADOW.replace("2 Fists", "12 Trollocs\n2 Fades")])
def test_the_two_starts_are_legal(text: str) -> None:
    """dragonsworn, shadow: a Fist may be named or its units; the city tells the faction."""
    assert check("wot-conquest", text)["legal"]


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        (SHADOW.replace("2 Fists", "3 Fists"), {"shadow-units", "fist"}),
        (SHADOW.replace("6 Favor", "5 Favor"), {"shadow-tokens"}),
        (SHADOW + "1 angreal\n", {"shadow-city"}),
        (SHADOW.replace("Maradon", "Tear"), {"shadow-city", "setup-adjust"}),
        (
            SHADOW.replace("Maradon", "Tear") + "Agreed: yes\nPlayers: 5\n",
            {"shadow-city", "setup-adjust", "setup-five"},
        ),
        (DRAGON + "1 Madness token\n", {"dragonsworn-tokens"}),
        (DRAGON.replace("1 angreal", ""), {"dragonsworn-city"}),
        (DRAGON.replace("2 Maidens", "2 Maidens [beyond a span]"), {"dragonsworn-placement", "deploy-placement"}),
        (DRAGON.replace("2 Maidens", "2 Maidens [short-span]"), {"dragonsworn-placement", "span"}),
        (DRAGON.replace("2 Maidens", "2 Maidens [blocked]"), {"dragonsworn-placement", "deploy-path"}),
        ("Faction: Seanchan\n1 Deathwatch Guard\n", {"seanchan-status", "edition-0.1"}),
        ("Faction: Whitecloaks\nCity: Amador\n3 Questioners\n", {"children-status", "edition-0.1"}),
        ("1 Trolloc\n", {"setup"}),
    ],
)
def test_what_breaks_a_start(text: str, broken: set[str]) -> None:
    """setup: each problem names the unit it breaks."""
    assert cites(text) == broken


def test_another_city_by_consent_in_a_small_game() -> None:
    """setup-adjust: fewer than five players, and everybody agrees."""
    assert check("wot-conquest", SHADOW.replace("Maradon", "Fal Dara") + "Agreed: yes\nPlayers: 2\n")["legal"]


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
