"""tests: what cards of later sets say of tests that players make; how one goes is told at the table.

Whoever fails has not done what was to be done, so that `if this test is failed` and `each player who fails this test`
are worked out as `if that player does not` and `each player who does not`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.when.occasions import occasion
from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import Condition, Deeds, Phrase, Quality

condition = of["condition"]
kind = LANGUAGE.words("test", "a kind of test")
for each in ("escape", "locate", "Hide", "Fortitude"):
    kind.word(each)
MAKE = ("make[s|]", "attempt[s|]", "perform[s|]", "take[s|]", "resolve[s|]")
DEALT = ("{amount} card[|s] from the (top of the) encounter deck", "{amount} encounter card[|s]")
DEALING = tuple(f"dealing {each} (for each/the/this test)" for each in DEALT)


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- making one: with a number (`a Hide 2 test`), with cards that are dealt, with another value than willpower
TEST = "a/an {what:test} test"
deed("test", *(f"{make} {TEST}" for make in MAKE))
deed("test", *(f"{make} a/an {{what:test}} {{amount}} test" for make in MAKE), op="of")
for comma in (", ", " "):
    deed("test", *(f"{make} {TEST}{comma}{each}" for each in DEALING for make in MAKE), op="dealing", rank=-1)
    for value in ("attack", "defense"):
        other = f"{TEST} counting (their/his/her/your) {value} instead of (their/his/her/your) willpower"
        deed("test", *(f"{make} {other}{comma}{each}" for each in DEALING for make in MAKE), op=value, rank=-1)
# What comes of it is no wording of any card; it is what is chosen.
for op, does in (("passed", "pass[es|]"), ("failed", "fail[s|]")):
    deed("test result", f"{does} the {{what:test}} test", op=op)

# --- how it went
WHO = (
    "he/she/you/they", "he or she", "that player", "the first player", "the last player", "the defending player",
    "the engaged player", "the players",
)  # fmt: skip
THIS_ONE = ("this test", "the/that test")
THAT_KIND = ("this/the/that {test:test} test",)
MADE = Quality("was to do", "test")


def _if_so(negated: bool) -> Condition:
    return Condition("well", word="test", negated=negated)


def _those(how: str) -> Phrase:
    return Phrase(how, clauses=(MADE,))


def _of_those(how: str) -> Any:
    """`If a player fails this test, he discards a card`: each of those who do."""
    return lambda it, **test: Deeds((it._replace(by=_those(how)),)) if not it.by.how else None


for negated, do, done in ((True, "fail", "failed"), (False, "pass", "passed")):
    how = "each who did not" if negated else "each who did"
    verbs = (f"{do}s" if negated else f"{do}es", done)
    so = _if_so(negated)
    condition.form(
        so, *(f"{test} is/was {done}" for test in THIS_ONE),
        *(f"{who} {verb} {test}" for who in WHO for verb in (do, *verbs) for test in (*THIS_ONE, "")),
    )  # fmt: skip
    condition.converts(
        lambda test, so=so: so, _unsaid, *(f"{test} is/was {done}" for test in THAT_KIND),
        *(f"{who} {verb} {test}" for who in WHO for verb in (do, *verbs) for test in THAT_KIND),
    )  # fmt: skip
    every = "each/any player"
    of["player"].form(_those(how), *(f"{every} who/that {verb} {test}" for verb in verbs for test in THIS_ONE))
    of["player"].converts(
        lambda test, how=how: _those(how), _unsaid,
        *(f"{every} who/that {verb} {test}" for verb in verbs for test in THAT_KIND),
    )  # fmt: skip
    for then in ("must {it:deed}", "{it:does}"):
        of["deeds"].converts(
            _of_those(how),
            _unsaid,
            *(f"if a/any player {verb} {test}, {he} {then}" for verb in verbs for test in (*THIS_ONE, *THAT_KIND)
              for he in ("he/she/they", "that player", "he or she")),
            rank=-1,
        )  # fmt: skip
    for player, has in (("player", "has"), ("players", "have")):
        condition.form(
            Condition,
            f"{{player:{player}}} {has} {done} a/an {{word:test}} test this {{during:period}}",
            f"{{player:{player}}} {done} a/an {{word:test}} test this {{during:period}}",
            f"{{player:{player}}} {has} {done} a/an {{word:test}} test during this {{during:period}}",
            kind=f"{do}ed a test",
        )
    occasion(f"{do}-test", f"{{player:player}} {verbs[0]} a/an {{detail:test}} test")
    occasion(f"{do}-test", f"{{player:players}} {do} a/an {{detail:test}} test")
