"""Initiating abilities and playing cards: restrictions, cost, payment, targets, in this order."""

from __future__ import annotations

from situations import choices, happened, may, value, why_not

from lotr_lcg.situations import situation

PAY = """
players: {Ana: {hand: [Song]}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 1}
  Ulf: {owner: Ana, sphere: tactics, resources: 2}
events: {Song: {sphere: SPHERE, cost: COST, text: "Action: Draw 1 card."}}
"""


def song(sphere: str, cost: int | str) -> str:
    return PAY.replace("SPHERE", sphere).replace("COST", str(cost))


def test_only_matching_heroes_pay() -> None:
    """resource-match: a spirit card of cost 2 is too much for one spirit resource."""
    assert why_not(situation("action-window", song("spirit", 2)), "Ana plays Song") >= {"resource-match"}
    assert may(situation("action-window", song("spirit", 1)), "Ana plays Song")


def test_neutral_takes_from_all() -> None:
    """neutral-combine: resources of different spheres pay for a neutral card."""
    play = situation("action-window", song("neutral", 3), "Ana plays Song")

    assert value(play, "resources of Hild") == 0
    assert value(play, "resources of Ulf") == 0


def test_zero_cost_needs_a_match() -> None:
    """resource-match-zero: a card that costs 0 still needs a hero of its sphere."""
    assert "resource-match-zero" in why_not(situation("action-window", song("lore", 0)), "Ana plays Song")


def test_x_may_be_zero_and_no_more_than_can_be_paid() -> None:
    """letter-x: X is named within what can be paid."""
    play = situation("action-window", song("tactics", "X"), "Ana plays Song")

    assert choices(play) == ["Ana names X = 0", "Ana names X = 1", "Ana names X = 2"]


def test_the_event_leaves_the_hand_and_is_discarded_last() -> None:
    """event-play-sequence: pay, resolve, then discard."""
    play = situation("action-window", song("tactics", 1), "Ana plays Song")

    assert happened(play, "initiated") == ["Song"]
    assert value(play, "discard pile of Ana") == ["Song"]
    assert value(play, "cards in hand of Ana") == 1


COSTS = """
players: {Ana: {threat: 30, hand: [Tale, Jest]}, Ben: }
heroes: {Hild: {owner: Ana, text: TEXT}, Odo: {owner: Ben}}
allies: {Scout: {owner: Ana}, Guard: {owner: Ben}}
events: {Tale: {text: "Action: Draw 1 card."}, Jest: {text: "Action: Draw 1 card."}}
enemies: {Orc: {engaged: Ana, hp: 5}}
"""


def test_costs_are_paid_with_ones_own_cards() -> None:
    """cost-own-elements: another player's ally cannot be exhausted for one's own cost."""
    play = situation(
        "action-window",
        COSTS.replace("TEXT", '"Action: Exhaust an ally to deal 1 damage to an enemy."'),
        "Ana uses Hild",
    )

    assert value(play, "Scout is exhausted") is True
    assert value(play, "Guard is exhausted") is False


def test_which_card_is_discarded_is_asked() -> None:
    """cost-out-of-play: the player says which cards from hand pay."""
    play = situation(
        "action-window",
        COSTS.replace("TEXT", '"Action: Discard 1 card from your hand to deal 1 damage to an enemy."'),
        "Ana uses Hild",
    )

    assert choices(play) == ["Ana pays with Tale", "Ana pays with Jest"]


def test_a_cost_that_cannot_be_paid() -> None:
    """exhausted-not-again: an exhausted card cannot exhaust for a cost."""
    table = COSTS.replace("TEXT", '"Action: Exhaust Hild to draw 1 card.", exhausted: yes')

    assert {"exhausted-not-again", "ability-cost-payable"} <= why_not(
        situation("action-window", table), "Ana uses Hild"
    )


def test_several_costs_at_once() -> None:
    """cost-simultaneous: both parts of a cost are paid, and the effect follows."""
    table = COSTS.replace("TEXT", '"Action: Exhaust Hild and discard an ally you control to draw 2 cards."')
    play = situation("action-window", table, "Ana uses Hild")

    assert happened(play, "exhausted") == ["Hild"]
    assert happened(play, "discarded") == ["Scout"]
    assert value(play, "cards in hand of Ana") == 4


def test_no_target_no_ability() -> None:
    """choose-no-target: an ability that chooses needs something to choose."""
    table = COSTS.replace("TEXT", '"Action: Choose a location. Place 1 progress on that location."')

    assert "choose-no-target" in why_not(situation("action-window", table), "Ana uses Hild")


def test_a_response_may_come_in_while_a_cost_is_paid() -> None:
    """initiating-responses: what a payment sets off can be responded to at once, before the effect."""
    table = """
    players: {Ana: {deck: 5}}
    heroes: {Hild: {owner: Ana, text: "Action: Exhaust Hild to draw 1 card."},
             Ulf: {owner: Ana, text: "Response: After a hero exhausts, draw 2 cards."}}
    """
    play = situation("action-window", table, "Ana uses Hild", "Ana uses Ulf")

    assert happened(play, "initiated") == ["Hild", "Ulf"]
    assert value(play, "cards in hand of Ana") == 3


def test_heal_the_unhurt() -> None:
    """triggered-potential: an effect that would change nothing cannot be used."""
    assert "triggered-potential" in why_not(
        situation("action-window", COSTS.replace("TEXT", '"Action: Heal 1 damage from Hild."')), "Ana uses Hild"
    )


PLANNING = """
players: {Ana: {hand: [Blade, Twin]}, Ben: }
heroes: {Hild: {owner: Ana, sphere: tactics, resources: 4, traits: [Rohan]}, Odo: {owner: Ben}}
allies: {Twin: {title: Hild, unique: yes, cost: 1, sphere: tactics}}
attachments: {Blade: {sphere: tactics, cost: 1, text: "Attach to a Rohan hero. Attached hero gets +1 attack."}}
enemies: {Orc: {engaged: Ana}}
"""


def test_attachments_only_where_they_fit() -> None:
    """attachment-needs-host: the words `attach to` are a restriction."""
    play = situation("planning:2.2", PLANNING)

    assert may(play, "Ana plays Blade on Hild")
    assert "attachment-restriction-once" in why_not(play, "Ana plays Blade on Odo")


def test_unique_by_title_whatever_the_type() -> None:
    """unique-no-second: an ally with the title of a hero in play is a second copy."""
    assert "unique-no-second" in why_not(situation("planning:2.2", PLANNING), "Ana plays Twin")


def test_on_another_players_hero_it_is_theirs() -> None:
    """attachment-other-player: it comes under the control of the character's controller."""
    table = PLANNING.replace("Odo: {owner: Ben}", "Odo: {owner: Ben, traits: [Rohan]}")
    play = situation("planning:2.2", table, "Ana plays Blade on Odo")

    assert value(play, "controller of Blade") == "Ben"
    assert value(play, "owner of Blade") == "Ana"
    assert value(play, "attack of Odo") == 2
