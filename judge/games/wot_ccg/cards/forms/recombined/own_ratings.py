"""A card's own ratings as an amount and as a measure: `damage equal to his Combat`, `less Politics than his`.

`This card's` is the card itself; `its` and `his` are told by the sentence, as `it` is (`refused.of_ratings`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine import Op
from judge.games.wot_ccg.cards.forms.further.rolling import _when_rolled
from judge.games.wot_ccg.cards.forms.ratings import Rating
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import Adds, Change, Count, Limit, Per, Results
from judge.games.wot_ccg.cards.meanings.effects import Deed
from judge.games.wot_ccg.play.events_and_effects.rated import OWN

simple, limit, predicate = LANGUAGE.sorts["simple"], sort("limit"), sort("predicate")
own = LANGUAGE.sort("own-rating", "a rating of the card that speaks, or of the one that is spoken of")
own.form(
    Count, "this card 's {name:ability}", "(the) {name:ability} (ability) of this card",
    "this card 's (current) {name:ability} (ability)", what="rating here",
)  # fmt: skip
own.form(
    Count, "its {name:ability}", "its/his/her (own) (current) {name:ability} (ability)",
    "the target 's (current) {name:ability} (ability)", what="rating", rank=1,
)  # fmt: skip
equal = LANGUAGE.sorts["equal"]
equal.form(Per, "equal to {of:own-rating}", each=1)
equal.form(Per, "equal to twice {of:own-rating}", each=2)
LANGUAGE.sorts["plain-per"].converts(
    lambda of: Per(1, of),
    lambda given: {"of": given.of}
    if isinstance(given, Per) and given.of.what.startswith("rating") and given == Per(1, given.of) else None,
    "for each point of {of:own-rating}",
)  # fmt: skip


# Deeds, with what they are done to behind the amount.
def _dealt(verb: str) -> Any:
    def make(whom: Any, amount: Per) -> Deed:
        return Deed(verb, whom, amount)

    return make


simple.converts(
    _dealt("deal"), never, "put/place/deal/inflict damage {amount:equal} on/to {whom}",
    "put/place/deal (an amount of|a number of) damage {amount:equal} on/to {whom}",
    "{whom} take/takes (an amount of|a number of) damage {amount:equal}",
)  # fmt: skip
simple.converts(
    _dealt("heal"), never, "remove/heal (an amount of|a number of) damage {amount:equal} from/on {whom}",
    "remove/heal (an amount of|a number of) damage from/on {whom} {amount:equal}",
)  # fmt: skip


# Ratings that are changed by ratings.
def _changed_by(rating: Rating, op: Op, of: Count) -> Deed:
    return Deed("has", rating.whom, rules=(Change(rating.what, op, Per(1, of)),))


def _of_changed(given: Any) -> Mapping[str, Any] | None:
    rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    if not isinstance(rule, Change) or not isinstance(rule.amount, Per) or not rule.amount.of.what.startswith("rating"):
        return None
    found: dict[str, Any] = {"rating": Rating(given.whom, rule.what), "op": rule.op, "of": rule.amount.of}
    return found if given == _changed_by(**found) else None


has.converts(
    _changed_by, _of_changed, "{rating:whose-ability} is {op:changed-by} {of:own-rating}",
    "{rating:whose-ability} is/are {op:changed-by} {of:own-rating}",
    "{op:change-by} {rating:whose-ability} by {of:own-rating}",
    "{rating:whose-ability} is/are {op:changed-by} an amount equal to {of:own-rating}", rank=-1,
)  # fmt: skip


# What is generated besides a roll.
def _adds(results: Results, per: Count, rolling: tuple[str, str] = ("", "")) -> Adds:
    return Adds(results, rolling[0], per, dice=rolling[1])


def _of_adds(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Adds) or given.per is None or not given.per.what.startswith("rating"):
        return None
    found: dict[str, Any] = {"results": given.results, "per": given.per, "rolling": (given.use, given.dice)}
    return found if given == _adds(**found) else None


EACH = "for each point of {per:own-rating}"
predicate.converts(
    _adds, _of_adds, f"additionally generate[s|] {{results}} {EACH} {{rolling}}",
    f"additionally generate[s|] {{results}} {{rolling}} {EACH}",
    f"generate[s|] an additional {{results}} {EACH} {{rolling}}",
    f"generate[s|] an additional {{results}} {{rolling}} {EACH}",
)  # fmt: skip
MORE = "additionally/also/automatically generate/generates (a number of) (additional) {results}"
for _many in ("equal to (the number of) {per:count?}", "equal to {per:own-rating}"):
    predicate.converts(
        _adds, never, f"{MORE} {_many} {{rolling}}", f"{MORE} {{rolling}} {_many}",
        f"generate/generates (a number of) additional {{results}} {_many} {{rolling}}", rank=1,
    )  # fmt: skip

for _many in ("equal to (the number of) {per:count?}", "equal to {per:own-rating}"):
    has.converts(
        _when_rolled, never, f"when/if {{rolls}} (,) it (each) {MORE} {_many}",
        f"when/if {{rolls}} (,) it generates a number of (additional) {{results}} {_many}", rank=1,
    )  # fmt: skip

# A rating against the same one of the card that speaks.
SIGNS = {
    "<": ("lower than", "less than", "smaller than"), ">": ("higher than", "greater than", "more than"),
    "<=": ("equal to or less than", "no higher than", "no greater than", "less than or equal to",
           "equal to or lower than"),
    ">=": ("equal to or greater than", "no lower than", "greater than or equal to", "at least equal to"),
    "=": ("equal to",),
}  # fmt: skip
signs = LANGUAGE.words("own-sign", "how a rating stands to another")
for _sign, _spelled in SIGNS.items():
    signs.word(f"{_sign}{OWN}", *_spelled)
LANGUAGE.words("his-own", "the same rating of the card that speaks", dict.fromkeys((
    "this card's", "this character's", "this troop's", "hers", "his", "its", "his own", "her own", "its own",
    *(f"that of this {each}" for each in ("card", "character", "troop")),
    *(f"this {each}{has}" for each in ("card", "character", "troop") for has in (" 's", "", " has")),
    "it has", "he has", "she has", "himself", "herself", "itself",
), ""))  # fmt: skip


def _compared(what: str, op: str, _: str = "") -> Limit:
    return Limit(what, op, 0)


def _of_compared(given: Any) -> Mapping[str, Any] | None:
    fit = isinstance(given, Limit) and given.op.endswith(OWN) and given == _compared(given.what, given.op)
    return {"what": given.what, "op": given.op} if fit else None


ITS = "{_:his-own} ({again:rating})"


def _same(what: str, op: str, again: str = "", _: str = "") -> Limit | None:
    return _compared(what, op) if again in ("", what) else None


limit.converts(
    _same, lambda given: {**found, "_": ""} if (found := _of_compared(given)) else None,
    "whose {what:rating} is {op:own-sign} {_:his-own}", f"whose {{what:rating}} is/are {{op:own-sign}} {ITS}",
    f"with (a/an) {{what:rating}} {{op:own-sign}} {ITS}", f"that/which has/have (a/an) {{what:rating}} {{op:own-sign}} "
    f"{ITS}",
)  # fmt: skip
for _sign, _more in (("<", "lower/less/fewer"), (">", "higher/greater/more")):
    limit.converts(
        lambda what, again="", _="", sign=_sign: _same(what, f"{sign}{OWN}", again), never,
        f"with (a/an) {_more} {{what:rating}} than {ITS}", f"that/which has/have (a/an) {_more} {{what:rating}} than "
        f"{ITS}",
    )  # fmt: skip
