"""A dispute from a short form: pick what it is about, fill in what matters, and see the verdict."""

from __future__ import annotations

import re
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
    read_values,
)
from judge.scenario.forms.form import Control, Form, controls, forms
from judge.scenario.forms.lacking import missing, wrong_with
from judge.scenario.forms.names import row_name, row_names, with_row_names
from judge.scenario.forms.picks import picks
from judge.scenario.forms.players import named, seats

disputes = Blueprint("disputes", __name__, url_prefix="/console/dispute")
WHOLE = "whole"
BUTTONS = (WHOLE, "more", "check", "build")


@disputes.get("/<game>/<id>")
def of_kind(game: str, id: str) -> AnyResponse:
    """The form of one kind of dispute, with everything at its usual value, or as the address says."""
    form = _known(game, id)
    sent = {name: request.args.getlist(name) for name in request.args}
    typed = as_typed(game, form, sent)
    said = typed if WHOLE in sent else {each: value for each, value in typed.items() if _names_it(each, sent)}
    return _page(game, form, {**defaults(controls(game, form)), **said}, sent)


def _names_it(field: str, sent: Mapping[str, list[str]]) -> bool:
    """Whether an address says something of a field, or of one of its rows."""
    return field in sent or any(name.startswith(f"{field}-0-") for name in sent)


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
        text, found = _made(game, form, values, sent)
        if "check" in sent:
            return _page(game, form, values, sent, checked=found)
        text = resources().workers.ask({"job": "whole", "text": text})["text"]
    except BadInput as bad:
        return _page(game, form, as_typed(game, form, sent), sent, bad.problems, status=422)
    situation = Situation(text, form=_filled_in(id, sent)).pack()
    return redirect(url_for("builder.at", link=situation) if "build" in sent else play_url(situation), 303)


def _made(
    game: str, form: Form, values: Mapping[str, Any], sent: Mapping[str, list[str]]
) -> tuple[str, dict[str, Any]]:
    """The text of the scenario that a form makes, and how it is read; BadInput says at which field it is wrong.

    To see how its cards are understood, what still has to be said is what it could be.
    """
    picked = {each: sent.get(each.id, [""])[0].strip()[:LONGEST_TEXT] for each in picks(game, form)}
    called = named(form, sent)
    if "check" in sent:
        usual, lacking = examples(controls(game, form)), missing(game, form, values, picked)
        values = {**values, **{each.field: usual[each.field] for each in lacking if each.field in usual}}
    read: dict[str, dict[str, Any]] = {}

    def refused(text: str) -> bool:
        try:
            read[text] = resources().workers.ask({"job": "check", "text": text})
        except BadInput:
            return True
        return False

    if wrong := wrong_with(game, form, values, picked, called, refused):
        raise BadInput(wrong)
    (text,) = read
    return text, read[text]


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
        each.id: min(
            MOST_ROWS, max(_at_first(each), len(values[each.id] or ()), _sent_rows(each.id, sent)) + (each.id == more)
        )
        for each in controls(game, form)
        if each.kind == "rows"
    }
    at = {each.field: _at_field(game, form, each.message) for each in wrong}
    page = render_template(
        "dispute.html", game=resources().library.games[game], form=form, controls=controls(game, form), values=values,
        rows=rows, wrong_at=at, picks=picks(game, form), row_names=_row_names(form, values, rows),
        checked=checked, has_text=_has_text(form.scenario), seats=seats(form), sent=sent, more=more, row_name=row_name,
        most_rows=MOST_ROWS,
    )  # fmt: skip
    return answer(page, status)


def _sent_rows(field: str, sent: Mapping[str, list[str]]) -> int:
    """How many rows a page had that was sent, also those that are still empty."""
    rows = (re.match(rf"{re.escape(field)}-(\d{{1,2}})-", name) for name in sent)
    return max((int(row[1]) + 1 for row in rows if row), default=0)


def _at_field(game: str, form: Form, message: str) -> str:
    """What is wrong, as it is said right at the field, whose label need not be said again."""
    labels = {inner.label for each in controls(game, form) for inner in (each, *each.rows)}
    label, colon, said = message.partition(": ")
    return f"{said[:1].upper()}{said[1:]}" if colon and label in labels else message


def _at_first(control: Control) -> int:
    """How many rows a page begins with: as many as the example has, one where none is needed."""
    return 1 if control.optional else max(1, len(control.example or ()))


def _row_names(form: Form, values: Mapping[str, Any], rows: Mapping[str, int]) -> dict[str, list[str]]:
    """What the rows that a page shows are called, also those that are still empty."""
    shown = {id: [*(values[id] or ()), *({},) * count][:count] for id, count in rows.items()}
    return row_names(form, with_row_names(form, shown))


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
