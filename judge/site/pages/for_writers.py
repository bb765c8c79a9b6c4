"""Pages for those who write games: the tutorial, and what there is to build with, made from the docstrings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import judge
from judge.content.chartdoc import ChartDoc, NodeDoc, WindowDoc
from judge.content.fields import record_of
from judge.site.pages.page import Page

HOME = Path(judge.__file__).parent
TUTORIAL = HOME / "games" / "TUTORIAL.md"
KIT = (*sorted(path.name for path in (HOME / "kit").glob("[a-z]*.py")),)
KERNEL = ("rules.py", "moment.py", "standing.py", "record.py", "modifiers.py", "pool.py", "pile.py", "remember.py")
OTHERS = ("cardtext/language.py", "cardtext/at_the_table.py", "decks/usual.py", "decks/spec.py")
CHARTS = ((ChartDoc, "A chart"), (NodeDoc, "A node"), (WindowDoc, "A window"))
_FENCE = re.compile(r"^```(\w+) (file|add)=(\S+)$", re.M)
_LINK = re.compile(r"\[([^\]]+)\]\((README\.md|TUTORIAL\.md)[^)]*\)")


def writers_pages() -> Iterator[Page]:
    """The tutorial, the kit, and the part of the kernel that games are written with."""
    yield Page(
        url="new-game/tutorial/",
        title="A game in ten steps",
        body=_tutorial(TUTORIAL.read_text("utf-8")),
        section="help",
        description="From an empty folder to a whole small duel, with every file and every command.",
    )
    kit = [f"kit/{name}" for name in KIT] + list(OTHERS)
    about = "What every game needs and no rulebook differs in, from the docstrings of the code."
    yield _reference("new-game/kit/", "The kit", about, kit)
    kernel = [f"engine/{name}" for name in KERNEL]
    about = "What rules are written with: the moment, verbs, numbers, pools; and every key of a chart."
    yield _reference("new-game/kernel/", "The kernel for games", about, kernel, _chart_keys())


def _tutorial(text: str) -> str:
    """The tutorial as a page: file names above the blocks, and no links to files that the site does not have."""
    body = text.partition("\n")[2]
    titled = _FENCE.sub(
        lambda found: f'```{found[1]} title="{found[3]}{" (added)" if found[2] == "add" else ""}"', body
    )
    return _LINK.sub(r"`judge/games/\2`", titled)


def _reference(url: str, title: str, about: str, modules: list[str], more: str = "") -> Page:
    parts = [about, *(_module(name) for name in modules), more]
    return Page(url=url, title=title, body="\n\n".join(filter(None, parts)), section="help", description=about)


def _module(name: str) -> str:
    """A module: its docstring, then its public classes and functions."""
    tree = ast.parse((HOME / name).read_text("utf-8"))
    dotted = f"judge.{name.removesuffix('.py').replace('/', '.')}"
    parts = [f"## {dotted}", _prose(ast.get_docstring(tree))]
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            parts.append(_class(node) if isinstance(node, ast.ClassDef) else _function(node, "###"))
    return "\n\n".join(part for part in parts if part)


def _class(node: ast.ClassDef) -> str:
    """A class: what it is, its fields, its public methods."""
    bases = ", ".join(base for each in node.bases if (base := ast.unparse(each)) != "NamedTuple")
    parts = [f"### `{node.name}`", _prose(ast.get_docstring(node)), f"A kind of `{bases}`." if bases else ""]
    fields = [ast.unparse(each) for each in node.body if isinstance(each, ast.AnnAssign)]
    if fields := [each for each in fields if not each.startswith("_")]:
        parts.append(_code("\n".join(fields)))
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and not each.name.startswith("__") and ast.get_docstring(each):
            if not each.name.startswith("_") or each.name == "_replace":
                parts.append(_function(each, "####"))
    return "\n\n".join(part for part in parts if part)


def _function(node: ast.FunctionDef, heading: str) -> str:
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    signature = f"{node.name}({_arguments(node)}){returns}"
    return f"{heading} `{node.name}`\n\n{_code(signature)}\n\n{_prose(ast.get_docstring(node))}"


def _arguments(node: ast.FunctionDef) -> str:
    return re.sub(r"^(self|cls)(, )?", "", ast.unparse(node.args))


def _code(text: str) -> str:
    return f"```python\n{text}\n```"


def _prose(text: str | None) -> str:
    """A docstring as a paragraph or several; what is indented in it stays as it is written."""
    parts = (text or "").split("`")
    return "`".join(part if at % 2 else part.replace("<", "&lt;") for at, part in enumerate(parts))


def _chart_keys() -> str:
    """Every key of a chart, from the model that reads it."""
    parts = ["## Keys of charts", "The files in `content/<game>/charts/`."]
    for cls, title in CHARTS:
        rows = [f"| `{spec.key}` | {spec.rules.doc} |" for spec in record_of(cls).specs]
        parts.append("\n".join((f"### {title}\n", "| key | what it is |", "|---|---|", *rows)))
    return "\n\n".join(parts)
