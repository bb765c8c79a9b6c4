"""printed: the numbers on cards that the working of a question begins with."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on
from judge.games.lotr_lcg.play.phase_6_combat.player_damage import attackers_left
from judge.games.lotr_lcg.play.values import X, printed_value
from judge.games.lotr_lcg.play.who import attack
from judge.games.lotr_lcg.things import Card
from judge.kit.asks import named


def _on_card(now: Moment, of: Card, what: str) -> int | None:
    """The printed number; None where there is none, it is an X, or card text has put another base in its place."""
    found = printed_value(of, what)
    other = bearing_on(now, of, "switch") or bearing_on(now, of, f"base {what}")
    return None if found == X or other else found


def _of_attack(now: Moment) -> int | None:
    """6.4.3, 6.8.2: the attack on the card that attacks, if it is one; several are added up from nothing."""
    there = attack(now)
    if there is None:
        return None
    attackers = [named(now, Card, there.enemy)] if there.side == "enemy" else attackers_left(now)
    return _on_card(now, attackers[0], "attack") if len(attackers) == 1 else None


for what in ("willpower", "attack", "defense", "hit points", "engagement cost", "quest points", "cost"):
    RULES.printed[f"{what} of {{card}}"] = lambda now, card, what=what: _on_card(now, named(now, Card, card), what)
RULES.printed["threat strength of {card}"] = lambda now, card: _on_card(now, named(now, Card, card), "threat")
RULES.printed["remaining hit points of {card}"] = RULES.printed["hit points of {card}"]
RULES.printed["combat damage"] = RULES.printed["total attack"] = _of_attack
