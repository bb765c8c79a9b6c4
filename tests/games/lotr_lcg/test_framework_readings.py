"""The readings and misreadings of the framework: wrong claims get their diagnosis."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from situations import suspected

import judge.games.lotr_lcg
from judge.scenario.read import read
from judge.scenario.report import report
from judge.scenario.rulebook import book

QUEST = """
  players: {Ana: 30}
  heroes: {Eowyn: {of: Ana, willpower: 6, committed: yes}}
  locations: {Ford: {active: yes, threat: 2, points: 3}, Gap: {threat: 1}}
  enemies: {Orc: {engaged: Ana, threat: 1}}
  quests: {Q: {points: 1}, R: {points: 9}}
"""
CHECKS = """
  players: {Ana: 30, Ben: 30}
  heroes: {Aragorn: {of: Ana}, Eowyn: {of: Ben}}
  enemies: {Troll: {engagement: 29}, Orc: {engagement: 28}, Rat: {engagement: 30}}
"""
ATTACK = """
  players: {Ana: 30, Ben: 30}
  heroes: {Aragorn: {of: Ana, defense: 2, hp: 9, exhausted: yes}, Boromir: {of: Ben, defense: 2, hp: 9}}
  allies: {Scout: {of: Ana, defense: 1, hp: 1, exhausted: yes}}
  enemies: {Troll: {engaged: Ana, attack: 5}}
  attack: {enemy: Troll, player: Ana, declared: yes%s}
"""
DOOM = """
  players: {Ana: 30, Ben: 47}
  treacheries: {Storm: {keywords: [doomed 3]}}
  encounter-deck: [Storm]
"""
CASES = [
    ("quest:3.4", QUEST, "value: progress on R, claims: {Ana: 1}", "surplus"),
    ("quest:3.4", QUEST, "value: total threat, claims: {Ana: 2}", "engaged"),
    ("quest:3.4", QUEST.replace("willpower: 6", "willpower: 1"), "value: threat of Ana, claims: {Ana: 31}", "tie"),
    ("encounter:5.3", CHECKS, "value: enemies engaged with Ben, claims: {Ana: []}", "every eligible enemy"),
    ("encounter:5.3", CHECKS, "value: Orc is engaged with Ana, claims: {Ana: no}", "eligible enemy|lowest|higher"),
    ("enemy-attack:6.4.3", ATTACK % "", "value: damage on Aragorn, claims: {Ana: 3}", "defense"),
    ("enemy-attack:6.4.3", ATTACK % ", defender: Scout", "value: damage on Aragorn, claims: {Ana: 3}", "surplus"),
    ("reveal", DOOM, "value: threat of Ben, claims: {Ana: 47}", "first player"),
    ("reveal", DOOM, "value: Ben is eliminated, claims: {Ana: no}", "50|first player"),
]


@pytest.mark.parametrize(("at", "table", "ask", "words"), CASES)
def test_wrong_claims_are_diagnosed(at: str, table: str, ask: str, words: str) -> None:
    """A claim that a known mistake yields is told which one."""
    found = report(read(f"title: t\ngame: lotr-lcg\nat: {at}\ntable:\n{table}\nasks: [{{{ask}, at: now}}]\n")).verdicts[
        0
    ]
    slip = suspected(found)["Ana"] or ""

    assert not found.holds(found.ask.claims["Ana"])
    assert any(word in slip for word in words.split("|")), slip


def test_a_verdict_that_hangs_on_a_reading_says_so() -> None:
    """engagement-tie: who is next is not the same under every reading."""
    table = CHECKS.replace("28", "29").replace("Ana: 30, Ben: 30", "Ben: {threat: 10, first: yes}, Ana: 29")
    text = f"title: t\ngame: lotr-lcg\nat: engagement-checks\ntable:\n{table}\nasks: [{{next: actor}}]\n"
    found = report(read(text)).verdicts[0]

    assert found.answer.value == "Ben"
    assert {hang.reading: dict(hang.gives) for hang in found.hangs} == {
        "engagement-tie": {"worst": "the players", "checking-player": "Ana"}
    }


def test_every_reading_and_misreading_is_a_switch() -> None:
    """The rules as code ask for every reading and every known mistake, and for nothing else."""
    folder = Path(judge.games.lotr_lcg.__file__).parent
    text = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    asked = set(re.findall(r'now\.reads\(\s*"([\w-]+)"', text))
    named = set(re.findall(r'"([\w-]+)"', text))  # Some are asked for by questions, or by the verbs they concern.
    known = set(book("lotr-lcg").readings) | set(book("lotr-lcg").misreadings)

    assert asked <= known <= named
