"""Damage that is kept off a card, is put on another instead, or has consequences; each played out."""

import pytest

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from judge.scenario.played import Played
from wot_ccg.situations import situation, value

KNOWN = lexicon((), ("Scribe",))


def _fight(own: str, *choices: str, event: str = "", more: str = "") -> Played:
    """Ann rolls 3 damage against Orl, who has the text; Villain may hold an event."""
    held = f'events: {{Ward: {{owner: villain, text: "{event}"}}}}' if event else ""
    table = f"""
        dominant: villain
        resolving: pattern
        players: {{Hero: {{hand: 1, deck: 9}}, Villain: {{hand: 0, deck: 9}}}}
        characters:
          Ann: {{owner: hero, combat: 4, in: pattern, rolls: 3 damage}}
          Orl: {{owner: villain, combat: 9, in: pattern, rolls: nothing, text: "{own}"}}
        {more}
        {held}
    """
    return situation("resolve-challenge:opening-subordinate", table, "Hero rotates Ann", *choices)


@pytest.mark.parametrize(
    ("own", "hurt"),
    [
        ("", 3),
        ("This character takes 1 less damage.", 2),
        ("This character takes 2 less damage from damage pools.", 1),
        ("This character takes 2 less damage from events.", 3),
        ("Damage placed on this character is reduced by 5.", 0),
        ("This character cannot take damage.", 0),
        ("All damage dealt to this character by events is prevented.", 3),
    ],
)
def test_what_a_card_says_of_its_own_damage(own: str, hurt: int) -> None:
    """damage-reduces-all: 3 damage are assigned to Orl, the only one there; so many come onto him."""
    assert value(_fight(own, "Villain passes"), "damage on Orl") == hurt


@pytest.mark.parametrize(
    ("event", "hurt"),
    [
        ("Target a character. Prevent the next 2 damage that would be placed on the target this turn.", 1),
        ("Prevent the next 5 damage to target character this turn.", 0),
        ("Prevent the next 2 damage to target character from events this turn.", 3),
        ("Target a character. Ignore all damage dealt to the target until the end of the turn.", 0),
        ("Target a character. The target takes 1 less damage this turn.", 2),
    ],
)
def test_what_an_event_keeps_off(event: str, hurt: int) -> None:
    """event-expiry: as much as the event says does not come onto Orl this turn."""
    assert value(_fight("", "Villain plays Ward on Orl", event=event), "damage on Orl") == hurt


def test_the_next_points_are_gone_when_they_have_been_kept_off() -> None:
    """event-expiry: of the next 2 points both are used on the first damage; the second damage comes in full."""
    table = """
        dominant: hero
        characters: {Orl: {owner: villain, combat: 9}}
        events:
          Ward: {owner: hero, text: "Prevent the next 2 damage to target character this turn."}
          Bolt: {owner: hero, text: "Put 1 damage on target character."}
          Fire: {owner: hero, text: "Put 4 damage on target character."}
    """
    first = situation("events", table, "Hero plays Ward on Orl", "Hero plays Bolt on Orl")
    assert value(first, "damage on Orl") == 0
    plays = ("Hero plays Ward on Orl", "Hero plays Bolt on Orl", "Hero plays Fire on Orl")
    assert value(situation("events", table, *plays), "damage on Orl") == 3


def test_damage_that_another_card_takes_instead() -> None:
    """effects-in-play: the guards take all 3 points in place of the character that they stand beside, if they like."""
    guards = """
        troops: {Guards: {owner: villain, combat: 9, in: pattern, rolls: nothing, text: "If a character you control
          participating in the same challenge as this troop would take damage, you may place that damage on this troop
          instead."}}
    """
    taken = _fight("", "Villain passes", "Villain chooses to do it", more=guards)
    assert (value(taken, "damage on Orl"), value(taken, "damage on Guards")) == (0, 3)
    left = _fight("", "Villain passes", "Villain chooses nothing", more=guards)
    assert (value(left, "damage on Orl"), value(left, "damage on Guards")) == (3, 0)


@pytest.mark.parametrize(
    ("own", "cards"),
    [
        ("When this character takes damage, draw 2 cards.", 2),
        ("When a character you control takes damage, draw 2 cards.", 2),
        ("When a troop takes damage, draw 2 cards.", 0),
        ("This character cannot take damage. When this character takes damage, draw 2 cards.", 0),
    ],
)
def test_what_comes_of_damage(own: str, cards: int) -> None:
    """effects-in-play: once for the damage of the pool, however much of it there is; not for what was kept off."""
    over = _fight(own, "Villain passes")
    said = [line.text for line in over.lines]
    assert f"Villain draws {cards} cards." in said if cards else not any("draws" in each for each in said)


@pytest.mark.parametrize(
    ("kind", "text", "read"),
    [
        ("character", "Rotate this card to prevent the next 3 damage to a character you control this turn.", True),
        ("event", "All Aiel troops you control take no damage from events this turn.", True),
        ("advantage", "Target a character. The target takes 2 less damage.", True),
        ("character", "This character takes less damage.", False),
        ("character", "This character takes 1 less damage from bees.", False),
        ("event", "Prevent the next 2 damage this turn.", False),
    ],
)
def test_what_is_read(kind: str, text: str, read: bool) -> None:
    """How much and on whom has to be said."""
    assert all(each.read for each in read_card(Printed(kind, "Somebody"), [text], KNOWN).sentences) is read
