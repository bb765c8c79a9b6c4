"""Invented cards, in the wordings of the rulebook, do exactly what they say; every result was worked out by hand."""

import pytest
from situations import choices, may, value, why_not

from highlander.situations import ben, situation

# ruff: noqa: E501


def test_an_additional_attack_of_a_kind_is_an_opportunity() -> None:
    """multiple-attacks: an additional basic attack may be played, another attack may not."""
    cards = """Drill: 'situation: You may play an additional basic attack.'
               Wild Cut: attack upper left"""
    row = "in-play: [Drill], hand: [Thrust, Upper Left Attack, Wild Cut]"
    played = situation("attack", ben(row, cards), "Ben attacks with Thrust")

    assert may(played, "Ben attacks with Upper Left Attack")
    assert not may(played, "Ben attacks with Wild Cut")


def test_an_additional_special_card_is_no_attack() -> None:
    """ct-special-cards: an additional Plot is no opportunity to attack, and no other Special Card."""
    cards = """Web: 'situation: You may play an additional plot.'
               Siege: 'plot: draw 1'
               Raid: 'event: draw 1'"""
    row = "in-play: [Web], hand: [Siege, Raid, Thrust, Upper Left Attack]"
    played = situation("attack", ben(row, cards), "Ben plays Raid", "Ben attacks with Thrust")

    assert may(played, "Ben plays Siege")
    assert not may(played, "Ben attacks with Upper Left Attack")


def test_their_next_turn_is_not_the_turn_it_is_now() -> None:
    """successful-attacks: a text that sets in during the opponent's turn means the turn after that one."""
    cards = """Sand: {type: dirty trick, grid: lower left, text: ['If this attack is successful, your opponent may not play dodges from their hand during their next turn.']}
               Evade: dodge all"""
    table = ben(
        "hand: [Evade, Evade, Thrust]", cards, "attacks: [Sand, Upper Left Attack]", "hand: [Upper Right Attack]"
    )
    now = situation("duel/turn:3", table, "Ben declares Sand successful")
    assert may(now, "Ben plays Evade against Upper Left Attack")
    later = situation(
        "duel/turn:3", table, "Ben declares Sand successful", "Ben declares Upper Left Attack successful",
        "pass", "Ben attacks with Thrust", "pass", "pass", "pass", "Ana declares Thrust successful", "pass",
        "Ana attacks with Upper Right Attack", "pass", "pass", "pass",
    )  # fmt: skip
    assert value(later, "active player") == "Ben"
    assert "prevention" in why_not(later, "Ben plays Evade against Upper Right Attack")


def test_what_an_event_says_of_the_next_turn_outlasts_its_sweep() -> None:
    """continuous-effect: the opponent's attacks of his next turn are answered after the Event has been swept."""
    cards = 'Fog: "event: Your opponent\'s attacks do 1 less damage during their next turn."'
    table = (
        "players: {Ana: {active: yes, hand: [Fog], hand-size: 15}, Ben: {hand: [Upper Left Attack], hand-size: 15}}\ncards: {"
        + cards
        + "}"
    )
    played = situation(
        "duel/turn:4", table, "Ana plays Fog", "pass", "pass", "pass", "pass", "Ben attacks with Upper Left Attack", "pass", "pass",
        "pass",
    )  # fmt: skip

    assert value(played, "active player") == "Ana"
    assert value(played, "where Fog is") == "discard"
    assert value(played, "damage of Upper Left Attack") == 1


def test_attacks_that_cannot_be_blocked_this_turn_are_answered_in_the_next() -> None:
    """ct-blocks: what is said of the attacks of a turn holds when they are answered."""
    cards = "Burn: 'event: Your attacks cannot be blocked this turn.'"
    table = (
        "players: {Ana: {active: yes, hand: [Burn, Upper Left Attack], hand-size: 15}, Ben: {hand: [Upper Left Block]}}\ncards: {"
        + cards
        + "}"
    )
    played = situation(
        "duel/turn:4", table, "Ana plays Burn", "Ana attacks with Upper Left Attack", "pass", "pass", "pass"
    )

    assert "ct-blocks" in why_not(played, "Ben plays Upper Left Block against Upper Left Attack")


def test_a_may_is_asked_and_what_hangs_on_it_waits() -> None:
    """phase-2a-may-do: what may be done is done or not; `if you do` only if it was."""
    cards = "Whim: 'event: You may discard your hand. If you do, draw 3 cards.'"
    table = ben("hand: [Whim, Thrust, Upper Left Attack]", cards)

    yes = situation("attack", table, "Ben plays Whim", "Ben does so")
    no = situation("attack", table, "Ben plays Whim", "Ben does not do so")
    assert value(yes, "cards in hand of Ben") == 3
    assert value(no, "cards in hand of Ben") == 2


def test_two_powers_of_one_card_are_two() -> None:
    """phase-2a-may-do: each May Do is used by itself; one does not bring the other with it."""
    cards = "Sage: {type: persona, text: ['in the may do/must do phase: draw 1', 'in the may do/must do phase: gain 1 ability']}"
    table = ben("persona: Sage, ability: 9, hand-size: 3", cards)
    played = situation("may-must", table, "Ben uses Sage to draw 1 card")

    assert value(played, "cards in hand of Ben") == 4
    assert value(played, "pending gain of Ben") == 0
    assert may(played, "Ben uses Sage to gain 1 ability")
    assert not may(played, "Ben uses Sage to draw 1 card")


def test_one_exertion_for_two_effects() -> None:
    """threshold-exertions: one Exertion is made, and both halves of the sentence hang on it."""
    cards = (
        "Rush: 'event: Make a Soft Exertion for 2 Agility. If successful, your opponent is Prone and loses 1 Ability.'"
    )
    row = "hand: [Rush], endurance: [1 agility, 1 agility, 1 reason, 1 reason, 1 reason, 1 reason]"
    played = situation("attack", ben(row, cards), "Ben plays Rush")

    assert value(played, "Ana is prone")
    assert value(played, "pending loss of Ana") == 1
    assert value(played, "endurance of Ben") == 46


def test_gems_named_after_the_exertion_are_the_ones_counted() -> None:
    """tiered-exertions: one card for each Reason found, of any number."""
    cards = (
        "Wits: 'event: Make a Soft Exertion. Your opponent must immediately discard one card for each Reason found.'"
    )
    row = "hand: [Wits], endurance: [1 reason, 2 agility, 1 reason, 1 agility, 1 agility]"
    played = situation("attack", ben(row, cards, ana="hand-size: 7"), "Ben plays Wits")

    assert value(played, "cards in hand of Ana") == 5


def test_power_blows_only() -> None:
    """power-blows: what is said of Power Blows is not said of other attacks."""
    cards = "Baron: {type: persona, text: [Your Power Blows do 1 additional damage.]}"
    table = ben(
        "", cards, "attacks: [{card: Upper Left Attack, power-blow: yes}, Upper Right Attack]", "persona: Baron"
    )
    played = situation("defense", table)

    assert value(played, "damage of Upper Left Attack") == 5
    assert value(played, "damage of Upper Right Attack") == 2


def test_prevention_of_some_attacks_helps_against_no_others() -> None:
    """damage-vs-loss: damage of an attack of another kind is not prevented."""
    cards = """Pad: 'event: Prevent all damage from ranged attacks.'
               Dart: {type: ranged attack, grid: upper left, text: [This attack does 3 damage.]}"""
    table = ben("ability: 9, hand: [Pad]", cards, "attacks: [Dart, Upper Right Attack]")
    played = situation(
        "turn:3", table, "Ben plays Pad", "Ben declares Dart successful", "Ben declares Upper Right Attack successful", "pass",
        "pass",
    )  # fmt: skip

    assert value(played, "ability of Ben") == 7


def test_armor_that_says_prevent_works_while_it_lies_there() -> None:
    """continuous-effect: an Object that prevents damage of some attacks does so again and again."""
    cards = "Vest: 'object: Prevent one damage from non-special attacks.'"
    table = ben("in-play: [Vest]", cards, "attacks: [Upper Left Attack, Upper Right Attack]")
    played = situation("defense", table)

    assert value(played, "damage of Upper Left Attack") == 1
    assert value(played, "damage of Upper Right Attack") == 1


def test_at_random_is_not_chosen() -> None:
    """phase-2b-must-do: chance says which card goes, and the player is not asked."""
    cards = "Shock: 'event: Your opponent must discard a card at random.'"
    table = ben("hand: [Thrust, Upper Left Attack], must-do: [discard a card at random]", cards)
    played = situation("may-must", table, "Ben settles discard a card at random")

    assert not any(each.startswith("Ben discards") for each in choices(played))


def test_who_cannot_become_prone_stays_on_his_feet() -> None:
    """prevention: an effect that says somebody cannot become Prone."""
    cards = """Boots: 'object: You cannot become Prone.'
               Sweep: {type: attack, grid: lower left, text: ['If this attack is successful, your opponent is Prone.']}"""
    played = situation("defense", ben("in-play: [Boots]", cards, "attacks: [Sweep]"), "Ben declares Sweep successful")

    assert not value(played, "Ben is prone")


def test_a_persona_without_text_has_no_power() -> None:
    """faq-masters-advantage-persona: it keeps its name, and its power is gone."""
    cards = 'Yoke: "situation: Your opponent\'s Persona has no text."'
    played = situation("may-must", ben("persona: Corda", cards, ana="in-play: [Yoke]"))

    assert "nullifying" in why_not(played, "Ben uses Corda")


def test_a_card_taken_over_goes_back_to_its_owner() -> None:
    """faq-pearl-earring: control changes; the Discard Pile it goes to is its owner's."""
    cards = """Pearl: 'event: Take control of a signature object your opponent has in play.'
               Crown: {type: object, sign: signature, text: ['Your hand size +1']}
               Raid: 'edge: remove an object'"""
    table = ben("hand: [Pearl, Raid]", cards, ana="in-play: [Crown]")
    taken = situation("attack", table, "Ben plays Pearl on Crown")
    gone = situation("attack", table, "Ben plays Pearl on Crown", "Ben plays Raid on Crown")

    assert value(taken, "maximum hand size of Ben") == 16
    assert value(taken, "maximum hand size of Ana") == 15
    assert value(gone, "where Crown is") == "discard"


def test_an_amount_for_each_card_in_play_follows_the_table() -> None:
    """continuous-effect: counted as it is now."""
    cards = """Pack: 'situation: Your attacks do 1 additional damage for each ally you have in play.'
               Ann: {type: situation, groups: [mortal ally]}
               Bea: {type: situation, groups: [mortal ally]}"""
    played = situation("defense", ben("", cards, "attacks: [Upper Left Attack]", "in-play: [Pack, Ann, Bea]"))

    assert value(played, "damage of Upper Left Attack") == 4


def test_what_sets_in_when_the_opponent_plays_a_card() -> None:
    """triggering-effects: for each Event of the opponent, not for one's own."""
    cards = """Feud: 'situation: Whenever your opponent plays an event, they lose 1 ability.'
               Raid: 'event: draw 1'"""
    theirs = situation("attack", ben("hand: [Raid]", cards, ana="in-play: [Feud]"), "Ben plays Raid")
    mine = situation("attack", ben("hand: [Raid], in-play: [Feud]", cards), "Ben plays Raid")

    assert value(theirs, "pending loss of Ben") == 1
    assert value(mine, "pending loss of Ana") == 0 and value(mine, "pending loss of Ben") == 0


def test_a_location_asks_both_players_in_their_own_turn() -> None:
    """locations: its Must Do is for whoever's turn it is."""
    cards = "Blaze: 'location: During your May Do/Must Do Phase, lose 1 ability.'"
    table = "players: {Ana: {in-play: [Blaze]}, Ben: {active: yes}}\ncards: {" + cards + "}"
    played = situation("may-must", table)

    assert value(played, "pending loss of Ben") == 1


def test_a_must_do_of_every_turn_has_to_be_settled() -> None:
    """phase-2b-must-do: what has to be done in the phase is done before the turn goes on."""
    cards = "Curse: 'situation: During your May Do/Must Do Phase, you must discard a card.'"
    played = situation("may-must", ben("in-play: [Curse], hand: [Thrust]", cards))

    assert "phase-2b-must-do" in why_not(played, "pass")
    assert may(played, "Ben settles Curse")


def test_a_price_for_each_location_is_paid_in_full() -> None:
    """errata-kurgan, paying-cost: one card for each Location in play; there is one."""
    cards = "Ring: 'location: players cannot play dodges'\n  Raid: {type: event, sign: signature}"
    table = ben("persona: Kurgan, hand: [Raid]", cards, ana="in-play: [Ring]")
    played = situation("may-must", table, "Ben uses Kurgan on Ring")

    assert value(played, "cards in hand of Ben") == 0
    assert value(played, "Ben ignores Ring")


def test_guillotine_takes_both_cards_out_of_the_game() -> None:
    """errata-guillotine: in the next Sweep Phase, this card and the one taken back."""
    table = "players: {Ana: {}, Ben: {active: yes, in-play: [Guillotine], discard: [Head Shot], hand: [Thrust], hand-size: 15}}"
    played = situation("duel/turn:4", table, "Ben uses Guillotine", "Ben attacks with Thrust", "pass", "pass",
                       "Ana declares Thrust successful", "pass", "Ana exerts for nothing", "pass", "pass")  # fmt: skip

    assert value(played, "active player") == "Ben"
    assert value(played, "where Guillotine is") == "removed"
    assert value(played, "where Head Shot is") == "removed"


def test_a_captured_card_and_how_many_there_may_be() -> None:
    """captured, faq-jacob-kell: no more than the text allows lie under the card."""
    cards = "Chest: {type: object, text: ['You may put a card from your hand under this card.', 'You may have no more than 1 cards under this card.']}"
    row = "in-play: [Chest], hand: [Thrust, Upper Left Attack]"
    once = situation("attack", ben(row, cards), "Ben uses Chest on Thrust")
    full = situation(
        "attack", ben(f"{row}, captured: {{Chest: [Upper Right Attack]}}", cards), "Ben uses Chest on Thrust"
    )

    assert value(once, "where Thrust is") == "under"
    assert value(full, "where Thrust is") == "hand"


@pytest.mark.parametrize(("held", "allowed"), [("Lock", True), ("Wall", False)])
def test_only_edges_fall_with_a_countered_card(held: str, allowed: bool) -> None:
    """edge-cards: Edges played in conjunction are countered with their card; of other cards nothing is said."""
    cards = """Lock: {type: edge, with: event, text: [draw 1]}
               Wall: {type: event, with: event, text: [draw 1]}
               Raid: 'event: draw 1'
               No: 'edge: counter an event'"""
    ana = f"in-play: [{{card: Raid, since: last turn}}, {{card: {held}, since: last turn, with: Raid}}]"
    played = situation("defense", ben("hand: [No]", cards, ana=ana), "Ben plays No on Raid")

    assert (value(played, f"where {held} is") == "discard") is allowed


def test_looking_at_a_hand_where_nobody_may() -> None:
    """errata-labyrinth: no player looks at another player's hand."""
    cards = 'Spy: "edge: Look at your opponent\'s hand."'
    free = situation("attack", ben("hand: [Spy]", cards, ana="hand: [Thrust]"), "Ben plays Spy")
    kept = situation("attack", ben("hand: [Spy], in-play: [Labyrinth]", cards, ana="hand: [Thrust]"), "Ben plays Spy")
    said = [[line.text for stage in each.stages for line in stage.lines] for each in (free, kept)]

    assert any("looks at Ana's hand: Thrust" in line for line in said[0])
    assert not any("looks at Ana's hand" in line for line in said[1])
