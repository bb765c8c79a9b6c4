"""Sets as programs for card tables keep them, in XML: `<card name="..."><property name="Text" value="..."/></card>`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from xml.parsers import expat

from judge.cards.source import DEPTH, MOST_COLUMNS, Found, Raw, Source, attempt, flat
from judge.content.problem import BadInput, Place, shown

CARDS = ("card",)
SIDES = ("alternate", "side", "back")
MARKUP = ("b", "i", "u", "s", "em", "strong", "span", "color", "font", "symbol", "br", "p")
BREAKS = ("br", "p")
PIECE = 64 * 1024


def xml_cards(source: Source) -> Iterator[Found]:
    """The cards of an XML file, each with its line; a second side follows the card it belongs to."""
    return _Xml(source).cards()


class _Xml:
    """One pass over an XML text: no declarations of entities, nothing from outside, no deep nesting."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.text
        self.parser.StartDoctypeDeclHandler = self.refuse_doctype
        self.parser.EntityDeclHandler = self.refuse_doctype
        self.parser.ExternalEntityRefHandler = self.refuse_doctype
        self.found: list[Found] = []
        self.depth = 0
        self.set = ""
        self.cards_open: list[tuple[dict[str, Any], Place]] = []
        self.sides: list[Found] = []
        self.words: list[str] = []
        self.named = ""

    def cards(self) -> Iterator[Found]:
        text = self.source.text
        try:
            for at in range(0, len(text), PIECE):
                self.parser.Parse(_declared_utf8(text, at), at + PIECE >= len(text))
                yield from self.found
                self.found.clear()
        except expat.ExpatError as error:
            place = Place(self.source.file, error.lineno, error.offset + 1)
            raise BadInput.at(place, f"this is not XML: {expat.errors.messages.get(error.code, 'broken')}") from None

    def place(self) -> Place:
        return Place(self.source.file, self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1)

    def refuse_doctype(self, *told: Any) -> int:
        raise BadInput.at(self.place(), "a document type or an entity is not allowed; write the text out")

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        self.depth += 1
        if self.depth > 2 * DEPTH:
            raise BadInput.at(self.place(), f"nested deeper than {2 * DEPTH} levels")
        name = tag.rpartition("}")[2].casefold()
        if self.named and name in MARKUP:
            return
        self.words = []
        if name in CARDS or (name in SIDES and self.cards_open):
            given = {key: value for key, value in attributes.items() if value}
            if name in SIDES:
                given.pop("type", None)
            self.cards_open.append((given, self.place()))
            return
        if not self.cards_open:
            if name == "set":
                self.set = attributes.get("name", "")
            return
        values = self.cards_open[-1][0]
        if len(values) > MOST_COLUMNS:
            raise BadInput.at(self.place(), f"a card with more than {MOST_COLUMNS} values")
        self.named = attributes.get("name", "") or tag
        if "value" in attributes:
            self.put(self.named, attributes["value"])

    def text(self, words: str) -> None:
        self.words.append(words)

    def end(self, tag: str) -> None:
        self.depth -= 1
        name = tag.rpartition("}")[2].casefold()
        if self.named and name in MARKUP:
            self.words += ["\n"] if name in BREAKS else []
            return
        if self.cards_open and (name in CARDS or name in SIDES):
            self.close(side=name in SIDES)
        elif self.cards_open and self.named:
            if words := "".join(self.words).strip():
                self.put(self.named, words)
            self.named = ""
        elif name == "set":
            self.set = ""
        self.words = []

    def put(self, name: str, value: str) -> None:
        values = self.cards_open[-1][0]
        values[name] = f"{values[name]}\n{value}" if values.get(name) else value

    def close(self, side: bool) -> None:
        values, place = self.cards_open.pop()
        if self.set and not side and not any(key.casefold() in ("set", "set name") for key in values):
            values["set"] = self.set
        raw = attempt(lambda: Raw(flat(values, place), place, side=side))
        if self.cards_open:
            self.sides.append(raw)
        else:
            self.found += [raw, *self.sides]
            self.sides = []


def _declared_utf8(text: str, at: int) -> bytes:
    """A piece as bytes; what a first line says of another encoding no longer holds."""
    piece = text[at : at + PIECE]
    if at == 0 and piece.lstrip().startswith("<?xml") and "?>" in piece:
        head, _, rest = piece.partition("?>")
        piece = "\n" * head.count("\n") + rest
    return piece.encode("utf-8", "replace")


def is_set(text: str) -> bool:
    """Whether an XML text looks like a set of cards."""
    return "<card" in text.casefold()


def no_cards(source: Source) -> BadInput:
    """What is said of an XML file without cards."""
    start = shown(source.text.strip()[:30])
    message = f"found no <card> in it (it begins with {start}); allowed: <card name=...><property name=... value=.../>"
    return BadInput.at(Place(source.file, 1), f"{message}</card>")
