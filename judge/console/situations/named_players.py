"""The players of a situation by their own names: who is at the table, and the same situation with other names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlencode

from judge import games
from judge.console.situations.situation import Situation
from judge.content.problem import BadInput
from judge.content.yamltree import parse
from judge.scenario.building.writing import data_of, document
from judge.scenario.forms.form import forms, roles
from judge.scenario.forms.players import with_names, with_names_in

MOST_PLAYERS = 8


class Seated(NamedTuple):
    """A player of a situation, and whether that is a person's name and not what a form calls whoever sits there."""

    name: str
    known: bool


def seated(situation: Situation) -> tuple[Seated, ...]:
    """The players at the table, in its order; none where the text does not tell."""
    tree = _tree(situation)
    players = (tree.get("table") or {}).get("players") if isinstance(tree.get("table"), Mapping) else None
    names = [str(name) for name in players][:MOST_PLAYERS] if isinstance(players, Mapping | list) else []
    unnamed = _roles(situation, str(tree.get("game", "")))
    return tuple(Seated(name, name not in unnamed) for name in names)


def with_players(situation: Situation, names: Mapping[str, str]) -> Situation:
    """The same situation with other names for some players, wherever they stand; BadInput for one that is taken."""
    tree = _tree(situation)
    game = str(tree.get("game", ""))
    table = games.rules(game).table if game in games.playable() else None
    text = document(with_names(tree, names, table))
    made = tuple(with_names_in(names, each) for each in situation.made)
    return situation._replace(text=text, made=made, form=_form(situation, game, names))


def _tree(situation: Situation) -> dict[str, Any]:
    try:
        found = data_of(parse(situation.text))
    except BadInput:
        return {}
    return found if isinstance(found, dict) else {}


def _roles(situation: Situation, game: str) -> tuple[str, ...]:
    """What the form of a situation calls its players."""
    form = forms(game).get(situation.form.partition("?")[0]) if situation.form else None
    return roles(form) if form else ()


def _form(situation: Situation, game: str, names: Mapping[str, str]) -> str:
    """What was filled into the form, with the names: the way back to the form has them too."""
    id, _, query = situation.form.partition("?")
    filled = parse_qsl(query)
    for n, role in enumerate(_roles(situation, game)):
        if name := names.get(dict(filled).get(f"player-{n}", role)):
            filled = [*(each for each in filled if each[0] != f"player-{n}"), (f"player-{n}", name)]
    return f"{id}?{urlencode(filled)}" if id else ""
