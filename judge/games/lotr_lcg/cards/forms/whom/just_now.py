"""letter-x: how many of something there were just now: `X is the number of resources spent`."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import JUST, Amount

DONE = {
    "resources just spent": (("resources", "resource tokens"), ("resource", "resource token"), "spent"),
    "progress just placed": (("progress", "progress tokens"), ("progress", "progress token"), "placed"),
    "progress just removed": (("progress", "progress tokens"), ("progress", "progress token"), "removed/discarded"),
    "damage just dealt": (("damage",), ("damage", "point of damage"), "dealt/taken"),
    "damage just healed": (("damage",), ("damage", "point of damage"), "healed/removed"),
    "cards just drawn": (("cards",), ("card",), "drawn"),
}
assert DONE.keys() == JUST.keys()
for told, (many, one, done) in DONE.items():
    number = "number" if told in ("resources just spent", "cards just drawn") else "amount"
    other = {"number": "amount", "amount": "number"}[number]
    of["plain quantity"].form(
        Amount(of=told),
        f"the {number} of {many[0]} just {done}",
        *(f"the {how} of {each} (just) {done}" for how in (number, other) for each in many),
        *((f"the damage (just) {done}",) if many == ("damage",) else ()),
        plural=False,
        rank=1,
    )
    of["multiplier"].form(
        Amount(of=told),
        *(f"{each} just {done}" for each in one),
        *(f"{each} {done}" for each in one),
        *(f"{each} that is/was (just) {done}" for each in one),
        rank=1,
    )
of["plain quantity"].form(
    Amount(of="damage just dealt"), "the amount of damage it just dealt/took", plural=False, rank=2
)
of["multiplier"].form(
    Amount(of="damage just dealt"),
    "point of damage it/he/she (just) suffered/took",
    "damage it/he/she (just) suffered/took",
    rank=2,
)
