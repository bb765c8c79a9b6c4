"""6.3.4.1 Defender, g-intercept: an adjacent Creature takes the place of the one that is attacked."""

from __future__ import annotations

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards import qualities
from judge.games.chaotic.cards.conditions import characteristic
from judge.games.chaotic.cards.meanings import ELEMENTS, Trait
from judge.games.chaotic.play.battleboard import next_to
from judge.games.chaotic.play.mugic_and_abilities.abilities import abilities, forbidden, has, held
from judge.games.chaotic.play.triggers import Event, announce
from judge.games.chaotic.play.turn_order.action_step import met_an_enemy
from judge.games.chaotic.play.whereabouts import refuse_creature
from judge.games.chaotic.play.who import controlled, engaged, fight, game
from judge.games.chaotic.things import Creature
from judge.kit.choosing import Pick

NOBODY = "nobody"


def interceptors(now: Moment) -> list[str]:
    """6.3.4.1.1: the adjacent Defenders that may take the attacked Creature's place."""
    met = now.get(str(now.bound("met") or ""))
    if not isinstance(met, Creature) or _cannot_be(now):
        return []
    return [each.name for each in controlled(now, met.controller) if _fitting(now, each, met)]


def _cannot_be(now: Moment) -> bool:
    """8.5.8: whether a text says that the Creature that moves can not be intercepted."""
    mover = now.get(str(now.bound("moving") or ""))
    return isinstance(mover, Creature) and forbidden(now, mover, "be intercepted")


def _fitting(now: Moment, guard: Creature, met: Creature) -> bool:
    """Whether a Creature could have taken the place of the one that was attacked."""
    beside = guard.space in next_to(now, met.space)
    return beside and _may_guard(now, guard, met) and not forbidden(now, guard, "intercept")


def _may_guard(now: Moment, guard: Creature, met: Creature) -> bool:
    """6.3.4.1.2: a Defender with a characteristic guards only those that have it; two such conditions are a reading."""
    copies = [each.param for each in abilities(now, guard) if each.name == "defender"]
    if "" in copies:
        return True
    fits = [characteristic(now, met, Trait("element" if each in ELEMENTS else "kind", each)) for each in copies]
    if any(fits) and not all(fits):
        return now.reads("defender-copies") == "either"
    return any(fits)


@RULES.test
def can_be_intercepted(now: Moment) -> bool:
    """6.3.4.1: whether an adjacent Creature with Defender may intercept."""
    return met_an_enemy(now) and bool(interceptors(now))


@RULES.verb
class Intercept(Pick):
    """6.3.4.1: the attacked Creature's controller may swap in one adjacent Defender."""

    name = "intercept"
    phrase = "intercepts with {0}"
    example = "intercepts with <Creature>, or intercepts with nobody"

    def by(self, now: Moment) -> str:
        return _bound(now, "met").controller

    def options(self, now: Moment, by: str) -> list[str]:
        return [*(each.name for each in controlled(now, by) if each.name != now.bound("met")), NOBODY]

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        able = interceptors(now)
        if name == NOBODY:
            return _refuse_declining(now, able)
        met = _bound(now, "met")
        if name == met.name:
            return refuse(f"{name} is the Creature that is attacked", cite("6.3.4.1.1"))
        if name in able:
            return _refuse_stranger(now, now.the(Creature, name), met)
        return refuse_creature(now, name, by, cite("6.3.4.1")) or _why_not(now, now.the(Creature, name), met)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if game(now).showdown:
            return refuse("no Defender may be used in a Showdown", cite("6.3.7.2-4"))
        if choice.by == game(now).active:
            return refuse("the controller of the attacked Creature intercepts, not the Active Player", cite("6.3.4.1"))
        if fight(now) is None:
            return refuse("no move has ended in the space of an opposing Creature", cite("6.3.4.1"))
        guard = now.get(str(choice.args[0])) if choice.args else None
        met = engaged(now, guard.controller) if isinstance(guard, Creature) else None
        if isinstance(guard, Creature) and met and not has(now, met, "defender") and not _fitting(now, guard, met):
            return _why_not(now, guard, met)
        return refuse("it is too late to intercept: only one Creature may, before the combat", cite("6.3.4.1.4"))

    def picked(self, now: Moment, by: str, name: str) -> None:
        if name == NOBODY:
            now.say(f"{by} does not intercept.", cite("6.3.4.1.1"), actor=by)
            return
        met, guard = _bound(now, "met"), now.the(Creature, name)
        now.put(met._replace(space=guard.space))
        now.put(guard._replace(space=met.space))
        now.bind("met", name)
        now.bind("holding", True)
        plain = any(each.name == "defender" and not each.param for each in abilities(now, guard))
        rules = (cite("6.3.4.1.5"), cite("6.3.4.1.1") if plain else cite("6.3.4.1.2"))
        now.say(f"{name} takes the place of {met.name}.", *rules, actor=by, event=("intercepted", name))
        swapped = [now.the(Creature, each) for each in (name, met.name)]
        entering: list[Event] = [Event("enters a space", each) for each in swapped]
        announce(now, Event("intercepts", swapped[0]), Event("is intercepted", _bound(now, "moving")), *entering)


def _refuse_stranger(now: Moment, guard: Creature, met: Creature) -> Refusal | None:
    """6.3.4.1.1: a Defender guards whoever is beside it; that it has to be of its tribe is a mistake."""
    tribe = qualities.tribe_of(guard)
    if tribe == qualities.tribe_of(met) or now.reads("defender-guards") == "anybody":
        return None
    return refuse(f"{guard.name} is not of the tribe of {met.name}", cite("6.3.4.1.1"))


def _why_not(now: Moment, guard: Creature, met: Creature) -> Refusal:
    """Why a Creature may not intercept: it can not, it is not adjacent, or its Defender does not fit."""
    if forbidden(now, guard, "intercept"):
        return refuse(f"{guard.name} can not intercept", cite("8.5.8"))
    if guard.space not in next_to(now, met.space):
        return refuse(f"{guard.name} is not adjacent", cite("6.3.4.1.1"))
    if not has(now, guard, "defender"):
        return refuse(f"{guard.name} does not have Defender", cite("6.3.4.1.1"))
    return refuse(f"{guard.name}'s Defender does not apply to {met.name}", cite("6.3.4.1.2"))


def _refuse_declining(now: Moment, able: list[str]) -> Refusal | None:
    """6.3.4.1.1: intercepting is optional; 8.7.4: unless a text says that a Creature must."""
    if any(each.ability.must == "intercept" for name in able for each in held(now, now.the(Creature, name))):
        return refuse("a Creature that must intercept can", cite("8.7.4.2"))
    if len(able) > 1 and now.reads("must-intercept") == "must":
        return refuse("one of the Defenders must be chosen", cite("6.3.4.1.4"))
    return None


def _bound(now: Moment, role: str) -> Creature:
    """The Creature that is `moving` or `met`."""
    return now.the(Creature, now.given(str, role))
