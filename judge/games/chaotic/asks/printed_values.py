"""3.2.6.3, 3.2.9.2: the Scanned values that the working of a question begins with."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic import RULES
from judge.games.chaotic.cards.meanings import DISCIPLINES
from judge.games.chaotic.things import PLAY, Creature
from judge.kit.asks import named


def _scanned(now: Moment, statistic: str, creature: str) -> int | None:
    """The number on the card; None of a Creature that has left play, which counts as it was last."""
    found, name = named(now, Creature, creature), statistic.casefold()
    if found.zone != PLAY or name not in (*DISCIPLINES, "energy"):
        return None
    return found.energy if name == "energy" else found.disciplines[DISCIPLINES.index(name)]


RULES.printed["{statistic} of {creature}"] = _scanned
for pattern in ("energy of {creature}", "current energy of {creature}"):
    RULES.printed[pattern] = lambda now, creature: _scanned(now, "energy", creature)
