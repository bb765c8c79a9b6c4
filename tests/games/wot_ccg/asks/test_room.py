"""damage-assign-c: what is said of a claim on how much more damage a card can take."""

from judge.scenario.read import read
from judge.scenario.report import report, run_json

TEXT = """
title: How much more?
game: wot-ccg
at: resolve-challenge
table:
  characters:
    Lan: {owner: hero, combat: 4, in: pattern}
    Fain: {owner: villain, intrigue: 3, combat: 9, in: pattern, damage: 1}
asks:
  - {value: damage Fain can take, claims: {Ana: 11, Ben: 4}}
"""


def test_the_rule_and_the_ability_are_told() -> None:
    """damage-reduces-all, mortally-wounded: 1 damage makes 3 and 9 into 2 and 8; with 8 more none is above zero."""
    (found,) = run_json(report(read(TEXT)))["answers"]

    assert found["answer"] == 8
    for claim in found["claims"].values():
        assert "combat is 8 now" in claim["misreading"].casefold()
