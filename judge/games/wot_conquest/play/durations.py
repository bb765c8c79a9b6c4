"""battle-to-attack, turn: how long the changes last that abilities make."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_conquest.cards.meanings import IN_BATTLE, OUTSIDE
from judge.games.wot_conquest.play.who import game
from judge.games.wot_conquest.things import Effect
from judge.kit.timeline import end_of, ongoing


def battle_changes_end(now: Moment) -> None:
    """battle-to-attack: what lasts until the end of the battle ends; of what names no time that is a reading."""
    _may_be_used_again(now, "battle")
    if not _last(now, "battle") or now.reads("bonus-lasts") == "ends":
        end_of(now, "battle")
    if _last(now, IN_BATTLE) and now.reads("ability-duration") == "battle-or-turn":
        end_of(now, IN_BATTLE)


def turn_changes_end(now: Moment) -> None:
    """turn: what lasts until the end of the turn ends; of what names no time that is a reading."""
    _may_be_used_again(now, "battle", "turn")
    end_of(now, "battle", "turn")
    if _last(now, IN_BATTLE, OUTSIDE) and now.reads("ability-duration") != "rest-of-game":
        end_of(now, IN_BATTLE, OUTSIDE)


def _last(now: Moment, *times: str) -> bool:
    """Whether a change is in force that lasts for such a time."""
    return any(each.until in times for each in ongoing(now, Effect))


def _may_be_used_again(now: Moment, *times: str) -> None:
    """An ability that may be used once in such a time may be used again."""
    now.put(game(now)._replace(used=tuple(each for each in game(now).used if each[1] not in times)))
