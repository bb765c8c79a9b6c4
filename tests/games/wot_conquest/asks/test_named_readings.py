"""Where the rulebook is open a verdict names the reading that it hangs on, and where it is not it names none."""

import pytest

from judge.scenario.read import read
from judge.scenario.report import report

FALLS = """
cities: {Cairhien: {hp: 5}}
units: {Rand: {owner: Ana, leader: yes, attack: 20, damage: 5}}
battle: Rand
"""
BESIDE = """
units: {Jealous Chosen: {}, Maiden: {owner: Ana, defense: 4, hp: 2}, Fade: {owner: Ben, defense: 12, hp: 3}}
"""
COMPANY = """
cities: {Cairhien: {hp: 3}}
towns: {Godan: }
units: {Fade: {owner: Ben, defense: 9, hp: 3, damage: 2}}
battle: {by: Cairhien, against: Ben}
"""
WALLS = "cities: {Cairhien: {hp: 5}, Maradon: {owner: Ben, hp: 4}}"
PEAK = """
mountains: [Peak]
units: {Rand: {owner: Ana, leader: yes, move: 1, at: Camp}}
distances: {Camp - Peak: short-span}
"""
TOWN = """
towns: {Godan: }
units:
  Rand: {owner: Ana, leader: yes, attack: 6, damage: 1, hp: 3}
  Fade: {owner: Ben, leader: yes, defense: 3, damage: 1, hp: 2}
  Narg: {owner: Ben, defense: 1, damage: 1, hp: 2}
battle: Rand
"""
MARCH = "units: {Rand: {owner: Ana, leader: yes, started: move}, Fade: {owner: Ben}}"
NEAR = "towns: {Godan: }\nunits: {Maiden: {owner: Ana}, Jealous Chosen: {}}"


def named(at: str, table: str, ask: str, *choices: str) -> set[str]:
    """The readings that the verdict on a question names."""
    lines = "\n".join(f"  {line}" for line in table.strip().splitlines())
    made = "".join(f"  - {choice}\n" for choice in choices)
    text = f"title: t\ngame: wot-conquest\nat: {at}\ntable:\n  players: {{Ana: Dragonsworn, Ben: Shadow}}\n{lines}\n"
    text += f"choices:\n{made}" if made else ""
    return {hang.reading for hang in report(read(f"{text}asks: [{{{ask}}}]\n")).verdicts[0].hangs}


@pytest.mark.parametrize(
    ("at", "table", "ask", "choices", "reading"),
    [
        ("battle", FALLS, "value: controller of Cairhien", ["all pass"], "conquer-undefined"),
        ("battle", FALLS, "certain: Ana controls Cairhien", ["all pass"], "conquer-undefined"),
        ("battle", FALLS, "value: cities of Ana", ["all pass"], "conquer-undefined"),
        ("neutral-turn:neutral.2", BESIDE, "value: defense sum, at: now", [], "neutral-bystanders"),
        ("neutral-turn:neutral.2", BESIDE, "value: side of Maiden, at: now", [], "neutral-bystanders"),
        ("battle:battle.2-compare", COMPANY, "value: hp of Cairhien", [], "jealous-many"),
        ("neutral-turn:neutral.0", WALLS, "value: hp of Maradon", ["Ben passes"], "city-strikes-city"),
        ("movement", PEAK, "legal: Ana moves Rand to Peak", ["Ana initiates a move with Rand"], "impassible-stop"),
        ("battle", TOWN, "legal: Ben assigns 1 to Godan", ["all pass"], "three-sided"),
    ],
)  # fmt: skip
def test_what_is_open_is_named(at: str, table: str, ask: str, choices: list[str], reading: str) -> None:
    """conquer, engaged, move-path: nothing in the text decides these, so the verdict says by what it is decided."""
    assert reading in named(at, table, ask, *choices)


@pytest.mark.parametrize(
    ("at", "table", "ask", "choices"),
    [
        ("attack", MARCH, "legal: Ana initiates a battle with Rand", []),
        ("deployment", NEAR, "value: controller of Godan", []),
        ("neutral-turn:neutral-end", "towns: {Godan: {left: 1}}", "value: hp of Godan", []),
        ("battle", TOWN, "value: victor", ["all pass"]),
    ],
)
def test_what_the_text_settles_hangs_on_no_reading(at: str, table: str, ask: str, choices: list[str]) -> None:
    """attack-initiate, town-control, town-restore: what is said in so many words is no reading."""
    assert named(at, table, ask, *choices) == set()
