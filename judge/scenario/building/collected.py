"""A card of the collection on a table that is being built: what is printed on it is written down with it."""

from __future__ import annotations

from judge import cards, games
from judge.content.problem import BadInput
from judge.content.yamltree import parse
from judge.scenario.building import edits
from judge.scenario.building.tables import Path
from judge.scenario.building.writing import data_of
from judge.scenario.collected_rows import CARD, filled_in


def called(game: str, name: str) -> str:
    """What a card is called on a table: `Slate (Quarry)` says which one is meant, and is called Slate there."""
    bare, marked = cards.bare_name(name)
    return bare if marked and cards.size(game) else name


def printed(text: str, path: Path, card: str) -> str:
    """The text with what is printed on a card in its row, as far as the row does not say otherwise.

    A name that no card of the collection has, or several have, is left as it is: a judge may call a card as he likes.
    """
    row = edits.value_at(text, path)
    game = str(edits.value_at(text, ("game",)))
    if not card or len(path) != 3 or not isinstance(row or {}, dict) or not cards.size(game):
        return text
    said = row or {}
    asked = edits.put(text, path, {**said, CARD: card})
    try:
        found = filled_in(parse(asked), games.rules(game), "scenario", asked).node
    except BadInput:
        return text
    for step in path:
        assert isinstance(step, str)
        found = found.entries[step] if step in found.entries else found
    full = data_of(found)
    if not isinstance(full, dict) or full.keys() <= {*said, CARD}:
        return text
    return edits.put(text, path, {key: value for key, value in full.items() if key != CARD})
