"""The deck check: paste or upload a list, choose the format, see what is wrong and the rule that says so."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, abort, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from judge.console.pages.page_or_part import answer
from judge.console.resources import resources
from judge.content.problem import BadInput, listed, shown
from judge.decks import checked_games, deck_game, game_guide
from judge.decks.text import blocks, number_text

decks = Blueprint("decks", __name__, url_prefix="/console/deck")


@decks.get("/")
def start() -> str:
    """Pick the game."""
    games = [resources().library.games[game] for game in checked_games() if game in resources().library.games]
    return render_template("decks.html", games=games)


@decks.get("/<game>")
def of_game(game: str) -> AnyResponse:
    """The form for a list."""
    return _page(game, "", None)


@decks.post("/<game>")
def check(game: str) -> AnyResponse:
    """The verdict on a list."""
    _known(game)
    text, form = _sent(), request.form.get("format") or None
    if not text.strip():
        return _page(game, text, {"problem": "Paste a list, or choose a file."}, form)
    try:
        found = resources().workers.ask({"job": "deck", "game": game, "text": text, "format": form})
    except BadInput as bad:
        return _page(game, text, {"problems": [_problem(each) for each in bad.problems]}, form)
    return _page(game, text, {"verdict": found}, form)


def _sent() -> str:
    """The list that was pasted, or else the file that was chosen."""
    pasted = request.form.get("deck", "")
    file = request.files.get("file")
    if pasted.strip() or file is None:
        return pasted.replace("\r\n", "\n")
    return str(file.read(), "utf-8", "replace").replace("\r\n", "\n")


def _problem(problem: Any) -> dict[str, Any]:
    return {"line": problem.place.line, "field": problem.field, "message": problem.message}


def _page(game: str, text: str, found: dict[str, Any] | None, form: str | None = None) -> AnyResponse:
    _known(game)
    formats = [each.id for each in deck_game(game).formats]
    page = render_template(
        "deck.html",
        game=resources().library.games[game],
        text=text,
        formats=formats,
        chosen=form or formats[0],
        found=found,
        guide=game_guide(game),
        example=next(iter(blocks(game, "deck")), ""),
        short=next(iter(blocks(game, "short")), ""),
        number_text=number_text,
    )  # fmt: skip
    return answer(page, 422 if found and "verdict" not in found else 200)


def _known(game: str) -> None:
    if game not in checked_games() or game not in resources().library.games:
        abort(404, f"There is no deck check for {shown(game)}; there is one for: {listed(checked_games())}.")
