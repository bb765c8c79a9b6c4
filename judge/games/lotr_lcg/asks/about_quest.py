"""III. Quest phase, current-quest, active-location: what can be asked about the quest."""

from __future__ import annotations

from judge.engine import Moment, Value
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.asks.naming import named_card
from judge.games.lotr_lcg.play.phase_3_quest.commit_characters import committed
from judge.games.lotr_lcg.play.phase_3_quest.quest_resolution import total_threat, total_willpower
from judge.games.lotr_lcg.play.who import active_location, current_quest


@RULES.quantity("total willpower", cite("3.4"), cite("willpower"))
def willpower_total(now: Moment) -> Value:
    """The willpower of all committed characters."""
    return total_willpower(now)


@RULES.quantity("total threat", cite("3.4"), cite("threat-strength"))
def threat_total(now: Moment) -> Value:
    """The threat strength of all cards in the staging area."""
    return total_threat(now)


@RULES.quantity("threat in the staging area", cite("3.4"), cite("threat-strength"))
def staging_threat(now: Moment) -> Value:
    """The same as `total threat`."""
    return total_threat(now)


@RULES.quantity("committed characters", cite("3.2"))
def committed_characters(now: Moment) -> list[str]:
    """The characters committed to the quest."""
    return [each.name for each in committed(now)]


@RULES.quantity("{card} is committed", cite("3.2"), cite("3.4-committed"))
def is_committed(now: Moment, card: str) -> bool:
    """Whether a character is committed to the quest."""
    return named_card(now, card).committed


@RULES.quantity("current quest", cite("current-quest"))
def quest_now(now: Moment) -> str:
    """The quest card the players are at."""
    quest = current_quest(now)
    return quest.name if quest else "none"


@RULES.quantity("active location", cite("active-location"))
def location_now(now: Moment) -> str:
    """The active location, or `none`."""
    location = active_location(now)
    return location.name if location else "none"


@RULES.quantity("guards of {objective}", cite("guarded"), cite("guarded-claim"))
def guards_of(now: Moment, objective: str) -> frozenset[str]:
    """The encounter cards that guard an objective."""
    return frozenset(named_card(now, objective).guards)


@RULES.quantity("{objective} is guarded", cite("guarded"), cite("guarded-claim"))
def is_guarded(now: Moment, objective: str) -> bool:
    """Whether an encounter card guards an objective."""
    return bool(named_card(now, objective).guards)
