"""A table that is being built, as a document: what lies on it, what is open to be changed, what is wrong with it."""

from __future__ import annotations

import re
from typing import Any

from judge.content.fields import kind_of
from judge.content.problem import BadInput, Problem
from judge.content.yamltree import Node
from judge.scenario.boards.plan import plan_of
from judge.scenario.building import asking, edits, moments
from judge.scenario.building.kinds import row_type
from judge.scenario.building.likely import questions
from judge.scenario.building.questions import in_short
from judge.scenario.building.rows import kind_name
from judge.scenario.building.tables import PLAYERS, TABLE, Built, Group, Panel, Path
from judge.scenario.building.usual import parts_of, usual
from judge.scenario.model import EXPLORED, KINDS
from judge.scenario.play import play
from judge.scenario.played import Played
from judge.scenario.read import read
from judge.scenario.rulebook import book

MOST_OFTEN = 7
TAPPED = ("choice", "truth", "several", "spots")


def built_of(text: str) -> Built:
    """A text taken apart, with the scenario it is where it can be read."""
    try:
        return Built(text, read(text, "scenario"))
    except BadInput:
        return Built(text)


def played_of(built: Built) -> tuple[Played | None, list[Problem]]:
    """The scenario as played, or what keeps it from being read or played."""
    try:
        scenario = read(built.text, "scenario")
        return play(book(scenario.game), scenario), []
    except BadInput as bad:
        return None, list(bad.problems)


def document(text: str, wanted: dict[str, Any]) -> dict[str, Any]:
    """Everything that a page shows of a table; `wanted` names the row that is open, or which lists are asked for."""
    built = built_of(text)
    played, problems = played_of(built)
    opened = path_of(wanted.get("open") or ())
    adding = path_of(wanted.get("add") or ())
    found: dict[str, Any] = {
        "game": built.game,
        "title": str(edits.value_at(text, ("title",)) or ""),
        "at": str(edits.value_at(text, ("at",)) or ""),
        "problems": [told(built, each) for each in problems],
        "groups": [_group(built, each) for each in built.groups()],
        "players": built.players,
        "own": [each.label for each in built.panel(TABLE).first][:3],
        "choices": _said(built, "choices"),
        "given": _said(built, "given"),
        "asks": _asks(built),
        "panel": _panel(built, opened) if opened and built.at(opened) is not None else None,
        "adding": _adding(built, adding, path_of(wanted.get("like") or ())) if adding else None,
        "decides": played.decides if played else None,
    }
    if built.scenario is not None:
        found["usual_starts"] = moments.usual_starts(built.scenario, parts_of(built.cls, built.table))
    if wanted.get("moment") and built.scenario is not None:
        found["starts"] = moments.starts(built.scenario)
    if played is not None:
        found["askable"] = _askable(built, played, found["at"])
    return found


def path_of(path: Any) -> Path:
    """A path as it came from outside: always one of the table."""
    steps = tuple(each if isinstance(each, int) else str(each) for each in path)
    return steps if steps[:1] == TABLE else ()


def _next(built: Built, group: Path) -> str | int:
    """The step of a row that is not there yet."""
    tp, _ = built.type_at(group)
    node = built.at(group)
    return len(node.elements) if kind_of(tp).name == "list" and node is not None else 0 if _listed(tp) else "\0"


def _listed(tp: Any) -> bool:
    return kind_of(tp).name == "list"


def _group(built: Built, group: Group) -> dict[str, Any]:
    rows = [{"path": list(row.path), "name": row.name, "said": row.said} for row in group.rows]
    return {**group._asdict(), "rows": rows, "path": [*TABLE, group.key]}


def _panel(built: Built, path: Path) -> dict[str, Any] | None:
    try:
        panel: Panel = built.panel(path)
    except BadInput:
        return None
    listed = isinstance(path[-1], int)
    return {
        "path": list(path),
        "title": panel.title,
        "hint": panel.hint,
        "first": [each._asdict() for each in panel.first],
        "rest": [each._asdict() for each in panel.rest],
        "named": len(path) > 2 and not listed and _is_row(built, path),
        "listed": listed,
        "group": str(path[1]) if len(path) > 1 else "",
        "up": list(path[:-1]) if len(path) > 3 else [],
    }


def _adding(built: Built, group: Path, like: Path) -> dict[str, Any] | None:
    """The fields of a row that is not there yet, as the one it comes after says them where that is a tap.

    Rows that belong to names on the table are called by those; others are called by their kind unless a name is given.
    """
    try:
        _, rules = built.type_at(group)
    except BadInput:
        return None
    panel = _panel(built, (*group, _next(built, group)))
    if panel is None:
        return None
    there = built.at(group)
    before = {each.key: each for each in built.controls(like) if each.kind in TAPPED} if built.at(like) else {}
    for each in (*panel["first"], *panel["rest"]):
        if each["key"] in before and each["kind"] in TAPPED:
            each["said"] = before[each["key"]].said
        if each["kind"] == "choice" and _is_usual(built, group, each["key"]):
            each["said"] = _turn(built, there, each) or each["said"]
    names = [*built.names(rules), *rules.also] if rules is not None and rules.of else []
    taken = there.entries if there is not None else {}
    return {
        **panel,
        "names": [name for name in names if name not in taken],
        "hint": rules.doc if rules is not None else "",
        "called": kind_name(str(group[-1])),
        "between": _between(built, str(group[-1])) if len(group) == 2 else [],
    }


def _between(built: Built, group: str) -> list[str]:
    """Of rows that are called by two names: the names that there are."""
    pick = plan_of(built.game).pick.get(group)
    groups = pick.between if pick is not None else ()
    return list(dict.fromkeys(name for each in groups for name in built.names_under(each)))


def _is_usual(built: Built, group: Path, key: str) -> bool:
    """Whether most rows of a group say a field."""
    seen, kind = usual(built.game), (*group[1:], "*")
    return seen.keys[(*kind, key)] * 2 >= max(1, seen.rows[kind])


def _turn(built: Built, group: Node | None, field: dict[str, Any]) -> tuple[str, ...]:
    """Of a field that names a player: the one whom the fewest rows name, since both sides are put down in turn."""
    names = [each for each in field["options"] if each in built.players]
    if not names or set(field["options"]) & set(built.all_names()) - set(built.players):
        return ()
    rows = group.entries.values() if group is not None else ()
    said = [row.entries[field["key"]].text for row in rows if field["key"] in row.entries]
    return (min(names, key=said.count),)


def _is_row(built: Built, path: Path) -> bool:
    """Whether what stands at a path has a name of its own: a row of a group."""
    tp, _ = built.type_at(path[:-1])
    options = kind_of(tp).args if kind_of(tp).name == "either" else (tp,)
    return any(kind_of(each).name == "map" and row_type(kind_of(each).args[0]) for each in options)


def _said(built: Built, key: str) -> list[str]:
    found = edits.value_at(built.text, (key,))
    listed = found if isinstance(found, list) else [] if found is None else [found]
    return [
        f"by hand: {each['by hand']}" if isinstance(each, dict) and "by hand" in each else in_short(each)
        for each in listed
    ]


def _asks(built: Built) -> list[dict[str, Any]]:
    found = edits.value_at(built.text, ("asks",))
    return [_ask(each) for each in found if isinstance(each, dict)] if isinstance(found, list) else []


def _ask(ask: dict[str, Any]) -> dict[str, Any]:
    kind = next((each for each in KINDS if each in ask), "value")
    claims = ask.get("claims") if isinstance(ask.get("claims"), dict) else {}
    return {
        "kind": kind, "what": str(ask.get(kind, "")), "by": str(ask.get("by", "")), "rule": str(ask.get("rule", "")),
        "at": str(ask.get("at", "")), "after": ask.get("after"), "explored": kind in EXPLORED,
        "claims": {str(name): in_short(value) for name, value in (claims or {}).items()},
    }  # fmt: skip


def _askable(built: Built, played: Played, at: str) -> dict[str, Any]:
    things = [re.sub(r"#\d+$", "", name) for name in played.position.things if name[:1].isupper()]
    likely, kinds = questions(built.game, parts_of(built.cls, built.table), at)
    found = asking.askable(played, list(dict.fromkeys((*built.all_names(), *things))), likely)
    subjects = [{**each._asdict(), "each": [one._asdict() for one in each.each]} for each in found.subjects]
    often = [each for each in subjects if each["often"]][:MOST_OFTEN]
    return {
        "often": often,
        "others": [each for each in subjects if each not in often],
        "gaps": [each._asdict() for each in found.gaps],
        "choices": {player: _named_first(built, each) for player, each in found.choices.items()},
        "doubted": kinds.get("legal", 0.0) > sum(kinds.values()) / 4,
        "orders": found.orders,
        "players": found.players,
    }


def _named_first(built: Built, choices: list[str]) -> list[str]:
    """What might be tried, first what is done with something on the table: that is what players argue about."""
    said = {text for group in built.groups() for row in group.rows for _, text in row.said}
    cards = {name for name in (*built.all_names(), *said) if name[:1].isupper() and name not in built.players}
    return sorted(choices, key=lambda words: not any(card in words for card in cards))


FIELD = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


def told(built: Built, problem: Problem) -> dict[str, Any]:
    """A mistake in words, and the row to be opened to mend it."""
    steps: list[str | int] = [int(number) - 1 if number else word for word, number in FIELD.findall(problem.field)]
    path = tuple(steps)
    while len(path) > 1 and (built.at(path) is None or not _opens(built, path)):
        path = path[:-1]
    where = list(path) if path[:1] == TABLE and len(path) > 1 else []
    inside = steps[len(path) :]
    return {
        "message": problem.message,
        "key": str(inside[0]) if inside else "",
        "field": problem.field,
        "open": where,
        "on": _on(path),
        "players": path[1:2] == (PLAYERS,),
    }


def _on(path: Path) -> str:
    return (
        " ".join(str(step) if isinstance(step, str) else str(step + 1) for step in path[1:])
        if path[:1] == TABLE
        else ""
    )


def _opens(built: Built, path: Path) -> bool:
    try:
        return path[:1] == TABLE and (
            path == TABLE or row_type(built.type_at(path)[0]) is not None and built.panel(path) is not None
        )
    except BadInput:
        return False
