"""A game's own part of the guide: a Markdown file beside its rows, with places for what the code lists."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

PLACE = re.compile(r"\{\{(\w+)\}\}")


def guide(package: str, file: str = "guide.md", **lists: object) -> Callable[[], str]:
    """The text of a guide, put together when it is asked for.

    Each `{{name}}` in it is what is given under that name, or what a function gives under it when it is called; a name
    not given is an error.
    """

    def text() -> str:
        found = files(package).joinpath(file).read_text("utf-8")
        places = set(PLACE.findall(found))
        if places != set(lists):
            raise ValueError(f"{package}/{file} has places for {sorted(places)}, but it is given {sorted(lists)}")
        return PLACE.sub(lambda match: _in_words(lists[match[1]]), found)

    return text


def _in_words(value: object) -> str:
    """A list of words as code, a text as it is."""
    if callable(value):
        return _in_words(value())
    return value if isinstance(value, str) else ", ".join(f"`{each}`" for each in value)  # type: ignore[attr-defined]
