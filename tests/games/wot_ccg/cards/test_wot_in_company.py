"""Who is beside or against whom, by whom a card is targeted, by how much a challenge is won: said of the right ones."""

import pytest

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import situation, value

KNOWN = lexicon(("Callandor",), ("Scribe", "Pike"))

BESIDE = """
    turn: 5
    dominant: hero
    challenges: {Raid: {owner: hero, declared: yes}}
    characters:
      Ann: {owner: hero, combat: 3, in: %s, text: "All Monsters gain +1 Combat while this character is participating in
        the same challenge."}
      Orc: {owner: villain, combat: 2, in: Raid, traits: [Monster]}
"""


@pytest.mark.parametrize(("there", "combat"), [("Raid", 3), ("pattern", 2)])
def test_in_the_same_challenge_as_those_it_speaks_of(there: str, combat: int) -> None:
    """participating: Ann has to be in Orc's challenge, not just in any."""
    assert value(situation("resolve-challenge", BESIDE % there), "combat of Orc") == combat


AGAINST = """
    turn: 5
    dominant: hero
    resolving: Purge
    challenges: {Purge: {owner: hero, declared: yes}}
    characters:
      Ann: {owner: hero, combat: 2, in: Purge, text: "This character gains +2 Combat while she is opposing Monsters."}
      Orc: {owner: %s, combat: 2, in: Purge, traits: [Monster]}
"""


@pytest.mark.parametrize(("owner", "combat"), [("villain", 4), ("hero", 2)])
def test_opposing_several(owner: str, combat: int) -> None:
    """against: Ann is no Monster herself; one of the other side has to be there."""
    assert value(situation("resolve-challenge", AGAINST % owner), "combat of Ann") == combat


@pytest.mark.parametrize(("by", "drawn"), [("villain", 1), ("hero", 0)])
def test_by_whose_event(by: str, drawn: int) -> None:
    """event-play: only an event of the other player's is an opponent's event."""
    table = f"""
        turn: 5
        dominant: {by}
        players: {{Hero: {{deck: 9, hand: 1}}, Villain: {{deck: 9, hand: 1}}}}
        characters:
          Ann: {{owner: hero, combat: 3, text: "When an opponent's event targets this character, draw a card."}}
        events: {{Dart: {{owner: {by}, text: "Target a character. Put 1 damage on the target."}}}}
    """
    player = by.capitalize()
    assert value(situation("events", table, f"{player} plays Dart on Ann"), "cards in hand of Hero") == 1 + drawn


@pytest.mark.parametrize(("support", "there", "drawn"), [(4, "Plot", 1), (3, "Plot", 0), (4, "pattern", 0)])
def test_a_lead_in_company(support: int, there: str, drawn: int) -> None:
    """outcome-margin: won by 4, with Ann in it."""
    table = f"""
        turn: 5
        dominant: hero
        resolving: Plot
        support: {support}
        players: {{Hero: {{deck: 9, hand: 1}}, Villain: {{deck: 9}}}}
        challenges: {{Plot: {{owner: hero, declared: yes}}}}
        characters:
          Ann: {{owner: hero, combat: 3, in: {there}, text: "When you succeed in a challenge in which this character
            participated by 4 or more, draw a card."}}
    """
    assert value(situation("resolve-challenge:outcome", table), "cards in hand of Hero") == 1 + drawn


@pytest.mark.parametrize(
    "text",
    [
        "This character gains +1 Combat if it is participating in the same challenge.",
        "This character gains +1 Combat while this character is participating in the same challenge.",
    ],
)
def test_its_own_company(text: str) -> None:
    """A card is always where it is itself: such a text says nothing."""
    assert not read_card(Printed("character", "Somebody"), [text], KNOWN).sentences[0].read


def test_a_player_who_may_not() -> None:
    """allegiance-rules: what a player has who may not recruit a card must not be had."""
    text = "May not be recruited by a player who controls a Scribe."
    said = read_card(Printed("character", "Somebody"), [text], KNOWN).sentences[0].said
    assert said == "You must not control a Scribe to recruit this card."
