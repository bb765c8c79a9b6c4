"""Options that nobody else should see: from the command line, the environment, or a file that `@FILE` names."""

from __future__ import annotations

import os
from pathlib import Path

from judge.content.problem import BadInput, Place

LONGEST = 4_096


def secret(option: str, given: str | None, variable: str) -> str:
    """The value of an option, or of a variable where it is not given; `@FILE` stands for the first line of a file."""
    value, place = (given, Place(option)) if given else (os.environ.get(variable, ""), Place(f"${variable}"))
    if not value.startswith("@"):
        return value
    try:
        with Path(value[1:]).open(encoding="utf-8") as file:
            line = file.readline(LONGEST).strip()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not text"
        raise BadInput.at(place, f"{value[1:]} cannot be read: {why}") from None
    if not line:
        raise BadInput.at(place, f"{value[1:]} has nothing in its first line")
    return line
