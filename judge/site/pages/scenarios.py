"""The pages of a game's scenarios: the situation, the questions with their verdicts, and the replay."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.content.chartdoc import ChartDoc
from judge.content.model import Entry, ScenarioFile
from judge.content.yamltree import Node, parse
from judge.site import html
from judge.site.charts.node_links import ChartLinks
from judge.site.linked_library import LinkedLibrary
from judge.site.links import anchor, relative
from judge.site.pages.page import Page
from judge.site.replays.card_text_html import card_texts
from judge.site.replays.replay_cache import FAULT, PENDING, documents
from judge.site.replays.replay_data import Document
from judge.site.replays.replay_html import Replay
from judge.site.replays.verdict_html import VerdictWriter, said


def scenario_pages(linked: LinkedLibrary, game: str) -> Iterator[Page]:
    """A page for each scenario."""
    found = documents(linked, linked.quick).get(game, {})
    for scenario in linked.library.scenario_files.get(game, ()):
        yield _page(linked, game, scenario, found.get(scenario.id))


def _page(linked: LinkedLibrary, game: str, scenario: ScenarioFile, found: Document | None) -> Page:
    entry: Entry = linked.library.entries[f"scenario:{game}/{scenario.id}"]
    text = source(linked, scenario)
    about = html.joined((_unit(linked, game, cite, entry.page) for cite in scenario.about), " ")
    parts = [
        html.tag("p", html.tag("b", "About"), " ", about, class_="j-also") if about else "",
        _situation(ChartLinks(linked, game, entry.page), parse(text, scenario.place.file).entries),
        _judged(linked, entry, found),
        _file(text),
    ]
    return Page(
        url=entry.page,
        title=scenario.title,
        body=html.joined(parts, "\n\n"),
        game=game,
        section="scenarios",
        own=entry.address,
        file=scenario.place.file,
        description=scenario.title,
    )


def _unit(linked: LinkedLibrary, game: str, cite: str, page: str) -> str:
    target = linked.links.find(cite, game)
    if target is None:
        return ""
    return html.tag("a", html.text(target.label), href=relative(target.url, page), data_ref=target.ref, class_="j-n")


def source(linked: LinkedLibrary, scenario: ScenarioFile) -> str:
    """The file of a scenario as it is written."""
    return (linked.folders[scenario.game].path / "scenarios" / f"{scenario.id}.yml").read_text("utf-8")


def _file(text: str) -> str:
    code = html.tag("pre", html.tag("code", html.text(text).replace("\n\n", "\n&#10;")))
    summary = html.tag("summary", "The file, to run or change it yourself")
    return html.tag("details", summary, code, class_="j-source", data_search_exclude=True)


def _situation(links: ChartLinks, written: Mapping[str, Node]) -> str:
    """What the file says: where it begins, what lies on the table, what was chosen so far."""
    choices = [html.text(each.text) for each in written["choices"].elements] if "choices" in written else []
    parts = [
        html.tag("h2", "The situation"),
        html.tag("p", html.text(written["note"].text)) if "note" in written else "",
        html.tag("p", _begins(links, written["at"].text)) if "at" in written else "",
        laid_out(_plain(written["table"])) if "table" in written else "",
        html.tag("p", "Then:") + html.items(choices, "ol") if choices else "",
    ]
    return html.tag("section", *parts, class_="j-situation").replace("\n", " ")


def _begins(links: ChartLinks, at: str) -> str:
    """Where a scenario starts, in the names of the charts."""
    *outer, last = at.split("/")
    id, _, node = last.partition(":")
    chart = links.charts.get(id)
    if chart is None:
        return f"It begins at {html.text(at)}."
    known = [links.charts[each] for each in reversed(outer) if each in links.charts]
    around = [f", within {anchor(links.entry(each), links.page)}" for each in known]
    step = next((each for each in chart.nodes if each.id == node), None) if node else None
    begins = f" at the step {links.step(chart, step)}" if step else ""
    return f"It begins in {_chart(links, chart)}{begins}{''.join(around)}."


def _chart(links: ChartLinks, chart: ChartDoc) -> str:
    return f"the chart {anchor(links.entry(chart), links.page)}"


def _plain(node: Node) -> object:
    if node.kind == "map":
        return {key: _plain(each) for key, each in node.entries.items()}
    return [_plain(each) for each in node.elements] if node.kind == "list" else node.text


def laid_out(value: object, inside: bool = False) -> str:
    """A table as it is written: names with values, nested as they are; the innermost on one line."""
    if isinstance(value, Mapping) and inside and not any(isinstance(each, Mapping) for each in value.values()):
        pairs = (f"{html.tag('i', html.text(key))} {laid_out(each, True)}" for key, each in value.items())
        return html.joined(pairs, " · ")
    if isinstance(value, Mapping):
        rows = (html.tag("dt", html.text(key)) + html.tag("dd", laid_out(each, True)) for key, each in value.items())
        return html.tag("dl", *rows, class_="j-given") if value else "none"
    if isinstance(value, list | tuple) and any(isinstance(each, Mapping) for each in value):
        return html.items(laid_out(each, True) for each in value)
    return html.text(said(value))


def _judged(linked: LinkedLibrary, entry: Entry, found: Document | None) -> str:
    """The verdicts and the replay; or why there are none."""
    if found is None:
        return "The rules of this game cannot be run yet, so there is no verdict here."
    if found is PENDING:
        return html.tag("p", "This scenario is still being played. Its verdict is here in a minute.", class_="j-hangs")
    if why := found.get(FAULT):
        linked.faults.append(why)
        return html.tag("p", "This scenario cannot be played: ", html.text(why.replace("\n", " ")), class_="j-hangs")
    linked.faults += found["faults"]
    writer = VerdictWriter(linked, entry.game, entry.page)
    verdicts = "".join(writer.verdict(each) for each in found["verdicts"]) + card_texts(found["cards"])
    played = Replay(linked, entry.game, entry.page, found["replay"]).html()
    return html.tag("div", verdicts, played, class_="j-scenario").replace("\n", " ")
