"""cost, resource-match: what a card costs, the first one of a kind that is played, and how it is paid for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.when.occasions import occasion
from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import (
    THIS,
    Condition,
    Deeds,
    Instruction,
    Opening,
    Phrase,
    Quality,
    Restricts,
    Trigger,
)

predicate, clause = of["predicate"], of["clause"]


def _first(word: str) -> Any:
    """`the first ally you play each round`: of those of that description."""

    def make(it: Phrase) -> Phrase:
        return it._replace(how="all", clauses=(*it.clauses, Quality("first played", word, group=it)))

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Phrase) or not given.clauses:
            return None
        it = given._replace(how="", clauses=given.clauses[:-1])
        return {"it": it} if given == make(it) else None

    return make, take


for word in ("round", "phase"):
    # The first one of each player; whose it is says the card itself.
    of["cards"].converts(
        *_first(f"{word} by each"),
        f"the first {{it:description}} each player plays each {word}",
        f"the first {{it:description}} played by each player each {word}",
        plural=False,
    )
    # The first one of all players.
    of["cards"].converts(
        *_first(f"{word} by anybody"),
        f"the first {{it:description}} played each {word}",
        f"the first {{it:description}} played (by any player) (during) each {word}",
        plural=False,
    )
    whens = (f"each {word}", f"every {word}", f"during each {word}")
    YOU_PLAY = tuple(f"the first {{it:description}} you play {when}" for when in whens)
    of["cards"].converts(*_first(word), *YOU_PLAY, plural=False)
    of["first one"].converts(
        *_first(word),
        *(f"{which} {{it:description}} {when}" for which in ("the first", "your first") for when in whens),
        plural=False,
    )
occasion("play", "you play {subject:first one}", "you play {subject:first one} from your hand", player=Phrase("you"))

# --- what it costs
LESS = {"subtract": ("less/fewer", "reduced/lowered"), "add": ("more", "increased/raised")}
for op, (more, changed) in LESS.items():
    predicate.form(
        Instruction,
        f"cost[s|] {{amount}} {more}",
        f"cost[s|] {{amount}} {more} to play",
        f"cost[s|] {{amount}} {more} resource[|s] (to play)",
        f"cost[s|] {{amount}} {more} to play from your hand",
        verb="modify",
        what="cost",
        op=op,
    )
    clause.form(
        Instruction,
        f"the cost to play {{group:cards}} is {changed} by {{amount}}",
        f"the cost of {{group:cards}} is {changed} by {{amount}}",
        f"{{group:cards}} 's (resource) cost is {changed} by {{amount}}",
        verb="modify",
        what="cost",
        op=op,
        rank=1,
    )
    clause.form(
        Instruction,
        f"the cost to play {{group:cards}} on {{to:cards}} is {changed} by {{amount}}",
        verb="modify",
        what="cost",
        op=op,
        rank=1,
    )
for word in ("round", "phase"):
    reduced = tuple(
        f"reduce/lower the cost {play} the first {{it:description}} {when} by {{amount}}"
        for play in ("to play", "for you to play")
        for when in (f"each {word}", f"you play each {word}")
    )
    clause.converts(
        lambda it, amount, word=word: Instruction("modify", _first(word)[0](it), amount, "cost", "subtract"),
        lambda given: None,
        *reduced,
        rank=1,
    )

# --- how it is paid for
predicate.form(
    Instruction("permit", what="pay without match"),
    "[does|do] not require a resource match",
    "[does|do] not need/require a resource match to play",
    "can/may be played without a resource match",
)

# --- traps: `Play this card into the staging area unattached. If unattached, attach it to the next enemy ...`
clause.form(
    Instruction("play unattached", THIS),
    "play this card into the staging area unattached",
    "play this card unattached into the staging area",
)
UNATTACHED = Condition("is", THIS, qualities=(Quality("attached", negated=True),))


def _caught(subject: Phrase) -> Opening:
    """The next one that comes, as long as it is on nobody; one that it cannot be attached to is passed over."""
    on = Instruction("attach", THIS, to=Phrase("told"))
    return Opening(
        Deeds((on,), conditions=(UNATTACHED,)), "forced", timing="after", triggers=(Trigger("stage", subject),)
    )


of["sentence"].converts(
    lambda it: _caught(it._replace(how="pick")),
    lambda given: (
        {"it": given.triggers[0].subject._replace(how="")}
        if isinstance(given, Opening) and len(given.triggers) == 1 and given == _caught(given.triggers[0].subject)
        else None
    ),
    "if unattached, attach this card to the next eligible {it:description} that enters the staging area",
    "(Forced:) if unattached, attach this card to the next (eligible) {it:description} that enters the staging area",
    "(Forced:) if unattached, attach this card to the next (eligible) {it:description} added to the staging area",
    "(Forced:) if unattached, attach to the next (eligible) {it:description} that enters the staging area",
    rank=-2,
)

# --- an event out of the discard pile
deed(
    "play event",
    "play[s|] {group:cards} as if it were in your hand",
    "play[s|] {group:cards} as if it was/were in your hand",
)

# --- into play, and into the quest
of["deed"].converts(
    lambda to: Instruction(
        "both",
        parts=(Instruction("put", THIS, what="hand", to=to), Instruction("exhaust", THIS), Instruction("commit", THIS)),
    ),
    lambda given: (
        {"to": given.parts[0].to}
        if isinstance(given, Instruction)
        and [each.verb for each in given.parts] == ["put", "exhaust", "commit"]
        and given.verb == "both"
        else None
    ),
    "put this card into play from {to:whose} hand, exhausted and committed to the/a quest",
    "put this card into play from {to:whose} hand exhausted and committed to the/a quest",
)

# --- when it may be played
of["restriction"].converts(
    lambda word: Restricts(conditions=(Condition("phase", word=word),), play=True),
    lambda given: None,
    "play (this card) only during the/your {word:phase} phase",
    "play (this card) during the {word:phase} phase (only)",
)
