"""Edits of a scenario's text. Each touches the lines that it concerns and no others, so that comments stay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from judge.content.problem import BadInput, Place
from judge.content.yamltree import parse
from judge.scenario.building.spans import Entry, Span, spans
from judge.scenario.building.writing import data_of, document, element, flow, key_words, lines

Path = Sequence[str | int]
NOWHERE = Place("scenario")


def value_at(text: str, path: Path) -> Any:
    """What stands at a path, as plain data; None where nothing does."""
    return _follow(data_of(parse(text)), path)


def put(text: str, path: Path, value: Any) -> str:
    """The text with a value at a path: in place of the one there, or added where there is none."""
    return _made(text, path, _put_in(text, path, value), lambda data: _set(data, path, value))


def drop(text: str, path: Path) -> str:
    """The text without what stands at a path; nothing is changed where nothing does."""
    if not _there(data_of(parse(text)), path):
        return text
    return _made(text, path, _drop_from(text, path), lambda data: _unset(data, path))


def append(text: str, path: Path, value: Any) -> str:
    """The text with one element more at the end of a list, which is made if there is none."""
    there = value_at(text, path)
    if there is not None and not isinstance(there, list):
        return put(text, path, [there, value])
    return put(text, [*path, len(there or [])], value)


def rename_key(text: str, path: Path, name: str) -> str:
    """The text with another name for a member of a map, in its old place."""
    *outer, old = path
    data = value_at(text, outer)
    if name == old or not isinstance(data, dict) or old not in data:
        return text
    if name in data:
        raise BadInput.at(NOWHERE, f"there is another {name} already", str(old))
    entry = _entry(text, path)
    changed = text[: entry.start] + key_words(name) + text[entry.end :] if entry else None
    return _made(text, path, changed, lambda whole: _renamed(whole, path, name))


def _made(text: str, path: Path, changed: str | None, meant: Any) -> str:
    """The changed text if it says what was meant; else the whole of it written anew, which has no comments."""
    wanted = meant(data_of(parse(text)))
    if changed is not None:
        try:
            if data_of(parse(changed)) == wanted:
                return changed
        except BadInput:
            pass
    made = document(wanted)
    parse(made)  # A character that no text may have is told now, not when it is read.
    return made


# Plain data: what an edit means.


def _follow(data: Any, path: Path) -> Any:
    for step in path:
        if isinstance(data, dict):
            data = data.get(str(step))
        elif isinstance(data, list) and isinstance(step, int) and step < len(data):
            data = data[step]
        else:
            return None
    return data


def _there(data: Any, path: Path) -> bool:
    *outer, last = path
    inside = _follow(data, outer)
    return last in inside if isinstance(inside, dict) else isinstance(last, int) and last < len(inside or ())


def _set(data: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    first, *rest = path
    if isinstance(first, int):
        listed = list(data) if isinstance(data, list) else []
        if first < len(listed):
            listed[first] = _set(listed[first], rest, value)
        else:
            listed.append(_set(None, rest, value))
        return listed
    members = dict(data) if isinstance(data, dict) else {}
    members[first] = _set(members.get(first), rest, value)
    return members


def _unset(data: Any, path: Path) -> Any:
    first, *rest = path
    if isinstance(data, list):
        assert isinstance(first, int)
        if not rest:
            return data[:first] + data[first + 1 :]
        return [_unset(each, rest) if at == first else each for at, each in enumerate(data)]
    if not rest:
        return {key: each for key, each in data.items() if key != first}
    return {key: _unset(each, rest) if key == first else each for key, each in data.items()}


def _renamed(data: Any, path: Path, name: str) -> Any:
    first, *rest = path
    if isinstance(data, list):
        return [_renamed(each, rest, name) if at == first else each for at, each in enumerate(data)]
    if not rest:
        return {name if key == first else key: each for key, each in data.items()}
    return {key: _renamed(each, rest, name) if key == first else each for key, each in data.items()}


# Text: how little of it has to change.


def _walk(span: Span, path: Path) -> tuple[Span, int]:
    """As far as a path leads in the text, and how many of its steps that were."""
    for done, step in enumerate(path):
        if isinstance(step, int):
            if span.kind != "list" or step >= len(span.elements):
                return span, done
            span = span.elements[step]
        else:
            entry = span.member(step) if span.kind == "map" else None
            if entry is None:
                return span, done
            span = entry.value
    return span, len(path)


def _entry(text: str, path: Path) -> Entry | None:
    *outer, last = path
    span, done = _walk(spans(text)[1], outer)
    return span.member(str(last)) if done == len(outer) and span.kind == "map" else None


def _put_in(text: str, path: Path, value: Any) -> str | None:
    _, root = spans(text)
    span, done = _walk(root, path)
    rest = path[done:]
    for step in reversed(rest[1:]):
        value = [value] if isinstance(step, int) else {step: value}
    if not rest:
        return _replaced(text, root, path, span, value)
    step = rest[0]
    if span.kind == ("list" if isinstance(step, int) else "map") and (span.members or span.elements):
        return _added(text, span, step, value)
    return _replaced(text, root, path[:done], span, [value] if isinstance(step, int) else {step: value})


def _replaced(text: str, root: Span, path: Path, span: Span, value: Any) -> str | None:
    """The text with another value in place of one; a block goes up to the line of its key."""
    if not path:
        return None
    outer, _ = _walk(root, path[:-1])
    if outer.kind == "map":
        entry = outer.member(str(path[-1]))
        assert entry is not None
        colon = text.find(":", entry.end, max(span.start, entry.end) + 1)
        head = text[: entry.end] + ":" if colon < 0 else text[: colon + 1]
        if not outer.flow and isinstance(value, dict | list) and value and not span.members and not span.elements:
            made = lines("x", value, _column(text, entry.start))
            if len(made) > 1 and text[span.end :].split("\n", 1)[0].strip() == "":
                return head + "\n" + "\n".join(made[1:]) + text[span.end :]
        if span.start < span.end and "\n" not in text[len(head) : span.start]:
            return text[: span.start] + flow(value) + text[span.end :]
        return f"{head} {flow(value)}{text[max(span.end, len(head)) :]}"
    return text[: span.start] + flow(value) + text[span.end :]


def _added(text: str, span: Span, step: str | int, value: Any) -> str | None:
    """The text with one member or element more at the end of a collection."""
    key = step if isinstance(step, str) else None
    inner = [each.value for each in span.members] if key is not None else span.elements
    if span.flow:
        if text[span.start] not in "{[":
            return None
        one = f"{key_words(key)}: {flow(value)}" if key is not None else flow(value)
        end = max(each.end for each in inner)
        gap = " " if text[end - 1] in ":," else ""
        return f"{text[:end]}{gap}, {one}{text[end:]}"
    indent = _column(text, span.members[0].start if key is not None else span.start)
    made = lines(key, value, indent) if key is not None else element(value, indent)
    end = text.find("\n", span.end)
    if end < 0:
        return text + ("" if text.endswith("\n") else "\n") + "\n".join(made) + "\n"
    return text[: end + 1] + "\n".join(made) + "\n" + text[end + 1 :]


def _drop_from(text: str, path: Path) -> str | None:
    *outer, last = path
    root = spans(text)[1]
    span, _ = _walk(root, outer)
    parts = [(each.start, each.value.end) for each in span.members] if span.kind == "map" else []
    at = next((at for at, each in enumerate(span.members) if each.key == last), -1)
    if span.kind == "list" and isinstance(last, int):
        parts, at = [(each.start, each.end) for each in span.elements], last
    if at < 0:
        return None
    if len(parts) == 1:
        return _replaced(text, root, outer, span, {} if span.kind == "map" else [])
    if span.flow:
        if at + 1 < len(parts):
            return text[: parts[at][0]] + text[parts[at + 1][0] :]
        return text[: parts[at - 1][1]] + text[parts[at][1] :]
    return _without_lines(text, parts, at, span.kind == "list")


def _without_lines(text: str, parts: list[tuple[int, int]], at: int, listed: bool) -> str:
    """A block without one of its parts; a part that begins beside a dash leaves the dash to the next one."""
    start, end = parts[at]
    line = text.rfind("\n", 0, start) + 1
    before = text[line:start].strip()
    if before and not (listed and before == "-"):
        return text[:start] + text[parts[at + 1][0] :]
    stop = text.find("\n", end)
    return text[:line] + (text[stop + 1 :] if stop >= 0 else "")


def _column(text: str, offset: int) -> int:
    return offset - (text.rfind("\n", 0, offset) + 1)
