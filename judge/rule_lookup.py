"""One rule or term, as a document and as text: what it says, where it stands, what hangs on it."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from typing import Any

from judge.content.library import Library
from judge.content.markup import plain, readable
from judge.content.model import Entry, Unit
from judge.content.problem import BadInput, Place, UnknownGame, shown, unknown

WIDTH = 88
ADDRESS = Place("address")
LONGEST_IN_SHORT = 260
NOT_SEE = ("scenario", "reading", "misreading", "note")
BY_NAME = ("reading", "scenario", "note", "misreading", "chart")


def library_for(address: str) -> Library:
    """The content an address needs: one game's where it names a game, else that of all games."""
    from judge.content.load import load

    named = load(games=re.split("[:/]", address)[:2])
    return named if named.games else load()


def rule_json(library: Library, address: str) -> dict[str, Any]:
    """The document of `judge rule --json` for an address such as `chaotic:8.5.4`; BadInput when nothing is there.

    A reading or a scenario is found by the name that verdicts and rules print, `game:name` or `game/name`, unless a
    rule or term has that name; then the way with the stroke finds it.
    """
    game, id = _parts(library, address)
    entry = library.resolve(id, game) if game else library.resolve(address)
    if entry is not None:
        return _of_entry(library, entry, id)
    unit = library.units.get(game, {}).get(id)
    if unit is not None:
        return _of_unit(library, game, unit)
    if (found := _by_name(library, game, id)) is not None:
        return _of_entry(library, found, id)
    raise BadInput.at(ADDRESS, unknown("rule or term", id, _known(library, game)))


def rule_text(library: Library, address: str) -> str:
    """The same as text for a terminal."""
    document = rule_json(library, address)
    head = f"{document['game']}:{document['id']}" if document["game"] else document["id"]
    lines = [document["title"], f"{head}  {document['kind']}, {document['edition']}".rstrip(", "), ""]
    lines += _wrapped(document["text"]) if document["text"] else ["This part of the rulebook states no rule."]
    for name, label in (("see", "See"), ("readings", "Readings"), ("scenarios", "Scenarios")):
        if document[name]:
            lines += ["", *_wrapped(f"{label}: {', '.join(document[name])}")]
    return "\n".join(lines) + "\n"


def in_short(text: str) -> str:
    """The sentence of a rule that says most: its first paragraph, with the list that follows a colon, cut if long."""
    first, _, rest = text.strip().partition("\n\n")
    if first.endswith(":") and rest:
        return _first_lines([first, *rest.partition("\n\n")[0].split("\n")])
    first = first.partition("\n")[0] if "\n" in first and len(first) > LONGEST_IN_SHORT else first
    while len(first) > LONGEST_IN_SHORT and ". " in first:
        first = first.rpartition(". ")[0] + "."
    return first


def _first_lines(lines: list[str]) -> str:
    """As many lines of a list as are still short; that there are more is marked."""
    kept = lines[:2]
    for line in lines[2:]:
        if len("\n".join((*kept, line))) > LONGEST_IN_SHORT:
            return "\n".join((*kept, "…"))
        kept.append(line)
    return "\n".join(kept)


def words_of(library: Library, entry: Entry) -> str:
    """What an entry says, without markup; a link to a term shows the term, one to a rule its number."""

    def label(target: str) -> str:
        found = library.resolve(target, entry.game)
        return readable(target) if found is None or found.kind == "rule" else found.title

    return plain(entry.text, label)


def _parts(library: Library, address: str) -> tuple[str, str]:
    """The game and the id that an address names; the game is empty for a concept."""
    prefix, colon, rest = address.strip().partition(":")
    if colon and prefix in library.games:
        return prefix, rest.strip()
    named, slash, id = address.strip().partition("/")
    if slash and named in library.games:
        found = _by_name(library, named, id)
        return named, found.address if found else id.strip()
    inner, slash, id = rest.partition("/")
    if colon and slash and inner in library.games:
        return inner, f"{prefix}:{inner}/{id}"
    if colon and prefix != "concept":
        raise UnknownGame.named(prefix, library.games, ADDRESS)
    id = rest.strip() if colon else address.strip()
    if id not in library.concepts:
        raise BadInput.at(ADDRESS, f"{shown(address)} names no game; write it as game:id, such as chaotic:8.5.4")
    return "", id


def _by_name(library: Library, game: str, id: str) -> Entry | None:
    """The reading, scenario, note, misreading or chart of that name, in this order; None where there is none."""
    wanted = id.strip().casefold().replace(" ", "-")
    return next((found for kind in BY_NAME if (found := library.resolve(f"{kind}:{wanted}", game))), None)


def _known(library: Library, game: str) -> Iterable[str]:
    """What may be asked for: units first, then the terms, then the names they go by, then readings and the like."""
    terms, named = library.of(game, "term"), library.of(game, *BY_NAME)
    ids = (*(term.id for term in terms), *(term.title for term in terms), *(each.id for each in named))
    return dict.fromkeys((*library.units.get(game, {}), *ids))


def _of_entry(library: Library, entry: Entry, asked: str) -> dict[str, Any]:
    around = (*library.links_from(entry.address), *library.backlinks(entry.address))
    return {
        "id": _unit_id(library, entry, asked),
        "game": entry.game,
        "edition": entry.edition,
        "kind": entry.kind,
        "title": entry.title,
        "text": words_of(library, entry),
        "url": entry.url,
        "see": [each.address for each in library.links_from(entry.address) if each.kind not in NOT_SEE],
        "readings": _ids(each for each in around if each.kind == "reading"),
        "scenarios": _ids(each for each in around if each.kind == "scenario"),
    }


def _of_unit(library: Library, game: str, unit: Unit) -> dict[str, Any]:
    """A unit of the rulebook that no entry states yet: its title, and nothing made up."""
    return {
        "id": unit.id,
        "game": game,
        "edition": library.games[game].edition,
        "kind": unit.kind,
        "title": unit.title,
        "text": "",
        "url": "",
        "see": [],
        "readings": [],
        "scenarios": [],
    }


def _unit_id(library: Library, entry: Entry, asked: str) -> str:
    """The unit that was asked for, or the first that the entry states, or the entry's own id."""
    units = library.units.get(entry.game, {})
    if asked in units:
        return asked
    stated = (entry.id, *entry.cites) if entry.kind in ("rule", "term", "chapter") else ()
    return next((unit for unit in stated if unit in units), entry.id)


def _ids(entries: Iterable[Entry]) -> list[str]:
    return list(dict.fromkeys(f"{entry.game}/{entry.id}" for entry in entries))


def _wrapped(text: str) -> list[str]:
    """Text in lines of a readable width; a list keeps its indentation."""
    lines: list[str] = []
    for line in text.split("\n"):
        body = line.lstrip()
        indent = " " * (len(line) - len(body) + (2 if body.startswith("- ") else 0))
        first = line[: len(line) - len(body)]
        lines += textwrap.wrap(body, WIDTH, initial_indent=first, subsequent_indent=indent) or [""]
    return lines
