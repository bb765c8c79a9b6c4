"""Postings packed into signs that compress well: which entries have a token, and with what score."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from judge.search.words import PAIR

SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
SIDE = len(SIGNS) // 2
SCALE, LEVELS, PAIR_LEVELS, FEWEST = 4, 10, 3, 7
Postings = Callable[[str], Mapping[int, float]]


def packed(tokens: Mapping[str, int], postings: Postings) -> list[str]:
    """Three rows of words, one word a token: the tokens, the entries of each, their scores.

    `tokens` says how many entries have each, so that the many pairs that are too rare to be kept are not even read.
    The entries are steps from the one before; those of two neighbouring stems are counted among the entries that have
    both. The best score comes first, in quarters; the scores are tenths of it, those of neighbours thirds.
    """
    kept = [token for token, entries in tokens.items() if PAIR not in token or entries >= FEWEST]
    kept.sort(key=lambda token: PAIR in token)  # like beside like compresses better
    entries = ["".join(_steps(_places(token, postings))) for token in kept]
    scores = ["".join(_levels([score for _, score in sorted(postings(token).items())], token)) for token in kept]
    return [" ".join(kept), " ".join(entries), " ".join(scores)]


def _places(token: str, postings: Postings) -> Sequence[int]:
    """The entries of a token, or their places among those that have both its stems."""
    found = sorted(postings(token))
    if PAIR not in token:
        return found
    one, _, other = token.partition(PAIR)
    both = sorted(postings(one).keys() & postings(other).keys())
    place = {number: at for at, number in enumerate(both)}
    return [place[number] for number in found]


def _steps(numbers: Iterable[int]) -> Iterator[str]:
    """Growing numbers as the steps between them, five bits a sign, the lowest first; high signs have more to come."""
    before = -1
    for number in numbers:
        step, before = number - before - 1, number
        while step >= SIDE:
            yield SIGNS[SIDE + step % SIDE]
            step //= SIDE
        yield SIGNS[step]


def levels(token: str) -> int:
    """How finely the scores of a token are told apart."""
    return PAIR_LEVELS if PAIR in token else LEVELS


def _levels(scores: Sequence[float], token: str) -> Iterator[str]:
    best = max(1, min(round(max(scores) * SCALE), len(SIGNS) - 1))
    yield SIGNS[best]
    for score in scores:
        yield SIGNS[max(1, min(round(score * SCALE / best * levels(token)), levels(token)))]
