"""Collections of cards on a device: chosen from its files, taken in as `judge cards import` does, and kept there."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.datastructures import FileStorage
from werkzeug.utils import secure_filename
from werkzeug.wrappers import Response as AnyResponse

from judge.cards import store
from judge.cards.intake import Intake, take_in
from judge.console.access import check_csrf
from judge.console.pages.page_or_part import answer
from judge.console.resources import resources
from judge.content.problem import BadInput, Place, Problem, listed

collections = Blueprint("collections", __name__, url_prefix="/console/cards")
LARGEST = 64 * 1024 * 1024


@collections.get("/")
def kept() -> AnyResponse:
    """The files whose cards are kept, by game, and the form for more."""
    return _page()


@collections.post("/")
def change() -> AnyResponse:
    """Takes files in, all or none; or lets the cards of a file go."""
    request.max_content_length = LARGEST
    check_csrf()
    game = request.form.get("game", "")
    if request.form.get("do") == "forget":
        store.forget(game, request.form.get("file", ""))
        return redirect(url_for("collections.kept"), 303)
    try:
        taken = _taken(game, request.files.getlist("files"), skip="skip" in request.form)
        for each in taken:
            store.put(game, Path(each.file).name, each.form, each.cards)
    except BadInput as bad:
        return _page(bad.problems, 422)
    return redirect(url_for("collections.kept"), 303)


def _taken(game: str, files: list[FileStorage], skip: bool) -> list[Intake]:
    """The cards of all files; BadInput with everything that is wrong in any of them."""
    if game not in resources().playable():
        raise BadInput.at(Place("game"), f"choose a game: {listed(resources().playable())}")
    taken: list[Intake] = []
    problems: list[Problem] = []
    with tempfile.TemporaryDirectory() as folder:
        for file in files:
            path = Path(folder) / (secure_filename(file.filename or "") or "cards")
            file.save(path)
            try:
                taken.append(take_in(game, path, skip))
            except BadInput as bad:
                problems += [replace(each, place=replace(each.place, file=path.name)) for each in bad.problems]
    if problems:
        raise BadInput(problems)
    return taken


def _page(problems: tuple[Problem, ...] | list[Problem] = (), status: int = 200) -> AnyResponse:
    games = resources().playable()
    files = {id: store.files(id) for id in games}
    page = render_template("collections.html", games=games, files=files, problems=problems)
    return answer(page, status)
