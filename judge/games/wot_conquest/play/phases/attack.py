"""turn.3, attack-initiate, engaged: a leader starts a battle, and everything within a span is engaged."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.battle.sides import (
    defender,
    defender_to_name,
    reached,
    settle_sides,
    unclear_engagement,
)
from judge.games.wot_conquest.play.phases.initiating import limit, refuse_repeat, refuse_starter, started, unit_meant
from judge.games.wot_conquest.play.who import battle, game, in_battle, over, owner_of, piece, units
from judge.games.wot_conquest.things import MEDIUM, NEUTRAL, SPAN, Battle, Player, Unit

OWN_TIME = (cite("turn.3"), cite("attack-initiate"), cite("turn"))


@RULES.step
def begin_attack_phase(now: Moment) -> None:
    """turn.3: the attack phase begins."""
    now.put(game(now)._replace(phase="attack"))
    now.say(
        f"{game(now).active} may start battles and use attack phase abilities.", cite("turn.3"), cite("turn.3-order")
    )


@RULES.test
def battle_is_on(now: Moment) -> bool:
    """attack-to-battle: whether the table begins in the middle of a battle."""
    return in_battle(now)


@RULES.verb
class StartBattle(Verb):
    """attack-initiate: a player starts a battle with a leader."""

    name = "start-battle"
    phrase = "initiates a battle with {0}"
    example = "`Ana initiates a battle with Rand`"

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        return [(unit.name,) for unit in units(now, by)]

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        unit = now.the(Unit, str(choice.args[0]))
        return (
            refuse_starter(now, unit, choice.by, "battle", cite("attack-leader-only"))
            or _refuse_limit(now, unit, choice.by)
            or _refuse_used_up(now, unit)
            or refuse_repeat(now, unit, "battle", cite("attack-limit"))
            or _refuse_empty(now, unit)
        )

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if now.inside("battle"):
            return refuse("a battle is on; the next one can be started only when it is over", cite("battle-to-attack"))
        return refuse("battles are started in one's own attack phase", *OWN_TIME)

    def take(self, now: Moment, choice: Choice) -> None:
        unit, player = now.the(Unit, str(choice.args[0])), now.the(Player, choice.by)
        now.put(player._replace(battles=player.battles + 1))
        now.put(started(unit, "battle"))
        now.say(
            f"{choice.by} initiates a battle with {unit.name}.",
            cite("attack-initiate"),
            *((cite("attack-limit"),) if player.battles else ()),
            actor=choice.by,
            event=("initiated", unit.name),
        )
        now.put(Battle(attacker=choice.by, initiator=unit.name))
        now.call("battle")

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Other ways to say it: `attacks with Rand`, `starts a battle with Rand`."""
        return unit_meant(
            now, text, "initiates a battle with ", "attacks with ", "starts a battle with ", "battles with "
        )


def _refuse_limit(now: Moment, unit: Unit, by: str) -> Refusal | None:
    """attack-limit: so many battles in a turn; each player has one limit, not each leader."""
    player = now.the(Player, by)
    used = unit.started.count("battle") if now.reads("limit-per-leader") == "each-leader" else player.battles
    most = limit(now, player, "attack limit")
    if used >= most:
        return refuse(f"{by} has started {used} of {most} battles this turn", cite("attack-limit"))
    return None


def _refuse_used_up(now: Moment, unit: Unit) -> Refusal | None:
    """leader-used-up: a leader that started a move may start a battle, unless a table holds otherwise."""
    if "move" in unit.started and now.reads("leader-used-up") == "used-up":
        return refuse(f"{unit.name} has started a move this turn", cite("move-initiate"), cite("attack-initiate"))
    return None


def _refuse_empty(now: Moment, unit: Unit) -> Refusal | None:
    """no-enemy-battle: no rule asks for an enemy in the span."""
    near, unclear = reached(now, unit.at, SPAN)
    alone = all(owner_of(piece(now, name)) == unit.owner for name in near)
    if alone and not unclear and now.reads("no-enemy-battle") == "needs-enemy":
        return refuse(f"no enemy is within a span of {unit.name}", cite("attack-initiate"))
    return None


@RULES.step
def engage_all(now: Moment) -> None:
    """attack-initiate: all units within a span of the initiator are engaged, whoever owns them."""
    found = battle(now)
    radius = SPAN if now.reads("engage-radius") == "span" else MEDIUM
    start = piece(now, found.initiator)
    names, unclear = (list(found.engaged), {}) if found.told else reached(now, start.at, radius)
    names += _from_afar(now, names)
    now.put(found._replace(engaged=tuple(names)))
    now.say(
        f"Engaged: {', '.join(names) or 'nothing'}.",
        cite("attack-initiate"),
        cite("engaged"),
        event=("engaged", start.name),
    )
    if not unclear_engagement(now, unclear):
        settle_sides(now)
        _say_sides(now)


def _from_afar(now: Moment, names: list[str]) -> list[str]:
    """city-attack-range: whether a city hits the units of its target wherever they are."""
    found = battle(now)
    far = [unit.name for unit in units(now, found.target) if unit.name not in names]
    if found.kind == "city" and far and now.reads("city-attack-range") == "no-distance":
        return far
    return []


def _say_sides(now: Moment) -> None:
    if now.frames and not battle(now).defenders:
        now.say("Nobody opposes the attack.", cite("attack-initiate"))
    elif now.frames and not defender_to_name(now):
        now.say(f"{battle(now).attacker} against {defender(now)}.", cite("battle.2-compare"))


@RULES.verb
class NameDefender(Verb):
    """three-sided: the attacking player names the one player (or the neutral side) that defends."""

    name = "name-defender"
    phrase = "names {0} as defender"
    example = "`Ana names Ben as defender`"

    def by(self, now: Moment) -> str:
        return battle(now).attacker

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        return [(owner,) for owner in battle(now).defenders]

    def take(self, now: Moment, choice: Choice) -> None:
        named = str(choice.args[0])
        now.put(battle(now)._replace(target=named, defenders=(named,)))
        now.say(f"{choice.by} names {named} as the defending side.", cite("battle.1-cycle"), actor=choice.by)


@RULES.step
def end_attack_phase(now: Moment) -> None:
    """turn.3: the attack phase is over."""
    now.say("The attack phase is over.", cite("turn.3"))


@RULES.step
def back_to_attack_phase(now: Moment) -> None:
    """battle-to-attack: the battle is over; in a player's turn the attack phase goes on."""
    found = battle(now)
    over(now, "battle")
    now.put(found._replace(over=True, callers=()))
    after = "the neutral turn goes on" if found.attacker == NEUTRAL else f"{found.attacker} is back in the attack phase"
    now.say(f"The battle is over; {after}.", cite("battle-to-attack"))
