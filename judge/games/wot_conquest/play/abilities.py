"""battle-order, attack-to-battle, deploy-ability, move-ability, attack-ability: using an ability in its phase."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable

from judge.engine import Choice, Cite, Moment, Refusal, Verb, no_rule, refuse, remembered
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.cards.deeds import Doing, carry_out
from judge.games.wot_conquest.cards.meanings import Ability
from judge.games.wot_conquest.play.battle.sides import is_engaged, members, own_units, refuse_chooser, too_late
from judge.games.wot_conquest.play.conditions import hold
from judge.games.wot_conquest.play.costs import pay, refuse_cost
from judge.games.wot_conquest.play.groups import User
from judge.games.wot_conquest.play.phrases import in_words
from judge.games.wot_conquest.play.silence import NoRule, at_stake
from judge.games.wot_conquest.play.standing import every_piece, refuse_stranger, refuse_unit, unit_called
from judge.games.wot_conquest.play.targets import possible_targets, refuse_target
from judge.games.wot_conquest.play.values import muted
from judge.games.wot_conquest.play.who import battle, battle_is_on, game, last_battle, units
from judge.games.wot_conquest.things import BOARD, City, Player, Town, Unit

Used = tuple[tuple[str, str, int], ...]
OFTEN = 4


def key(unit: Unit, ability: Ability) -> str:
    """What an ability is called: its name and its unit."""
    return f"{ability.name} of {unit.name}"


@RULES.verb
class UseAbility(Verb):
    """An ability of a unit is used: deployment, movement and attack phase abilities in one's own turn only."""

    name = "use"
    example = "`Ana uses Balefire of Rand`, `Ana uses Balefire of Rand on Fade`"

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        for unit in own_units(now, by):
            for ability in unit.abilities:
                if ability.phase:
                    targets = possible_targets(now, ability) if ability.target else [""]
                    yield from ((unit.name, ability.name, target) for target in targets)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if (wrong := _refuse_parts(now, choice)) is not None:
            return wrong
        unit, ability, target = parts(now, choice)
        return (
            _refuse_anyhow(now, unit.name, ability.name, choice.by)
            or refuse_target(now, unit, ability, target)
            or _refuse_means(now, unit.name, ability.name)
        )

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if not choice.args:
            return refuse("no unit here has such an ability", cite("battle.1"))
        if (wrong := _refuse_parts(now, choice)) is not None:
            return wrong
        ability = parts(now, choice)[1]
        if ability.phase == "battle" and battle_is_on(now):
            return too_late(now) or self.refuse(now, choice)
        return _wrong_time(now, ability, choice.by)

    def take(self, now: Moment, choice: Choice) -> None:
        unit, ability, target = parts(now, choice)
        on = f" on {target}" if target else ""
        text, rules = f"{choice.by} uses {key(unit, ability)}{on}.", _permitting(now, ability, choice.by)
        now.say(text, *rules, actor=choice.by, event=("used", key(unit, ability)))
        now.put(game(now)._replace(used=_once_more(game(now).used, key(unit, ability), ability)))
        pay(now, unit, ability)
        carry_out(now, ability.deeds, Doing(key(unit, ability), User(unit.owner, unit.name), ability.rule, target))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Shorter ways to say it, where they mean one thing: `uses Balefire`, `activates Balefire on Fade`."""
        match = re.fullmatch(r"(?:uses|use|activates|performs|plays) (.+)", text)
        if match is None:
            return None
        meant = [args for args in self.candidates(now, by) if match[1] in _short(*map(str, args))]
        return meant[0] if len(meant) == 1 else None if meant else _tried(now, match[1])

    def say(self, choice: Choice) -> str:
        unit, ability, target = choice.args
        return f"uses {ability} of {unit}" + (f" on {target}" if target else "")


def _of_unit(now: Moment, name: str, called: str) -> tuple[Unit, Ability]:
    """A unit and the ability of that name that it has."""
    unit = now.the(Unit, name)
    return unit, next(each for each in unit.abilities if each.name == called)


@remembered
def _refuse_anyhow(now: Moment, name: str, called: str, by: str) -> Refusal | None:
    """What stands against an ability whatever it is used on: the phase, and who uses it."""
    unit, ability = _of_unit(now, name, called)
    return _refuse_phase(now, ability, by) or _refuse_user(now, unit, ability, by)


@remembered
def _refuse_means(now: Moment, name: str, called: str) -> Refusal | None:
    """What stands against an ability that is used on the right thing: its conditions, its limit, its cost."""
    unit, ability = _of_unit(now, name, called)
    return _refuse_condition(now, unit, ability) or _refuse_limit(now, unit, ability) or refuse_cost(now, unit, ability)


def _permitting(now: Moment, ability: Ability, by: str) -> tuple[Cite, ...]:
    """The rules under which an ability is used: of its phase, in another's turn, after a battle."""
    rules = [ability.rule]
    if ability.phase == "battle":
        rules += [*([cite("battle.1-any-turn")] if game(now).active != by else []), cite("battle.1-cycle")]
    if ability.phase == "attack" and now.the(Player, by).battles and not battle_is_on(now):
        rules.insert(0, cite("battle-to-attack"))
    return tuple(rules)


def _short(unit: str, ability: str, target: str) -> set[str]:
    """The ways to name an ability without all of its parts, in small letters."""
    names = {ability, f"{ability} of {unit}", f"{unit}'s {ability}"}
    on = {f"{name} on {target}" for name in names} if target else names
    return {name.casefold() for name in on}


def parts(now: Moment, choice: Choice) -> tuple[Unit, Ability, str]:
    """The unit, the ability and the target of a choice."""
    return *_of_unit(now, str(choice.args[0]), str(choice.args[1])), str(choice.args[2])


def _tried(now: Moment, text: str) -> tuple[Hashable, ...] | None:
    """Any ability of any unit on anything, so that it can be refused; one word may name an ability nobody has."""
    names = [each.name for each in (*every_piece(now), *now.every(Player))]
    on = next((name for name in names if text.endswith(f" on {name.casefold()}")), "")
    said = text.removesuffix(f" on {on.casefold()}") if on else text
    for unit in now.every(Unit):
        for ability in unit.abilities:
            if ability.name and said in _short(unit.name, ability.name, ""):
                return unit.name, ability.name, on
    owner = next((unit.name for unit in now.every(Unit) if said.endswith(f" of {unit.name.casefold()}")), "")
    return (owner, said.removesuffix(f" of {owner.casefold()}"), on) if owner else None


def _refuse_parts(now: Moment, choice: Choice) -> Refusal | None:
    """battle.1, battle-active: a unit of one's own on the board, an ability that it has and that is one to be used."""
    name, called, target = map(str, choice.args)
    unit = unit_called(now, name)
    ability = next((each for each in unit.abilities if each.name == called), None) if unit else None
    rule = ability.rule if ability else cite("battle.1")
    if unit is None or unit.zone != BOARD:
        return refuse_unit(now, name, rule)
    if unit.owner != choice.by and unit.owner not in members(now, choice.by):
        return refuse_stranger(unit, choice.by, rule)
    if ability is None:
        return refuse(f"{name} has no ability {called}", rule)
    if not ability.phase:
        return refuse(f"{called} is not used; it always applies", rule)
    if ability.target and not target:
        return refuse(f"{called} is used on something: {in_words(ability.target, 'group')}", rule)
    aimed = now.get(target) if target else None
    if target and (not ability.target or not isinstance(aimed, Unit | City | Town)):
        return refuse(f"{called} is not used on {target}", rule)
    if (unknown := at_stake(now, target) if target else None) is not None:
        return unknown.refusal(rule)
    return refuse_unit(now, target, rule) if isinstance(aimed, Unit) else None


def _once_more(used: Used, name: str, ability: Ability) -> Used:
    """What has been used, with one more use of an ability; sorted, so that equal states are equal."""
    scopes = {"once": ("battle", "game"), "": ("battle",) if ability.phase == "battle" else ("turn",)}
    counts = {(each, scope): n for each, scope, n in used}
    for scope in scopes.get(ability.limit, (ability.limit,)):
        counts[name, scope] = counts.get((name, scope), 0) + 1
    return tuple(sorted((each, scope, n) for (each, scope), n in counts.items()))


def _refuse_phase(now: Moment, ability: Ability, by: str) -> Refusal | None:
    """deploy-ability, move-ability, attack-ability: in their own phase; attack-to-battle: not during a battle.

    battle.1-any-turn: Battle Phase abilities whoever's turn it is.
    """
    if not battle_is_on(now):
        return _refuse_after(now, ability, by) if now.inside(ability.phase) else _wrong_time(now, ability, by)
    if ability.phase == "battle":
        own = game(now).active == by or now.reads("battle-abilities-turn") != "own-turn"
        return None if own else refuse(f"it is not {by}'s turn", cite("battle.1-any-turn"))
    if ability.phase != "attack":
        return _wrong_time(now, ability, by)
    if now.reads("attack-abilities-in-battle") == "suspended":
        why = "attack phase abilities may not be used during a battle"
        return refuse(why, cite("attack-to-battle"), cite("attack-ability"))
    return None


def _refuse_after(now: Moment, ability: Ability, by: str) -> Refusal | None:
    """battle-to-attack: after a battle the attack phase goes on, though some take it for over."""
    fought = ability.phase == "attack" and now.the(Player, by).battles
    if fought and now.reads("after-a-battle") == "closed":
        return refuse("the battle of this turn has been fought", cite("battle-to-attack"))
    return None


def _wrong_time(now: Moment, ability: Ability, by: str) -> Refusal:
    """deploy-ability, move-ability, attack-ability: another phase than its own, or another player's turn."""
    if game(now).active != by and now.inside(ability.phase):
        why = f"it is not {by}'s turn, and {ability.phase} phase abilities may be used only in one's own turn"
        return refuse(why, ability.rule)
    if ability.phase == "movement" and now.inside("move"):
        why = "a move is being made, and abilities are used before or after it"
        return refuse(why, cite("turn.2-order"), cite("move-group"), ability.rule)
    found = last_battle(now)
    if ability.phase == "battle" and found is not None and found.over and unit_in(now, ability, found.engaged):
        return refuse("abilities come before the outcome, and the battle is over", cite("battle-order"), ability.rule)
    article = "an" if ability.phase == "attack" else "a"
    return refuse(f"{ability.name} is {article} {ability.phase} phase ability", ability.rule)


def unit_in(now: Moment, ability: Ability, engaged: Iterable[str]) -> bool:
    """engaged: whether a unit with this ability took part in a battle."""
    return any(ability in unit.abilities for unit in now.every(Unit) if unit.name in engaged)


def _refuse_user(now: Moment, unit: Unit, ability: Ability, by: str) -> Refusal | None:
    """battle-active: only engaged units are active during a battle."""
    if muted(now, unit):
        return refuse(f"{unit.name} has lost its abilities", ability.rule)
    if not battle_is_on(now):
        return None
    if (stranger := refuse_chooser(now, by)) is not None:
        return stranger
    if by in battle(now).out:
        return refuse(f"{by} has passed", cite("battle.1-cycle"))
    if not is_engaged(now, unit.name) and now.reads("outsiders-act") == "inactive":
        return refuse(f"{unit.name} is not engaged in this battle", cite("battle-active"))
    return None


def _refuse_condition(now: Moment, unit: Unit, ability: Ability) -> Refusal | None:
    """What the ability itself says about when it may be used."""
    held = hold(now, ability.conditions, User(unit.owner, unit.name))
    if isinstance(held, NoRule):
        return held.refusal(ability.rule)
    if held:
        return None
    why = " and ".join(in_words(each, "condition") for each in ability.conditions)
    return refuse(f"{ability.name} is used only if {why}", ability.rule)


def _refuse_limit(now: Moment, unit: Unit, ability: Ability) -> Refusal | None:
    """What the ability itself says; for a battle the rules add no limit, though some tables do."""
    scopes = {scope for name, scope, _ in game(now).used if name == key(unit, ability)}
    used = bool(scopes)
    if ability.limit == "once" and used:
        return _refuse_once(now, ability, "battle" in scopes and battle_is_on(now))
    others = any(name.endswith(f" of {unit.name}") and name != key(unit, ability) for name, _, _ in game(now).used)
    if others and ability.phase == "battle" and now.reads("one-ability") == "one":
        return refuse(f"{unit.name} has used an ability in this battle", cite("battle.1-cycle"))
    if used and ability.limit:
        return refuse(f"{ability.name} is used once per {ability.limit}", ability.rule)
    if used and ability.phase == "battle" and now.reads("cycle-ability-reuse") == "once-per-battle":
        return refuse(f"{ability.name} has been used in this battle", cite("battle.1-cycle"))
    return None


def _refuse_once(now: Moment, ability: Ability, in_battle: bool) -> Refusal | None:
    """leader-once: `once` without a time, as the rulebook says it of the call: in one battle for sure."""
    option = now.reads("leader-once")
    if in_battle or option == "once-per-game":
        return refuse(f"{ability.name} is used once", ability.rule, cite("battle.1-leader"))
    if option == "no-rule":
        why = f"{ability.name} is used once, and the rulebook does not say whether that is per battle or per game"
        return no_rule(why, cite("battle.1-leader"), ability.rule)
    return None


def goes_on_for_ever(now: Moment) -> bool:
    """cycle-ability-reuse: whether a free ability without a limit has been used so often that the line has no end."""
    often = {name for name, _, times in game(now).used if times > OFTEN}
    free = (key(unit, each) for unit in units(now) for each in unit.abilities if not each.cost and not each.limit)
    return bool(often) and not often.isdisjoint(free)


RULES.endless = goes_on_for_ever
