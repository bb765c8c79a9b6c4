"""The API of the record: list, read, add, run again, export; and the event it belongs to."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, Response, abort, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from judge.console.access import visitor
from judge.console.api.commands import BODY, document, json_body
from judge.console.api.openapi_console import MOST_AT_ONCE, MOST_NUMBER
from judge.console.pages.carry import bring
from judge.console.pages.events import DEEDS, Said, current, do, record
from judge.console.pages.record import add_about, export, filters_asked, known_entry, run_again, save_ruling
from judge.console.situations.situation import unpack
from judge.content.problem import BadInput, Place, shown, unknown
from judge.rulings import Entry
from judge.rulings.entry import packed

record_api = Blueprint("record_api", __name__, url_prefix="/api")
AT_ONCE = 100
LARGEST_PAGE = 2_000_000
SAID = {name: str for name in ("round", "table", "players", "decision", "note", "judge", "token")}


@record_api.get("/event")
def event() -> Response:
    """The event whose record this is, with the readings it has fixed."""
    found = current()
    if found is None:
        abort(404, "No event has been chosen.")
    names = ("name", "opened", "closed", "round", "readings")
    return document({name: getattr(found, name) for name in names})


@record_api.post("/event")
def change() -> Response:
    """Opens, chooses or closes an event, fixes its readings or begins a round, and gives it as it then is."""
    body = json_body({"do": str}, {"event": str, "game": str, "judge": str, "round": str, "readings": dict})
    deed, chosen = body.pop("do"), body.pop("readings", {})
    if deed not in DEEDS:
        raise BadInput.at(BODY, unknown("deed", deed, DEEDS), "do")
    do(deed, Said(**body, readings={str(id): str(option) for id, option in chosen.items()}))
    return event()


@record_api.get("/record")
def entries() -> Response:
    """Entries of the event, filtered and searched, the latest first: a page of them, and where the next one is."""
    found = current()
    before = whole_number("before", MOST_NUMBER)
    most = whole_number("limit", MOST_AT_ONCE) or AT_ONCE
    page, more = _page(found.name, most, before) if found else ([], False)
    asked = {**request.args.to_dict(), "before": str(page[-1].number)} if more else {}
    following = f"{url_for('.entries')}?{urlencode(asked)}" if more else None
    return document({"entries": [_document(entry) for entry in page], "next": following})


def _page(event: str, most: int, before: int | None) -> tuple[list[Entry], bool]:
    """As many entries as are asked for, or as fit into an answer of a decent size; and whether there are more."""
    listed = record().list(event, filters_asked(), most + 1, before)
    page: list[Entry] = []
    size = 0
    for entry in listed[:most]:
        size += len(packed(entry.body))
        if page and size > LARGEST_PAGE:
            break
        page.append(entry)
    return page, len(page) < len(listed)


def whole_number(name: str, most: int) -> int | None:
    """A number of the query string, or None when it is not there; BadInput for what is none."""
    given = request.args.get(name)
    if given is None:
        return None
    if not given.isdecimal() or not given.isascii() or len(given) > 10 or not 1 <= int(given) <= most:
        raise BadInput.at(Place("query"), f"{shown(given)} is not a number from 1 to {most}", name)
    return int(given)


@record_api.get("/record.<form>")
def exported(form: str) -> AnyResponse:
    """The entries of the event as a file: CSV, JSON or Markdown."""
    return export(form)


@record_api.post("/record")
def save() -> Response:
    """Saves a ruling about a situation."""
    body = json_body({"link": str, "decision": str, "judge": str}, {**SAID, "event": str})
    link = body.pop("link")
    unpack(link)
    return _made(save_ruling(link, {key: str(value).strip() for key, value in body.items()}))


@record_api.post("/record/carry")
def carry() -> Response:
    """Adds entries that were made on a device without a server, each once; what does not fit is said."""
    body = json_body({"form": str, "entries": list}, {})
    return document(bring(body, "body").document())


@record_api.get("/record/<entry:number>")
def entry(number: int) -> Response:
    """One entry, and the numbers of those that refer to it."""
    found = known_entry(number)
    later = record().about(found.event, number)
    return document({**_document(found), "later": [each.number for each in later]})


@record_api.post("/record/<entry:number>")
def about(number: int) -> Response:
    """Adds a correction, an appeal or an override."""
    found = known_entry(number)
    body = json_body({"kind": str, "decision": str, "judge": str}, SAID)
    kind = body.pop("kind")
    return _made(add_about(found, kind, {key: str(value).strip() for key, value in body.items()}))


@record_api.get("/record/<entry:number>/again")
def again(number: int) -> Response:
    """What the situation of a ruling gives under today's rules, and what differs."""
    version, today, changed = run_again(known_entry(number))
    return document({"version": version, "outcome": today, "differences": [each._asdict() for each in changed]})


def _document(entry: Entry) -> dict[str, Any]:
    return {**entry.document(), "whole": entry.whole, "head": visitor().head}


def _made(entry: Entry) -> Response:
    response = document(_document(entry))
    response.status_code = 201
    return response
