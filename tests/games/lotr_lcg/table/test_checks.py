"""What is wrong with a table: names of nothing where they stand, and what no reference can say."""

import pytest

from judge.content.problem import BadInput
from judge.scenario.read import read

TABLE = """title: test
game: lotr-lcg
at: action-window
table:
  players: {Ana: {hand: [Scout]}, Ben: }
  heroes: {Aragorn: {owner: Ana}}
  allies: {Scout: {}}
  attachments: {Sword: {on: Aragorn}}
  enemies: {Orc: {engaged: Ben, shadow: [Bat]}, Bat: {}}
  locations: {Road: {active: yes}, Ford: {}}
  attack: {enemy: Orc, defenders: [Aragorn]}
"""


def wrong(old: str, new: str) -> list[str]:
    """What is wrong with the table once something is changed."""
    assert TABLE.count(old) == 1
    with pytest.raises(BadInput) as bad:
        read(TABLE.replace(old, new), "t.yml")
    return [str(problem) for problem in bad.value.problems]


def test_the_table_is_right_as_it_is() -> None:
    """Every test below changes one thing."""
    assert read(TABLE, "t.yml").title == "test"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("owner: Ana", "owner: Anna", 't.yml:6:29: table.heroes.Aragorn.owner: unknown player "Anna"'),
        ("[Scout]", "[Scuot]", 't.yml:5:26: table.players.Ana.hand[1]: unknown card "Scuot"; did you mean Scout?'),
        ("on: Aragorn", "on: Argorn", 't.yml:8:29: table.attachments.Sword.on: unknown card "Argorn"'),
        ("enemy: Orc", "enemy: Ork", 't.yml:11:19: table.attack.enemy: unknown enemy "Ork"; did you mean Orc?'),
        ("defenders: [Aragorn]", "defenders: [Orc]", 't.yml:11:36: table.attack.defenders[1]: unknown character "Orc"'),
    ],
)  # fmt: skip
def test_a_name_of_nothing_is_told_where_it_stands(old: str, new: str, message: str) -> None:
    """The field itself, what was found, the nearest name."""
    assert any(problem.startswith(message) for problem in wrong(old, new)), wrong(old, new)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("Ford: {}", "orc: {}", "the name orc is used twice (enemies and locations)"),
        ("Ford: {}", "timeline: {}", "the name timeline is used twice (the game itself and locations)"),
        ("Ben: }", "Ben: {hand: [Scout]}}", "Scout is listed twice; give each copy its own name and the same `title`"),
        ("{hand: [Scout]}", "first", "Scout: give its `owner`"),
        ("on: Aragorn", "on: Sword", "Sword: a card can be neither attached to itself nor guarded by itself"),
        ("Ford: {}", "Ford: {active: yes}", "there can be only one active location"),
    ],
)
def test_what_no_reference_can_say(old: str, new: str, message: str) -> None:
    """Names used twice, cards listed twice, cards of nobody."""
    assert any(message in problem for problem in wrong(old, new)), wrong(old, new)
