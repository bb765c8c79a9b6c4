"""g-elementproof: what is told to whoever takes it for armour."""

from situations import suspected

from judge.scenario.read import read
from judge.scenario.report import report

TEXT = """
title: Does Fireproof take anything off a Fire attack?
game: chaotic
at: strike
table:
  players: {Ana: {active: yes, attacks: [Ember]}, Ben: {}}
  creatures:
    Koru: {owner: Ana, energy: 50, elements: [fire], engaged: yes}
    Vey: {owner: Ben, energy: 50, engaged: yes, abilities: [fireproof 15]}
  attacks: {Ember: {base: 5, fire: 20}}
choices: [Ana attacks with Ember]
asks:
  - {value: damage on Vey, claims: {Ana: 10, Ben: 25}}
"""


def test_elementproof_is_no_armour() -> None:
    """g-elementproof, 8.6.1.2: 5 and 20 for Fire are 25; Fireproof 15 gives Energy and takes nothing off."""
    (verdict,) = report(read(TEXT)).verdicts

    assert verdict.answer.value == 25
    assert (suspected(verdict)["Ana"] or "").startswith("counts Fireproof 15 of Vey, which does not apply")
    assert "chaotic:g-elementproof" in map(str, verdict.decided_by)
