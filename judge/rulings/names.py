"""Names that go into the record: of people and of events."""

from __future__ import annotations

import unicodedata

from judge.rulings.entry import Refusing

LONGEST_NAME = 80
# Alphabets whose letters are taken for each other: a name has letters of one of them only.
ALIKE = ("LATIN", "CYRILLIC", "GREEK")


def person(text: str, what: str) -> str:
    """A name as it is written into the record; Refusing for one that cannot be read as what it is."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refusing(f"{what} needs a name of at most {LONGEST_NAME} letters")
    if len(mixed := _alphabets(name)) > 1:
        raise Refusing(f"{what} has a name with letters of two alphabets ({', '.join(mixed)}) that look alike")
    return name


def _alphabets(name: str) -> list[str]:
    known = (unicodedata.name(char, "").split(" ")[0] for char in name if char.isalpha())
    return sorted({each.capitalize() for each in known if each in ALIKE})
