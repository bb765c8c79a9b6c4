"""Lists that can be filtered: by words, and by what the rows say they are."""

from __future__ import annotations

from collections.abc import Mapping

from judge.site import html


def filterable(label: str, *inside: str, choices: Mapping[str, Mapping[str, str]] | None = None) -> str:
    """A list under a field to filter it; `choices` are menus: the name of what rows carry, its values with their words.

    The form shows where scripts run. Rows carry `data-words`, which they are found by (empty: what is written in
    them), and `data-<name>` for each menu.
    """
    menus = (_menu(name, values) for name, values in (choices or {}).items())
    field = html.tag("input", type="search", placeholder=label, aria_label=label, autocomplete="off")
    count = html.tag("span", class_="j-count", role="status")
    form = html.tag("form", field, *menus, count, class_="j-filter", role="search", aria_label="Filter")
    return html.tag("div", form, *inside, class_="j-filterable")


def _menu(name: str, values: Mapping[str, str]) -> str:
    every = html.tag("option", f"Every {name}", value="")
    options = (html.tag("option", html.text(words), value=value) for value, words in values.items())
    return html.tag("select", every, *options, data_by=name, aria_label=name.capitalize())


def filter_words(*texts: str) -> str:
    """What a row can be found by."""
    return " ".join(" ".join(texts).casefold().split())
