"""The properties of a card: parts in brackets such as [Danian Mandiblor; Loyal; build 2], or the cells of a row."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from judge.content.problem import BadInput, Place, shown, unknown
from judge.decks.deck import Value
from judge.decks.spec import Choice, DeckGame, Either, Field, Flag, Number, Words
from judge.decks.values import NO, YES, in_words, options, single_words, value_of, written
from judge.decks.words import folded

_PART = re.compile(r"[^;,]+")
_BETWEEN = re.compile(r"[;,/|]")
_SLIP = 0.8
_NOWHERE = Place("<deck>")
_TRUTH = (YES | NO) - {""}


class Properties:
    """Reads what is written with the cards of one game."""

    def __init__(self, game: DeckGame) -> None:
        self.keys = {folded(name): field for field in game.fields for name in written(field)}
        self.options = {
            word: (field, option)
            for field in game.fields
            if isinstance(field, Choice)
            for word, option in options(field).items()
        }
        self.longest = max((len(word.split()) for word in (*self.keys, *self.options)), default=1)
        self.required = game.required
        self.loose = game.field(game.loose_words) if game.loose_words else None

    def bracket(self, text: str, place: Place) -> dict[str, Value]:
        """The properties in one pair of brackets, parted by ; or by commas."""
        values: dict[str, Value] = {}
        for part, where, ends in _parts(text, place):
            found = self._part(part, where)
            self._refuse_comma(found, ends, where)
            for key, value in found.items():
                self._add(values, key, value, where)
        return values

    def cell(self, field: Field, text: str, place: Place) -> dict[str, Value]:
        """The properties in one cell of a table; a type line may stand where a type, tribe or subtype does."""
        if not isinstance(field, Choice | Words):
            value = value_of(field, text, place)
            return {} if value is None else {field.key: value}
        found, rest = self._type_line(re.split(r"[\s,;/|]+", text), place)
        if isinstance(field, Choice) and (field.key not in found or (rest and not self.loose)):
            raise BadInput.at(place, unknown(field.key, text, field.options), field.key)
        words = field if isinstance(field, Words) else self.loose
        return {**found, words.key: single_words(words, " ".join(rest), place)} if rest and words else found

    def knows(self, text: str) -> bool:
        """Whether a text is the name of a property or of one of its options."""
        return folded(text) in self.keys or folded(text) in self.options

    def tried(self, text: str) -> dict[str, Value] | None:
        """What a text says if it is made of properties and nothing else: `Leadership hero`, `Danian, Unique`."""
        values: dict[str, Value] = {}
        try:
            for part in filter(None, (part.strip() for part in _BETWEEN.split(text))):
                found = self._sequence(part.replace(":", " ").split(), _NOWHERE)
                if found is None:
                    return None
                for key, value in found.items():
                    self._add(values, key, value, _NOWHERE)
        except BadInput:
            return None
        return values or None

    def spoken(self, text: str, place: Place) -> dict[str, Value] | None:
        """What a text says if it is made of properties, or begins with one where other words may follow it."""
        if found := self.tried(text):
            return found
        parts = [part.strip() for part in _BETWEEN.split(text) if part.strip()]
        first = self._option(parts[0].split()) if parts else None
        starts = (first and first[1].key not in self.required) or any(map(self.tried, parts))
        return self.bracket(text.replace("/", ";"), place) if self.loose and starts else None

    def added(self, values: dict[str, Value], more: Mapping[str, Value], place: Place) -> None:
        """Adds properties to others of the same card; BadInput where the two say different things."""
        for key, value in more.items():
            self._add(values, key, value, place)

    def tail(self, words: list[str]) -> tuple[int, dict[str, Value]]:
        """How many words at the end say a type and something besides, as in `Aragorn Leadership hero`, and what."""
        for size in range(min(len(words) - 1, 4), 1, -1):
            found = self.tried(" ".join(words[-size:]))
            if found and len(found) > 1 and all(isinstance(self.keys[folded(key)], Choice) for key in found):
                return size, found
        return 0, {}

    def options_only(self, text: str) -> dict[str, Value] | None:
        """What a text says if it names an option, such as a sphere, and only properties besides, as a heading may."""
        found = self.tried(text)
        chosen = found and any(isinstance(self.keys[folded(key)], Choice) for key in found)
        return found if chosen else None

    def refuse_slip(self, text: str, place: Place) -> None:
        """BadInput for a text that looks like a property with a slip of the pen, where anything else may stand."""
        name = re.sub(r"\s*[0-9]+$", "", folded(text))
        near = get_close_matches(name, (*self.keys, *self.options), n=1, cutoff=_SLIP) if len(name) > 3 else []
        if near:
            known = self.keys[near[0]].key if near[0] in self.keys else self.options[near[0]][1]
            raise BadInput.at(place, f"found {shown(text)}; did you mean {known}? Write it in [ ]", "version")

    def _sequence(self, words: list[str], place: Place) -> dict[str, Value] | None:
        """Options, flags and numbers one after the other, `Unique Leadership Ally`; None if anything else is there."""
        values: dict[str, Value] = {}
        words = [word for word in words if word.strip("-.")]
        while words:
            taken = self._next(words, place)
            if taken is None:
                return None
            size, key, value = taken
            self._add(values, key, value, place)
            words = words[size:]
        return values

    def _next(self, words: list[str], place: Place) -> tuple[int, str, Value] | None:
        for size in range(min(len(words), self.longest), 0, -1):
            name = folded(" ".join(words[:size]))
            field, follows = self.keys.get(name), words[size] if len(words) > size else ""
            if isinstance(field, Flag) and folded(follows) not in _TRUTH:
                return size, field.key, True
            if isinstance(field, Either) and not follows:
                return size, field.key, ()
            if isinstance(field, Number) and follows[:1].isdigit():
                return self._counted(field, follows, size + 1, place)
            if name in self.options:
                return size, self.options[name][0].key, self.options[name][1]
        field = self.keys.get(folded(words[1])) if len(words) > 1 and words[0].isdigit() else None
        return self._counted(field, words[0], 2, place) if isinstance(field, Number) else None

    def _counted(self, field: Number, text: str, size: int, place: Place) -> tuple[int, str, Value] | None:
        value = value_of(field, text, place)
        return None if value is None else (size, field.key, value)

    def _part(self, text: str, place: Place) -> dict[str, Value]:
        words = re.sub("[:=]", " ", text).split()
        whole = self._sequence(words, place)
        if whole is not None:
            return whole
        for size in range(min(len(words), self.longest), 0, -1):
            if field := self.keys.get(folded(" ".join(words[:size]))):
                value = value_of(field, " ".join(words[size:]), place)
                return {} if value is None else {field.key: value}
        found, rest = self._type_line(words, place)
        return {**found, **self._loose(rest, place, alone=not found)} if rest else found

    def _type_line(self, words: list[str], place: Place) -> tuple[dict[str, Value], list[str]]:
        """Leading options such as a type and a tribe, each once, and the words that follow."""
        found: dict[str, Value] = {}
        rest = [word for word in words if word.strip("-")]
        while taken := self._option(rest):
            size, field, option = taken
            self._add(found, field.key, option, place)
            rest = rest[size:]
        for word in rest:
            self._refuse_keyword(word, place)
        return found, rest

    def _option(self, words: list[str]) -> tuple[int, Choice, str] | None:
        for size in range(min(len(words), self.longest), 0, -1):
            if found := self.options.get(folded(" ".join(words[:size]))):
                return size, *found
        return None

    def _loose(self, words: list[str], place: Place, alone: bool) -> dict[str, Value]:
        """Words without a name of their own, such as subtypes; one that looks like a slip is refused."""
        if not isinstance(self.loose, Words) or any(char.isdigit() for word in words for char in word):
            raise BadInput.at(place, unknown("property", " ".join(words), self._names()))
        if any(folded(word) in map(folded, self.loose.unclear) for word in words):
            raise BadInput.at(place, unknown("property", " ".join(words), self._names()))
        for word in words if alone else ():
            self._refuse_slip(word, self.loose, place)
        return {self.loose.key: single_words(self.loose, " ".join(words), place)}

    def _add(self, values: dict[str, Value], key: str, value: Value, place: Place) -> None:
        before = values.get(key)
        if isinstance(before, tuple) and isinstance(value, tuple) and isinstance(self.keys[folded(key)], Words):
            value = (*before, *value)
        elif before is not None and before != value:
            both = f"found {shown(in_words(value))}, but {shown(in_words(before))} is written here too"
            raise BadInput.at(place, both, key)
        values[key] = value

    def _refuse_keyword(self, word: str, place: Place) -> None:
        if self.knows(word):
            hint = "write a ; before it, and a type and a tribe before other words"
            raise BadInput.at(place, f"{shown(word)} stands among other words; {hint}", self._field_of(word))

    def _refuse_slip(self, word: str, loose: Words, place: Place) -> None:
        known = {folded(each) for each in loose.known}
        alike = [each for each in (*self.keys, *self.options) if abs(len(each) - len(word)) <= 2]
        near = get_close_matches(folded(word), alike, n=1, cutoff=_SLIP)
        if near and folded(word) not in known:
            name = self.keys[near[0]].key if near[0] in self.keys else self.options[near[0]][1]
            hint = f"did you mean {name}? Write {loose.key}: {word} if it is really called so"
            raise BadInput.at(place, f"unknown property {shown(word)}; {hint}", loose.key)

    def _refuse_comma(self, found: Mapping[str, Value], ends: str, place: Place) -> None:
        """After alternatives a comma could go on with them or start the next property."""
        for key, value in found.items():
            if ends == "," and value and isinstance(self.keys[folded(key)], Either):
                hint = "write ; before the next property, or the word or before one more name"
                raise BadInput.at(place, f"a comma after {shown(key)} and its names is not clear; {hint}", key)

    def _field_of(self, word: str) -> str:
        key = folded(word)
        return self.keys[key].key if key in self.keys else self.options[key][0].key

    def _names(self) -> list[str]:
        return list(dict.fromkeys(field.key for field in self.keys.values()))


def _parts(text: str, place: Place) -> Iterator[tuple[str, Place, str]]:
    """Each part with its place and the mark that ends it."""
    for found in _PART.finditer(text):
        part = found.group().strip()
        shift = found.start() + len(found.group()) - len(found.group().lstrip())
        if part:
            yield part, Place(place.file, place.line, place.column + shift), text[found.end() : found.end() + 1]
