"""Conditions of stages, limits on who commits, progress and resources: invented cards, worked out by hand first."""

from __future__ import annotations

import pytest
from situations import choices, may, value

from judge.games.lotr_lcg.cards.named import spoken_of
from judge.scenario.played import Played
from lotr_lcg.situations import situation, value_now

TABLE = """
players: {Ana: {threat: 30}, Ben: {threat: 30}}
heroes:
  Hild: {owner: Ana, resources: 3, text: "Action: Place 9 progress on the current quest."}
  Odo: {owner: Ben, resources: 1}
allies: {Pim: {owner: Ana}, Cook: {owner: Ana, resources: 2, text: TEXT}}
locations: {Fen: {}, Hill: {}, Ford: {zone: discard pile}}
enemies: {Orc: {engaged: Ana, hp: 3}, Wolf: {hp: 3}}
quests: {Road: {points: 9, stage: 1, text: QUEST}, Gate: {points: 5, stage: 2}}
"""


def at(where: str, quest: str, *chosen: str, text: str = "", rows: tuple[str, str] = ("", "")) -> Played:
    table = TABLE.replace("QUEST", repr(quest)).replace("TEXT", repr(text)).replace(*rows)
    return situation(where, table, *chosen)


COMMITS = {
    "Each player cannot commit more than 2 characters to the quest.": (True, False, True),
    "Each player may only commit 1 ally to the quest.": (True, False, False),
    "Each player may commit no more than 1 hero to the quest.": (True, True, True),
    "Each player cannot commit more allies to the quest than heroes he is also committing.": (True, False, False),
}


@pytest.mark.parametrize("quest", COMMITS)
def test_how_many_a_player_may_commit(quest: str) -> None:
    """3.2, cannot: Hild is a hero, Pim and Cook are allies; one of each, all three, the two allies."""
    play = at("quest:3.2-commit", quest)
    tried = ("Hild and Pim", "Hild, Pim and Cook", "Pim and Cook")

    assert tuple(may(play, f"Ana commits {each}") for each in tried) == COMMITS[quest]


@pytest.mark.parametrize(("first", "left"), [("Hild", True), ("Hild and Pim", False)])
def test_how_many_all_players_may_commit(first: str, left: bool) -> None:
    """The players together may commit 2: what Ana commits counts for Ben."""
    text = "The players, as a group, cannot commit more than 2 characters to the quest."

    assert may(at("quest:3.2-commit", text, f"Ana commits {first}"), "Ben commits Odo") is left


def test_one_more_that_a_card_would_commit() -> None:
    """cannot: a card effect cannot commit Cook as the second one."""
    quest = "Each player cannot commit more than 1 character to the quest."
    text = "Action: Commit Cook to the quest."
    play = at("quest:aw-3.2", quest, text=text, rows=("Hild: {owner: Ana,", "Hild: {owner: Ana, committed: yes,"))

    assert may(play, "Ana uses Cook") is False


SHOWN = {
    "The players cannot defeat this stage unless Wolf and Ford are in the victory display.": {
        "": "Road", "Wolf": "Road", "Wolf, Ford": "Gate"
    },
    "The players cannot defeat this stage while 2 or more locations are in the staging area.": {
        "": "Road", "Fen": "Gate"
    },
}  # fmt: skip


@pytest.mark.parametrize(("quest", "shown"), [(quest, shown) for quest, rows in SHOWN.items() for shown in rows])
def test_a_stage_is_kept_by_several_cards(quest: str, shown: str) -> None:
    """constant-conditional: both of them have to be there; two locations are in the staging area unless Fen is gone."""
    play = at("action-window", quest, "Ana uses Hild", rows=("quests:", f"victory-display: [{shown}]\nquests:"))

    assert value(play, "current quest") == SHOWN[quest][shown]


def test_what_a_destroyed_card_had_goes_elsewhere() -> None:
    """when: before Cook leaves play its 2 resources go to Odo, who has 1."""
    quest = "Forced: When an ally is destroyed, add its resources to Odo."
    play = at("action-window", quest, "Ana uses Cook", text="Action: Destroy Cook.")

    assert (value(play, "place of Cook"), value(play, "resources on Odo")) == ("discard pile", 3)


def test_only_who_is_engaged_with_nobody_has_to_engage() -> None:
    """Ana is engaged with Orc, Ben with no enemy."""
    quest = "Forced: At the end of the combat phase, each player engaged with no enemies raises his threat by 2."
    play = at("combat:6.11", quest)

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (30, 32)


def test_one_of_those_that_came() -> None:
    """The two locations come from the top of the deck; only they may be chosen."""
    quest = "Forced: At the end of the round, discard cards from the top of the encounter deck until 2 locations are "
    quest += "discarded. Add those locations to the staging area. The first player chooses one of those locations and "
    quest += "makes it the active location."
    play = at("round:0.1", quest, rows=("Hill: {}, Ford: {zone: discard pile}}",
                                        "Hill: {}, Ford: {}}\nencounter-deck: [Hill, Ford]"))  # fmt: skip

    assert {each for each in choices(play) if "chooses" in each} == {"Ana chooses Hill", "Ana chooses Ford"}


def test_the_best_setting_is_on_course() -> None:
    text = "Action: Shift your heading 1 step toward the best setting."
    quest = "If the heading is at the best setting, each ally gets +1 willpower."
    play = at("action-window", quest, "Ana uses Cook", text=text, rows=("quests:", "heading: cloudy\nquests:"))

    assert (value(play, "willpower of Pim"), value(at("action-window", quest), "willpower of Pim")) == (2, 2)


@pytest.mark.parametrize("bold", ["Forced: At", "At"])
def test_the_staging_step_ends_before_actions(bold: str) -> None:
    """3.3: Hill and Ford are revealed and Fen is there: 3 locations, and nobody has acted since."""
    quest = f"{bold} the end of the staging step, raise each player's threat by the number of locations in play."
    play = at("quest:3.3", quest, rows=("Hill: {}, Ford: {zone: discard pile}}",
                                        "Hill: {}, Ford: {}}\nencounter-deck: [Hill, Ford]"))  # fmt: skip

    assert value_now(play, "threat of Ana") == 33


@pytest.mark.parametrize(("by", "drawn"), [(2, 1), (3, 0)])
def test_by_how_much_they_quest_successfully(by: int, drawn: int) -> None:
    """3.4-success: Pim's 5 willpower against 3 threat, 1 each of Fen, Hill and Wolf: they succeed by 2."""
    quest = f"Forced: After the players quest successfully by {by} or more, each player draws 1 card."
    rows = ("Pim: {owner: Ana}", "Pim: {owner: Ana, committed: yes, willpower: 5}")
    play = at("quest-resolution", quest, rows=rows)

    assert value(play, "cards in hand of Ben") == drawn


def test_each_engaged_enemy_attacks_its_own_player() -> None:
    """Orc is engaged with Ana, Wolf with nobody: one attack, against Ana, undefended: 2 damage to her only hero."""
    quest = "Forced: At the end of the round, each enemy engaged with a player makes an immediate attack against that "
    idle = (', text: "Action: Place 9 progress on the current quest."', "")
    play = at("round:0.1", f"{quest}player.", "Ana declares no defender", rows=idle)

    assert (value(play, "damage on Hild"), value(play, "damage on Odo")) == (2, 0)


@pytest.mark.parametrize(("ours", "allowed"), [("", False), (", controller: Ana", True)])
def test_more_locations_are_controlled_than_in_the_staging_area(ours: str, allowed: bool) -> None:
    """Ana controls Hill; Fen and Ford are in the staging area: 1 against 2. With Ford it is 2 against 1."""
    quest = "The players cannot travel to Fen unless there are more locations under the players' control than in the "
    rows = ("Hill: {}, Ford: {zone: discard pile}}", f"Hill: {{controller: Ana}}, Ford: {{threat: 1{ours}}}}}")
    play = at("travel:4.2", f"{quest}staging area.", rows=rows)

    assert may(play, "Ana travels to Fen") is allowed


@pytest.mark.parametrize(
    "quest",
    [
        "Forced: At the end of the round raise each player's threat by 2.",
        "Forced: At the end of the round each player raises his threat by 2.",
    ],
)
def test_a_comma_that_was_left_out(quest: str) -> None:
    assert value(at("round:0.1", quest), "threat of Ben") == 32


def test_a_card_called_thrice_by_one_word_is_no_list() -> None:
    """named: `Add Boom, Boom, Boom to the staging area` speaks of one card, and not of three called Boom."""
    texts = [("Road", f"Setup: Add {each} to the staging area.") for each in ("Boom, Boom, Boom", "Clatter")]

    assert spoken_of(texts, (), ("Boom",)) == ("Clatter", "Boom, Boom, Boom")


def test_a_trait_is_a_name_where_only_a_name_can_stand() -> None:
    """named: the Keep is a location that a trait is called after, though a Keep Guard is on the list."""
    texts = [("Road", "Setup: Add Clatter and Keep to the staging area.")]

    assert set(spoken_of(texts, ("Keep Guard",), ("Keep",))) == {"Clatter", "Keep"}


def test_a_name_before_per_player_is_a_name() -> None:
    """named: `1 copy of Hollow Marsh per player`: a player is no kind of Hollow Marsh."""
    texts = [("Road", "Setup: Search the encounter deck for 1 copy of Hollow Marsh per player.")]

    assert spoken_of(texts, (), ()) == ("Hollow Marsh",)


@pytest.mark.parametrize(("does", "able"), [("Discard", False), ("Destroy", True)])
def test_who_leaves_play_only_when_destroyed(does: str, able: bool) -> None:
    """cannot: Pim cannot be discarded, but may be destroyed."""
    play = at("action-window", "Pim cannot leave play unless destroyed.", text=f"Action: {does} Pim.")

    assert may(play, "Ana uses Cook") is able
