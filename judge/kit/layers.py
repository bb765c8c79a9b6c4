"""Numbers in layers: a pipeline whose stages are named by what each does."""

from __future__ import annotations

from typing import Any, get_args

from judge.engine.modifiers import Floor, Modifier, Number, Op, Pipeline, Stage, Value
from judge.engine.moment import Moment
from judge.engine.record import Cite
from judge.engine.rules import Rules
from judge.kit.timeline import ongoing

WORDS = {"set": "what sets it", "multiply": "doublings", "add subtract": "additions", "divide": "halvings"}


def _signed(op: Op, amount: Number) -> tuple[Op, Number]:
    """A change as people write it: adding less than nothing is subtracting."""
    return ("subtract", -amount) if op == "add" and amount < 0 else (op, amount)


class Layers:
    """How a game works out some numbers of its things: each change in its layer, lasting changes from the timeline.

    The rows of the timeline are of a kind with `on`, `number`, `op`, `amount` and `source`.
    """

    def __init__(
        self, rules: Rules, change: type, numbers: tuple[str, ...], *layers: str, cite: Cite, floor: Cite | None = None
    ) -> None:
        stages = []
        for layer in layers:
            ops = tuple(op for op in get_args(Op) if op in layer.split())
            if not ops or len(ops) != len(layer.split()):
                raise ValueError(f"a layer names changes, such as 'add subtract', not {layer!r}")
            stages.append(Stage(WORDS.get(layer, layer), ops, cite))
        least = Floor(0, "end" if floor else "never", floor or cite)
        self.change = change
        self.pipelines = {name: rules.pipeline(Pipeline(name, tuple(stages), least, cite)) for name in numbers}

    def value(self, now: Moment, thing: Any, name: str, base: Number | None = None) -> Value:
        """A number of a thing as it is now, with its working; it starts from the field of that name."""
        every: list[Any] = ongoing(now, self.change)
        own = (row for row in every if (row.on, row.number) == (thing.name, name))
        rows = [Modifier(row.source, *_signed(row.op, row.amount)) for row in own]
        return now.evaluate(self.pipelines[name], getattr(thing, name) if base is None else base, rows)

    def shown(self, now: Moment, thing: Any) -> dict[str, Number]:
        """The numbers of a thing as they are now, for what is shown of it."""
        return {name: self.value(now, thing, name).total for name in self.pipelines}
