"""Things that are made once: whoever asks for what is being made waits for it, and what was made is kept a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Event, Lock
from typing import Generic, TypeVar

from judge.console.workers.client import current_client
from judge.console.workers.pen import pen_put_down
from judge.console.workers.troubles import Busy

LOOK = 0.5
Made = TypeVar("Made")


class Once(Generic[Made]):
    """Keeps the last so many things that were made. What fails is kept for nobody: the next one tries himself."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: OrderedDict[Hashable, Made] = OrderedDict()
        self._being_made: dict[Hashable, Event] = {}
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """What was made for a key, or is made now; Busy for a client who has gone while another makes it."""
        while True:
            with self._lock:
                if key in self._made:
                    self._made.move_to_end(key)
                    return self._made[key]
                other = self._being_made.get(key)
                if other is None:
                    own = self._being_made[key] = Event()
                    break
            with pen_put_down():
                while not other.wait(LOOK):
                    if current_client().gone():
                        raise Busy
        try:
            found = make()
            self._keep(key, found)
            return found
        finally:
            with self._lock:
                del self._being_made[key]
            own.set()

    def _keep(self, key: Hashable, found: Made) -> None:
        with self._lock:
            self._made[key] = found
            while len(self._made) > self._most:
                self._made.popitem(last=False)
