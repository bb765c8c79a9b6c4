"""8.3.1, 8.9.1 Instructions that are carried out later: as the turn ends, or the next one begins."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic import cite
from judge.games.chaotic.cards.deeds import deed
from judge.games.chaotic.cards.later import aimed
from judge.games.chaotic.cards.meanings.instructions import Later
from judge.games.chaotic.cards.meanings.sentences import Step
from judge.games.chaotic.things import Awaited, Item
from judge.kit.timeline import begin

WHEN = {"turn ends": "at the end of the turn", "turn begins": "at the beginning of the next turn"}


@deed(Later)
def _later(now: Moment, item: Item, what: Later) -> bool:
    """8.3.1: it waits for its time; for each target by itself, as it is gone with a card that leaves play."""
    made = Item(f"{item.name} {WHEN[what.event]}", "trigger", item.by, item.source, item.creature)
    made = made._replace(steps=(Step(what.deed),), x=item.x)
    those = aimed(what.deed)
    slots = range(1, len(item.targets) + 1) if those is not None and not those.slots else those.slots if those else ()
    names = [name for n, name in enumerate(item.targets, 1) if name and n in slots]
    if those is None:
        begin(now, Awaited(what.event, made))
    for each in names:
        alone = tuple(name if name == each else "" for name in item.targets)
        begin(now, Awaited(what.event, made._replace(targets=alone), on=each))
    if those is None or names:
        now.say(f"{item.name}: the rest happens {WHEN[what.event]}.", cite("8.3.1"), actor=item.by)
    return those is None or bool(names)
