"""I. Resource phase, 1.1 to 1.4: resources and cards for everybody at the same time."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.who import controlled, in_player_order
from judge.games.lotr_lcg.things import Occurrence

RESOURCES, CARDS = 1, 1


@RULES.step
def gain_resources(now: Moment) -> None:
    """1.2: each player adds 1 resource to the pool of each of their heroes, all at once."""
    order = in_player_order(now)
    heroes = [card for name in order for card in controlled(now, name) if is_a(now, card, "hero")]
    said = "Each hero gains 1 resource." if heroes else "There is no hero to gain a resource."
    now.say(said, cite("1.2"))
    happen(now, *(Occurrence("resource", hero.name, RESOURCES, player=hero.controller) for hero in heroes))


@RULES.step
def draw_cards(now: Moment) -> None:
    """1.3: each player draws 1 card, all at once."""
    now.say("Each player draws 1 card.", cite("1.3"))
    happen(now, *(Occurrence("draw", name, CARDS, player=name) for name in in_player_order(now)))
