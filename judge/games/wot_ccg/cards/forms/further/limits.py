"""What a description says of printed abilities and costs: that there is one, or none."""

from __future__ import annotations

from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import ABILITIES, Limit

limit = sort("limit")
limit.form(Limit, "with a printed {what:ability} ability of {number:number} or {top:number}", op="printed between")
limit.form(Limit, "with a printed cost", "that has/have a printed cost", op=">=", what="cost", number=1)
_OWN = {
    "politics": "printed politics",
    "intrigue": "printed intrigue",
    "one power": "printed one power",
    "combat": "printed combat",
}
for ability, printed in _OWN.items():
    limit.form(
        Limit, f"with a printed {ability} ability", f"with (a/an/the) {ability} ability",
        f"that/which has/have (a/an/the) (printed) {ability} ability", op=">=", what=printed,
        number=1,
    )  # fmt: skip
printed_ability = LANGUAGE.words("printed-ability", "a printed ability")
for name in ABILITIES:
    printed_ability.word(f"printed {name}", name)
limit.form(
    Limit, "with no printed {what:printed-ability} ability", "without a printed {what:printed-ability} ability",
    "with no {what:printed-ability} (ability)", "without {what:printed-ability}",
    "without (a/an/the/any) {what:printed-ability} ability",
    "that/which has/have no (printed) {what:printed-ability} ability", op="<=", number=0,
    rank=1,
)  # fmt: skip
