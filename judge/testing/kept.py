"""What is kept beside a game to be compared with: transcripts, read as prose, and the counts of explorations."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterator
from pathlib import Path

from judge.content.where import game_folders
from judge.engine.graph import Graph
from judge.scenario.report_text import report_text
from judge.scenario.schema import scenario_schema
from judge.testing.subject import Subject

COUNTS = "counts.json"
SCHEMA = "scenario.schema.json"


class Kept:
    """The transcripts and counts of a game in a folder; with `write` they are written anew, to be read in the diff."""

    def __init__(self, folder: Path, write: bool = False) -> None:
        self.folder = folder
        self.write = write

    def transcript(self, case: Subject) -> Iterator[str]:
        """The verdict and the log read as they were reviewed."""
        file, text = self.folder / f"{case.id}.txt", report_text(case.reported, trace=True)
        if self.write:
            self.folder.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        if not file.is_file():
            yield "there is no transcript yet: write it and read it"
        elif (kept := file.read_text("utf-8")) != text:
            lines = difflib.unified_diff(kept.splitlines(), text.splitlines(), "kept", "now", lineterm="", n=0)
            yield "the transcript reads otherwise:\n" + "\n".join(lines)

    def counts(self, case: Subject) -> Iterator[str]:
        """Positions and lines of every explored scenario are the numbers that were reviewed."""
        if not case.explores:
            return
        file = self.folder / COUNTS
        kept = json.loads(file.read_text("utf-8")) if file.is_file() else {}
        found = counted(case)
        if self.write:
            self.folder.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps({**kept, case.id: found}, indent=1, sort_keys=True) + "\n", "utf-8")
        elif kept.get(case.id) != found:
            yield f"the exploration has changed: {kept.get(case.id)} was kept, {found} is found"

    def schema(self, game: str) -> Iterator[str]:
        """A game ships the JSON Schema of its scenarios, made from the model that reads them."""
        file = game_folders()[game].path / SCHEMA
        text = json.dumps(scenario_schema(game), indent=1, ensure_ascii=False) + "\n"
        if self.write:
            file.write_text(text, "utf-8")
        if not file.is_file() or file.read_text("utf-8") != text:
            yield f"{SCHEMA} is not what the code makes it: write it anew"


def counted(case: Subject) -> dict[str, object]:
    """How large an exploration is: positions, lines, and whether it is complete."""
    graph = Graph(case.referee, case.played.position)
    paths = graph.paths()
    return {
        "positions": len(graph.positions),
        "lines": sum(paths[at] for at in graph.ends) if paths else None,
        "complete": graph.complete,
    }
