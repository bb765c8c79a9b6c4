"""The event a judge works at: choosing and opening one, fixing its readings once, closing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from flask import Blueprint, abort, current_app, redirect, render_template, request, session, url_for
from werkzeug.wrappers import Response as AnyResponse

from judge.console.access import access, check_csrf, visitor
from judge.console.answering import answer
from judge.console.resources import resources
from judge.content.problem import shown
from judge.rulings import Record, Refusing
from judge.rulings.record import Event
from judge.scenario.book import book

events = Blueprint("events", __name__, url_prefix="/console/event")
KEY = "judge record"


def record() -> Record:
    """The record of the application that answers the current request."""
    return cast("Callable[[], Record]", current_app.extensions[KEY])()


def current() -> Event | None:
    """The event that the visitor works at; None when none has been chosen."""
    name = visitor().event
    return record().event(name) if name else None


def fixed_readings(game: str) -> dict[str, str]:
    """The readings of a game that the visitor's event has fixed."""
    event = current()
    return dict(event.readings.get(game, {})) if event else {}


@events.get("/")
def of_event() -> AnyResponse:
    """The event: what it has fixed, and what may be done with it."""
    return _page()


@events.post("/")
def change() -> AnyResponse:
    """Opens, chooses or closes an event, or fixes its readings."""
    check_csrf()
    deed = DEEDS.get(request.form.get("do", ""))
    if deed is None:
        abort(400, "Say what to do: open, choose, close or readings.")
    try:
        deed()
    except Refusing as why:
        return _page(str(why))
    return redirect(url_for("events.of_event"), 303)


def _open() -> None:
    _not_bound()
    record().open_event(request.form.get("event", ""), _judge())
    session["event"] = " ".join(request.form.get("event", "").split())


def _choose() -> None:
    _not_bound()
    name = request.form.get("event", "")
    if name and record().event(name) is None:
        raise Refusing(f"there is no event {shown(name)}")
    session["event"] = name


def _close() -> None:
    record().add(visitor().event, "closed", _judge(), {}, head=visitor().head)


def _fix() -> None:
    game = request.form.get("game", "")
    if game not in resources().playable():
        raise Refusing(f"there is no game {shown(game)} that can be run")
    options = {id: request.form.get(f"reading-{id}", each.default) for id, each in book(game).readings.items()}
    for id, option in options.items():
        if option not in book(game).readings[id].options:
            raise Refusing(f"{shown(option)} is not an answer to {id}")
    record().add(visitor().event, "readings", _judge(), {"game": game, "options": options}, head=visitor().head)


DEEDS = {"open": _open, "choose": _choose, "close": _close, "readings": _fix}


def _not_bound() -> None:
    if access().codes.event:
        raise Refusing(f"this server is set up for {access().codes.event}")
    if not visitor().head:
        raise Refusing("only the head judge may do this")


def _judge() -> str:
    """The name that goes onto the entry, remembered for the next."""
    name = request.form.get("judge", "").strip() or visitor().judge
    if not name:
        raise Refusing("your name goes onto every entry: please give it")
    session["judge"] = name
    return name


def _page(wrong: str = "") -> AnyResponse:
    game = request.args.get("game", "")
    ready = resources().playable()
    found: dict[str, Any] = {"event": current(), "bound": bool(access().codes.event), "wrong": wrong}
    found["known"] = record().events() if not found["bound"] and visitor().head else []
    page = render_template("event.html", games=ready, game=game, book=book(game) if game in ready else None, **found)
    return answer(page, 409 if wrong else 200)
