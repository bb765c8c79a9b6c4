"""What is given up besides a recruiting cost, who may recruit by what he has, the first recruit of each turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine import Op
from judge.games.wot_ccg.cards.forms.frames.of_players import said_of
from judge.games.wot_ccg.cards.forms.recruiting import cost_changes
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import sort
from judge.games.wot_ccg.cards.meanings import ABILITIES, All, Change, Condition, Results, Which, symbols
from judge.games.wot_ccg.cards.meanings.effects import Deed, Played

sentence = sort("sentence")

# What must be given besides the cost.
ALSO = "recruit also"
TO_RECRUIT = "to recruit this card"
sentence.form(
    Played, f"as an additional cost {TO_RECRUIT} , {{costs:sacrifice>}}",
    f"as an additional cost {TO_RECRUIT} , you must {{costs:sacrifice>}}",
    f"{TO_RECRUIT} , you must (also/additionally) {{costs:sacrifice>}}",
    f"in addition to its (recruiting/recruit/normal/other/printed) cost , you must {{costs:sacrifice>}} {TO_RECRUIT}",
    f"in addition to (paying) its (recruiting/recruit/normal/other/printed) cost/costs , {TO_RECRUIT} , you must "
    "{costs:sacrifice>}",
    f"you must also {{costs:sacrifice>}} {TO_RECRUIT}",
    "when you recruit this card , you must {costs:sacrifice>} in addition to (paying) its (other) cost",
    action=ALSO, rank=2,
)  # fmt: skip
sentence.form(Played, f"you must {{costs:sacrifice>}} {TO_RECRUIT}", action=ALSO, rank=4)


# Who may do it, by what he has.
def _by_him(action: str, it: Condition) -> Played | None:
    who = said_of("you", it)
    return Played(action, (who,)) if who is not None else None


sentence.converts(
    _by_him, never, "{action:only-done} by (a/any) player who {it:of-player}",
    "{action:only-done} by (any) players who {it:of-player!}",
    "only a/any player who {it:of-player} may {action:do-this}", rank=1,
)  # fmt: skip


# The first recruit of a sort in each turn.
def _first_of(op: Op) -> Any:
    def make(which: Which, results: Results) -> Deed | None:
        rules = cost_changes(results, op)
        if which.side or which.zone != "play" or not rules:
            return None
        earlier = Condition("recruited", which, "you", negated=True)
        return Deed("has", All(which._replace(side="yours")), rules=rules, conditions=(earlier,))

    return make


def _of_first(op: Op) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Deed) or len(given.conditions) != 1 or not isinstance(given.whom, All):
            return None
        amounts = {each.what: each.amount for each in given.rules if isinstance(each, Change)}
        own = symbols(int(str(amounts.get(f"{name} cost", 0))) for name in ABILITIES) if all(
            isinstance(each, int) for each in amounts.values()) else (0, 0, 0, 0)  # fmt: skip
        found = {"which": given.whom.which._replace(side=""), "results": Results(symbols=own)}
        if isinstance(amounts.get("cost"), int):
            found["results"] = Results(wild=int(str(amounts["cost"])))
        return found if given == _first_of(op)(**found) else None

    return take


FIRST = "the first {which} you recruit each turn"
for _op, _do, _by, _more in (("subtract", "reduce", "reduced", "less"), ("add", "increase", "increased", "more")):
    has.converts(
        _first_of(_op), _of_first(_op), f"the cost of {FIRST} is {_by} by {{results}}",  # type: ignore[arg-type]
        f"the cost (to recruit|of|of recruiting) {FIRST} is {_by} by {{results}}",
        f"{FIRST} costs {{results}} {_more} (to recruit)",
        f"{_do} the cost (to recruit|of|of recruiting) {FIRST} by {{results}}",
        f"the first {{which}} you recruit (in/during) each/a/every turn costs {{results}} {_more} (to recruit)",
    )  # fmt: skip
