"""initiating-5, choose: the targets of an ability are chosen, after its cost has been paid."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.choice_words import (
    ChooseSome,
    Wanted,
    how_many_words,
    least,
    names_of,
    not_meant,
    others,
)
from judge.games.lotr_lcg.play.initiating.play_restrictions import choosable, targeted, why_not_chosen
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
    found = choosable(now, what, bound_item(now).context)
    return len(found) > what.group.number or ((what.group.upto or what.may) and bool(found))


@RULES.test
def target_closed(now: Moment) -> bool:
    """initiating-5: whether there is only one way to choose a target."""
    return target_left(now) and not target_open(now)


@RULES.step
def take_only_target(now: Moment) -> None:
    """initiating-5: the only possible target is chosen; after payment there may be none left (choose-after-pay)."""
    what, item = _next_target(now), bound_item(now)
    assert what is not None
    found = tuple(choosable(now, what, item.context))
    if found:
        _chosen(now, item.by, found)
    else:
        said = f"{item.name} has no target any more; its cost stays paid."
        now.say(said, cite("initiating-5"), cite("choose-no-target"))
        now.bind("item", item._replace(targets=(*item.targets, found)))


def _chosen(now: Moment, by: str, names: tuple[str, ...]) -> None:
    """initiating-5, choose-controller: these are the targets."""
    item, shown = bound_item(now), " and ".join(names)
    now.bind("item", item._replace(targets=(*item.targets, names)))
    rules = (cite("initiating-5"), cite("choose-controller"))
    now.say(f"{by} chooses {shown or 'nobody'}.", *rules, actor=by, event=("chosen", shown))


@RULES.verb
class ChooseTarget(ChooseSome):
    """initiating-5: the controller of an ability chooses its target."""

    name = "choose"
    example = "chooses <card or player>"

    def wanted(self, now: Moment) -> Wanted | None:
        what = _next_target(now)
        if what is None:
            return None
        found = members(now, what.group, bound_item(now).context)
        return found, min(what.group.number, len(found)), what.group.upto or what.may

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield from super().candidates(now, by)
        if (what := _next_target(now)) is not None:
            found = members(now, what.group, bound_item(now).context)
            yield from (((name,),) for name in others(now, found, what.group.number))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        what, names = _next_target(now), names_of(choice)
        if what is None:
            return self.only
        about = bound_item(now).context
        wrong = not_meant(what.group, names, members(now, what.group, about))
        if wrong is not None:
            return wrong
        for name in names:
            refusal = why_not_chosen(now, what, name, about)
            if refusal is not None:
                return refuse(refusal.text, *refusal.cites, cite("choose"))
        number, upto = what.group.number, what.group.upto or what.may
        fewest = least(choosable(now, what, about), number, upto)
        if len(set(names)) < len(names) or not fewest <= len(names) <= number:
            return refuse(how_many_words(number, upto), cite("choose"))
        return None

    def take(self, now: Moment, choice: Choice) -> None:
        _chosen(now, choice.by, names_of(choice))
