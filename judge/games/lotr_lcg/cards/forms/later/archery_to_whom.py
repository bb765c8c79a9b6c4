"""archery, an extension: to which characters its damage goes, and to which it does not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase

clause = of["clause"]
DAMAGE = ("archery damage", "all archery damage", "damage from archery", "damage from the archery keyword",
          "damage dealt by archery", "archery damage dealt")  # fmt: skip
DEALT = ("assigned", "dealt", "applied")
MUST = (
    *(f"{each} must be {dealt} to {{group:several cards}}, if able" for each in DAMAGE for dealt in DEALT),
    *(f"{each} must be {dealt} to {{group:several cards}} if able" for each in DAMAGE for dealt in DEALT),
    *(f"the players must assign {each} to {{group:several cards}}, if able" for each in DAMAGE),
    *(f"players must assign {each} to {{group:several cards}}, if able" for each in DAMAGE),
)
CANNOT = (
    *(f"{each} cannot be {dealt} to {{group:several cards}}" for each in DAMAGE for dealt in DEALT),
    *(f"the players cannot assign {each} to {{group:several cards}}" for each in DAMAGE),
    *(f"players cannot assign {each} to {{group:several cards}}" for each in DAMAGE),
)


def _to(op: str) -> tuple[Any, Any]:
    def make(group: Phrase) -> Instruction | None:
        characters = group.how == "all" and group.kinds and set(group.kinds) <= {"ally", "hero", "character"}
        return Instruction("archery to", group, op=op) if characters else None

    def take(given: Any) -> Mapping[str, Any] | None:
        group = given.group if isinstance(given, Instruction) else Phrase()
        return {"group": group} if given == make(group) else None

    return make, take


clause.converts(*_to(""), *MUST)
clause.converts(*_to("not"), *CANNOT)
