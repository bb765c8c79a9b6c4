"""The Battle Phase: abilities in turn, the call, the sums, damage and killing."""

import pytest
from situations import asked, choices, may, next_actor, why_not

from judge.games.wot_conquest.play.battle.assigning import packet_assignments
from judge.scenario.ask import answer
from judge.scenario.model import Ask
from wot_conquest.situations import situation, value, why

FIGHT = """
units:
  Rand:
    owner: Ana
    leader: yes
    attack: 6
    damage: 2
    hp: 5
    abilities: [{name: Strike, do: attack +2, limit: once per battle}]
  Lan: {owner: Ana, attack: 2, defense: 2, damage: 1, hp: 3}
  Fade:
    owner: Ben
    leader: yes
    attack: 5
    defense: 4
    damage: 1
    hp: 3
    abilities: [{name: Guard, do: defense +1, limit: once per battle}]
  Narg: {owner: Ben, attack: 1, defense: 2, damage: 1, hp: 1}
battle: Rand
"""
APART = """
units:
  Rand: {owner: Ana, leader: yes, attack: 6, damage: 1, hp: 5, at: Camp}
  Fade: {owner: Ben, leader: yes, defense: 2, damage: 1, hp: 3, at: Ford}
  Narg: {owner: Ben, defense: 6, damage: 1, hp: 3, at: Wood}
  Lan: {owner: Ana, attack: 3, damage: 1, hp: 3, at: Wood}
distances: {Camp - Ford: span, Ford - Wood: span}
battle: Rand
"""


def test_the_attacking_player_is_asked_first() -> None:
    """battle.1-first: the attacking player has the first opportunity."""
    assert next_actor(situation("battle", FIGHT)) == "Ana"


def test_the_choice_changes_sides_after_an_ability() -> None:
    """battle.1-cycle: after an ability the other player is offered the same choice."""
    assert next_actor(situation("battle", FIGHT, "Ana uses Strike of Rand")) == "Ben"


def test_one_pass_does_not_end_the_step() -> None:
    """battle.1-cycle: Ana passes, Ben acts, Ana is asked again."""
    played = situation("battle", FIGHT, "pass", "Ben uses Guard of Fade")

    assert choices(played) == ["Ana uses Strike of Rand", "Ana passes"]


def test_two_passes_in_a_row_end_the_step() -> None:
    """battle-order: once the sums are compared nobody uses an ability."""
    played = situation("battle", FIGHT, "pass", "pass")

    assert next_actor(played) == "Ben"
    assert why_not(played, "Ben uses Guard of Fade") == {"battle-order"}


def test_the_sums_are_attack_against_defense() -> None:
    """battle.2-compare: 6 + 2 attack against 4 + 2 defense; the other figures do not count."""
    played = situation("battle", FIGHT, "all pass")

    assert (value(played, "attack sum"), value(played, "defense sum")) == (8, 6)
    assert value(played, "victor") == "Ana"


def test_abilities_change_the_sums() -> None:
    """battle.1, battle.2-compare: Strike makes 10, Guard makes 7."""
    played = situation("battle", FIGHT, "Ana uses Strike of Rand", "Ben uses Guard of Fade", "all pass")

    assert (value(played, "attack sum"), value(played, "defense sum")) == (10, 7)


def test_the_defender_can_win_and_then_deals_the_damage() -> None:
    """battle.2-damage: whoever wins counts damage; the attacker's units take it."""
    weak = FIGHT.replace("attack: 6", "attack: 3")
    played = situation("battle", weak, "all pass")

    assert value(played, "victor") == "Ben"
    assert value(played, "damage total") == 2
    assert next_actor(played) == "Ana"


def test_a_unit_at_0_hp_is_killed_and_a_wounded_one_stays() -> None:
    """battle.2-kill: Narg dies, the Fade keeps 1 of 3 HP."""
    played = situation("battle", FIGHT, "all pass", "Ben assigns 2 to Fade and 1 to Narg")

    assert value(played, "killed units") == ["Narg"]
    assert value(played, "hp of Fade") == 1


def test_damage_can_be_written_in_any_order() -> None:
    """battle.2-assign: the order in which targets are named does not matter."""
    played = situation("battle", FIGHT, "all pass", "Ben puts 1 on Narg and 2 on Fade")

    assert value(played, "hp of Fade") == 1


def test_all_of_the_damage_is_assigned() -> None:
    """battle.2-assign: less than the total is refused."""
    assert why_not(situation("battle", FIGHT, "all pass"), "Ben assigns 1 to Fade") == {"battle.2-assign"}


def test_whole_values_are_shared_out_once_a_position() -> None:
    """damage-packets: 2 and 1 go on Fade or Narg as a whole; each with its room still open takes the next."""
    table = FIGHT.replace("damage: 1, hp: 1}", "damage: 1, hp: 2}").replace(
        "damage: 1\n    hp: 3", "damage: 1\n    hp: 2"
    )
    packet_assignments.cache_clear()

    assert choices(situation("battle", table, "all pass", **{"damage-packets": "packets"})) == [
        "Ben assigns 1 to Fade and 2 to Narg",
        "Ben assigns 2 to Fade and 1 to Narg",
        "Ben assigns 3 to Fade",
        "Ben assigns 3 to Narg",
    ]
    assert packet_assignments.cache_info().misses == 1


def test_damage_beyond_everything_kills_everything() -> None:
    """battle.2-assign: 5 damage on 1 + 1 HP leaves no choice within the HP."""
    table = """
    units:
      Rand: {owner: Ana, leader: yes, attack: 9, damage: 5}
      Narg: {owner: Ben, count: 2, defense: 1, hp: 1}
    battle: Rand
    """

    assert asked(situation("battle", table, "all pass"), "outcomes", "number of units killed") == [2]


def test_the_call_engages_units_of_both_sides() -> None:
    """battle.1-leader: all units within a span of the leader, whoever owns them."""
    played = situation("battle", APART, "pass", "Ben calls with Fade")

    assert value(played, "Narg is engaged") is True
    assert value(played, "Lan is engaged") is True
    assert (value(played, "attack sum"), value(played, "defense sum")) == (9, 8)


def test_before_the_call_they_are_outside() -> None:
    """engaged: only what is within a span of the initiator."""
    played = situation("battle", APART)

    assert set(value(played, "engaged units")) == {"Rand", "Fade"}


def test_a_unit_without_the_trait_cannot_call() -> None:
    """battle.1-leader, leader: the call is a leader's."""
    assert why_not(situation("battle", FIGHT, "pass"), "Ben calls with Narg") == {"battle.1-leader", "leader"}


def test_the_same_leader_calls_once() -> None:
    """battle.1-leader: once, by every reading."""
    played = situation("battle", APART, "pass", "Ben calls with Fade", "pass")

    assert may(played, "Ben calls with Fade") is False


def test_a_battle_against_nobody() -> None:
    """no-enemy-battle: it may be started, uses up the limit, and has no loser."""
    lone = "units: {Rand: {owner: Ana, leader: yes, attack: 3, damage: 1}}"
    played = situation("attack", lone, "Ana initiates a battle with Rand", "all pass")

    assert value(played, "victor") == "nobody"
    assert why_not(played, "Ana initiates a battle with Rand") == {"attack-limit"}


def test_a_figure_nobody_gave_is_not_made_up() -> None:
    """faction-sheets: no attack of Lan is printed or given, so the sum has no rule."""
    table = FIGHT.replace("attack: 2, defense: 2", "defense: 2")
    played = situation("battle", table, "all pass")

    assert value(played, "victor") == "no rule"
    assert "stat-attack" in why(played, "victor")


def test_unknown_hp_matter_only_when_damage_is_assigned() -> None:
    """hp: who wins is known; who dies is not."""
    table = FIGHT.replace("damage: 1, hp: 1}", "damage: 1}")
    played = situation("battle", table, "all pass")

    assert value(played, "victor") == "Ana"
    assert value(played, "Narg is killed") == "no rule"


def test_a_neutral_town_near_by_makes_no_third_side() -> None:
    """three-sided: a town adds nothing to a sum; Ana still fights Ben, and his damage cannot go on the town."""
    table = FIGHT.replace("battle: Rand", "towns: {Godan: }")
    played = situation("attack", table, "Ana initiates a battle with Rand", "all pass")

    assert value(played, "defending player") == "Ben"
    assert may(played, "Ben assigns 3 to Godan") is False


def test_an_ability_cannot_be_paid_for_with_tokens_one_has_not() -> None:
    """favor-token: a cost has to be there in full."""
    table = """
    players: {Ana: {tokens: {Favor: 1}}, Ben: }
    units:
      Rand: {owner: Ana, leader: yes, attack: 6, abilities: [{name: Bolt, cost: 2 Favor, do: deal 1 to Fade}]}
      Fade: {owner: Ben, defense: 4, hp: 3}
    battle: Rand
    """

    assert why_not(situation("battle", table), "Ana uses Bolt of Rand") == {"favor-token", "battle.1"}


def test_a_free_ability_without_a_limit_is_not_followed_for_ever() -> None:
    """cycle-ability-reuse: a line that shows it is found; what every line does is not settled."""
    endless = FIGHT.replace("do: attack +2, limit: once per battle", "do: attack +2")
    played = situation("battle", endless)

    assert answer(played, Ask(possible="victor = Ana")).value is True
    assert "there may be more" in answer(played, Ask(outcomes="victor")).detail


def test_halving_an_odd_value_has_no_rule() -> None:
    """modifier-order: 5 / 2 is no whole number, and nothing says how to round."""
    table = FIGHT.replace("battle: Rand", "effects: [{on: Lan, change: attack /2}]\nbattle: Rand")

    odd = table.replace("attack: 2, defense: 2", "attack: 5, defense: 2")

    assert value(situation("battle", table), "attack of Lan") == 1
    assert value(situation("battle", odd), "attack of Lan") == "no rule"


def test_a_battle_that_is_on_counts_against_the_limit() -> None:
    """attack-limit: a table that begins in Ana's battle has used it up; battle-to-attack: the phase goes on."""
    played = situation("attack/battle:battle.1", FIGHT, "all pass", "Ben assigns 3 to Fade")

    assert next_actor(played) == "Ana"
    assert why_not(played, "Ana initiates a battle with Rand") == {"attack-limit"}


def test_a_damaged_city_that_loses_by_either_figure_loses() -> None:
    """Illian, 1 of 3 HP left, defends with 6 or with 2: an attack of 8 beats both."""
    table = """
        cities: {Illian: {hp: 3, left: 1}}
        units: {Rand: {owner: Ana, leader: yes, attack: 8, damage: 3}}
    """
    found = situation("attack", table, "Ana initiates a battle with Rand", "all pass")

    assert value(found, "victor") == "Ana"
    assert value(found, "defense sum") == "no rule"
    assert value(found, "controller of Illian") == "Ana"


def test_a_damaged_city_between_its_two_figures_has_no_verdict() -> None:
    """An attack of 4 beats 2 and not 6: which HP count decides, and no rule says it."""
    table = """
        cities: {Illian: {hp: 3, left: 1}}
        units: {Rand: {owner: Ana, leader: yes, attack: 4, damage: 3, hp: 2}}
    """
    found = situation("attack", table, "Ana initiates a battle with Rand", "all pass")

    assert value(found, "victor") == "no rule"


def test_a_town_hit_for_2_has_no_hp_left_until_the_turn_ends() -> None:
    """What becomes of the town is open, but 2 HP less 2 damage are 0; whether it recovers is open again."""
    table = "towns: {Ford: }\nunits: {Rand: {owner: Ana, leader: yes, attack: 3, damage: 2}}"
    fight = ("Ana initiates a battle with Rand", "all pass")

    assert value(situation("turn/attack", table, *fight), "hp of Ford") == 0
    assert value(situation("turn/attack", table, *fight, "Ana passes"), "hp of Ford") == "no rule"


def test_a_sum_without_an_absent_unit_cites_what_engaged_means() -> None:
    """A unit beyond a span is left out of the sum, and the rule that leaves it out is named."""
    table = """
        units:
          Rand: {owner: Ana, leader: yes, attack: 5, at: Camp}
          Mat: {owner: Ana, attack: 2, at: Hill}
          Fade: {owner: Ben, defense: 1, at: Camp}
    """
    found = situation("attack", table, "Ana initiates a battle with Rand")

    assert value(found, "attack sum") == 5
    assert {"engaged", "battle-active"} <= why(found, "attack sum")


def test_the_hp_after_a_lost_battle_cite_the_damage_of_the_victor() -> None:
    """The attacker loses 3 against 4 and takes the 3 damage of the defender."""
    table = """
        units:
          Rand: {owner: Ana, leader: yes, attack: 3, hp: 4}
          Fade: {owner: Ben, leader: yes, defense: 4, damage: 3}
        battle: Rand
    """
    found = situation("battle", table, "all pass")

    assert value(found, "hp of Rand") == 1
    assert "battle.2-damage" in why(found, "hp of Rand")


def test_an_attack_ability_in_another_players_turn_is_refused_for_that() -> None:
    """Attack phase abilities may be used only in one's own turn turn."""
    table = """
        units:
          Rand: {owner: Ana, leader: yes, attack: 3}
          Fade: {owner: Ben, leader: yes, defense: 4, abilities: ["attack: attack +1"]}
    """
    found = situation("attack", table)

    assert why_not(found, "Ben uses attack +1 of Fade") == {"attack-ability"}


def test_the_call_can_be_written_in_the_words_of_the_rulebook() -> None:
    """Engaging all units within a span of a leader is the call; with nobody else near it is legal all the same."""
    table = "units: {Rand: {owner: Ana, leader: yes, attack: 5}, Fade: {owner: Ben, leader: yes, defense: 4}}"
    found = situation("attack", table, "Ana initiates a battle with Rand", "Ana passes")

    assert may(found, "Ben engages all units within a span of Fade") is True


def test_a_target_gains_attack_in_plain_words() -> None:
    """`target gains 2 attack` is the same as `target gets +2 attack`."""
    rally = "abilities: [{name: Rally, target: friendly unit, do: target gains 2 attack}]"
    table = f"units: {{Rand: {{owner: Ana, leader: yes, attack: 5, {rally}}}, Fade: {{owner: Ben, defense: 1}}}}"
    found = situation("attack", table, "Ana initiates a battle with Rand", "Ana uses Rally of Rand on Rand")

    assert value(found, "attack sum") == 7


def test_a_unit_killed_by_an_ability_no_longer_counts() -> None:
    """Abilities come before the outcome: the Ogre is gone when the sums are made, and the answer says why."""
    bolt = "abilities: [{name: Bolt, target: enemy unit, do: kill target, limit: once per battle}]"
    table = f"""
        units:
          Rand: {{owner: Ana, leader: yes, attack: 5, {bolt}}}
          Fade: {{owner: Ben, defense: 4, hp: 3}}
          Ogre: {{owner: Ben, defense: 4, hp: 2}}
    """
    found = situation("attack", table, "Ana initiates a battle with Rand", "Ana uses Bolt of Rand on Ogre")

    assert value(found, "defense sum") == 4
    assert {"battle-order", "battle.2-kill"} <= why(found, "defense sum")


@pytest.mark.parametrize("asked", ["attack sum", "defense sum", "engaged units", "victor", "Maiden is engaged"])
def test_no_sum_is_known_while_nothing_says_who_is_engaged(asked: str) -> None:
    """engaged, span: how a long-span compares with a span is nowhere said, so the Maiden may or may not take part."""
    table = """
    units:
      Rand: {owner: Ana, leader: yes, attack: 5, damage: 2, hp: 3, at: Camp}
      Maiden: {owner: Ana, attack: 3, damage: 1, hp: 1, at: Hill}
      Fade: {owner: Ben, leader: yes, defense: 4, damage: 1, hp: 6, at: Camp}
    distances: {Camp - Hill: long-span}
    """
    played = situation("attack", table, "Ana initiates a battle with Rand")

    assert value(played, asked) == "no rule"
