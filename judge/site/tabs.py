"""Content tabs as the theme draws them: one set, a label and a block for each; they work without scripts."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections.abc import Sequence

from judge.site import html

SET = "tabbed-set tabbed-alternate"


def tabs(name: str, labels: Sequence[str], blocks: Sequence[str]) -> str:
    """Tabs of ready HTML; `name` is the set's own on its page."""
    several = list(enumerate(zip(labels, blocks, strict=True), 1))
    signs = (html.tag("input", type="radio", id=f"{name}_{at}", name=name, checked=at == 1) for at, _ in several)
    shown = (html.tag("label", html.text(label), for_=f"{name}_{at}") for at, (label, _) in several)
    inside = (html.tag("div", block, class_="tabbed-block") for _, (_, block) in several)
    made = html.tag(
        "div",
        *signs,
        html.tag("div", *shown, class_="tabbed-labels", tabindex=0),
        html.tag("div", *inside, class_="tabbed-content"),
        class_=SET,
        data_tabs=f"{name}:{len(several)}",
    )
    return html.tag("div", made, class_="j-tabs md-typeset")


def tab_elements(name: str, labels: Sequence[str]) -> tuple[etree.Element, list[etree.Element]]:
    """The same as elements, with the empty blocks to be filled."""
    outer = etree.Element("div", {"class": "j-tabs md-typeset"})
    made = etree.SubElement(outer, "div", {"class": SET, "data-tabs": f"{name}:{len(labels)}"})
    for at, _ in enumerate(labels, 1):
        sign = etree.SubElement(made, "input", {"type": "radio", "id": f"{name}_{at}", "name": name})
        if at == 1:
            sign.set("checked", "checked")
    shown = etree.SubElement(made, "div", {"class": "tabbed-labels", "tabindex": "0"})
    for at, label in enumerate(labels, 1):
        etree.SubElement(shown, "label", {"for": f"{name}_{at}"}).text = label
    content = etree.SubElement(made, "div", {"class": "tabbed-content"})
    return outer, [etree.SubElement(content, "div", {"class": "tabbed-block"}) for _ in labels]
