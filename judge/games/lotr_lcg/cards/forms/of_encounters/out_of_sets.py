"""anatomy-encounter-set, traits: cards out of a set that lies aside, told by a trait alone, and what a quest has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase, Quality

ASIDE = Quality("in", "set aside")


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `a random enemy from the set aside Moor Orcs set`
def _of_set_aside(word: str) -> tuple[Quality, ...]:
    return (Quality("of set", word), ASIDE)


of["clauses"].converts(
    _of_set_aside,
    lambda given: (
        {"word": given[0].word}
        if isinstance(given, tuple) and given and given == _of_set_aside(given[0].word)
        else None
    ),
    "from the set aside {word:set name} encounter set",
    "from the set-aside {word:set name} encounter set",
    "from the set aside/set-aside {word:set name} set",
    "in/of the set aside/set-aside {word:set name} (encounter) set",
)
PILE = "the encounter discard pile"
deed(
    "discard",
    *(f"place[s|] {{group:cards}} {to} {PILE}" for to in ("in", "into", "on top of")),
    *(f"put[s|] {{group:cards}} {to} {PILE}" for to in ("in", "into")),
    rank=2,
)

# --- a trait says which card, with what it is besides: `an out of play Ringwraith`, `each damaged Orc`
LANGUAGE.sort("such a trait", "a trait, and what such a card is besides")
of["such a trait"].converts(
    lambda one, word: (one, Quality("trait", word)),
    lambda given: (
        {"one": given[0], "word": given[1].word}
        if isinstance(given, tuple) and len(given) == 2 and given[1] == Quality("trait", given[1].word)
        else None
    ),
    "{one:quality} {word:trait}",
)
of["description"].form(Phrase, "{adjectives:such a trait} ({clauses})", rank=5)

# --- what a card has: `while the current quest has siege`
of["having"].form(Quality, "{word:keyword}", kind="keyword", rank=4)

# --- who cannot have attachments played on them
for they in ("the players", "players", "you", "no player"):
    verb = "can/may" if they == "no player" else "cannot"
    of["clause"].form(
        Instruction,
        f"{they} {verb} play attachment cards on {{group:cards}}",
        f"{they} {verb} attach cards to {{group:cards}}",
        verb="cannot",
        words=("have attachments played on it",),
        rank=1,
    )
