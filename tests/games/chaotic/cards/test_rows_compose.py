"""Rows that speak of any tribe, element, zone or number: an invented sister of each, played out; the rules answer."""

import pytest
from situations import may

from chaotic.cards.boards import board, struck, sung
from chaotic.situations import situation, value
from judge.cardtext import PrintedCard
from judge.games.chaotic import RULES

ALL = ("Vey", "Dorn", "Koru", "Tavi")


@pytest.mark.parametrize(
    ("song", "on", "asked", "answer"),
    [
        # Dorn gains Strike 15, and the damage is as much.
        ("The caster gains Strike 15. Deal damage to target Creature equal to the caster''s Strike.", " on Koru",
         "damage on Koru", 15),
        # 20 in three Disciplines, and 30 in the fourth.
        ("Target Creature loses 30 to all Disciplines. It gains 10 Wisdom. Deal damage to the caster equal to that "
         "Creature''s highest Discipline.", " on Koru", "damage on Dorn", 30),
        # Koru is printed with 50 Energy, and has 30 when it is sacrificed.
        ("Target Creature loses 20 Energy. Sacrifice that Creature. Deal damage to the caster equal to the sacrificed "
         "Creature''s scanned Speed.", " on Vey", "Dorn is in play", False),
        ("All Creatures you do not control gain 10 Courage.", "", "courage of Tavi", 60),
        ("All Creatures you do not control gain 10 Courage.", "", "courage of Vey", 50),
        ("If you control the active Location, deal 5 damage to target Creature.", " on Koru", "damage on Koru", 5),
        ("If an opponent controls the active Location, deal 5 damage to target Creature.", " on Koru",
         "damage on Koru", 0),
        ("Creatures with \"Range\" gain 10 Courage.", "", "courage of Vey", 50),
    ],
)  # fmt: skip
def test_what_a_song_does(song: str, on: str, asked: str, answer: object) -> None:
    """8.5.2: carried out as it is said; Ana owns the active Location."""
    assert value(sung(song, on), asked) == answer


def test_each_player_heals_one_of_theirs() -> None:
    """8.5.2: Ana, the active player, chooses among hers first, then Ben among his."""
    song = "Deal 20 damage to all Creatures. Each player heals 10 damage to a Creature they control."
    played = sung(song, "", "Ana chooses Vey", "Ben chooses Tavi")

    assert [value(played, f"damage on {each}") for each in ALL] == [10, 20, 20, 10]


def test_the_other_player_infects() -> None:
    """g-infect: Ben chooses among Ana's Creatures."""
    played = sung("Your opponent Infects a Creature you control.", "", "Ben chooses Dorn")

    assert [value(played, f"{each} is infected") for each in ALL] == [False, True, False, True]


@pytest.mark.parametrize(
    ("koru", "damage"),
    [
        # Slam deals 5, and 5 for Water, which Vey has; it has 2 Build Points.
        ("Attacks with 2 or more Build Points deal 5 less damage to this card.", 5),
        ("Attacks with 3 or more Build Points deal 5 less damage to this card.", 10),
        ("Attacks with 1 or 2 Build Points deal 5 less damage to this card.", 5),
        ("Attacks with 0 or 1 Build Points deal 5 less damage to this card.", 10),
        ("Attacks that cost less than 2 Build Points deal 5 less damage to this card.", 10),
        ("Attacks with a Build Cost of 2 or less deal 5 less damage to this card.", 5),
    ],
)
def test_build_points_within_a_bound(koru: str, damage: int) -> None:
    """8.6.5.2: only attacks whose Build Points are as the text says."""
    table = board(koru=koru).replace("Slam: {base: 5", "Slam: {points: 2, base: 5")
    played = situation("strike:7.2.5.2", table, "Ana attacks with Slam", "all pass")

    assert value(played, "damage on Koru") == damage


@pytest.mark.parametrize(("element", "courage"), [("Water", 60), ("Fire or Water", 60), ("Fire or Air", 50)])
def test_an_attack_with_an_element_is_played(element: str, courage: int) -> None:
    """8.3.1: Slam is a Water attack."""
    text = f"When this card plays an attack with {element}, it gains 10 Courage."

    assert value(struck("all pass", vey=text), "courage of Vey") == courage


STRIKES = """
players:
  Ana: {active: yes, attacks: [Slam, Burn], attack-deck: [Kick]}
  Ben: {attacks: [Kick], attack-deck: [Kick]}
creatures: {Vey: {owner: Ana, engaged: yes}, Koru: {owner: Ben, engaged: yes}}
attacks:
  Slam: {base: 5, text: ["WHOSE next attack this combat deals an additional 15 damage."]}
  Kick: {base: 5}
  Burn: {base: 10}
"""


@pytest.mark.parametrize(
    ("whose", "damage"), [("Your", (5, 30)), ("Your opponent's", (20, 15)), ("An opponent's", (20, 15))]
)
def test_whose_next_attack(whose: str, damage: tuple[int, int]) -> None:
    """8.6.5.2: Slam is Ana's; the attack after it is Ben's Kick, 5, and the next of hers is Burn, 10."""
    plays = ("Ana attacks with Slam", "Ben attacks with Kick", "Ana attacks with Burn")
    moves = [move for play in plays for move in (play, "all pass", "all pass")]
    played = situation("turn/action/combat/strike", STRIKES.replace("WHOSE", whose), *moves[:-1])

    assert (value(played, "damage on Vey"), value(played, "damage on Koru")) == damage


@pytest.mark.parametrize(
    ("song", "energy"),
    [
        ("Destroy all Battlegear you do not control.", 60),
        ("Destroy all Battlegear under your control.", 50),
        ("All Battlegear in play are flipped face-down.", 50),
        ("Face-up Battlegear controlled by your opponent are flipped face-down.", 60),
    ],
)
def test_whose_battlegear(song: str, energy: int) -> None:
    """8.5.2: Dorn, who is Ana's as the song is, wears the Helm, and has 10 more Energy while it is there, face up."""
    helm = "gear: {name: Helm, abilities: ['Equipped Creature has an additional 10 Energy.']}"
    played = situation("burst", board(song).replace("gear: Helm", helm), "Ana plays Song with Dorn", "all pass")

    assert value(played, "energy of Dorn") == energy


def test_two_kinds_at_once() -> None:
    """3.1.5.1: the Scouts and the Warriors gain, and Vey is told to be both."""
    vey = "This card counts as a Scout and a Warrior."
    played = sung("Scouts gain 10 Courage. Warriors gain 10 Power.", vey=vey)

    assert [value(played, f"{each} of Vey") for each in ("courage", "power", "speed")] == [60, 60, 50]


@pytest.mark.parametrize(
    ("sort", "text", "said"),
    [
        ("location", "When this becomes the active Location, each player destroys a Battlegear they control.",
         "When this becomes the active Location, each player destroys a Battlegear they control."),
        ("mugic", "Draw one Attack Card.", "Draw an Attack Card."),
        ("mugic", "Target player discards three Mugic Cards at random.",
         "Target player discards 3 random Mugic Cards."),
        ("mugic", "Choose Speed, Power, Wisdom or Courage. Target Creature gains 10 to the chosen Discipline.",
         "Choose a Discipline."),
        ("attack", "If the Initiative of the active Location is not a Discipline, deal 5 damage.",
         "If the active Location's Initiative is not a Discipline, deal 5 damage."),
        ("mugic", "Look at the top three cards of target player's Attack Deck. Put one of those cards on top of the "
         "deck and the other two on the bottom in any order.",
         "Look at the top 3 cards of target player's Attack Deck."),
    ],
)  # fmt: skip
def test_a_sister_is_read(sort: str, text: str, said: str) -> None:
    """DESIGN 9: what combines known clauses is read, and said back with the same meaning."""
    read = RULES.collected.read(PrintedCard("Ullo", sort, text=(text,)))

    assert (read.status, read.sentences[0].said) == ("read", said)


@pytest.mark.parametrize(
    ("vey", "answer"),
    [
        # Slam deals 5, and 5 for Water: 10.
        ("When this card deals attack damage, it gains that much Courage.", 60),
        ("When this card deals attack damage, the Creature engaged with it loses that much Courage.", 50),
        ("When this card moves, it gains that much Courage.", 50),
    ],
)
def test_that_much(vey: str, answer: int) -> None:
    """8.3.1: as much as the damage that the event speaks of, and nothing where it speaks of none."""
    assert value(struck("all pass", vey=vey), "courage of Vey") == answer


def test_the_creature_engaged_with_it() -> None:
    """g-engaged: Koru alone is engaged with Vey, and loses 10, as much as Slam deals."""
    vey = "When this card deals attack damage, the Creature engaged with it loses that much Courage."
    played = struck("all pass", vey=vey)

    assert [value(played, f"courage of {each}") for each in ALL] == [50, 50, 40, 50]


@pytest.mark.parametrize(
    "text",
    [
        "Target Creature gains Energy equal to the damage dealt.",
        "Deal 10 damage to target Creature. The caster gains Energy equal to the damage dealt.",
    ],
)
def test_damage_of_no_event_is_not_read(text: str) -> None:
    """DESIGN 9: unread before guessed: no event tells how much it is."""
    assert RULES.collected.read(PrintedCard("Ullo", "mugic", text=(text,))).status != "read"


@pytest.mark.parametrize(
    ("song", "courage"),
    [
        # Vey gains 20, has 70, and is printed with 50; Koru becomes like it.
        ("Vey gains 20 Courage. Target Creature gains or loses Courage so it equals Vey''s Courage.", 70),
        ("Vey gains 20 Courage. Target Creature gains or loses Courage so it equals Vey''s scanned Courage.", 50),
    ],
)
def test_like_another_now_or_as_printed(song: str, courage: int) -> None:
    """g-scanned-statistic: what is printed is told apart from what a Creature has now."""
    assert value(sung(song, " on Koru"), "courage of Koru") == courage


def test_each_of_yours() -> None:
    """8.5.2: Vey and Dorn are Ana's, as the song is."""
    played = sung("Each of your Creatures gains 10 Power. All of your opponent''s Creatures lose 10 Power.")

    assert [value(played, f"power of {each}") for each in ALL] == [60, 60, 40, 40]


@pytest.mark.parametrize(("has", "answer"), [("fire", True), ("water", False)])
def test_neither_gained_nor_lost(has: str, answer: bool) -> None:
    """8.5.8: what can not be done is not done: Koru keeps Fire and gets no Water."""
    played = sung(
        "Target Creature loses Fire. It gains Water.", " on Koru", koru="This card cannot gain or lose Elemental Types."
    )

    assert value(played, f"Koru has {has}") is answer


def test_it_is_the_card_that_was_named_before() -> None:
    """8.5.2: nobody but Vey is spoken of: two of its three counters go, and it gains 20."""
    vey = "When Hive is activated, remove two Mugic counters from this card. If you do, it gains 20 Courage."
    played = sung("Activate Hive.", "", "all pass", vey=vey)

    assert (value(played, "counters on Vey"), value(played, "courage of Vey")) == (1, 70)


PILE = """  Pell: {owner: Ana, tribe: Danian, zone: discard pile}
  Quo: {owner: Ana, tribe: Mipedian, zone: discard pile}
  Rin: {owner: Ben, tribe: Danian, zone: discard pile}
mugic:
"""


def test_a_card_in_a_pile_pays() -> None:
    """8.4.4.1: of the three only Pell is a Danian in Ana's pile."""
    vey = "Remove a Danian Creature Card in your general discard pile from the game: This card gains 10 Courage."
    table, use = board(vey=vey).replace("mugic:\n", PILE, 1), "Ana uses This card gains 10 Courage of Vey"
    begun, paid = (situation("burst", table, use, *then) for then in ((), ("Ana pays with Pell", "all pass")))

    assert [bool(may(begun, f"Ana pays with {each}")) for each in ("Pell", "Quo", "Rin")] == [True, False, False]
    assert value(paid, "courage of Vey") == 60
