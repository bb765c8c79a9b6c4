"""Which cards have which value: card text changes, counts and compares only what the cards it speaks of have."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.expanding.spoken_of import SORT_OF
from judge.games.lotr_lcg.cards.meanings import CHARACTERS, TOKENS, VALUES, Amount, Instruction, Phrase, Quality, within

PEOPLE = ("character", *CHARACTERS, "objective", "objective ally")
FIGHTERS = (*PEOPLE, "enemy")
HAVE = {
    "willpower": PEOPLE,
    "attack": FIGHTERS,
    "defense": FIGHTERS,
    "hit points": FIGHTERS,
    "remaining hit points": FIGHTERS,
    "threat": ("enemy", "location", "side quest"),
    "engagement cost": ("enemy",),
    "quest points": ("location", "quest", "side quest"),
    # Encounter cards of contests have one as well.
    "cost": ("character", "ally", "attachment", "event", "side quest", "enemy", "location", "treachery"),
    "threat cost": ("hero",),
}
OF_ANY_KIND = ("card", "player card", "encounter card", "player")
NOT_CHANGED = (*TOKENS, "remaining hit points", "attachments", "level")


def why_without(part: Any) -> str:
    """Why a part of a meaning asks for what no such card has; nothing if it does not."""
    if isinstance(part, Instruction) and (part.verb == "modify" or part.verb.startswith("base ")):
        if part.what in NOT_CHANGED or part.what.startswith("printed "):
            return f"{part.what} is nothing that a card has more or less of for a while"
        return _why(part.group, part.what)
    if isinstance(part, Amount) and part.group is not None:
        return _why(part.group, part.of)
    if isinstance(part, Phrase):
        asked = [each.word for each in part.qualities if isinstance(each, Quality) and each.kind == "value"]
        return next(filter(None, (_why(part, each) for each in (*asked, part.most, part.least))), "")
    return ""


def _why(group: Phrase, what: str) -> str:
    what = what.removeprefix("highest ").removeprefix("printed ")
    kinds = {*(group.kinds or SORT_OF.get(group.how, ()))}
    if what not in HAVE or not kinds or kinds & {*HAVE[what], *OF_ANY_KIND}:
        return ""
    return f"{' or '.join(sorted(kinds))}: no such card has {what}"


def lacks(part: Any, kind: str) -> bool:
    """Whether a meaning changes a value of its own card that cards of that kind do not have."""
    changed = (each for each in within(part) if isinstance(each, Instruction) and each.verb == "modify")
    own = (each.what for each in changed if each.group.how == "this")
    return any(each in VALUES and kind not in HAVE[each] for each in own)
