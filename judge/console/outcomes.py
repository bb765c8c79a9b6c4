"""What rulings come to: worked out after they have been saved, one at a time, and added to the record."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from itertools import islice
from threading import Condition
from typing import Any, cast

import yaml
from flask import Flask, current_app

from judge import games
from judge.console.resources import Resources
from judge.console.situations.situation import Situation
from judge.console.workers.client import Client, working_for
from judge.console.workers.once import Once
from judge.console.workers.pool import Busy, Fault, TooMuch
from judge.content.problem import BadInput, Place, UnknownGame
from judge.content.yamltree import LOADER
from judge.rulings import Entry, NotSaved, Record
from judge.rulings.answer_words import deciding
from judge.rulings.replayable import content_version, outcome_part

log = logging.getLogger(__name__)
KEY = "judge outcomes"
CLIENT = Client("the record", patient=True)
# A situation that comes up again, as when many judges rule on one announcement, is worked out once.
KEPT = 32
# How soon something is tried again that could not be done now.
AGAIN = 5.0
MOST_YAML = 2_000
LONGEST_TITLE = 200


class Outcomes:
    """Works out the outcome of each ruling that has been saved; what was not done before a stop is done after it."""

    def __init__(self, backing: Resources, record: Callable[[], Record]) -> None:
        self._backing = backing
        self._record = record
        self._todo: deque[tuple[str, int]] = deque()
        self._news = Condition()
        self._running = False
        self._known: Once[dict[str, Any]] = Once(KEPT)

    def begin(self, *rulings: tuple[str, int]) -> None:
        """Has the outcome of rulings worked out soon."""
        with self._news:
            self._todo.extend(each for each in rulings if each not in self._todo)
            self._news.notify()
            if self._running or not self._todo:
                return
            self._running = True
        self._backing.workers.beside(self._work)

    def catch_up(self) -> None:
        """Begins what a server left undone when it was stopped."""
        self.begin(*self._record().awaiting())

    def _work(self, idle: float) -> None:
        while True:
            with self._news:
                if not self._news.wait_for(lambda: self._todo, idle):
                    self._running = False
                    return
                event, number = self._todo[0]
            try:
                self._work_out(event, number)
            except (NotSaved, Busy) as why:
                log.warning("the outcome of entry %s of %s is tried again: %s", number, event, why or "busy")
                if not idle:
                    self._running = False
                    return
                time.sleep(AGAIN)
                continue
            except Exception:
                log.exception("the outcome of entry %s of %s cannot be added", number, event)
            with self._news:
                self._todo.popleft()

    def _work_out(self, event: str, number: int) -> None:
        entry = self._record().get(event, number)
        if entry is not None and entry.pending:
            self._record().add_outcome(entry, self._outcome(entry))

    def _outcome(self, entry: Entry) -> dict[str, Any]:
        """What a situation comes to; or why that cannot be said."""
        situation = situation_of(entry)
        order = {"job": "outcome", "situation": situation}
        try:
            with working_for(CLIENT):
                found = self._known.get(
                    situation._replace(name="", form=""), lambda: self._backing.workers.ask(order, long=True)
                )
        except BadInput as bad:
            return {"no_outcome": str(bad)}
        except TooMuch:
            return {"no_outcome": "it takes too long to work out"}
        except Fault:
            return {"no_outcome": "the program failed"}
        rules = {cite: self._backing.cards.card(cite).says for cite in deciding(found["outcome"]["answers"])}
        return {**outcome_part(found["outcome"], found["readings"]), "rules": rules}


def install(app: Flask, backing: Resources, record: Callable[[], Record]) -> None:
    """Gives an application what works outcomes out."""
    app.extensions[KEY] = Outcomes(backing, record)


def outcomes() -> Outcomes:
    """What works outcomes out for the application that answers the current request."""
    return cast(Outcomes, current_app.extensions[KEY])


def situation_of(entry: Entry) -> Situation:
    """The situation that a ruling is about."""
    kept = dict(entry.body["situation"])
    return Situation(**{**kept, "made": tuple(kept["made"]), "readings": tuple(map(tuple, kept["readings"]))})


def situation_part(situation: Situation, backing: Resources) -> dict[str, Any]:
    """The part of a ruling that is kept at once: the situation whole, its game, and what rules it stands under.

    Nothing is worked out for it, so that saving waits for nobody; BadInput for a game that is not played here.
    """
    found = _named(situation.text)
    game = found.get("game", "")
    if game and game not in games.playable():
        raise UnknownGame.named(game, games.playable(), Place("scenario"), "game")
    kept: dict[str, Any] = {"situation": situation._asdict()}
    if "title" in found:
        kept["title"] = found["title"][:LONGEST_TITLE]
    if game:
        kept["game"] = game
    if game and backing.loaded:  # Just after the start the outcome tells them: nobody waits for the content.
        kept |= {"edition": backing.library.games[game].edition, "version": content_version(game)}
    return kept


def _named(text: str) -> dict[str, str]:
    """The title and the game that a scenario names, as far as a short look finds them."""
    found: dict[str, str] = {}
    depth, key = 0, ""
    try:
        for event in islice(yaml.parse(text, Loader=LOADER), MOST_YAML):
            if isinstance(event, yaml.CollectionStartEvent):
                depth, key = depth + 1, ""
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
            elif depth == 1 and isinstance(event, yaml.ScalarEvent):
                if key in ("title", "game"):
                    found[key] = str(event.value)
                key = "" if key else str(event.value)
            if len(found) == 2:
                break
    except (yaml.YAMLError, ValueError, RecursionError):
        pass
    return found
