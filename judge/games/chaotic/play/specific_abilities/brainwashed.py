"""9.2 Brainwashed: which of a Minion's two texts is active, and since when."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic.cards import qualities
from judge.games.chaotic.cards.meanings.ability import Ability
from judge.games.chaotic.play.lasting import effects_on, mark
from judge.games.chaotic.play.who import creatures, game
from judge.games.chaotic.things import PLAY, Creature


def own_text(now: Moment, creature: Creature) -> tuple[Ability, ...]:
    """9.2.1, 9.2.3: of a Minion's two texts one is active in play; 9.2.5: elsewhere both; 10.1: or no text at all."""
    if game(now).format == "apprentice":
        return ()
    if creature.brainwashed is None:
        return creature.abilities
    if creature.zone != PLAY:
        both = now.reads("both-in-discard") == "both"
        return creature.abilities + (creature.brainwashed if both else ())
    active, inactive = creature.abilities, creature.brainwashed
    if is_brainwashed(now, creature):
        active, inactive = inactive, active
    return {"one": active, "both": active + inactive, "other": inactive}[now.reads("minion-one-text")]


def dormant(now: Moment, creature: Creature, name: str) -> str:
    """9.2.3: an ability of this name that stands only in the text that is not active now; empty if there is none."""
    inactive = creature.abilities if is_brainwashed(now, creature) else creature.brainwashed or ()
    if (
        creature.zone != PLAY
        or creature.brainwashed is None
        or any(each.name == name for each in own_text(now, creature))
    ):
        return ""
    return next((each.title for each in inactive if each.name == name), "")


def is_brainwashed(now: Moment, creature: Creature) -> bool:
    """9.2.2: the Brainwashed text is active while its controller controls a Chieftain, or an effect activates it."""
    if creature.brainwashed is None:
        return False
    chiefs = [each for each in creatures(now) if qualities.has_kind(now, each, "Chieftain", printed=True)]
    gained = (each.name for row in effects_on(now, creature.name) for each in row.gains)
    if any(each.controller == creature.controller for each in chiefs) or "brainwashed" in gained:
        return True
    return bool(chiefs) and now.reads("whose-chieftain") == "anybody"


def note_switches(now: Moment) -> None:
    """9.2.2: remembers when a Minion's other text became active, for the reading that asks."""
    for creature in creatures(now):
        if creature.brainwashed is not None and is_brainwashed(now, creature) != creature.switched:
            now.put(creature._replace(switched=not creature.switched))
            mark(now, "text", creature.name)
