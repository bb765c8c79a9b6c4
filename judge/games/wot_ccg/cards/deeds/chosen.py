"""What card text lets be chosen: an allegiance, the same again and again, targets, nothing."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.deeds import deed, how_many, players_meant
from judge.games.wot_ccg.cards.meanings import Chosen
from judge.games.wot_ccg.cards.meanings.effects import Deed
from judge.games.wot_ccg.play.events_and_effects.occasions import start
from judge.games.wot_ccg.play.events_and_effects.told import told_choice
from judge.games.wot_ccg.play.traits import SEEN
from judge.games.wot_ccg.play.who import game
from judge.games.wot_ccg.things import Card, Task


@deed("choose")
def choose_allegiance(now: Moment, task: Task, what: Deed) -> None:
    """allegiance: an allegiance is chosen, of which the text of the card speaks from now on."""
    now.put(now.the(Card, task.source)._replace(chosen=what.what))
    now.say(f"{task.by} chooses {what.what} for {task.source}.", cite("allegiance"), event=("chosen", task.source))


@deed("repeat")
def repeat(now: Moment, task: Task, what: Deed) -> None:
    """event-no-interrupt: something that is chosen and done so many times, each time anew, by whoever has to."""
    assert what.inner is not None
    who = players_meant(now, task, what.by) if what.by is not None else (task.by,)
    picks = (told_choice(now, _among_seen(now, each), task.targets, task.by) for each in what.inner.picks)
    inner = what.inner._replace(picks=tuple(picks))
    for player in reversed(who):
        for _ in range(how_many(now, task, what)):
            start(now, inner, now.the(Card, task.source), player)


def _among_seen(now: Moment, pick: Chosen) -> Chosen:
    """Of cards looked at, those without a name on the table may be taken in place of the named ones."""
    if pick.which.zone != SEEN:
        return pick
    there = len(game(now).seen)
    return pick._replace(least=min(there, max(0, pick.least - game(now).unseen)), most=min(there, pick.most))


@deed("nothing")
def nothing(now: Moment, task: Task, what: Deed) -> None:
    """An event that does nothing."""
    now.say(f"{task.name} has no effect.", cite("outcome-success-no-effect"))


@deed("target", "pick")
def target(now: Moment, task: Task, what: Deed) -> None:
    """effects-in-play: the targets have been named."""
