"""A situation as pages: every step, the verdict, and what a choice leads to. What was made is kept a while."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from flask import render_template

from judge.console.resources import Resources
from judge.console.situations.chart_lists import chart_lists
from judge.console.situations.situation import Situation, unpack
from judge.console.workers.once import Once
from judge.console.workers.ongoing import Ongoing, Shown, Work
from judge.console.workers.pool import TooMuch
from judge.scenario.boards.board import draw
from judge.scenario.boards.plan import plan_of

KEPT, RUNS_KEPT = 1024, 128
RUN = 16
# How long a page waits for its answers; what is not settled by then is offered to be looked at in full.
# The reasons have their own time: the page waits a moment for them, and else fills them in when they come.
PATIENCE = 2.5
GRACE = 0.4


class Replays:
    """Makes the parts of a replay page; the same link and step always give the same part."""

    def __init__(self, backing: Resources) -> None:
        self.backing = backing
        self.ongoing = Ongoing(backing.workers)
        self._runs: Once[str] = Once(RUNS_KEPT)  # As text: read, they take ten times the memory.
        self.step: Callable[[str, int | None, str], str] = lru_cache(maxsize=KEPT)(self._step)
        self.heading: Callable[[str], dict[str, Any]] = lru_cache(maxsize=KEPT)(self._heading)

    def _run(self, link: str, first: int) -> dict[str, Any]:
        """A run of steps, asked for together: whoever looks at one step looks at the next."""
        order = {"job": "steps", "first": first, "most": RUN, "situation": unpack(link)}
        found: dict[str, Any] = json.loads(
            self._runs.get((link, first), lambda: json.dumps(self.backing.workers.ask(order), ensure_ascii=False))
        )
        return found

    def document(self, link: str, step: int | None) -> dict[str, Any]:
        """Everything that is shown of a step; the last one when none is named, or one beyond it."""
        last = self._run(link, 0)["line"]["last"]
        number = last if step is None else min(step, last)
        found = self._run(link, number - number % RUN)
        return {**found["line"], **found["steps"][number % RUN]}

    def _heading(self, link: str) -> dict[str, Any]:
        """What stands above every step of a situation."""
        found = self._run(link, 0)["line"]
        situation = unpack(link)
        whole = Situation(situation.text).pack() if situation.forked or situation.readings else ""
        kept = {key: found[key] for key in ("title", "game", "edition", "note")}
        return {**kept, "whole": whole, "forked": situation.forked, "name": situation.name, "form": situation.form}

    def wrong_hand(self, link: str, step: int | None, view: str, tried: str, why: str) -> str:
        """One step, with what the judge wanted to carry out himself in its field, and why it is not understood."""
        return self._step(link, step, view, {"tried": tried, "why": why})

    def _step(self, link: str, step: int | None, view: str = "", hand: dict[str, str] | None = None) -> str:
        """One step; its links keep the view of a page that is loaded anew for each of them."""
        found = self.document(link, step)
        charts = self.backing.library.charts.get(found["game"], {})
        lists = chart_lists(charts, found["place"], found["passed"])
        also = f"&view={view}" if view else ""
        texts = {card["name"]: {"n": n, "status": card["status"]} for n, card in enumerate(found["cards"], 1)}
        board = draw(plan_of(found["game"]), found["table"])
        return render_template(
            "_step.html", link=link, charts=lists, also=also, said=_said(found), texts=texts, hand=hand or {},
            board=board, **found,
        )  # fmt: skip

    def verdict(self, link: str, whole: bool = False) -> str:
        """The verdict on every question; what follows is said to follow, unless the `whole` is waited for."""
        work = self._judging(link)
        try:
            return self._verdict(link, work.last() if whole else work.first(GRACE))
        except TooMuch:
            return self._verdict(link, Shown({"verdicts": [], "unfinished": True, "too_long": True}, follows=False))

    def verdicts(self, link: str) -> Iterator[str]:
        """The verdict again and again, better each time, until nothing is left to be looked for."""
        return (self._verdict(link, shown) for shown in self._judging(link).later())

    def answers(self, link: str) -> list[dict[str, Any]]:
        """The answers alone, as documents, without waiting for the reasons."""
        found: list[dict[str, Any]] = self._judging(link).first().found["verdicts"]
        return found

    def _judging(self, link: str) -> Work:
        return self.ongoing.work(link, {"job": "verdict", "situation": unpack(link)}, PATIENCE)

    def _verdict(self, link: str, shown: Shown) -> str:
        line = self._run(link, 0)["line"]
        about = {key: line[key] for key in ("game", "unread", "by_hand", "last")}
        said = {"follows": shown.follows, "given_up": shown.given_up}
        return render_template("_verdict.html", link=link, **{**shown.found, **about, **said})

    def choose(self, link: str, step: int | None, words: str) -> dict[str, Any]:
        """What a choice in words leads to."""
        order = {"job": "choose", "step": step, "words": words, "situation": unpack(link)}
        found: dict[str, Any] = self.backing.workers.ask(order)
        return found


def _said(found: dict[str, Any]) -> str:
    """What the step is: its line, or the choice of a stage without lines."""
    stage = found["log"][found["stage"]]
    return next(
        (line["text"] for line in stage["lines"] if line["step"] == found["step"]), stage["choice"] or "The start"
    )
