"""7 Combat: engagement, Battlegear, Beginning of Combat, initiative, the Strike Phase, the end."""

from __future__ import annotations

from judge.engine.moment import Moment
from judge.games.chaotic import values
from judge.games.chaotic.burst import announce, put_triggers, striking_player
from judge.games.chaotic.instructions import turn_gear
from judge.games.chaotic.leaving import destroy
from judge.games.chaotic.rules import RULES, cite
from judge.games.chaotic.things import (
    STATISTICS,
    Battlegear,
    Combat,
    Creature,
    Effect,
    Game,
    Location,
    Player,
    Timeline,
)

STALEMATE = 20


def fighters(now: Moment) -> list[Creature]:
    """The engaged Creatures, the active player's first."""
    active = now.the(Game, "game").active
    found = [values.engaged(now, active), values.engaged(now, values.opponent(now, active))]
    return [creature for creature in found if creature is not None]


@RULES.step
def engage(now: Moment) -> None:
    """7.2.1: the two Creatures in the space are engaged; what that triggers waits."""
    space = now.given(str, "space")
    now.bind("holding", True)
    here = [creature for creature in values.creatures(now) if creature.space == space]
    game = now.the(Game, "game")
    both = tuple(dict.fromkeys((*(game.fought[0] if game.fought else ()), *(each.controller for each in here))))
    now.put(game._replace(fought=(both, *game.fought[1:])))
    now.put(Combat(space=space))
    for creature in here:
        now.put(creature._replace(engaged=True, attacks=0))
    now.say(f"{' and '.join(each.name for each in here)} are engaged.", cite("7.2.1"), event=("engaged", space))
    for creature in here:
        announce(now, "engaged", now.the(Creature, creature.name))


@RULES.step
def reveal_gear(now: Moment) -> None:
    """7.2.2: face-down Battlegear of engaged Creatures is turned up; what that triggers waits."""
    names = [creature.name for creature in fighters(now)]
    down = [gear for gear in now.every(Battlegear) if gear.bearer in names and not gear.up and gear.zone == "play"]
    if now.the(Game, "game").format == "apprentice":
        down = []
    for gear in sorted(down, key=lambda gear: names.index(gear.bearer)):
        turn_gear(now, gear, True)
    if not down:
        now.say("No Battlegear to reveal.", cite("7.2.2"))


@RULES.step
def begin_combat(now: Moment) -> None:
    """7.2.3: everything held back, and what the beginning of combat triggers, goes on the Burst, active player's first."""
    now.bind("holding", False)
    game = now.the(Game, "game")
    held = game.held
    now.put(game._replace(held=()))
    now.say("Combat begins.", cite("7.2.3"))
    from judge.games.chaotic.burst import triggered

    put_triggers(now, [*held, *triggered(now, "combat begins", None, "")])


@RULES.test
def combat_goes_on(now: Moment) -> bool:
    """7.3: whether both Creatures are still in it."""
    combat = now.get("combat")
    return isinstance(combat, Combat) and not combat.over and len(fighters(now)) == 2


@RULES.step
def determine_initiative(now: Moment) -> None:
    """7.2.4.1: check after check until exactly one Creature qualifies."""
    first, second = fighters(now)
    for check in (_surprise, _drawback, _location):
        winner = check(now, first, second)
        if winner is not None:
            break
    else:
        winner = first
        now.say(f"{first.name} has Initiative: its controller is the active player.", cite("7.2.4.1-4"),
                event=("initiative", first.name))  # fmt: skip
    now.put(now.the(Combat, "combat")._replace(striker=winner.controller))


def _only(first: Creature, second: Creature, one: bool, other: bool) -> Creature | None:
    return (first if one else second) if one != other else None


def _surprise(now: Moment, first: Creature, second: Creature) -> Creature | None:
    """Check 1: exactly one with Surprise."""
    if now.reads("loses-initiative-undefined") == "drawback-first":
        drawback = _drawback(now, first, second)
        if drawback is not None:
            return drawback
    winner = _only(first, second, values.has(now, first, "surprise"), values.has(now, second, "surprise"))
    if winner is not None:
        now.say(f"{winner.name} has Initiative by Surprise.", cite("7.2.4.1-1"), event=("initiative", winner.name))
    return winner


def _drawback(now: Moment, first: Creature, second: Creature) -> Creature | None:
    """Check 2: exactly one that loses Initiative checks; the other has it."""
    loses = "loses initiative checks"
    loser = _only(first, second, values.has(now, first, loses), values.has(now, second, loses))
    if loser is None:
        return None
    winner = second if loser is first else first
    now.say(f"{winner.name} has Initiative: {loser.name} loses Initiative checks.", cite("7.2.4.1-2"),
            event=("initiative", winner.name))  # fmt: skip
    return winner


def _location(now: Moment, first: Creature, second: Creature) -> Creature | None:
    """Check 3: the active Location's Initiative line, a statistic or a characteristic."""
    place = next((each for each in now.every(Location) if each.place == "active"), None)
    if place is None or not place.initiative:
        return None
    if now.the(Game, "game").format == "apprentice" and now.reads("apprentice-initiative") == "ignored":
        return None
    line = place.initiative.casefold()
    statistic = line.removeprefix("scanned ").removeprefix("current ")
    if statistic in STATISTICS:
        one, other = (_compared(now, creature, line, statistic) for creature in (first, second))
        winner = _only(first, second, one > other, other > one)
        shown = f"{place.initiative} {one} against {other}"
    else:
        one, other = (values.characteristic(now, creature, place.initiative) for creature in (first, second))
        winner, shown = _only(first, second, bool(one), bool(other)), place.initiative
    if winner is not None:
        now.say(f"{winner.name} has Initiative by {place.name} ({shown}).", cite("7.2.4.1-3"), event=("initiative", winner.name))
    else:
        now.say(f"{place.name} does not decide ({shown}).", cite("7.2.4.1-3"))
    return winner


def _compared(now: Moment, creature: Creature, line: str, statistic: str) -> int:
    if line.startswith("scanned"):
        return values.scanned(creature, statistic)
    return values.current_energy(now, creature) if line == "current energy" else values.score(now, creature, statistic)


@RULES.step
def draw_attack(now: Moment) -> None:
    """7.2.5.1: the Striking Player draws; an empty Attack Deck is made anew from the attack discard pile first."""
    player = now.the(Player, striking_player(now))
    if not player.attack_deck and player.attack_discard:
        now.reads("attack-deck-empty")
        player = player._replace(attack_deck=player.attack_discard, attack_discard=())
        now.say(f"{player.name} shuffles the attack discard pile into a new Attack Deck.", cite("7.2.5.1"), actor=player.name)
    if not player.attack_deck:
        now.say(f"{player.name} has no Attack Card to draw.", cite("7.2.5.1"), actor=player.name)
        return
    card, *rest = player.attack_deck
    now.put(player._replace(attacks=(*player.attacks, card), attack_deck=tuple(rest)))
    now.say(f"{player.name} draws an Attack Card.", cite("7.2.5.1"), actor=player.name)


@RULES.step
def next_striker(now: Moment) -> None:
    """7.2.5.4: the other player becomes the Striking Player; 7.3.2: unless nobody has been hurt for too long."""
    combat = now.the(Combat, "combat")
    if all(dict(combat.harmless).get(player, 0) >= STALEMATE for player in RULES.players(now)):
        now.say(f"{STALEMATE} attacks each without damage.", cite("7.3.2"))
        destroy(now, fighters(now), cite("7.3.2"), word="is defeated")
        return
    now.put(combat._replace(striker=values.opponent(now, combat.striker)))
    now.say(f"{values.opponent(now, combat.striker)} becomes the Striking Player.", cite("7.2.5.4"))


@RULES.step
def end_combat(now: Moment) -> None:
    """7.3: the combat is over; 6.3.4: whoever is left stays in the space."""
    for creature in fighters(now):
        now.put(creature._replace(engaged=False, attacks=0))
    timeline = now.the(Timeline, "timeline")
    rows = tuple(row for row in timeline.rows if not (isinstance(row, Effect) and row.until == "combat"))
    now.put(timeline._replace(rows=rows))
    now.drop("combat")
    now.say("Combat ends.", cite("7.3.1"), event=("combat", "ended"))
