"""Mechanisms of later sets, which the rulebook does not have, on invented cards: results worked out by hand first."""

from __future__ import annotations

from json import dumps
from textwrap import indent

import pytest
from situations import choices, may, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from judge.scenario.read import read
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, deck: 9}, Ben: {threat: 36, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 5, attack: 2, defense: 1, willpower: 2, resources: 1}
  Odo: {owner: Ben, hp: 5, willpower: 1}
"""
ROAD = "quests: {Road: {points: 20, progress: 5}}\n"


def at(where: str, table: str, *chosen: str) -> Played:
    """A situation on the table above."""
    return situation(where, TABLE + table, *chosen)


def revealed(text: str, more: str = ROAD, *chosen: str) -> Played:
    """A treachery of that text is revealed."""
    deck = f"treacheries: {{Gloom: {{text: {dumps(text)}}}}}\nencounter-deck: [Gloom]\n"
    return at("reveal", deck + more, *chosen)


def status(kind: str, text: str) -> str:
    """Whether a card of that kind and text is read."""
    assert RULES.collected is not None
    return RULES.collected.read(PrintedCard("Pell", kind, text=(text,))).status


# --- numbers that players keep track of
@pytest.mark.parametrize(
    ("text", "what", "before", "after"),
    [
        ("Increase the temperature by 4.", "temperature", 10, 14),
        ("Reduce the temperature by 10.", "temperature", 4, 0),
        ("Raise the pursuit value by 1 for each player in the game.", "pursuit value", 7, 9),
        ("Set the pursuit value to 10.", "pursuit value", 3, 10),
        ("Reduce the Ring-bearer's life by 2.", "life of the Ring-bearer", 9, 7),
    ],
)
def test_a_track_goes_up_and_down(text: str, what: str, before: int, after: int) -> None:
    row = {"life of the Ring-bearer": "life", "pursuit value": "pursuit"}.get(what, what)

    assert value(revealed(f"When Revealed: {text}", f"{ROAD}{row}: {before}\n"), what) == after


@pytest.mark.parametrize(("before", "lost"), [(55, False), (56, True)])
def test_a_track_that_ends_the_game(before: int, lost: bool) -> None:
    """56 + 4 = 60."""
    quest = 'quests: {Sand: {text: "If the temperature is 60 or higher, the players lose the game."}}\n'
    play = revealed("When Revealed: Increase the temperature by 4.", f"{quest}temperature: {before}\n")

    assert value(play, "the players have lost") is lost


def test_the_tens_digit_of_a_track() -> None:
    """39 has 3 tens."""
    text = "When Revealed: Deal X damage to each hero, where X is the tens digit of the temperature."

    assert value(revealed(text, f"{ROAD}temperature: 39\n"), "damage on Hild") == 3


def test_a_track_as_the_price_of_a_journey() -> None:
    table = 'locations: {Fen: {text: "Travel: Increase the pursuit value by 1."}}\npursuit: 5\n'

    assert value(at("travel:4.2", ROAD + table, "Ana travels to Fen"), "pursuit value") == 6


# --- Uncharted: locations with two sides
ISLE = "Uncharted. Forced: After Isle becomes the active location, flip it over. "
ISLE += "Action: Remove 4 progress from Isle to look at its facedown side."
GRAVES = "Forced: After Graves is flipped over while active, deal 1 damage to each hero."


def isles(progress: int = 0, side: str = ", other-side: Graves") -> str:
    """An uncharted location in the staging area, and its other side."""
    return f"""{ROAD}
locations:
  Isle: {{threat: 2, progress: {progress}, text: {dumps(ISLE)}{side}}}
  Graves: {{points: 2, threat: 1, text: {dumps(GRAVES)}}}
allies: {{Pam: {{owner: Ana, text: "Action: Exhaust Pam to place 9 progress on a location."}}}}
"""


def test_a_location_is_flipped_as_the_players_come_there() -> None:
    """The other side is the active location, without the progress, and does what it does when it is turned up."""
    play = at("travel:4.2", isles(progress=3), "Ana travels to Isle")

    assert value(play, "active location") == "Graves"
    assert (value(play, "progress on Graves"), value(play, "damage on Hild"), value(play, "Isle is in play")) == (
        0,
        1,
        False,
    )


def test_the_side_that_nobody_sees_is_not_in_play() -> None:
    """Only Isle adds its threat."""
    assert value(at("action-window", isles()), "total threat") == 2


def test_an_uncharted_location_is_not_explored_by_progress() -> None:
    """It has no quest points."""
    play = at("action-window", isles(), "Ana uses Pam")

    assert (value(play, "Isle is in play"), value(play, "progress on Isle")) == (True, 9)


def test_an_explored_location_goes_back_to_the_uncharted_deck() -> None:
    play = at("travel:4.2", isles(), "Ana travels to Isle", "Ana uses Pam")

    assert value(play, "place of Graves") == "Uncharted deck"


def test_a_side_that_was_turned_up_goes_back_there_too() -> None:
    """Its text shows that it has another side, even where the table does not say which."""
    table = f"""{ROAD}
locations: {{Graves: {{points: 2, active: yes, text: {dumps(GRAVES)}}}}}
allies: {{Pam: {{owner: Ana, text: "Action: Exhaust Pam to place 9 progress on a location."}}}}
"""
    assert value(at("action-window", table, "Ana uses Pam"), "place of Graves") == "Uncharted deck"


@pytest.mark.parametrize(("progress", "may_look"), [(3, False), (4, True)])
def test_looking_at_the_other_side_takes_4_progress(progress: int, may_look: bool) -> None:
    play = at("action-window", isles(progress))

    assert may(play, "Ana uses Isle") is may_look
    if may_look:
        after = at("action-window", isles(progress), "Ana uses Isle")
        assert (value(after, "progress on Isle"), value(after, "active location")) == (0, "none")


def test_a_side_that_is_not_named_is_not_guessed() -> None:
    table = read(f"title: t\ngame: lotr-lcg\nat: travel\ntable:\n{indent(TABLE + isles(side=''), '  ')}").table
    assert RULES.card_text is not None
    unread = [sentence.why for each in RULES.card_text(table) for sentence in each.sentences if not sentence.read]

    assert unread == ["its `other-side` is not named"]


@pytest.mark.parametrize(
    ("kind", "text", "expected"),
    [
        ("location", "Uncharted.", "read"),
        ("ally", "Uncharted.", "unread"),
        ("location", "Uncharted. Forced: After Pell becomes the active location, flip over Pell.", "read"),
        ("enemy", "Forced: After Pell engages you, flip it over.", "unread"),
    ],
)
def test_only_uncharted_locations_are_flipped(kind: str, text: str, expected: str) -> None:
    assert status(kind, text) == expected


# --- effects under a word of their own
SCOUR = "Scour: Deal 2 damage to each hero."


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("When Revealed: Trigger each Scour effect in play.", 2),
        ("When Revealed: Resolve the Scour effect of Fen.", 2),
        ("When Revealed: Trigger each Lost effect in play.", 0),
        ("When Revealed: Draw 1 card.", 0),
    ],
)
def test_an_effect_under_a_heading_waits_until_it_is_triggered(text: str, damage: int) -> None:
    assert value(revealed(text, f"{ROAD}locations: {{Fen: {{text: {dumps(SCOUR)}}}}}\n"), "damage on Hild") == damage


def test_the_topmost_effect_in_the_discard_pile_is_triggered() -> None:
    """Wisp lies on top, but has no such effect; Imp is the next with one."""
    table = f"""{ROAD}
enemies:
  Orc: {{text: "Scour: Deal 3 damage to each hero."}}
  Imp: {{text: "Scour: Deal 1 damage to each hero."}}
  Wisp: {{}}
encounter-discard: [Orc, Imp, Wisp]
encounter-rest: 5
"""
    play = revealed("When Revealed: Trigger the topmost Scour effect in the discard pile.", table)

    assert (value(play, "damage on Hild"), value(play, "damage on Odo")) == (1, 1)


def test_an_effect_of_a_card_that_counts_as_an_attachment() -> None:
    """Its Lost effect discards the hero it is on."""
    text = "When Revealed: Attach to a hero. (Counts as a Condition attachment with the text: "
    text += '"Lost: Discard attached hero.")'
    table = f"""{ROAD}
treacheries: {{Daze: {{on: Odo, text: {dumps(text)}}}}}
enemies: {{Maw: {{text: "Forced: At the beginning of the quest phase, trigger each Lost effect in play."}}}}
"""
    assert value(at("quest", table), "Odo is in play") is False


# --- Prowl, Regenerate
@pytest.mark.parametrize(
    ("number", "chosen", "left"),
    [
        (1, ["Ana chooses Odo"], (2, 0)),
        (2, ["Ana chooses Hild", "Ana chooses Hild"], (0, 1)),
        (5, ["Ana chooses Hild", "Ana chooses Hild"], (0, 0)),
    ],
)
def test_prowl_takes_resources_wherever_there_are_some(number: int, chosen: list[str], left: tuple[int, int]) -> None:
    """Hild has 2, Odo 1; what is not there is not taken."""
    heroes = TABLE.replace("resources: 1", "resources: 2").replace("willpower: 1", "willpower: 1, resources: 1")
    table = f'{heroes}{ROAD}enemies: {{Lurk: {{text: "Prowl {number}."}}}}\nencounter-deck: [Lurk]\n'
    play = situation("reveal", table, *chosen)

    assert (value(play, "resources on Hild"), value(play, "resources on Odo")) == left


def test_pillage_takes_cards_from_the_deck_of_who_is_attacked() -> None:
    """9 - 3 = 6."""
    table = f'{ROAD}enemies: {{Reaver: {{engaged: Ana, attack: 1, text: "Pillage 3."}}}}\n'
    play = at("enemy-attack:6.4.3", f"{table}attack: {{enemy: Reaver, player: Ana, defenders: [Hild]}}\n")

    assert (value(play, "cards in deck of Ana"), value(play, "cards in deck of Ben")) == (6, 9)


def test_regenerate_heals_as_the_refresh_phase_ends() -> None:
    """5 - 3 = 2."""
    play = at("refresh", f'{ROAD}enemies: {{Wyrm: {{hp: 9, damage: 5, engaged: Ana, text: "Regenerate 3."}}}}\n')

    assert value(play, "damage on Wyrm") == 2


# --- the player who guards an objective
def test_whoever_guards_an_objective_is_who_controls_it() -> None:
    table = f"{ROAD}objectives: {{Smeag: {{controller: Ben}}}}\n"
    play = revealed("When Revealed: Raise the threat of the player guarding Smeag by 8.", table)

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (20, 44)


def test_a_new_player_to_guard_it_is_another_one() -> None:
    table = f"{ROAD}objectives: {{Smeag: {{controller: Ben}}}}\n"
    play = revealed("When Revealed: The player guarding Smeag must choose a new player to guard Smeag.", table)

    assert value(play, "controller of Smeag") == "Ana"


# --- the level of a card in a campaign
@pytest.mark.parametrize(
    ("level", "x", "damage"),
    [
        (2, "the level of Horn (tactics)", 2),
        (3, "half the level of Horn (lore), rounded up", 2),
        (2, "1 more than the level of Horn", 3),
    ],
)
def test_the_level_of_a_card(level: int, x: str, damage: int) -> None:
    text = f"Action: Deal X damage to an enemy. X is {x}. Add Horn to the victory display."
    table = f"""{ROAD}
events: {{Horn: {{owner: Ana, cost: 0, level: {level}, text: {dumps(text)}}}}}
enemies: {{Wall: {{hp: 9}}}}
"""
    play = at("action-window", table, "Ana plays Horn")

    assert (value(play, "damage on Wall"), value(play, "victory display")) == (damage, ["Horn"])


def test_a_level_that_is_not_given_is_not_guessed() -> None:
    text = "Action: Draw X cards. X is the level of Horn."
    table = f"{TABLE}{ROAD}events: {{Horn: {{owner: Ana, text: {dumps(text)}}}}}\n"
    there = read(f"title: t\ngame: lotr-lcg\nat: travel\ntable:\n{indent(table, '  ')}").table
    assert RULES.card_text is not None
    found = {sentence.why for each in RULES.card_text(there) for sentence in each.sentences if not sentence.read}

    assert "its `level` is not given" in found


# --- players who cannot search their decks
@pytest.mark.parametrize(("active", "found"), [("no", True), ("yes", False)])
def test_players_who_cannot_search_their_decks(active: str, found: bool) -> None:
    """cannot: the deck stays as it is; while the location is not active nothing forbids it."""
    search = "Action: Exhaust Pam to search your deck for an ally and put it into play."
    ban = "While Shrine is the active location, players cannot draw cards or search their decks."
    table = f"""
players: {{Ana: {{deck: [Sam]}}}}
heroes: {{Hild: {{owner: Ana}}}}
allies: {{Pam: {{owner: Ana, text: {dumps(search)}}}, Sam: {{owner: Ana}}}}
locations: {{Shrine: {{active: {active}, text: {dumps(ban)}}}}}
{ROAD}"""
    play = situation("action-window", table, "Ana uses Pam")

    assert value(play, "Sam is in play") is found


# --- the other team of a contest
PILES = "enemies: {Orc: {}, Imp: {}, Rat: {}}\nencounter-discard: [Rat]\nencounter-rest: 5\n"
CURSE = 'Counts as a Condition attachment with the text: "Attached hero gets -1 willpower."'


@pytest.mark.parametrize(
    ("text", "options", "quantity", "expected"),
    [
        ("chooses a hero. Deal 2 damage to that hero.", ["chooses Hild", "chooses Odo"], "damage on Odo", 2),
        ("searches the encounter deck for an enemy and adds it to the staging area.",
         ["chooses Orc", "chooses Imp"], "staging area", ["Imp"]),
        (f"attaches Gloom to a hero. ({CURSE})", ["sends it to Hild", "sends it to Odo"], "host of Gloom", "Odo"),
    ],
)  # fmt: skip
def test_the_other_team_chooses(text: str, options: list[str], quantity: str, expected: object) -> None:
    """The players of this table are not asked."""
    deck = f"treacheries: {{Gloom: {{text: {dumps(f'When Revealed: The opposing team {text}')}}}}}\n"
    table = f"{ROAD}{PILES}{deck}encounter-deck: [Gloom, Orc, Imp]\n"
    team = [f"the opposing team {each}" for each in options]

    assert choices(at("reveal", table)) == team
    assert value(at("reveal", table, team[1]), quantity) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Raise the opposing team's threat by 2.",
        "The opposing team draws 1 card.",
        "The opposing team looks at the top card of your deck.",
        "Deal 1 damage to each hero controlled by the opposing team.",
    ],
)
def test_nothing_is_known_of_the_other_table(text: str) -> None:
    assert status("treachery", f"When Revealed: {text}") == "unread"
