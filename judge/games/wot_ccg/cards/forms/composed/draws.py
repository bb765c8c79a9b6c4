"""Cards that are drawn in the next Draw Round, or not, and by whom; events that somebody plays no more of."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.mechanisms.for_another_round import NEXT
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import NEXT_DRAW, TURN, YOU, Ban, Change, Ref
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed

deed, simple = sort("deed"), LANGUAGE.sorts["simple"]
ANYBODY, OPPONENT = Ref("each player"), Ref("opponent")


def _none(whom: Any = YOU) -> Deed:
    return Deed("has", whom, until=NEXT_DRAW, rules=(Ban("draw cards"),))


CARDS = "(any) (card/cards)"
DRAWS = (f"do/does not draw {CARDS}", f"may not draw {CARDS}", f"cannot draw {CARDS}", "draw/draws no card/cards")
simple.converts(
    _none, never, *(f"{{whom:whom-player}} {does} {NEXT}" for does in DRAWS),
    *(f"{NEXT} , {{whom:whom-player}} {does}" for does in DRAWS), rank=3,
)  # fmt: skip
for _whom, _nobody in ((ANYBODY, ("no player", "nobody")), (OPPONENT, ("no other player", "no opponent"))):
    simple.converts(
        lambda whom=_whom: _none(whom), never,
        *(f"{each} {does} {NEXT}" for each in _nobody for does in (f"may draw {CARDS}", f"draws {CARDS}")),
        *(f"{NEXT} , {each} {does}" for each in _nobody for does in (f"may draw {CARDS}", f"draws {CARDS}")),
    )  # fmt: skip
for _op, _words in (("add", "additional/more"), ("subtract", "fewer/less")):

    def _drawn(n: int, op: Any = _op) -> Deed:
        return Deed("has", YOU, rules=(Change("cards drawn", op, n),), until=NEXT_DRAW)

    deed.converts(
        _drawn, never, f"{NEXT} , draw {{n:single}} {_words} card[|s]",
        f"{NEXT} , you may draw {{n:single}} {_words} card[|s]" if _op == "subtract"
        else f"{NEXT} , draw an additional {{n:number}} card[|s]", rank=-1,
    )  # fmt: skip
del _drawn

# Events that are played no more.
OTHER = "(any) other event/events"
deed.converts(
    lambda whom: Deed("has", whom, rules=(Ban("play events"),), until=TURN), never,
    *(f"{{whom:whom-player}} cannot play {OTHER} {when}" for when in (
        "this turn", "for the rest of the turn", "until the end of the turn")), rank=3,
)  # fmt: skip


# What is done as far as it can be: so is everything that a text tells to do.
def _as_far_as_possible(deeds: tuple[Deed, ...]) -> Clause | None:
    return Clause(deeds) if all(each.verb not in ("has", "target", "choose") for each in deeds) else None


LANGUAGE.sorts["late"].converts(_as_far_as_possible, never, "{deeds:simple>} (,) if possible", rank=3)
