"""Sessions that can be ended: everywhere, at once, also in a copy of their cookie."""

from __future__ import annotations

import hashlib
import hmac
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread
from typing import TYPE_CHECKING

from judge.content.problem import BadInput
from judge.rulings import NotSaved, Record
from judge.rulings.entry import packed
from judge.rulings.servers import end_session, ended_sessions

if TYPE_CHECKING:
    from judge.console.access import Codes

log = logging.getLogger("judge.access")
# How soon other servers on the same record know that a session is over.
LOOK = 3.0


def bound_key(key: bytes, codes: Codes) -> bytes:
    """What sessions are signed with: under other codes, or for another event, no cookie of before is any good."""
    return hmac.digest(key, packed([codes.judge, codes.head, codes.event]).encode(), hashlib.sha256)


class Sessions:
    """Which sessions are over. Nobody waits for the database to learn it: it is asked beside, every few seconds."""

    def __init__(self, record: Callable[[], Record]) -> None:
        self._record = record
        self._ended: frozenset[str] = frozenset()
        self._to_tell: set[str] = set()
        self._lock = Lock()
        self._looked = float("-inf")
        self._first = True

    def over(self, session: str) -> bool:
        """Whether a session has ended, here or at another server."""
        with self._lock:
            due = time.monotonic() - self._looked > LOOK
            first, self._first = self._first, False
            if due:
                self._looked = time.monotonic()
        if due and first:
            self._look()
        elif due:
            with suppress(RuntimeError):  # Where there are no threads there is only one server.
                Thread(target=self._look, daemon=True).start()
        return session in self._ended

    def end(self, session: str) -> None:
        """Ends a session: here at once, and at the other servers as soon as the database can be reached."""
        with self._lock:
            self._ended |= {session}
            self._to_tell.add(session)
        self._look()

    def _look(self) -> None:
        try:
            database = self._record().database
            for session in tuple(self._to_tell):
                end_session(database, session)
                self._to_tell.discard(session)
            found = ended_sessions(database)
        except (NotSaved, BadInput) as why:
            log.warning("which sessions have ended is not known anew: %s", why)
            return
        with self._lock:
            self._ended |= found
