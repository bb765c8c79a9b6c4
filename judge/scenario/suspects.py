"""What may lie behind a wrong claim: one slip, or several that give it; a player's other claims tell them apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from judge.engine.record import Cite

MOST_NAMED = 3


class Slip(NamedTuple):
    """What is wrong with a claim: in words, and the rules it gets wrong. The same slip always has the same key.

    `far` tells how far from the answer the slip acts, where several are compared: 0 in the answer itself. A `thin` one
    gives the claim, but so might many another: what is said then is the `fact` that it goes against.
    """

    says: str
    cites: tuple[Cite, ...] = ()
    key: str = ""
    far: int = 0
    fact: str = ""
    thin: bool = False


Suspects = tuple[Slip, ...]
"""The slips that give a claim, the likeliest first; nothing tells them apart. Empty where none is known."""


def in_words(suspects: Suspects) -> str | None:
    """What is wrong with a claim; where several slips give it, that it is one of them. None where none is known."""
    if not suspects:
        return None
    says = [slip.says for slip in suspects if not slip.thin][:MOST_NAMED]
    if not says:
        return suspects[0].fact or None
    if any(each.endswith(".") for each in says[:-1]):
        return " Or: ".join(f"{each.rstrip('.')}." for each in says)
    return "; or ".join(says)


def in_dispute(every: Iterable[Suspects]) -> tuple[Cite, ...]:
    """The rules that wrong claims get wrong: of each claim those of the likeliest slip, with one of each other."""
    cites = (cite for suspects in every for at, slip in enumerate(suspects) for cite in slip.cites[: 1 if at else 2])
    return tuple(dict.fromkeys(cites))


def told_apart(claims: Iterable[Mapping[str, Suspects]]) -> list[dict[str, Suspects]]:
    """Of several slips that give a claim, those that give the same player's other wrong claims as well.

    Whoever takes one rule the wrong way does so throughout: a slip that explains two claims is a better reason than one
    that happens to give one of them, if it is as near to the answer.
    """
    claims = list(claims)
    seen = Counter((who, slip.key) for claim in claims for who, suspects in claim.items() for slip in suspects)
    return [{who: _likeliest(suspects, who, seen) for who, suspects in claim.items()} for claim in claims]


def _likeliest(suspects: Suspects, who: str, seen: Counter[tuple[str, str]]) -> Suspects:
    most: dict[int, int] = {}
    for slip in suspects:
        most[slip.far] = max(seen[who, slip.key], most.get(slip.far, 0))
    kept = [slip for slip in suspects if seen[who, slip.key] == most[slip.far]]
    nearest = min(slip.far for slip in kept) if kept else 0
    # What gives two claims of a player is no chance any more, if nothing nearer gives this one.
    sure = {slip.key for slip in kept if slip.key and slip.far == nearest and seen[who, slip.key] > 1}
    return tuple(slip._replace(thin=slip.thin and slip.key not in sure) for slip in kept)
