"""The players of a form by their own names: what the form calls them is put in their names wherever it stands."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from judge.content.fields import Spec, kind_of, record_of
from judge.content.problem import BadInput, Place, shown
from judge.scenario.forms.form import Form, claimants, roles

LONGEST_NAME = 40
PROSE = ("title", "note", "because", "about", "game", "at")


class Seat(dict[str, str]):
    """A player of a form: `role`, what the form calls him there; `label`, how he is asked for; `field`, his claim."""


def seats(form: Form) -> list[Seat]:
    """The players of a form, those who claim something as their claims call them."""
    claims = claimants(form)
    labels = {field.id: field.label for field in form.fields}
    return [
        Seat(role=role, field=claims.get(role, ""), label=_label(labels.get(claims.get(role, ""), ""), role))
        for role in roles(form)
    ]


def _label(claim: str, role: str) -> str:
    """`The attacker says (damage)` asks for the attacker."""
    found = re.match(r"(.+?) says?\b", claim)
    return found[1] if found else role


def named(form: Form, sent: Mapping[str, list[str]]) -> dict[str, str]:
    """The names that were given to the players; BadInput for two of one name, or one that cannot be told apart."""
    found = {role: " ".join((sent.get(f"player-{n}") or [""])[0].split()) for n, role in enumerate(roles(form))}
    taken: dict[str, str] = {}
    for n, (role, name) in enumerate(found.items()):
        called = name or role
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise BadInput.at(Place("form"), f"a name of a player has at most {LONGEST_NAME} letters", f"player-{n}")
        if called.casefold() in taken:
            raise BadInput.at(Place("form"), f"two players are called {shown(called)}", f"player-{n}")
        taken[called.casefold()] = role
    return found


def with_names(tree: Mapping[str, Any], names: Mapping[str, str], table: Any = None) -> dict[str, Any]:
    """A scenario with the players called by their names; what is said to readers stays as it is.

    With the type of the table, words of a closed list, such as factions, are left alone there.
    """
    others = {name for name in _names(tree.get("table")) if name not in names}
    clash = next((name for name in names.values() if name in others), None)
    if clash is not None:
        raise BadInput.at(Place("form"), f"{shown(clash)} is something else on this table; take another name")
    put = _Renaming(names, others)
    return {
        key: value if key in PROSE else put.row(table, value) if key == "table" else put.anywhere(value)
        for key, value in tree.items()
    }


def with_names_in(names: Mapping[str, str], words: str) -> str:
    """Words with the players called by their names."""
    return str(_Renaming(names, set()).anywhere(words))


class _Renaming:
    """Puts names where the form has others; names of cards that hold such a name are left whole."""

    def __init__(self, names: Mapping[str, str], others: set[str]) -> None:
        inside = sorted((each for each in others if any(role in each for role in names)), key=len, reverse=True)
        every = (*inside, *sorted(names, key=len, reverse=True))
        self.names = names
        self.pattern = re.compile("|".join(rf"(?<![\w'’-]){re.escape(each)}(?![\w’-])" for each in every))

    def anywhere(self, part: Any) -> Any:
        """In all texts and keys."""
        if isinstance(part, Mapping):
            return {self.anywhere(key): self.anywhere(value) for key, value in part.items()}
        if isinstance(part, list | tuple):
            return [self.anywhere(each) for each in part]
        if type(part) is not str:  # A figure is no name.
            return part
        return self.pattern.sub(lambda found: self.names.get(found[0], found[0]), part)

    def row(self, tp: Any, part: Any, spec: Spec | None = None) -> Any:
        """In a row, as its type has it: fields that take one of certain words stay as they are."""
        if spec is not None and spec.rules.names is not None:
            return part
        kind = kind_of(tp) if tp is not None else None
        if kind is None or part is None:
            return self.anywhere(part)
        if kind.name == "choice" or kind.name == "record" and isinstance(part, str):
            return part
        if kind.name == "record" and isinstance(part, Mapping):
            keys = record_of(tp).by_key
            return {
                key: self.row(keys[key].type, value, keys[key]) if key in keys else self.anywhere(value)
                for key, value in part.items()
            }
        if kind.name == "map" and isinstance(part, Mapping):
            return {self.anywhere(key): self.row(kind.args[0], value) for key, value in part.items()}
        if kind.name == "list" and isinstance(part, list | tuple):
            return [self.row(kind.args[0], each) for each in part]
        if kind.name == "either" and isinstance(part, Mapping | list | tuple):
            wanted = ("map", "record") if isinstance(part, Mapping) else ("list",)
            inner = next((arg for arg in kind.args if kind_of(arg).name in wanted), None)
            return self.row(inner, part)
        return self.anywhere(part)


def _names(table: Any) -> set[str]:
    """Every name of a row of the table."""
    groups = table.values() if isinstance(table, Mapping) else ()
    return {str(name) for group in groups if isinstance(group, Mapping) for name in group}
