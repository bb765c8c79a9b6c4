"""The heads of Markdown pages: what terms, chapters and concepts say about themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from judge.content.fields import item


@dataclass(frozen=True, slots=True, kw_only=True)
class TermHead:
    """The head of a glossary page."""

    term: str = item("the term as it is written in a sentence")
    kind: Literal["term", "keyword", "cardtype", "step", "extension"] = item(
        "what sort of term it is; an extension is on cards and not in the rulebook", default="term"
    )
    aliases: tuple[str, ...] = item("inflected forms and what newcomers type", default=())
    cites: tuple[str, ...] = item("the units it states", default=(), key=("cites", "cite"))
    see: tuple[str, ...] = item("related terms and rules", default=())
    concept: str = item("the idea across games it belongs to", default="")
    autolink: bool = item("whether it is linked wherever the word is used", default=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterHead:
    """The head of a chapter of rules."""

    title: str = item("the title of the chapter")
    order: float = item("its place among the chapters", default=0.0)
    aliases: tuple[str, ...] = item("other names of the chapter", default=())
    cites: tuple[str, ...] = item("the units the whole chapter states", default=(), key=("cites", "cite"))
    see: tuple[str, ...] = item("related terms and rules", default=())
    concept: str = item("the idea across games it belongs to", default="")


@dataclass(frozen=True, slots=True, kw_only=True)
class ConceptHead:
    """The head of a page about one idea across the games."""

    title: str = item("the name of the idea")
    order: float = item("its place among the concepts", default=0.0)
    aliases: tuple[str, ...] = item("other names of the idea", default=())
    cites: tuple[str, ...] = item("the rules it compares (game:unit)", default=(), key=("cites", "cite"))
    see: tuple[str, ...] = item("related concepts, terms and rules", default=())
    about: str = item("the idea in one sentence", default="")
