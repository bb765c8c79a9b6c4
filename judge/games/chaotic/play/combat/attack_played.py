"""7.2.5.2, 8.3.3: what an attack triggers as it is played, before a player may extend the Attack Burst."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic.cards.meanings.ability import Attack
from judge.games.chaotic.play.mugic_and_abilities.attack_types import attack_elements
from judge.games.chaotic.play.triggers import Event, put_triggers, triggered
from judge.games.chaotic.play.who import burst_items
from judge.games.chaotic.things import Creature, Item


def put_triggers_of_attack(now: Moment, item: Item, paid: tuple[Item, ...] = ()) -> None:
    """8.3.3: what playing an attack triggers goes on the Burst, after what its cost has triggered."""
    types = attack_elements(now, now.the(Attack, item.card), blanks=False)
    event = Event("plays an attack", now.the(Creature, item.creature), types=types, played=item.name, card=item.card)
    put_triggers(now, paid, triggered(now, event))


def announce_written_attack(now: Moment) -> None:
    """7.2.5.3: an attack that a table begins with has just been played, unless the table says what is on the Burst."""
    if now.bound("fresh") and now.at == "strike:7.2.5.3":
        now.bind("fresh", False)
        put_triggers_of_attack(now, burst_items(now)[0])
