"""One property from its text: what a column or a bracket says, by the kind of field it is."""

from __future__ import annotations

import re

from judge.content.problem import BadInput, Place, listed, shown, unknown
from judge.decks.deck import Value
from judge.decks.spec import Choice, Either, Field, Flag, Number
from judge.decks.words import folded

YES = frozenset({"", "yes", "y", "true", "x", "1", "\N{CHECK MARK}", "\N{HEAVY CHECK MARK}"})
NO = frozenset({"no", "n", "false", "0", "none"})
_ALTERNATIVES = re.compile(r"\s+or\s+|\s*[/|]\s*", re.IGNORECASE)
_JOINED = re.compile(r"[,;&+]|\band\b", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_](?:[^\W\d_]|['-])*")


def value_of(field: Field, text: str, place: Place) -> Value | None:
    """What a text says of a property; None when it says that the card does not have it."""
    if isinstance(field, Flag):
        return _flag(field, text, place)
    if isinstance(field, Either):
        return _either(field, text, place)
    if not text:
        raise BadInput.at(place, f"nothing is written after {field.key}", field.key)
    if isinstance(field, Number):
        return None if text.casefold() in field.none else _number(field, text, place)
    return _option(field, text, place) if isinstance(field, Choice) else single_words(field, text, place)


def options(field: Choice) -> dict[str, str]:
    """Every way to write an option, as it is compared, with the option it means."""
    return {folded(word): option for option, also in field.options.items() for word in (option, *also)}


def single_words(field: Field, text: str, place: Place) -> tuple[str, ...]:
    """A list of words; anything that is not a word is refused."""
    words = [word.strip(".") for word in re.split(r"[\s,/]+", text) if word.strip(".")]
    for word in words:
        if not _WORD.fullmatch(word):
            raise BadInput.at(place, f"{shown(word)} is not a word", field.key)
    return tuple(words)


def written(field: Field) -> tuple[str, ...]:
    """Every way to write the name of a property."""
    return (field.key, *field.also)


def _option(field: Choice, text: str, place: Place) -> str:
    found = options(field).get(folded(text))
    if found is None:
        raise BadInput.at(place, unknown(field.key, text, field.options), field.key)
    return found


def _flag(field: Field, text: str, place: Place) -> bool | None:
    if _says_yes(field, text):
        return True
    if text.casefold() in NO:
        return None
    raise BadInput.at(place, f"found {shown(text)}; allowed: yes, no", field.key)


def _says_yes(field: Field, text: str) -> bool:
    """Whether a text only says that the card has the property: nothing more, a yes, or its name once again."""
    return text.casefold() in YES or folded(text) in map(folded, written(field))


def _number(field: Number, text: str, place: Place) -> int:
    found = re.fullmatch(field.pattern, text, re.IGNORECASE | re.ASCII)
    if found and len(found.group(1)) < 10 and field.least <= int(found.group(1)) <= field.most:
        return int(found.group(1))
    allowed = f"a whole number from {field.least} to {field.most}"
    raise BadInput.at(place, f"found {shown(text)}; allowed: {allowed}", field.key)


def _either(field: Field, text: str, place: Place) -> tuple[str, ...] | None:
    if _says_yes(field, text):
        return ()
    if text.casefold() in NO:
        return None
    return _alternatives(field, _after_name(field, text), place)


def _after_name(field: Field, text: str) -> str:
    """What stands after the name of the property, as in `Loyal - Danians or Minions` or `Loyal to Danians`."""
    words = text.split()
    for name in sorted(written(field), key=len, reverse=True):
        size = len(name.split())
        if folded(" ".join(words[:size])) == folded(name):
            words = words[size:]
            break
    rest = " ".join(words).strip(" -:=()")
    return rest[3:] if rest.casefold().startswith("to ") else rest


def _alternatives(field: Field, text: str, place: Place) -> tuple[str, ...]:
    if joined := _JOINED.search(text):
        hint = 'write "or" where either is enough, and only a space where a card needs both'
        raise BadInput.at(place, f"found {shown(joined.group())} in {shown(text)}; {hint}", field.key)
    parts = [" ".join(single_words(field, part, place)) for part in _ALTERNATIVES.split(text)]
    if not all(parts):
        raise BadInput.at(place, f"{shown(text)} names nothing before or after an or", field.key)
    return tuple(parts)


def in_words(value: Value) -> str:
    """A property's value as it is written."""
    if isinstance(value, tuple):
        return " ".join(value) or "yes"
    return "yes" if value is True else str(value)


def allowed_in(field: Field) -> str:
    """What may be written for a property, in words."""
    if isinstance(field, Choice):
        return listed(field.options)
    if isinstance(field, Number):
        return f"a whole number from {field.least} to {field.most}"
    if isinstance(field, Flag):
        return "yes or no"
    return "yes, no, or names joined by or" if isinstance(field, Either) else "words with spaces between them"
