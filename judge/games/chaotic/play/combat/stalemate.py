"""7.3.2 Twenty-attack stalemate: twenty attacks each without damage."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic import cite
from judge.games.chaotic.play.leaving_play import DEFEATED, destroy
from judge.games.chaotic.play.who import fight, fighters, players
from judge.games.chaotic.things import Combat

ENOUGH = 20
Runs = tuple[tuple[str, int], ...]


def count_attack(now: Moment, by: str, *, harmful: bool) -> None:
    """7.3.2: counts an attack that dealt no damage; one that did ends the run."""
    if combat := fight(now):
        runs = ((), ()) if harmful else (_longer(combat.harmless, by), _longer(combat.quiet, by))
        now.put(combat._replace(harmless=runs[0], quiet=runs[1]))


def _longer(runs: Runs, by: str) -> Runs:
    counted = dict(runs)
    return tuple(sorted({**counted, by: counted.get(by, 0) + 1}.items()))


def break_quiet(now: Moment) -> None:
    """Damage that is not attack damage has been dealt; whether that breaks the run is a reading."""
    if combat := fight(now):
        now.put(combat._replace(quiet=()))


def end_if_stalled(now: Moment) -> None:
    """7.3.2: when twenty attacks each have dealt nothing, both engaged Creatures are defeated and combat ends."""
    combat = fight(now)
    if combat and not combat.over and _is_stalemate(now, combat):
        now.say(f"{ENOUGH} attacks each without damage.", cite("7.3.2"))
        now.put(combat._replace(over=True))
        destroy(now, fighters(now), cite("7.3.2"), word=DEFEATED)


def _is_stalemate(now: Moment, combat: Combat) -> bool:
    """7.3.2: whether both players have played twenty attacks in a row without damage."""
    if not _all_enough(now, combat.harmless):
        return False
    return _all_enough(now, combat.quiet) or now.reads("stalemate-count") == "attacks-only"


def _all_enough(now: Moment, runs: Runs) -> bool:
    return all(dict(runs).get(player, 0) >= ENOUGH for player in players(now))
