"""Readings and misreadings: each that can change a verdict is consulted, and wrong claims get their diagnosis."""

import re
from pathlib import Path

import pytest
from situations import suspected

import judge.games.chaotic
from judge.decks import deck_game
from judge.scenario.explain import Verdict
from judge.scenario.read import read
from judge.scenario.report import report
from judge.scenario.rulebook import book

DECK = set(deck_game("chaotic").readings)
NO_EFFECT_HERE = {"caster-choice-time", "in-play-location"}


def asked_for() -> set[str]:
    """Every reading and misreading that the rules as code ask for."""
    folder = Path(judge.games.chaotic.__file__).parent
    text = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py") if path.parent.name != "decks")
    return set(re.findall(r'now\.reads\(\s*"([\w-]+)"', text)) | {"energy-timing", "energy-zero-no-damage"}


def test_every_reading_is_consulted() -> None:
    """Every reading is asked for somewhere, but those of deck checks and two that change nothing at a table."""
    assert set(book("chaotic").readings) - asked_for() == DECK | NO_EFFECT_HERE


def test_every_misreading_is_consulted() -> None:
    """Every known mistake is a switch that the rules look at."""
    assert set(book("chaotic").misreadings) <= asked_for()


def test_nothing_else_is_asked_for() -> None:
    """The rules ask only for readings and misreadings that exist."""
    assert asked_for() <= set(book("chaotic").readings) | set(book("chaotic").misreadings)


def verdict(at: str, table: str, choices: str, ask: str) -> Verdict:
    """The verdict on one question with one claim."""
    text = f"title: t\ngame: chaotic\nat: {at}\ntable:\n{table}\nchoices: [{choices}]\nasks: [{{{ask}}}]\n"
    return report(read(text)).verdicts[0]


FIGHT = """
  players: {Ana: active, Ben: }
  creatures:
    Vey: {owner: Ana, courage: 65, attacks: %d, abilities: [Strike 20], engaged: yes}
    Koru: {owner: Ben, courage: 50, energy: 90, engaged: yes}
  attacks:
    Cut: {base: 10, text: ["Challenge Courage 15: deal 5"]}
  attack: Cut
"""
BURST = """
  players: {Ana: {active: yes, mugic: [Spark]}, Ben: {mugic: [Frost]}}
  creatures:
    Vey: {owner: Ana, counters: 1}
    Koru: {owner: Ben, counters: 1}
  mugic:
    Spark: {target: creature, text: [deal 20]}
    Frost: {target: creature, text: [heal 20]}
"""
SPARK = "Ana plays Spark with Vey on Koru, Ben plays Frost with Koru on Koru, all pass"


@pytest.mark.parametrize(
    ("at", "table", "choices", "ask", "slip"),
    [
        ("resolve-attack", FIGHT % 1, "", "value: damage on Koru, claims: {Ben: 35}", "Adds Strike to every attack."),
        ("resolve-attack", FIGHT % 1, "", "value: damage on Koru, claims: {Ben: 10}", "Asks for a greater lead"),
        ("resolve-attack", FIGHT % 1, "", "value: damage on Koru, claims: {Ben: 15}", None),
        ("burst", BURST, SPARK, "value: damage on Koru, claims: {Ben: 0}", "Resolves the oldest item"),
        (
            "burst",
            BURST,
            "Ana plays Spark with Vey on Koru",
            "next: actor, claims: {Ana: Ana}",
            "Lets the same player go on",
        ),
    ],
)
def test_wrong_claims_get_a_diagnosis(at: str, table: str, choices: str, ask: str, slip: str | None) -> None:
    """A wrong claim that a known mistake explains is told so; a right one is not."""
    found = next(iter(suspected(verdict(at, table, choices, ask)).values()), None)

    assert found is None if slip is None else found is not None and found.startswith(slip)
