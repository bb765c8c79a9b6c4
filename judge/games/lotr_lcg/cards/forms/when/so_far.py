"""constant-conditional: what has been done so far, this round or this way, told of cards and players in any voice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Condition, Phrase, Quality

condition, which, kind = of["condition"], of["clause of cards"], of["kind of player"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- which cards: `each hero that committed to the quest this round`
ACTIVE = {
    "committed to the quest": (("committed to the quest", "quested"), ("commit to the quest", "quest")),
    "made an attack": (("attacked", "made an attack"), ("attack", "make an attack")),
    "declared as a defender": (("defended", "defended an attack", "defended against an attack"),
                               ("defend", "defend an attack", "defend against an attack")),
    "damaged": (("took damage",), ("take damage", "take any damage")),
    "entered play": (("entered play",), ("enter play",)),
}  # fmt: skip
PASSIVE = {
    "readied": ("readied",), "healed": ("healed",), "damaged": ("damaged", "dealt damage"), "engaged": ("engaged",),
    "exhausted": ("exhausted",), "declared as a defender": ("declared as a defender",),
    "removed from the quest": ("removed from the quest",), "committed to the quest": ("committed to the quest",),
    "put into play": ("put into play",),
}  # fmt: skip
WHO = "that/who"
COMMITTED = "committed to the quest"
# Who is committed now has done so this round, wherever the play has begun.
QUESTED = Quality("either", either=(Quality("committed"), Quality("happened", COMMITTED)))


def _done(word: str) -> Quality:
    return QUESTED if word == COMMITTED else Quality("happened", word)


for word, (did, do) in ACTIVE.items():
    which.form(
        _done(word),
        *(f"{WHO} {each} this round" for each in did),
        *(f"{WHO} [has|have] {each} this round" for each in did),
        rank=-2,
    )
    which.form(
        _done(word)._replace(negated=True),
        *(f"{WHO} did not {each} this round" for each in do),
        *(f"{WHO} [has|have] not {each} this round" for each in did),
        rank=-2,
    )
for word, done in PASSIVE.items():
    which.form(
        _done(word),
        *(f"{WHO} was/were {each} this round" for each in done),
        *(f"{WHO} [has|have] been {each} this round" for each in done),
        *(f"{each} this round" for each in done),
        rank=-1,
    )
    which.form(
        _done(word)._replace(negated=True),
        *(f"{WHO} was/were not {each} this round" for each in done),
        *(f"{WHO} [has|have] not been {each} this round" for each in done),
        rank=-1,
    )
did, do = ACTIVE["declared as a defender"]
condition.form(
    Condition,
    *(f"{{group:cards}} {each} this {{during:period}}" for each in did),
    *(f"{{group:cards}} [has|have] {each} this {{during:period}}" for each in did),
    kind="happened",
    word="declared as a defender",
    rank=2,
)
condition.form(
    Condition,
    *(f"{{group:cards}} did not {each} this {{during:period}}" for each in do),
    *(f"{{group:cards}} [has|have] not {each} this {{during:period}}" for each in did),
    kind="happened",
    word="declared as a defender",
    negated=True,
    rank=2,
)

# --- what the sentence before has come to, told as what they did: `if no enemies returned to the staging area this way`
CAME_TO = {
    "returned to the staging area": ("return", "returns", "returned", " to the staging area"),
    "readied": ("ready", "readies", "readied", ""),
    "discarded from play": ("leave", "leaves", "left", " play"),
    "entered play": ("enter", "enters", "entered", " play"),
    "exhausted": ("exhaust", "exhausts", "exhausted", ""),
}
for word, (come, comes, came, rest) in CAME_TO.items():
    several = tuple(f"{{group:counted many}} {each}{rest} this way" for each in (come, came))
    single = tuple(f"{{group:counted}} {each}{rest} this way" for each in (comes, came))
    condition.form(
        Condition, *(f"no {each}" for each in (*several, *single)), kind="done", word=word, negated=True, rank=2,
    )  # fmt: skip
    condition.form(
        Condition, *(f"{{group:cards}} {each}{rest} this way" for each in (comes, come, came)), kind="done", word=word,
        rank=2,
    )  # fmt: skip
for player in ("player", "players"):
    condition.form(
        Condition,
        *(f"no {player} {engaged} a/an {{group:counted}} this way" for engaged in ("engaged", "engages", "engage")),
        *(f"no {player} {engaged} any {{group:counted many}} this way" for engaged in ("engaged", "engages", "engage")),
        kind="done",
        word="engaged",
        negated=True,
        rank=2,
    )


# --- which players: `each player who committed no characters to the quest`
def _committed(it: Phrase) -> Quality | None:
    if it.how != "all" or any(each.kind == "committed" for each in it.qualities):
        return None
    return Quality("controls", group=it._replace(clauses=(*it.clauses, Quality("committed"))), negated=True)


kind.converts(
    _committed,
    _unsaid,
    "who/that has/have no {it:counted many} committed to the quest",
    "with no {it:counted many} committed to the quest",
    rank=2,
)


def _has_committed(it: Phrase) -> Quality | None:
    """Those that have been removed from the quest since then were committed all the same."""
    if it.how != "all" or it.clauses:
        return None
    return Quality("controls", group=it._replace(clauses=(QUESTED,)), negated=True)


kind.converts(
    _has_committed,
    _unsaid,
    "who/that committed no {it:counted many} to the quest",
    "who/that has/have committed no {it:counted many} to the quest",
    "who/that did not commit any {it:counted many} to the quest",
    "who/that has/have not committed any {it:counted many} to the quest",
    rank=-2,
)
