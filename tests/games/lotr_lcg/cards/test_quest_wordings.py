"""What quest cards say of progress, players and sets in words of their own: invented cards, worked out by hand."""

from __future__ import annotations

import pytest
from situations import may, value

from judge.cardtext import Lexicon, PrintedCard, read_sentence
from judge.games.lotr_lcg.cards.language import LANGUAGE
from judge.games.lotr_lcg.cards.reading import read_box
from judge.games.lotr_lcg.table.collected import sets_named, words
from judge.scenario.played import Played
from lotr_lcg.situations import situation, value_now

TABLE = """
players: {Ana: {threat: 20, hand: 4}, Ben: {threat: 20, hand: 4}}
heroes: {Hild: {owner: Ana, text: "Action: Place 6 progress on the current quest."}, Odo: {owner: Ben}}
objectives: {Horn: {hp: 20, damage: 5, resources: 2, progress: 0, text: RELIC}}
locations: {Ford: {points: 3}, Mere: {zone: set aside, points: 3}}
enemies: {Orc: {engagement: 18}, Wolf: {engagement: 40}, Boar: {}, Boar2: {title: Boar}}
encounter-deck: [Boar, Boar2]
quests:
  Road: {points: 9, progress: 3, stage: 1, text: QUEST}
  Wood: {points: 5, stage: 2, text: NEXT}
  Gate: {points: 5, stage: 3}
"""


def at(quest: str, *, where: str = "action-window", after: str = "", relic: str = "") -> Played:
    table = TABLE.replace("QUEST", repr(quest)).replace("NEXT", repr(after)).replace("RELIC", repr(relic))
    return situation(
        where, table.replace(", progress: 0", ""), *(("Ana uses Hild",) if where == "action-window" else ())
    )


INSTEAD = {
    "When progress would be placed on this card, remove that much damage from Horn instead.": ("damage on Horn", 0),
    "Any time players would place progress on this stage, place that much progress on Wood instead.": (
        "progress on Wood", 6,
    ),
    "Progress that would be placed on this quest is instead placed on Ford.": ("place of Ford", "discard pile"),
    "Whenever the players would place any progress on this quest, raise each player's threat by that amount instead.": (
        "threat of Ben", 26,
    ),
    "If Ford is in play, when progress would be placed here, discard an equal number of cards from the encounter deck "
    "instead.": ("cards in the encounter deck", 0),
}  # fmt: skip


@pytest.mark.parametrize("text", INSTEAD)
def test_something_else_is_done_with_the_progress(text: str) -> None:
    """replacement-effects: 6 progress are not placed on the stage; something is done with 6 of something else."""
    asked, result = INSTEAD[text]
    play = at(text)

    assert (value_now(play, "progress on Road"), value_now(play, asked)) == (3, result)


@pytest.mark.parametrize(("stage", "quest"), [(2, "Road"), (3, "Wood")])
def test_a_stage_that_cannot_be_reached_yet(stage: int, quest: str) -> None:
    """cannot: stage 2 is the one that follows."""
    text = f"The players cannot advance to stage {stage} unless Horn is attached to a hero."

    assert value(at(text), "current quest") == quest


def test_so_much_for_each_player() -> None:
    """Two players: 4 damage, on 5 that were there."""
    assert value(at("", after="When Revealed: Deal 2 damage per player to Horn."), "damage on Horn") == 9


@pytest.mark.parametrize(("number", "over"), [(1, True), (2, False)])
def test_enough_for_each_player(number: int, over: bool) -> None:
    """Horn has 2 resources, and there are two players."""
    text = f"If there are {number} resource tokens per player on Horn, the players lose the game."

    assert value_now(at(text), "the players have lost") is over


@pytest.mark.parametrize(("players", "both"), [("1 or 2", True), ("3 or 4", False)])
def test_another_number_of_copies(players: str, both: bool) -> None:
    """Two players: both copies come in the one case; in the other it has to be said which one does."""
    text = "When Revealed: Search the encounter deck for 1 copy of Boar, and add it to the staging area "
    play = at("", after=f"{text}(2 copies instead if there are {players} players in the game).")

    assert [value(play, f"place of {each}") == "staging area" for each in ("Boar", "Boar2")] == [both, both]


@pytest.mark.parametrize(("whose", "over"), [("Ana", True), ("", False)])
def test_all_of_those_in_play(whose: str, over: bool) -> None:
    """The players control Ford, the one location in play, or nobody does; Mere is set aside."""
    text = "If the players control all locations in play, they have won the game."
    table = TABLE.replace("QUEST", repr(text)).replace("NEXT", "[]").replace("RELIC", "[]").replace(", progress: 0", "")
    there = table.replace("Ford: {points: 3}", f"Ford: {{points: 3, controller: {whose}}}") if whose else table

    assert value_now(situation("action-window", there, "Ana uses Hild"), "the players have won") is over


def test_the_sum_of_two_numbers() -> None:
    """letter-x: two players, and two enemies in play."""
    text = "When Revealed: Place X progress here, where X is the number of players plus the number of enemies in play."

    assert value(at("", after=text), "progress on Wood") == 4


def test_all_tokens() -> None:
    play = at("", after="When Revealed: Remove all tokens from Horn.")

    assert [value(play, f"{each} on Horn") for each in ("damage", "resources")] == [0, 0]


def test_engagement_checks_at_another_time() -> None:
    """engagement-check: at threat 20 the Orc engages, and the Wolf does not."""
    play = at("Forced: At the end of the quest phase, the players make engagement checks.", where="quest:3.5")

    assert [value(play, f"player engaged with {each}") for each in ("Orc", "Wolf")] == ["Ana", "nobody"]


def test_several_things_as_soon_as_something_is_so() -> None:
    """constant-conditional: the card goes, and the rest of the sentence is done as well."""
    relic = "If this card has 7 or more damage on it, discard it and raise each player's threat by 3."
    play = at("", after="When Revealed: Deal 2 damage to Horn.", relic=relic)

    assert (value(play, "place of Horn"), value(play, "threat of Ben")) == ("discard pile", 23)


def test_until_a_phase_begins() -> None:
    found = read_sentence(LANGUAGE, "Action: Heroes cannot ready until the beginning of the refresh phase")

    assert found.means.deeds.effects[0].until == "combat phase"


@pytest.mark.parametrize(
    ("text", "sets"),
    [
        ("Shuffle the Hill Wights and Cold Fens encounter sets into the encounter deck.", ["Hill Wights", "Cold Fens"]),
        (
            "Set the following encounter sets aside: Red Hills, Dark Orcs, and Sea Folk.",
            ["Red Hills", "Dark Orcs", "Sea Folk"],
        ),
    ],
)
def test_encounter_sets_in_a_list(text: str, sets: list[str]) -> None:
    assert list(sets_named(text)) == sets


def test_a_name_that_says_a_word_thrice() -> None:
    found = words([PrintedCard("Road", "quest", text=("Add Drums, Drums, Drums to the staging area.",))])

    assert "Drums, Drums, Drums" in found["name"]


SLIPS = {
    "advace": "At the end of the round, advace to the next stage",
    "vitory": "Action: Add Orc to the vitory display",
    "fist": "Action: The fist player discards 1 card from his hand",
}


@pytest.mark.parametrize("word", SLIPS)
def test_a_word_with_a_letter_too_few(word: str) -> None:
    """None of them is a word, or one that any card has."""
    assert [slip for slip, _ in read_sentence(LANGUAGE, SLIPS[word], Lexicon(name=("Orc",))).slips] == [word]


@pytest.mark.parametrize(
    ("text", "asked", "result"),
    [
        ("Move all villager tokens from Ford to this stage.", "villagers on Wood", 3),
        (
            "The first player loses control of Pike and adds it to the staging area.",
            "controller of Pike",
            "the scenario",
        ),
        ("Skip to stage 3.", "current quest", "Gate"),
        ("Discard Pike.", "the players have lost", True),
    ],
)
def test_what_a_stage_does_as_it_comes(text: str, asked: str, result: object) -> None:
    """Ford has 3 villagers; Ana controls Pike; and Horn says that the players lose if Pike leaves play."""
    table = TABLE.replace("QUEST", "[]").replace("NEXT", repr(f"When Revealed: {text}")).replace(", progress: 0", "")
    table = table.replace("RELIC", repr("The players lose the game if Pike leaves play."))
    table = table.replace("objectives: {", "objectives: {Pike: {hp: 2, controller: Ana}, ")
    table = table.replace("Ford: {points: 3}", "Ford: {points: 3, villagers: 3}")

    assert value(situation("action-window", table, "Ana uses Hild"), asked) == result


@pytest.mark.parametrize(
    ("text", "progress"),
    [
        ("Players cannot place more than 4 progress on this quest each round.", 7),
        ("While the players are at this stage, players cannot place more than 2 progress on this stage each round.", 5),
    ],
)
def test_no_more_progress_each_round(text: str, progress: int) -> None:
    """3 are there, and 6 would come."""
    assert value_now(at(text), "progress on Road") == progress


def test_one_card_from_the_hand() -> None:
    """cannot: Pim was played from the hand, so Cook cannot be."""
    quest = "Each player cannot play or put into play more than 1 card from his hand each round."
    table = (
        TABLE.replace("QUEST", repr(quest)).replace("NEXT", "[]").replace("RELIC", "[]").replace(", progress: 0", "")
    )
    free = "{owner: Ana, cost: 0, zone: hand}"
    play = situation("planning:2.2", f"{table}allies: {{Pim: {free}, Cook: {free}}}", "Ana plays Pim")

    assert may(play, "Ana plays Cook") is False


def test_who_leaves_a_stage() -> None:
    assert (
        value(at("When the players advance from this stage, raise each player's threat by 2."), "threat of Ben") == 22
    )


@pytest.mark.parametrize(
    "text", ["You have crossed the river, but you are not safe yet.", "Players have now gone away."]
)
def test_what_the_players_have_done_is_told(text: str) -> None:
    """anatomy-flavor-text: it says what has been, and nothing that is done."""
    found = read_box(f"When Revealed: Add Orc to the staging area. {text}", frozenset(), Lexicon(name=("Orc",)))

    assert found.sentences[-1].reminds is text.startswith(("You have crossed",))
