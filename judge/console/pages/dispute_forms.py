"""A dispute from a short form: pick what it is about, fill in what matters, and see the verdict."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from judge.console.pages.page_or_part import answer
from judge.console.pages.start_and_play import play_url
from judge.console.resources import resources
from judge.console.situations.situation import LONGEST_FORM, Situation
from judge.content.problem import BadInput, Problem, listed, shown
from judge.scenario.forms.filling import (
    LONGEST_TEXT,
    MOST_ROWS,
    as_typed,
    defaults,
    examples,
    fill,
    missing,
    read_values,
)
from judge.scenario.forms.form import Form, controls, forms
from judge.scenario.forms.picks import picks
from judge.scenario.forms.players import named, seats

disputes = Blueprint("disputes", __name__, url_prefix="/console/dispute")
FIRST_ROWS = 2
WHOLE = "whole"
BUTTONS = (WHOLE, "more", "check", "build")


@disputes.get("/<game>/<id>")
def of_kind(game: str, id: str) -> AnyResponse:
    """The form of one kind of dispute, with everything at its usual value, or as the address says."""
    form = _known(game, id)
    sent = {name: request.args.getlist(name) for name in request.args}
    typed = as_typed(game, form, sent)
    said = typed if WHOLE in sent else {each: value for each, value in typed.items() if each in sent}
    return _page(game, form, {**defaults(controls(game, form)), **said}, sent)


@disputes.post("/<game>/<id>")
def settle(game: str, id: str) -> AnyResponse:
    """On to the verdict; with `more`, the form again with another row, with `check` how its cards are understood.

    What is wrong is said at its field, or above the form where it is about the whole.
    """
    form = _known(game, id)
    sent = {name: request.form.getlist(name) for name in request.form}
    try:
        values = read_values(game, form, sent)
        if "more" in sent:
            return _page(game, form, values, sent, more=sent["more"][0])
        picked = {each: sent.get(each.id, [""])[0].strip()[:LONGEST_TEXT] for each in picks(game, form)}
        lacking = missing(game, form, values, picked)
        if lacking and "check" not in sent:
            raise BadInput(lacking)
        usual = examples(controls(game, form)) if lacking else {}
        text = fill(form, {**values, **{each.field: usual[each.field] for each in lacking}}, picked, named(form, sent))
        found = resources().workers.ask({"job": "check", "text": text})
        if "check" in sent:
            return _page(game, form, values, sent, checked=found)
        text = resources().workers.ask({"job": "whole", "text": text})["text"]
        if "build" in sent:
            return redirect(url_for("builder.at", link=Situation(text).pack()), 303)
    except BadInput as bad:
        return _page(game, form, as_typed(game, form, sent), sent, bad.problems, status=422)
    return redirect(play_url(Situation(text, form=_filled_in(id, sent)).pack()), 303)


def _filled_in(id: str, sent: Mapping[str, list[str]]) -> str:
    """A form with what was filled in, so that a verdict leads back to it; nothing where that would be too long."""
    kept = [(name, value) for name, values in sent.items() for value in values if value and name not in BUTTONS]
    found = f"{id}?{urlencode([(WHOLE, '1'), *kept])}"
    return found if len(found) <= LONGEST_FORM else ""


def _page(
    game: str,
    form: Form,
    values: dict[str, Any],
    sent: Mapping[str, list[str]],
    wrong: Iterable[Problem] = (),
    more: str = "",
    status: int = 200,
    checked: dict[str, Any] | None = None,
) -> AnyResponse:
    rows = {
        each.id: min(MOST_ROWS, max(FIRST_ROWS, len(values[each.id] or ()) + 1) + (each.id == more))
        for each in controls(game, form)
        if each.kind == "rows"
    }
    told = list(wrong)
    fields = (*(each.id for each in controls(game, form)), "player-")
    at = {each.field: each.message for each in told if each.field.startswith(fields)}
    page = render_template(
        "dispute.html", game=resources().library.games[game], form=form, controls=controls(game, form), values=values,
        rows=rows, wrong=[each.message for each in told if each.field not in at], wrong_at=at, picks=picks(game, form),
        checked=checked, has_text=_has_text(form.scenario), seats=seats(form), sent=sent, more=more,
    )  # fmt: skip
    return answer(page, status)


def _known(game: str, id: str) -> Form:
    found = forms(game) if game in resources().playable() else {}
    if id not in found:
        abort(404, f"There is no form {shown(id)} of {shown(game)}; there are: {listed(found) or 'none'}.")
    return found[id]


def _has_text(value: Any) -> bool:
    """Whether a card of a form's scenario says something."""
    if isinstance(value, Mapping):
        return "text" in value or any(map(_has_text, value.values()))
    return isinstance(value, list | tuple) and any(map(_has_text, value))
