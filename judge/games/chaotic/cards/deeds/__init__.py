"""8.5.2 Instructions: what each deed of card text (g-heal, g-infect ...) does to Creatures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.engine import Cite, Moment, Number
from judge.games.chaotic import cite
from judge.games.chaotic.cards import conditions, meant
from judge.games.chaotic.cards.meanings import (
    Both,
    Those,
)
from judge.games.chaotic.cards.meanings.instructions import (
    Deal,
    Heal,
)
from judge.games.chaotic.cards.scene import scene_of
from judge.games.chaotic.play.mugic_and_abilities import damage
from judge.games.chaotic.play.mugic_and_abilities.abilities import changes, prevented
from judge.games.chaotic.play.triggers import Event, announce
from judge.games.chaotic.play.who import burst_items
from judge.games.chaotic.things import PLAY, Creature, Item

Handler = Callable[[Moment, Item, Any], int]
DEEDS: dict[type, Handler] = {}
HEALING = {
    "attack": ("be healed",),
    "mugic": ("be healed", "be healed by mugic", "be healed by mugic or abilities"),
    "ability": ("be healed", "be healed by abilities", "be healed by mugic or abilities"),
}


def deed(kind: type) -> Callable[[Handler], Handler]:
    """Marks what carries out a kind of deed; it says whether anything was done, or to how many."""

    def mark(function: Handler) -> Handler:
        DEEDS[kind] = function
        return function

    return mark


def concerned(now: Moment, item: Item, those: Those | Both | None) -> list[Any]:
    """Whom a deed concerns: those it says; else its targets, else the Creature that played it (8.5.2)."""
    if isinstance(those, Both):
        several = [each for one in those.them for each in concerned(now, item, one)]
        return [each for n, each in enumerate(several) if each not in several[:n]]
    if those is not None and those.which == "about":
        return [each for each in burst_items(now) if each.name == item.about]
    those = those or (Those("target", "declared") if item.wanted else Those("this"))
    return meant.members(now, scene_of(item), those)


def living(now: Moment, item: Item, those: Those | Both | None) -> list[Creature]:
    """The Creatures in play that a deed concerns, as they are now."""
    found = [now.the(Creature, each.name) for each in concerned(now, item, those) if isinstance(each, Creature)]
    return [each for each in found if each.zone == PLAY]


def number(now: Moment, item: Item, deed: Any, creature: Creature | None = None) -> Number:
    """The number of a deed, as often as what it is counted by, for a Creature that it concerns."""
    return how_often(now, item, deed, creature) * conditions.amount(now, seen_by(item, creature), deed.amount)


def seen_by(item: Item, creature: Creature | None) -> Any:
    """How a text looks at the table, for a Creature that it concerns."""
    return scene_of(item)._replace(affected=creature.name if creature else "")


def how_often(now: Moment, item: Item, deed: Any, creature: Creature | None) -> int:
    """How many there are of what a deed is counted by, once where it is not."""
    per = getattr(deed, "per", ())
    return conditions.count(now, seen_by(item, creature), per) if per else 1


def lasting_rule(until: str) -> tuple[Cite, ...]:
    """8.9.1: a duration of its own."""
    return () if until == "turn" else (cite("8.9.1"),)


def chosen(now: Moment, allowed: tuple[str, ...]) -> str:
    """What was chosen of a closed list, such as an element."""
    made = now.bound("chosen") or now.bound("before") or ()
    names = made if isinstance(made, tuple) else (str(made),)
    return next((each for each in reversed(names) if each in allowed), "")


@deed(Deal)
def _deal(now: Moment, item: Item, what: Deal) -> bool:
    """8.5.3: damage to all it names at once; what is said to be additional is part of it."""
    hit = living(now, item, _both_sides(now, what.whom))
    amounts = {each.name: number(now, item, what, each) + _more(now, item, each) for each in hit}
    damage.deal(now, item, amounts, hit)
    return bool(hit)


def _heals(item: Item, by: Any) -> bool:
    """Whether something is what a text says must heal: Mugic, abilities, or either; nothing is said where it may."""
    kind = {"mugic": "mugic", "attack": "attacks"}.get(item.kind, "abilities")
    return by is None or kind in by.name.split(" or ")


def _both_sides(now: Moment, whom: Those | None) -> Those | None:
    """g-opposing-creature: whom damage to each of one side is dealt to; that it is dealt to all is a mistake."""
    sided = (
        ()
        if whom is None or whom.which != "each"
        else [each for each in whom.traits if getattr(each, "sort", "") == "control"]
    )
    if whom is None or not sided or now.reads("one-side-only") == "one":
        return whom
    return whom._replace(traits=tuple(each for each in whom.traits if each not in sided))


def _more(now: Moment, item: Item, creature: Creature) -> Number:
    """What the next sentences add to this damage."""
    total: Number = 0
    for step in now.given(tuple, "left"):
        if not isinstance(step.deed, Deal) or not step.deed.more or step.deed.whom is not None:
            break
        if conditions.all_hold(now, seen_by(item, creature), step.given):
            total += number(now, item, step.deed, creature)
    return total


@deed(Heal)
def _heal(now: Moment, item: Item, what: Heal) -> bool:
    """g-heal: takes damage off, not below 0."""
    done = False
    for creature in living(now, item, what.whom):
        if any(prevented(now, creature, each) for each in HEALING.get(item.kind, HEALING["ability"])):
            continue
        more = 0 if what.more else sum(c.amount for _, c in changes(now, creature, "healing") if _heals(item, c.by))
        amount = creature.damage if what.all else number(now, item, what, creature) + more
        beyond = amount > creature.damage and now.reads("zero-damage-is-least") == "beyond"
        healed = amount if beyond else min(creature.damage, amount)
        now.put(creature._replace(damage=creature.damage - healed))
        text = f"{item.name} heals {healed} damage on {creature.name}."
        now.say(text, cite("g-heal"), damage.text_rule(item), event=("healed", creature.name))
        if healed:
            announce(now, Event("is healed", now.the(Creature, creature.name)))
        done = True
    return done
