"""Families of wordings of enemies and treacheries, on invented cards; what must come out was worked out by hand."""

from __future__ import annotations

import pytest
from situations import choices, happened, may, next_actor, value

from lotr_lcg.situations import situation

REVEAL = """
players: {Ana: {threat: 30, hand: HAND}, Ben: {threat: 30}}
heroes: {Hild: {owner: Ana, hp: 5, willpower: 1}, Ulf: {owner: Ana, hp: 3}, Odo: {owner: Ben, hp: 4}}
allies: {Page: {owner: Ana, cost: 3, hp: 2}, Cook: {owner: Ana, cost: 1, hp: 2}}
enemies: {Orc: {traits: [Orc], hp: 9, attack: 2, engaged: Ana, zone: play area}, Rat: {traits: [Rat], hp: 2, threat: 1}}
treacheries: {Gloom: {text: TEXT}, Second: {}, Third: {}}
locations: {Marsh: {threat: 2, points: 4}}
encounter-deck: [Gloom, Second, Marsh, Third]
"""


def revealed(text: str, *chosen: str, hand: str = "0") -> object:
    table = REVEAL.replace("TEXT", repr(text)).replace("HAND", hand).replace(", zone: play area", "")
    return situation("reveal", table, *chosen)


def test_damage_assigned_among_several_is_dealt_at_once() -> None:
    play = revealed(
        "When Revealed: Each player assigns 3 damage among characters he controls.",
        "Ana assigns 2 to Hild and 1 to Page",
    )

    assert [value(play, f"damage on {name}") for name in ("Hild", "Page", "Odo")] == [2, 1, 3]


def test_damage_assigned_counts_for_each_player() -> None:
    """X is the number of characters that player controls: 4 for Ana, 1 for Ben."""
    text = (
        "When Revealed: Each player assigns X damage among heroes he controls, "
        "where X is the number of characters he controls."
    )
    play = revealed(text, "Ana assigns 4 to Hild")

    assert (value(play, "damage on Hild"), value(play, "damage on Odo")) == (4, 1)


def test_another_amount_is_looked_up_once() -> None:
    """1 damage to each exhausted character would make it damaged; it is not dealt 2 more for that."""
    text = "When Revealed: Deal 1 damage to each hero. (3 damage instead if Hild is damaged.)"
    play = revealed(text)

    assert (value(play, "damage on Hild"), value(play, "damage on Odo")) == (1, 1)


def test_discard_until() -> None:
    text = (
        "When Revealed: Raise each player's threat by 1. "
        "Discard cards from the encounter deck until a location is discarded. Return it to the staging area."
    )
    play = revealed(text)

    assert (value(play, "place of Second"), value(play, "place of Marsh")) == ("discard pile", "staging area")
    assert value(play, "place of Third") == "deck"


def test_a_card_at_random_is_up_to_chance() -> None:
    table = "[Sword, Shield]"
    text = "When Revealed: The first player discards 1 random card from his hand."
    made = REVEAL.replace("TEXT", repr(text)).replace("HAND", table).replace(", zone: play area", "")
    made += "events: {Sword: {owner: Ana}, Shield: {owner: Ana}}\n"
    play = situation("reveal", made)

    assert choices(play) == ["chance falls on Sword", "chance falls on Shield"]
    play = situation("reveal", made, "chance falls on Shield")
    assert (value(play, "place of Shield"), value(play, "place of Sword")) == ("discard pile", "hand")


def test_the_highest_cost_ally() -> None:
    play = revealed("When Revealed: The first player discards the highest cost ally he controls.")

    assert (value(play, "place of Page"), value(play, "place of Cook")) == ("discard pile", "play area")


def test_no_attack_this_way() -> None:
    """An enemy engaged attacks; without one the card surges."""
    text = (
        "When Revealed: Each {} enemy engaged with a player makes an immediate attack. "
        "If no attacks were made this way, Gloom gains surge."
    )
    play = revealed(text.format("Rat"))

    assert value(play, "place of Second") == "discard pile"


def test_what_each_player_did_this_way_counts() -> None:
    """Ana discards an ally, Ben has none: one was discarded this way."""
    text = (
        "When Revealed: Each player discards an ally he controls. "
        "If no allies were discarded this way, each player raises his threat by 5."
    )
    play = revealed(text, "Ana chooses Page")

    assert value(play, "threat of Ana") == 30


def test_the_total_threat_is_raised() -> None:
    """Rat has 1 threat; with 2 players the total is 3 until the phase ends."""
    text = (
        "When Revealed: Add X to the total threat in the staging area until the end of the phase. "
        "X is the number of players."
    )

    assert value(revealed(text), "total threat") == 3


def test_a_treachery_stays_where_it_attaches() -> None:
    text = (
        "When Revealed: The first player attaches Gloom to one of his heroes. "
        "(Counts as a Condition attachment with the text: 'Limit 1 per hero. Attached hero gets -1 willpower.')"
    )
    play = revealed(text, "Ana sends it to Hild")

    assert (value(play, "willpower of Hild"), value(play, "traits of Gloom")) == (0, ["Condition"])


def test_either_is_said_by_each_player() -> None:
    text = "When Revealed: Each player either raises his threat by 2, or discards an ally he controls."
    play = revealed(text, "Ana selects discard an ally that player controls", "Ana chooses Cook")

    assert [value(play, each) for each in ("threat of Ana", "threat of Ben")] == [30, 32]
    assert value(play, "place of Cook") == "discard pile"


def test_the_only_effect_that_changes_anything_is_selected_and_told() -> None:
    """effects-select: there is no active location, so 8 is added to the threat of the staging area; nobody is asked."""
    text = "When Revealed: Either remove 1 progress from the active location, or add 8 to the total threat in the "
    play = revealed(f"{text}staging area this phase.")

    assert "the total threat in the staging area by 8" in str(play.lines)  # type: ignore[attr-defined]


SHADOW = """
players: {Ana: {threat: 20, hand: 2}, Ben: {threat: 20, first: yes}}
heroes: {Hild: {owner: Ana, hp: 9, defense: 0}, Odo: {owner: Ben}}
allies: {Page: {owner: Ana, hp: 1, defense: 0}, Cook: {owner: Ana, hp: 4, defense: 0}}
enemies: {Orc: {engaged: Ana, attack: 1, traits: [Raider], shadow: [Gloom]}}
treacheries: {Gloom: {text: TEXT}, Second: {}}
encounter-deck: [Second]
attack: {enemy: Orc, player: Ana, defenders: [DEFENDER]}
"""


def defended(text: str, *chosen: str, by: str = "Hild") -> object:
    return situation("enemy-attack:6.4.2", SHADOW.replace("TEXT", repr(text)).replace("DEFENDER", by), *chosen)


@pytest.mark.parametrize(("by", "damage"), [("Hild", 2), ("Cook", 3)])
def test_more_attack_instead_if_the_defender_is_an_ally(by: str, damage: int) -> None:
    text = "Shadow: Attacking enemy gets +1 attack. (+2 attack instead if the defending character is an ally.)"

    assert value(defended(text, by=by), f"damage on {by}") == damage


def test_whoever_is_called_you_chooses() -> None:
    """defending-player: Ben is first player, Ana defends: which ally she discards is hers to say."""
    play = defended("Shadow: Discard an ally you control.")

    assert next_actor(play) == "Ana"


def test_an_attack_that_damages() -> None:
    text = "Shadow: If this attack damages a character, raise your threat by 4."

    assert value(defended(text), "threat of Ana") == 24


def test_an_attack_that_destroys_knows_whom() -> None:
    text = "Shadow: If this attack destroys a character, that character's controller raises his threat by 4."

    assert (value(defended(text, by="Page"), "threat of Ana"), value(defended(text), "threat of Ana")) == (24, 20)


def test_the_when_revealed_effect_as_a_shadow_effect() -> None:
    text = "When Revealed: Raise each player's threat by 2.\nShadow: Resolve the when revealed effect of Gloom."

    assert value(defended(text), "threat of Ben") == 22


def test_a_shadow_card_for_the_next_attack_is_dealt_then() -> None:
    text = "Shadow: Attacking enemy attacks again after this attack. (Deal it another shadow card for the next attack.)"
    play = defended(text)

    assert happened(play, "dealt") == ["Orc"]


def test_non_combat_damage() -> None:
    """An attack still hurts it."""
    table = """
    players: {Ana: {threat: 20}}
    heroes: {Hild: {owner: Ana, attack: 3, text: "Action: Deal 1 damage to Troll."}}
    enemies: {Troll: {engaged: Ana, hp: 9, defense: 1, text: "Cannot have attachments or take non-combat damage."}}
    """

    assert may(situation("action-window", table), "Ana uses Hild") is False
    play = situation("player-attack", table, "Ana attacks Troll with Hild")
    assert value(play, "damage on Troll") == 2


def test_damaged_characters_kept_off() -> None:
    table = """
    players: {Ana: {threat: 20}}
    heroes: {Hild: {owner: Ana, hp: 5, damage: 1}, Ulf: {owner: Ana}}
    enemies:
      Orc: {engaged: Ana, text: "Damaged characters cannot be declared as attackers or defenders against Orc."}
    """

    assert may(situation("player-attack", table), "Ana attacks Orc with Hild") is False
    assert may(situation("player-attack", table), "Ana attacks Orc with Ulf") is True
    assert choices(situation("enemy-attack", table)) == ["Ana declares no defender", "Ana defends with Ulf"]


def test_that_player_is_the_one_it_is_engaged_with() -> None:
    table = """
    players: {Ana: {threat: 20}, Ben: {threat: 20}}
    heroes: {Hild: {owner: Ana, text: "Action: Each player reduces his threat by 2."}, Odo: {owner: Ben}}
    enemies:
      Wight: {engaged: Ben, text: "While Wight is engaged with a player, that player's threat cannot be reduced."}
    """
    play = situation("action-window", table, "Ana uses Hild")

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (18, 20)


@pytest.mark.parametrize(("text", "on"), [("enemies", "engaged: Ana"), ("treacheries", "on: Hild")])
def test_you_on_an_encounter_card_is_whom_it_concerns(text: str, on: str) -> None:
    """Both draw; only Ana is engaged with the enemy, and only her hero bears the treachery."""
    forced = "Forced: After you draw any number of cards, raise your threat by 2."
    words = forced if text == "enemies" else f"Counts as a Condition attachment with the text: '{forced}'"
    table = f"""
    players: {{Ana: {{threat: 20, hand: 3}}, Ben: {{threat: 20, hand: 3, first: yes}}}}
    heroes: {{Hild: {{owner: Ana, text: "Action: Each player draws 1 card."}}, Odo: {{owner: Ben}}}}
    {text}: {{Tip: {{{on}, text: "{words}"}}}}
    """
    play = situation("action-window", table, "Ben passes", "Ana uses Hild")

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (22, 20)


@pytest.mark.parametrize(("option", "threat", "attacks"), [("raise your threat by 3", 23, 1), ("LATER", 20, 2)])
def test_one_of_two_may_come_after_the_attack(option: str, threat: int, attacks: int) -> None:
    text = "Shadow: Either raise your threat by 3, or attacking enemy makes an additional attack after this one."
    later = "the attacking enemy makes an additional attack after this attack"
    play = defended(text, f"Ana selects {option.replace('LATER', later)}")

    assert value(play, "threat of Ana") == threat
    assert len(happened(play, "attacked")) == attacks - 1


def test_what_was_discarded_this_way() -> None:
    text = (
        "When Revealed: Discard the top 3 cards of the encounter deck. "
        "Add each location discarded this way to the staging area."
    )
    play = revealed(text)

    assert (value(play, "place of Marsh"), value(play, "place of Second")) == ("staging area", "discard pile")


def test_if_he_cannot() -> None:
    text = "When Revealed: The first player discards a Dwarf ally he controls. If he cannot, he raises his threat by 3."

    assert value(revealed(text), "threat of Ana") == 33
    made = revealed(text.replace("Dwarf ally", "ally"), "Ana chooses Cook")
    assert value(made, "threat of Ana") == 30


def test_resources_on_the_attacking_enemy() -> None:
    text = "Shadow: Attacking enemy gets +1 attack for each shadow card dealt to it."

    assert value(defended(text), "damage on Hild") == 2


def test_doomed_gained_while_it_is_revealed_resolves() -> None:
    play = revealed("When Revealed: If there is no active location, Gloom gains doomed 2 and surge.")

    assert (value(play, "threat of Ana"), value(play, "place of Second")) == (32, "discard pile")


def test_a_condition_is_looked_at_once_for_all_players() -> None:
    """Ana's search brings a second enemy; Ben searches all the same."""
    text = (
        "When Revealed: If there is no Orc enemy in the staging area, each player raises his threat by 2 "
        "and deals 1 damage to a hero he controls."
    )
    play = revealed(text, "Ana chooses Hild")

    assert (value(play, "threat of Ben"), value(play, "damage on Odo")) == (32, 1)


def test_its_threat_is_that_of_the_attacking_enemy() -> None:
    text = (
        "Shadow: Attacking enemy gets +1 attack. "
        "(+4 attack instead if its attack is higher than the defending character's defense.)"
    )

    assert value(defended(text), "damage on Hild") == 5


def test_the_defending_player_of_an_attack_that_a_card_makes() -> None:
    table = """
    players: {Ana: {threat: 20}, Ben: {threat: 20}}
    heroes: {Hild: {owner: Ana}, Odo: {owner: Ben, text: "Action: Orc makes an immediate attack against Ana."}}
    enemies:
      Orc: {engaged: Ben, text: "Forced: When Orc attacks, the defending player raises his threat by 3."}
    """
    play = situation("action-window", table, "Ana passes", "Ben uses Odo")

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (23, 20)


def test_enemies_with_which_he_is_engaged() -> None:
    text = "Shadow: Defending player raises his threat by the number of enemies with which he is engaged."

    assert (value(defended(text), "threat of Ana"), value(defended(text), "threat of Ben")) == (21, 20)


def test_forced_at_the_end_of_a_phase() -> None:
    table = """
    players: {Ana: {threat: 20}}
    heroes: {Hild: {owner: Ana, exhausted: yes}}
    enemies: {Troll: {engaged: Ana, text: "Forced: Return Troll to the staging area at the end of the combat phase."}}
    """
    play = situation("combat:6.11", table)

    assert value(play, "place of Troll") == "staging area"


def test_fewer_hit_points_than_the_enemy() -> None:
    """Hild has 9 printed hit points, the enemy 3: the attack stays defended."""
    text = (
        "Shadow: If the defending character has fewer printed hit points than the attacking enemy, "
        "raise your threat by 5."
    )

    assert value(defended(text), "threat of Ana") == 20
