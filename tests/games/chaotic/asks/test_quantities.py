"""What can be asked of a table besides numbers of Creatures: hands, decks and piles, combat, what was dealt."""

import pytest

from chaotic.situations import situation, value

TABLE = """
players:
  Ana:
    active: yes
    mugic: [Song]
    attacks: [Cut]
    attack_deck: [Jab, Kick]
    attack_pool: [Jab]
    locations: [Marsh, Hall]
  Ben: {harmless: 3}
creatures:
  Vey: {owner: Ana, tribe: Danian, counters: 1, engaged: yes, abilities: [Recklessness 5], gear: Horn}
  Miro: {owner: Ana, moved: yes}
  Koru: {owner: Ben, energy: 90, engaged: yes}
mugic:
  Song: {target: creature, text: [deal 5, heal 3]}
attacks:
  Cut: {base: 5, fire: 10, text: [deal 10]}
  Jab: {base: 5}
  Kick: {base: 5}
locations: {Marsh: {owner: Ana}, Hall: {owner: Ana}}
striker: Ana
"""
SUNG = ("Ana attacks with Cut", "Ana plays Song with Vey on Koru", "all pass")


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("mugic hand of Ana", ["Song"]),
        ("attack hand of Ana", ["Cut"]),
        ("attack deck of Ana", ["Jab", "Kick"]),
        ("size of attack deck of Ana", 3),
        ("location deck of Ana", ["Marsh", "Hall"]),
        ("size of location deck of Ana", 2),
        ("creatures of Ana", ["Vey", "Miro"]),
        ("number of creatures of Ben", 1),
        ("moves of Ana", 1),
        ("Ana has initiated combat", False),
        ("harmless attacks of Ben", 3),
        ("Ben is eliminated", False),
        ("owner of Vey", "Ana"),
        ("tribe of Vey", "Danian"),
        ("battlegear of Vey", "Horn"),
        ("battlegear of Koru", "none"),
        ("Vey is equipped", True),
        ("bearer of Horn", "Vey"),
        ("Horn is disarmed", False),
        ("Miro has moved", True),
        ("attacks of Vey", 0),
        ("place of Song", "in Ana's hand"),
        ("place of Kick", "in Ana's Attack Deck"),
        ("striking creature", "Vey"),
        ("initiative", "none"),
        ("total damage of the attack", "none"),
        ("damage dealt by Cut", 0),
        ("turn", 9),
        ("number of items on the burst", 0),
        ("showdown is due", False),  # 6.3.7.1: Vey is engaged, so a Creature of hers fights in this turn.
    ],
)
def test_before_the_strike(asked: str, answer: object) -> None:
    """4.1, 7.2.5: what is in hands, decks and piles, and how the combat stands, as it was written down."""
    assert value(situation("strike:7.2.5.2", TABLE), asked) == answer


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("damage dealt by Cut", 15),  # Base 5 and 10 from the text; Vey has no Fire (8.6.1.2).
        ("damage dealt by Cut to Koru", 15),
        ("damage dealt by Song", 5),
        ("damage dealt by Vey", 5),  # Its Recklessness; what it plays has a name of its own.
        ("damage dealt to Koru", 20),
        ("damage on Koru", 17),  # 5 dealt, 3 healed, 15 dealt.
        ("attacks of Vey", 1),
        ("place of Song", "in Ana's discard pile"),
        ("place of Cut", "in Ana's attack discard pile"),
    ],
)
def test_what_was_dealt(asked: str, answer: object) -> None:
    """8.5.3, 8.6.6: what each thing has dealt this turn is known, also what was healed since."""
    assert value(situation("strike:7.2.5.2", TABLE, *SUNG), asked) == answer


def test_who_has_initiative() -> None:
    """7.2.4.1: by check 4 the active player's Creature, once the Beginning of Combat is over."""
    played = situation("combat:7.2.3", TABLE.replace("striker: Ana\n", ""), "all pass")
    assert (value(played, "initiative"), value(played, "striking creature")) == ("Vey", "Vey")
