"""6.1 Turn Sequence and 6.4 Recovery Step: a turn begins; damage and effects go together; it passes to the other."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.play.battlegear import end_silence
from judge.games.chaotic.play.lasting import end_effects
from judge.games.chaotic.play.leaving_play import deadly, destroy
from judge.games.chaotic.play.specific_abilities.brainwashed import note_switches
from judge.games.chaotic.play.triggers import Event, announce_time, triggered
from judge.games.chaotic.play.values import current_energy, scanned
from judge.games.chaotic.play.who import active_player, creatures, game, opponent
from judge.games.chaotic.things import Awaited, Creature
from judge.kit.timeline import end, timeline


@RULES.test
def nobody_has_won(now: Moment) -> bool:
    """6.1.1: whether nobody has won yet."""
    return not game(now).over


@RULES.step
def begin_turn(now: Moment) -> None:
    """6.1.3: a turn begins; whether what that triggers comes before the Location or with it is a reading."""
    player = active_player(now)
    now.say(f"{player}'s turn begins.", cite("6.1.3"), actor=player, event=("turn", player))
    beginning = Event("turn begins")
    if any(triggered(now, beginning)) and now.reads("turn-begins") == "with-the-location":
        now.bind("beginning", True)
        return
    announce_time(now, beginning)


@RULES.step
def come_to_the_end(now: Moment) -> None:
    """8.3.1, 6.4.2: what the end of the turn triggers; nobody has priority in the Recovery Step, so it comes before."""
    announce_time(now, Event("turn ends"))


@RULES.step
def remove_damage(now: Moment) -> None:
    """6.4.1-1: all damage comes off Creatures in play."""
    hurt = [each for each in creatures(now) if each.damage >= scanned(each, "energy")]
    if hurt and timeline(now).rows and now.reads("recovery-together") == "effects-first":
        end_turn_effects(now)
        destroy(now, [each for each in creatures(now) if deadly(now, each)], cite("8.7.3.4"))
    for creature in creatures(now):
        if creature.damage:
            said = f"The damage on {creature.name} is removed."
            now.say(said, cite("6.4.1-1"), cite("8.5.3"), event=("recovered", creature.name))
        now.put(
            creature._replace(damage=0, moved=False, engaged=False, attacks=0, landed=0, hit=0, doomed=False, used=())
        )
    for creature in now.every(Creature):  # g-move: what was done once in this turn may be done again in the next.
        if not creature.in_play and (creature.moved or creature.used):
            now.put(creature._replace(moved=False, used=()))
    now.say("All damage is removed.", cite("6.4.1-1"))
    some = any(each.counters or each.mugic_ability for each in creatures(now))
    wrong = now.reads("counters-stay") if some else "stay"
    for creature in creatures(now) if wrong != "stay" else ():
        now.put(creature._replace(counters=0 if wrong == "lost" else max(creature.counters, creature.mugic_ability)))


@RULES.step
def end_turn_effects(now: Moment) -> None:
    """6.4.1-2: effects until end of turn end together."""
    if timeline(now).rows and now.reads("turn-effects-end") == "stay":
        return
    for name in end_effects(now, "turn", "combat"):
        now.say(f"The effects on {name} for this turn end.", cite("6.4.1-2"), cite("8.9.1"), event=("ended", name))
    end_silence(now, "turn", "combat", "disarm")
    if game(now).hive and not game(now).hive_stays:
        now.put(game(now)._replace(hive=()))
    note_switches(now)
    now.say("Effects until end of turn end.", cite("6.4.1-2"))


@RULES.step
def spare_creatures(now: Moment) -> None:
    """6.4.1-2: nobody is destroyed by what ends in the Recovery Step; for how long is a reading."""
    for creature in creatures(now):
        if deadly(now, creature):
            now.put(creature._replace(spared=current_energy(now, creature), doomed=False))
            now.say(f"{creature.name} has no Energy left, but is not destroyed in this step.", cite("6.4.1-2"))


@RULES.step
def pass_turn(now: Moment) -> None:
    """6.4.3: the turn ends and the other player becomes the active one."""
    end(now, lambda row: isinstance(row, Awaited) and row.event == "turn ends")
    state = game(now)
    nxt = opponent(now, state.active)
    anew = state._replace(initiated=False, moved=False, stopped=False, showdown=False, battle="", dealt=(), today=())
    now.put(anew._replace(active=nxt, turn=state.turn + 1, fought=((), *state.fought[:2])))
    now.say(f"{nxt} becomes the Active Player.", cite("6.4.3"), event=("turn passes", nxt))
