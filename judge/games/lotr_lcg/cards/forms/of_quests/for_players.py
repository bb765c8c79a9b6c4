"""setup-7, letter-x: so much for each player, 3 or 4 players, sums of two numbers, and `until the refresh phase`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import PHASES, THIS, Amount, Condition, Phrase, Range

PLAYERS = Amount(of="players")


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `2 damage per player`: the number alone; what there is so much of stands between
def _of_number(given: Any) -> Mapping[str, Any] | None:
    number = given.number if isinstance(given, Amount) else 0
    return {"number": number} if given == PLAYERS._replace(number=number) else None


of["so many a player"].converts(lambda number: PLAYERS._replace(number=number), _of_number, "{number}")


def _enough(op: str) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        return {"amount": given.amount} if isinstance(given, Range) and given.op == op else None

    return (lambda amount: Range(op, amount)), take


for op, templates in (
    (">=", ("at least {amount}", "{amount} or more", "{amount}")),
    ("<=", ("{amount} or less/fewer",)),
):
    told = (each.replace("{amount}", "{amount:so many a player}") for each in templates)
    of["enough a player"].converts(*_enough(op), *told)


def _so_many(range: Range, of: str, group: Phrase = THIS) -> Condition:
    return Condition("compare", left=Amount(of=of, group=group), range=range)


def _of_so_many(given: Any) -> Mapping[str, Any] | None:
    left, span = (given.left, given.range) if isinstance(given, Condition) else (None, None)
    if left is None or left.group is None or span is None or span.amount.of != "players":
        return None
    return {"range": span, "of": left.of, "group": left.group} if given == _so_many(span, left.of, left.group) else None


of["condition"].converts(
    _so_many,
    _of_so_many,
    "there [is|are] {range:enough a player} {of:tokens} per player on {group:cards}",
    "{group:cards} has {range:enough a player} {of:tokens} per player (on it/him/her)",
    "{range:enough a player} {of:tokens} per player [is|are] on {group:cards}",
)
of["condition"].converts(
    lambda range, of: _so_many(range, of), _unsaid, "there [is|are] {range:enough a player} {of:tokens} per player here"
)

# --- as many players as there can be: 3 or 4 of them are 3 or more
for said, op, number in (("3 or 4", ">=", 3), ("three or four", ">=", 3), ("1 or 2", "<=", 2), ("one or two", "<=", 2)):
    of["condition"].form(
        Condition("compare", left=PLAYERS, range=Range(op, Amount(number))),
        f"there are {said} players",
        f"there are {said} players in the game",
        rank=-1,
    )


# --- the sum of two numbers found on the table
def _sum(one: Amount, two: Amount) -> Amount | None:
    return one._replace(also=two) if one.also is None and two.also is None and not (one.most or two.most) else None


of["quantity"].converts(
    _sum,
    lambda given: (
        {"one": given._replace(also=None), "two": given.also}
        if isinstance(given, Amount) and given.also is not None
        else None
    ),
    "{one:plain quantity} plus {two:plain quantity}",
    "the sum of {one:plain quantity} and {two:plain quantity}",
)

# --- until a phase begins: as the one before it ends
before = LANGUAGE.words("phase to come", "until which phase")
for at, phase in enumerate(PHASES):
    until = "refresh phase" if phase == "resource" else f"{PHASES[at - 1]} phase"
    before.word(
        until,
        f"the {phase} phase",
        f"the next {phase} phase",
        *(f"the beginning of {each} {phase} phase" for each in ("the", "the next")),
    )
of["lasting clause"].adds("{it:clause} until {until:phase to come}")
of["cased deeds"].adds("until {until:phase to come}, {it:cased deeds}")


# --- another number where there are more players: `cost 1 or less, or 2 or less if there are 3 or more players`
def _by_players(op: str, count: int) -> Any:
    def make(one: int, two: int) -> Range:
        return Range(op, Amount(one, also=Amount(two - one, of=f"{count} players or more")))

    def take(given: Any) -> Mapping[str, Any] | None:
        more = given.amount.also if isinstance(given, Range) else None
        if more is None or given != make(given.amount.number, given.amount.number + more.number):
            return None
        return {"one": given.amount.number, "two": given.amount.number + more.number}

    return make, take


for op, more in (("<=", "less/fewer/lower"), (">=", "more/higher/greater")):
    one_or_other = f"{{one:number}} or {more}, or {{two:number}} or {more} if there are"
    for many, counts in (
        (2, ("2 or more", "two or more")),
        (3, ("3 or more", "three or more", "3 or 4", "three or four")),
    ):
        of["limits of a number"].converts(
            *_by_players(op, many), *(f"{one_or_other} {each} players" for each in counts)
        )
