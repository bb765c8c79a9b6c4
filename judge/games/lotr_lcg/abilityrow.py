"""Abilities as a judge writes them: the words of the card, or a group of keys for one that is written out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from judge.content.fields import item
from judge.games.lotr_lcg import abilitytext
from judge.games.lotr_lcg.cardtext import Ability, Keyword
from judge.games.lotr_lcg.phrases import KEYWORDS

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

    @classmethod
    def from_text(cls, text: str) -> AbilityRow:
        """Card text alone."""
        abilitytext.abilities(text)
        return cls(text=text)

    def problems(self) -> Iterator[tuple[str, str]]:
        """Words that can be read."""
        try:
            self.abilities()
        except ValueError as error:
            yield "text", str(error)

    def abilities(self) -> tuple[Ability, ...]:
        """The abilities in the text."""
        zone = "" if self.zone == "play" else self.zone
        found = abilitytext.abilities(self.text)[0]
        return tuple(each._replace(name=self.name if each.kind != "constant" else "", zone=zone) for each in found)

    def keywords(self) -> tuple[Keyword, ...]:
        """The keywords in the text."""
        return abilitytext.abilities(self.text)[1]


@dataclass(frozen=True, eq=False, repr=False)
class KeywordRow:
    """A keyword, with its number if it has one."""

    keyword: Keyword

    @classmethod
    def from_text(cls, text: str) -> KeywordRow:
        """Reads `sentinel`, `doomed 2`."""
        match = abilitytext.KEYWORD.fullmatch(text.strip(" ."))
        if match is None:
            raise ValueError(f"{text!r} is no keyword; allowed: {', '.join(KEYWORDS)}, with a number where it has one")
        return cls(Keyword(match["name"].casefold(), int(match["n"] or 1)))
