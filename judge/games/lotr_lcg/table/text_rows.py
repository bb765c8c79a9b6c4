"""Abilities as a judge writes them: the words of the card, or a group of keys for one that is written out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from judge.content.fields import item, placed
from judge.content.problem import Place
from judge.games.lotr_lcg.cards.meanings import Ability, Keyword
from judge.games.lotr_lcg.cards.naming import read_text
from judge.games.lotr_lcg.cards.phrases import KEYWORDS
from judge.games.lotr_lcg.cards.text_box import KEYWORD

Kind = Literal["action", "response", "forced", "when revealed", "shadow", "travel", "setup", "constant"]


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class AbilityRow:
    """An ability in the words of the card, such as `"Action: Exhaust Aragorn to ready another hero."`

    Or a group of keys: `{name: Scout, text: "Action: ...", from: hand}`.
    """

    text: str = item("the words of the card, with the bold word in front: `Action: ...`, `Response: After ..., ...`")
    name: str = item("what choices call it, where the card has several", default="")
    zone: Literal["play", "hand", "discard pile", "deck", "set aside"] = item(
        "where its card must be to use it, if not in play", default="play", key=("from", "zone")
    )
    place: Place = placed()

    @classmethod
    def from_text(cls, text: str) -> AbilityRow:
        """Card text alone."""
        return cls(text=text)

    def read(self, own: frozenset[str], known: frozenset[str]) -> tuple[tuple[Ability, ...], tuple[Keyword, ...]]:
        """The abilities and keywords in the text of a card of those names, on a table with those cards."""
        zone = "" if self.zone == "play" else self.zone
        found, keywords = read_text(self.text, own, known)
        named = (each._replace(name=self.name if each.kind != "constant" else "", zone=zone) for each in found)
        return tuple(named), keywords


@dataclass(frozen=True, eq=False, repr=False)
class KeywordRow:
    """A keyword, with its number if it has one."""

    keyword: Keyword

    @classmethod
    def from_text(cls, text: str) -> KeywordRow:
        """Reads `sentinel`, `doomed 2`."""
        match = KEYWORD.fullmatch(text.strip(" ."))
        if match is None:
            raise ValueError(f"{text!r} is no keyword; allowed: {', '.join(KEYWORDS)}, with a number where it has one")
        return cls(Keyword(match["name"].casefold(), int(match["n"] or 1)))
