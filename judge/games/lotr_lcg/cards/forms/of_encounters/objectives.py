"""objective-cards, guarded-claim, control: who has an objective, and what becomes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.when.occasions import BE, occasion
from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import (
    SUBJECT,
    THIS,
    YOU,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Opening,
    Phrase,
    Quality,
    Range,
    Trigger,
)

condition, clause, predicate = of["condition"], of["clause"], of["predicate"]
THEIRS, NOBODYS = Quality("claimed"), Quality("claimed", negated=True)


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- claimed: a player has control of it
of["being"].form(THEIRS, "claimed", rank=1)
of["being"].form(NOBODYS, "unclaimed", "not claimed", rank=1)
of["subjectless"].form(Condition("is", SUBJECT, qualities=(THEIRS,)), "claimed", rank=1)
of["subjectless"].form(Condition("is", SUBJECT, qualities=(NOBODYS,)), "unclaimed", "not claimed", rank=1)
of["quality"].form(THEIRS, "claimed", rank=3)
occasion("claim", f"{{subject:cards}} {BE} claimed")
occasion("claim", f"{{subject:cards}} {BE} claimed by {{player}}", rank=1)
condition.form(Condition, "{group:cards} [is|are] ever {qualities:being,}", kind="is", rank=1)
LANGUAGE.reads_as("the next player", "the next player clockwise", "the next player to the left")

# --- `no more than 1 enemy is engaged with ...`, `any one player`
of["plain quantity"].converts(
    lambda group: Amount(of="most engaged", group=group),
    lambda given: {"group": given.group} if given == Amount(of="most engaged", group=given.group) else None,
    "the highest number of {group:counted many} engaged with any one player",
    "the highest number of {group:counted many} engaged with a single player",
    "the (highest) number of {group:counted many} engaged with the player engaged with the most enemies",
    plural=False,
    rank=-1,
)


# --- who cannot be committed: `the first player cannot commit allies to the quest`
def _not_committed(by: Phrase) -> Any:
    def make(kinds: tuple[str, ...], adjectives: tuple[Quality, ...] = ()) -> Instruction:
        theirs = Phrase("all", adjectives=adjectives, kinds=kinds, clauses=(Quality("controlled", group=by),))
        return Instruction("together", theirs, parts=(Instruction("cannot", words=("commit",)),))

    return make


for who, by in (("you", YOU), ("the first player", Phrase("first player"))):
    clause.converts(
        _not_committed(by), _unsaid, f"{who} cannot commit ({{adjectives}}) {{kinds:nouns,}} to the quest", rank=1
    )

# --- `does not`, where a player could
for who, does in (("player", "does"), ("players", "do")):
    clause.form(Instruction, f"{{group:{who}}} {does} not {{words:ban|}}", verb="cannot", rank=2)

# --- this one, and no others
of["having"].form(
    Quality("value", "attachments", range=Range("<=", Amount(1))), "no other attachments (on it/him/her)", rank=1
)

# --- the verb is said once of what is given and what is got
clause.converts(
    lambda group, one, two: Instruction(
        "together", group, parts=(Instruction("together", parts=one), Instruction("together", parts=two))
    ),
    _unsaid,
    "give {group:cards} {one:gain&} and {two:change&}",
    rank=3,
)


# --- `this card is unattached and in the staging area`
def _all_of_it(group: Phrase, qualities: tuple[Quality, ...]) -> Condition | None:
    return Condition("is", group, qualities=qualities) if len(qualities) > 1 else None


condition.converts(
    _all_of_it,
    lambda given: (
        {"group": given.group, "qualities": given.qualities}
        if isinstance(given, Condition) and given == _all_of_it(given.group, given.qualities)
        else None
    ),
    "{group:cards} [is|are] {qualities:being&}",
    rank=1,
)
of["cards"].form(
    Phrase,
    "attached {adjectives} {kinds:noun,}",
    "the attached {adjectives} {kinds:noun,}",
    how="host",
    plural=False,
    rank=-2,
)


# --- an objective that goes to the next one there is, as soon as it lies there alone
def _goes_to(it: Phrase) -> Opening:
    """When it comes, loses who bears it, or one comes that it can go to."""
    to, free = it._replace(how="pick"), (Quality("attached", negated=True), Quality("guarded", negated=True))
    there = Condition("is", THIS, qualities=(*free, Quality("in", "staging area")))
    awaited = (Trigger("stage", THIS), Trigger("detach", THIS), Trigger("unguard", THIS), Trigger("enter", to))
    done = Deeds((Instruction("attach", THIS, to=to),), conditions=(there,))
    return Opening(done, "forced", timing="after", triggers=awaited)


of["sentence"].converts(
    _goes_to,
    lambda given: (
        {"it": given.triggers[-1].subject._replace(how="")}
        if isinstance(given, Opening) and given.triggers and given == _goes_to(given.triggers[-1].subject)
        else None
    ),
    "if this card is unattached and in the staging area, attach it to a/an {it:description}",
    "if this card is unattached and in the staging area, attach it to a/an {it:description}, if able",
    "if unattached and in the staging area, attach this card to a/an {it:description} (if able)",
    "if unattached and in the staging area, attach this card to a/an {it:description}, if able",
    rank=-2,
)
of["cause"].form("attack", "as the result of an attack", "as a result of an attack", rank=1)
