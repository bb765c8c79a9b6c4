"""What card text puts off: what happens when a challenge comes to a step or is won, or with the next recruit."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.deeds import deed, that_challenge
from judge.games.wot_ccg.cards.meanings import Ref
from judge.games.wot_ccg.cards.meanings.effects import TRIGGER, Deed, Effect, Later
from judge.games.wot_ccg.things import BATTLEGROUND, PATTERN_CHALLENGE, Card, Lasting, Task
from judge.kit.timeline import begin


@deed("later")
def later(now: Moment, task: Task, what: Deed) -> None:
    """event-expiry: something that happens when a challenge comes to a step, or is won."""
    assert what.inner is not None
    cards = [each for each in task.targets if isinstance(now.get(each), Card)]
    anybody = what.whom == Ref("each player")
    there = now.the(Card, cards[0]).challenge if cards else that_challenge(now, task)
    there = PATTERN_CHALLENGE if anybody else there
    number = what.amount if isinstance(what.amount, int) else 0
    rule = Later(what.what, what.inner, "" if anybody else task.by, number, cards[0] if cards else "")
    begin(now, Lasting(task.name, there, rule))
    now.say(f"{task.name} waits for {there}.", cite("event-expiry"), event=("waits", there))


@deed("next recruit")
def next_recruit(now: Moment, task: Task, what: Deed) -> None:
    """event-expiry: what becomes of the next card that is recruited: where it comes, and what it gains."""
    sent = (Deed("send", Ref("subject"), what=BATTLEGROUND),) if what.what else ()
    gained = (Deed("has", Ref("subject"), rules=what.rules, until=what.until),) if what.rules else ()
    inner = Effect(task.name, TRIGGER, options=(("", (*sent, *gained)),))
    begin(now, Lasting(task.source, task.by, Later("recruit", inner, task.by, which=what.which)))
    now.say(f"{task.name} waits for the next recruit of {task.by}.", cite("event-expiry"), event=("waits", task.by))


@deed("await")
def awaits(now: Moment, task: Task, what: Deed) -> None:
    """event-expiry: something that happens at a moment to come, or upon each such occasion for so long."""
    assert what.inner is not None and isinstance(what.amount, int)
    picks = task.picks[: what.amount]
    rule = Later(
        what.inner.when.event if what.inner.when else "", what.inner, task.by, subject=task.subject,
        when=what.inner.when, picks=picks, times=task.times, once=what.what == "once",
    )  # fmt: skip
    begin(now, Lasting(task.source, "", rule, until=what.until))
    now.say(f"{task.name} waits for its moment.", cite("event-expiry"), event=("waits", task.by))


@deed("progress")
def progress(now: Moment, task: Task, what: Deed) -> None:
    """prophecy-count-from-play: the prophecy remembers that what it waits for has happened once more."""
    card = now.the(Card, task.source)
    now.put(card._replace(used=(*card.used, what.what)))
    text = f"{card.name} counts this toward its requirements ({card.used.count(what.what) + 1})."
    now.say(text, cite("prophecy-count-from-play"), event=("counted", card.name))
