"""The API of collections: cards of a game by the words of their names, with how each is understood."""

from __future__ import annotations

from flask import Blueprint, Response, abort, request

from judge.console.api.commands import document
from judge.console.resources import resources
from judge.content.problem import BadInput, Place, listed, shown

cards_api = Blueprint("cards_api", __name__, url_prefix="/api")
LONGEST_QUERY = 100


@cards_api.get("/cards/<game>")
def search(game: str) -> Response:
    """At most 20 cards of the collection whose names hold the words; with `group`, only those of that group."""
    if game not in resources().playable():
        abort(404, f"There is no game {shown(game)} that can be run; there are: {listed(resources().playable())}.")
    words = request.args.get("q")
    if words is None:
        raise BadInput.at(Place("query"), "say what to look for: q=", "q")
    group = request.args.get("group", "")[:LONGEST_QUERY]
    order = {"job": "cards", "game": game, "words": words[:LONGEST_QUERY], "group": group}
    return document(resources().workers.ask(order))
