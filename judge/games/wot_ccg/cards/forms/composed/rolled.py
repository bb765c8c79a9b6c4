"""What dice have shown that a text lets a player roll: how many, what is done for them; damage that is not counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.amounts import results_of
from judge.games.wot_ccg.cards.forms.clauses import late
from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.forms.rules import about, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import ABILITIES, YOU, Condition, Count, Per, Role
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed

condition = sort("condition")
ROLLED = ("you rolled", "you roll", "you have rolled")


def _so_many(how: Compared, what: str) -> Condition | None:
    """At least so many, or fewer than so many, of a sort."""
    least = {">=": how.number, ">": how.number + 1, "<": how.number, "<=": how.number + 1}.get(how.op)
    return Condition("rolled", whose=what, number=least, negated=how.op in ("<", "<=")) if least else None


def _of_so_many(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Condition) or given.test != "rolled" or given.number < 2:
        return None
    found: dict[str, Any] = {"how": Compared("<" if given.negated else ">=", given.number), "what": given.whose}
    return found if given == _so_many(**found) else None


condition.converts(
    _so_many, _of_so_many, "you rolled {how:how-many} {what:shown}",
    *(f"{rolled} {{how:how-many}} {{what:shown}} (result/results)" for rolled in ROLLED), rank=1,
)  # fmt: skip
for _negated, _some in ((False, "(a/an/any/at least one/one or more)"), (True, "no")):
    condition.converts(
        lambda what, negated=_negated: Condition("rolled", whose=what, negated=negated), never,
        f"you roll {_some} {{what:shown}} (result/results)",
        *(("any {what:shown} is/are rolled", f"you rolled {_some} {{what:shown}} result/results") if not _negated
          else ("no {what:shown} is/are rolled",)), rank=2,
    )  # fmt: skip


# The symbols that were rolled, generated.
LANGUAGE.words("ability-shown", "an ability symbol that dice show", {
    look: each for each in ABILITIES for look in (f"[{each}]", f"[{each} icon]", f"{each} symbols", f"[{each}] symbols",
                                                  f"{each}", f"[{each}] results")
})  # fmt: skip


def _generated(what: str) -> Clause:
    made = Deed("generate", YOU, results=results_of(((what, 1),)))
    return Clause((made,), each=Per(1, Count(f"rolled {what}")))


late.converts(
    _generated, never, "generate (any/all) (of) (the) {what:ability-shown} (you) rolled (this way)",
    "add (any/all) (of) (the) {what:ability-shown} (you) rolled (this way) to your pool", rank=2,
)  # fmt: skip

# Damage that does not take dice away.
DICE = "(ability) dice"
HIS = "its/his/her/their"
about(
    Role, f"when determining how many {DICE} to roll for {{whom}} , ignore (all/any) damage (on it/him/her/them)",
    f"when determining the number of {DICE} to roll for {{whom}} , ignore (all/any) damage (on it/him/her/them)",
    f"when determining how many {DICE} {{whom}} rolls/roll , ignore (all/any) damage (on it/him/her/them)",
    f"when determining the number of {DICE} {{whom}} rolls/roll , ignore (all/any) damage (on it/him/her/them)",
    f"ignore (all/any) damage on {{whom}} when determining how many {DICE} it/he/she/they roll/rolls",
    f"ignore (all/any) damage on {{whom}} when determining the number of {DICE} it/he/she/they roll/rolls",
    f"ignore (all/any) damage on {{whom}} when it/he/she/they roll/rolls {HIS} dice",
    f"ignore (all/any) damage on {{whom}} when rolling ({HIS}) dice",
    f"damage (on/to) {{whom}} does not reduce the number of {DICE} it/he/she/they roll/rolls",
    f"damage (on/to) {{whom}} does not reduce {HIS} dice",
    f"{{whom}} roll[s|] ({HIS}) dice as if it/he/she/they had no damage (on it/him/her/them)",
    f"{{whom}} roll[s|] ({HIS}) dice as if it/he/she/they was/were undamaged/unwounded",
    f"{{whom}} roll[s|] ({HIS}) dice as if undamaged/unwounded",
    f"{{whom}} roll[s|] all (of) {HIS} dice even if/when/while damaged",
    f"{{whom}} roll[s|] all (of) {HIS} dice regardless of (any) damage (on it/him/her/them)",
    f"{{whom}} roll[s|] {HIS} full number of dice regardless of (any) damage (on it/him/her/them)",
    what="rolls as undamaged", rank=2,
)  # fmt: skip
