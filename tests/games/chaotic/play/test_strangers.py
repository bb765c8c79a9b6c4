"""What a stranger found who had only the documentation."""

import pytest

from judge.content.problem import BadInput
from judge.scenario.read import read
from judge.scenario.report import report

FIGHT = """\
title: t
game: chaotic
at: strike:7.2.5.3
table:
  players: {Ana: active, Ben: }
  striker: Ana
  attack: Slam
  attacks: {Slam: {base: 5}}
  creatures:
"""


def test_hive_copies_merge() -> None:
    """8.8.1.2: a copy that Hive gives is one ability with the printed copy."""
    text = FIGHT + (
        "    Vey: {owner: Ana, engaged: yes, abilities: [Strike 10, 'Hive: Strike 5']}\n"
        "    Koru: {owner: Ben, engaged: yes}\n  hive: yes\nasks: [{value: abilities of Vey}]\n"
    )

    assert report(read(text)).verdicts[0].answer.value == ["Strike 15"]


def test_an_endless_line_is_cut_off() -> None:
    """A line of play without end is told as not complete, and at once."""
    reply = "{name: Back, when: is damaged, do: deal 5 to opposing}"
    back = "{owner: %s, engaged: yes, abilities: [can not be destroyed, " + reply + "]}"
    text = FIGHT + (
        f"    Vey: {back % 'Ana'}\n    Koru: {back % 'Ben'}\n"
        "choices: [all pass]\nasks: [{outcomes: damage on Koru}, {possible: Koru is destroyed}]\n"
    )
    found = report(read(text))

    assert [verdict.answer.finding.complete for verdict in found.verdicts if verdict.answer.finding] == [False, False]
    assert found.verdicts[1].answer.value is None


def test_a_choice_that_was_refused_says_why() -> None:
    """8.4.2.2: what is not legal where it is written is told there, not where the forced moves after it lead."""
    text = (
        "title: t\ngame: chaotic\nat: burst\ntable:\n  players: {Ana: {active: yes, mugic: [Song]}, Ben: }\n"
        "  creatures: {Vey: {owner: Ana}, Koru: {owner: Ben}}\n"
        "  mugic: {Song: {target: creature, text: [deal 5 to target]}}\n"
        "choices: [Ana plays Song with Vey on Koru]\n"
    )
    with pytest.raises(BadInput, match="0 of the 1 Mugic counters"):
        report(read(text))


@pytest.mark.parametrize(("burst", "damage"), [("", 5), ("  burst: [{ability: Roar, of: Koru}]\n", 10)])
def test_an_attack_just_played_has_triggered_what_it_triggers(burst: str, damage: int) -> None:
    """8.3.3: Recklessness is on the Burst before a player may extend it, unless the table says what is there."""
    roar = "abilities: [{name: Roar, when: combat begins, do: deal 10 to Vey}]" if burst else ""
    text = FIGHT + (
        "    Vey: {owner: Ana, engaged: yes, abilities: [Recklessness 5]}\n"
        f"    Koru: {{owner: Ben, engaged: yes, {roar}}}\n{burst}choices: [all pass]\n"
        "asks: [{value: damage on Vey}]\n"
    )

    assert report(read(text)).verdicts[0].answer.value == damage
