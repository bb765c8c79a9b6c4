"""in-play-out-of-play: a card that is not in play is neither exhausted nor damaged, and engaged with nobody."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase

ZONES = frozenset(("discard pile", "victory display", "hand", "set aside", "out of play", "deck"))
IN_PLAY = frozenset((
    "engaged", "committed", "bears", "damaged", "exhausted", "ready", "on", "bears progress", "bears attachments",
    "bears resources", "dealt to", "attacking", "defending", "attached", "engaged with", "most engaged with",
    "has attacked", "controlled",
))  # fmt: skip


def is_nowhere(part: object) -> bool:
    """Whether a meaning speaks of cards that cannot be, such as a damaged ally in a hand or a deck."""
    if isinstance(part, Phrase):
        return _elsewhere(part) and _has_a_state(part)
    return isinstance(part, Instruction) and part.verb == "search" and _has_a_state(part.group)


def _elsewhere(group: Phrase) -> bool:
    return any(each.kind == "in" and each.word in ZONES and not each.negated for each in group.clauses)


def _has_a_state(group: Phrase) -> bool:
    return any(each.kind in IN_PLAY and not each.negated for each in group.qualities)
