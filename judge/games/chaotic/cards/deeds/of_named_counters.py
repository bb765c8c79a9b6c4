"""8.9.1 Instructions about counters with a name of their own: they stay on a Creature as long as it is in play."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic import cite
from judge.games.chaotic.cards.deeds import deed, living, number
from judge.games.chaotic.cards.meanings.instructions import NamedCounters
from judge.games.chaotic.play.leaving_play import watch
from judge.games.chaotic.things import Creature, Item


@deed(NamedCounters)
def _named_counters(now: Moment, item: Item, what: NamedCounters) -> int:
    """8.9.1: counters with a name are put on or taken off, as far as they are there; they stay between turns."""
    moved = 0
    for creature in living(now, item, what.whom):
        had = dict(creature.named).get(what.counter, 0)
        amount = -had if what.all else int(number(now, item, what, creature))
        has = max(0, had + amount)
        rest = tuple(each for each in creature.named if each[0] != what.counter)
        own = now.the(Creature, creature.name)
        now.put(own._replace(named=(*rest, (what.counter, has)) if has else rest))
        does = "gets" if has > had else "loses"
        many = abs(has - had)
        said = f"{creature.name} {does} {many} {what.counter} counter{'' if many == 1 else 's'}."
        now.say(said, cite("8.9.1"), event=("named counters", creature.name))
        moved += many
    watch(now)
    return moved
