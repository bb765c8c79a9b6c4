"""What a description says of numbers: abilities, printed or current, costs, damage."""

from __future__ import annotations

from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import ABILITIES, Limit

limit = sort("limit")
limit.form(
    Limit, "with {number:number} or more {what:ability} (ability)", "with {what:ability} {number:number} or more",
    "with a {what:ability} (ability) of {number:number} or more", op=">=",
)  # fmt: skip
limit.form(
    Limit, "with {number:number} or less {what:ability} (ability)", "with {what:ability} {number:number} or less",
    "with a {what:ability} (ability) of {number:number} or less", op="<=",
)  # fmt: skip
for how, own in (("printed", "highest printed"), ("current", "highest")):
    limit.form(Limit, f"whose highest {how} ability is {{number:number}} or less", op="<=", what=own)
    limit.form(Limit, f"whose highest {how} ability is {{number:number}} or more", op=">=", what=own)
    limit.form(Limit, f"whose highest {how} ability is {{number:number}}", op="=", what=own)
limit.form(Limit, "with a printed {what:ability} ability of {number:number} or {top:number}", op="printed between")
limit.form(
    Limit, "with a total cost of {number:number} or less", "with (a) cost (of) {number:number} or less",
    "whose (recruit/recruiting/total/printed) cost is {number:number} or less",
    "with a (total) printed cost of {number:number} or less", op="<=", what="cost",
)  # fmt: skip
limit.form(
    Limit, "with a total cost of {number:number} or more", "with (a) cost (of) {number:number} or more", op=">=",
    what="cost",
)  # fmt: skip
for there, rank in (("", -1), ("on it/him/her", -3)):
    damage = f"damage (token/tokens) {there}"
    limit.form(
        Limit, *(("with {number:number} or more damage",) if not there else ()),
        f"with {{number:number}} or more (points of) {damage}", f"with at least {{number:number}} (points of) {damage}",
        f"that/which/who has {{number:number}} or more (points of) {damage}", op=">=", what="damage", rank=rank,
    )  # fmt: skip
    limit.form(
        Limit, f"with {{number:number}} or less damage {there}",
        f"with {{number:number}} or less/fewer (points of) {damage}", op="<=", what="damage", rank=rank,
    )  # fmt: skip
limit.form(Limit, "with a printed cost", "which has a printed cost", op=">=", what="cost", number=1)
_OWN = {
    "politics": "printed politics",
    "intrigue": "printed intrigue",
    "one power": "printed one power",
    "combat": "printed combat",
}
for ability, printed in _OWN.items():
    limit.form(
        Limit, f"with a printed {ability} ability", f"with the {ability} ability", op=">=", what=printed,
        number=1,
    )  # fmt: skip
printed_ability = LANGUAGE.words("printed-ability", "a printed ability")
for name in ABILITIES:
    printed_ability.word(f"printed {name}", name)
for words, op in (("less", "<="), ("more", ">=")):
    limit.form(
        Limit, f"with a printed {{what:printed-ability}} ability of {{number:number}} or {words}",
        f"with a printed {{what:printed-ability}} of {{number:number}} or {words}",
        f"whose printed {{what:printed-ability}} (ability) is {{number:number}} or {words}",
        f"with {{number:number}} or {words} printed {{what:printed-ability}}", op=op,
    )  # fmt: skip
limit.form(
    Limit, "with no printed {what:printed-ability} ability", "without a printed {what:printed-ability} ability",
    "with no {what:printed-ability} ability", "without (a/the) {what:printed-ability} ability", op="<=", number=0,
    rank=1,
)  # fmt: skip
