"""How much a card heals when it rotates to heal: so much, as much as there is, or so much more than others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.further.rolling import each_of
from judge.games.wot_ccg.cards.forms.rules import has
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import Change
from judge.games.wot_ccg.cards.meanings.effects import Deed

healed = LANGUAGE.sort("healed", "how much is healed")
healed.form(Change("healing", "set", 99), "all damage", "all (of) (the/its/his/her/their) damage")
healed.form(Change, "up to {amount:number} damage", "{amount:number} damage", what="healing", op="set")
healed.form(
    Change, "{amount:number} additional damage", "(an) additional {amount:number} damage", what="healing", op="add",
)  # fmt: skip
healed.form(Change("healing", "add", 1), "an additional damage", "one additional damage")


def _heals(whom: Any, rule: Change) -> Deed | None:
    made = each_of(whom)
    return made and Deed("has", made, rules=(rule,))


def _of_heals(given: Any) -> Mapping[str, Any] | None:
    rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    if not isinstance(rule, Change) or rule.what != "healing" or given != _heals(given.whom, rule):
        return None
    return {"whom": given.whom, "rule": rule}


TO_HEAL, FROM, NOT_ONE = "rotate/rotates to heal", "from/on it/itself", "(instead of one/1)"
has.converts(
    _heals, _of_heals, "when {whom} rotates to heal , remove {rule:healed} from it",
    f"when/if {{whom}} {TO_HEAL} , (you may) remove/heal {{rule:healed}} ({FROM}) {NOT_ONE}",
    f"when/if {{whom}} {TO_HEAL} , it (may) remove/removes/heal/heals {{rule:healed}} ({FROM}) {NOT_ONE}",
    f"(you may) remove/heal {{rule:healed}} from/on {{whom}} when it {TO_HEAL} {NOT_ONE}",
    f"{{whom}} (may) remove/removes/heal/heals {{rule:healed}} ({FROM}) when it {TO_HEAL} {NOT_ONE}",
    about="how much a card heals when it rotates to heal",
)  # fmt: skip
