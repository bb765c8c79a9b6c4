"""The record's pages: save a ruling, list and search them, correct, appeal, override, replay, print, export."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import chain
from typing import Any, cast

from flask import (
    Blueprint,
    Response,
    abort,
    current_app,
    redirect,
    render_template,
    request,
    session,
    stream_with_context,
    url_for,
)
from werkzeug.routing import IntegerConverter
from werkzeug.wrappers import Response as AnyResponse

from judge.console.access import check_csrf, visitor
from judge.console.event_readings import differing
from judge.console.outcomes import outcomes, situation_of, situation_part
from judge.console.pages.by_name import by_name
from judge.console.pages.events import current, judge_name, record, remembered
from judge.console.pages.page_or_part import answer, replays
from judge.console.pages.share import qr_svg
from judge.console.public_address import address_for_others
from judge.console.resources import resources
from judge.console.situations.named_players import MOST_PLAYERS, seated
from judge.console.situations.situation import unpack
from judge.console.workers.pool import Busy, Fault, TooMuch
from judge.content.problem import shown
from judge.rulings import Entry, Filters, NotSaved, Refusing
from judge.rulings.answer_words import view
from judge.rulings.decision_words import decision, sentence
from judge.rulings.entry import KINDS, REFERRING
from judge.rulings.export import FORMATS
from judge.rulings.names import LONGEST_NAME
from judge.rulings.precedents import Precedents
from judge.rulings.replayable import Difference, by_hand, content_version, differences
from judge.scenario.forms.told import told

records = Blueprint("records", __name__, url_prefix="/console")
FIELDS = ("round", "table", "decision", "note", "judge")
LONGEST = {"decision": 2_000, "note": 4_000}
SHOWN_AT_ONCE = 200
SHOWN_BESIDE = 3


class EntryNumber(IntegerConverter):
    """The number of an entry in an address; one that no record could count up to is the number of none."""

    regex = r"\d{1,15}"


@records.get("/play/<link>/record")
def ruling(link: str) -> AnyResponse:
    """The form for a ruling, filled in as far as the situation tells."""
    return _form(link, {})


@records.post("/play/<link>/record")
def save(link: str) -> AnyResponse:
    """Saves a ruling; whatever goes wrong, nothing that was typed is lost."""
    check_csrf()
    names = [name for name in request.form if name.startswith("player-")][:MOST_PLAYERS]
    given = {name: request.form.get(name, "").strip() for name in (*FIELDS, *names, "players", "event", "token")}
    try:
        entry = save_ruling(*by_name(link, given))
    except (Refusing, NotSaved) as why:
        return _form(link, given, str(why), 503 if isinstance(why, NotSaved) else 409)
    return redirect(url_for("records.entry", number=entry.number), 303)


def save_ruling(link: str, given: dict[str, str]) -> Entry:
    """Writes a ruling about a situation into the record of the visitor's event; its outcome is added afterwards."""
    said = _said(given)
    event = _event(given.get("event", ""), said["judge"])
    body = {**situation_part(unpack(link), resources()), **said}
    who = visitor()
    saved = record().add(
        event, "ruling", said["judge"], body, head=who.head, token=given.get("token", ""), role=who.came_in
    )
    session["judge"] = said["judge"]
    if saved.pending:
        outcomes().begin((saved.event, saved.number))
    return saved


def _said(given: dict[str, str]) -> dict[str, Any]:
    """What the judge has written, within limits."""
    _within_limits(given)
    judge = judge_name(given.get("judge", ""))
    players = [name.strip() for name in given.get("players", "").split(",") if name.strip()][:MOST_PLAYERS]
    return {
        **{name: given.get(name, "") for name in ("round", "table", "decision", "note")},
        "players": players,
        "judge": judge,
    }


def _within_limits(given: dict[str, str]) -> None:
    """Refusing for what is longer than the record takes."""
    for name, text in given.items():
        most = LONGEST.get(name, 200 if name == "players" else LONGEST_NAME)
        if len(text) > most:
            raise Refusing(f"{name} is too long ({len(text)} of {most} characters)")


def _event(name: str, judge: str) -> str:
    """The event to write to: the visitor's, or on this machine alone one that is opened for the purpose."""
    event = current()
    if event is not None:
        return event.name
    if not visitor().head or not name:
        raise Refusing("choose an event first")
    if record().event(name) is None:
        record().open_event(name, judge, role=visitor().came_in)
        remembered().forget()
    session["event"] = name
    return name


def _form(link: str, given: dict[str, str], wrong: str = "", status: int = 200) -> AnyResponse:
    """The form; what was typed comes before what is proposed, and nothing is worked out for a form that comes back."""
    proposed, heading = ({}, _plain_heading(link)) if wrong else _worked_out(link)
    event = current()
    default = {"round": event.round if event else "", **proposed, "judge": visitor().judge}
    page = render_template(
        "ruling_form.html", link=link, given={**default, **given}, wrong=wrong, event=event, seats=seated(unpack(link)),
        **heading,
    )  # fmt: skip
    return answer(page, status)


def _worked_out(link: str) -> tuple[dict[str, str], dict[str, Any]]:
    """What is proposed, and what stands above the form; while too much is being worked out, the form comes without."""
    made = replays()
    try:
        found = made.answers(link)
        claimed = dict.fromkeys(claim["who"] for each in found for claim in each.get("claims", ()))
        proposed = {"decision": "\n".join(map(decision, found)), "players": ", ".join(claimed)}
        return proposed, made.heading(link)
    except (Busy, TooMuch, Fault):
        return {}, _plain_heading(link)


def _plain_heading(link: str) -> dict[str, Any]:
    """What stands above the form without anything being worked out."""
    known = situation_part(unpack(link), resources())
    return {name: known.get(name, "") for name in ("title", "game", "edition")}


@records.app_template_filter("local_time")
def local_time(written: str) -> str:
    """A time of the record as a clock in the hall shows it: the day, and hours and minutes."""
    try:
        return datetime.fromisoformat(written).astimezone().strftime("%-d %B %Y, %H:%M")
    except ValueError:
        return written


@records.get("/record")
def listed() -> AnyResponse:
    """The entries of the event, filtered and searched."""
    event = current()
    filters = filters_asked()
    entries = record().list(event.name, filters, SHOWN_AT_ONCE + 1) if event else []
    return answer(
        render_template(
            "record.html",
            event=event,
            entries=entries[:SHOWN_AT_ONCE],
            more=len(entries) > SHOWN_AT_ONCE,
            groups=groups(entries[:SHOWN_AT_ONCE], request.args.get("by", "")),
            by=request.args.get("by", ""),
            kinds_of_groups=tuple(GROUPS),
            filters=filters,
            kinds=KINDS,
            games=resources().library.games,
        )  # fmt: skip
    )


def _under_rules(entry: Entry) -> list[str]:
    found = dict.fromkeys(rule for each in entry.body.get("answers") or () for rule in each.get("decided_by") or ())
    return [_named(rule) for rule in found]


def _named(address: str) -> str:
    card = resources().cards.card(address)
    return f"{card.number} {card.title}".strip() or card.name


GROUPS: dict[str, Callable[[Entry], list[str]]] = {
    "round": lambda entry: [f"Round {entry.body['round']}"] if entry.body.get("round") else [],
    "table": lambda entry: [f"Table {entry.body['table']}"] if entry.body.get("table") else [],
    "player": lambda entry: [str(name) for name in entry.body.get("players") or ()],
    "rule": _under_rules,
    "judge": lambda entry: [entry.judge],
}


def groups(entries: Sequence[Entry], by: str) -> dict[str, list[Entry]]:
    """Entries under what they have in common: a round, a table, a player, a deciding rule or a judge; else together."""
    if by not in GROUPS:
        return {"": list(entries)}
    found: dict[str, list[Entry]] = {}
    for entry in entries:
        for name in GROUPS[by](entry) or ([f"No {by}"] if entry.kind == "ruling" else []):
            found.setdefault(name, []).append(entry)
    return dict(sorted(found.items(), key=lambda group: in_order(group[0])))


def in_order(name: str) -> list[tuple[int, int, str]]:
    """A key by which table 9 comes before table 10."""
    parts = re.split(r"([0-9]+)", name.casefold())
    return [(0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts]


@records.app_context_processor
def earlier() -> dict[str, object]:
    """What templates may ask: the rulings of this event that rest on the same rules."""
    return {"ruled_before": ruled_before}


def ruled_before(rules: Sequence[str]) -> list[Entry]:
    """Rulings of the visitor's event that the same rules decided, the most alike first; none if it is away."""
    event = current()
    if event is None or not rules:
        return []
    try:
        numbers = precedents().alike(record(), event.name, rules, SHOWN_BESIDE)
        return [found for number in numbers if (found := record().get(event.name, number)) is not None]
    except NotSaved:
        return []


def precedents() -> Precedents:
    """What the application knows of the rulings of its events."""
    return cast(Precedents, current_app.extensions.setdefault("judge precedents", Precedents()))


def filters_asked() -> Filters:
    """The filters in the query string."""
    return Filters(**{name: request.args.get(name, "").strip()[:200] for name in Filters._fields})


@records.get("/record.<form>")
def export(form: str) -> AnyResponse:
    """The entries of the event as a file."""
    event = current()
    if form not in FORMATS or event is None:
        abort(404, f"The record can be had as {', '.join(FORMATS)}, once an event is chosen.")
    mimetype, write = FORMATS[form]
    parts = chain([""], write(record().each(event.name, filters_asked())))
    response = Response(stream_with_context(parts), content_type=mimetype)
    response.headers["Content-Disposition"] = f'attachment; filename="rulings.{form}"'
    response.headers["Cache-Control"] = "no-store"
    return response


@records.get("/record/<entry:number>")
def entry(number: int) -> AnyResponse:
    """One entry, with what was said about it since."""
    return _entry_page(known_entry(number))


@records.post("/record/<entry:number>")
def about(number: int) -> AnyResponse:
    """Adds a correction, an appeal or an override to an entry."""
    check_csrf()
    found = known_entry(number)
    given = {name: request.form.get(name, "").strip() for name in (*FIELDS, "players")}
    try:
        add_about(found, request.form.get("kind", ""), {**given, "token": request.form.get("token", "")})
    except (Refusing, NotSaved) as why:
        return _entry_page(found, str(why), given, 503 if isinstance(why, NotSaved) else 409)
    return redirect(url_for("records.entry", number=number), 303)


def add_about(found: Entry, kind: str, given: dict[str, str]) -> Entry:
    """Writes a correction, an appeal or an override of an entry into the record."""
    if kind not in REFERRING:
        raise Refusing(f"{shown(kind)} is not one of: {', '.join(sorted(REFERRING))}")
    _within_limits(given)
    said = _said({**given, "players": ", ".join(found.body.get("players") or ())})
    body = {**said, "game": found.body.get("game", ""), "title": found.body.get("title", "")}
    token, who = given.get("token", ""), visitor()
    added = record().add(
        found.event, kind, said["judge"], body, refers=found.number, head=who.head, token=token, role=who.came_in
    )
    session["judge"] = said["judge"]
    return added


@records.get("/record/<entry:number>/slip")
def slip(number: int) -> AnyResponse:
    """A ruling to be printed, with a QR code of the situation."""
    found = known_entry(number)
    link = _link(found)
    address = address_for_others("console.play", link=link) if link else ""
    return answer(
        render_template(
            "printed_ruling.html",
            entry=found,
            address=address,
            code=qr_svg(address),
            later=_later(found),
            by_hand=by_hand,
            answers=_answers(found),
            filled=_filled(found),
        )
    )


@records.get("/record/<entry:number>/again")
def again(number: int) -> AnyResponse:
    """The situation of a ruling run under today's rules, and what comes out otherwise."""
    found = known_entry(number)
    version, today, changed = run_again(found)
    return answer(render_template("run_again.html", entry=found, changed=changed, version=version, today=today))


def run_again(found: Entry) -> tuple[str, dict[str, Any], list[Difference]]:
    """What the situation of a ruling gives today: the version of the rules, the outcome, and what differs."""
    if "situation" not in found.body:
        abort(404, "This entry holds no situation.")
    order = {"job": "outcome", "situation": situation_of(found)}
    today = resources().workers.ask(order, long=True)["outcome"]
    return content_version(today["game"]), today, differences(found.body, today)


def known_entry(number: int) -> Entry:
    """An entry of the visitor's event; 404 for one that is not there."""
    event = current()
    found = record().get(event.name, number) if event else None
    if found is None:
        abort(404, f"There is no entry {number} in the record of this event.")
    return found


def _link(found: Entry) -> str:
    return situation_of(found).pack() if "situation" in found.body else ""


def _answers(found: Entry) -> list[dict[str, Any]]:
    """The answers of a ruling; those that the decision tells in the same words are not told again on a slip."""
    views = [view(each) for each in found.body.get("answers") or ()]
    decided = str(found.body.get("decision", ""))
    return [{**each, "told": not each["problem"] and sentence(each) in decided} for each in views]


def _filled(found: Entry) -> list[tuple[str, str]]:
    """What was filled into the form that a ruling came from."""
    return told(found.body["game"], situation_of(found).form) if "situation" in found.body else []


def _later(found: Entry) -> list[Entry]:
    return record().about(found.event, found.number)


def _entry_page(found: Entry, wrong: str = "", given: dict[str, str] | None = None, status: int = 200) -> AnyResponse:
    version = content_version(found.body["game"]) if found.body.get("version") else ""
    page = render_template(
        "record_entry.html",
        entry=found,
        filled=_filled(found),
        later=_later(found),
        link=_link(found),
        version=version,
        wrong=wrong,
        given=given or {"judge": visitor().judge},
        event=current(),
        answers=_answers(found),
        by_hand=by_hand,
        otherwise=differing(resources().library, found.body.get("game", ""), found.body.get("readings") or {}),
    )  # fmt: skip
    return answer(page, status)
