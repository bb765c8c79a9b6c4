"""A small link checker: every link of a built site leads to a file and an anchor that exist, and to no other host."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LINKS = {"href", "src", "xlink:href", "action", "poster", "data"}
SETTINGS = Path(__file__).parent.parent.parent / "mkdocs.yml"
# The site's own address and that of its repository: links may name them, nothing is loaded from them (a test says so).
NAMED = set(re.findall(r"^(?:site_url|repo_url):.*https://([^/\s\"]+)", SETTINGS.read_text("utf-8"), re.M))


class Read(HTMLParser):
    """The links and the ids of one page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collects from one element."""
        given = dict(attrs)
        if given.get("id"):
            id = given["id"] or ""
            self.ids[id] = self.ids.get(id, 0) + 1
        if tag != "a" or given.get("href") != "":
            self.links += [value for key, value in given.items() if key in LINKS and value]
        if given.get("http-equiv") == "refresh":
            self.links.append((given.get("content") or "").partition("url=")[2])


def read(path: Path) -> Read:
    """One page, read."""
    page = Read()
    page.feed(path.read_text("utf-8"))
    return page


def problems(site: Path) -> Iterator[str]:
    """Every broken link, missing anchor, doubled id and link to another host."""
    pages = {path: read(path) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        where = path.relative_to(site).as_posix()
        yield from (f"{where}: the id {id} is there twice" for id, count in page.ids.items() if count > 1)
        for link in dict.fromkeys(page.links):
            if problem := check(site, path, link, pages):
                yield f"{where}: {link}: {problem}"


def check(site: Path, page: Path, link: str, pages: dict[Path, Read]) -> str:
    """What is wrong with one link, or nothing."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return "" if parts.scheme in ("data", "javascript") or parts.netloc in NAMED else "leads to another host"
    target = page
    if parts.path:
        start = site if parts.path.startswith("/") else page.parent
        target = Path(os.path.normpath(start / unquote(parts.path).lstrip("/")))
        target = target / "index.html" if parts.path.endswith(("/", "..", ".")) else target
    if not target.is_file():
        return "no such file"
    anchor = unquote(parts.fragment)
    return "no such anchor" if anchor and target in pages and anchor not in pages[target].ids else ""
