"""Amounts that are counted: `draw a number of cards equal to the number of ...`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import YOU, Per
from judge.games.wot_ccg.cards.meanings.effects import Deed

equal = LANGUAGE.sort("equal", "as many as something counts")
equal.form(Per, "equal to the number of {of:count?}", "equal to the (number of) {of:count?}", each=1)
equal.form(Per, "equal to twice the number of {of:count?}", "equal to two times the number of {of:count?}", each=2)
deed = sort("simple")


def counted(verb: str, *templates: str, you: bool = True) -> None:
    """A row of a deed whose amount is counted."""

    def make(amount: Per, **filled: Any) -> Deed:
        return Deed(verb, filled.pop("whom", YOU), amount, **filled)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Deed) or given.verb != verb or not isinstance(given.amount, Per):
            return None
        if given != Deed(verb, given.whom, given.amount, results=given.results) or (given.whom == YOU) is not you:
            return None
        whose = {} if you else {"whom": given.whom}
        return {"amount": given.amount, **whose, **({"results": given.results} if given.results else {})}

    deed.converts(make, take, *templates)


THERE = "(in that/the challenge)"
counted(
    "generate", "generate a number of {results} {amount:equal}",
    f"(you) generate/add (a number of) {{results}} {THERE} {{amount:equal}}",
)  # fmt: skip
counted(
    "generate", "{whom} generate[s|] a number of {results} {amount:equal}",
    f"{{whom}} generate[s|] (a number of) {{results}} {THERE} {{amount:equal}}", you=False,
)  # fmt: skip
counted(
    "add control", "add tokens to {whom} {amount:equal}",
    "add/place/put (a number of) (your) (control) tokens on/to {whom} {amount:equal}",
    "add/place/put a number of (your) (control) tokens {amount:equal} on/to {whom}", you=False,
)  # fmt: skip
counted(
    "mill", "move a number of cards from the top of your deck to your discard pile {amount:equal}",
)  # fmt: skip
counted("mill", "{whom:whom-player} must move a number of cards from the top of his deck to his discard pile "
        "{amount:equal}", you=False)  # fmt: skip
counted("discard cards", "discard a number of cards from your hand {amount:equal}", "discard cards {amount:equal}")
counted(
    "discard cards", "{whom:whom-player} discards a number of cards {amount:equal}",
    you=False,
)  # fmt: skip
counted("draw", "{whom:whom-player} draws a number of cards {amount:equal}", you=False)
counted("draw", "draw a number of cards {amount:equal}", "draw cards {amount:equal}")
counted(
    "deal", "put damage on {whom} {amount:equal}", "put/place a number of damage on {whom} {amount:equal}", you=False
)
counted(
    "heal", "remove damage from {whom} {amount:equal}", "remove a number of damage from {whom} {amount:equal}",
    you=False,
)  # fmt: skip
