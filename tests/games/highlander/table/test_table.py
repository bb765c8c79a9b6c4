"""What is wrong with a table is told where it stands; what has one name is told apart."""

import pytest
from situations import choices, value

from judge.content.problem import BadInput
from judge.games.highlander.table.card_rows import KNOWN, known, of_name
from judge.scenario.read import read

from ..situations import ben, situation, so_far

TABLE = """title: t
game: highlander
at: defense
table:
  players:
    Ana: {}
    Ben: {hand: [Thrust, Parry]}
  cards:
    Parry: block upper
  attacks: [Thrust]
"""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "[Thrust, Parry]",
            "[Thrust, Pary]",
            '7:26: table.players.Ben.hand[2]: unknown card "Pary"; did you mean Parry?',
        ),
        ("attacks: [Thrust]", "attacks: [{card: Slash}]", '10:20: table.attacks[1].card: unknown card "Slash"'),
        ("attacks: [Thrust]", "attacks: [Parry]", "10:3: table.attacks: Parry is a block; allowed: attack"),
        (
            "Parry: block upper",
            "Parry: block upper\n    Ana: dodge",
            ": the name Ana is used twice (cards and players)",
        ),
        ("    Ana: {}\n", "", "5:3: table.players: found 1 players; Highlander is played by 2"),
        ("Parry: block upper", "Parry: {grid: upper}", "8:3: table.cards: Parry: say its `type`"),
    ],
)
def test_what_is_wrong_is_told_where_it_stands(old: str, new: str, told: str) -> None:
    """A name that names nothing at its own place, with the nearest; the rest under its key."""
    with pytest.raises(BadInput) as caught:
        read(TABLE.replace(old, new))

    assert any(told in str(problem) for problem in caught.value.problems), str(caught.value)


@pytest.mark.parametrize(
    "name", ["2 agility", "1 strength, 1 reason", "Spinning Dodge", "thrust", "Conqueror\u2019s Hilt"]
)
def test_names_that_say_all(name: str) -> None:
    """Gems, a dodge by its title, and cards that are known need not be written out."""
    assert of_name(name) is not None


def test_every_known_card_can_be_read() -> None:
    """The rows of known cards are rows like a judge's own."""
    assert len(KNOWN) == 57 and all(known(name) for name in KNOWN)


def test_the_same_attack_of_both_players() -> None:
    """multiple-attacks: two attacks of one card are told apart."""
    table = "players: {Ana: active, Ben: }\nattacks: [Thrust, Thrust]\nown-attacks: [Thrust]"

    assert value(situation("defense", table), "order of attacks of Ben") == ["Thrust", "Thrust 2"]
    assert value(situation("defense", table), "order of attacks of Ana") == ["Thrust 3"]


def test_lasting_effects_in_the_order_they_came() -> None:
    """continuous-effect: what was brought about for a turn is over with it."""
    table = """
    players: {Ana: {active: yes, hand: [Rally, Stance], hand-size: 15, endurance-size: 40}, Ben: }
    cards: {Rally: "event: your attacks +1 damage this turn", Stance: "edge: opponent's hand size -1 this turn"}
    """
    before = situation("duel/turn:4", table, "Ana plays Rally", "Ana plays Stance")
    after = situation("duel/turn:4", table, "Ana plays Rally", "Ana plays Stance", "pass", "pass")

    assert (value(before, "maximum hand size of Ben"), value(after, "maximum hand size of Ben")) == (14, 15)


def test_a_frenzy() -> None:
    """errata-bloodlust: many attacks from one large Exertion and from hand; the unused cards are discarded."""
    table = """
    players:
      Ana: {active: yes, persona: Kurgan, hand: [Bloodlust, Thrust], endurance: [Upper Left Attack, 1 agility]}
      Ben:
    """
    begun = situation("attack", table, "Ana plays Bloodlust")
    done = situation("attack", table, "Ana plays Bloodlust", "Ana attacks in the frenzy with Thrust", "pass")

    assert "Ana attacks in the frenzy with Upper Left Attack" in choices(begun)
    assert value(done, "order of attacks of Ana") == ["Thrust"]
    assert "Upper Left Attack" in value(done, "discard pile of Ana")


@pytest.mark.parametrize(("turn", "left"), [("", 0), ("turn: {special-cards: [event]}", 0)])
def test_a_special_card_of_this_turn_has_been_played(turn: str, left: int) -> None:
    """ct-special-cards: an Event that lies there since this turn is the one of the turn, and is counted once."""
    row = "in-play: [{card: Trap, since: this turn}], hand: [Ploy]"
    cards = "Trap: 'event: draw 1'\nPloy: 'event: draw 1'"
    played = situation("attack", ben(row, cards, turn))

    assert so_far(played, "special cards Ben has played this turn") == 1
    assert so_far(played, "special cards Ben may still play") == left
