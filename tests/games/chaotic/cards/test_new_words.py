"""Words that had no place in the table: who was chosen, who played what was negated, attacks counted, fire damage."""

import pytest

from chaotic.cards.boards import board, struck, sung
from chaotic.situations import situation, value
from judge.cardtext import PrintedCard
from judge.games.chaotic import RULES

# The sort of card, what is typed, and what it must mean in the words of the table.
READ = """
creature | If Ullo loses Initiative, it loses 15 Energy. | When this card loses Initiative, it loses 15 Energy.
creature | [MC]: Deal 10 damage to target Creature with a Discipline of 90 or more. | 1 Mugic counter: deal 10 damage to target Creature with 90 or more in a Discipline.
creature | [MC]: Target Danian gains each Elemental Type of one Infected Creature. | 1 Mugic counter: target Danian Creature gains all Elemental Types an Infected Creature has.
creature | Sacrifice a Creature: Prevent Ullo from being destroyed this combat. | Sacrifice a Creature: this card cannot be destroyed until the end of combat.
attack | Air: Your attacks deal 5 more damage this combat. | Air: attacks played by Creatures you control deal an additional 5 damage until the end of combat.
attack | Air: Lose 5 Recklessness. | Air: lose "Recklessness 5".
attack | If three or more attacks were played this combat, deal 5 damage. | If there are 3 or more attacks played this combat, deal 5 damage.
battlegear | Sacrifice Ullo: Draw an Attack Card. Play this ability only during the turn of an opponent. | Sacrifice this card: draw an Attack Card. Play this ability only while it is your opponent's turn.
creature | [MC]: Remove the Parasite from target Infected Creature. | 1 Mugic counter: Uninfect target Infected Creature.
creature | When Ullo is defeated, draw an Attack Card. | When this card is defeated, draw an Attack Card.
creature | Ullo has an additional 5 Courage for each Tribe in play. | This card has an additional 5 Courage for each Tribe among all Creatures in play.
creature | For each Elemental Type Ullo has, it has an additional 5 Energy. | It has an additional 5 Energy for each Elemental Type this card has.
battlegear | Equipped Creature has the Elemental Types of the opposing engaged Creature. | Equipped Creature has all Elemental Types the opposing engaged Creature has.
location | A Creature with no Mugic counters has an additional 10 Energy. | A Creature with no Mugic counters has an additional 10 Energy.
"""  # noqa: E501

# What sounds alike, and must not be guessed.
UNREAD = """
creature | [MC]: Deal 10 damage to target Creature. If Ullo is destroyed, draw an Attack Card.
creature | [MC]: Negate target Mugic. It gains 10 Energy.
creature | [MC]: Negate target Mugic. That Creature gains 10 Energy.
location | A Creature gains 10 Energy.
"""


def _rows(table: str) -> list[list[str]]:
    return [[each.strip() for each in line.split(" | ")] for line in table.strip().splitlines()]


def _text(sort: str, text: str) -> object:
    return RULES.collected.read(PrintedCard("Ullo", sort, text=(text,)))


@pytest.mark.parametrize(("sort", "text", "said"), _rows(READ))
def test_a_new_word_is_read(sort: str, text: str, said: str) -> None:
    """DESIGN 9: what is read is said back with the same meaning."""
    read = _text(sort, text)

    assert (read.status, " ".join(each.said for each in read.sentences)) == ("read", said)


@pytest.mark.parametrize(("sort", "text"), _rows(UNREAD))
def test_what_is_not_clear_stays_unread(sort: str, text: str) -> None:
    """DESIGN 9: unread before guessed."""
    assert _text(sort, text).status != "read"


@pytest.mark.parametrize(
    ("song", "plays", "asked", "answer"),
    [
        # 8.5.2: who is chosen is no target, and the sentences behind it speak of it.
        ("Choose an opposing Creature. That Creature loses 30 Speed.", ("Ana chooses Tavi",), "speed of Tavi", 20),
        ("Choose an opposing Creature. That Creature loses 30 Speed.", ("Ana chooses Tavi",), "speed of Koru", 50),
        # Vey, Dorn, Koru and Tavi are in play: two pairs; Vey and Tavi are Danians, three Tribes in all.
        ("The caster gains 10 Speed for every two Creatures in play.", (), "speed of Dorn", 70),
        ("The caster gains 10 Speed for every three Creatures in play.", (), "speed of Dorn", 60),
        ("The caster gains 10 Speed for each Tribe in play.", (), "speed of Dorn", 80),
        ("Reduce each engaged Creature''s Speed to 0.", (), "speed of Koru", 0),
        ("Reduce each engaged Creature''s Speed to 0.", (), "speed of Tavi", 50),
        # Nobody can gain Speed by being reduced: 50 is less than 60.
        ("Reduce each engaged Creature''s Speed to 60.", (), "speed of Koru", 50),
    ],
)  # fmt: skip
def test_what_a_song_does(song: str, plays: tuple[str, ...], asked: str, answer: int) -> None:
    """8.5.2: it is carried out as it is said."""
    assert value(sung(song, "", *plays), asked) == answer


@pytest.mark.parametrize(
    ("more", "damage"),
    [
        # Slam deals 5, and 5 for Water, which Vey has: it is Water damage, and no Fire damage (g-fire-damage).
        ({"koru": "Water damage dealt to this card is reduced by 5."}, 5),
        ({"koru": "Fire damage dealt to this card is reduced by 5."}, 10),
        # Vey has played one attack in this combat: Slam itself.
        ({"slam": "Deal 5 damage for each attack played this combat."}, 15),
        ({"slam": "If two or more attacks were played this combat, deal 5 damage."}, 10),
        ({"slam": "If your engaged Creature has played one or more attacks this combat, deal 5 damage."}, 15),
        ({"vey": "This card has the Elemental Types of the opposing engaged Creature.",
          "slam": "Fire: Deal 20 damage."}, 30),
        ({"hall": "A Creature with 3 or more Mugic counters has Strike 10."}, 20),
    ],
)  # fmt: skip
def test_what_an_attack_deals(more: dict[str, str], damage: int) -> None:
    """8.6.5.2: what texts make of the damage of an attack."""
    assert value(struck(**more), "damage on Koru") == damage


def test_who_played_what_is_negated() -> None:
    """g-negate: Hum is off the Burst by then; that Vey played it is not forgotten. 50 less 10."""
    song = board("Negate target Mugic. The Creature that played it loses 10 Energy.")
    plays = ("Ana plays Hum with Vey on Koru", "Ben passes", "Ana plays Song with Dorn on Hum", "all pass")

    assert value(situation("burst", song, *plays), "energy of Vey") == 40
