"""Cards that were named: who may not recruit them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.mechanisms.named_bans import NAMED_CARD, NOBODY
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import Ban, Ref
from judge.games.wot_ccg.cards.meanings.effects import Deed

LANGUAGE.words("that-recruit", "the character or troop that was named", {
    each: "" for kind in ("card", "character", "troop") for each in (
        f"the named {kind}", f"that {kind}", f"any copy of the named {kind}", f"a copy of the named {kind}",
        f"copies of the named {kind}", f"any copies of the named {kind}", f"copies of that {kind}",
        f"a copy of that {kind}", f"any copies of that {kind}")
})  # fmt: skip


def _barred(whom: Ref, _: str = "") -> Deed:
    return Deed("has", whom, rules=(Ban("recruit", NAMED_CARD),))


def _of_barred(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Deed) and isinstance(given.whom, Ref) and given == _barred(given.whom)
    return {"whom": given.whom} if own else None


has.converts(
    _barred, _of_barred, "{whom:whom-player} cannot recruit the named card",
    "{whom:whom-player} cannot recruit {_:that-recruit}", "{whom:whom-player} may not recruit {_:that-recruit}",
    rank=-1,
)  # fmt: skip
for _whom, _several in NOBODY.items():
    has.converts(
        lambda whom=_whom, _="": _barred(whom), never, *(f"{each} recruit {{_:that-recruit}}" for each in _several),
        rank=-1,
    )  # fmt: skip
has.converts(
    lambda _="": _barred(Ref("each player")), never, "{_:that-recruit} may not be recruited",
    "no {_:that-recruit} may be recruited", rank=-1,
)  # fmt: skip
