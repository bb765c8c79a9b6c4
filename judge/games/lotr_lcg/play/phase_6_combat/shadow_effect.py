"""6.4.2 Resolve shadow effect: the shadow card of an attacking enemy is turned up."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.effects.resolving import resolve_text
from judge.games.lotr_lcg.play.phase_6_combat.enemy_attack import fight, the_enemy_attack_goes_on
from judge.games.lotr_lcg.play.who import card, shadows
from judge.games.lotr_lcg.things import Card


@RULES.test
def a_shadow_card_is_facedown(now: Moment) -> bool:
    """6.4.2: whether the attacking enemy has a shadow card that has not been turned up."""
    return the_enemy_attack_goes_on(now) and bool(facedown(now))


def facedown(now: Moment) -> list[Card]:
    """6.4.2: the shadow cards of the attacking enemy that are still to be turned up."""
    return [each for each in shadows(now, card(now, fight(now).enemy)) if not each.faceup]


@RULES.step
def reveal_shadow_card(now: Moment) -> None:
    """6.4.2, shadow-effects: the shadow card is turned up; nothing but its shadow effect resolves."""
    there = fight(now)
    if not facedown(now):
        now.say(f"{there.enemy} has no shadow card to turn up.", cite("6.4.2"))
        return
    shadow = facedown(now)[0]
    now.put(shadow._replace(faceup=True))
    now.put(there._replace(shadows=(*there.shadows, shadow.name)))
    now.say(
        f"The shadow card of {there.enemy} is turned up: {shadow.name}.", cite("6.4.2"), event=("shadow", shadow.name)
    )
    if not resolve_text(now, shadow.name, "shadow", there.enemy, there.player):
        now.say(f"{shadow.name} has no shadow effect.", cite("shadow-effects"), cite("shadow-only-dealt"))
