"""Card text put together of parts, each played out with an invented card; the rules give the answer."""

import pytest
from situations import may

from chaotic.cards.boards import board, of_player, struck, sung
from chaotic.situations import situation, value
from judge.cardtext import PrintedCard
from judge.games.chaotic import RULES

ALL = ("Vey", "Dorn", "Koru", "Tavi")


@pytest.mark.parametrize(
    ("song", "on", "asked", "answer"),
    [
        # Vey and Tavi are Danians: 5 times 2.
        ("Deal damage to target Creature equal to 5 times the number of Danian Creatures in play.", " on Koru",
         "damage on Koru", 10),
        # Dorn's two counters, twice.
        ("Deal damage to target Creature equal to twice the number of Mugic counters the caster has.", " on Koru",
         "damage on Koru", 4),
        # 20 dealt, 5 and 10 healed; of Koru, who is no Danian, only 5.
        ("Deal 20 damage to target Creature. Heal 5 damage to that Creature. If that Creature is a Danian Creature, "
         "heal an additional 10 damage to it.", " on Vey", "damage on Vey", 5),
        ("Deal 20 damage to target Creature. Heal 5 damage to that Creature. If that Creature is a Danian Creature, "
         "heal an additional 10 damage to it.", " on Koru", "damage on Koru", 15),
        # The Helm is Dorn's.
        ("Destroy target Battlegear. Deal 10 damage to the Creature it was equipped to.", " on Helm",
         "damage on Dorn", 10),
        # Vey has 50 Courage, printed and now: 50 is not below 50.
        ("If target Creature''s Courage is less than its scanned Courage, it loses 10 Power.", " on Vey",
         "power of Vey", 50),
        ("Target Creature loses 20 Courage. If that Creature''s Courage is less than its scanned Courage, it loses "
         "10 Power.", " on Vey", "power of Vey", 40),
        # The caster has counters, so nothing happens to it.
        ("If the caster has no Mugic counters, it loses 10 Energy.", "", "energy of Dorn", 50),
        ("If the caster has 2 or more Mugic counters, deal 10 damage to it.", "", "damage on Dorn", 10),
    ],
)  # fmt: skip
def test_what_a_song_does(song: str, on: str, asked: str, answer: int) -> None:
    """8.5.2: the instructions one after the other, on the values of that moment."""
    assert value(sung(song, on), asked) == answer


def test_one_verb_for_two() -> None:
    """8.5.2: 10 to the one, 5 to the other."""
    played = sung("Deal 10 damage to target Creature and 5 damage to the caster.", " on Koru")

    assert [value(played, f"damage on {each}") for each in ALL] == [0, 5, 10, 0]


def test_two_disciplines_are_chosen() -> None:
    """8.5.2: two different Disciplines, the others stay."""
    song = "Target Creature gains 10 to two Disciplines of your choice."
    played = sung(song, " on Koru", "Ana chooses courage", "Ana chooses speed")

    assert [value(played, f"{each} of Koru") for each in ("courage", "power", "wisdom", "speed")] == [60, 50, 50, 60]
    assert value(sung(song, " on Koru", "Ana chooses courage"), "courage of Koru") == 50


def test_one_of_some_elements_is_chosen() -> None:
    """8.5.2: Fire or Earth, nothing else."""
    song = "Choose Fire or Earth. Target Creature loses the chosen Elemental Type."
    begun = sung(song, " on Koru")
    played = sung(song, " on Koru", "Ana chooses fire")

    assert [may(begun, f"Ana chooses {each}") for each in ("fire", "air", "earth", "water")] == [
        True,
        False,
        True,
        False,
    ]
    assert value(played, "Koru has fire") is False and value(played, "Koru has air") is True


@pytest.mark.parametrize(
    ("hall", "dealt"),
    [
        # Slam deals 5 and, as Vey has Water, 5 more; it is a Water attack.
        ("Attacks with Water deal 5 less damage.", 5),
        ("Attacks without Water deal 5 less damage.", 10),
        ("Non-Water attacks deal an additional 5 damage.", 10),
        ("Attacks with no Elemental Types deal an additional 5 damage.", 10),
        ("Attacks that have an Elemental Type deal an additional 5 damage.", 15),
        ("Attacks you play deal 5 less damage.", 5),
        ("Attacks your opponent plays deal 5 less damage.", 10),
    ],
)
def test_attacks_by_what_stands_behind_them(hall: str, dealt: int) -> None:
    """3.5.8.1.1: an attack is of the elements whose boxes are not blank; the Hall is Ana's."""
    assert value(struck(hall=hall), "damage on Koru") == dealt


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("If this attack has Water, deal 5 damage.", 15),
        ("If this attack has Fire or Water, deal 5 damage.", 15),
        ("If this attack has Fire and Water, deal 5 damage.", 10),
        # All have 50 in everything: ahead by 0.
        ("Stat Check Power 40 and Speed 60: Deal 5 damage.", 10),
        ("Stat Check Power 40 and Speed 50: Deal 5 damage.", 15),
    ],
)
def test_what_an_attack_asks_for(text: str, dealt: int) -> None:
    """8.6.2.2: a line whose condition is met adds its damage to the 10 of Slam."""
    assert value(struck(slam=text), "damage on Koru") == dealt


@pytest.mark.parametrize(("hive", "courage"), [(True, 60), (False, 50)])
def test_a_trigger_while_something_is_so(hive: bool, courage: int) -> None:
    """8.3.1: the trigger is looked at only while Hive is active."""
    vey = "When this card deals attack damage while Hive is active, it gains 10 Courage."
    played = struck(*(["Ana plays Song with Dorn"] if hive else []), "all pass", vey=vey)

    assert value(played, "courage of Vey") == courage


def test_each_player_who_controls_none() -> None:
    """8.5.2: Ben controls no Mipedian and discards; Ana has Dorn."""
    played = sung(
        "If a player controls no Mipedian Creatures, that player discards a Mugic Card.", "", "Ben discards Chant"
    )

    assert of_player(played, "Ben").mugic == () and "Hum" in of_player(played, "Ana").mugic


# Costs.


@pytest.mark.parametrize(
    ("ability", "plays", "asked", "answer"),
    [
        ("Remove a Mugic counter from another Creature you control: Vey gains 10 Courage.",
         ("Ana pays with Dorn",), "counters on Dorn", 1),
        ("Deal 5 damage to a Creature you control: Vey gains 10 Courage.", ("Ana pays with Dorn",),
         "damage on Dorn", 5),
        ("This card loses 10 Speed: Vey gains 10 Courage.", (), "speed of Vey", 40),
        ("Expend any Elemental Type: Vey gains 10 Courage.", ("Ana expends water",), "Vey has water", False),
    ],
)  # fmt: skip
def test_what_is_done_to_pay(ability: str, plays: tuple[str, ...], asked: str, answer: object) -> None:
    """8.4.4.1, 8.4.1.4: the cost is paid as the ability is played, before it resolves."""
    name = ability.split(": ")[1].rstrip(".")
    played = situation("burst", board(vey=ability), f"Ana uses {name} of Vey", *plays)
    after = situation("burst", board(vey=ability), f"Ana uses {name} of Vey", *plays, "all pass")

    assert value(played, asked) == answer and value(played, "courage of Vey") == 50
    assert value(after, "courage of Vey") == 60


def test_a_cost_that_nobody_can_pay() -> None:
    """8.4.1.4: Vey has Water only, so two elements cannot be expended; Vey itself is no other Creature."""
    two = situation("burst", board(vey="Expend Fire, Expend Water: Vey gains 10 Courage."))
    other = situation("burst", board(vey="Remove 3 Mugic counters from another Creature you control: Activate Hive."))

    assert not may(two, "Ana uses Vey gains 10 Courage of Vey")
    assert not may(other, "Ana uses Activate Hive of Vey")


# Whom a word means.


@pytest.mark.parametrize(
    ("sort", "text"),
    [
        ("creature", "1 Mugic counter: Heal 5 damage to it."),
        ("creature", "It has an additional 10 Energy."),
        ("creature", "If it is engaged, Creatures you control have an additional 10 Energy."),
        (
            "creature",
            "When a Creature you control deals damage while it is equipped, put a Mugic counter on this card.",
        ),
        ("creature", "When it deals Air damage, put a Mugic counter on this card."),
        ("creature", "If you control a Muge, whenever it deals Air damage, it gains 5 Energy."),
        ("mugic", "It gains 20 Energy."),
        ("mugic", "Deal damage to target Creature equal to the sacrificed Creature's Energy."),
        ("mugic", "Deal 10 damage to the Creature it was equipped to."),
    ],
)
def test_a_word_for_nobody_is_unread(sort: str, text: str) -> None:
    """DESIGN 9: where nobody is spoken of, nobody is guessed."""
    assert RULES.collected.read(PrintedCard("Ullo", sort, text=(text,))).status != "read"


def test_the_sacrificed_creature() -> None:
    """g-sacrifice, 8.6.3: Vey had 50 Energy when it was last in play; Koru is dealt as much."""
    song = (
        "Sacrifice target Creature you control. "
        "Target opposing Creature loses Courage equal to the sacrificed Creature''s Energy."
    )
    played = sung(song, " on Vey and Koru")

    assert value(played, "courage of Koru") == 0 and value(played, "Vey is in play") is False


# Whose Creatures a text means that is looked at on another player's strike.


@pytest.mark.parametrize(
    ("chant", "dealt"),
    [
        # Ben sings, Ana strikes: Koru is Ben's, and Vey is Ana's. Slam deals 10.
        ("Attacks deal 5 less damage to Creatures you control this turn.", 5),
        ("Attacks deal 5 less damage to opposing Creatures this turn.", 10),
        ("Damage dealt to Creatures you control by opposing Creatures is reduced by 5.", 5),
        ("Damage dealt to all Creatures by Creatures you control is reduced by 5.", 10),
        ("The opposing engaged Creature deals 5 less attack damage.", 5),
    ],
)
def test_whose_creatures_a_lasting_change_means(chant: str, dealt: int) -> None:
    """g-opposing-creature: `you` is the player of the text, also while the other player strikes."""
    table = board().replace("Chant: {text: ['Activate Hive.']}", f"Chant: {{text: ['{chant}'], cost: 0 counters}}")
    plays = ("Ana attacks with Slam", "Ana passes", "Ben plays Chant with Tavi", "all pass")

    assert value(situation("strike:7.2.5.2", table, *plays), "damage on Koru") == dealt


# Events.


def test_a_check_that_is_won_or_lost() -> None:
    """8.3.1, g-stat-check: Vey has 50 Power: 40 is reached, 60 is not."""
    won = "When this card succeeds on a Stat Check, it gains 10 Courage."
    lost = "When this card fails a Stat Check, it gains 10 Speed."
    high, low = "Stat Check Power 60: Deal 5 damage.", "Stat Check Power 40: Deal 5 damage."

    assert [value(struck("all pass", vey=won, slam=each), "courage of Vey") for each in (high, low)] == [50, 60]
    assert [value(struck("all pass", vey=lost, slam=each), "speed of Vey") for each in (high, low)] == [60, 50]


def test_who_initiates_a_combat() -> None:
    """6.3.4: the Creature that moves into the space of an opposing one initiates combat; the other does not."""
    text = "When this card initiates combat, it gains 10 Courage."
    table = board(vey=text, koru=text).replace("engaged: yes, ", "")
    played = situation("action", table, "Ana moves Vey to B1")

    assert [line.text for line in played.lines if "triggers and waits" in line.text and "Vey" in line.text]
    assert not [line.text for line in played.lines if "of Koru" in line.text]


def test_the_creature_that_played_it() -> None:
    """8.3.1: Dorn plays the Song, so Dorn is dealt the damage."""
    played = sung(
        "Activate Hive.", "", "all pass", hall="When a Mugic is played, deal 5 damage to the Creature that played it."
    )

    assert [value(played, f"damage on {each}") for each in ALL] == [0, 5, 0, 0]


def test_a_limit_with_a_line_of_its_own() -> None:
    """8.4.4: a limit below an ability is its limit."""
    text = ("1 Mugic counter: This card gains 10 Energy.", "This ability can only be used once per turn.")

    assert RULES.collected.read(PrintedCard("Ullo", "creature", text=text)).status == "read"


# Moves, first attacks, the same player, a choice of each controller.


def test_a_move_to_any_space() -> None:
    """6.3.3: B3 is out of Vey's reach, unless a text lets it move there; an unoccupied space is none with Tavi."""
    usual, far = "This card has Fire.", "This card can move to any space on the Battleboard as if it were adjacent."
    free = "This card can move into any unoccupied space as if it were adjacent."
    tables = [board(vey=each).replace("engaged: yes, ", "") for each in (usual, far, free)]

    assert [bool(may(situation("action", each), "Ana moves Vey to B3")) for each in tables] == [False, True, False]
    assert [bool(may(situation("action", each), "Ana moves Vey to B2")) for each in tables] == [False, True, True]


@pytest.mark.parametrize(("said", "dealt"), [("counts", 15), ("does not count", 10)])
def test_an_attack_told_to_be_the_first(said: str, dealt: int) -> None:
    """g-strike: Strike 5 adds to the first attack alone; Slam is the first of Vey, or a text says that it is not."""
    vey = f"Strike 5', '[MC]: Target attack {said} as the first attack played this combat."
    use = f"Ana uses Target attack {said} as the first attack played this combat of Vey on Slam"

    assert value(struck(use, "all pass", vey=vey), "damage on Koru") == dealt


def test_another_creature_of_the_same_player() -> None:
    """8.5.2: the counter comes off Koru and goes on Ben's other Creature, on no other."""
    song = (
        "Remove a Mugic counter from an engaged Creature. "
        "If you do, put two Mugic counters on another Creature the same player controls."
    )
    begun, played = (sung(song, "", "Ana chooses Koru", *then) for then in ((), ("Ana chooses Tavi",)))

    assert [bool(may(begun, f"Ana chooses {each}")) for each in ALL] == [False, False, False, True]
    assert [value(played, f"counters on {each}") for each in ALL] == [3, 2, 0, 2]


def test_each_controller_chooses() -> None:
    """8.5.2: Ana chooses for Vey, Ben for Koru; both may choose the same."""
    song = "Engaged Creatures gain an Elemental Type of their controller''s choice."
    played = sung(song, "", "Ana chooses Vey: earth", "Ben chooses Koru: earth")

    assert [value(played, f"{each} has earth") for each in ALL] == [True, False, True, False]


# What texts say of Battlegear and of Hive.


@pytest.mark.parametrize(
    ("koru", "energy"),
    [
        ("Battlegear equipped to opposing Creatures have no abilities.", 50),
        ("Battlegear equipped to Creatures you control have no abilities.", 60),
        ("Battlegear equipped to opposing engaged Creatures have no abilities.", 60),
        ("Battlegear equipped to adjacent Creatures have no abilities.", 60),
    ],
)
def test_battlegear_without_abilities(koru: str, energy: int) -> None:
    """8.5.8: Dorn, who is not engaged and not next to Koru, wears the Helm; Koru is Ben's."""
    helm = "gear: {name: Helm, abilities: ['Equipped Creature has an additional 10 Energy.']}"
    table = board(koru=koru).replace("gear: Helm", helm)

    assert value(situation("burst", table), "energy of Dorn") == energy


@pytest.mark.parametrize(("vey", "on"), [
    ("Hive cannot be activated while this card is engaged.", False),
    ("Hive cannot be activated while this card is unengaged.", True),
    ("Hive cannot be deactivated.", True),
])  # fmt: skip
def test_hive_stays_as_a_text_says(vey: str, on: bool) -> None:
    """8.5.8: Vey is engaged; what can not be done is not done."""
    played = sung("Activate Hive.", vey=vey)

    assert ("Hive is on." in [line.text for line in played.lines]) is on


def test_it_of_an_event_is_the_card_spoken_of_before() -> None:
    """8.3.1: Vey has Water and deals Water damage; Koru, who strikes nobody, does not matter."""
    text = "While this card is engaged, whenever it deals Water damage, it gains 10 Courage."
    one, other = struck("all pass", vey=text), struck("all pass", koru=text)

    assert (value(one, "courage of Vey"), value(other, "courage of Koru")) == (60, 50)
