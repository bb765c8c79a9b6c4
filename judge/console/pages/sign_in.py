"""Signing in with a code and a name, and out again."""

from __future__ import annotations

from flask import Blueprint, redirect, render_template, request, session, url_for
from werkzeug.wrappers import Response as AnyResponse

from judge.console.access import access, check_csrf, csrf, try_code
from judge.console.pages.page_or_part import answer

signing_in = Blueprint("signing_in", __name__, url_prefix="/console")
LONGEST_NAME = 80


@signing_in.get("/sign-in")
def sign_in() -> AnyResponse:
    """The form for the code."""
    return answer(render_template("sign_in.html", next=_inside(request.args.get("next", "")), wrong=""))


@signing_in.post("/sign-in")
def signed_in() -> AnyResponse:
    """Lets in whoever brings a good code; the session begins afresh, so that nobody can have prepared it."""
    check_csrf()
    name, back = request.form.get("judge", "").strip(), _inside(request.form.get("next", ""))
    role = try_code(request.form.get("code", "").strip())
    if not role or not name or len(name) > LONGEST_NAME:
        wrong = "This code opens nothing here." if not role else "Your name goes onto every ruling: please give it."
        return answer(render_template("sign_in.html", next=back, wrong=wrong), 403)
    session.clear()
    session.update(role=role, judge=name)
    csrf()
    return redirect(f"{request.script_root}{back}" if back else url_for("console.start"), 303)


@signing_in.post("/sign-out")
def sign_out() -> AnyResponse:
    """Ends the session."""
    check_csrf()
    session.clear()
    return redirect(url_for("console.start") if access().codes.free else url_for("signing_in.sign_in"), 303)


def _inside(path: str) -> str:
    """A path of this console, or nothing: nobody is sent anywhere else after signing in."""
    return path if path.startswith("/console/") and "\\" not in path and "//" not in path else ""
