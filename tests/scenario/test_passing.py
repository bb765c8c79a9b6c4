"""Passing goes without saying: what is written was done, and whoever had to pass for that has passed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from scenario.storms import scenario

from judge.content.problem import BadInput
from judge.scenario.model import Said
from judge.scenario.read import read
from judge.scenario.report import report, run_json


def ran(choices: str, asks: str = "  - value: height of Keep\n") -> dict[str, Any]:
    """The document of a run."""
    return run_json(report(read(scenario(choices=choices, asks=asks))))


def test_a_pass_that_is_not_written_is_made_and_marked() -> None:
    """pebbles 1.1: Ana acts first; that Ben throws says that she has passed."""
    implied = ran("[Ben throws Brick at Keep, all pass]")
    written = ran("[Ana passes, Ben throws Brick at Keep, all pass]")

    assert [line["text"] for line in implied["lines"]] == [line["text"] for line in written["lines"]]
    assert [line["text"] for line in implied["lines"] if line.get("implied")] == ["Ana passes."]
    assert not any(line.get("implied") for line in written["lines"])
    assert implied["answers"][0]["answer"] == written["answers"][0]["answer"] == 7


def test_a_question_after_a_choice_is_asked_before_the_passes_of_the_next() -> None:
    asks = "  - {next: actor, after: 0}\n  - {next: actor, after: 1}\n"

    assert [each["answer"] for each in ran("[Ben throws Brick at Keep]", asks)["answers"]] == ["Ana", "Ana"]


def test_nothing_is_passed_behind_the_last_choice() -> None:
    assert ran("[Ana throws Stone at Hut]", "  - next: actor\n")["answers"][0]["answer"] == "Ben"


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ("[Ana throws Brick at Hut]", "Ana throws Brick at Hut"),
        ("[Ben sings]", 'no choice "Ben sings"'),
        ("[Ana throws Stone at Hut, Ana throws Stone at Hut]", 'no choice "Ana throws Stone at Hut"'),
    ],
)
def test_what_cannot_be_done_is_told_where_it_was_written(choices: str, said: str) -> None:
    """Passing on does not make it possible: the reason is that of the place where it was written."""
    with pytest.raises(BadInput) as bad:
        ran(choices)

    assert said in str(bad.value)


@pytest.mark.parametrize(
    ("game", "at", "table", "choices", "asked", "answer"),
    [
        (
            "wot-conquest",
            "attack",
            "{players: {Ana: Dragonsworn, Ben: Shadow}, units: {Rand: {owner: Ana, leader: yes, attack: 6, damage: 1},"
            " Fade: {owner: Ben, leader: yes, defense: 2, hp: 3}}}",
            "Ana initiates a battle with Rand, all pass, Ben assigns 1 to Fade",
            "hp of Fade",
            2,
        ),
        (
            "wot-ccg",
            "resolve-challenge",
            "{dominant: hero, characters: {Rand: {owner: hero, one-power: 3, in: pattern, rolls: 2 damage},"
            " Aginor: {owner: villain, one-power: 4, in: pattern}}}",
            "Villain rotates Aginor, Hero rotates Rand, Villain assigns 2 to Aginor",
            "damage on Aginor",
            2,
        ),
        (
            "lotr-lcg",
            "enemy-attack",
            "{players: {Ana: }, heroes: {Durin: {owner: Ana, defense: 3}}, enemies: {Orc: {engaged: Ana, attack: 2}},"
            " attack: {enemy: Orc, player: Ana}}",
            "Ana declares no defender, Ana assigns the damage to Durin",
            "damage on Durin",
            2,
        ),
        (
            "lotr-lcg",
            "combat:6.4",
            "{players: {Ana: }, heroes: {Durin: {owner: Ana}}, enemies: {Orc: {engaged: Ana}}}",
            "Ana has Orc attack next",
            "enemies that have attacked",
            ["Orc"],
        ),
        (
            "lotr-lcg",
            "engagement-checks",
            "{players: {Ana: 30}, heroes: {Durin: {owner: Ana}}, enemies: {Orc: {engagement: 20}}}",
            "Ana lets Orc engage",
            "enemies engaged with Ana",
            ["Orc"],
        ),
    ],
)
def test_what_was_done_by_itself_may_be_written(
    game: str, at: str, table: str, choices: str, asked: str, answer: int | list[str]
) -> None:
    """battle.2-assign, damage-assign, 6.4.3-undefended, 6.4b, 5.3: with one unit, character or enemy there
    is one way, which is taken; writing it is no mistake, but writing it twice is."""
    text = f"title: t\ngame: {game}\nat: {at}\ntable: {table}\nchoices: [%s]\nasks: [{{value: {asked}}}]\n"

    assert report(read(text % choices)).verdicts[0].answer.value == answer
    with pytest.raises(BadInput):
        report(read(text % f"{choices}, {choices.rpartition(', ')[2]}"))


def test_an_order_that_matters_is_asked_for_before_what_comes_after_it() -> None:
    """first-player-order: 1 damage, then 1 healed, is not the same as the other way round."""
    text = (
        "title: t\ngame: lotr-lcg\nat: round/refresh\ntable: {players: {Ana: {hand: [Bolt]}}, heroes: {Durin: {owner:"
        " Ana, sphere: tactics, resources: 1}}, events: {Bolt: {sphere: tactics, text: 'Action: Draw 1 card.'}},"
        " enemies: {Orc: {engagement: 45, text: 'Forced: At the beginning of the refresh phase, deal 1 damage to each"
        " hero.'}}, locations: {Spring: {active: yes, text: 'Forced: At the beginning of the refresh phase, heal 1"
        " damage from each hero.'}}}\nchoices: [Ana plays Bolt]\nasks: [{value: damage on Durin}]\n"
    )
    with pytest.raises(BadInput) as bad:
        report(read(text))

    assert "write `Ana takes Orc next` or `Ana takes Spring next` before it" in str(bad.value)


DOOMED = """
title: Doomed and cancelled
game: lotr-lcg
at: reveal
table:
  players: {Ana: {threat: 25, hand: [Steady]}}
  heroes: {Eowyn: {owner: Ana, sphere: spirit, resources: 1}}
  events: {Steady: {sphere: spirit, cost: 1, text: "Response: Cancel the when revealed effects of a treachery."}}
  treacheries: {Gloom: {keywords: [doomed 2], text: "When Revealed: Each player raises their threat by 3."}}
  encounter-deck: [Gloom]
choices: [Ana plays Steady]
asks: [{value: threat of Ana, answer: 27}]
"""


def test_an_order_goes_without_saying_where_what_was_done_next_comes_to_the_same() -> None:
    """doomed, cancel: whichever of Doomed and When Revealed comes first, the 3 are cancelled and the 2 are not. What
    nobody had to write is marked in the log."""
    found = report(read(DOOMED))

    assert found.agrees
    assert [line.text[:18] for line in found.played.lines if line.implied] == ["Gloom has Doomed 2"]


def test_an_order_that_stands_in_the_way_is_named() -> None:
    """7.2.5.2, 8.3.2: an attack has to be played, and passing on would end where Ana puts her own triggers in order."""
    path = Path(__file__).parents[2] / "content/chaotic/scenarios/own-triggers-in-own-order.yml"
    written = read(path.read_text("utf-8"))
    nothing = Said("Ana attacks with nothing", written.asks[0].place)
    with pytest.raises(BadInput) as bad:
        report(replace(written, choices=(*written.choices, nothing)))

    assert "if everybody passes, Ana has to decide first: the order of what happens at once" in str(bad.value)
