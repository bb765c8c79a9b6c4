"""initiating-5, choose: the targets of an ability are chosen, after its cost has been paid."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.groups import context, members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.initiating.paying_costs import combined, not_meant, others
from judge.games.lotr_lcg.play.initiating.potential_change import choosable, targeted, why_not_chosen
from judge.games.lotr_lcg.play.who import bound_item
from judge.games.lotr_lcg.things import Item


def _next_target(now: Moment) -> Instruction | None:
    item = now.bound("item")
    if not isinstance(item, Item):
        return None
    wanted = targeted(item)
    return wanted[len(item.targets)] if len(item.targets) < len(wanted) else None


@RULES.test
def target_left(now: Moment) -> bool:
    """initiating-5: whether a target is still to be chosen."""
    return _next_target(now) is not None


@RULES.test
def target_open(now: Moment) -> bool:
    """initiating-5: whether there is more than one way to choose."""
    what = _next_target(now)
    if what is None:
        return False
    found = choosable(now, what, context(bound_item(now)))
    return len(found) > what.group.number or (what.group.upto and bool(found)) or (what.may and bool(found))


@RULES.test
def target_closed(now: Moment) -> bool:
    """initiating-5: whether there is a target to choose, and no choice."""
    return target_left(now) and not target_open(now)


@RULES.step
def take_only_target(now: Moment) -> None:
    """initiating-5: the only possible target is chosen; after payment there may be none left (choose-after-pay)."""
    what, item = _next_target(now), bound_item(now)
    assert what is not None
    found = tuple(choosable(now, what, context(item)))
    if not found:
        now.say(
            f"{item.name} finds no target any more; its cost stays paid.",
            cite("initiating-5"),
            cite("choose-no-target"),
        )
    else:
        now.say(
            f"{item.by} chooses {' and '.join(found)}.",
            cite("initiating-5"),
            cite("choose-controller"),
            actor=item.by,
            event=("chosen", " and ".join(found)),
        )
    now.bind("item", item._replace(targets=(*item.targets, found)))


@RULES.verb
class ChooseTarget(Verb):
    """initiating-5: the controller of an ability chooses its target."""

    name = "choose"
    example = "chooses <card or player>"

    def say(self, choice: Choice) -> str:
        names = choice.args[0]
        assert isinstance(names, tuple)
        return f"chooses {' and '.join(names) or 'nobody'}"

    def by(self, now: Moment) -> str:
        return bound_item(now).by

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        what, item = _next_target(now), now.bound("item")
        if what is not None and isinstance(item, Item):
            found = members(now, what.group, context(item))
            yield from (
                (names,) for names in combined(found, min(what.group.number, len(found)), what.group.upto or what.may)
            )

            yield from (((name,),) for name in others(now, found, what.group.number))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        what, names = _next_target(now), choice.args[0]
        assert what is not None and isinstance(names, tuple)
        about = context(bound_item(now))
        wrong = not_meant(now, what.group, names, members(now, what.group, about))
        if wrong is not None:
            return wrong
        found = choosable(now, what, about)
        for name in names:
            refusal = why_not_chosen(now, what, name, about)
            if refusal is not None:
                return refuse(refusal.text, *refusal.cites, cite("choose"))
        if len(names) < min(what.group.number, len(found)) and not (what.group.upto or what.may):
            return refuse(f"{what.group.number} have to be chosen", cite("choose"))
        return None

    def take(self, now: Moment, choice: Choice) -> None:
        names, item = choice.args[0], bound_item(now)
        assert isinstance(names, tuple)
        now.bind("item", item._replace(targets=(*item.targets, names)))
        now.say(
            f"{choice.by} {self.say(choice)}.",
            cite("initiating-5"),
            cite("choose-controller"),
            actor=choice.by,
            event=("chosen", " and ".join(names)),
        )
