"""What a text calls its own card, and the tokens that it puts on it."""

from __future__ import annotations

import re

from judge.cardtext import Lexicon
from judge.cardtext.text import fold
from judge.games.wot_ccg.cards.language import ALLEGIANCES, short_names
from judge.games.wot_ccg.cards.printed import Printed


def of_its_nation(card: Printed, text: str) -> str:
    """A nation's advantage has the name of the allegiance: its own name is what is controlled, rotated or discarded."""
    if card.title not in ALLEGIANCES:
        return text
    own = rf"\b(control|controls|rotate|discard|Control|Rotate|Discard) {card.title}\b"
    return re.sub(
        rf"{own}(?! (and |or )?(troop|character|card|advantage|nation|contested|\w+ allegiance))", r"\1 this card", text
    )


SOMEBODY = re.compile(r"((?:^|[.;:,] +)(?:when|whenever|after|each time) )(?:he|she)\b", re.IGNORECASE)
AIMS = re.compile(r"\btarget", re.IGNORECASE)


def of_its_target(card: Printed, text: str) -> str:
    """`Target a character. When she is killed, ...`: no advantage, event or challenge is a she, so its target is."""
    persons = ("character", "troop")
    return text if card.kind in persons or not AIMS.search(text) else SOMEBODY.sub(r"\1the target", text)


def own_names(card: Printed, text: str, known: Lexicon) -> tuple[str, ...]:
    """What a text may call its own card; not a word that is a trait as well, nor the Personality that it replaces."""
    traits = {fold(each) for each in (*known.lists.get("trait", ()), *ALLEGIANCES)}
    low = fold(text)
    return tuple(
        each
        for each in short_names(card.title, person=card.kind == "character")
        if fold(each) not in traits
        and not any(
            f"{verb} {fold(each)}" in low
            for verb in ("replace", "replaced", "search your deck for")
            if each != card.title
        )
    )


PUT = re.compile(
    r"\b(?:place|put|add)s? (?:an?|one|two|three|four|five|\d+|a number of) ([a-z]{3,}) tokens? (?:on|to)\b",
    re.IGNORECASE,
)
NO_TOKENS = (
    "damage",
    "pattern",
    "control",
    "neutral",
    "light",
    "shadow",
    "corruption",
    "additional",
    "extra",
    "more",
    "number",
)


def token_names(text: str) -> tuple[str, ...]:
    """What the tokens are called that a text puts on a card: a word of its own, as in `place a wealth token on it`.

    Tokens are all alike on the table; a text that tells two sorts apart cannot be read.
    """
    found = {fold(each) for each in PUT.findall(text)} - set(NO_TOKENS)
    return tuple(found) if len(found) == 1 else ()
