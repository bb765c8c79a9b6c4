"""What games play with: a timeline, targets, triggers in player order, verbs of common forms."""

from typing import NamedTuple

import pytest

from engine.small import begin, small_chart, small_rules
from judge.engine.chart import Window
from judge.engine.moment import Moment
from judge.engine.pool import Assignment, Pool, Slot
from judge.engine.record import Choice, Refusal, refuse
from judge.engine.rules import Rules
from judge.kit.choosing import Decide, Pick, PickSet, ShareOut, sets_of
from judge.kit.targets import Aim, Target
from judge.kit.timeline import Timeline, end, end_of, forget, ongoing, timeline
from judge.kit.timeline import begin as begin_lasting
from judge.kit.triggers import in_player_order, release, wait, waiting

RULES = small_rules()
CITE = RULES.cite("1")


class Boost(NamedTuple):
    """A change that lasts."""

    on: str
    until: str = "turn"
    at: int = 0


class Curse(NamedTuple):
    """Another, without a stamp."""

    on: str


class Item(NamedTuple):
    """Something of a player's."""

    name: str
    by: str


@pytest.fixture
def now() -> Moment:
    """A moment on a table with two players."""
    window = Window("act", (CITE,), "first", ("play",), passes=2)
    referee, position = begin(RULES, small_chart(RULES, window), {"Ana": (), "Ben": ()})
    return referee.moment(position)


def test_what_begins_together_has_one_stamp(now: Moment) -> None:
    """Rows are stamped with the moment they begin; those that have no stamp just keep their order."""
    begin_lasting(now, Boost("Elf"), Boost("Ogre"))
    begin_lasting(now, Curse("Elf"))
    begin_lasting(now, Boost("Troll", until="combat"))

    assert [(row.on, row.at) for row in ongoing(now, Boost)] == [("Elf", 1), ("Ogre", 1), ("Troll", 2)]
    assert ongoing(now, Curse) == [Curse("Elf")]


def test_what_ends(now: Moment) -> None:
    """By duration, by what it is on, or by any test; what ended is given back."""
    begin_lasting(now, Boost("Elf"), Boost("Elf", "good"), Boost("Ogre", "good"), Curse("Ogre"))

    assert end_of(now, "turn", "combat") == [Boost("Elf", "turn", 1)]
    assert forget(now, "Ogre") == [Boost("Ogre", "good", 1), Curse("Ogre")]
    assert end(now, lambda row: row.at > 5) == []
    assert timeline(now) == Timeline(rows=(Boost("Elf", "good", 1),))


def test_the_order_of_changes_is_part_of_the_position(now: Moment) -> None:
    """Two changes begun in one order or the other make two positions."""
    other = now.referee.moment(now.freeze())  # type: ignore[attr-defined]
    begin_lasting(now, Curse("Elf"))
    begin_lasting(now, Curse("Ogre"))
    begin_lasting(other, Curse("Ogre"))
    begin_lasting(other, Curse("Elf"))

    assert now.freeze() != other.freeze()


def no_giants(name: str) -> Refusal | None:
    """A rule against one of the targets."""
    return refuse("giants are too large", CITE) if name == "Giant" else None


def test_a_target_is_checked_when_chosen_and_again_on_resolution() -> None:
    """Candidates, refusals and the check on resolution come from one specification."""
    target = Target(("Elf", "Giant", "Ogre"), no_giants, CITE)

    assert target.legal(taken=["Ogre"]) == ["Elf"]
    assert target.refuse("Elf") is None
    assert (said := target.refuse("Giant")) and said.text == "giants are too large"
    assert (said := target.refuse("Ogre", ["Ogre"])) and said.text == "Ogre is targeted already"
    assert (said := target.refuse("Dragon")) and said.text == "Dragon is not there to be chosen"
    assert target.still(["Giant", "Elf", "Dragon"]) == ["Elf"]


class AimTwice(Aim):
    """A verb that chooses two targets."""

    name = "aim"

    def targets(self, now: Moment) -> tuple[Target, ...]:
        return (Target(("Elf", "Giant"), no_giants, CITE), Target(("Elf", "Ogre"), no_giants, CITE))

    def taken(self, now: Moment) -> tuple[str, ...]:
        return now.given(tuple, "taken")

    def aimed(self, now: Moment, choice: Choice, name: str) -> None:
        now.bind("taken", (*self.taken(now), name))


def test_targets_are_chosen_one_after_the_other(now: Moment) -> None:
    """Each in its turn; what is taken is not taken again; then nothing is left."""
    verb = AimTwice()
    now.bind("taken", ())

    assert list(verb.candidates(now, "Ana")) == [("Elf",), ("Giant",)]
    verb.take(now, Choice("Ana", "aim", ("Elf",)))
    assert verb.refuse(now, Choice("Ana", "aim", ("Elf",))) is not None
    assert verb.left(now)
    verb.take(now, Choice("Ana", "aim", ("Ogre",)))
    assert not verb.left(now)
    assert list(verb.candidates(now, "Ana")) == []


def test_triggers_are_ordered_by_player(now: Moment) -> None:
    """They wait until they can be put where they go, then player by player in the order of the rules."""
    wait(now, Item("a", "Ben"), Item("b", "Ana"))
    wait(now, Item("c", "Ben"))
    wait(now)
    found = release(now)

    assert in_player_order(found, ("Ana", "Ben", "Cat")) == [
        ("Ana", [Item("b", "Ana")]), ("Ben", [Item("a", "Ben"), Item("c", "Ben")])
    ]  # fmt: skip
    assert waiting(now) == ()


class Draft(Pick):
    """Picks a name."""

    name = "draft"
    phrase = "drafts {0}"

    def options(self, now: Moment, by: str) -> tuple[str, ...]:
        return ("Elf", "Giant")

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        return no_giants(name)

    def picked(self, now: Moment, by: str, name: str) -> None:
        now.say(f"{by} drafts {name}.", CITE)


class Agree(Decide):
    """Yes or no."""

    name = "agree"
    wordings = ("agrees", "declines")

    def decided(self, now: Moment, by: str, yes: bool) -> None:
        now.say(f"{by}: {yes}.", CITE)


def test_verbs_of_common_forms(now: Moment) -> None:
    """The kit turns choices into names and truths and back."""
    draft, agree = Draft(), Agree()
    assert list(draft.candidates(now, "Ana")) == [("Elf",), ("Giant",)]
    assert draft.refuse(now, Choice("Ana", "draft", ("Giant",))) is not None
    assert [agree.say(Choice("Ana", "agree", args)) for args in agree.candidates(now, "Ana")] == ["agrees", "declines"]
    draft.take(now, Choice("Ana", "draft", ("Elf",)))
    agree.take(now, Choice("Ben", "agree", (False,)))

    assert [line.text for line in now.lines] == ["Ana drafts Elf.", "Ben: False."]


class Send(PickSet):
    """Some of three."""

    name = "send"
    phrase = "sends {0}"
    forms = (r"(?P<names>.+) go(?:es)?",)

    def options(self, now: Moment, by: str) -> tuple[str, ...]:
        return ("Elf", "Ogre", "Troll")

    def most(self, now: Moment, by: str) -> int:
        return 2


def test_some_of_several(now: Moment) -> None:
    """Every set of a size; written in any order, in the verb's own words or others."""
    send = Send()

    assert len(list(send.candidates(now, "Ana"))) == 1 + 3 + 3
    assert send.say(Choice("Ana", "send", ("Elf", "Troll"))) == "sends Elf and Troll"
    assert send.say(Choice("Ana", "send")) == "sends nobody"
    assert send.read(now, "Ana", "sends troll and elf") == ("Elf", "Troll")
    assert send.read(now, "Ana", "ogre goes") == ("Ogre",)
    assert send.read(now, "Ana", "sends dragon") is None


class Wound(ShareOut):
    """Three wounds among two, at most two each."""

    name = "wound"
    phrase = "deals {0}"

    def pool(self, now: Moment, by: str) -> Pool:
        return Pool(3, (Slot("Elf", 2, CITE), Slot("Tom and Tim", 2, CITE)), CITE)

    def shared(self, now: Moment, by: str, shares: Assignment) -> None:
        now.say(str(shares), CITE)


def test_an_amount_is_shared_out(now: Moment) -> None:
    """The pool gives and counts the shares; what people try besides is there to be refused, with its rule."""
    wound = Wound()
    wrong = wound.read(now, "Ana", "deals 3 to elf")

    assert [args[0] for args in wound.candidates(now, "Ana")] == [
        (("Elf", 1), ("Tom and Tim", 2)), (("Elf", 2), ("Tom and Tim", 1)), (("Elf", 3),), (("Tom and Tim", 3),)
    ]  # fmt: skip
    assert wound.count(now, "Ana") == 2
    assert wound.read(now, "Ana", "deals one to tom and tim and 2 to the elf") == ((("Elf", 2), ("Tom and Tim", 1)),)
    assert wrong == ((("Elf", 3),),) and wound.refuse(now, Choice("Ana", "wound", wrong)) is not None
    assert wound.read(now, "Ana", "deals 3 to dragon") is None


def test_sets_of_names() -> None:
    """The small ones first, in the order of the names."""
    assert sets_of(("a", "b", "c"), 1, 2) == [("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")]


def test_the_question_with_the_most_own_words_is_meant() -> None:
    """`owner of the horn` is not the owner of a unit called the horn, in whatever order they were registered."""
    for patterns in (("owner of {unit}", "owner of the horn"), ("owner of the horn", "owner of {unit}")):
        rules = Rules("small")
        for pattern in patterns:
            rules.quantity(pattern, CITE)(lambda now, **given: given)
        found, other = rules.asked("owner of the horn"), rules.asked("owner of Elf")

        assert found is not None and found[0].pattern == "owner of the horn"
        assert other is not None and other[1] == {"unit": "Elf"}
