"""Who may come in: on this machine alone, everybody; elsewhere whoever has the code. A second code marks the head."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable
from threading import Lock
from typing import NamedTuple, cast

from flask import Flask, Request, abort, current_app, redirect, request, session, url_for
from werkzeug.datastructures import WWWAuthenticate
from werkzeug.exceptions import TooManyRequests, Unauthorized
from werkzeug.wrappers import Response as AnyResponse

from judge.console.security_headers import part_of
from judge.content.problem import BadInput, Place

KEY = "judge access"
ROLE = "judge.role"
NEED_CODE = "Send the access code: Authorization: Bearer CODE."
SHORTEST_CODE = 6
FREE_TRIES = 5
LONGEST_WAIT = 300.0
MOST_ADDRESSES = 10_000
# How somebody came in, as it is kept with each entry: by role, and whether a person signed in or a program sent a code.
CAME_IN = {
    ("head", True): "head judge", ("judge", True): "judge", ("head", False): "program with the head judge's code",
    ("judge", False): "program with the judges' code",
}  # fmt: skip
OPEN_PATHS = ("/console/sign-in", "/console/static/", "/api/openapi.json")
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


class GuessLimiter:
    """Counts wrong codes for each address, and makes whoever guesses wait: twice as long each time."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._wrong: dict[str, tuple[int, float]] = {}
        self._lock = Lock()

    def wait(self, address: str) -> float:
        """How many seconds an address must wait before it may try again."""
        with self._lock:
            _, until = self._wrong.get(address, (0, 0.0))
            return max(0.0, until - self._now())

    def wrong(self, address: str) -> None:
        """Notes a wrong code."""
        with self._lock:
            if len(self._wrong) >= MOST_ADDRESSES:
                self._wrong = {who: seen for who, seen in self._wrong.items() if seen[1] > self._now()}
            tries = self._wrong.get(address, (0, 0.0))[0] + 1
            pause = min(LONGEST_WAIT, 2.0 ** (tries - FREE_TRIES)) if tries >= FREE_TRIES else 0.0
            self._wrong[address] = (tries, self._now() + pause)

    def right(self, address: str) -> None:
        """Forgets an address that has shown a good code."""
        with self._lock:
            self._wrong.pop(address, None)


class Access(NamedTuple):
    """The codes of a server and the limit on guessing them."""

    codes: Codes
    guesses: GuessLimiter


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


def install(app: Flask, codes: Codes, key: bytes) -> None:
    """Has an application ask for the codes, and remember who has signed in."""
    app.secret_key = key
    app.config.update(SESSION_COOKIE_NAME="judge", SESSION_COOKIE_SAMESITE="Lax", SESSION_COOKIE_HTTPONLY=True)
    app.extensions[KEY] = Access(codes, GuessLimiter())
    app.before_request(turn_away)
    app.context_processor(lambda: {"csrf": csrf, "visitor": visitor, "free": codes.free, "once": _once})


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
    guesses, address = access().guesses, request.remote_addr or ""
    seconds = guesses.wait(address)
    if seconds:
        whole = round(seconds + 0.5)
        raise TooManyRequests(f"Too many wrong codes from here. Try again in {whole} seconds.", retry_after=whole)
    role = access().codes.role(code)
    guesses.right(address) if role else guesses.wrong(address)
    return role


def csrf() -> str:
    """The word that a form of this session must bring back."""
    if "token" not in session:
        session["token"] = secrets.token_urlsafe(16)
    return str(session["token"])


def _once() -> str:
    """A word that marks one sending of a form, so that a second tap writes nothing twice."""
    return secrets.token_urlsafe(16)


def check_csrf() -> None:
    """Turns away a form that was not made for this session."""
    sent = request.form.get("csrf") or request.headers.get("Judge-Token") or ""
    if not hmac.compare_digest(sent.encode(), str(session.get("token", "")).encode()) or not sent:
        abort(403, "This form is not from this session. Go back, load the page again, and send it once more.")
