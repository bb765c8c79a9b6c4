"""The phases of a turn: supply, deployment, moves, battles, the end of the turn; rounds that nobody describes."""

from situations import choices, happened, may, next_actor, why_not

from wot_conquest.situations import situation, value, why

MARCH = """
units:
  Rand: {owner: Ana, leader: yes, move: 3, at: Camp}
  Lan: {owner: Ana, move: 1, at: Camp}
  Loial: {owner: Ana, move: 4, at: Camp}
  Mat: {owner: Ana, at: Camp}
  Fade: {owner: Ben, leader: yes, move: 2, at: Camp}
distances: {Camp - Ford: short-span, "Camp - Vale": "short-span; blocked", Camp - Hill: long-span, Camp - Lake: span}
mountains: [Peak]
"""
ABLE = """
players: {Ana: {faction: Dragonsworn, supply: 1}, Ben: Shadow}
units:
  Rand:
    owner: Ana
    leader: yes
    attack: 3
    damage: 1
    abilities: ["deployment: gain 2 supply", "movement: move limit +1", "attack: attack limit +1"]
  Fade: {owner: Ben, leader: yes, defense: 9, damage: 0, abilities: ["attack: attack +1", "battle: defense +1"]}
"""


def test_supply_is_one_for_each_city_and_town() -> None:
    """turn.1.2: two cities and one town make 3 tokens."""
    table = "cities: {Tear: Ana, Cairhien: Ana}\ntowns: {Godan: }\nunits: {Lan: {owner: Ana}}"

    assert value(situation("deployment", table), "supply of Ana") == 3


def test_a_town_without_units_belongs_to_nobody() -> None:
    """town-control: nobody near, nobody's."""
    assert value(situation("deployment", "towns: {Godan: }"), "controller of Godan") == "nobody"


def test_a_unit_only_said_to_be_within_a_bare_span_leaves_town_control_open() -> None:
    """town-control, span: control goes by a short-span, and nothing relates the two."""
    table = "towns: {Godan: }\nunits: {Lan: {owner: Ana, at: Wood}}\ndistances: {Wood - Godan: span}"
    played = situation("deployment", table)

    assert value(played, "supply of Ana") == "no rule"
    assert {"town-control", "short-span", "span"} <= why(played, "supply of Ana")


def test_nobody_has_to_spend() -> None:
    """turn.1.4: passing is always possible."""
    table = "cities: {Tear: Ana}\nunits: {Lan: {owner: Ana, cost: 1, at: reserve}}"

    assert choices(situation("deployment", table)) == ["Ana deploys Lan at Tear", "Ana passes"]


def test_a_group_moves_each_as_far_as_its_move() -> None:
    """move-values: Move 3 reaches a long-span, Move 1 does not."""
    played = situation("movement", MARCH, "Ana initiates a move with Rand")

    assert may(played, "Ana moves Rand to Hill") is True
    assert why_not(played, "Ana moves Lan to Hill") == {"move-values"}


def test_a_move_of_4_has_no_line_in_the_table() -> None:
    """move-values: the table has 1, 2 and 3."""
    played = situation("movement", MARCH, "Ana initiates a move with Rand")

    assert may(played, "Ana moves Loial to Ford") == "no rule"
    assert value(played, "reach of Loial") == "no rule"


def test_a_unit_without_a_given_move_has_no_rule() -> None:
    """move-attribute: no Move of Mat is printed or given."""
    played = situation("movement", MARCH, "Ana initiates a move with Rand")

    assert may(played, "Ana moves Mat to Ford") == "no rule"


def test_a_bare_span_is_not_a_distance_to_walk() -> None:
    """span: the lake is within a span, and Move is counted in short-, medium- and long-spans."""
    played = situation("movement", MARCH, "Ana initiates a move with Rand")

    assert may(played, "Ana moves Rand to Lake") == "no rule"


def test_no_way_across_impassible_terrain() -> None:
    """move-path: near enough, but every way is blocked."""
    played = situation("movement", MARCH, "Ana initiates a move with Rand")

    assert why_not(played, "Ana moves Lan to Vale") == {"move-path", "impassible-terrain"}


def test_enemy_units_do_not_move_with_the_group() -> None:
    """move-group: friendly units only; the others are not the player's to move."""
    played = situation("movement", MARCH, "Ana initiates a move with Rand")

    assert may(played, "Ben moves Fade to Ford") is False


def test_a_unit_moves_once_in_a_move() -> None:
    """move-group: no second walk by the same order."""
    played = situation("movement", MARCH, "Ana initiates a move with Rand", "Ana moves Lan to Ford")

    assert may(played, "Ana moves Lan to Camp") is False


def test_the_move_limit_counts_orders() -> None:
    """move-limit: 1 by default; a second order is refused, whatever moved."""
    played = situation("movement", MARCH, "Ana initiates a move with Rand", "Ana moves Lan to Ford", "pass")

    assert why_not(played, "Ana initiates a move with Rand") == {"move-limit"}


def test_phase_abilities_wait_for_their_phase() -> None:
    """deploy-ability, move-ability, attack-ability: each in its own phase only."""
    played = situation("movement", ABLE)

    assert why_not(played, "Ana uses gain 2 supply of Rand") == {"deploy-ability"}
    assert may(played, "Ana uses move limit +1 of Rand") is True
    assert why_not(played, "Ana uses attack limit +1 of Rand") == {"attack-ability"}


def test_an_opponent_uses_no_attack_phase_ability() -> None:
    """attack-ability: not in an opponent's turn."""
    assert "attack-ability" in why_not(situation("attack", ABLE), "Ben uses attack +1 of Fade")


def test_a_raised_attack_limit_allows_a_second_battle() -> None:
    """attack-limit, battle-to-attack: two battles with a limit of 2."""
    start = "Ana initiates a battle with Rand"
    played = situation("attack", ABLE, "Ana uses attack limit +1 of Rand", start, "all pass")

    assert value(played, "attack limit of Ana") == 2
    assert may(played, start) is True


def test_supply_abilities_add_tokens() -> None:
    """deploy-ability: what an ability gives goes into the pile of this turn."""
    played = situation("deployment:turn.1.4", ABLE, "Ana uses gain 2 supply of Rand")

    assert value(played, "supply of Ana") == 3


def test_a_turn_has_three_phases_in_order() -> None:
    """turn: deployment, movement, attack, then the end."""
    played = situation("turn", "", "pass", "pass", "pass")

    assert happened(played, "turn") == ["Ana", "over"]
    assert next_actor(played) == "nobody"


def test_a_round_needs_an_agreed_order() -> None:
    """turn-order: without one nothing says who begins."""
    assert next_actor(situation("round", "")) == "no rule"
    assert next_actor(situation("round", "order: [Ben, Ana]")) == "Ben"


def test_a_round_stops_where_the_neutral_turn_has_no_place() -> None:
    """neutral-turn-when: after a turn nothing says whether the neutral turn comes."""
    over = ("pass", "pass", "pass")

    assert next_actor(situation("round", "order: [Ben, Ana]", *over)) == "no rule"
    assert next_actor(situation("round", "order: [Ben, Ana]\nneutral-turn: once per round", *over)) == "Ana"


def test_pieces_are_untouched_by_a_silence_about_turns() -> None:
    """turn-order: who begins is open, where a unit stands is not."""
    played = situation("round", "units: {Lan: {owner: Ana, hp: 2, at: Camp}}")

    assert value(played, "place of Lan") == "Camp"
    assert value(played, "hp of Lan") == 2
