"""VI. Combat phase: shadow cards, enemy attacks, player attacks."""

from __future__ import annotations

import pytest
from situations import choices, happened, may, next_actor, value, why_not

from judge.scenario.ask import answer
from judge.scenario.model import Ask
from judge.scenario.played import Played
from lotr_lcg.situations import situation, value_now

FIGHT = """
players: {Ana: 30, Ben: 30}
heroes:
  Aragorn: {of: Ana, attack: 3, defense: 2, hp: 5}
  Gimli: {of: Ana, attack: 2, defense: 1, hp: 5, exhausted: yes}
  Boromir: {of: Ben, attack: 3, defense: 2, hp: 5, keywords: [sentinel, ranged]}
allies: {Scout: {of: Ana, attack: 0, defense: 1, hp: 1}}
enemies:
  Troll: {engaged: Ana, engagement: 34, attack: 6, defense: 3, hp: 9}
  Rat: {engaged: Ana, engagement: 10, attack: 1, defense: 0, hp: 1}
"""


def working(play: Played, quantity: str, at: str) -> tuple[object, list[tuple[str, object]]]:
    """What the working of a quantity begins with at a step, and where each change brings it."""
    found = answer(play, Ask(value=quantity, at=at)).rows
    assert found is not None
    return found.base, [(row.source, row.after) for row in found.rows]


def test_shadow_cards_highest_cost_first() -> None:
    """6.2-order: from the highest engagement cost down."""
    table = FIGHT + "encounter-deck: [Trap, Storm]\ntreacheries: {Trap: {}, Storm: {}}"

    assert happened(situation("deal-shadow-cards", table), "dealt") == ["Troll", "Rat"]


def test_shadow_deck_runs_out() -> None:
    """6.2-deck-out: the others are dealt none, and the discard pile is not shuffled back."""
    table = FIGHT + "encounter-deck: [Trap]\nencounter-discard: [Storm]\ntreacheries: {Trap: {}, Storm: {}}"
    play = situation("deal-shadow-cards", table)

    assert value(play, "number of shadow cards of Rat") == 0
    assert value(play, "cards in the encounter deck") == 0


@pytest.mark.parametrize(("option", "actor"), [("first-player", "Ana"), ("worst", "the players")])
def test_shadow_ties(option: str, actor: str) -> None:
    """6.2-order: enemies of one cost are a reading."""
    table = FIGHT.replace("engagement: 10", "engagement: 34") + "encounter-deck: [Trap]\ntreacheries: {Trap: {}}"

    assert next_actor(situation("deal-shadow-cards", table, shadow_deal_tie=option)) == actor


def test_the_active_player_chooses_the_enemy() -> None:
    """6.4b: in any order; one that has attacked is not eligible."""
    play = situation("combat:6.4a", FIGHT)
    later = situation("combat:6.4a", FIGHT.replace("attack: 1, defense: 0", "attack: 1, defense: 0, attacked: yes"))

    assert choices(play) == ["Ana has Troll attack next", "Ana has Rat attack next"]
    assert next_actor(later) == "Ana"
    assert value(later, "enemies that have attacked") == ["Troll", "Rat"]


def test_only_ready_characters_defend() -> None:
    """6.4.1-one-ready: an exhausted hero cannot defend."""
    play = situation("combat:6.4a", FIGHT, "Ana has Troll attack next")

    assert why_not(play, "Ana defends with Gimli") == {"6.4.1-one-ready", "exhausted-not-again"}
    assert choices(play) == ["Ana declares no defender", "Ana defends with Aragorn", "Ana defends with Scout"]


def test_a_defender_exhausts() -> None:
    """6.4.1-one-ready: whoever defends exhausts, and takes attack less defense."""
    play = situation("combat:6.4a", FIGHT, "Ana has Troll attack next", "Ana defends with Aragorn")

    assert value(play, "Aragorn is exhausted") is True
    assert value(play, "damage on Aragorn") == 4


def test_undefended_damage_goes_to_one_hero() -> None:
    """6.4.3-undefended: the attacked player picks one of their heroes; defense does not help."""
    play = situation(
        "combat:6.4a", FIGHT, "Ana has Troll attack next", "Ana declares no defender", "Ben declares no defender"
    )

    assert choices(play) == ["Ana assigns the damage to Aragorn", "Ana assigns the damage to Gimli"]
    assert why_not(play, "Ana assigns the damage to Scout") == {"6.4.3-undefended"}
    assert why_not(play, "Ana assigns 3 to Aragorn and 3 to Gimli") == {"6.4.3-undefended"}
    assert may(play, "Ana assigns 6 to Gimli")


def test_sentinel_after_nobody() -> None:
    """sentinel-after-no-defender: another player's sentinel comes in only then."""
    before = situation("combat:6.4a", FIGHT, "Ana has Troll attack next")
    after = situation("combat:6.4a", FIGHT, "Ana has Troll attack next", "Ana declares no defender")
    taken = situation("combat:6.4a", FIGHT, "Ana has Troll attack next", "Ana defends with Scout")

    assert not may(before, "Ben defends with Boromir")
    assert next_actor(after) == "Ben" and may(after, "Ben defends with Boromir")
    assert value(taken, "Boromir is exhausted") is False


def test_sentinel_until_the_shadow_card() -> None:
    """sentinel-after-no-defender: by the other reading the chance comes again after the action window."""
    steps = ("Ana has Troll attack next", "Ana declares no defender", "Ben declares no defender")

    assert next_actor(situation("combat:6.4a", FIGHT, *steps)) == "Ana"
    assert next_actor(situation("combat:6.4a", FIGHT, *steps, sentinel_window="until-shadow")) == "Ben"


DEFENDED = """
players: {Ana: {threat: 30, hand: [Vanish]}}
heroes:
  Aragorn: {of: Ana, defense: 2, hp: 9, exhausted: yes}
allies:
  Scout: {of: Ana, defense: 3, hp: 2, exhausted: yes}
  Guard: {of: Ana, defense: 1, hp: 2, exhausted: yes}
events: {Vanish: {cost: 0, text: ["Action: Return an ally you control to your hand."]}}
enemies: {Troll: {engaged: Ana, attack: 6}}
attack: {enemy: Troll, player: Ana, defenders: [Scout, Guard], declared: yes}
"""


def test_one_of_two_defenders_leaves() -> None:
    """defender-leaves-multiple: the other still defends; by the other reading the attack is undefended."""
    steps = ("Ana plays Vanish", "Ana chooses Scout")
    left = situation("enemy-attack:aw-6.4.2", DEFENDED, *steps)
    none = situation("enemy-attack:aw-6.4.2", DEFENDED, *steps, defender_leaves_multiple="any-one")

    assert (value(left, "place of Guard"), value(left, "damage on Aragorn")) == ("discard pile", 0)
    assert (value(none, "place of Guard"), value(none, "damage on Aragorn")) == ("play area", 6)


def test_defense_is_pooled() -> None:
    """multiple-defenders-pool: 6 less 3 and 1; all of it on one of the two."""
    play = situation("enemy-attack:6.4.3", DEFENDED)

    assert value_now(play, "combat damage") == 2
    assert choices(play) == ["Ana assigns the damage to Scout", "Ana assigns the damage to Guard"]


OUTSIDE = """
players: {Ana: 30, Ben: 30}
active: Ben
heroes: {Aragorn: {of: Ana, hp: 9, exhausted: yes}, Boromir: {of: Ben, hp: 9, exhausted: yes}}
enemies: {Troll: {engaged: Ana, attack: 6}}
attack: {enemy: Troll, player: Ana}
"""


@pytest.mark.parametrize(("option", "chooser"), [("controller", "Ana"), ("worst", "the players")])
def test_who_chooses_the_hero_of_an_undefended_attack(option: str, chooser: str) -> None:
    """6.4.3-undefended names nobody: the heroes' controller; by the Grim Rule nobody, so that all players answer."""
    play = situation("combat:6.4a", FIGHT, "Troll attacks", "Ana declares no defender", undefended_hero_chooser=option)

    assert value(play, "player who assigns the damage") == chooser


def test_whose_hero_takes_undefended_damage() -> None:
    """6.4.3-undefended: the attacked player's; by the other reading the active player's."""
    usual = situation("enemy-attack:6.4.1", OUTSIDE, "Ana declares no defender")
    other = situation(
        "enemy-attack:6.4.1", OUTSIDE, "Ana declares no defender", undefended_hero_controller="active-player"
    )

    assert (value(usual, "damage on Aragorn"), value(usual, "damage on Boromir")) == (6, 0)
    assert (value(other, "damage on Aragorn"), value(other, "damage on Boromir")) == (0, 6)


def test_attacked_before_the_combat_phase() -> None:
    """6.4-eligible: who attacked earlier this round is not eligible; by the other reading it is."""
    table = FIGHT.replace("attack: 6,", "attack: 6, attacked: yes,")

    assert happened(situation("combat:6.3", table), "attacked") == ["Rat"]
    assert len(choices(situation("combat:6.3", table, eligible_already_attacked="attacks-again"))) == 2


def test_an_enemy_that_cannot_attack_does_not() -> None:
    """6.4-eligible, cannot: it is still able to attack, or it is not eligible."""
    table = FIGHT + "effects: ['Troll cannot attack']"

    assert happened(situation("combat:6.3", table), "attacked") == ["Rat"]


def test_shadow_effects_only_from_shadow_cards() -> None:
    """shadow-only-dealt: a shadow effect does nothing when its card is revealed, its other text nothing as a shadow."""
    text = '["When Revealed: Each player raises their threat by 5.", "Shadow: Attacking enemy gets +1 attack."]'
    strong = FIGHT.replace("defense: 2, hp: 5}", "defense: 2, hp: 9}", 1)
    table = (
        strong.replace("hp: 9}\n  Rat", "hp: 9, shadow: [Trap]}\n  Rat") + f"treacheries: {{Trap: {{text: {text}}}}}"
    )
    play = situation("combat:6.4a", table, "Ana has Troll attack next", "Ana defends with Aragorn")

    assert value(play, "damage on Aragorn") == 5
    assert value(play, "threat of Ana") == 30


def test_the_working_of_combat_damage_begins_with_the_printed_attack() -> None:
    """6.4.3-formula: 6 is printed; the shadow card adds 1, the defense of 2 comes off last."""
    strong = FIGHT.replace("defense: 2, hp: 5}", "defense: 2, hp: 9}", 1)
    table = strong.replace("hp: 9}\n  Rat", "hp: 9, shadow: [Trap]}\n  Rat")
    table += 'treacheries: {Trap: {text: ["Shadow: Attacking enemy gets +1 attack."]}}'
    play = situation("combat:6.4a", table, "Ana has Troll attack next", "Ana defends with Aragorn")

    assert working(play, "combat damage", "6.4.3") == (6, [("Trap", 7), ("the defense of Aragorn", 5)])


def test_the_working_of_a_lone_attack_begins_with_the_printed_attack() -> None:
    """6.8.2, 6.8.3: 3 is printed, a sword adds 2, the Troll's defense of 3 comes off."""
    sword = "attachments: {Sword: {on: Aragorn, text: 'Attached hero gets +2 attack.'}}"
    play = situation("combat:6.7", FIGHT + sword, "Ana attacks Troll with Aragorn", "Ben joins with nobody")

    assert working(play, "combat damage", "6.8.3") == (3, [("Sword", 5), ("the defense of Troll", 2)])


def test_the_working_of_remaining_hit_points_begins_with_the_printed_ones() -> None:
    """modifiers, damage: 5 are printed; doubled they are 10, and 4 damage leaves 6."""
    hurt = FIGHT.replace("defense: 2, hp: 5}", "defense: 2, hp: 5, damage: 4}", 1)
    play = situation("combat:6.7", hurt + "effects: ['double the hit points of Aragorn']")
    found = answer(play, Ask(value="remaining hit points of Aragorn", at="now")).rows

    assert found is not None and (found.base, found.total) == (5, 6)


def test_player_attacks() -> None:
    """6.8.3: attack strengths together, less defense."""
    play = situation("combat:6.7", FIGHT, "Ana attacks Troll with Aragorn and Scout", "Ben joins with Boromir")

    assert value(play, "damage on Troll") == 3 + 0 + 3 - 3
    assert value(play, "Boromir is exhausted") is True


def test_no_damage_when_defense_is_as_high() -> None:
    """6.8.3: 3 against 3 deals nothing."""
    play = situation("combat:6.7", FIGHT, "Ana attacks Troll with Aragorn", "Ben joins with nobody")

    assert value(play, "damage on Troll") == 0


def test_ranged_attacks() -> None:
    """6.8b-all-ranged, 6.8b-one-enemy: Ben's ranged hero may attack Ana's enemies in his own turn."""
    play = situation("combat:6.7", FIGHT, "Ana attacks no more")

    assert may(play, "Ben attacks Rat with Boromir")
    assert why_not(situation("combat:6.7", FIGHT), "Ben attacks Rat with Boromir") != set()


def test_enemies_in_the_staging_area_are_out_of_reach() -> None:
    """6.8b-one-enemy: only engaged enemies are attacked, unless a card permits it."""
    table = FIGHT.replace("engaged: Ana, engagement: 34", "engagement: 34")
    other = table.replace("hp: 5}", 'hp: 5, text: ["Aragorn may attack enemies in the staging area."]}', 1)

    assert why_not(situation("combat:6.7", table), "Ana attacks Troll with Aragorn") == {"6.8b-one-enemy"}
    assert may(situation("combat:6.7", other), "Ana attacks Troll with Aragorn")


def test_several_attacks_on_one_enemy() -> None:
    """6.8: the same enemy again is a reading."""
    table = FIGHT.replace(", exhausted: yes}", "}")
    steps = ("Ana attacks Troll with Aragorn", "Ben joins with nobody")

    assert may(situation("combat:6.7", table, *steps), "Ana attacks Troll with Gimli")
    once = situation("combat:6.7", table, *steps, attack_same_enemy_twice="once-per-enemy")
    assert why_not(once, "Ana attacks Troll with Gimli") == {"6.8", "chart-combat"}


def test_shadow_cards_are_discarded_at_the_end() -> None:
    """6.11: when the phase ends, from all enemies."""
    table = FIGHT.replace("hp: 9}", "hp: 9, shadow: [Trap]}") + "treacheries: {Trap: {}}"

    assert value(situation("combat:6.11", table), "place of Trap") == "discard pile"


def test_shadow_card_of_an_attack_outside_combat() -> None:
    """attacks-outside-combat: it goes when that attack ends; by the other reading in the next combat phase."""
    table = """
players: {Ana: 30}
phase: quest
heroes: {Aragorn: {of: Ana, hp: 9, exhausted: yes}}
enemies: {Troll: {engaged: Ana, attack: 2}}
treacheries: {Trap: {}}
encounter-deck: [Trap]
attack: {enemy: Troll, player: Ana}
"""
    gone = situation("enemy-attack", table, "Ana declares no defender")
    kept = situation("enemy-attack", table, "Ana declares no defender", shadow_noncombat_discard="combat-end")

    assert value(gone, "place of Trap") == "discard pile"
    assert value(kept, "number of shadow cards of Troll") == 1


def test_excess_damage_that_raises_threat() -> None:
    """golden-rule-card-over-rules: an enemy's text may send damage beyond the hit points to the threat dial."""
    text = "Excess combat damage dealt by Troll must be assigned as an increase to your threat."
    table = FIGHT.replace("hp: 9}\n  Rat", f'hp: 9, text: ["{text}"]}}\n  Rat')
    play = situation("combat:6.4a", table, "Ana has Troll attack next", "Ana defends with Scout")

    assert value(play, "threat of Ana") == 30 + (6 - 1) - 1


def test_an_attack_made_by_a_card() -> None:
    """attacks-outside-combat: a player attack outside the combat phase takes the same steps."""
    table = FIGHT.replace("Ana: 30", "Ana: {threat: 30, hand: [Sudden Blow]}")
    table += (
        'events: {Sudden Blow: {cost: 0, text: ["Action: Exhaust a hero you control to declare it as an attacker."]}}'
    )
    play = situation("travel:aw-4.2", table, "Ana plays Sudden Blow")
    struck = situation(
        "travel:aw-4.2", table, "Ana plays Sudden Blow", "Ana attacks Troll with Aragorn", "Ben joins with Boromir"
    )

    assert choices(play) == ["Ana attacks Troll with Aragorn", "Ana attacks Rat with Aragorn"]
    assert value(struck, "damage on Troll") == 3 + 3 - 3


def test_a_shadow_card_without_effect() -> None:
    """6.4.4: what waits for a shadow card without an effect acts when the attack is over, and not with another card."""
    text = "Forced: If Wargs is dealt a shadow card with no effect, return Wargs to the staging area after it attacks."
    table = f"""
players: {{Ana: 30}}
heroes: {{A1: {{of: Ana, exhausted: yes, hp: 9}}}}
enemies: {{Wargs: {{engaged: Ana, attack: 3, text: "{text}"}}}}
treacheries: {{Blank: {{}}, Bite: {{text: "Shadow: Attacking enemy gets +1 attack."}}}}
"""
    blank = situation("combat", table + "encounter-deck: [Blank]", "Ana declares no defender")
    bite = situation("combat", table + "encounter-deck: [Bite]", "Ana declares no defender")

    assert (value(blank, "place of Wargs"), value(blank, "damage on A1")) == ("staging area", 3)
    assert (value(bite, "place of Wargs"), value(bite, "damage on A1")) == ("play area", 4)
