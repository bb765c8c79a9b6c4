"""The text editor: a scenario written by hand, checked while it is written, opened when it is good."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from judge.console.pages.page_or_part import answer
from judge.console.pages.start_and_play import play_url
from judge.console.resources import resources
from judge.console.situations.situation import Situation, unpack
from judge.content.problem import BadInput, listed, shown
from judge.scenario.collected_rows import kept_apart
from judge.scenario.read import text_of

editor = Blueprint("editor", __name__, url_prefix="/console")
GAME = re.compile(r"^game:[ \t]*([a-z0-9-]+)[ \t]*$", re.MULTILINE)


@editor.get("/edit")
def edit() -> AnyResponse:
    """The editor with a situation, with an example of a game, or with nothing in it."""
    if link := request.args.get("situation", ""):
        try:
            return _editor(resources().workers.ask({"job": "write out", "situation": unpack(link)})["text"])
        except BadInput:
            return mistaken(unpack(link).text)
    game = request.args.get("game", "")
    return _editor(_example(game) if game else "")


@editor.post("/edit")
def edited() -> AnyResponse:
    """Opens what was written, or shows what is wrong with it."""
    text = request.form.get("scenario", "").replace("\r\n", "\n")
    if request.form.get("do") == "build":
        return redirect(url_for("builder.at", link=Situation(text).pack()), 303)
    found = _checked(text)
    if found["problems"] or request.form.get("do") == "check":
        return _editor(text, found)
    text = resources().workers.ask({"job": "whole", "text": text})["text"]
    return redirect(play_url(Situation(text).pack()), 303)


@editor.post("/check")
def check() -> AnyResponse:
    """What is wrong with a text, as a part of the editor's page."""
    text = request.get_data(cache=False).decode("utf-8", "replace").replace("\r\n", "\n")
    return answer(render_template("_editor_check.html", **_checked(text)))


def mistaken(text: str) -> AnyResponse:
    """The editor with a text that cannot be used as it is, and what is wrong with it: nothing of it is lost."""
    return _editor(text, _checked(text))


def _editor(text: str, found: dict[str, Any] | None = None) -> AnyResponse:
    told = found or {"problems": [], "good": None}
    named = GAME.search(text)
    guided = named[1] if named and named[1] in resources().playable() else ""
    return answer(
        render_template("edit.html", text=text, games=resources().playable(), guided=guided, **told),
        422 if found and found["problems"] else 200,
    )


def _checked(text: str) -> dict[str, Any]:
    """The problems of a text, each with the line it is about; `good` says what a good one holds."""
    if not text.strip():
        return {"problems": [], "good": None}
    try:
        return {"problems": [], "good": resources().workers.ask({"job": "check", "text": text})}
    except BadInput as bad:
        lines = text.split("\n")
        return {"problems": [_problem(problem, lines) for problem in bad.problems], "good": None}


def _problem(problem: Any, lines: list[str]) -> dict[str, Any]:
    line = problem.place.line
    return {
        "line": line,
        "column": problem.place.column,
        "field": problem.field,
        "message": problem.message,
        "excerpt": lines[line - 1].strip()[:120] if 0 < line <= len(lines) else "",
    }


def _example(game: str) -> str:
    """The shortest scenario of a game, as something to begin with."""
    if game not in resources().playable():
        abort(404, f"There is no game {shown(game)} that can be run; there are: {listed(resources().playable())}.")
    texts = [text_of(Path(file.path)) for file in resources().scenarios(game)]
    shortest = min(texts, key=len, default=f"title: \ngame: {game}\nat: \ntable:\nchoices: []\nasks: []\n")
    return kept_apart(game, shortest, shortest)
