"""Waiting for the disk together: whoever has written while another waits is kept by the next wait, with all others."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Condition

from judge.rulings.entry import NotSaved

_flush = getattr(os, "fdatasync", os.fsync)


class Disk:
    """Brings the log of a SQLite file to the disk, once for all who have written to it meanwhile.

    What could not be brought there once is not tried again: a system may then say that it is, although it never came.
    """

    def __init__(self, log: Path) -> None:
        self._log = log
        self._change = Condition()
        self._written = self._kept = 0
        self._waiting = False
        self._failed = ""

    def keep(self) -> None:
        """Returns when all that this thread has written before is on the disk; NotSaved if it cannot be brought there.

        Nothing but the log is opened: to close a second handle on the file itself would let go of SQLite's locks.
        """
        with self._change:
            self._written += 1
            own = self._written
            while self._waiting and self._kept < own:
                self._change.wait()
            if self._failed:
                raise NotSaved(self._failed)
            if self._kept >= own:
                return
            self._waiting, upto = True, self._written
        done = False
        try:
            self._bring()
            done = True
        except FileNotFoundError:
            raise NotSaved(
                f"the log of the record has been taken away: {self._log} is not there. What is written would be lost "
                "with it; stop the server, which brings the log into the record, and start it again"
            ) from None
        except OSError as error:
            self._failed = (
                f"the disk does not keep the record: {error.strerror or error}. Nothing is saved any more; look after "
                "the disk, and start the server again"
            )
            raise NotSaved(self._failed) from None
        finally:
            with self._change:
                self._waiting = False
                self._kept = upto if done else self._kept
                self._change.notify_all()

    def _bring(self) -> None:
        """Whoever has written is still connected, so the log is there, unless somebody has taken it away."""
        log = os.open(self._log, os.O_RDWR)
        try:
            _flush(log)
        finally:
            os.close(log)
