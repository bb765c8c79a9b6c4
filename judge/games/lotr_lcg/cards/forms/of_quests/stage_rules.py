"""constant-conditional, 3.2: conditions of stages, how many characters may be committed, progress and resources."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.when.conditions import SPOKEN
from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import (
    ALL,
    IT,
    THIS,
    Amount,
    Condition,
    Instruction,
    Opening,
    Phrase,
    Quality,
    Range,
    Trigger,
)

condition, clause = of["condition"], of["clause"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `3 or more locations are in the staging area`, `Hild and Odo are in play`
def _so_many_are(range: Range, group: Phrase, quality: Quality) -> Condition:
    return Condition("count", group._replace(clauses=(*group.clauses, quality)), range=range)


condition.converts(_so_many_are, _unsaid, "{range:how many} {group:counted many} are {quality:being}", rank=2)


def _all_are(negated: bool) -> tuple[Any, Any]:
    def make(names: tuple[str, ...], qualities: tuple[Quality, ...]) -> Condition | None:
        group = Phrase("named", names=names)
        return Condition("is", group, qualities=qualities, unmet=negated) if len(names) > 1 else None

    def take(given: Any) -> Mapping[str, Any] | None:
        found = {"names": given.group.names, "qualities": given.qualities} if isinstance(given, Condition) else {}
        return found if found and given == make(given.group.names, given.qualities) else None

    return make, take


condition.converts(
    *_all_are(False), "{names:name&} are {qualities:being,}", "{names:name&} are both {qualities:being,}"
)

# --- how many characters may be committed to the quest
kinds = of["characters counted"]
for kind, many in (("character", "characters"), ("ally", "allies"), ("hero", "heroes")):
    kinds.form(Phrase("all", kinds=(kind,)), many, f"{kind} cards", kind, rank=0 if kind == "character" else 1)
COMMIT = "more than {amount} {to:characters counted} to the quest"
EACH = Phrase("each player")
clause.form(
    Instruction,
    f"each player cannot commit {COMMIT}",
    *(f"{who} commit {COMMIT}" for who in ("a player cannot", "players cannot", "no player can/may")),
    *(
        f"{who} commit {{amount}} {{to:characters counted}} to the quest"
        for who in ("each player can/may only", "a player can/may only", "players can/may only")
    ),
    "each player can/may commit only {amount} {to:characters counted} to the quest",
    "each player can/may commit no more than {amount} {to:characters counted} to the quest",
    "each player can/may commit up to {amount} {to:characters counted} to the quest",
    verb="commit limit",
    group=EACH,
)
clause.form(
    Instruction,
    "the players, as a group, cannot commit more than {amount} {to:characters counted} to the quest",
    "the players as a group cannot commit more than {amount} {to:characters counted} to the quest",
    "no more than {amount} {to:characters counted} can/may commit to the quest",
    "no more than {amount} {to:characters counted} can/may be committed to the quest",
    verb="commit limit",
    group=EACH,
    op="group",
)


def _no_more_than(to: Phrase, than: Phrase) -> Instruction:
    """`more allies than the number of heroes he is also committing`."""
    return Instruction("commit limit", EACH, Amount(of="committing", group=than), to=to)


def _of_no_more_than(given: Any) -> Mapping[str, Any] | None:
    than = given.amount.group if isinstance(given, Instruction) else None
    return {"to": given.to, "than": than} if than is not None and given == _no_more_than(given.to, than) else None


THAN = "than (the number of) {than:characters counted}"
clause.converts(
    _no_more_than,
    _of_no_more_than,
    *(
        f"{who} commit more {{to:characters counted}} to the quest {THAN}{told}"
        for who in ("each player cannot", "a player cannot", "players cannot", "no player can/may")
        for told in ("", " he/she is (also) committing (to the quest)", " they are (also) committing (to the quest)")
    ),
    *(
        f"{who} commit more {{to:characters counted}} {THAN} to the quest"
        for who in ("each player cannot", "a player cannot", "players cannot", "no player can/may")
    ),
)


def _more_controlled(op: str) -> Any:
    """`there are more locations under the players' control than in the staging area`."""

    def make(it: Phrase) -> Condition:
        ours = it._replace(how="all", clauses=(*it.clauses, Quality("controlled", group=EACH)))
        there = it._replace(how="all", clauses=(*it.clauses, Quality("in", "staging area")))
        return Condition(
            "compare", left=Amount(of="count", group=ours), range=Range(op, Amount(of="count", group=there))
        )

    def take(given: Any) -> Mapping[str, Any] | None:
        group = given.left.group if isinstance(given, Condition) and given.left is not None else None
        it = group._replace(how="", clauses=group.clauses[:-1]) if group is not None else Phrase()
        return {"it": it} if group is not None and given == make(it) else None

    return make, take


for op, more in ((">", "more"), ("<", "fewer")):
    condition.converts(
        *_more_controlled(op),
        f"there are {more} {{it:descriptions}} under the players' control than in the staging area",
        f"there are {more} {{it:descriptions}} under the players control than in the staging area",
        f"the players control {more} {{it:descriptions}} than there are in the staging area",
        rank=-2,
    )

# --- one of those that were spoken of
of["some of them"].form(
    Phrase,
    "1/one of those {kinds:nouns,}",
    "1/one of the {kinds:nouns,} discarded/revealed/added this way",
    how="pick",
    clauses=(SPOKEN,),
    rank=1,
)

# --- progress and resources
deed("progress", "place[s|] {amount} additional progress here", "place[s|] {amount} additional progress token[|s] here",
     group=THIS, rank=1)  # fmt: skip
deed(
    "move resource",
    *(f"{do}[s|] {all_}its resources {to} {{to:cards}}"
      for do, to in (("add", "to"), ("move", "to"), ("place", "on")) for all_ in ("", "all of ", "each of ")),
    group=IT,
    amount=ALL,
    rank=1,
)  # fmt: skip
of["ending"].form(Instruction("advance"), "(immediately) advance to the next stage of the scenario/quest", rank=1)

# --- players who are engaged with nobody
of["kind of player"].form(
    Quality,
    "engaged with no {group:counted many}",
    "who is engaged with no {group:counted many}",
    "with no {group:counted many} engaged with him/her/them",
    kind="engaged with",
    negated=True,
    rank=1,
)

# --- `after the players quest successfully by 5 or more`: by how much it was
THEY = ("the players quest", "you quest", "players quest")


def _by_so_many(kind: str) -> tuple[Any, Any]:
    def make(range: Range, it: Opening) -> Opening | None:
        case = Condition("compare", left=Amount(of="difference"), range=range)
        deeds = it.deeds._replace(conditions=(case, *it.deeds.conditions))
        plain = not it.triggers and not it.timing
        return it._replace(timing="after", triggers=(Trigger(kind),), deeds=deeds) if plain else None

    def take(given: Any) -> Mapping[str, Any] | None:
        cases = given.deeds.conditions if isinstance(given, Opening) else ()
        if not cases or cases[0].range is None:
            return None
        it = given._replace(timing="", triggers=(), deeds=given.deeds._replace(conditions=cases[1:]))
        return {"range": cases[0].range, "it": it} if given == make(cases[0].range, it) else None

    return make, take


for how, kind in (("successfully", "quest-success"), ("unsuccessfully", "quest-failure")):
    make, take = _by_so_many(kind)
    of["triggered part"].converts(
        make,
        take,
        *(f"after {they} {how} by {{range}}, {{it:effect part}}" for they in THEY),
        f"after questing {how} by {{range}}, {{it:effect part}}",
    )
    of["sentence"].converts(
        lambda range, it, make=make: make(range, it._replace(kind="forced")),
        _unsaid,
        *(f"if {they} {how} by {{range}}, {{it:effect part}}" for they in THEY),
        rank=4,
    )

# --- `each enemy engaged with a player attacks that player`: as every engaged enemy does
MADE = ("makes an immediate attack", "makes an attack", "immediately makes an attack")
ATTACKS = tuple(f"{each} against" for each in MADE)


ENGAGED = Quality("engaged")


def _its_player(it: Phrase) -> Instruction:
    enemies = it._replace(how="all", clauses=(*it.clauses, ENGAGED))
    return Instruction("together", enemies, parts=(Instruction("attack"),))


clause.converts(
    _its_player,
    _unsaid,
    *(f"each {{it:description}} engaged with a player {attacks} {whom}"
      for attacks in (*ATTACKS, "immediately attacks", "attacks")
      for whom in ("that player", "the player it is engaged with", "its engaged player", "the engaged player")),
    rank=-1,
)  # fmt: skip
