"""Wrong claims: a known mistake that explains one is named."""

import pytest

from judge.scenario.read import read
from judge.scenario.report import report

BLOW = """
  players: {Ana: {persona: Kurgan}, Ben: {hand: [Upper Left Block]}}
  attacks: [{card: Upper Left Attack, power-blow: yes}]
"""
BLOCKED = "Ben plays Upper Left Block against Upper Left Attack, pass"
FULL = """
  players: {Ana: {}, Ben: {ability: 15, pending-gain: 2}}
"""
LOSS = """
  players: {Ana: {}, Ben: {ability: 10, hand: [Cure], pending-loss: 2}}
  cards: {Cure: 'event: prevent 2 damage'}
"""
SATELLITES = """
  players: {Ana: {in-play: [Satellite, Satellite]}, Ben: {hand-size: 3}}
  cards: {Satellite: "situation: opponent's hand size -1"}
"""
PRONE = "\n  players: {Ana: {}, Ben: {prone: yes, hand: [Thrust]}}\n"
SLASH = """
  players: {Ana: {}, Ben: {hand: [Upper Left Block, Thrust]}}
  cards: {Slash: attack left}
  attacks: [Slash, Lower Left Attack]
"""
TWICE = "\n  players: {Ana: {}, Ben: {}}\n  turn: {hard-exertions: 1}\n"
CHAINED = """
  players: {Ana: {}, Ben: {hand: [Vulture], in-play: [Chained]}}
  cards:
    Chained: 'situation: opponent is considered disarmed'
    Vulture: 'event: if opponent is disarmed: opponent takes 3 damage'
"""
COUNTERED = """
  players:
    Ana: {in-play: [{card: Ambush, since: last turn}, {card: Boost, since: last turn, with: Ambush}]}
    Ben: {hand: [Police]}
  cards: {Ambush: event, Boost: {type: edge, with: event}, Police: 'edge: counter an event'}
"""
STOOD = """
  players:
    Ana: {}
    Ben: {prone: yes, hand: [Upper Left Block], endurance: [1 agility, 1 agility, 1 reason, 1 reason, 1 reason]}
  attacks: [Upper Left Attack]
"""
PAIR = """
  players: {Ana: {}, Ben: {persona: Corda and Reno}}
  attacks: [{card: Upper Left Attack, head-shot: yes}]
"""
CASES = [
    ("defense", BLOW, BLOCKED, "value: pending damage on Ben, claims: {Ben: 0}", "Lets an ordinary block stop"),
    ("defense", BLOW, "", "value: damage of Upper Left Attack, claims: {Ben: 3}", "Forgets the 2 damage"),
    ("defense", BLOW, "", "value: damage of Upper Left Attack, claims: {Ben: 4}", "leaves out Kurgan: bonus"),
    ("turn:5", FULL, "", "value: ability of Ben, claims: {Ben: 17}", "Gains Ability beyond the maximum"),
    ("turn:4", LOSS, "Ben plays Cure, pass", "value: ability of Ben, claims: {Ben: 10}", "Prevents a loss"),
    ("draw-discard", SATELLITES, "", "value: maximum hand size of Ben, claims: {Ana: 13}", "Adds up the effects"),
    (
        "draw-discard",
        SATELLITES,
        "",
        "value: cards Ben may draw, claims: {Ben: 12}",
        "Draws up to the Ability",
    ),
    ("attack", PRONE, "", "legal: Ben attacks with Thrust, claims: {Ben: yes}", "Forgets the discard"),
    (
        "defense",
        SLASH,
        "",
        "legal: Ben plays Upper Left Block against Slash, claims: {Ben: yes}",
        "Takes one shared square for enough",
    ),
    ("attack", TWICE, "", "legal: Ben exerts for nothing, claims: {Ben: yes}", "Makes several Hard Exertions"),
    (
        "attack",
        CHAINED,
        "Ben plays Vulture",
        "value: pending damage on Ana, claims: {Ben: 3}",
        "Takes being considered",
    ),
    (
        "defense",
        COUNTERED,
        "Ben plays Police on Ambush",
        "value: where Boost is, claims: {Ana: play}",
        "Lets an Edge stay",
    ),
    (
        "turn:2",
        STOOD,
        "Ben tries to stand up with a hard exertion for agility, pass",
        "legal: Ben plays Upper Left Block against Upper Left Attack, claims: {Ana: no}",
        "Keeps the hand closed",
    ),
    (
        "defense",
        PAIR,
        "Ben declares Upper Left Attack successful",
        "value: Ben has lost, claims: {Ana: yes}",
        "Ends the game with the first head",
    ),
    ("defense", BLOW, BLOCKED, "value: ability of Ben, claims: {Ana: 13}", "Takes damage off as soon as"),
]


@pytest.mark.parametrize(("at", "table", "choices", "ask", "slip"), CASES)
def test_wrong_claims_get_a_diagnosis(at: str, table: str, choices: str, ask: str, slip: str) -> None:
    """A wrong claim that a known mistake explains is told so."""
    text = f"title: t\ngame: highlander\nat: {at}\ntable:{table}\nchoices: [{choices}]\nasks: [{{{ask}, at: now}}]\n"
    (verdict,) = report(read(text)).verdicts

    assert [str(each)[: len(slip)] for each in verdict.misreadings.values()] == [slip]
