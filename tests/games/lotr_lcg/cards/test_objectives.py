"""Wordings of objectives, on invented cards; what must come out was worked out by hand first."""

from __future__ import annotations

from situations import value

from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30}, Ben: {threat: 30}}
heroes: {Hild: {owner: Ana, text: TEXT}, Odo: {owner: Ben}}
enemies: {Orc: {attack: 1, defense: 1, hp: 3, traits: [Orc]}}
"""
KEY = (
    "If unattached, the first player must claim Key and attach it to a hero he controls. Attached hero gets +1 attack."  # noqa: E501
)


def table(text: str = "") -> str:
    return TABLE.replace("TEXT", repr(text))


def test_an_objective_the_first_player_takes_as_soon_as_it_is_free() -> None:
    there = table() + f"objectives: {{Key: {{text: {KEY!r}}}}}\nencounter-deck: [Key]\n"
    play = situation("reveal", there)

    assert (value(play, "host of Key"), value(play, "controller of Key")) == ("Hild", "Ana")


def test_a_guarded_objective_waits_for_its_guard() -> None:
    there = table("Action: Discard Orc.") + f"objectives: {{Key: {{guards: [Orc], text: {KEY!r}}}}}\n"
    play = situation("action-window", there)
    assert value(play, "place of Key") == "staging area"

    play = situation("action-window", there, "Ana uses Hild")
    assert (value(play, "host of Key"), value(play, "attack of Hild")) == ("Hild", 2)


def test_an_objective_whose_hero_leaves_play() -> None:
    text = "If the attached hero leaves play, the players lose the game."
    there = table("Action: Discard Odo.") + f"objectives: {{Mould: {{on: Odo, text: {text!r}}}}}\n"
    play = situation("action-window", there, "Ana uses Hild")

    assert value(play, "result") == "the players lose"
