"""8.7 and 8.8.1: Disciplines, Energy, timestamps, cumulative abilities, Invisibility, Support."""

from situations import happened

from chaotic.situations import situation, value


def table(own: str = "", foe: str = "", more: str = "", dorn: str = "") -> str:
    """Vey and Dorn of Ana's, Koru of Ben's, with what they have, and effects."""
    return f"""
players: {{Ana: active, Ben: {{mugic: [Song, Other]}}}}
creatures:
  Vey: {{owner: Ana, {own}}}
  Dorn: {{owner: Ana, {dorn}}}
  Koru: {{owner: Ben, counters: 2, {foe}}}
mugic:
  Song: {{target: creature, text: [energy -10]}}
  Other: {{target: creature, text: [heal 20]}}
{more}"""


def effects(*rows: str) -> str:
    """Effects in the order in which they resolved."""
    return "effects:\n" + "".join(f"  - {{source: E{n}, on: Vey, {row}}}\n" for n, row in enumerate(rows))


def worth(quantity: str, *args: str, at: str = "burst", **readings: str) -> object:
    """What a quantity comes to on a table."""
    return value(situation(at, table(*args), **readings), quantity)


def test_effects_apply_in_the_order_they_resolved() -> None:
    """8.7.2.2: a set after an addition wipes it out, one before it does not."""
    assert worth("courage of Vey", "courage: 50", "", effects("change: courage +20", "change: courage =30")) == 30
    assert worth("courage of Vey", "courage: 50", "", effects("change: courage =30", "change: courage +20")) == 50


def test_disciplines_stop_at_zero_at_each_step() -> None:
    """8.7.2.4: what cannot be taken off is lost: 40 - 50 + 20 is 20."""
    assert worth("power of Vey", "power: 40", "", effects("change: power -50", "change: power +20")) == 20


def test_energy_has_no_such_floor() -> None:
    """8.7.3.2: Energy is worked out without a floor in between."""
    assert worth("energy of Vey", "energy: 40", "", effects("change: energy -50", "change: energy +20")) == 10


def test_creature_text_is_older_than_gear_location_and_effects() -> None:
    """8.7.1.2 to 8.7.1.4: a Creature's text counts from the start, gear and Location from their reveal."""
    own = "courage: 50, abilities: [courage =30], gear: {name: Pulse, abilities: [courage +25]}"
    assert worth("courage of Vey", own) == 55
    late = "locations:\n  Hall: {owner: Ben, active: yes, abilities: [courage =10]}\n"
    assert worth("courage of Vey", own, "", late) == 10
    assert worth("courage of Vey", own, "", late + "effects: [{reveals: Pulse}]\n") == 35


def test_same_moment_is_a_reading() -> None:
    """8.7.1.1: of two texts from the start the starting player's comes first; or the affected player chooses."""
    own, foe = (
        "abilities: [{name: Calm, reach: all, changes: [courage =30]}]",
        "abilities: [{name: Cheer, reach: all, changes: [courage +10]}]",
    )
    assert worth("courage of Dorn", own, foe) == 40
    assert worth("courage of Dorn", own, foe, "starting: Ben\n") == 30
    assert worth("courage of Dorn", own, foe, "starting: Ben\n", same_timestamp="affected-chooses") == 40


def test_lost_creature_takes_its_bonus_along() -> None:
    """8.7.2.3: values are worked out anew when an effect ends: what a Creature gave goes with it."""
    kill = table("", "", "", "energy: 5, abilities: [{name: Banner, reach: mine, changes: [courage +10]}]").replace(
        "energy -10", "deal 5"
    )
    played = situation("burst", kill, "pass", "Ben plays Song with Koru on Dorn", "all pass")

    assert (value(played, "courage of Vey"), value(played, "courage of Koru")) == (50, 50)


def test_cumulative_abilities_add_up() -> None:
    """8.8.1.2: copies of a cumulative ability are one ability with the sum."""
    assert worth(
        "abilities of Vey", "abilities: [Swift 1, Swift 2, Strike 5], gear: {name: Boots, abilities: [Swift 1]}"
    ) == ["Strike 5", "Swift 4"]


def test_cumulative_loss_stops_at_zero() -> None:
    """8.8.1.3: Fire 10 less 15 is none; what then comes is there, unless all is summed up first (a reading)."""
    rows = effects("loses: Fire 15", "gains: [Fire 5]")
    assert worth("fire X of Vey", "abilities: [Fire 10]", "", rows) == 5
    assert worth("fire X of Vey", "abilities: [Fire 10]", "", rows, cumulative_sum_vs_floor="sum-then-floor") == 0


def test_loss_of_all_abilities_leaves_changes_by_other_cards() -> None:
    """8.7.1.4: a Creature loses abilities it has, also from gear; what other cards do to its values stays."""
    own = "abilities: [Strike 5, courage +10], gear: {name: Pulse, abilities: [courage +25, Water 5]}"
    rows = effects("loses: all abilities")
    assert worth("abilities of Vey", own, "", rows) == []
    assert worth("courage of Vey", own, "", rows) == 75


def test_scanned_values_never_change() -> None:
    """8.7.2.6, 8.7.3.5: the Scanned value is the printed one."""
    assert worth("scanned courage of Vey", "courage: 35", "", effects("change: courage +20")) == 35


def test_support_counts_adjacent_kin() -> None:
    """g-support: X for every adjacent Creature of the same player and tribe; copies add up."""
    own = "tribe: Danian, space: A1, abilities: [Support courage 5, Support courage 5]"
    board = "board: {size: 3}\n"
    assert worth("courage of Vey", own, "tribe: Danian, space: B1", board, "tribe: Danian, space: A2") == 60
    assert worth("courage of Vey", own, "", board, "tribe: Mipedian, space: A2") == 50


def test_invisibility_counts_against_those_without() -> None:
    """9.4.1: an ability under Invisibility is there only against a Creature without Invisibility."""
    own = 'engaged: yes, abilities: ["Invisibility: Strike 15"]'
    assert worth("strike X of Vey", own, "engaged: yes") == 15
    assert worth("strike X of Vey", own, 'engaged: yes, abilities: ["Invisibility: Surprise"]') == 0
    assert worth("strike X of Vey", own.removeprefix("engaged: yes, ")) == 0


def test_hive_abilities() -> None:
    """g-hive: Hive abilities work while Hive is on, whoever has activated it."""
    own = 'abilities: ["Hive: Strike 10"]'
    assert worth("strike X of Vey", own) == 0
    assert worth("strike X of Vey", own, "", "hive: yes\n") == 10
    assert worth("strike X of Vey", own, "", "hive: Ben\n") == 10


def test_conditional_abilities() -> None:
    """8.8.3: an ability with a condition is there while it is met."""
    own = "engaged: yes, abilities: ['opposing fire: Strike 10']"
    assert worth("strike X of Vey", own, "engaged: yes, elements: [fire]") == 10
    assert worth("strike X of Vey", own, "engaged: yes") == 0


ENERGY = ("pass", "Ben plays Song with Koru on Vey", "all pass")


def test_energy_loss_destroys_at_the_next_priority() -> None:
    """8.7.3.4: a Creature whose Energy falls to its damage goes when a player next receives priority."""
    assert happened(situation("burst", table("energy: 30, damage: 20"), *ENERGY), "destroyed") == ["Vey"]
    assert happened(situation("burst", table("energy: 10"), *ENERGY), "destroyed") == ["Vey"]
    assert happened(situation("burst", table("energy: 31, damage: 20"), *ENERGY), "destroyed") == []


def test_energy_is_compared_at_that_moment() -> None:
    """8.7.3.4: healed before anybody has priority it stays; under two other readings it goes."""
    both = table("energy: 30, damage: 20").replace("[energy -10]", "[energy -10, heal 5]")
    assert happened(situation("burst", both, *ENERGY), "destroyed") == []
    assert happened(situation("burst", both, *ENERGY, energy_recheck="marked"), "destroyed") == ["Vey"]
    assert happened(situation("burst", both, *ENERGY, energy_timing="at-once"), "destroyed") == ["Vey"]


def test_lethal_damage_defeats_between_instructions() -> None:
    """8.5.6: a Creature with lethal damage goes before the next instruction; or after the last (a reading)."""
    both = table("energy: 30").replace("[energy -10]", "[deal 30, heal 20]")
    assert happened(situation("burst", both, *ENERGY), "destroyed") == ["Vey"]
    assert (
        happened(situation("burst", both, *ENERGY, mid_resolution_defeat="after-last-instruction"), "destroyed") == []
    )


def test_can_not_beats_do() -> None:
    """8.5.8: what can not be done is not done, whatever another card says."""
    played = situation(
        "burst",
        table("damage: 20, abilities: [can not be healed]"),
        "pass",
        "Ben plays Other with Koru on Vey",
        "all pass",
    )

    assert value(played, "damage on Vey") == 20


def test_a_halved_statistic_is_rounded_by_the_reading() -> None:
    """8.7.2.2, reading rounding: half of 45 is 22 by default; it may be read as 23, or left as it is."""
    table = """
        players: {Ana: active, Ben: }
        creatures: {Vey: {owner: Ana, courage: 45}, Koru: {owner: Ben}}
        effects: [{on: Vey, change: courage /2}]
        """

    found = [value(situation("burst", table, rounding=each), "courage of Vey") for each in ("down", "up", "fractions")]
    assert found == [22, 23, "45/2"]
