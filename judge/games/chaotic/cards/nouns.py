"""3.1.6, whom printed text speaks of: `target OverWorld Creature`, `engaged Creatures with Fire`."""

from __future__ import annotations

import re
from typing import NamedTuple

STOPS = (
    "to|of|from|on|and|or|by|with|is|are|has|have|damage|energy|deals?|heals?|gains?|gets?|loses?|destroy|sacrifice|"
    "infect|uninfect|negate|relocate|return|remove|counters?|control|play|than|if|if|it|attacks?|take|cards?|choose|"
    "battlegear|equipped to|put|add|may|can|you|chosen|remains?|until|for|when|then|that|one"
)
ADJECTIVES = rf"(?:(?!(?:{STOPS}) )[\w'-]+ )*?"
WITH = (
    r"with (?:(?:an? )?(?:lower|higher) [a-z]+(?: than the opposing engaged creature)?|"
    r"(?:at least|less than) \d+ [a-z]+|"
    r"\d+ [a-z]+|no mugic counters|(?:one|\d) or more mugic counters|[\w'-]+(?: \d+)?(?: or [\w'-]+)?)"
)
SIDES = (
    (r"you control", "mine"),
    (r"(?:your|an|the) opponent controls?|controlled by (?:your|an) opponent|they control", "theirs"),
)
TAIL = (
    rf"(?: (?:you control|(?:your|an|the) opponent controls?|controlled by (?:your|an) opponent|in play|{WITH}|"
    r"engaged with (?:it|this|this creature|(?:the )?equipped creature|[A-Z][\w'-]*)|"
    r"(?:in|from) (?:your|any|a|the) (?:general )?discard pile))*"
)
PHRASE = re.compile(rf"(?<!chosen )\b(?P<before>{ADJECTIVES})(?P<noun>creatures?)(?! card\b)\b(?P<tail>{TAIL})", re.I)
SEVERAL = ("each", "mine", "theirs", "other each", "other mine", "other theirs")
PLAIN = {"the", "all", "each", "every", "any", "a", "an", "both", "two"}
KNOWN = {
    "target", "targeted", "another", "opposing", "engaged", "unengaged", "equipped", "this", "your", "other",
    "opponent's", "striking", "attacking",
}  # fmt: skip


class Meant(NamedTuple):
    """A phrase: the word for whom it means, what those must have, and the kind of target if it is one."""

    who: str
    traits: tuple[str, ...] = ()
    aim: str = ""

    @property
    def words(self) -> str:
        """In the guide's words."""
        return f"{self.who} with {', '.join(self.traits)}" if self.traits and not self.aim else self.who


def meant(match: re.Match[str]) -> Meant:
    """Whom a phrase that matches PHRASE means."""
    before = [word.casefold() for word in match["before"].split()]
    tail, plural = match["tail"].casefold(), match["noun"].casefold().endswith("s")
    words = set(before)
    traits = tuple(_trait(word) for word in before if word not in PLAIN | KNOWN) + _tail_traits(tail)
    side = next((name for pattern, name in SIDES if re.search(rf"\b(?:{pattern})\b", tail)), "")
    side = side or ("mine" if "your" in words else "theirs" if "opponent's" in words else "")
    if "target" in words or "targeted" in words:
        aim = _aim(words, tail, side) + (f" with {', '.join(traits)}" if traits else "")
        return Meant("another target" if words & {"another", "other"} else "target", (), aim)
    who = _who(words, tail, side, plural)
    return Meant(who, (*traits, *_fighting(words, who)))


def _fighting(words: set[str], who: str) -> tuple[str, ...]:
    """Whether those that are meant must be engaged, where the word for them does not say so."""
    if "unengaged" in words:
        return ("not engaged",)
    return ("engaged",) if "engaged" in words and "engaged" not in who and who != "opposing" else ()


def leaves_a_choice(match: re.Match[str]) -> bool:
    """Whether a phrase that is no target means one of several, or two, without saying which."""
    words = set(match["before"].casefold().split())
    return (
        bool(words & {"a", "an", "any", "two"}) and not words & {"target", "targeted"} and meant(match).who in SEVERAL
    )


def _trait(word: str) -> str:
    return f"not {word.removeprefix('un')}" if word in ("uninfected",) else word


def _tail_traits(tail: str) -> tuple[str, ...]:
    found = re.findall(rf"(?<!engaged )\b{WITH}", tail, re.I)
    return tuple(each.removeprefix("with ").removesuffix(" than the opposing engaged creature") for each in found)


def _aim(words: set[str], tail: str, side: str) -> str:
    """The kind of target, in the words that a target has."""
    owner = "your " if side == "mine" else "opposing " if side == "theirs" or "opposing" in words else ""
    if "discard pile" in tail:
        return f"{'your ' if 'your' in tail else ''}creature in discard pile"
    if "unengaged" in words:
        return f"{owner}unengaged creature"
    return f"{owner}{'engaged ' if 'engaged' in words else ''}creature"


def _who(words: set[str], tail: str, side: str, plural: bool) -> str:
    """The word for whom a phrase means that is no target."""
    if "engaged with" in tail or ("opposing" in words and ("engaged" in words or not plural)):
        return "opposing"
    if words & {"equipped", "this", "striking", "attacking"}:
        return "this"
    if "engaged" in words and not plural and side == "mine":
        return "engaged"
    others = "other " if "other" in words else ""
    if "both" in words or ("engaged" in words and not side and not others):
        return "both engaged"
    if side:
        return others + side
    return "theirs" if "opposing" in words else f"{others}each"
