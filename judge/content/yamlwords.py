"""What a YAML syntax error means, in words for someone who does not know YAML's grammar."""

from __future__ import annotations

_QUOTES = "the quotes opened here are never closed"
_QUOTED = "text with a colon or a bracket in it has to stand in quotes"
_LIST = f"the list opened here with [ needs a comma between its elements and a ] at its end; {_QUOTED}"
_GROUP = f"the group opened here with {{ needs a comma between its members and a }} at its end; {_QUOTED}"
_START = "this character cannot begin a value: indent with spaces, not tabs, and quote special characters"
_COLON = "a colon is not expected here; put text that contains a colon in quotes"
_ESCAPE = "this backslash sequence is not known; use single quotes for text with backslashes"
_DENT = "this line is not indented like the lines above it, or a list is mixed with keys"
_WORDS = (
    ("mapping values are not allowed", _COLON),
    ("cannot start any token", _START),
    ("unexpected end of stream", _QUOTES),
    ("quoted scalar", _QUOTES),
    ("could not find expected ':'", "a colon is missing after a key"),
    ("expected ',' or ']'", _LIST),
    ("expected ',' or '}'", _GROUP),
    ("expected '-' indicator", "every element of this list must begin with a dash in the same column"),
    ("expected <block end>", _DENT),
    ("did not find expected key", "a key with a colon is expected here; check indentation and quotes"),
    ("did not find expected node content", "a value is expected here"),
    ("expected the node content", "a value is expected here"),
    ("<document start>", "only one value can stand at the top of a file; check the indentation"),
    ("unknown escape character", _ESCAPE),
    ("block sequence entries are not allowed", "a list cannot begin here; put the dash on a line of its own"),
    ("tag handle", "a tag (!name) is not allowed; write plain values"),
    ("expected tag", "a tag (!name) is not allowed; write plain values"),
    ("indentation", "this line is not indented as YAML needs it"),
    ("directive", "a line that begins with % is not allowed"),
    ("incompatible YAML document", "a line that begins with % is not allowed"),
)


def never_closed(words: str) -> bool:
    """Whether the message is about something opened earlier, which is the place to show."""
    return words in (_QUOTES, _LIST, _GROUP)


def in_plain_words(problem: str | None, context: str | None) -> str:
    """A parser's message in plain words; an unknown one is passed on as it is."""
    raw = problem or context or "unreadable"
    for part, words in _WORDS:
        if part in raw:
            return words
    return f"this cannot be read as YAML ({raw})"
