"""More of what events and challenges do: further targets, standing down, control tokens, dice that hurt."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.groups import ANY_NUMBER
from judge.games.wot_ccg.cards.forms.rules import about, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import All, Chosen, Hurts, Results, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed, Note

simple, aim, sentence = LANGUAGE.sorts["simple"], LANGUAGE.sorts["aim"], sort("sentence")
clause.converts(lambda it: it, never, "in addition , {it:clause}", "additionally , {it:clause}", rank=1)


def _further(which: Which, results: Results) -> Deed | None:
    if which.other or not any(results.symbols):
        return None
    return Deed("target", Chosen(which._replace(other=True), 0, ANY_NUMBER, per=results.symbols))


aim.converts(
    _further,
    lambda given: (
        {"which": given.whom.which._replace(other=False), "results": Results(symbols=given.whom.per)}
        if isinstance(given, Deed)
        and isinstance(given.whom, Chosen)
        and given == _further(given.whom.which._replace(other=False), Results(symbols=given.whom.per))
        else None
    ),
    "target another {which} for each additional {results} you pay",
    "for each additional {results} you pay , (you may) target another {which}",
    "you may target another {which} for each additional {results} (you pay)", rank=-2,
)  # fmt: skip
simple.form(
    Deed, "{whom} may rotate to stand down", "{whom} may immediately rotate to stand down",
    "{whom} may rotate and stand down", verb="may stand down",
)  # fmt: skip
TOKENS = "(control) token[|s] (of your choice)"
simple.form(
    Deed, "take {amount} control token[|s] from {whom}", f"remove {{amount}} {TOKENS} from {{whom:contested}}",
    verb="less control",
)  # fmt: skip
simple.form(
    Deed, "take up to {amount:number} control tokens from {whom}",
    f"remove up to {{amount:number}} {TOKENS} from {{whom:contested}}", verb="less control", only_for="up to",
)  # fmt: skip
EVERY = {kind: All(Which(kind=kind)) for kind in ("contested advantage", "nation contested advantage")}
contested = LANGUAGE.sort("contested", "contested advantages")
for kind in EVERY:
    contested.form(Chosen, f"a {kind}", f"one {kind}", f"any {kind}", which=Which(kind=kind))
    contested.form(Chosen, f"a {kind} you control", which=Which(kind=kind, side="yours"))
    contested.form(
        EVERY[kind], f"each {kind}", f"each {kind} in play", f"every {kind} (in play)",
        f"all {kind}s (in play)",
    )  # fmt: skip
about(
    Hurts, "{whom} takes {amount:number} damage for each ability symbol it rolls",
    "if {whom} does roll , he/she/it takes {amount:number} (point/points of) damage for each ability symbol he/she/it "
    "rolls", "{whom} takes {amount:number} (point/points of) damage for each ability symbol he/she/it rolls",
)  # fmt: skip
sentence.form(
    Note, "a card need not roll its dice", "the target may choose not to roll its/his/her dice (this turn)",
    what="need not roll",
)  # fmt: skip
