"""Families of card text, each played out with an invented card: the result worked out from the rulebook first."""

import pytest
from situations import may

from chaotic.cards.boards import board, of_player, struck, sung
from chaotic.situations import situation, value
from judge.cardtext.language import NOTHING_MORE
from judge.games.chaotic.cards import reading


def test_up_to_so_many_targets() -> None:
    """g-target: of up to two targets one, both or none may be chosen; the others are left alone."""
    song = "Deal 5 damage to up to two target Creatures."
    one, two, none = sung(song, " on Koru"), sung(song, " on Koru and Tavi"), sung(song)

    assert [value(one, f"damage on {each}") for each in ("Koru", "Tavi")] == [5, 0]
    assert [value(two, f"damage on {each}") for each in ("Koru", "Tavi")] == [5, 5]
    assert [value(none, f"damage on {each}") for each in ("Koru", "Tavi")] == [0, 0]


def test_two_named_at_once() -> None:
    """8.5.2: both whom the sentence names gain it, nobody else."""
    played = sung("Target Creature and the caster gain 10 Courage.", " on Koru")

    assert [value(played, f"courage of {each}") for each in ("Vey", "Dorn", "Koru", "Tavi")] == [50, 60, 60, 50]


def test_what_is_said_of_the_same_in_a_row() -> None:
    """8.5.2: one target, all three parts; 8.5.8: it cannot be healed afterwards."""
    played = sung("Target Creature gains 10 Courage, loses Fire, and cannot be healed.", " on Koru")

    assert value(played, "courage of Koru") == 60 and value(played, "Koru has fire") is False
    assert value(played, "Koru has air") is True


@pytest.mark.parametrize(
    ("song", "on", "asked", "answer"),
    [
        # Koru has Fire and Air, and loses both: 2 * 5.
        ("Target Creature loses all Elemental Types. It loses 5 Courage for each Elemental Type lost this way.",
         " on Koru", "courage of Koru", 40),
        # One Creature was Infected.
        ("Uninfect all Creatures. Target Creature gains 10 Energy for each Creature Uninfected this way.",
         " on Dorn", "energy of Dorn", 60),
        # Of three counters wanted Koru has one.
        ("Remove 3 Mugic counters from target Creature. Deal 5 damage to that Creature for each Mugic counter removed "
         "this way.", " on Koru", "damage on Koru", 5),
    ],
)  # fmt: skip
def test_what_was_done_this_way(song: str, on: str, asked: str, answer: int) -> None:
    """8.5.2: what was really done just before is counted."""
    assert value(sung(song, on), asked) == answer


def test_x_is_read_off_something() -> None:
    """8.4.2.6: Ana controls one Danian, so Strike 1."""
    played = sung('Target Creature gains "Strike X", where X is the number of Danians you control.', " on Vey")

    assert "Vey gains Strike 1 from Song." in [line.text for line in played.lines]


def test_one_of_several() -> None:
    """8.4.1.3: what a Mugic is played for is told with its targets; the other part does nothing."""
    song = "Choose one: // Heal 10 damage to target Creature. // Deal 10 damage to target Creature."
    plays = "Ana plays Song (Deal 10 damage to target Creature) with Dorn on Koru"
    played = situation("burst", board(song), plays, "all pass")

    assert value(played, "damage on Koru") == 10
    assert may(situation("burst", board(song)), "Ana plays Song (Heal 10 damage to target Creature) with Dorn on Koru")


def test_a_list_is_read_with_its_head() -> None:
    """8.5.2: Koru is an OverWorlder and no Danian, so only the first point counts for it."""
    song = "Target Creature gains: // 15 Energy if it is an OverWorlder; // 10 Courage if it is a Danian Creature."
    played = sung(song, " on Koru")

    assert (value(played, "energy of Koru"), value(played, "courage of Koru")) == (65, 50)


def test_moved_counters() -> None:
    """g-mugic-counter: Koru has one to give."""
    played = sung("Move 2 Mugic counters from target Creature to the caster.", " on Koru")

    assert (value(played, "counters on Koru"), value(played, "counters on Dorn")) == (0, 3)


def test_swapped_spaces() -> None:
    """g-relocate: both change their spaces at the same time."""
    played = sung("Swap the spaces of target Creature and another target Creature.", " on Dorn and Tavi")

    assert (value(played, "space of Dorn"), value(played, "space of Tavi")) == ("B3", "A3")


@pytest.mark.parametrize(
    ("song", "on", "then", "asked", "answer"),
    [
        ("Target player discards a Mugic Card.", " on Ben", ("Ben discards Chant",), "discard pile of Ben", ["Chant"]),
        ("Your opponent discards a random Mugic Card.", "", ("chance discards Chant by chance",), "discard pile of Ben",
         ["Chant"]),
        ("Your opponent sacrifices a Creature they control.", "", ("Ben chooses Tavi",), "Tavi is in play", False),
        ("Each player removes a Mugic counter from a Creature they control.", "",
         ("Ana chooses Vey", "Ben chooses Koru"), "counters on Koru", 0),
        ("Your opponent may discard an Attack Card.", "", ("Ben does not",), "attack discard pile of Ben", []),
        ("The controller of target Creature discards an Attack Card.", " on Tavi", ("Ben discards Kick",),
         "attack discard pile of Ben", ["Kick"]),
    ],
)  # fmt: skip
def test_players_who_do_something(song: str, on: str, then: tuple[str, ...], asked: str, answer: object) -> None:
    """8.5.2: the player who is named does it and chooses; `they` is that player."""
    assert value(sung(song, on, *then), asked) == answer


def test_they_is_nobody_without_a_player() -> None:
    """Nobody is spoken of whose it could be."""
    played = sung("Destroy all Battlegear they control.")

    assert value(played, "Helm is face up") is True


def test_cards_looked_at_go_back_in_some_order() -> None:
    """8.5.2: the top two of Bash, Kick, Slam go back as their player says."""
    song = (
        "Look at 2 cards from the top of your Attack Deck, then put those cards back in any order. Draw an Attack Card."
    )
    played = sung(song, "", "Ana chooses Kick")

    assert of_player(played, "Ana").attacks == ("Slam", "Kick") and of_player(played, "Ana").attack_deck == (
        "Bash",
        "Slam",
    )


@pytest.mark.parametrize(("counters", "there"), [(3, False), (1, True)])
def test_a_text_that_makes_its_creature_go(counters: int, there: bool) -> None:
    """8.8.3.1: without a time of its own it is so as soon as it is met."""
    table = board(vey="If Vey has 2 or more Mugic counters, sacrifice it.").replace(
        "counters: 3", f"counters: {counters}"
    )

    assert value(situation("burst", table), "Vey is in play") is there


def test_when_it_is_targeted() -> None:
    """8.3.1, g-target: the trigger goes on the Burst above the Mugic, and resolves first."""
    koru = "When Koru is targeted by a Mugic, it gains 10 Energy."
    played = situation("burst", board(koru=koru), "Ana plays Hum with Dorn on Koru", "all pass")

    assert (value(played, "energy of Koru"), value(played, "damage on Koru")) == (60, 20)


def test_each_player_who() -> None:
    """8.5.2: only Ben controls an engaged Creature with Fire."""
    who = "if a player controls a Creature with Fire, that player discards a Mugic Card."
    hall = f"When a Creature plays an attack, {who}"
    played = situation("strike:7.2.5.2", board(hall=hall), "Ana attacks with Slam", "all pass", "Ben discards Chant")

    assert of_player(played, "Ben").mugic == () and of_player(played, "Ana").mugic == ("Song", "Hum")


def test_fluidmorph() -> None:
    """The note: Vey has Water and deals Water damage with Slam, so it gets a counter (3 + 1)."""
    assert value(struck("all pass", vey="Fluidmorph"), "counters on Vey") == 4


@pytest.mark.parametrize(
    ("song", "on"), [("Hive cannot be deactivated. Deactivate Hive.", True), ("Deactivate Hive.", False)]
)
def test_hive_that_stays(song: str, on: bool) -> None:
    """8.5.8: what cannot be done is not done."""
    played = sung(f"Activate Hive. {song}")

    assert value(played, "hive") == ("on" if on else "off")


def test_the_expended_element() -> None:
    """The note on Expend: Vey loses Water for the turn, and Dorn has it."""
    vey = "Expend any Elemental Type: Target Creature gains the expended Elemental Type."
    plays = (
        "Ana uses Target Creature gains the expended Elemental Type of Vey on Dorn",
        "Ana expends water",
        "all pass",
    )
    played = situation("burst", board(vey=vey), *plays)

    assert (value(played, "Vey has water"), value(played, "Dorn has water")) == (False, True)


def test_once_per_turn() -> None:
    """g-activated-ability: a text may say how often its ability can be played."""
    vey = "Once per turn, you may heal 5 damage to Vey."
    use = "Ana uses Once per turn, you may heal 5 damage to Vey of Vey"
    played = situation("burst", board(vey=vey), use, "all pass")

    assert not may(played, use) and may(situation("burst", board(vey=vey)), use)


def test_otherwise() -> None:
    """8.5.2: the second sentence counts where the first did not."""
    song = "If target Creature has Fire, it gains 10 Courage. Otherwise, it loses 10 Courage."

    assert [value(sung(song, f" on {each}"), f"courage of {each}") for each in ("Koru", "Tavi")] == [60, 40]


def test_while_engaged_is_said_of_each() -> None:
    """g-engaged: of all Creatures the two in combat."""
    played = situation("burst", board(hall="Creatures have an additional 5 Power while engaged."))

    assert [value(played, f"power of {each}") for each in ("Vey", "Dorn", "Koru", "Tavi")] == [55, 50, 55, 50]


def test_lost_keywords() -> None:
    """8.8.1.3: all of a cumulative ability goes where no number is said."""
    table = board("Target Creature loses Strike.", vey="Strike 10")

    assert value(situation("strike:7.2.5.2", table, "Ana attacks with Slam", "all pass"), "damage on Koru") == 20
    plays = ("Ana attacks with Slam", "Ana plays Song with Dorn on Vey", "all pass")
    assert value(situation("strike:7.2.5.2", table, *plays), "damage on Koru") == 10


@pytest.mark.parametrize(("by", "legal"), [("Ana", False), ("Ben", True)])
def test_untargetable_by_opponents(by: str, legal: bool) -> None:
    """8.5.8: the opponent cannot target it, its own player can."""
    table = board(koru="Koru cannot be targeted by opponents.").replace("mugic: [Chant]", "mugic: [Chant, Hum]")
    table = (
        table if by == "Ana" else table.replace("Ana: {active: yes,", "Ana: {").replace("Ben: {", "Ben: {active: yes, ")
    )

    assert (
        bool(may(situation("burst", table), f"{by} plays Hum with {'Dorn' if by == 'Ana' else 'Koru'} on Koru"))
        is legal
    )


def test_numbers_compared() -> None:
    """3.2.6.2: the values of this moment are compared."""
    song = "If the caster''s Courage is higher than target Creature''s Power, deal 10 damage to that Creature."
    low, high = sung(song, " on Koru"), sung(f"The caster gains 5 Courage. {song}", " on Koru")

    assert (value(low, "damage on Koru"), value(high, "damage on Koru")) == (0, 10)


def test_cards_in_hand_are_counted() -> None:
    """8.5.2: with Song on the Burst Ana has Hum in hand: one Mugic."""
    assert (
        value(sung("Target Creature loses 10 Speed for each Mugic Card in your hand.", " on Koru"), "speed of Koru")
        == 40
    )


def test_the_lowest_discipline() -> None:
    """3.2.6: Speed is the lowest; of equal ones the player chooses."""
    song = "Target Creature gains 15 to its lowest Discipline."
    table = board(song).replace("tribe: OverWorld,", "tribe: OverWorld, speed: 20,")
    played = situation("burst", table, "Ana plays Song with Dorn on Koru", "all pass")

    assert [value(played, f"{each} of Koru") for each in ("courage", "speed")] == [50, 35]
    assert value(sung(song, " on Tavi", "Ana chooses wisdom"), "wisdom of Tavi") == 65


def test_values_of_another() -> None:
    """g-scanned-statistic: what is printed on Koru, not what it has now."""
    song = (
        "Target Creature gains 30 Energy. The caster gains or loses Energy "
        "so they are equal to that Creature''s scanned values."
    )
    table = board(song).replace("tribe: OverWorld,", "tribe: OverWorld, energy: 70,")
    played = situation("burst", table, "Ana plays Song with Dorn on Koru", "all pass")

    assert (value(played, "energy of Koru"), value(played, "energy of Dorn")) == (100, 70)


def test_a_pile_that_leaves_the_game() -> None:
    """g-removed-from-game: Ben loses what he had discarded, Ana does not."""
    song = (
        "Target player discards a Mugic Card. Remove all cards in your opponent''s general discard pile from the game."
    )
    played = sung(song, " on Ben", "Ben discards Chant")

    assert of_player(played, "Ben").discard == () and of_player(played, "Ana").discard == ("Song",)


@pytest.mark.parametrize(
    "text",
    [
        "At the beginning of combat, if Vey is engaged with a Creature with Fire, deal 10 damage to it.",
        "If Vey is engaged with a Creature with Fire, destroy it.",
        "If Vey is engaged with a Creature with Fire, destroy that Creature.",
        "When Vey wins combat, negate that Mugic.",
        "If you have 3 or more Creatures, Vey has Strike 5.",
        "[MC]: Destroy target Battlegear equipped to target Creature.",
        "Target Creature gains 5 Courage while engaged with a Danian Creature.",
    ],
)
def test_who_is_meant_is_not_guessed(text: str) -> None:
    """It could be either, or nobody: such a sentence is not carried out."""
    found = reading.in_play(reading.sentences_of(text, ("Vey",), NOTHING_MORE), "creature", "Vey")

    assert not found.abilities and not any(each.read for each in found.sentences)
