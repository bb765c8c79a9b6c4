"""Everything that can be wrong with the content, each with its file and line."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

from judge.content.checkcharts import chart_problems
from judge.content.library import STATING, Library, folded
from judge.content.markup import plain
from judge.content.mentions import Mentions
from judge.content.model import Entry, Link, Option
from judge.content.problem import Place, Problem, found_twice, listed, nearest, shown
from judge.content.ready import CONCEPTS

Functions = Mapping[str, Mapping[str, Collection[str]]]
_NUMBER = re.compile(r"[0-9]+(\.[0-9]+)*")


def check(library: Library, known_functions: Functions | None = None) -> list[Problem]:
    """All problems of the content: those found while loading and those between its parts."""
    problems = {*library.problems, *_links(library), *_concepts(library)}
    for game in library.games:
        problems.update(_game(library, game))
        problems.update(_names(library, game))
        problems.update(_unlinked(library, game))
        problems.update(_open_points(library, game))
        problems.update(_scenarios(library, game))
        problems.update(chart_problems(library.charts[game], (known_functions or {}).get(game)))
    return sorted(problems)


def _links(library: Library) -> Iterator[Problem]:
    for link in library.links:
        source = library.entries.get(link.source)
        if source is None:
            continue
        if link.via == "cites":
            yield from _cite(library, link.target, source.game, link.place)
        elif library.target(link) is None and not (link.via == "about" and _is_unit(library, link, source)):
            yield Problem(link.place, _broken(library, link, source))


def _is_unit(library: Library, link: Link, source: Entry) -> bool:
    game, unit = _split(link.target, source.game, library)
    return unit in library.units.get(game, {})


def _broken(library: Library, link: Link, source: Entry) -> str:
    game, unit = _split(link.target, source.game, library)
    what = {"see": "see", "about": "about"}.get(link.via, "the link")
    if unit in library.units.get(game, {}):
        return f"{what} leads to {shown(link.target)}, a unit that no entry states yet"
    names = [*library.entries, *(entry.id for entry in library.of(game, "term", "rule"))]
    rest = link.target.partition(":")[2]
    same = [name for name in names if rest and name.partition(":")[2] == rest]
    return f"{what} leads nowhere: {shown(link.target)}{_hint(link.target, same or names)}"


def _hint(word: str, names: Collection[str]) -> str:
    close = nearest(word, names)
    return f"; did you mean {close}?" if close else ""


def _split(target: str, game: str, library: Library) -> tuple[str, str]:
    prefix, colon, rest = target.partition(":")
    return (prefix, rest) if colon and prefix in library.games else (game, target)


def _cite(library: Library, cite: str, game: str, place: Place) -> Iterator[Problem]:
    game, unit = _split(cite, game, library)
    units = library.units.get(game, {})
    if unit not in units:
        whose = f"the units of {game}" if game else "any game; write game:unit"
        yield Problem(place, f"cites {shown(unit)}, which is not among {whose}{_hint(unit, units.keys())}")


def _concepts(library: Library) -> Iterator[Problem]:
    if not any((root / CONCEPTS).is_dir() for root in library.roots):
        return
    for entry in library.entries.values():
        if entry.concept and entry.concept not in library.concepts:
            hint = _hint(entry.concept, library.concepts.keys())
            yield Problem(entry.place, f"there is no concept {shown(entry.concept)}{hint}")


def _game(library: Library, game: str) -> Iterator[Problem]:
    info, units = library.games[game], library.units[game]
    if not info.edition:
        yield Problem(info.place, "the game states no edition, so its entries have none", "edition")
    for constant in info.constants.values():
        yield from _cite(library, constant.cite, game, constant.place)
    for each in info.formats.values():
        for cite in each.cites:
            yield from _cite(library, cite, game, each.place)
    for entry in library.of(game, "rule"):
        if units and entry.id not in units and _NUMBER.fullmatch(entry.id):
            yield Problem(entry.place, f"the anchor {entry.id} is not among the units of {game}")
    for unit in units.values() if info.status == "whole" else ():
        if not unit.silent and not library.covering(game, unit.id):
            yield Problem(unit.place, f"no entry states the unit {unit.id}")


def _names(library: Library, game: str) -> Iterator[Problem]:
    """A name or alias belongs to one term."""
    owners: dict[str, Entry] = {}
    terms = library.of(game, "term")
    for term in terms:
        first = owners.setdefault(folded(term.title), term)
        if first is not term:
            yield Problem(term.place, found_twice("term", term.title, first.place))
    for term in terms:
        for alias in term.aliases:
            first = owners.setdefault(folded(alias), term)
            if first is not term:
                message = f"the alias {shown(alias)} already belongs to {first.id}"
                yield Problem(term.place, message, "aliases")


def _unlinked(library: Library, game: str) -> Iterator[Problem]:
    """Every term is used somewhere else than on its own page."""
    mentions = Mentions.of(library, game)
    used: set[str] = set()
    for entry in library.of(game):
        heading = "" if entry.kind in STATING else f"{entry.title}\n"
        for mention in mentions.find(plain(heading + entry.text)):
            if mention.entry.page != entry.page:
                used.add(mention.entry.address)
    for term in library.of(game, "term"):
        linked = any(other.page != term.page for other in library.backlinks(term.address))
        if not linked and term.address not in used:
            yield Problem(term.place, f"nothing links to the term {shown(term.title)} or uses its name")


def _open_points(library: Library, game: str) -> Iterator[Problem]:
    for reading in library.readings[game].values():
        yield from _switch(reading.place, reading.id, "default", reading.default, reading.options)
    for misreading in library.misreadings[game].values():
        yield from _switch(misreading.place, misreading.id, "right", misreading.right, misreading.options)


def _switch(place: Place, id: str, key: str, chosen: str, options: Mapping[str, Option]) -> Iterator[Problem]:
    if len(options) < 2:
        yield Problem(place, f"{id} needs at least two options; found {len(options)}", "options")
    if chosen not in options:
        message = f"{shown(chosen)} is not among the options of {id}: {listed(options)}"
        yield Problem(place, message + _hint(chosen, options.keys()), key)


def _scenarios(library: Library, game: str) -> Iterator[Problem]:
    examples: dict[str, Place] = {}
    for scenario in library.scenario_files[game]:
        if not scenario.about:
            yield Problem(scenario.place, "the scenario names no rule it is about", "about")
        first = examples.setdefault(scenario.example, scenario.place) if scenario.example else scenario.place
        if first != scenario.place:
            yield Problem(scenario.place, found_twice("example", scenario.example, first), "example")
