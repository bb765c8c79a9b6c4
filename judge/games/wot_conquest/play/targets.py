"""battle-active, leader: what an ability may be used on."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.cards.meanings import Ability
from judge.games.wot_conquest.play.battle.sides import board, is_engaged
from judge.games.wot_conquest.play.groups import KINDS, User, fits, is_near
from judge.games.wot_conquest.play.phrases import in_words
from judge.games.wot_conquest.play.silence import NoRule
from judge.games.wot_conquest.play.who import battle_is_on, piece
from judge.games.wot_conquest.things import Unit


def possible_targets(now: Moment, ability: Ability) -> list[str]:
    """The pieces of the right kind, on whatever side and wherever they are."""
    kinds = KINDS[ability.target.kind] if ability.target else ()
    return [each.name for each in board(now) if isinstance(each, kinds)]


def refuse_target(now: Moment, user: Unit, ability: Ability, name: str) -> Refusal | None:
    """Why an ability cannot be used on a piece: its own words, or battle-active: only engaged units are touched."""
    if (aim := ability.target) is None:
        return None
    if battle_is_on(now) and aim.engaged != "unengaged" and not is_engaged(now, name):
        if now.reads("outsiders-touched") == "not-touched":
            return refuse(f"{name} is not engaged, so the ability cannot name it", cite("battle-active"))
    outside = aim.engaged == "unengaged" and is_engaged(now, name)
    found, me = piece(now, name), User(user.owner, user.name)
    near = is_near(now, aim, found, me)
    if isinstance(near, NoRule):
        return near.refusal(ability.rule)
    if near and not outside and fits(now, aim, found, me):
        return None
    return refuse(f"{name} is not what {ability.name} is used on: {in_words(aim, 'group')}", ability.rule)
