"""More sentences made of the parts of others: what players do as an event, who may not be fought, values exchanged."""

import pytest
from situations import may

from chaotic.cards.boards import board, struck, sung
from chaotic.situations import situation, value
from judge.cardtext import PrintedCard
from judge.games.chaotic import RULES

# The sort of card, what is typed, and what it must mean in the words of the table.
READ = """
creature | When you discard a Mugic Card, heal 10 damage to Ullo. | When you discard a Mugic Card, heal 10 damage to this card.
creature | When your opponent reveals a new active Location, Ullo gains 10 Energy. | When your opponent reveals a new active Location, this card gains 10 Energy.
creature | When you draw an Attack Card, Ullo gains 5 Speed. | When you draw an Attack Card, this card gains 5 Speed.
creature | When the active Location is a Mirage, Ullo has an additional 10 Energy. | If the active Location is a Mirage, this card has an additional 10 Energy.
creature | At the beginning of each player's turn, that player puts a Mugic counter on a Creature they control. | At the beginning of each turn, that player puts 1 Mugic counter on a Creature they control.
creature | If Ullo is the only Danian Creature you control, it has an additional 10 Energy. | If this card is the only Danian Creature you control, it has an additional 10 Energy.
creature | If Ullo has all four Elemental Types, it has an additional 15 Energy. | If this card has all Elemental Types, it has an additional 15 Energy.
creature | If Ullo's Courage is 100 or more, it has "Strike 15." | If this card has 100 or more Courage, it has "Strike 15".
creature | If Ullo's Energy is less than 20, it has an additional 50 Power. | If this card has less than 20 Energy, it has an additional 50 Power.
creature | If there are no cards in your general discard pile, Ullo has an additional 10 Energy. | If there are no cards in your general discard pile, this card has an additional 10 Energy.
creature | If any Danian Creature has been destroyed this turn, Ullo has an additional 10 Energy. | If a Danian Creature was destroyed this turn, this card has an additional 10 Energy.
creature | Ullo has an additional 5 Energy for each card in your opponent's general discard pile. | This card has an additional 5 Energy for each card in your opponent's general discard pile.
creature | While Ullo is in play, Creatures cannot be healed. | If this card is in play, all Creatures cannot be healed.
creature | Ullo cannot be dealt more than 20 damage by a single attack. | If this card would be dealt more than 20 attack damage, it takes 20 damage instead.
creature | Creatures in adjacent spaces have an additional 5 Energy. | All adjacent Creatures have an additional 5 Energy.
creature | Ullo cannot initiate combat with Danian Creatures. | This card cannot initiate combat with Danian Creatures.
battlegear | Creatures without Fire cannot initiate combat with equipped Creature. | All Creatures without Fire cannot initiate combat with equipped Creature.
location | Mirage: Creatures with Air cannot enter this space. | Mirage: all Creatures with Air cannot move into this space.
mugic | Target Creature swaps its Courage and Power. | Swap target Creature's Courage and Power.
creature | When Ullo becomes engaged, look at your opponent's Mugic Cards. | When this card becomes engaged, look at your opponent's Mugic hand.
"""  # noqa: E501


def _rows(table: str) -> list[list[str]]:
    return [[each.strip() for each in line.split(" | ")] for line in table.strip().splitlines()]


@pytest.mark.parametrize(("sort", "text", "said"), _rows(READ))
def test_a_sentence_of_known_parts_is_read(sort: str, text: str, said: str) -> None:
    """DESIGN 9: what combines known parts is read, and said back with the same meaning."""
    read = RULES.collected.read(PrintedCard("Ullo", sort, text=(text,)))

    assert (read.status, " ".join(each.said for each in read.sentences)) == ("read", said)


@pytest.mark.parametrize(
    ("text", "move", "legal"),
    [
        # Vey, at A1, has Water; Koru, at B1, is an OverWorlder with Fire and Air and fights nobody yet.
        ("This card cannot initiate combat with OverWorld Creatures.", "B1", False),
        ("This card cannot initiate combat with Mipedian Creatures.", "B1", True),
        ("This card cannot initiate combat with OverWorld Creatures.", "A2", True),
        ("Danian Creatures cannot initiate combat with Creatures with Fire.", "B1", False),
        ("Danian Creatures cannot initiate combat with this card.", "B1", True),
    ],
)
def test_whom_a_creature_may_not_fight(text: str, move: str, legal: bool) -> None:
    """8.5.8: a move into the space of such a Creature is not legal; another one is."""
    table = board(vey=text).replace("engaged: yes, ", "")

    assert bool(may(situation("action", table), f"Ana moves Vey to {move}")) is legal


def test_who_may_not_be_fought() -> None:
    """8.5.8: Koru says it of itself."""
    table = board(koru="Danian Creatures cannot initiate combat with this card.").replace("engaged: yes, ", "")

    assert bool(may(situation("action", table), "Ana moves Vey to B1")) is False


@pytest.mark.parametrize(
    ("who", "legal"), [("Creatures", False), ("Creatures with Water", False), ("Creatures with Air", True)]
)
def test_a_mirage_that_is_closed(who: str, legal: bool) -> None:
    """9.3.5: the Mirage lies at A2; Vey has Water and no Air."""
    dunes = f"Dunes: {{owner: Ben, space: A2, mirage: ['{who} cannot enter this space.']}}"
    table = board().replace("engaged: yes, ", "").replace("locations: {", f"locations: {{{dunes}, ")

    assert bool(may(situation("action", table), "Ana moves Vey to A2")) is legal


def test_values_that_change_places() -> None:
    """8.7.2.1: Koru has 70 Courage and 50 Power, and then 50 and 70."""
    played = sung("Target Creature gains 20 Courage. That Creature swaps its Courage and Power.", " on Koru")

    assert (value(played, "courage of Koru"), value(played, "power of Koru")) == (50, 70)


@pytest.mark.parametrize(
    ("song", "vey", "counters"),
    [
        ("Draw an Attack Card.", "When you draw an Attack Card, put a Mugic counter on this card.", 4),
        ("Draw an Attack Card.", "When an opponent draws an Attack Card, put a Mugic counter on this card.", 3),
        ("Discard an Attack Card.", "When you discard an Attack Card, put a Mugic counter on this card.", 4),
        ("Discard an Attack Card.", "When you discard a Mugic Card, put a Mugic counter on this card.", 3),
        (
            "Your opponent discards a Mugic Card.",
            "When a player discards a Mugic Card, put a Mugic counter on this card.",
            4,
        ),
    ],
)
def test_what_players_do_triggers(song: str, vey: str, counters: int) -> None:
    """8.3.1: of Vey's controller, Ana, or of her opponent, Ben."""
    choices = {
        "Discard an Attack Card.": ("Ana discards Slam",),
        "Your opponent discards a Mugic Card.": ("Ben discards Chant",),
    }

    assert value(sung(song, "", *choices.get(song, ()), "all pass", vey=vey), "counters on Vey") == counters


def test_who_was_destroyed_this_turn() -> None:
    """g-destroy: once Tavi, a Danian, is destroyed, Vey has 10 more Energy; a Mipedian would not count."""
    for kind, energy in (("Danian", 60), ("Mipedian", 50)):
        vey = f"If a {kind} Creature has been destroyed this turn, this card has an additional 10 Energy."
        assert value(sung("Destroy target Creature.", " on Tavi", vey=vey), "energy of Vey") == energy


@pytest.mark.parametrize(("most", "damage"), [(5, 5), (10, 10), (20, 10)])
def test_no_more_damage_than(most: int, damage: int) -> None:
    """8.8.2: Slam would deal 10 to Koru."""
    koru = f"This card cannot be dealt more than {most} damage by a single attack."

    assert value(struck(koru=koru), "damage on Koru") == damage


@pytest.mark.parametrize(("kind", "energy"), [("Danian", 60), ("Elementalist", 60)])
def test_the_only_one_of_a_sort(kind: str, energy: int) -> None:
    """g-control: Ana has no other Danian than Vey, Ben's Tavi is not hers."""
    vey = f"If this card is the only {kind} Creature you control, it has an additional 10 Energy."

    assert value(situation("burst", board(vey=vey)), "energy of Vey") == energy
