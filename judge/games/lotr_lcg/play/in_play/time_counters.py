"""keywords: the time counters of later sets, which this rulebook does not have."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Moment
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import count, in_vain, just_happens, makes
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.triggering_conditions import occurs
from judge.games.lotr_lcg.play.who import card
from judge.games.lotr_lcg.things import Context, Occurrence
from judge.kit.words import counted

just_happens("time", counted=True)
in_vain("remove time", lambda now, name: not card(now, name).time, "has no time counter", "ability-potential-change")


@occurs("time")
def place_time(now: Moment, what: Occurrence) -> None:
    """Time counters are placed on a card."""
    of = card(now, what.subject)
    now.put(of._replace(time=of.time + what.amount))
    _say(now, of.name)


@makes("remove time")
def _remove(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("remove-time", name, min(count(now, what, about), card(now, name).time))


@occurs("remove-time")
def remove_time(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """Time counters are removed; with the last one, time is up."""
    of = card(now, what.subject)
    now.put(of._replace(time=max(0, of.time - what.amount)))
    _say(now, of.name)
    return (what, *([what._replace(kind="time-is-up")] if of.time and of.time <= what.amount else []))


def _say(now: Moment, name: str) -> None:
    """The counters that a card has now."""
    said = f"{name} has {counted(card(now, name).time, 'time counter')}."
    now.say(said, cite("keywords"), cite("golden-rule-card-over-rules"), event=("time", name))
