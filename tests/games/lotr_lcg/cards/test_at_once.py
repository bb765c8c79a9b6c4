"""The most that is dealt or healed at once, how low threat falls, copies of who is spoken of; invented cards."""

from __future__ import annotations

from json import dumps

import pytest
from situations import may, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 31, hand: [Second Rob, Song], deck: 9}, Ben: {threat: 36, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 9, attack: 5, defense: 1, resources: 2, threat_cost: 9, text: TEXT, damage: DAMAGE}
  Odo: {owner: Ben, hp: 5, threat_cost: 8}
allies:
  Rob: {owner: Ana, cost: 2, hp: 1}
  Second Rob: {owner: Ana, cost: 2, hp: 1, title: Rob}
  Third Rob: {owner: Ben, cost: 2, hp: 1, title: Rob}
events: {Song: {owner: Ana, cost: 0, text: SONG}}
"""
ATTACK = "attack: {by: player, enemy: Maw, player: Ana, attackers: [Hild]}\nphase: combat\n"
DEFENSE = "attack: {enemy: Maw, player: Ana, defenders: [WHO]}\nphase: combat\n"


def at(where: str, more: str, *chosen: str, text: str = "", song: str = "", damage: int = 0) -> Played:
    table = TABLE.replace("TEXT", dumps(text)).replace("SONG", dumps(song)).replace("DAMAGE", str(damage))
    return situation(where, table + more, *chosen)


def status(kind: str, text: str) -> str:
    """Whether a card of that kind and text is read."""
    assert RULES.collected is not None
    return RULES.collected.read(PrintedCard("Pell", kind, text=(text,))).status


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("", 4),
        ("Maw cannot take more than 2 damage from each attack.", 2),
        ("Maw takes only 1 damage from any one attack.", 1),
        ("Each enemy cannot be dealt more than 3 damage by a single attack.", 3),
    ],
)
def test_the_most_that_one_attack_deals(text: str, damage: int) -> None:
    """cannot, 6.8: 5 attack less 1 defense is 4, of which so much is dealt."""
    maw = f"enemies: {{Maw: {{engaged: Ana, attack: 2, defense: 1, hp: 9, text: {dumps(text)}}}}}\n"

    assert value(at("player-attack:6.8.3", maw + ATTACK), "damage on Maw") == damage


def test_what_is_no_attack_deals_more() -> None:
    """cannot: the limit is one of attacks, and an event is none."""
    text = "Hild cannot take more than 1 damage from each attack."
    play = at("action-window", "", "Ana plays Song", text=text, song="Action: Deal 3 damage to Hild.")

    assert value(play, "damage on Hild") == 3


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("", 2),
        ("Hild cannot be healed of more than 2 wounds by a single effect.", 4),
        ("Hild cannot be healed by more than 1 damage each round.", 5),
        ("No more than 3 damage can be healed from each hero each round.", 3),
    ],
)
def test_the_most_that_is_healed(text: str, left: int) -> None:
    """cannot: 4 of 6 damage would be healed."""
    song = "Action: Heal 4 damage from Hild."

    assert value(at("action-window", "", "Ana plays Song", text=text, song=song, damage=6), "damage on Hild") == left


def test_each_round_counts_what_was_healed_before() -> None:
    """cannot: 2 are healed first, and 1 of the next 2."""
    text = "Hild cannot be healed of more than 3 damage per round."
    song = "Action: Heal 2 damage from Hild. Then, heal 2 damage from Hild."

    assert value(at("action-window", "", "Ana plays Song", text=text, song=song, damage=6), "damage on Hild") == 3


@pytest.mark.parametrize(
    ("text", "threat"),
    [
        ("", 26),
        ("Each player cannot reduce his threat below 30.", 30),
        ("Players cannot lower their threat below 20.", 26),
        ("Your threat cannot be lowered below 31.", 31),
        ("Each player cannot reduce his threat below his initial threat level.", 26),
    ],
)
def test_how_low_threat_falls(text: str, threat: int) -> None:
    """threat-level, cannot: 31 less 5 is 26; what Ana started with is 9, the threat cost of her one hero."""
    play = at("action-window", "", "Ana plays Song", text=text, song="Action: Lower your threat by 5.")

    assert value(play, "threat of Ana") == threat


def test_not_below_the_threat_at_the_start() -> None:
    """initial-threat: 31 less 25 is 6, and she started with 9."""
    text = "Players cannot reduce their threat below their starting threat."
    play = at("action-window", "", "Ana plays Song", text=text, song="Action: Lower your threat by 25.")

    assert value(play, "threat of Ana") == 9


@pytest.mark.parametrize(
    ("text", "fen", "mill"),
    [
        ("", 3, 2),
        ("No more than 4 progress can be placed on locations in the staging area each round.", 3, 1),
        ("Players cannot place more than 2 progress on locations each round.", 2, 0),
        ("No more than 2 progress can be placed on each location in the staging area each round.", 2, 2),
    ],
)
def test_the_most_progress_on_several_locations_together(text: str, fen: int, mill: int) -> None:
    """cannot: 3 are placed on Fen, and of 2 on Mill as many as are left of what is allowed on both together."""
    rows = "locations: {Fen: {zone: staging area, points: 9}, Mill: {zone: staging area, points: 9}}\n"
    more = f"{rows}enemies: {{Maw: {{text: {dumps(text)}}}}}\nquests: {{Road: {{points: 9}}}}\n"
    song = "Action: Place 3 progress on Fen. Place 2 progress on Mill."
    play = at("action-window", more, "Ana plays Song", song=song)

    assert [value(play, f"progress on {each}") for each in ("Fen", "Mill")] == [fen, mill]


# --- copies of who is spoken of
def test_copies_of_that_ally() -> None:
    """copy: by title; that ally itself is none of the others."""
    song = "Action: Choose an ally you control. Discard each other copy of that ally from play."
    play = at("action-window", "", "Ana plays Song", "Ana chooses Rob", song=song)

    assert [value(play, f"place of {each}") for each in ("Rob", "Third Rob")] == ["play area", "discard pile"]


def test_a_copy_of_that_ally_from_a_hand() -> None:
    song = "Action: Return an ally you control to your hand to put a copy of that ally into play from your hand."

    assert status("event", song) == "read"


def test_copies_of_who_was_destroyed() -> None:
    """attack-target, copy: Rob has 1 hit point and is destroyed; so the copy that Ben controls is discarded."""
    text = "Shadow: If this attack destroys an ally, discard each copy of that ally in play."
    more = "enemies: {Maw: {engaged: Ana, attack: 2, shadow: [Gloom]}}\n"
    more += f"treacheries: {{Gloom: {{text: {dumps(text)}}}}}\n"
    play = at("enemy-attack:6.4.2", more + DEFENSE.replace("WHO", "Rob"))

    assert value(play, "place of Third Rob") == "discard pile"


@pytest.mark.parametrize(("attack", "zone"), [(2, "hand"), (0, "play area")])
def test_each_character_damaged_by_this_attack(attack: int, zone: str) -> None:
    """shadow-effects: it is known who was damaged only when the damage has been dealt."""
    text = "Shadow: Return each character damaged by this attack to its owner's hand."
    more = f"enemies: {{Maw: {{engaged: Ana, attack: {attack}, shadow: [Gloom]}}}}\n"
    more += f"treacheries: {{Gloom: {{text: {dumps(text)}}}}}\n"
    allies = "  Pim: {owner: Ana, cost: 2, hp: 3}\nevents:"
    table = TABLE.replace("events:", allies).replace("TEXT", '""').replace("SONG", '""').replace("DAMAGE", "0")
    play = situation("enemy-attack:6.4.2", table + more + DEFENSE.replace("WHO", "Pim"))

    assert value(play, "place of Pim") == zone


@pytest.mark.parametrize("put", ["Put this card into", "Put Song in", "Place this card into", "Add this card to"])
def test_put_into_the_victory_display(put: str) -> None:
    song = f"Action: Deal 1 damage to Hild. {put} the victory display."
    play = at("action-window", "", "Ana plays Song", song=song)

    assert value(play, "place of Song") == "victory display"


# --- whom archery damage goes to
BOWMAN = 'enemies: {Bowman: {text: "Archery 2."}, Maw: {text: MAW}}\n'


@pytest.mark.parametrize(
    ("maw", "hero", "ally"),
    [
        ("", True, True),
        ("Archery damage must be assigned to allies, if able.", False, True),
        ("Damage from archery must be assigned to heroes if able.", True, False),
        ("Archery damage cannot be dealt to allies.", True, False),
        ("While this card is the active location, players cannot assign archery damage to allies.", True, True),
        ("Archery damage must be assigned to Dwarf allies, if able.", True, True),
    ],
)
def test_whom_archery_damage_goes_to(maw: str, hero: bool, ally: bool) -> None:
    """keywords, cannot: only allies are hit, or none of them; where there are no Dwarf allies, anybody may be."""
    play = at("combat", BOWMAN.replace("MAW", dumps(maw)))

    assert [may(play, f"Ana assigns 2 to {each}") for each in ("Hild", "Rob")] == [hero, ally]


def test_what_is_no_archery_goes_where_it_will() -> None:
    maw = "Archery damage must be assigned to allies, if able."
    song = "Action: Assign 2 damage among characters in play."
    play = at("action-window", BOWMAN.replace("MAW", dumps(maw)), "Ana plays Song", song=song)

    assert may(play, "Ana assigns 2 to Hild") is True


@pytest.mark.parametrize("whom", ["locations", "Ship objectives", "the active location"])
def test_what_takes_no_damage_is_unread(whom: str) -> None:
    assert status("enemy", f"Archery damage must be assigned to {whom}, if able.") == "unread"
