"""objective-cards, guarded-claim, control: who has an objective, and what becomes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.when.occasions import BE, occasion
from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import SUBJECT, YOU, Amount, Condition, Instruction, Phrase, Quality, Range

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
