"""Numbers in layers: a pipeline whose stages are named by what each does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, get_args

from judge.engine.modifiers import Floor, Modifier, Number, Op, Pipeline, Stage, Value
from judge.engine.moment import Moment
from judge.engine.record import Cite
from judge.engine.rules import Rules
from judge.kit.timeline import ongoing

Standing = Callable[[Moment, Any, str], Iterable[Modifier]]
WORDS = {"set": "what sets it", "multiply": "doublings", "add subtract": "additions", "divide": "halvings"}


class Change(NamedTuple):
    """A change that lasts: on which thing, to which of its numbers, what it does, from where, and until when.

    A row of the timeline, to be registered with `RULES.thing`; a game may have a kind of its own with these fields.
    """

    on: str
    number: str
    op: Op
    amount: int
    source: str
    until: str = ""


def _signed(row: Modifier) -> Modifier:
    """A change as people write it: adding less than nothing is subtracting."""
    return row._replace(op="subtract", amount=-row.amount) if row.op == "add" and row.amount < 0 else row


class Layers:
    """How a game works out some numbers of its things: each change in its layer, lasting changes from the timeline.

    `change` is the kind of its rows in the timeline, with `on`, `number`, `op`, `amount` and `source`; `numbers` are
    fields of the things. Each layer names its operations (set, add, subtract, multiply, divide), those of one layer
    together: `Layers(RULES, Change, ("power",), "set", "multiply", "add subtract", cite=cite("6.1"))`. With `floor`
    no number ends below 0. What is in force without a row, such as what other cards say, comes from `standing`.
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
        self.elsewhere: list[Standing] = []
        self.pipelines = {name: rules.pipeline(Pipeline(name, tuple(stages), least, cite)) for name in numbers}

    def standing(self, function: Standing) -> Standing:
        """Registers `function(now, thing, number)`: the changes that hold for as long as what says them is in play.

        In each layer they come before those of the timeline.
        """
        self.elsewhere.append(function)
        return function

    def value(self, now: Moment, thing: Any, name: str, base: Number | None = None) -> Value:
        """A number of a thing as it is now, with its working; it starts from the field of that name."""
        rows = [row for function in self.elsewhere for row in function(now, thing, name)]
        every: list[Any] = ongoing(now, self.change)
        rows += [
            Modifier(row.source, row.op, row.amount) for row in every if (row.on, row.number) == (thing.name, name)
        ]
        base = getattr(thing, name) if base is None else base
        return now.evaluate(self.pipelines[name], base, [_signed(row) for row in rows])

    def shown(self, now: Moment, thing: Any) -> dict[str, Number]:
        """The numbers of a thing as they are now, for what is shown of it."""
        return {name: self.value(now, thing, name).total for name in self.pipelines}
