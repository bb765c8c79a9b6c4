"""8.5.2: what a text leaves open that is no target, and is chosen as it resolves: cards, spaces, elements, a side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from judge.engine import Moment
from judge.games.chaotic.cards import conditions, meant, qualities
from judge.games.chaotic.cards.acting import actor
from judge.games.chaotic.cards.deeds import concerned
from judge.games.chaotic.cards.deeds.elsewhere import FACES, HIVE, destinations
from judge.games.chaotic.cards.deeds.of_decks import holders, sought
from judge.games.chaotic.cards.deeds.of_gaining import extremes
from judge.games.chaotic.cards.deeds.of_players import DECKS, ENDS, looked_at
from judge.games.chaotic.cards.language import TRIBES
from judge.games.chaotic.cards.meanings import (
    DISCIPLINES,
    ELEMENTS,
    ChosenElement,
    ChosenStat,
    ExtremeStat,
    Those,
)
from judge.games.chaotic.cards.meanings.ability import Battlegear
from judge.games.chaotic.cards.meanings.hands import Among, By, FromHand, Look, Search
from judge.games.chaotic.cards.meanings.instructions import (
    Choose,
    Counters,
    Flip,
    Gets,
    Hive,
    MoveCounters,
    Relocate,
    Return,
    Sacrifice,
)
from judge.games.chaotic.cards.meanings.sentences import Step
from judge.games.chaotic.cards.scene import scene_of
from judge.games.chaotic.things import Creature, Item, Player

ENOUGH = "nobody else"
ANY_NUMBER = 99
COIN = ("heads", "tails")
CHOICES = {"element": ELEMENTS, "discipline": DISCIPLINES, "tribe": TRIBES, "coin": COIN}


def next_step(now: Moment) -> Step | None:
    """The next instruction."""
    left = now.bound("left")
    return left[0] if isinstance(left, tuple) and left else None


class Need(NamedTuple):
    """Something that is chosen as an instruction is carried out: by whom, from what; `free`: or nothing more."""

    by: str
    options: tuple[str, ...]
    free: bool = False


def needs_of(now: Moment, item: Item, step: Step) -> Iterator[Need]:
    """8.5.2: what an instruction leaves open that is no target: cards, spaces, elements, Disciplines, a side."""
    deed = step.deed
    if isinstance(deed, By):
        own = item._replace(by=actor(now, item, step))
        yield from needs_of(now, own, step._replace(deed=deed.deeds[0]))
        return
    if isinstance(deed, Search):
        yield from (Need(item.by, sought(now, item, deed), deed.what.up_to) for _ in range(deed.what.number))
        return
    if isinstance(deed, FromHand):
        yield from (Need(item.by, now.the(Player, item.by).attacks) for _ in range(deed.number))
    if isinstance(deed, Among):
        yield from (Need(item.by, holders(now, item, deed)) for _ in range(abs(deed.number)))
        return
    for those in _ones(deed):
        yield from _cards(now, item, deed, those)
    if isinstance(deed, Relocate | Return) and not deed.where:
        yield from (Need(item.by, tuple(destinations(now, item, deed, each))) for each in _moved(now, item, deed))
    if isinstance(deed, Look) and deed.deck == "either":
        yield Need(item.by, DECKS)
    if isinstance(deed, Look) and deed.arrange:
        cards = looked_at(now, item, deed)
        if deed.arrange == "under":
            yield from [Need(item.by, ENDS)] if cards else []
        else:
            yield from (Need(item.by, cards) for _ in cards[:-1])  # One after the other, the last as it is left.
    if isinstance(deed, Choose):
        yield Need(item.by, deed.of or CHOICES[deed.what])
    if isinstance(deed, MoveCounters) and deed.up_to:
        there = sum(each.counters for each in concerned(now, item, deed.whom) if isinstance(each, Creature))
        most = deed.number if deed.number < ANY_NUMBER else there
        yield Need(item.by, tuple(str(n) for n in range(most + 1)))
    if isinstance(deed, Counters) and deed.up_to:
        yield Need(item.by, tuple(str(n) for n in range(abs(deed.amount) + 1)))
    if isinstance(deed, Flip) and deed.face == "either":
        yield Need(item.by, FACES)
    if isinstance(deed, Hive) and deed.on == "either":
        yield Need(item.by, HIVE)
    if isinstance(deed, Gets):
        yield from _gifts(now, item, deed)


def _moved(now: Moment, item: Item, deed: Relocate | Return) -> list[list[Creature]]:
    """The Creatures for which a space is chosen; 6.3.4: the two in combat are in one space, and go to one together."""
    if deed.whom is not None and deed.whom.which == "one":
        picked = [now.get(each) for each in now.given(tuple, "chosen")]
        return [[each] for each in picked if isinstance(each, Creature)] or [[]]
    found = [each for each in concerned(now, item, deed.whom) if isinstance(each, Creature)]
    return [found] if len(found) > 1 and all(each.engaged for each in found) else [[each] for each in found] or [[]]


def _gifts(now: Moment, item: Item, deed: Gets) -> Iterator[Need]:
    before = now.bound("before") or ()
    for gift in (*deed.gains, *deed.loses):
        if isinstance(gift, ChosenStat | ChosenElement) and gift.made:
            continue
        if isinstance(gift, ChosenStat) and gift.theirs:
            for each in concerned(now, item, deed.whom):
                yield Need(each.controller, tuple(f"{each.name}: {stat}" for stat in DISCIPLINES))
        elif isinstance(gift, ChosenStat):
            taken = before if gift.other and isinstance(before, tuple) else ()
            left = tuple(each for each in DISCIPLINES if each not in taken)
            yield from (Need(item.by, left) for _ in range(gift.number))
        elif isinstance(gift, ExtremeStat):
            found = meant.members(now, scene_of(item), deed.whom or Those("this"))
            ones = [each for each in found if isinstance(each, Creature)]
            equal = [extremes(now, each, gift.how) for each in ones]
            several = len(equal) > 1
            for one, ways in zip(ones, equal, strict=False):
                if len(ways) > 1:
                    yield Need(item.by, tuple(f"{one.name}: {way}" for way in ways) if several else ways)
        elif isinstance(gift, ChosenElement) and gift.theirs:
            for each in concerned(now, item, deed.whom):
                had = ELEMENTS if gift in deed.gains else tuple(qualities.elements(now, each))
                yield Need(each.controller, tuple(f"{each.name}: {element}" for element in had))
        elif isinstance(gift, ChosenElement) and not gift.amount:
            lost = gift in deed.loses
            those = meant.members(now, scene_of(item), deed.whom or Those("this"))
            having = {each for one in those if isinstance(one, Creature) for each in qualities.elements(now, one)}
            number = int(conditions.amount(now, scene_of(item), gift.number))
            left = tuple(each for each in gift.of or ELEMENTS if not lost or each in having)
            yield from (Need(item.by, left) for _ in range(number))


def _ones(value: object) -> Iterator[Those]:
    """The phrases of a deed that mean one or some to be chosen."""
    if isinstance(value, Those):
        if value.which == "one":
            yield value
        elif value.of is not None and value.which != "target":
            yield from _ones(value.of)
    elif isinstance(value, tuple):
        for each in value:
            yield from _ones(each)


def _cards(now: Moment, item: Item, deed: object, those: Those) -> Iterator[Need]:
    found = meant.candidates(now, scene_of(item), those._replace(which="each"))
    if isinstance(deed, Sacrifice):
        found = [each for each in found if _holder(now, each) == item.by]
    if isinstance(deed, Counters) and (deed.all or (isinstance(deed.amount, int) and deed.amount < 0)):
        # 8.5.2: what can be carried out is: a counter comes from where there is one.
        found = [each for each in found if each.counters] or found
    names = tuple(each.name for each in found)
    yield from (Need(item.by, names, those.up_to) for _ in range(those.number))


def _holder(now: Moment, card: Any) -> str:
    """Who controls a Creature, or the bearer of a Battlegear."""
    return str(now.the(Creature, card.bearer).controller if isinstance(card, Battlegear) else card.controller)


def next_need(now: Moment) -> Need | None:
    """What is to be chosen next for the next instruction; nothing where there is nothing to choose from."""
    step, item = next_step(now), now.bound("item")
    made = now.bound("chosen")
    if step is None or not isinstance(item, Item) or not isinstance(made, tuple) or ENOUGH in made:
        return None
    needs = list(needs_of(now, item, step))
    if len(made) >= len(needs):
        return None
    need = needs[len(made)]
    left = tuple(
        each for each in dict.fromkeys(need.options) if made.count(each) < need.options.count(each) or each in FACES
    )
    return need._replace(options=left) if left else None
