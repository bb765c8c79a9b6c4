"""What an ability refers to has to be there: a card or player that was spoken of, and a number for X."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.abilities.looking_back import DONE, names_x, uses_x
from judge.games.lotr_lcg.cards.meanings import (
    CHARACTERS,
    Ability,
    Amount,
    Condition,
    Instruction,
    Phrase,
    Quality,
    Trigger,
    within,
)

THEM = ("that player", "they", "you and that player")
KNOWN = ("host", "named", "told", "attackers", "defending character", "damaged by attack")  # Of whatever kind.
OF_ITSELF = (
    "enter",
    "leave",
    "exhaust",
    "ready",
    "phase-begins",
    "phase-ends",
    "step-ends",
    "round-ends",
    "time-is-up",
)
OF_WORD = {
    "enemy": ("attacking enemy", "attacked enemy"),
    "location": ("active location",),
    "quest": ("current quest", "main quest"),
}


def refers_to_nothing(ability: Ability) -> bool:
    """`Choose a hero. That ally readies`, `When Revealed: That player ...`: nobody of whom it could be said.

    An event may be about more than its words name, as an attack is; one of a single card or of a time is not.
    """
    events = (each for each in within(ability) if isinstance(each, Trigger) and each.kind not in OF_ITSELF)
    spoken: list[Phrase] = [Phrase("told") for _ in events]
    return any(_hangs(part, spoken) for part in (ability.triggers, ability.costs, ability.conditions, ability.effects))


def _hangs(part: object, spoken: list[Phrase]) -> bool:
    """Whether something in it refers to nobody; whom it speaks of is noted down, and after what stands inside:
    a condition does not tell itself whom it means, nor does `a card attached to that location`."""
    if not isinstance(part, tuple):
        return False
    if isinstance(part, Instruction):
        spoken.append(part.by)  # Whoever does it is spoken of first.
    if isinstance(part, Phrase) and part.how in THEM and not any(_somebody(each) for each in spoken):
        return True
    if isinstance(part, Phrase) and part.how == "it" and part.kinds and not any(_may_be(each, part) for each in spoken):
        return True
    inside = (part.player, *part) if isinstance(part, Condition) else part  # Who has so many is told before what.
    if any(_hangs(each, spoken) for each in inside):
        return True
    if isinstance(part, Phrase):
        spoken.append(part)
    elif isinstance(part, Condition) or (isinstance(part, Quality) and part.kind in ("type", "is")):
        spoken.append(Phrase("told"))
    return False


def follows_nothing(ability: Ability) -> bool:
    """`When Revealed: If you do, ...`, `for each ally discarded this way`: of an ability that begins with that."""
    first = next(iter(ability.effects), None)
    if first is None:
        return False
    if ability.kind == "constant":  # What holds all the time does nothing to begin with.
        held = ((each.amount, each.per, each.x, each.group) for each in ability.effects)
        return any(isinstance(each, Quality) and _is_of_before(each) for each in within(tuple(held)))
    asked = (first.conditions, first.amount, first.per, first.x, first.group)
    before = bool(ability.triggers or ability.costs)
    return (first.then and not ability.costs) or (not before and any(_is_of_before(each) for each in within(asked)))


def _is_of_before(part: object) -> bool:
    """Whether something speaks of what has just been done."""
    if isinstance(part, Condition | Quality):
        return part.kind == "done"
    return isinstance(part, Amount) and part.of in DONE


def open_x(part: object) -> bool:
    """Whether X is used in it where nobody says what it is by paying for it."""
    return uses_x(part) and not (isinstance(part, Ability) and names_x(part))


def _somebody(spoken: Phrase) -> bool:
    """A player, or a card that belongs to one; `each enemy` is nobody's."""
    if spoken.how == "all" and "player" not in spoken.kinds:
        return False
    return bool(spoken.kinds) or spoken.how not in ("", "this", "it", *THEM)


def _may_be(spoken: Phrase, meant: Phrase) -> bool:
    """Whether one who was spoken of may be the one that is meant, by the kinds of both."""
    kinds, wanted = {*spoken.kinds}, {*meant.kinds}
    people = {*CHARACTERS, "objective"}
    either = ("character" in wanted and kinds & people) or ("character" in kinds and wanted & people)
    of_word = any(spoken.how in OF_WORD.get(kind, ()) for kind in wanted)
    return bool(kinds & wanted or either) or "card" in kinds | wanted or spoken.how in KNOWN or of_word
