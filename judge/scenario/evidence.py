"""How much it tells that a slip gives a claim: a yes, a name or a small number is given by chance far more often than
an odd number, and the more slips give it, the less it tells of any one of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from math import gcd
from typing import Any, NamedTuple

from judge.engine.misread import ORDER, RARE
from judge.engine.record import Cite
from judge.scenario.suspects import Slip

MOST_IDEAS = 2
MOST_BY_CHANCE = 0.75
SELDOM_BY_CHANCE = 0.15
OWN_BY_CHANCE = 0.25
TWICE_BY_CHANCE = 0.3
LEAST_STEPS = 4
FIVES = 5


class Near(IntEnum):
    """How near a slip is to the answer: a switch that the answer itself asked for, one that was asked for where the
    answer's subject was spoken of, one asked for on the way, a number worked out in another way, or one behind a word
    (such as the sum behind a winner)."""

    OWN, TOUCHED, USED, NUMBER, BEHIND = range(5)


class Fit(NamedTuple):
    """A slip that gives a claim: how near it is to the answer, whether it is about just reaching a limit, whether it is
    a plain one, which leaves something out or counts it twice, whether it counts what is `idle` and does not apply, and
    whether it is about a number that merely `led` to the answer."""

    slip: Slip
    near: Near
    limit: bool = False
    plain: bool = False
    idle: bool = False
    led: bool = False


def ideas(fits: Iterable[Fit], alike: bool) -> list[Fit]:
    """One fit of each idea, the nearest: two orders that take the same changes too late or too early are one; what a
    switch explains is not left out or counted twice besides; and a limit or what is seldom done explains only what
    nothing nearer or commoner does.

    Where many give a claim that is not `alike` for all, those are meant that the answer itself asked for.
    """
    kept: list[Fit] = []
    for fit in sorted(fits, key=lambda fit: fit.near):
        if not any(_same_idea(fit, other) for other in kept):
            kept.append(fit)
    nearest = min((fit.near for fit in kept if not fit.limit), default=None)
    kept = [fit for fit in kept if not fit.limit or nearest is None or fit.near <= nearest]
    if any(not fit.plain and not fit.idle and not _is_order(fit) for fit in kept):
        kept = [fit for fit in kept if not fit.plain]
    kept = [fit for fit in kept if not is_rare(fit)] or kept
    own = [fit for fit in kept if fit.near is Near.OWN]
    return own if own and not alike and len(kept) > MOST_IDEAS else kept


def is_rare(fit: Fit) -> bool:
    """Whether a slip is one that people seldom make."""
    return any(f": {kind}" in fit.slip.key for kind in RARE)


def _same_idea(one: Fit, other: Fit) -> bool:
    if one.slip.key == other.slip.key:
        return True
    return _is_order(one) and _is_order(other) and _moved(one.slip) == _moved(other.slip)


def _is_order(fit: Fit) -> bool:
    """Whether a slip takes the changes of a number in another order."""
    return fit.near >= Near.NUMBER and f": {ORDER}" in fit.slip.key


def _moved(slip: Slip) -> str:
    """What an order takes too early or too late."""
    return next(
        (slip.says.partition(way)[0] + way for way in (" before the ", " only after the ") if way in slip.says), ""
    )


def is_thin(
    fits: Sequence[Fit], claim: object, answer: object, gave: Iterable[Any], alike: bool, before: int = 0
) -> bool:
    """Whether it does not tell what somebody thought that slips give a claim.

    `gave` is what all slips that were tried give; `alike` says that the claim is one that very different slips give: a
    word, or what there was `before` anything happened. What the rule says is all that is certain then, and so it is of
    a number just beside the right one, and of one that a plain slip in a number leads to only by a longer way.
    """
    if len(fits) > MOST_IDEAS or any(fit.limit or fit.near is Near.BEHIND for fit in fits):
        return True
    if alike or sum(fit.plain for fit in fits) > 1:
        return True
    if any(fit.near < Near.NUMBER for fit in fits) and off_by_one(answer, claim):
        return True
    most = SELDOM_BY_CHANCE if any(fit.led or is_rare(fit) for fit in fits) else MOST_BY_CHANCE
    return any(fit.plain or (fit.idle and fit.led) for fit in fits) and by_chance(answer, claim, gave, before) > most


def by_chance(answer: object, claim: object, gave: Iterable[Any], before: int = 0) -> float:
    """The share of the numbers somebody might claim that one slip or another gives; 0 for what is no number.

    What matters is by how much a number has changed from what it was `before`: of a threat that rises from 30 to 34
    nobody claims 10.
    """
    if not _is_number(answer) or not _is_number(claim):
        return 0.0
    assert isinstance(answer, int) and isinstance(claim, int)
    answer, claim = answer - before, claim - before
    wrong: set[int] = {value - before for value in gave if _is_number(value)} - {answer}
    step = gcd(answer, claim, *wrong) or 1
    most = max(2 * abs(answer), abs(claim), *map(abs, wrong), abs(answer) + LEAST_STEPS * step)
    return len(wrong) * step / most


def off_by_one(answer: object, claim: object) -> bool:
    """Whether a claim is next to the answer, or next among the fives: whoever miscounts says that."""
    if not _is_number(answer) or not _is_number(claim):
        return False
    assert isinstance(answer, int) and isinstance(claim, int)
    return abs(answer - claim) == (FIVES if answer % FIVES == claim % FIVES == 0 else 1)


def is_word(answer: object) -> bool:
    """Whether an answer is a yes or no, a name or a list of names: there is not much else that could be claimed."""
    return isinstance(answer, bool | str | list)


def rests_on(fit: Fit, cites: Iterable[Cite]) -> bool:
    """Whether a slip is about one of these rules."""
    return not set(fit.slip.cites).isdisjoint(cites)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
