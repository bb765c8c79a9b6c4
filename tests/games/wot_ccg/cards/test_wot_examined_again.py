"""What a second examiner found in the reading of cards: invented cards in the wordings in question, results by hand."""

import pytest
from situations import choices

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import situation, value

KNOWN = lexicon(("Ferel", "Old Mill"), ("Scribe", "Night Watch"))


def said(kind: str, text: str) -> list[str]:
    """What is said back of a text; empty where a sentence is unread."""
    return [each.said for each in read_card(Printed(kind, "Somebody"), [text], KNOWN).sentences]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("character", "Each Scribe you control gains +1 to all non-zero abilities."),
        ("character", "Each Scribe you control gains +1 to all non-combat abilities."),
        ("event", "All symbols you generate for the rest of the turn have all allegiances."),
        ("advantage", "Rotate this card. If you control a Scribe, target a character. The target gains +1 Combat."),
    ],
)
def test_what_is_not_carried_out_exactly_is_unread(kind: str, text: str) -> None:
    """Abilities that grow are no printed ones; symbols there already are not of the rest of the turn."""
    assert "" in said(kind, text)


CHAINED = """
    characters: {{Orl: {{owner: hero, combat: 3, rotated: yes}}}}
    advantages: {{Chain: {{owner: villain, kind: character, on: Orl, text: "{text}"}}}}
    events: {{Wake: {{owner: hero, text: "Target a character and ready the target."}}}}
"""


@pytest.mark.parametrize(
    ("text", "round_", "event"),
    [
        ("The target does not ready during the ready round.", True, False),
        ("The target cannot ready.", True, True),
    ],
)
def test_who_does_not_ready_during_the_ready_round(text: str, round_: bool, event: bool) -> None:
    """ready-round, cannot: a text about the ready round leaves an event alone; one that bars readying bars both."""
    table = CHAINED.format(text=text)

    assert value(situation("ready-round", table, "all pass"), "Orl is rotated") is round_
    assert value(situation("events", table, "Hero plays Wake on Orl"), "Orl is rotated") is event


@pytest.mark.parametrize(
    ("text", "stays"),
    [
        ("may not ready next turn", True),
        ("does not ready during the next ready round", True),
        ("gains +1 Combat", False),
    ],
)
def test_who_may_not_ready_next_turn_stays_rotated_in_its_ready_round(text: str, stays: bool) -> None:
    """ready-round: the next turn begins with the round in which the target would be made ready."""
    table = f"""
        characters: {{Orl: {{owner: villain, combat: 3, rotated: yes}}, Bel: {{owner: villain, rotated: yes}}}}
        events: {{Frost: {{owner: hero, text: "Target a character. The target takes a point of damage and {text}."}}}}
    """
    played = situation("game/turn/draw-round", table, "Hero plays Frost on Orl", "all pass")

    assert (value(played, "Orl is rotated"), value(played, "Bel is rotated")) == (stays, False)


@pytest.mark.parametrize(("step", "legal"), [("opening-roll", True), ("grips-roll", False)])
def test_a_target_that_is_named_with_its_step(step: str, legal: bool) -> None:
    """play-event: what is targeted `during its Opening Moves step` is targeted then only."""
    table = """
        resolving: pattern
        characters: {Ivo: {owner: hero, combat: 3, in: pattern, announced: yes, rolls: 1 support}}
        events: {Stir: {owner: hero, text: "Target a challenge during its Opening Moves step. Each character
          participating in that challenge gains +1 Combat."}}
    """
    found = situation(f"resolve-challenge:{step}", table)

    assert any("plays Stir" in each for each in choices(found)) is legal


def test_who_lies_in_a_challenge_on_the_table_has_participated() -> None:
    """participation-lasts: the judge need not say again that who is there now was there this turn."""
    table = """
        resolving: pattern
        characters:
          Ivo: {owner: hero, combat: 3, in: pattern, text: "This character gains +1 Combat if he participated in a
            challenge this turn."}
          Bel: {owner: hero, combat: 3, text: "This character gains +1 Combat if he participated in a challenge this
            turn."}
    """
    played = situation("resolve-challenge", table)

    assert (value(played, "combat of Ivo"), value(played, "combat of Bel")) == (4, 3)
