"""A dispute from a short form: pick what it is about, fill in what matters, and see the verdict."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from judge.console.pages.page_or_part import answer
from judge.console.pages.start_and_play import play_url
from judge.console.resources import resources
from judge.console.situations.situation import Situation
from judge.content.problem import BadInput, listed, shown
from judge.scenario.forms.filling import LONGEST_TEXT, MOST_ROWS, defaults, fill, read_values
from judge.scenario.forms.form import Form, controls, forms
from judge.scenario.forms.picks import picks

disputes = Blueprint("disputes", __name__, url_prefix="/console/dispute")
FIRST_ROWS = 2


@disputes.get("/<game>/<id>")
def of_kind(game: str, id: str) -> AnyResponse:
    """The form of one kind of dispute, with everything at its usual value."""
    form = _known(game, id)
    return _page(game, form, defaults(controls(game, form)))


@disputes.post("/<game>/<id>")
def settle(game: str, id: str) -> AnyResponse:
    """On to the verdict; with `more`, the form again with another row, with `check` how its cards are understood.

    What is wrong is said above the form.
    """
    form = _known(game, id)
    sent = {name: request.form.getlist(name) for name in request.form}
    try:
        values = read_values(game, form, sent)
        if "more" in sent:
            return _page(game, form, values, more=sent["more"][0])
        picked = {each: sent.get(each.id, [""])[0].strip()[:LONGEST_TEXT] for each in picks(game, form)}
        text = fill(form, values, picked)
        found = resources().workers.ask({"job": "check", "text": text})
        if "check" in sent:
            return _page(game, form, values, checked=found)
        text = resources().workers.ask({"job": "whole", "text": text})["text"]
        if "table" in sent:
            return redirect(url_for("builder.at", link=Situation(text).pack()), 303)
    except BadInput as bad:
        said = [each.message for each in bad.problems]
        return _page(game, form, _as_sent(game, form, sent), said, status=422)
    return redirect(play_url(Situation(text).pack()), 303)


def _as_sent(game: str, form: Form, sent: dict[str, list[str]]) -> dict[str, Any]:
    """What was typed, field by field, so that one that is wrong does not spoil the others."""
    values: dict[str, Any] = {}
    for field in form.fields:
        try:
            values |= read_values(game, replace(form, fields=(field,)), sent)
        except BadInput:
            values[field.id] = sent[field.id][0]
    return values


def _page(
    game: str,
    form: Form,
    values: dict[str, Any],
    wrong: list[str] | None = None,
    more: str = "",
    status: int = 200,
    checked: dict[str, Any] | None = None,
) -> AnyResponse:
    rows = {
        each.id: min(MOST_ROWS, max(FIRST_ROWS, len(values[each.id] or ()) + 1) + (each.id == more))
        for each in controls(game, form)
        if each.kind == "rows"
    }
    page = render_template(
        "dispute.html", game=resources().library.games[game], form=form, controls=controls(game, form), values=values,
        rows=rows, wrong=wrong or [], picks=picks(game, form), checked=checked, has_text=_has_text(form.scenario),
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
