"""Comparisons on concept pages: a list of games becomes columns, a link to a scenario becomes a live example."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from typing import TYPE_CHECKING

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor

from judge.site.examples import example
from judge.site.links import relative

if TYPE_CHECKING:
    from judge.site.markdown import Context


class Comparisons(Treeprocessor):
    """Works on the pages of concepts, before links are resolved."""

    def __init__(self, md: Markdown, context: Context) -> None:
        super().__init__(md)
        self.context = context

    def run(self, root: etree.Element) -> None:
        """Turns every list of games and every lone link to a scenario."""
        if not self.context.own.startswith("concept:"):
            return
        games = self.context.shelf.library.games
        for parent in list(root.iter()):
            for at, child in enumerate(list(parent)):
                if child.tag == "dl" and all((term.text or "").strip() in games for term in child.iter("dt")):
                    parent[at] = self.columns(child)
                elif (lone := _lone_link(child)) is not None:
                    parent[at] = self.example(lone, child)

    def columns(self, listed: etree.Element) -> etree.Element:
        """A column for each game in the order of the site, empty for a game that is not in the list."""
        made = etree.Element("div", {"class": "j-compare"})
        texts = _by_game(listed)
        for accent, (game, info) in enumerate(self.context.shelf.library.games.items()):
            if game not in texts:
                etree.SubElement(made, "div", {"class": "j-none"})
                continue
            cell = etree.SubElement(made, "div", {"data-accent": str(accent % 7)})
            name = etree.SubElement(cell, "p", {"class": "j-compare__game"})
            link = etree.SubElement(name, "a", {"href": relative(f"{game}/", self.context.page)})
            link.text = info.title
            cell.extend(texts[game])
        return made

    def example(self, link: etree.Element, paragraph: etree.Element) -> etree.Element:
        """The scenario that a link names, shown with its question and its answer."""
        entry = self.context.shelf.links.entry(link.get("href", ""), self.context.game)
        if entry is None:
            return paragraph
        holder = etree.Element("p")
        holder.text = self.md.htmlStash.store(example(self.context.shelf, entry, self.context.page))
        return holder


def _lone_link(element: etree.Element) -> etree.Element | None:
    """The link of a paragraph that holds nothing but a link to a scenario."""
    if element.tag != "p" or len(element) != 1 or (element.text or "").strip() or (element[0].tail or "").strip():
        return None
    link = element[0]
    return link if link.tag == "a" and link.get("href", "").startswith("scenario:") else None


def _by_game(listed: etree.Element) -> dict[str, list[etree.Element]]:
    """What is said of each game, as elements that can stand in a column."""
    found: dict[str, list[etree.Element]] = {}
    game = ""
    for child in listed:
        if child.tag == "dt":
            game = (child.text or "").strip()
        else:
            found.setdefault(game, []).extend(_blocks(child))
    return found


def _blocks(said: etree.Element) -> list[etree.Element]:
    """The blocks of a definition; words without a block of their own become a paragraph."""
    if said.text and said.text.strip():
        said.tag = "p"
        return [said]
    return list(said)
