"""A page of the site before it is built: its address, its Markdown, and what the theme needs to know."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from judge.content.markup import plain
from judge.site.markdown import first_line

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|&])")
LONGEST_DESCRIPTION = 155


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One page: `url` ends in a slash, `body` has no title, `search` is its weight there (0: left out)."""

    url: str
    title: str
    body: str
    game: str = ""
    section: str = ""
    own: str = ""
    file: str = ""
    description: str = ""
    hide: tuple[str, ...] = ()
    search: float = 1

    def markdown(self) -> str:
        """The page as mkdocs reads it: a head in YAML, the line for our extension, the title, the body."""
        head: dict[str, object] = {"title": self.title, "description": self.description or self.title}
        head.update({key: value for key, value in (("game", self.game), ("section", self.section)) if value})
        if self.hide:
            head["hide"] = list(self.hide)
        if self.search != 1:
            head["search"] = {"boost": self.search} if self.search else {"exclude": True}
        written = "".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in head.items())
        line = first_line(self.url, self.game, self.own, self.file)
        return f"---\n{written}---\n\n{line}\n\n# {escaped(self.title)}\n\n{self.body.strip()}\n"

    def write(self, folder: Path) -> None:
        """Writes the page into the folder that mkdocs reads."""
        path = folder / self.url / "index.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.markdown(), "utf-8")


def escaped(text: str) -> str:
    """Words as Markdown that means nothing but the words."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def described(text: str) -> str:
    """The beginning of a text, for search engines and link previews; cut at a word."""
    words = " ".join(plain(text).split())
    if len(words) <= LONGEST_DESCRIPTION:
        return words
    return words[:LONGEST_DESCRIPTION].rpartition(" ")[0].rstrip(",;:") + " …"
