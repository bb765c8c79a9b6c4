"""Sentences made of the parts of others: how each is said back, and what comes of it when it is played."""

import pytest

from chaotic.cards.boards import board, of_player, struck, sung
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
creature | 1 Mugic counter: Draw an Attack Card for each Muge you control. | 1 Mugic counter: draw an Attack Card for each Muge Creature you control.
creature | When Ullo becomes engaged with a Danian Creature, it gains 15 Energy. | When this card becomes engaged with a Danian Creature, it gains 15 Energy.
creature | If a Creature you control played a Mugic this turn, Ullo has "Range." | If a Creature you control played a Mugic this turn, this card has "Range".
creature | When Ullo takes attack damage, it gains all Elemental Types that attack had. | When this card is dealt attack damage, it gains all Elemental Types that attack has.
attack | Your engaged Creature gains all Elemental Types this attack has. | Your engaged Creature gains all Elemental Types this attack has.
attack | Lose Courage and Power so those Disciplines equal 0. | Lose Courage and Power so those values are equal to 0.
mugic | Target Creature gains Energy so its Energy is equal to its scanned Energy. | Target Creature gains Energy so those values are equal to its scanned values.
battlegear | When Hive is activated, the next time a Fire attack would deal damage this turn, it deals 10 damage instead. | When Hive is activated, the next Fire attack this turn that would deal 1 or more damage deal 10 damage instead.
battlegear | Sacrifice Ullo: Put an Attack Card from your hand on the bottom of your Attack Deck. | Sacrifice this card: put 1 Attack Card from your hand on the bottom of your Attack Deck.
mugic | Each player puts an Attack Card from their hand on the bottom of their Attack Deck. | Each player puts 1 Attack Card from their hand on the bottom of their Attack Deck.
mugic | Search your Attack Deck for up to two Fire attacks, reveal them, and put them into your hand. | Search your Attack Deck for up to 2 Fire attack and put them into your hand.
attack | Search your Attack Deck for an attack with 2 or less Build Points and put it in your Attack Discard pile, then shuffle your Attack Deck. | Search your Attack Deck for an attack with 2 or less Build Points and put it into your Attack Discard pile and shuffle your Attack Deck.
creature | At the beginning of your turn, each player removes a total of 2 Mugic counters from among any Creatures they control. | At the beginning of your turn, each player removes a total of 2 Mugic counters from among all Creatures they control.
attack | If an Attack Card named Ullo is in your Attack Discard pile, deal 10 damage. | If there are 1 or more Attack Cards named this card in your Attack Discard pile, deal 10 damage.
attack | Deal 5 damage for each Attack Card named Ullo in your opponent's Attack Discard pile. | Deal 5 damage for each Attack Card named this card in your opponent's Attack Discard pile.
creature | If you control exactly three Tribes, Ullo has Fire. | If the number of Tribes you control is equal to 3, this card has Fire.
location | While a player controls exactly four Tribes, that player's Creatures have "Range." | If a player controls exactly 4 Tribes, that player's Creatures have "Range".
location | Attacks that have both Fire and Air deal an additional 10 damage. | Attacks that have both Fire and Air deal an additional 10 damage.
location | Fire and Water attacks deal 5 less damage. | Fire or Water attacks deal 5 less damage.
creature | Ullo can move an additional space. | This card gains "Swift 1".
creature | When an opponent shuffles their Attack Deck, deal 5 damage to target Creature. | When your opponent shuffles their Attack Deck, deal 5 damage to target Creature.
location | When this becomes the active Location, Danian Creatures lose all Elemental Types and gain 15 Speed for each Elemental Type lost this way. | When this becomes the active Location, all Danian Creatures lose all Elemental Types and gain 15 Speed for each Elemental Type lost this way.
creature | Sacrifice another Creature: Ullo gains Energy equal to the sacrificed Creature's Courage. | Sacrifice another Creature: this card gains Energy equal to the sacrificed creature's Courage.
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


@pytest.mark.parametrize(("vey", "damage"), [("20 Power", 15), ("20 Power and 20 Speed", 30)])
def test_both_checks(vey: str, damage: int) -> None:
    """g-challenge: Slam deals 10; each Challenge that is won adds 5, and both of them 10 more."""
    each = "Challenge Power 15: Deal 5 damage. Challenge Speed 15: Deal 5 damage."
    slam = f"{each} If you win both Challenges, deal 10 damage."

    assert value(struck(vey=f"This card has an additional {vey}.", slam=slam), "damage on Koru") == damage


def test_a_card_goes_under_the_deck() -> None:
    """8.5.2: Slam, the only Attack Card in Ana's hand, is the last of her deck afterwards."""
    played = sung("Put an Attack Card from your hand on the bottom of your Attack Deck.", "", "Ana chooses Slam")

    assert of_player(played, "Ana")[2:4] == ((), ("Bash", "Kick", "Slam", "Slam"))


def test_a_card_that_is_looked_for() -> None:
    """8.5.2: Slam is the only attack of Ana's deck that is of Water."""
    song = "Search your Attack Deck for a Water attack and put it into your Attack Discard pile."
    ana = of_player(sung(song, "", "Ana chooses Slam"), "Ana")

    assert (ana.attack_deck, ana.attack_discard) == (("Bash", "Kick"), ("Slam",))


def test_counters_from_among_several() -> None:
    """g-mugic-counter: Ana removes one of Dorn and two of Vey; Ben has one on Koru and no other."""
    song = "Each player removes a total of 3 Mugic counters from among Creatures they control."
    played = sung(song, "", "Ana chooses Vey", "Ana chooses Dorn", "Ana chooses Vey", "Ben chooses Koru")

    assert [value(played, f"counters on {each}") for each in ("Vey", "Dorn", "Koru")] == [1, 1, 0]


def test_so_much_for_each_element_that_is_lost() -> None:
    """8.5.2: Koru loses Fire and Air, Vey Water: each gains by what it lost itself."""
    song = "Creatures lose all Elemental Types and gain 10 Energy for each Elemental Type lost this way."
    played = sung(song)

    assert [value(played, f"energy of {each}") for each in ("Vey", "Koru", "Dorn")] == [60, 70, 50]


@pytest.mark.parametrize(("hall", "damage"), [("both Fire and Water", 10), ("Water", 5)])
def test_attacks_with_both_elements(hall: str, damage: int) -> None:
    """3.5.8.1: Slam has Water alone."""
    assert value(struck(hall=f"Attacks with {hall} deal 5 less damage."), "damage on Koru") == damage


def test_attacks_of_either_element() -> None:
    """3.5.8.1: `Fire and Water attacks` are the ones and the others."""
    assert value(struck(hall="Fire and Water attacks deal 5 less damage."), "damage on Koru") == 5


@pytest.mark.parametrize(("word", "damage"), [("an", (0, 25)), ("a Fire", (0, 5))])
def test_the_next_time_an_attack_would_deal_damage(word: str, damage: tuple[int, int]) -> None:
    """8.8.2: Slam, whose Earth Vey does not have, would deal 5; it is no Fire attack."""
    song = f"The next time {word} attack would deal damage this turn, it deals 25 damage instead."
    table = board(song).replace("water: 5", "earth: 5")
    sings = ("Ana plays Song with Dorn", "all pass", "all pass")
    played = situation("combat:7.2.3", table, *sings, "Ana attacks with Slam", "all pass")

    assert (value(played, "damage on Vey"), value(played, "damage on Koru")) == damage


def test_the_elements_of_an_attack_that_struck() -> None:
    """3.5.8.1: Koru has Fire and Air, and Water once Slam has struck it."""
    koru = "When this card takes attack damage, it gains all Elemental Types that attack had."

    assert value(struck("all pass", koru=koru), "Koru has water") is True


def test_the_elements_of_an_attack_that_is_played() -> None:
    """3.5.8: Vey, of Water alone, plays Slam, which has Water; Koru, who has none of it, is not the attack."""
    hall = "When a Creature plays an attack, that Creature loses all Elemental Types that attack has."

    assert value(struck("all pass", hall=hall), "Vey has water") is False


def test_the_sacrificed_creature() -> None:
    """8.4.4.1: Dorn, with 50 Courage, is given up; so much damage would be too much for anybody, half is not."""
    vey = "Sacrifice another Creature: Target Creature gains Energy equal to the sacrificed Creature''s Courage."
    use = "Ana uses Target Creature gains Energy equal to the sacrificed creature's Courage of Vey on Tavi"
    played = situation("burst", board(vey=vey), use, "Ana sacrifices Dorn", "all pass")

    assert value(played, "energy of Tavi") == 100


def test_a_shuffle_triggers() -> None:
    """8.3.1: Ana shuffles her own deck, which Vey waits for; Koru waits for it as her opponent."""
    for waits, counters in (("you shuffle your", 4), ("your opponent shuffles their", 3)):
        vey = f"When {waits} Attack Deck, put a Mugic counter on this card."
        assert value(sung("Shuffle your Attack Deck.", "", "all pass", vey=vey), "counters on Vey") == counters


def test_an_attack_of_its_own_name() -> None:
    """4.1.6: no other Slam lies in Ana's attack discard pile while this one resolves; in a second strike one does."""
    slam = "If an Attack Card named Slam is in your Attack Discard pile, deal 20 damage."

    assert value(struck(slam=slam), "damage on Koru") == 10
