"""What a list says about the deck as a whole: `Format: Limited`, `Size: 3`, `Deck: Ana`."""

from __future__ import annotations

import re

from judge.content.problem import BadInput, Place, shown, unknown
from judge.decks.deck import Value
from judge.decks.entry import Draft
from judge.decks.spec import DeckGame, Format
from judge.decks.values import value_of, written
from judge.decks.words import folded

NOTES = (
    *("name", "title", "player", "author", "event", "date", "note", "notes", "total", "source", "link", "url", "by"),
    *("created", "updated", "description", "comment", "tags", "deck name", "deck title", "decklist by", "deck by"),
)
_SETTING = re.compile(r"([^\W\d_][\w' -]*?)\s*(?:\([^()]*\))?\s*:\s*(\S.*)")


def setting_in(text: str) -> tuple[str, str] | None:
    """The name and the value of a line such as `Format: Limited`; None for any other line."""
    found = _SETTING.fullmatch(text.rstrip(" ,;\t"))
    return (found.group(1), found.group(2)) if found else None


def format_named(game: DeckGame, text: str, place: Place) -> Format:
    """The format that a text names, by its id, its title or another name."""
    for each in game.formats:
        if folded(text) in map(folded, (each.id, each.title, *each.also)):
            return each
    raise BadInput.at(place, unknown("format", text, [each.id for each in game.formats]), "format")


class Settings:
    """Reads the settings of one list and keeps them with the deck they are about."""

    def __init__(self, game: DeckGame, file: str) -> None:
        self.game = game
        self.file = file
        self.fields = {folded(name): field for field in game.settings for name in written(field)}

    def knows(self, key: str) -> bool:
        """Whether a name is that of a setting, or of a note that changes nothing."""
        name = folded(key)
        known = name in ("deck", "game", "format") or name in self.fields or _is_note(name)
        return known or name in map(folded, self.game.ignored_columns)

    def add(self, key: str, value: str, place: Place, drafts: list[Draft]) -> None:
        """Takes one setting; `Deck` begins another deck where the game is played with several."""
        name = folded(key)
        if name == "deck":
            self._deck(value, place, drafts)
        elif name == "game":
            self._game(value, place)
        elif name == "format":
            _once(drafts[0].settings, "format", format_named(self.game, value, place).id, place)
        elif field := self.fields.get(name):
            found = value_of(field, value, place)
            if found is not None:
                _once(drafts[-1].settings, field.key, found, place)
        elif not _is_note(name) and name not in map(folded, self.game.ignored_columns):
            known = ["format", "deck", *(field.key for field in self.game.settings), "game", *NOTES[:9]]
            hint = "put # before a note, and a number before a card of this name"
            raise BadInput.at(place, f"{unknown('setting', key, known)}; {hint}", key)

    def _deck(self, title: str, place: Place, drafts: list[Draft]) -> None:
        if drafts[-1].entries and len(drafts) >= self.game.most_decks:
            most = self.game.most_decks
            raise BadInput.at(place, f"a further deck begins here; allowed: {most} in one list", "deck")
        if drafts[-1].entries:
            drafts.append(Draft())
        drafts[-1].title = title[:100]

    def _game(self, value: str, place: Place) -> None:
        if folded(value) != folded(self.game.game):
            raise BadInput.at(place, f"the list is for {shown(value)}, not for {self.game.game}", "game")


def _is_note(name: str) -> bool:
    return name in NOTES or name.split(" ")[0] in NOTES


def _once(settings: dict[str, Value], key: str, value: Value, place: Place) -> None:
    if settings.get(key, value) != value:
        raise BadInput.at(place, f"{key} is written twice, and not the same", key)
    settings[key] = value
