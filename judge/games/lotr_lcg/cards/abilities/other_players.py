"""in-player-order, you: `each other player`, who are all but the player whom the text has spoken of."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.expanding import OF_PLAYERS
from judge.games.lotr_lcg.cards.meanings import Ability, Instruction, Phrase, Quality, Trigger, remade, within

EVERYBODY = Phrase("all", kinds=("player",))
OTHERS = EVERYBODY._replace(other="other")
# Who they are does not change with what has been done to them in the meantime.
SETTLED = ("first player", "last player", "defending player", "engaged player", "active player", "named", "that player")
ENGAGED = Phrase("engaged player")
# What changes whether a player is one of a kind: then it is not known any more who the others were.
CHANGES = {
    "threat": ("raise threat", "lower threat", "set threat"),
    "hand": ("draw", "discard from hand", "return", "shuffle hand", "put", "search"),
}


def speaks_of_others(part: Any) -> bool:
    """Whether something is said of the other players."""
    return any(each == OTHERS for each in within(part))


def with_others_known(ability: Ability) -> Ability | None:
    """An ability with all but the one it has spoken of in the place of the others; None if that is not clear."""
    if not speaks_of_others(ability.effects):
        return ability
    told = _in_occasion(ability.triggers)
    made: list[Instruction] = []
    for each in ability.effects:
        found = _known(each, told)
        if found is None:
            return None
        done, told = found
        made.append(done)
    return ability._replace(effects=tuple(made))


def but_the_engaged(done: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """`While it is engaged with a player, each other player ...`: all but that one."""
    if any(each == Quality("engaged") for each in within(done)) or any(each == ENGAGED for each in within(done)):
        return tuple(_but(each, ENGAGED) for each in done)
    return done


def _in_occasion(triggers: tuple[Trigger, ...]) -> Phrase | None:
    """`After this card engages a player, each other player ...`: all but the one to whom it has happened."""
    told = any(each.player.how or "player" in each.subject.kinds for each in triggers)
    return Phrase("that player") if told else None


def _known(what: Instruction, told: Phrase | None) -> tuple[Instruction, Phrase | None] | None:
    """A deed with the others known, and whom it speaks of itself; None if it is not clear who the others are."""
    if what.verb == "several" and what.by == Phrase():
        parts: list[Instruction] = []
        for part in what.parts:
            found = _known(part, told)
            if found is None:
                return None
            done, told = found
            parts.append(done)
        return what._replace(parts=tuple(parts)), told
    if not speaks_of_others(what):
        spoken = _whom(what)
        if spoken is not None and spoken.how not in SETTLED and not _stays(spoken, what):
            spoken = UNKNOWN
        return what, told if spoken is None else spoken
    own = _whom(what)
    who = own if own not in (None, OTHERS) else told
    if who is None or who.how == "you":
        return what, told
    return (_but(what, who), told) if who.how in SETTLED or who.clauses else None


UNKNOWN = Phrase("pick", kinds=("player",))


def _stays(who: Phrase, what: Instruction) -> bool:
    """`each player with a threat of 30 or more discards an ally`: whether the same players are meant afterwards."""
    if who.how != "all" or not who.clauses or who.most or who.least:
        return False
    verbs = {each.verb for each in within(what) if isinstance(each, Instruction)}
    return all(each.kind in CHANGES and verbs.isdisjoint(CHANGES[each.kind]) for each in who.clauses)


def _whom(what: Instruction) -> Phrase | None:
    """The player who does something, to whom it is done, or who is chosen for what follows."""
    if what.by.how:
        return Phrase("that player") if what.by.how == "they" else what.by
    if what.verb == "choose" and "player" in what.group.kinds:
        return Phrase("that player")
    if what.verb in OF_PLAYERS and what.group.how not in ("", "scenario"):
        return Phrase("that player") if what.group.how == "they" else what.group
    return None


def _but(part: Any, who: Phrase) -> Any:
    if part == OTHERS:
        return EVERYBODY._replace(clauses=(Quality("player", group=who, negated=True),))
    return remade(part, lambda each: _but(each, who))
