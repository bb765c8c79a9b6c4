"""What encounter cards print beside the usual words for it; invented cards, worked out by hand first."""

from __future__ import annotations

import pytest
from situations import value

from lotr_lcg.cards.test_in_every_voice import TABLE, fought, revealed, status
from lotr_lcg.situations import situation

TWO = "enemies: {Maw: {engaged: Ana, threat: 2}, Gut: {engaged: Ana}, Fay: {engaged: Ben}}\n"


@pytest.mark.parametrize("text", ["for each of his engaged enemies", "by the number of his engaged enemies"])
def test_his_engaged_enemies(text: str) -> None:
    """Ana is engaged with two enemies, and Ben with one."""
    by = "by 1 " if text.startswith("for") else ""
    play = revealed(f"When Revealed: Each player raises his threat {by}{text}.", TWO)

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (22, 32)


def test_engaged_with_the_fewest() -> None:
    play = revealed("When Revealed: The player engaged with the fewest enemies raises his threat by 4.", TWO)

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (20, 35)


@pytest.mark.parametrize(("number", "threat"), [("2 or more", 35), ("3 or more", 31)])
def test_a_player_is_engaged_with_so_many(number: str, threat: int) -> None:
    text = (
        f"When Revealed: If at least 1 player is engaged with {number} enemies, raise the first player's threat by 4."
    )

    assert value(revealed(text, TWO), "threat of Ben") == threat


def test_the_progress_that_was_removed() -> None:
    """Fen loses 2 progress, and each player assigns as much damage to the only hero he has."""
    text = (
        "When Revealed: Discard all progress from the active location. Each player deals damage equal to the progress"
    )
    fen = "locations: {Fen: {active: yes, quest-points: 5, progress: 2}}\n"
    play = revealed(f"{text} discarded this way among characters he controls.", fen)

    assert (value(play, "damage on Hild"), value(play, "damage on Odo")) == (2, 1 + 2)


def test_fewer_resources_are_collected() -> None:
    """1.2: Hild would gain 1, and gains none; Odo is no Ranger."""
    fen = 'locations: {Fen: {text: "Each Ranger hero collects 1 fewer resource during the resource phase."}}\n'
    play = situation("resource", TABLE + fen)

    assert (value(play, "resources of Hild"), value(play, "resources of Odo")) == (2, 4)


def test_damage_that_moves() -> None:
    text = "Forced: After Maw attacks, move all damage on Maw to the defending character."
    table = TABLE + f'enemies: {{Maw: {{engaged: Ana, attack: 0, hp: 9, damage: 3, text: "{text}"}}}}\n'
    play = situation("enemy-attack", f"{table}attack: {{enemy: Maw, player: Ana}}\n", "Ana defends with Hild")

    assert (value(play, "damage on Maw"), value(play, "damage on Hild")) == (0, 3)


def test_his_hero_with_the_highest() -> None:
    """Of Ana's heroes Hild has most attack, and Odo is Ben's only one."""
    table = "heroes: {Bo: {owner: Ana, attack: 1, hp: 3}}\n"
    play = revealed(
        "When Revealed: Each player exhausts his hero with the highest attack.", table.replace("heroes", "allies")
    )

    assert [value(play, f"{name} is exhausted") for name in ("Hild", "Odo", "Bo")] == [True, True, False]


@pytest.mark.parametrize(("who", "damage"), [("that is not a Ranger", 0), ("that is not a Goblin", 2)])
def test_what_they_are_not(who: str, damage: int) -> None:
    """Hild, a Ranger, is the only hero that Ana controls; 3 damage come from the attack."""
    text = f"Forced: After Maw attacks, deal 2 damage to each hero {who} controlled by the defending player."

    assert value(fought(text), "damage on Hild") == 3 + damage


@pytest.mark.parametrize("which", ["all of the chosen heroes", "both of the chosen heroes", "the chosen heroes"])
def test_all_that_were_chosen(which: str) -> None:
    play = revealed(f"When Revealed: Choose 2 heroes. Exhaust {which}.")

    assert (value(play, "Hild is exhausted"), value(play, "Odo is exhausted")) == (True, True)


@pytest.mark.parametrize(("by", "threat"), [("by a player card effect", 31), ("by an encounter card effect", 33)])
def test_threat_raised_by_any_amount(by: str, threat: int) -> None:
    """A treachery raises Ana's threat."""
    text = f"When a player raises his threat by any amount {by}, raise the first player's threat by 2."
    fen = f'locations: {{Fen: {{text: "Forced: {text} (Limit once per phase.)"}}}}\n'
    play = revealed("When Revealed: Raise the last player's threat by 1.", fen)

    assert value(play, "threat of Ben") == threat


def test_undefended_damage_of_one_enemy() -> None:
    """6.4.3-undefended: what Maw deals goes to Hild, whoever else there is."""
    text = "Undefended damage from Maw must be assigned to a Ranger hero you control."
    table = TABLE + "allies: {Pim: {owner: Ana, hp: 3}}\n"
    table = table.replace("  Odo", "  Bo: {owner: Ana, hp: 9, resources: 0}\n  Odo")
    table += (
        f'enemies: {{Maw: {{engaged: Ana, attack: 2, hp: 9, text: "{text}"}}}}\nattack: {{enemy: Maw, player: Ana}}\n'
    )
    play = situation("enemy-attack", table, "Ana declares no defender")

    assert (value(play, "damage on Hild"), value(play, "damage on Bo")) == (2, 0)


@pytest.mark.parametrize(("cost", "threat"), [(1, 20), (3, 22)])
def test_nobody_returned_to_a_hand(cost: int, threat: int) -> None:
    text = (
        "When Revealed: Return each ally with printed cost 1 or less to its owner's hand. If no allies were returned to"
    )
    play = revealed(
        f"{text} their owners' hands by this effect, raise the last player's threat by 2.",
        f"allies: {{Pim: {{owner: Ana, cost: {cost}}}}}\n",
    )

    assert value(play, "threat of Ana") == threat


def test_a_number_behind_while() -> None:
    """Two enemies are in play, Maw and Gut; only Maw is engaged."""
    text = "Each Orc enemy gets +X attack while engaged with a player, where X is the number of enemies in play."
    table = TABLE + "enemies: {Maw: {engaged: Ana, attack: 2, traits: [Orc]}, Gut: {attack: 2, traits: [Orc]}}\n"
    play = situation("action-window", f'{table}locations: {{Fen: {{text: "{text}"}}}}\n')

    assert (value(play, "attack of Maw"), value(play, "attack of Gut")) == (4, 2)


@pytest.mark.parametrize(("number", "hand"), [(2, 2), (5, 3)])
def test_a_hand_brought_down(number: int, hand: int) -> None:
    """Ana has 3 cards in hand."""
    table = TABLE.replace("Ana: {threat: 20,", "Ana: {threat: 20, hand: [Rope, Lamp, Pipe],")
    text = f"When Revealed: The last player discards his hand down to {number} cards."
    table += f'treacheries: {{Gloom: {{text: "{text}"}}, Second: {{}}}}\nencounter-deck: [Gloom, Second]\n'
    table += "events: {Rope: {}, Lamp: {}, Pipe: {}}\n"
    play = situation("reveal", table, *(("Ana chooses Rope",) if number == 2 else ()))

    assert value(play, "cards in hand of Ana") == hand


def test_an_event_out_of_a_hand_that_is_shown() -> None:
    """Ana has one event in hand, and an ally."""
    table = TABLE.replace("Ana: {threat: 20,", "Ana: {threat: 20, hand: [Rope, Pim],")
    text = "When Revealed: The last player reveals his hand and discards an event from it."
    table += f'treacheries: {{Gloom: {{text: "{text}"}}, Second: {{}}}}\nencounter-deck: [Gloom, Second]\n'
    play = situation("reveal", f"{table}events: {{Rope: {{}}}}\nallies: {{Pim: {{owner: Ana}}}}\n")

    assert (value(play, "place of Rope"), value(play, "place of Pim")) == ("discard pile", "hand")


def test_another_shadow_card_for_that_enemy() -> None:
    """Maw is dealt a shadow card of its own for the attack, whatever it had before; it adds 2 to the attack."""
    text = (
        "When Revealed: Maw makes an immediate attack against the last player. Deal that enemy another shadow card for"
    )
    shadow = '{text: "Shadow: Attacking enemy gets +2 attack."}'
    table = TABLE + "enemies: {Maw: {engaged: Ana, attack: 0, hp: 9}}\n"
    table += f'treacheries: {{Gloom: {{text: "{text} this attack."}}, Ash: {shadow}, Fog: {shadow}, Mud: {{}}}}\n'
    play = situation("reveal", f"{table}encounter-deck: [Gloom, Ash, Fog, Mud]\n", "Ana declares no defender")

    assert value(play, "damage on Hild") == 2


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("treachery", "When Revealed: Choose 2 heroes. Remove 1 resource from their pools."),
        ("enemy", "Forced: After Maw engages a player, deal it a new shadow card."),
        ("enemy", "Forced: When Maw would be destroyed, remove 1 resource and all damage from it instead."),
        ("treachery", "When Revealed: Each player who did not commit an ally to the quest raises his threat by 2."),
    ],
)
def test_what_stays_unread(kind: str, text: str) -> None:
    """Whose pools they are, which attack is meant, what becomes of who has nothing left to pay with."""
    assert status(kind, text) != "read"
