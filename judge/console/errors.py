"""What went wrong, told in two ways: a problem document for programs, a page for people."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any, NamedTuple

from flask import Flask, Response, json, render_template, request
from werkzeug.exceptions import HTTPException

from judge.console.security_headers import part_of
from judge.console.site_files import not_found_page
from judge.console.workers.pool import Busy, Fault, TooMuch
from judge.console.workers.process import problems_json
from judge.content.problem import BadInput
from judge.games.faults import fault_of
from judge.rulings import NotSaved, Refusing

log = logging.getLogger(__name__)


TITLES = {
    400: "This cannot be answered",
    401: "A code is needed",
    403: "This is not allowed",
    404: "There is nothing here",
    405: "This cannot be done here",
    413: "This is too large",
    429: "Too many tries",
    415: "This is not the right kind of data",
}
KEPT = ("Allow", "Location", "Retry-After", "WWW-Authenticate")
DETAILS = {
    400: "The request is not one that a browser or a program would send.",
    404: "The address may be old, or mistyped.",
    405: "This address is there, but not for this method.",
    413: "At most 256 KB are taken at a time.",
}


class Trouble(NamedTuple):
    """A problem on its way to whoever asked."""

    status: int
    title: str
    detail: str
    type: str = "about:blank"
    problems: tuple[dict[str, Any], ...] = ()
    headers: tuple[tuple[str, str], ...] = ()

    def document(self) -> dict[str, Any]:
        """The problem document (RFC 9457), with everything that is wrong with the input."""
        return {
            "type": self.type,
            "title": self.title,
            "status": self.status,
            "detail": self.detail,
            "problems": list(self.problems),
        }


BUSY = Trouble(
    503,
    "Too much is being worked out at once",
    "Try again in a few seconds.",
    "urn:judge:busy",
    headers=(("Retry-After", "5"),),
)
TOO_MUCH = Trouble(
    503,
    "This takes too long to work out",
    "It needs more time or memory than one request may use. Nothing is lost: go back and try again, or ask for less.",
    "urn:judge:too-much",
)
FAULT = Trouble(
    500, "Something failed here", "This is a fault of the program, not of what you asked.", "urn:judge:fault"
)


def handle_errors(app: Flask) -> None:
    """Lets an application answer every error in words, never with a traceback."""
    app.register_error_handler(Exception, answer)


def answer(error: Exception) -> Response:
    """The answer to an error: a document under /api, a page elsewhere."""
    trouble = trouble_of(error)
    part = part_of(request.path)
    if part == "api":
        body = Response(json.dumps(trouble.document()), trouble.status, mimetype="application/problem+json")
    elif part == "site" and trouble.status == HTTPStatus.NOT_FOUND:
        body = not_found_page()
    else:
        body = Response(render_template("error.html", trouble=trouble), trouble.status)
    body.headers.extend(trouble.headers)
    return body


def trouble_of(error: Exception) -> Trouble:
    """An error in words."""
    match error:
        case BadInput():
            problems = tuple(problems_json(error))
            return Trouble(422, "This cannot be used as it is", str(error), "urn:judge:bad-input", problems)
        case Busy():
            return BUSY
        case TooMuch():
            return TOO_MUCH._replace(detail=f"{error} Ask for less.") if str(error) else TOO_MUCH
        case NotSaved():
            return Trouble(503, "The record cannot be reached", str(error), "urn:judge:not-saved")
        case Refusing():
            return Trouble(409, "The record does not take this", str(error), "urn:judge:refused")
        case HTTPException():
            return _http(error)
    whose = str(error) if isinstance(error, Fault) else ""
    if not isinstance(error, Fault):
        log.error("a fault while answering %s", request.path, exc_info=error)
        whose = f"There is {found}." if (found := fault_of(error)) else ""
    return FAULT._replace(detail=f"{whose} It is no fault of what you asked.") if whose else FAULT


def _http(error: HTTPException) -> Trouble:
    status = error.code or 500
    response = error.get_response()
    kept = tuple((name, value) for name, value in response.headers if name in KEPT)
    own = error.description != type(error).description
    detail = error.description if own and error.description else DETAILS.get(status, "")
    return Trouble(status, TITLES.get(status) or HTTPStatus(status).phrase, detail, headers=kept)
