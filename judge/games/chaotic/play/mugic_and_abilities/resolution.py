"""8.5 Resolution of Mugic and abilities, and 8.2.3: one item of the Burst after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from judge.engine import Moment, Pile, Refusal, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards import meant, qualities
from judge.games.chaotic.cards.acting import actor, spread
from judge.games.chaotic.cards.conditions import all_hold
from judge.games.chaotic.cards.deeds import DEEDS, concerned
from judge.games.chaotic.cards.deeds_elsewhere import FACES, HIVE, destinations
from judge.games.chaotic.cards.deeds_of_gaining import extremes
from judge.games.chaotic.cards.deeds_of_players import ENDS, looked_at
from judge.games.chaotic.cards.meanings import (
    DISCIPLINES,
    ELEMENTS,
    ChosenElement,
    ChosenStat,
    ExtremeStat,
    Isnt,
    Say,
    Those,
)
from judge.games.chaotic.cards.meanings.ability import Battlegear
from judge.games.chaotic.cards.meanings.hands import By, Look
from judge.games.chaotic.cards.meanings.instructions import (
    Choose,
    Counters,
    Deal,
    Flip,
    Gets,
    Hive,
    Relocate,
    Return,
    Sacrifice,
)
from judge.games.chaotic.cards.meanings.sentences import Step
from judge.games.chaotic.cards.scene import scene_of
from judge.games.chaotic.play.combat.phases import end_if_stalled
from judge.games.chaotic.play.leaving_play import watch
from judge.games.chaotic.play.mugic_and_abilities.abilities import has_invisibility
from judge.games.chaotic.play.targets import legal_targets
from judge.games.chaotic.play.triggers import Event, announce
from judge.games.chaotic.play.who import BURST, bound_item, engaged, opponent
from judge.games.chaotic.things import PLAY, Creature, Item, Player
from judge.kit.choosing import Decide, Pick

ENOUGH = "nobody else"


@RULES.step
def take_newest(now: Moment) -> None:
    """8.2.3.1: last in, first out; a scenario may begin right here, with the Burst that its table lays out."""
    left = now.pile(BURST)
    if now.bound("item") is None and left.items:
        now.bind("item", left.items[-1])
        left = left._replace(items=left.items[:-1])
        now.put(left)
    if left.items and now.reads("which-resolves-first") == "oldest":
        now.put(Pile(BURST, (*left.items[1:], bound_item(now)), left.fresh))
        now.bind("item", left.items[0])


@RULES.test
def is_attack(now: Moment) -> bool:
    """8.6: whether the resolving item is an Attack Card."""
    return bound_item(now).kind == "attack"


@RULES.step
def recheck_targets(now: Moment) -> None:
    """8.5.1: with targets, and none still legal, it fails; 9.4.4 and Elementproof look again too."""
    item = bound_item(now)
    now.bind("left", spread(now, item.steps))
    now.bind("chosen", ())
    now.bind("before", ())
    now.bind("did", False)
    now.bind("front", True)
    still = tuple(
        name if name in legal_targets(now, wanted, item) else ""
        for name, wanted in zip(item.targets, item.wanted, strict=False)
    )
    lost = [name for name, left in zip(item.targets, still, strict=False) if name and not left]
    if any(_is_there(now, name) for name in lost) and now.reads("aim-once") == "once":
        still = tuple(name if _is_there(now, name) else "" for name in item.targets)
    why = _fails(now, item, still)
    if why is not None:
        now.bind("left", ())
        now.bind("failed", why.cites == (cite("8.5.1"),))
        now.say(f"{item.name} {why.text}", *why.cites, event=("failed", item.name))
        return
    now.bind("item", item._replace(targets=still))
    now.say(f"{item.name} resolves{_on(still)}.", cite("8.2.3.1"), actor=item.by, event=("resolved", item.name))
    for name in lost if any(still) and not set(lost) & set(still) else ():
        now.say(f"{name} is no longer a legal target and is not affected.", cite("8.5.2"), cite("8.5.1"))


def _is_there(now: Moment, name: str) -> bool:
    """Whether something that was aimed at is still in play."""
    card = now.get(name)
    return isinstance(card, Creature | Battlegear) and card.zone == PLAY


def _on(names: tuple[str, ...]) -> str:
    """The targets of an item in words."""
    there = [name for name in names if name]
    return f" on {' and '.join(there)}" if there else ""


def _fails(now: Moment, item: Item, still: tuple[str, ...]) -> Refusal | None:
    """Why an item does nothing as it comes to resolve."""
    if any(item.targets) and not any(still) and now.reads("no-target-left") == "fails":
        return refuse(
            f"fails: none of its targets is still legal ({', '.join(filter(None, item.targets))}).", cite("8.5.1")
        )
    if still.count("") > item.targets.count("") and now.reads("targets-all-or-nothing") == "all":
        return refuse("fails: a target is no longer legal.", cite("8.5.1"))
    foe = engaged(now, opponent(now, item.by))
    hidden = item.tag == "invisibility" and (foe is None or has_invisibility(now, foe))
    if hidden and now.reads("invisible-later") == "again":
        return refuse("does nothing: the other Creature has Invisibility.", cite("9.4.4"))
    faced = item.element and foe is not None and item.element in qualities.elements(now, foe)
    if item.element and not faced and now.reads("proof-needs-element") == "always":
        return None
    if item.element and not faced and now.reads("elementproof-check") != "on-trigger":
        return refuse("does nothing: the other Creature does not have the element.", cite("g-elementproof"))
    source = now.get(item.creature)
    if isinstance(source, Creature) and not source.in_play and now.reads("source-gone") == "fizzles":
        return refuse("fails: its source has left play.", cite("8.2.3.5"))
    return None


@RULES.test
def instructions_left(now: Moment) -> bool:
    """8.5.2: whether there is an instruction left to carry out."""
    return bool(now.bound("left"))


def next_step(now: Moment) -> Step | None:
    """The next instruction."""
    left = now.bound("left")
    return left[0] if isinstance(left, tuple) and left else None


def take_step(now: Moment) -> Step:
    """The next instruction, taken off those that are left."""
    left = now.given(tuple, "left")
    now.bind("left", left[1:])
    first: Step = left[0]
    return first


@RULES.test
def is_optional(now: Moment) -> bool:
    """Whether the next instruction says "may" and can be carried out."""
    step = next_step(now)
    return step is not None and step.may and met(now, bound_item(now), step)


@RULES.verb
class DoIt(Decide):
    """8.5.2: a player does, or does not do, what an instruction says may be done."""

    name = "decide"
    example = "does it, or does not"
    wordings = ("does it", "does not")
    only = refuse("no text lets a player decide now whether to do something", cite("8.5.2"))

    def by(self, now: Moment) -> str:
        return actor(now, bound_item(now), next_step(now))

    def decided(self, now: Moment, by: str, yes: bool) -> None:
        first, *rest = now.given(tuple, "left")
        if yes:
            now.bind("left", (first._replace(may=False), *rest))
        else:
            now.bind("left", tuple(each for each in rest if each.line != first.line))
            now.bind("did", False)
        now.say(f"{by} {self.wordings[0 if yes else 1]}.", cite("8.5.2"), actor=by)


class Need(NamedTuple):
    """Something that is chosen as an instruction is carried out: by whom, from what; `free`: or nothing more."""

    by: str
    options: tuple[str, ...]
    free: bool = False


def _needs(now: Moment, item: Item, step: Step) -> Iterator[Need]:
    """8.5.2: what an instruction leaves open that is no target: cards, spaces, elements, Disciplines, a side."""
    deed = step.deed
    if isinstance(deed, By):
        own = item._replace(by=actor(now, item, step))
        yield from _needs(now, own, step._replace(deed=deed.deeds[0]))
        return
    for those in _ones(deed):
        yield from _cards(now, item, deed, those)
    if isinstance(deed, Relocate | Return) and not deed.where:
        yield from (Need(item.by, tuple(destinations(now, item, deed, each))) for each in _moved(now, item, deed))
    if isinstance(deed, Look) and deed.arrange:
        cards = looked_at(now, item, deed)
        if deed.arrange == "under":
            yield from [Need(item.by, ENDS)] if cards else []
        else:
            yield from (Need(item.by, cards) for _ in cards[:-1])  # One after the other, the last as it is left.
    if isinstance(deed, Choose):
        yield Need(item.by, deed.of or (ELEMENTS if deed.what == "element" else DISCIPLINES))
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
        return [[each for each in picked if isinstance(each, Creature)]]
    found = [each for each in concerned(now, item, deed.whom) if isinstance(each, Creature)]
    return [found] if len(found) > 1 and all(each.engaged for each in found) else [[each] for each in found] or [[]]


def _gifts(now: Moment, item: Item, deed: Gets) -> Iterator[Need]:
    before = now.bound("before") or ()
    for gift in (*deed.gains, *deed.loses):
        if isinstance(gift, ChosenStat | ChosenElement) and gift.made:
            continue
        if isinstance(gift, ChosenStat):
            taken = before if gift.other and isinstance(before, tuple) else ()
            left = tuple(each for each in DISCIPLINES if each not in taken)
            yield from (Need(item.by, left) for _ in range(gift.number))
        elif isinstance(gift, ExtremeStat):
            ones = meant.members(now, scene_of(item), deed.whom or Those("this"))
            equal = [extremes(now, each, gift.how) for each in ones if isinstance(each, Creature)]
            yield from (Need(item.by, each) for each in equal if len(each) > 1 and len(equal) == 1)
        elif isinstance(gift, ChosenElement) and gift.theirs:
            for each in concerned(now, item, deed.whom):
                had = ELEMENTS if gift in deed.gains else tuple(qualities.elements(now, each))
                yield Need(each.controller, tuple(f"{each.name}: {element}" for element in had))
        elif isinstance(gift, ChosenElement) and not gift.amount:
            lost = gift in deed.loses
            those = meant.members(now, scene_of(item), deed.whom or Those("this"))
            having = {each for one in those if isinstance(one, Creature) for each in qualities.elements(now, one)}
            yield Need(item.by, tuple(each for each in gift.of or ELEMENTS if not lost or each in having))


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


def _next_need(now: Moment) -> Need | None:
    """What is to be chosen next for the next instruction; nothing where there is nothing to choose from."""
    step, item = next_step(now), now.bound("item")
    made = now.bound("chosen")
    if step is None or not isinstance(item, Item) or not isinstance(made, tuple) or ENOUGH in made:
        return None
    needs = list(_needs(now, item, step))
    if len(made) >= len(needs):
        return None
    need = needs[len(made)]
    left = tuple(
        each for each in dict.fromkeys(need.options) if made.count(each) < need.options.count(each) or each in FACES
    )
    return need._replace(options=left) if left else None


@RULES.test
def is_to_select(now: Moment) -> bool:
    """Whether the next instruction leaves something to choose that is not a target."""
    step = next_step(now)
    return step is not None and met(now, bound_item(now), step) and _next_need(now) is not None


@RULES.verb
class Select(Pick):
    """g-untargetable: a player chooses something that is not called a target, or a space, on resolution."""

    name = "select"
    phrase = "chooses {0}"
    only = refuse("nothing is being chosen now", cite("8.5.2"))

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        if name in self.options(now, by):
            return None
        return refuse(f"{name} is not what {bound_item(now).name} lets {by} choose", cite("8.5.2"))

    def by(self, now: Moment) -> str:
        need = _next_need(now)
        return need.by if need else bound_item(now).by

    def options(self, now: Moment, by: str) -> Iterable[str]:
        need = _next_need(now)
        return (*need.options, *((ENOUGH,) if need.free else ())) if need else ()

    def picked(self, now: Moment, by: str, name: str) -> None:
        now.bind("chosen", (*now.given(tuple, "chosen"), name))
        now.say(f"{by} chooses {name}.", cite("8.5.2"), actor=by)


@RULES.step
def carry_out_next(now: Moment) -> None:
    """8.5.2: instructions are carried out in the order they are written."""
    step, item = take_step(now), bound_item(now)
    if step != item.steps[0] and now.reads("text-first-only") == "first-only":
        return
    so = met(now, item, step)
    if step.given[:1] not in ((Say("as before"),), (Isnt(Say("as before")),)):
        now.bind("front", so)
    if so:
        carry_out(now, item, step)
    else:
        now.say(f"{item.name}: the condition is not met.", cite("8.6.2.3"))
        settle(now, len(now.frames), False)


def met(now: Moment, item: Item, step: Step) -> bool:
    """8.6.2.3: whether all conditions of an instruction are met."""
    return all_hold(now, scene_of(item), step.given)


def carry_out(now: Moment, item: Item, step: Step) -> None:
    """8.5.2: one instruction; what a target that is no longer valid was to suffer is left out."""
    depth = len(now.frames)
    if isinstance(step.deed, Deal) and step.deed.more and step.deed.whom is None and item.kind != "attack":
        settle(now, depth, True)  # It was part of the damage before it.
        return
    did = DEEDS[type(step.deed)](now, item, step.deed)
    settle(now, depth, did)
    if now.frames:
        watch(now)


def settle(now: Moment, depth: int, did: int) -> None:
    """Notes for the chart that carries out a text whether something was done, and what was chosen for it."""
    if len(now.frames) < depth:
        return
    frame = now.frames[depth - 1]
    bound = dict(frame.bound)
    if "chosen" in bound:
        bound |= {"before": bound["chosen"] or bound.get("before", ()), "chosen": (), "did": did}
        now.frames[depth - 1] = frame._replace(bound=tuple(bound.items()))


def discard(now: Moment, item: Item) -> None:
    """8.2.3.2: a Mugic goes to the general discard pile, an Attack Card to the attack discard pile."""
    player = now.the(Player, item.by)
    if item.kind == "mugic":
        now.put(player._replace(discard=(*player.discard, item.card)))
        now.say(f"{item.card} goes to the general discard pile.", cite("8.5.7"), cite("8.2.3.2"))
        announce(now, Event("mugic discarded"))
    elif item.kind == "attack":
        now.put(player._replace(attack_discard=(*player.attack_discard, item.card)))
        now.say(f"{item.card} goes to the attack discard pile.", cite("8.6.7"), cite("8.2.3.2"))


@RULES.step
def remove_from_burst(now: Moment) -> None:
    """8.5.7: a Mugic goes to the general discard pile, one that failed (8.5.1) by a reading; an ability is gone."""
    item = bound_item(now)
    if not item.card or not now.bound("failed") or now.reads("discard-of-negated") == "discarded":
        discard(now, item)
    end_if_stalled(now)
