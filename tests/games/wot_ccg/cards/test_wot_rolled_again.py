"""Some dice that are rolled again, and results that are changed into others; each played out."""

import pytest
from situations import may

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from judge.scenario.played import Played
from wot_ccg.situations import situation, value

KNOWN = lexicon((), ("Scribe",))
ONE = "Once per turn, after this character rolls its dice, you may reroll one of her dice."


def _fight(own: str, event: str, *choices: str, rolls: str = "[2 damage, 1 damage and 1 support]") -> Played:
    table = f"""
        dominant: hero
        resolving: pattern
        characters:
          Ann: {{owner: hero, combat: 3, in: pattern, rolls: {rolls}, text: "{own}"}}
          Orl: {{owner: villain, combat: 9, in: pattern, rolls: nothing}}
        events: {{Omen: {{owner: hero, text: "{event}"}}}}
    """
    return situation("resolve-challenge:opening-subordinate", table, "Hero rotates Ann", *choices)


POOL = "character damage pool of Hero"


@pytest.mark.parametrize(("rolls", "left"), [("[2 damage, 1 damage and 1 support]", 1), ("2 damage", 2)])
def test_one_die_of_its_own(rolls: str, left: int) -> None:
    """ignored: the table says what the dice show when one was rolled again; where it says nothing, nothing changes."""
    assert value(_fight(ONE, "Draw a card.", rolls=rolls), POOL) == 2
    assert value(_fight(ONE, "Draw a card.", "Hero uses Ann", rolls=rolls), POOL) == left


def test_it_is_used_as_dice_are_rolled_and_once_a_turn() -> None:
    """event-term-barred: such an effect is for the moment of the roll."""
    table = f"""
        dominant: hero
        characters: {{Ann: {{owner: hero, combat: 3, text: "{ONE}"}}}}
    """
    assert may(situation("events", table), "Hero uses Ann") is False
    assert may(_fight(ONE, "Draw a card."), "Hero uses Ann") is True
    assert may(_fight(ONE, "Draw a card.", "Hero uses Ann"), "Hero uses Ann") is False


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("Target a character. Change one [Damage] rolled by the target to a [Support].", 1),
        ("Target a character. Change all [Damage] rolled by the target into [Support].", 0),
        ("Target a character. Change 3 [Damage] rolled by the target into [Opposition].", 0),
        ("Target a character. Change 2 [Support] rolled by the target into [Damage].", 2),
        ("Target a character. Change up to 2 [Damage] rolled by the target into [Opposition].", 0),
        ("Target a character. Turn one [Opposition] rolled by the target into [Damage].", 2),
    ],
)
def test_results_that_are_changed(text: str, hurt: int) -> None:
    """ignored: Ann has rolled 2 damage and nothing else; as much as is there is changed, and counts as the other."""
    assert value(_fight("", text, "Hero plays Omen on Ann", rolls="2 damage"), "damage on Orl") == hurt


def test_symbols_that_are_changed_in_the_pool() -> None:
    """resource-pool: of 2 Combat rolled to generate symbols 1 becomes Politics; the other stays."""
    table = """
        dominant: hero
        characters: {Ann: {owner: hero, combat: 3, politics: 2, rolls: 2 combat}}
        events: {Omen: {owner: hero, text: "Target a character. Change one [Combat] rolled by the target to
          [Politics]."}}
    """
    over = situation(
        "action-round:generate-dominant", table, "Hero rotates Ann to generate symbols", "Hero plays Omen on Ann"
    )
    assert value(over, "pool of Hero") == "1 politics, 1 combat"


@pytest.mark.parametrize(
    ("kind", "text", "read"),
    [
        ("event", "Reroll up to 2 dice of target character an opponent controls.", True),
        ("event", "One die rolled by target character is rerolled.", True),
        ("event", "Target a character. Reroll any of the target's dice. The old results are ignored.", True),
        ("character", "Rotate this card to have target character reroll one die.", True),
        ("character", "You may reroll one of this card's dice each turn (after making its initial roll).", True),
        ("character", "You may reroll one of this card's dice.", False),
        ("character", "When this character rolls its dice, you may reroll one of his dice.", False),
        ("character", "You may reroll one of this card's purple dice each turn.", False),
    ],
)
def test_what_is_read(kind: str, text: str, read: bool) -> None:
    """How often has to be said."""
    assert all(each.read for each in read_card(Printed(kind, "Somebody"), [text], KNOWN).sentences) is read
