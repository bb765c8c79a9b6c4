"""Card text as it is printed on cards, and in short words: read alike, said back, and carried out."""

import pytest
from situations import may, value, why_not

from highlander.situations import situation
from judge.cardtext import read_sentence
from judge.games.highlander.cards.language import LANGUAGE

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
