"""What quest cards say of stages, scenarios and the players together: invented cards, results worked out first."""

from __future__ import annotations

import pytest
from situations import choices, may, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation, value_now

TABLE = """
players: {Ana: {threat: 20}, Ben: {threat: 20}}
heroes:
  Hild: {owner: Ana, willpower: 2, attack: 5, defense: 3, committed: COMMITTED, text: PUSH}
  Odo: {owner: Ben}
objectives: {Map: {zone: staging area}, Book: {controller: Ben}}
locations: {Fen: {zone: set aside}, Ford: {zone: set aside}}
quests:
  Wood: {points: 9, progress: THERE, stage: 2, text: "TEXT"}
  Moor: {points: 5, stage: 2}
  Dale: {points: 5, stage: 2}
  Gate: {points: 5, stage: 3}
encounter-deck: 0
""".replace("PUSH", "'Action: Place 2 progress on Wood.'")


def at(where: str, text: str, *chosen: str, there: int = 0, committed: str = "no") -> Played:
    table = TABLE.replace("TEXT", text).replace("THERE", str(there)).replace("COMMITTED", committed)
    return situation(where, table, *chosen)


AGAIN = "Return this card to the quest deck."


def test_another_stage_of_the_number_by_chance() -> None:
    """The stage that is left can come again later."""
    text = "Forced: After progress is placed here, advance to a different random stage 2A. "
    play = at("action-window", text + AGAIN, "Ana uses Hild", "chance falls on Dale")

    assert value(play, "current quest") == "Dale"
    assert value(play, "quest deck") == ["Moor", "Gate", "Wood"]


def test_another_stage_of_the_number_by_choice() -> None:
    text = "Forced: After progress is placed here, advance to a stage 2A of the players' choice."

    assert choices(at("action-window", text, "Ana uses Hild")) == ["Ana chooses Moor", "Ana chooses Dale"]


@pytest.mark.parametrize(("there", "threat"), [(0, 20), (1, 22), (2, 22), (3, 20)])
def test_a_number_of_progress_that_is_reached(there: int, threat: int) -> None:
    """2 more: the third comes with 1 or 2 there before, not with 0, and not again with 3."""
    text = "Forced: After the 3rd progress token is placed on this stage, raise each player's threat by 2."

    assert value(at("action-window", text, "Ana uses Hild", there=there), "threat of Ana") == threat


@pytest.mark.parametrize(
    ("text", "progress"),
    [("", 2), ("Battle.", 5), ("Siege.", 3), ("Siege. This stage gains battle and loses siege.", 5)],
)
def test_what_counts_in_a_battle_or_siege(text: str, progress: int) -> None:
    assert value(at("quest-resolution", text, committed="yes"), "progress on Wood") == progress


@pytest.mark.parametrize(("name", "won"), [("Map", False), ("Book", True)])
def test_what_the_players_control_is_what_one_of_them_controls(name: str, won: bool) -> None:
    text = f"Forced: After progress is placed here, if the players control {name}, they win the game."

    assert value(at("action-window", text, "Ana uses Hild"), "the players have won") is won


@pytest.mark.parametrize(("case", "placed"), [("Hild is ready", 2), ("Hild is exhausted", 1)])
def test_another_limit_of_progress_in_a_case(case: str, placed: int) -> None:
    text = f"No more than 1 progress can be placed here each round. (3 progress instead if {case}.)"

    assert value(at("action-window", text, "Ana uses Hild"), "progress on Wood") == placed


def test_a_guarded_objective_is_one_with_a_guard() -> None:
    text = "Progress cannot be placed here while a guarded objective is in play."
    free = at("action-window", text, "Ana uses Hild", there=8)
    table = TABLE.replace("zone: staging area", "guards: [Fen]").replace("Fen: {zone: set aside}", "Fen: {}")
    table = table.replace("TEXT", text).replace("THERE", "8").replace("COMMITTED", "no")

    assert value(free, "current quest") == "Gate"
    assert may(situation("action-window", table), "Ana uses Hild") is not True


def test_aside_and_back_into_the_deck() -> None:
    text = "Forced: After progress is placed here, shuffle Fen and Ford into the encounter deck."

    assert value(at("action-window", text, "Ana uses Hild"), "cards in the encounter deck") == 2


def test_both_come_under_the_control_of_one_player() -> None:
    text = "Forced: After progress is placed here, the first player takes control of Map and Book."
    play = at("action-window", text, "Ana uses Hild")

    assert (value(play, "controller of Map"), value(play, "controller of Book")) == ("Ana", "Ana")


SCENE = """
players: {Ana: {threat: 20, first: yes, hand: [Rope, Bread, Lamp], deck: 9}, Ben: {threat: 20, hand: 0, deck: 9}}
heroes: {Hild: {owner: Ana, hp: 9, willpower: 3}, Odo: {owner: Ben, hp: 9}}
allies: {Cook: {owner: Ana}, Scout: {owner: Ana}}
events: {Rope: {owner: Ana}, Bread: {owner: Ana}, Lamp: {owner: Ana}}
enemies: {Orc: {traits: [Orc], attack: 2}, Wolf: {traits: [Creature], attack: 3}, Bat: {traits: [Creature]}}
locations: {Fen: {}, Ford: {}}
quests: {Wood: {points: 9, stage: 2, text: "TEXT"}}
"""


def scene(where: str, text: str, more: str, *chosen: str) -> Played:
    return situation(where, SCENE.replace("TEXT", text) + more, *chosen)


END = "Forced: At the end of the refresh phase, "


def test_players_by_how_many_they_control() -> None:
    """1 for the phase; 3 more for Ana, who has 3 characters."""
    play = scene("refresh", END + "each player with 3 or more characters raises his threat by 3.", "encounter-deck: 0")

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (24, 21)


def test_such_enemies_engage_the_first_player_all_the_time() -> None:
    """The token has gone on to Ben in the refresh phase."""
    play = scene("refresh", "Each Creature enemy engages the first player.", "encounter-deck: 0")

    assert value(play, "enemies engaged with Ben") == ["Bat", "Wolf"]
    assert value(play, "place of Orc") == "staging area"


def test_what_lies_in_the_victory_display_is_revealed_again() -> None:
    text = END + "reveal all Creature enemies in the victory display."
    play = scene("refresh", text, "encounter-deck: 0\nvictory-display: [Wolf, Bat, Fen]")

    assert [value(play, f"place of {name}") for name in ("Wolf", "Bat", "Fen")] == [
        "staging area",
        "staging area",
        "victory display",
    ]


@pytest.mark.parametrize(("deck", "damage"), [("[Fen, Wolf, Orc]", 3), ("[Orc, Wolf, Fen]", 2)])
def test_the_first_enemy_of_a_round_attacks(deck: str, damage: int) -> None:
    """The second enemy of the round does not."""
    text = "Forced: The first enemy revealed each round attacks "
    chosen = ("Ana commits nobody", "Ben commits nobody", "Ana declares no defender")
    play = scene("quest", text + "the first player.", f"encounter-deck: {deck}", *chosen)

    assert value(play, "damage on Hild") == damage


@pytest.mark.parametrize(("name", "threat"), [("nobody", 25), ("Hild", 20)])
def test_no_progress_was_placed_this_round(name: str, threat: int) -> None:
    """3 willpower against no threat: 3 progress. With nobody on the quest there is none: 5 more."""
    text = (
        "Forced: At the end of the quest phase, if no progress was placed here this round, raise each player's threat "
    )
    table = SCENE.replace("TEXT", text + "by 5.").replace("traits:", "threat: 0, traits:")
    table = table.replace("Fen: {}, Ford: {}", "Fen: {threat: 0}, Ford: {threat: 0}") + "encounter-deck: 0"
    play = situation("quest", table, f"Ana commits {name}", "Ben commits nobody")

    assert value(play, "threat of Ana") == threat


def test_one_of_those_is_revealed_and_the_rest_discarded() -> None:
    text = END + "look at the top 2 cards of the encounter deck. Reveal one of them and discard the other."
    play = scene("refresh", text, "encounter-deck: [Fen, Wolf, Bat]", "Ben chooses Wolf")

    assert (value(play, "place of Wolf"), value(play, "place of Fen")) == ("staging area", "discard pile")
    assert value(play, "encounter deck") == ["Bat"]


def test_all_but_so_many_cards_of_a_hand() -> None:
    text = END + "the first player discards all but 1 card from his hand."
    table = SCENE.replace("first: yes, ", "").replace("Ben: {threat: 20,", "Ben: {threat: 20, first: yes,")
    play = situation("refresh", table.replace("TEXT", text) + "encounter-deck: 0", "Ana chooses Rope and Lamp")

    assert value(play, "hand of Ana") == ["Bread"]


COPIES = """
players: {Ana: {threat: 20}, Ben: {threat: 20}}
heroes: {Hild: {owner: Ana}}
locations:
  Fen: {zone: set aside, title: Fen}
  Fen2: {zone: set aside, title: Fen}
  Fen3: {title: Fen}
  Hill: {}
  Hill2: {title: Hill}
  Ford: {zone: set aside}
quests: {Wood: {points: 9, text: "Forced: At the end of the refresh phase, TEXT"}}
encounter-deck: [Hill, Hill2]
"""


@pytest.mark.parametrize(
    ("text", "deck", "staged"),
    [
        ("shuffle each copy of Fen into the encounter deck.", 5, []),
        ("shuffle each set aside copy of Fen into the encounter deck.", 4, ["Fen3"]),
        ("add each set aside copy of Fen to the staging area.", 2, ["Fen", "Fen2", "Fen3"]),
        ("add Ford and each set aside copy of Fen to the staging area.", 2, ["Fen", "Fen2", "Fen3", "Ford"]),
        ("add Ford and 1 copy of Hill per player to the staging area.", 0, ["Fen3", "Ford", "Hill", "Hill2"]),
        ("search the encounter deck for 1 copy of Hill per player and add them to the staging area.", 0,
         ["Fen3", "Hill", "Hill2"]),
    ],
)  # fmt: skip
def test_copies_by_their_title(text: str, deck: int, staged: list[str]) -> None:
    play = situation("refresh", COPIES.replace("TEXT", text))

    assert value(play, "cards in the encounter deck") == deck
    assert sorted(value(play, "staging area")) == staged


def test_what_stands_behind_an_ability_and_names_a_card() -> None:
    """It is that card, not what the ability has spoken of."""
    text = "place 1 progress on Fen3. Progress cannot be placed on Fen3 while it is in the staging area."

    assert value(situation("refresh", COPIES.replace("TEXT", text)), "progress on Fen3") == 0


def test_to_go_on_because_a_card_says_so_is_not_to_defeat_a_stage() -> None:
    """Nothing that waits for the defeat of the stage happens."""
    text = "Forced: After progress is placed here, advance to stage 3. Forced: When this stage is defeated, raise each "
    play = at("action-window", text + "player's threat by 5.", "Ana uses Hild")

    assert (value(play, "current quest"), value(play, "threat of Ana")) == ("Gate", 20)


def test_a_stage_that_is_defeated_by_progress() -> None:
    text = "Forced: When this stage is defeated, raise each player's threat by 5."

    assert value(at("action-window", text, "Ana uses Hild", there=7), "threat of Ana") == 25


def test_an_attack_from_the_staging_area_is_against_whoever_controls_a_card() -> None:
    """Ben controls Book, which is not in the staging area: the attack comes from there."""
    text = "Forced: After progress is placed here, Orc makes an immediate attack against the player who controls Book "
    table = TABLE.replace("TEXT", text + "from the staging area.").replace("THERE", "0").replace("COMMITTED", "no")
    play = situation("action-window", table + "enemies: {Orc: {attack: 2}}", "Ana uses Hild")

    assert value_now(play, "defending player") == "Ben"
