"""What the names in a question mean: a player or his Persona, an attack, a card."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.highlander.cards.meanings import Card
from judge.games.highlander.play import corda_and_reno
from judge.games.highlander.things import Attack, Player


def the_player(now: Moment, name: str) -> Player:
    """The player a name means; a KeyError lists both."""
    low = name.strip().casefold()
    for each in now.every(Player):
        persona = corda_and_reno.active_persona(now, each.name)
        if low in (each.name.casefold(), persona.title.casefold() if persona and each.partner else ""):
            return each
    raise KeyError(f"no player named {name}; there are: {', '.join(p.name for p in now.every(Player))}")


def the_attack(now: Moment, name: str) -> Attack:
    """The attack a name means; a KeyError lists those there are."""
    found = sorted(now.every(Attack), key=lambda attack: (attack.by, attack.place))
    for each in found:
        if each.name.casefold() == name.strip().casefold():
            return each
    raise KeyError(f"no attack named {name}; there are: {', '.join(a.name for a in found) or 'none'}")


def the_card(now: Moment, name: str) -> Card:
    """The card a title means, its owner first where that is needed: `Ben's Thrust`; a KeyError lists some."""
    low = name.strip().casefold()
    for owner in ("", *(each.name for each in now.every(Player))):
        wanted = low.removeprefix(f"{owner.casefold()}'s ") if owner else low
        if owner and wanted == low:
            continue
        found = [
            card
            for card in now.every(Card)
            if wanted in (card.title.casefold(), card.name.partition("#")[0].casefold())
        ]
        if mine := [card for card in found if not owner or card.owner == owner]:
            return mine[0]
    raise KeyError(f"no card named {name}; there are: {', '.join(dict.fromkeys(c.title for c in now.every(Card)))}")
