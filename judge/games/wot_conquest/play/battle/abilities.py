"""battle.1, battle.1-leader: both sides use abilities or pass, attacking player first; the defending leader's call."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Choice, Moment, Open, Refusal, no_rule, refuse
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.battle import sides
from judge.games.wot_conquest.play.battle.sides import decider, defender, is_engaged, members, other, too_late
from judge.games.wot_conquest.play.phrases import meant
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.standing import every_piece, refuse_stranger, refuse_unit
from judge.games.wot_conquest.play.who import battle, battle_is_on, game, is_leader, piece, units
from judge.games.wot_conquest.things import NEUTRAL, SPAN, Unit
from judge.kit.choosing import PickThing


def ability_step(now: Moment) -> bool:
    """attack-vs-battle: whether there is an ability step; in a player's battle always."""
    return battle(now).kind == "battle" or now.reads("attack-vs-battle") == "same"


@RULES.test
def nobody_chooses(now: Moment) -> bool:
    """neutral-decisions: whether a neutral unit has an ability on which nobody can decide."""
    here = [unit for unit in units(now, NEUTRAL) if is_engaged(now, unit.name)]
    able = any(ability.phase == "battle" for unit in here for ability in unit.abilities)
    return able and now.reads("neutral-decisions") == "no-rule"


@RULES.step
def neutral_cannot_choose(now: Moment) -> None:
    """battle.1-cycle: every choice is given to a player, and the neutral side has none."""
    why = "every choice in a battle is given to a player, and nobody is named to use the abilities of neutral units"
    run_out(now, NoRule(why, cite("battle.1-cycle"), cite("neutral-sheet")))


@RULES.role
def first_to_act(now: Moment) -> str:
    """battle.1-first: the attacking player has the first opportunity."""
    first = battle(now).attacker if now.reads("who-acts-first") == "attacker" else decider(now, defender(now))
    return first or battle(now).attacker


@RULES.test
def one_side_chooses(now: Moment) -> bool:
    """neutral-decisions: whether just one side has somebody to choose; the other then passes whenever it is asked."""
    return ability_step(now) and not (decider(now, battle(now).attacker) and decider(now, defender(now)))


@RULES.test
def both_sides_choose(now: Moment) -> bool:
    """battle.1-cycle: whether both sides have a player."""
    return ability_step(now) and not one_side_chooses(now)


@RULES.role
def only_chooser(now: Moment) -> str:
    """neutral-decisions: the one who chooses in a battle against the neutral side, or against nobody."""
    return decider(now, battle(now).attacker) or decider(now, defender(now))


@RULES.step
def neutral_passes(now: Moment) -> None:
    """neutral-decisions: nobody chooses for the neutral side, so it passes whenever it is asked."""
    if NEUTRAL in (battle(now).attacker, *battle(now).defenders):
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
    return decider(now, other(now, _open(now).actor)) or battle(now).attacker


@RULES.verb
class Call(PickThing[Unit]):
    """battle.1-leader: a defending leader engages all units within a span of it, once."""

    name = "call"
    phrase = "calls with {0}"
    other_phrases = (
        "uses the call of {0}",
        "uses the leader ability of {0}",
        "reinforces with {0}",
        "engages more units with {0}",
        "engages all units within a span of {0}",
        "calls for help with {0}",
        "calls reinforcements with {0}",
    )
    example = "`Ben calls with Fade` (the defending leader's ability)"
    kind = Unit
    only = refuse("the call is a Battle Phase ability", cite("battle.1-leader"))

    def things(self, now: Moment, by: str) -> Iterable[Unit]:
        return sides.own_units(now, by)

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        return refuse_unit(now, name, cite("battle.1-leader")) or super().why_not(now, by, name)

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Any piece, so that it can be refused."""
        return meant(self, by, text, ((each.name,) for each in every_piece(now)))

    def refuse_thing(self, now: Moment, by: str, unit: Unit) -> Refusal | None:
        return _refuse_caller(now, unit, by) or _refuse_again(now, unit)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if not battle_is_on(now):
            return self.only
        return too_late(now) or (self.refuse(now, choice) if choice.args else None)

    def take_thing(self, now: Moment, by: str, unit: Unit) -> None:
        now.put(unit._replace(calls=unit.calls + 1))
        now.put(battle(now)._replace(callers=(*battle(now).callers, unit.name)))
        now.say(f"{unit.name} calls for help.", cite("battle.1-leader"), actor=by, event=("called", unit.name))
        if now.reads("leader-vs-active") == "call-blocked":
            now.say("Units outside the battle cannot be affected, so nothing happens.", cite("battle-active"))
        else:
            engage_around(now, unit)


def _refuse_caller(now: Moment, unit: Unit, by: str) -> Refusal | None:
    """battle.1-leader: leaders of the defending player call; battle-active: those that are engaged."""
    if unit.owner not in members(now, by) and unit.owner != by:
        return refuse_stranger(unit, by, cite("battle.1-leader"))
    if by == battle(now).attacker and now.reads("who-calls") == "defender":
        return refuse(f"the call belongs to leaders of the defending player, and {by} attacks", cite("battle.1-leader"))
    if (stranger := sides.refuse_chooser(now, by)) is not None:
        return Refusal(stranger.text, (cite("battle.1-leader"), *stranger.cites))
    if not is_leader(now, unit):
        return refuse(f"{unit.name} is not a leader", cite("battle.1-leader"), cite("leader"))
    if by in battle(now).out:
        return refuse(f"{by} has passed", cite("battle.1-cycle"))
    if not is_engaged(now, unit.name):
        return refuse(f"{unit.name} is not engaged", cite("battle-active"), cite("battle.1-leader"))
    return None


def _refuse_again(now: Moment, unit: Unit) -> Refusal | None:
    """leader-once: it may be used once, and nobody says in what time and by whom."""
    found = battle(now)
    if unit.name in found.callers:
        return refuse(f"{unit.name} has made its call in this battle", cite("battle.1-leader"))
    acted = any(scope == "battle" for _, scope, _ in game(now).used)
    if acted and now.reads("call-late") == "too-late":
        return refuse("abilities have been used in this battle", cite("battle.1-leader"))
    if not found.callers and not unit.calls:
        return None
    match now.reads("leader-once"):
        case "once-per-side" if found.callers:
            return refuse("the defending side has made its call in this battle", cite("battle.1-leader"))
        case "once-per-game" if unit.calls:
            return refuse(f"{unit.name} has made its call in this game", cite("battle.1-leader"))
        case "no-rule":
            before = f"{unit.name} has called before"
            already = f"{found.callers[0]} has called in this battle" if found.callers else before
            why = f"{already}, and no rule says whether once means per leader, per side, per battle or per game"
            return no_rule(why, cite("battle.1-leader"))
        case _:
            return None


def engage_around(now: Moment, unit: Unit) -> None:
    """battle.1-leader: everything within a span of the leader, of whatever side, is engaged."""
    names, unclear = sides.reached(now, unit.at, SPAN)
    if now.reads("call-engages") == "own-side":
        names = [name for name in names if piece(now, name).owner == unit.owner]
    sides.engage(now, names, "Engaged by the call", unit.name, cite("battle.1-leader"), cite("engaged"))
    if not sides.unclear_engagement(now, unclear):
        sides.settle_sides(now)
