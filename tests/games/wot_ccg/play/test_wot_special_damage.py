"""Damage that is rolled and damage that is not: bonuses, special effects, effects in a challenge."""

from situations import choices, may

from wot_ccg.situations import reason, situation, value

BONUS = """
    dominant: hero
    characters:
      Lan: {owner: hero, combat: 4, in: pattern, rolls: 1 support, text: [damage +1]}
      Fain: {owner: villain, combat: 9, in: pattern}
"""
BLADE = """
    dominant: hero
    characters:
      Lan: {owner: hero, combat: 4, in: pattern, rolls: 1 support}
      Fain: {owner: villain, combat: 9, in: pattern}
    advantages: {Blade: {owner: hero, kind: character, on: Lan, traits: Weapon, text: [damage +1]}}
"""
ROLLS = "Hero rotates Lan"


def test_a_bonus_that_is_no_weapon_counts_without_rolled_damage() -> None:
    """generated: modifiers of cards in play count; the limit to rolled damage is that of Weapons alone."""
    played = situation("resolve-challenge", BONUS, ROLLS)

    assert value(played, "damage on Fain") == 1
    assert not any("weapon-damage" in {cite.unit for cite in line.cites} for line in played.lines)


def test_a_weapon_without_rolled_damage_is_open() -> None:
    """weapon-damage: whether +1 on a roll without damage is 1 or nothing."""
    assert value(situation("resolve-challenge", BLADE, ROLLS), "damage on Fain") == 0
    assert value(situation("resolve-challenge", BLADE, ROLLS, weapon_without_damage="counts"), "damage on Fain") == 1


def marked(table: str, *more: str) -> str:
    """What the event Venom says of how much damage it has made deadly."""
    played = situation("resolve-challenge", table, *more, "Hero plays Venom")
    return next(line.text for line in played.lines if "deadly now" in line.text)


VENOM = (
    "    events: {Venom: {owner: hero, text: make 3 damage deadly}, Fury: {owner: hero, text: double character damage}}"
)


def test_a_weapons_bonus_is_not_rolled() -> None:
    """special-damage-rolled-only, rolled: 1 rolled and 1 of the weapon; only the rolled point becomes deadly."""
    table = BLADE.replace("rolls: 1 support", "rolls: 1 damage") + VENOM

    assert marked(table, ROLLS) == "1 damage of Hero is deadly now."


def test_doubling_rolls_nothing() -> None:
    """special-damage-rolled-only, rolled: 2 rolled and doubled are 4, of which 2 were rolled."""
    table = BONUS.replace("rolls: 1 support, text: [damage +1]", "rolls: 2 damage") + VENOM

    assert marked(table, ROLLS, "Hero plays Fury") == "2 damage of Hero is deadly now."


BOTH = """
    dominant: hero
    resolving: pattern
    pools: {Hero: {character: 2, troop: 2}}
    characters: {Fain: {owner: villain, combat: 9, in: pattern}}
    troops: {Trollocs: {owner: villain, combat: 9, in: pattern}}
    events: {Venom: {owner: hero, text: make 3 damage deadly}, Bane: {owner: hero, text: make 4 damage deadly}}
"""


def test_a_special_effect_is_shared_out_over_both_pools() -> None:
    """special-damage-one: 3 of 4 rolled points, 2 in each pool: the player who generated them chooses which."""
    played = situation("resolve-challenge:opening-events", BOTH, "Hero plays Venom")

    assert len(choices(played)) == 2
    after = situation(
        "resolve-challenge:opening-events",
        BOTH,
        "Hero plays Venom",
        "Hero marks 1 to character damage and 2 to troop damage",
        "all pass",
    )
    assert value(after, "deadly damage on Trollocs") == 2
    assert value(after, "deadly damage on Fain") == 1
    whole = situation("resolve-challenge:opening-events", BOTH, "Hero plays Bane", "all pass")
    assert value(whole, "deadly damage on Trollocs") == 2


FIGHT = """
    dominant: villain
    characters:
      Bors: {owner: hero, in: pattern, symbols: 1 combat, text: ["pay 1 combat, in a challenge: draw 1"]}
      Lan: {owner: hero, combat: 1, in: pattern, rolls: 1 combat, text: ["pay 1 combat, in a challenge: draw 1"]}
      Uno: {owner: hero, combat: 2, in: pattern, symbols: 1 combat,
            text: ["pay 1 combat, in a challenge: draw 1", "rotate: draw 1"]}
      Fain: {owner: villain, combat: 2, in: pattern, rolls: 1 damage}
"""


def test_in_a_challenge_is_for_who_rotated_to_roll() -> None:
    """participating-in: who has no dice, or has rotated for something else, did not rotate to roll."""
    first = ("Hero uses draw 1 card (rotate this card) of Uno", "Hero rotates Bors and Lan", "Villain rotates Fain")
    played = situation("resolve-challenge", FIGHT, *first)

    assert "participating-in" in reason(played, "Hero uses Bors")
    assert may(played, "Hero uses Lan") is True


def test_a_mortal_wound_does_not_undo_a_roll() -> None:
    """participating-in: Lan rotated to roll; that he has no dice left after the damage changes nothing."""
    played = situation(
        "resolve-challenge", FIGHT, "Hero rotates Lan", "Villain rotates Fain", "all pass", "Hero assigns 1 to Lan"
    )

    assert value(played, "Lan is mortally wounded") is True
    assert may(played, "Hero uses Lan") is True


def test_a_reroll_takes_special_damage_back() -> None:
    """ignored: 2 damage were made deadly, then rolled again into 1 support: nothing of them was ever rolled."""
    table = """
        dominant: hero
        characters:
          Lan: {owner: hero, combat: 4, in: pattern, rolls: [2 damage, 1 support]}
          Fain: {owner: villain, combat: 9, in: pattern}
        events:
          Venom: {owner: hero, text: make 2 damage deadly}
          Second Chance: {owner: hero, text: reroll target character}
    """
    steps = ("Hero rotates Lan", "all pass", "Hero plays Venom", "Villain passes", "Hero plays Second Chance on Lan")
    played = situation("resolve-challenge", table, "all pass", *steps, "all pass")

    assert value(played, "damage on Fain") == 0
