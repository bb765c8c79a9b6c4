"""A live example inside a page: a scenario's question, who claims what, the answer, and the way to play it."""

from __future__ import annotations

from collections.abc import Iterator

from judge.content.model import Entry, ScenarioFile
from judge.content.yamltree import Node, parse
from judge.site import html
from judge.site.linked_library import LinkedLibrary
from judge.site.links import relative
from judge.site.replays.verdict_html import question

MOST_ASKS = 3


def example(linked: LinkedLibrary, entry: Entry, page: str) -> str:
    """One scenario as an example; its answers are those of its file, which the tests hold the engine to."""
    scenario = next(each for each in linked.library.scenario_files[entry.game] if each.id == entry.id)
    link = relative(entry.url, page)
    head = f"Example · {html.text(linked.library.games[entry.game].title)}"
    title = html.tag("a", html.text(entry.title), href=link, data_ref=entry.address)
    return html.tag(
        "section",
        html.tag("p", head, class_="j-quiet"),
        html.tag("p", title, class_="j-example__title"),
        *_shown(list(_asks(linked, scenario))),
        html.tag("p", html.tag("a", "Play it step by step", href=link, class_="j-button")),
        class_="j-example",
        data_accent=list(linked.library.games).index(entry.game) % 7,
    )


def _shown(asked: list[str]) -> list[str]:
    """The first questions; how many there are besides is said, and the scenario's own page has them all."""
    more = len(asked) - MOST_ASKS
    if more < 2:
        return asked
    return [*asked[:MOST_ASKS], html.tag("p", f"And {more} more questions.", class_="j-quiet")]


def _asks(linked: LinkedLibrary, scenario: ScenarioFile) -> Iterator[str]:
    path = linked.folders[scenario.game].path / "scenarios" / f"{scenario.id}.yml"
    asked = parse(path.read_text("utf-8"), scenario.place.file).entries.get("asks")
    for ask in asked.elements if asked else ():
        if "answer" in ask.entries:
            yield _ask(ask)


def _ask(ask: Node) -> str:
    """A question with its answer, the claims and the reason."""
    kind, what = next(iter(ask.entries.items()))
    answer = _said(ask.entries["answer"])
    claims = ask.entries["claims"].entries if "claims" in ask.entries else {}
    because = ask.entries.get("because")
    return html.tag(
        "p",
        html.text(question(f"{kind}: {_said(what)}")),
        " ",
        html.tag("strong", html.text(answer)),
        *(_claim(who, _said(claim), answer) for who, claim in claims.items()),
        html.tag("span", html.text(because.text)) if because else "",
    )


def _claim(who: str, claim: str, answer: str) -> str:
    right = claim == answer
    mark = html.tag("b", "right" if right else "wrong", class_="j-right" if right else "j-wrong")
    return html.tag("span", html.text(f"{who} says {claim}: "), mark)


def _said(node: Node) -> str:
    return ", ".join(_said(each) for each in node.elements) if node.kind == "list" else node.text
