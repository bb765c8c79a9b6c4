"""guarded: objectives and the cards that guard them."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Moment, Refusal
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import hindered, makes, nothing
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.triggering_conditions import follows, occurs
from judge.games.lotr_lcg.play.in_play.areas import move
from judge.games.lotr_lcg.play.in_play.card_types import keyword
from judge.games.lotr_lcg.play.who import card, in_play
from judge.games.lotr_lcg.things import SCENARIO, STAGING, Card, Context, Occurrence


@RULES.test
def the_objective_needs_a_guard(now: Moment) -> bool:
    """guarded-chain: whether no card that can guard the objective has been revealed yet."""
    now.given(str, "objective")
    return not now.bound("guard") and not now.bound("in_vain")


def note_guard(now: Moment, each: Card) -> None:
    """guarded, guarded-chain: the card that was revealed for an objective guards it; a guarded one waits."""
    if keyword(now, each, "guarded"):
        now.bind("waiting", (*now.given(tuple, "waiting"), each.name))
        now.say(f"{each.name} is guarded too, so the next card is used for the first objective.", cite("guarded-chain"))
    else:
        now.bind("guard", each.name)


@RULES.step
def set_guard(now: Moment) -> None:
    """guarded, guarded-dealt-with: an enemy or location guards the objective; a treachery has been dealt with."""
    objective, guard = now.given(str, "objective"), now.bound("guard")
    if not isinstance(guard, str) or not guard:
        now.say(f"There is no card to guard {objective}.", cite("guarded"))
    elif card(now, guard).in_play:
        now.put(card(now, objective)._replace(guards=(guard,)))
        said = f"{objective} is attached to {guard} and cannot be claimed while {guard} is in play."
        now.say(said, cite("guarded"), cite("guarded-claim"), event=("guarded", objective))
    else:
        said = f"{guard} has been dealt with, so nothing guards {objective}."
        now.say(said, cite("guarded-dealt-with"), event=("unguarded", objective))


@RULES.test
def a_second_objective_waits(now: Moment) -> bool:
    """guarded-chain: whether another guarded objective was revealed meanwhile."""
    return bool(now.given(tuple, "waiting"))


@RULES.step
def guard_second_objective(now: Moment) -> None:
    """guarded-chain: then the keyword of the second objective is resolved."""
    objective, *rest = now.given(tuple, "waiting")
    now.bind("waiting", tuple(rest))
    look_for_guard(now, objective)


def look_for_guard(now: Moment, objective: str) -> None:
    """guarded: the next card of the encounter deck is revealed for an objective."""
    now.call("guarded", objective=objective, guard="", waiting=(), in_vain=False, left_to_reveal=1)


@makes("set guard")
def _guard(now: Moment, what: Instruction, name: str, about: Context) -> Iterator[Occurrence]:
    """`attach Key to Orc as a guarded objective`: by a card that is in play."""
    yield from (Occurrence("set-guard", name, other=guard) for guard in members(now, what.to, about)[:1])


@hindered("set guard")
def _nobody_to_guard(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    found = members(now, what.to, about)
    guards = [guard for guard in found if card(now, guard).in_play and card(now, guard).owner == SCENARIO]
    if guards and guards[0] not in card(now, name).guards:
        return None
    return nothing(name, "is guarded by it already" if guards else "finds no card to guard it", "guarded")


@occurs("set-guard")
def put_under_guard(now: Moment, what: Occurrence) -> Iterator[Occurrence]:
    """guarded: it lies in the staging area with the card that guards it, and nobody controls it."""
    before = card(now, what.subject)
    move(now, what.subject, STAGING, host="", controller=SCENARIO, engaged="", committed=False)
    now.put(card(now, what.subject)._replace(guards=(what.other,)))
    said = f"{what.subject} is attached to {what.other} as a guarded objective."
    now.say(said, cite("guarded"), cite("guarded-claim"), event=("guarded", what.subject))
    if not before.in_play:
        yield Occurrence("enter", what.subject, other=what.other, detail="put")


@follows()
def guards_dealt_with(now: Moment) -> Iterator[Occurrence]:
    """guarded-dealt-with: an objective is free when its guards have left play."""
    for each in in_play(now):
        if each.guards and not all(card(now, guard).in_play for guard in each.guards):
            yield Occurrence("unguard", each.name)


@occurs("unguard")
def free_objective(now: Moment, what: Occurrence) -> None:
    """guarded-claim: the objective stays in the staging area until it is claimed."""
    each = card(now, what.subject)
    left = tuple(guard for guard in each.guards if card(now, guard).in_play)
    now.put(each._replace(guards=left))
    if not left:
        if each.zone != STAGING:
            move(now, each.name, STAGING)
        said = f"The guard of {each.name} has been dealt with, and {each.name} stays in the staging area."
        now.say(said, cite("guarded-dealt-with"), cite("guarded-claim"), event=("unguarded", each.name))


def objective_goes_along(now: Moment, guard: str, zone: str) -> None:
    """guarded: whether an objective goes with a guard that leaves the staging area is a reading."""
    for each in in_play(now):
        if guard in each.guards and now.reads("guarded-reversed-host") == "goes-along":
            move(now, each.name, zone)
            now.say(f"{each.name} moves with {guard}.", cite("guarded"))
