"""The library a build reads, loaded once for the page writer and the Markdown extension."""

from __future__ import annotations

from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

from judge.content.library import Library
from judge.content.load import load
from judge.content.mentions import Mentions
from judge.content.where import game_folders
from judge.site.connections import Connections
from judge.site.links import Links


class Settings(NamedTuple):
    """What mkdocs.yml says that pages show: where mistakes are reported and mended (empty: nowhere), what to ask."""

    name: str = "Judge"
    site: str = ""
    report: str = ""
    edit: str = ""
    questions: tuple[str, ...] = ()


class LinkedLibrary:
    """A library with the ways to link into it: of one content folder, or of all content and every plug-in."""

    def __init__(self, root: Path | None = None) -> None:
        self.library: Library = load(root)
        self.folders = game_folders(root)
        self.links = Links(self.library)
        self.faults: list[str] = []
        self.quick = False
        self.settings = Settings()
        self._mentions: dict[str, Mentions] = {}

    @cached_property
    def connections(self) -> Connections:
        """What is connected with each entry."""
        return Connections(self.library)

    def mentions(self, game: str) -> Mentions:
        """The terms of a game as one pattern."""
        if game not in self._mentions:
            self._mentions[game] = Mentions.of(self.library, game)
        return self._mentions[game]


@lru_cache(maxsize=1)
def linked_library() -> LinkedLibrary:
    """That of all content, loaded once; `linked_library.cache_clear()` before a new build."""
    return LinkedLibrary()
