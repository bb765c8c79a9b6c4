"""Players on a table: by name in any case, or by side; a name that is nobody's is told at its own line."""

import pytest

from judge.content.problem import BadInput
from wot_ccg.situations import situation, value

TABLE = """
    players: {Ana: hero, Ben: villain}
    dominant: ANA
    characters:
      Bayle: {owner: ana, combat: 2}
      Fain: {owner: Ana, controller: bEN, intrigue: 2}
      Thom: {owner: Hero, politics: 1}
    advantages:
      Throne: {owner: ben, kind: world, on: world, traits: Contested, control: {ana: 1, BEN: 2}}
      Banner: {owner: HERO, kind: player, on: aNa}
    sources: {Coffers: {owner: ana, symbols: 2 politics}}
    challenges: {Raid: {owner: ana, declared: yes, on: [ben]}}
    contests: [{by: BEN, advantage: Throne}]
    effects: [{on: ana, change: hand size +1}]
    pools: {ben: {character: 3}}
"""


@pytest.mark.parametrize(
    ("quantity", "answer"),
    [("dominant player", "Ana"), ("controller of Bayle", "Ana"), ("controller of Fain", "Ben"),
     ("controller of Thom", "Ana"), ("controller of Throne", "Ben"), ("pool of Ana", "2 politics"),
     ("hand size of Ana", 9), ("initiator of Raid", "Ana"), ("initiator of Ben's contest of Throne", "Ben"),
     ("character damage pool of Ben", 3)],
)  # fmt: skip
def test_names_of_players_in_any_case(quantity: str, answer: object) -> None:
    """Whoever writes `ana`, `ANA` or `Hero` means the one player Ana."""
    assert value(situation("events", TABLE), quantity) == answer


@pytest.mark.parametrize(
    ("row", "said"),
    [("characters: {Bayle: {owner: anna}}", 'table.characters.Bayle.owner: unknown player "anna"; did you mean Ana?'),
     ("pools: {Bin: {troop: 1}}", 'table.pools.Bin: unknown player "Bin"; did you mean Ben?'),
     ("troops: {ana: {owner: ana}}", "the name ana is used twice")],
)  # fmt: skip
def test_a_name_that_is_nobodys(row: str, said: str) -> None:
    """A player who is not there is told with the nearest name; two things are not told apart by their case."""
    with pytest.raises(BadInput) as bad:
        situation("events", f"players: {{Ana: hero, Ben: villain}}\n{row}")

    assert said in str(bad.value)


def test_a_card_that_is_called_like_a_side() -> None:
    """A card is called what it is called: the Banner is on the troop Shadow, not on the Villain player."""
    table = """
        troops: {Shadow: {owner: villain, combat: 2}}
        advantages: {Banner: {owner: villain, on: Shadow, text: [combat +1]}}
        effects: [{on: Shadow, change: combat +2}]
    """

    assert value(situation("events", table), "combat of Shadow") == 5
