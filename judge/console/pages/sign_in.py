"""Signing in with a code and a name, and out again; inviting a judge whose address has to wait."""

from __future__ import annotations

import logging

from flask import Blueprint, abort, redirect, render_template, request, session, url_for
from itsdangerous import BadSignature
from werkzeug.wrappers import Response as AnyResponse

from judge.console.access import (
    StaleForm,
    access,
    begin_session,
    check_csrf,
    device_mark,
    end_session,
    has_csrf,
    known_mark,
    mark_device,
    try_code,
    typed,
    visitor,
)  # fmt: skip
from judge.console.pages.page_or_part import answer
from judge.console.pages.share import qr_svg
from judge.console.public_address import address_for_others
from judge.rulings import Refusing
from judge.rulings.names import person

log = logging.getLogger("judge.access")
signing_in = Blueprint("signing_in", __name__, url_prefix="/console")
KEPT = "kept:"
MOST_KEPT = 64
MOST_INVITED = 30


@signing_in.get("/sign-in")
def sign_in() -> AnyResponse:
    """The form for the code; whoever was invited is known, and does not wait for what others have tried."""
    response = answer(_form(_inside(request.args.get("next", ""))))
    if invited := request.args.get("invited", ""):
        try:
            known_mark(invited)
        except BadSignature:
            return response
        mark_device(response, invited)
    return response


def _form(back: str, wrong: str = "", kept: list[tuple[str, str]] | None = None, path: str = "") -> str:
    kept = kept if kept is not None else _kept()
    return render_template("sign_in.html", next=back, wrong=wrong, kept=kept, path=path or request.form.get("path", ""))


def not_of_this_session(error: StaleForm) -> AnyResponse:
    """A form without a session, or of another one, does nothing; what was typed is shown, to be sent again."""
    if access().codes.free or visitor().role:
        kept = typed()[:MOST_KEPT]
        path = f"{request.script_root}{request.path}"
        return answer(render_template("send_again.html", path=path, kept=kept, fresh=False), 403)
    return _asked_again(request.path)


def _asked_again(path: str) -> AnyResponse:
    """The form for the code, with all that was typed into the form that was sent without a session."""
    wrong = "You are not signed in any more. Sign in, and what you have typed is sent."
    return answer(_form("", wrong, typed()[:MOST_KEPT], path), 401)


def _kept() -> list[tuple[str, str]]:
    return [(name.removeprefix(KEPT), value) for name, value in request.form.items() if name.startswith(KEPT)]


@signing_in.post("/sign-in")
def signed_in() -> AnyResponse:
    """Lets in whoever brings a good code; the session begins afresh, so that nobody can have prepared it."""
    back = _inside(request.form.get("next", ""))
    if not has_csrf():
        return answer(_form(back, "This form was too old. Please send it once more."), 403)
    role = try_code(request.form.get("code", "").strip())
    if not role:
        return answer(_form(back, "This code opens nothing here."), 403)
    try:
        name = person(request.form.get("judge", ""), "a judge")
    except Refusing as why:
        return answer(_form(back, f"Your name goes onto every ruling: {why}."), 403)
    begin_session(role, name)
    log.info("signed in: %s as %s from %s", ascii(name), role, request.remote_addr)
    response = _onward(back)
    mark_device(response)
    return response


def _onward(back: str) -> AnyResponse:
    """Back to where somebody came from; what he had typed there is shown, to be sent."""
    path, kept = _inside(request.form.get("path", "")), _kept()
    if path and kept:
        return answer(render_template("send_again.html", path=f"{request.script_root}{path}", kept=kept, fresh=True))
    return redirect(f"{request.script_root}{back}" if back else url_for("console.start"), 303)


@signing_in.get("/invite")
def invite() -> AnyResponse:
    """An address for a judge who comes later, as a QR code: his device does not wait for wrong codes of others."""
    if not visitor().signed_in:
        return redirect(url_for("console.start"), 303)
    if not access().guesses.may_be_known(f"session {session['id']}", MOST_INVITED):
        abort(429, f"You have invited {MOST_INVITED} devices within an hour. Let somebody else invite the next one.")
    address = address_for_others("signing_in.sign_in", invited=device_mark())
    return answer(render_template("invite.html", address=address, code=qr_svg(address)))


@signing_in.post("/sign-out")
def sign_out() -> AnyResponse:
    """Ends the session, everywhere."""
    check_csrf()
    log.info("signed out: %s from %s", ascii(visitor().judge), request.remote_addr)
    end_session()
    return redirect(url_for("console.start") if access().codes.free else url_for("signing_in.sign_in"), 303)


def _inside(path: str) -> str:
    """A path of this console, or nothing: nobody is sent anywhere else after signing in."""
    good = path.startswith("/console/") and path.isprintable() and "\\" not in path and "//" not in path
    return path if good else ""
