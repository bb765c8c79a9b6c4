"""initiating-abilities: announce, check, determine the cost, pay it, choose targets, resolve, in this order."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.costs import is_played
from judge.games.lotr_lcg.play.in_play.areas import move, use
from judge.games.lotr_lcg.play.initiating.play_restrictions import choosable, limit_key, targeted, why_not_chosen
from judge.games.lotr_lcg.play.who import bound_item, card
from judge.games.lotr_lcg.play.written_choices import ChooseSome, Wanted, names_of, not_meant, others
from judge.games.lotr_lcg.things import ON_TABLE, Item, Occurrence


def begin(now: Moment, item: Item) -> None:
    """initiating-abilities: an ability starts on its way."""
    now.call("initiate", item=item, payment=(), paying=(), costs=(), paid=(), happened=())


@RULES.step
def announce(now: Moment) -> None:
    """initiating-1, limits: the player declares what is used; it counts against its limit from here on."""
    item = bound_item(now)
    if item.ability.limit is not None:
        for each in dict.fromkeys((limit_key(item), limit_key(item, shared_limit=True))):
            use(now, each)
    verb = "plays" if is_played(now, item) else "uses"
    if card(now, item.source).printed.type == "event":
        move(now, item.source, ON_TABLE)
    if item.ability.kind in ("forced", "when revealed", "shadow", "setup"):
        said = f"{item.name}: the {item.ability.kind} ability initiates."
        now.say(said, cite("triggered-automatic"), event=("initiated", item.name))
    else:
        now.say(f"{item.by} {verb} {item.name}.", cite("initiating-1"), actor=item.by, event=("initiated", item.name))


@RULES.step
def come_to_effect(now: Moment) -> None:
    """initiating-6: the ability resolves, or the card is played; its effect may be canceled as it initiates."""
    item = bound_item(now)
    effect = Occurrence("effect", item.source, source=item.source, player=item.by)
    if card(now, item.source).printed.type == "event":
        played = effect._replace(kind="play", detail="event")
        happen(now, played, effect._replace(detail="event"), item=item)
        return
    other = item.event.other if item.event else ""
    happen(now, effect._replace(other=other, detail=item.ability.kind, cause="card effect"), item=item)


@RULES.test
def an_event_was_played(now: Moment) -> bool:
    """event-play-sequence: whether the card is an event, which is now discarded."""
    return card(now, bound_item(now).source).zone == ON_TABLE


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
    """initiating-5: whether there is a target to choose, and no choice."""
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
        said = f"{item.name} finds no target any more; its cost stays paid."
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
        assert what is not None
        about = bound_item(now).context
        wrong = not_meant(what.group, names, members(now, what.group, about))
        if wrong is not None:
            return wrong
        for name in names:
            refusal = why_not_chosen(now, what, name, about)
            if refusal is not None:
                return refuse(refusal.text, *refusal.cites, cite("choose"))
        least = min(what.group.number, len(choosable(now, what, about)))
        if len(names) < least and not (what.group.upto or what.may):
            return refuse(f"{what.group.number} have to be chosen", cite("choose"))
        return None

    def take(self, now: Moment, choice: Choice) -> None:
        _chosen(now, choice.by, names_of(choice))
