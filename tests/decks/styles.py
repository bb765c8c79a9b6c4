"""One deck in many hands: the ways in which people write the same list down."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Line(NamedTuple):
    """One card of a list: how many, its name, and what stands with it in brackets."""

    count: int
    name: str
    more: str = ""

    @property
    def brackets(self) -> str:
        """What stands with it, in brackets."""
        return f" [{self.more}]" if self.more else ""


class Part(NamedTuple):
    """The cards below one heading, with what the type is called on one card."""

    heading: str
    type: str
    cards: list[Line]

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(card.count for card in self.cards)


Parts = list[Part]


def _written(parts: Parts, heading: str, card: str, before: str = "", after: str = "") -> str:
    """A list by two patterns, one for headings and one for cards."""
    lines = [before]
    for part in parts:
        lines += ["", heading.format(name=part.heading, size=part.size)] if heading else []
        lines += [
            card.format(n=each.count, name=each.name, more=each.brackets, type=part.type, number=place + 1)
            for place, each in enumerate(part.cards)
        ]
    return "\n".join([*lines, after])


def deck_file(parts: Parts) -> str:
    """The file of a deck builder, with tags; it says nothing of a card but its name."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', '<deck game="0-0">']
    for part in parts:
        lines.append(f'  <section name="{part.type}" shared="False">')
        lines += [f'    <card qty="{each.count}" id="a-{n}">{each.name}</card>' for n, each in enumerate(part.cards)]
        lines.append("  </section>")
    return "\n".join([*lines, "</deck>"])


def table(parts: Parts) -> str:
    """A header row and tabs, the properties behind the name."""
    rows = [f"{each.count}\t{each.name}{each.brackets}\t{part.type}" for part in parts for each in part.cards]
    return "\n".join(["Qty\tCard name\tType", *rows])


STYLES: dict[str, Callable[[Parts], str]] = {
    "bare": lambda parts: _written(parts, "{name}", "{n} {name}{more}"),
    "3x, Allies (12)": lambda parts: _written(parts, "{name} ({size})", "{n}x {name}{more}"),
    "x3 behind, ### Allies": lambda parts: _written(parts, "### {name}", "{name} x{n}{more}"),
    "(3) before, // Allies": lambda parts: _written(parts, "// {name}", "({n}) {name}{more}"),
    "(3) behind, Allies:": lambda parts: _written(parts, "{name}:", "{name} ({n}){more}"),
    "set and number, == Allies ==": lambda parts: _written(
        parts, "== {name} - {size} cards ==", "{n}\u00d7 {name} (Core {number}){more}"
    ),
    "tabs and nothing else": lambda parts: _written(parts, "", "{n}\t{name}{more}\t{type}"),
    "types in brackets": lambda parts: _written(parts, "", "- {name} [{type}]{more} [x{n}]"),
    "types in parentheses": lambda parts: _written(parts, "", "{n} {name} ({type}){more} # mine"),
    "types after a dash": lambda parts: _written(parts, "", "{n} {name} - {type}{more}"),
    "a web page": lambda parts: _written(
        parts,
        "**{name} ({size})**",
        "* {n}x [{name}](https://example.org/{number}) _(Core Set 1)_{more}",
        "Some deck\n",
        "\nDeck built on https://example.org",
    ),
    "columns of blanks": lambda parts: _written(parts, "{name}", "{n}     {name}{more}    Core Set"),
    "a forum": lambda parts: _written(parts, "[b]{name}[/b] {size}", "[*]{n} [i]{name}[/i]{more}"),
    "a table of dashes": lambda parts: _written(
        parts, "", "| {n} | {name}{more} | {type} |", "| Count | Name | Type |\n|---|---|---|"
    ),
    "a table": table,
}
