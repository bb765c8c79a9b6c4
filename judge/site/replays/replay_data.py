"""A scenario as the data of its page: the verdicts, and the replay with its branches packed small.

Whatever comes up again and again - lines, rows of the table, places in the charts - is kept once and numbered.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from judge.engine.record import JUDGE, Line
from judge.scenario import verdict_words
from judge.scenario.boards.plan import plan_json, plan_of
from judge.scenario.explain import Verdict
from judge.scenario.model import EXPLORED
from judge.scenario.read import read
from judge.scenario.report import Report, report, text_json, verdict_json
from judge.scenario.report_text import words
from judge.scenario.steps.chart_place import current_node, open_charts
from judge.scenario.steps.decision import by_reason
from judge.scenario.steps.step_views import StepView
from judge.scenario.steps.table_rows import table_rows
from judge.site.replays.branches import MOST_OFFERS, Move, Spot, Tree

LIMIT = 20_000
LARGEST = 38_000
MARKS = {"new": "n", "gone": "g"}

Document = dict[str, Any]


def page_data(text: str, file: str) -> Document:
    """Everything a scenario's page shows, worked out; BadInput when the scenario cannot be read or played."""
    found = report(read(text, file), LIMIT)
    tree = Tree(found.book, found.scenario, found.played)
    return {
        "verdicts": [_verdict(found, verdict) for verdict in found.verdicts],
        "replay": replay_data(tree),
        "cards": [text_json(each) for each in found.texts],
        "faults": [f"{file}: a branch cannot be followed: {fault}" for fault in tree.faults],
    }


def _verdict(found: Report, verdict: Verdict) -> Document:
    document = verdict_json(found, verdict)
    for hang in document["readings"]:
        options = found.book.readings[hang["id"]].options
        hang["says"] = options[hang["option"]].says
        hang["otherwise"] = [[options[other].says, words(given)] for other, given in hang.pop("gives").items()]
        hang["never"] = [[options[other].says, why] for other, why in hang["never"].items()]
    document["asked"] = verdict_words.asked(verdict)
    if verdict.answer.open is not None:
        document["open"] = _open(found, verdict)
    if verdict.problem is not None:
        document["problem"] = "; ".join(each.message for each in verdict.problem.problems)
    document["kind"], document["what"], document["by"] = verdict.ask.kind, verdict.ask.what, verdict.ask.by or ""
    if verdict.ask.kind in EXPLORED and verdict.answer.finding is not None:
        document["explored"] = _explored(found, verdict)
    return document


def _open(found: Report, verdict: Verdict) -> Document:
    """What is still open, and each way on as a line of play that can be stepped through."""
    assert verdict.answer.open is not None and verdict.answer.played is not None
    before = [found.played.words(stage) for stage in verdict.answer.played.stages[1:]]
    document = verdict_words.open_json(verdict.answer.open)
    document["ways"] = [[way["choice"], way["gives"], [*before, way["choice"]]] for way in document["ways"]]
    return document


def _explored(found: Report, verdict: Verdict) -> Document:
    """How all lines of play were looked at: how many, whether all, every outcome with a line that leads to it."""
    finding, say = verdict.answer.finding, found.played.referee.say
    assert finding is not None
    played = verdict.answer.played or found.played
    before = [played.words(stage) for stage in played.stages[1:] if stage.choice is not None or stage.by_hand]
    return {
        "complete": finding.complete,
        "positions": finding.positions,
        "lines": finding.lines,
        "witness": None if finding.witness is None else [*before, *map(say, finding.witness)],
        "outcomes": [
            [words(each.outcome), each.lines, str(each.odds or ""), [*before, *map(say, each.witness)]]
            for each in verdict.answer.outcomes
        ],
    }


def replay_data(tree: Tree) -> Document:
    """The replay with as many branches as fit; the played line is there in any case."""
    tree.grow()
    moves, least = len(tree.moves), len(tree.played) + 1
    while True:
        document = Packing(tree, moves).document()
        size = len(packed(document))
        if size <= LARGEST or moves <= least:
            return document
        moves = max(least, moves * LARGEST * 9 // (size * 10))


def packed(document: Document) -> str:
    """Data as it stands in a page: as short as JSON gets, and nothing in it that could end a script."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


class Pool:
    """Things that are kept once and known by number."""

    def __init__(self) -> None:
        self.items: list[Any] = []
        self._at: dict[Hashable, int] = {}

    def at(self, item: Hashable) -> int:
        """The number of an item."""
        found = self._at.get(item)
        if found is None:
            found = self._at[item] = len(self.items)
            self.items.append(item)
        return found


class Packing:
    """Packs the first moves of a tree into plain lists and numbers."""

    def __init__(self, tree: Tree, moves: int) -> None:
        self.tree = tree
        self.moves = tree.moves[:moves]
        self.spots = tree.spots[: max(move.to for move in self.moves) + 1]
        self.cites, self.lines, self.rows, self.tables = Pool(), Pool(), Pool(), Pool()
        self.places, self.steps, self.words = Pool(), Pool(), Pool()

    def document(self) -> Document:
        """The whole replay: see replay.js for what is made of each part."""
        before = self._before()
        moves = [[move.to, *self._steps(move, before[at])] for at, move in enumerate(self.moves)]
        spots = [self._spot(spot) for spot in self.spots]
        return {
            "plan": plan_json(plan_of(self.tree.book.rules.game)),
            "moves": moves,
            "spots": spots,
            "played": self.tree.played,
            "implied": self.tree.implied,
            "refused": self._refused(),
            "cut": any(move < 0 for spot in spots if spot for _, move in spot[2]),
            **{name: getattr(self, name).items for name in ("cites", "lines", "rows", "tables", "places", "steps")},
            "words": self.words.items,
        }

    def _before(self) -> list[str]:
        """The node that was waited at when each move was made."""
        before = [""] * len(self.tree.moves)
        for spot in self.spots:
            for move in spot.moves.values():
                before[move] = spot.position.waiting.at if spot.position.waiting else ""
        return before

    def _steps(self, move: Move, before: str) -> Iterable[int]:
        """The numbers of the steps: line by line, the last one being where somebody decides."""
        lines: Sequence[Line | None] = move.lines
        if len(move.views) > len(lines):
            lines = (None, *lines)
        for at, (line, view) in enumerate(zip(lines, move.views, strict=True)):
            ends = at == len(move.views) - 1
            waiting = self.spots[move.to].position.waiting if ends else None
            here = current_node([each for each in lines[: at + 1] if each], waiting, before)
            said = -1 if line is None else self.lines.at((line.text, tuple(self.cites.at(str(c)) for c in line.cites)))
            yield self.steps.at((said, self._place(view, here), self._table(view)))

    def _place(self, view: StepView, here: str) -> int:
        opened = [f"{chart}:{node}" for chart, node in open_charts(self.tree.referee.charts, view.frames, here)]
        if here and here not in opened:
            opened.append(here)
        return self.places.at(tuple(opened))

    def _table(self, view: StepView) -> int:
        return self.tables.at(tuple(self._row(row) for row in table_rows(view.table, view.before)))

    def _row(self, row: Mapping[str, Any]) -> int:
        mark = next((sign for key, sign in MARKS.items() if row.get(key)), "c" if "was" in row else "")
        inside: Any = tuple(self._row(each) for each in row["rows"]) if "rows" in row else row["value"]
        made = (row["label"], inside, mark, row["was"]) if "was" in row else (row["label"], inside, mark)
        return self.rows.at(made if mark else made[:2])

    def _spot(self, spot: Spot) -> list[Any]:
        """Whose decision it is, the rules that ask, the choices with their moves, and whether there are more."""
        waiting, say = spot.position.waiting, self.tree.say
        if waiting is None and not spot.moves:
            return []
        listed = spot.options.legal[:MOST_OFFERS]
        kept = {choice: move for choice, move in spot.moves.items() if move < len(self.moves)}
        offers = [*listed, *(choice for choice in kept if choice not in listed)]
        return [
            self.words.at(waiting.by if waiting else JUDGE),
            [self.cites.at(str(cite)) for cite in waiting.cites] if waiting else [],
            [[self.words.at(say(choice)), kept.get(choice, -1)] for choice in offers],
            int(spot.options.more or len(offers) < len(spot.options.legal)),
        ]

    def _refused(self) -> dict[str, Any]:
        """What was refused at the decisions of the played line, with the reasons."""
        at = [0, *(self.tree.moves[move].to for move in self.tree.played)]
        found = {}
        for number in dict.fromkeys(at):
            groups = by_reason(self.tree.referee, self.spots[number].options.refused)
            rows = [[each["why"], [self.cites.at(c) for c in each["cites"]], each["choices"]] for each in groups]
            if rows:
                found[str(number)] = rows
        return found
