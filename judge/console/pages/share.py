"""A situation to pass on: its link, the link as a QR code, and the verdict in large type for both players."""

from __future__ import annotations

import io
from typing import Any

import segno
from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from judge.console.pages.events import fixed_readings
from judge.console.pages.page_or_part import REASONS, answer, replays
from judge.console.pages.start_and_play import under_event
from judge.console.public_address import address_for_others, only_here
from judge.console.resources import resources
from judge.console.situations.situation import unpack

share = Blueprint("share", __name__, url_prefix="/console/play")
# The most that a QR code can hold is about 2,900; beyond this a phone's camera has trouble with it.
LONGEST_CODE = 1_800


@share.get("/<link>/share")
def of_situation(link: str) -> AnyResponse:
    """The link and its QR code."""
    unpack(link)
    address = address_for_others("console.play", link=link, step=request.args.get("step"))
    own = only_here(address)
    return answer(
        render_template("share.html", link=link, address=address, code=qr_svg(address), own=own, **_heading(link))
    )


@share.get("/<link>/code.svg")
def code(link: str) -> AnyResponse:
    """The QR code alone, as a picture."""
    unpack(link)
    drawn = qr_svg(address_for_others("console.play", link=link))
    if not drawn:
        abort(404, "This situation is too long for a QR code; send the link instead.")
    return Response(drawn, mimetype="image/svg+xml")


@share.get("/<link>/show")
def players(link: str) -> AnyResponse:
    """The verdict for both players: the question, the answer, whose claim holds, the rule."""
    if (fixed := under_event(link)) != link:
        return redirect(url_for("share.players", link=fixed), 303)
    heading = _heading(link)
    under = fixed_readings(heading["game"])
    verdict = replays().verdict(link, whole=REASONS in request.args)
    return answer(render_template("for_players.html", link=link, verdict=verdict, fixed=under, **heading))


@share.get("/<link>/compare")
def compare(link: str) -> AnyResponse:
    """Two branches side by side: this one, and the one it is compared with."""
    other = request.args.get("other", "").rpartition("/play/")[2].partition("?")[0].partition("#")[0]
    one, two = unpack(link), unpack(other)
    found = resources().workers.ask({"job": "compare", "one": one, "other": two}, long=True)
    names = [each.name or ("As written" if not each.forked else f"Branch {n}") for n, each in enumerate((one, two), 1)]
    heads = list(zip(names, (link, other), strict=True))
    return answer(render_template("compare.html", heads=heads, **found))


def qr_svg(text: str) -> str:
    """A QR code as SVG; nothing for a text that is too long to be read by a phone."""
    if len(text) > LONGEST_CODE:
        return ""
    out = io.BytesIO()
    code = segno.make(text, error="l", boost_error=True, micro=False)
    code.save(out, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=4, dark="#000", light="#fff")
    return out.getvalue().decode()


def _heading(link: str) -> dict[str, Any]:
    return replays().heading(link)
