"""What the engine needs of one game's content, as the engine's own objects, kept ready so that a run starts at once."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from judge.content import ready
from judge.content.problem import BadInput, Place, Problem, UnknownGame
from judge.content.where import Folder, content_root, game_folders
from judge.engine.chart import Chart
from judge.engine.record import Cite
from judge.engine.save import dump, load

if TYPE_CHECKING:
    from judge.content.openpoints import Misreading, Reading

FORMAT = 4


class Answer(NamedTuple):
    """One answer to a question, with its reason."""

    says: str
    because: str


class Question(NamedTuple):
    """A question whose answer the engine asks for: a reading, or a misreading whose default is the rule.

    A misreading of a `limit` matters only where a number just reaches it.
    """

    id: str
    question: str
    default: str
    options: Mapping[str, Answer]
    cites: tuple[Cite, ...] = ()
    limit: bool = False


class RulesData(NamedTuple):
    """One game's edition, citable units with their titles, charts, readings and misreadings."""

    game: str
    edition: str
    units: Mapping[str, str]
    charts: Mapping[str, Chart]
    readings: Mapping[str, Question]
    misreadings: Mapping[str, Question]
    problems: tuple[Problem, ...] = ()


def load_rules_data(game: str, root: Path | None = None) -> RulesData:
    """The engine's share of a game's content; BadInput for a game that is not there or cannot be read."""
    folder = game_folders(root).get(game) or Folder(content_root() if root is None else root, game)
    if not (folder.path / "game.yml").is_file():
        raise UnknownGame.named(game, game_folders(root), Place(folder.root.name))
    mark = _mark(folder)
    kept = _unpacked(ready.taken(game, folder.path, mark))
    if kept is not None:
        return kept
    data = _read(folder)
    if not data.problems:
        ready.keep(game, folder.path, mark, packed(data))
    return data


def _read(folder: Folder) -> RulesData:
    from judge.content import sources
    from judge.content.enginecharts import engine_chart

    files = sources.Sources(folder)
    info = sources.game_info(files)
    if info is None:
        raise BadInput(files.problems)
    points = sources.open_points(files)
    charts = {chart.id: engine_chart(chart, folder.name) for chart in sources.charts(files).values()}
    return RulesData(
        folder.name,
        info.edition,
        {id: unit.title for id, unit in sources.units(files).items()},
        charts,
        {id: _question(folder.name, each, each.default) for id, each in points.readings.items()},
        {id: _question(folder.name, each, each.right, each.limit) for id, each in points.misreadings.items()},
        tuple(sorted(files.problems)),
    )


def _question(game: str, point: Reading | Misreading, default: str, limit: bool = False) -> Question:
    options = {id: Answer(option.says, option.because) for id, option in point.options.items()}
    cites = tuple(Cite(game, unit) for unit in point.cites)
    return Question(point.id, point.question, default, options, cites, limit)


def _mark(folder: Folder) -> list[Any]:
    """What the kept data depends on: its own form, and path, size and time of every file it came from."""
    single = [folder.path / name for name in ("game.yml", "units.yml", "readings.yml")]
    mark: list[Any] = [FORMAT, *(list(kind._fields) for kind in (RulesData, Question, Chart))]
    for path in (*single, *folder.files("charts", "*.yml")):
        with suppress(OSError):
            found = path.stat()
            mark.append([str(path.resolve()), found.st_size, found.st_mtime_ns])
    return mark


def packed(data: RulesData) -> list[Any]:
    """Plain data for what the engine needs of a game."""
    charts = {
        id: [
            *dump((chart.id, chart.title, chart.cites, chart.nodes)),
            {name: dump(w) for name, w in chart.windows.items()},
        ]
        for id, chart in data.charts.items()
    }
    return [data.game, data.edition, data.units, charts, data.readings, data.misreadings]


def _unpacked(kept: Any) -> RulesData | None:
    try:
        game, edition, units, charts, readings, misreadings = kept
        return RulesData(
            game,
            edition,
            units,
            {id: _chart(*parts) for id, parts in charts.items()},
            {id: _asked(*parts) for id, parts in readings.items()},
            {id: _asked(*parts) for id, parts in misreadings.items()},
        )
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _chart(id: str, title: str, cites: Any, nodes: Any, windows: Any) -> Chart:
    return Chart(
        id, title, load(cites, {}), load(nodes, {}), {name: load(window, {}) for name, window in windows.items()}
    )


def _asked(
    id: str, question: str, default: str, options: dict[str, list[str]], cites: list[list[str]], limit: bool
) -> Question:
    answers = {option: Answer(*words) for option, words in options.items()}
    return Question(id, question, default, answers, tuple(Cite(*cite) for cite in cites), limit)
