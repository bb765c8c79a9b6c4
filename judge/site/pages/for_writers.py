"""Pages for those who write games: the tutorial, and what there is to build with, made from the docstrings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import judge
from judge.content.chartdoc import ChartDoc, NodeDoc, WindowDoc
from judge.content.fields import Spec, record_of
from judge.content.schema import default_in_words
from judge.content.words import type_in_words
from judge.site.pages.page import Page

HOME = Path(judge.__file__).parent
TUTORIAL = HOME / "games" / "TUTORIAL.md"
KIT = (*sorted(path.name for path in (HOME / "kit").glob("[a-z]*.py")),)
KERNEL = ("rules.py", "moment.py", "standing.py", "record.py", "modifiers.py", "pool.py", "pile.py", "remember.py")
OTHERS = ("cardtext/language.py", "cardtext/at_the_table.py", "decks/usual.py", "decks/spec.py")
# What a module of the kit hands on from elsewhere, so that a game need not know where it is made.
HANDED_ON = {"kit/rows.py": ("content/fields.py", "item")}
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
    for node in (*_handed_on(name), *tree.body):
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            parts.append(_class(node) if isinstance(node, ast.ClassDef) else _function(node, "###"))
    return "\n\n".join(part for part in parts if part)


def _handed_on(module: str) -> list[ast.stmt]:
    """The definitions that a module of the kit takes from elsewhere for its users."""
    file, *names = HANDED_ON.get(module, ("",))
    body = ast.parse((HOME / file).read_text("utf-8")).body if file else []
    return [node for node in body if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name in names]


def _class(node: ast.ClassDef) -> str:
    """A class: what it is, its fields, its public methods."""
    bases = ", ".join(base for each in node.bases if (base := ast.unparse(each)) != "NamedTuple")
    parts = [f"### `{node.name}`", _made_with(node), _prose(ast.get_docstring(node))]
    parts.append(f"A kind of `{bases}`." if bases else "")
    if fields := [each for each in _fields(node) if not each.startswith("_")]:
        parts.append(_code("\n".join(fields)))
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and not each.name.startswith("__") and ast.get_docstring(each):
            if not each.name.startswith("_") or each.name == "_replace":
                parts.append(_function(each, "####", bound=True))
    return "\n\n".join(part for part in parts if part)


def _made_with(node: ast.ClassDef) -> str:
    """How a class with a constructor of its own is called."""
    made = next((each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"), None)
    return _code(f"{node.name}({_arguments(made, bound=True)})") if made else ""


def _fields(node: ast.ClassDef) -> Iterator[str]:
    """The fields of a class: those of its body, and those with a type that its constructor sets."""
    for each in node.body:
        if isinstance(each, ast.AnnAssign | ast.Assign):
            yield ast.unparse(each)
        elif isinstance(each, ast.FunctionDef) and each.name == "__init__":
            typed = (line for line in each.body if isinstance(line, ast.AnnAssign))
            yield from (ast.unparse(line).removeprefix("self.") for line in typed)


def _function(node: ast.FunctionDef, heading: str, bound: bool = False) -> str:
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    signature = f"{node.name}({_arguments(node, bound)}){returns}"
    return f"{heading} `{node.name}`\n\n{_code(signature)}\n\n{_prose(ast.get_docstring(node))}"


def _arguments(node: ast.FunctionDef, bound: bool) -> str:
    """What is written between the brackets; a method is bound, so that its first argument goes without saying."""
    said = ast.unparse(node.args)
    return re.sub(r"^(self|cls)(, )?", "", said) if bound else said


def _code(text: str) -> str:
    return f"```python\n{text}\n```"


def _prose(text: str | None) -> str:
    """A docstring as a paragraph or several; what is indented in it stays as it is written."""
    parts = (text or "").split("`")
    return "`".join(part if at % 2 else part.replace("<", "&lt;") for at, part in enumerate(parts))


def _chart_keys() -> str:
    """Every key of a chart, from the model that reads it."""
    parts = ["## Keys of charts", "The files in `content/<game>/charts/`; `after_play` is `after-play`."]
    for cls, title in CHARTS:
        rows = [f"| `{spec.key}` | {_filled(spec)} | {spec.rules.doc} |" for spec in record_of(cls).specs]
        head = (f"### {title}\n", "| key | what may stand there | what it is |", "|---|---|---|")
        parts.append("\n".join((*head, *rows)))
    return "\n\n".join(parts)


def _filled(spec: Spec) -> str:
    """What may be written under a key, and what is meant when it is left out."""
    default = default_in_words(spec)
    otherwise = {"needed": "needed", "nothing": "may be left out"}.get(default, f"by default {default}")
    return f"{type_in_words(spec.type, spec.rules)}; {otherwise}"
