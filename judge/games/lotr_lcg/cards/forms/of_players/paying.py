"""resource-match, cost: whose resources pay for what, and what cards cost, said of a hero or of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.lasting import SPHERED
from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import YOU, Amount, Instruction, Phrase, Quality

clause, predicate = of["clause"], of["predicate"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `Rhun may spend resources to pay for Dwarf cards of any sphere`
OWN = ("resources", "resources from its/his/her/their pool", "its/his/her/their resources")
ANY_SPHERE = ("{to:counted many} of any sphere", "{to:counted many} from any sphere")
ONE_SPHERE = ("{words:sphere&} {to:sort of cards}",)
OF_SPHERES: tuple[tuple[tuple[str, ...], dict[str, Any]], ...] = ((ANY_SPHERE, {"words": SPHERED}), (ONE_SPHERE, {}))
for paid, spheres in OF_SPHERES:
    predicate.form(
        Instruction,
        *(f"may spend/use {mine} to pay for {each}" for mine in OWN for each in paid),
        verb="pays for",
        **spheres,
    )
    clause.form(
        Instruction,
        *(f"{{group:cards}} 's resources may be spent/used to pay for {each}" for each in paid),
        *(f"resources from/in {{group:pool}} may be spent/used to pay for {each}" for each in paid),
        verb="pays for",
        rank=1,
        **spheres,
    )
# Of whatever sphere they are: `may spend resources to pay for Dwarf cards`.
SUCH = "{to:counted many}"
predicate.form(
    Instruction, *(f"may spend/use {mine} to pay for {SUCH}" for mine in OWN), verb="pays for", words=SPHERED, rank=3
)
clause.form(
    Instruction,
    f"you may spend/use resources from/in {{group:pool}} to pay for {SUCH}",
    f"{{group:cards}} 's resources may be spent/used to pay for {SUCH}",
    f"resources from/in {{group:pool}} may be spent/used to pay for {SUCH}",
    verb="pays for",
    words=SPHERED,
    rank=4,
)

# --- `each Weapon attachment you play costs 1 less`, `... played on Rhun ...`
PLAYED = Quality("played by", group=YOU)


def _of_yours(op: str) -> tuple[Any, Any]:
    """What cards cost if it is you who plays them."""

    def make(group: Phrase, amount: Amount) -> Instruction | None:
        yours = group._replace(clauses=(*group.clauses, PLAYED))
        every = group.how == "all" and all(each.kind != "first played" for each in group.clauses)
        return Instruction("modify", yours, amount, "cost", op) if every else None

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or given.group.clauses[-1:] != (PLAYED,):
            return None
        group = given.group._replace(clauses=given.group.clauses[:-1])
        return {"group": group, "amount": given.amount} if given == make(group, given.amount) else None

    return make, take


for op, words, more in (("subtract", "lower", "less/fewer"), ("add", "raise", "more")):
    clause.converts(
        *_of_yours(op),
        f"{words} the cost of {{group:cards}} you play by {{amount}}",
        f"{words} the cost to play {{group:cards}} you play by {{amount}}",
        f"{words} the cost for you to play {{group:cards}} by {{amount}}",
        f"{{group:cards}} you play cost[s|] {{amount}} {more} (resource[|s]) (to play)",
        rank=1,
    )
    clause.form(
        Instruction,
        f"{{group:cards}} played on {{to:cards}} cost[s|] {{amount}} {more} (to play)",
        verb="modify",
        what="cost",
        op=op,
        rank=1,
    )


# --- `reduce the cost of the next ally you play this phase by the number of ...`
def _next(until: str) -> Any:
    def make(group: Phrase, amount: Amount) -> Instruction:
        return Instruction("next costs", group, amount, op="subtract", until=until)

    def take(given: Any) -> Mapping[str, Any] | None:
        fits = isinstance(given, Instruction) and given.verb == "next costs" and given.amount.of
        if not fits or given != make(given.group, given.amount):
            return None
        return {"group": given.group, "amount": given.amount}

    return make, take


for period in ("phase", "round"):
    clause.converts(
        *_next(period),
        f"lower the cost of the next {{group:description}} you play this {period} by {{amount:plain quantity}}",
        f"lower the cost to play the next {{group:description}} (you play) this {period} by {{amount:plain quantity}}",
        rank=1,
    )
