"""5 Winning and Losing, 8.5.6, g-destroy: leaving play (destroyed, defeated, sacrificed) and elimination."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine.moment import Moment
from judge.engine.pile import Pile
from judge.engine.record import Cite
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.play.mugic_and_abilities.abilities import forbidden
from judge.games.chaotic.play.mugic_and_abilities.lasting import forget_effects_on
from judge.games.chaotic.play.mugic_and_abilities.triggers import Event, put_triggers, triggered
from judge.games.chaotic.play.mugic_and_abilities.values import last_known
from judge.games.chaotic.play.who import BURST, creatures, game, gear_of
from judge.games.chaotic.things import DISCARD, PLAY, REMOVED, Combat, Creature, Item, Player

DESTROYED, DEFEATED, SACRIFICED, TAKEN_OUT = "is destroyed", "is defeated", "is sacrificed", "is removed from the game"


def destroy(
    now: Moment, doomed: Iterable[Creature], *cites: Cite, word: str = DESTROYED, first: Iterable[Item] = ()
) -> None:
    """Creatures leave play together, with their Battlegear; `first` are triggers of what led to it."""
    from judge.games.chaotic.play.mugic_and_abilities.replacement import replaced

    going = [creature for creature in doomed if creature.zone == PLAY and not _saved(now, creature, word)]
    going = [creature for creature in going if word in (SACRIFICED, TAKEN_OUT) or not replaced(now, creature, word)]
    events = [event for creature in going for event in _events(now, creature, word)]
    items = [item for event, subject in events for item in triggered(now, event, subject)]
    for creature in going:
        now.say(f"{creature.name} {word}.", *cites, event=("destroyed", creature.name))
    _leave(now, going, REMOVED if word == TAKEN_OUT else DISCARD)
    if going and not eliminate(now, *cites):
        _after_leaving(now)
    put_triggers(now, first, items)


def _saved(now: Moment, creature: Creature, word: str) -> bool:
    """8.5.8: a Creature that can not be destroyed is not. g-sacrifice: a sacrifice may not be prevented."""
    if word not in (DESTROYED, DEFEATED) or not forbidden(now, creature, "be destroyed"):
        return False
    now.say(f"{creature.name} can not be destroyed.", cite("8.5.8"))
    return True


def _events(now: Moment, creature: Creature, word: str) -> list[Event]:
    """What happens to a Creature as it leaves; whether one defeated by damage is destroyed is a reading."""
    events: list[Event] = [("leaves play", creature)]
    if word == SACRIFICED:
        events.append(("is sacrificed", creature))
    elif word == DESTROYED:
        events.append(("is destroyed", creature))
    elif word == DEFEATED and any(triggered(now, "is destroyed", creature)) and defeat_destroys(now):
        events.append(("is destroyed", creature))
    return events


def defeat_destroys(now: Moment) -> bool:
    """3.2.9.3 against 7.3.1: whether defeated by damage and destroyed are the same is a reading."""
    return now.reads("destroyed-vs-defeated") == "same"


def _leave(now: Moment, going: list[Creature], zone: str) -> None:
    """8.5.6: with a Creature goes its Battlegear; 9.1.4.3: Parasite tokens leave the game. All at the same time."""
    remembered = {creature.name: last_known(now, creature) for creature in going}
    for creature in going:
        for gear in gear_of(now, creature):
            now.put(gear._replace(zone=DISCARD))
            now.say(
                f"{gear.name} goes to the general discard pile with it.", cite("8.5.6"), event=("destroyed", gear.name)
            )
        now.put(
            now.the(Creature, creature.name)._replace(
                zone=zone,
                last=remembered[creature.name],
                engaged=False,
                infected=False,
                space="",
                counters=0,
                doomed=False,
                spared=False,
                spent=(),
            )
        )
        forget_effects_on(now, creature.name)
        _leave_combat(now, creature, zone)


def _leave_combat(now: Moment, creature: Creature, zone: str) -> None:
    """7.3.1: combat ends when an engaged Creature leaves play; in which ways is a reading."""
    combat = now.get("combat")
    if creature.engaged and isinstance(combat, Combat):
        if zone != REMOVED or now.reads("leave-play-other") == "any-leaving":
            now.put(combat._replace(over=True))


def _after_leaving(now: Moment) -> None:
    """8.7.3.3: those that are left may have lost Energy by it."""
    from judge.games.chaotic.play.mugic_and_abilities.energy import watch

    watch(now)


def eliminate(now: Moment, *why: Cite) -> bool:
    """5.1.1: a player without Creatures is out at once; in the middle of an effect it is a reading."""
    out = [player.name for player in now.every(Player) if not any(c.controller == player.name for c in creatures(now))]
    if not out:
        return False
    if now.bound("left") and now.reads("dropping-burst") == "same-effect":
        return False
    lose(now, out, cite("5.1.1"), *why)
    return True


@RULES.step
def count_the_living(now: Moment) -> None:
    """5.1.1, 5.1.2: looks who is without Creatures once an effect is done."""
    eliminate(now)


def lose(now: Moment, names: list[str], *cites: Cite) -> None:
    """5.1: whoever is left wins; 5.1.2: nobody left is a draw."""
    for name in names:
        now.put(now.the(Player, name)._replace(lost=True))
        now.say(f"{name} is eliminated.", *cites, event=("eliminated", name))
    left = [player.name for player in now.every(Player) if not player.lost]
    over = f"{left[0]} wins" if left else "draw"
    _end(now, over, cite("5.1.1"), cite("5.1") if left else cite("5.1.2"), *cites)


def win(now: Moment, name: str) -> None:
    """5.2: an effect that says so wins the game as it resolves."""
    _end(now, f"{name} wins", cite("5.2"), cite("5.2"))


def _end(now: Moment, over: str, drops: Cite, *rules: Cite) -> None:
    """The game ends; what is left on the Burst is disregarded."""
    now.put(game(now)._replace(over=over))
    if dropped := len(now.pile(BURST).items):
        now.put(Pile(BURST))
        now.say(f"What is left on the Burst ({dropped}) is disregarded.", drops)
    now.say(f"The game is over: {over}.", *dict.fromkeys(rules), event=("winner", over))
    now.end()
