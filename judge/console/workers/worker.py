"""One worker process and the pipe to it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import judge


class Worker:
    """One worker process and the pipe to it."""

    def __init__(self) -> None:
        root = str(Path(judge.__file__).resolve().parent.parent)
        path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "judge.console.workers.process"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"}, encoding="utf-8", bufsize=1,
        )  # fmt: skip

    @property
    def alive(self) -> bool:
        """Whether it can take another order."""
        return self.process.poll() is None

    def work(self, order: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """Sends an order and gives what comes back, line by line; stops early when the process dies."""
        assert self.process.stdin is not None and self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(order) + "\n")
            self.process.stdin.flush()
        for line in self.process.stdout:
            event = json.loads(line)
            yield event
            if "tick" not in event and "found" not in event:
                return

    def end(self) -> None:
        """Stops the process, whatever it is doing, and leaves nothing behind."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                pipe.close()  # type: ignore[union-attr]
