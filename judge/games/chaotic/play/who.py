"""6.1.2, g-engaged, g-in-play: who is who: the players, the Creatures in play, those in combat, the active Location."""

from __future__ import annotations

from typing import Any, TypeVar

from judge.content.problem import BadInput, Place
from judge.engine import Moment
from judge.games.chaotic import RULES
from judge.games.chaotic.cards.meanings.ability import Battlegear, Location
from judge.games.chaotic.things import PLAY, Combat, Creature, Game, Item, Player

BURST = "burst"
T = TypeVar("T")


def players(now: Moment) -> tuple[str, ...]:
    """The two players."""
    return tuple(player.name for player in now.every(Player))


RULES.players = players


def opponent(now: Moment, player: str) -> str:
    """The other player."""
    return next(name for name in players(now) if name != player)


@RULES.role
def active_player(now: Moment) -> str:
    """6.1.2: the player whose turn it is."""
    return game(now).active


@RULES.role
def striking_player(now: Moment) -> str:
    """7.2.5: the player whose turn it is to play an attack; at a strike of which no more is told, the active one."""
    return combat(now).striker or game(now).active


def game(now: Moment) -> Game:
    """The state of the game."""
    found = now.get("game")
    return found if isinstance(found, Game) else now.the(Game, "game")


def note_today(now: Moment, what: str, name: str) -> None:
    """Remembers for this turn who has done something."""
    state = game(now)
    now.put(state._replace(today=tuple(sorted({*state.today, (what, name)}))))


def fight(now: Moment) -> Combat | None:
    """7: the combat that goes on, if there is one."""
    found = now.get("combat")
    return found if isinstance(found, Combat) else None


def combat(now: Moment) -> Combat:
    """The combat that goes on; without one the scenario starts at the wrong place."""
    if found := fight(now):
        return found
    raise BadInput.at(Place("table"), "nobody is in combat here: mark one Creature of each player with `engaged: yes`")


def in_row(now: Moment, kind: type[T], name: str) -> T:
    """The card of a name and kind, for what hangs on all of the kind in any case and so need not ask for one alone."""
    found: Any = next((each for each in now.row(kind) if each.name == name), None)  # type: ignore[attr-defined]
    return now.the(kind, name) if found is None else found


def creatures(now: Moment) -> list[Creature]:
    """The Creatures in play."""
    return [creature for creature in now.every(Creature) if creature.zone == PLAY]


def controlled(now: Moment, player: str) -> list[Creature]:
    """The Creatures in play that a player controls."""
    return [creature for creature in creatures(now) if creature.controller == player]


def engaged(now: Moment, player: str) -> Creature | None:
    """g-engaged: the engaged Creature that a player controls."""
    return next((each for each in creatures(now) if each.engaged and each.controller == player), None)


def opposing(now: Moment, creature: Creature) -> Creature | None:
    """g-opposing-engaged-creature: the engaged Creature that an engaged Creature fights."""
    return engaged(now, opponent(now, creature.controller)) if creature.engaged else None


def fighters(now: Moment) -> list[Creature]:
    """The engaged Creatures, the Active Player's first."""
    active = game(now).active
    found = [engaged(now, active), engaged(now, opponent(now, active))]
    return [creature for creature in found if creature is not None]


def gear_of(now: Moment, creature: Creature) -> list[Battlegear]:
    """The Battlegear a Creature carries."""
    return [gear for gear in now.every(Battlegear) if gear.bearer == creature.name and gear.zone == PLAY]


def active_location(now: Moment) -> Location | None:
    """6.2.1: the active Location."""
    return next((each for each in now.every(Location) if each.place == "active"), None)


def burst_items(now: Moment) -> list[Item]:
    """What is on the Burst, oldest first."""
    return [item for item in now.pile(BURST).items if isinstance(item, Item)]


class ItemsPlayer:
    """Of a verb: it is the decision of the player whose item is being played or resolved."""

    def by(self, now: Moment) -> str:
        """The player whose item it is."""
        return bound_item(now).by


def bound_item(now: Moment) -> Item:
    """The item that is being played or resolved."""
    return now.given(Item, "item")
