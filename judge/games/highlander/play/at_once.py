"""phase-6-draw-discard, successful-attacks: effects of several cards at one moment, and who puts them in order."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from judge.engine import Cite, Moment
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.immediate_effects import carry_out
from judge.games.highlander.play.who import active_player, other_player
from judge.games.highlander.things import Card, Job


@RULES.thing
class Effects(NamedTuple):
    """What the text of one card has to do now, in the order in which it is written."""

    name: str
    whose: str
    jobs: tuple[Job, ...]


def in_any_order(now: Moment, jobs: tuple[Job, ...], rule: Cite) -> None:
    """phase-6-draw-discard: the effects of a phase, card by card, in the order that the active player chooses."""
    _carry_out(now, _by_card(now, jobs), (active_player(now),), rule)


def set_off(now: Moment, jobs: tuple[Job, ...]) -> None:
    """successful-attacks: texts that set in at the same moment; reading effects-at-once: who puts them in order."""
    found = _by_card(now, jobs)
    players: tuple[str, ...] = (active_player(now),)
    foreign = len(found) > 1 and any(each.whose != active_player(now) for each in found)
    if foreign and now.reads("effects-at-once") == "each-their-own":
        players = (active_player(now), other_player(now))
    _carry_out(now, found, players, cite("immediate-effect"))


def _by_card(now: Moment, jobs: tuple[Job, ...]) -> list[Effects]:
    """The lines card by card: those of one card are carried out as they are written."""
    found: dict[str, list[Job]] = {}
    for job in jobs:
        found.setdefault(job.card, []).append(job)
    return [Effects(lines[0].name, _owner(now, lines[0]), tuple(lines)) for lines in found.values()]


def _owner(now: Moment, job: Job) -> str:
    card = now.get(job.card)
    return card.owner if isinstance(card, Card) else job.by


def _carry_out(now: Moment, found: list[Effects], players: tuple[str, ...], rule: Cite) -> None:
    """All that one player puts in order, then what is left for the other."""
    if len(found) < 2:
        carry_out(now, tuple(job for each in found for job in each.jobs))
        return
    groups = [(who, [each for each in found if len(players) == 1 or each.whose == who]) for who in players]
    now.batch("carry_out_text", rule, *groups)


@RULES.deed
def carry_out_text(now: Moment, what: Hashable) -> None:
    """immediate-effect: the lines of one card, one after the other."""
    assert isinstance(what, Effects)
    carry_out(now, what.jobs)
