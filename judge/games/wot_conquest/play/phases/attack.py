"""turn.3, attack-initiate, engaged: a leader starts a battle, and everything within a span is engaged."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.battle import sides
from judge.games.wot_conquest.play.durations import battle_changes_end
from judge.games.wot_conquest.play.occasions import happens_to
from judge.games.wot_conquest.play.phases.initiating import Initiate
from judge.games.wot_conquest.play.phrases import meant
from judge.games.wot_conquest.play.silence import NoRule, touch
from judge.games.wot_conquest.play.standing import refuse_turn
from judge.games.wot_conquest.play.who import battle, game, last_battle, piece, players, units
from judge.games.wot_conquest.things import LONG, MEDIUM, NEUTRAL, SPAN, Battle, Player, Unit
from judge.kit.choosing import Pick


@RULES.step
def begin_attack_phase(now: Moment) -> None:
    """turn.3: the attack phase begins."""
    now.put(game(now)._replace(phase="attack"))
    text = f"{game(now).active} may initiate battles and perform attack phase abilities."
    now.say(text, cite("turn.3"), cite("turn.3-order"))


@RULES.verb
class StartBattle(Initiate):
    """attack-initiate: a player starts a battle with a leader."""

    name = "start-battle"
    phrase = "initiates a battle with {0}"
    other_phrases = ("attacks with {0}", "starts a battle with {0}", "battles with {0}")
    example = "`Ana initiates a battle with Rand`"
    what = "battle"
    leaders = cite("attack-leader-only")
    rule = cite("attack-limit")
    only = refuse(
        "battles are started in one's own attack phase", cite("turn.3"), cite("attack-initiate"), cite("turn")
    )

    def refuse_thing(self, now: Moment, by: str, unit: Unit) -> Refusal | None:
        return super().refuse_thing(now, by, unit) or _refuse_empty(now, unit)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if (other := refuse_turn(now, choice.by, "battles are started", *self.only.cites)) is not None:
            return other
        if now.inside("battle"):
            return refuse(
                "a battle is on; the next one can be initiated only when it is over", cite("battle-to-attack")
            )
        return self.only

    def take_thing(self, now: Moment, by: str, unit: Unit) -> None:
        player = now.the(Player, by)
        now.put(player._replace(battles=player.battles + 1))
        now.put(unit._replace(started=(*unit.started, "battle")))
        rules = (*((cite("attack-limit"),) if player.battles else ()), cite("attack-initiate"))
        now.say(f"{by} initiates a battle with {unit.name}.", *rules, actor=by, event=("initiated", unit.name))
        now.put(Battle(attacker=by, initiator=unit.name))
        now.call("battle")


def _refuse_empty(now: Moment, unit: Unit) -> Refusal | None:
    """no-enemy-battle: no rule asks for an enemy in the span."""
    near, unclear = sides.reached(now, unit.at, SPAN)
    alone = all(piece(now, name).owner == unit.owner for name in near)
    if alone and not unclear and now.reads("no-enemy-battle") == "needs-enemy":
        return refuse(f"no enemy is within a span of {unit.name}", cite("attack-initiate"))
    return None


def in_reach(now: Moment, start: str) -> tuple[list[str], dict[str, NoRule]]:
    """attack-initiate: the pieces within a bare span, and why it cannot be told of others; some take a medium-span."""
    names, unclear = sides.reached(now, start, SPAN)
    if measure := {"medium": MEDIUM, "far": LONG}.get(now.reads("engage-radius"), ""):
        more, _ = sides.reached(now, start, measure)
        return list(dict.fromkeys((*names, *more))), {name: why for name, why in unclear.items() if name not in more}
    return names, unclear


@RULES.step
def engage_all(now: Moment) -> None:
    """attack-initiate: all units within a span of the initiator are engaged, whoever owns them."""
    found = battle(now)
    start = piece(now, found.initiator)
    names, unclear = (list(found.engaged), {}) if found.told else in_reach(now, start.at)
    names += _from_afar(now, names)
    now.put(found._replace(engaged=tuple(names)))
    text = f"Engaged: {', '.join(names) or 'nothing'}."
    now.say(text, cite("attack-initiate"), cite("engaged"), event=("engaged", start.name))
    if touch(now, *names) or sides.unclear_engagement(now, unclear):
        return
    sides.settle_sides(now)
    if now.frames and not battle(now).defenders:
        now.say("Nobody opposes the attack.", cite("attack-initiate"))
    elif now.frames and not sides.defender_to_name(now):
        text = f"{battle(now).attacker} against {sides.defender(now)}."
        now.say(text, cite("engaged"), cite("battle.2-compare"))
    if now.frames:
        happens_to(now, "battle begins", *battle(now).engaged)


def _from_afar(now: Moment, names: list[str]) -> list[str]:
    """city-attack-range: whether a city hits the units of its target wherever they are."""
    found = battle(now)
    far = [unit.name for unit in units(now, found.target) if unit.name not in names]
    if found.kind == "city" and far and now.reads("city-attack-range") == "no-distance":
        return far
    return []


@RULES.verb
class NameDefender(Pick):
    """three-sided: the attacking player names the one player (or the neutral side) that defends."""

    name = "name-defender"
    phrase = "names {0} as defender"
    example = "`Ana names Ben as defender`"

    only = refuse(
        "no defender is named: at most by one reading, by the attacker of a battle with several others in it",
        cite("battle.1-cycle"),
        cite("battle.2-compare"),
    )

    def by(self, now: Moment) -> str:
        return battle(now).attacker

    def options(self, now: Moment, by: str) -> Iterable[str]:
        found = last_battle(now)
        return found.defenders if found else ()

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Any player, so that he can be refused."""
        return meant(self, by, text, ((name,) for name in (*players(now), NEUTRAL)))

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        if name in battle(now).defenders:
            return None
        why = f"{name} has nothing in the battle that could oppose {by}"
        return refuse(why, cite("engaged"), cite("battle.2-compare"))

    def picked(self, now: Moment, by: str, name: str) -> None:
        now.put(battle(now)._replace(target=name, defenders=(name,)))
        now.say(f"{by} names {name} as the defending side.", cite("battle.1-cycle"), actor=by)


@RULES.step
def end_attack_phase(now: Moment) -> None:
    """turn.3: the attack phase is over."""
    now.say("The attack phase ends.", cite("turn.3"))
    touch(now)


@RULES.step
def back_to_attack_phase(now: Moment) -> None:
    """battle-to-attack: the battle is over; in a player's turn the attack phase goes on."""
    found = battle(now)
    battle_changes_end(now)
    now.put(found._replace(over=True, callers=()))
    after = "the neutral turn continues" if found.attacker == NEUTRAL else f"{found.attacker}'s attack phase continues"
    now.say(f"The battle is over; {after}.", cite("battle-to-attack"))
