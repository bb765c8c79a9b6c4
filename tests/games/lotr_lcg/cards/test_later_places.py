"""Locations and enemies of later sets, on invented cards; worked out by hand first."""

from __future__ import annotations

import pytest
from situations import value

from judge.cardtext import NOTHING_MORE, PrintedCard
from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.cards.words import lexicon_of, slips
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, hand: 3, deck: 9, first: yes}, Ben: {threat: 30, hand: 2, deck: 9}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 5, hp: 5, attack: 2, HERO}
  Odo: {owner: Ben, sphere: lore, resources: 2, hp: 5}
quests: {Journey: {points: 9, progress: 4}}
"""


def at(where: str, table: str, *chosen: str, hero: str = "") -> Played:
    text = f'text: "{hero}"' if hero else "willpower: 1"
    return situation(where, TABLE.replace("HERO", text) + table, *chosen)


def status(kind: str, *text: str) -> str:
    assert RULES.collected is not None
    return RULES.collected.read(PrintedCard("Gloom", kind, text=text)).status


# --- a card's own name with a slip in it
@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("Ruined Beacon", "While Ruinned Beacon is the active location, ...", {"Ruinned Beacon"}),
        ("Watch-mill Ford", "While Watch -mill Ford is the active location, ...", {"Watch -mill Ford"}),
        ("Grim Stalker", "Grim Stalkers gets +1 attack.", {"Grim Stalkers"}),
        ("Grim Stalker", "Grim Stalkers get +1 attack.", set()),
        ("Northern Lane", "Add Southern Lane to the staging area.", set()),
        ("Grim Stalker", "Add Brim Stalker to the staging area.", set()),
        ("Grim Stalker", "Grim Stalker gets +1 attack.", set()),
    ],
)
def test_a_slip_in_the_own_name(name: str, text: str, found: set[str]) -> None:
    assert slips(text, frozenset((name,)), NOTHING_MORE) == found


def test_the_name_of_another_card_is_no_slip() -> None:
    lexicon = lexicon_of(("Grim Walker",), (), {})

    assert slips("Discard Grim Walker.", frozenset(("Grim Walter",)), lexicon) == frozenset()


# --- damage that a location keeps count with
@pytest.mark.parametrize(
    ("text", "mill", "inn"),
    [
        ("Place 3 damage on the active location.", 3, 0),
        ("Deal 2 damage to each Worm location in play.", 2, 2),
        ("The first player assigns 1 damage among locations in the staging area.", 0, 1),
    ],
)
def test_damage_on_a_location(text: str, mill: int, inn: int) -> None:
    places = "locations: {Mill: {traits: [Worm], active: yes, points: 1}, Inn: {traits: [Worm], points: 2}}\n"
    play = at(
        "reveal", f'{places}treacheries: {{Flames: {{text: "When Revealed: {text}"}}}}\nencounter-deck: [Flames]\n'
    )

    assert (value(play, "damage on Mill"), value(play, "damage on Inn")) == (mill, inn)
    assert value(play, "Mill is in play") is True


# --- Archery X
@pytest.mark.parametrize("x", ["the number of players in the game", "the number of heroes in play"])
def test_archery_x_is_worked_out(x: str) -> None:
    play = at("combat", f'enemies: {{Bowman: {{text: "Archery X. X is {x}."}}}}\n', "Ana assigns 2 to Odo")

    assert value(play, "damage on Odo") == 2


def test_archery_x_without_its_x_is_unread() -> None:
    assert status("enemy", "Archery X.") == "unread"


# --- a location that a player controls
GATE = "locations: {Gate: {controller: CONTROLLER, threat: 3, text: 'TEXT'}, Fen: {threat: 1}}\n"
FIGHT = "enemies: {Orc: {engaged: Ben, attack: 2}}\nattack: {enemy: Orc, player: Ben}\n"


def held(by: str, text: str = "") -> str:
    return GATE.replace("CONTROLLER", by).replace("TEXT", text)


@pytest.mark.parametrize(("by", "place"), [("Ben", "staging area"), ("Ana", "play area")])
def test_a_location_goes_back_when_an_attack_goes_undefended(by: str, place: str) -> None:
    """Ben lets the Orc through: it concerns the location that he controls, and no other player's."""
    text = "Forced: After the player who controls Gate lets an attack go undefended, return Gate to the staging area."
    play = at("enemy-attack", held(by, text) + FIGHT, "Ben declares no defender")

    assert value(play, "place of Gate") == place
    assert value(play, "controller of Gate") == ("the scenario" if place == "staging area" else by)


def test_a_location_under_control_is_not_in_the_staging_area() -> None:
    text = "Each location a player controls gets +2 threat. Fen gets +1 threat for each location Ana controls."
    play = at("action-window", held("Ana", text))

    assert (value(play, "threat strength of Gate"), value(play, "threat strength of Fen")) == (5, 2)
    assert value(play, "total threat") == 2


# --- cards under another card
BURIES = "Forced: After Mound becomes the active location, each player places an ally he controls facedown under Mound."
ALLIES = "allies: {Pim: {owner: Ana}, Pam: {owner: Ben}, Pum: {owner: Ben}}\n"


def mound(text: str, *chosen: str, hero: str = "Action: Travel to Mound.") -> Played:
    table = f'{ALLIES}enemies: {{Orc: {{}}}}\nlocations: {{Mound: {{points: 3, text: "{text}"}}}}\n'
    used = f"Ana uses Hild{' (1)' if hero.count('Action') > 1 else ''}"
    return at("action-window", table, used, *chosen, hero=hero)


def test_cards_under_a_location_are_out_of_play_and_counted() -> None:
    text = f"Mound gets +2 threat for each facedown card under it. {BURIES}"
    play = mound(text, "Ana chooses Pim", "Ben chooses Pam")

    assert [value(play, f"place of {each}") for each in ("Pim", "Pam", "Pum")] == ["underneath"] * 2 + ["play area"]
    assert value(play, "threat strength of Mound") == 5


def test_they_come_back_when_it_is_explored() -> None:
    back = "When Mound leaves play as an explored location, return each ally under Mound to its owner's hand."
    text = f"{BURIES}  {back}"
    chosen = ("Ana chooses Pim", "Ben chooses Pam", "Ana uses Hild (2)")
    play = mound(text, *chosen, hero="Action: Travel to Mound. Action: Explore Mound.")

    assert [value(play, f"place of {each}") for each in ("Pim", "Pam", "Pum")] == ["hand", "hand", "play area"]


def test_an_enemy_under_a_location_comes_back_to_the_staging_area() -> None:
    text = (
        "Response: After the players travel here, place 1 enemy in play facedown under Mound. "
        "Forced: After Mound leaves play, return each enemy under it to the staging area faceup."
    )
    hero = "Action: Travel to Mound. Action: Explore Mound."

    assert value(mound(text, "Ana uses Mound", hero=hero), "place of Orc") == "underneath"
    assert value(mound(text, "Ana uses Mound", "Ana uses Hild (2)", hero=hero), "place of Orc") == "staging area"


def test_the_game_is_lost_when_a_card_is_placed_under_another() -> None:
    text = "If Mound is placed underneath Orc, the players lose the game."

    assert value(mound(text, hero="Action: Place Mound facedown underneath Orc."), "the players have lost") is True


def test_cards_of_a_hand_are_not_placed_there() -> None:
    """Of a hand often only the size is known."""
    text = "Forced: After Gloom enters play, place all cards in your hand facedown under it."

    assert status("location", text) != "read"


# --- parts of sentences that combine
def test_when_progress_is_placed_by_questing() -> None:
    """Which progress goes on the active location is known as it is placed: what waits for it comes right behind."""
    text = "Forced: When any amount of progress is placed on Fen, raise each player's threat by 1."
    table = f'locations: {{Fen: {{active: yes, points: 5, text: "{text}"}}}}\n'
    play = situation("quest-resolution", TABLE.replace("HERO", "willpower: 3, committed: yes") + table)

    assert status("enemy", "Any time progress is placed on the current quest, reduce that progress by 1.") == "unread"
    assert (value(play, "progress on Fen"), value(play, "threat of Ana")) == (3, 21)


@pytest.mark.parametrize(("top", "damage"), [("Cur: {}", 0), ("Cur: {hp: 9}", 0)])
def test_before_damage_is_dealt_a_card_is_looked_at(top: str, damage: int) -> None:
    text = (
        "Forced: Before Orc is dealt damage, discard the top card of the encounter deck. "
        "If it is an enemy, cancel the damage."
    )
    table = f'enemies: {{Orc: {{hp: 9, text: "{text}"}}, {top}}}\nlocations: {{Fen: {{}}}}\nencounter-deck: [TOP]\n'
    action = "Action: Deal 2 damage to Orc."
    play = at("action-window", table.replace("TOP", "Cur"), "Ana uses Hild", hero=action)
    other = at("action-window", table.replace("TOP", "Fen"), "Ana uses Hild", hero=action)

    assert (value(play, "damage on Orc"), value(other, "damage on Orc")) == (damage, 2)


@pytest.mark.parametrize(("where", "attack"), [("encounter-deck: [Maw]\n", 2), ("victory-display: [Maw]\n", 3)])
def test_in_play_or_in_the_victory_display(where: str, attack: int) -> None:
    text = "If Maw is in play or in the victory display, Orc gets +1 attack."

    play = at("action-window", f'enemies: {{Orc: {{text: "{text}"}}, Maw: {{}}}}\n{where}')

    assert value(play, "attack of Orc") == attack


@pytest.mark.parametrize(("resources", "attack"), [(0, 2), (1, 1)])
def test_heroes_with_no_resources_in_their_pools(resources: int, attack: int) -> None:
    text = "Orc gets +1 attack for each hero with no resources in its resource pool."
    table = f'enemies: {{Orc: {{attack: 1, text: "{text}"}}}}\n'
    rows = TABLE.replace("HERO", "").replace("resources: 2", f"resources: {resources}")
    play = situation("action-window", rows + table)

    assert value(play, "attack of Orc") == attack


def test_a_resource_here_is_discarded() -> None:
    text = "Forced: At the end of the round, discard 1 resource token here."
    play = at("round:0.1", f'enemies: {{Orc: {{resources: 3, text: "{text}"}}}}\n')

    assert value(play, "resources on Orc") == 2


COUNTS = "Forced: After a player takes control of a location, place 1 resource here."


def test_whoever_takes_control_of_a_location_meets_its_enemy() -> None:
    text = (
        "Forced: When you take control of Gate, discard cards from the top until a Worm enemy is discarded. "
        "Put that enemy into play engaged with you."
    )
    table = f"""
locations: {{Gate: {{text: "{text}"}}, Fen: {{text: "{COUNTS}"}}}}
enemies: {{Orc: {{traits: [Worm]}}}}
encounter-deck: [Orc]
"""
    play = at("action-window", table, "Ana uses Hild", "Ana chooses Gate", hero="Action: Gain control of a location.")

    assert (value(play, "controller of Gate"), value(play, "player engaged with Orc")) == ("Ana", "Ana")
    assert value(play, "resources on Fen") == 1


def test_the_controller_of_the_fallen_gives_a_location_back() -> None:
    """Ben loses an ally to the Orc: of the two locations under control his own goes back."""
    text = (
        "Forced: After Orc attacks and destroys a character, that character's controller returns a location he "
        "controls to the staging area."
    )
    table = f"""
allies: {{Pam: {{owner: Ben, hp: 1, defense: 0}}}}
locations: {{Gate: {{controller: Ana}}, Mill: {{controller: Ben}}}}
enemies: {{Orc: {{engaged: Ben, attack: 5, text: "{text}"}}}}
attack: {{enemy: Orc, player: Ben, defenders: [Pam]}}
"""
    play = at("enemy-attack:6.4.2", table)

    assert (value(play, "place of Gate"), value(play, "place of Mill")) == ("play area", "staging area")


# --- what was read and was something else
def test_those_heroes_are_not_the_card_itself() -> None:
    travel = "Travel: Each player exhausts a hero he controls."

    assert status("location", f"{travel} Those heroes cannot ready while Gloom is the active location.") == "partly"


def test_time_counters_from_several_locations() -> None:
    """Whether from each of them or from all together, and from which, is not said."""
    text = "Forced: After Gloom engages a player, remove 2 time counters from locations in play."

    assert status("enemy", text) == "unread"
    assert status("enemy", text.replace("locations", "each location")) == "read"


STRIKES = "Forced: After Orc enters the staging area, it makes an immediate attack against the first player."


@pytest.mark.parametrize("case", ["If this attack destroys a character", "If it destroys a character"])
@pytest.mark.parametrize(("hp", "threat"), [(1, 25), (9, 20)])
def test_what_an_attack_outside_combat_comes_to(case: str, hp: int, threat: int) -> None:
    """It is known as the character is destroyed, and not when the attack is over."""
    table = f"""
allies: {{Pim: {{owner: Ana, hp: {hp}, defense: 0}}}}
enemies: {{Orc: {{attack: 5, text: "{STRIKES} {case}, raise each player's threat by 5."}}}}
encounter-deck: [Orc]
"""
    play = at("reveal", table, "Ana defends with Pim")

    assert value(play, "threat of Ana") == threat


@pytest.mark.parametrize("it", ["He", "It", "Orc"])
def test_who_gets_stronger_by_a_card_that_was_discarded(it: str) -> None:
    """1 and the 3 threat of the card in the pile, which gets nothing itself."""
    text = "Forced: When Orc attacks, discard the top card of the encounter deck. "
    text += f"{it} gets +X attack for this attack, "
    table = f"""
enemies: {{Cur: {{threat: 3}}, Orc: {{engaged: Ben, attack: 1, text: "{text}where X is the discarded card's threat."}}}}
encounter-deck: [Cur]
attack: {{enemy: Orc, player: Ben}}
"""
    assert value(at("enemy-attack", table, "Ben declares no defender"), "damage on Odo") == 4


@pytest.mark.parametrize(("where", "threat"), [("victory-display: [Orc]\n", 23), ("", 20)])
def test_an_ability_gained_in_the_victory_display(where: str, threat: int) -> None:
    gains = "'Forced: After a player draws any number of cards, raise that player`s threat by 3.'"
    text = f"While Orc is in the victory display, it gains: {gains}"
    table = f'enemies: {{Orc: {{text: "{text}"}}}}\n{where}'
    play = at("action-window", table, "Ana uses Hild", hero="Action: Draw 1 card.")

    assert value(play, "threat of Ana") == threat


def test_an_enemy_comes_back_from_the_victory_display_with_a_new_stage() -> None:
    gains = "'Forced: After the players advance to a quest stage, return Orc to the staging area.'"
    text = f"While Orc is in the victory display, it gains: {gains}"
    table = f'enemies: {{Orc: {{text: "{text}"}}}}\nvictory-display: [Orc]\n'
    play = at("action-window", table, "Ana uses Hild", hero="Action: Place 9 progress on the current quest.")

    assert value(play, "place of Orc") == "staging area"


def test_an_ally_that_is_put_into_play_exhausted() -> None:
    text = (
        "Response: After the players travel to Fen, discard the top card of the first player's deck. "
        "If it is an ally, the first player puts it into play exhausted."
    )
    rows = TABLE.replace("HERO", "").replace("deck: 9, first", "deck: [Pim], first")
    table = f'{rows}locations: {{Fen: {{text: "{text}"}}}}\nallies: {{Pim: {{}}}}\n'
    play = situation("travel", table, "the players travel to Fen", "Ana uses Fen")

    assert (value(play, "controller of Pim"), value(play, "Pim is exhausted")) == ("Ana", True)


def test_the_controller_of_the_hero_that_bears_a_card() -> None:
    """Ben, at 30, counts as 40: Cur engages him at 35."""
    text = (
        "While Map is attached to a hero, that hero's controller is considered to have +10 threat when making "
        "engagement checks."
    )
    table = f"""
enemies: {{Orc: {{engagement-cost: 45, text: "{text}"}}, Cur: {{engagement-cost: 35}}}}
objectives: {{Map: {{on: Odo}}}}
"""
    play = at("encounter", table, "Ana engages nobody", "Ben engages nobody")

    assert value(play, "player engaged with Cur") == "Ben"


def test_that_hero_is_the_one_that_bears_the_card() -> None:
    table = """
enemies: {Orc: {text: "While Map is attached to a hero, that hero gets +2 attack."}}
objectives: {Map: {on: Hild}}
"""
    assert value(at("action-window", table), "attack of Hild") == 4
