"""What small card games are made of: pieces, two sides, layers, what is shown, aimed triggers, usual decks."""

from collections.abc import Mapping
from typing import NamedTuple

import pytest

from engine.small import begin, small_chart, small_rules
from judge.content.problem import BadInput
from judge.content.shape import read
from judge.content.yamltree import parse
from judge.decks.check import judged
from judge.decks.usual import at_least, no_more_copies_than, plain_decks
from judge.engine import Choice, Modifier, Op, Pool, Rules, Slot, Verb, assignments, refuse_assignment
from judge.engine.chart import Window
from judge.engine.moment import Moment
from judge.engine.pool import count
from judge.engine.save import dump, load
from judge.kit.layers import Layers
from judge.kit.players import two_sides
from judge.kit.rows import Piece, item, laid, nothing, piece, table
from judge.kit.showing import shows
from judge.kit.timeline import Timeline
from judge.kit.timeline import begin as begin_lasting

RULES = small_rules()
CITE = RULES.cite("1")


@piece
class Ogre(Piece):
    """A piece: what is written of it, and what only the rules keep."""

    power: int = item("its power", default=2, min=0)
    owner: str = item("whose it is", default="")
    angry: bool = False

    from_null = nothing


@table
class Board:
    """A table of pieces."""

    ogres: Mapping[str, Ogre] = item("the ogres", default={})


class Change(NamedTuple):
    """A lasting change."""

    on: str
    number: str
    op: Op
    amount: int
    source: str


def written(text: str) -> Board:
    """A table as it is written."""
    return read(parse(text, "board.yml"), Board, "board.yml")


@pytest.fixture
def now() -> Moment:
    """A moment on a small table."""
    window = Window("act", (CITE,), "first", ("play",), passes=2)
    referee, position = begin(RULES, small_chart(RULES, window), {"Ana": (), "Ben": ()})
    return referee.moment(position)


def test_a_piece_is_row_and_thing() -> None:
    """Its name is its key; what has no item cannot be written; equal ones are equal; it can be saved and loaded."""
    grim, grom = laid(written("ogres: {Grim: {power: 3}, Grom: }").ogres, owner="Ana")

    assert (grim.name, grim.power, grim.owner, grim.angry) == ("Grim", 3, "Ana", False)
    assert grom._replace(power=3, name="Grim") == grim and hash(grom._replace(power=3, name="Grim")) == hash(grim)
    assert load(dump(grim), {"Ogre": Ogre}) == grim
    with pytest.raises(BadInput, match='unknown key "angry"'):
        written("ogres: {Grim: {angry: yes}}")


def test_numbers_come_from_lasting_changes_in_their_layers(now: Moment) -> None:
    """Set, the newest standing, then doubled, then added to; nothing of another thing or another number."""
    rules = Rules("small")
    layers = Layers(rules, Change, ("power",), "set", "multiply", "add subtract", cite=CITE, floor=CITE)
    begin_lasting(now, Change("Grim", "power", "add", 3, "Song"), Change("Grim", "power", "set", 4, "Curse"))
    begin_lasting(now, Change("Grim", "power", "multiply", 2, "Rage"), Change("Grim", "power", "set", 5, "Boon"))
    begin_lasting(now, Change("Grom", "power", "add", 9, "Song"), Change("Grim", "speed", "add", 9, "Song"))

    assert layers.value(now, Ogre(name="Grim", power=1), "power").total == 13
    with pytest.raises(ValueError, match="a layer names changes"):
        Layers(Rules("small"), Change, ("power",), "adding", cite=CITE)


def test_what_other_cards_say_is_worked_out_in_the_same_layers(now: Moment) -> None:
    """Standing changes need no row: 3, set to 4 for a time, one less for Grom's sake, doubled: 6."""
    layers = Layers(Rules("small"), Change, ("power",), "set", "add subtract", "multiply", cite=CITE, floor=CITE)

    @layers.standing
    def from_others(now: Moment, thing: Ogre, number: str) -> list[Modifier]:
        others = [each for each in now.every(Ogre) if each.name != thing.name]
        return [Modifier(each.name, "add", -1) for each in others if number == "power"]

    now.put(Ogre(name="Grom"))
    begin_lasting(now, Change("Grim", "power", "multiply", 2, "Rage"), Change("Grim", "power", "set", 4, "Curse"))
    value = layers.value(now, Ogre(name="Grim", power=3), "power")

    assert value.total == 6
    assert [(row.source, row.change) for row in value.rows] == [("Curse", "=4"), ("Grom", "-1"), ("Rage", "x2")]


def test_what_is_shown_is_what_is_not_as_usual(now: Moment) -> None:
    """Numbers always, flags and names only where they say something, worked out numbers in place of printed ones."""
    now.put(Ogre(name="Grim", power=2))
    now.put(Ogre(name="Grom", angry=True))
    show = shows({"ogres": Ogre}, ("heap",), ogres=lambda now, each: {"power": each.power + 1})

    assert show(now) == {"ogres": {"Grim": {"power": 3}, "Grom": {"power": 3, "angry": True}}, "heap": []}


def test_enough_opens_the_next_tier_and_more_is_allowed() -> None:
    """Five among two with 2 and 3 to be deadly: the first has at least 2 before the second has anything."""
    slots = (Slot("Elk", None, CITE, 0, enough=2), Slot("Bear", None, CITE, 1, enough=3))
    pool = Pool(5, slots, CITE)
    found = {dict(each).get("Elk", 0): dict(each).get("Bear", 0) for each in assignments(pool)}

    assert found == {2: 3, 3: 2, 4: 1, 5: 0} and count(pool) == 4
    assert refuse_assignment(pool, (("Elk", 5),)) is None
    refusal = refuse_assignment(pool, (("Elk", 1), ("Bear", 4)))
    assert refusal is not None and refusal.text == "Bear may be given something only after Elk has 2"


def test_what_is_optional_in_a_phrase_is_left_out() -> None:
    """`[ on {1}]` is said only where there is a second argument; a list of names is told as one."""

    class Cast(Verb):
        name, phrase = "cast", "casts {0}[ on {1}]"

    assert Cast().say(Choice("Ana", "cast", ("Spark",))) == "casts Spark"
    assert Cast().say(Choice("Ana", "cast", ("Spark", "Elk"))) == "casts Spark on Elk"
    assert Cast().say(Choice("Ana", "cast", ("Spark", ("Elk", "Bear")))) == "casts Spark on Elk and Bear"
    assert Cast().form == "casts ... on ..."


def test_two_sides_are_roles_and_an_order() -> None:
    """The active player comes first, whatever the order on the table."""

    class Side(NamedTuple):
        name: str
        active: bool

    rules = Rules("small")
    sides = two_sides(rules, Side, other="opponent")
    things = [Side("Ana", False), Side("Ben", True), Timeline()]

    class Fake:
        def every(self, kind: type) -> list[object]:
            return [each for each in things if isinstance(each, kind)]

    fake = Fake()
    assert rules.players(fake) == ("Ben", "Ana")  # type: ignore[arg-type]
    assert sides.against(fake, "Ben") == "Ana" and set(rules.roles) == {"active", "opponent"}  # type: ignore[arg-type]


def test_usual_deck_rules() -> None:
    """So many cards at least, so many copies at most; the same name twice in a list is counted together."""
    game = plain_decks("pebbles", "2", at_least(5, "2"), no_more_copies_than(2, "2.1"))
    found = judged(game, "2 Stone\n1 stone\n1 Brick\n", None, "deck.txt", {}, {})

    assert [each["text"] for each in found["problems"]] == [
        "4 cards; a deck has at least 5",
        "3 copies of Stone; there may be 2",
    ]
