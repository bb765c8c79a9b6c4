"""Comparisons on concept pages: a list of games becomes columns.

A lone link to a scenario becomes a live example. In the column of a game, a lone link to a chart becomes its outline,
and a lone line of code such as `attack damage: 5 +3 x2` is worked out.
"""

from __future__ import annotations

import xml.etree.ElementTree as etree
from typing import TYPE_CHECKING

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor

from judge.site.charts.outline import outline
from judge.site.links import relative
from judge.site.markdown.scenario_examples import example
from judge.site.markdown.sum_list import sum_list
from judge.site.markdown.sums import sum_of
from judge.site.tabs import tab_elements
from judge.site.titles import short_title

if TYPE_CHECKING:
    from judge.site.markdown.extension import Context

LIVE = ("scenario:", "chart:")
BLOCKS = ("p", "ul", "ol", "table", "pre", "blockquote", "div")


class Comparisons(Treeprocessor):
    """Works on the pages of concepts, before links are resolved."""

    def __init__(self, md: Markdown, context: Context) -> None:
        super().__init__(md)
        self.context = context
        self.sets = 0

    def run(self, root: etree.Element) -> None:
        """Turns every list of games and every lone link to a scenario."""
        if not self.context.own.startswith("concept:"):
            return
        games = self.context.linked.library.games
        for parent in list(root.iter()):
            for at, child in enumerate(list(parent)):
                if child.tag == "dl" and all((term.text or "").strip() in games for term in child.iter("dt")):
                    parent[at] = self.columns(child)
                elif (lone := _lone_link(child)) is not None:
                    parent[at] = self.example(lone, child)

    def columns(self, listed: etree.Element) -> etree.Element:
        """A tab for each game on a phone, side by side where there is room; the order is that of the site."""
        texts = _by_game(listed)
        every = self.context.linked.library.games
        there = [(game, info, accent) for accent, (game, info) in enumerate(every.items()) if game in texts]
        self.sets += 1
        made, blocks = tab_elements(f"games_{self.sets}", [short_title(info.title) for _, info, _ in there])
        made.set("class", f"{made.get('class')} j-compare")
        for cell, (game, info, accent) in zip(blocks, there, strict=True):
            cell.set("data-accent", str(accent % 7))
            cell.set("data-column", str(accent + 1))
            name = etree.SubElement(cell, "p", {"class": "j-compare__game"})
            link = etree.SubElement(name, "a", {"href": relative(f"{game}/", self.context.page)})
            link.text = info.title
            cell.extend(self.live(game, block) for block in texts[game])
        return made

    def live(self, game: str, block: etree.Element) -> etree.Element:
        """A block of a column: an example, the outline of a chart or a sum if it asks for one, else as it is."""
        lone = _lone(block)
        if lone is not None and lone.tag == "code" and (asked := sum_of(lone.text or "")):
            return self.put(sum_list(self.context.linked, game, self.context.page, asked))
        if lone is not None and lone.get("href", "").startswith(LIVE):
            return self.example(lone, block)
        return block

    def example(self, link: etree.Element, paragraph: etree.Element) -> etree.Element:
        """The scenario that a link names, with its question and its answer; or the chart, in outline."""
        entry = self.context.linked.links.entry(link.get("href", ""), self.context.game)
        if entry is None:
            return paragraph
        shown = outline if entry.kind == "chart" else example
        return self.put(shown(self.context.linked, entry, self.context.page))

    def put(self, written: str) -> etree.Element:
        """Ready HTML as an element."""
        holder = etree.Element("p")
        holder.text = self.md.htmlStash.store(written)
        return holder


def _lone(element: etree.Element) -> etree.Element | None:
    """What a paragraph holds, if it is one link or one line of code and nothing else."""
    if element.tag != "p" or len(element) != 1 or (element.text or "").strip() or (element[0].tail or "").strip():
        return None
    return element[0]


def _lone_link(element: etree.Element) -> etree.Element | None:
    """The link of a paragraph that holds nothing but a link to a scenario."""
    link = _lone(element)
    return link if link is not None and link.get("href", "").startswith("scenario:") else None


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
    if any(child.tag in BLOCKS for child in said):
        return list(said)
    said.tag = "p"
    return [said]
