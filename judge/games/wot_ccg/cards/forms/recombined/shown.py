"""What dice show, little or none of it, as an occasion and as a condition; results that may be either of others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import clause, upon
from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.forms.further.rolling import each_of
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import ABILITIES, IT, Adds, Chosen, Condition, Limit, Ref, Results, Turns, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Occasion

PLAYERS = ("you", "opponent", "each player")
few = LANGUAGE.sort("so-few", "how little there is")
few.form(Compared("<=", 0), "no", "zero", "0")
few.form(Compared, "{number:number} or fewer", "{number:number} or fewer/less", "at most {number:number}", op="<=")
few.form(Compared, "fewer than {number:number}", "fewer/less than {number:number}", op="<")
few.form(Compared, "exactly {number:number}", op="=")


def _so_few(whom: Any, how: Compared, what: str, it: Clause, there: Condition | None = None) -> Clause | None:
    """What is done when somebody's dice show so little of a result."""
    if isinstance(whom, Ref) and whom.what in PLAYERS:
        return None
    if isinstance(whom, Chosen) and whom != Chosen(whom.which):
        return None
    showing = Condition("is", Which(limits=(Limit(f"rolled {what}", how.op, how.number),)), whom=IT)
    if len(it.deeds) == 1 and it == Clause((Deed("generate", IT, results=it.deeds[0].results),)):
        who = each_of(whom)  # What a card generates upon its own roll comes with that roll.
        added = Deed("has", who, rules=(Adds(it.deeds[0].results or Results()),))
        return Clause((added,), conditions=(showing, *((there,) if there else ()))) if who else None
    made = upon(it, Occasion("rolls", whom, results=Results()))
    return made and made._replace(conditions=(showing, *((there,) if there else ()), *made.conditions))


ROLLS = "when/if {whom} roll/rolls {how:so-few} {what:shown}"
clause.converts(
    _so_few, never, f"{ROLLS} (when it rolls its dice) , {{it:clause}}",
    f"{ROLLS} (when it rolls its dice) {{it:clause}}", rank=1,
)  # fmt: skip
clause.converts(
    _so_few, never, f"{ROLLS} while/when {{there:being}} , {{it:clause}}", rank=1,
)  # fmt: skip

# Results that may be used as either of several others.
one = LANGUAGE.words("into-one", "what results become")
for _name in ("support", "opposition", "damage", *ABILITIES):
    one.word(_name, _name, *(
        f"{the}{look}{end}" for the in ("", "a ", "an ", "one ")
        for look in (_name, f"[{_name}]", f"[{_name} icon]") for end in ("", " symbol", " symbols")
    ))  # fmt: skip
spent = LANGUAGE.words("spent", "symbols that are used as others")
for _name in ABILITIES:
    spent.word(_name, *(
        f"{look}{end}" for look in (f"[{_name}]", f"[{_name} icon]", _name) for end in ("", " symbols", " symbol")
    ))  # fmt: skip
spent.word("symbols", "ability symbols", "ability symbol", "symbol", "symbols")


def _either(what: str, whom: Any, several: tuple[str, ...], generated: bool = False) -> Deed | None:
    """`May use any A as a B or a C`: one leave for each."""
    if len(several) < 2 or len({what, *several}) < len(several) + 1:
        return None
    return Deed("has", whom, rules=tuple(Turns(what, each, True, generated) for each in several))


def _of_either(given: Any) -> Mapping[str, Any] | None:
    turns = [each for each in given.rules if isinstance(each, Turns)] if isinstance(given, Deed) else []
    if len(turns) < 2:
        return None
    found = {"what": turns[0].what, "whom": given.whom, "several": tuple(each.into for each in turns)}
    found |= {"generated": turns[0].generated}
    return found if given == _either(**found) else None


def _any_other(what: str, whom: Any, generated: bool = False) -> Deed | None:
    return _either(what, whom, tuple(each for each in ABILITIES if each != what), generated)


USE, SORT, TO = "use/convert/count/treat/change", "(all/any/each) (of) (the) {what:spent}", "as/into/to"
USED = "may be used/converted/counted/treated/changed as/into/to"
EITHER = "(either) {several:into-one|} (instead)"
has.converts(
    _either, _of_either, "{what:spent} {generated:made-by} {whom} may be used as {several:into-one|}",
    f"{SORT} {{generated:made-by}} {{whom}} {USED} {EITHER}", f"{SORT} {{whom}} {{generated:makes}} {USED} {EITHER}",
    f"you may {USE} {SORT} {{generated:made-by}} {{whom}} {TO} {EITHER}",
    f"you may {USE} {SORT} {{whom}} {{generated:makes}} {TO} {EITHER}",
    f"{{whom}} may {USE} {SORT} it {{generated:makes}} {TO} {EITHER}",
    f"{{whom}} may {USE} (all/any/each) (of) (its) {{what:spent}} {TO} {EITHER}", rank=1,
)  # fmt: skip
ANY = "any other (ability) (symbol|symbols|type of symbol)"
has.converts(
    _any_other, never, f"{SORT} {{generated:made-by}} {{whom}} {USED} {ANY}",
    f"{SORT} {{whom}} {{generated:makes}} {USED} {ANY}",
    f"you may {USE} {SORT} {{generated:made-by}} {{whom}} {TO} {ANY}",
    f"{{whom}} may {USE} {SORT} it {{generated:makes}} {TO} {ANY}", rank=1,
)  # fmt: skip
