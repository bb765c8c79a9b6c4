"""Families of wordings on heroes, allies, attachments and events; invented cards, results worked out by hand."""

from __future__ import annotations

from situations import choices, may, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: 4, deck: 9}, Ben: {threat: 45, hand: 4, deck: 9}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 3, hp: 5, attack: 2, text: TEXT}
  Ulf: {owner: Ana, sphere: tactics, exhausted: yes, traits: [Dwarf], hp: 5, attack: 1}
  Odo: {owner: Ben, sphere: lore, traits: [Hobbit], hp: 5}
enemies: {Orc: {engaged: Ana, traits: [Orc], hp: 9, attack: 3}, Wolf: {hp: 9, threat: 2}}
quests: {Road: {points: 9, progress: 3}}
"""


def at(where: str, text: str, *chosen: str, more: str = "") -> Played:
    return situation(where, TABLE.replace("TEXT", repr(text)) + more, *chosen)


def test_a_change_that_comes_on_top_in_a_case() -> None:
    """(+2 if ...) stands in the place of +1; (and +1 ... if ...) is added to it."""
    higher = "Hild gets +1 attack. (+2 attack if your threat is 30 or higher.)"
    assert value(at("action-window", higher), "attack of Hild") == 4
    too = "Hild gets +1 attack (and +2 hit points if Hild has the sentinel keyword)."
    assert value(at("action-window", too), "attack of Hild") == 3
    assert value(at("action-window", too), "hit points of Hild") == 5
    assert value(at("action-window", "Sentinel. " + too), "hit points of Hild") == 7


FIGHT = """
players: {Ana: {threat: 30, hand: 2, deck: 9}, Ben: {threat: 45, deck: 9}}
heroes:
  Hild: {owner: Ana, sphere: spirit, willpower: 3, resources: 3, hp: 5, attack: 2, defense: 2, text: TEXT}
  Ulf: {owner: Ana, sphere: tactics, resources: 2, traits: [Dwarf], hp: 9, attack: 9, defense: 1, exhausted: yes}
enemies:
  Orc: {engaged: Ana, hp: 20, attack: 4, defense: 2, shadow: [Gloom]}
  Rat: {engaged: Ana, hp: 2, shadow: [Fog]}
treacheries: {Gloom: {text: "Shadow: Attacking enemy gets +3 attack."}, Fog: {}, Dusk: {}}
encounter-deck: [Dusk]
quests: {Road: {points: 9}}
"""


def fight(where: str, text: str, attack: str, *chosen: str) -> Played:
    return situation(where, FIGHT.replace("TEXT", repr(text)) + f"attack: {{{attack}}}\n", *chosen)


def test_a_cancel_has_a_price() -> None:
    """The shadow effect is canceled, and the enemy gets another card, which has none."""
    text = (
        "Response: Pay 1 resource from Hild's pool to cancel a shadow effect just triggered during an attack. "
        "Then, deal the attacking enemy another shadow card."
    )
    play = fight("enemy-attack:6.4.2", text, "enemy: Orc, player: Ana, defenders: [Hild]", "Ana uses Hild")

    assert (value(play, "damage on Hild"), value(play, "resources of Hild")) == (2, 2)
    assert value(play, "place of Dusk") == "shadow"


def test_the_shadow_card_of_another_enemy() -> None:
    """Not that of the enemy against which it defends."""
    text = (
        "Response: After Hild exhausts to defend an attack by an enemy, discard a facedown shadow card from "
        "another enemy."
    )
    play = fight("enemy-attack:6.4.1", text, "enemy: Orc, player: Ana", "Ana defends with Hild", "Ana uses Hild")

    assert (value(play, "place of Fog"), value(play, "place of Gloom")) == ("discard pile", "shadow")


def test_shadow_effects_are_canceled_while_it_defends() -> None:
    text = "While Hild is defending, cancel any shadow effects on cards dealt to the attacking enemy."
    assert value(fight("enemy-attack:6.4.2", text, "enemy: Orc, player: Ana, defenders: [Hild]"), "damage on Hild") == 2
    assert value(fight("enemy-attack:6.4.2", text, "enemy: Orc, player: Ana, defenders: [Ulf]"), "damage on Ulf") == 6


def test_who_took_part_in_the_attack() -> None:
    text = (
        "Response: After Hild attacks and destroys an enemy, ready another Dwarf hero who participated in that attack."
    )
    play = fight(
        "player-attack:6.8.2", text, "by: player, player: Ana, enemy: Rat, attackers: [Hild, Ulf]", "Ana uses Hild"
    )
    assert value(play, "Ulf is exhausted") is False
    text = "Hild gets +3 attack while attacking with another Dwarf character."
    play = fight("player-attack:6.8.2", text, "by: player, player: Ana, enemy: Orc, attackers: [Hild, Ulf]")
    assert value(play, "damage on Orc") == 12


def test_a_character_attacks_by_a_card_effect() -> None:
    """What is said of that attack holds in it, and not after it."""
    text = (
        "Response: After Hild defends, spend 1 resource from her pool to declare her as an attacker against "
        "that enemy (and resolve her attack). That enemy gets -2 defense for this attack."
    )
    play = fight("enemy-attack:6.4.4", text, "enemy: Orc, player: Ana, defenders: [Hild]", "Ana uses Hild")

    assert (value(play, "damage on Orc"), value(play, "defense of Orc")) == (2, 2)


def test_the_value_of_one_is_added_to_that_of_another() -> None:
    text = "Response: When Ulf defends, exhaust Hild to add her willpower to Ulf's defense this attack."
    board = FIGHT.replace("TEXT", repr(text)).replace(", exhausted: yes", "").replace("[Gloom]", "[]")
    board += "attack: {enemy: Orc, player: Ana}\n"
    play = situation("enemy-attack:6.4.1", board, "Ana defends with Ulf", "Ana uses Hild")
    assert value(play, "damage on Ulf") == 0


def test_damage_is_placed_on_another_instead() -> None:
    text = "Response: After Ulf is assigned 1 or more damage, exhaust Hild to place that damage on Hild instead."
    play = fight("enemy-attack:6.4.3", text, "enemy: Orc, player: Ana, defenders: [Ulf]", "Ana uses Hild")

    assert (value(play, "damage on Ulf"), value(play, "damage on Hild")) == (0, 3)


HURT = "\nlocations: {Hill: {threat: 2, points: 4, progress: 3}, Dale: {active: yes, threat: 1, points: 9}}\n"


def test_any_number_is_the_player_s_to_say() -> None:
    text = "Action: Move any number of progress tokens from one location to another."
    play = at("action-window", text, "Ana uses Hild", more=HURT)
    assert len(choices(play)) == 3
    play = at(
        "action-window",
        text,
        "Ana uses Hild",
        "Ana selects move 2 progress from a location to another location",
        more=HURT,
    )
    assert (value(play, "progress on Hill"), value(play, "progress on Dale")) == (1, 2)


def test_the_other_active_location_goes_back_first() -> None:
    text = (
        "Action: Make Hill the active location. If there is already an active location, return it to the staging area."
    )
    play = at("action-window", text, "Ana uses Hild", more=HURT)

    assert (value(play, "place of Hill"), value(play, "place of Dale")) == ("active location", "staging area")


def test_who_pays_together_is_not_who_is_spoken_of() -> None:
    text = (
        "Action: Choose a hero. Ready that hero. Then, the players as a group may spend 1 spirit resource to "
        "deal 1 damage to that hero."
    )
    play = at("action-window", text, "Ana uses Hild", "Ana chooses Ulf", "Ana does it")

    assert (value(play, "damage on Ulf"), value(play, "resources of Hild")) == (1, 2)


def test_enemies_of_a_single_player() -> None:
    more = "\nallies: {Pim: {owner: Ben}}\n"
    text = "Action: Deal 2 damage to each enemy engaged with a single player."
    play = at("action-window", text, "Ana uses Hild", "Ana chooses Ana", more=more)

    assert (value(play, "damage on Orc"), value(play, "damage on Wolf")) == (2, 0)


def test_a_hand_is_filled_up() -> None:
    play = at("action-window", "Action: Draw until you have 6 cards in your hand.", "Ana uses Hild")
    assert value(play, "cards in hand of Ana") == 6


def test_each_player_may_pay_and_gets_what_it_is_for() -> None:
    """Ben pays with a hero of his, and Ben draws; who has no card in hand is not asked for one."""
    text = "Action: Each player may exhaust a hero he controls to draw 1 card."
    play = at("action-window", text, "Ana uses Hild", "Ana declines", "Ben does it")
    assert (value(play, "cards in hand of Ana"), value(play, "cards in hand of Ben")) == (4, 5)

    text = "Action: Each player may discard a card from his hand to draw 2 cards."
    board = TABLE.replace("TEXT", repr(text)).replace("threat: 30, hand: 4", "threat: 30, hand: 0")
    play = situation("action-window", board, "Ana uses Hild", "Ben does it")
    assert (value(play, "cards in hand of Ana"), value(play, "cards in hand of Ben")) == (0, 5)


def test_x_progress_is_a_cost() -> None:
    """The player says what X is, as far as there is progress; nobody controls the quest."""
    text = "Action: Remove X progress from the current quest to deal X damage to an enemy engaged with you."
    play = at("action-window", text, "Ana uses Hild", "Ana names X = 2")

    assert (value(play, "progress on Road"), value(play, "damage on Orc")) == (1, 2)


def test_nobody_to_attack() -> None:
    text = "Action: Exhaust Hild to declare Hild as an attacker against an enemy in the staging area."
    assert may(at("action-window", text), "Ana uses Hild") is True
    assert may(situation("action-window", FIGHT.replace("TEXT", repr(text))), "Ana uses Hild") is False


def test_a_copy_on_another_hero() -> None:
    text = "'Attach to a hero. While another hero has Gem attached, attached hero gets +1 attack.'"
    one = f"attachments: {{Gem: {{owner: Ana, on: Hild, text: {text}}}}}\n"
    two = one.replace("}}", f"}}, Gem 2: {{owner: Ana, title: Gem, on: Ulf, text: {text}}}}}")

    assert value(at("action-window", "", more=one), "attack of Hild") == 2
    assert value(at("action-window", "", more=two), "attack of Hild") == 3
