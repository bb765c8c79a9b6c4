"""ability-sentence-by-sentence: what becomes of players who did not do what the sentence before has each player do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Deeds, Instruction, Phrase, Quality, Range

DID_NOT = "each who did not"


def _without(told: Instruction, it: Instruction) -> Deeds | None:
    """`Each player who did not exhaust a hero raises his threat by 2`: looking_back.py compares what was to be done."""
    plain = told == Instruction(told.verb, told.group, told.amount)
    if it.by.how or not plain:
        return None
    named = Quality("was to do", told.verb, told.group, Range("=", told.amount))
    return Deeds((it._replace(by=Phrase(DID_NOT, clauses=(named,))),))


def _of_without(given: Any) -> Mapping[str, Any] | None:
    it = given.effects[0] if isinstance(given, Deeds) and len(given.effects) == 1 else None
    named = it.by.clauses[0] if it is not None and it.by.how == DID_NOT and len(it.by.clauses) == 1 else None
    if it is None or named is None or named.group is None or named.range is None:
        return None
    told, bare = Instruction(named.word, named.group, named.range.amount), it._replace(by=Phrase())
    return {"told": told, "it": bare} if given == _without(told, bare) else None


WHO = ("each player who", "each player that", "any player who", "any player that")
WAYS = ("", " this way")
FAILS = ("did not", "does not", "cannot", "could not", "can not")
of["deeds"].converts(
    _without,
    _of_without,
    *(f"{who} {fails} {{told:deed}}{way} {{it:does}}" for who in WHO for fails in FAILS for way in WAYS),
    *(f"{who} {fails} {{told:deed}}{way} must {{it:deed}}" for who in WHO for fails in FAILS for way in WAYS),
    *(f"{who} is unable to {{told:deed}} {{it:does}}" for who in WHO),
    *(f"if a/any player {fails} {{told:deed}}, {he} {{it:does}}" for fails in FAILS
      for he in ("he/they", "that player")),
    rank=1,
)  # fmt: skip
