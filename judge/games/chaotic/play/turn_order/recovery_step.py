"""6.4 Recovery Step: damage and effects until end of turn go together, and destroy nobody."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.play.battlegear import end_silence
from judge.games.chaotic.play.mugic_and_abilities.energy import deadly
from judge.games.chaotic.play.mugic_and_abilities.lasting import end_effects
from judge.games.chaotic.play.specific_abilities.brainwashed import note_switches
from judge.games.chaotic.play.who import creatures, game
from judge.kit.timeline import timeline


@RULES.step
def remove_damage(now: Moment) -> None:
    """6.4.1-1: all damage comes off Creatures in play."""
    for creature in creatures(now):
        if creature.damage:
            said = f"The damage on {creature.name} is removed."
            now.say(said, cite("6.4.1-1"), cite("8.5.3"), event=("recovered", creature.name))
        now.put(creature._replace(damage=0, moved=False, engaged=False, attacks=0, landed=0, hit=0, doomed=False))
    now.say("All damage is removed.", cite("6.4.1-1"))


@RULES.step
def end_turn_effects(now: Moment) -> None:
    """6.4.1-2: effects until end of turn end together."""
    if timeline(now).rows and now.reads("turn-effects-end") == "stay":
        return
    for name in end_effects(now, "turn", "combat"):
        now.say(f"What was done to {name} for this turn ends.", cite("6.4.1-2"), cite("8.9.1"), event=("ended", name))
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
            now.put(creature._replace(spared=True))
            now.say(f"{creature.name} has no Energy left, but is not destroyed in this step.", cite("6.4.1-2"))
