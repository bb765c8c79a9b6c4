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
        (
            "character",
            "As an event, rotate to search your deck for an Old Mill, and place it in your hand. You may play the "
            "Old Mill for no cost.",
        ),
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


@pytest.mark.parametrize(
    ("kind", "text", "plain"),
    [
        ("troop", "As an event, you may move this troop from your homefront to the battleground.",
         "You may move this card from the home front to the battleground as an event."),
        ("event", "Move all Scribe troops you control from your home front to the battleground.",
         "Move each Scribe troop you control in the home front to the battleground."),
        ("advantage", "The target's controller may pay two ability symbols of any types as an event to discard this "
         "card.",
         "As an event, the target's controller may pay 2 ability symbols of any type to discard this card."),
        ("challenge", "If you do not succeed, you must convert one of your Pattern tokens to a neutral token.",
         "If you do not succeed, convert 1 of your Pattern tokens to neutral."),
        ("challenge", "If you succeed, you may remove up to 2 tokens of your choice from each contested advantage in "
         "play.",
         "If you succeed, you may remove up to 2 control tokens of your choice from each contested advantage."),
        ("troop", "This troop gains +1 Combat if you control at least 3 Scribes.",
         "This card gains +1 combat if you control 3 or more Scribe."),
    ],
)  # fmt: skip
def test_it_is_said_back_with_whose_choice_and_from_where(kind: str, text: str, plain: str) -> None:
    assert said(kind, text) == [plain]


@pytest.mark.parametrize(("place", "legal"), [("at: home", True), ("at: battleground", False), ("in: pattern", False)])
def test_a_card_moves_from_where_it_is_said_to_be(place: str, legal: bool) -> None:
    """home-front: from the home front only, not out of a challenge."""
    table = f"""
        resolving: pattern
        troops: {{Guard: {{owner: hero, combat: 3, {place}, text: "As an event, you may move this troop from your
          homefront to the battleground."}}}}
    """
    assert ("Hero uses Guard" in choices(situation("events", table))) is legal


def test_a_group_moves_from_where_it_is_said_to_be() -> None:
    """home-front: who is in a challenge already stays in it."""
    table = """
        resolving: pattern
        troops: {Pikes: {owner: hero, traits: Scribe}, Bows: {owner: hero, traits: Scribe, in: pattern}}
        events: {Horn: {owner: hero, text: "Move all Scribe troops you control from your home front to the
          battleground."}}
    """
    played = situation("events", table, "Hero plays Horn")

    assert value(played, "place of Pikes") == "battleground"
    assert not any("Bows goes" in line.text for line in played.lines)


def test_dice_that_may_not_be_rolled_in_that_challenge() -> None:
    """event-expiry: the ban outlasts the Pattern Challenge before, and ends with the challenge that was targeted."""
    table = """
        dominant: villain
        acting: villain
        challenges: {Raid: {owner: hero, declared: yes, text: "If you succeed, draw a card."}}
        characters:
          Ivo: {owner: hero, combat: 2, one-power: 2, in: Raid}
          Bel: {owner: hero, combat: 1, one-power: 3, in: Raid}
          Spy: {owner: villain, symbols: 1 intrigue}
        events: {Fog: {owner: villain, text: "Target a challenge. Target one character participating in that challenge
          for each [Intrigue] you pay. The target may not roll One Power dice in that challenge."}}
    """
    steps = (
        "Villain plays Fog on Raid challenge and Ivo",
        "all pass",
        "Hero rotates Ivo",
        "Hero rotates Bel",
        "all pass",
    )
    lines = [line.text for line in situation("turn/action-round/take-actions", table, *steps).lines]

    assert "Ivo rolls 2 dice (2 combat): nothing." in lines
    assert "Bel rolls 4 dice (3 one power, 1 combat): nothing." in lines
    assert lines.index("What Fog did to Ivo is over.") > lines.index("Raid is resolved.")


def test_leaving_the_optional_part_is_said_as_what_it_is() -> None:
    """outcome-success: the token moves in either case; choosing none leaves out only what may be left out."""
    table = """
        resolving: Clash
        support: 4
        pattern: {neutral: 6, light: 2, shadow: 1}
        challenges: {Clash: {owner: hero, declared: yes, text: "If you succeed, move 1 neutral token to your section of
          the Pattern and you may add 1 token to a nation contested advantage."}}
        advantages: {Tear: {owner: villain, kind: world, on: world, traits: Nation Contested, control: {Hero: 1}}}
    """
    at = "resolve-challenge:outcome"

    assert choices(situation(at, table)) == ["Hero chooses none", "Hero chooses Tear"]
    for choice, tokens in (("none", 1), ("Tear", 2)):
        played = situation(at, table, f"Hero chooses {choice}")
        assert (value(played, "tokens of Hero"), value(played, "control tokens of Hero on Tear")) == (3, tokens)
