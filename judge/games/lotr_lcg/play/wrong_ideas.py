"""Wrong ideas that only certain questions ask for: they change much, so nothing else may try them."""

from __future__ import annotations

from judge.engine import Moment


def is_tried(now: Moment, idea: str, option: str) -> bool:
    """Whether a misreading is being tried, without asking for it: the question has to, by `now.reads`."""
    in_force: dict[str, str] = getattr(now.referee, "readings", {})
    heard: set[str] = getattr(now.referee, "heard", set())
    heard.add(idea)  # What was explored without it does not hold with it.
    return in_force.get(idea) == option
