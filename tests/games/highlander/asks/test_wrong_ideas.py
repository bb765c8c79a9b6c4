"""Wrong ideas about whom, where and when: each explains a claim, and nothing else does."""

import pytest
from situations import suspected

from judge.scenario.read import read
from judge.scenario.report import report

END_GAME = "{end-game: yes, players: {Ana: {ability: 9}, Ben: {ability: 8}}}"
BLOODLUST = "{players: {Ana: {active: yes, hand: [Bloodlust]}, Ben: {}}}"
GEMS = """{players: {
  Ana: {gem: strength, endurance: [1 strength, 1 strength, 1 agility, 1 reason, 1 reason]},
  Ben: {gem: agility, endurance: [1 agility, 2 agility, 1 strength, 1 reason, 1 reason]}}}"""
LUCK = """{players: {
  Ana: {active: yes, hand: [Luck Vs. Skill], endurance: [%s, 1 reason, 1 agility, 1 agility]},
  Ben: {hand: [Evade, Upper Left Block, Lower Left Block, Thrust], endurance: [1 strength, %s, 3 reason]}},
  cards: {Evade: dodge all}}"""
NOSE = "{players: {Ana: {}, Ben: {hand: [Thrust, Evade]}}, cards: {Evade: dodge all}, attacks: [Bloodied Nose]}"
SEALED = "{format: sealed, players: {Ana: {}, Ben: {hand-size: 7}}}"
SAW = "{players: {Ana: {weapons: [Chainsaw]}, Ben: {ability: 12}}, attacks: [Lower Left Attack]}"
TRAP = """{players: {Ana: {}, Ben: {in-play: [{card: Trap, since: last turn}]}},
  cards: {Trap: "event: when removed from play: opponent takes 2 damage"}}"""
METHOS = "{players: {Ana: {}, Ben: {persona: Methos, hand: [Thrust, Evade, Head Shot]}}, cards: {Evade: dodge all}}"
WIDE = """{players: {Ana: {}, Ben: {hand: [Low Parry]}}, cards: {Low Parry: block lower},
  attacks: [Lower Left Attack, Lower Right Attack]}"""
RAGE = """{players: {Ana: {in-play: [{card: Bloodlust, since: last turn}]}, Ben: {hand: [Evade]}},
  cards: {Evade: dodge all}, attacks: [Upper Left Attack, Lower Left Attack]}"""
VEST = """{players: {Ana: {}, Ben: {ability: 10, pending-damage: 5, pending-loss: 2, hand: [Iron Vest]}},
  cards: {Iron Vest: "event: you prevent 3 damage"}}"""
PRONE = """{players: {Ana: {}, Ben: {prone: yes, hand: [Upper Left Block, Upper Right Block, Thrust]}},
  attacks: [Upper Left Attack]}"""
FALLEN = "{players: {Ana: {}, Ben: {prone: yes, endurance: [1 agility, 1 agility, 1 reason, 1 reason, 1 strength]}}}"
ARMS = """{players: {Ana: {}, Ben: {prone: yes, in-play: [Arms], endurance: [1 agility, 4 reason]}},
  cards: {Arms: "pre-game: remove from the game: adds 3 to one Attribute Check or Challenge"}}"""
HOLY = """{players: {Ana: {}, Ben: {hand: [Holy Ground], endurance: [1 reason, 1 agility, 1 strength]}},
  attacks: [Upper Left Attack, Lower Left Attack]}"""
SPENT = "{players: {Ana: {}, Ben: {ability: 12, in-play: [Protected Resources], must-do: [exhausts]}}}"
HIRED = """{players: {Ana: {active: yes, hand: [Mercenary Henchmen]},
  Ben: {endurance: [1 agility, 1 reason, 1 strength, 1 strength, 1 toughness]}}}"""
LOST = "{players: {Ana: {}, Ben: {weapons: [{name: Rapier, state: disarmed, this-turn: yes}]}}}"
FELL = "{players: {Ana: {}, Ben: {prone: yes, prone-this-turn: yes}}}"
BOW = """{players: {Ana: {}, Ben: {hand: [Low Bow]}}, cards: {Low Bow: "event: makes an attack no longer a Head Shot"},
  attacks: [{card: Upper Center Attack, with: [Head Shot]}]}"""
BOWED = "Ben plays Low Bow on Upper Center Attack, Ben declares Upper Center Attack successful"
TWIST = """{players: {Ana: {weapons: [Katana]}, Ben: {hand: [Twist], endurance: [1 strength, 2 strength, 3 reason]}},
  cards: {Twist: "event: soft exertion for 3 strength: opponent is disarmed"}}"""
BOMB = '{players: {Ana: {}, Ben: {hand: [Bomb]}}, cards: {Bomb: "event: opponent takes 3 damage"}}'
REST = '{players: {Ana: {}, Ben: {ability: 10, hand: [Rest]}}, cards: {Rest: "event: you gain 3 ability"}}'
MAKO = "{players: {Ana: {}, Ben: {persona: Mako, hand: [Holy Ground, Thrust]}}}"
SWEPT = """{players: {
  Ana: {in-play: [{card: Rage, since: last turn}]}, Ben: {in-play: [{card: Stone, since: last turn}]}},
  cards: {Stone: "object: your attacks +1 damage", Rage: "event: note y"}}"""
HALF = """{players: {Ana: {}, Ben: {hand: [Upper Left Block]}}, attacks: [Upper Left Attack, Lower Right Attack]}"""
BLOW = "{players: {Ana: {}, Ben: {hand: [Upper Left Block]}}, attacks: [{card: Upper Left Attack, power-blow: yes}]}"
BLOCKED = "Ben plays Upper Left Block against Upper Left Attack"
TRIP = """{players: {Ana: {}, Ben: {hand: [Upper Left Block]}}, attacks: [Trip],
  cards: {Trip: "attack upper left: if successful: opponent is prone"}}"""
SATELLITE = "{players: {Ana: {in-play: [Satellite]}, Ben: {}}}"
FULL_HAND = "{players: {Ana: {}, Ben: {ability: 10, hand-size: 8, pending-damage: 4}}}"
GREED = '{players: {Ana: {}, Ben: {hand: [Greed, Thrust]}}, cards: {Greed: "event: draw 3 cards"}}'
DUEL = """{players: {Ana: {}, Ben: {hand: [Duel], endurance: [1 agility, 4 reason, 1 reason, 1 reason, 1 reason]}},
  cards: {Duel: "event: challenge agility: loser takes 2 damage"}}"""
LOST_DUEL = DUEL.replace("Ana: {}", "Ana: {endurance: [1 agility, 1 agility, 1 reason, 1 reason, 1 reason]}")
RECALL = """{players: {Ana: {in-play: [Alex Johnson]}, Ben: {hand: [Recall], discard: [Thrust]}},
  cards: {Recall: "event: retrieve 1 card"}}"""
STANCE = """{players: {Ana: {in-play: [Two-Handed Stance], attacks-last-turn: 1, attacked-last-turn: yes},
  Ben: {persona: Annie, hand: [Upper Left Attack, Lower Left Attack]}}}"""
HAND = "cards in hand of Ben"
PENDING = "pending damage on Ben"
PILE = "cards in the discard pile of Ben"
ABILITY = "ability of Ben"
SKILL = "Ana plays Luck Vs. Skill"
TRADE = "Ben uses Methos discarding Thrust and Evade"
CASES = [
    ("turn:5", END_GAME, "", "ability of Ana", 8, "Lets both players lose 1"),
    ("turn:4", BLOODLUST, "Ana plays Bloodlust, all pass, all pass", ABILITY, 13, "Applies the loss or"),
    ("setup", GEMS, "", "active player", "Ana", "Lets a player count the gem"),
    ("attack", LUCK % ("2 strength", "1 strength"), SKILL, HAND, 2, "Gives a tie"),
    ("attack", LUCK % ("3 strength", "1 reason"), SKILL, HAND, 3, "Counts the gems that"),
    ("attack", LUCK % ("3 strength", "1 reason"), SKILL, HAND, 2, "Counts only the difference"),
    ("defense", NOSE, "Ben declares Bloodied Nose successful", "endurance of Ben", 40, "Leaves out the effect"),
    ("draw-discard", SEALED, "", "cards Ben may draw", 8, "Starts with 15 Ability"),
    ("turn:3", SAW, "Ben declares Lower Left Attack successful, Ben exerts for nothing, all pass, all pass",
     "maximum ability of Ben", 15, "Leaves out what the card does to the maximum"),
    ("turn:1", TRAP, "", "pending damage on Ana", 2, "Treats sweeping a card"),
    ("may-must", METHOS, TRADE, HAND, 5, "Draws the cards"),
    ("may-must", METHOS, TRADE, HAND, 1, "Discards the cards"),
    ("defense", WIDE, "Ben plays Low Parry against Lower Left Attack, Ben uses Low Parry against Lower Right Attack",
     PENDING, 2, "Lets a defense stop only"),
    ("defense", RAGE, "Ben plays Evade against Upper Left Attack, all pass", PENDING, 0, "Lets one dodge"),
    ("turn:4", VEST, "Ben plays Iron Vest, all pass", ABILITY, 3, "Forgets that some of the damage is prevented"),
    ("turn:4", VEST, "Ben plays Iron Vest, all pass", ABILITY, 8, "Prevents a loss of Ability like"),
    ("defense", PRONE, "Ben plays Upper Left Block against Upper Left Attack", HAND, 2, "Forgets the card that"),
    ("may-must", FALLEN, "Ben tries to stand up with a soft exertion for agility",
     PILE, 5, "Discards the cards of a Soft"),
    ("may-must", FALLEN, "Ben tries to stand up with a hard exertion for agility",
     PILE, 0, "Returns the cards of a Hard"),
    ("may-must", ARMS, "Ben uses Arms, Ben tries to stand up with a soft exertion for agility",
     "Ben is prone", "yes", "Does not treat this Exertion"),
    ("defense", HOLY, "Ben plays Holy Ground", PENDING, 2, "Lets the card avoid only one"),
    ("defense", HOLY, "Ben plays Holy Ground", PILE, 3, "Puts cards that are removed from"),
    ("turn:2", SPENT, "Ben settles exhausts, Ben exerts for nothing, all pass, all pass, all pass", ABILITY, 12,
     "Lets a card that stops"),
    ("defense", BOW, BOWED, PENDING, 2, "Removes the Power Blow with"),
    ("defense", BOW, BOWED, "Ben has lost", "yes", "Treats the attack as a Head Shot"),
    ("attack", TWIST, "Ben plays Twist", "Ana is disarmed", "no", "Counts the cards that have the gem"),
    ("attack", TWIST, "Ben plays Twist", "Ben is disarmed", "yes", "Applies what a card does to the wrong player"),
    ("attack", BOMB, "Ben plays Bomb", PENDING, 3, "Applies what a card does to the wrong player"),
    ("turn:4", REST, "Ben plays Rest", ABILITY, 13, "Changes the Ability at once"),
    ("may-must", MAKO, "Ben uses Mako discarding Holy Ground", HAND, 3, "Forgets the cost of playing"),
    ("turn:1", SWEPT, "", "cards in play of Ben", "[]", "Sweeps cards that remain"),
    ("turn:1", SWEPT, "", "cards in play of Ana", "[]", "Sweeps the opponent's cards"),
    ("defense", HALF, f"{BLOCKED}, Ben declares Lower Right Attack successful", PENDING, 4, "Counts the damage of an"),
    ("defense", BLOW, f"{BLOCKED}, Ben exerts to make Upper Left Block a power block", PENDING, 2, "Lets 2 damage"),
    ("defense", BLOW, BLOCKED, PILE, 1, "Discards a card as soon as it has been played."),
    ("defense", TRIP, "Ben plays Upper Left Block against Trip", "Ben is prone", "yes", "Applies an effect that the"),
    ("draw-discard", SATELLITE, "", "maximum hand size of Ana", 14, "counts Satellite, which does not apply"),
    ("attack", GREED, "Ben plays Greed", HAND, 1, "Leaves out the cards that a text"),
    ("attack", STANCE, "Ben attacks with Lower Left Attack", "attacks Ben may still play", 1, "Forgets the card that"),
    ("attack", LOST_DUEL, "Ben plays Duel", PENDING, 0, "Lets the challenger win"),
    ("attack", RECALL, "Ben plays Recall", HAND, 1, "Forgets the card that prevents"),
]  # fmt: skip
NOT_LEGAL = [
    (LOST, "Ben tries to regain Rapier with a hard exertion for agility", "Tries to regain a weapon in the turn"),
    (FELL, "Ben tries to stand up with a hard exertion for agility", "Tries to stand up in the turn"),
]


def explained(at: str, table: str, choices: str, ask: str) -> str:
    """What is said of the only wrong claim."""
    text = f"title: t\ngame: highlander\nat: {at}\ntable: {table}\nchoices: [{choices}]\nasks: [{{{ask}}}]\n"
    (verdict,) = report(read(text)).verdicts
    (said,) = suspected(verdict).values()
    return str(said)


@pytest.mark.parametrize(("at", "table", "choices", "asked", "claim", "says"), CASES)
def test_a_wrong_idea_is_named(at: str, table: str, choices: str, asked: str, claim: object, says: str) -> None:
    """A claim that comes of a wrong idea is told which, and only that."""
    said = explained(at, table, choices, f"value: {asked}, at: now, claims: {{Cid: {claim}}}")

    assert said.startswith(says) and " Or: " not in said


@pytest.mark.parametrize(("table", "asked", "says"), NOT_LEGAL)
def test_a_wrong_idea_of_what_is_legal_is_named(table: str, asked: str, says: str) -> None:
    """disarming, prone: what was lost in this turn is not regained in it."""
    assert explained("may-must", table, "", f"legal: {asked}, claims: {{Cid: yes}}").startswith(says)


def test_one_of_two_gems() -> None:
    """errata-mercenary-henchmen: whoever counts one of the two gems prevents 1 less."""
    said = explained(
        "duel/turn:4",
        HIRED,
        "Ana plays Mercenary Henchmen, Ben settles Mercenary Henchmen, Ben exerts for nothing,"
        " all pass, all pass, all pass",
        "value: ability of Ben, at: now, claims: {Cid: 13}",
    )

    assert said == "Counts only one of the two gems that the card names. But all gems of both count."


@pytest.mark.parametrize(("after", "answer"), [(0, False), (1, True)])
def test_an_additional_attack_of_a_power_comes_after_the_primary_one(after: int, answer: bool) -> None:
    """faq-annie, primary-attack-first: it may be said to be the additional one, and then comes second."""
    table = "{players: {Ana: {}, Ben: {persona: Annie, hand: [Thrust, Lower Left Attack]}}}"
    text = (
        f"title: t\ngame: highlander\nat: attack\ntable: {table}\nchoices: [Ben attacks with Lower Left Attack]\n"
        f"asks: [{{legal: Ben attacks with Thrust as an additional attack, after: {after}}}]\n"
    )
    (verdict,) = report(read(text)).verdicts

    assert verdict.answer.value is answer
    assert "faq-annie" in [cite.unit for cite in verdict.decided_by]


def test_discarding_down_is_left_out() -> None:
    """maximum-hand-size: after the damage two cards have to go."""
    assert explained("turn:5", FULL_HAND, "", f"value: {HAND}, claims: {{Cid: 8}}").startswith("Leaves out the cards")
