"""Names: things with one name are told apart, never one in place of the other."""

from typing import NamedTuple

from engine.small import Player, begin, small_chart, small_rules
from judge.engine.chart import Window
from judge.engine.position import Things
from judge.kit.asks import named
from judge.kit.names import all_told_apart, free_name, put_new, used_twice
from judge.kit.timeline import Timeline

RULES = small_rules()
WINDOW = Window("act", (RULES.cite("1"),), "first", ("play",), passes=2)


class Ogre(NamedTuple):
    """A creature."""

    name: str
    power: int = 1


class Card(NamedTuple):
    """A card."""

    name: str


def test_names_that_are_used_twice() -> None:
    """Two things with one name, whatever its case; a thing with a name of the game's own."""
    found = list(used_twice({"players": ["Ana"], "cards": ["ANA", "Elf"], "cards.gear": ["elf", "game"]}, ["game"]))

    assert [key for key, _ in found] == [("cards", "ANA"), ("cards", "elf"), ("cards", "game")]
    assert "the name ANA is used twice (players and cards)" in found[0][1]
    assert "the name elf is used twice (cards and gear)" in found[1][1]
    assert "the name game is used twice (the game itself and gear)" in found[2][1]


def test_a_free_name() -> None:
    """The name itself, else the next number."""
    assert free_name((), "Ogre") == "Ogre"
    assert free_name({"Ogre", "Ogre 2"}, "Ogre") == "Ogre 3"


def test_things_are_told_apart() -> None:
    """A second copy is numbered, another kind says what it is; nothing is lost."""
    found = all_told_apart((Ogre("Ogre"), Card("Ogre"), Ogre("Ogre", 5), Card("Ogre"), Card("Elf")))

    assert found == (Ogre("Ogre"), Card("Ogre (card)"), Ogre("Ogre 2", 5), Card("Ogre (card) 2"), Card("Elf"))


def test_what_the_game_needs_keeps_its_name() -> None:
    """A card called timeline does not take the timeline's name, nor that of a pile to come."""
    found = all_told_apart((Card("timeline"), Card("stack"), Timeline()), reserved=("stack",))

    assert [each.name for each in found] == ["timeline (card)", "stack (card)", "timeline"]


def test_the_kind_tells_which_is_meant() -> None:
    """Whichever of two with one name came first: the card Ogre is the card, the creature Ogre the creature."""
    for things in ((Ogre("Fang"), Card("Fang")), (Card("Fang"), Ogre("Fang"))):
        referee, position = begin(RULES, small_chart(RULES, WINDOW), {})
        now = referee.moment(position._replace(things=Things.laid(all_told_apart(things))))

        assert isinstance(now.the(Card, "Fang"), Card) and isinstance(now.the(Ogre, "Fang"), Ogre)
        assert isinstance(named(now, Card, "fang"), Card) and isinstance(named(now, Ogre, "fang"), Ogre)


def test_one_more_of_the_same() -> None:
    """A new thing gets a name of its own, and the old one stays."""
    referee, position = begin(RULES, small_chart(RULES, WINDOW), {"Ana": ("rock",)})
    now = referee.moment(position)

    assert put_new(now, Player("Ana")).name == "Ana 2"
    assert put_new(now, Player("Ben"), never=("Ben", "Ben 2")).name == "Ben 3"
    assert now.the(Player, "Ana").hand == ("rock",)
