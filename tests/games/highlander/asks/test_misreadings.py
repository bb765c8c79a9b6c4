"""Wrong claims: a known mistake that explains one is named."""

import pytest
from situations import suspected

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
GUARDED = """
  players: {Ana: {}, Ben: {hand: [Upper Right Attack], in-play: [High Guard]}}
  cards: {High Guard: guard upper}
"""
TWO_SWORDS = "\n  players: {Ana: {}, Ben: {weapons: [{name: Katana, state: disarmed}, {name: Dirk, off-hand: yes}]}}\n"
FALLEN = """
  players:
    Ana: {}
    Ben: {prone: yes, endurance: [1 agility, 1 agility, 1 reason, 1 reason, 1 reason]}
"""
SEARCH = """
  players:
    Ana: {}
    Ben: {hand: [Twist, Thrust], pending-damage: 6, endurance: [2 agility, 1 agility, 1 reason, 1 reason, 1 reason]}
  cards: {Twist: 'event: soft exertion for agility: prevent 1 damage for each gem'}
"""
TOO_FEW = """
  players:
    Ana: {}
    Ben: {hand: [Twist], endurance: [1 agility, 1 agility, 1 reason, 1 reason, 1 reason]}
  cards: {Twist: 'event: soft exertion for 3 agility: opponent is prone'}
"""
LAST_CARDS = "\n  players: {Ana: {}, Ben: {ability: 11, endurance-size: 5, discard-size: 20}}\n"
LATE = """
  end-game: yes
  players: {Ana: {}, Ben: {ability: 8, pending-gain: 2}}
"""
VENOM = """
  players: {Ana: {}, Ben: {ability: 10, hand: [Vest]}}
  cards: {Venom: 'attack lower left: if it does damage: opponent is prone', Vest: 'event: prevent 2 damage'}
  attacks: [Venom]
"""
SILENT = "\n  players: {Ana: {in-play: [{card: Satellite, nullified: yes}]}, Ben: {ability: 12}}\n"
TWO = "\n  players: {Ana: {}, Ben: {}}\n  attacks: [Upper Left Attack, Lower Left Attack]\n"
INSERTED = """
  players:
    Ana: {}
    Ben:
      hand: [Lower Left Attack]
      in-play: [Rage]
      endurance: [Upper Right Attack, 1 reason, 1 reason, 1 reason, 1 reason]
  cards: {Rage: 'situation: you may play an additional attack'}
"""
INSERT = (
    "Ben attacks with Lower Left Attack, Ben exerts for an attack,"
    " Ben attacks with Upper Right Attack from the exertion before Lower Left Attack"
)
SHOT = """
  players: {Ana: {}, Ben: {hand: [Upper Left Block]}}
  attacks: [{card: Upper Left Attack, with: [Head Shot]}]
"""
KEPT = """
  players: {Ana: {}, Ben: {in-play: [{card: High Guard, since: last turn}]}}
  cards: {High Guard: guard upper}
"""
EDGE = """
  players: {Ana: {}, Ben: {hand: [Sleight]}}
  cards: {Sleight: 'edge: draw 1 card'}
  turn: {special-cards: [event]}
"""
BARE = """
  players: {Ana: {}, Ben: {disarmed: yes, hand: [Evade]}}
  cards: {Evade: dodge all}
  attacks: [Upper Left Attack]
"""
WORN = "\n  players: {Ana: {}, Ben: {ability: 9, hand-size: 4}}\n"
AVOIDED = """
  players: {Ana: {}, Ben: {hand: [Evade]}}
  cards: {Evade: dodge all}
  attacks: [{card: Upper Left Attack, power-blow: yes}]
"""
DODGED = """
  players: {Ana: {}, Ben: {hand: [Evade, Upper Left Attack]}}
  cards: {Evade: dodge all}
  attacks: [Lower Left Attack]
"""
FOUNDRY = """
  players: {Ana: {}, Ben: {in-play: [Foundry]}}
  cards: {Foundry: 'location: your attacks +1 damage'}
  attacks: [Lower Left Attack]
"""
SHOOTS = "\n  players: {Ana: {persona: Kurgan}, Ben: {}}\n  attacks: [Pistol]\n"
NOSE = "\n  players: {Ana: {persona: Kurgan}, Ben: {}}\n  attacks: [Bloodied Nose]\n"
FIRST_CUT = """
  players: {Ana: {}, Ben: {}}
  cards: {Feint: 'attack lower left: if this attack is a power blow: +1 damage'}
  attacks: [Feint]
"""
VESTED = """
  players: {Ana: {}, Ben: {in-play: [Vest]}}
  cards: {Vest: 'object: damage from ranged attacks is 1 less'}
  attacks: [Lower Left Attack]
"""
TRICK = """
  players: {Ana: {in-play: [Fabulous Freebirds]}, Ben: {hand: [Wall]}}
  cards: {Sand: dirty trick upper center, Wall: block all}
  attacks: [Sand]
"""
SWEEP = """
  players: {Ana: {}, Ben: {hand: [Evade, Upper Left Block]}}
  cards: {Sweep: 'attack upper left: this attack cannot be dodged', Evade: dodge all}
  attacks: [Sweep]
"""
BOTH_LOST = """
  players:
    Ana: {}
    Ben:
      weapons: [{name: Katana, state: disarmed}, {name: Dirk, off-hand: yes, state: disarmed}]
      endurance: [1 reason, 1 reason, 1 reason, 1 reason, 1 reason]
"""
SAWN = """
  players: {Ana: {in-play: [Chainsaw]}, Ben: {ability: 12}}
  attacks: [Lower Left Attack]
"""
CASES = [
    (
        "turn:3",
        SAWN,
        "Ben declares Lower Left Attack successful, Ben exerts for nothing, pass, pass",
        "value: maximum ability of Ben, claims: {Ben: 15}",
        "Leaves out what the card does to the maximum",
    ),
    ("defense", TRICK, "", "value: damage of Sand, claims: {Ben: 0}", "leaves out Fabulous Freebirds"),
    ("defense", TRICK, "", "value: defenses of Ben against Sand, claims: {Ben: [Wall]}", "Blocks a Dirty Trick"),
    (
        "defense",
        SWEEP,
        "",
        "value: defenses of Ben against Sweep, claims: {Ben: [Evade, Upper Left Block]}",
        "Defends against an attack in a",
    ),
    (
        "may-must",
        BOTH_LOST,
        "Ben tries to regain Katana with a soft exertion for strength",
        "legal: Ben tries to regain Dirk with a hard exertion for strength, claims: {Ana: no}",
        "Allows one attempt for all weapons",
    ),
    ("defense", BLOW, BLOCKED, "value: pending damage on Ben, claims: {Ben: 0}", "Lets an ordinary block stop"),
    ("defense", BLOW, "", "value: damage of Upper Left Attack, claims: {Ben: 3}", "Forgets the 2 damage"),
    ("defense", BLOW, "", "value: damage of Upper Left Attack, claims: {Ben: 4}", "leaves out Kurgan: bonus"),
    ("turn:5", FULL, "", "value: ability of Ben, claims: {Ben: 17}", "Gains Ability beyond the maximum"),
    ("turn:4", LOSS, "Ben plays Cure, pass", "value: ability of Ben, claims: {Ben: 10}", "Prevents a loss"),
    ("draw-discard", SATELLITES, "", "value: maximum hand size of Ben, claims: {Ana: 13}", "Adds up the effects"),
    ("draw-discard", WORN, "", "value: maximum hand size of Ben, claims: {Ana: 15}", "Takes the hand size to be"),
    (
        "defense",
        AVOIDED,
        "Ben plays Evade against Upper Left Attack",
        "value: pending damage on Ben, claims: {Ana: 2}",
        "Takes 2 damage from a Power Blow that is dodged",
    ),
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
        "Treats one shared square as enough",
    ),
    ("attack", TWICE, "", "legal: Ben exerts for nothing, claims: {Ben: yes}", "Makes several Hard Exertions"),
    (
        "attack",
        CHAINED,
        "Ben plays Vulture",
        "value: pending damage on Ana, claims: {Ben: 3}",
        "Treats being Considered Prone",
    ),
    (
        "defense",
        COUNTERED,
        "Ben plays Police on Ambush",
        "value: where Boost is, claims: {Ana: play}",
        "Keeps an Edge whose",
    ),
    (
        "turn:2",
        STOOD,
        "Ben tries to stand up with a hard exertion for agility, pass",
        "legal: Ben plays Upper Left Block against Upper Left Attack, claims: {Ana: no}",
        "Plays no cards from hand for the rest of the turn",
    ),
    (
        "defense",
        PAIR,
        "Ben declares Upper Left Attack successful",
        "value: Ben has lost, claims: {Ana: yes}",
        "Ends the game with the first head",
    ),
    ("defense", BLOW, BLOCKED, "value: ability of Ben, claims: {Ana: 13}", "Subtracts damage at once"),
    ("defense", BLOW, BLOCKED, "value: pending damage on Ben, claims: {Ana: 5}", "Counts all the damage of a Power"),
    (
        "attack",
        GUARDED,
        "Ben drops High Guard",
        "legal: Ben attacks with Upper Right Attack, claims: {Ana: no}",
        "Keeps the restriction of a Guard that",
    ),
    ("attack", TWO_SWORDS, "", "value: Ben is disarmed, claims: {Ana: yes}", "Treats a player as Disarmed"),
    ("attack", SEARCH, "Ben plays Twist", "legal: Ben attacks with Thrust, claims: {Ana: no}", "Lets a Soft Exertion"),
    ("attack", SEARCH, "Ben plays Twist", "value: pending damage on Ben, claims: {Ana: 4}", "Counts the cards"),
    ("attack", SEARCH, "Ben plays Twist", "value: pending damage on Ben, claims: {Ana: 5}", "Applies the effect once,"),
    ("attack", TOO_FEW, "Ben plays Twist", "value: Ana is prone, claims: {Ben: yes}", "Treats an Exertion with too"),
    (
        "may-must",
        FALLEN,
        "Ben tries to stand up with a hard exertion for agility",
        "value: Ben is prone, claims: {Ana: yes}",
        "Asks for 3 gems",
    ),
    (
        "may-must",
        FALLEN,
        "Ben tries to stand up with a soft exertion for agility",
        "value: Ben is prone, claims: {Ben: no}",
        "Accepts 2 gems in a",
    ),
    (
        "turn:4",
        LAST_CARDS,
        "Ben exerts for nothing",
        "value: ability of Ben, claims: {Ana: 6}",
        "Subtracts the 5 Ability",
    ),
    (
        "turn:4",
        LAST_CARDS,
        "Ben exerts for nothing, pass",
        "value: ability of Ben, claims: {Ben: 11}",
        "Lets Exhaustion cost no",
    ),
    ("turn:5", LATE, "", "value: ability of Ben, claims: {Ben: 9}", "Gains Ability in End Game"),
    ("turn:5", LATE, "", "value: ability of Ben, claims: {Ben: 8}", "Forgets the 1 Ability"),
    (
        "turn:3",
        VENOM,
        "Ben plays Vest, Ben declares Venom successful, pass, pass",
        "value: Ben is prone, claims: {Ana: yes}",
        "Lets an attack that did no damage",
    ),
    ("draw-discard", SILENT, "", "value: maximum hand size of Ben, claims: {Ana: 11}", "Applies a card that"),
    (
        "defense",
        TWO,
        "",
        "value: next attack to answer, claims: {Ben: Lower Left Attack}",
        "Defends against a later attack",
    ),
    (
        "attack",
        INSERTED,
        INSERT,
        "value: order of attacks of Ben, claims: {Ana: [Lower Left Attack, Upper Right Attack]}",
        "Always puts an attack from an",
    ),
    (
        "defense",
        SHOT,
        "Ben plays Upper Left Block against Upper Left Attack, pass",
        "value: pending damage on Ben, claims: {Ben: 0}",
        "Forgets that a Head Shot is",
    ),
    ("turn:1", KEPT, "", "value: High Guard is in play, claims: {Ana: no}", "Sweeps a Guard"),
    ("attack", EDGE, "", "legal: Ben plays Sleight, claims: {Ana: no}", "Counts an Edge"),
    (
        "defense",
        BARE,
        "",
        "legal: Ben plays Evade against Upper Left Attack, claims: {Ana: no}",
        "Keeps a Disarmed player from",
    ),
    (
        "turn:3",
        DODGED,
        "Ben plays Evade against Lower Left Attack, pass",
        "legal: Ben attacks with Upper Left Attack, claims: {Ana: no}",
        "Restricts attacks after a dodge as",
    ),
    ("defense", FOUNDRY, "", "value: damage of Lower Left Attack, claims: {Ben: 2}", "Applies a Location only to"),
    ("defense", SHOOTS, "", "value: damage of Pistol, claims: {Ana: 2}", "counts Kurgan: bonus, which does not apply"),
    ("defense", NOSE, "", "value: damage of Bloodied Nose, claims: {Ana: 1}", "counts Kurgan: bonus, which does not"),
    ("defense", FIRST_CUT, "", "value: damage of Feint, claims: {Ana: 3}", "counts Feint: bonus, which does not"),
    (
        "defense",
        VESTED,
        "",
        "value: damage of Lower Left Attack, claims: {Ben: 1}",
        "counts Vest, which does not apply",
    ),
]


@pytest.mark.parametrize(("at", "table", "choices", "ask", "slip"), CASES)
def test_wrong_claims_get_a_diagnosis(at: str, table: str, choices: str, ask: str, slip: str) -> None:
    """A wrong claim that a known mistake explains is told so."""
    text = f"title: t\ngame: highlander\nat: {at}\ntable:{table}\nchoices: [{choices}]\nasks: [{{{ask}, at: now}}]\n"
    (verdict,) = report(read(text)).verdicts

    assert [str(each)[: len(slip)] for each in suspected(verdict).values()] == [slip]
