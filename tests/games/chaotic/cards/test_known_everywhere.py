"""What is known in one place of the table is known in all: events of attacks, checks, costs, Initiative, numbers."""

import pytest

from chaotic.cards.boards import struck, sung
from chaotic.situations import value
from judge.cardtext import PrintedCard
from judge.games.chaotic import RULES

# The sort of card, what is typed, and what it must mean in the words of the table.
READ = """
creature | Whenever an Elemental attack is played by an opposing Creature, Ullo gains 5 Energy. | When an opposing Creature plays an Elemental attack, this card gains 5 Energy.
creature | When Ullo is dealt 10 or more damage by a Courage attack, it gains 10 Speed. | When this card is dealt 10 or more damage by a Courage attack, it gains 10 Speed.
creature | When Ullo deals damage with an attack that has both Fire and Water, draw an Attack Card. | When this card deals damage with an attack that has both Fire and Water, draw an Attack Card.
creature | When a Creature plays an attack with 0 Build Points, deal 5 damage to it. | When a Creature plays an attack with exactly 0 Build Points, deal 5 damage to it.
creature | When Ullo enters combat against a Mipedian, Ullo gains Earth. | When this card becomes engaged with a Mipedian Creature, this card gains Earth.
creature | While in combat, Ullo has an additional 10 Speed. | If this card is engaged, this card has an additional 10 Speed.
mugic | Deal 10 damage to target Creature equipped with a Battlegear. | Deal 10 damage to target equipped Creature.
creature | If you have three or more Mugic Cards in your discard pile, Ullo has Fire. | If there are 3 or more Mugic Cards in your general discard pile, this card has Fire.
creature | [MC]: Return an Attack Card from your discard pile to your hand. | 1 Mugic counter: return an Attack Card in your Attack discard pile to your hand.
location | Players may not play Generic Mugic. | Generic Mugic cannot be played.
creature | [MC]: Switch target Creature's Courage and Wisdom. | 1 Mugic counter: swap target Creature's Courage and Wisdom.
creature | [MC]: Target Creature has its Power reduced by 10 this turn. | 1 Mugic counter: target Creature loses 10 Power this turn.
creature | [MC]: If you control a Muge, Ullo gains X Power, where X is the number of Danians you control. | 1 Mugic counter: if you control a Muge Creature, this card gains Power equal to the number of Danian Creatures you control.
creature | Ullo has an additional X Power and X Wisdom, where X is 5 times the number of Danians you control. | This card has an additional 5 Power and an additional 5 Wisdom for each Danian Creature you control.
creature | Ullo has additional Power equal to the number of Mugic counters on it. | This card has an additional 1 Power for each Mugic counter on it.
attack | Stat Check Power 75, Speed 75 and Wisdom 50: Deal 10 damage. | Stat Check Power 75, Stat Check Speed 75 and Stat Check Wisdom 50: deal 10 damage.
mugic | Target Creature's Courage becomes equal to its scanned Courage. | Target Creature gains or loses Courage so those values are equal to its scanned values.
attack | Your engaged Creature gains the opposing engaged Creature's Elemental Types. | Your engaged Creature gains all Elemental Types the opposing engaged Creature has.
location | Stat Checks automatically fail. | All Creatures fail all Stat Checks on attacks they play.
attack | If your engaged Creature has Swift or Range, deal 5 damage. | If your engaged Creature has Swift or Range, deal 5 damage.
battlegear | Equipped Creature wins all Initiative checks. | Equipped Creature has "Surprise".
location | Danian Creatures gain 10 Energy when they win combat. | When a Danian Creature wins combat, it gains 10 Energy.
creature | Creatures you control are healed an additional 10 Energy by Mugic and abilities. | All Creatures you control are healed an additional 10 damage by Mugic or abilities.
attack | If you have the Initiative, deal 5 damage. | If your engaged Creature has Initiative, deal 5 damage.
mugic | Mugic cost your opponent an additional Mugic counter to play this turn. | All opposing Creatures pay 1 additional Mugic counter to play Mugic this turn.
"""  # noqa: E501

# What sounds alike, and must not be guessed.
UNREAD = """
creature | Remove a card in your discard pile from the game: Ullo gains 10 Speed.
mugic | Remove target card in your discard pile from the game.
creature | Ullo has Power equal to the number of Mugic counters on it.
creature | Ullo has an additional X Energy, where X is its lowest Discipline.
creature | At the beginning of your turn, the opposing Creature loses 10 Courage.
creature | When an opposing Creature is destroyed, the opposing Creature loses 10 Courage.
"""


def _rows(table: str) -> list[list[str]]:
    return [[each.strip() for each in line.split(" | ")] for line in table.strip().splitlines()]


def _text(sort: str, text: str) -> object:
    return RULES.collected.read(PrintedCard("Ullo", sort, text=(text,)))


@pytest.mark.parametrize(("sort", "text", "said"), _rows(READ))
def test_a_clause_is_read_wherever_it_stands(sort: str, text: str, said: str) -> None:
    """DESIGN 9: a clause that is read in one sentence is read in all."""
    read = _text(sort, text)

    assert (read.status, [each.said for each in read.sentences]) == ("read", [said])


@pytest.mark.parametrize(("sort", "text"), _rows(UNREAD))
def test_what_is_not_clear_stays_unread(sort: str, text: str) -> None:
    """DESIGN 9: unread before guessed."""
    assert _text(sort, text).status == "unread"


@pytest.mark.parametrize(
    ("text", "speed"),
    [
        # 3.5.8.1.1: Slam has a water box, so it is an Elemental attack and a Water attack, and none without Water.
        ("When this card plays an Elemental attack, it gains 10 Speed.", 60),
        ("When this card plays a non-Water attack, it gains 10 Speed.", 50),
        ("When this card plays an attack that has both Fire and Water, it gains 10 Speed.", 50),
        ("When this card deals damage with an Elemental attack, it gains 10 Speed.", 60),
        ("When this card deals damage with an attack without Elemental Types, it gains 10 Speed.", 50),
        ("When this card plays a Courage attack, it gains 10 Speed.", 50),
    ],
)
def test_an_event_is_of_such_attacks_only(text: str, speed: int) -> None:
    """8.3.1, 3.5.8: only an attack of the sort that is named sets it off."""
    assert value(struck("all pass", vey=text), "speed of Vey") == speed


@pytest.mark.parametrize(
    ("slam", "damage"),
    [
        # g-stat-check: Vey has 50 in everything, and all values that are named must be reached; 5 and 5 for Water.
        ("Stat Check Power 50, Speed 50: Deal 10 damage.", 20),
        ("Stat Check Power 50, Speed 55: Deal 10 damage.", 10),
        ("Stat Check Power 45, Speed 50 and Wisdom 60: Deal 10 damage.", 10),
    ],
)
def test_every_value_of_a_check_is_looked_at(slam: str, damage: int) -> None:
    """g-stat-check: several values in front of a line are several checks."""
    assert value(struck(slam=slam), "damage on Koru") == damage


@pytest.mark.parametrize(
    ("song", "on", "asked", "answer"),
    [
        # Ana's Creatures are Vey, a Danian, and Dorn: one Danian.
        ("Target Creature gains X Power, where X is 5 times the number of Danians you control.", " on Koru",
         "power of Koru", 55),
        # 8.7.2.1: 50 as printed, 30 less, and what makes up for it.
        ("Target Creature loses 30 Courage. // That Creature''s Courage becomes equal to its scanned Courage.",
         " on Koru", "courage of Koru", 50),
        ("Target Creature has its Power reduced by 10.", " on Koru", "power of Koru", 40),
        ("Heal 15 damage to the caster and to target Creature.", " on Koru", "damage on Dorn", 0),
    ],
)  # fmt: skip
def test_numbers_are_worked_out(song: str, on: str, asked: str, answer: int) -> None:
    """8.5.2: what a Mugic says in these words is done."""
    assert value(sung(song, on), asked) == answer


@pytest.mark.parametrize(
    ("song", "counters"),
    [
        ("Activate Hive.", 1),
        ("Mugic cost your opponent an additional Mugic counter to play this turn.", 2),
        ("Mugic cost your opponent a Mugic counter less this turn.", 0),
        ("Mugic cost you an additional Mugic counter to play this turn.", 1),
    ],
)
def test_what_mugic_costs_for_a_turn(song: str, counters: int) -> None:
    """8.4.2.4: Chant costs Koru, whom Ben controls, one counter, and what the text makes of it."""
    assert value(sung(song), "cost of Chant for Koru") == counters


@pytest.mark.parametrize(
    ("koru", "damage"),
    [
        # Koru is dealt 30 damage, then healed 10, or 5 more than that.
        ("This card is healed an additional 5 damage by Mugic.", 15),
        ("This card is healed an additional 5 damage by abilities.", 20),
        ("This card is healed an additional 5 damage by Mugic and abilities.", 15),
    ],
)
def test_what_heals_more(koru: str, damage: int) -> None:
    """g-heal: more is healed by what the text names, and by nothing else."""
    song = "Deal 30 damage to target Creature. // Heal 10 damage to that Creature."

    assert value(sung(song, " on Koru", koru=koru), "damage on Koru") == damage
