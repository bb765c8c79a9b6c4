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
from judge.content.problem import BadInput, Problem, listed, shown
from judge.content.words import singular
from judge.scenario.boards.board import Tile, draw
from judge.scenario.boards.plan import plan_of
from judge.scenario.building.controls import OPENED, label_of
from judge.scenario.building.start import NAMES, empty_table
from judge.scenario.building.vocabulary import owners
from judge.scenario.question_words import question

builder = Blueprint("builder", __name__, url_prefix="/console/build")
LONGEST_PATH, LONGEST_LEFT, MOST_PARTS, LONGEST_NAME = 600, 500, 12, 40
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
    said = request.args.get("say", "").strip()
    text = _empty(game, tuple(names)) if names or not said else fresh_table(game, said)
    if said:
        found = _edit(text, "say", [], {"say": [said]})
        left = json.dumps(found["left"])[:LONGEST_LEFT] if found["left"] else None
        return redirect(build_url(Situation(found["text"]).pack(), left=left), 303)
    return redirect(build_url(Situation(text).pack()), 303)


def fresh_table(game: str, said: str) -> str:
    """An empty table for a description: with the players whose cards it speaks of."""
    return _empty(game, tuple(owners(game, said)))


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
        return _page(text, link, list(bad.problems), do, path)
    if do == "ask" and request.form.get("settle") and not request.form.get("stay"):
        return redirect(url_for("console.play", link=new), 303)
    opened = {"open": json.dumps(found["open"])} if found["open"] else {}
    if found["left"]:
        opened["left"] = json.dumps(found["left"])[:LONGEST_LEFT]
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


def _sent_again(panel: dict[str, Any] | None) -> None:
    """What was typed into a panel whose edit has failed is still in its fields."""
    for each in (*panel["first"], *panel["rest"]) if panel else ():
        if each["key"] in request.form.getlist("has") and each["kind"] not in OPENED:
            sent = [one for one in request.form.getlist(each["key"]) if one.strip()]
            each["said"] = ["yes" if sent else "no"] if each["kind"] == "truth" else sent


def _wrong_at(found: dict[str, Any], wrong: list[Problem]) -> list[dict[str, str]]:
    """The mistakes of the row that is open, each with the field that it belongs to."""
    panel = found["adding"] or found["panel"]
    keys = {each["key"] for each in (*panel["first"], *panel["rest"])} if panel else set()
    told = [{"key": each.field, "message": each.message} for each in wrong]
    told += [each for each in found["problems"] if panel and each["open"] == panel["path"]]
    return [each for each in told if each["key"] in keys]


def _page(
    text: str, link: str, wrong: list[Problem] | None = None, do: str = "", path: list[str | int] | None = None
) -> AnyResponse:
    wanted: dict[str, Any] = {key: _path(request.args.get(key, "")) for key in ("open", "add", "like")}
    wanted |= {"moment": bool(request.args.get("moment"))}
    if wrong:
        wanted |= {"add" if do == "add" else "open": path or []}
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
    if wrong:
        _sent_again(found["adding"] or found["panel"])
    wrong_at = _wrong_at(found, wrong or [])
    at_fields = {each["message"] for each in wrong_at}
    game = found["game"]
    charts = resources().library.charts.get(game, {})
    board = draw(plan_of(game), found["table"]) if found["table"] else None
    shown = {
        **found,
        "link": link,
        "tiles": list(_tiles(tile for line in board.lines for place in line for tile in place.tiles)) if board else [],
        "wrong": [each.message for each in wrong or [] if each.message not in at_fields],
        "wrong_at": wrong_at,
        "left": [each for each in _path(request.args.get("left", "")) if isinstance(each, str)],
        "said_again": request.form.get("say", "") if wrong else "",
        "sent": request.form if wrong else {},
        "board": board,
        "this_at": found["at"],
        "moment": moment_words(charts, found["at"]),
        "charts": sequences(charts, found["at"], set(found.get("starts", ()))) if "starts" in found else None,
        "usual": [(each, moment_words(charts, each)) for each in found.get("usual_starts", ())],
        "asked": [{**each, "said": question(each["kind"], each["what"], each["by"])} for each in found["asks"]],
        "collected": size(game),
        "path_text": json.dumps,
    }
    template = "_builder.html" if request.headers.get(PART) == "builder" else "builder.html"
    return answer(render_template(template, **shown), 422 if wrong else 200)
