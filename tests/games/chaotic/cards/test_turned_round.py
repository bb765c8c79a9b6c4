"""Conditions and events in further words and places, each played out: the result worked out from the rulebook first."""

import pytest

from chaotic.cards.boards import board, struck, sung
from chaotic.situations import situation, value
from judge.cardtext import PrintedCard
from judge.games.chaotic import RULES


@pytest.mark.parametrize(
    ("vey", "energy"),
    [
        ("If no Creature you control is Infected, this card has an additional 10 Energy.", 60),
        ("If no opposing Creature is Infected, this card has an additional 10 Energy.", 50),
        ("If no Creatures you control have Fire, this card has an additional 10 Energy.", 60),
        ("If no Creatures you control have Water, this card has an additional 10 Energy.", 50),
        ("If you control more Battlegear than your opponent, this card has an additional 10 Energy.", 60),
        ("If your opponent controls more Battlegear than you, this card has an additional 10 Energy.", 50),
        ("If this card is a Mipedian Creature or a Danian Creature, it has an additional 10 Energy.", 60),
        ("If this card is an OverWorld Creature or a Mipedian Creature, it has an additional 10 Energy.", 50),
        ("If this card is equipped with a face-up Battlegear, it has an additional 10 Energy.", 50),
        ("If your general discard pile has 1 or more Creature Cards, this card has an additional 10 Energy.", 50),
        (
            "If your general discard pile contains one or more Creature Cards, this card has 10 less Energy.",
            50,
        ),
    ],
)
def test_what_is_so(vey: str, energy: int) -> None:
    """g-control: Ana has Vey (Danian, Water) and Dorn with Helm; Tavi of Ben's is Infected; all piles are empty."""
    assert value(sung("Activate Hive.", vey=vey), "energy of Vey") == energy


def test_a_full_pile_and_a_face() -> None:
    """4.1.6, g-battlegear: Dorn has Helm face up, until it is turned; Dorn lies in Ana's pile once it is destroyed."""
    worn = "Each Creature equipped with a face-up Battlegear gains 5 Courage."
    piled = "If your general discard pile has 1 or more Mipedian Creature Cards, this card has an additional 10 Energy."

    assert value(sung(worn), "courage of Dorn") == 55
    assert value(sung(f"Flip target Battlegear face-down. {worn}", " on Helm"), "courage of Dorn") == 50
    assert value(sung("Destroy target Creature.", " on Dorn", vey=piled), "energy of Vey") == 60


@pytest.mark.parametrize(
    ("vey", "energy"),
    [
        ("This card gains 10 Energy when it plays a Water attack.", 60),
        ("This card gains 10 Energy whenever it plays a Fire attack.", 50),
        ("This card gains 10 Energy when an opposing Creature is dealt damage.", 60),
        ("This card gains 10 Energy when you sacrifice a Creature.", 50),
    ],
)
def test_the_event_behind(vey: str, energy: int) -> None:
    """8.3.1: Slam is a Water attack; the event may be told behind what it triggers."""
    assert value(struck("all pass", "all pass", vey=vey), "energy of Vey") == energy


@pytest.mark.parametrize(("who", "energy"), [("you sacrifice", 60), ("your opponent sacrifices", 50)])
def test_who_sacrifices(who: str, energy: int) -> None:
    """g-sacrifice: Ana gives up Dorn."""
    played = sung("Sacrifice a Mipedian Creature you control.", "", "Ana chooses Dorn", "all pass",
                  vey=f"When {who} a Creature, this card gains 10 Energy.")  # fmt: skip

    assert value(played, "energy of Vey") == energy


def test_an_attack_that_deals_so_much() -> None:
    """8.3.1, 8.6.6: Slam deals 10: at least 10, not 15."""
    for least, energy in ((10, 40), (15, 50)):
        slam = f"When this attack deals {least} or more damage, the opposing engaged Creature loses 10 Energy."
        assert value(struck("all pass", "all pass", slam=slam), "energy of Koru") == energy


def test_what_your_mugic_costs() -> None:
    """8.4.2.4: Song costs 3; of Dorn's 2 counters none is left after it costs 1 less."""
    table = board("Activate Hive.", vey="Mugic you play costs 1 less Mugic counter to play.", cost="3 counters")

    assert value(situation("burst", table, "Ana plays Song with Dorn"), "counters on Dorn") == 0


def test_what_happens_here() -> None:
    """6.2.1: combat is fought at the active Location; a Creature is no place where anything happens."""
    here = "When a Creature with Water plays an attack here, it gains 10 Energy."

    assert value(struck("all pass", "all pass", hall=here), "energy of Vey") == 60
    assert RULES.collected.read(PrintedCard("Vey", "creature", text=(here,))).status != "read"


def test_the_attack_or_the_creature() -> None:
    """DESIGN 1: `it deals more` behind an attack that is played may be said of the attack or of the Creature."""
    text = "When this card plays its first attack each combat, it deals an additional 5 damage."

    assert RULES.collected.read(PrintedCard("Vey", "creature", text=(text,))).status != "read"


@pytest.mark.parametrize(
    ("vey", "hurt"),
    [
        ("This card has Strike 5 for each Mugic counter on it.", 25),
        ('This card has "Water 5" for each other Creature you control.', 15),
        ('This card has "Water 5" for each Infected Creature you control.', 10),
        ('This card has "Strike 5" for each Elemental Type it has.', 15),
        ('Other Creatures you control have "Strike 5" for each Mugic counter on them.', 10),
    ],
)
def test_a_keyword_for_each(vey: str, hurt: int) -> None:
    """8.8.1.3, g-strike: Slam deals 10; Vey has 3 counters, one element; Ana has one other Creature, none Infected."""
    assert value(struck(vey=vey), "damage on Koru") == hurt


def test_a_keyword_for_each_beside_a_number() -> None:
    """DESIGN 1: whether it is said of both is not clear."""
    text = 'This card has an additional 5 Energy and "Strike 5" for each Mugic counter on it.'

    assert RULES.collected.read(PrintedCard("Vey", "creature", text=(text,))).status != "read"
