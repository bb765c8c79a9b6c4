"""What is told of a table whose parts do not fit together, and where."""

import pytest

from judge.content.problem import BadInput
from judge.scenario.read import read

TABLE = """\
title: t
game: chaotic
at: burst
table:
  players: {Ana: {active: yes, mugic: [Song]}, Ben: }
  creatures:
    Vey: {owner: Ana, gear: Shield}
    Koru: {owner: Ben}
  mugic: {Song: {target: creature, text: deal 5}}
"""


def problems(more: str) -> list[str]:
    """What is wrong with the table with some more lines, each with its line."""
    with pytest.raises(BadInput) as wrong:
        read(TABLE + more)
    return [f"{each.place.line}: {each.message}" for each in wrong.value.problems]


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("  striker: Cat\n", "unknown player Cat"),
        ("  attack: Slam\n", "unknown attack Slam"),
        ("  effects: [{on: Vay, change: courage +5}]\n", "unknown creature Vay"),
        ("  effects: [{reveals: Sheild}]\n", "unknown gear or location or creature Sheild"),
        ("  burst: [{mugic: Song, of: Nobody, on: [Vey]}]\n", "unknown creature or gear Nobody"),
        ("  burst: [{mugic: Song, of: Koru, on: [Vay]}]\n", "unknown creature or gear or player or item Vay"),
    ],
)
def test_a_name_that_is_not_on_the_table(more: str, told: str) -> None:
    """A name that nothing has is told at its own line."""
    (found,) = problems(more)

    assert found.startswith("10:") and told in found.replace('"', "")


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("  attacks: {Koru: {base: 5}}\n", "the name Koru is used twice (creatures and attacks)"),
        ("  attacks: {Shield: {base: 5}}\n", "the name Shield is used twice (gear and attacks)"),
        ("  attacks: {Slam: {base: 5}}\n  attack: Slam\n", "no Creatures are engaged"),
        ("  burst: [{mugic: Song, of: Shield, on: [Vey]}]\n", "unknown creature Shield"),
        ("  burst: [{ability: Sting, of: Vey}]\n", "Vey has no ability Sting"),
        (
            "  locations: {Hall: {owner: Ana, abilities: [{name: Gust, when: combat begins, do: deal 5 to Vay}]}}\n",
            "Hall: Gust: 'deal 5 to Vay'",
        ),
    ],
)
def test_what_no_reference_can_say(more: str, told: str) -> None:
    """Names used twice, attacks without a combat, texts that mean nobody."""
    assert any(told in each.replace('"', "") for each in problems(more))
