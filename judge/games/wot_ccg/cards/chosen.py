"""What is chosen when a card is played: its text speaks of `the chosen allegiance`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any

from judge.cardtext import say
from judge.games.wot_ccg.cards.language import ALLEGIANCES, LANGUAGE
from judge.games.wot_ccg.cards.meanings import ABILITIES, CHOSEN, Condition, Results, symbols
from judge.games.wot_ccg.cards.meanings.effects import Deed, Effect, Options
from judge.games.wot_ccg.cards.printed import Unusable

MOST_WILD = 3


def mentions(value: Any) -> bool:
    """Whether a meaning speaks of what was chosen."""
    if value == CHOSEN:
        return True
    return isinstance(value, tuple) and any(map(mentions, value))


@lru_cache(maxsize=4096)
def settled(value: Any, word: str) -> Any:
    """A meaning with what was chosen in its place."""
    if value == CHOSEN:
        return word
    if not isinstance(value, tuple) or not mentions(value):
        return value
    parts = [settled(each, word) for each in value]
    return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)


@lru_cache(maxsize=4096)
def text_with(text: tuple[Effect, ...], word: str) -> tuple[Effect, ...]:
    """A card's text with what was chosen for it; what speaks of a choice that was not made has no effect."""
    if not any(map(mentions, text)):
        return text
    return tuple(settled(each, word) for each in text if word or not mentions(each))


def with_wild(alternative: tuple[str, tuple[Deed, ...]]) -> Options:
    """`2 ability symbols of your choice`: one alternative for each choice of abilities."""
    name, deeds = alternative
    at = next((place for place, each in enumerate(deeds) if each.verb == "generate" and _wild(each)), None)
    if at is None:
        return (alternative,)
    deed, results = deeds[at], deeds[at].results or Results()
    if not isinstance(deed.amount, int) or results.wild > MOST_WILD:
        raise Unusable("too many symbols would have to be chosen")
    found: list[tuple[str, tuple[Deed, ...]]] = []
    for several in combinations_with_replacement([each for each in ABILITIES if each != results.but], results.wild):
        more = symbols(several.count(each) + n for each, n in zip(ABILITIES, results.symbols, strict=True))
        words = ", ".join(f"{several.count(each)} {each}" for each in ABILITIES if each in several)
        made = deed._replace(results=results._replace(symbols=more, wild=0, but=""))
        found.append((words if len(deeds) == 1 else f"{name}: {words}", (*deeds[:at], made, *deeds[at + 1 :])))
    return tuple(found)


def _wild(deed: Deed) -> bool:
    return deed.results is not None and deed.results.wild > 0


def with_choices(alternative: tuple[str, tuple[Deed, ...]]) -> Options:
    """`choose an allegiance`: one alternative for each of them."""
    name, deeds = alternative
    at = next((place for place, each in enumerate(deeds) if each.verb == "choose" and not each.what), None)
    if at is None:
        return (alternative,)
    found = []
    for word in ALLEGIANCES:
        if word in deeds[at].allegiance.split("|"):
            continue
        made = deeds[at]._replace(what=word, allegiance="", which=None)
        which = deeds[at].which
        if which is not None:
            whose = {"yours": "you", "theirs": "opponent"}.get(which.side, "anybody")
            asked = Condition("controls", which._replace(side="", marks=(*which.marks, word)), whose)
            made = made._replace(conditions=(*made.conditions, asked))
        found.append((word if len(deeds) == 1 else f"{name}: {word}", (*deeds[:at], made, *deeds[at + 1 :])))
    return tuple(found)


def with_either(alternative: tuple[str, tuple[Deed, ...]]) -> Options:
    """`generate A or B`: one alternative for each of them."""
    name, deeds = alternative
    at = next((place for place, each in enumerate(deeds) if each.verb == "generate" and each.one_of), None)
    if at is None:
        return (alternative,)
    return tuple(
        (f"{name}: {_said(each)}", (*deeds[:at], deeds[at]._replace(one_of=(), results=each), *deeds[at + 1 :]))
        for each in deeds[at].one_of
    )


def _said(results: Results) -> str:
    """What is generated, in words."""
    return say(LANGUAGE, results, "results")


POOLS = tuple((verb, name) for verb in ("less pool", "unpool") for name in ("character", "troop"))
ANY_POOL = "less any pool"


def with_pools(alternative: tuple[str, tuple[Deed, ...]]) -> Options:
    """`any damage pool`: one alternative for each pool that may be meant."""
    name, deeds = alternative
    at = next((place for place, each in enumerate(deeds) if each.verb == ANY_POOL), None)
    if at is None:
        return (alternative,)
    found = []
    for verb, pool in POOLS:
        if deeds[at].what in (pool, "both"):
            whose = "your opponent's" if verb == "less pool" else "your own"
            made = deeds[at]._replace(verb=verb, what=pool)
            found.append((f"{name}: {whose} {pool} damage pool", (*deeds[:at], made, *deeds[at + 1 :])))
    return tuple(found)


def every_choice(alternative: tuple[str, tuple[Deed, ...]]) -> Iterator[tuple[str, tuple[Deed, ...]]]:
    """What there is to choose in an alternative: an allegiance, symbols, a damage pool, how much."""
    found: Options = (alternative,)
    for each in (with_choices, with_either, with_wild, with_pools, _up_to):
        found = tuple(more for one in found for more in each(one))
    yield from found


def _up_to(alternative: tuple[str, tuple[Deed, ...]]) -> Options:
    """`up to 3`: three alternatives, the most first."""
    name, deeds = alternative
    at = next((place for place, each in enumerate(deeds) if each.up_to and isinstance(each.amount, int)), None)
    if at is None:
        return (alternative,)
    most = deeds[at].amount
    assert isinstance(most, int)
    return tuple(
        (
            name if n == most else f"{name}: {n}",
            (*deeds[:at], deeds[at]._replace(amount=n, up_to=False), *deeds[at + 1 :]),
        )
        for n in range(most, 0, -1)
    )
