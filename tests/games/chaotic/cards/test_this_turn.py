"""What happened this turn, what Creatures gain and lose, what cannot be: the results worked out from the rulebook."""

import pytest
from situations import may

from chaotic.cards.boards import board, struck, sung
from chaotic.situations import situation, value

HUM = ("Ana plays Hum with Vey on Tavi", "all pass")
CREATURES = ("Vey", "Dorn", "Koru", "Tavi")


def test_the_only_creature() -> None:
    """g-control: Ana has Vey and Dorn until Dorn is destroyed."""
    only = "If Vey is the only Creature you control, it has an additional 10 Energy."

    assert value(sung("Activate Hive.", vey=only), "energy of Vey") == 50
    assert value(sung("Destroy target Creature.", " on Dorn", vey=only), "energy of Vey") == 60


@pytest.mark.parametrize(
    ("song", "courage"),
    [
        ("Each Creature that was dealt damage this turn loses 10 Courage.", [50, 50, 40, 50]),
        ("Each Creature that was not dealt damage this turn loses 10 Courage.", [40, 40, 50, 40]),
        ("Each Creature that has taken 10 or more damage this turn loses 10 Courage.", [50, 50, 50, 50]),
        ("Each Creature that has taken at least 5 damage this turn loses 10 Courage.", [50, 50, 40, 50]),
        ("Each Creature that did not move this turn loses 10 Courage.", [40, 40, 40, 40]),
        ("If that Creature was dealt damage this turn, it loses 10 Courage.", [50, 50, 40, 50]),
    ],
)
def test_what_happened_this_turn(song: str, courage: list[int]) -> None:
    """8.5.3: Koru alone is dealt 5; nobody has moved."""
    played = sung(f"Deal 5 damage to target Creature. {song}", " on Koru")

    assert [value(played, f"courage of {each}") for each in CREATURES] == courage


@pytest.mark.parametrize(
    ("vey", "song", "energy"),
    [
        ("When an opposing Creature loses an Elemental Type, Vey gains 10 Energy.", "Target Creature loses Fire.", 60),
        ("When an opposing Creature loses an Elemental Type, Vey gains 10 Energy.", "Target Creature loses Water.", 50),
        ("When an opposing Creature loses Air, Vey gains 10 Energy.", "Target Creature loses Fire.", 50),
        ("When an opposing Creature loses an Elemental Type, Vey gains 10 Energy.",
         "Target Creature loses all Elemental Types.", 70),
        ("When a Creature gains an Elemental Type, Vey gains 10 Energy.", "Target Creature gains Earth.", 60),
        ("When a Creature gains an Elemental Type, Vey gains 10 Energy.", "Target Creature gains Fire.", 50),
    ],
)  # fmt: skip
def test_elements_that_come_and_go(vey: str, song: str, energy: int) -> None:
    """8.3.1: Koru has Fire and Air; what it has it does not gain, what it lacks not lose; two are two events."""
    after = ("all pass", "all pass")

    assert value(sung(song, " on Koru", *after, vey=vey), "energy of Vey") == energy


def test_an_element_that_cannot_be_lost() -> None:
    """8.5.8: Koru keeps Fire, and loses Air."""
    played = sung("Target Creature loses Fire and Air.", " on Koru", koru="Koru cannot lose Fire.")

    assert (value(played, "Koru has fire"), value(played, "Koru has air")) == (True, False)


def test_recklessness_as_an_event() -> None:
    """g-recklessness: Vey deals itself 5 as it attacks; the damage of a Mugic is of another source."""
    vey = "Recklessness 5', 'When Vey is dealt damage by its own Recklessness, it gains 20 Speed."

    assert value(struck("all pass", "all pass", vey=vey), "speed of Vey") == 70
    assert value(sung("Deal 5 damage to target Creature.", " on Vey", "all pass", vey=vey), "speed of Vey") == 50


@pytest.mark.parametrize(
    ("song", "negated"),
    [
        ("Negate target Mugic that targets a Creature you control.", True),
        ("Negate target Mugic that targets an opposing Creature.", False),
        ("Negate target Mugic with a cost of 1 or less.", True),
        ("Negate target Mugic with a cost of 2 or more.", False),
        ("Negate target Mugic played by an opposing Creature.", True),
        ("Negate target Mugic played by a Creature you control.", False),
    ],
)
def test_which_mugic(song: str, negated: bool) -> None:
    """g-target: Koru's Howl costs 1 and is aimed at Vey; what does not fit is no legal target."""
    table = board(song).replace("mugic: [Chant]", "mugic: [Howl]").replace(
        "  Chant:", "  Howl: {cost: 1 counter, text: ['Deal 10 damage to target Creature.']}\n  Chant:"
    )  # fmt: skip
    howl = ("Ana passes", "Ben plays Howl with Koru on Vey")
    if negated:
        played = situation("burst", table, *howl, "Ana plays Song with Dorn on Howl", "all pass")
        assert value(played, "damage on Vey") == 0
        return
    from chaotic.situations import reason

    assert reason(situation("burst", table, *howl), "Ana plays Song with Dorn on Howl")[0]


def test_what_battlegear_has_while_something_is_so() -> None:
    """8.5.8: Helm is safe while Ana controls a Danian, as she does; not while she controls an OverWorlder."""
    text = "While you control {}, Battlegear you control cannot be destroyed."
    song = "Destroy target Battlegear."

    for whom, safe in (("a Danian Creature", True), ("an OverWorld Creature", False)):
        played = sung(song, " on Helm", vey=text.format(whom))
        assert ("Helm" not in value(played, "discard pile of Ana")) is safe


@pytest.mark.parametrize(
    ("text", "plays", "legal"),
    [
        ("", (), False),
        ("This card costs 3 less Mugic counters to play.", (), True),
        ("If you control a Danian Creature, this card costs 3 less to play.", (), True),
        ("If you control an OverWorld Creature, this card costs 3 less to play.", (), False),
        ("If you have played a Mugic Card this turn, this card''s cost is 0 Mugic counters.", (), False),
        ("If you have played a Mugic Card this turn, this card''s cost is 0 Mugic counters.", HUM, True),
        ("If your opponent played a Mugic this turn, this card costs 0 Mugic counters.", HUM, False),
        ("If your engaged Creature gained Initiative this turn, this card costs 0 Mugic counters.", (), False),
    ],
)  # fmt: skip
def test_what_a_mugic_costs_by_its_own_text(text: str, plays: tuple[str, ...], legal: bool) -> None:
    """8.4.1.4, 8.4.2.4: Dorn has 2 counters: 5 cannot be paid, 5 less 3 can; nobody has gained Initiative here."""
    table = board(f"Activate Hive.{' // ' if text else ''}{text}", cost="5 counters")

    assert may(situation("burst", table, *plays), "Ana plays Song with Dorn") is legal


def test_initiative_is_remembered_for_the_turn() -> None:
    """7.2.4: Vey, the faster one, gains Initiative; Koru does not, and is the one who pays for it later."""
    hall = "When a Creature gains Initiative, each Creature that did not gain Initiative this turn loses 10 Courage."
    table = board(hall=hall).replace("space: A1,", "space: A1, speed: 90,")
    table = table.replace("active: yes, abil", "active: yes, initiative: speed, abil")
    played = situation("combat", table, "all pass", "all pass", "all pass")

    assert [value(played, f"courage of {each}") for each in CREATURES] == [50, 40, 40, 40]


def test_an_element_that_cannot_be_lost_stays_when_all_are() -> None:
    """8.5.8: of Fire and Air Koru loses Air alone; and what cannot be lost cannot be expended."""
    played = sung("Target Creature loses all Elemental Types.", " on Koru", koru="Koru cannot lose Fire.")
    assert value(played, "elements of Koru") == ["fire"]

    table = board(vey="Vey cannot lose Water.").replace(
        "'Vey cannot lose Water.'", "'Vey cannot lose Water.', 'Expend Water: Activate Hive.'"
    )
    assert may(situation("burst", table), "Ana uses Activate Hive of Vey") is False
    free = table.replace("'Vey cannot lose Water.', ", "")
    assert may(situation("burst", free), "Ana uses Activate Hive of Vey") is True


def test_who_is_engaged_has_entered_combat() -> None:
    """7.2.1: Koru is engaged, so it has become so in this turn; Tavi has not fought."""
    table = board("Destroy target Creature that did not enter combat this turn.")

    assert may(situation("burst", table), "Ana plays Song with Dorn on Koru") is False
    assert may(situation("burst", table), "Ana plays Song with Dorn on Tavi") is True
