"""What has been read of a card."""

from __future__ import annotations

from typing import NamedTuple

from judge.cardtext import Sentence
from judge.games.wot_ccg.cards.meanings.effects import Effect


class Reading(NamedTuple):
    """What was read of a card: its effects, whom it replaces, what it becomes, and its sentences."""

    effects: tuple[Effect, ...] = ()
    replaces: str = ""
    needs: int = 0
    becomes: str = ""
    sentences: tuple[Sentence, ...] = ()
    again: bool = False
    total: int = 0
