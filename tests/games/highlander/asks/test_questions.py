"""Questions a judge asks: sizes and order of piles, what was done this turn, what exists only for a moment."""

from typing import Any

import pytest
from situations import may

from highlander.situations import ben, situation, so_far
from judge.scenario.ask import answer
from judge.scenario.model import Ask

CARDS = """Chest: 'object: note it holds cards'
           Trap: 'event: draw 1'
           Boost: {type: edge, with: attack, text: [+1 damage]}
           Ring: 'situation: discard to use: draw 1'"""
ROW = (
    "weapons: [Rapier, {name: Dirk, off-hand: yes, state: broken}], hand: [Thrust, Boost, Trap, Evade Dodge], "
    "in-play: [Chest, {card: Ring, since: this turn}], captured: {Chest: [Head Shot]}, discard: [Upper Left Attack], "
    "discard-size: 4, endurance: [2 agility, 1 reason], endurance-size: 2"
)


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("order of the endurance of Ben", ["2 agility", "1 reason"]),
        ("cards in the discard pile of Ben", 4),
        ("cards of Ben out of the game", []),
        ("cards under Chest", ["Head Shot"]),
        ("Rapier is disarmed", False),
        ("Ben is disarmed", False),
        ("Dirk is broken", True),
        ("state of Rapier", "wielded"),
        ("state of Dirk", "broken"),
        ("type of Chest", "object"),
        ("gems of 2 agility", ["2 agility"]),
        ("Trap is a special card", True),
        ("Boost is a special card", False),
        ("who has Chest", "Ben"),
        ("Ring may be discarded to use", False),
        ("special cards Ben has played this turn", 1),
        ("hard exertions Ben has made this turn", 0),
        ("Ben has acted", True),
        ("Ben may play cards from hand", True),
        ("Ana may play cards from hand", False),
        ("last defense of Ben", "none"),
        ("Ana attacked last turn", False),
    ],
)
def test_what_lies_on_the_table(question: str, found: Any) -> None:
    """Each by hand from the table above; the Ring was played this turn."""
    assert so_far(situation("attack", ben(ROW, CARDS)), question) == found


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("attacks Ben has played this turn", 1),
        ("attacks Ana has played this turn", 0),
        ("power blows Ben has made this turn", 0),
        ("cards played with Thrust", ["Boost"]),
        ("Ben has acted", True),
    ],
)
def test_what_was_done_this_turn(question: str, found: Any) -> None:
    """multiple-attacks, faq-in-conjunction: an attack with an Edge."""
    played = situation("attack", ben(ROW, CARDS), "Ben attacks with Thrust", "Ben plays Boost with Thrust")

    assert so_far(played, question) == found


def test_a_hard_exertion_closes_the_hand() -> None:
    """hard-exertion: for the rest of the phase."""
    played = situation("attack", ben("hand: [Thrust]"), "Ben exerts for nothing")

    assert so_far(played, "Ben may play cards from hand") is False
    assert so_far(played, "hard exertions Ben has made this turn") == 1


def test_what_an_attack_has_dealt() -> None:
    """power-blocks: 2 behind an ordinary block, 3 by the Thrust, which does one more."""
    attacks = "attacks: [{card: Upper Left Attack, power-blow: yes}, Thrust]"
    said = ("Ben plays Upper Left Block against Upper Left Attack", "pass", "Ben declares Thrust successful")
    played = situation("defense", ben("hand: [Upper Left Block]", more=attacks), *said)

    assert so_far(played, "damage dealt by Upper Left Attack") == 2
    assert so_far(played, "defense against Upper Left Attack") == "Upper Left Block"
    assert so_far(played, "damage dealt by Thrust") == 3


def test_what_was_avoided_is_not_dealt() -> None:
    """damage-vs-loss: 2 of 3 are prevented; 1 is dealt."""
    cards, row = "Balm: 'event: prevent 2 damage'", "hand: [Balm], hand-size: 15"
    said = ("Ben declares Thrust successful", "Ben plays Balm", "pass", "pass")
    played = situation("turn:3", ben(row, cards, "attacks: [Thrust]"), *said)

    assert so_far(played, "damage dealt by Thrust") == 1
    assert so_far(played, "ability of Ben") == 14


def test_what_an_exertion_has_found() -> None:
    """attribute-checks: 3 agility on five cards, counted before they go under the Endurance."""
    row = "prone: yes, endurance: [2 agility, 1 agility, 1 reason, 1 reason, 1 reason]"
    played = situation("may-must", ben(row), "Ben tries to stand up with a soft exertion for agility")

    def at_count(question: str) -> Any:
        return answer(played, Ask(value=question, at="when gems")).value

    assert at_count("gems found") == 3
    assert at_count("cards exerted") == 5
    assert at_count("cards turned up") == ["2 agility", "1 agility", "1 reason", "1 reason", "1 reason"]


def test_the_cards_of_a_soft_exertion_lie_at_the_bottom() -> None:
    """soft-exertion: under the Endurance, in the order they were turned up."""
    row = "prone: yes, endurance: [2 agility, 1 agility, 1 reason, 1 reason, 1 strength]"
    played = situation("may-must", ben(row), "Ben tries to stand up with a soft exertion for agility")
    found = answer(played, Ask(value="bottom of the endurance of Ben", at="now")).value

    assert list(found) == ["2 agility", "1 agility", "1 reason", "1 reason", "1 strength"]


def test_an_event_may_be_played_on_the_opponent() -> None:
    """The text says whom it concerns; naming him does no harm."""
    played = situation(
        "attack", ben("hand: [Trap]", "Trap: 'event: opponent loses 1 ability'"), "Ben plays Trap on Ana"
    )

    assert so_far(played, "pending loss of Ana") == 1


TRAIL = "attacks: [Upper Left Attack]"
SNARE = "Snare: 'situation: opponent cannot play dodges from hand'"
TOLL = "Toll: 'situation: your opponent must discard a card to play a block'"
PARRY = "Parry: block upper; Roll: dodge all".replace("; ", "\n")


@pytest.mark.parametrize(
    ("row", "cards", "ana"),
    [
        ("hand: [Parry, Roll, Upper Right Block]", PARRY, ""),
        ("prone: yes, hand: [Parry, Roll, Upper Right Block]", PARRY, ""),
        ("prone: yes, hand: [Parry, Roll]", PARRY, ""),
        ("disarmed: yes, hand: [Parry, Roll]", PARRY, ""),
        ("hand: [Parry, Roll], in-play: [High Guard]", f"{PARRY}\nHigh Guard: guard upper", ""),
        ("hand: [Parry, Roll]", f"{PARRY}\n{SNARE}", "in-play: [Snare]"),
        ("hand: [Parry, Roll], weapons: [Chainsaw]", PARRY, ""),
        ("hand: [Parry, Roll, Thrust]", f"{PARRY}\n{TOLL}", "in-play: [Toll]"),
    ],
)  # fmt: skip
def test_the_defenses_listed_are_those_that_are_legal(row: str, cards: str, ana: str) -> None:
    """phase-3-defense, paying-cost: what can be paid for, is not prevented and covers the attack, in every case."""
    played = situation("defense", ben(row, cards, TRAIL, ana))
    held = so_far(played, "hand of Ben")
    legal = {title for title in held if _plays(played, title)}

    assert set(so_far(played, "defenses of Ben against Upper Left Attack")) == legal


def _plays(played: Any, title: str) -> bool:
    return bool(may(played, f"Ben plays {title} against Upper Left Attack"))


def test_what_must_be_discarded_is_asked_as_the_phase_begins() -> None:
    """phase-6-draw-discard: Ability 11 less 2 damage is 9; of 11 cards 2 must go, and that is asked before they go."""
    play = situation("turn:5", ben("ability: 11, pending-damage: 2, hand-size: 11"))

    assert answer(play, Ask(value="cards Ben must discard", at="6")).value == 2


def test_a_hidden_attack_is_allowed_by_the_right_to_hide_it() -> None:
    """power-blows-hidden-right: after a Power Blow the opponent's next attack may be Hidden, by that rule."""
    table = ben("hand: [Upper Left Attack]", ana="power-blow-last-turn: yes")
    found = answer(situation("attack", table), Ask(legal="Ben attacks with Upper Left Attack hidden"))

    assert found.value is True and found.cites[0].unit == "power-blows-hidden-right"
