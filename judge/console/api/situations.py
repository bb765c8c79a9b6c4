"""The API of the console's pages: a situation as a link, its steps and verdict, where a choice leads, the forms."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, abort, request
from werkzeug.wrappers import Response as AnyResponse

from judge.console.api.commands import BODY, document, json_body
from judge.console.pages import share
from judge.console.pages.events import fixed_readings
from judge.console.pages.page_or_part import replays
from judge.console.pages.start_and_play import under_event
from judge.console.resources import resources
from judge.console.situations.situation import LONGEST_CHOICE, MOST_STEPS, Situation, unpack
from judge.content.problem import BadInput, listed, shown, unknown
from judge.games import has_language
from judge.scenario.forms.filling import defaults, fill, read_values
from judge.scenario.forms.form import ABOUT, Control, controls, forms
from judge.scenario.forms.lacking import missing
from judge.scenario.forms.names import name_problems

play_api = Blueprint("play_api", __name__, url_prefix="/api")
MOST_NAMES, LONGEST_NAME, LONGEST_STEP = 1_000, 200, 9


@play_api.post("/check")
def check() -> Response:
    """Whether a scenario can be read and played."""
    body = json_body({"scenario": str})
    return document(resources().workers.ask({"job": "check", "text": body["scenario"]}))


@play_api.post("/situation")
def situation() -> Response:
    """The link that carries a scenario whole, under readings if any are named, and those that the event has fixed."""
    body = json_body({"scenario": str}, {"readings": dict})
    resources().workers.ask({"job": "check", "text": body["scenario"]})
    made = Situation(resources().workers.ask({"job": "whole", "text": body["scenario"]})["text"])
    for reading, option in body.get("readings", {}).items():
        made = made.under(str(reading), str(option))
    resources().workers.ask({"job": "step", "step": 0, "situation": made})
    return document({"link": under_event(made.pack())})


@play_api.get("/play/<link>")
def step(link: str) -> Response:
    """One step of a situation: the log, whose decision it is, what is legal, what is not and why, the table."""
    return document(replays().document(link, _step(request.args.get("step"))))


@play_api.get("/play/<link>/verdict")
def verdict(link: str) -> Response:
    """The verdict on every question of a situation."""
    return document(resources().workers.ask({"job": "verdict", "situation": unpack(link)}, long=True))


@play_api.get("/play/<link>/text")
def text(link: str) -> Response:
    """The scenario of a situation as text, with the choices made."""
    return document(resources().workers.ask({"job": "write out", "situation": unpack(link)}))


@play_api.get("/play/<link>/compare")
def compare(link: str) -> Response:
    """Two branches side by side: what they share, where they part, what each comes to."""
    other = request.args.get("other")
    if other is None:
        raise BadInput.at(BODY, "say what to compare it with: other=", "other")
    order = {"job": "compare", "one": unpack(link), "other": unpack(other)}
    return document(resources().workers.ask(order, long=True))


@play_api.get("/play/<link>/code.svg")
def code(link: str) -> AnyResponse:
    """The QR code of a situation."""
    return share.code(link)


@play_api.post("/play/<link>/choose")
def choose(link: str) -> Response:
    """Where a choice leads, or the rule against it."""
    body = json_body({"choice": str}, {"step": int})
    words = body["choice"].strip()
    if not words or len(words) > LONGEST_CHOICE or not words.isprintable():
        raise BadInput.at(BODY, f"a choice has 1 to {LONGEST_CHOICE} characters", "choice")
    order = {"job": "choose", "step": _known_step(body.get("step")), "words": words, "situation": unpack(link)}
    found = resources().workers.ask(order)
    return document({"legal": "link" in found, **found})


@play_api.post("/play/<link>/by-hand")
def by_hand(link: str) -> Response:
    """How something that the judge is about to carry out himself is understood, and how it may go on."""
    body = json_body({"text": str}, {"step": int})
    step = _known_step(body.get("step"))
    order = {"job": "by hand", "step": step, "text": _deed(body["text"]), "situation": unpack(link)}
    return document(resources().workers.ask(order))


def _deed(text: str) -> str:
    if len(text) > LONGEST_CHOICE or not text.isprintable():
        raise BadInput.at(BODY, f"a deed has up to {LONGEST_CHOICE} characters, in one line", "text")
    return text


@play_api.post("/read/<game>")
def read(game: str) -> Response:
    """How the text of a card is understood, sentence by sentence, where some names are known."""
    body = json_body({"text": str}, {"card": str, "type": str, "names": list})
    if game not in resources().playable() or not has_language(game):
        known = [each for each in resources().playable() if has_language(each)]
        abort(404, f"No card text of {shown(game)} is read here; that of these is: {listed(known) or 'none'}.")
    names = body.get("names", [])
    if len(names) > MOST_NAMES or not all(isinstance(each, str) and len(each) <= LONGEST_NAME for each in names):
        raise BadInput.at(BODY, f"names are up to {MOST_NAMES} texts of up to {LONGEST_NAME} characters", "names")
    said = {key: body.get(key, "")[:LONGEST_NAME] for key in ("card", "type")}
    return document(
        resources().workers.ask({"job": "read", "game": game, **said, "text": body["text"], "names": names})
    )


@play_api.get("/forms/<game>")
def of_game(game: str) -> Response:
    """The short forms of a game: what each is about, and its fields."""
    found = [
        {"id": each.id, "about": ABOUT[each.about], "title": each.title, "fields": _fields(controls(game, each))}
        for each in _forms(game).values()
    ]
    return document({"forms": found})


@play_api.post("/forms/<game>/<id>")
def filled(game: str, id: str) -> Response:
    """The scenario that a form makes of some values, and its link; what is not given is as usual."""
    known = _forms(game)
    if id not in known:
        abort(404, f"There is no form {shown(id)} of {game}; there are: {listed(known) or 'none'}.")
    values, fields = json_body({"values": dict})["values"], controls(game, known[id])
    for name in values:
        if name not in (names := [each.id for each in fields]):
            raise BadInput.at(BODY, unknown("field", str(name), names), "values")
    sent = {str(name): _texts(value) for name, value in _flat(values)}
    given = {name: value for name, value in read_values(game, known[id], sent).items() if name in values}
    said = {**defaults(fields), **given}
    if wrong := [*missing(game, known[id], said, {}), *name_problems(known[id], said, {})]:
        raise BadInput(wrong)
    made = fill(known[id], said)
    resources().workers.ask({"job": "check", "text": made})
    made = resources().workers.ask({"job": "whole", "text": made})["text"]
    link = Situation(made, readings=tuple(sorted(fixed_readings(game).items()))).pack()
    return document({"scenario": made, "link": link})


def _forms(game: str) -> Any:
    if game not in resources().playable():
        abort(404, f"There is no game {shown(game)} that can be run; there are: {listed(resources().playable())}.")
    return forms(game)


def _fields(found: tuple[Control, ...]) -> list[dict[str, Any]]:
    return [
        {**each._asdict(), "options": list(each.options), "rows": _fields(each.rows), "change": dict(each.change)}
        for each in found
    ]


def _flat(values: dict[str, Any]) -> list[tuple[str, Any]]:
    """The values by the names that the page's own fields have: rows are numbered."""
    flat: list[tuple[str, Any]] = []
    for name, value in values.items():
        if isinstance(value, list) and any(isinstance(row, dict) for row in value):
            rows = [(n, row) for n, row in enumerate(value) if isinstance(row, dict)]
            flat += [(f"{name}-{n}-{inner}", each) for n, row in rows for inner, each in row.items()]
        else:
            flat.append((name, value))
    return flat


def _texts(value: Any) -> list[str]:
    if isinstance(value, list):
        return [text for each in value for text in _texts(each)]
    if value is None or value is False:
        return []
    return ["yes"] if value is True else [str(value)]


def _step(given: str | None) -> int | None:
    if given is None:
        return None
    return _known_step(int(given) if given.isdecimal() and given.isascii() and len(given) <= LONGEST_STEP else given)


def _known_step(given: int | str | None) -> int | None:
    """A step that a line of play may have; BadInput for anything else, wherever it stood."""
    if isinstance(given, str) or (given is not None and not 0 <= given <= MOST_STEPS):
        raise BadInput.at(
            BODY, f"{shown(str(given)[:LONGEST_NAME])} is not a step; steps are 0 to {MOST_STEPS}", "step"
        )
    return given
