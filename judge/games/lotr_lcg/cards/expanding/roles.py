"""Which cards do what, and what happens to which: locations are explored, enemies engage, characters quest."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from judge.games.lotr_lcg.cards.expanding.occasions import WHERE_IN_PLAY
from judge.games.lotr_lcg.cards.expanding.spoken_of import SORT_OF
from judge.games.lotr_lcg.cards.expanding.values_of_kinds import OF_ANY_KIND, PEOPLE
from judge.games.lotr_lcg.cards.expanding.verbs import Unread
from judge.games.lotr_lcg.cards.meanings import (
    Ability,
    Condition,
    Instruction,
    Keyword,
    Opening,
    Phrase,
    Quality,
    Trigger,
    within,
)

PLAYERS_OWN = ("hero", "ally", "attachment", "event")
EXHAUSTS = (*PEOPLE, "attachment")
ENCOUNTERED = ("enemy", "location", "treachery", "objective", "objective ally", "quest", "side quest")
GOES_ON = ("location", "quest", "side quest", "objective", "objective ally", "enemy")
HOLDS = (*PEOPLE, "attachment", "enemy", "location", "quest", "side quest")
# The kinds of cards to which something can be done, or happens, where not every kind of card will do.
DONE_TO: dict[str, tuple[str, ...]] = {
    "ready": EXHAUSTS, "exhaust": EXHAUSTS, "commit": PEOPLE, "uncommit": PEOPLE,
    "engage": ("enemy",), "kept engaged": ("enemy",), "attack": ("enemy",), "deal shadow": ("enemy",),
    "travel": ("location",), "explore": ("location",), "switch locations": ("location",),
    "progress": GOES_ON, "remove progress": GOES_ON, "resource": HOLDS, "spend": ("character", "hero", "ally"),
    "stage": (*ENCOUNTERED, "attachment"), "put": (*PEOPLE, "attachment", *ENCOUNTERED),
    "return": (*PEOPLE, "attachment", "event", "enemy", "location", "treachery", "side quest"),
}  # fmt: skip
OTHERS_CARRY = ("attachment", "objective", "objective ally", "treachery")
HAPPENS_TO: dict[str, tuple[str, ...]] = {
    "ready": EXHAUSTS, "exhaust": EXHAUSTS, "commit": PEOPLE, "declare-defender": PEOPLE, "defends": PEOPLE,
    "declare-attacker": (*PEOPLE, "enemy"), "attack": (*PEOPLE, "enemy"), "attack-ends": (*PEOPLE, "enemy"),
    "attacks": (*PEOPLE, "enemy"), "attacked": ("enemy",), "engage": ("enemy",),
    "attach": (*OTHERS_CARRY, "card"),
    "travel": ("location",), "explore": ("location",), "reveal": ENCOUNTERED, "progress": GOES_ON,
    "destroy": (*PEOPLE, "enemy", "quest", "side quest"),
}  # fmt: skip
GAINED = {"sentinel": PEOPLE, "ranged": PEOPLE, "restricted": ("attachment", "objective"), "surge": ENCOUNTERED}
STATES = {
    ("in", "staging area"): (*ENCOUNTERED, "attachment"), ("in", "active location"): ("location",),
    ("engaged", ""): ("enemy", "objective"), ("ready", ""): EXHAUSTS, ("exhausted", ""): EXHAUSTS,
    ("committed", ""): PEOPLE,
}  # fmt: skip
ABILITIES = {
    "travel": ("location", "treachery"),
    "when revealed": (*ENCOUNTERED, "ally"),
    "shadow": ("enemy", "location", "treachery", "objective", "objective ally"),
}
FIGHTING = ("attacking", "attacks")
ATTACHED = ("attachment", "objective", "treachery", "objective ally")


def why_not_its_part(part: Any) -> str:
    """Why something is said of cards that it is never said of; nothing if it may be."""
    if not isinstance(part, Instruction):
        return ""
    if part.verb == "become" and part.what in ("location", "treachery", "event", "quest"):
        return f"no card becomes a {part.what}"
    fitting = GAINED.get(part.what) if part.verb == "gain keyword" else DONE_TO.get(part.verb)
    return _why(part.group, fitting, f"{part.verb} {part.what}".strip())


def must_happen(means: Opening) -> None:
    """Unread if an ability waits for what never happens to such a card."""
    for each in means.triggers:
        if why := _why(each.subject, HAPPENS_TO.get(each.kind), each.kind):
            raise Unread(why)
    attacked = means.timing == "when" and any(each.kind == "attacked" for each in means.triggers)
    if attacked and any(isinstance(each, Quality) and each.kind in FIGHTING for each in within(means.deeds)):
        raise Unread("who attacks is known only when the attack has been declared")


def _why(group: Phrase, fitting: tuple[str, ...] | None, what: str) -> str:
    kinds = {*(group.kinds or SORT_OF.get(group.how, ()))}
    if fitting is None or not kinds or kinds & {*fitting, *OF_ANY_KIND}:
        return ""
    return f"{' or '.join(sorted(kinds))}: the rulebook has no {what!r} for such cards"


OWN_NOUN = re.compile(r"\bthis (enemy|location|ally|hero|attachment|event|treachery)\b", re.IGNORECASE)
IN_QUOTES = re.compile(r"\"[^\"]*\"")
CALLED = {"ally": ("ally", "objective ally", "objective"), "attachment": ("attachment", "objective", "treachery")}


def is_called_otherwise(text: str, kind: str) -> bool:
    """Whether a sentence calls its own card what it is not: `this enemy` on a location.

    In quotes another card speaks; in a shadow effect `this enemy` is the one that attacks.
    """
    bare = IN_QUOTES.sub("", text)
    nouns = {found[1].lower() for found in OWN_NOUN.finditer(bare)} - ({"enemy"} if "Shadow:" in bare else set())
    return any(kind not in CALLED.get(each, (each,)) for each in nouns)


def is_not_its_part(part: Any, kind: str) -> bool:
    """Whether a meaning says of its own card what is never said of a card of that kind."""
    return any(_strange(each, kind) for each in _of_itself(part))


def _of_itself(part: Any) -> Iterator[Any]:
    """A meaning and all inside it, without the text that another card gains: there `this card` is the other one."""
    yield part
    lent = isinstance(part, Instruction) and (part.quoted or part.ability) and part.group.how != "this"
    if isinstance(part, tuple) and not lent:
        for each in part:
            yield from _of_itself(each)


def _strange(part: Any, kind: str) -> bool:
    fitting: tuple[str, ...] | None = None
    if isinstance(part, Ability):
        fitting = ABILITIES.get(part.kind)
    elif isinstance(part, Keyword):
        fitting = GAINED.get(part.name)
    elif isinstance(part, Instruction) and part.verb == "attaches":
        fitting = ATTACHED
    elif isinstance(part, Instruction) and part.group.how == "this":
        fitting = GAINED.get(part.what) if part.verb == "gain keyword" else DONE_TO.get(part.verb)
    elif isinstance(part, Trigger) and part.detail == WHERE_IN_PLAY:
        return False  # `when it leaves play`: in one of several ways, not all of which are open to it.
    elif isinstance(part, Trigger) and part.subject.how == "this" and part.kind != "destroy":
        fitting = HAPPENS_TO.get(part.kind)
    elif isinstance(part, Condition) and part.kind == "is" and part.group.how == "this" and not part.negated:
        found = (STATES.get((each.kind, each.word)) for each in part.qualities)
        return any(each is not None and kind not in each for each in found)
    return fitting is not None and kind not in fitting
