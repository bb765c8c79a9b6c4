"""Who may come in: on this machine alone, everybody; elsewhere whoever has the code. A second code marks the head."""

from __future__ import annotations

import hmac
import logging
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple, cast

from flask import Flask, Request, current_app, redirect, request, session, url_for
from itsdangerous import BadSignature, URLSafeTimedSerializer
from werkzeug.datastructures import WWWAuthenticate
from werkzeug.exceptions import TooManyRequests, Unauthorized
from werkzeug.wrappers import Response as AnyResponse

from judge.console.guessing import GuessLimiter, network
from judge.console.security_headers import part_of
from judge.console.sessions import Sessions, bound_key
from judge.console.workers.client import Client, begin_for
from judge.content.problem import BadInput, Place
from judge.rulings import Record

log = logging.getLogger("judge.access")
KEY = "judge access"
ROLE = "judge.role"
NEED_CODE = "Send the access code: Authorization: Bearer CODE."
SHORTEST_CODE = 6
# A session lasts as long as the longest event; a device is known for as long.
LIFETIME = 7 * 24 * 3600
DEVICE = "judge-device"
# An address that nobody has signed in at may stand for many people.
PEOPLE = 6
# How somebody came in, as it is kept with each entry: by role, and whether a person signed in or a program sent a code.
CAME_IN = {
    ("head", True): "head judge", ("judge", True): "judge", ("head", False): "program with the head judge's code",
    ("judge", False): "program with the judges' code",
}  # fmt: skip
OPEN_PATHS = ("/healthz", "/console/sign-in", "/console/static/", "/api/openapi.json")
OPEN_PARTS = ("/api/search", "/api/rule/", "/api/games", "/api/schema/", "/console/search", "/console/rule/")


class Codes(NamedTuple):
    """What lets people in: nothing (`free`), or a judge's code and perhaps the head judge's; and to which event."""

    judge: str = ""
    head: str = ""
    free: bool = True
    alone: bool = True
    event: str = ""

    def role(self, code: str) -> str:
        """Who somebody with this code is: `head`, `judge`, or nobody."""
        for role, own in (("head", self.head), ("judge", self.judge)):
            if own and hmac.compare_digest(code.encode(), own.encode()):
                return role
        return ""


def check_codes(judge: str, head: str) -> None:
    """BadInput for codes that are too short, or the same."""
    for option, code in (("--code", judge), ("--head-code", head)):
        if code and (len(code) < SHORTEST_CODE or not code.isprintable()):
            raise BadInput.at(Place(option), f"a code needs at least {SHORTEST_CODE} characters that can be typed")
    if judge and judge == head:
        raise BadInput.at(Place("--head-code"), "the head judge's code must be another than the judges'")


class Access(NamedTuple):
    """The codes of a server, the limit on guessing them, and which sessions are over."""

    codes: Codes
    guesses: GuessLimiter
    sessions: Sessions


class Visitor(NamedTuple):
    """Who is asking: the role, the judge's name if he has given one, the event he works at."""

    role: str
    judge: str = ""
    event: str = ""
    signed_in: bool = False
    came_in: str = ""

    @property
    def head(self) -> bool:
        """Whether this is the head judge."""
        return self.role == "head"


def install(app: Flask, codes: Codes, key: bytes, record: Callable[[], Record]) -> None:
    """Has an application ask for the codes, and remember who has signed in."""
    app.secret_key = bound_key(key, codes)
    app.config.update(SESSION_COOKIE_NAME="judge", SESSION_COOKIE_SAMESITE="Lax", SESSION_COOKIE_HTTPONLY=True)
    app.extensions[KEY] = Access(codes, GuessLimiter(), Sessions(record))
    app.before_request(_forget_ended)
    app.before_request(turn_away)
    app.before_request(_work_for_client)
    app.context_processor(lambda: {"csrf": csrf, "visitor": visitor, "free": codes.free, "once": _once})


def _forget_ended() -> None:
    """A session that is over, too old, or of an earlier version is none."""
    if session.get("role") and (not session.get("id") or _too_old() or access().sessions.over(session["id"])):
        session.clear()


def _too_old() -> bool:
    """Whether a session has lasted too long; a clock that was put back makes none too old."""
    return time.time() - float(session.get("since", 0)) > LIFETIME


def _work_for_client() -> None:
    """Has what is worked out for this request done for whoever sent it, as long as he waits for it."""
    gone = request.environ.get("waitress.client_disconnected")
    person = str(session.get("id", ""))
    key = person or f"address {network(request.remote_addr or '')}"
    begin_for(Client(key, gone or (lambda: False), people=1 if person else PEOPLE))


def begin_session(role: str, name: str) -> None:
    """Somebody has signed in: a session of its own, that nobody can have prepared."""
    session.clear()
    session.update(role=role, judge=name, id=secrets.token_urlsafe(16), since=time.time())
    csrf()


def end_session() -> None:
    """Ends the session everywhere."""
    if known := session.get("id"):
        access().sessions.end(str(known))
    session.clear()


def access() -> Access:
    """The access of the application that answers the current request."""
    return cast(Access, current_app.extensions[KEY])


def visitor() -> Visitor:
    """Who asks: everybody is the head judge where nobody else can reach the server."""
    codes = access().codes
    given = session.get("role", "") or request.environ.get(ROLE, "")
    role = given or ("head" if codes.alone else "judge" if codes.free else "")
    signed_in = bool(session.get("role"))
    came_in = CAME_IN[given, signed_in] if given else "on this machine" if codes.alone else "without a code"
    return Visitor(role, session.get("judge", ""), codes.event or session.get("event", ""), signed_in, came_in)


def turn_away() -> AnyResponse | None:
    """Sends whoever has not signed in to the page for that; the rules themselves are open to all."""
    if access().codes.free or _open(request) or session.get("role"):
        return None
    if part_of(request.path) == "api":
        if _bearer():
            return None
        raise Unauthorized(NEED_CODE, www_authenticate=WWWAuthenticate("bearer"))
    if request.method == "POST":
        raise StaleForm
    back = request.full_path.rstrip("?") if request.method == "GET" else ""
    return redirect(url_for("signing_in.sign_in", next=back or None), 303)


def _open(asked: Request) -> bool:
    path = asked.path
    if part_of(path) == "site" or path.startswith(OPEN_PATHS):
        return True
    return asked.method in ("GET", "HEAD") and path.startswith(OPEN_PARTS)


def _bearer() -> bool:
    """Whether a program brings a good code with its request."""
    kind, _, code = request.headers.get("Authorization", "").partition(" ")
    if kind.casefold() != "bearer":
        return False
    role = try_code(code.strip())
    if role:
        request.environ[ROLE] = role
    return bool(role)


def try_code(code: str) -> str:
    """The role that a code gives, or nothing; 429 for an address that has guessed too often."""
    guesses, address, device = access().guesses, request.remote_addr or "", known_device()
    seconds = guesses.wait(address, device)
    if seconds:
        whole = round(seconds + 0.5)
        log.warning("sign-in refused: %s has to wait %s s after wrong codes", address, whole)
        raise TooManyRequests(
            f"Too many wrong codes from here. Try again in {whole} seconds, or let a judge who is in invite you.",
            retry_after=whole,
        )
    role = access().codes.role(code)
    if not role:
        guesses.wrong(address, device)
        log.warning("sign-in refused: wrong code from %s", address)
    return role


def _marks() -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(cast(bytes, current_app.secret_key), salt="device")


def device_mark() -> str:
    """A mark for a device that may be known from now on."""
    return str(_marks().dumps(secrets.token_urlsafe(9)))


def known_mark(mark: str) -> str:
    """The device that a mark stands for; BadSignature for a mark that this server has not given."""
    return str(_marks().loads(mark[:300]))


def known_device() -> str:
    """The device that asks, if it has signed in here before or was invited; else nothing."""
    try:
        return known_mark(request.cookies.get(DEVICE, ""))
    except BadSignature:
        return ""


def mark_device(response: AnyResponse, mark: str = "") -> None:
    """Has a device known from now on, as far as its address may have more of them."""
    if mark or (not known_device() and access().guesses.may_be_known(request.remote_addr or "")):
        response.set_cookie(
            DEVICE, mark or device_mark(), max_age=LIFETIME, path=f"{request.script_root}/console/sign-in",
            httponly=True, samesite="Lax", secure=request.is_secure,
        )  # fmt: skip


def csrf() -> str:
    """The word that a form of this session must bring back."""
    if "token" not in session:
        session["token"] = secrets.token_urlsafe(16)
    return str(session["token"])


def _once() -> str:
    """A word that marks one sending of a form, so that a second tap writes nothing twice."""
    return secrets.token_urlsafe(16)


class StaleForm(Exception):
    """A form that was not made for this session, or for one that is over: what was typed is kept for its sender."""


def check_csrf() -> None:
    """Turns away a form that was not made for this session."""
    if not has_csrf():
        raise StaleForm


def has_csrf() -> bool:
    """Whether a form brings back the word of this session."""
    sent = request.form.get("csrf") or request.headers.get("Judge-Token") or ""
    return bool(sent) and hmac.compare_digest(sent.encode(), str(session.get("token", "")).encode())


def typed() -> list[tuple[str, str]]:
    """What was typed into the form that was sent, without what belongs to a session."""
    return [(name, value) for name, value in request.form.items(multi=True) if name not in ("csrf", "code")]
