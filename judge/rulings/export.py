"""The record on paper and in other programs: CSV, JSON, Markdown."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from judge.rulings.answer_words import deciding, question, said
from judge.rulings.entry import Entry
from judge.rulings.replayable import by_hand, not_carried_out

COLUMNS = (
    "event", "number", "kind", "refers", "time", "judge", "round", "table", "players", "game", "edition", "version",
    "title", "answers", "decision", "note", "digest", "not carried out", "by hand", "decided by",
    "decides next", "role", "as written",
)  # fmt: skip
# A cell that begins so is a formula to a spreadsheet, whoever wrote it.
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")


def as_json(entries: Iterable[Entry]) -> Iterator[str]:
    """Everything, as one JSON document, in parts."""
    between = "[\n"
    for entry in entries:
        yield between + json.dumps(entry.document(), ensure_ascii=False, indent=1)
        between = ",\n"
    yield "[]\n" if between == "[\n" else "\n]\n"


def as_csv(entries: Iterable[Entry]) -> Iterator[str]:
    """One row for each entry, in parts; text that a spreadsheet would run is given an apostrophe first."""
    yield _csv_line(COLUMNS)
    for row in map(_row, entries):
        yield _csv_line([_cell(row[name]) for name in COLUMNS])


def _csv_line(cells: Iterable[str]) -> str:
    out = io.StringIO()
    csv.writer(out).writerow(cells)
    return out.getvalue()


def as_markdown(entries: Iterable[Entry]) -> Iterator[str]:
    """One section for each entry, to be read, in parts."""
    return (f"{_section(entry)}\n" for entry in entries)


FORMATS: Mapping[str, tuple[str, Callable[[Iterable[Entry]], Iterator[str]]]] = {
    "json": ("application/json", as_json),
    "csv": ("text/csv; charset=utf-8", as_csv),
    "md": ("text/markdown; charset=utf-8", as_markdown),
}


def _row(entry: Entry) -> dict[str, Any]:
    body = entry.body
    return {
        **{name: body.get(name, "") for name in ("round", "table", "game", "edition", "version", "title")},
        **{name: body.get(name, "") for name in ("decision", "note")},
        **{name: getattr(entry, name) for name in ("event", "number", "kind", "refers", "time", "judge", "digest")},
        "players": ", ".join(map(str, body.get("players") or ())),
        "answers": "; ".join(f"{question(each)} -> {said(each)}" for each in body.get("answers") or ()),
        "not carried out": "; ".join(not_carried_out(body)),
        "by hand": " ".join(by_hand(body)),
        "decided by": ", ".join(deciding(body.get("answers") or ())),
        "decides next": (body.get("decides") or {}).get("by", ""),
        "role": entry.role,
        "as written": "yes" if entry.whole else "no: it was changed in the database",
    }


def _cell(value: object) -> str:
    text = "" if value is None else str(value)
    return f"'{text}" if text.startswith(FORMULA) else text


def _section(entry: Entry) -> str:
    row = _row(entry)
    about = f" of entry {entry.refers}" if entry.refers else ""
    lines = [f"## {_plain(entry.event)}, entry {entry.number}: {_plain(entry.kind)}{about}", ""]
    if not entry.whole:
        lines += ["**This entry is not as it was written: somebody has changed it in the database.**", ""]
    where = [f"{name} {row[name]}" for name in ("round", "table") if row[name]]
    role = f" ({entry.role})" if entry.role else ""
    facts = [entry.time, f"judge {entry.judge}{role}", *where, row["players"], row["game"], row["edition"]]
    lines += [", ".join(_plain(fact) for fact in facts if fact), ""]
    for each in entry.body.get("answers") or ():
        lines += [f"- {_plain(f'{question(each)} -> {said(each)}')}"]
        lines += [f"  - decided by {_plain(_rule(entry.body, cite))}" for cite in deciding([each])]
    lines += [
        f"- Not carried out, because it is not understood: {_plain(each)}" for each in not_carried_out(entry.body)
    ]
    lines += [f"- {_plain(each)}" for each in by_hand(entry.body)]
    lines += [f"\n{_plain(row[name])}" for name in ("title", "decision", "note") if row[name]]
    return "\n".join(lines) + "\n"


def _rule(body: Mapping[str, Any], cite: str) -> str:
    """A rule with its sentence, as the ruling has kept it."""
    says = (body.get("rules") or {}).get(cite, "")
    return f"{cite}: {' '.join(says.split())}" if says else cite


def _plain(text: object) -> str:
    """Text that Markdown takes as it stands."""
    return "".join(f"\\{char}" if char in "\\`*_{}[]<>#|" else char for char in str(text))
