"""Readings and misreadings: every option of every reading gives a verdict of its own, worked out by hand."""

import re
from pathlib import Path

import pytest
from situations import asked, may, next_actor, suspected

import judge.games.wot_ccg
from judge.decks import check, deck_game
from judge.scenario.read import read
from judge.scenario.report import report
from judge.scenario.rulebook import book
from wot_ccg.readings_cases import CASES, Case
from wot_ccg.situations import situation, value

DECK = set(deck_game("wot-ccg").readings)


def asked_for() -> set[str]:
    """Every reading and misreading that the rules as code ask for."""
    folder = Path(judge.games.wot_ccg.__file__).parent
    text = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py") if path.parent.name != "decks")
    return set(re.findall(r'now\.reads\(\s*"([\w-]+)"', text))


def test_every_reading_is_consulted() -> None:
    """Every reading is asked for somewhere, but that of deck checks."""
    assert set(book("wot-ccg").readings) - asked_for() == DECK


def test_every_misreading_is_consulted() -> None:
    """Every known mistake is a switch that the rules look at."""
    assert set(book("wot-ccg").misreadings) <= asked_for()


def test_nothing_else_is_asked_for() -> None:
    """The rules ask only for readings and misreadings that exist."""
    assert asked_for() <= set(book("wot-ccg").readings) | set(book("wot-ccg").misreadings)


def test_every_reading_has_a_case() -> None:
    """Each reading that is no deck matter has a case, and each of its options an answer."""
    covered = {case.reading: set(case.gives) for case in CASES}
    wanted = {id: set(each.options) for id, each in book("wot-ccg").readings.items() if id not in DECK}

    assert covered == wanted


def answered(case: Case, option: str) -> object:
    """The answer to a case's question under an option."""
    played = situation(case.at, case.table, *case.choices, **{case.reading.replace("-", "_"): option})
    kind, _, what = case.ask.partition(": ")
    match kind:
        case "legal":
            return may(played, what)
        case "next":
            return next_actor(played)
        case "value":
            return value(played, what)
        case _:
            return asked(played, kind, what)


@pytest.mark.parametrize(
    ("case", "option"),
    [(case, option) for case in CASES for option in case.gives],
    ids=lambda each: each.reading if isinstance(each, Case) else str(each),
)
def test_each_option_gives_its_verdict(case: Case, option: str) -> None:
    """A reading decides the verdict it is about."""
    assert answered(case, option) == case.gives[option]
    assert len({str(given) for given in case.gives.values()}) > 1


ADVANTAGE_DECK = "Starting Advantage\n1 Banner\nAdvantages\n3 Banner\n"


@pytest.mark.parametrize(("option", "kept"), [("not-counted", True), ("counted", False)])
def test_starting_advantage_among_the_copies(option: str, kept: bool) -> None:
    """Whether the Starting Advantage in play counts among the three copies."""
    found = check("wot-ccg", ADVANTAGE_DECK, readings={"starting-advantage-copies": option})["problems"]

    assert (not any("wot-ccg:deck-max-3" in each["cites"] for each in found)) is kept


FIGHT = """
  resolving: pattern
  pools: {Hero: {character: 4}}
  characters:
    Aginor: {owner: villain, intrigue: 3, in: pattern}
    Fain: {owner: villain, intrigue: 3, in: pattern}
"""
DOUBLED = """
  dominant: hero
  resolving: pattern
  pools: {Hero: {character: 3}}
  characters: {Fain: {owner: villain, combat: 9, in: pattern}, Lan: {owner: hero, combat: 4, in: pattern}}
  events:
    Fury: {owner: hero, text: double character damage}
    Parry: {owner: villain, text: remove 1 character damage}
"""
ARMED = """
  characters:
    Lan: {owner: hero, combat: 3, damage: 2, in: pattern, announced: yes, text: [combat x2, combat +1]}
    Fain: {owner: villain, combat: 9, in: pattern}
  advantages: {Blade: {owner: hero, kind: character, on: Lan, traits: Weapon, text: [damage +1]}}
"""
UNARMED = """
  characters:
    Lan: {owner: hero, combat: 3, in: pattern, announced: yes, text: [damage +1]}
    Fain: {owner: villain, combat: 9, in: pattern, announced: yes}
"""
IDLE = """
  characters:
    Rand: {owner: hero, combat: 2, in: pattern, announced: yes, rolls: 2 damage}
    Aginor: {owner: villain, one-power: 3, in: pattern}
"""
PROPHECY = """
  acting: hero
  fulfilled: [The Stone Falls]
  characters: {Rand: {owner: hero, combat: 2}}
  advantages:
    The Stone Falls: {owner: hero, kind: player, traits: Prophecy,
                      text: [{when: fulfilled, if: you control Rand, do: add 1 token}]}
"""
NATURE = """
  characters:
    Rand: {owner: hero, allegiances: Andor}
    Elayne: {owner: hero, cost: 2 politics, allegiances: Andor, traits: Light Nature, zone: hand}
"""
TURNED = """
  characters:
    Rand: {owner: hero, politics: 2, allegiances: Andor, symbols: 2 politics}
    Juilin: {owner: hero, cost: 2 politics, allegiances: Tear, zone: hand}
  effects: [{on: Rand, gains: Tear}]
"""
TWO_EVENTS = """
  dominant: hero
  events:
    First: {owner: hero, text: add 1 token}
    Second: {owner: hero, text: add 1 token}
    Reply: {owner: villain, text: add 1 token}
"""
ELAYNE = """
  acting: villain
  characters:
    Aginor: {owner: villain, one-power: 4, allegiances: Dark One}
    Elayne: {owner: villain, cost: 2 politics, allegiances: Andor, traits: Light Nature, zone: hand}
"""


@pytest.mark.parametrize(
    ("at", "table", "choices", "ask", "slip"),
    [
        ("take-actions", ELAYNE, "", "value: cost of Elayne for Villain with Aginor, claims: {Ana: 4}", "Doubles"),
        ("take-actions", ELAYNE, "",
         "value: cost of Elayne for Villain with Aginor converting 2, claims: {A: 6}", "Subtracts the converted"),
        ("resolve-challenge:opening-damage", FIGHT, "", "legal: Villain assigns 4 to Fain, claims: {A: yes}",
         "Assigns more"),
        ("resolve-challenge:opening-damage", FIGHT, "", "next: actor, claims: {A: Hero}", "Lets the player who rolled"),
        ("ready-round", "  turn: 1", "", "value: dominant player, claims: {A: Hero}", "Gives ties to the Hero"),
        ("ready-round", "  turn: 1", "", "value: dominant player, claims: {A: Villain}", None),
        ("resolve-challenge:outcome", "  {resolving: pattern, support: 5, opposition: 4}", "",
         "value: light tokens, claims: {A: 3}", "Gives the token"),
        ("resolve-challenge:outcome", "  {resolving: pattern, support: 4, opposition: 4}", "",
         "value: result of the Pattern Challenge, claims: {A: succeeds}", "Lets a tie"),
        ("resolve-challenge:outcome", "  {support: 5, opposition: 3}", "",
         "value: the Pattern Challenge succeeds, claims: {A: no}", "Lets the Pattern Challenge"),
        ("last-battle/resolution-round/resolve-challenge:outcome",
         "  {last-battle: 1, pattern: {light: 13, shadow: 8}, support: 3, opposition: 4}", "all pass",
         "value: winner, claims: {A: Hero}", "Lets any lead"),
        ("resolve-challenge:opening-roll", IDLE, "", "value: damage on Aginor, claims: {A: 0}", "Assigns no damage"),
        ("take-actions", ELAYNE, "Villain recruits Elayne converting 2 tokens",
         "value: total tokens, claims: {A: 2}", "Removes converted tokens from"),
        ("resolve-challenge:outcome", "  {pattern: {light: 5, shadow: 5, neutral: 9}, support: 1}", "",
         "value: last battle, claims: {A: no}", "Leaves the neutral tokens"),
        ("events", TWO_EVENTS, "Hero plays First", "next: actor, claims: {A: Hero}", "Lets the dominant player"),
        ("events", TWO_EVENTS, "Hero plays First", "legal: Hero plays Second, claims: {A: yes}", "Lets the dominant"),
        ("take-actions", PROPHECY, "Hero puts The Stone Falls on Hero",
         "value: light tokens, claims: {A: 3}", "Gives the benefit"),
        ("take-actions", NATURE, "", "value: cost of Elayne for Hero with Rand, claims: {A: 4}", "Doubles the cost"),
        ("take-actions", TURNED, "", "value: cost of Juilin for Hero with Rand, claims: {A: 4}", "Gives symbols"),
        ("events", "  characters: {Fain: {owner: villain, intrigue: 3, combat: 1, damage: 2}}", "",
         "value: dice of Fain, claims: {A: 2}", "Subtracts the damage only"),
        ("turn/draw-round", "  {characters: {Lan: {owner: hero, combat: 2}}, effects: [{on: Lan, change: combat +2}]}",
         "", "value: combat of Lan, claims: {A: 4}", "Lets the effect"),
        ("resolve-challenge:opening-events", DOUBLED, "Hero plays Fury, Villain plays Parry, all pass",
         "value: damage on Fain, claims: {A: 4}", "Removes the damage before"),
        ("events", ARMED, "", "value: combat of Lan, claims: {A: 3}", "Subtracts the damage"),
        ("resolve-challenge:opening-roll", UNARMED, "", "value: damage on Fain, claims: {A: 0}", "Treats every"),
    ],
)  # fmt: skip
def test_wrong_claims_get_a_diagnosis(at: str, table: str, choices: str, ask: str, slip: str | None) -> None:
    """A wrong claim that a known mistake explains is told so; a right one is not."""
    text = f"title: t\ngame: wot-ccg\nat: {at}\ntable:\n{table}\nchoices: [{choices}]\nasks: [{{{ask}, at: now}}]\n"
    found = next(iter(suspected(report(read(text)).verdicts[0]).values()), None)

    assert found is None if slip is None else found is not None and found.startswith(slip)
