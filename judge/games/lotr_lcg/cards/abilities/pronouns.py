"""A pronoun needs somebody it can mean: `it`, `he`, `its controller` where no card has been named yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.games.lotr_lcg.cards.expanding import Unread
from judge.games.lotr_lcg.cards.meanings import (
    IT,
    THIS,
    Ability,
    Condition,
    Deeds,
    Instruction,
    Opening,
    Phrase,
    Restricts,
    Trigger,
    remade,
)

# What stands where in a sentence, as it is read from left to right; other meanings in the order of their fields.
READ_AS: dict[type, tuple[str, ...]] = {
    Opening: ("triggers", "conditions", "costs", "deeds"),
    Deeds: ("at", "conditions", "unless", "whiles", "effects", "cases", "x"),
    Instruction: ("by", "conditions", "group", "options", "parts", "amount", "per", "to", "piles", "whiles", "x"),
    Condition: ("group", "player", "qualities", "left", "range"),
    Restricts: ("conditions",),
    Ability: ("triggers", "costs", "conditions", "effects"),
}
PRONOUNS = ("it", "controller", "owner")
# Moments that are about no card: a pronoun behind them means nobody that they have spoken of.
OF_TIME = ("phase-begins", "phase-ends", "step-ends", "round-begins", "round-ends")
# What brings a card to light, or is about one, without a phrase for it.
TURN_UP = ("look", "search", "discard from deck", "discard from hand", "discard until", "reveal until")
PLAYERS = (
    "you", "that player", "they", "each player", "first player", "next player", "last player", "active player",
    "defending player", "engaged player", "scenario", "opposing team", "each who did", "each who did not", "subject",
    "named deck", "you and that player", "",
)  # fmt: skip


def must_speak_of_somebody(means: Any, before: Ability | None = None) -> None:
    """Unread if the first card that a sentence speaks of is `it`, and neither it nor what stands before says which."""
    known = before is not None and any(each not in PRONOUNS for each in _told(before))
    if not known and _begins_with_it(means):
        raise Unread("it is not clear which card it refers to: no card has been spoken of")


def _begins_with_it(means: Any) -> bool:
    return next(_told(means), "") in PRONOUNS and not _named_later(means)


def of_the_sentence_before(means: Deeds, before: list[Ability]) -> Deeds:
    """`Attached hero gets +1 attack. It gains sentinel`: whom the last sentence of the same paragraph is about."""
    spoken = before[-1].effects[0].group if before and before[-1].effects else Phrase()
    if not _begins_with_it(means):
        return means
    if spoken != THIS and spoken.how not in ("host", "named"):
        must_speak_of_somebody(means)

    def change(part: Any) -> Any:
        return spoken if part == IT else remade(part, change)

    found: Deeds = change(means)
    return found


def _named_later(means: Any) -> bool:
    """`While it is engaged with you, this card gets +1 attack`, `For each resource on this card, it gets +1 attack`."""
    deeds = means.deeds if isinstance(means, Opening) else means
    if not isinstance(deeds, Deeds) or not deeds.effects:
        return False
    known = ("this", "named", "host")
    counted = any(each in known for done in deeds.effects for each in _told((done.amount, done.per)))
    first = next(_told(deeds.effects), "")
    return counted or (first in known and any("it" in _told(each) for each in (*deeds.conditions, *deeds.whiles)))


def _told(part: Any) -> Iterator[str]:
    """The words for the cards that are spoken of, from left to right; `card` for any that is described."""
    if isinstance(part, Phrase):
        if part.how not in PLAYERS and part.kinds != ("player",):
            yield part.how
        elif part.kinds and part.kinds != ("player",):
            yield "card"
        for each in (*part.adjectives, *part.clauses):
            yield from _told(each)
        return
    if isinstance(part, Trigger) and part.kind not in OF_TIME:
        yield from (*_told(part.subject), *_told(part.other), "event")
        return
    if isinstance(part, tuple):
        fields = READ_AS.get(type(part))
        for each in (getattr(part, field) for field in fields) if fields else part:
            yield from _told(each)
        if isinstance(part, Instruction) and part.verb in TURN_UP:
            yield "card"
