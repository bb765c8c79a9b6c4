"""Checks a deck: finds the game, reads the list, applies the rules, and says what hangs on a reading."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from judge import games
from judge.cards import size
from judge.content.problem import BadInput, Place, UnknownGame, listed, unknown
from judge.content.rulesdata import Question, load_rules_data
from judge.decks.deck import Breach, Card, Deck, Note, Total, count, labels
from judge.decks.entry import Draft
from judge.decks.read import read
from judge.decks.settings import format_named
from judge.decks.spec import DeckGame, Rule
from judge.kit.words import counted

MOST_PROBLEMS = 50
MOST_NOTES = 50


def check(
    game: str,
    text: str,
    format: str | None = None,
    file: str = "<deck>",
    readings: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """The verdict on a deck list: game, format, legal, problems, numbers, notes; BadInput for one that cannot be read.

    `legal` is None where no rule is broken as far as can be told, and something cannot be told.
    """
    return judged(deck_game(game, file), text, format, file, readings or {}, load_rules_data(game).readings)


def checked_games() -> list[str]:
    """The ids of the games that have deck checks, in alphabetical order."""
    folders = [Path(folder) for folder in games.__path__]
    found = {path.parts[-3] for folder in folders for path in folder.glob("*/decks/__init__.py")}
    found |= {path.parts[-2] for folder in folders for path in folder.glob("*/decks.py")}
    return sorted(name.replace("_", "-") for name in found)


def deck_game(game: str, file: str = "<deck>") -> DeckGame:
    """What a game declares about its decks; BadInput says which games have deck checks."""
    if game not in games.playable():
        raise UnknownGame.named(game, checked_games(), Place(file), "game")
    if game not in checked_games():
        message = f"{game} has no deck check; these have: {listed(checked_games()) or 'none'}"
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
    drafts = read(game, text, file)
    decks = _decks(game, drafts, format, file, in_force)
    problems = [_problem(game, each) for each in _cut_short(game, _breaches(game, decks, known))]
    legal = False if any(not each["unknown"] for each in problems) else None if problems else True
    return {
        "game": game.game,
        "format": decks[0].format,
        "legal": legal,
        "problems": problems,
        "numbers": [_number(deck, each) for deck in decks for each in game.totals(deck)],
        "notes": [{"line": each.line, "text": each.text} for each in _notes(game, drafts)],
    }


def _decks(
    game: DeckGame,
    drafts: list[tuple[Draft, tuple[Card, ...]]],
    format: str | None,
    file: str,
    readings: Mapping[str, str],
) -> list[Deck]:
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
    return {"text": breach.text, "cites": cites, "cards": list(breach.cards), "unknown": not breach.sure}


def _number(deck: Deck, total: Total) -> dict[str, Any]:
    said = {"what": total.what, "number": total.number, "allowed": total.allowed, "untold": total.untold}
    return {"deck": deck.title, **said}


def _notes(game: DeckGame, drafts: list[tuple[Draft, tuple[Card, ...]]]) -> list[Note]:
    """What was made of single lines, in their order; then what is taken for granted without a collection."""
    notes = sorted((note for draft, _ in drafts for note in draft.notes), key=lambda note: note.line)
    if game.assumed and not size(game.game):
        notes.append(Note(0, game.assumed))
    more = len(notes) - MOST_NOTES
    return notes if more <= 0 else [*notes[:MOST_NOTES], Note(0, f"There are {more} more notes.")]


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
                yield Breach(owner + breach.text + hangs, breach.cards, breach.cites or each.cites, breach.sure)
        for breach in _untold(game, deck):
            yield Breach(owner + breach.text, breach.cards, breach.cites, sure=False)
    for group in game.group_rules:
        for breach in group.breaches(decks):
            yield Breach(breach.text, breach.cards, breach.cites or group.cites, breach.sure)


def _untold(game: DeckGame, deck: Deck) -> Iterator[Breach]:
    """Cards of which neither the list nor the collection says what every rule must know."""
    for key in game.required:
        if cards := deck.untold(key):
            words = listed(list(dict.fromkeys(each.words[0] for each in game.headings if key in each.gives))[:6])
            example = next(str(each.gives[key]) for each in game.headings if key in each.gives)
            who = f"The {key} is not known for {counted(count(cards), 'card')}: {listed(labels(cards))}"
            hint = f"Put a heading above (such as {words}), or write it with the card: {cards[0].name} [{example}]"
            yield Breach(f"{who}. Neither the list nor your collection says it. {hint}.", labels(cards), (game.cite,))


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
