"""What quest cards say of each of many while it is so, and of what has been: invented cards, worked out by hand."""

from __future__ import annotations

import pytest
from situations import may, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation, value_now

TABLE = """
players: {Ana: {threat: 30, hand: 1}, Ben: {threat: 30, hand: 1}}
heroes:
  Hild: {owner: Ana, willpower: 2, hp: 5, resources: 3, text: "Action: Place 9 progress on the current quest."}
  Odo: {owner: Ben, willpower: 2, hp: 5, exhausted: yes}
allies: {Pim: {owner: Ana, hp: 3, text: ACTION}}
locations: {Fen: {points: 2, threat: 1}, Hill: {points: 2}}
enemies: {Orc: {engaged: Ana, hp: 3, threat: 1, attack: 2}, Wolf: {hp: 5, threat: 1, attack: 2}}
quests: {Road: {points: 9, stage: 1, text: QUEST}, Gate: {points: 5, stage: 2}}
"""


def at(
    quest: str, *chosen: str, action: str = "", where: str = "action-window", more: tuple[str, str] = ("", "")
) -> Played:
    return situation(where, TABLE.replace("QUEST", repr(quest)).replace("ACTION", repr(action)).replace(*more), *chosen)


EACH = {
    "Each enemy gets +2 threat while it is in the staging area.": ("threat strength", {"Orc": 1, "Wolf": 3}),
    "Enemies get +2 attack unless they are engaged with a player.": ("attack", {"Orc": 2, "Wolf": 4}),
    "All heroes get -1 willpower while they are exhausted.": ("willpower", {"Hild": 2, "Odo": 1}),
    "Each hero gets +1 willpower while he has 2 resources on him.": ("willpower", {"Hild": 3, "Odo": 2}),
    "Each hero gets -1 willpower while its controller is engaged with an enemy.": (
        "willpower", {"Hild": 1, "Odo": 2},
    ),
    "Each location gets +3 threat while it is not the active location.": ("threat strength", {"Fen": 4}),
}  # fmt: skip


@pytest.mark.parametrize("quest", EACH)
def test_each_of_them_while_it_is_so(quest: str) -> None:
    """qualifiers: Orc is engaged with Ana, who has Hild with 3 resources; Wolf and Fen are in the staging area."""
    of, values = EACH[quest]
    play = at(quest)

    assert {name: value_now(play, f"{of} of {name}") for name in values} == values


@pytest.mark.parametrize(
    ("quest", "hands"),
    [
        ("Each player cannot draw cards while he is engaged with an enemy.", (1, 2)),
        ("While a player is engaged with an enemy, he cannot draw cards.", (1, 2)),
        ("While a player controls no allies, that player cannot draw cards.", (2, 1)),
        ("If a player has a threat above 30, he cannot draw cards.", (2, 2)),
    ],
)
def test_each_player_for_himself(quest: str, hands: tuple[int, int]) -> None:
    """cannot: Ana is engaged with Orc and has Pim, Ben has neither; each has 1 card and would draw one."""
    play = at(quest, "Ana uses Pim", action="Action: Each player draws 1 card.")

    assert (value(play, "cards in hand of Ana"), value(play, "cards in hand of Ben")) == hands


@pytest.mark.parametrize(("damage", "place"), [(2, "staging area"), (3, "discard pile"), (4, "discard pile")])
def test_with_so_much_damage_on_it(damage: int, place: str) -> None:
    """letter-x: with 4 damage it has 3 damage too."""
    play = at(
        "If Wolf has 3 damage on it, discard it.", "Ana uses Pim", action=f"Action: Deal {damage} damage to Wolf."
    )

    assert value(play, "place of Wolf") == place


@pytest.mark.parametrize(("before", "threat"), [(0, 30), (1, 35), (2, 35), (3, 30)])
def test_as_a_resource_makes_it_so_many(before: int, threat: int) -> None:
    """The 3rd resource comes with these 2 if there were 1 or 2 before; not if it is still to come, or was there."""
    quest = "Forced: After the 3rd resource token is placed on this stage, raise each player's threat by 5."
    play = at(quest, "Ana uses Pim", action="Action: Place 2 resources on Road.",
              more=("stage: 1,", f"stage: 1, resources: {before},"))  # fmt: skip

    assert value(play, "threat of Ben") == threat


@pytest.mark.parametrize(("explored", "quest"), [("", "Road"), ("Fen", "Road"), ("Hill", "Gate")])
@pytest.mark.parametrize(
    "text",
    [
        "The players cannot advance to the next stage until Hill is explored.",
        "This stage cannot be defeated unless Hill has been explored.",
    ],
)
def test_what_has_been_explored_in_this_game(text: str, explored: str, quest: str) -> None:
    """constant-conditional: Fen is another location; Hild's 9 progress are enough for the stage."""
    chosen = ("Ana uses Pim",) if explored else ()
    play = at(text, *chosen, "Ana uses Hild", action=f"Action: Place 2 progress on {explored or 'Fen'}.")

    assert value(play, "current quest") == quest


@pytest.mark.parametrize(("owners", "quest"), [(("Ana", "Ana"), "Gate"), (("Ana", "Ben"), "Road")])
def test_the_first_player_controls_each_of_them(owners: tuple[str, str], quest: str) -> None:
    """Ana is the first player: with the Banner at Ben's side she has the Key alone."""
    told = f"objectives: {{Key: {{controller: {owners[0]}}}, Banner: {{controller: {owners[1]}}}}}\nquests:"
    text = "This stage cannot be defeated unless the first player controls Key and Banner."
    play = at(text, "Ana uses Hild", more=("quests:", told))

    assert value(play, "current quest") == quest


@pytest.mark.parametrize(("whom", "threat"), [("Orc", 32), ("Wolf", 32), ("Pim", 30)])
def test_whichever_of_two_it_is(whom: str, threat: int) -> None:
    quest = "Forced: After Orc or Wolf is destroyed, raise each player's threat by 2."

    assert value(at(quest, "Ana uses Pim", action=f"Action: Destroy {whom}."), "threat of Ben") == threat


@pytest.mark.parametrize(("where", "threat"), [("action-window", 32), ("combat:aw-6.2", 30)])
def test_outside_a_phase(where: str, threat: int) -> None:
    quest = "Forced: After an ally is damaged outside the combat phase, raise each player's threat by 2."

    assert (
        value(at(quest, "Ana uses Pim", action="Action: Deal 1 damage to Pim.", where=where), "threat of Ben") == threat
    )


@pytest.mark.parametrize(
    ("quest", "allowed"),
    [
        ("Player card effects cannot ready heroes.", False),
        ("Encounter card effects cannot ready heroes.", True),
        ("Player card effects cannot ready allies.", True),
    ],
)
def test_whose_effects_cannot_do_it(quest: str, allowed: bool) -> None:
    """cannot: Pim is a player card."""
    play = at(quest, action="Action: Exhaust Pim to ready Odo.")

    assert may(play, "Ana uses Pim") is allowed


@pytest.mark.parametrize(("deck", "over"), [("Hut", True), ("Hut, Den", False)])
def test_the_encounter_deck_runs_out(deck: str, over: bool) -> None:
    """Its top card is discarded."""
    quest = "If there are no cards left in the encounter deck, the players lose the game."
    cards = f"Hill: {{points: 2}}, Hut: {{}}, Den: {{}}}}\nencounter-deck: [{deck}]"
    action = "Action: Discard the top card of the encounter deck."
    play = at(quest, "Ana uses Pim", action=action, more=("Hill: {points: 2}}", cards))

    assert (value(play, "result") == "the players lose") is over


def test_no_cards_are_drawn_by_card_effects() -> None:
    quest = "Cards cannot be drawn by player card effects."

    assert may(at(quest, action="Action: Each player draws 1 card."), "Ana uses Pim") is False


@pytest.mark.parametrize(("text", "left"), [("except by questing", 0), ("by questing", 9)])
def test_progress_only_from_questing(text: str, left: int) -> None:
    """3.4-success: Hild's action is no questing; where that alone counts it changes nothing, and is refused."""
    play = at(f"Progress tokens cannot be placed on this stage {text}.")

    assert may(play, "Ana uses Hild") is bool(left)


def test_two_cards_by_their_names() -> None:
    action = "Action: Deal 1 damage to each enemy and each hero."
    play = at("Orc and Wolf cannot take damage.", "Ana uses Pim", action=action)

    assert [value(play, f"damage on {name}") for name in ("Orc", "Wolf", "Odo")] == [0, 0, 1]


def test_one_of_two_stages() -> None:
    """effects-select: the first player speaks for all."""
    quest = "Forced: After Wolf is destroyed, the players must choose to advance to stage 2A or stage 3A."
    more = ("Gate: {points: 5, stage: 2}", "Gate: {points: 5, stage: 2}, Mere: {points: 5, stage: 3}")
    play = at(quest, "Ana uses Pim", "Ana selects advance to stage 3", action="Action: Destroy Wolf.", more=more)

    assert value(play, "current quest") == "Mere"


@pytest.mark.parametrize(
    "text",
    [
        "Each enemy cannot be attacked unless it is engaged with a player and damaged.",
        "When Revealed: Exhaust each ally unless it is unique.",
        "When Revealed: The players may choose to advance to stage 2A or stage 3A.",
        "When Revealed: Each player may discard 1 card from his hand. If they do, reveal 1 encounter card.",
    ],
)
def test_what_is_not_clear(text: str) -> None:
    """`it` of each of many, where it is not said shortly; what may be left undone; which of the players did it."""
    assert RULES.collected.read(PrintedCard("Gloom", "quest", text=(text,))).status != "read"
