"""Wordings of real cards that were once misread, on invented cards; what must come out was worked out by hand first."""

from __future__ import annotations

import pytest
from situations import choices, happened, may, next_actor, value

from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: 4}, Ben: {threat: 30, hand: 4}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 3, text: TEXT}
  Ulf: {owner: Ana, sphere: tactics, exhausted: yes, traits: [Dwarf]}
  Odo: {owner: Ben, sphere: lore, traits: [Hobbit]}
enemies: {Orc: {engaged: Ana, traits: [Orc], hp: 9}, Wolf: {hp: 3, threat: 2}}
quests: {Road: {points: 9, progress: 3}}
"""


def used(text: str, *chosen: str, at: str = "action-window") -> object:
    return situation(at, TABLE.replace("TEXT", repr(text)), *chosen)


def test_that_player_draws_once() -> None:
    """`Choose a player. That player draws 2 cards`: 2, not 4."""
    play = used(
        "Action: Exhaust Hild to choose a player. That player draws 2 cards.", "Ana uses Hild", "Ana chooses Ben"
    )

    assert (value(play, "cards in hand of Ben"), value(play, "cards in hand of Ana")) == (6, 4)


def test_choose_a_player_to_draw() -> None:
    play = used("Action: Exhaust Hild to choose a player to draw 1 card.", "Ana uses Hild", "Ana chooses Ben")

    assert value(play, "cards in hand of Ben") == 5


def test_each_other_player() -> None:
    play = used("Action: Each other player draws 1 card.", "Ana uses Hild")

    assert (value(play, "cards in hand of Ben"), value(play, "cards in hand of Ana")) == (5, 4)


def test_the_player_with_the_highest_threat_is_one() -> None:
    """first-player-targets: with a tie one of the two is picked, and it is done once."""
    play = used("Action: The player with the highest threat draws 1 card.", "Ana uses Hild", "Ana chooses Ben")

    assert (value(play, "cards in hand of Ben"), value(play, "cards in hand of Ana")) == (5, 4)


REVEAL = """
players: {Ana: {threat: 30}, Ben: {threat: 30}}
heroes: {Hild: {owner: Ana}, Odo: {owner: Ben}}
enemies: ENEMIES
treacheries: {Gloom: {text: TEXT}, Second: {}, Third: {}}
encounter-deck: [Gloom, Second, Third]
"""


@pytest.mark.parametrize(("enemies", "threat"), [("{Orc: {traits: [Orc]}}", 33), ("{Rat: {}}", 30)])
def test_a_condition_that_opens_a_when_revealed_counts(enemies: str, threat: int) -> None:
    text = '"When Revealed: If there is an Orc enemy in the staging area, each player raises his threat by 3."'
    play = situation("reveal", REVEAL.replace("TEXT", text).replace("ENEMIES", enemies))

    assert value(play, "threat of Ana") == threat


def test_the_top_card_of_the_encounter_deck_is_that_deck_s() -> None:
    text = '"When Revealed: Discard the top card of the encounter deck."'
    play = situation("reveal", REVEAL.replace("TEXT", text).replace("ENEMIES", "{}"))

    assert value(play, "place of Second") == "discard pile"


def test_x_for_others() -> None:
    """`each enemy gets +X threat. X is the number of players`: 2 here, not 0."""
    text = (
        '"When Revealed: Each enemy gets +X threat until the end of the phase. X is the number of players in the game."'
    )
    play = situation("reveal", REVEAL.replace("TEXT", text).replace("ENEMIES", "{Orc: {threat: 1}}"))

    assert value(play, "threat strength of Orc") == 3


def test_trait_or_sphere() -> None:
    """`Attach to a Dwarf or [spirit] hero`: either will do."""
    table = (
        TABLE.replace("TEXT", '""') + 'attachments: {Rune: {owner: Ana, text: "Attach to a Dwarf or [spirit] hero."}}\n'
    )

    assert value(situation("action-window", table), "possible hosts of Rune") == ["Hild", "Ulf"]


def test_a_travel_cost_for_each_player() -> None:
    """`Each player must exhaust 1 hero he controls`: possible where each can, and not where one cannot."""
    table = """
    players: {Ana: , Ben: }
    heroes: {Hild: {owner: Ana}, Odo: {owner: Ben, exhausted: STATE}}
    locations: {Web: {text: "Travel: Each player must exhaust 1 hero he controls to travel here."}}
    """

    assert may(situation("travel", table.replace("STATE", "no")), "Ana travels to Web") is True
    assert may(situation("travel", table.replace("STATE", "yes")), "Ana travels to Web") is False
    play = situation("travel", table.replace("STATE", "no"), "Ana travels to Web")
    assert (value(play, "Hild is exhausted"), value(play, "Odo is exhausted")) == (True, True)


def test_another_is_not_the_one_that_paid() -> None:
    """`Exhaust 1 hero you control to choose and ready a different hero` on an event."""
    table = TABLE.replace("TEXT", '""').replace("hand: 4}, Ben", "hand: [Cause]}, Ben")
    table += (
        'events: {Cause: {cost: 0, text: "Action: Exhaust 1 hero you control to choose and ready a different hero."}}\n'
    )
    play = situation("action-window", table, "Ana plays Cause")

    assert value(play, "Hild is exhausted") is True
    assert choices(play) == ["Ana chooses Ulf", "Ana chooses Odo"]


SHADOW = """
players: {Ana: {threat: 20}, Ben: {threat: 20, first: yes}}
heroes: {Hild: {owner: Ana, hp: 9, defense: 0}, Odo: {owner: Ben}}
enemies: {Orc: {engaged: Ana, attack: 1, traits: [Raider], shadow: [Gloom]}}
treacheries: {Gloom: {text: TEXT}}
attack: {enemy: Orc, player: Ana, defenders: [Hild]}
"""


def test_if_attacking_enemy() -> None:
    text = '"Shadow: If attacking enemy is a Raider, deal 2 damage to the defending character."'

    assert value(situation("enemy-attack:6.4.2", SHADOW.replace("TEXT", text)), "damage on Hild") == 3


def test_you_in_a_shadow_effect_decides() -> None:
    """defending-player: what you may do in a shadow effect is the defending player's to decide."""
    text = '"Shadow: You may raise your threat by 1."'
    play = situation("enemy-attack:6.4.2", SHADOW.replace("TEXT", text))

    assert next_actor(play) == "Ana"


def test_optionally_engaged_is_not_engaged_by_a_check() -> None:
    table = """
    players: {Ana: {threat: 40}}
    heroes: {Hild: {owner: Ana, text: "Forced: After you optionally engage an enemy, draw 1 card."}}
    enemies: {Orc: {engagement: 20}}
    """

    assert happened(situation("engagement-checks", table), "drawn") == []


def test_causes_of_threat() -> None:
    """`raises his threat from the doomed keyword` waits for that keyword alone."""
    text = "Forced: After you raise your threat from the doomed keyword, add 1 resource to Hild."
    table = REVEAL.replace("{owner: Ana}", f'{{owner: Ana, text: "{text}"}}').replace("ENEMIES", "{}")
    other = situation("reveal", table.replace("TEXT", '"When Revealed: Each player raises their threat by 2."'))
    doomed = situation("reveal", table.replace("text: TEXT", "keywords: [doomed 2]"))

    assert (value(other, "resources of Hild"), value(doomed, "resources of Hild")) == (0, 1)


@pytest.mark.parametrize(
    ("second", "threat"), [("treacheries: {Gloom: {text: TEXT}, Second: {}, Third: {}}", 31), ("", 30)]
)
def test_the_discarded_card(second: str, threat: int) -> None:
    """`Discard the top card of the encounter deck. If it is a treachery, ...`: it is the card that was discarded."""
    more = "If it is a treachery, each player raises his threat by 1."
    text = f'"When Revealed: Discard the top card of the encounter deck. {more}"'
    other = "treacheries: {Gloom: {text: TEXT}}\nlocations: {Second: {zone: deck}, Third: {zone: deck}}"
    table = REVEAL.replace("treacheries: {Gloom: {text: TEXT}, Second: {}, Third: {}}", second or other)
    play = situation("reveal", table.replace("TEXT", text).replace("ENEMIES", "{}"))

    assert value(play, "threat of Ana") == threat


@pytest.mark.parametrize(("odo", "threat"), [("exhausted: yes", 30), ("exhausted: no", 30), ("damage: 0", 31)])
def test_if_nobody_was_exhausted_this_way(odo: str, threat: int) -> None:
    """What was done counts, though not all of it could be done."""
    more = "If no characters are exhausted by this effect, each player raises his threat by 1."
    text = f'"When Revealed: Exhaust each damaged character. {more}"'
    hild = "Hild: {owner: Ana, damage: 0}" if odo == "damage: 0" else "Hild: {owner: Ana, damage: 1}"
    table = REVEAL.replace("Hild: {owner: Ana}", hild).replace(
        "Odo: {owner: Ben}", f"Odo: {{owner: Ben, hp: 5, {odo if odo == 'damage: 0' else 'damage: 1, ' + odo}}}"
    )
    play = situation("reveal", table.replace("TEXT", text).replace("ENEMIES", "{}"))

    assert value(play, "threat of Ana") == threat


def test_a_response_of_a_card_that_has_just_left() -> None:
    """`After this card leaves play` is offered though the card is in the discard pile by then."""
    table = TABLE.replace("TEXT", '"Action: Discard an ally you control to draw 1 card."')
    table += 'allies: {Squire: {owner: Ana, text: "Response: After Squire leaves play, add 1 resource to Hild."}}\n'
    play = situation("action-window", table, "Ana uses Hild", "Ana uses Squire")

    assert value(play, "resources of Hild") == 4


def test_an_attachment_on_an_explored_location() -> None:
    """`After attached location is explored`: the attachment goes with it, and its response is still offered."""
    table = TABLE.replace("TEXT", '"Action: Place 3 progress on Ford."')
    table += "locations: {Ford: {points: 3}}\n"
    text = "Attach to a location. Response: After attached location is explored, draw 1 card."
    table += f'attachments: {{Stone: {{owner: Ana, on: Ford, text: "{text}"}}}}\n'
    play = situation("action-window", table, "Ana uses Hild", "Ana uses Stone")

    assert value(play, "cards in hand of Ana") == 5


def test_after_somebody_defends_the_attack_is_over() -> None:
    """`After Hild defends, discard Hild`: she takes the damage of the attack first."""
    text = "Forced: After Hild defends, discard Hild."
    table = SHADOW.replace("TEXT", '""').replace("hp: 9, defense: 0}", f'hp: 9, defense: 0, text: "{text}"}}')
    play = situation("enemy-attack:6.4.2", table)

    assert happened(play, "damaged") == ["Hild"]
    assert value(play, "place of Hild") == "discard pile"


@pytest.mark.parametrize(("enemies", "revealed"), [("{Orc: {traits: [Orc]}}", True), ("{Rat: {}}", False)])
def test_surge_gained_while_it_is_revealed(enemies: str, revealed: bool) -> None:
    """`While there is an Orc enemy in play, this gains surge`: a further card is revealed then."""
    text = '"While there is an Orc enemy in play, Gloom gains surge."'
    play = situation("reveal", REVEAL.replace("TEXT", text).replace("ENEMIES", enemies))

    assert (value(play, "place of Second") == "discard pile") is revealed


def test_by_hand() -> None:
    """The judge carries a sentence out himself, in the words of the cards or in short ones."""
    play = used("Action: Draw 1 card.", "by hand: deal 2 damage to Orc", "by hand: Each player draws 1 card.")

    assert value(play, "damage on Orc") == 2
    assert (value(play, "cards in hand of Ana"), value(play, "cards in hand of Ben")) == (5, 5)
    assert "By hand: deal 2 damage to Orc." in [line.text for line in play.lines]  # type: ignore[attr-defined]
