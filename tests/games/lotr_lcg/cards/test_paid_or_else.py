"""effects-select: several resources paid, or something else; progress from questing alone; so many for each player."""

from __future__ import annotations

from json import dumps

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {{Ana: {{threat: 20, deck: 9}}, Ben: {{threat: 30, deck: 9}}}}
heroes:
  Hild: {{owner: Ana, hp: 5, willpower: 2, resources: {0}, sphere: lore}}
  Hama: {{owner: Ana, hp: 5, resources: {1}, sphere: spirit}}
  Odo: {{owner: Ben, hp: 5, resources: {2}}}
"""
ROAD = "quests: {Road: {points: 20, progress: 5}}\n"


def revealed(text: str, resources: tuple[int, int, int], *chosen: str, more: str = "") -> Played:
    """A treachery of that text is revealed."""
    gloom = f"treacheries: {{Gloom: {{text: {dumps(f'When Revealed: {text}')}}}}}\n"
    table = f"{TABLE.format(*resources)}{ROAD}{gloom}{more}"
    return situation("reveal", table + ("" if "encounter-deck" in more else "encounter-deck: [Gloom]\n"), *chosen)


EITHER = "The first player must either pay 2 resources or raise his threat by 3."


def test_two_resources_of_several_heroes() -> None:
    """1 of Hild and 1 of Hama are 2."""
    play = revealed(EITHER, (1, 1, 0), "Ana selects spend 1 resource from a hero you control 2 times")

    assert [value(play, f"resources on {each}") for each in ("Hild", "Hama")] == [0, 0]
    assert value(play, "threat of Ana") == 20


@pytest.mark.parametrize("resources", [(1, 0, 4), (0, 0, 2)])
def test_who_has_too_few_cannot_pay_a_part(resources: tuple[int, int, int]) -> None:
    """What Ben's hero has is not Ana's: 20 + 3 = 23, and nothing is paid."""
    play = revealed(EITHER, resources)

    assert value(play, "threat of Ana") == 23
    assert value(play, "resources on Hild") == resources[0]


def test_each_player_pays_or_does_not() -> None:
    """Ana has 3, Ben 1: only Ana has a choice."""
    text = "Each player must either spend 2 resources or raise his threat by 4."
    play = revealed(text, (3, 0, 1), "Ana selects spend 1 resource from a hero you control 2 times")

    assert [value(play, f"threat of {each}") for each in ("Ana", "Ben")] == [20, 34]
    assert [value(play, f"resources on {each}") for each in ("Hild", "Odo")] == [1, 1]


def test_of_one_sphere() -> None:
    """Two lore resources: Hama has spirit."""
    text = "The first player must either spend 2 lore resources or raise his threat by 3."

    assert value(revealed(text, (1, 5, 0)), "threat of Ana") == 23
    assert len(choices(revealed(text, (2, 5, 0)))) == 2


@pytest.mark.parametrize("who", ["The players, as a group, must either", "The players must"])
def test_heroes_of_any_player_pay_for_the_group(who: str) -> None:
    """1 of Hild and 1 of Odo are 2; one alone is not enough."""
    text = f"{who} spend 2 resources or each player raises his threat by 2."
    play = revealed(text, (1, 0, 1))

    assert len(choices(play)) == 2
    assert value(revealed(text, (1, 0, 0)), "threat of Ben") == 32
    first = next(each for each in choices(play) if "spend" in each)
    paid = revealed(text, (1, 0, 1), first)
    assert [value(paid, f"resources on {each}") for each in ("Hild", "Odo")] == [0, 0]


@pytest.mark.parametrize("who", ["The players, as a group,", "The players"])
def test_whose_heroes_pay_is_not_clear(who: str) -> None:
    assert RULES.collected is not None
    text = f"When Revealed: {who} must choose: either spend 2 resources or reveal an encounter card."

    assert RULES.collected.read(PrintedCard("Gloom", "treachery", text=(text,))).status == "unread"


@pytest.mark.parametrize(("text", "placed"), [
    ("Progress cannot be placed on this stage from questing successfully.", 5),
    ("Progress cannot be placed on this stage by card effects.", 7),
])  # fmt: skip
def test_no_progress_from_questing(text: str, placed: int) -> None:
    """Hild quests with 2 against 0 threat; what a card places is another matter."""
    road = f"quests: {{Road: {{points: 20, progress: 5, text: {dumps(text)}}}}}\n"
    table = TABLE.format(0, 0, 0).replace("willpower: 2", "willpower: 2, committed: yes") + road

    assert value(situation("quest:3.4", table), "progress on Road") == placed


def test_so_many_for_each_player() -> None:
    """Two players: the second enemy ends it; Fen between them is discarded too."""
    text = "Discard cards from the encounter deck until 1 enemy per player has been discarded."
    more = "enemies: {Orc: {}, Imp: {}, Rat: {}}\nlocations: {Fen: {}}\nencounter-deck: [Gloom, Orc, Fen, Imp, Rat]\n"
    play = revealed(text, (0, 0, 0), more=more)

    assert set(value(play, "encounter discard pile")) == {"Gloom", "Orc", "Fen", "Imp"}
