"""The codes of an event that `judge event` makes: kept in a file that nobody else on the machine can read."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from judge.content.problem import BadInput, Place

# No letters or digits that look alike, whatever the handwriting.
LETTERS = "ACDEFGHJKLMNPQRTUVWXY34679"
GROUPS, GROUP = 2, 4


class EventCodes(NamedTuple):
    """What judges and the head judge of an event sign in with, and where it is kept."""

    judge: str
    head: str
    file: Path


def codes_of(event: str, folder: Path, anew: bool = False) -> EventCodes:
    """The codes of an event: as they were made the first time, or anew, which ends every session at the event."""
    file = folder / f"codes-{hashlib.sha256(event.encode()).hexdigest()[:16]}.json"
    if not anew:
        with suppress(FileNotFoundError):
            return _read(file)
    made = EventCodes(_code(), _code(), file)
    try:
        _write(made, event)
    except OSError as error:
        raise BadInput.at(Place(str(file)), f"the codes of the event cannot be kept: {error.strerror}") from None
    return made


def _code() -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def _read(file: Path) -> EventCodes:
    try:
        kept = json.loads(file.read_text("utf-8"))
        return EventCodes(str(kept["judge"]), str(kept["head"]), file)
    except FileNotFoundError:
        raise
    except (OSError, ValueError, KeyError, TypeError):
        raise BadInput.at(Place(str(file)), "the codes of the event cannot be read; say --new-codes") from None


def _write(made: EventCodes, event: str) -> None:
    """Written whole or not at all, for its owner alone."""
    made.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    beside = made.file.with_suffix(".new")
    beside.unlink(missing_ok=True)
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
        json.dump({"event": event, "judge": made.judge, "head": made.head}, out)
    beside.replace(made.file)
