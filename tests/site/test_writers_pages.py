"""The pages for those who write games: nothing of the kit is missing, and the tutorial is the tested one."""

from __future__ import annotations

import ast
import re

from judge.site.pages.for_writers import HOME, TUTORIAL, writers_pages

PAGES = {page.url: page.body for page in writers_pages()}


def test_every_public_name_of_the_kit_is_on_its_page() -> None:
    """Each class, function and public method of a module, with its signature; none is without a sentence."""
    page = PAGES["new-game/kit/"]
    for path in (HOME / "kit").glob("[a-z]*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
                assert f"### `{node.name}`" in page and ast.get_docstring(node), f"{path.name}: {node.name}"


def test_what_a_game_calls_is_there_as_it_is_called() -> None:
    """What the kit hands on from elsewhere, how classes are made, fields without a type, and whole signatures."""
    kit, kernel = PAGES["new-game/kit/"], PAGES["new-game/kernel/"]

    assert "### `item`" in kit and "`min` and `max` bound every number" in kit
    assert "Layers(rules: Rules, change: type, numbers: tuple[str, ...], *layers: str" in kit
    assert "#### `meanings`" in kit and "fewest = 0" in kit and "row(cls: type[T]) -> type[T]" in kit
    assert "attend: Callable[[Moment], bool] | None = None" in kernel and "`function(now, choice)`" in kernel
    assert "at once / last in first out / one then reopen; by default at once" in kernel


def test_the_kernel_for_games_is_there() -> None:
    """The moment, verbs and rules with their methods, and every key of a chart."""
    page = PAGES["new-game/kernel/"]

    assert all(f"#### `{name}`" in page for name in ("put", "every", "reads", "batch", "refuse", "pipeline"))
    assert all(f"| `{key}` |" in page for key in ("with", "phase", "about", "note", "secret", "nests", "after-empty"))


def test_the_tutorial_has_its_files_as_titles() -> None:
    """Every block of the tested tutorial is there under its file's name, and no link leads to a file of the source."""
    page = PAGES["new-game/tutorial/"]
    names = re.findall(r"^```\w+ (?:file|add)=(\S+)$", TUTORIAL.read_text("utf-8"), re.M)

    assert len(names) > 25 and all(f'title="{name}' in page for name in names)
    assert "file=" not in page and "](README.md" not in page
