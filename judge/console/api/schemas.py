"""The documents of the API as schemas."""

from __future__ import annotations

from typing import Any

Shape = dict[str, Any]
TEXT: Shape = {"type": "string"}
WHOLE: Shape = {"type": "integer"}
TRUTH: Shape = {"type": "boolean"}
ANY: Shape = {}


def many(shape: Shape) -> Shape:
    """A list."""
    return {"type": "array", "items": shape}


def named(shape: Shape) -> Shape:
    """An object with any names, each of the same shape."""
    return {"type": "object", "additionalProperties": shape}


def maybe(shape: Shape) -> Shape:
    """The shape, or null."""
    return {"anyOf": [shape, {"type": "null"}]}


def record(optional: dict[str, Shape] | None = None, **fields: Shape) -> Shape:
    """An object whose fields are all there, and perhaps some more."""
    return {"type": "object", "properties": {**fields, **(optional or {})}, "required": list(fields)}


UNITS = many(TEXT)
PROBLEM = record(
    type=TEXT, title=TEXT, status=WHOLE, detail=TEXT,
    problems=many(record(file=TEXT, line=WHOLE, column=WHOLE, field=TEXT, message=TEXT)),
)  # fmt: skip
RULE = record(
    id=TEXT, game=TEXT, edition=TEXT, kind=TEXT, title=TEXT, text=TEXT, url=TEXT, see=UNITS, readings=UNITS,
    scenarios=UNITS,
)  # fmt: skip
HIT = record(
    id=TEXT, game=TEXT, kind=TEXT, title=TEXT, text=TEXT, cites=UNITS, url=TEXT, score={"type": "number"},
)  # fmt: skip
CLAIM = record(claim=ANY, holds=maybe(TRUTH), misreading=maybe(TEXT))
READING = record(id=TEXT, question=TEXT, option=TEXT, gives=named(ANY), never=named(TEXT))
ROW = record(stage=TEXT, source=TEXT, change=TEXT, before=ANY, after=ANY, cite=TEXT)
ANSWER = record(
    {
        "detail": TEXT, "because": TEXT, "rows": record(name=TEXT, base=ANY, total=ANY, rows=many(ROW)),
        "ways": many(record(choice=TEXT, gives=many(ANY), more=TRUTH)), "problem": many(TEXT), "not_reached": TRUTH,
        "unfinished": many(TEXT),
    },
    ask=TEXT, answer=ANY, so_far=TRUTH, asked_at=TEXT, decided_by=UNITS, cites=UNITS, readings=many(READING),
    claims=named(CLAIM), expected=ANY, agrees=maybe(TRUTH),
)  # fmt: skip
DECIDES = record(by=TEXT, at=TEXT, choices=many(TEXT))
LINE = record({"by_hand": TRUTH, "implied": TRUTH}, n=WHOLE, at=TEXT, actor=TEXT, text=TEXT, cites=UNITS)
UNREAD = many(record(card=TEXT, sentence=TEXT, why=TEXT))
CARD = record(
    name=TEXT, status={"type": "string", "enum": ["read", "partly", "unread"]},
    sentences=many(record({"noted": TEXT}, text=TEXT, read=TRUTH, means=maybe(TEXT), why=maybe(TEXT))),
)  # fmt: skip
OUTCOME = record({"odds": TEXT}, outcome=ANY, lines=maybe(WHOLE), witness=many(TEXT))
EXPLORED = record(
    {"witness": many(TEXT)},
    ask=TEXT, mode=TEXT, answer=ANY, complete=TRUTH, positions=WHOLE, lines=maybe(WHOLE), outcomes=many(OUTCOME),
)  # fmt: skip
SCENARIO = record(id=TEXT, title=TEXT, kind=TEXT)
GAME = record(
    id=TEXT, title=TEXT, edition=TEXT, players=TEXT, about=TEXT, playable=TRUTH, scenarios=many(SCENARIO),
)  # fmt: skip

SHAPES: dict[str, Shape] = {
    "Anything": {"type": "object"},
    "Index": record(description=TEXT, games=TEXT),
    "Games": record(games=many(GAME)),
    "Rule": RULE,
    "Search": record(query=TEXT, results=many(HIT), suggestion=maybe(TEXT)),
    "Run": record(
        scenario=TEXT, game=TEXT, edition=TEXT, finished=TRUTH, decides=maybe(DECIDES), answers=many(ANSWER),
        unread=UNREAD, cards=many(CARD), lines=many(LINE), table={"type": "object"},
    ),
    "CardText": CARD,
    "Explore": record(asks=many(EXPLORED)),
    "Deck": record(
        game=TEXT, format=maybe(TEXT), legal=maybe(TRUTH),
        problems=many(record(text=TEXT, cites=UNITS, cards=many(TEXT), unknown=TRUTH)),
        numbers=many(record(deck=TEXT, what=TEXT, number=WHOLE, allowed=TEXT, untold=WHOLE)),
        notes=many(record(line=WHOLE, text=TEXT)),
    ),
    "Problem": PROBLEM,
}  # fmt: skip
