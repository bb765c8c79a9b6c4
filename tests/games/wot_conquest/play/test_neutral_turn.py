"""The neutral turn: cities, Jealous Chosen, the Horn; conquest and what the cards do."""

from fractions import Fraction

import pytest
from situations import asked, happened, may, next_actor

from judge.scenario.ask import answer
from judge.scenario.model import Ask
from wot_conquest.situations import situation, value, why

CITY = """
cities: {Fal Dara: {hp: 3, borderlands: yes}}
units: {Fade: {owner: Ben, leader: yes, defense: %d, damage: 2, hp: 3}}
"""


def test_a_borderlands_city_attacks_with_10() -> None:
    """neutral.0-borderlands: 10 whatever its HP, damage 1."""
    played = situation("neutral-turn:neutral.0", CITY % 9, "all pass")

    assert value(played, "attack sum") == 10
    assert value(played, "hp of Fade") == 2
    assert "neutral.0-borderlands" in why(played, "attack sum")


def test_a_beaten_city_takes_the_damage() -> None:
    """battle.2-victor: if the Shadow's defense is higher it wins like anybody."""
    assert value(situation("neutral-turn:neutral.0", CITY % 11, "all pass"), "hp of Fal Dara") == 1


def test_without_a_shadow_player_three_steps_are_left_out() -> None:
    """neutral.0-condition: cities attack the Shadow only, and there is none."""
    table = """
    players: {Ana: Dragonsworn}
    cities: {Lugard: {hp: 9}}
    units: {Rand: {owner: Ana, defense: 1, hp: 1}, Jealous Chosen: {}}
    """
    played = situation("neutral-turn", table)

    assert value(played, "hp of Rand") == 1
    assert "neutral.2-condition" in {cite.unit for line in played.lines for cite in line.cites}


def test_a_held_city_does_not_attack() -> None:
    """neutral.0-initiate: neutral cities only."""
    table = "cities: {Tear: {owner: Ana, hp: 9}}\nunits: {Fade: {owner: Ben, defense: 1, hp: 1}}"

    assert value(situation("neutral-turn:neutral.0", table), "hp of Fade") == 1


def test_cities_fight_one_after_another_in_any_order() -> None:
    """neutral-order: the table names the order; the second finds what the first has left."""
    table = """
    cities: {Lugard: {hp: 5}, Illian: {hp: 3}}
    units: {Narg: {owner: Ben, count: 2, defense: 2, damage: 1, hp: 1, at: Wood}}
    distances: {"Wood - Lugard, Illian": span}
    """

    assert asked(situation("neutral-turn:neutral.0", table), "outcomes", "number of units killed") == [1, 2]


NEAR = "units: {Jealous Chosen: {at: Lake}, %s}\ndistances: {Lake - Camp: span, Lake - Hill: medium-span}"


@pytest.mark.parametrize(
    ("who", "target"),
    [
        ("Fade: {owner: Ben, hp: 1, at: Camp}, Rand: {owner: Ana, hp: 1, at: Lake}", "Ben"),
        ("Fade: {owner: Ben, hp: 1, at: Wood}, Rand: {owner: Ana, hp: 1, at: Camp}", "Ana"),
        ("Fade: {owner: Ben, hp: 1, at: Wood}", "nothing"),
        ("Fade: {owner: Ben, hp: 1, at: Hill}", "no rule"),
    ],
)
def test_the_order_of_targets(who: str, target: str) -> None:
    """neutral.2-shadow, neutral.2-order: the Shadow first, then the Dragonsworn; a medium-span is no known span."""
    assert value(situation("turn", NEAR % who), "target of Jealous Chosen") == target


def test_the_attack_goes_against_one_player() -> None:
    """neutral.2-shadow: other units near by are engaged and count for neither side."""
    table = """
    units:
      Jealous Chosen: {}
      Fade: {owner: Ben, defense: 5, damage: 1, hp: 2}
      Rand: {owner: Ana, defense: 30, hp: 1}
    """
    played = situation("neutral-turn:neutral.2", table, "all pass")

    assert value(played, "defense sum") == 5
    assert value(played, "Fade is killed") is True


def test_it_goes_all_the_way_to_a_near_naeblis() -> None:
    """neutral.1-move: within a long-span it comes to where the Nae'blis is."""
    table = """
    units: {Jealous Chosen: {at: Lake}, "Nae'blis": {owner: Ben, hp: 5, defense: 20, damage: 1, at: Camp}}
    distances: {"Lake - Camp": "long-span, beyond a span"}
    """
    played = situation("neutral-turn:neutral.1", table)

    assert value(played, "place of Jealous Chosen") == "Camp"
    assert next_actor(played) == "Ben"


@pytest.mark.parametrize(("dice", "state"), [("1 and 1", "found"), ("2 and 1", "found"), ("1 and 3", "not found")])
def test_the_dice_for_the_horn(dice: str, state: str) -> None:
    """neutral.3-roll: totals 2 and 3 find it."""
    assert value(situation("horn", "horn: hunt", f"rolls {dice}"), "state of the horn") == state


def test_the_odds_of_the_horn_are_1_in_12() -> None:
    """neutral.3-roll: 3 of 36 results."""
    found = answer(situation("horn", "horn: hunt"), Ask(outcomes="horn is found"))

    assert {each.outcome: each.odds for each in found.outcomes} == {False: Fraction(11, 12), True: Fraction(1, 12)}


def test_each_neutral_city_is_as_likely_as_the_others() -> None:
    """neutral.3-city: with two neutral cities 1 in 24 each; a held one never."""
    table = "horn: hunt\ncities: {Lugard: , Illian: , Tear: Ana}"
    found = answer(situation("horn", table), Ask(outcomes="horn city"))

    assert {each.outcome: each.odds for each in found.outcomes} == {
        "Lugard": Fraction(1, 24), "Illian": Fraction(1, 24), "none": Fraction(11, 12),
    }  # fmt: skip


def test_no_roll_without_the_variant_or_after_the_find() -> None:
    """neutral.3-condition: the step is left out."""
    assert happened(situation("neutral-turn", ""), "rolled") == []
    assert next_actor(situation("neutral-turn", "horn: found")) == "nobody"
    assert next_actor(situation("neutral-turn", "horn: hunt")) == "chance"


TAKE = """
horn: {%s}
cities: {Lugard: {hp: 2}, Illian: {hp: 2, at: Far}}
units: {Rand: {owner: Ana, leader: yes, attack: 9, damage: 3, at: Lugard}}
"""


@pytest.mark.parametrize(
    ("where", "owner"), [("city: Lugard", "Ana"), ("city: Illian", "nobody"), ("any-city: yes, found: yes", "Ana")]
)
def test_the_first_conqueror_of_the_city_gets_the_horn(where: str, owner: str) -> None:
    """neutral.3-first, neutral.3-none: that city, or any where no city was neutral."""
    played = situation("attack", TAKE % where, "Ana initiates a battle with Rand", "all pass", "Ana conquers Lugard")

    assert value(played, "owner of the horn") == owner


def test_a_conquered_city_has_no_known_hp() -> None:
    """conquer: nothing says with how many HP it goes on."""
    played = situation(
        "attack", TAKE % "hunt: no", "Ana initiates a battle with Rand", "all pass", "Ana conquers Lugard"
    )

    assert value(played, "controller of Lugard") == "Ana"
    assert value(played, "hp of Lugard") == "no rule"


def test_the_shadow_may_raze_and_others_may_not() -> None:
    """raze: a Shadow player's choice."""
    shadow = "players: {Ana: Shadow}\n" + TAKE % "hunt: no"
    start = ("Ana initiates a battle with Rand", "all pass")

    assert may(situation("attack", shadow, *start), "Ana razes Lugard") is True
    assert may(situation("attack", TAKE % "hunt: no", *start), "Ana razes Lugard") is False


def test_a_hero_without_a_commander_has_none() -> None:
    """hero: nothing says who commands it."""
    assert value(situation("turn", "units: {Summoned Hero: {}}"), "commander of Summoned Hero") == "no rule"


def test_a_summoned_hero_has_its_printed_figures_and_no_move() -> None:
    """summoned-hero: HP 2, Att 5, Def 5, Dam +1; no Move is on the card."""
    played = situation("turn", "units: {Summoned Hero: {owner: Ana}}")

    assert [value(played, f"{each} of Summoned Hero") for each in ("hp", "attack", "defense", "damage")] == [2, 5, 5, 1]
    assert value(played, "move of Summoned Hero") == "no rule"


def test_what_is_not_in_a_battle_is_not_at_stake_in_it() -> None:
    """tie: nobody knows what becomes of the Fade; the Trolloc far away has its HP."""
    table = """
    cities: {Lugard: {hp: 5}}
    units: {Fade: {owner: Ben, defense: 5, hp: 3, at: Lugard}, Narg: {owner: Ben, defense: 5, hp: 2, at: Wood}}
    """
    played = situation("neutral-turn:neutral.0", table, "pass")

    assert value(played, "hp of Fade") == "no rule"
    assert value(played, "hp of Narg") == 2


def test_a_town_at_an_unknown_distance_does_not_stop_a_battle() -> None:
    """engaged: whether a town is within the span matters only where nobody else opposes."""
    table = """
    towns: {Godan: }
    units:
      Rand: {owner: Ana, leader: yes, attack: 5, damage: 1, at: Camp}
      Fade: {owner: Ben, defense: 3, hp: 2, at: Camp}
    distances: {Camp - Godan: short-span}
    """
    alone = table.replace("      Fade: {owner: Ben, defense: 3, hp: 2, at: Camp}\n", "")
    start = ("Ana initiates a battle with Rand", "all pass")

    assert value(situation("attack", table, *start), "victor") == "Ana"
    assert value(situation("attack", alone, *start), "victor") == "no rule"


def test_towns_surely_in_reach_fall_even_if_another_cannot_be_told() -> None:
    """Ford lies where the Jealous Chosen stands; how a long-span compares with a span, for Vale, is open."""
    table = """
        towns: {Ford: {at: Hill}, Vale: {at: Plain}}
        units: {Jealous Chosen: {at: Hill}}
        distances: {Hill - Plain: long-span}
    """
    found = situation("neutral-turn:neutral.2", table)

    assert value(found, "Ford is destroyed") is True
    assert value(found, "Vale is destroyed") == "no rule"


def test_without_a_shadow_player_a_jealous_chosen_attacks_nobody() -> None:
    """Step 2 is for games with a Shadow player, whoever stands near."""
    found = situation("neutral-turn", "players: {Ana: Dragonsworn}\nunits: {Rand: {owner: Ana}, Jealous Chosen: {}}")

    assert value(found, "target of Jealous Chosen") == "nothing"
    assert "neutral.2-condition" in why(found, "target of Jealous Chosen")


def test_no_order_is_asked_for_where_it_cannot_matter() -> None:
    """neutral.2-towns, neutral.2-nothing: of three far apart only one attacks a player, so nothing is ordered."""
    table = """
    towns: {Godan: Lake}
    units:
      Jealous Chosen A: {at: Lake}
      Jealous Chosen B: {at: Waste}
      Jealous Chosen C: {at: Camp}
      Fade: {owner: Ben, defense: 3, hp: 3, at: Camp}
    """
    played = situation("neutral-turn:neutral.2", table)

    assert next_actor(played) == "Ben"
    assert value(played, "towns destroyed") == ["Godan"]
    assert value(played, "target of Jealous Chosen B") == "nothing"


def test_an_order_is_asked_for_where_two_attack() -> None:
    """neutral-order: two of them attack the same units, so the table names the order."""
    table = """
    units:
      Jealous Chosen A: {at: Lake}
      Jealous Chosen B: {at: Hill}
      Fade: {owner: Ben, defense: 3, hp: 3, at: Camp}
    distances: {"Camp - Lake, Hill": span}
    """

    assert next_actor(situation("neutral-turn:neutral.2", table)) == "neutral"


def test_who_cannot_raze_conquers_without_being_asked() -> None:
    """conquer, raze: Ana is no Shadow player, so the city that fell is hers."""
    table = "cities: {Lugard: {hp: 2}}\nunits: {Rand: {owner: Ana, leader: yes, attack: 9, damage: 2}}\nbattle: Rand"
    played = situation("battle", table, "all pass")

    assert value(played, "cities of Ana") == ["Lugard"]
    assert value(played, "conqueror of Lugard") == "Ana"


def test_a_town_recovers_at_the_end_of_the_neutral_turn() -> None:
    """town-restore: the card says every turn, so no reading stands against it."""
    played = situation("neutral-turn:neutral-end", "towns: {Godan: {left: 1}}", turn_end_scope="player-turns")

    assert value(played, "hp of Godan") == 2


def test_nobody_controls_a_destroyed_town() -> None:
    """neutral.2-towns, town-control: what is destroyed counts for no supply and has no holder."""
    table = "towns: {Godan: {state: destroyed}}\nunits: {Maiden: {owner: Ana}}"
    played = situation("deployment", table)

    assert value(played, "controller of Godan") == "nobody"
    assert value(played, "supply total of Ana") == 0


def test_a_bystander_is_spoken_of_once() -> None:
    """neutral-bystanders: a call engages more, and of who stood by before nothing is said again."""
    table = """
    units:
      Jealous Chosen: {}
      Fade: {owner: Ben, leader: yes, defense: 3, hp: 3}
      Maiden: {owner: Ana, defense: 4, hp: 2}
    """
    played = situation("neutral-turn:neutral.2", table, "Ben calls with Fade")
    said = [line.text for line in played.lines]

    assert said.count("Maiden: engaged, but on no side.") == 1
    assert len(said) == len(set(said))


def test_a_neutral_attack_that_is_on_goes_against_the_shadow() -> None:
    """neutral.2-shadow: a table that begins in the attack need not say against whom it goes."""
    table = """
    units:
      Jealous Chosen: {}
      Maiden: {owner: Ana, defense: 4, hp: 2}
      Fade: {owner: Ben, defense: 3, hp: 3}
    battle: Jealous Chosen
    """

    assert value(situation("battle", table), "defending player") == "Ben"


@pytest.mark.parametrize(("option", "left"), [("no-rule", "no rule"), ("both-engaged", "no rule"), ("each-alone", 1)])
def test_a_town_that_is_perhaps_beside_a_beaten_attacker(option: str, left: object) -> None:
    """span: nothing says whether a short-span is within a span; only who fights alone takes the damage for sure."""
    table = """
    towns: {Godan: }
    units:
      Jealous Chosen: {at: Camp}
      Nae'blis: {owner: Ben, leader: yes, defense: 20, damage: 3, hp: 5, at: Camp}
    distances: {Camp - Godan: short-span}
    """
    played = situation("neutral-turn:neutral.2", table, "Ben passes", jealous_many=option)

    assert value(played, "hp of Jealous Chosen") == left


def test_who_stands_with_the_attacked_player_does_not_choose() -> None:
    """neutral-bystanders: by one reading the Maiden counts for Ben, who alone acts, passes and assigns."""
    table = """
    units:
      Jealous Chosen: {}
      Maiden: {owner: Ana, leader: yes, defense: 4, hp: 2}
      Fade: {owner: Ben, leader: yes, defense: 3, hp: 3}
    """
    at = "neutral-turn:neutral.2"
    played = situation(at, table, "Ben passes", neutral_bystanders="all-oppose")

    assert next_actor(situation(at, table, neutral_bystanders="all-oppose")) == "Ben"
    assert next_actor(played) == value(played, "who assigns") == "Ben"
    assert may(played, "Ben assigns 1 to Maiden and 1 to Fade") is True
