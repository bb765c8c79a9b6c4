"""Names: things with one name are told apart, never one in place of the other."""

from typing import NamedTuple

from engine.small import Player, begin, small_chart, small_rules
from judge.engine.chart import Window
from judge.kit.names import free_name, put_new, told_apart, used_twice


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

    assert [key for key, _ in found] == ["cards", "cards", "cards"]
    assert "the name ANA is used twice (players and cards)" in found[0][1]
    assert "the name elf is used twice (cards and gear)" in found[1][1]
    assert "the name game is used twice (the game itself and gear)" in found[2][1]


def test_a_free_name() -> None:
    """The name itself, else the next number."""
    assert free_name((), "Ogre") == "Ogre"
    assert free_name({"Ogre", "Ogre 2"}, "Ogre") == "Ogre 3"


def test_things_are_told_apart() -> None:
    """A second copy is numbered, another kind says what it is; nothing is lost."""
    found = told_apart((Ogre("Ogre"), Card("Ogre"), Ogre("Ogre", 5), Card("Ogre"), Card("Elf")))

    assert found == (Ogre("Ogre"), Card("Ogre (card)"), Ogre("Ogre 2", 5), Card("Ogre (card) 2"), Card("Elf"))


def test_one_more_of_the_same() -> None:
    """A new thing gets a name of its own, and the old one stays."""
    rules = small_rules()
    window = Window("act", (rules.cite("1"),), "first", ("play",), passes=2)
    referee, position = begin(rules, small_chart(rules, window), {"Ana": ("rock",)})
    now = referee.moment(position)

    assert put_new(now, Player("Ana")).name == "Ana 2"
    assert now.the(Player, "Ana").hand == ("rock",)
