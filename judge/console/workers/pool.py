"""Hands texts from outside to worker processes, within a time limit, so that no request blocks another."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from threading import Thread
from typing import Any, NamedTuple

from judge.console.workers.lane import Lane
from judge.console.workers.nursery import Nursery
from judge.console.workers.troubles import Busy, Fault, TooMuch
from judge.content.problem import BadInput, Place, Problem

__all__ = ["Busy", "Event", "Fault", "Lane", "TooMuch", "WorkerPool"]
# So many jobs may wait in a lane. Far more than there are judges: whoever is refused has asked for too much himself.
WAITING = 250
IDLE = 60.0
# How far each lane stands back for all else on the machine: answering comes first, then steps, then long thought.
NICE = {False: 5, True: 15}


class Event(NamedTuple):
    """What a worker reports: how many positions it has looked at, or a document it has found."""

    tick: int = 0
    found: Any = None


class WorkerPool:
    """Takes orders for two lanes: quick work such as one step, and long work such as trying every line of play."""

    def __init__(self, quick: float = 5, long: float = 30, workers: int = 2) -> None:
        nursery = Nursery()
        self.lanes = {
            False: Lane(workers, quick, WAITING, each=16, nursery=nursery, nice=NICE[False]),
            True: Lane(workers, long, WAITING, nursery=nursery, nice=NICE[True]),
        }

    def events(self, order: dict[str, Any], long: bool = False, seconds: float | None = None) -> Generator[Event]:
        """What happens while a job is done; closing the iterator stops the work."""
        ended = False
        with closing(self.lanes[long].work(order, seconds)) as work:
            for event in work:
                ended = _ended(event)
                if not ended:
                    yield Event(event.get("tick", 0), event.get("found"))
        if not ended:
            raise TooMuch

    def ask(
        self,
        order: dict[str, Any],
        long: bool = False,
        seconds: float | None = None,
        gone: Callable[[], bool] | None = None,
    ) -> Any:
        """The last document a job finds; one found before the time ran out, or before nobody waits, beats none."""
        found = None
        try:
            with closing(self.events(order, long, seconds)) as events:
                for event in events:
                    found = event.found if event.found is not None else found
                    if gone is not None and gone():
                        raise TooMuch
        except (TooMuch, Busy):
            if found is None:
                raise
        return found

    def beside(self, work: Callable[[float], None]) -> None:
        """Has something done that nobody waits for; `work` is told how long it may wait for more to do."""
        try:
            Thread(target=work, args=(IDLE,), daemon=True).start()
        except RuntimeError:  # Where there are no threads it is done at once.
            work(0)

    def warm(self) -> None:
        """Starts workers ahead of the first request."""
        for lane in self.lanes.values():
            lane.warm()

    def close(self) -> None:
        """Stops all workers."""
        for lane in self.lanes.values():
            lane.close()


def _ended(event: dict[str, Any]) -> bool:
    """Whether a job is over; how it ended decides what is raised."""
    if "problems" in event:
        raise BadInput(
            Problem(Place(each["file"], each["line"], each["column"]), each["message"], each["field"])
            for each in event["problems"]
        )
    if "too_much" in event:
        raise TooMuch(event["too_much"])
    if "fault" in event:
        raise Fault(event["fault"])
    return "end" in event
