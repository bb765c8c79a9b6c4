"""7.2.1 to 7.2.3, 7.3: engagement, Battlegear, Beginning of Combat, stalemate, the end."""

from __future__ import annotations

from judge.content.problem import BadInput, Place
from judge.engine import Moment
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards import qualities
from judge.games.chaotic.cards.meanings.ability import Battlegear
from judge.games.chaotic.play.battlegear import end_silence, may_be_turned, turn_together
from judge.games.chaotic.play.lasting import end_effects
from judge.games.chaotic.play.leaving_play import DEFEATED, destroy, watch
from judge.games.chaotic.play.mugic_and_abilities.abilities import has_invisibility
from judge.games.chaotic.play.specific_abilities.brainwashed import own_text
from judge.games.chaotic.play.triggers import AT_COMBAT, Event, announce, put_triggers, triggered
from judge.games.chaotic.play.who import combat, creatures, fight, fighters, game, note_today, opposing, players
from judge.games.chaotic.things import PLAY, Combat, Creature
from judge.kit.timeline import timeline
from judge.kit.triggers import release

ENOUGH = 20
Runs = tuple[tuple[str, int], ...]


def _combatants(now: Moment) -> list[Creature]:
    """6.3.4: the two Creatures in the space of the battle; or those the table says are engaged."""
    space = game(now).battle
    found = [each for each in creatures(now) if (each.space == space if space else each.engaged)]
    if len({creature.controller for creature in found}) != 2:
        wrong = "no combat can begin here: mark one Creature of each player with `engaged: yes`"
        raise BadInput.at(Place("table"), wrong)
    return sorted(found, key=lambda each: each.controller != game(now).active)


@RULES.step
def engage(now: Moment) -> None:
    """7.2.1: the two Creatures are engaged; what that triggers waits. 6.3.7.1: who has fought is remembered."""
    here = _combatants(now)
    now.bind("holding", True)
    fought = game(now).fought or ((),)
    today = tuple(dict.fromkeys((*fought[0], *((each.controller, each.name) for each in here))))
    now.put(game(now)._replace(fought=(today, *fought[1:])))
    now.put(Combat(space=here[0].space))
    for creature in here:
        now.put(creature._replace(engaged=True, attacks=0, landed=0, hit=0))
    now.say(f"{' and '.join(each.name for each in here)} are engaged.", cite("7.2.1"), event=("engaged", here[0].space))
    announce(now, *(Event("engaged", now.the(Creature, each.name), _other(now, here, each)) for each in here))


def _other(now: Moment, here: list[Creature], creature: Creature) -> Creature:
    """The Creature that another one fights."""
    return now.the(Creature, next(each.name for each in here if each.controller != creature.controller))


@RULES.step
def reveal_gear(now: Moment) -> None:
    """7.2.2: face-down Battlegear of engaged Creatures is turned up, at the same moment; what that triggers waits."""
    names = [creature.name for creature in fighters(now)]
    down = [gear for gear in now.every(Battlegear) if gear.bearer in names and not gear.up and gear.zone == PLAY]
    if not down or game(now).format == "apprentice":
        now.say("There is no Battlegear to reveal.", cite("7.2.2"))
        return
    if now.reads("gear-revealed-first") == "stays-down":
        return
    down = [gear for gear in down if may_be_turned(now, gear, up=True)]
    down.sort(key=lambda gear: names.index(gear.bearer))
    turn_together(now, down, up=True)
    announce(now, *(Event("gear revealed", now.the(Creature, gear.bearer), gear=gear.name) for gear in down))


@RULES.step
def begin_combat(now: Moment) -> None:
    """7.2.3: what was held back, and what the beginning of combat triggers, goes on the Burst."""
    now.bind("holding", False)
    held = release(now)
    now.say("Combat begins.", cite("7.2.3"), event=("combat", "begins"))
    now.put(combat(now)._replace(began=timeline(now).next))
    for creature in fighters(now):
        _note_quiet(now, creature)
    put_triggers(now, [*held, *triggered(now, Event("combat begins"))])


def _note_quiet(now: Moment, creature: Creature) -> None:
    """g-elementproof, 9.4.4: says of keywords that trigger as combat begins why they do not."""
    foe = opposing(now, creature)
    for ability in own_text(now, creature) if foe is not None else ():
        if foe and ability.name == "elementproof" and ability.param not in qualities.elements(now, foe):
            why = f"{foe.name} does not have {ability.param.capitalize()}"
            now.say(f"{ability.title} of {creature.name} does not trigger: {why}.", cite("g-elementproof"))
        elif foe and ability.tag == "invisibility" and ability.name in AT_COMBAT and has_invisibility(now, foe):
            why = f"{foe.name} has Invisibility too"
            now.say(f"{ability.title} of {creature.name} does not trigger: {why}.", cite("9.4.4"), cite("9.4.1"))


@RULES.test
def combat_goes_on(now: Moment) -> bool:
    """7.3: whether the combat has not ended."""
    found = fight(now)
    return found is not None and not found.over


@RULES.step
def end_combat(now: Moment) -> None:
    """7.3: the combat is over; 6.3.4: whoever is left stays in the space. Damage stays until the turn ends (8.5.3)."""
    ending = list(triggered(now, Event("combat ends")))
    left = fighters(now)
    if len(left) == 1 and fight(now) is not None:
        ending += triggered(now, Event("wins combat", left[0]))
        note_today(now, "won", left[0].name)
    for creature in fighters(now):
        gone = creature.damage and now.reads("damage-stays") == "removed"
        now.put(creature._replace(engaged=False, attacks=0, landed=0, hit=0, damage=0 if gone else creature.damage))
    stay = not timeline(now).rows or now.reads("effects-past-combat") == "stay"
    end_effects(now, *(("combat",) if stay else ("combat", "turn")))
    end_silence(now, "combat", *_disarmed(now))
    now.drop("combat")
    now.put(game(now)._replace(battle=""))
    now.say("Combat ends.", cite("7.3.1"), cite("7.3.3"), event=("combat", "ended"))
    watch(now)
    put_triggers(now, ending)


def _disarmed(now: Moment) -> tuple[str, ...]:
    """8.9.1, g-disarm: Battlegear lacks its abilities for the turn; that it ends with the combat is a mistake."""
    silenced = any(gear.silenced == "disarm" for gear in now.every(Battlegear))
    return ("disarm",) if silenced and now.reads("disarm-ends") == "combat" else ()


def count_attack(now: Moment, by: str, *, harmful: bool) -> None:
    """7.3.2: counts an attack that dealt no damage; one that did ends the run."""
    if combat := fight(now):
        runs = ((), ()) if harmful else (_longer(combat.harmless, by), _longer(combat.quiet, by))
        now.put(combat._replace(harmless=runs[0], quiet=runs[1]))


def _longer(runs: Runs, by: str) -> Runs:
    counted = dict(runs)
    return tuple(sorted({**counted, by: counted.get(by, 0) + 1}.items()))


def break_quiet(now: Moment) -> None:
    """Damage that is not attack damage has been dealt; whether that breaks the run is a reading."""
    if combat := fight(now):
        now.put(combat._replace(quiet=()))


def end_if_stalled(now: Moment) -> None:
    """7.3.2: when twenty attacks each have dealt nothing, both engaged Creatures are defeated and combat ends."""
    combat = fight(now)
    if combat and not combat.over and _is_stalemate(now, combat):
        now.say(f"Each player has played {ENOUGH} attacks without damage.", cite("7.3.2"))
        now.put(combat._replace(over=True))
        destroy(now, fighters(now), cite("7.3.2"), word=DEFEATED)


def _is_stalemate(now: Moment, combat: Combat) -> bool:
    """7.3.2: whether both players have played twenty attacks in a row without damage."""
    if not _all_enough(now, combat.harmless):
        return False
    return _all_enough(now, combat.quiet) or now.reads("stalemate-count") == "attacks-only"


def _all_enough(now: Moment, runs: Runs) -> bool:
    return all(dict(runs).get(player, 0) >= ENOUGH for player in players(now))
