"""Every line of play, looked at from the console: with scripts, there is progress and a way to stop."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from typing import Any

from flask import Blueprint, Response, render_template, request, stream_with_context
from werkzeug.wrappers import Response as AnyResponse

from judge.console.errors import trouble_of
from judge.console.pages.page_or_part import PART, answer, replays
from judge.console.resources import resources
from judge.console.situations.situation import unpack
from judge.console.workers.pool import Busy, Fault, TooMuch
from judge.content.problem import BadInput
from judge.scenario.ask import LIMIT

explorer = Blueprint("explorer", __name__, url_prefix="/console")


@explorer.get("/explore/<link>")
def explore(link: str) -> AnyResponse:
    """The questions about all lines of play, answered as far as the time allows."""
    order = {"job": "every line", "limit": LIMIT, "situation": unpack(link)}
    if request.headers.get(PART) == "progress":
        lines = stream_with_context(_progress(link, order))
        return Response(lines, mimetype="application/x-ndjson", headers={"Cache-Control": "no-store", "Vary": PART})
    gone = request.environ.get("waitress.client_disconnected")
    found = resources().workers.ask(order, long=True, gone=gone)
    return answer(render_template("explore.html", link=link, **replays().heading(link), **found))


def _progress(link: str, order: dict[str, Any]) -> Iterator[str]:
    """A line for every so many positions, one for each document found, and one when something is wrong.

    Whoever stops reading closes this iterator, and that stops the work."""
    try:
        with closing(resources().workers.events(order, long=True)) as events:
            for event in events:
                if event.found is None:
                    yield progress_line(tick=event.tick)
                else:
                    yield progress_line(html=render_template("_explored.html", link=link, **event.found))
    except (BadInput, Busy, Fault, TooMuch) as error:
        trouble = trouble_of(error)
        yield progress_line(problem=f"{trouble.title}. {trouble.detail}")


def progress_line(**data: Any) -> str:
    """One line of what is told while lines of play are looked at."""
    return json.dumps(data) + "\n"
