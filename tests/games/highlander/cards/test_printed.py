"""Card text as it is printed on cards, and in short words: read alike, said back, and carried out."""

import pytest
from situations import may, value, why_not

from highlander.situations import situation
from judge.cardtext import read_sentence
from judge.games.highlander.cards.language import LANGUAGE

# ruff: noqa: E501

SAME = [
    ("If this attack is successful, your opponent is Prone", "if successful: opponent is prone"),
    ("Your maximum hand size is increased by one", "your hand size +1"),
    ("Your opponent's hand size is reduced by 2", "opponent's hand size -2"),
    ("Your Exertions are increased by two cards", "your exertions +2 cards"),
    (
        "Your opponent may only play one attack during their next turn",
        "opponent cannot play more than 1 attack during their next turn",
    ),
    ("This block may be used to block Ranged Attacks", "may block ranged attacks"),
    ("While this card is in play, your opponent is Considered Prone", "opponent is considered prone"),
    ("Ignore one Location in play", "ignore a location"),
    ("You may play two attacks this turn", "you may play an additional attack this turn"),
]


@pytest.mark.parametrize(("printed", "short"), SAME)
def test_printed_text_means_the_same(printed: str, short: str) -> None:
    """anatomy-text: a printed sentence is read like its short form."""
    one, other = read_sentence(LANGUAGE, printed), read_sentence(LANGUAGE, short)
    assert one.read and one.means == other.means


def test_attacks_that_a_card_makes_undodgeable() -> None:
    """ct-dodges: a card in play may say it of all attacks of its player."""
    table = "players: {Ana: {in-play: [Speed]}, Ben: {hand: [Evade, Upper Left Block]}}\n"
    table += (
        "cards: {Speed: 'situation: Your attacks cannot be dodged', Evade: dodge all}\nattacks: [Upper Left Attack]"
    )
    played = situation("defense", table)

    assert "ct-dodges" in why_not(played, "Ben plays Evade against Upper Left Attack")
    assert may(played, "Ben plays Upper Left Block against Upper Left Attack")


def test_the_opponent_skips_his_own_next_attack_phase() -> None:
    """phase-4-attack: not the phase of the player of the card."""
    table = "players: {Ana: {active: yes, hand: [Fog, Thrust], hand-size: 15}, Ben: {hand: [Thrust]}}\n"
    table += "cards: {Fog: 'event: Your opponent must skip their attack phase'}"
    mine = situation("duel/turn:4", table, "Ana plays Fog")
    his = situation("duel/turn:4", table, "Ana plays Fog", "pass", "pass", "Ben exerts for nothing")

    assert may(mine, "Ana attacks with Thrust")
    assert value(his, "active player") == "Ben"
    assert not may(his, "Ben attacks with Thrust")


def test_if_you_do_belongs_to_what_was_done_before_it() -> None:
    """phase-2a-may-do: what hangs on a later effect does not happen as the card is played."""
    table = "players: {Ana: {}, Ben: {hand: [Cut, Old Friend, Thrust]}}\ncards:\n"
    table += "  Cut: {type: attack, grid: upper left, text: ['If this attack is successful, you may draw a card. If you do, discard a card.']}\n"
    table += "  Old Friend: {type: situation, text: ['You may discard this card from play to draw a card. If you do, remove this card from the game.']}"
    struck = situation("attack", table, "Ben attacks with Cut")
    played = situation("attack", table, "Ben plays Old Friend")

    assert value(struck, "cards in hand of Ben") == 2
    assert value(played, "where Old Friend is") == "play"


def test_one_price_for_two_effects() -> None:
    """paying-cost: one card is discarded, and both things happen; or none is, and neither does."""
    table = "players: {Ana: {}, Ben: {hand: [Deal, Thrust, Upper Left Attack]}}\n"
    table += "cards: {Deal: 'event: Discard a card to draw two cards and gain 1 ability.'}"
    paid = situation("attack", table, "Ben plays Deal", "Ben does so", "Ben discards Thrust")
    left = situation("attack", table, "Ben plays Deal", "Ben does not do so")

    assert (value(paid, "cards in hand of Ben"), value(paid, "pending gain of Ben")) == (3, 1)
    assert (value(left, "cards in hand of Ben"), value(left, "pending gain of Ben")) == (2, 0)


def test_two_choices_of_one_card() -> None:
    """phase-2a-may-do: who declines the first and takes the second has what hangs on the second."""
    table = "players: {Ana: {}, Ben: {hand: [Whim, Thrust]}}\ncards: {Whim: {type: event, text: ["
    table += "'You may discard a card. If you do, gain 1 ability. You may draw a card. If you do, lose 1 ability.']}}"
    played = situation("attack", table, "Ben plays Whim", "Ben does not do so", "Ben does so")

    assert (value(played, "pending gain of Ben"), value(played, "pending loss of Ben")) == (0, 1)
