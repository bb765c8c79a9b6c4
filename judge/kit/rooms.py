"""The rooms of a game: every module in them is brought in, so that what it registers is known."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

ROOMS = ("play", "cards", "asks", "table")


def open_rooms(game: str) -> None:
    """Imports every module in the rooms of a game's package, room by room, in alphabetical order.

    Call it at the end of the package's `__init__`, after RULES is there: the modules ask for RULES themselves. A room
    may be a folder or, in a small game, a single file. The room `decks` stays closed until somebody asks about a deck.
    """
    home = Path(str(import_module(game).__file__)).parent
    for room in ROOMS:
        for file in (*home.glob(f"{room}.py"), *sorted((home / room).rglob("*.py"))):
            parts = file.relative_to(home).with_suffix("").parts
            import_module(".".join((game, *(part for part in parts if part != "__init__"))))
