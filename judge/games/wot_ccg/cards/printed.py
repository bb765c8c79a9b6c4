"""A card as its text is read with it, and what cannot be done with a sentence on it."""

from __future__ import annotations

from typing import NamedTuple

from judge.games.wot_ccg.cards.meanings import NONE

ADVANTAGE, EVENT, CHALLENGE = "advantage", "event", "challenge"
ANY_NUMBER = 99
HERE = "it is understood, but cannot be carried out on such a card"


class Printed(NamedTuple):
    """What the text of a card is read with: its type, its title, what an advantage goes on, whether it is limited."""

    kind: str
    title: str
    goes_on: str = ""
    limited: bool = False
    cost: tuple[int, int, int, int] = NONE


class Unusable(Exception):
    """What a sentence says cannot be carried out on this card."""
