"""Checks a deck: finds the game, reads the list, applies the rules, and says what hangs on a reading."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from judge import games
from judge.content.problem import BadInput, Place, unknown
from judge.content.rulesdata import Question, load_rules_data
from judge.decks.deck import Breach, Deck
from judge.decks.read import read
from judge.decks.settings import format_named
from judge.decks.spec import DeckGame, Rule

MOST_PROBLEMS = 50


def check(
    game: str,
    text: str,
    format: str | None = None,
    file: str = "<deck>",
    readings: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """The verdict on a deck list: game, format, legal, problems; BadInput for a list that cannot be read."""
    return judged(deck_game(game, file), text, format, file, readings or {}, load_rules_data(game).readings)


def checked_games() -> list[str]:
    """The ids of the games that have deck checks, in alphabetical order."""
    found = {path.parts[-3] for folder in games.__path__ for path in Path(folder).glob("*/decks/__init__.py")}
    return sorted(name.replace("_", "-") for name in found)


def deck_game(game: str, file: str = "<deck>") -> DeckGame:
    """What a game declares about its decks; BadInput says which games have deck checks."""
    if game not in checked_games():
        message = unknown("game", game, checked_games()) if checked_games() else "no game has a deck check"
        raise BadInput.at(Place(file), message, "game")
    found = importlib.import_module(f"judge.games.{game.replace('-', '_')}.decks").DECKS
    assert isinstance(found, DeckGame)
    return found


def judged(
    game: DeckGame,
    text: str,
    format: str | None,
    file: str,
    chosen: Mapping[str, str],
    known: Mapping[str, Question],
) -> dict[str, Any]:
    """The verdict on a deck list of a game that is already found, under readings that are already loaded."""
    _refuse_readings(chosen, known, file)
    in_force = {id: reading.default for id, reading in known.items()} | dict(chosen)
    decks = _decks(game, text, format, file, in_force)
    problems = [_problem(game, each) for each in _cut_short(game, _breaches(game, decks, known))]
    return {"game": game.game, "format": decks[0].format, "legal": not problems, "problems": problems}


def _decks(game: DeckGame, text: str, format: str | None, file: str, readings: Mapping[str, str]) -> list[Deck]:
    drafts = read(game, text, file)
    inside = str(drafts[0][0].settings.get("format", game.formats[0].id))
    form = format_named(game, inside if format is None else format, Place(file)).id
    return [
        Deck(format=form, cards=cards, title=draft.title, settings=draft.settings, readings=readings)
        for draft, cards in drafts
    ]


def _cut_short(game: DeckGame, breaches: Iterable[Breach]) -> Iterator[Breach]:
    for number, breach in enumerate(breaches):
        if number == MOST_PROBLEMS:
            yield Breach(f"There are more; these are the first {MOST_PROBLEMS}.", (), (game.cite,))
            return
        yield breach


def _problem(game: DeckGame, breach: Breach) -> dict[str, Any]:
    cites = [f"{game.game}:{cite}" for cite in breach.cites]
    return {"text": breach.text, "cites": cites, "cards": list(breach.cards)}


def _refuse_readings(chosen: Mapping[str, str], known: Mapping[str, Question], file: str) -> None:
    for id, option in chosen.items():
        if id not in known:
            raise BadInput.at(Place(file), unknown("reading", id, known), "readings")
        if option not in known[id].options:
            raise BadInput.at(Place(file), unknown("option", option, known[id].options), f"readings.{id}")


def _breaches(game: DeckGame, decks: list[Deck], known: Mapping[str, Question]) -> Iterator[Breach]:
    for deck in decks:
        owner = f"{deck.title or 'A deck without a name'}: " if len(decks) > 1 else ""
        for each in game.rules:
            judge = _Judge(each, replace(deck, asked=set()), known)
            for breach in each.breaches(judge.deck):
                hangs = "".join(_hangs(game.game, *found) for found in judge.readings_behind(breach))
                yield Breach(owner + breach.text + hangs, breach.cards, breach.cites or each.cites)
    for group in game.group_rules:
        for breach in group.breaches(decks):
            yield Breach(breach.text, breach.cards, breach.cites or group.cites)


def _hangs(game: str, reading: str, option: str, free: list[str]) -> str:
    return f" This rests on the reading {game}/{reading}: {option}. By {' or '.join(free)} it would be allowed."


class _Judge:
    """One rule over one deck, and what the rule finds under the other options of the readings it looks at."""

    def __init__(self, rule: Rule, deck: Deck, known: Mapping[str, Question]) -> None:
        self.rule = rule
        self.deck = deck
        self.known = known
        self.elsewhere: dict[tuple[str, str], set[tuple[str, ...]]] = {}

    def readings_behind(self, breach: Breach) -> Iterator[tuple[str, str, list[str]]]:
        """Each reading the breach rests on, its option in force, and the options by which it would not be one."""
        for id in sorted(self.deck.asked & self.known.keys()):
            force = self.deck.readings[id]
            others = [option for option in self.known[id].options if option != force]
            if free := [option for option in others if breach.cards[:1] not in self._subjects(id, option)]:
                yield id, force, free

    def _subjects(self, id: str, option: str) -> set[tuple[str, ...]]:
        """The cards that breaches are about under another option, worked out once."""
        if (id, option) not in self.elsewhere:
            found = self.rule.breaches(self.deck.under(id, option))
            self.elsewhere[id, option] = {breach.cards[:1] for breach in found}
        return self.elsewhere[id, option]
