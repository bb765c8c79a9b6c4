"""Sentences made of the parts of others: how each is said back, and what comes of it when it is played."""

import pytest

from chaotic.cards.boards import board, struck, sung
from chaotic.situations import situation, value
from judge.cardtext import PrintedCard
from judge.games.chaotic import RULES

# The sort of card, what is typed, and what it must mean in the words of the table.
READ = """
mugic | Target Creature's Power is reduced by 20. | Target Creature loses 20 Power.
mugic | Increase target Creature's Energy by 10. | Target Creature gains 10 Energy.
mugic | Target Creature's Courage and Power are increased by 15. | Target Creature gains 15 Courage and Power.
creature | Ullo's Energy is increased by 10 for each Danian you control. | This card gains 10 Energy for each Danian Creature you control.
location | Creatures' Wisdom is reduced by 10. | All Creatures lose 10 Wisdom.
battlegear | Increase Energy by 15. | Gain 15 Energy.
creature | If Ullo is unequipped at the beginning of combat, it gains 20 Energy. | At the beginning of combat, if this card is unequipped, it gains 20 Energy.
creature | Once per turn you may look at the top two cards of your Attack Deck. | Once per turn: look at the top 2 cards of your Attack Deck.
mugic | Heal 10 Energy to target Creature. | Heal 10 damage to target Creature.
creature | When Ullo defeats an opposing Creature, it heals 15 Energy. | When this card wins combat, heal 15 damage to it.
creature | Ullo has +10 Courage and -5 Wisdom. | This card has an additional 10 Courage and 5 less Wisdom.
creature | Spend 2 Mugic counters: Deal 15 damage to target Creature. | 2 Mugic counters: deal 15 damage to target Creature.
creature | Infect a Danian Creature you control: Target Creature gains 10 Energy. | Infect a Danian Creature you control: target Creature gains 10 Energy.
battlegear | Equipped Creature has Fire, and its Fire attacks deal an additional 5 damage. | Equipped Creature has Fire and Fire attacks played by it deal an additional 5 damage.
creature | When Ullo becomes engaged, its next attack this turn deals an additional 5 damage. | When this card becomes engaged, the next attack played by it this turn deals an additional 5 damage.
creature | When Ullo is Uninfected, put a Mugic counter on it. | When this card is Uninfected, put 1 Mugic counter on it.
creature | When a new active Location is revealed, Ullo gains 5 Energy. | When a new active Location is revealed, this card gains 5 Energy.
creature | While Ullo is in a space on your opponent's side of the Battleboard, it has Air. | If this card is on your opponent's side of the Battleboard, it has Air.
location | At the beginning of combat, engaged Creatures lose 10 Energy for each Mugic counter they have. | At the beginning of combat, all engaged Creatures lose 10 Energy for each Mugic counter on them.
location | At the beginning of combat, if the engaged Creatures share a Tribe, each of them gains 10 Energy. | At the beginning of combat, if all engaged Creatures share a Tribe, they gain 10 Energy.
location | Engaged Creatures have an additional 10 Energy if they are unequipped. | If they are unequipped, all engaged Creatures have an additional 10 Energy.
location | Fire attacks do not deal damage. | Fire attacks deal 0 damage.
mugic | Destroy target Creature with 0 Courage or 20 or less Wisdom. | Destroy target Creature with exactly 0 Courage or 20 or less Wisdom.
mugic | Attack damage dealt to target Creature this turn is reduced by 5. | Attack damage dealt to target Creature is reduced by 5 this turn.
mugic | Target engaged Creature gains 10 Energy for each of its Disciplines over 75. | Target engaged Creature gains 10 Energy for each Discipline over 75 it has.
battlegear | If equipped Creature would be dealt 10 or less damage, it is dealt no damage instead. | If equipped Creature would be dealt 10 or less damage, it takes 0 damage instead.
"""  # noqa: E501


def _rows(table: str) -> list[list[str]]:
    return [[each.strip() for each in line.split(" | ")] for line in table.strip().splitlines()]


@pytest.mark.parametrize(("sort", "text", "said"), _rows(READ))
def test_a_sentence_of_known_parts_is_read(sort: str, text: str, said: str) -> None:
    """DESIGN 9: what combines known parts is read, and said back with the same meaning."""
    read = RULES.collected.read(PrintedCard("Ullo", sort, text=(text,)))

    assert (read.status, " ".join(each.said for each in read.sentences)) == ("read", said)


@pytest.mark.parametrize(
    ("song", "on", "asked", "answer"),
    [
        ("Target Creature''s Power is reduced by 20.", " on Koru", "power of Koru", 30),
        ("Raise target Creature''s Courage and Wisdom by 15.", " on Koru", "wisdom of Koru", 65),
        # Vey has 50 in each Discipline and gains 10 in two: two of them are over 55.
        ("Target Creature gains 10 Power and 10 Speed. That Creature gains 5 Energy for each of its Disciplines over "
         "55.", " on Vey", "energy of Vey", 60),
        # The two in combat, Vey and Koru, are a Danian and an OverWorlder.
        ("If the engaged Creatures share a Tribe, deal 5 damage to target Creature.", " on Koru", "damage on Koru", 0),
        ("Deal 20 damage to target Creature. It heals 15 Energy.", " on Koru", "damage on Koru", 5),
    ],
)  # fmt: skip
def test_what_a_song_does(song: str, on: str, asked: str, answer: object) -> None:
    """8.5.2: carried out as it is said."""
    assert value(sung(song, on), asked) == answer


@pytest.mark.parametrize(
    ("hall", "asked", "answer"),
    [
        # Vey has Water, Koru Fire and Air, Dorn has a Battlegear and nothing else.
        ("Creatures have 10 additional Energy if they have Fire.", "energy of Koru", 60),
        ("Creatures have 10 additional Energy if they have Fire.", "energy of Vey", 50),
        ("Creatures have 10 less Courage while they are equipped.", "courage of Dorn", 40),
        ("Creatures have 10 less Courage while they are equipped.", "courage of Vey", 50),
        ("Creatures'' Wisdom is reduced by 10.", "wisdom of Tavi", 40),
    ],
)
def test_what_a_location_says_of_each(hall: str, asked: str, answer: object) -> None:
    """8.7.1: a condition told of `they` is looked at for each Creature by itself."""
    assert value(situation("burst", board(hall=hall)), asked) == answer


@pytest.mark.parametrize(
    ("koru", "damage"),
    [
        # Slam deals 5, and 5 for Water, which Vey has.
        ("If this card would be dealt 10 or less damage, it is dealt no damage instead.", 0),
        ("If this card would be dealt 5 or less damage, it is dealt no damage instead.", 10),
        ("Water attacks do not deal damage to this card.", 0),
        ("Fire attacks do not deal damage to this card.", 10),
    ],
)
def test_damage_that_is_none(koru: str, damage: int) -> None:
    """8.8.2: what an attack deals to Koru."""
    assert value(struck(koru=koru), "damage on Koru") == damage


def test_what_a_creature_has_and_what_its_attacks_deal() -> None:
    """8.6.5.2: `its attacks` are those of whoever the sentence began with: 10 and 5 more."""
    assert (
        value(struck(vey="This card has Fire, and its Water attacks deal an additional 5 damage."), "damage on Koru")
        == 15
    )


def test_being_uninfected_triggers() -> None:
    """9.1.3.1, 8.3.1: only Tavi was Infected, so it triggers once."""
    played = sung(
        "Uninfect all Creatures.",
        "",
        "all pass",
        vey="When a Creature is Uninfected, put a Mugic counter on this card.",
    )

    assert value(played, "counters on Vey") == 4
