"""What the pages and the API draw on: the content, the workers, the folder of the built site."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, cast

from flask import Flask, current_app

from judge import games
from judge.console.rule_cards import Cards
from judge.console.workers.client import Client, working_for
from judge.console.workers.pool import Busy, Fault, TooMuch, WorkerPool
from judge.content.library import Library
from judge.content.model import GameInfo, ScenarioFile

if TYPE_CHECKING:
    from judge.console.site_builder import SiteBuilder
    from judge.search.engine import Results, Search
    from judge.search.same_question import RuledQuestions

KEY = "judge"


class Resources:
    """One per application; the content is loaded when it is first needed, and once."""

    def __init__(
        self,
        site: Path | None,
        workers: WorkerPool,
        content: Path | None = None,
        builder: SiteBuilder | None = None,
    ) -> None:
        self.site = site
        self.builder = builder
        self.workers = workers
        self._content = content
        self._cards: Cards | None = None
        self._playable: dict[str, GameInfo] | None = None
        self._search: Search | None = None
        self._lock = Lock()
        self._search_lock = Lock()

    @property
    def site_built(self) -> bool:
        """Whether there is a site to serve."""
        return self.site is not None and (self.site / "index.html").is_file()

    @property
    def loaded(self) -> bool:
        """Whether the content has been read already."""
        return self._cards is not None

    @property
    def library(self) -> Library:
        """The content of all games."""
        return self.cards.library

    @property
    def cards(self) -> Cards:
        """The rules and terms of the content, ready to be shown."""
        with self._lock:
            if self._cards is None:
                from judge.content.load import load

                self._cards = Cards(load(self._content))
            return self._cards

    @cached_property
    def ruled_questions(self) -> RuledQuestions:
        """The questions that are ruled, to be compared with those that are asked."""
        from judge.search.same_question import RuledQuestions
        from judge.search.vocabulary import load_vocabulary

        return RuledQuestions(load_vocabulary(self.library))

    def search_with(self, search: Search) -> None:
        """Has a search that is open already used from now on."""
        self._search = search

    def search(self, query: str, game: str | None, filters: Iterable[str] = (), limit: int = 20) -> Results:
        """What a query finds; the index is opened, or made, when it is first needed."""
        from judge.search.engine import kinds_of

        with self._search_lock:
            if self._search is None:
                self._search = self._opened_search()
        return self._search.search(query, game, kinds_of(filters), limit)

    def _opened_search(self) -> Search:
        """The search; where its index is missing a worker makes it, whose memory is not the server's."""
        from judge.search.engine import Search, has_index

        if not has_index(self._content):
            order = {"job": "index", "content": str(self._content) if self._content else None}
            with suppress(Busy, TooMuch, Fault), working_for(Client("the search")):
                self.workers.ask(order, long=True)
        return Search(self._content)

    def warm(self) -> None:
        """Gets everything ready ahead of the first request."""
        self.workers.warm()
        self.search("ready", None)

    def playable(self) -> dict[str, GameInfo]:
        """The games that have both content and rules as code; looked for once, as the content is."""
        if self._playable is None:
            ready = games.playable()
            self._playable = {id: info for id, info in self.library.games.items() if id in ready}
        return self._playable

    def scenarios(self, game: str) -> tuple[ScenarioFile, ...]:
        """The scenarios of a game, in the order of their titles."""
        return tuple(sorted(self.library.scenario_files.get(game, ()), key=lambda file: file.title.casefold()))

    def scenario(self, game: str, id: str) -> ScenarioFile | None:
        """One scenario of the library, or None."""
        return next((file for file in self.library.scenario_files.get(game, ()) if file.id == id), None)


def attach(app: Flask, resources: Resources) -> None:
    """Gives an application its resources."""
    app.extensions[KEY] = resources


def resources() -> Resources:
    """The resources of the application that answers the current request."""
    return cast(Resources, current_app.extensions[KEY])
