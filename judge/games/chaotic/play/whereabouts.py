"""4.1, g-in-play: where a card is, in words: why it cannot be used from there."""

from __future__ import annotations

from typing import Any

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.chaotic import cite
from judge.games.chaotic.cards.meanings.ability import Attack, Battlegear, Location, Mugic
from judge.games.chaotic.play.who import burst_items
from judge.games.chaotic.things import PLAY, Creature, Player

KINDS: dict[type, str] = {
    Creature: "a Creature",
    Battlegear: "a Battlegear",
    Mugic: "a Mugic Card",
    Attack: "an Attack Card",
    Location: "a Location",
    Player: "a player",
}


def kind_of(now: Moment, name: str) -> str:
    """What sort of card a name belongs to, in words."""
    return next((words for kind, words in KINDS.items() if isinstance(now.get(name), kind)), "no card here")


def things_named(now: Moment) -> dict[str, str]:
    """Whatever has a name on the table and on the Burst, by that name in small letters."""
    things: list[Any] = []
    for kind in KINDS:
        things += now.every(kind)
    return {str(each.name).casefold(): str(each.name) for each in (*things, *burst_items(now))}


def place_of(now: Moment, name: str) -> str:
    """Where a card is, in words: a hand, a deck, a pile, the Burst, the Battleboard."""
    if any(item.card == name for item in burst_items(now)):
        return "on the Burst"
    for player in now.every(Player):
        places = {
            "hand": (*player.mugic, *player.attacks),
            "discard pile": player.discard,
            "attack discard pile": player.attack_discard,
            "Attack Deck": (*player.attack_deck, *player.attack_pool),
            "Location Deck": player.locations,
        }
        for place, cards in places.items():
            if name in cards:
                return f"in {player.name}'s {place}"
    card = now.get(name)
    if isinstance(card, Creature | Battlegear):
        return "in play" if card.zone == PLAY else "in the discard pile" if "discard" in card.zone else card.zone
    return "not there"


def refuse_creature(now: Moment, name: str, by: str, rule: Cite) -> Refusal | None:
    """Why a name is no Creature in play that a player controls."""
    creature = now.get(name)
    if not isinstance(creature, Creature):
        return refuse(f"{name} is {kind_of(now, name)}, not a Creature", rule)
    if not creature.in_play:
        return refuse(f"{name} is {place_of(now, name)}, not in play", cite("g-in-play"), rule)
    if creature.controller != by:
        return refuse(f"{name} is {creature.controller}'s, not {by}'s", rule)
    return None
