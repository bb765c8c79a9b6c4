"""An ability that further sentences may add to, and which words a sentence must not be without."""

from __future__ import annotations

import re
from typing import NamedTuple

from judge.games.lotr_lcg.cards.meanings import Ability, Instruction, Keyword

DEPENDS = "it depends on a sentence that is not understood"
BOLD = re.compile(
    r"(?:\w+ )?(?:Action|Response|Forced|When Revealed|Shadow|Travel|Setup)\b[^:]{0,20}:|[A-Z]\w+(?: [A-Z]?\w+){0,2}:",
    re.IGNORECASE,
)
PLAY_ONLY = re.compile(r"(?:play|use|trigger)\b|you (?:can|may|cannot)\b.*\bplay\b|as an additional cost|doomed", re.I)
ALTERS = re.compile(
    r"\b(?:instead|only|limit|unless|except|otherwise|X|any player may|may trigger|cannot be|additional cost)\b",
    re.IGNORECASE,
)


class Draft(NamedTuple):
    """An ability that further sentences may add to: where its sentences stand, and whether one of them is missing."""

    ability: Ability
    at: tuple[int, ...]
    gap: bool = False
    last: tuple[Instruction, ...] = ()
    dead: str = ""
    able: bool = False


class Assembled(NamedTuple):
    """What sentences make; for each of them why it is unread after all, or nothing."""

    abilities: tuple[Ability, ...]
    keywords: tuple[Keyword, ...]
    whys: tuple[str, ...]
