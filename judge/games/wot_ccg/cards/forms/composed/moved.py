"""Cards that go elsewhere, in more words: out of that challenge, back on a deck, all of a player's of a description."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.decks import ALL_SEEN
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.forms.voices.healing import FROM, TO_HEAL, _heals
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import ABILITIES, All, Change, Chosen, Limit, Ref, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple, deed = LANGUAGE.sorts["simple"], sort("deed")
THAT = "that/this/the (target/targeted) challenge"


def _out_of_that(whom: Any) -> Deed:
    """Only those who are in that challenge leave it."""
    if isinstance(whom, All | Chosen) and not whom.which.where and whom.which.zone == "play":
        whom = whom._replace(which=whom.which._replace(where="that"))
    return Deed("withdraw", whom)


simple.converts(
    _out_of_that, never, f"remove/withdraw {{whom}} from {THAT}",
    f"{{whom}} withdraw/withdraws from {THAT}", f"{{whom}} leave/leaves {THAT}",
    f"{{whom}} is/are withdrawn from {THAT}", rank=3,
)  # fmt: skip
simple.converts(
    lambda whom: Deed("send", whom, what="home front"), never,
    "{whom} return/returns/goes/go/moves/move (back) to its/his/her/their (controller 's|owner 's) home front",
    "{whom} return/returns/goes/go/moves/move (back) to the home front", "{whom} return/returns home", rank=3,
)  # fmt: skip

# Cards that were looked at, back on their deck.
ORDER = "in any order (you like|you wish|you choose|of your choice)"
THEM = ("them", "the cards", "these cards", "those cards")
PUT = "put/place/return"
simple.converts(
    lambda: Deed("put seen", All(ALL_SEEN), what="top", only_for="any order"), never,
    *(f"{PUT} {each} (back) on (the) top {ORDER}" for each in THEM),
    *(f"{PUT} {each} back {ORDER}" for each in THEM[1:]), *(f"rearrange {each} {ORDER}" for each in THEM),
    *(f"rearrange {each} {ORDER} and {PUT} them back" for each in THEM),
)  # fmt: skip
simple.converts(
    lambda: Deed("put seen", All(ALL_SEEN), what="top"), never, *(f"{PUT} {each} (back) on (the) top" for each in THEM),
    *(f"{PUT} {each} back in the same/their (original) order" for each in THEM[1:]),
)  # fmt: skip

# What a player holds, looked at.
simple.converts(
    lambda whom: Deed("look", whom), never, "look at {whom:any-player} 's hand", "look at {whom:any-player} ' hand",
    "look at all (of) the cards in {whom:any-player} 's hand", "look through {whom:any-player} 's hand", rank=3,
)  # fmt: skip

# All of somebody's cards of a description.
EVERY = {Ref("each player"): "", Ref("opponent"): "theirs"}


def _all_his(by: Any, verb: str, which: Which, limit: Limit | None = None) -> Deed | None:
    """What each player does to all of his cards is done to all there are; what one does, to all of his."""
    if by not in EVERY or which.side or which.zone != "play":
        return None
    if by != Ref("opponent") and which.kind not in ("character", "troop", "fighter"):
        return None  # Nobody controls some Contested Advantages.
    limits = (*which.limits, limit) if limit is not None else which.limits
    return Deed(verb, All(which._replace(side=EVERY[by], limits=limits)))


HIS = "he/they control/controls"
simple.converts(
    _all_his, never, f"{{by:everybody}} (must) {{verb:acts-his}} all (of his/their) {{which:every-which!}} ({HIS})",
    f"{{by:everybody}} (must) {{verb:acts-his}} all {{which:every-which!}} {HIS} {{limit}}",
    f"{{by:everybody}} (must) {{verb:acts-his}} each (of his/their) {{which}} ({HIS})", rank=1,
)  # fmt: skip
everybody = LANGUAGE.words("everybody", "each player, or the other one")
everybody.word(Ref("each player"), "each player")
everybody.word(Ref("opponent"), "your opponent")


# Dice of every ability.
def _of_each(op: Any) -> tuple[Any, Any]:
    def make(whom: Any, n: int) -> Deed:
        return Deed("has", whom, rules=tuple(Change(f"{each} dice", op, n) for each in ABILITIES))

    def take(given: Any) -> Mapping[str, Any] | None:
        first = given.rules[0] if isinstance(given, Deed) and len(given.rules) == len(ABILITIES) else None
        n = first.amount if isinstance(first, Change) and isinstance(first.amount, int) else 0
        return {"whom": given.whom, "n": n} if n and given == make(given.whom, n) else None

    return make, take


EACH = "of each (ability|type|of its/his/her/their abilities)"
for _op, _more in (("subtract", "fewer/less"), ("add", "additional/extra/more")):
    has.converts(
        *_of_each(_op), f"{{whom}} roll[s|] {{n:single}} {_more} die/dice of each ability",
        f"{{whom}} roll[s|] {{n:single}} {_more} die/dice {EACH}",
        f"{{whom}} roll[s|] {{n:single}} {_more} die/dice for each ability", rank=1,
    )  # fmt: skip

# What heals a card more than once a while.
deed.converts(
    lambda whom, rule, until: made._replace(until=until) if (made := _heals(whom, rule)) else None, never,
    f"when/if {{whom}} {TO_HEAL} {{until}} , (you may) remove/heal {{rule:healed}} ({FROM})", rank=1,
)  # fmt: skip
