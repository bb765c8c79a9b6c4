"""8.5 Resolution of Mugic and abilities, and 8.2.3: one item of the Burst after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from judge.engine import Moment, Pile, Refusal, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards import qualities
from judge.games.chaotic.cards.acting import actor, spread
from judge.games.chaotic.cards.conditions import all_hold
from judge.games.chaotic.cards.deeds import DEEDS
from judge.games.chaotic.cards.meanings import (
    Isnt,
    Say,
)
from judge.games.chaotic.cards.meanings.ability import Battlegear
from judge.games.chaotic.cards.meanings.instructions import (
    Deal,
)
from judge.games.chaotic.cards.meanings.sentences import Step
from judge.games.chaotic.cards.scene import scene_of
from judge.games.chaotic.play.combat.phases import end_if_stalled
from judge.games.chaotic.play.lasting import GOES, effects_on
from judge.games.chaotic.play.leaving_play import watch
from judge.games.chaotic.play.mugic_and_abilities.abilities import has_invisibility
from judge.games.chaotic.play.mugic_and_abilities.open_choices import CHOICES, COIN, ENOUGH, next_need, next_step
from judge.games.chaotic.play.targets import legal_targets
from judge.games.chaotic.play.triggers import Event, announce
from judge.games.chaotic.play.who import BURST, bound_item, engaged, opponent
from judge.games.chaotic.things import PLAY, Creature, Effect, Item, Player
from judge.kit.choosing import Decide, Pick
from judge.kit.timeline import end


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
    if item.targets and not item.wanted:  # It was aimed long before; now it only has to be there.
        still = tuple(name if _is_there(now, name) else "" for name in item.targets)
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


@RULES.test
def is_to_select(now: Moment) -> bool:
    """Whether the next instruction leaves something to choose that is not a target."""
    step = next_step(now)
    return step is not None and met(now, bound_item(now), step) and next_need(now) is not None


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
        need = next_need(now)
        return need.by if need else bound_item(now).by

    def options(self, now: Moment, by: str) -> Iterable[str]:
        need = next_need(now)
        return (*need.options, *((ENOUGH,) if need.free else ())) if need else ()

    def picked(self, now: Moment, by: str, name: str) -> None:
        now.bind("chosen", (*now.given(tuple, "chosen"), name))
        said = f"The coin comes up {name}." if name in COIN else f"{by} chooses {name}."
        now.say(said, cite("8.5.2"), actor=by)


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
        made: Any = bound["chosen"]
        before: Any = bound.get("before", ())
        bound |= {"before": (*_still_chosen(before, made), *made) if made else before, "chosen": (), "did": did}
        now.frames[depth - 1] = frame._replace(bound=tuple(bound.items()))


def _still_chosen(before: Any, made: Any) -> Iterator[str]:
    """The element, Discipline, Tribe or side of a coin that was chosen before, unless another of its kind is now."""
    kinds = [kind for kind in CHOICES.values() if not set(kind) & set(made)]
    return (each for each in before if any(each in kind for kind in kinds))


def discard(now: Moment, item: Item) -> None:
    """8.2.3.2: a Mugic goes to the general discard pile, an Attack Card to the attack discard pile."""
    player = now.the(Player, item.by)
    if _goes_elsewhere(now, item, player):
        return
    if item.kind == "mugic":
        now.put(player._replace(discard=(*player.discard, item.card)))
        now.say(f"{item.card} goes to the general discard pile.", cite("8.5.7"), cite("8.2.3.2"))
        announce(now, Event("mugic discarded"))
    elif item.kind == "attack":
        now.put(player._replace(attack_discard=(*player.attack_discard, item.card)))
        now.say(f"{item.card} goes to the attack discard pile.", cite("8.6.7"), cite("8.2.3.2"))


def _goes_elsewhere(now: Moment, item: Item, player: Player) -> bool:
    """8.2.3.2: whether the card's own text has sent it anywhere else than to its discard pile."""
    said = [gain.param for row in effects_on(now, item.name) for gain in row.gains if gain.name == GOES]
    if not said:
        return False
    end(now, lambda row: isinstance(row, Effect) and row.on == item.name)
    if said[-1] == "hand" and item.kind == "mugic":
        now.put(player._replace(mugic=(*player.mugic, item.card)))
    elif said[-1] == "hand":
        now.put(player._replace(attacks=(*player.attacks, item.card)))
    where = "returns to the hand" if said[-1] == "hand" else "is removed from the game"
    now.say(f"{item.card} {where}.", cite("8.2.3.2"), cite("8.5.2"), actor=item.by, event=("went", item.card))
    return True


@RULES.step
def remove_from_burst(now: Moment) -> None:
    """8.5.7: a Mugic goes to the general discard pile, one that failed (8.5.1) by a reading; an ability is gone."""
    item = bound_item(now)
    if not item.card or not now.bound("failed") or now.reads("discard-of-negated") == "discarded":
        discard(now, item)
    end_if_stalled(now)
