"""What is so of cards in the challenge in which they are: dice they roll, what of their rolls counts, what they add."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.further.own_results import INTO, Made
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import ABILITIES, CHALLENGE_END, Ban, Change, Chosen, Ref, Turns
from judge.games.wot_ccg.cards.meanings.effects import Deed

deed = sort("deed")
PLACES = ("that/the/this (target/targeted) challenge", "the same challenge")
OTHERS = ("you", "opponent", "each player", "controller")


def spoken_of(whom: Any) -> bool:
    """Whether words mean cards that were named, not players, nor all cards of a description."""
    return isinstance(whom, Chosen) or (isinstance(whom, Ref) and whom.what not in OTHERS)


# How somebody rolls his dice there.
rolls = LANGUAGE.sort("rolls-otherwise", "how somebody rolls dice, in one challenge")


def _so_many(op: Any) -> tuple[Any, Any]:
    """More dice of an ability, or fewer."""

    def make(n: int, ability: str) -> tuple[Any, ...]:
        return (Change(f"{ability} dice", op, n),)

    def take(given: Any) -> Mapping[str, Any] | None:
        rule = given[0] if len(given) == 1 else None
        if not isinstance(rule, Change) or rule.op != op or not isinstance(rule.amount, int):
            return None
        return {"n": rule.amount, "ability": rule.what.removesuffix(" dice")}

    return make, take


def _none_of(ability: str) -> tuple[Ban, ...]:
    return (Ban(f"roll {ability} dice in challenges"),)


def _of_none(given: Any) -> Mapping[str, Any] | None:
    rule = given[0] if len(given) == 1 else None
    found = rule.what.split(" ", 1)[1].removesuffix(" dice in challenges") if isinstance(rule, Ban) else ""
    return {"ability": found} if found and given == _none_of(found) else None


HIS = "(any/its/his/her/their)"
rolls.converts(*_so_many("subtract"), "roll[s|] {n:single} fewer/less {ability} die/dice")
rolls.converts(
    *_so_many("add"), "roll[s|] {n:single} additional/extra/more {ability} die/dice",
    "roll[s|] an additional {n:number} {ability} dice",
)  # fmt: skip
rolls.converts(
    _none_of, _of_none, f"do[es|] not roll {HIS} {{ability}} dice", f"cannot roll {HIS} {{ability}} dice",
    "roll[s|] no {ability} dice",
)  # fmt: skip
NOBODY_ROLLS = tuple(Ban(f"roll {each} dice in challenges") for each in ABILITIES)
rolls.converts(
    lambda: NOBODY_ROLLS, lambda given: {} if given == NOBODY_ROLLS else None, f"do[es|] not roll {HIS} dice",
    f"cannot roll {HIS} dice", "roll[s|] no dice",
)  # fmt: skip
LANGUAGE.sorts["has"].form(Deed, "{whom} cannot roll any dice in challenges", verb="has", rules=NOBODY_ROLLS, rank=1)
deed.converts(
    lambda whom, rules: Deed("has", whom, rules=rules, until=CHALLENGE_END) if spoken_of(whom) else None, never,
    *(f"{{whom}} {{rules:rolls-otherwise}} in/during {each}" for each in PLACES), rank=3,
)  # fmt: skip
SIDES = ("support", "opposition", "damage")


def _of_his(made: Made, into: str = "", _: str = "") -> Deed | None:
    """Results that a card rolls in that challenge, as something else or as nothing."""
    if not spoken_of(made.whom) or made.what not in SIDES or into not in ("", *SIDES):
        return None
    return Deed("has", made.whom, rules=(Turns(made.what, into, False, made.generated),), until=CHALLENGE_END)


NOTHING = "is/are ignored/negated"
deed.converts(
    _of_his, never,
    *(f"{{made}} in/during {each} {NOTHING}" for each in PLACES),
    *(f"ignore/negate {{made}} in/during {each}" for each in PLACES),
    *(f"{{made}} in/during {each} {{_:becoming}} {INTO}" for each in PLACES), rank=3,
)  # fmt: skip
LANGUAGE.sorts["simple"].converts(
    lambda whom, results: Deed("generate", whom, results=results) if spoken_of(whom) else None, never,
    *(f"{{whom}} (automatically/additionally/also) generate[s|] (an additional) {{results}} in/during {each}"
      for each in PLACES), rank=4,
)  # fmt: skip
