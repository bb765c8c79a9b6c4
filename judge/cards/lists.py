"""Lists of cards as JSON or YAML: a list, an object with a list in it, a card under each name, or a card a line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from judge.cards.source import MOST_CARDS, Found, Raw, Source, attempt, flat, too_many
from judge.content.problem import BadInput, Place, listed, shown
from judge.content.yamltree import Limits, Node, load_plain, parse

LISTS = ("cards", "data", "results", "items", "records", "list", "entry", "entries")
FACES = ("sides", "faces", "card_faces", "carddetails")
WRAPPERS = ("feed", "response", "result", "payload", "body")
YAML_LIMITS = Limits(size=8 * 1024 * 1024, depth=12, nodes=600_000)
_SPACE = re.compile(r"\s*")
_ALLOWED = "allowed: a list of cards, or a group with the key cards"


def json_cards(source: Source) -> Iterator[Found]:
    """The cards of a JSON file, one after the other, each with its line."""
    return _Json(source).cards()


class _Json:
    """One pass over a JSON text: the outer list is walked here, each card in it is decoded whole."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.text = source.text
        self.counted = (0, 1, 0)
        self.decoder = json.JSONDecoder(parse_constant=_no_number)

    def cards(self) -> Iterator[Found]:
        at = self.skip(0)
        if self.text[at] == "[":
            yield from self.elements(at)
            return
        first, end = self.value(at)
        if self.skip(end) < len(self.text):
            yield from self.by_line()
        elif (start := self.list_in(first)) is not None:
            yield from self.elements(start, _shared(first))
        else:
            yield from _in_group(first, self.place(at), self.inside(at, first))

    def list_in(self, group: Any) -> int | None:
        """Where the list of cards in a group begins; None if there is none of the usual names."""
        for key, value in group.items() if isinstance(group, dict) else ():
            if key.casefold() in LISTS and isinstance(value, list):
                found = re.search(rf"{re.escape(json.dumps(key))}\s*:\s*\[", self.text)
                return found.end() - 1 if found else None
        return None

    def elements(self, at: int, shared: Mapping[str, Any] | None = None) -> Iterator[Found]:
        """The cards of a list that begins here."""
        at = self.skip(at + 1)
        while self.text[at : at + 1] != "]":
            value, end = self.value(at)
            yield from _card(value, self.place(at), shared)
            at = self.skip(end)
            if self.text[at : at + 1] == ",":
                at = self.skip(at + 1)
            elif self.text[at : at + 1] != "]":
                raise BadInput.at(self.place(at), f"found {self.found(at)} after a card; allowed: , or ]")

    def by_line(self) -> Iterator[Found]:
        """A card a line."""
        at = self.skip(0)
        while at < len(self.text):
            value, end = self.value(at)
            yield from _card(value, self.place(at))
            at = self.skip(end)

    def inside(self, at: int, group: Any) -> dict[str, Place]:
        """Where the members of a group that begins here stand, as far as its own lines tell."""
        places: dict[str, Place] = {}
        for key in group if isinstance(group, dict) else ():
            at = self.text.find(json.dumps(key, ensure_ascii=False), at)
            if at < 0:
                break
            places[key] = self.place(at)
        return places

    def value(self, at: int) -> tuple[Any, int]:
        try:
            return self.decoder.raw_decode(self.text, at)
        except json.JSONDecodeError as error:
            where = self.place(error.pos)
            raise BadInput.at(where, f"this is not JSON: {_words(error.msg)}, found {self.found(error.pos)}") from None
        except RecursionError:
            raise BadInput.at(self.place(at), "this is nested too deeply") from None
        except ValueError:
            raise BadInput.at(self.place(at), "a number here has too many digits or is none") from None

    def skip(self, at: int) -> int:
        found = _SPACE.match(self.text, at)
        return found.end() if found else at

    def place(self, at: int) -> Place:
        """Where a character stands; lines are counted on from the place asked for before."""
        before, line, start = self.counted if self.counted[0] <= at else (0, 1, 0)
        line += self.text.count("\n", before, at)
        start = max(start, self.text.rfind("\n", before, at) + 1)
        self.counted = (at, line, start)
        return Place(self.source.file, line, at - start + 1)

    def found(self, at: int) -> str:
        return shown(self.text[at : at + 20].split("\n")[0]) if at < len(self.text) else "the end of the file"


def _no_number(name: str) -> Any:
    raise ValueError(name)


def _words(message: str) -> str:
    return message[:1].lower() + message[1:].split(":")[0]


def yaml_cards(source: Source) -> Iterator[Found]:
    """The cards of a YAML file, each with its line."""
    root = parse(source.text, source.file, YAML_LIMITS)
    if root.kind == "list":
        for each in root.elements:
            yield from _card(load_plain(each), each.place(source.file))
        return
    for key, inner in root.entries.items():
        if key.casefold() in LISTS and inner.kind == "list":
            shared = _shared({name: each.text for name, each in root.entries.items() if each.text})
            for each in inner.elements:
                yield from _card(load_plain(each), each.place(source.file), shared)
            return
    places = {key: root.key_place(source.file, key) for key in root.entries}
    yield from _in_group(load_plain(root), root.place(source.file), places)


def is_yaml_of_cards(node: Node) -> bool:
    """Whether a YAML file can hold cards: groups in a list, or under names."""
    return any(each.kind == "map" for each in (*node.elements, *node.entries.values())) or any(
        inner.kind == "list" for inner in node.entries.values()
    )


def _in_group(group: Any, place: Place, places: Mapping[str, Place]) -> Iterator[Found]:
    """The cards of a group: those of a list in it, of lists in groups in it such as sets, or one under each key."""
    if not isinstance(group, dict):
        raise BadInput.at(place, f"found {shown(str(group))}; {_ALLOWED}")
    inner = {key: value for key, value in group.items() if isinstance(value, dict | list)}
    for key, value in inner.items():
        if key.casefold() in LISTS and isinstance(value, list):
            for each in value:
                yield from _card(each, places.get(key, place), _shared(group))
            return
    if all(isinstance(value, dict) for value in group.values()) and group:
        for key, value in group.items():
            deeper = [k for k, v in value.items() if k.casefold() in LISTS and isinstance(v, list)]
            if deeper:
                named = {} if key in WRAPPERS else {"set": key}
                yield from _in_group({**named, **value}, places.get(key, place), {})
            else:
                yield from _card({"name": key, **value}, places.get(key, place))
    elif any(isinstance(each, dict) for value in inner.values() if isinstance(value, list) for each in value):
        for key, value in inner.items():
            if isinstance(value, list):
                shared = {"set": key, **_shared(group)}
                for each in value:
                    yield from _card(each, places.get(key, place), shared)
    elif "name" in {key.casefold() for key in group} or "title" in {key.casefold() for key in group}:
        yield from _card(group, place)
    else:
        raise BadInput.at(place, f"found a group with the keys {listed(map(str, group), 8)}; {_ALLOWED}")


def _shared(group: Mapping[str, Any]) -> dict[str, Any]:
    """What a group says for all cards in it: the set that they belong to."""
    for key in ("set", "set_name", "pack_name", "name"):
        if isinstance(group.get(key), str):
            return {"set": group[key]}
    return {}


def _card(value: Any, place: Place, shared: Mapping[str, Any] | None = None) -> Iterator[Found]:
    """A card, and its other sides."""
    for number, face in enumerate(_faces(value)):
        yield attempt(partial(_made, face, place, shared or {}, number > 0))


def _faces(value: Any) -> list[Any]:
    """The sides of a card, each with what is said of the whole card: those of `sides`, or of the keys A and B."""
    if not isinstance(value, dict):
        return [value]
    for key, several in value.items():
        if key.casefold() in FACES and isinstance(several, dict | list):
            rest = {each: said for each, said in value.items() if each != key}
            sides = list(several.values()) if isinstance(several, dict) else several
            return [{**rest, **side} for side in sides if isinstance(side, dict)] or [rest]
    if isinstance(value.get("A"), dict):
        rest = {each: said for each, said in value.items() if each not in ("A", "B")}
        return [{**rest, **value[each]} for each in ("A", "B") if isinstance(value.get(each), dict)]
    return [value]


def _made(value: Any, place: Place, shared: Mapping[str, Any], side: bool) -> Raw:
    if not isinstance(value, dict):
        what = "nothing" if value is None else "a list" if isinstance(value, list) else shown(str(value))
        raise BadInput.at(place, f"found {what}; allowed: a card, that is a group of keys and values")
    values = flat(value, place)
    known = {key.casefold() for key in values}
    more = {key: each for key, each in shared.items() if not known & {key, "set", "pack_name", "set_name"}}
    return Raw({**values, **more}, place, side=side)


def counted(cards: Iterator[Found], source: Source) -> Iterator[Found]:
    """The same cards, as long as there are not too many."""
    for number, each in enumerate(cards, 1):
        if number > MOST_CARDS:
            raise too_many(source.file, each.place.line)
        yield each
