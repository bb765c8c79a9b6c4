"""How many: one part of speech for every number that is compared, wherever something is counted or rated."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from judge.cardtext import Sort
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import Condition, Limit, Which
from judge.games.wot_ccg.cards.meanings.effects import Played


class Compared(NamedTuple):
    """How a number must stand to another."""

    op: str
    number: int


how = LANGUAGE.sort("how-many", "how many")
how.form(
    Compared, "{number:number} or more", "at least {number:number}", "{number:number} or higher/greater",
    "no fewer/less than {number:number}", op=">=",
)  # fmt: skip
how.form(
    Compared, "{number:number} or less", "at most {number:number}", "no more than {number:number}",
    "{number:number} or fewer/lower", op="<=",
)  # fmt: skip
how.form(Compared, "more than {number:number}", "greater/higher than {number:number}", op=">")
how.form(Compared, "less than {number:number}", "lower/fewer than {number:number}", op="<")
how.form(Compared, "exactly {number:number}", op="=")
enough = LANGUAGE.sort("enough", "how many at least")
enough.also(how)
enough.form(Compared, "{number:number}", op=">=", rank=1)
some_or_none = LANGUAGE.sort("some-or-none", "how many, or none")
some_or_none.form(Compared("<=", 0), "no", "zero", "0", rank=-1)
some_or_none.also(enough)
much = LANGUAGE.sort("how-much", "how much it is")
much.also(how)
much.form(Compared, "{number:number}", op="=", rank=1)
condition, limit = sort("condition"), sort("limit")
must = LANGUAGE.sort("must", "what must be so")


def compared(
    test: str, *templates: str, into: Sort = condition, rank: int = 0, slots: tuple[str, ...] = (), **fixed: Any
) -> None:
    """A row of a condition in which `{how:how-many}` compares a number; other slots fill fields of the condition."""

    def make(how: Compared, **filled: Any) -> Condition:
        return Condition(test, op=how.op, number=how.number, **fixed, **filled)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Condition) or given.test != test:
            return None
        found = {"how": Compared(given.op, given.number), **{each: getattr(given, each) for each in slots}}
        return found if given == make(**found) else None

    into.converts(make, take, *templates, rank=rank)


def one_of(test: str, *templates: str, rank: int = 0) -> None:
    """A row of a condition on a number of somebody's, in every wording; how it is said stands elsewhere."""
    condition.converts(
        lambda whose, how, _="": Condition(test, whose=whose, op=how.op, number=how.number), never, *templates,
        rank=rank,
    )  # fmt: skip


LANGUAGE.words("in-hand", "cards in hand", {
    f"{cards} {where}": "" for cards in ("cards", "card") for where in ("in hand", "in your hand", "in his hand",
                                                                       "in their hand")
})  # fmt: skip
SECTIONS = {
    "yours": ("you have", "your section"), "theirs": ("your opponent has", "your opponent 's section"),
    "hero": ("a Hero player has", "a Hero player 's section"),
    "villain": ("a Villain player has", "a Villain player 's section"),
    "most": ("any player has", "any player 's section"),
    "neutral": ("", "the neutral section"), "total": ("", ""),
}  # fmt: skip
tokens = LANGUAGE.words("tokens-of-pattern", "tokens on the Pattern")
tokens.word("", *(f"{each}{where}" for each in ("pattern", "pattern token", "pattern tokens", "token", "tokens")
                  for where in ("", " on the pattern", " on your section", " on your section of the pattern",
                                " on his section", " on his section of the pattern")))  # fmt: skip
section = LANGUAGE.words("token-section", "a section")
for whose, (_has, there) in SECTIONS.items():
    if there:
        section.word(whose, f"{there} of the pattern", there)
section.word("neutral", "the neutral section")
one_of("tokens", "there is/are {how:some-or-none} (pattern) token/tokens on {whose:token-section}")
compared(
    "tokens", "there is {how:how-many} total Pattern in the game",
    "there are {how:how-many} (total) pattern (token/tokens) (total) (in the game|in play|on the pattern)",
    "there are {how:some-or-none} (total) tokens (total) on the pattern",
    whose="total", rank=1,
)  # fmt: skip
compared(
    "tokens", "there are {how:how-many} tokens on the neutral section of the Pattern",
    "there is/are {how:some-or-none} neutral (pattern) token/tokens (on the pattern)", whose="neutral", rank=1,
)  # fmt: skip


condition.converts(
    lambda whose, op, number: Condition("tokens", whose=whose, op=op, number=number),
    lambda given: {"whose": given.whose, "op": given.op, "number": given.number}
    if isinstance(given, Condition) and given.test == "tokens" and given.whose in ("light", "shadow") else None,
    "{whose:whose-tokens} tokens {op:compared} {number:number}",
    "{whose:whose-tokens} pattern/token (token/tokens) {op:compared} {number:number}",
)  # fmt: skip


compared(
    "by", "you succeed by {how:how-many}", "by {how:enough}", "(you/it) succeeds/succeed by {how:enough}",
    "successful by {how:how-many}", "you win (it|the challenge|that challenge|this challenge) by {how:how-many}",
    "this challenge succeeds by {how:how-many}",
)  # fmt: skip


def _rated(limits: Callable[..., Limit]) -> Callable[..., Condition]:
    return lambda whom, how, **more: Condition("is", Which(limits=(limits(how, **more),)), whom=whom)


def _of_rated(field: str, fits: Callable[[str], bool]) -> Callable[[Any], Mapping[str, Any] | None]:
    def take(given: Any) -> Mapping[str, Any] | None:
        limits = given.which.limits if isinstance(given, Condition) and given.test == "is" else ()
        if len(limits) != 1 or not fits(limits[0].what) or limits[0].top:
            return None
        if given != Condition("is", Which(limits=limits), whom=given.whom):
            return None
        how = Compared(limits[0].op, limits[0].number)
        return {"whom": given.whom, "how": how, **({field: limits[0].what} if field else {})}

    return take


def rated(field: str, fits: Callable[[str], bool], make: Callable[..., Limit], has: str, *behind: str) -> None:
    """A rating of a card, compared: behind a noun (`with 3 or more Combat`), and as a condition (`it has ...`)."""
    back = tuple(f"with {each}" for each in (has, *behind)) + tuple(f"that/which/who has {each}" for each in (has,))

    def take(given: Any) -> Mapping[str, Any] | None:
        if (
            not isinstance(given, Limit)
            or not fits(given.what)
            or given.top
            or given.op not in (">", "<", "=", ">=", "<=")
        ):
            return None
        return {"how": Compared(given.op, given.number), **({field: given.what} if field else {})}

    limit.converts(make, take, *back, rank=1)
    condition.converts(
        _rated(make), _of_rated(field, fits), *(f"{{whom}} has/have {each}" for each in (has, *behind)), rank=-2,
    )  # fmt: skip


ABILITY = LANGUAGE.sorts["ability"].singular  # type: ignore[attr-defined]
rated(
    "what", ABILITY.__contains__, lambda how, what: Limit(what, how.op, how.number), "{how:how-many} {what:ability}",
    "{how:how-many} {what:ability} ability", "a/an {what:ability} (ability) of {how:how-many}",
    "{what:ability} {how:how-many}",
)  # fmt: skip
rated(
    "what", lambda what: what.startswith("printed "), lambda how, what: Limit(what, how.op, how.number),
    "{how:how-many} printed {what:printed-ability}", "a printed {what:printed-ability} (ability) of {how:how-many}",
)  # fmt: skip
rated(
    "", "damage".__eq__, lambda how: Limit("damage", how.op, how.number),
    "{how:how-many} (points of) damage (token/tokens) (on it/him/her/them)",
)  # fmt: skip
rated(
    "", "cost".__eq__, lambda how: Limit("cost", how.op, how.number), "a total cost of {how:how-many}",
    "a (printed/total/recruit/recruiting) cost of {how:how-many}", "a total printed cost of {how:how-many}",
    "(a) (total) cost {how:how-many}",
)  # fmt: skip
rated(
    "", "allegiances".__eq__, lambda how: Limit("allegiances", how.op, how.number),
    "{how:how-many} allegiance/allegiances",
)  # fmt: skip
limit.form(Limit, "with no allegiance", "with no allegiances", "without (an/any) allegiance/allegiances",
           "that/which has/have no allegiance/allegiances", "that/which do/does not have an/any allegiance/allegiances",
           what="allegiances", op="<=", number=0)  # fmt: skip
limit.form(Limit, "with only one allegiance", "with only 1/one allegiance", what="allegiances", op="=", number=1)
limit.converts(
    lambda how: Limit("cost", how.op, how.number), never, "costing {how:how-many}",
    "that/which cost/costs {how:how-many}",
    rank=1,
)  # fmt: skip
condition.converts(
    lambda whom: Condition("is", Which(limits=(Limit("allegiances", "<=", 0),)), whom=whom), never,
    "{whom} has/have no allegiance/allegiances", rank=-1,
)  # fmt: skip
condition.converts(
    lambda whom, how: Condition("is", Which(limits=(Limit("damage", how.op, how.number),)), whom=whom), never,
    "there is/are {how:how-many} damage on {whom}", "{whom} has/have {how:how-many} damage on it", rank=-1,
)  # fmt: skip
RATINGS = {
    "cost": ("total cost", "cost", "printed cost", "recruit cost", "recruiting cost", "total printed cost"),
    "highest printed": ("highest printed ability",), "highest": ("highest current ability", "highest ability"),
}  # fmt: skip
rating = LANGUAGE.words("rating", "a rating")
for value, spellings in RATINGS.items():
    for spelling in spellings:
        rating.word(value, spelling)
for each in ABILITY:
    rating.word(each, each, f"{each} ability", f"current {each} ability")
    rating.word(f"printed {each}", f"printed {each}", f"printed {each} ability")


def _whose(what: str, how: Compared) -> Limit:
    return Limit(what, how.op, how.number)


def _of_whose(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Limit) and given.what in rating.singular and not given.top
    return {"what": given.what, "how": Compared(given.op, given.number)} if own and given.op in OPS else None


OPS = (">=", "<=", ">", "<", "=")
limit.converts(_whose, _of_whose, "whose {what:rating} is {how:how-much}", rank=1)
condition.converts(
    lambda whom, what, how: Condition("is", Which(limits=(_whose(what, how),)), whom=whom), never,
    "{whom} 's {what:rating} is {how:how-many}", "the {what:rating} of {whom} is {how:how-many}", rank=-1,
)  # fmt: skip

THERE = "there must be"
IN_ALL = "(total) pattern (token/tokens) (total) (in the game|in play|on the pattern)"
compared("tokens", f"{THERE} {{how:enough}} total Pattern in the game", f"{THERE} {{how:enough}} {IN_ALL}", into=must,
         whose="total")  # fmt: skip


def _in_all(how: Compared) -> Played | None:
    return Played("play", (Condition("tokens", whose="total", number=how.number),)) if how.op == ">=" else None


def _of_in_all(given: Any) -> Mapping[str, Any] | None:
    asked = given.conditions[0] if isinstance(given, Played) and len(given.conditions) == 1 else None
    how = Compared(">=", asked.number) if asked is not None else None
    return {"how": how} if how is not None and given == _in_all(how) else None


sort("sentence").converts(
    _in_all, _of_in_all, f"{THERE} {{how:enough}} total Pattern in the game to play this card",
    f"{THERE} {{how:enough}} {IN_ALL} to play/recruit this card", f"{THERE} {{how:enough}} {IN_ALL} to play this event",
    rank=-1,
)  # fmt: skip
