"""in-player-order: each player turns up a card, and what becomes of it is done for that player; worked out by hand."""

from __future__ import annotations

from json import dumps

from situations import value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, deck: [Sam, Rope]}, Ben: {threat: 30, deck: [Hook, Pam]}}
heroes: {Hild: {owner: Ana, hp: 5}, Odo: {owner: Ben, hp: 5}}
allies: {Sam: {owner: Ana, cost: 2}, Pam: {owner: Ben, cost: 1}}
attachments: {Rope: {owner: Ana, cost: 1}, Hook: {owner: Ben, cost: 3}}
enemies: {Orc: {threat: 3}, Imp: {threat: 1}}
locations: {Fen: {threat: 2}}
quests: {Road: {points: 20}}
"""


def revealed(text: str, deck: str, *chosen: str) -> Played:
    """A treachery of that text is revealed, and what lies below it."""
    gloom = f"treacheries: {{Gloom: {{text: {dumps(f'When Revealed: {text}')}}}}}\n"
    return situation("reveal", f"{TABLE}{gloom}encounter-deck: [Gloom, {deck}]\nencounter-rest: 3\n", *chosen)


def test_an_enemy_engages_who_has_turned_it_up() -> None:
    """Ana turns up Fen, Ben Orc: only Ben has an enemy now."""
    text = (
        "Each player discards the top card of the encounter deck."
        " If that card is an enemy, put it into play engaged with that player."
    )

    assert value(revealed(text, "Fen, Orc"), "enemies engaged with Ben") == ["Orc"]
    assert value(revealed(text, "Fen, Orc"), "enemies engaged with Ana") == []
    both = revealed(text, "Imp, Orc")
    assert [value(both, f"enemies engaged with {each}") for each in ("Ana", "Ben")] == [["Imp"], ["Orc"]]


def test_of_his_own_deck() -> None:
    """Ana discards an ally: 20 + 2 = 22; Ben an attachment."""
    text = "Each player discards the top card of his deck. If that card is an ally, that player raises his threat by 2."
    play = revealed(text, "Fen")

    assert [value(play, f"threat of {each}") for each in ("Ana", "Ben")] == [22, 30]


def test_by_what_it_says() -> None:
    """3 for Orc, 2 for Fen."""
    text = "Each player discards the top card of the encounter deck and raises his threat by that card's threat."
    play = revealed(text, "Orc, Fen")

    assert [value(play, f"threat of {each}") for each in ("Ana", "Ben")] == [23, 32]
