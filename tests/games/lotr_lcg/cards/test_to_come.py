"""The next time that something happens, the next card that comes; costs that are named behind the target."""

from __future__ import annotations

import pytest
from situations import may, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, first: yes, hand: HAND, deck: [Pot, Pan]}, Ben: {threat: 30}}
heroes:
  Hild: {owner: Ana, willpower: 3, attack: 3, hp: 5, sphere: spirit, resources: 5, text: "TEXT"}
  Odo: {owner: Ana, willpower: 2, attack: 2, hp: 5, exhausted: yes}
  Ulf: {owner: Ben, hp: 5}
allies: {Pot: {owner: Ana}, Pan: {owner: Ana}, Imp: {owner: Ana, sphere: spirit, cost: 2, willpower: 2, text: "ALLY"}}
quests: {Road: {stage: 1, quest-points: 20}}
enemies:
  Orc: {engagement-cost: 40, threat: 2, hp: 4, defense: 0, traits: [Orc]}
  Imp Lord: {engagement-cost: 40, threat: 1, hp: 4}
  Wolf: {engagement-cost: 40, threat: 3, hp: 4, engaged: Ana}
"""


def table(text: str, more: str = "", hand: str = "[]", ally: str = "") -> str:
    return TABLE.replace("TEXT", text).replace("HAND", hand).replace("ALLY", ally) + more


DECK = "encounter-deck: [Orc, Imp Lord]\n"


@pytest.mark.parametrize("which", ["next", "first"])
def test_the_next_enemy_that_is_revealed(which: str) -> None:
    """Of two that are revealed the first one takes it."""
    text = f"Action: Exhaust Hild to deal 2 damage to the {which} enemy revealed from the encounter deck this phase."
    play = situation("quest:aw-3.1", table(text, DECK), "Ana uses Hild", "Ana commits nobody", "Ben commits nobody")

    assert (value(play, "damage on Orc"), value(play, "damage on Imp Lord")) == (2, 0)


def test_a_location_is_not_the_next_enemy() -> None:
    text = "Action: Exhaust Hild to deal 2 damage to the next enemy revealed this phase."
    more = "locations: {Hill: {threat: 1, quest-points: 5}}\nencounter-deck: [Hill, Orc]\n"
    play = situation("quest:aw-3.1", table(text, more), "Ana uses Hild", "Ana commits nobody", "Ben commits nobody")

    assert value(play, "damage on Orc") == 2


def test_the_threat_of_the_next_one_is_lowered_for_the_phase() -> None:
    text = (
        "Action: Exhaust Hild to lower the threat of the next enemy that enters the staging area to 0 until "
        "the end of the phase."
    )
    play = situation("quest:aw-3.1", table(text, DECK), "Ana uses Hild", "Ana commits nobody", "Ben commits nobody")

    assert value(play, "threat of Ana") == 31  # 1 threat against 0 willpower.


@pytest.mark.parametrize(("commits", "left"), [("Ana commits Hild", 1), ("Ana commits nobody", 0)])
def test_if_the_quest_goes_well(commits: str, left: int) -> None:
    text = "Action: Spend 1 spirit resource to choose a player. If you quest successfully this phase, draw 1 card."
    chosen = ("Ana uses Hild", "Ana chooses Ana", commits, "Ben commits nobody")
    more = "encounter-deck: [Orc]\n" if left else DECK
    play = situation("quest:aw-3.1", table(text, more), *chosen)

    assert value(play, "cards in hand of Ana") == (left if value(play, "quest result") == "success" else 0)


def test_the_next_time_only() -> None:
    """Two enemies engage Ana; the first of them is damaged."""
    text = "Action: Exhaust Hild to draw 1 card. The next time an enemy engages you this round, deal 1 damage to it."
    ally = "Action: Raise your threat by 1 to engage an enemy in the staging area."
    chosen = ("Ana uses Hild", "Ana uses Imp", "Ana chooses Orc", "Ana uses Imp")
    play = situation("action-window", table(text, ally=ally), *chosen)

    assert sorted(value(play, "enemies engaged with Ana")) == ["Imp Lord", "Orc", "Wolf"]
    assert (value(play, "damage on Orc"), value(play, "damage on Imp Lord")) == (1, 0)


def test_a_cost_behind_the_target() -> None:
    text = "Action: Choose an engaged enemy. Exhaust Hild and discard a card from your hand to deal 2 damage to it."
    play = situation("action-window", table(text, hand="[Imp]"), "Ana uses Hild")

    assert (value(play, "Hild is exhausted"), value(play, "Imp is in hand")) == (True, False)
    assert value(play, "damage on Wolf") == 2
    assert not may(situation("action-window", table(text)), "Ana uses Hild")


def test_what_is_chosen_is_no_cost() -> None:
    text = "Action: Choose an enemy and raise your threat by 2 to deal 1 damage to that enemy."
    play = situation("action-window", table(text), "Ana uses Hild", "Ana chooses Wolf")

    assert (value(play, "threat of Ana"), value(play, "damage on Wolf")) == (32, 1)


def test_into_play_from_your_hand_is_not_engaged_with_you() -> None:
    ally = "Quest Action: Spend 1 spirit resource to put Imp into play from your hand."
    play = situation("quest:aw-3.2", table("", ally=ally, hand="[Imp]"), "Ana uses Imp")

    assert (value(play, "place of Imp"), value(play, "controller of Imp")) == ("play area", "Ana")
    assert "Imp is engaged with Ana." not in [line.text for line in play.lines]


def test_into_play_exhausted_and_committed() -> None:
    ally = "Action: Spend 1 spirit resource to put Imp into play from your hand, exhausted and committed to the quest."
    play = situation("quest:aw-3.2", table("", ally=ally, hand="[Imp]"), "Ana uses Imp")

    texts = [line.text for line in play.lines]
    assert "Imp is committed to the quest." in texts
    assert (value(play, "Imp is exhausted"), value(play, "controller of Imp")) == (True, "Ana")


@pytest.mark.parametrize(("top", "place"), [("allies", "play area"), ("events", "discard pile")])
def test_if_not_is_the_other_case(top: str, place: str) -> None:
    text = "Action: Look at the top card of your deck. If it is an ally, put it into play. If not, discard it."
    board = table(text).replace("Pot: {owner: Ana}, ", "") if top == "events" else table(text)
    board += "events: {Pot: {owner: Ana, text: 'Action: Draw 1 card.'}}\n" if top == "events" else ""

    assert value(situation("action-window", board, "Ana uses Hild"), "place of Pot") == place


def test_all_damage_just_dealt() -> None:
    text = "Response: Exhaust Hild to cancel all damage just dealt to a hero."
    hurt = "Action: Exhaust Imp to deal 3 damage to Odo."
    board = table(text, ally=hurt)
    play = situation("action-window", board, "Ana uses Imp", "Ana uses Hild")

    assert value(play, "damage on Odo") == 0


@pytest.mark.parametrize(
    "text",
    [
        "The next time you engage an enemy this round, deal 2 damage to it.",
        "Deal 2 damage to the next enemy revealed this phase.",
        "Action: Choose a hero. The next time that hero would be dealt damage this phase, cancel that damage.",
        "Action: Draw 1 card. Exhaust this card to draw 1 card.",
        "Action: Choose a location and raise your threat by X to discard it. X is that location's threat.",
    ],
)
def test_what_is_not_clear_is_unread(text: str) -> None:
    assert RULES.collected is not None
    assert RULES.collected.read(PrintedCard("Pell", "ally", text=(text,))).status != "read"
