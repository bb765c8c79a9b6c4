"""The kernel: positions, charts, windows, modifiers, pools, batches, chance and the explorer. Pure, no I/O.

What a game's rules are written with can be had from here; the rest is for those who run them.
"""

from judge.engine.modifiers import Floor, Modifier, Number, Op, Pipeline, Rounding, Stage, Value, evaluate, parse_change
from judge.engine.moment import Moment
from judge.engine.pile import Pile
from judge.engine.pool import Assignment, Pool, Slot, assignments, refuse_assignment
from judge.engine.position import Layout, Position, Silence
from judge.engine.quantity import InOrder, Ruled
from judge.engine.record import NO_RULE, Choice, Cite, Missing, Refusal, no_rule, refuse
from judge.engine.remember import noted, remembered
from judge.engine.rows import by_each, by_row, gathered
from judge.engine.rules import Chance, Rules, Verb
from judge.engine.window import Open

__all__ = [
    "NO_RULE", "Assignment", "Chance", "Choice", "Cite", "Floor", "InOrder", "Layout", "Missing", "Modifier", "Moment",
    "Number", "Op", "Open", "Pile", "Pipeline", "Pool", "Position", "Refusal", "Rounding", "Ruled", "Rules", "Silence",
    "Slot", "Stage", "Value", "Verb", "assignments", "by_each", "by_row", "evaluate", "gathered", "no_rule",
    "noted", "parse_change", "refuse", "refuse_assignment", "remembered",
]  # fmt: skip
