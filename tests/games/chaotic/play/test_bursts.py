"""8.1 to 8.3 and 8.5: priority, Bursts, triggers, resolution."""

from situations import choices, happened, may, next_actor

from chaotic.situations import situation, value

MUGIC = """
players:
  Ana: {active: yes, mugic: [Spark, Balm]}
  Ben: {mugic: [Hush, Frost]}
creatures:
  Vey: {owner: Ana, counters: 2, energy: 40}
  Koru: {owner: Ben, counters: 2, energy: 40}
mugic:
  Spark: {target: creature, text: [deal 20]}
  Balm: {target: creature, text: [heal 20]}
  Hush: {target: mugic, text: [negate]}
  Frost: {target: creature, text: [deal 5]}
"""
SPARK = "Ana plays Spark with Vey on Koru"
FIGHT = """
players:
  Ana: {active: yes, attacks: [Cut]}
  Ben: {attacks: [Cut]}
creatures:
  Vey: {owner: Ana, engaged: yes}
  Koru: {owner: Ben, engaged: yes}
attacks:
  Cut: {base: 5}
"""


def test_active_player_has_priority_first() -> None:
    """8.1.2: outside a Burst the active player may play or pass."""
    played = situation("burst", MUGIC)

    assert next_actor(played) == "Ana"
    assert not may(played, "Ben plays Frost with Koru on Vey")


def test_reply_goes_to_the_opponent() -> None:
    """8.2.2.1: after a play the opponent has the first chance to add."""
    assert next_actor(situation("burst", MUGIC, SPARK)) == "Ben"


def test_a_pass_does_not_drop_a_player_out() -> None:
    """8.2.2.1: who passed may add again after the opponent has added."""
    played = situation("burst", MUGIC, SPARK, "pass", "Ana plays Balm with Vey on Vey")

    assert may(played, "Ben plays Frost with Koru on Vey")


def test_last_in_first_out_in_one_run() -> None:
    """8.2.3.1: the newest item resolves first, and nobody has priority in between."""
    played = situation("burst", MUGIC, SPARK, "Ben plays Frost with Koru on Vey", "all pass")

    assert happened(played, "resolved") == ["Frost", "Spark"]
    assert next_actor(played) == "Ana"


def test_two_passes_on_an_empty_burst_move_on() -> None:
    """6.2.4: when both pass on an empty Burst the game goes on."""
    assert happened(situation("turn:6.2.3", MUGIC, "all pass"), "resolved") == []


def test_negate_removes_from_the_burst() -> None:
    """g-negate: a negated Mugic has no effect, its card is discarded and its counters are spent."""
    played = situation("burst", MUGIC, SPARK, "Ben plays Hush with Koru on Spark", "all pass")

    assert value(played, "damage on Koru") == 0
    assert value(played, "counters on Vey") == 1
    assert value(played, "discard pile of Ana") == ["Spark"]


def test_active_players_triggers_go_on_first() -> None:
    """8.3.2: the active player's triggers go on first and so resolve last; each player orders his own."""
    table = FIGHT.replace("engaged: yes", "abilities: [Intimidate courage 10, Intimidate power 5], engaged: yes")
    played = situation("combat:7.2.1", table)

    assert choices(played) == [
        "Ana takes Intimidate courage 10 of Vey next",
        "Ana takes Intimidate power 5 of Vey next",
    ]
    done = situation("combat:7.2.1", table, choices(played)[0], "Ben takes Intimidate power 5 of Koru next")
    assert value(done, "burst") == [
        "Intimidate courage 10 of Koru",
        "Intimidate power 5 of Koru",
        "Intimidate power 5 of Vey",
        "Intimidate courage 10 of Vey",
    ]


def test_triggers_while_building_leave_the_choice_where_it_was() -> None:
    """8.3.3: a trigger joins at once, and whoever had the next choice still has it."""
    table = MUGIC.replace(
        "energy: 40}\nmugic",
        "energy: 40, abilities: [{name: Echo, when: plays mugic, whose: theirs, do: deal 5 to Vey}]}\nmugic",
    )
    played = situation("burst", table, SPARK)

    assert value(played, "burst") == ["Echo of Koru", "Spark"]
    assert next_actor(played) == "Ben"


def test_trigger_during_resolution_reopens_with_the_active_player() -> None:
    """8.3.4: what triggers while a Burst resolves is added, and the active player may add next."""
    table = MUGIC.replace(
        "energy: 40}\nmugic", "energy: 40, abilities: [{name: Spite, when: is damaged, do: deal 5 to Vey}]}\nmugic"
    )
    played = situation("burst", table, "pass", "Ben plays Frost with Koru on Koru", "all pass")

    assert value(played, "burst") == ["Spite of Koru"]
    assert next_actor(played) == "Ana"


def test_what_is_on_the_burst_does_not_need_its_source() -> None:
    """8.2.3.5: a Mugic resolves though the Creature that played it is gone."""
    played = situation(
        "burst",
        MUGIC.replace("energy: 40}\n  Koru", "energy: 5}\n  Dorn: {owner: Ana}\n  Koru"),
        SPARK,
        "Ben plays Frost with Koru on Vey",
        "all pass",
    )

    assert not value(played, "Vey is in play")
    assert value(played, "damage on Koru") == 20


def test_illegal_target_makes_it_fail() -> None:
    """8.5.1: with no target legal any more a Mugic fails as a whole."""
    table = MUGIC.replace(
        "Frost: {target: creature, text: [deal 5]}", "Frost: {target: creature, text: [gain untargetable]}"
    )
    played = situation("burst", table, SPARK, "Ben plays Frost with Koru on Koru", "all pass")

    assert happened(played, "failed") == ["Spark"]
    assert value(played, "damage on Koru") == 0


def test_one_of_two_targets_gone() -> None:
    """8.5.2: of several targets the illegal one is left out, the other is affected."""
    table = MUGIC.replace(
        "Spark: {target: creature, text: [deal 20]}", "Spark: {target: two creatures, text: [deal 5]}"
    )
    table = table.replace(
        "Frost: {target: creature, text: [deal 5]}", "Frost: {target: creature, text: [gain untargetable]}"
    )
    played = situation(
        "burst", table, "Ana plays Spark with Vey on Koru and Vey", "Ben plays Frost with Koru on Koru", "all pass"
    )

    assert (value(played, "damage on Koru"), value(played, "damage on Vey")) == (0, 5)


def test_losing_the_last_creature_drops_the_burst() -> None:
    """5.1.1: a player without Creatures is out at once, and what is left on the Burst is disregarded."""
    played = situation(
        "burst",
        MUGIC.replace("energy: 40}\n  Koru", "energy: 5}\n  Koru"),
        SPARK,
        "Ben plays Frost with Koru on Vey",
        "all pass",
    )

    assert value(played, "winner") == "Ben"
    assert happened(played, "resolved") == ["Frost"]


def test_both_last_creatures_at_once_is_a_draw() -> None:
    """5.1.2: one instruction that takes both last Creatures makes a draw."""
    table = MUGIC.replace("text: [deal 20]", "text: [deal 40 to each]")

    assert value(situation("burst", table, SPARK, "all pass"), "winner") == "draw"


def test_attack_burst_starts_with_the_striking_player() -> None:
    """7.2.5.3: after an attack the Striking Player has priority; under the other reading the opponent."""
    assert next_actor(situation("strike", FIGHT, "Ana attacks with Cut")) == "Ana"
    assert next_actor(situation("strike", FIGHT, "Ana attacks with Cut", priority_after_attack="opponent")) == "Ben"


def test_striker_has_priority_after_the_attack_burst() -> None:
    """7.2.5.4: in the Strike Phase the Striking Player has priority after the Burst; otherwise the active player."""
    table = FIGHT.replace("Ben: {attacks", "Ben: {attacks") + "striker: Ben\n"
    assert next_actor(situation("strike", table, "Ben attacks with Cut", "all pass")) == "Ben"
    reading = situation(
        "strike", table, "Ben attacks with Cut", "all pass", priority_after_attack_burst="active-player"
    )
    assert next_actor(reading) == "Ana"


def test_a_burst_that_is_on_the_table_already() -> None:
    """8.2.2.1: with something on the Burst the opponent of whoever added last has the next choice."""
    played = situation("burst", MUGIC + "burst: [{mugic: Spark, of: Vey, on: [Koru]}]\n")
    assert (next_actor(played), value(played, "burst")) == ("Ben", ["Spark"])
    done = situation("burst", MUGIC + "burst: [{mugic: Spark, of: Vey, on: [Koru]}]\n", "all pass")
    assert value(done, "damage on Koru") == 20


def test_no_order_is_asked_for_what_is_not_added() -> None:
    """g-target: a trigger without a legal target is not added, so there is no order to choose."""
    roar = "{name: Roar, when: combat begins, target: danian creature, do: [deal 5]}"
    yell = "{name: Yell, when: combat begins, do: [courage +5 to Koru]}"
    played = situation("combat:7.2.3", FIGHT.replace("engaged: yes", f"abilities: [{roar}, {yell}], engaged: yes", 1))

    assert value(played, "burst") == ["Yell of Vey"]


def test_copies_are_not_put_in_order() -> None:
    """8.3.2: two copies of one card trigger alike, so there is no order to choose; two different texts are."""
    shout = "{name: Shout, when: combat begins, whose: any, do: [deal 5 to Koru]}"
    table = """
    players: {Ana: active, Ben: }
    creatures:
      Vey: {owner: Ana, engaged: yes}
      Twin 1: {owner: Ana, title: Twin, abilities: [%s]}
      Twin 2: {owner: Ana, title: Twin, abilities: [%s]}
      Koru: {owner: Ben, engaged: yes}
    """
    assert value(situation("combat:7.2.3", table % (shout, shout)), "burst") == ["Shout of Twin 2", "Shout of Twin 1"]
    other = shout.replace("5", "10")
    assert choices(situation("combat:7.2.3", table % (shout, other))) == [
        "Ana takes Shout of Twin 1 next",
        "Ana takes Shout of Twin 2 next",
    ]
