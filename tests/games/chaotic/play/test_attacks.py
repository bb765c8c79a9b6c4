"""8.6: the resolution of Attack Cards, and the abilities that bear on it."""

import pytest
from situations import consulted, happened

from chaotic.situations import now, situation, value


def fight(attack: str, own: str = "", foe: str = "", more: str = "") -> str:
    """A resolving attack between two Creatures, with what each has besides."""
    return f"""
players: {{Ana: active, Ben: }}
creatures:
  Vey: {{owner: Ana, engaged: yes, {own}}}
  Koru: {{owner: Ben, engaged: yes, energy: 200, {foe}}}
attacks:
  Cut: {{{attack}}}
attack: Cut
{more}"""


def dealt(attack: str, own: str = "", foe: str = "", more: str = "", **readings: str) -> int:
    """The damage that the attack deals."""
    return int(value(situation("resolve-attack", fight(attack, own, foe, more), **readings), "damage on Koru"))


def test_elemental_damage_needs_the_element() -> None:
    """8.6.1.2: each elemental number is added if the Creature has the element; negative ones too."""
    assert dealt("base: 5, fire: 10, air: 5", "elements: [fire]") == 15
    assert dealt("base: 20, fire: -5", "elements: [fire]") == 15


def test_initial_damage_is_fixed_once() -> None:
    """8.6.1.5: an element gained by the attack's own text does not add its number."""
    assert dealt("base: 5, fire: 10, text: [gain fire on this]") == 5


def test_blank_is_not_zero() -> None:
    """8.6.1.3, 8.6.1.4: a 0 gives the attack the element, a blank box does not."""
    assert dealt("base: 5, fire: 0", "elements: [fire], abilities: [Fire 10]") == 15
    assert dealt("base: 5", "elements: [fire], abilities: [Fire 10]") == 5


@pytest.mark.parametrize(
    ("text", "own", "foe", "total"),
    [
        ("Stat Check Courage 50: deal 10", "courage: 50", "", 15),
        ("Stat Check Courage 55: deal 10", "courage: 50", "", 5),
        ("Challenge Power 15: deal 10", "power: 65", "power: 50", 15),
        ("Challenge Power 15: deal 10", "power: 64", "power: 50", 5),
        ("Stat Fail Speed 50: deal 10", "", "speed: 50", 5),
        ("Stat Fail Speed 50: deal 10", "", "speed: 49", 15),
        ("Fire, Muge: deal 10", "elements: [fire], subtypes: [Muge]", "", 15),
        ("Fire, Muge: deal 10", "elements: [fire]", "", 5),
    ],
)
def test_checks_and_conditions(text: str, own: str, foe: str, total: int) -> None:
    """g-stat-check, g-challenge, g-stat-fail, 8.6.2.3: at least X; ahead by X or more; less than X; all traits."""
    assert dealt(f'base: 5, text: ["{text}"]', own, foe) == total


def test_text_runs_top_to_bottom_on_live_values() -> None:
    """8.6.2.1: a later line sees what an earlier one has changed."""
    assert dealt('base: 5, text: [courage -10 on opposing, "Stat Fail Courage 45: deal 10"]', "", "courage: 50") == 15
    assert dealt('base: 5, text: ["Stat Fail Courage 45: deal 10", courage -10 on opposing]', "", "courage: 50") == 5


def test_strike_counts_once() -> None:
    """g-strike: Strike adds to the first attack of a combat only; copies add up."""
    assert dealt("base: 5", "abilities: [Strike 10, Strike 5]") == 20
    assert dealt("base: 5", "abilities: [Strike 10], attacks: 1") == 5


def test_element_x_needs_attack_and_creature() -> None:
    """g-element-x: X is added once for each element that attack and Creature share."""
    assert dealt("base: 5, fire: 5, air: 5", "elements: [fire, air], abilities: [Fire 10, Air 5]") == 30
    assert dealt("base: 5, fire: 5", "abilities: [Fire 10]") == 5


def test_outperform_counts_once_for_a_success() -> None:
    """g-outperform: several checks won add it once; without success it adds nothing."""
    own = "abilities: [Outperform courage 10], courage: 60"
    assert dealt('base: 5, text: ["Stat Check Courage 50: deal 5", "Challenge Courage 5: deal 5"]', own) == 25
    assert dealt('base: 5, text: ["Stat Check Courage 70: deal 5"]', own) == 5


def test_outperform_with_checks_of_two_disciplines() -> None:
    """g-discipline-attack: any check won makes the attack successful, one of another Discipline too."""
    attack = 'base: 5, text: ["Stat Check Courage 90: deal 5", "Stat Check Power 50: deal 5"]'
    assert dealt(attack, "abilities: [Outperform courage 10]") == 20


ORDER = """effects:
  - {source: Shield, on: attack damage, change: -15}
  - {source: Half, on: attack damage, change: /2}
  - {source: Rage, on: attack damage, change: x3}
  - {source: Charm, on: attack damage, change: +10}
"""


def test_order_of_modifiers() -> None:
    """8.6.5.2: add, multiply, divide, subtract, whatever the order they came in: (5 + 10) x 3 / 2 = 22 - 15 = 7."""
    assert dealt("base: 5", more=ORDER) == 7


def test_set_comes_last() -> None:
    """8.6.5.2: an effect that sets the damage is applied after all others; 8.7.1.1: of two the later stands."""
    sets = (
        ORDER
        + "  - {source: Calm, on: attack damage, change: =20}\n  - {source: Peace, on: attack damage, change: =3}\n"
    )
    assert dealt("base: 5", more=sets) == 3


def test_rounding_is_a_reading() -> None:
    """8.6.5.2: 15 / 2 is 7 by default, 8 rounded up, and not rounded under the third reading."""
    half = "effects: [{source: Half, on: attack damage, change: /2}]\n"
    assert dealt("base: 15", more=half) == 7
    assert dealt("base: 15", more=half, rounding="up") == 8
    played = situation("resolve-attack", fight("base: 15", more=half), rounding="fractions")
    assert value(played, "damage on Koru") == "15/2"


def test_floor_at_the_end() -> None:
    """8.6.5.4: only the final amount is raised to 0; under the other reading each step is."""
    attack, more = "base: -5", "effects: [{source: Charm, on: attack damage, change: +10}]\n"
    assert dealt(attack, more=more) == 5
    assert dealt(attack, more=more, floor_place="each-step") == 10
    assert dealt("base: 5", more="effects: [{source: Wall, on: attack damage, change: -15}]\n") == 0


def test_readings_are_asked_only_where_they_matter() -> None:
    """An attack without divisions, negative numbers or defeat asks for no reading."""
    assert consulted(situation("resolve-attack", fight("base: 5, fire: 5", "elements: [fire]"))) == set()


def test_armour_of_the_creature_that_is_hit() -> None:
    """8.6.5.2: what the other Creature's text takes off is a reduction like any other."""
    assert dealt("base: 20", "abilities: [attack damage x2]", "abilities: [damage taken -15]") == 25
    assert dealt("base: 20", "", "gear: {name: Plate, abilities: [attack damage taken -5]}") == 15


def test_damage_of_one_element() -> None:
    """g-elemental-damage: all of a Fire attack's damage is Fire damage; or (a reading) the box alone."""
    attack, own, foe = "base: 20, fire: 5", "elements: [fire]", "abilities: [fire damage taken =0]"
    assert dealt(attack, own, foe) == 0
    assert dealt(attack, own, foe, elemental_share="box-only") == 20
    assert dealt(attack, "", foe) == 20


def test_defeated_with_its_battlegear() -> None:
    """8.6.6: damage equal to the Energy defeats the Creature, and its Battlegear goes with it."""
    table = fight("base: 30", "", "gear: Plate") + "\n"
    played = situation(
        "resolve-attack",
        table.replace("energy: 200", "energy: 30").replace("creatures:", "creatures:\n  Tavi: {owner: Ben}"),
    )

    assert happened(played, "destroyed") == ["Koru", "Plate"]
    assert value(played, "discard pile of Ben") == ["Koru", "Plate"]


STRIKE = """
players:
  Ana: {active: yes, attacks: [Cut]}
  Ben: {mugic: [Frost, Hush]}
creatures:
  Vey: {owner: Ana, energy: 20, courage: 80, elements: [fire], abilities: [Strike 20, Fire 10], engaged: yes}
  Dorn: {owner: Ana}
  Koru: {owner: Ben, counters: 2, engaged: yes, energy: 100}
attacks:
  Cut: {base: 5, fire: 5, text: ["Stat Check Courage 75: deal 10"]}
mugic:
  Frost: {target: creature, text: [deal 20]}
  Hush: {target: attack, text: [negate]}
"""


def test_attack_of_a_creature_that_has_left() -> None:
    """8.6.8: the attack resolves on what the Creature last was, without its own abilities: 5 + 5 + 10."""
    played = situation("strike", STRIKE, "Ana attacks with Cut", "pass", "Ben plays Frost with Koru on Vey", "all pass")

    assert value(played, "damage on Koru") == 20
    assert value(played, "combat") == "over"


def test_attack_without_anybody_to_hit() -> None:
    """8.6.4: if the Creature to be hit is gone the rest of the attack still resolves."""
    table = STRIKE.replace("energy: 100", "energy: 20").replace("deal 10", "heal 5 on this") + "  "
    table = table.replace("  Dorn: {owner: Ana}", "  Dorn: {owner: Ana}\n  Tavi: {owner: Ben}").replace(
        "energy: 20, courage: 80", "damage: 10, courage: 80"
    )
    played = situation("strike", table, "Ana attacks with Cut", "pass", "Ben plays Frost with Koru on Koru", "all pass")

    assert value(played, "damage on Vey") == 5


def test_negated_first_attack_uses_up_strike() -> None:
    """g-strike: a negated attack was the first; under the other reading the first that resolves is."""
    table = STRIKE.replace("[Cut]}", "[Cut, Cut]}").replace("attacks: [Cut, Cut]}", "attacks: [Cut, Cut]}")
    moves = (
        "Ana attacks with Cut",
        "pass",
        "Ben plays Hush with Koru on Cut",
        "all pass",
        "all pass",
        "Ben attacks with nothing",
        "all pass",
        "Ana attacks with Cut",
        "all pass",
    )
    assert value(situation("turn/action/combat/strike", table, *moves), "damage on Koru") == 30
    assert (
        value(situation("turn/action/combat/strike", table, *moves, strike_negated="resolved-counts"), "damage on Koru")
        == 50
    )


def test_recklessness_and_exhaust_trigger_on_its_own_attack() -> None:
    """g-recklessness, g-exhaust: both go on top of the attack and so resolve before it."""
    table = STRIKE.replace("[Strike 20, Fire 10]", "[Recklessness 5, Exhaust courage 10]")
    played = situation("strike", table, "Ana attacks with Cut", "Ana takes Recklessness 5 of Vey next", "all pass")

    assert happened(played, "resolved") == ["Exhaust courage 10 of Vey", "Recklessness 5 of Vey", "Cut"]
    assert (value(played, "damage on Vey"), value(played, "damage on Koru")) == (5, 10)


GONE = """
players: {Ana: {active: yes, attacks: [Cut]}, Ben: {mugic: [Doom]}}
creatures:
  Vey: {owner: Ana, tribe: Mipedian, energy: 50, counters: 2, engaged: yes}
  Miro: {owner: Ana}
  Koru: {owner: Ben, energy: 90, counters: 1, engaged: yes}
mugic: {Doom: {target: creature, text: [destroy]}}
attacks:
  Cut: {base: 5, text: ["%s"]}
striker: Ana
effects: [{source: Tonic, on: Vey, change: energy +20}]
"""


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("If your engaged Creature is a Mipedian, deal 10 damage.", 15),
        ("If your engaged Creature is a Danian, deal 10 damage.", 5),
        ("Mipedian: deal 10", 15),
        ("Stat Check Energy 60: deal 10", 15),  # 50 and the 20 of the Tonic.
        ("Deal 5 damage for each Mugic counter on this Creature.", 15),
    ],
)
def test_the_text_remembers_a_striker_that_is_gone(text: str, damage: int) -> None:
    """8.6.3: card text uses the values that the striking Creature had when it was last in play."""
    played = situation(
        "strike:7.2.5.2", GONE % text, "Ana attacks with Cut", "Ben plays Doom with Koru on Vey", "all pass"
    )
    assert value(played, "damage on Koru") == damage


def test_the_working_begins_with_the_printed_base() -> None:
    """8.6.1, 8.6.2.2: base, boxes, text, then what changes the damage; what does not apply is known but not counted."""
    attack = 'base: 5, fire: 5, water: 10, text: ["Stat Check Courage 40: deal 10", "Stat Check Courage 90: deal 20"]'
    found = now(situation("resolve-attack", fight(attack, "elements: [fire], abilities: [Strike 5]")), "damage on Koru")
    assert found.rows is not None
    assert (found.rows.base, [row.after for row in found.rows.rows]) == (5, [10, 20, 25])
