"""A played scenario as HTML: the questions with claims and verdicts, the working, the log with its rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judge.site import html
from judge.site.links import relative
from judge.site.shelf import Shelf

QUESTIONS = {
    "value": "What is the {}?",
    "legal": "May it be done: {}?",
    "next": "Whose decision is it now?",
    "order": "In which order: {}?",
    "outcome": "How does it end: {}?",
    "count": "How many choices are legal now?",
    "list": "Which choices are legal now?",
    "possible": "Can it happen: {}?",
    "certain": "Must it happen: {}?",
    "forced": "Can it be forced: {}?",
    "outcomes": "What can it end with: {}?",
}
MOST_CITES = 12


class Writer:
    """Writes what was found about one scenario, with links for its page."""

    def __init__(self, shelf: Shelf, game: str, page: str) -> None:
        self.shelf = shelf
        self.game = game
        self.page = page

    def verdict(self, found: Mapping[str, Any]) -> str:
        """One question: the answer first, then the claims, the working and what it rests on."""
        parts = [
            html.tag("h2", html.text(question(found["ask"]))),
            html.items(map(html.text, found["deck"].strip().splitlines())) if "deck" in found else "",
            html.tag("p", html.tag("strong", html.text(said(found["answer"]))), _detail(found), class_="j-answer"),
            html.tag("p", html.text(found["because"])) if found.get("because") else "",
            self._claims(found["claims"]),
            self._rows(found["rows"]) if "rows" in found else "",
            self._readings(found["readings"]),
            html.tag("p", html.tag("b", "Rules"), " ", self.cites(found["cites"]), class_="j-cite"),
        ]
        return html.tag("section", *parts, class_="j-verdict")

    def _claims(self, claims: Mapping[str, Mapping[str, Any]]) -> str:
        return html.items((_claim(who, claim) for who, claim in claims.items()), class_="j-claims") if claims else ""

    def _rows(self, value: Mapping[str, Any]) -> str:
        first = html.tag(
            "tr", html.tag("td", html.text(value["base"])), html.tag("td", "to begin with"), html.tag("td")
        )
        rows = (
            html.tag(
                "tr",
                html.tag("td", html.text(row["after"])),
                html.tag("td", html.text(f"{row['source']} {row['change']}".strip())),
                html.tag("td", self.cites([row["cite"]])),
            )
            for row in value["rows"]
        )
        head = html.tag(
            "thead", html.tag("tr", *(html.tag("th", each, scope="col") for each in ("Value", "Change", "Rule")))
        )
        return html.tag("table", head, html.tag("tbody", first, *rows), class_="j-working")

    def _readings(self, readings: Iterable[Mapping[str, Any]]) -> str:
        return "".join(self._reading(each) for each in readings)

    def _reading(self, hang: Mapping[str, Any]) -> str:
        target = self.shelf.links.find(f"reading:{self.game}/{hang['id']}", self.game)
        name = html.text(hang["question"])
        link = html.tag("a", name, href=relative(target.url, self.page), data_ref=target.ref) if target else name
        gives = html.items(f"{html.text(option)}: {html.text(said(value))}" for option, value in hang["gives"].items())
        return html.tag(
            "div",
            html.tag("p", "This hangs on an open question: ", link, " Other answers would give:"),
            gives,
            class_="j-hangs",
        )

    def log(self, lines: Iterable[Mapping[str, Any]]) -> str:
        """What happened, line by line, each with its rules."""
        rows = (f"{html.text(line['text'])} {self.cites(line['cites'])}" for line in lines)
        return html.items(rows, "ol", class_="j-log")

    def cites(self, cites: Iterable[str]) -> str:
        """Rule numbers as links."""
        every = list(dict.fromkeys(cites))
        more = f" and {len(every) - MOST_CITES} more" if len(every) > MOST_CITES else ""
        return html.joined((self._cite(cite) for cite in every[:MOST_CITES]), " ") + more

    def _cite(self, cite: str) -> str:
        game, _, unit = cite.partition(":")
        target = self.shelf.links.unit_target(game, unit)
        return html.tag("a", html.text(unit), href=relative(target.url, self.page), data_ref=target.ref, class_="j-n")


def _detail(found: Mapping[str, Any]) -> str:
    return f" {html.text(found['detail'])}" if found.get("detail") else ""


def _claim(who: str, claim: Mapping[str, Any]) -> str:
    mark = html.tag("span", "right" if claim["holds"] else "wrong", class_="j-right" if claim["holds"] else "j-wrong")
    why = f": {html.text(claim['misreading'])}" if claim["misreading"] else ""
    return f"{html.tag('b', html.text(who))} says {html.text(said(claim['claim']))}: {mark}{why}"


def question(ask: str) -> str:
    """A question of a scenario file as a sentence."""
    kind, _, what = ask.partition(": ")
    if kind == "deck":
        return (
            f"Does the deck keep {what.removeprefix('keeps ')}?" if what.startswith("keeps ") else "Is the deck legal?"
        )
    return QUESTIONS[kind].format(what) if kind in QUESTIONS else ask


def said(value: object) -> str:
    """A value in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(said(each) for each in value) or "none"
    return "not settled" if value is None else str(value)


def laid_out(value: object, inside: bool = False) -> str:
    """A table or a part of it: names with values, nested as they are; the innermost on one line."""
    if isinstance(value, Mapping) and inside and not any(isinstance(each, Mapping) for each in value.values()):
        return html.joined(
            (f"{html.tag('i', html.text(key))} {laid_out(each, True)}" for key, each in value.items()), " · "
        )
    if isinstance(value, Mapping):
        rows = (html.tag("dt", html.text(key)) + html.tag("dd", laid_out(each, True)) for key, each in value.items())
        return html.tag("dl", *rows, class_="j-table") if value else "none"
    if isinstance(value, list | tuple) and any(isinstance(each, Mapping) for each in value):
        return html.items(laid_out(each, True) for each in value)
    return html.text(said(value))
