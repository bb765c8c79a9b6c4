"""Wordings of enemies and objectives on invented cards, worked out by hand from the rules."""

from __future__ import annotations

from json import dumps

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, deck: 9}, Ben: {threat: 25, first: yes, deck: 9}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 2, hp: 3, attack: 2, defense: 1, willpower: 2}
  Ulf: {owner: Ana, sphere: tactics, resources: 1, hp: 4}
  Odo: {owner: Ben, resources: 2}
quests: {Road: {points: 9, progress: 5}}
"""


def at(where: str, table: str, *chosen: str) -> Played:
    """A situation on the table above."""
    return situation(where, TABLE + table, *chosen)


def fights(text: str, attack: int = 3, defenders: str = "Hild", more: str = "", *chosen: str) -> Played:
    """Maw, with a text, attacks Ana and is defended by Hild: 3 attack less 1 defense."""
    table = f"""
enemies: {{Maw: {{engaged: Ana, attack: {attack}, hp: 9, text: {dumps(text)}}}}}
attack: {{enemy: Maw, player: Ana, defenders: [{defenders}]}}
{more}"""
    return at("enemy-attack:6.4.3", table, *chosen)


def read(text: str, kind: str = "enemy", name: str = "Maw") -> str:
    """How a card's text is taken: read, partly, unread."""
    return RULES.collected.read(PrintedCard(name, kind, text=(text,), more={"traits": ["Worm"]})).status


@pytest.mark.parametrize(("attack", "progress"), [(3, 5), (4, 5), (6, 3)])
def test_each_point_of_excess_damage(attack: int, progress: int) -> None:
    """Hild has 3 hit points and 1 defense: 6 attack is 5 damage, 2 of them beyond."""
    text = "For each point of excess combat damage dealt by Maw, remove 1 progress from the current quest."

    assert value(fights(text, attack), "progress on Road") == progress


def test_excess_damage_after_a_character_is_destroyed() -> None:
    text = (
        "Forced: After Maw attacks and destroys a character, "
        "any excess damage must be assigned among characters you control."
    )

    assert value(fights(text, 6), "damage on Ulf") == 2


@pytest.mark.parametrize(("attack", "threat"), [(3, 21), (9, 23)])
def test_another_amount_if_an_attack_destroyed_somebody(attack: int, threat: int) -> None:
    text = "Forced: After Maw attacks you, raise your threat by 1. (3 instead if this attack destroyed a character.)"

    assert value(fights(text, attack), "threat of Ana") == threat


@pytest.mark.parametrize(("attack", "place"), [(1, "staging area"), (2, "play area")])
def test_an_attack_that_deals_no_damage(attack: int, place: str) -> None:
    text = "Forced: After Maw attacks, if no damage was dealt by its attack, return it to the staging area."

    assert value(fights(text, attack), "place of Maw") == place


def test_a_shadow_effect_that_asks_what_the_attack_came_to() -> None:
    text = "Shadow: If this attack deals no damage, raise each player's threat by 2."
    table = f"""
enemies: {{Maw: {{engaged: Ana, attack: 1, hp: 9, shadow: [Gloom]}}}}
treacheries: {{Gloom: {{text: "{text}"}}}}
attack: {{enemy: Maw, player: Ana, defenders: [Hild]}}
"""
    assert value(at("enemy-attack:6.4.2", table), "threat of Ben") == 27


def test_after_an_attack_is_when_it_is_over() -> None:
    """Hild is damaged as the text resolves."""
    text = "Forced: After Maw attacks you, deal 1 damage to each damaged character you control."

    assert value(fights(text, 2), "damage on Hild") == 2


@pytest.mark.parametrize(("by", "threats"), [(4, (24, 25)), (8, (28, 25))])
def test_a_price_to_cancel_an_effect(by: int, threats: tuple[int, int]) -> None:
    text = (
        "Forced: After Maw engages a player, raise that player's threat by 8. "
        "The engaged player may raise his threat by 4 to cancel this effect."
    )
    table = f'enemies: {{Maw: {{engagement-cost: 20, text: "{text}"}}}}\n'
    play = at(
        "encounter:5.2",
        table,
        "Ben engages nobody",
        "Ana engages Maw",
        f"Ana selects raise that player's threat by {by}",
    )

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == threats


def test_what_happens_without_a_bold_word() -> None:
    """At the end of an attack for which its shadow card had no effect."""
    text = "If Maw is dealt a shadow card with no effect, return Maw to the staging area after it attacks."
    table = f"""
enemies: {{Maw: {{engaged: Ana, attack: 1, hp: 9, shadow: [Gloom], text: "{text}"}}}}
treacheries: {{Gloom: {{}}}}
attack: {{enemy: Maw, player: Ana, defenders: [Hild]}}
"""
    assert value(at("enemy-attack:6.4.2", table), "place of Maw") == "staging area"


@pytest.mark.parametrize(
    "text",
    [
        "Forced: When Maw attacks, if this attack destroyed a character, raise your threat by 1.",
        "Shadow: Attacking enemy gets +1 attack. (+2 attack instead if this attack destroys a character.)",
        "Forced: After Maw attacks, place 1 resource on it. If Maw is dealt damage, raise your threat by 1.",
    ],
)
def test_what_is_asked_too_early_or_may_belong_to_another_sentence_is_unread(text: str) -> None:
    assert read(text) != "read"


def test_a_trait_is_no_short_name() -> None:
    found = RULES.collected.read(
        PrintedCard("Troll Purse", "objective", text=("Each Troll enemy gets +1 attack.",), more={"unique": True})
    )

    assert [each.said for each in found.sentences] == ["Each Troll enemy gets +1 attack."]


def test_cards_from_the_encounter_deck_are_those_on_top() -> None:
    text = "Forced: After Maw attacks, discard 2 cards from the encounter deck."
    more = "encounter-deck: [Gloom, Murk, Fog]\ntreacheries: {Gloom: {}, Murk: {}, Fog: {}}\n"
    play = fights(text, 3, "Hild", more)

    assert [value(play, f"place of {each}") for each in ("Gloom", "Murk", "Fog")] == ["discard pile"] * 2 + ["deck"]


@pytest.mark.parametrize(("resources", "attack"), [(1, 2), (5, 4)])
def test_a_change_with_a_limit(resources: int, attack: int) -> None:
    text = "Maw gets +1 attack for each resource on it. (Limit +3.)"
    table = f'enemies: {{Maw: {{engaged: Ana, attack: 1, resources: {resources}, text: "{text}"}}}}\n'

    assert value(at("action-window", table), "attack of Maw") == attack


def test_an_enemy_that_goes_with_the_first_player() -> None:
    """Ben is first, then Ana."""
    table = 'enemies: {Maw: {engaged: Ben, text: "Maw engages the first player."}}\n'
    play = at("refresh:7.3", table)

    assert (value(play, "first player"), value(play, "Maw is engaged with Ana")) == ("Ana", True)


@pytest.mark.parametrize(("chosen", "threat"), [("Ana engages Maw", 25), ("Ana engages nobody", 28)])
def test_what_has_happened_this_round(chosen: str, threat: int) -> None:
    text = "Forced: At the end of the encounter phase, if no enemies were engaged this round, raise your threat by 3."
    table = f"enemies: {{Maw: {{engagement-cost: 50}}}}\nlocations: {{Fen: {{text: '{text}'}}}}\n"

    assert value(at("encounter", table, "Ben engages nobody", chosen), "threat of Ben") == threat


def test_no_rise_in_the_refresh_phase() -> None:
    table = 'objectives: {Lamp: {text: "Players do not raise their threat during the refresh phase."}}\n'

    assert value(at("refresh:7.3", table), "threat of Ana") == 20


def test_victory_points_count() -> None:
    text = "X is the number of victory points in the victory display."
    table = f'enemies: {{Maw: {{threat: X, text: "{text}"}}, Cur: {{victory: 3}}, Pup: {{victory: 1}}}}\n'

    assert value(at("action-window", f"{table}victory-display: [Cur, Pup]\n"), "threat strength of Maw") == 4


def test_as_soon_as_there_are_so_many_shadow_cards() -> None:
    """The second one is dealt in step 6.2."""
    text = (
        "Forced: If there are 2 shadow cards dealt to Maw, "
        "discard all shadow cards dealt to it and raise your threat by 5."
    )
    table = f"""
enemies: {{Maw: {{engaged: Ana, attack: 1, hp: 9, shadow: [Gloom], text: "{text}"}}}}
treacheries: {{Gloom: {{}}, Murk: {{}}}}
encounter-deck: [Murk]
"""
    play = at("deal-shadow-cards", table)

    assert (value(play, "threat of Ana"), value(play, "number of shadow cards of Maw")) == (25, 0)


@pytest.mark.parametrize(("shadows", "threat"), [("[Gloom]", 20), ("[Gloom, Murk]", 22)])
def test_other_shadow_cards(shadows: str, threat: int) -> None:
    text = "Shadow: If attacking enemy has at least 1 other shadow card dealt to it, raise your threat by 2."
    table = f"""
enemies: {{Maw: {{engaged: Ana, attack: 1, hp: 9, shadow: {shadows}}}}}
treacheries: {{Gloom: {{text: "{text}"}}, Murk: {{}}}}
attack: {{enemy: Maw, player: Ana, defenders: [Hild]}}
"""
    assert value(at("enemy-attack:6.4.2", table), "threat of Ana") == threat


def test_discarding_down_to_a_number() -> None:
    text = (
        "When Revealed: Each player with more than 2 cards in his hand discards cards "
        "from his hand until he has only 2."
    )
    table = TABLE.replace("deck: 9}, Ben", "deck: 9, hand: 5}, Ben").replace(
        "first: yes, deck: 9", "first: yes, hand: 1"
    )
    play = situation("reveal", f'{table}encounter-deck: [Gloom]\ntreacheries: {{Gloom: {{text: "{text}"}}}}\n')

    assert (value(play, "cards in hand of Ana"), value(play, "cards in hand of Ben")) == (2, 1)


@pytest.mark.parametrize(("who", "threat"), [("Ana", 23), ("Ben", 20)])
def test_a_card_that_a_player_exhausts(who: str, threat: int) -> None:
    text = "Forced: After the engaged player exhausts an ally, raise that player's threat by 3."
    use = "Action: Exhaust Pim to draw 1 card."
    table = f'enemies: {{Maw: {{engaged: Ana, text: "{text}"}}}}\nallies: {{Pim: {{owner: {who}, text: "{use}"}}}}\n'

    assert value(at("action-window", table, f"{who} uses Pim"), "threat of Ana") == threat


def test_damage_to_two_is_dealt_to_both() -> None:
    text = "Forced: After Maw attacks, deal 1 damage to it and the defending character."
    play = fights(text, 1)

    assert (value(play, "damage on Maw"), value(play, "damage on Hild")) == (1, 1)


@pytest.mark.parametrize(("foes", "destroyed"), [("Cur", False), ("Cur, Pup", True)])
def test_engaged_with_two_kinds(foes: str, destroyed: bool) -> None:
    text = "Shadow: If you are engaged with an Orc enemy and a Warg enemy, discard Hild."
    more = "".join(
        f", {each}: {{engaged: Ana, traits: [{kind}]}}"
        for each, kind in (("Cur", "Orc"), ("Pup", "Warg"))
        if each in foes
    )
    table = f"""
enemies: {{Maw: {{engaged: Ana, attack: 1, hp: 9, shadow: [Gloom]}}{more}}}
treacheries: {{Gloom: {{text: "{text}"}}}}
attack: {{enemy: Maw, player: Ana, defenders: [Hild]}}
"""
    assert (value(at("enemy-attack:6.4.2", table), "place of Hild") == "discard pile") is destroyed


def test_resources_that_cannot_be_spent() -> None:
    """Hild has the spirit icon: only Ulf can pay."""
    text = (
        "While Maw is in the staging area, resources cannot be spent from the resource pools of "
        "heroes who have a spirit or lore icon."
    )
    table = f"""
enemies: {{Maw: {{text: "{text}"}}}}
allies: {{Pim: {{owner: Ana, sphere: spirit, cost: 1}}, Pam: {{owner: Ana, cost: 1}}}}
"""
    table = (
        TABLE.replace("deck: 9}, Ben", "deck: 9, hand: [Pim, Pam], first: yes}, Ben").replace("25, first: yes", "25")
        + table
    )
    play = situation("planning", table)

    assert [each for each in choices(play) if "plays" in each] == ["Ana plays Pam"]


@pytest.mark.parametrize("attack", [1, 2, 6])
def test_damage_reduced_to_a_number(attack: int) -> None:
    table = """
enemies: {Maw: {engaged: Ana, hp: 5, defense: 0, text: "Reduce any amount of damage dealt to Maw to 1."}}
"""
    table = TABLE.replace("attack: 2", f"attack: {attack}") + table
    play = situation("combat:6.7", table, "Ana attacks Maw with Hild")

    assert value(play, "damage on Maw") == 1


def test_after_a_player_collects_resources() -> None:
    """Once, however many heroes there are."""
    text = (
        "Forced: After the engaged player collects resources, that player moves 1 resource from "
        "one of his heroes' pools to Maw."
    )
    play = at("resource", f'enemies: {{Maw: {{engaged: Ana, text: "{text}"}}}}\n', "Ana chooses Ulf")

    assert [value(play, f"resources on {each}") for each in ("Hild", "Ulf", "Odo", "Maw")] == [3, 1, 3, 1]


def test_each_damage_raises_threat() -> None:
    assert (
        value(fights("Each damage dealt by Maw raises the defending player's threat by 2.", 3), "threat of Ana") == 24
    )


@pytest.mark.parametrize(("keyword", "may"), [("Ranged.", True), ("", False)])
def test_who_may_attack_an_enemy_in_the_staging_area(keyword: str, may: bool) -> None:
    text = "Characters with ranged are eligible to attack Maw while it is in the staging area."
    table = (
        f'enemies: {{Maw: {{hp: 5, text: "{text}"}}, Cur: {{hp: 5}}}}\nallies: '
        f'{{Pim: {{owner: Ben, attack: 1, text: "{keyword}"}}}}\n'
    )
    play = at("combat:6.7", table)

    assert ("Ben attacks Maw with Pim" in choices(play), "Ben attacks Cur with Pim" in choices(play)) == (may, False)


def test_threat_that_counts_for_checks_alone() -> None:
    text = (
        "While Cur is engaged with a player, that player is considered to have +15 threat for "
        "the purpose of engagement checks."
    )
    table = (
        f"enemies: "
        f'{{Cur: {{engaged: Ana, text: "{text}"}}, Maw: {{engagement-cost: 35}}, Pup: {{engagement-cost: 36}}}}\n'
    )
    play = at("engagement-checks", table)

    assert (
        value(play, "Maw is engaged with Ana"),
        value(play, "Pup is engaged with Ana"),
        value(play, "threat of Ana"),
    ) == (True, False, 20)


@pytest.mark.parametrize(("worn", "damage"), [("Orc", 0), ("Worm", 2)])
def test_damage_that_something_else_is_discarded_for(worn: str, damage: int) -> None:
    text = (
        "Forced: When Maw would take any amount of damage, discard an Orc attachment from it. Then, cancel the damage."
    )
    table = f"""
enemies: {{Maw: {{engaged: Ana, hp: 5, defense: 0, text: "{text}"}}}}
attachments: {{Mail: {{owner: Ana, on: Maw, traits: [{worn}]}}}}
"""
    play = at("combat:6.7", table, "Ana attacks Maw with Hild")

    assert value(play, "damage on Maw") == damage


def test_a_tie_is_for_the_first_player() -> None:
    text = (
        "Forced: At the beginning of the encounter phase, Maw engages the player with the "
        "highest threat. (The first player chooses in case of a tie.)"
    )
    table = TABLE.replace("threat: 25", "threat: 20") + f'enemies: {{Maw: {{text: "{text}"}}}}\n'
    play = situation("encounter", table)

    assert [each for each in choices(play) if "Ana" in each] == ["Ben sends it to Ana"]


def test_attached_hero_is_damaged_or_leaves_play() -> None:
    text = "Forced: After attached hero is damaged or exhausts, raise your threat by 4."
    more = (
        f"objectives: "
        f'{{Mark: {{on: Hild, controller: Ana, text: "Counts as a Condition attachment with: \\"{text}\\""}}}}\n'
    )

    assert value(fights("", 3, "Hild", more), "threat of Ana") == 24


def test_an_attachment_goes_to_the_enemy_that_attacked() -> None:
    text = "Forced: After the hero with Mark attached is damaged by an enemy attack, attach Mark to that enemy."

    assert (
        value(
            fights("", 3, "Hild", f'attachments: {{Mark: {{on: Hild, owner: Ana, text: "{text}"}}}}\n'), "host of Mark"
        )
        == "Maw"
    )
