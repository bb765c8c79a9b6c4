"""What must hold for every game at once: every scenario, every position on the way, every choice."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from judge import games
from judge.content.problem import BadInput
from judge.content.where import game_folders
from judge.engine.graph import Graph
from judge.engine.position import Position, Things
from judge.engine.record import Refused
from judge.engine.referee import Referee
from judge.engine.save import dump, load
from judge.scenario.model import EXPLORED, Scenario
from judge.scenario.play import play
from judge.scenario.played import Played
from judge.scenario.read import read_file
from judge.scenario.report import Report, report
from judge.scenario.report_text import report_text
from judge.scenario.rulebook import book
from judge.scenario.schema import scenario_schema

GOLDEN = Path(__file__).parent / "golden"
LONGEST_WALK = 2_000
FEW = 60
MOST_MERGED = 300


def scenario_files() -> Iterator[Path]:
    """Every scenario of every game that can be run."""
    for game, folder in sorted(game_folders().items()):
        if game in games.playable():
            yield from folder.files("scenarios", "*.yml")


FILES = list(scenario_files())
IDS = [f"{path.parent.parent.name}/{path.stem}" for path in FILES]
each_scenario = pytest.mark.parametrize("path", FILES, ids=IDS)


@cache
def scenario(path: Path) -> Scenario:
    """A scenario, read once."""
    return read_file(path)


@cache
def played(path: Path) -> Played:
    """A scenario, played once."""
    return play(book(scenario(path).game), scenario(path))


@cache
def reported(path: Path) -> Report:
    """A scenario, judged once."""
    return report(scenario(path), seconds=300)


@each_scenario
def test_answers_agree(path: Path) -> None:
    """Every answer worked out by hand is the answer the rules give."""
    for verdict in reported(path).verdicts:
        assert verdict.ask.answer is not None, f"{verdict.ask.text} has no expected answer"
        assert verdict.agrees, f"{verdict.ask.text}: {verdict.answer.value} {verdict.answer.detail}"


@each_scenario
def test_everything_is_cited(path: Path) -> None:
    """Every line and every answer cites units that exist."""
    found = reported(path)
    cites = [cite for line in found.played.lines for cite in line.cites]
    cites += [cite for verdict in found.verdicts for cite in verdict.cites]

    assert all(verdict.answer.cites for verdict in found.verdicts)
    assert {cite.unit for cite in cites} <= found.book.units.keys()


@each_scenario
def test_legal_is_what_step_accepts(path: Path) -> None:
    """At every position on the way each legal choice can be made and each refused one is refused by step too."""
    referee = played(path).referee
    for stage in played(path).stages:
        before = json.dumps(dump(stage.position))
        legal = referee.legal(stage.position)
        for choice in referee.candidates(stage.position):
            if choice in legal:
                referee.step(stage.position, choice)
            else:
                with pytest.raises(Refused) as refused:
                    referee.step(stage.position, choice)
                assert refused.value.refusal.cites
        assert json.dumps(dump(stage.position)) == before


@each_scenario
def test_replay_gives_the_same(path: Path) -> None:
    """Run, go back, run again: the same positions and the same lines."""
    again = play(book(scenario(path).game), scenario(path))

    assert [(stage.position, stage.lines) for stage in again.stages] == [
        (s.position, s.lines) for s in played(path).stages
    ]


@each_scenario
def test_save_and_load_at_every_step(path: Path) -> None:
    """A position saved and loaded at any step is the same and goes on in the same way."""
    referee, stages = played(path).referee, played(path).stages
    for here, then in zip(stages, (*stages[1:], None), strict=True):
        loaded = load(json.loads(json.dumps(dump(here.position))), referee.rules.types)
        assert loaded == here.position and hash(loaded) == hash(here.position)
        if then is not None and then.choice is not None:
            said = tuple(line._replace(implied=False) for line in then.lines)
            assert referee.step(loaded, then.choice) == (then.position, said)


@each_scenario
def test_order_is_part_of_the_position(path: Path) -> None:
    """Things that came in another order are another position; in the same order they go on in the same way.

    So the explorer, which takes equal positions for one, can never merge two that a rule could tell apart.
    """
    referee, stages = played(path).referee, played(path).stages
    for seed, stage in enumerate(stages):
        position = stage.position
        mixed = random.Random(seed).sample(list(position.things.values()), len(position.things))
        other = position._replace(things=Things.laid(mixed))
        assert (other == position) is (mixed == list(position.things.values()))
        same = position._replace(things=Things.laid(position.things[thing.name] for thing in position.things.values()))
        assert same == position and hash(same) == hash(position)
        assert referee.legal(same) == referee.legal(position)
        assert referee.rules.show(referee.moment(same)) == referee.rules.show(referee.moment(position))


@each_scenario
def test_what_is_merged_is_the_same(path: Path) -> None:
    """Every choice leads to what the explorer's graph holds for it, to the last detail of order and kind."""
    if not any(ask.kind in EXPLORED for ask in scenario(path).asks):
        return
    referee = played(path).referee
    graph = Graph(referee, played(path).position, MOST_MERGED)
    for at, edges in enumerate(graph.edges):
        for edge in edges:
            position = graph.positions[at]
            for choice in edge.choices:
                position = referee.follow(position, choice)
            assert dump(position) == dump(graph.positions[edge.to])


@each_scenario
def test_what_is_remembered_is_what_is_found(path: Path) -> None:
    """Whatever is taken from memory is worked out again and compared, from the last decisions on a little further."""
    referee = book(scenario(path).game).referee
    referee.memory.checking = True
    try:
        for stage in play(book(scenario(path).game), scenario(path)).stages[-2:]:
            Graph(played(path).referee, stage.position, FEW)
    finally:
        referee.memory.checking = False


@each_scenario
def test_what_is_taken_over_under_other_readings_is_the_same(path: Path) -> None:
    """A graph made from one under other readings is the graph that is made from nothing."""
    referee, position = played(path).referee.under({}), played(path).position
    before = Graph(referee, position, FEW)
    questions = {**book(scenario(path).game).readings, **book(scenario(path).game).misreadings}
    heard = sorted(before.heard & questions.keys())
    random.Random(path.stem).shuffle(heard)
    for name in heard[:3]:
        for option in questions[name].options:
            made = explored(referee.under({name: option}), position, before)
            assert made == explored(referee.under({name: option}), position, None)


def explored(referee: Referee, position: Position, before: Graph | None) -> object:
    """What an exploration comes to, to the last edge; or that the table has not what the rules then ask for."""
    try:
        graph = Graph(referee, position, FEW, before=before)
    except BadInput as missing:
        return str(missing)
    edges = [[(edge.choices, edge.to) for edge in edges] for edges in graph.edges]
    return graph.positions, edges, graph.complete, graph.lead


@each_scenario
def test_random_walks_end(path: Path) -> None:
    """From where a scenario leaves off, choosing at random comes to an end without an error."""
    referee = played(path).referee
    for seed in range(3):
        chosen, position = random.Random(seed), played(path).position
        for _ in range(LONGEST_WALK):
            legal = referee.legal(position)
            if not legal:
                break
            position, lines = referee.step(position, chosen.choice(legal))
            assert all(line.cites for line in lines)
        else:
            pytest.fail(f"still going after {LONGEST_WALK} choices")


@each_scenario
def test_transcript_is_the_golden_one(path: Path, update_golden: bool) -> None:
    """The verdict and the log read as they were reviewed; `pytest --golden` writes them anew."""
    golden = GOLDEN / path.parent.parent.name / f"{path.stem}.txt"
    text = report_text(reported(path), trace=True)
    if update_golden:
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_text(text, "utf-8")

    assert golden.is_file(), "no transcript yet: run pytest --golden and read it"
    assert text == golden.read_text("utf-8")


@each_scenario
def test_counts_are_pinned(path: Path, update_golden: bool) -> None:
    """Positions and lines of every explored scenario are the numbers that were reviewed."""
    if not any(ask.kind in EXPLORED for ask in scenario(path).asks):
        return
    graph = Graph(played(path).referee, played(path).position)
    paths = graph.paths()
    found = {
        "positions": len(graph.positions),
        "lines": sum(paths[at] for at in graph.ends) if paths else None,
        "complete": graph.complete,
    }
    file, key = GOLDEN / path.parent.parent.name / "counts.json", path.stem
    counts = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    if update_golden:
        file.write_text(json.dumps({**counts, key: found}, indent=1, sort_keys=True) + "\n", "utf-8")
        return

    assert counts.get(key) == found


@pytest.mark.parametrize("game", games.playable())
def test_the_shipped_schema_is_current(game: str, update_golden: bool) -> None:
    """Each game ships the JSON Schema of its scenarios, made from the model that reads them."""
    file = game_folders()[game].path / "scenario.schema.json"
    text = json.dumps(scenario_schema(game), indent=1, ensure_ascii=False) + "\n"
    if update_golden:
        file.write_text(text, "utf-8")

    assert file.read_text("utf-8") == text


def test_there_is_something_to_test() -> None:
    """The tests above run over real scenarios."""
    assert len(FILES) >= 3
