"""Wordings on cards of players: what is canceled, paid, counted or revealed; invented cards, worked out by hand."""

from __future__ import annotations

import pytest
from situations import choices, may, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

QUEST = """
players: {Ana: {threat: 30, first: yes, deck: 9}, Ben: {threat: 30, deck: 9}}
heroes:
  Hild: {owner: Ana, willpower: 1, hp: 5, sphere: spirit, resources: 2, text: TEXT}
  Ulf: {owner: Ben, willpower: 1, hp: 5}
quests: {Road: {points: 20}}
enemies: {Orc: {threat: 2, hp: 4, engagement-cost: 45}, Imp: {threat: 1, hp: 4, engagement-cost: 45}}
locations: {Hill: {threat: 3, points: 5}, Fen: {threat: 1, points: 5}}
treacheries: {Gloom: {text: "When Revealed: Deal 3 damage to each hero."}}
"""


def quest(text: str, deck: str, *chosen: str) -> Played:
    table = QUEST.replace("TEXT", repr(text)) + f"encounter-deck: {deck}\n"
    return situation("quest:3.2", table, *(chosen or ("Ana commits Hild", "Ben commits nobody")))


AS_REVEALED = "While Hild is committed to a quest, deal 1 damage to each enemy as it is revealed by the encounter deck."


def test_each_enemy_as_it_is_revealed() -> None:
    """Every enemy of the staging step takes 1, and no location does."""
    play = quest(AS_REVEALED, "[Orc, Imp]")
    assert (value(play, "damage on Orc"), value(play, "damage on Imp")) == (1, 1)


def test_nothing_as_it_is_revealed_where_she_does_not_quest() -> None:
    play = quest(AS_REVEALED, "[Orc, Imp]", "Ana commits nobody", "Ben commits Ulf")
    assert value(play, "damage on Orc") == 0


def test_the_first_location_revealed_each_round() -> None:
    text = "While Hild is committed to the quest, place 1 progress on the first location revealed each round."
    play = quest(text, "[Hill, Fen]")
    assert (value(play, "progress on Hill"), value(play, "progress on Fen")) == (1, 0)


def test_no_threat_from_an_unsuccessful_quest() -> None:
    """3.4-failure: 1 willpower against 7 threat (Hill and Fen lie there already) would raise both dials by 6."""
    text = "Players do not raise their threat from questing unsuccessfully."
    assert value(quest(text, "[Orc, Imp]"), "threat of Ana") == 30
    assert value(quest("", "[Orc, Imp]"), "threat of Ben") == 36


@pytest.mark.parametrize(
    "text",
    [
        "Response: After a treachery card is revealed from the encounter deck, cancel its when revealed effects.",
        "Response: After a treachery is revealed, spend 1 resource to cancel its 'when revealed' effects.",
    ],
)
def test_when_revealed_effects_are_canceled_after_it_is_revealed(text: str) -> None:
    """cancel-treachery: in time, though it is called after; the card is discarded all the same."""
    table = QUEST.replace("TEXT", repr(text)) + "encounter-deck: [Gloom]\n"
    play = situation("reveal", table, "Ana uses Hild")
    assert (value(play, "damage on Hild"), value(play, "place of Gloom")) == (0, "discard pile")


FIGHT = """
players: {Ana: {threat: 30, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 5, attack: 2, defense: 1, sphere: spirit, resources: RES, text: TEXT}
enemies: {Orc: {engaged: Ana, hp: 4, attack: 3, shadow: [Fog]}, Rat: {engaged: Ana, hp: 4, attack: 1}}
treacheries: {Fog: {text: "Shadow: Attacking enemy gets +2 attack."}}
quests: {Road: {points: 9}}
attack: {enemy: Orc, player: Ana}
"""


def fight(text: str, where: str, *chosen: str) -> Played:
    return situation(where, FIGHT.replace("TEXT", repr(text)).replace("RES", "1"), *chosen)


def test_an_attack_is_canceled() -> None:
    """cancel-no-further: neither the shadow effect nor damage; the enemy stays where it is, unless it is sent away."""
    text = "Response: After Hild is declared as a defender against an enemy, spend 1 resource to cancel that attack."
    play = fight(text, "enemy-attack:6.4.1", "Ana defends with Hild", "Ana uses Hild")

    assert (value(play, "damage on Hild"), value(play, "player engaged with Orc")) == (0, "Ana")
    assert value(fight("", "enemy-attack:6.4.1", "Ana defends with Hild"), "damage on Hild") == 4


def test_an_attack_is_canceled_as_it_begins() -> None:
    text = "Response: When an enemy attacks you, spend 1 resource to cancel that attack."
    play = fight(text, "enemy-attack:6.4b-initiates", "Ana uses Hild")
    assert value(play, "damage on Hild") == 0


def test_discarded_unless_its_player_pays() -> None:
    """Who has nothing to pay with has no choice."""
    text = "Forced: At the end of the round, discard Imp unless you spend 1 resource."
    table = FIGHT.replace("TEXT", "''").replace("attack: {enemy: Orc, player: Ana}\n", "")
    table += f"allies: {{Imp: {{owner: Ana, text: {text!r}}}}}\n"
    rich = situation("round:VII", table.replace("RES", "1"))
    assert choices(rich) == ["Ana selects spend 1 resource from a hero you control", "Ana selects discard this card"]
    poor = situation("round:VII", table.replace("RES", "0"))
    assert value(poor, "place of Imp") == "discard pile"


def test_different_attachments() -> None:
    """Two of one title count once, and those of the encounter deck not at all."""
    text = "Hild gets +1 attack and +1 hit point for each different player card attachment she has."
    board = FIGHT.replace("TEXT", repr(text)).replace("RES", "1")
    board += "attachments:\n" + "".join(
        f"  {name}: {{owner: Ana, title: {title}, on: Hild}}\n"
        for name, title in (("A", "Bow"), ("B", "Bow"), ("C", "Ring"))
    )
    assert value(situation("action-window", board), "attack of Hild") == 4


def test_the_ring_bearer() -> None:
    """The hero with that trait, who is the only one."""
    board = FIGHT.replace("TEXT", "''").replace("RES", "1").replace("Hild: {", "Hild: {traits: [Ring-bearer], ")
    board = board.replace("enemies:", "  Odo: {owner: Ana, hp: 3}\nenemies:")
    board += "attachments: {Coat: {owner: Ana, zone: hand, text: 'Attach to the Ring-bearer.'}}\n"
    assert value(situation("planning", board), "possible hosts of Coat") == ["Hild"]


def test_a_limit_in_figures() -> None:
    """Limit 1 per phase: once."""
    text = "Action: Spend 1 resource to draw 1 card. (Limit 1 per phase.)"
    board = FIGHT.replace("TEXT", repr(text)).replace("RES", "3").replace("attack: {enemy: Orc, player: Ana}\n", "")
    assert may(situation("action-window", board), "Ana uses Hild") is True
    assert may(situation("action-window", board, "Ana uses Hild"), "Ana uses Hild") is False


def test_committed_to_a_side_quest() -> None:
    """current-quest: only while one was chosen in the place of the main quest."""
    board = QUEST.replace("TEXT", "'Hild gets +2 willpower while committed to a side quest.'") + "encounter-deck: 0\n"
    board += "side-quests: {Hunt: {points: 9, victory: 1}}\n"
    chosen = ("Ana commits Hild", "Ben commits nobody")
    beside = situation("quest", board, "Ana chooses Hunt as the current quest", *chosen)
    assert value(beside, "threat of Ana") == 30 + 7 - 3
    assert value(situation("quest", board, "Ana chooses Road as the current quest", *chosen), "threat of Ana") == 36


HALL = """
players: {Ana: {threat: 30, deck: 9, hand: [Pot, Pan]}, Ben: {threat: 30, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 5, damage: 1, sphere: spirit, resources: 3, text: TEXT}
  Odo: {owner: Ana, hp: 5, damage: 3, willpower: 2}
  Ulf: {owner: Ben, hp: 5, damage: 2}
allies:
  Pot: {owner: Ana, cost: 4, traits: [Dwarf]}
  Pan: {owner: Ana, cost: 1, traits: [Dwarf]}
  Pin: {owner: Ana, cost: 5, zone: discard pile, traits: [Dwarf]}
  Tub: {owner: Ben, cost: 5, zone: discard pile, traits: [Dwarf]}
enemies: {Orc: {zone: victory display, victory: 2}}
treacheries: {Gloom: {zone: victory display}, Fog: {zone: victory display}}
quests: {Road: {points: 9}}
"""


def hall(text: str, *chosen: str) -> Played:
    return situation("action-window", HALL.replace("TEXT", repr(text)), *chosen)


def test_damage_is_healed_among_several() -> None:
    """Up to 3 from all of them together, and none from a hero of somebody else."""
    text = "Action: Spend 1 resource to heal up to 3 damage from heroes you control."
    once = ("Ana uses Hild", "Ana does it")
    assert choices(hall(text, *once)) == ["Ana chooses Hild", "Ana chooses Odo"]
    again = ("Ana chooses Odo", "Ana does it", "Ana chooses Odo", "Ana does it", "Ana chooses Hild")
    play = hall(text, *once, *again)
    assert [value(play, f"damage on {name}") for name in ("Hild", "Odo", "Ulf")] == [0, 1, 2]


def test_a_card_from_the_hand_or_the_discard_pile() -> None:
    """One of 3 or more of your own, wherever of the two it is."""
    text = "Action: Spend 1 resource to put a Dwarf ally of cost 3 or more in your hand or discard pile into play."
    assert choices(hall(text, "Ana uses Hild")) == ["Ana chooses Pot", "Ana chooses Pin"]
    play = hall(text, "Ana uses Hild", "Ana chooses Pin")
    assert (value(play, "place of Pin"), value(play, "place of Pot")) == ("play area", "hand")


def test_cards_worth_no_victory_points() -> None:
    """Two of the three in the display."""
    text = "Hild gets +1 hit point for each card worth no victory points in the victory display."
    assert value(hall(text), "hit points of Hild") == 7


@pytest.mark.parametrize(
    ("many", "attack"), [("2 or more enemies", 3), ("at least 3 enemies", 2), ("at least 1 enemy", 3)]
)
def test_engaged_with_so_many(many: str, attack: int) -> None:
    """Ana is engaged with two, so three would be more than there are."""
    text = f"While you are engaged with {many}, Hild gets +1 attack."
    board = FIGHT.replace("TEXT", repr(text)).replace("RES", "1").replace("attack: {enemy: Orc, player: Ana}\n", "")
    assert value(situation("action-window", board), "attack of Hild") == attack


def test_the_cost_by_a_number_on_the_table() -> None:
    """Two heroes: 4 less 2, so 2 resources are enough."""
    text = "Reduce the cost to play Pot by the number of heroes you control."
    board = HALL.replace("TEXT", "''").replace("Pot: {", f"Pot: {{sphere: spirit, text: {text!r}, ")
    assert may(situation("planning:2.2", board.replace("resources: 3", "resources: 2")), "Ana plays Pot") is True
    assert may(situation("planning:2.2", board.replace("resources: 3", "resources: 1")), "Ana plays Pot") is False
