"""Work that goes on after its first result is shown: pages show that at once, and the rest when it comes."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from threading import Condition, Lock, Thread
from typing import Any, NamedTuple

from judge.console.workers.client import Client, current_client, working_for
from judge.console.workers.pen import pen_put_down
from judge.console.workers.pool import Busy, Fault, TooMuch, WorkerPool

KEPT = 256
LOOK = 0.5
# How long work goes on that nobody waits for: the page that asked for it may be about to ask for the rest.
UNWANTED = 5.0


class Shown(NamedTuple):
    """A document as it can be shown now; whether a better one follows, or was given up because of some trouble."""

    found: Any
    follows: bool = True
    given_up: bool = False


class Work:
    """One order being carried out: the latest document, and whether a better one may come."""

    def __init__(self) -> None:
        self.found: Any = None
        self._waiters = 0
        self._left = time.monotonic()
        self.done = False
        self.trouble: Exception | None = None
        self._news = Condition()

    def first(self, grace: float = 0) -> Shown:
        """The first document, or a later one if that comes within a moment; raises what went wrong if there is none."""
        with self._waiting(), pen_put_down(), self._news:
            self._until(lambda: self.done or self.found is not None)
            self._news.wait_for(lambda: self.done, grace)
            return self._shown()

    def last(self) -> Shown:
        """The last document; raises what went wrong if there is none."""
        with self._waiting(), pen_put_down(), self._news:
            self._until(lambda: self.done)
            return self._shown()

    @contextmanager
    def _waiting(self) -> Iterator[None]:
        """Somebody waits for it; a while after the last one has gone, it is not wanted any more."""
        with self._news:
            self._waiters += 1
        try:
            yield
        finally:
            with self._news:
                self._waiters -= 1
                self._left = time.monotonic()

    def _until(self, ready: Callable[[], bool]) -> None:
        gone = current_client().gone
        while not self._news.wait_for(ready, LOOK):
            if gone():
                raise Busy

    def unwanted(self) -> bool:
        """Whether nobody has waited for it for a while."""
        return not self._waiters and time.monotonic() - self._left > UNWANTED

    def later(self) -> Iterator[Shown]:
        """The latest document, and each that is better, as they come; the last one is known as such."""
        shown = Shown(None)
        with self._waiting():
            while shown.follows:
                with pen_put_down(), self._news:
                    self._until(partial(self._differs, shown.found))
                    shown = self._shown()
                yield shown

    def _differs(self, seen: object) -> bool:
        return self.done or self.found is not seen

    def _shown(self) -> Shown:
        if self.found is None and self.trouble is not None:
            raise self.trouble
        return Shown(self.found, not self.done, self.trouble is not None)

    def tell(self, found: Any) -> None:
        """Takes a document in."""
        with self._news:
            self.found = found
            self._news.notify_all()

    def end(self, trouble: Exception | None = None) -> None:
        """No more will come; with a trouble, something went wrong before the end."""
        with self._news:
            self.done, self.trouble = True, trouble
            self._news.notify_all()


class Ongoing:
    """Carries out orders in the background, each once however often it is asked for."""

    def __init__(self, workers: WorkerPool) -> None:
        self.workers = workers
        self._lock = Lock()
        self._known: OrderedDict[str, Work] = OrderedDict()

    def work(self, key: str, order: dict[str, Any], seconds: float) -> Work:
        """The work on an order, begun if nobody has asked for it yet; `seconds` is the time to the first document."""
        with self._lock:
            known = self._known.get(key)
            if known is not None and not isinstance(known.trouble, Busy | Fault):
                self._known.move_to_end(key)
                return known
            made = self._known[key] = Work()
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        client = Client(current_client().key, made.unwanted)
        try:
            Thread(target=self._carry_out, args=(made, order, seconds, client), daemon=True).start()
        except RuntimeError:  # Where there are no threads everything comes at once.
            self._carry_out(made, order, seconds, client)
        return made

    def _carry_out(self, made: Work, order: dict[str, Any], seconds: float, client: Client) -> None:
        trouble: Exception | None = None
        try:
            with working_for(client), closing(self.workers.events(order, True, seconds)) as events:
                for event in events:
                    if event.found is not None:
                        made.tell(event.found)
        except Exception as error:  # Whoever waits for it is told.
            trouble = Busy() if isinstance(error, TooMuch) and made.unwanted() else error
        made.end(trouble)
