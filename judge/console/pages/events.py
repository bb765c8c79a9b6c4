"""The event a judge works at: choosing and opening one, fixing its readings once, its rounds, closing it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast

from flask import Blueprint, abort, current_app, g, redirect, render_template, request, session, url_for
from werkzeug.wrappers import Response as AnyResponse

from judge.console.access import access, check_csrf, visitor
from judge.console.event_readings import sheet
from judge.console.pages.page_or_part import answer
from judge.console.resources import resources
from judge.content.problem import listed, shown
from judge.rulings import NotSaved, Record, Refusing
from judge.rulings.names import person
from judge.rulings.record import Event
from judge.scenario.rulebook import book

events = Blueprint("events", __name__, url_prefix="/console/event")
KEY = "judge record"
REMEMBERED = "judge events"
# So long an event is taken to be as it was last seen; another server may have changed it since.
FRESH = 1.0
MOST_REMEMBERED = 1_000
READING = "reading-"


class Said(NamedTuple):
    """What a judge says about an event; `readings` are the answers that are not the usual ones."""

    event: str = ""
    game: str = ""
    judge: str = ""
    round: str = ""
    readings: Mapping[str, str] = {}


def record() -> Record:
    """The record of the application that answers the current request."""
    return cast("Callable[[], Record]", current_app.extensions[KEY])()


class Remembered:
    """Events as they were last seen: judging goes on under their readings while the record cannot be reached."""

    def __init__(self) -> None:
        self._seen: dict[str, tuple[Event | None, float]] = {}

    def event(self, name: str) -> Event | None:
        """An event, at most a moment old; while the record is away, as it was last seen."""
        found, when = self._seen.get(name, (None, float("-inf")))
        if time.monotonic() - when < FRESH:
            return found
        try:
            found = record().event(name)
        except NotSaved as why:
            g.record_away = str(why)
            return found or Event(name, "", {}, False, {})
        if len(self._seen) > MOST_REMEMBERED:
            self._seen.clear()
        self._seen[name] = (found, time.monotonic())
        return found

    def forget(self) -> None:
        """Something has been added: events are looked at anew, but not forgotten in case they cannot be."""
        self._seen = {name: (event, float("-inf")) for name, (event, _) in self._seen.items()}


def remembered() -> Remembered:
    """The events that this application remembers."""
    return cast(Remembered, current_app.extensions[REMEMBERED])


@events.app_context_processor
def offered() -> dict[str, object]:
    """What every template may use: why the record cannot be reached, if it cannot; the round that is played."""
    return {
        "record_away": lambda: g.get("record_away", ""),
        "round_now": lambda: event.round if (event := current()) else "",
    }


def current() -> Event | None:
    """The event that the visitor works at; None when none has been chosen."""
    name = visitor().event
    return remembered().event(name) if name else None


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
    """Opens, chooses or closes an event, fixes its readings, or begins a round."""
    check_csrf()
    said = {name: request.form.get(name, "") for name in ("event", "game", "judge", "round")}
    chosen = {name.removeprefix(READING): option for name, option in request.form.items() if name.startswith(READING)}
    deed = request.form.get("do", "")
    if deed not in DEEDS:
        abort(400, f"Say what to do: {listed(DEEDS)}.")
    try:
        do(deed, Said(**said, readings=chosen))
    except Refusing as why:
        return _page(str(why))
    return redirect(url_for("events.of_event"), 303)


def do(deed: str, said: Said) -> None:
    """Does something to an event; Refusing says why it cannot be done."""
    try:
        DEEDS[deed](said)
    finally:
        remembered().forget()


def _open(said: Said) -> None:
    _not_bound()
    record().open_event(said.event, judge_name(said.judge), role=visitor().came_in)
    session["event"] = " ".join(said.event.split())


def _choose(said: Said) -> None:
    _not_bound()
    if said.event and record().event(said.event) is None:
        raise Refusing(f"there is no event {shown(said.event)}")
    session["event"] = said.event


def _round(said: Said) -> None:
    _add("round", said, {"round": person(said.round, "the round")})


def _close(said: Said) -> None:
    _add("closed", said, {})


def _fix(said: Said) -> None:
    if said.game not in resources().playable():
        raise Refusing(f"there is no game {shown(said.game)} that can be run")
    known = book(said.game).readings
    for id, option in said.readings.items():
        if id not in known:
            raise Refusing(f"{said.game} has no reading {shown(id)}")
        if option not in known[id].options:
            raise Refusing(f"{shown(option)} is not an answer to {id}; allowed: {listed(known[id].options)}")
    options = {id: said.readings.get(id, each.default) for id, each in known.items()}
    body = {"game": said.game, "options": options}
    _add("readings", said, body)


def _add(kind: str, said: Said, body: Mapping[str, Any]) -> None:
    who = visitor()
    record().add(who.event, kind, judge_name(said.judge), body, head=who.head, role=who.came_in)


DEEDS: dict[str, Callable[[Said], None]] = {
    "open": _open,
    "choose": _choose,
    "close": _close,
    "readings": _fix,
    "round": _round,
}


def _not_bound() -> None:
    if access().codes.event:
        raise Refusing(f"this server is set up for {access().codes.event}")
    if not visitor().head:
        raise Refusing("only the head judge may do this")


def judge_name(given: str) -> str:
    """The name that goes onto an entry: whoever has signed in has said who he is; else the one given, remembered."""
    who = visitor()
    name = who.judge if who.signed_in else given.strip() or who.judge
    if not name:
        raise Refusing("your name goes onto every entry: please give it")
    if who.signed_in and given.strip() and " ".join(given.split()) != name:
        raise Refusing(f"you have signed in as {name}; sign in anew to go by another name")
    session["judge"] = name
    return name


def _page(wrong: str = "") -> AnyResponse:
    game = request.args.get("game", "")
    ready = resources().playable()
    found: dict[str, Any] = {"event": current(), "bound": bool(access().codes.event), "wrong": wrong}
    found["known"] = record().events() if not found["bound"] and visitor().head else []
    fixed = found["event"].readings if found["event"] else {}
    sheets = {id: sheet(resources().library, id, fixed.get(id, {})) for id in ready}
    page = render_template("event.html", games=ready, game=game, sheets=sheets, **found)
    return answer(page, 409 if wrong else 200)
