"""The events of a YAML text where PyYAML has no compiled parser: those that the compiled one gives, and in less time.

PyYAML's own scanner in Python ends a word at a question mark inside braces, which the compiled one does not, and looks
at every character by itself.
"""

from __future__ import annotations

import re
from typing import Any

import yaml
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.resolver import BaseResolver
from yaml.scanner import Scanner, ScannerError

ENDS = "\0 \t\r\n\x85\u2028\u2029"
BREAKS = "\r\n\x85\u2028\u2029"
BLOCK_WORD = re.compile(rf"(?:[^:{ENDS}]|:(?![{ENDS}]))+")
FLOW_WORD = re.compile(rf"(?:[^:,\[\]{{}}{ENDS}]|:(?![,?\[\]{{}}{ENDS}]))+")
AFTER_COLON = ",?[]{}"


class PureLoader(Reader, Scanner, Parser, BaseResolver):
    """What `yaml.parse` needs of a loader."""

    def __init__(self, stream: str) -> None:
        Reader.__init__(self, stream)
        Scanner.__init__(self)
        Parser.__init__(self)
        BaseResolver.__init__(self)

    def forward(self, length: int = 1) -> None:
        """Goes on by some characters, by all at once where they are of one line."""
        passed = self.buffer[self.pointer : self.pointer + length]
        if any(each in passed for each in BREAKS) or "\ufeff" in passed:
            super().forward(length)
            return
        self.pointer += length
        self.index += length
        self.column += length

    def scan_plain(self) -> Any:
        """Words without quotes, over one line or several."""
        start = end = self.get_mark()
        chunks: list[str] = []
        spaces: list[Any] | None = []
        indent = self.indent + 1
        word = FLOW_WORD if self.flow_level else BLOCK_WORD
        while self.peek() != "#":
            found = word.match(self.buffer, self.pointer)
            length = len(found[0]) if found else 0
            if self.flow_level and self.peek(length) == ":" and self.peek(length + 1) in AFTER_COLON:
                raise ScannerError("while scanning a plain scalar", start, "found unexpected ':'", self.get_mark())
            if not length:
                break
            self.allow_simple_key = False
            chunks.extend(spaces or ())
            chunks.append(self.prefix(length))
            self.forward(length)
            end = self.get_mark()
            spaces = self.scan_plain_spaces(indent, start)
            if not spaces or self.peek() == "#" or (not self.flow_level and self.column < indent):
                break
        return yaml.ScalarToken("".join(chunks), True, start, end)
