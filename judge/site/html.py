"""HTML written by hand: escaped text, tags with attributes, lists."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

EMPTY = frozenset({"input", "br", "hr", "img", "meta", "link"})
SHAPES = frozenset({"rect", "path", "polygon", "circle", "line"})


def text(words: object) -> str:
    """Words made safe for HTML."""
    return escape(str(words), quote=False)


def tag(name: str, /, *inside: str, **attributes: object) -> str:
    """One element around HTML; `class_` and `data_ref` stand for class and data-ref, None leaves an attribute out."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}" + ("" if value is True else f'="{escape(str(value))}"')
        for key, value in attributes.items()
        if value is not None and value is not False
    )
    if name in SHAPES and not inside:
        return f"<{name}{written}/>"
    return f"<{name}{written}>" if name in EMPTY else f"<{name}{written}>{''.join(inside)}</{name}>"


def items(rows: Iterable[str], name: str = "ul", **attributes: object) -> str:
    """A list of ready HTML."""
    return tag(name, *(tag("li", row) for row in rows), **attributes)


def joined(parts: Iterable[str], between: str = ", ") -> str:
    """Pieces of HTML one after the other, without the empty ones."""
    return between.join(part for part in parts if part)
