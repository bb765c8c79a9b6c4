"""The verdicts on a scenario as HTML: the question, both claims, the answer, the working and what it rests on."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from judge.content.problem import BadInput
from judge.rule_lookup import in_short, rule_json
from judge.scenario import question_words
from judge.scenario.slip_words import sentence
from judge.scenario.verdict_words import is_grouped
from judge.site import html
from judge.site.linked_library import LinkedLibrary
from judge.site.links import relative

MOST_CITES = 12
MOST_OUTCOMES = 24
LONGEST_IN_A_ROW = 20


class VerdictWriter:
    """Writes what was found about one scenario, with links for its page."""

    def __init__(self, linked: LinkedLibrary, game: str, page: str) -> None:
        self.linked = linked
        self.game = game
        self.page = page

    def verdict(self, found: Mapping[str, Any]) -> str:
        """One question: who says what, the answer, how it is worked out and what it rests on."""
        head = [
            html.tag("h2", html.text(question(found["ask"]))),
            html.tag("p", _capital(found["asked"]), class_="j-quiet j-asked") if found["asked"] else "",
            html.items(map(html.text, found["deck"].strip().splitlines()), class_="j-deck") if "deck" in found else "",
        ]
        if "problem" in found:
            said = html.text(found["problem"].rstrip("."))
            why = _capital(said) if found.get("not_reached") else f"This cannot be answered here: {said}"
            return html.tag("section", *head, html.tag("p", f"{why}."), class_="j-verdict")
        parts = [
            _claims(found),
            not_yet(found) if found["so_far"] else _answer(found),
            _sentence(found.get("detail", "")),
            html.tag("p", html.text(found["because"])) if found.get("because") and not found["so_far"] else "",
            self._rules(found),
            self._rows(found["rows"]) if "rows" in found else "",
            _explored(found["explored"]) if "explored" in found else "",
            html.joined(map(self._reading, found["readings"]), ""),
            _not_looked_at(found.get("unfinished", ())),
        ]
        return html.tag("section", *head, *parts, class_=f"j-verdict{' is-open' if found['so_far'] else ''}")

    def _rules(self, found: Mapping[str, Any]) -> str:
        """The rules that decide it, each with its sentence; the others can be opened."""
        deciding = [] if found["so_far"] else found["decided_by"]
        others = [cite for cite in found["cites"] if cite not in deciding]
        first = html.joined(map(self._decides, deciding), "")
        named = html.tag("p", html.tag("b", "Decided by"), class_="j-decided") + first if deciding else ""
        if not others:
            return named
        if not deciding:
            return html.tag("p", html.tag("b", "Rules"), " ", self.cites(others), class_="j-cite")
        also = html.tag("summary", f"Also ({len(others)})")
        return named + html.tag(
            "details", also, html.tag("p", self.cites(others), class_="j-cite"), class_="j-open j-also"
        )

    def _decides(self, cite: str) -> str:
        try:
            rule = rule_json(self.linked.library, cite)
        except BadInput:
            return html.tag("div", html.tag("p", self._cite(cite)), class_="j-decides")
        title = rule["title"] if rule["title"] != cite.partition(":")[2] else ""
        says = in_short(rule["text"]).split("\n")
        return html.tag(
            "div",
            html.tag("p", self._cite(cite), " ", html.tag("b", html.text(title)), class_="j-decides__name"),
            html.tag("p", html.joined(map(html.text, filter(None, says)), "<br>")) if rule["text"] else "",
            class_="j-decides",
        )

    def _rows(self, value: Mapping[str, Any]) -> str:
        rows = [_cells(html.text(value["base"]), "to begin with", "")]
        for row in value["rows"]:
            words = html.text(f"{row['source']} {row['change']}".strip())
            rows.append(_cells(html.text(row["after"]), words, self.cites([row["cite"]])))
        head = (html.tag("th", each, scope="col") for each in ("Value", "Change", "Rule"))
        caption = html.tag("caption", f"How {html.text(value['name'])} is worked out")
        return html.tag(
            "table", caption, html.tag("thead", html.tag("tr", *head)), html.tag("tbody", *rows), class_="j-working"
        )

    def _reading(self, hang: Mapping[str, Any]) -> str:
        target = self.linked.links.find(f"reading:{self.game}/{hang['id']}", self.game)
        name = html.text(hang["question"])
        link = html.tag("a", name, href=relative(target.url, self.page), data_ref=target.ref) if target else name
        others = [f"{html.text(says)} Then: {html.tag('b', html.text(gives))}." for says, gives in hang["otherwise"]]
        others += [
            f"{html.text(says)} Then it does not come to this: {html.text(why.rstrip('.'))}."
            for says, why in hang["never"]
        ]
        return html.tag(
            "div",
            html.tag("p", html.tag("b", "The rulebook leaves this open."), " ", link),
            html.tag("p", "Ruled here: ", html.text(hang["says"]), " Otherwise:"),
            html.items(others),
            class_="j-hangs",
        )

    def cites(self, cites: Iterable[str]) -> str:
        """Rule numbers as links."""
        every = list(dict.fromkeys(cites))
        more = f" and {len(every) - MOST_CITES} more" if len(every) > MOST_CITES else ""
        return html.joined((self._cite(cite) for cite in every[:MOST_CITES]), " ") + more

    def _cite(self, cite: str) -> str:
        game, _, unit = cite.partition(":")
        target = self.linked.links.unit_target(game, unit)
        return html.tag(
            "a", html.text(target.label), href=relative(target.url, self.page), data_ref=target.ref, class_="j-n"
        )


def _answer(found: Mapping[str, Any]) -> str:
    """The answer in large type; several of more than a word or two stand one below the other."""
    value, label = found["answer"], html.tag("span", "The rules say ", class_="j-label")
    long = isinstance(value, list) and any(len(said(each)) > LONGEST_IN_A_ROW for each in value)
    if isinstance(value, list) and len(value) > 1 and (long or is_grouped(value)):
        rows = (html.tag("strong", html.text(said(each))) for each in value)
        listed = html.items(rows, "ol" if found["kind"] == "order" else "ul", class_="j-answers")
        return html.tag("p", label, class_="j-answer") + listed
    return html.tag("p", label, html.tag("strong", html.text(said(value))), class_="j-answer")


def not_yet(found: Mapping[str, Any]) -> str:
    """Who has still to decide, and what each choice would give; the replay can step through each."""
    open_ = found["open"]
    step = html.tag("p", _capital(open_["step"])) if open_["step"] else ""
    head = (html.tag("th", each, scope="col") for each in ("The choice", "Gives"))
    rows = (_cells(_line(way, choice), html.text(gives or "not known")) for choice, gives, way in open_["ways"])
    table = html.tag(
        "table",
        html.tag("caption", "What each choice would give"),
        html.tag("thead", html.tag("tr", *head)),
        html.tag("tbody", *rows),
        class_="j-working",
    )
    so_far = html.tag("p", f"So far: {html.text(said(found['answer']))}", class_="j-quiet")
    headline = html.tag("p", html.tag("strong", html.text(open_["headline"])), class_="j-answer")
    end = f"Whatever is decided, it ends with {html.tag('b', html.text(open_['ends_with']))}."
    step += html.tag("p", end) if open_["ends_with"] else ""
    return headline + step + (table if open_["ways"] else "") + so_far


def _not_looked_at(what: Sequence[str]) -> str:
    said = f"There was no time to look at all {html.text(' and '.join(what))}."
    return html.tag("p", said, class_="j-quiet") if what else ""


def _capital(words: str) -> str:
    return html.text(words[:1].upper() + words[1:])


def _sentence(words: str) -> str:
    """A remark of the rules as a sentence."""
    return html.tag("p", html.text(f"{words[:1].upper()}{words[1:].rstrip('.')}.")) if words else ""


def _cells(*cells: str) -> str:
    return html.tag("tr", *(html.tag("td", cell) for cell in cells))


def _claims(found: Mapping[str, Any]) -> str:
    unsettled = "not decided yet" if found["so_far"] else "not settled"
    rows = [_claim(who, claim, unsettled) for who, claim in found["claims"].items()]
    return html.tag("ul", *rows, class_="j-claims") if rows else ""


def _claim(who: str, claim: Mapping[str, Any], unsettled: str) -> str:
    holds = "open" if claim["holds"] is None else "right" if claim["holds"] else "wrong"
    mark = html.tag("span", unsettled if claim["holds"] is None else holds, class_=f"j-{holds}")
    why = f"; {html.text(sentence(claim['misreading']))}" if claim["misreading"] else ""
    return html.tag(
        "li",
        f"{html.tag('b', html.text(who))} says {html.text(said(claim['claim']))}: {mark}{why}",
        class_=f"is-{holds}",
    )


def _explored(found: Mapping[str, Any]) -> str:
    """What came of looking at all lines of play, with lines to step through."""
    lines = (
        f", {found['lines']:,} line{'' if found['lines'] == 1 else 's'} of play" if found["lines"] is not None else ""
    )
    whole = "That is all there are." if found["complete"] else "There are more: this is not the whole picture."
    count = html.tag("p", f"{found['positions']:,} positions looked at{lines}. {whole}", class_="j-quiet")
    if found["outcomes"]:
        return _outcomes(found["outcomes"]) + count
    if found["witness"]:
        return html.tag("p", "For instance: ", _line(found["witness"]), class_="j-instance") + count
    return count


def _outcomes(outcomes: list[list[Any]]) -> str:
    head = (html.tag("th", each, scope="col") for each in ("It ends with", "Lines", "For instance"))
    rows = (
        _cells(html.text(end), _count(lines, odds), _line(way)) for end, lines, odds, way in outcomes[:MOST_OUTCOMES]
    )
    more = f" (the first {MOST_OUTCOMES} of {len(outcomes)})" if len(outcomes) > MOST_OUTCOMES else ""
    caption = html.tag("caption", f"Every way it can end{more}")
    return html.tag(
        "table", caption, html.tag("thead", html.tag("tr", *head)), html.tag("tbody", *rows), class_="j-working"
    )


def _count(lines: int | None, odds: str) -> str:
    return (f"{lines:,}" if lines is not None else "?") + (f" ({html.text(odds)})" if odds else "")


def _line(choices: list[str], words: str = "") -> str:
    """A line of play in words; the replay makes it one that can be stepped through."""
    if not choices:
        return "as it stands"
    said = html.text(words or "; ".join(choices))
    return html.tag("span", said, class_="j-line", data_line=json.dumps(choices, ensure_ascii=False))


def question(ask: str) -> str:
    """A question of a scenario file as a sentence."""
    kind, _, what = ask.partition(": ")
    what, _, by = what.rpartition(" by ") if kind == "forced" else (what, "", "")
    return question_words.question(kind, what, by)


def said(value: object) -> str:
    """A value in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(said(each) for each in value) or "none"
    return "not settled" if value is None else str(value)
