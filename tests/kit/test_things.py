"""Things on the table: those of which something is so, and a hand without one of its cards."""

import pytest

from engine.small import begin, small_chart, small_rules
from judge.engine.chart import Window
from judge.engine.moment import Moment
from judge.kit.rows import Piece, item, piece
from judge.kit.things import those, without

RULES = small_rules()


@piece
class Ogre(Piece):
    """A piece with an owner."""

    owner: str = item("whose it is", default="")
    angry: bool = False


@pytest.fixture
def now() -> Moment:
    """A moment on a small table."""
    window = Window("act", (RULES.cite("1"),), "first", ("play",), passes=2)
    referee, position = begin(RULES, small_chart(RULES, window), {"Ana": (), "Ben": ()})
    return referee.moment(position)


def test_those_of_which_everything_is_so(now: Moment) -> None:
    """In the order of the table; with nothing wanted, all of the kind."""
    for name, owner, angry in (("Grim", "Ana", True), ("Grom", "Ben", True), ("Grum", "Ana", False)):
        now.put(Ogre(name=name, owner=owner, angry=angry))

    assert [each.name for each in those(now, Ogre, owner="Ana")] == ["Grim", "Grum"]
    assert [each.name for each in those(now, Ogre, owner="Ana", angry=True)] == ["Grim"]
    assert len(those(now, Ogre)) == 3


def test_one_copy_goes() -> None:
    """Of two copies one stays, and the order too."""
    assert without(("Bolt", "Song", "Bolt"), "Bolt") == ("Song", "Bolt")
