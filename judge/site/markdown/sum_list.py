"""A sum worked out in one game, as a list: one more change in each line, in the order the game applies them."""

from __future__ import annotations

from collections.abc import Iterator

from judge.scenario.explain import Hangs
from judge.site import html
from judge.site.linked_library import LinkedLibrary
from judge.site.links import relative
from judge.site.markdown.sums import Line, Step, Sum, lines

_SIGNS = {"+": "+", "-": "\u2212", "x": "\u00d7", "/": "\u00f7", "=": "set to "}
_BETWEEN = " "


def sum_list(linked: LinkedLibrary, game: str, page: str, asked: Sum) -> str:
    """The list as HTML; every change is a link to the rule it was applied under."""
    rows = (_row(linked, game, page, asked, line) for line in lines(linked.library.roots, game, asked))
    return html.items(rows, "ol", class_="j-sum")


def _row(linked: LinkedLibrary, game: str, page: str, asked: Sum, line: Line) -> str:
    total = html.tag("b", html.text(line.total))
    if line.silent:
        return f"{_sign(line.change)}: " + _rule(linked, page, line.silent, total)
    steps = _BETWEEN.join(_step(linked, page, step) for step in line.steps)
    between = " = " if line.steps[-1].cite else ": "
    return f"{asked.base} {steps}{between}{total}" + "".join(_open(linked, game, page, line))


def _step(linked: LinkedLibrary, page: str, step: Step) -> str:
    return _rule(linked, page, step.cite, _sign(step.change)) if step.cite else _sign(step.change)


def _sign(change: str) -> str:
    """A change as people print it; what is no change, such as `round up`, as it stands."""
    sign = _SIGNS.get(change[0]) if change[1:].isdecimal() else None
    return html.tag("span", html.text(change if sign is None else sign + change[1:]))


def _rule(linked: LinkedLibrary, page: str, cite: str, shown: str) -> str:
    target = linked.links.find(cite)
    return html.tag("a", shown, href=relative(target.url, page), data_ref=target.ref) if target else shown


def _open(linked: LinkedLibrary, game: str, page: str, line: Line) -> Iterator[str]:
    """The open questions a number hangs on, each with what the other answers would give."""
    for hang in line.hangs:
        link = _rule(linked, page, f"reading:{game}/{hang.reading}", "open")
        yield html.tag("small", link, html.text(_others(hang, line.total)))


def _others(hang: Hangs, total: str) -> str:
    given = {option.replace("-", " "): str(each) for option, each in hang.gives.items() if str(each) != total}
    return "".join(f"; {option}: {each}" for option, each in given.items())
