"""Whether something is so of a player: of you, of the other, of one of them, of each; whom he has in a challenge."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine import Moment
from judge.games.wot_ccg.cards.conditions.plainly import meant, plain
from judge.games.wot_ccg.cards.meanings import Condition, Which
from judge.games.wot_ccg.play.traits import OPS, fits
from judge.games.wot_ccg.play.who import current, in_play, opponent, players
from judge.games.wot_ccg.things import CHARACTER, FIGHTERS, TROOP, Card, Challenge

TWICE = "twice"
Test = Callable[[Moment, Condition, Card, str, Card], bool]


def of_each(test: Test, own: str = "you") -> Test:
    """What is so of each player: of everybody by himself."""

    def holds(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
        if what.whose not in ("each", "least"):
            return test(now, what, it, by, source)
        return all(test(now, what._replace(whose=own), it, player, source) for player in players(now))

    return holds


def leads(number: Callable[[Moment, Condition, Card, str, Card], int], leader: str = "") -> Test:
    """Which of two players has more: by so many at least; `leader` where the name of the condition tells him."""

    def holds(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
        who = meant(now, leader or what.whose or "you", by)[0]
        mine, theirs = (number(now, what, it, each, source) for each in (who, opponent(now, who)))
        if what.op == TWICE:
            return mine >= 2 * theirs
        lead = mine - theirs
        return OPS[what.op](lead, what.number)

    return holds


def _challenge(now: Moment, it: Card) -> str:
    """participating: the challenge that is spoken of: that of a card which fights, else the one being resolved."""
    return it.challenge if it.kind in FIGHTERS and it.in_play else current(now)


def force(now: Moment, what: Condition, it: Card, player: str, source: Card) -> int:
    """participating: how many cards of a description a player has in the challenge; as which they take part counts."""
    which, there = what.which, _challenge(now, it)
    role = which.kind if which.kind in (CHARACTER, TROOP) else ""
    which = which._replace(kind="") if role else which
    forces = (each for each in in_play(now, player) if each.challenge and each.challenge == there)
    return sum((not role or each.role == role) and _meant(now, each, which, player, it, source) for each in forces)


def _meant(now: Moment, card: Card, which: Which, player: str, it: Card, source: Card) -> bool:
    return fits(now, card, which, player, it if which.other else source, plain=plain())


def in_force(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """participating: whether a player has so many in the challenge; there has to be one."""
    there = isinstance(now.get(_challenge(now, it)), Challenge) if _challenge(now, it) else False
    if what.whose == "total":
        return there and OPS[what.op](sum(force(now, what, it, each, source) for each in players(now)), what.number)
    who = tuple(players(now)) if what.whose == "each" else meant(now, what.whose, by)
    held = [OPS[what.op](force(now, what, it, player, source), what.number) for player in who]
    return there and (all(held) if what.whose == "each" else any(held))


def ahead_in_force(now: Moment, what: Condition, it: Card, by: str, source: Card) -> bool:
    """participating: which player has more in the challenge; there has to be one."""
    return bool(_challenge(now, it)) and leads(force)(now, what, it, by, source)
