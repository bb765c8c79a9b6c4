"""A page of the site before it is built: its address, its Markdown, and what the theme needs to know."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path

from judge.content.markup import plain
from judge.site.markdown.extension import first_line

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|&])")
LONGEST_DESCRIPTION = 155
WIDE = ("charts", "scenarios", "concepts")
ALONE = ("home", "concepts", "search", "offline")
LISTED = ("rules", "readings", "card-text", "help", "concepts")


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One page: `url` ends in a slash, `body` has no title."""

    url: str
    title: str
    body: str
    game: str = ""
    section: str = ""
    own: str = ""
    file: str = ""
    description: str = ""

    def markdown(self) -> str:
        """The page as mkdocs reads it: a head in YAML, the line for our extension, the title, the body."""
        head = {"title": self.title, "description": escape(self.description or self.title), **self._more()}
        written = "".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in head.items() if value)
        line = first_line(self.url, self.game, self.own, self.file)
        return f"---\n{written}---\n\n{line}\n\n# {escaped(self.title)}\n\n{self.body.strip()}\n"

    def _more(self) -> dict[str, object]:
        """What the theme needs to know besides: where the page belongs, whether it is wide, what stands beside it."""
        listing = self.url.endswith(("/scenarios/", "concepts/"))
        return {
            "game": self.game,
            "section": self.section,
            "wide": self.section in WIDE and not listing,
            "hide": [*([] if self.contents else ["toc"]), *(["navigation"] if self.section in ALONE else [])],
        }

    @property
    def contents(self) -> bool:
        """Whether the headings of the page are listed beside it: where it is read, not where it is looked at."""
        return self.section in LISTED and not self.url.endswith("/rules/")

    def write(self, folder: Path) -> None:
        """Writes the page into the folder that mkdocs reads."""
        path = folder / self.url / "index.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.markdown(), "utf-8")


def escaped(text: str) -> str:
    """Words as Markdown that means nothing but the words."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def described(text: str, longest: int = LONGEST_DESCRIPTION) -> str:
    """The beginning of a text, for search engines and link previews; cut at a word."""
    words = " ".join(plain(text).split())
    if len(words) <= longest:
        return words
    return words[:longest].rpartition(" ")[0].rstrip(",;:") + " …"
