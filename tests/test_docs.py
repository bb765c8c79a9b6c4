"""The documentation is complete: every command, field, quantity, verb and kernel module is in it."""

import re
from pathlib import Path

import pytest

from judge import games
from judge.cli import COMMANDS
from judge.content.fields import record_of
from judge.scenario.guide import guide
from judge.scenario.model import KINDS, Ask, scenario_type

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
each_game = pytest.mark.parametrize("game", games.playable())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_readme(command: str) -> None:
    """The README names every command."""
    assert f"judge {command}" in README


@each_game
def test_every_field_is_in_the_guide(game: str) -> None:
    """The guide of a game names every key that a scenario may have."""
    text, rules = guide(game), games.rules(game)
    for cls in (scenario_type(rules), rules.table, Ask):
        for spec in record_of(cls).specs:  # type: ignore[arg-type]
            assert f"`{spec.key}`" in text


@each_game
def test_every_quantity_and_verb_is_in_the_guide(game: str) -> None:
    """The guide of a game names everything that can be asked for or chosen, each with a sentence."""
    text, rules = guide(game), games.rules(game)
    for quantity in rules.quantities:
        assert f"`{quantity.pattern}`: {quantity.doc}" in text and quantity.doc.endswith(".")
    for verb in rules.verbs.values():
        assert verb.form in text and type(verb).__doc__


def test_every_kind_of_question_is_in_the_guide() -> None:
    """Every kind of question is explained."""
    text = guide(games.playable()[0])

    assert all(f"- `{kind}`: " in text for kind in KINDS)


def test_every_public_name_has_a_docstring() -> None:
    """Every public module, class and function says in a sentence what it is."""
    import ast

    silent = []
    for path in sorted((ROOT / "judge").rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        names = [("module", tree)]
        names += [(n.name, n) for n in tree.body if isinstance(n, ast.ClassDef | ast.FunctionDef)]
        silent += [f"{path.name}: {name}" for name, node in names if name[0] != "_" and not ast.get_docstring(node)]

    assert not silent


def test_every_file_that_a_package_names_is_there() -> None:
    """What the first lines of a package list as its files and folders is there."""
    gone = []
    for path in sorted((ROOT / "judge").rglob("__init__.py")):
        told = path.read_text("utf-8").split('"""')[1:2]
        names = re.findall(r"^ *([\w/]+\.py) ", "".join(told), re.MULTILINE)
        gone += [f"{path.parent.name}: {name}" for name in names if not (path.parent / name).exists()]

    assert not gone


def test_changes_are_told() -> None:
    """CHANGES.md has an Unreleased part with something in it."""
    text = (ROOT / "CHANGES.md").read_text("utf-8")

    assert re.search(r"## Unreleased\n\n- ", text)
