"""Stages by number, otherwise, what the players pay as a group: invented cards, results worked out by hand first."""

from __future__ import annotations

import pytest
from situations import choices, may, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation, value_now

TABLE = """
players: {Ana: {threat: 30, hand: 4}, Ben: {threat: 30, hand: 4}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 3, traits: [Ranger, Noble], threat-cost: 8, text: TEXT}
  Odo: {owner: Ben, sphere: lore, resources: 1, traits: [Hobbit]}
  Fara: {owner: Ana, sphere: lore, threat-cost: 9, zone: discard pile}
allies: {Scout: {owner: Ana, traits: [Ranger]}, Cook: {owner: Ana, traits: [Hobbit]}}
locations: {Fen: {}, Fen2: {title: Fen}, Ford: {}, Hill: {}}
enemies: {Orc: {hp: 3, traits: [Orc], text: FOE}, Wolf: {hp: 3, traits: [Creature]}}
quests:
  Road: {points: 9, progress: 3, stage: 1, text: QUEST}
  Wood: {points: 5, stage: 2, last: yes}
  Moor: {points: 5, stage: 2, last: yes}
  Gate: {points: 5, stage: 3}
encounter-deck: [Fen, Wolf, Fen2, Ford, Hill]
"""


def table(text: str = "", quest: str = "", foe: str = "") -> str:
    return TABLE.replace("TEXT", repr(text)).replace("QUEST", repr(quest)).replace("FOE", repr(foe))


PUSH = "Action: Place 6 progress on the current quest."


def test_the_players_advance_to_a_stage_by_its_number() -> None:
    """quest-advancement: not to the next stage in the deck, but to the one that is named, without progress."""
    play = situation(
        "action-window", table(PUSH, "Forced: When this stage is defeated, advance to stage 3."), "Ana uses Hild"
    )

    assert value(play, "current quest") == "Gate"
    assert value(play, "progress on Gate") == 0


def test_a_stage_left_before_it_is_defeated() -> None:
    play = situation("action-window", table("Action: Advance to stage 3A."), "Ana uses Hild")

    assert value(play, "current quest") == "Gate"


def test_as_soon_as_something_is_so() -> None:
    play = situation(
        "action-window",
        table("Action: Discard Orc.", "If there are no Orc enemies in play, advance to stage 3."),
        "Ana uses Hild",
    )

    assert value(play, "current quest") == "Gate"


@pytest.mark.parametrize("stage", ["Wood", "Moor"])
def test_chance_says_which_stage_of_a_number_comes(stage: str) -> None:
    text = "Forced: When this stage is defeated, advance to a random stage 2A."
    play = situation("action-window", table(PUSH, text), "Ana uses Hild", f"chance falls on {stage}")

    assert value(play, "current quest") == stage


@pytest.mark.parametrize(("quest", "stage"), [("Orc", "Gate"), ("Hobbit", "Wood")])
def test_otherwise(quest: str, stage: str) -> None:
    """effects: one of the two is done, never both."""
    text = f"Forced: When this stage is defeated, if there is an {quest} enemy in play, advance to stage 3. "
    play = situation("action-window", table(PUSH, text + "Otherwise, advance to stage 2."), "Ana uses Hild")

    assert value(play, "current quest") == stage


def test_otherwise_is_settled_before_the_first_is_done() -> None:
    text = "Action: If Orc is in play, discard Orc. Otherwise, raise your threat by 5."
    play = situation("action-window", table(text), "Ana uses Hild")

    assert value(play, "threat of Ana") == 30
    assert value(play, "place of Orc") == "discard pile"


def test_starting_threat_counts_heroes_that_are_gone() -> None:
    """initial-threat: 8 and 9, whatever became of the heroes."""
    play = situation(
        "action-window", table("Action: Reduce your threat to your starting threat level."), "Ana uses Hild"
    )

    assert value(play, "threat of Ana") == 17


@pytest.mark.parametrize(
    ("text", "able"),
    [
        ("Action: Exhaust Hild to ready an ally that shares a Trait with Hild.", ["Scout"]),
        ("Action: If Hild shares a Trait with Odo, exhaust Odo.", []),
    ],
)
def test_traits_in_common(text: str, able: list[str]) -> None:
    rows = table(text).replace("traits: [Ranger]}", "traits: [Ranger], exhausted: yes}")
    play = situation("action-window", rows)

    assert may(play, "Ana uses Hild") is bool(able)


def test_each_player_finds_a_location_of_another_title() -> None:
    """search: Ana takes Fen, so Ben may take Ford or Hill, not the other Fen."""
    text = "Forced: When this stage is defeated, each player searches the encounter deck for a different location "
    play = situation(
        "action-window", table(PUSH, text + "and adds it to the staging area."), "Ana uses Hild", "Ana chooses Fen"
    )

    assert {each for each in choices(play) if "chooses" in each} == {"Ben chooses Ford", "Ben chooses Hill"}


def test_each_player_discards_until_an_enemy_comes() -> None:
    text = "Forced: When this stage is defeated, each player discards cards from the top of the encounter deck until "
    text += "he discards an enemy and puts that enemy into play engaged with him."
    rows = table(PUSH, text).replace("[Fen, Wolf, Fen2, Ford, Hill]", "[Fen, Wolf, Fen2, Orc, Hill]")
    play = situation("action-window", rows, "Ana uses Hild")

    assert [value(play, f"place of {each}") for each in ("Fen", "Fen2", "Hill")] == ["discard pile"] * 2 + ["deck"]
    assert (value(play, "player engaged with Wolf"), value(play, "player engaged with Orc")) == ("Ana", "Ben")


HIRED = "Forced: At the end of the round, discard Scout unless the players as a group spend 1 lore resource."


@pytest.mark.parametrize(("resources", "place", "left"), [(1, "play area", 0), (0, "discard pile", 0)])
def test_what_the_players_pay_as_a_group(resources: int, place: str, left: int) -> None:
    """Only Odo has the icon: Ben's resource may keep Ana's ally; without one it is discarded."""
    rows = table().replace("traits: [Ranger]}", f"traits: [Ranger], text: {HIRED!r}}}")
    rows = rows.replace("sphere: lore, resources: 1", f"sphere: lore, resources: {resources}")
    paid = ("Ana selects spend 1 resource from a lore hero",) if resources else ()
    play = situation("round:0.1", rows, *paid)

    assert (value(play, "place of Scout"), value(play, "resources on Odo")) == (place, left)


@pytest.mark.parametrize("leave", [True, False])
def test_any_number_of_defenders(leave: bool) -> None:
    text = "Ana may declare any number of her eligible characters as defenders against each enemy attacking her"
    rows = table().replace("hp: 3, traits: [Orc]", "hp: 3, engaged: Ana, traits: [Orc]")
    rows += "attack: {enemy: Orc, player: Ana}\n" + (f"effects: [{text}]\n" if leave else "")
    play = situation("enemy-attack:6.4.1", rows)

    assert may(play, "Ana defends with Hild, Scout and Cook") is leave


def test_an_additional_defender_is_no_leave_for_others() -> None:
    """multiple-defenders: Scout may come in addition to one other; two others may not."""
    scout = "Scout may be declared as an additional defender."
    rows = table().replace("traits: [Ranger]}", f"traits: [Ranger], text: {scout!r}}}")
    rows = rows.replace("hp: 3, traits: [Orc]", "hp: 3, engaged: Ana, traits: [Orc]")
    play = situation("enemy-attack:6.4.1", rows + "attack: {enemy: Orc, player: Ana}\n")

    assert may(play, "Ana defends with Hild and Scout")
    assert not may(play, "Ana defends with Hild and Cook")


@pytest.mark.parametrize(("by", "placed"), [("Ana", 0), ("Ben", 1)])
def test_after_all_players_have_committed_characters(by: str, placed: int) -> None:
    """3.2: Ana commits first; only when Ben has committed as well are the characters committed."""
    text = "Forced: After characters are committed to the quest, place 1 resource token on Road."
    steps = ("Ana commits Cook", *(("Ben commits nobody",) if by == "Ben" else ()))
    play = situation("quest:3.2-commit", table(quest=text), *steps)

    assert value_now(play, "resources on Road") == placed


DECK = "players: {Ana: {threat: 30, hand: 4, deck: [Axe, Bow, Cup, Dirk]}"
GEAR = "attachments: {Axe: {traits: [Weapon]}, Bow: {traits: [Weapon]}, Cup: {}, Dirk: {}}\n"
SORTED = "Action: Look at the top 3 cards of your deck and put them back in any order."
SOUGHT = "Action: Search the top 3 cards of your deck for 1 Weapon card and add it to your hand. "


def deck(play: Played) -> list[str]:
    return list(getattr(play.stages[-1].position.things["Ana"], "deck", ()))


def test_looked_at_and_put_back_in_any_order() -> None:
    rows = table(SORTED).replace("players: {Ana: {threat: 30, hand: 4}", DECK) + GEAR
    play = situation("action-window", rows, "Ana uses Hild", "Ana chooses Cup", "Ana chooses Axe")

    assert deck(play) == ["Cup", "Axe", "Bow", "Dirk"]


def test_another_player_puts_them_back() -> None:
    text = "Action: Choose a player. That player looks at the top 3 cards of his deck and then returns them to the top "
    rows = table(text + "of his deck in any order.").replace("players: {Ana: {threat: 30, hand: 4}", DECK) + GEAR
    rows = rows.replace("Ben: {", "Ben: {first: yes, ").replace(
        "{owner: Ana, sphere: spirit", "{owner: Ben, sphere: spirit"
    )
    play = situation("action-window", rows, "Ben uses Hild", "Ben chooses Ana", "Ana chooses Cup", "Ana chooses Axe")

    assert deck(play) == ["Cup", "Axe", "Bow", "Dirk"]


def test_the_cards_not_found_go_back_in_any_order() -> None:
    """search: Bow is found among three; Axe and Cup are put back, Dirk was never seen."""
    text = SOUGHT + "Put the remaining cards back in any order."
    rows = table(text).replace("players: {Ana: {threat: 30, hand: 4}", DECK) + GEAR
    play = situation("action-window", rows, "Ana uses Hild", "Ana chooses Bow", "Ana chooses Cup")

    assert deck(play) == ["Cup", "Axe", "Dirk"]


def test_cards_are_discarded_until_as_many_have_come() -> None:
    """Fen, Wolf, Fen2, Orc: with the second enemy it is over; both are added to the staging area."""
    text = "Action: Discard cards from the top of the encounter deck until X enemies are discarded, where X is the "
    text += "number of players. Add each enemy discarded this way to the staging area."
    rows = table(text).replace("[Fen, Wolf, Fen2, Ford, Hill]", "[Fen, Wolf, Fen2, Orc, Hill]")
    play = situation("action-window", rows, "Ana uses Hild")

    assert [value(play, f"place of {each}") for each in ("Wolf", "Orc")] == ["staging area"] * 2
    assert [value(play, f"place of {each}") for each in ("Fen", "Fen2", "Hill")] == ["discard pile"] * 2 + ["deck"]


@pytest.mark.parametrize(("place", "progress"), [("Ford", 2), ("Hill", 1)])
def test_another_amount_for_the_card_that_is_picked(place: str, progress: int) -> None:
    text = "Action: Place 1 progress on a location. (2 progress instead if that location has the Forest trait.)"
    rows = (
        table(text)
        .replace("Ford: {}", "Ford: {traits: [Forest]}")
        .replace("encounter-deck: [Fen, Wolf, Fen2, Ford, Hill]", "encounter-deck: [Fen, Wolf, Fen2]")
    )
    play = situation("action-window", rows, "Ana uses Hild", f"Ana chooses {place}")

    assert value(play, f"progress on {place}") == progress


def test_put_into_play_under_the_control_of_the_first_player() -> None:
    """control-default: a character of the scenario comes to the first player, not to the staging area."""
    text = "Forced: When this stage is defeated, put Lady into play under the control of the first player."
    rows = table(PUSH, text) + "objectives: {Lady: {zone: set aside, willpower: 2, attack: 0, defense: 1, hp: 3}}\n"
    play = situation("action-window", rows, "Ana uses Hild")

    assert (value(play, "place of Lady"), value(play, "controller of Lady")) == ("play area", "Ana")


@pytest.mark.parametrize(("listed", "able"), [("Fen, Wolf, Orc", True), ("Fen, Orc", False)])
def test_one_that_is_sought_unless_it_is_in_play(listed: str, able: bool) -> None:
    """A Troll that is not in the deck is in play: then no other one is looked for."""
    text = "Action: Search the encounter deck for 1 Troll (if one is not already in play), and place it in the staging "
    rows = table(text + "area.").replace("Wolf: {hp: 3, traits: [Creature]}", "Wolf: {title: Troll}")
    play = situation("action-window", rows.replace("[Fen, Wolf, Fen2, Ford, Hill]", f"[{listed}]"))

    assert may(play, "Ana uses Hild") is able


@pytest.mark.parametrize(("cards", "result"), [(1, "the players lose"), (2, "goes on")])
def test_a_deck_without_cards(cards: int, result: str) -> None:
    rows = table(
        "Action: Discard the top card of your deck.", "If any player has no cards in his deck, the players lose."
    )
    play = situation(
        "action-window", rows.replace("{threat: 30, hand: 4}, Ben", f"{{deck: {cards}}}, Ben"), "Ana uses Hild"
    )

    assert (value(play, "result") == "the players lose") is (result == "the players lose")
