"""ability-sentence-by-sentence: what is printed in another order or another place, put where it is read."""

from __future__ import annotations

import re

# `Action: Play only if ... Draw 2 cards`: when it may be played is said of the whole card.
PLAYED_ONLY = re.compile(
    r"((?:\b(?:\w+ )?(?:Action|Response)): )((?:You may |You can )?[Pp]lay (?:this card )?only [^.:\"]+\.) ?(?=[A-Z])"
)
# `(Limit once per round. Any player may trigger this ability.)`: two sentences in one pair of brackets.
TWO_LIMITS = re.compile(r"\(((?:Limit|Max|Any player|Only)\b[^().:\"]*)\. ([A-Z][^().:\"]*)\.?\)", re.IGNORECASE)
# `for each Dwarf, to a maximum of +3.`: how much a change can come to, as a sentence of its own.
AT_MOST = re.compile(r",? (?:up )?to a max(?:imum)? of (\+\d+)(?: ?\[?\w+\]?)?(?=\.(?:\s|$|\"))")
# `from one hero's pool to another's`: the noun is said once.
ANOTHERS = re.compile(
    r"\b((?:one|a|1) (hero|character|player)'s ((?:resource )?pool|hand|deck) to another)(?: \2)?'s(?! \w)"
)


def in_its_place(text: str) -> str:
    """A card's text with such sentences and pieces where the table reads them."""
    text = PLAYED_ONLY.sub(lambda found: f"{found[2][0].upper()}{found[2][1:]} {found[1]}", text)
    text = TWO_LIMITS.sub(r"(\1.) (\2.)", text)
    return ANOTHERS.sub(r"\1 \2's \3", AT_MOST.sub(r" (max \1)", text))
