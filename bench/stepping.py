"""Steps per second through a chart with a two-pass window: ours beside `transitions` and `sismic`, on the same graph.

Each engine walks begin -> window(Ana) -> window(Ben) -> close -> begin, round and round. A pass is one step.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from judge.engine.chart import Chart, Node, Window
from judge.engine.position import Frame, Layout
from judge.engine.record import PASS, Choice
from judge.engine.referee import Referee
from judge.engine.rules import Rules

ROUNDS = 5


def ours(steps: int) -> Callable[[], int]:
    """Our kernel: two passes close the window, then the chart jumps back to its first step."""
    rules = Rules("bench")
    cites = (rules.cite("1"),)
    rules.players = lambda now: ("Ana", "Ben")
    rules.roles["first"] = lambda now: "Ana"
    window = Window("action", cites, "first", (), passes=2)
    nodes = (
        Node("begin", "step", cites, "The round begins"),
        Node("act", "window", cites, name="action"),
        Node("again", "jump", cites, name="begin"),
    )
    referee = Referee(rules, {"round": Chart("round", "Round", cites, nodes, {"action": window})})
    start, _ = referee.start(Layout(()), [Frame("round", 0)])
    passes = {name: Choice(name, PASS) for name in ("Ana", "Ben")}

    def run() -> int:
        position = start
        for _ in range(steps):
            assert position.waiting is not None
            position, _lines = referee.step(position, passes[position.waiting.by])
        return steps

    return run


def with_transitions(steps: int) -> Callable[[], int]:
    """The same graph in `transitions`, its fastest plain machine."""
    from transitions import Machine

    states = ["begin", "ana", "ben"]
    table = [
        {"trigger": "go", "source": "begin", "dest": "ana"},
        {"trigger": "pass_", "source": "ana", "dest": "ben"},
        {"trigger": "pass_", "source": "ben", "dest": "begin", "after": "go"},
    ]

    class Model:
        pass

    model = Model()
    Machine(model, states=states, transitions=table, initial="begin", auto_transitions=False)
    model.go()  # type: ignore[attr-defined]

    def run() -> int:
        for _ in range(steps):
            model.pass_()  # type: ignore[attr-defined]
        return steps

    return run


def with_sismic(steps: int) -> Callable[[], int]:
    """The same graph as a `sismic` statechart."""
    from sismic.interpreter import Interpreter
    from sismic.io import import_from_yaml

    chart = import_from_yaml(
        """
statechart:
  name: round
  root state:
    name: root
    initial: begin
    states:
      - name: begin
        transitions: [{target: ana}]
      - name: ana
        transitions: [{event: pass, target: ben}]
      - name: ben
        transitions: [{event: pass, target: begin}]
"""
    )
    interpreter = Interpreter(chart)
    interpreter.execute()

    def run() -> int:
        for _ in range(steps):
            interpreter.queue("pass")
            interpreter.execute()
        return steps

    return run


def main() -> None:
    """Runs the three side by side, interleaved, and prints steps per second and ratios."""
    engines = {"ours": ours(20_000), "transitions": with_transitions(20_000), "sismic": with_sismic(2_000)}
    rates: dict[str, list[float]] = {name: [] for name in engines}
    for _ in range(ROUNDS):
        for name, run in engines.items():
            begin = time.perf_counter()
            steps = run()
            rates[name].append(steps / (time.perf_counter() - begin))
    median = {name: statistics.median(values) for name, values in rates.items()}
    for name, rate in median.items():
        print(f"{name:12s} {rate:12,.0f} steps/s   ours is {median['ours'] / rate:5.1f} times as fast")


if __name__ == "__main__":
    main()
