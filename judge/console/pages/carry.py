"""The record carried from one place to another: everything as a file, and a file from a device added here."""

from __future__ import annotations

import json
from collections.abc import Iterator

from flask import Blueprint, Response, render_template, request, stream_with_context
from werkzeug.wrappers import Response as AnyResponse

from judge.console.access import access, check_csrf, visitor
from judge.console.outcomes import outcomes
from judge.console.pages.events import record, remembered
from judge.console.pages.page_or_part import answer
from judge.content.problem import BadInput
from judge.rulings.carried import FORM, Added, add_carried, carried, read_carried
from judge.rulings.record import Record

carrying = Blueprint("carrying", __name__, url_prefix="/console")
LARGEST = 32 * 1024 * 1024


@carrying.get("/carry")
def page() -> AnyResponse:
    """What can be taken away, and brought in."""
    return _page()


@carrying.get("/carry.json")
def everything() -> AnyResponse:
    """All events with all their entries, as a file that another record takes."""
    response = Response(stream_with_context(_document(record())), content_type="application/json")
    response.headers["Content-Disposition"] = 'attachment; filename="rulings-of-this-device.json"'
    response.headers["Cache-Control"] = "no-store"
    return response


def _document(kept: Record) -> Iterator[str]:
    between = f'{{"form": {json.dumps(FORM)}, "entries": [\n'
    for entry in carried(kept):
        yield between + json.dumps(entry, ensure_ascii=False)
        between = ",\n"
    yield ("" if between.startswith(",") else between) + "\n]}\n"


@carrying.post("/carry")
def brought() -> AnyResponse:
    """Adds a file that was taken from a device."""
    request.max_content_length = LARGEST
    check_csrf()
    file = request.files.get("file")
    try:
        data = json.loads(file.read()) if file else None
        found = bring(data, file.filename if file and file.filename else "file")
    except (ValueError, RecursionError):
        return _page(wrong="this is no record that was taken from a device", status=422)
    except BadInput as bad:
        return _page(wrong=bad.problems[0].message, status=422)
    return _page(found)


def bring(data: object, file: str) -> Added:
    """Adds what a device sends to the record of the application that answers."""
    entries, who = read_carried(data, file), visitor()
    by = f"{who.judge} ({who.came_in})" if who.signed_in else who.came_in
    found = add_carried(record(), entries, head=who.head, into=access().codes.event, by=by)
    remembered().forget()
    if found.pending:
        outcomes().begin(*found.pending)
    return found


def _page(found: Added | None = None, wrong: str = "", status: int = 200) -> AnyResponse:
    events = record().events() if visitor().head else []
    return answer(render_template("carry.html", found=found, wrong=wrong, events=events), status)
