"""effects-in-play, personality-targeting, card-retrieval: what an effect may be aimed at, and what never."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.meanings import Effect, Which
from judge.games.wot_ccg.cards.words import tidy
from judge.games.wot_ccg.play.traits import fits, has, refuse_banned
from judge.games.wot_ccg.play.who import players
from judge.games.wot_ccg.things import CHALLENGE, FACE_DOWN, FIGHTERS, PLAY, Card, Challenge

MOST = 400


def target_sets(now: Moment, effect: Effect) -> Iterator[tuple[str, ...]]:
    """The targets that might be tried for an effect, legal or not."""
    groups = [list(_possible(now, each)) for each in effect.targets]
    if len(groups) == 2 and effect.targets[0] == effect.targets[1]:
        yield from permutations(groups[0], 2)
        return
    yield from (each for _, each in zip(range(MOST), product(*groups), strict=False))


def _possible(now: Moment, which: Which) -> Iterator[str]:
    """Everything of the right sort, so that a wrong target can be explained."""
    if which.type == "player":
        yield from players(now)
    elif which.type == CHALLENGE and which.zone == PLAY:
        yield from (each.name for each in now.every(Challenge))
    else:
        kinds = FIGHTERS if which.type in ("fighter", *FIGHTERS) else (which.type,) if which.type else ()
        for card in now.every(Card):
            if card.zone in (which.zone, FACE_DOWN) and (not kinds or card.kind in kinds):
                yield card.name


def refuse_targets(now: Moment, effect: Effect, names: tuple[str, ...], by: str, source: Card) -> Refusal | None:
    """The rule against the first target that is not a legal one."""
    for which, name in zip(effect.targets, names, strict=False):
        card = now.get(name)
        if isinstance(card, Card):
            refusal = _refuse_own_copy(effect, card, source) or refuse_target(now, which, card, by, source)
            if refusal is not None:
                return refusal
    if len(names) != len(effect.targets):
        return refuse(f"{source.name} needs {len(effect.targets)} targets", cite("effect-event"))
    return None


def _refuse_own_copy(effect: Effect, card: Card, source: Card) -> Refusal | None:
    """search-not-same-card: a card that searches the deck never finds a copy of itself."""
    searches = any(line.verb == "search" for _, lines in effect.options for line in lines)
    if not searches or tidy(card.title) != tidy(source.title):
        return None
    text = f"{card.name} is a copy of {source.name}, which does the searching"
    return refuse(text, cite("search-not-same-card"), cite("card-retrieval"))


def refuse_target(now: Moment, which: Which, card: Card, by: str, source: Card) -> Refusal | None:
    """prophecy-untargetable, starting-advantage-untargetable, mat-perrin-untargetable; else what the text describes."""
    if card.zone == FACE_DOWN:
        text = f"{card.name} lies face down and cannot be a target until it is revealed"
        return refuse(text, cite("mat-perrin-untargetable"))
    if card.kind == "advantage" and has(now, card, "Prophecy"):
        return refuse(f"{card.name} is a Prophecy and cannot be a target", cite("prophecy-untargetable"))
    if card.kind == "advantage" and has(now, card, "Starting Advantage") and card.zone == PLAY:
        text = f"{card.name} is a Starting Advantage and cannot be a target"
        return refuse(text, cite("starting-advantage-untargetable"))
    if banned := refuse_banned(now, card, "be targeted"):
        return banned
    if fits(now, card, which, by, source):
        return None
    rule = cite("effects-in-play")
    if "cost" in which.called and card.cost is None:
        rule = cite("cost-none-not-target")
    elif which.zone != PLAY and which.called and card.personality:
        rule = cite("personality-search")
    return refuse(f"{card.name} is not what {source.name} targets", rule)
