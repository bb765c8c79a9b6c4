"""modifiers, set-word: one value in the place of another, or added to it; several icons and traits gained at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import IT, Amount, Instruction, Phrase

clause, predicate = of["clause"], of["predicate"]
LANGUAGE.words("own value", "a value of a character", ("willpower", "attack", "defense"))
LANGUAGE.words("other value", "another value of a character", ("attack", "defense", "willpower"))
ITS = "its/his/her/their"
OWN = Phrase("itself")  # Whatever card it bears on: of each of several its own.


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `uses its willpower instead of its defense`: that number, with all that changes it
def _in_place_of(one: str, what: str) -> Instruction | None:
    return Instruction("modify", amount=Amount(of=one, group=OWN), what=what, op="set") if one != what else None


def _of_place(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Instruction) or given.amount.group != OWN:
        return None
    found = {"one": given.amount.of, "what": given.what}
    return found if given == _in_place_of(**found) else None


predicate.converts(
    _in_place_of,
    _of_place,
    f"use[s|] {ITS} {{one:own value}} instead of {ITS} {{what:other value}}",
    f"count[s|] {ITS} {{one:own value}} instead of ({ITS}) {{what:other value}}",
    f"use[s|] {ITS} {{one:own value}} instead of {{what:other value}}",
    f"use[s|] {ITS} {{one:own value}} in place of ({ITS}) {{what:other value}}",
    f"count[s|] {ITS} {{one:own value}} in place of ({ITS}) {{what:other value}}",
    rank=3,
)


# --- `add its willpower to its attack`
def _added(one: str, what: str, group: Phrase = IT) -> Instruction | None:
    return Instruction("modify", group, Amount(of=one, group=IT), what, "add") if one != what else None


clause.converts(
    _added,
    _unsaid,
    f"add {ITS} {{one:own value}} to {ITS} (own) {{what:other value}}",
    f"{ITS} {{one:own value}} is added to {ITS} (own) {{what:other value}}",
    rank=1,
)
clause.converts(
    lambda group, one, what: _added(one, what, group),
    _unsaid,
    f"add {{group:that one}} 's {{one:own value}} to {ITS} (own) {{what:other value}}",
    f"{{group:that one}} 's {{one:own value}} is added to {ITS} (own) {{what:other value}}",
    rank=1,
)


# --- `gains the Noldor and Silvan traits`, `gains the spirit and lore resource icons`
def _several(verb: str) -> Any:
    def make(words: tuple[str, ...]) -> Instruction | None:
        parts = tuple(Instruction(verb, what=each) for each in words)
        return Instruction("together", parts=parts) if len(parts) > 1 else None

    return make


predicate.converts(_several("gain trait"), _unsaid, "gain[s|] the {words:trait&} traits", rank=1)
predicate.converts(
    _several("gain sphere"),
    _unsaid,
    "gain[s|] the {words:sphere&} icons",
    "gain[s|] {words:sphere&} icons",
    "gain[s|] the {words:sphere&} resource icons",
    "gain[s|] a/an {words:sphere&} (resource) icon",
    rank=1,
)
