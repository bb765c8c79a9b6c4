"""What is so in the next Draw Round, of the next recruit, and of symbols of this turn: cards drawn, places, traits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine import Op
from judge.games.wot_ccg.cards.forms.groups import described
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import NEXT_DRAW, YOU, Change, Chosen
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple, deed = LANGUAGE.sorts["simple"], sort("deed")
NEXT = "during/in (the|your|his|their) next draw round"


def _drawn(op: Op) -> tuple[Any, Any]:
    """Cards drawn in the next Draw Round besides, or fewer."""

    def make(whom: Any, n: int) -> Deed:
        return Deed("has", whom, rules=(Change("cards drawn", op, n),), until=NEXT_DRAW)

    def take(given: Any) -> Mapping[str, Any] | None:
        rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
        if not isinstance(rule, Change) or given != make(given.whom, rule.amount):  # type: ignore[arg-type]
            return None
        return {"whom": given.whom, "n": rule.amount} if isinstance(rule.amount, int) else None

    return make, take


for op, said, words in (("add", "more", "additional/more"), ("subtract", "fewer", "fewer/less")):
    deed.converts(
        *_drawn(op),  # type: ignore[arg-type]
        f"{{whom:whom-player}} draw[s|] {{n:number}} {said} card[|s] during the next Draw Round",
        f"{{whom:whom-player}} draw[s|] {{n:single}} {words} card[|s] {NEXT}",
        f"{NEXT} , {{whom:whom-player}} draw[s|] {{n:single}} {words} card[|s]", rank=-2,
    )  # fmt: skip
    deed.converts(
        lambda n, op=op: _drawn(op)[0](YOU, n), lambda given: None,
        f"draw {{n:single}} {words} card[|s] {NEXT}", rank=-2,
    )  # fmt: skip
simple.converts(
    lambda whom, _="": None if isinstance(whom, Chosen) else Deed("send", whom, what="battleground"),
    lambda given: None, "{whom} {_:placed-in-front}", rank=1,
)  # fmt: skip
LANGUAGE.words("owners", "whose card", {
    "your opponent's": "", "an opponent's": "", "another player's": "", "any other player's": "", "any opponent's": "",
})  # fmt: skip
LANGUAGE.words("single-kind", "a type of card, and one of them", {
    each: {"character or troop": "fighter", "troop or character": "fighter"}.get(each, each) for each in (
        "character", "troop", "character or troop", "troop or character", "advantage", "character advantage",
        "troop advantage", "player advantage")
})  # fmt: skip


def _one_of_his(kind: str, front: tuple[Any, ...] = (), back: tuple[Any, ...] = (), _: str = "") -> Chosen | None:
    """`An opponent's character`: one of them, which is chosen."""
    found = described(front, kind, back)
    return None if found is None or found.side or found.zone != "play" else Chosen(found._replace(side="theirs"))


HIS = "{_:owners}"
sort("chosen").converts(
    _one_of_his, lambda given: None, f"{HIS} {{kind:single-kind}}", f"{HIS} {{front:front+}} {{kind:single-kind}}",
    f"{HIS} {{kind:single-kind}} {{back:back+}}", f"{HIS} {{front:front+}} {{kind:single-kind}} {{back:back+}}",
    rank=-2,
)  # fmt: skip
