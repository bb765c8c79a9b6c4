"""The charts in little that replays light up: one script a game, so that no replay carries them itself."""

from __future__ import annotations

import json
from pathlib import Path

from judge.site.charts.node_links import ChartLinks
from judge.site.charts.side_rail import rail, rows_of
from judge.site.linked_library import LinkedLibrary


def write_rails(linked: LinkedLibrary, folder: Path) -> None:
    """Every chart of every game; a script, because a page opened from a disk cannot fetch data."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in linked.library.games:
        drawn = json.dumps(rails(linked, game), ensure_ascii=False, separators=(",", ":"))
        (folder / f"{game}.js").write_text(f"window.judgeRails={drawn};\n", "utf-8")


def rails(linked: LinkedLibrary, game: str) -> dict[str, str]:
    """The rail of each chart, with links as the pages of scenarios need them: they all lie in one folder."""
    links = ChartLinks(linked, game, f"{game}/scenarios/any/")
    return {
        id: rail(rows_of(chart, links.target), links.words, chart.title, brief=True)
        for id, chart in links.charts.items()
    }
