"""Cards by what they have rolled in the challenge that is going on: `each troop that rolled any [Damage]`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.forms.groups import back
from judge.games.wot_ccg.cards.forms.voices.behind_nouns import Piece
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import Count, Limit

ROLLED = "rolled "
shown = LANGUAGE.words("shown-symbol", "a sort of symbol that was rolled")
for _form in LANGUAGE.sorts["result"].singular:  # type: ignore[attr-defined]
    shown.word(_form, *(f"[{_form}]{end}" for end in ("", " symbol", " symbols")), f"[{_form} icon]",
               f"{_form} symbols", f"{_form} symbol")  # fmt: skip


def _with(what: str, how: Compared) -> Piece:
    return Piece("limits", Limit(f"{ROLLED}{what}", how.op, how.number))


def _of_limit(given: Any) -> Mapping[str, Any] | None:
    limit = given.value if isinstance(given, Piece) and given.field == "limits" else None
    if not isinstance(limit, Limit) or not limit.what.startswith(ROLLED):
        return None
    return {"what": limit.what.removeprefix(ROLLED), "how": Compared(limit.op, limit.number)}


DID = ("that/which/who rolled/rolls/roll", "that/which/who has/have rolled")
back.converts(_with, _of_limit, *(f"{did} {{how:some-or-none}} {{what:shown-symbol}}" for did in DID), rank=1)
back.converts(
    lambda what: _with(what, Compared(">=", 1)),
    lambda given: {"what": found["what"]}
    if (found := _of_limit(given)) and found["how"] == Compared(">=", 1) else None,
    *(f"{did} any/a/an {{what:shown-symbol}}" for did in DID), rank=-1,
)  # fmt: skip
sort("count").converts(
    lambda which: None if which.side else Count("cards", which._replace(side="yours")), lambda given: None,
    "of your {which!}", rank=1,
)  # fmt: skip
sort("count").converts(
    lambda which: Count("cards", which), lambda given: None, "of the {which:one-which!}", rank=2,
)  # fmt: skip
