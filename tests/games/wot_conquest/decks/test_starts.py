"""Starting lists: what each faction begins with, and lists that break it."""

import pytest

from judge.decks import check

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
