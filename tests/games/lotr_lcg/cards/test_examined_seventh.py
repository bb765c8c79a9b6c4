"""What an examiner of card text found to be done otherwise than it is said; the right result worked out first."""

from __future__ import annotations

import pytest
from situations import value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, first: yes, deck: 9}, Ben: {threat: 30, deck: 9}}
heroes: {Hild: {owner: Ana, hp: 5, defense: 1}, Odo: {owner: Ben, hp: 4}}
"""


@pytest.mark.parametrize(
    ("when", "threat"), [("each quest phase", 20), ("each combat phase", 25), ("each phase", 25), ("each round", 25)]
)
def test_the_first_one_revealed_in_a_phase_that_is_named(when: str, threat: int) -> None:
    """surge: Fog is revealed in the combat phase: with surge Dread follows it, for 5 threat; without, nothing does."""
    play = situation(
        "combat",
        f"""{TABLE}
quests: {{Road: {{points: 20, text: "The first treachery revealed {when} gains surge."}}}}
enemies: {{Orc: {{engaged: Ana, text: "Forced: After Orc attacks, reveal the top card of the encounter deck."}}}}
treacheries: {{Gust: {{}}, Fog: {{}}, Dread: {{text: "When Revealed: Raise each player's threat by 5."}}}}
encounter-deck: [Gust, Fog, Dread]
""",
        "Ana defends with Hild",
    )

    assert value(play, "threat of Ana") == threat


@pytest.mark.parametrize(
    "whom", ["each character with a printed cost of 2 or less", "the character with the lowest printed cost"]
)
def test_a_hero_has_no_cost(whom: str) -> None:
    """cost, threat-cost: Pim costs 2 and Tor 3; Hild has a threat cost, which is no cost."""
    play = situation(
        "reveal",
        f"""{TABLE}
allies: {{Pim: {{owner: Ana, cost: 2, hp: 2}}, Tor: {{owner: Ana, cost: 3, hp: 2}}}}
quests: {{Road: {{points: 20}}}}
treacheries: {{Fog: {{text: "When Revealed: Deal 1 damage to {whom}."}}}}
encounter-deck: [Fog]
""",
    )

    assert [value(play, f"damage on {name}") for name in ("Hild", "Odo", "Pim", "Tor")] == [0, 0, 1, 0]


@pytest.mark.parametrize(
    "text",
    [
        "When Revealed: If you do, raise your threat by 2.",
        "When Revealed: Otherwise, raise your threat by 2.",
        "When Revealed: Then, deal 1 damage to a hero.",
        "When Revealed: Raise your threat by 2 for each ally discarded this way.",
        "When Revealed: Raise your threat by 2 for each damage dealt this way.",
        "When Revealed: If no hero was exhausted this way, raise your threat by 2.",
        "While that player controls 3 heroes, each enemy gets +1 attack.",
    ],
)
def test_what_refers_to_nothing_before_it_is_unread(text: str) -> None:
    """then-word: nothing has been done, nobody has been spoken of, when the sentence begins with that."""
    found = RULES.collected.read(PrintedCard("Gloom", "treachery" if text[4] == " " else "location", text=(text,)))

    assert found.status == "unread"


@pytest.mark.parametrize(
    ("told", "attack"),
    [
        ("are exactly 2 resources", 1),
        ("are 2 resources", 2),
        ("are 2 or more resources", 2),
        ("are exactly 3 resources", 2),
        ("are no resources", 1),
        ("are less than 3 resources", 1),
    ],
)
def test_so_many_tokens_and_exactly_so_many(told: str, attack: int) -> None:
    """if: Camp has 3 resources. With 3 there are 2, but not exactly 2; so its attack of 1 is raised or not."""
    play = situation(
        "action-window",
        f"""{TABLE}
quests: {{Road: {{points: 20}}}}
enemies: {{Camp: {{attack: 1, resources: 3, text: "Camp gets +1 attack if there {told} on it."}}}}
""",
    )

    assert value(play, "attack of Camp") == attack
