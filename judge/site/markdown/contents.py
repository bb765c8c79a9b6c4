"""The contents of a chapter down to its single rules: what the toc extension lists, with the small blocks added."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from typing import TYPE_CHECKING, Any

from markdown import Markdown
from markdown.postprocessors import Postprocessor
from markdown.treeprocessors import Treeprocessor

from judge.site import html
from judge.site.links import number

if TYPE_CHECKING:
    from judge.site.markdown.extension import Context

_HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
_SMALL = ("li", "p", "tr", "div")


_WRITTEN = re.compile(r'<h([23])[^>]* id="([^"]+)"[^>]*>(.*?)</h\1>', re.S)
_TAGS = re.compile(r"<[^>]+>")


class WrittenContents(Postprocessor):
    """Lists the headings of a page that its writer made as HTML, which the toc extension does not see."""

    def run(self, text: str) -> str:
        """Finds them in the finished page."""
        if getattr(self.md, "toc_tokens", None) == []:
            tokens: list[dict[str, Any]] = []
            self.md.toc_tokens = tokens  # type: ignore[attr-defined]
            for level, id, inside in _WRITTEN.findall(text):
                name = " ".join(_TAGS.sub("", inside).split())
                (tokens[-1]["children"] if level == "3" and tokens else tokens).append(_token(int(level), id, name))
        return text


class Contents(Treeprocessor):
    """Runs after the toc extension and puts every rule of a chapter below the heading it stands under."""

    def __init__(self, md: Markdown, context: Context) -> None:
        super().__init__(md)
        self.context = context

    def run(self, root: etree.Element) -> None:
        """Adds the rules of a chapter to its contents."""
        own = self.context.linked.library.entries.get(self.context.own)
        tokens: list[dict[str, Any]] | None = getattr(self.md, "toc_tokens", None)
        if own is None or own.kind != "chapter" or tokens is None:
            return
        headings = {token["id"]: token for token in _every(tokens)}
        for token in headings.values():
            self.numbered(token)
        under: dict[str, Any] | None = None
        for element in root.iter():
            id = element.get("id", "")
            if element.tag in _HEADINGS and id in headings:
                under = headings[id]
            elif element.tag in _SMALL and (shown := self.shown(id)):
                (under["children"] if under else tokens).append(_token(6, id, shown))

    def numbered(self, token: dict[str, Any]) -> None:
        """Shows the number of a heading's rule once, in front of its title."""
        token["name"] = self.shown(token["id"]) or token["name"]

    def shown(self, id: str) -> str:
        """The number and title of a rule; empty for what is none."""
        entry = self.context.linked.library.entries.get(f"{self.context.game}:{id}")
        return html.joined([number(entry.id), html.text(entry.title)], " ") if entry else ""


def _token(level: int, id: str, name: str) -> dict[str, Any]:
    return {"level": level, "id": id, "name": name, "html": name, "data-toc-label": "", "children": []}


def _every(tokens: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [each for token in tokens for each in (token, *_every(token["children"]))]
