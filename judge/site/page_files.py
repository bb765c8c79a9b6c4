"""Every page of the site as it is given to the builder: those made from the content, and those written as they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import yaml

from judge.content.markup import split
from judge.content.where import content_root
from judge.site.finishing.offline import offline_page
from judge.site.finishing.search_files import search_page
from judge.site.linked_library import LinkedLibrary
from judge.site.pages.all_pages import pages
from judge.site.pages.for_writers import writers_pages
from judge.site.pages.page import Page

PLAIN = "pages"


def page_files(linked: LinkedLibrary, report: Callable[[str], None]) -> list[Page]:
    """All pages, in the order in which they follow each other."""
    return [
        *pages(linked, report),
        search_page(linked),
        offline_page(linked),
        *plain_pages(content_root()),
        *writers_pages(),
    ]


def plain_pages(root: Path) -> Iterator[Page]:
    """The pages that somebody wrote: Markdown in content/pages, each with its title and a description at its head."""
    for path in sorted((root / PLAIN).glob("*.md")):
        found = split(path.read_text("utf-8"))
        head = yaml.safe_load(found.front or "") or {}
        yield Page(
            url=f"{path.stem}/",
            title=str(head.get("title", path.stem.replace("-", " ").capitalize())),
            body=found.body,
            section="help",
            file=f"{root.name}/{PLAIN}/{path.name}",
            description=str(head.get("description", "")),
        )
