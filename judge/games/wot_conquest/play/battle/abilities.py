"""battle.1, battle.1-leader: both sides use abilities or pass, attacking player first; the defending leader's call."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Choice, Moment, Open, Refusal, Verb, no_rule, refuse
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.battle.sides import (
    attacker,
    decider,
    defender,
    is_engaged,
    members,
    other,
    reached,
    settle_sides,
    unclear_engagement,
)
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.who import battle, in_battle, is_leader, owner_of, piece, units
from judge.games.wot_conquest.things import NEUTRAL, SPAN, Unit


def ability_step(now: Moment) -> bool:
    """attack-vs-battle: whether there is an ability step; in a player's battle always."""
    return battle(now).kind == "battle" or now.reads("attack-vs-battle") == "same"


@RULES.test
def nobody_chooses(now: Moment) -> bool:
    """neutral-decisions: whether a neutral unit has an ability on which nobody can decide."""
    able = [unit for unit in units(now, NEUTRAL) if is_engaged(now, unit.name) and _has_battle_ability(unit)]
    return bool(able) and now.reads("neutral-decisions") == "no-rule"


def _has_battle_ability(unit: Unit) -> bool:
    return any(ability.phase == "battle" for ability in unit.abilities)


@RULES.step
def neutral_cannot_choose(now: Moment) -> None:
    """battle.1-cycle: every choice is given to a player, and the neutral side has none."""
    why = "every choice in a battle is given to a player, and nobody is named to use the abilities of neutral units"
    run_out(now, NoRule(why, cite("battle.1-cycle"), cite("neutral-sheet")))


@RULES.role
def first_to_act(now: Moment) -> str:
    """battle.1-first: the attacking player has the first opportunity."""
    first = attacker(now) if now.reads("who-acts-first") == "attacker" else decider(now, defender(now))
    return first or attacker(now)


@RULES.test
def one_side_chooses(now: Moment) -> bool:
    """neutral-decisions: whether just one side has somebody to choose; the other then passes whenever it is asked."""
    return ability_step(now) and not (decider(now, attacker(now)) and decider(now, defender(now)))


@RULES.test
def both_sides_choose(now: Moment) -> bool:
    """battle.1-cycle: whether both sides have a player."""
    return ability_step(now) and not one_side_chooses(now)


@RULES.role
def only_chooser(now: Moment) -> str:
    """neutral-decisions: the one who chooses in a battle against the neutral side, or against nobody."""
    return decider(now, attacker(now)) or decider(now, defender(now))


@RULES.step
def neutral_passes(now: Moment) -> None:
    """neutral-decisions: nobody chooses for the neutral side, so it passes whenever it is asked."""
    if NEUTRAL in (attacker(now), *battle(now).defenders):
        now.say("Nobody chooses for the neutral side: it passes.", cite("battle.1-cycle"), cite("neutral-sheet"))


def _open(now: Moment) -> Open:
    state = now.frames[-1].state
    assert isinstance(state, Open)
    return state


@RULES.role
def after_acting(now: Moment) -> str:
    """battle.1-cycle: after an ability the choice goes to the other side; so says one reading of the sentence."""
    actor, passed = _open(now).actor, _open(now).passes > 0
    against = decider(now, other(now, actor)) or actor
    if now.reads("pass-cycle") == "until-pass" or against in battle(now).out:
        return actor
    if passed and now.reads("pass-is-final") == "out":
        now.put(battle(now)._replace(out=(*battle(now).out, against)))
        return actor
    return against


@RULES.role
def after_passing(now: Moment) -> str:
    """battle.1-cycle: after a pass the other side has the same choice."""
    return decider(now, other(now, _open(now).actor)) or attacker(now)


CALLED = (
    "uses the call of ",
    "uses the leader ability of ",
    "reinforces with ",
    "engages more units with ",
    "engages all units within a span of ",
    "calls for help with ",
    "calls reinforcements with ",
)


@RULES.verb
class Call(Verb):
    """battle.1-leader: a defending leader engages all units within a span of it, once."""

    name = "call"
    phrase = "calls with {0}"
    example = "`Ben calls with Fade` (the defending leader's ability)"

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        owners = members(now, by)
        return [(unit.name,) for unit in units(now) if unit.owner in owners and unit.owner != NEUTRAL]

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        unit = now.the(Unit, str(choice.args[0]))
        return _refuse_caller(now, unit, choice.by) or _refuse_place(now, unit) or _refuse_again(now, unit)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if in_battle(now):
            late = "abilities come before the outcome, and the sums have been compared"
            return refuse(late, cite("battle-order")) if battle(now).attack is not None else None
        return refuse("the call is a Battle Phase ability", cite("battle.1-leader"))

    def take(self, now: Moment, choice: Choice) -> None:
        unit = now.the(Unit, str(choice.args[0]))
        found = battle(now)
        now.put(unit._replace(calls=unit.calls + 1))
        now.put(found._replace(callers=(*found.callers, unit.name)))
        now.say(f"{unit.name} calls for help.", cite("battle.1-leader"), actor=choice.by, event=("called", unit.name))
        if now.reads("leader-vs-active") == "call-blocked":
            now.say("Units outside the battle cannot be affected, so nothing happens.", cite("battle-active"))
        else:
            engage_around(now, unit)

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Other ways to say it: `uses the call of Fade`, `engages all units within a span of Fade`."""
        for start in CALLED:
            if text.startswith(start):
                found = [
                    each for (each,) in self.candidates(now, by) if str(each).casefold() == text.removeprefix(start)
                ]
                return (found[0],) if found else None
        return None


def _refuse_caller(now: Moment, unit: Unit, by: str) -> Refusal | None:
    if by == attacker(now) and now.reads("who-calls") == "defender":
        return refuse(f"the call belongs to leaders of the defending player, and {by} attacks", cite("battle.1-leader"))
    if not is_leader(now, unit):
        return refuse(f"{unit.name} is no leader", cite("battle.1-leader"), cite("leader"))
    if by in battle(now).out:
        return refuse(f"{by} has passed", cite("battle.1-cycle"))
    return None


def _refuse_place(now: Moment, unit: Unit) -> Refusal | None:
    """battle-active: a unit that is not engaged uses no Battle Phase ability."""
    if is_engaged(now, unit.name) or now.reads("leader-vs-active") == "any-leader-calls":
        return None
    return refuse(f"{unit.name} is not engaged", cite("battle-active"), cite("battle.1-leader"))


def _refuse_again(now: Moment, unit: Unit) -> Refusal | None:
    """leader-once: it may be used once, and nobody says in what time and by whom."""
    found = battle(now)
    if unit.name in found.callers:
        return refuse(f"{unit.name} has made its call in this battle", cite("battle.1-leader"))
    if not found.callers and not unit.calls:
        return None
    match now.reads("leader-once"):
        case "once-per-side" if found.callers:
            return refuse("the defending side has made its call in this battle", cite("battle.1-leader"))
        case "once-per-game" if unit.calls:
            return refuse(f"{unit.name} has made its call in this game", cite("battle.1-leader"))
        case "no-rule":
            already = (
                f"{found.callers[0]} has called in this battle" if found.callers else f"{unit.name} has called before"
            )
            why = f"{already}, and nothing says whether once means per leader, per side, per battle or per game"
            return no_rule(why, cite("battle.1-leader"))
        case _:
            return None


def engage_around(now: Moment, unit: Unit) -> None:
    """battle.1-leader: everything within a span of the leader, of whatever side, is engaged."""
    names, unclear = reached(now, unit.at, SPAN)
    new = [name for name in names if name not in battle(now).engaged]
    if now.reads("call-engages") == "own-side":
        new = [name for name in new if owner_of(piece(now, name)) == unit.owner]
    now.put(battle(now)._replace(engaged=(*battle(now).engaged, *new)))
    now.say(
        f"Engaged by the call: {', '.join(new) or 'nothing new'}.",
        cite("battle.1-leader"),
        cite("engaged"),
        event=("engaged", unit.name),
    )
    if not unclear_engagement(now, unclear):
        settle_sides(now)
