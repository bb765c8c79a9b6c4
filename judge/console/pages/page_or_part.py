"""Answers to a browser: a whole page, or a part of one where the page asks for a part."""

from __future__ import annotations

from typing import cast

from flask import Response, current_app

from judge.console.pages.replay_parts import Replays

PART = "Judge-Part"


def answer(html: str, status: int = 200) -> Response:
    """A page, or a part of one where the browser asks for a part."""
    response = Response(html, status, mimetype="text/html")
    response.headers["Vary"] = PART
    response.headers["Cache-Control"] = "no-cache"
    return response


def replays() -> Replays:
    """The replay pages of the application that answers the current request."""
    return cast(Replays, current_app.extensions["judge replays"])
