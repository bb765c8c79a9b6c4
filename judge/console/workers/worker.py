"""One worker process and the pipes to it."""

from __future__ import annotations

import json
import os
import select
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from judge.console.workers.nursery import Nursery
from judge.console.workers.pen import pen_put_down

ENDING = 1.0


class Worker:
    """One worker process and the pipes to it. One that is `tired` has grown, and is better replaced."""

    def __init__(self, nursery: Nursery, nice: int = 0) -> None:
        orders, self_orders = os.pipe()
        self_answers, answers = os.pipe()
        self._orders = os.fdopen(self_orders, "w", encoding="utf-8", buffering=1)
        self._answers = os.fdopen(self_answers, encoding="utf-8")
        self.tired = False
        try:
            self._child = nursery.born(orders, answers, nice)
        except OSError:
            self._close()
            raise
        finally:
            os.close(orders)
            os.close(answers)

    @property
    def alive(self) -> bool:
        """Whether it can take another order: a process that has ended leaves its pipe without a writer."""
        return not self._answers.closed and not self._ended_within(0)

    def used(self) -> float | None:
        """How many seconds of a processor it has used; None where the system does not tell."""
        try:
            fields = Path(f"/proc/{self._child.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except (OSError, ValueError, IndexError):
            return None

    def _ended_within(self, seconds: float) -> bool:
        if not hasattr(select, "poll"):
            return False
        watching = select.poll()
        watching.register(self._answers.fileno(), 0)
        return bool(watching.poll(seconds * 1000))

    def work(self, order: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """Sends an order and gives what comes back, line by line; stops early when the process dies."""
        with suppress(BrokenPipeError):
            self._orders.write(json.dumps(order) + "\n")
            self._orders.flush()
        while line := self._line():
            event = json.loads(line)
            self.tired = bool(event.pop("tired", False))
            yield event
            if "tick" not in event and "found" not in event:
                return

    def _line(self) -> str:
        with pen_put_down():
            return self._answers.readline()

    def kill(self) -> None:
        """Stops the process, whatever it is doing."""
        self._child.kill()

    def end(self) -> None:
        """Stops the process, and leaves nothing behind."""
        self.kill()
        if not self._answers.closed:
            self._ended_within(ENDING)
        self._close()

    def _close(self) -> None:
        for pipe in (self._orders, self._answers):
            with suppress(OSError):
                pipe.close()
