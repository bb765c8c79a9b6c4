"""The pages of a game's scenarios: situation, question, claims, verdict, log, and a replay of every step."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from judge import games
from judge.content.model import Entry, ScenarioFile
from judge.content.problem import BadInput
from judge.content.yamltree import Node, parse
from judge.scenario.read import read
from judge.scenario.report import Report, report, run_json
from judge.site import html
from judge.site.links import anchor, relative
from judge.site.page import Page
from judge.site.shelf import Shelf
from judge.site.verdicts import Writer, laid_out

LIMIT = 20_000
MOST_CHOICES = 12


def scenario_pages(shelf: Shelf, game: str) -> Iterator[Page]:
    """A page for each scenario, and one that lists them."""
    found = shelf.library.scenario_files.get(game, ())
    if not found:
        return
    page = f"{game}/scenarios/"
    rows = (_row(shelf, game, each, page) for each in found)
    about = f"{shelf.library.games[game].title}: disputes and worked examples, each with its verdict."
    yield Page(
        url=page,
        title="Scenarios",
        body=html.tag("dl", *rows, class_="j-rows"),
        game=game,
        section="scenarios",
        hide=("toc",),
        search=0,
        description=about,
    )
    for each in found:
        yield _page(shelf, game, each)


def _row(shelf: Shelf, game: str, scenario: ScenarioFile, page: str) -> str:
    entry = shelf.library.entries[f"scenario:{game}/{scenario.id}"]
    kind = "A worked example of the rulebook" if scenario.kind == "example" else "A dispute"
    about = html.joined((_unit(shelf, game, cite, page) for cite in scenario.about), " ")
    return html.tag(
        "div", html.tag("dt", anchor(entry, page)), html.tag("dd", f"{kind} about " if about else kind, about)
    )


def _unit(shelf: Shelf, game: str, cite: str, page: str) -> str:
    target = shelf.links.find(cite, game)
    return (
        html.tag("a", html.text(target.label), href=relative(target.url, page), data_ref=target.ref, class_="j-n")
        if target
        else ""
    )


def _page(shelf: Shelf, game: str, scenario: ScenarioFile) -> Page:
    entry: Entry = shelf.library.entries[f"scenario:{game}/{scenario.id}"]
    text = source(shelf, scenario)
    about = html.joined((_unit(shelf, game, cite, entry.page) for cite in scenario.about), " ")
    parts = [
        html.tag("p", html.tag("b", "About"), " ", about, class_="j-also") if about else "",
        _situation(text, scenario.place.file),
        _played(shelf, scenario, text, entry.page),
        _file(text),
    ]
    return Page(
        url=entry.page,
        title=scenario.title,
        body="\n\n".join(part for part in parts if part),
        game=game,
        section="scenarios",
        own=entry.address,
        file=scenario.place.file,
        hide=("toc",),
        description=scenario.title,
    )


def source(shelf: Shelf, scenario: ScenarioFile) -> str:
    """The file of a scenario as it is written."""
    return (shelf.folders[scenario.game].path / "scenarios" / f"{scenario.id}.yml").read_text("utf-8")


def _file(text: str) -> str:
    code = html.tag("pre", html.tag("code", html.text(text).replace("\n\n", "\n&#10;")))
    return html.tag(
        "details",
        html.tag("summary", "The file, to run or change it yourself"),
        code,
        class_="j-source",
        data_search_exclude=True,
    )


def _situation(text: str, file: str) -> str:
    """What the file says: where it begins, what lies on the table, what was chosen so far."""
    said = parse(text, file).entries
    choices = html.items((html.text(each.text) for each in said["choices"].elements), "ol") if "choices" in said else ""
    parts = [
        html.tag("h2", "The situation"),
        html.tag("p", "It begins at ", html.tag("b", html.text(said["at"].text)), ".") if "at" in said else "",
        laid_out(_plain(said["table"])) if "table" in said else "",
        html.tag("p", "Then:") + choices if choices else "",
    ]
    return html.tag("section", *parts, class_="j-situation").replace("\n", " ")


def _plain(node: Node) -> object:
    if node.kind == "map":
        return {key: _plain(each) for key, each in node.entries.items()}
    return [_plain(each) for each in node.elements] if node.kind == "list" else node.text


def _played(shelf: Shelf, scenario: ScenarioFile, text: str, page: str) -> str:
    if scenario.game not in games.playable():
        return "The rules of this game cannot be run yet, so there is no verdict here."
    try:
        found = report(read(text, scenario.place.file), LIMIT)
    except BadInput as bad:
        return _not_played(shelf, str(bad))
    except Exception as fault:  # one faulty scenario must not keep the whole site from being built
        return _not_played(shelf, f"{scenario.place.file}: {type(fault).__name__}: {fault}")
    return _found(Writer(shelf, scenario.game, page), found)


def _not_played(shelf: Shelf, why: str) -> str:
    shelf.faults.append(why)
    return html.tag("p", "This scenario cannot be played: ", html.text(why.replace("\n", " ")), class_="j-hangs")


def _found(writer: Writer, found: Report) -> str:
    document = run_json(found)
    frames = list(replay(found, writer))
    parts = [writer.verdict(each) for each in document["answers"]]
    parts.append(html.tag("h2", "What happened"))
    parts.append(_player(frames) if len(frames) > 1 else "")
    parts.append(writer.log(document["lines"]))
    return html.tag("div", *parts, class_="j-scenario").replace("\n", " ")


def _table(found: Report, stage: int) -> Any:
    return found.book.rules.show(found.played.referee.moment(found.played.stages[stage].position))


def replay(found: Report, writer: Writer) -> Iterator[dict[str, Any]]:
    """Every step: the choice, what happened, the table, where in the charts, what could be chosen next."""
    referee = found.played.referee
    for number, stage in enumerate(found.played.stages):
        waiting = stage.position.waiting
        legal = [referee.say(choice) for choice in referee.legal(stage.position)] if waiting else []
        yield {
            "choice": referee.say(stage.choice) if stage.choice else "",
            "log": writer.log([{"text": line.text, "cites": map(str, line.cites)} for line in stage.lines])
            if stage.lines
            else "",
            "table": laid_out(_table(found, number)),
            "at": _at(writer, waiting.at) if waiting else "",
            "by": waiting.by if waiting else "",
            "legal": legal[:MOST_CHOICES]
            + ([f"and {len(legal) - MOST_CHOICES} more"] if len(legal) > MOST_CHOICES else []),
        }


def _at(writer: Writer, at: str) -> str:
    """The step of a chart where play stands, as a link."""
    chart, _, node = at.partition(":")
    entry = writer.shelf.library.entries.get(f"step:{writer.game}/{chart}/{node}")
    return anchor(entry, writer.page) if entry else html.text(at)


def _player(frames: list[dict[str, Any]]) -> str:
    data = json.dumps(frames, ensure_ascii=False, sort_keys=True).replace("<", "\\u003c")
    return html.tag("div", html.tag("script", data, type="application/json"), class_="j-replay", hidden=True)
