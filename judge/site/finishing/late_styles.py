"""The theme's style sheets in two: what stands on the pages, and what only scripts put there, which may come later.

A page is not shown before its style sheets are there, and half of the theme's is about things that a reader sees later,
if at all. Every rule stays; one that is about a class no page has goes into a sheet that nobody waits for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

SHEETS = ("assets/stylesheets/**/main.*.css", "assets/stylesheets/**/palette.*.css")
LATE = "assets/stylesheets/late.css"
# What scripts set before anything is drawn.
EARLY = frozenset({"js", "no-js"})
_CLASSES, _COLOURS = re.compile(rb' class="([^"]*)"'), re.compile(rb' data-md-color-(\w+="[^"]*)"')
_PIECES = re.compile(r""""(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\)|/\*.*?\*/|[{};]""", re.S)
_GROUPS = ("@media", "@supports")
# Alternatives and exceptions: what stands in these brackets need not be on a page.
_BRACKETS = re.compile(r":[\w-]+\([^()]*\)|\"[^\"]*\"")
_NEEDED = re.compile(r"\.(-?[_a-zA-Z][\w-]*)|\[data-md-color-(\w+=[\w-]+)\]")


def split_styles(site: Path) -> None:
    """Takes what no page of the site has out of the theme's sheets, into one of its own."""
    used, late = _used(site), list[str]()
    for path in (path for pattern in SHEETS for path in sorted(site.glob(pattern))):
        first, later = split(path.read_text("utf-8"), used)
        path.write_text(first, "utf-8")
        late.append(later)
    (site / LATE).parent.mkdir(parents=True, exist_ok=True)
    (site / LATE).write_text("".join(late), "utf-8")


def _used(site: Path) -> frozenset[str]:
    """The classes that are written on any page, and the colours, which are the same on all."""
    written = {each for path in site.rglob("*.html") for each in _CLASSES.findall(path.read_bytes())}
    colours = {each.replace(b'"', b"") for path in site.glob("*.html") for each in _COLOURS.findall(path.read_bytes())}
    names = {name for names in written for name in names.split()}
    return EARLY | {each.decode("utf-8") for each in names | colours}


def split(sheet: str, used: frozenset[str]) -> tuple[str, str]:
    """The rules of a sheet about what is used, and the others; both in the order in which they stand."""
    first, later = list[str](), list[str]()
    for head, body in _rules(sheet):
        if body is None:
            first.append(f"{head};")
        elif head.lstrip().startswith(_GROUPS):
            for part, inside in zip((first, later), split(body, used), strict=True):
                if inside:
                    part.append(f"{head}{{{inside}}}")
        else:
            (first if head.lstrip().startswith("@") or _about(head, used) else later).append(f"{head}{{{body}}}")
    return "".join(first), "".join(later)


def _rules(sheet: str) -> Iterator[tuple[str, str | None]]:
    """Each rule with what is in its braces; None for a statement without any. Quoted braces are no braces."""
    start, inside, depth = 0, 0, 0
    for piece in _PIECES.finditer(sheet):
        sign = piece.group()
        if sign == "{":
            depth += 1
            inside = piece.end() if depth == 1 else inside
        elif sign == "}":
            depth -= 1
            if depth == 0:
                yield sheet[start : inside - 1], sheet[inside : piece.start()]
                start = piece.end()
        elif sign == ";" and depth == 0:
            yield sheet[start : piece.start()], None
            start = piece.end()


def _about(selectors: str, used: frozenset[str]) -> bool:
    """Whether all that one of the selectors asks for is on some page."""
    plain = selectors
    while (fewer := _BRACKETS.sub("", plain)) != plain:
        plain = fewer
    return any(
        used.issuperset(name or colour for name, colour in _NEEDED.findall(selector)) for selector in plain.split(",")
    )
