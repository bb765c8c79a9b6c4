"""A game's own part of the guide: a Markdown file beside its rows, with places for what the code lists."""

from __future__ import annotations

import re
from importlib.resources import files

PLACE = re.compile(r"\{\{(\w+)\}\}")


def guide(package: str, file: str = "guide.md", **lists: object) -> str:
    """The text of a guide; each `{{name}}` in it is what is given under that name, and a name not given is an error."""
    text = files(package).joinpath(file).read_text("utf-8")
    places = set(PLACE.findall(text))
    if places != set(lists):
        raise ValueError(f"{package}/{file} has places for {sorted(places)}, but it is given {sorted(lists)}")
    return PLACE.sub(lambda match: _in_words(lists[match[1]]), text)


def _in_words(value: object) -> str:
    """A list of words as code, a text as it is."""
    return value if isinstance(value, str) else ", ".join(f"`{each}`" for each in value)  # type: ignore[attr-defined]
