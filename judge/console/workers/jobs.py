"""What a worker can be asked to do with a text from outside. Each job takes plain data and gives plain data."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from judge import games
from judge.cardtext import PrintedCard
from judge.console.situations.building import built, edit
from judge.console.situations.comparison import comparison
from judge.console.situations.line_of_play import LineOfPlay, line_of_play
from judge.console.situations.scenario_text import written_out
from judge.console.situations.situation import Situation
from judge.console.situations.step_document import line_document, moment_document, step_document
from judge.console.situations.verdict_documents import verdict_documents
from judge.console.workers.in_time import in_time
from judge.content.problem import BadInput
from judge.content.where import game_folders
from judge.scenario import choice_wording, verdict_words
from judge.scenario.ask import LIMIT
from judge.scenario.card_text import read_card, tried_by_hand
from judge.scenario.collected_rows import kept_apart
from judge.scenario.model import Said
from judge.scenario.read import read
from judge.scenario.read import whole as whole_text
from judge.scenario.report import explore_json, report, run_json, text_json, unread_json
from judge.scenario.rulebook import book

Tick = Callable[[int], None]
Job = Callable[[dict[str, Any], Tick], Iterator[Any]]
FIRST_LOOK = 2_000
# On a table full of cards even that takes a while: a glance comes first, so that there is always something to tell.
GLANCE = 200
# What is known after so many seconds of a processor is told, with how far it went: for a first look, and for a report.
# In a browser Python is some six times slower.
LOOKING, REPORTING = (9.0, 60.0) if sys.platform == "emscripten" else (1.5, 20.0)
# So many situations of each game are worked out before anybody asks.
SHOWN = 3


def run(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """The document of `judge run --json`."""
    with in_time(tick, REPORTING) as watched:
        found = report(read(order["text"], "scenario"), LIMIT, watched)
    yield run_json(found)


def explore(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """The document of `judge explore --json`: a glance at a few positions, then more, then as many as are asked for."""
    scenario = read(order["text"], "scenario")
    known: list[dict[str, Any]] = []
    with in_time(tick, REPORTING) as watched:
        for limit in _limits(order["limit"]):
            document = explore_json(report(scenario, limit, watched, work=0))
            known = document["asks"] = _at_least(known, document["asks"])
            yield document
            if watched.over or all(ask["complete"] for ask in known):
                return


def check(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """Whether a scenario can be read and played: how many steps and questions it has, how its cards are understood."""
    line = line_of_play(Situation(order["text"]))
    yield {
        "game": line.scenario.game,
        "steps": line.last,
        "asks": len(line.scenario.asks),
        "cards": [text_json(each) for each in line.texts],
        "unread": unread_json(line.texts),
    }


def step(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """One step of a line of play."""
    yield step_document(_line(order), order["step"])


def steps(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """What is the same at every step of a line of play, and a run of its steps."""
    line, first = _line(order), order["first"]
    numbers = range(first, min(first + order["most"], line.last + 1))
    yield {"line": line_document(line), "steps": [moment_document(line, number) for number in numbers]}


def choose(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """What a choice in words leads to: the situation after it, the rule against it, or that there is none such."""
    line, words = _line(order), order["words"]
    step = line.clamp(order["step"])
    stage = line.steps[step].stage
    referee, position = line.played.referee, line.played.stages[stage].position
    if (deed := choice_wording.by_hand(words)) is not None:
        yield _done_by_hand(line, stage, deed)
        return
    choice = choice_wording.find(referee, position, words)
    if choice is None:
        yield {"step": step, "unknown": _not_found(line, stage, words)}
    elif refusal := referee.refuse(position, choice):
        yield {"step": step, "words": referee.say(choice), "why": refusal.text, "cites": list(map(str, refusal.cites))}
    else:
        yield _chosen(line, stage, referee.say(choice))


def _done_by_hand(line: LineOfPlay, stage: int, deed: str) -> dict[str, Any]:
    """What the judge carries out himself leads on, or is not understood; the step is one where he is asked for it."""
    referee, step = line.played.referee, line.end_of(stage)
    tried = tried_by_hand(referee, line.played.stages[stage].position, deed)
    if tried["read"]:
        return _chosen(line, stage, choice_wording.written_by_hand(deed))
    why = tried["why"] or "say what is to be done"
    return {"step": step, "by_hand": deed, "why": why} if referee.rules.by_hand else {"step": step, "unknown": why}


def by_hand(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """How something that the judge is about to carry out himself is understood, and how it may go on."""
    line = _line(order)
    stage = line.steps[line.clamp(order["step"])].stage
    yield tried_by_hand(line.played.referee, line.played.stages[stage].position, order["text"])


def read_text(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """How the text of a card is understood, sentence by sentence."""
    printed = PrintedCard(order["card"], order["type"], text=tuple(order["text"].split("\n")))
    yield text_json(read_card(order["game"], printed, order["names"]))


def _chosen(line: LineOfPlay, stage: int, words: str) -> dict[str, Any]:
    """On to the decision after a choice: along the same line where it is the choice made there, else along another."""
    same = stage + 1 < len(line.played.stages) and line.words(stage + 1) == words
    after = line if same else line_of_play(line.situation.fork(stage, words))
    return {"step": after.end_of(stage + 1), "link": after.situation.pack()}


def write_out(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """The text of a scenario with the choices of a line of play in it."""
    line = _line(order)
    yield {"text": kept_apart(line.scenario.game, written_out(line), line.situation.text)}


def verdict(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """The verdict on every question; questions about all lines of play get a first look only."""
    line = _line(order)
    with in_time(tick, LOOKING) as watched:
        for found in verdict_documents(line, FIRST_LOOK, watched):
            yield {
                "verdicts": found,
                "unfinished": not all(map(_finished, found)),
                "decides": line.played.decides,
                "unread": unread_json(line.texts),
            }


def every_line(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """The verdict on the questions about all lines of play: a glance, a first look, then as far as it goes."""
    line = _line(order)
    known: list[dict[str, Any]] = []
    with in_time(tick, REPORTING) as watched:
        for limit in _limits(order["limit"]):
            found = known
            for each in verdict_documents(line, limit, watched, explored=True):
                found = _at_least(known, each)
                yield {"verdicts": found, "unread": unread_json(line.texts)}
            known = found
            if watched.over or all(map(_finished, known)):
                return


def outcome(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """The document of `judge run --json` for a line of play, with what is open, and the readings it was made under."""
    line = _line(order)
    with in_time(tick, REPORTING) as watched:
        found = report(line.scenario, FIRST_LOOK, watched)
    document = run_json(found)
    for answer, each in zip(document["answers"], found.verdicts, strict=True):
        answer["asked"] = verdict_words.asked(each)
        if each.answer.open is not None:
            answer["open"] = verdict_words.open_json(each.answer.open)
        if each.problem is not None:
            answer["problem"] = [problem.message for problem in each.problem.problems]
    yield {"outcome": document, "readings": dict(line.scenario.readings)}


def compare(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """Two lines of play side by side: what they share, where they part, what each comes to."""
    with in_time(tick, LOOKING) as watched:
        found = comparison(_line(order, "one"), _line(order, "other"), FIRST_LOOK, watched)
    yield found


def deck(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """The document of `judge deck --json`."""
    from judge import decks

    yield decks.check(order["game"], order["text"], order["format"], "deck")


def find_cards(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """Cards of the collection whose names hold some words, with how each is understood."""
    from judge.cards.understood import search_json

    yield search_json(order["game"], order["words"], order["group"])


def whole(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """The text of a scenario that needs no collection, so that a link or a ruling means the same everywhere."""
    yield {"text": whole_text(order["text"], "scenario")}


def build(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """A table that is being built, with what is open of it."""
    yield built(order["text"], order["wanted"])


def build_edit(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """The text of a table after an edit."""
    yield edit(order["text"], order["do"], order["path"], order["sent"])


def warm(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """Reads the rules of every game, so that the first question about one need not wait for it."""
    yield [book(game).referee.rules.game for game in games.playable() if games.usable(game) is not None]


def index(order: dict[str, Any], tick: Tick) -> Iterator[Any]:
    """Makes the index of the search where it is kept."""
    from judge.search.engine import Search

    Search(Path(order["content"]) if order["content"] else None).close()
    yield {"made": True}


def warming() -> Iterator[dict[str, Any]]:
    """Orders that have everything read which is needed again and again: the rules, and a situation of each game."""
    yield {"job": "warm"}
    for game, folder in game_folders().items():
        if games.usable(game) is not None:
            for path in islice(folder.files("scenarios", "*.yml"), SHOWN):
                yield {"job": "outcome", "situation": Situation(path.read_text("utf-8"))}


JOBS: dict[str, Job] = {
    "run": run, "explore": explore, "check": check, "step": step, "choose": choose, "verdict": verdict,
    "every line": every_line, "write out": write_out, "outcome": outcome, "compare": compare, "deck": deck,
    "steps": steps, "warm": warm, "by hand": by_hand, "read": read_text, "cards": find_cards, "whole": whole,
    "build": build, "build edit": build_edit, "index": index,
}  # fmt: skip


def _line(order: dict[str, Any], which: str = "situation") -> LineOfPlay:
    text, kept, made, readings, *_ = order[which]
    return line_of_play(Situation(text, kept, tuple(made), tuple((name, option) for name, option in readings)))


def _limits(limit: int) -> tuple[int, ...]:
    return (*(each for each in (GLANCE, FIRST_LOOK) if each < limit), limit)


def _at_least(known: list[dict[str, Any]], found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was found, but what was settled by a look before it stays so where this one was cut short."""
    if not known:
        return found
    return [old if _settled(old) and not _settled(new) else new for old, new in zip(known, found, strict=True)]


def _settled(document: dict[str, Any]) -> bool:
    return bool(document.get("settled", document.get("answer") is not None))


def _finished(verdict: dict[str, Any]) -> bool:
    """Whether all lines of play that a question is about have been looked at."""
    return verdict.get("explored") is None or bool(verdict["explored"]["complete"])


def _not_found(line: LineOfPlay, stage: int, words: str) -> str:
    said = Said(words, line.scenario.place)
    bad: BadInput = choice_wording.not_found(line.played.referee, line.played.stages[stage].position, said)
    return bad.problems[0].message
