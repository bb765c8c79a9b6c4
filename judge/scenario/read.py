"""Reading a scenario: hostile text in, a checked scenario out, or everything that is wrong with it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from judge import games
from judge.content import shape
from judge.content.problem import BadInput, Place, UnknownGame
from judge.content.yamltext import node_of, written
from judge.content.yamltree import LIMITS, Node, parse
from judge.engine import Rules
from judge.scenario.collected_rows import OPTION, Filled, filled_in
from judge.scenario.model import Scenario, scenario_type
from judge.scenario.spelling import as_on_the_table


def read_file(path: Path) -> Scenario:
    """The scenario in a file."""
    return read(text_of(path), str(path))


def text_of(path: Path) -> str:
    """The text of a file that was named by a user; BadInput says why it cannot be read."""
    try:
        with path.open("rb") as file:
            data = file.read(LIMITS.size + 1)
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadInput.at(Place(str(path)), f"this is not text in UTF-8 (byte {error.start + 1})") from None
    except OSError as error:
        raise BadInput.at(Place(str(path)), f"cannot be read: {error.strerror or error}") from None


def read(text: str, file: str = "<scenario>") -> Scenario:
    """The scenario in a text; BadInput names file, line, field, what was found and what is allowed."""
    filled, rules = _filled(text, file)
    scenario = shape.read(filled.node, scenario_type(rules), file)
    return replace(scenario, from_collection=filled.cards) if filled.cards else scenario


def whole(text: str, file: str = "<scenario>") -> str:
    """The text of a scenario that needs no collection: with all that is printed on the cards that it only names."""
    filled, _ = _filled(text, file)
    if not filled.cards:
        return text
    entries, place = filled.node.entries, (filled.node.line, filled.node.column)
    return written(replace(filled.node, value={**entries, OPTION: node_of(False, *place)}))


def _filled(text: str, file: str) -> tuple[Filled, Rules]:
    node = parse(text, file)
    rules = games.rules(_game(node, file))
    filled = filled_in(node, rules, file, text)
    return filled._replace(node=as_on_the_table(filled.node)), rules


def _game(node: Node, file: str) -> str:
    """The game a scenario names, before anything else of it is read: it decides what the table may hold."""
    if node.kind != "map":
        raise BadInput.at(node.place(file), "a scenario is a group of keys: title, game, at, table, choices, asks")
    game = node.entries.get("game")
    if game is None or game.kind != "scalar" or game.is_null:
        place = (game or node).place(file)
        raise BadInput.at(place, f"the key game is missing; allowed: {', '.join(games.playable())}", "game")
    if game.text not in games.playable():
        raise UnknownGame.named(game.text, games.playable(), game.place(file), "game")
    return game.text
