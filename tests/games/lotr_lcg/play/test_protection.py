"""Cannot, immune, cannot be damaged, cannot have attachments; leaving play and control."""

from __future__ import annotations

from situations import happened, may, value, why_not

from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {hand: [Arrow, Storm, Net], threat: 30}, Ben: }
heroes: {Hild: {owner: Ana, sphere: tactics, resources: 9}, Odo: {owner: Ben, text: THEIRS}}
enemies: {Troll: {engaged: Ana, hp: 6, damage: 1, text: TEXT}, Orc: {engaged: Ana, hp: 2}}
attachments: {Net: {sphere: tactics, cost: 1, traits: [Trap], text: "Attach to an enemy."}}
events:
  Arrow: {sphere: tactics, cost: 1, text: "Action: Choose an enemy. Deal 2 damage to that enemy."}
  Storm: {sphere: tactics, cost: 1, text: "Action: Deal 1 damage to each enemy."}
"""


def table(text: str = "", theirs: str = "") -> str:
    written = TABLE.replace("TEXT", f'"{text}"').replace("THEIRS", f'"{theirs}"')
    return written.replace('text: ""', "text: []")


def test_immune_is_neither_chosen_nor_affected() -> None:
    """immune: an effect on all enemies passes it by; it cannot be chosen."""
    immune = table("Immune to player card effects.")
    play = situation("action-window", immune, "Ana plays Storm")

    assert value(play, "damage on Troll") == 1
    assert value(play, "damage on Orc") == 1
    assert happened(situation("action-window", immune, "Ana plays Arrow"), "chosen") == ["Orc"]


def test_immune_to_player_cards_not_to_its_own_side() -> None:
    """immune: only the set of effects it names."""
    written = (
        table("Immune to player card effects.")
        + "effects: [{text: each enemy gets +1 attack, source: Orc, by: encounter}]"
    )

    assert value(situation("action-window", written), "attack of Troll") == 3


def test_new_immunity_undoes_what_lasts() -> None:
    """immune-recalculate: a lasting effect on a card that becomes immune no longer counts."""
    written = table() + (
        "effects: [{text: Orc gets -1 attack, source: Arrow}, "
        "{text: Orc is immune to player card effects, source: Troll, by: encounter}]"
    )

    assert value(situation("action-window", written), "attack of Orc") == 2


def test_cannot_be_damaged_keeps_what_it_has() -> None:
    """cannot-be-damaged-existing: damage on it stays; none is added; it cannot be chosen to take damage."""
    play = situation("action-window", table("Troll cannot be damaged."), "Ana plays Storm")

    assert value(play, "damage on Troll") == 1
    assert {"cannot-be-damaged"} <= {cite.unit for line in play.lines for cite in line.cites}


def test_cannot_is_absolute() -> None:
    """cannot: a forced or other effect does not countermand it."""
    play = situation("action-window", table(theirs="Orc cannot be damaged."), "Ana plays Storm")

    assert value(play, "damage on Orc") == 0


def test_no_trap_but_other_attachments() -> None:
    """cannot-have-trait-attachments: only attachments of that trait are banned."""
    traps = situation("planning:2.2", table("Cannot have Trap attachments."))
    items = situation("planning:2.2", table("Cannot have Item attachments."))

    assert "cannot-have-trait-attachments" in why_not(traps, "Ana plays Net on Troll")
    assert may(items, "Ana plays Net on Troll")


def test_who_gains_the_ban_loses_attachments() -> None:
    """cannot-have-attachments-gained: what is attached is discarded at once."""
    written = """
    players: {Ana: {hand: [Curse]}}
    heroes: {Hild: {owner: Ana, sphere: lore, resources: 1}}
    attachments: {Cloak: {on: Hild}}
    events: {Curse: {sphere: lore, cost: 1, text: "Action: Hild cannot have attachments until the end of the round."}}
    """
    play = situation("action-window", written, "Ana plays Curse")

    assert happened(play, "discarded") == ["Cloak", "Curse"]


def test_attachments_go_with_their_host() -> None:
    """attachment-host-leaves: they are discarded at the same time."""
    written = """
    players: {Ana: {hand: [Shot]}}
    heroes: {Hild: {owner: Ana, sphere: lore, resources: 1,
             text: "Forced: After an attachment leaves play, draw 1 card."}}
    allies: {Scout: {owner: Ana, hp: 1}}
    attachments: {Cloak: {on: Scout}}
    events: {Shot: {sphere: lore, cost: 1, text: "Action: Choose an ally. Deal 1 damage to that ally."}}
    """
    play = situation("action-window", written, "Ana plays Shot")

    assert value(play, "discard pile of Ana") == ["Scout", "Cloak", "Shot"]
    assert value(play, "cards in hand of Ana") == 1


def test_permanent_or_not() -> None:
    """permanent-undefined: whether the keyword protects during a game is a reading."""
    written = """
    players: {Ana: {hand: [Rust]}}
    heroes: {Hild: {owner: Ana, sphere: lore, resources: 1}}
    attachments: {Burden: {on: Hild, keywords: [permanent]}}
    events: {Rust: {sphere: lore, cost: 1, text: "Action: Discard an attachment."}}
    """

    assert value(situation("action-window", written, "Ana plays Rust"), "Burden is in play") is False
    assert not may(situation("action-window", written, permanent_undefined="protected"), "Ana plays Rust")


def test_third_restricted_by_reading() -> None:
    """restricted-third: it comes and one of three goes, or it is refused."""
    written = """
    players: {Ana: {hand: [Dirk]}}
    heroes: {Hild: {owner: Ana, sphere: tactics, resources: 2}}
    attachments: {Axe: {on: Hild, keywords: [restricted]}, Bow: {on: Hild, keywords: [restricted]},
                  Dirk: {sphere: tactics, cost: 1, keywords: [restricted]}}
    """
    play = situation("planning:2.2", written, "Ana plays Dirk on Hild", "Ana gives up Axe")

    assert value(play, "attachments on Hild") == ["Bow", "Dirk"]
    assert "restricted" in why_not(
        situation("planning:2.2", written, restricted_third="refused"), "Ana plays Dirk on Hild"
    )


def test_the_only_target_paid_away() -> None:
    """choose-after-pay: allowed by default, refused by the other reading."""
    written = """
    players: {Ana: }
    heroes: {Hild: {owner: Ana, text: "Action: Discard an ally you control to choose an ally. Ready that ally."}}
    allies: {Scout: {owner: Ana, exhausted: yes}}
    """

    assert may(situation("action-window", written), "Ana uses Hild")
    assert "initiating-5" in why_not(
        situation("action-window", written, choose_after_pay="must-still-exist"), "Ana uses Hild"
    )


def test_a_shadow_card_out_of_play_or_in() -> None:
    """unrevealed-shadow: abilities reach a shadow card that has been turned up only under the other reading."""
    written = """
    players: {Ana: {hand: [Gust]}}
    heroes: {Hild: {owner: Ana, sphere: lore, resources: 1, defense: 9}}
    enemies: {Orc: {engaged: Ana, shadow: [Bat]}, Bat: {}}
    events: {Gust: {sphere: lore, cost: 1, text: "Action: Choose an enemy. Discard that enemy."}}
    attack: {enemy: Orc, player: Ana, defenders: [Hild]}
    """
    out = situation("enemy-attack:6.4.2", written, "Ana plays Gust")
    inside = situation("enemy-attack:6.4.2", written, "Ana plays Gust", unrevealed_shadow="in-play")

    assert value(out, "Orc is discarded") is True
    assert may(inside, "Ana chooses Bat")
