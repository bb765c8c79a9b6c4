"""More invented cards, in the wordings of the rulebook, do exactly what they say; every result was worked out by hand."""

import pytest
from situations import choices, may, value, why_not

from highlander.situations import ben, situation, so_far

# ruff: noqa: E501


def test_what_was_so_when_the_attack_was_played_still_counts_when_it_is_answered() -> None:
    """phase-4-attack: `this turn` is the turn of the attack, not the one in which it is answered."""
    cards = "Whirl: {type: attack, grid: upper left, text: ['If you dodged an attack this turn, this attack does 2 additional damage.']}\n  Evade: dodge all"
    table = ben("hand: [Evade, Whirl]", cards, "attacks: [Upper Right Attack]", "hand-size: 15")
    moves = ("Ben attacks with Whirl", "pass", "pass", "pass")
    dodged = situation("duel/turn:3", table, "Ben plays Evade against Upper Right Attack", "pass", *moves)
    hit = situation("duel/turn:3", table, "Ben declares Upper Right Attack successful", "pass", *moves)

    assert value(dodged, "damage of Whirl") == 4
    assert value(hit, "damage of Whirl") == 2


def test_another_is_not_the_card_itself() -> None:
    """anatomy-text: an Ally counts for itself unless its text says another."""
    cards = """Ann: {type: situation, groups: [mortal ally], text: ['If you have an ally in play, your hand size +1.']}
               Bea: {type: situation, groups: [mortal ally], text: ['If you have another ally in play, your hand size +1.']}"""

    assert value(situation("attack", ben("in-play: [Ann]", cards)), "maximum hand size of Ben") == 16
    assert value(situation("attack", ben("in-play: [Bea]", cards)), "maximum hand size of Ben") == 15
    assert value(situation("attack", ben("in-play: [Ann, Bea]", cards)), "maximum hand size of Ben") == 17


def test_whose_hand_is_counted() -> None:
    """anatomy-text: `your hand` is that of the player of the card, `their hand` the opponent's."""
    cards = """Mine: 'event: Your opponent loses 1 ability for each card in your hand.'
               Theirs: 'event: Your opponent loses 1 ability for each card in their hand.'"""
    table = ben("hand: [Mine, Theirs, Thrust]", cards, ana="hand-size: 5")

    assert value(situation("attack", table, "Ben plays Mine"), "pending loss of Ana") == 2
    assert value(situation("attack", table, "Ben plays Theirs"), "pending loss of Ana") == 5


def test_a_price_on_an_event_is_paid_or_not() -> None:
    """paying-cost: without the card that is asked for there is nothing to be had."""
    cards = "Barter: 'event: You may discard an attack to draw two cards.'"
    rich, poor = ben("hand: [Barter, Thrust]", cards), ben("hand: [Barter, Head Shot]", cards)

    assert value(situation("attack", rich, "Ben plays Barter", "Ben does so"), "cards in hand of Ben") == 2
    assert value(situation("attack", rich, "Ben plays Barter", "Ben does not do so"), "cards in hand of Ben") == 1
    assert "paying-cost" in why_not(situation("attack", poor, "Ben plays Barter"), "Ben does so")


def test_the_attacker_decides_when_his_attack_is_successful() -> None:
    """successful-attacks: what he may do happens at that moment, if he likes."""
    cards = "Gain: {type: attack, grid: upper left, text: ['If this attack is successful, you may draw a card.']}"
    played = situation("defense", ben("", cards, "attacks: [Gain]", "hand-size: 3"), "Ben declares Gain successful")

    assert may(played, "Ana does so") and may(played, "Ana does not do so")


def test_the_opponent_draws_in_his_own_turn() -> None:
    """golden-rule-turn: what the opponent does waits for his own May Do/Must Do Phase."""
    cards = "Gift: 'event: Each player draws a card.'"
    played = situation("attack", ben("hand: [Gift]", cards, ana="hand-size: 3"), "Ben plays Gift")

    assert value(played, "cards in hand of Ben") == 1
    assert value(played, "cards in hand of Ana") == 3


def test_a_hard_exertion_that_text_asks_for_is_the_one_of_the_turn() -> None:
    """hard-exertion: one in a turn, whatever it is for."""
    cards = "Push: 'event: Make a Hard Exertion for 1 Strength. If successful, draw two cards.'"
    row = "hand: [Push], endurance: [1 strength, 1 reason, 1 reason, 1 reason, 1 reason]"
    first = situation("attack", ben(row, cards), "Ben plays Push")
    second = situation("attack", ben(row, cards, "turn: {hard-exertions: 1}"), "Ben plays Push")

    assert value(first, "cards in hand of Ben") == 2
    assert value(second, "cards in hand of Ben") == 0


def test_duplicating_what_lasts() -> None:
    """duplicating: the effects are had by the one who duplicates."""
    cards = """Fury: 'event: Your attacks do 1 additional damage this turn.'
               Echo: 'edge: Duplicate an event.'"""
    table = ben("hand: [Echo, Upper Left Attack]", cards, ana="in-play: [{card: Fury, since: last turn}]")
    played = situation("attack", table, "Ben plays Echo on Fury", "Ben attacks with Upper Left Attack")

    assert value(played, "damage of Upper Left Attack") == 3


@pytest.mark.parametrize(
    "text",
    [
        "Discard the top card of their Endurance.",
        "Your opponent discards two cards from your hand.",
        "Your opponent must remove one of your allies from play.",
    ],
)
def test_the_other_players_cards_are_not_taken_for_ones_own(text: str) -> None:
    """anatomy-text: what is not said plainly is not understood."""
    played = situation(
        "attack", ben("hand: [Odd, Thrust]", f"Odd: 'event: {text}'", ana="hand-size: 3"), "Ben plays Odd"
    )

    assert value(played, "endurance of Ben") == 40
    assert value(played, "cards in hand of Ben") == 1 and value(played, "cards in hand of Ana") == 3


@pytest.mark.parametrize(("attack", "lost"), [("Upper Left Attack", 1), ("Sting", 0)])
def test_what_sets_in_when_an_attack_of_a_kind_lands(attack: str, lost: int) -> None:
    """successful-attacks: at that moment, for the kind that the text names."""
    cards = """Venom: 'object: When one of your basic attacks is successful, your opponent loses 1 ability.'
               Sting: attack upper left"""
    played = situation(
        "defense", ben("", cards, f"attacks: [{attack}]", "in-play: [Venom]"), f"Ben declares {attack} successful"
    )

    assert value(played, "pending loss of Ben") == lost


def test_what_an_edge_says_of_the_block_it_was_played_with() -> None:
    """faq-in-conjunction: if that block is successful, at that moment."""
    cards = "Twist: {type: edge, text: ['Play in conjunction with a block.', 'If that block is successful, your opponent is Disarmed.']}"
    table = ben("hand: [Upper Left Block, Twist]", cards, "attacks: [Upper Left Attack]")
    moves = ("Ben plays Upper Left Block against Upper Left Attack",)

    assert value(
        situation("defense", table, *moves, "Ben plays Twist with Upper Left Block", "pass"), "Ana is disarmed"
    )
    assert not value(situation("defense", table, *moves, "pass", "pass"), "Ana is disarmed")


def test_what_cannot_be_removed_stays() -> None:
    """prevention: an effect by which a player's Allies cannot be removed from play."""
    cards = """Standard: 'object: Your allies cannot be removed from play.'
               Ann: {type: situation, groups: [mortal ally]}
               Raid: 'edge: remove an ally'"""
    played = situation("attack", ben("hand: [Raid]", cards, ana="in-play: [Standard, Ann]"), "Ben plays Raid on Ann")

    assert value(played, "where Ann is") == "play"


def test_removing_an_ally_oneself_sets_in_too() -> None:
    """triggering-effects: when you remove an Ally, whoever's it was."""
    cards = """Bounty: 'situation: Whenever you remove an ally from play, gain 1 ability.'
               Ann: {type: situation, groups: [mortal ally]}
               Raid: 'edge: remove an ally'"""
    table = ben("hand: [Raid], in-play: [Bounty]", cards, ana="in-play: [Ann]")

    assert value(situation("attack", table, "Ben plays Raid on Ann"), "pending gain of Ben") == 1


def test_who_cannot_gain_ability_gains_none() -> None:
    """prevention: an effect by which a player cannot gain Ability."""
    cards = "Blight: 'situation: Your opponent cannot gain Ability.'"
    table = ben("ability: 9, pending-gain: 3", cards, ana="in-play: [Blight]")

    assert value(situation("ability-adjustment", table), "ability of Ben") == 9


@pytest.mark.parametrize(("text", "countered"), [("Counter a Must Do.", True), ("Counter a May Do.", False)])
def test_must_dos_and_may_dos_are_countered_apart(text: str, countered: bool) -> None:
    """phase-2b-must-do: an Edge against one kind does nothing to the other."""
    table = ben("hand: [Nerve, Thrust, Head Shot], must-do: [discard 2 cards]", f"Nerve: 'edge: {text}'")
    played = situation("may-must", table)

    assert may(played, "Ben plays Nerve") is countered


def test_from_an_exertion_only() -> None:
    """faq-yung-dol-kim: a text that says from an Exertion does not allow it from hand."""
    cards = "Monk: {type: persona, text: ['You may play attacks as blocks from an exertion.']}"
    table = ben(
        "persona: Monk, hand: [Upper Left Attack], endurance: [Upper Left Attack]",
        cards,
        "attacks: [Upper Left Attack]",
    )
    played = situation("defense", table, "Ben exerts for a defense against Upper Left Attack")

    assert not any(each.startswith("Ben plays Upper Left Attack") for each in choices(situation("defense", table)))
    assert may(played, "Ben defends with Upper Left Attack from the exertion")


def test_a_waiting_may_do_is_taken_up_later_in_the_turn() -> None:
    """phase-2a-may-do: at any time in the turn; then it is gone."""
    row = "hand: [Thrust], pending-damage: 3, may-do: [prevent 2 damage]"
    played = situation("turn:2", ben(row), "pass", "pass", "Ben settles prevent 2 damage")

    assert so_far(played, "pending damage on Ben") == 1


def test_soft_exertions_can_be_forbidden() -> None:
    """prevention: who cannot make Soft Exertions makes none that a text asks for."""
    cards = """Fog: 'situation: Your opponent cannot make Soft Exertions.'
               Rush: 'event: soft exertion for 1 agility: draw 1'"""
    row = "hand: [Rush], endurance: [1 agility, 1 agility, 1 agility, 1 agility, 1 agility, 1 agility]"
    played = situation("attack", ben(row, cards, ana="in-play: [Fog]"), "Ben plays Rush")

    assert value(played, "cards in hand of Ben") == 0


@pytest.mark.parametrize(("until", "allowed"), [
    ("this turn", [True, True]), ("during their next turn", [False, True]),
    ("until the end of their next turn", [False, True]), ("until your next turn", [False, True]),
    ("for the rest of the game", [False, False]),
])  # fmt: skip
def test_for_how_long(until: str, allowed: list[bool]) -> None:
    """continuous-effect: in the opponent's next turn, and in the one after that."""
    cards = f"Fog: 'event: Your opponent cannot play attacks {until}.'"
    table = (
        "players: {Ana: {active: yes, hand: [Fog], hand-size: 15}, Ben: {hand: [Thrust], hand-size: 15}}\ncards: {"
        + cards
        + "}"
    )
    first = situation("duel/turn:4", table, "Ana plays Fog", "pass", "pass", "pass", "pass")
    second = situation(
        "duel/turn:4", table, "Ana plays Fog", "pass", "pass", "pass", "pass", "Ben exerts for nothing", "pass", "pass",
        "pass", "Ana exerts for nothing", "pass", "pass", "pass", "pass",
    )  # fmt: skip

    assert [value(each, "active player") for each in (first, second)] == ["Ben", "Ben"]
    assert [may(each, "Ben attacks with Thrust") for each in (first, second)] == allowed


@pytest.mark.parametrize(("hands", "allowed"), [(1, True), (2, False)])
def test_a_free_hand(hands: int, allowed: bool) -> None:
    """hand-icon: with one Hand Icon or none in play a player has a free hand."""
    cards = "Grab: {type: event, text: ['You may only play this card if you have a free hand.', 'Draw a card.']}"
    row = f"weapons: [{{name: Pike, hands: {hands}}}], hand: [Grab]"

    assert may(situation("attack", ben(row, cards)), "Ben plays Grab") is allowed


def test_a_may_do_that_asks_for_an_exertion() -> None:
    """phase-2a-may-do, threshold-exertions: on a card that stays it is used when its player likes."""
    cards = "Cloak: 'object: You may make a Soft Exertion for 2 Agility to avoid one attack.'"
    row = "in-play: [Cloak], endurance: [1 agility, 1 agility, 1 reason, 1 reason, 1 reason]"
    table = ben(row, cards, "attacks: [Upper Left Attack]")
    played = situation("defense", table, "Ben uses Cloak on Upper Left Attack")

    assert value(played, "Upper Left Attack is avoided")


def test_a_price_for_what_lasts() -> None:
    """paying-cost: a card discarded buys an opportunity for this turn."""
    cards = "Drum: 'object: You may discard a dodge to play an additional attack this turn.'\n  Evade: dodge all"
    row = "in-play: [Drum], hand: [Thrust, Upper Left Attack, Evade]"
    before = situation("attack", ben(row, cards), "Ben attacks with Thrust")
    after = situation("attack", ben(row, cards), "Ben uses Drum", "Ben attacks with Thrust")

    assert not may(before, "Ben attacks with Upper Left Attack")
    assert may(after, "Ben attacks with Upper Left Attack")
    assert value(after, "where Evade is") == "discard"


def test_a_counter_for_any_card_does_not_reach_illusions() -> None:
    """ct-illusions: only what names Illusions counters them."""
    cards = "No: 'event: Counter any card.'\n  Mirage: 'illusion: draw 1'\n  Raid: 'event: draw 1'"
    ana = "in-play: [{card: Mirage, since: last turn}, {card: Raid, since: last turn}]"
    played = situation("defense", ben("hand: [No]", cards, ana=ana))

    assert may(played, "Ben plays No on Raid")
    assert not may(played, "Ben plays No on Mirage")


def test_one_thing_or_another() -> None:
    """anatomy-text: who does it chooses, and does just that."""
    cards = "Fork: 'event: Draw two cards or gain 1 ability.'"
    table = ben("ability: 9, hand: [Fork]", cards)
    played = situation("attack", table, "Ben plays Fork", "Ben chooses to draw 2 cards")

    assert value(played, "cards in hand of Ben") == 2 and value(played, "pending gain of Ben") == 0


def test_the_opponent_chooses_in_his_own_turn() -> None:
    """golden-rule-turn: his choice waits for his May Do/Must Do Phase."""
    cards = "Threat: 'event: Your opponent must discard two cards or lose 2 ability.'"
    table = (
        "players: {Ana: {active: yes, hand: [Threat], hand-size: 15}, Ben: {hand: [Thrust], hand-size: 15}}\ncards: {"
        + cards
        + "}"
    )
    moves = ("Ana plays Threat", "pass", "pass")
    waits = situation("duel/turn:4", table, *moves)
    done = situation("duel/turn:4", table, *moves, "Ben settles Threat", "Ben chooses to lose 2 ability")

    assert "phase-2b-must-do" in why_not(waits, "pass")
    assert value(done, "pending loss of Ben") == 2 and value(done, "cards in hand of Ben") == 15
