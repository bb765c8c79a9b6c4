"""5 Winning and losing, and leaving play: destroyed, sacrificed, eliminated."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine.moment import Moment
from judge.engine.pile import Pile
from judge.engine.record import Cite
from judge.games.chaotic import values
from judge.games.chaotic.burst import BURST, announce
from judge.games.chaotic.rules import RULES, cite
from judge.games.chaotic.things import DISCARD, PLAY, Battlegear, Combat, Creature, Game, Player


def deadly(now: Moment, creature: Creature) -> bool:
    """3.2.9.3: whether the damage on a Creature has reached its Energy."""
    return creature.zone == PLAY and values.current_energy(now, creature) <= 0


def destroy(now: Moment, doomed: Iterable[Creature], *cites: Cite, word: str = "is destroyed") -> None:
    """Puts Creatures into the discard pile at once, with their Battlegear; then looks whether somebody is out."""
    going = [creature for creature in doomed if creature.zone == PLAY]
    going = [creature for creature in going if word == "is sacrificed" or not _replaced(now, creature)]
    for creature in going:
        now.say(f"{creature.name} {word}.", *cites, event=("destroyed", creature.name))
    triggers = [creature for creature in going if creature.zone == PLAY]
    for creature in triggers:
        announce(now, "is destroyed", creature)
    for creature in going:
        _leave(now, creature)
    if going:
        eliminate(now)


def _replaced(now: Moment, creature: Creature) -> bool:
    """8.8.2: a replacement ability puts something else in place of the destruction."""
    from judge.games.chaotic.instructions import carry_out_all

    options = [each for each in values.abilities(now, creature) if each.instead_of == "is destroyed"]
    if not options:
        return False
    chosen = options[0]
    now.say(f"{chosen.name}: {creature.name} is not destroyed; this happens instead.", cite("8.8.2.3"))
    carry_out_all(now, chosen, creature)
    return True


def _leave(now: Moment, creature: Creature) -> None:
    creature = now.the(Creature, creature.name)
    now.put(creature._replace(zone=DISCARD, last=values.last_known(now, creature), engaged=False, infected=False, damage=0))
    for gear in now.every(Battlegear):
        if gear.bearer == creature.name and gear.zone == PLAY:
            now.put(gear._replace(zone=DISCARD))
            now.say(f"{gear.name} goes to the discard pile with it.", cite("8.5.6"))
    combat = now.get("combat")
    if creature.engaged and isinstance(combat, Combat):
        now.put(combat._replace(over=True))


def eliminate(now: Moment) -> None:
    """5.1.1, 5.1.2: a player without Creatures is out at once; the rest of the Burst is dropped; both out is a draw."""
    out = [player for player in now.every(Player) if not any(c.controller == player.name for c in values.creatures(now))]
    if out:
        lose(now, [player.name for player in out], cite("5.1.1"))


def lose(now: Moment, names: list[str], *cites: Cite) -> None:
    """Ends the game: whoever is left wins; nobody left is a draw."""
    for name in names:
        now.put(now.the(Player, name)._replace(lost=True))
        now.say(f"{name} is eliminated.", *cites, event=("eliminated", name))
    left = [player.name for player in now.every(Player) if not player.lost]
    over = f"{left[0]} wins" if left else "draw"
    now.put(now.the(Game, "game")._replace(over=over))
    dropped = len(now.pile(BURST).items)
    if dropped:
        now.put(Pile(BURST))
        now.say(f"What is left on the Burst ({dropped}) is disregarded.", cite("5.1.1"))
    now.say(f"The game is over: {over}.", cite("5.1") if left else cite("5.1.2"))
    now.end()


def attend_to_energy(now: Moment) -> bool:
    """8.7.3.4: whoever has no Energy left goes when a player next receives priority, without a Burst."""
    doomed = [creature for creature in values.creatures(now) if deadly(now, creature)]
    if doomed:
        destroy(now, doomed, cite("8.7.3.4"))
    combat = now.get("combat")
    if isinstance(combat, Combat) and combat.over and not now.pile(BURST).items:
        return now.reads("priority-after-kill") == "window-first"
    return bool(now.frames)


RULES.attend = attend_to_energy
