"""Card text in whole sentences, as it stands on cards, is read and means what the rulebook makes of it."""

import pytest
from situations import may

from chaotic.situations import situation, value


def table(gear: str = "", place: str = "", own: str = "", foe: str = "") -> str:
    """Two Creatures in combat with a Battlegear, a Location and abilities in printed words."""
    return f"""
players: {{Ana: active, Ben: }}
locations: {{Place: {{owner: Ben, active: yes, abilities: [{place}]}}}}
creatures:
  Vey: {{owner: Ana, engaged: yes, tribe: OverWorld, power: 60, elements: [water], damage: 20, counters: 1,
    abilities: [{own}], gear: {{name: Shield, abilities: [{gear}]}}}}
  Koru: {{owner: Ben, engaged: yes, tribe: Danian, subtypes: [Mandiblor], abilities: [{foe}]}}
  Wamma: {{owner: Ben, tribe: Danian, subtypes: [Mandiblor], infected: yes}}
attack: Tide
attacks: {{Tide: {{base: 20, water: 5}}}}
"""


@pytest.mark.parametrize(
    ("places", "asked", "answer"),
    [
        ({"gear": "'Equipped Creature has an additional 25 Courage.'"}, "courage of Vey", 75),
        ({"gear": "'If equipped Creature has at least 60 Power, it has an additional 10 Energy.'"},
         "energy of Vey", 60),
        ({"gear": "'If equipped Creature has at least 65 Power, it has an additional 10 Energy.'"},
         "energy of Vey", 50),
        ({"gear": """'Equipped Creature has "Water 5" and "Range."'"""}, "abilities of Vey", ["Range", "Water 5"]),
        ({"gear": """'Equipped UnderWorld Creature has "Fire 5."'"""}, "abilities of Vey", []),
        ({"gear": "'Equipped Creature has \"Intimidate: Courage 10.\"'"}, "intimidate courage X of Vey", 10),
        ({"place": "OverWorld Creatures have an additional 10 Energy."}, "energy of Vey", 60),
        ({"place": "OverWorld Creatures have an additional 10 Energy."}, "energy of Koru", 50),
        ({"place": "Creatures have 10 less Courage."}, "courage of Koru", 40),
        ({"place": "Battlegear have no abilities.", "gear": "courage +25"}, "courage of Vey", 50),
        ({"foe": "Koru has an additional 5 Energy for each Mandiblor you control and each Infected Creature in play."},
         "energy of Koru", 65),
        ({"foe": "Other Danian Creatures you control have an additional 5 Speed."}, "speed of Wamma", 55),
        ({"foe": "Other Danian Creatures you control have an additional 5 Speed."}, "speed of Koru", 50),
        ({"foe": "Creatures engaged with Koru have 10 less Wisdom."}, "wisdom of Vey", 40),
    ],
)  # fmt: skip
def test_lasting_abilities_in_printed_words(places: dict[str, str], asked: str, answer: object) -> None:
    """8.7.1.2 to 8.7.1.4: what Creatures, Locations and Battlegear give while they are there."""
    assert value(situation("burst", table(**places)), asked) == answer


@pytest.mark.parametrize(
    ("places", "answer"),
    [
        ({}, 25),
        ({"place": "Water attacks deal an additional 5 damage."}, 30),
        ({"place": "Damage dealt by Earth attacks is reduced by 5."}, 25),
        ({"place": "Creatures with Water deal an additional 10 damage on their first attack each combat."}, 35),
        ({"foe": "Damage dealt to Koru is reduced by 5."}, 20),
        ({"foe": "The first attack against Koru each combat deals 10 less damage."}, 15),
        ({"foe": "Koru takes 5 less damage from Fire attacks."}, 25),
        ({"own": "Vey deals an additional 5 damage."}, 30),
    ],
)
def test_attack_damage_in_printed_words(places: dict[str, str], answer: int) -> None:
    """8.6.5.2: increases and reductions of attack damage, for the attacks and Creatures they name."""
    assert value(situation("resolve-attack", table(**places)), "damage on Koru") == answer


def test_sacrificing_the_gear_is_a_cost() -> None:
    """8.4.4.1, g-sacrifice: the printed cost is paid at once; the target is the one that the text names."""
    text = table(gear="'Sacrifice Shield: Heal 15 damage to target Creature.'").replace("attack: Tide\n", "")
    use = "Ana uses Heal 15 damage to target Creature of Shield on Vey"

    assert value(situation("burst", text, use), "Shield is destroyed") is True
    assert value(situation("burst", text, use, "all pass"), "damage on Vey") == 5


def test_each_engaged_creature_by_itself() -> None:
    """7.2.3: a Location looks at both engaged Creatures; only the one with the lower Power loses Energy."""
    fear = (
        "'At the beginning of combat, if an engaged Creature has lower Power than the opposing engaged Creature, "
        "it loses 10 Energy.'"
    )
    played = situation("combat:7.2.3", table(place=fear).replace("attack: Tide\n", ""), "all pass")

    assert (value(played, "energy of Vey"), value(played, "energy of Koru")) == (50, 40)


def test_tribal_mugic_is_banned() -> None:
    """8.5.8: a Location forbids Mugic of a tribe, not Generic ones."""
    text = (
        table(place="Tribal Mugic cannot be played.")
        .replace("attack: Tide\n", "")
        .replace("Ana: active", "Ana: {active: yes, mugic: [Hymn, Air]}")
        + "mugic: {Hymn: {affiliation: OverWorld, text: [Activate Hive.]}, Air: {text: [Activate Hive.]}}"
    )
    played = situation("burst", text)

    assert not may(played, "Ana plays Hymn with Vey")
    assert may(played, "Ana plays Air with Vey")


def test_a_song_of_one_tribe_costs_more() -> None:
    """8.4.2.4: an effect that names an affiliation changes the cost of those Mugic only."""
    text = table(place="Creatures must pay an additional Mugic counter to play OverWorld Mugic Cards.") + (
        "mugic: {Hymn: {affiliation: OverWorld, text: [Activate Hive.]}, Air: {text: [Activate Hive.]}}"
    )
    played = situation("burst", text)

    assert (value(played, "cost of Hymn for Vey"), value(played, "cost of Air for Vey")) == (2, 1)


def test_target_attack_deals_nothing() -> None:
    """8.6.5.2: setting the damage of one attack comes last."""
    text = (
        table(own="Strike 10")
        .replace("Ben: ", "Ben: {mugic: [Melody]}")
        .replace("subtypes: [Mandiblor], abilities", "subtypes: [Mandiblor], counters: 1, abilities")
        + "striker: Ana\nmugic: {Melody: {text: [Target attack deals 0 damage.]}}"
    )
    played = situation("strike:7.2.5.3", text, "pass", "Ben plays Melody with Koru on Tide", "all pass")

    assert value(played, "damage on Koru") == 0


def test_target_and_another_target() -> None:
    """8.5.2: a text with two targets keeps them apart."""
    text = table().replace("Ana: active", "Ana: {active: yes, mugic: [Malady]}").replace("attack: Tide\n", "") + (
        'mugic: {Malady: {text: ["Target engaged Creature gains 10 Energy. Deal 5 damage to another target engaged '
        'Creature."]}}'
    )
    played = situation("burst", text, "Ana plays Malady with Vey on Vey and Koru", "all pass")

    assert [value(played, f"{what} of {who}") for what in ("energy", "current energy") for who in ("Vey", "Koru")] == [
        60, 50, 40, 45,
    ]  # fmt: skip
