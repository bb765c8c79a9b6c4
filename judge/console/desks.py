"""Desks: each sort of request has threads of its own, and whoever waits for one holds none.

Saving never stands behind thinking, nor do the pages of the site, nor what is looked up in the rules; a step does not
stand behind a verdict. Where answers take long nobody has all threads, however much he asks for at once: what is over
his share waits until some of it is done.
"""

from __future__ import annotations

import logging
import re
import time
from collections import Counter, OrderedDict, deque
from contextlib import nullcontext
from threading import Condition, Thread
from typing import Any, NamedTuple

from judge.console.workers.pen import with_pen

log = logging.getLogger(__name__)
SAVING, READING, FINDING, STEPPING, THINKING = "saving", "reading", "finding", "stepping", "thinking"
THREADS = {SAVING: 8, READING: 4, FINDING: 3, STEPPING: 16, THINKING: 48}
# At these desks, at once: for one who has signed in, and for an address that may stand for many people.
SHARES = {FINDING: (2, 2), STEPPING: (4, 12), THINKING: (10, 20)}
# Where many wait for workers, few of them write at once.
WITH_PEN = (STEPPING, THINKING)
STEP = "step"
_SAVES = re.compile(r"/(?:record|event|sign-in)(?:/|$)")
# What stands in the content itself, and what is a moment's work for a worker.
_FINDS = re.compile(r"/api/(?:search|games|rule/|schema/)|/console/rule/")
_STEPS = re.compile(r"/api/(?:play/[^/]+(?:/(?:choose|by-hand|text))?|check|read/[^/]+)/?$")
_PLAYS = re.compile(r"/console/play/[^/]+$")
_THINKS = re.compile(r"/(?:api|console)(?:/(?!static/|sign-in|openapi)|$)")
_SESSION = re.compile(r"(?:^|;\s*)judge=([^;]+)")


class Kind(NamedTuple):
    """What a request is: the desk it goes to, who sends it, and how much he may have there at once."""

    desk: str
    client: str = ""
    share: int = 0


def kind_of(method: str, path: str, cookie: str, address: str, part: str = "") -> Kind:
    """The desk for a request, wherever the server is seen; nothing but a guess at the sender is needed.

    `part` is the part of a page that is asked for, where it is no whole one.
    """
    if method == "POST" and _SAVES.search(path):
        return Kind(SAVING)
    if not _THINKS.search(path):
        return Kind(READING)
    steps = _STEPS.search(path) or (part == STEP and _PLAYS.search(path))
    desk = FINDING if _FINDS.search(path) else STEPPING if steps else THINKING
    session = _SESSION.search(cookie)
    own, of_address = SHARES[desk]
    return Kind(desk, session[1], own) if session else Kind(desk, address, of_address)


class Desk:
    """Threads for one sort of request. Clients take turns; none has more than his share at once."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[Any]] = OrderedDict()
        self.running: Counter[str] = Counter()
        self.change = Condition()
        self.stopping = False
        self.threads = 0

    def add(self, task: Any, kind: Kind) -> None:
        """Takes a request in."""
        with self.change:
            self.waiting.setdefault(kind.client, deque()).append((task, kind))
            self.change.notify()

    def work(self) -> None:
        """Answers requests until it is stopped."""
        while found := self._next():
            task, kind = found
            try:
                with with_pen() if kind.desk in WITH_PEN else nullcontext():
                    task.service()
            except BaseException:
                log.exception("a fault in answering a request")
            finally:
                self._done(kind)
        with self.change:
            self.threads -= 1
            self.change.notify_all()

    def _next(self) -> tuple[Any, Kind] | None:
        with self.change:
            while not self.stopping:
                for client, tasks in self.waiting.items():
                    kind = tasks[0][1]
                    if not kind.share or self.running[client] < kind.share:
                        return self._take(client)
                self.change.wait()
            return None

    def _take(self, client: str) -> tuple[Any, Kind]:
        """The first request of a client, who then stands behind all others."""
        tasks = self.waiting[client]
        found: tuple[Any, Kind] = tasks.popleft()
        self.waiting.move_to_end(client)
        if not tasks:
            del self.waiting[client]
        self.running[client] += 1
        return found

    def _done(self, kind: Kind) -> None:
        with self.change:
            self.running[kind.client] -= 1
            if not self.running[kind.client]:
                del self.running[kind.client]
            if kind.client in self.waiting:
                self.change.notify()

    def stop(self, until: float) -> list[Any]:
        """Ends the threads as far as they end in time; gives the requests that nobody has begun."""
        with self.change:
            self.stopping = True
            self.change.notify_all()
            while self.threads and (left := until - time.monotonic()) > 0:
                self.change.wait(left)
            left_over = [task for tasks in self.waiting.values() for task, _ in tasks]
            self.waiting.clear()
            return left_over


class Desks:
    """What waitress hands requests to, in place of its own threads."""

    def __init__(self) -> None:
        self._desks = {name: Desk() for name in THREADS}
        for name, count in THREADS.items():
            self._desks[name].threads = count
            for number in range(count):
                Thread(target=self._desks[name].work, name=f"{name}-{number}", daemon=True).start()

    def set_thread_count(self, count: int) -> None:
        """Each desk has its threads already."""

    def add_task(self, task: Any) -> None:
        """Takes a request in, and notes when it came."""
        request = task.requests[0]
        request.came = time.perf_counter()
        headers = getattr(request, "headers", {})
        kind = kind_of(
            str(getattr(request, "command", "")), str(getattr(request, "path", "")), headers.get("COOKIE", ""),
            str(task.addr[0]) if task.addr else "", headers.get("JUDGE_PART", ""),
        )  # fmt: skip
        self._desks[kind.desk].add(task, kind)

    def shutdown(self, cancel_pending: bool = True, timeout: float = 5) -> bool:
        """Ends all threads; what nobody has begun is cancelled."""
        until = time.monotonic() + timeout
        for desk in self._desks.values():
            for task in desk.stop(until):
                task.cancel()
        return True
