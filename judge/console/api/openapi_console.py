"""The description of the console's part of the API: situations, forms, the record."""

from __future__ import annotations

from typing import Any

from judge.console.api.schemas import ANY, CARD, TEXT, TRUTH, UNREAD, WHOLE, Shape, many, maybe, named, record
from judge.console.pages.events import DEEDS
from judge.console.situations.situation import LONGEST_CHOICE, LONGEST_LINK, MOST_STEPS, VERSION
from judge.rulings.record import Filters

Part = dict[str, Any]
MOST_AT_ONCE, MOST_NUMBER = 200, 10**9
ENTRY = record(
    {"later": many(WHOLE)},
    event=TEXT, number=WHOLE, kind=TEXT, refers=maybe(WHOLE), time=TEXT, judge=TEXT, role=TEXT,
    body={"type": "object"}, pending=TRUTH, previous=TEXT, digest=TEXT, whole=TRUTH, head=TRUTH,
)  # fmt: skip
FIELD = record(
    id=TEXT, label=TEXT, hint=TEXT, kind=TEXT, default=ANY, min=maybe(WHOLE), max=maybe(WHOLE), options=many(TEXT),
    rows=many({"type": "object"}),
)  # fmt: skip
SENTENCE = record({"noted": TEXT}, text=TEXT, read=TRUTH, means=maybe(TEXT), why=maybe(TEXT))
FOUND_CARD = record(
    name=TEXT, title=TEXT, type=TEXT, set=TEXT, stats={"type": "object"}, more={"type": "object"}, text=many(TEXT),
    status=maybe(TEXT), sentences=many(SENTENCE), row=maybe(record(group=TEXT, keys={"type": "object"})),
)  # fmt: skip
SHAPES: dict[str, Shape] = {
    "Checked": record(game=TEXT, steps=WHOLE, asks=WHOLE, cards=many(CARD), unread=UNREAD),
    "Link": record(link=TEXT),
    "Step": record(
        title=TEXT, game=TEXT, edition=TEXT, step=WHOLE, last=WHOLE, log=many({"type": "object"}), cards=many(CARD),
        unread=UNREAD, by_hand=TRUTH,
    ),
    "Verdicts": record(verdicts=many({"type": "object"}), unfinished=TRUTH, decides=maybe(TEXT), unread=UNREAD),
    "ByHand": record(
        read=TRUTH, means=maybe(TEXT), why=maybe(TEXT), next=many(record(words=TEXT, text=maybe(TEXT))),
    ),
    "Written": record(text=TEXT),
    "Chosen": record(
        {"link": TEXT, "words": TEXT, "why": TEXT, "cites": many(TEXT), "unknown": TEXT, "by_hand": TEXT},
        legal=TRUTH, step=WHOLE,
    ),
    "Forms": record(forms=many(record(id=TEXT, about=TEXT, title=TEXT, fields=many(FIELD)))),
    "Filled": record(scenario=TEXT, link=TEXT),
    "Cards": record(game=TEXT, query=TEXT, cards=many(FOUND_CARD)),
    "Event": record(name=TEXT, opened=TEXT, closed=TRUTH, round=TEXT, readings=named(named(TEXT))),
    "Entry": ENTRY,
    "Entries": record(entries=many(ENTRY), next=maybe(TEXT)),
    "Carried": record(added=WHOLE, already=WHOLE, conflicts=many(TEXT)),
    "Compared": record(
        titles=many(TEXT), game=TEXT, shared=many({"type": "object"}), apart=many(many({"type": "object"})),
        table=many(record(what=TEXT, one=TEXT, other=TEXT)), answers=many({"type": "object"}),
    ),
    "Again": record(version=TEXT, outcome={"type": "object"}, differences=many(record(what=TEXT, then=TEXT, now=TEXT))),
}  # fmt: skip
SAID: dict[str, Shape] = {
    "round": {"type": "string", "maxLength": 80},
    "table": {"type": "string", "maxLength": 80},
    "players": {"type": "string", "maxLength": 200, "description": "their names, with commas"},
    "decision": {"type": "string", "minLength": 1, "maxLength": 2000},
    "note": {"type": "string", "maxLength": 4000},
    "judge": {"type": "string", "minLength": 1, "maxLength": 80},
    "token": {"type": "string", "maxLength": 80, "description": "the same token is never written twice"},
}
SCENARIO: Shape = {"type": "string", "minLength": 1}
LINKED: Shape = {"type": "string", "pattern": f"^{VERSION}[A-Za-z0-9_-]+$", "maxLength": LONGEST_LINK}
STEP: Shape = {"type": "integer", "minimum": 0, "maximum": MOST_STEPS}
CHOICE: Shape = {"type": "string", "minLength": 1, "maxLength": LONGEST_CHOICE}
DEED: Shape = {"type": "string", "maxLength": LONGEST_CHOICE, "description": "in one line"}


def sent(needed: dict[str, Shape], **optional: Shape) -> Part:
    """A JSON object to be sent."""
    whole = {
        "type": "object",
        "properties": {**needed, **optional},
        "required": list(needed),
        "additionalProperties": False,
    }
    return {"required": True, "content": {"application/json": {"schema": whole}}}


def up_to(most: int) -> Shape:
    """A number from 1."""
    return {"type": "integer", "minimum": 1, "maximum": most}


def in_path(name: str, shape: Shape = TEXT) -> Part:
    """A part of the path."""
    return {"name": name, "in": "path", "required": True, "schema": shape}


def in_query(name: str, shape: Shape = TEXT) -> Part:
    """A part of the query string."""
    return {"name": name, "in": "query", "required": False, "schema": shape}


LINK, GAME, NUMBER = in_path("link", LINKED), in_path("game"), in_path("number", up_to(MOST_NUMBER))
FILTERS = [in_query(name) for name in Filters._fields]
# Path, method, what it does, what it gives, the parameters, the body.
ROUTES: list[tuple[str, str, str, str, list[Part], Part | None]] = [
    ("/api/check", "post", "Whether a scenario can be read and played", "Checked", [], sent({"scenario": SCENARIO})),
    ("/api/situation", "post", "The link that carries a scenario whole", "Link", [],
     sent({"scenario": SCENARIO}, readings=named(TEXT))),
    ("/api/play/{link}", "get", "One step of a situation", "Step", [LINK, in_query("step", STEP)], None),
    ("/api/play/{link}/verdict", "get", "The verdict on every question", "Verdicts", [LINK], None),
    ("/api/play/{link}/text", "get", "The scenario with the choices made", "Written", [LINK], None),
    ("/api/play/{link}/compare", "get", "Two branches side by side", "Compared",
     [LINK, {**in_query("other", LINKED), "required": True}], None),
    ("/api/play/{link}/choose", "post", "Where a choice leads, or the rule against it", "Chosen", [LINK],
     sent({"choice": CHOICE}, step=STEP)),
    ("/api/cards/{game}", "get", "Cards of the collection by words of their names, and how each is understood", "Cards",
     [GAME, {**in_query("q"), "required": True}, in_query("group")], None),
    ("/api/play/{link}/by-hand", "post", "How a deed of the judge is understood, and how it may go on", "ByHand",
     [LINK], sent({"text": DEED}, step=STEP)),
    ("/api/read/{game}", "post", "How the text of a card is understood", "CardText", [GAME],
     sent({"text": TEXT}, card=TEXT, type=TEXT, names=many(TEXT))),
    ("/api/forms/{game}", "get", "The short forms of a game", "Forms", [GAME], None),
    ("/api/forms/{game}/{id}", "post", "The scenario that a form makes", "Filled", [GAME, in_path("id")],
     sent({"values": {"type": "object"}})),
    ("/api/event", "get", "The event whose record this is", "Event", [], None),
    ("/api/event", "post", "Open, choose or close an event, fix its readings, or begin a round", "Event", [],
     sent({"do": {"type": "string", "enum": list(DEEDS)}}, event=TEXT, game=TEXT, judge=TEXT, round=TEXT,
          readings=named(TEXT))),
    ("/api/record", "get", "The entries of the event, a page at a time", "Entries",
     [*FILTERS, in_query("limit", up_to(MOST_AT_ONCE)), in_query("before", up_to(MOST_NUMBER))], None),
    ("/api/record", "post", "Save a ruling", "Entry", [],
     sent({"link": LINKED, "decision": SAID["decision"], "judge": SAID["judge"]}, event=TEXT,
          **{name: SAID[name] for name in ("round", "table", "players", "note", "token")})),
    ("/api/record/carry", "post", "Add entries that were made on a device without a server, each once", "Carried", [],
     sent({"form": {"type": "string", "enum": ["judge record 1"]}, "entries": many({"type": "object"})})),
    ("/api/record/{number}", "get", "One entry", "Entry", [NUMBER], None),
    ("/api/record/{number}", "post", "Correct, appeal or override an entry", "Entry", [NUMBER],
     sent({"kind": {"type": "string", "enum": ["correction", "appeal", "override"]}, "decision": SAID["decision"],
           "judge": SAID["judge"]}, **{name: SAID[name] for name in ("round", "table", "players", "note", "token")})),
    ("/api/record/{number}/again", "get", "Run a ruling under today's rules", "Again", [NUMBER], None),
]  # fmt: skip
# What is no JSON document: path, what it is, the kinds of file, the parameters.
FILES: list[tuple[str, str, list[str], list[Part]]] = [
    ("/api/play/{link}/code.svg", "The QR code of a situation", ["image/svg+xml"], [LINK]),
    ("/api/record.{form}", "The entries of the event as a file (csv, json, md)",
     ["text/csv", "application/json", "text/markdown"], [in_path("form"), *FILTERS]),
]  # fmt: skip
MAKES = frozenset({("/api/record", "post"), ("/api/record/{number}", "post")})
