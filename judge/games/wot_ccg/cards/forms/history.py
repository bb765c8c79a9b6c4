"""Conditions on what has happened: recruited, participated, succeeded, tokens gained, this turn or the turn before."""

from __future__ import annotations

from judge.games.wot_ccg.cards.language import sort
from judge.games.wot_ccg.cards.meanings import Condition

condition = sort("condition")
for whose, subject, others in (
    ("you", "you", ()),
    ("opponent", "your opponent", ("another player", "an opponent", "the opponent", "any other player")),
    ("anybody", "any player", ("a player", "either player")),
):
    several = (subject, *others)
    condition.form(
        Condition, f"{subject} recruited a {{which}} this turn",
        *(f"{each} (has/have) recruited (a|any|one or more|1 or more) {{which}} {end}" for each in several for end in
        ("this turn", "during the action round")), test="recruited", whose=whose,
    )  # fmt: skip
    condition.form(
        Condition, f"{subject} recruited {{number:number}} or more {{which!}} this turn",
        *(f"{each} (has/have) recruited at least {{number:number}} {{which!}} this turn" for each in several),
        *(f"{each} (has/have) recruited {{number:number}} or more {{which!}} this turn" for each in several),
        test="recruited", whose=whose, rank=1,
    )  # fmt: skip
    condition.form(
        Condition, f"{subject} recruited no {{which!}} this turn",
        *(f"{each} (has/have) recruited no {{which!}} this turn" for each in several),
        *(f"{each} did not recruit (a/any) {{which!}} this turn" for each in several),
        *(f"{each} has/have not recruited (a/any) {{which!}} this turn" for each in several),
        test="recruited", whose=whose, negated=True,
    )  # fmt: skip
condition.form(
    Condition, "any player recruited {number:number} or more {which!} this turn",
    *(f"{{number:number}} or more {{which!}} were recruited {end}" for end in ("this turn", "during the action round")),
    test="recruited", whose="anybody", rank=1,
)  # fmt: skip
condition.form(
    Condition, "any player recruited a {which} this turn", "a {which} was recruited this turn",
    "(any) {which!} were recruited this turn", test="recruited", whose="anybody",
)  # fmt: skip

for test, times in (("", ("this turn",)), (" last turn", ("last turn", "on the previous turn", "on the last turn"))):
    condition.form(
        Condition, *(f"{{whom}} (has/have) participated in {{whose:any-challenge}} {when}" for when in times),
        test=f"participated{test}",
    )  # fmt: skip
    condition.form(
        Condition, *(f"{{whom}} did not participate in {{whose:any-challenge}} {when}" for when in times),
        *(f"{{whom}} has/have not participated in {{whose:any-challenge}} {when}" for when in times),
        test=f"participated{test}", negated=True,
    )  # fmt: skip
    condition.form(
        Condition, *(f"you succeeded in {{whose:any-challenge}} {when}" for when in times),
        *(f"you succeeded at {{whose:any-challenge}} {when}" for when in times),
        *(f"you won {{whose:any-challenge}} {when}" for when in times),
        *(f"you {won} {{whose:any-challenge}}" for won in ("won", "succeeded in", "succeeded at") if not test),
        test=f"succeeded{test}",
    )  # fmt: skip


condition.form(
    Condition, "none of your {which!} participated in {whose:any-challenge} this turn",
    "you had no {which!} participating in {whose:any-challenge} this turn", test="none participated",
)  # fmt: skip
condition.form(
    Condition, "you gained a Pattern token this turn", "you gained (a) pattern this turn", test="gained a token",
)  # fmt: skip
condition.form(
    Condition, "you gained a token from the Pattern Challenge this turn",
    "you gained (a) pattern (token) from the pattern challenge (this turn)",
    "you gained a token from the pattern challenge", test="gained a token", whose="pattern",
)  # fmt: skip
