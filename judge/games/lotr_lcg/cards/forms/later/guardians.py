"""What cards of later sets say of the player who guards an objective: it is the one who controls it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase, Quality

guardian = of["kind of player"]
guardian.converts(
    lambda names: Quality("controls", group=Phrase("named", names=names)),
    lambda given: None,
    "guarding {names:name,}",
)


def _not_guarding(names: tuple[str, ...]) -> Quality:
    return Quality("controls", group=Phrase("named", names=names), negated=True)


def _of_not_guarding(given: Any) -> Mapping[str, Any] | None:
    names = given.group.names if isinstance(given, Quality) and given.group is not None else ()
    return {"names": names} if names and given == _not_guarding(names) else None


guardian.converts(
    _not_guarding, _of_not_guarding, "who does not control {names:name,}", "not guarding {names:name,}", rank=1
)


def _handed_on(names: tuple[str, ...]) -> Instruction:
    """`choose a new player to guard Gollum`: any but the one who has it."""
    new = Phrase("pick", kinds=("player",), clauses=(_not_guarding(names),))
    return Instruction("control", Phrase("named", names=names), to=new)


for sort, choose in (("deed", "choose"), ("does", "chooses")):
    of[sort].converts(
        _handed_on,
        lambda given: None,
        f"{choose} a new player to guard {{names:name,}}",
        f"{choose} another player to guard {{names:name,}}",
    )
