"""The library a build reads, loaded once for the page writer and the Markdown extension."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

from judge import games
from judge.content.library import Library
from judge.content.load import load
from judge.content.mentions import Mentions
from judge.content.problem import Problem
from judge.content.where import Plugin, concerning, content_root, game_folders, guests, plugins
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
    """A library with the ways to link into it: of one content folder, or of all content and every plug-in.

    `left_out` is what is wrong with games from outside that are not in it; `faults` is what was found on the way.
    """

    def __init__(self, root: Path | None = None) -> None:
        self.library, self.left_out = _fit_to_be_shown(root)
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

    @property
    def absent(self) -> frozenset[str]:
        """The games from outside that were left out: what leads to them may lead nowhere."""
        return frozenset(self.folders.keys() - self.library.games.keys())

    def lacks(self) -> list[str]:
        """What a site of it lacks: games left out, games whose code cannot be read, scenarios that cannot be played."""
        broken = [fault for game in self.library.games if (fault := games.fault(game))]
        return [
            *(f"Left out for what is wrong with it: {problem}" for problem in self.left_out),
            *(f"To be read only, for it cannot be played: {fault}" for fault in broken),
            *(f"A scenario cannot be played: {fault}" for fault in dict.fromkeys(self.faults)),
        ]

    def mentions(self, game: str) -> Mentions:
        """The terms of a game as one pattern."""
        if game not in self._mentions:
            self._mentions[game] = Mentions.of(self.library, game)
        return self._mentions[game]


def _fit_to_be_shown(root: Path | None) -> tuple[Library, list[Problem]]:
    """The library, without the games from outside that have mistakes in their content; and those mistakes."""
    library = load(root)
    wrong = [*library.problems, *broken_links(library)] if guests(root) else []
    spoilt = {guest: found for guest in guests(root) if (found := list(concerning(guest, wrong)))}
    if not spoilt:
        return library, []
    good = load(root, [game for game in game_folders(root) if game not in spoilt])
    return good, [problem for found in spoilt.values() for problem in found]


def broken_links(library: Library, absent: Collection[str] = ()) -> list[Problem]:
    """The links that lead neither to an entry nor to a unit, nor to a game that is absent, each with its place."""
    links = Links(library)
    broken = []
    for link in library.links:
        source = library.entries.get(link.source)
        gone = link.target.partition(":")[0] in absent
        if not gone and links.find(link.target, source.game if source else "") is None:
            broken.append(Problem(link.place, f"the link [[{link.target}]] leads nowhere"))
    return broken


def linked_library() -> LinkedLibrary:
    """That of all content, loaded once for as long as the same places hold it; `forget()` before a new build."""
    return _of_all(content_root(), tuple(plugins()))


@lru_cache(maxsize=1)
def _of_all(root: Path, outside: tuple[Plugin, ...]) -> LinkedLibrary:
    """That of all content where it lies now: whoever points elsewhere meanwhile does not get the old one."""
    return LinkedLibrary()


def forget() -> None:
    """What was read is read anew, for it may have changed."""
    _of_all.cache_clear()
