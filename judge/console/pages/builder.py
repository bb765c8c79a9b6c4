"""The builder: a table put together by tapping. The scenario's text is the one truth; each edit leads to a new link."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from judge.cards import size
from judge.console.pages.editor import mistaken
from judge.console.pages.page_or_part import PART, answer
from judge.console.resources import resources
from judge.console.situations.moments_offered import moment_words, sequences
from judge.console.situations.situation import Situation, unpack
from judge.content.problem import BadInput, listed, shown
from judge.content.words import singular
from judge.scenario.boards.board import Tile, draw
from judge.scenario.boards.plan import plan_of
from judge.scenario.building.controls import label_of
from judge.scenario.building.questions import said
from judge.scenario.building.start import NAMES, empty_table

builder = Blueprint("builder", __name__, url_prefix="/console/build")
LONGEST_PATH, MOST_PARTS, LONGEST_NAME = 600, 12, 40
builder.add_app_template_filter(singular, "singular")
builder.add_app_template_filter(label_of, "label")
# What an edit leaves the browser looking at.
AFTER = {"ask": "asked", "unask": "asked", "claim": "asked", "moment": "moment", "players": "players", "title": "asked",
         "choose": "done", "unchoose": "done"}  # fmt: skip


@builder.get("/<game>")
def empty(game: str) -> AnyResponse:
    """An empty table of a game, on to the link that carries it."""
    if game not in resources().playable():
        abort(404, f"There is no game {shown(game)} that can be run; there are: {listed(resources().playable())}.")
    given = [name for each in request.args.getlist("name")[:4] if (name := " ".join(each.split())[:LONGEST_NAME])]
    names = dict.fromkeys(name for name in given if name.isprintable())
    return redirect(build_url(Situation(_empty(game, tuple(names))).pack()), 303)


@lru_cache(maxsize=64)
def _empty(game: str, names: tuple[str, ...]) -> str:
    """The text of an empty table: made here and not by a worker, since it holds nothing but names from outside."""
    return empty_table(game, (*names, *(each for each in NAMES if each not in names)))


@builder.get("/at/<link>")
def at(link: str) -> AnyResponse:
    """A table, with what is open of it; a line of play that was made in the console is written into its text first."""
    situation = unpack(link)
    if situation.forked or situation.readings:
        found = resources().workers.ask({"job": "write out", "situation": situation})
        return redirect(build_url(Situation(found["text"]).pack(), **request.args), 303)
    return _page(situation.text, link)


@builder.post("/at/<link>")
def edited(link: str) -> AnyResponse:
    """An edit: on to the table after it; what is wrong with it is told where it was made."""
    text = unpack(link).text
    sent = {name: request.form.getlist(name) for name in request.form if name not in ("do", "path")}
    do, path = request.form.get("instead") or request.form.get("do", ""), _path(request.form.get("path", ""))
    try:
        found = _edit(text, do, path, sent)
        if inner := _path(request.form.get("begin", "")):
            found = _edit(found["text"], "begin", inner, {})
        new = Situation(found["text"]).pack()
    except BadInput as bad:
        return _page(text, link, [each.message for each in bad.problems], do, path)
    opened = {"open": json.dumps(found["open"])} if found["open"] else {}
    if do == "add" and request.form.get("again"):
        opened = {"add": json.dumps(path), "like": json.dumps(found["open"])}
    return redirect(build_url(new, _anchor="panel" if found["open"] else AFTER.get(do, "table"), **opened), 303)


def _edit(text: str, do: str, path: list[str | int], sent: dict[str, list[str]]) -> dict[str, Any]:
    order = {"job": "build edit", "text": text, "do": do, "path": path, "sent": sent}
    found: dict[str, Any] = resources().workers.ask(order)
    return found


def build_url(link: str, **more: Any) -> str:
    """Where a table is built."""
    return url_for("builder.at", link=link, **more)


def _path(text: str) -> list[str | int]:
    """A path as a page names it; nothing for what is none."""
    try:
        found = json.loads(text) if text and len(text) <= LONGEST_PATH else []
    except ValueError:
        return []
    good = isinstance(found, list) and len(found) <= MOST_PARTS and all(_is_step(each) for each in found)
    return found if good else []


def _is_step(step: object) -> bool:
    return isinstance(step, str) or (type(step) is int and 0 <= step < 1_000)


def _says(row: dict[str, Any], name: str) -> bool:
    return any(name in value.split(", ") for _, value in row["said"])


def _tiles(tiles: Iterable[Tile]) -> Iterator[str]:
    """The names on a board: they can be tapped there."""
    for tile in tiles:
        yield tile.name
        yield from _tiles(tile.under)


def _page(
    text: str, link: str, wrong: list[str] | None = None, do: str = "", path: list[str | int] | None = None
) -> AnyResponse:
    wanted: dict[str, Any] = {key: _path(request.args.get(key, "")) for key in ("open", "add", "like")}
    wanted |= {key: bool(request.args.get(key)) for key in ("ask", "moment")}
    if wrong:
        wanted |= {"add" if do == "add" else "open": path or [], "ask": do == "ask"}
    try:
        found = resources().workers.ask({"job": "build", "text": text, "wanted": wanted})
    except BadInput:
        return mistaken(text)
    if name := request.args.get("card", ""):
        rows = [row for group in found["groups"] for row in group["rows"]]
        # A card that is known by its name lies in somebody's hand, or is one of the attacks: there it can be changed.
        named = [row for row in rows if row["name"] == name] or [row for row in rows if _says(row, name)]
        where: list[str | int] = named[0]["path"] if named else []
        return redirect(build_url(link, open=json.dumps(where) if where else None, _anchor="panel"), 303)
    game = found["game"]
    charts = resources().library.charts.get(game, {})
    board = draw(plan_of(game), found["table"]) if found["table"] else None
    shown = {
        **found,
        "link": link,
        "tiles": list(_tiles(tile for line in board.lines for place in line for tile in place.tiles)) if board else [],
        "wrong": wrong or [],
        "sent": request.form if wrong else {},
        "board": board,
        "this_at": found["at"],
        "moment": moment_words(charts, found["at"]),
        "charts": sequences(charts, found["at"], set(found.get("starts", ()))) if "starts" in found else None,
        "usual": [(each, moment_words(charts, each)) for each in found.get("usual_starts", ())],
        "asked": [{**each, "said": said(each["kind"], each["what"], each["by"])} for each in found["asks"]],
        "collected": size(game),
        "path_text": json.dumps,
    }
    template = "_builder.html" if request.headers.get(PART) == "builder" else "builder.html"
    return answer(render_template(template, **shown), 422 if wrong else 200)
