"""Modifiers, base and printed values, gained and lost characteristics, lasting effects."""

from __future__ import annotations

from situations import value

from lotr_lcg.situations import situation

TABLE = """
players: {Ana: }
heroes: {Hild: {owner: Ana, willpower: 3, attack: 2, defense: 1, hp: 4, traits: [Rohan], keywords: [sentinel]}}
enemies: {Orc: {engaged: Ana, attack: 4}}
effects: EFFECTS
"""


def hild(what: str, *effects: str, at: str = "action-window") -> object:
    listed = "[" + ", ".join(f'"{each}"' for each in effects) + "]"
    return value(situation(at, TABLE.replace("EFFECTS", listed)), what)


def test_additions_before_doubling() -> None:
    """modifiers-add-before-multiply: (3 + 1) x 2, although the doubling came first."""
    assert hild("willpower of Hild", "double Hild's willpower", "Hild gets +1 willpower") == 8


def test_floor_only_at_the_end() -> None:
    """modifiers-zero-floor: 2 - 5 + 4 = 1; the floor does not apply in between."""
    assert hild("attack of Hild", "Hild gets -5 attack", "Hild gets +4 attack") == 1
    assert hild("attack of Hild", "Hild gets -5 attack") == 0


def test_halves_are_rounded_up_once() -> None:
    """modifiers-round-up: 3 / 2 / 2 = 0.75, rounded up at the end: 1."""
    assert hild("willpower of Hild", "halve Hild's willpower", "halve Hild's willpower") == 1


def test_set_overrides_and_the_latest_counts() -> None:
    """set-word: nothing but the latest set counts."""
    assert hild("attack of Hild", "Hild gets +3 attack", "Hild's attack is set to 1", "double Hild's attack") == 1
    assert hild("attack of Hild", "Hild's attack is set to 5", "Hild's attack is set to 0") == 0


def test_printed_base_and_current() -> None:
    """base-value, printed: a new base is what modifiers start from; the printed value stays."""
    effects = ("Hild's base attack is 4", "Hild gets +1 attack")

    assert hild("attack of Hild", *effects) == 5
    assert hild("base attack of Hild", *effects) == 4
    assert hild("printed attack of Hild", *effects) == 2


def test_blank_takes_text_traits_and_keywords() -> None:
    """blank-includes: a blank text box has no printed traits and keywords; what is gained stays."""
    assert hild("traits of Hild", "Hild gains the Noble trait", "blank Hild's text box") == ["Noble"]
    assert hild("keywords of Hild", "blank Hild's text box") == []


def test_blank_keeps_victory() -> None:
    """victory-not-blanked: victory points lie outside the text box."""
    table = TABLE.replace("EFFECTS", '["blank Orc\'s text box"]').replace(
        "attack: 4", "attack: 4, victory: 3, keywords: [surge]"
    )

    assert value(situation("action-window", table), "keywords of Orc") == ["victory 3"]


def test_gained_hit_points_that_end_can_kill() -> None:
    """damage-threshold: when the bonus ends, the damage is enough."""
    table = """
    players: {Ana: }
    heroes: {Hild: {owner: Ana, hp: 4, damage: 5}, Ulf: {owner: Ana}}
    effects: [{text: Hild gets +3 hit points, until: phase}]
    """
    before = situation("action-window", table)
    after = situation("combat:6.11-expiry", table)

    assert value(before, "Hild is in play") is True
    assert value(after, "Hild is destroyed") is True


def test_an_attachment_gives_hit_points_while_it_is_there() -> None:
    """modifiers-recalculate: with the armour the hero has them, without it not."""
    table = """
    players: {Ana: {hand: [Rust]}}
    heroes: {Hild: {owner: Ana, sphere: lore, resources: 1, hp: 4, damage: 4}, Ulf: {owner: Ana}}
    attachments: {Mail: {on: Hild, traits: [Armor], text: "Attached hero gets +2 hit points."}}
    events: {Rust: {sphere: lore, cost: 1, text: "Action: Discard an Armor attachment."}}
    """
    play = situation("action-window", table, "Ana plays Rust")

    assert value(situation("action-window", table), "Hild is in play") is True
    assert value(play, "Hild is destroyed") is True


def test_switched_values() -> None:
    """switch-zero: a 0 can be switched, a value that is not there cannot."""
    assert hild("attack of Hild", "switch Hild's attack and willpower") == 3
    assert hild("willpower of Hild", "switch Hild's attack and willpower") == 2
