"""What cards of later sets say of the player who guards an objective: it is the one who controls it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase, Quality

guardian = of["kind of player"]


def _guarding(names: tuple[str, ...]) -> Quality:
    return Quality("controls", group=Phrase("named", names=names))


guardian.converts(_guarding, lambda given: None, "guarding {names:name,}")
_KEPT_BY = Instruction("cannot", words=("change control",))


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


KEPT = ("cannot change", "cannot choose a new/another player to guard {names:name,}")
of["clause"].converts(
    lambda names: Instruction("together", Phrase("named", names=names), parts=(_KEPT_BY,)),
    lambda given: None,
    *(f"the player guarding {{names:name,}} {each}" for each in KEPT),
)
of["clause"].converts(
    lambda names: _handed_on(names)._replace(
        by=Phrase("pick", kinds=("player",), clauses=(_guarding(names),)), may=True
    ),
    lambda given: None,
    *(
        f"the player guarding {{names:name,}} may choose {new} player to guard him/her/it"
        for new in ("a new", "another")
    ),
)
for sort, choose in (("deed", "choose"), ("does", "chooses")):
    of[sort].converts(
        _handed_on,
        lambda given: None,
        f"{choose} a new player to guard {{names:name,}}",
        f"{choose} another player to guard {{names:name,}}",
    )
