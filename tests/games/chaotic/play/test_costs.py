"""8.4: playing Mugic, abilities and attacks, and paying for them; 9.2 Brainwashed Creatures."""

from situations import choices, happened, may, why_not

from chaotic.situations import situation, value

TABLE = """
players:
  Ana: {active: yes, mugic: [Song]}
  Ben:
creatures:
  Vey: {owner: Ana, tribe: Danian, counters: 2}
  Dorn: {owner: Ana, tribe: Mipedian, counters: 3}
  Koru: {owner: Ben}
mugic:
  Song: {affiliation: Danian, cost: 3 counters, target: creature, text: [deal 5]}
"""


def with_song(row: str) -> str:
    """The table with another Mugic."""
    return TABLE[: TABLE.index("  Song: {affil")] + f"  Song: {{{row}}}\n"


def test_counters_come_from_one_creature() -> None:
    """8.4.2.2: the counters of several Creatures are not added up, and the affiliation must fit."""
    played = situation("burst", TABLE)

    assert why_not(played, "Ana plays Song with Vey on Koru") == {"8.4.2.2", "8.4.1.4"}
    assert why_not(played, "Ana plays Song with Dorn on Koru") == {"3.4.4.1", "8.4.2.2"}
    assert choices(played) == ["Ana passes"]


def test_generic_mugic_may_be_played_by_anybody() -> None:
    """8.4.2.3: Generic Mugic asks for no tribe."""
    assert may(
        situation("burst", with_song("cost: 3 counters, target: creature, text: [deal 5]")),
        "Ana plays Song with Dorn on Koru",
    )


def test_free_mugic_still_needs_a_creature() -> None:
    """8.4.2.5: a Mugic of cost 0 needs a fitting Creature."""
    played = situation("burst", with_song("affiliation: Danian, cost: 0 counters, text: [activate hive]"))

    assert choices(played) == ["Ana plays Song with Vey", "Ana passes"]


def test_x_is_chosen_as_it_is_played() -> None:
    """8.4.2.6: X is any number the Creature can pay, and the text uses it."""
    played = situation("burst", with_song("cost: X counters, target: opposing creature, text: [deal X]"))

    assert "Ana plays Song with Vey on Koru for X = 2" in choices(played)
    assert not may(played, "Ana plays Song with Vey on Koru for X = 3")
    done = situation(
        "burst",
        with_song("cost: X counters, target: opposing creature, text: [deal X]"),
        "Ana plays Song with Vey on Koru for X = 2",
        "all pass",
    )
    assert (value(done, "damage on Koru"), value(done, "counters on Vey")) == (2, 0)


def test_cost_of_x_off_and_on_the_burst() -> None:
    """3.4.6.2: X counts as 0 off the Burst and as what was paid on it."""
    song = with_song("cost: X counters, target: creature, text: [deal X]")

    assert value(situation("burst", song), "mugic cost of Song") == 0
    assert value(situation("burst", song, "Ana plays Song with Vey on Koru for X = 2"), "mugic cost of Song") == 2


def test_effects_change_the_number_of_counters() -> None:
    """8.4.2.4: game effects may change how many counters are needed."""
    table = TABLE + "locations:\n  Hall: {owner: Ana, active: yes, abilities: [mugic cost -1]}\n"

    assert may(situation("burst", table), "Ana plays Song with Vey on Koru")


def test_additional_costs_are_paid_too() -> None:
    """8.4.2.4: a sacrifice named in the cost is made as the Mugic is played, and cannot be prevented."""
    song = with_song("cost: '1 counter, sacrifice a creature', target: opposing creature, text: [deal 5]")
    played = situation("burst", song, "Ana plays Song with Vey on Koru", "Ana sacrifices Dorn")

    assert happened(played, "destroyed") == ["Dorn"]
    assert value(played, "burst") == ["Song"]


def test_discard_as_a_cost() -> None:
    """8.4.2.4: a Mugic to be discarded must be there besides the one that is played."""
    song = with_song("cost: '0 counters, discard 1 mugic', target: creature, text: [deal 5]")
    more = song.replace("[Song]", "[Song, Other]") + "  Other: {target: creature, text: [heal 5]}\n"

    assert not may(situation("burst", song), "Ana plays Song with Vey on Koru")
    assert value(situation("burst", more, "Ana plays Song with Vey on Koru", "Ana discards Other"), "burst") == ["Song"]


ABILITY = """
players: {Ana: active, Ben: }
creatures:
  Vey: {owner: Ana, counters: 0, abilities: [{name: Spit, cost: 1 counter, target: opposing creature, do: deal 10}]}
  Dorn: {owner: Ana, counters: 3, infected: yes, abilities: [{name: Purge, cost: uninfect, do: heal 10}],
    gear: {name: Bomb, abilities: [{name: Blast, cost: sacrifice this, target: creature, do: deal 20}]}}
  Koru: {owner: Ben}
"""


def test_ability_counters_come_from_its_own_creature() -> None:
    """8.4.4.1: the counter comes from the very Creature that has the ability."""
    assert "8.4.4.1" in why_not(situation("burst", ABILITY), "Ana uses Spit of Vey on Koru")


def test_uninfecting_as_a_cost() -> None:
    """9.1.3.2: only an Infected Creature can pay by Uninfecting."""
    assert may(situation("burst", ABILITY), "Ana uses Purge of Dorn")
    clean = situation("burst", ABILITY.replace("infected: yes", "infected: no"))
    assert "9.1.3.2" in why_not(clean, "Ana uses Purge of Dorn")


def test_battlegear_sacrificed_for_its_own_ability() -> None:
    """g-source: the ability of a Battlegear is its own; the Battlegear is gone, the ability resolves."""
    played = situation("burst", ABILITY, "Ana uses Blast of Bomb on Koru", "all pass")

    assert value(played, "Bomb is destroyed")
    assert value(played, "damage on Koru") == 20


def test_attack_that_cannot_be_paid() -> None:
    """8.4.3.2: an attack whose cost cannot be met is taken back; another must be chosen."""
    table = """
    players:
      Ana: {active: yes, attacks: [Dear, Cheap]}
      Ben:
    creatures:
      Vey: {owner: Ana, engaged: yes}
      Koru: {owner: Ben, engaged: yes}
    attacks:
      Dear: {base: 20, cost: 1 counter}
      Cheap: {base: 5}
    """
    played = situation("strike", table)

    assert why_not(played, "Ana attacks with Dear") == {"8.4.3.2"}
    assert choices(played) == ["Ana attacks with Cheap"]


MINION = """
players:
  Ana: {active: yes, mugic: [Song, Plain]}
  Ben:
creatures:
  Sarn: {owner: Ana, tribe: UnderWorld, subtypes: [Minion], counters: 2, abilities: [Strike 5], brainwashed: [Swift 1]}
  Boss: {owner: Ana, subtypes: [Chieftain]}
  Koru: {owner: Ben}
mugic:
  Song: {affiliation: UnderWorld, target: creature, text: [deal 5]}
  Plain: {target: creature, text: [deal 5]}
"""


def test_brainwashed_creatures_play_generic_mugic_only() -> None:
    """9.2.4: while Brainwashed a Creature may only play Generic Mugic; 9.2.2: with a Chieftain it is."""
    played = situation("burst", MINION)

    assert value(played, "abilities of Sarn") == ["Swift 1"]
    assert why_not(played, "Ana plays Song with Sarn on Koru") == {"9.2.4"}
    assert may(played, "Ana plays Plain with Sarn on Koru")


def test_without_a_chieftain_the_normal_text_is_active() -> None:
    """9.2.2: without a Chieftain the Normal text is active."""
    played = situation("burst", MINION.replace("Chieftain", "Warrior"))

    assert value(played, "abilities of Sarn") == ["Strike 5"]
    assert may(played, "Ana plays Song with Sarn on Koru")


def test_x_with_a_cheaper_cost() -> None:
    """8.4.2.4: with one counter less to pay X may be one more than the counters; its cost then is what was paid."""
    song = with_song("cost: X counters, target: opposing creature, text: [deal X]")
    song += "effects: [{source: Ease, on: Vey, change: mugic cost -1}]\n"
    assert may(situation("burst", song), "Ana plays Song with Vey on Koru for X = 3")
    played = situation("burst", song, "Ana plays Song with Vey on Koru for X = 3")
    assert value(played, "mugic cost of Song") == 2


def test_trigger_of_a_cost_is_a_reading() -> None:
    """8.4.1: what paying triggers goes on before the Mugic itself, so below it; or above it under the other reading."""
    song = with_song("cost: '1 counter, sacrifice a creature', target: opposing creature, text: [deal 5]")
    song = song.replace(
        "Koru: {owner: Ben}", "Koru: {owner: Ben, abilities: [{name: Omen, when: leaves play, whose: any, do: heal 5}]}"
    )
    plays = ("Ana plays Song with Vey on Koru", "Ana sacrifices Dorn")
    assert value(situation("burst", song, *plays), "burst") == ["Song", "Omen of Koru"]
    assert value(situation("burst", song, *plays, trigger_of_a_cost="above"), "burst") == ["Omen of Koru", "Song"]


HIVE = """
players: {Ana: {active: yes, mugic: [Call]}, Ben: }
hive: Ben
creatures:
  Vey:
    owner: Ana
    counters: 1
    elements: [fire]
    abilities:
      - {name: Echo, when: hive activated, do: deal 5 to each}
      - {name: Molt, cost: deactivate hive, do: deal 5 to Vey}
      - {name: Burn, cost: expend fire, do: deal 5 to Vey}
  Koru: {owner: Ben}
mugic: {Call: {text: ['Activate Hive.']}}
"""


def test_hive_that_the_opponent_turned_on_is_on() -> None:
    """g-hive: Hive is one state, so what Ben turned On cannot be turned On again, and turning it Off can be paid."""
    played = situation("burst", HIVE, "Ana plays Call with Vey", "all pass")

    assert value(played, "burst") == []
    assert may(situation("burst", HIVE), "Ana uses Molt of Vey") is True


def test_an_element_is_expended() -> None:
    """8.4.4.1: the rulebook does not say what it is to expend an element: Fire is lost for the turn, or no rule."""
    usual = situation("burst", HIVE, "Ana uses Burn of Vey")

    assert value(usual, "elements of Vey") == []
    assert may(situation("burst", HIVE, expend="no-rule"), "Ana uses Burn of Vey") == "no rule"
