"""FAQ and errata about single cards: each answer worked out by hand, with the rule that decides it."""

import pytest
from situations import may, value, why_not

from highlander.situations import situation
from judge.scenario.read import read
from judge.scenario.report import report

PAIR = """
players:
  Ana: {}
  Ben: {persona: Corda, ability: 9, hand-size: 9, in-play: [Quality Blade], partner: {PARTNER}}
cards: {Quality Blade: 'object: your ability +1'}
turn: {acted: yes}
"""
HORTON = """
players:
  Ana: {in-play: [James Horton, Old Friend]}
  Ben: {hand: [Purge]}
cards: {Old Friend: {type: situation, groups: [mortal ally]}, Purge: 'event: remove a hunter'}
"""
ILLUSION = """
players: {Ana: {}, Ben: {hand: [Darius], endurance: [Mirage, 1 reason, 1 reason, 1 reason, 1 reason]}}
cards: {Mirage: {type: illusion, through: Darius, text: [gain 1 ability]}, Darius: {type: event, with: illusion}}
"""


def pair(partner: str) -> str:
    """Ben is Corda with a Quality Blade; the other Immortal as given."""
    return PAIR.replace("PARTNER", partner)


def test_each_of_the_pair_keeps_his_hand_and_ability() -> None:
    """faq-corda-reno-blade: Corda keeps 9 cards at 8 Ability; Reno goes up to 9."""
    table = pair("persona: Reno, ability: 8, hand-size: 8")
    played = situation("turn:2", table, "Ben switches to Reno", "pass", "pass", "pass")

    assert (value(played, "cards in hand of Corda"), value(played, "ability of Corda")) == (9, 8)
    assert (value(played, "ability of Reno"), value(played, "cards Ben may draw")) == (9, 1)


def test_only_the_active_one_of_the_pair_is_disarmed_or_has_his_power() -> None:
    """faq-corda-reno: a weapon status for each, and only the active one's power."""
    table = pair("persona: Reno, hand: [Upper Left Attack], disarmed: yes")
    before = situation("turn:2", table)
    after = situation("turn:2", table, "Ben switches to Reno")

    assert (value(before, "Corda is disarmed"), value(before, "Reno is disarmed")) == (False, True)
    assert value(after, "Ben is disarmed")
    assert may(before, "Ben uses Corda")
    assert why_not(after, "Ben uses Corda") == {"faq-corda-reno"}


def test_the_first_head_of_the_pair_is_not_the_last() -> None:
    """faq-corda-reno: the game is won with the last remaining head."""
    table = (
        "players: {Ana: {}, Ben: {persona: Corda and Reno}}\nattacks: [{card: Upper Left Attack, head-shot: yes}, %s]"
    )
    one = situation("defense", table % "Thrust", "Ben declares Upper Left Attack successful")
    shots = table % "{card: Upper Right Attack, head-shot: yes}"
    both = situation("defense", shots, "Ben lets Upper Left Attack through", "Ben lets Upper Right Attack through")

    assert value(one, "Ben has lost") is False
    assert value(both, "how it ended") == "head shot"


def test_an_effect_may_change_a_group() -> None:
    """faq-horton: Allies count as Hunters."""
    assert may(situation("attack", HORTON), "Ben plays Purge on Old Friend")
    assert not may(situation("attack", HORTON.replace("James Horton, ", "")), "Ben plays Purge on Old Friend")


def test_darius_for_an_illusion_comes_before_the_exertion() -> None:
    """faq-illusions-darius: played first, he lets the Illusion be played."""
    early = situation("attack", ILLUSION, "Ben exerts for an illusion", "Ben plays Darius with the Exertion")
    late = situation("attack", ILLUSION, "Ben exerts for an illusion", "pass")

    assert may(early, "Ben plays Mirage from the exertion")
    assert value(late, "where Mirage is") == "discard"


def test_what_is_played_with_a_card_works_after_it() -> None:
    """errata-break-weapon-gladius: once the opponent is Disarmed the weapon is broken; two Events are one play."""
    table = "players: {Ana: {weapons: [Katana]}, Ben: {weapons: [Gladius], hand: [Disarm, Break Weapon]}}\n"
    table += "cards: {Disarm: 'event: opponent is disarmed'}"
    played = situation("attack", table, "Ben plays Disarm", "Ben plays Break Weapon with Disarm")
    told = situation("may-must", "players: {Ana: {}, Ben: {weapons: [{name: Katana, state: broken}]}}")

    assert value(played, "Ana is disarmed")
    assert "Katana is broken" in " ".join(line.text for line in played.lines)
    assert why_not(told, "Ben tries to regain Katana with a hard exertion for strength") == {"rearm"}


def test_a_power_is_paid_for() -> None:
    """errata-kurgan: a Signature card is discarded to ignore a Location."""
    table = "players: {Ana: {in-play: [Catwalk]}, Ben: {persona: Kurgan, hand: [HELD]}}\ncards: {Catwalk: location}"
    paid = situation("may-must", table.replace("HELD", "Berserk, Thrust"), "Ben uses Kurgan on Catwalk")
    poor = situation("may-must", table.replace("HELD", "Thrust"))

    assert value(paid, "hand of Ben") == ["Thrust"]
    assert why_not(poor, "Ben uses Kurgan on Catwalk") == {"paying-cost", "errata-kurgan"}


def test_one_master_plan_a_turn() -> None:
    """errata-master-plan: a second one is not played in the same turn."""
    table = "players: {Ana: {}, Ben: {hand: [Siege, Trap, The Master Plan, The Master Plan]}}\n"
    table += "cards: {Siege: plot, Trap: plot}"
    plan = "Ben plays The Master Plan with Siege"
    played = situation("attack", table, "Ben plays Siege", plan, "Ben plays Trap")

    assert "errata-master-plan" in why_not(played, "Ben plays The Master Plan with Trap")


VERDICTS = [
    ("attack", "{hand: [Cat And Mouse], in-play: [Cat And Mouse]}", "Cat And Mouse: plot", "",
     "legal: Ben plays Cat And Mouse", True, "faq-cat-and-mouse"),
    ("attack", "{weapons: [Gladius], hand: [Lower Left Attack], endurance-size: 30}", "",
     "Ben attacks with Lower Left Attack, Ben exerts to make Lower Left Attack a power blow",
     "value: endurance of Ben", 24, "faq-gladius"),
    ("may-must", "{persona: Garrick, hand: [Mirage]}", "Mirage: 'illusion: draw 1'", "Ben uses Garrick on Mirage",
     "value: where Mirage is", "endurance", "faq-garrick"),
    ("may-must", "{persona: Mako, hand: [Poison, Head Shot]}", "Poison: 'event: draw 1'",
     "Ben uses Mako discarding Poison", "legal: Ben uses Mako", False, "faq-mako"),
    ("may-must", "{persona: Marcus, in-play: [Dog, Servant]}",
     "Dog: {type: object, groups: [ally]}, Servant: {type: situation, groups: [ally]}", "Ben uses Marcus",
     "value: cards in hand of Ben", 1, "faq-marcus"),
    ("attack", "{persona: Gallen, hand: [Thrust, Sand]}", "Sand: dirty trick upper center",
     "Ben attacks with Thrust", "legal: Ben attacks with Sand", True, "faq-gallen"),
    ("attack", "{persona: Kern, hand: [Poison]}", "Poison: 'event: draw 1'", "Ben plays Poison",
     "legal: Ben exerts for an attack", False, "faq-kern"),
    ("attack", "{weapons: [{name: Rapier, state: disarmed}, Shield], hand: [Thrust]}", "", "",
     "legal: Ben attacks with Thrust", True, "faq-shield"),
    ("attack", "{in-play: [Master of the Short Sword], endurance: [Upper Left Block, 1 reason]}", "",
     "Ben exerts for an attack", "legal: Ben attacks with Upper Left Block from the exertion", True,
     "faq-yung-dol-kim"),
    ("draw-discard", "{hand-size: 5, in-play: [Nexus]}", "Nexus: 'situation: discard to use: reshuffle'",
     "Ben draws 3", "legal: Ben uses Nexus", False, "faq-nexus"),
    ("attack", "{hand: [Focus]}", "Focus: 'event: nullify a situation'", "", "legal: Ben plays Focus", True,
     "faq-no-target"),
    ("turn:5", "{ability: 2, pending-damage: 2, hand: [Thrust, Evade]}", "Evade: dodge all", "",
     "value: hand of Ben", [], "maximum-hand-size"),
]  # fmt: skip


@pytest.mark.parametrize(("at", "ben", "cards", "choices", "ask", "answer", "rule"), VERDICTS)
def test_the_rule_about_a_card_is_named(
    at: str, ben: str, cards: str, choices: str, ask: str, answer: object, rule: str
) -> None:
    """The answer, and among its rules the FAQ or errata about the card that decides it."""
    text = f"title: t\ngame: highlander\nat: {at}\ntable:\n  players: {{Ana: {{}}, Ben: {ben}}}\n  cards: {{{cards}}}\n"
    (verdict,) = report(read(f"{text}choices: [{choices}]\nasks: [{{{ask}}}]\n")).verdicts

    assert verdict.answer.value == answer
    assert rule in {cite.unit for cite in verdict.cites}
