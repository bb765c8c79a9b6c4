"""Timing charts as they are written: nodes in order, windows by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from judge.content.fields import ID, ID_WORDS, item, placed
from judge.content.problem import Place

END = "end"
Resolves = Literal["at once", "last in first out", "one then reopen"]


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowDoc:
    """A time at which players may act: who starts, who is next, what closes it, when plays resolve."""

    cites: tuple[str, ...] = item("the units that open it", key=("cite", "cites"), default=())
    title: str = item("what it is called", default="")
    starts: str = item("who may act first: a role of the game", default="")
    after_play: str = item("who is next after a play: `next`, the `same` player again, or a role", default="next")
    after_pass: str = item("who is next after a pass: `next`, the `same` player again, or a role", default="next")
    passes: int | Literal["all"] = item("how many passes in a row close it", default="all", min=1, max=9)
    resolves: Resolves = item("when what was played resolves", default="at once")
    admits: tuple[str, ...] = item("the verbs (by their names) that may be chosen in it", default=())
    resolve: str = item("the chart that resolves one item, which is bound as `item`", default="")
    pile: str = item("the pile that holds what waits to resolve", default="")
    reopens: str = item("the role that may act first when it opens again", default="")
    after_empty: str = item("the role that may act when all has resolved; none: it closes", default="")
    may_pass: str = item("the bar (`RULES.bar`) that says what speaks against passing", default="")
    secret: bool = item("whether choices stay hidden until all players have chosen", default=False)
    nests: bool = item("whether it can open inside another window", default=True)
    note: str = item("a remark for readers", default="")
    place: Place = placed()


@dataclass(frozen=True, slots=True, kw_only=True)
class NodeDoc:
    """One node of a chart: a step, a window, a call of another chart, a question, a jump, or a heading."""

    id: str = item("the id of the node", pattern=ID, form=ID_WORDS)
    title: str = item("what happens, in a few words", default="")
    cites: tuple[str, ...] = item("the units it carries out", key=("cite", "cites"), default=())
    do: str = item("the step (`RULES.step`) that is carried out", default="")
    when: str = item("the test (`RULES.test`) that says whether the node applies", default="")
    unless: str = item("the test that says whether the node is skipped", default="")
    repeat: str = item("the test that says whether the node is done, and done again", default="")
    call: str = item("the chart that is gone through here", default="")
    with_: Mapping[str, str] = item(
        "what the called chart is given: names, each with a role",
        default={},
    )
    window: str = item("the window that opens here", default="")
    ask: str = item("the verb that has to be chosen here, by whom its `role` says", default="")
    jump: str = item("the node to go on with, or end", default="")
    note: str = item("a remark for readers", default="")
    phase: str = item("the heading of the group of nodes that begins here", default="")
    place: Place = placed()

    @property
    def does(self) -> Literal["do", "window", "call", "ask", "jump", ""]:
        """Which one of the actions the node takes; empty for a heading."""
        return next(iter(self.actions()), "")

    def actions(self) -> Iterator[Literal["do", "window", "call", "ask", "jump"]]:
        """The actions the node names; a good node has one or none."""
        pairs: tuple[tuple[Literal["do", "window", "call", "ask", "jump"], str], ...] = (
            ("do", self.do),
            ("window", self.window),
            ("call", self.call),
            ("ask", self.ask),
            ("jump", self.jump),
        )
        return (name for name, value in pairs if value)

    def problems(self) -> Iterator[tuple[str, str]]:
        """A node does one thing."""
        several = list(self.actions())
        if len(several) > 1:
            yield several[1], f"a node does one thing, but this one has {' and '.join(several)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartDoc:
    """A timing chart: what happens in which order, and when players may act."""

    id: str = item("the id of the chart", key="chart", pattern=ID, form=ID_WORDS)
    title: str = item("the name of the sequence")
    cites: tuple[str, ...] = item("the units that state it", key=("cite", "cites"), default=())
    about: str = item("the sequence in a sentence or two", default="")
    nodes: tuple[NodeDoc, ...] = item("the nodes in order", min=1)
    windows: Mapping[str, WindowDoc] = item("the windows that open in it, by name", default={})
    place: Place = placed()

    def problems(self) -> Iterator[tuple[str, str]]:
        """The ids of nodes are unique, and none is called end."""
        seen: dict[str, NodeDoc] = {}
        for node in self.nodes:
            if node.id == END:
                yield "nodes", f"a node cannot be called {END}: that is where the chart stops"
            elif node.id in seen:
                first = seen[node.id].place.line
                yield "nodes", f"the node {node.id} on line {node.place.line} is already on line {first}"
            seen.setdefault(node.id, node)
