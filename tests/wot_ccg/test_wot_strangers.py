"""What a stranger asked and got wrong at first: decisions taken by themselves, events in between, rules left out."""

from __future__ import annotations

from textwrap import dedent, indent

import pytest
from situations import asked, may, value, why, why_not

from judge.scenario.ask import answer
from judge.scenario.model import Ask
from judge.scenario.read import read
from judge.scenario.report import report
from wot_ccg.situations import situation

OPENING = "resolve-challenge:opening-damage"
ALONE = """
    pools: {Hero: {character: 3}}
    characters: {Aginor: {owner: villain, one-power: 2, in: pattern}}
"""
ACTING = """
    acting: hero
    dominant: {dominant}
    characters: {{Lan: {{owner: hero, combat: 2, damage: 1}}}}
    events:
      Storm: {{owner: villain, text: add 1 token}}
      Levy: {{owner: villain, limited: yes, text: add 1 token}}
      {more}
"""


def test_a_forced_assignment_can_be_asked_about() -> None:
    """damage-assign-d: all three go on the only character; nothing less, and in one way."""
    played = situation(OPENING, ALONE)

    assert value(played, "damage on Aginor") == 3
    assert may(played, "Villain assigns 3 to Aginor") is True
    assert may(played, "Villain assigns all to Aginor") is True
    assert "damage-assign-d" in why_not(played, "Villain assigns 2 to Aginor")
    assert asked(played, "count", "choices") == 1


def test_an_event_in_the_opponents_step() -> None:
    """take-actions-events: between two actions the other player may play an event; a limited one never."""
    table = ACTING.format(dominant="villain", more="")
    played = situation("take-actions", table)

    assert may(played, "Villain plays Storm") is True
    assert "take-actions-events" in {cite.unit for cite in answer(played, Ask(legal="Villain plays Storm")).cites}
    assert "limited-events" in why_not(played, "Villain plays Levy")
    after = situation("take-actions", table, "Villain plays Storm", "Hero heals Lan")
    assert (value(after, "shadow tokens"), value(after, "damage on Lan")) == (3, 0)


def test_the_dominant_player_is_still_first_between_actions() -> None:
    """event-ask: the subordinate Villain may not play before the dominant Hero has had his chance."""
    table = ACTING.format(dominant="hero", more="Gale: {owner: hero, text: add 1 token}")

    assert "event-dominant-first" in why_not(situation("take-actions", table), "Villain plays Storm")
    declined = situation("take-actions", table, "Hero waits for events", "Hero passes", "Villain plays Storm")
    assert value(declined, "shadow tokens") == 3


def test_a_window_that_nobody_needs_still_answers() -> None:
    """taveren-healing: only a Ta'veren is healed so, also where nobody has anything to play."""
    table = "characters: {Lan: {owner: hero, combat: 4, damage: 1}}"

    assert why_not(situation("events", table), "Hero heals Lan with a token") == {"taveren-healing"}


@pytest.mark.parametrize(
    ("at", "table", "choice", "words"),
    [
        ("take-actions", "characters: {Lan: {owner: hero, combat: 4, damage: 1, rotated: yes}}", "Hero heals Lan",
         "Overlooks this: Lan is rotated already."),
        ("take-actions", ACTING.format(dominant="villain", more=""), "Villain plays Levy",
         "Overlooks this: limited events are for your own Take Actions Step."),
    ],
)  # fmt: skip
def test_a_claim_against_a_refusal_is_told_the_reason(at: str, table: str, choice: str, words: str) -> None:
    """Whoever says that a refused choice is legal is told what stands against it."""
    table = indent(dedent(table).strip(), "  ")
    text = f"title: t\ngame: wot-ccg\nat: {at}\ntable:\n{table}\nasks: [{{legal: {choice}, claims: {{A: yes}}}}]\n"

    assert report(read(text)).verdicts[0].misreadings["A"] == words
