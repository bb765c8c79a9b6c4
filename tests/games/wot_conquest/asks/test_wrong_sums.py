"""Sums and places as people get them wrong: explained, also where another side would then have to decide something."""

import pytest
from situations import suspected

from judge.scenario.read import read
from judge.scenario.report import report

PLAYERS = "players: {Ana: Dragonsworn, Ben: Shadow}"
GO = "Ana initiates a battle with Rand"
THREE = f"""{PLAYERS}
units:
  Rand: {{owner: Ana, leader: yes, attack: 5, damage: 2, hp: 3}}
  Maiden: {{owner: Ana, count: 2, attack: 2, damage: 1, hp: 2}}
  Fade: {{owner: Ben, leader: yes, attack: 9, defense: 8, damage: 2, hp: 9}}
"""
CAPTAIN = f"""{PLAYERS}
units:
  Rand: {{owner: Ana, leader: yes, attack: 4, damage: 2, hp: 3, text: Each other friendly unit gets +1 attack.}}
  Maiden: {{owner: Ana, count: 2, attack: 3, damage: 1, hp: 1}}
  Fade: {{owner: Ben, leader: yes, defense: 11, damage: 3, hp: 9}}
"""
CHOSEN = f"""{PLAYERS}
units:
  Jealous Chosen: {{at: Cave, way: [Road, Throne]}}
  Nae'blis: {{owner: Ben, leader: yes, defense: 10, damage: 3, hp: 6, at: Throne}}
  Fade: {{owner: Ben, leader: yes, defense: 5, damage: 1, hp: 2, at: Throne}}
distances: {{Cave - Throne: span, Road - Throne: span}}
"""
PEAK = f"""{PLAYERS}
mountains: [Peak]
units:
  Jealous Chosen: {{at: Cave, way: [Peak, Mead, Pass, Throne]}}
  Nae'blis: {{owner: Ben, leader: yes, defense: 20, damage: 0, hp: 6, at: Throne}}
distances: {{Cave - Peak: short-span, Cave - Mead: medium-span, Cave - Pass: long-span}}
"""
TOWN = f"{PLAYERS}\ntowns: {{Mill: }}\nunits: {{Mat: {{owner: Ana}}, Fade: {{owner: Ben}}}}"
CASES = [
    ("attack", THREE, [GO, "all pass"], "attack sum", "5", "Counts only the attack value of the unit that initiated"),
    ("attack", THREE, [GO, "all pass"], "victor", "Ben", "Leaves one of the engaged units out"),
    ("attack", THREE, [GO, "all pass"], "loser", "Ana", "Leaves one of the engaged units out"),
    ("attack", THREE, [GO, "all pass"], "damage total", "2", "Counts only the damage of the unit that initiated"),
    ("attack", CAPTAIN, [GO, "all pass"], "attack sum", "10", "Leaves out an ability that always applies"),
    ("attack", CAPTAIN, [GO, "all pass"], "victor", "Ben", "Leaves out an ability that always applies"),
    ("neutral-turn", CHOSEN, ["all pass"], "victor", "neutral", "Leaves one of the engaged units out"),
    ("neutral-turn", CHOSEN, ["all pass"], "place of Jealous Chosen", "Road", "although the Nae'blis is within a span"),
    ("neutral-turn", PEAK, ["all pass"], "place of Jealous Chosen", "Peak", "stop on mountains"),
    ("neutral-turn", PEAK, ["all pass"], "place of Jealous Chosen", "Mead", "before it has gone a long-span"),
    ("neutral-turn", PEAK, ["all pass"], "place of Jealous Chosen", "Cave", "Lets mountains stop"),
    ("deployment", TOWN, [], "controller of Mill", "Ben", "near which another player has a unit too"),
]


@pytest.mark.parametrize(("at", "table", "choices", "ask", "claim", "words"), CASES)
def test_what_lies_behind_it_is_named(
    at: str, table: str, choices: list[str], ask: str, claim: str, words: str
) -> None:
    """battle.2-compare, neutral.1, town-control: the wrong idea is told, and nothing that merely fits."""
    lines = "\n".join(f"  {line}" for line in table.strip().splitlines())
    made = f"choices: [{', '.join(choices)}]\n" if choices else ""
    text = f"title: t\ngame: wot-conquest\nat: {at}\ntable:\n{lines}\n{made}"
    found = report(read(f"{text}asks:\n  - {{value: {ask}, claims: {{Cleo: {claim}}}}}\n"))

    assert words in (suspected(found.verdicts[0])["Cleo"] or "")


def test_attack_and_defense_added_together() -> None:
    """battle.2-compare: 6 is the attack of Ana's side, 2 the defense of Ben's; 6 + 3 and 2 + 1 count what does not."""
    text = """title: t
game: wot-conquest
at: attack
table:
  players: {Ana: Dragonsworn, Ben: Shadow}
  units:
    Rand: {owner: Ana, leader: yes, attack: 6, defense: 3, damage: 2, hp: 4}
    Fade: {owner: Ben, attack: 1, defense: 2, damage: 1, hp: 9}
choices: [Ana initiates a battle with Rand, all pass]
asks:
  - {value: attack sum, claims: {Cleo: 9}}
  - {value: defense sum, claims: {Cleo: 3}}
"""
    found = report(read(text)).verdicts

    assert [verdict.answer.value for verdict in found] == [6, 2]
    for verdict in found:
        assert (suspected(verdict)["Cleo"] or "").startswith("Adds the attack and the defense values of a side")
