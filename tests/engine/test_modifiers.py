"""Modifiers: the stages in order, the floor, the rounding, and the rows that explain the number."""

from fractions import Fraction

import pytest

from judge.engine.misread import misreadings
from judge.engine.modifiers import Floor, Modifier, Pipeline, Stage, Sum, evaluate, parse_change
from judge.engine.record import Cite

CITE = Cite("small", "1")
STAGES = (
    Stage("increases", ("add",), CITE),
    Stage("multiplications", ("multiply",), CITE),
    Stage("divisions", ("divide",), CITE),
    Stage("reductions", ("subtract",), CITE),
    Stage("sets", ("set",), CITE),
)
STAGED = Pipeline("damage", STAGES, Floor(0, "end", CITE), CITE)
LISTED = Pipeline("score", (), Floor(0, "every step", CITE), CITE)


def changes(*texts: str) -> list[Modifier]:
    """Modifiers written `+3`, `x2`, each its own source."""
    return [Modifier(text, *parse_change(text)) for text in texts]


@pytest.mark.parametrize(
    ("pipeline", "texts", "total"),
    [
        (STAGED, ["-15", "x2", "+10"], 35),  # (15 + 10) x 2 - 15
        (LISTED, ["-15", "x2", "+10"], 10),  # 15 - 15 = 0, x 2 = 0, + 10
        (STAGED, ["-90", "+1"], 0),
        (LISTED, ["-90", "+1"], 1),  # the floor holds after every step
        (STAGED, ["=4", "x3"], 4),
        (LISTED, ["=4", "x3"], 12),
        (STAGED, ["=4", "=9"], 9),
        (STAGED, ["/2"], Fraction(15, 2)),
        (STAGED._replace(rounding="up"), ["/2"], 8),
        (STAGED._replace(rounding="down"), ["/2"], 7),
        (STAGED._replace(rounding="up"), ["/2", "-1"], 7),  # 7 1/2 - 1 = 6 1/2, rounded once, at the end
        (STAGED._replace(rounding="up", round_when="every step"), ["/2", "-1"], 7),
        (STAGED._replace(rounding="down", round_when="every step"), ["/2", "/2"], 3),  # 7, then 3
        (STAGED._replace(floor=Floor(0, "never", CITE)), ["-20"], -5),
        (STAGED._replace(ignores=("x2",)), ["x2", "+1"], 16),
    ],
)
def test_totals(pipeline: Pipeline, texts: list[str], total: int | Fraction) -> None:
    """A base of 15 goes through the pipeline as its stages, floor and rounding say."""
    assert evaluate(pipeline, 15, changes(*texts)).total == total


@pytest.mark.parametrize(("wins", "total"), [("last", 4), ("first", 2), ("highest", 7), ("lowest", 2)])
def test_which_set_stands(wins: str, total: int) -> None:
    """Of several changes that set the number, the pipeline says which stands."""
    pipeline = STAGED._replace(stages=(Stage("sets", ("set",), CITE, wins),))  # type: ignore[arg-type]

    assert evaluate(pipeline, 15, changes("=2", "=7", "=4")).total == total


def test_rows_explain_the_number() -> None:
    """Each row takes up where the one before left off, and the last one gives the total."""
    value = evaluate(STAGED, 5, changes("-90", "x2", "+10"))

    assert [(row.before, row.after) for row in value.rows] == [(5, 15), (15, 30), (30, -60), (-60, 0)]
    assert value.rows[-1].stage == "floor" and value.total == 0


@pytest.mark.parametrize("text", ["", "10", "+", "+-3", "x2.5", "/0", "+99999999999"])
def test_a_change_that_is_none(text: str) -> None:
    """What is not a change is refused in words."""
    with pytest.raises(ValueError, match="not a change|divided by 0"):
        parse_change(text)


def test_misreadings_name_the_slip() -> None:
    """Taking the reductions before the multiplications is among the misreadings, in those words."""
    totals = {slip.says: evaluate(slip.pipeline, 5, changes("x2", "-3")).total for slip in misreadings(STAGED, ["x2"])}

    assert totals["takes the reductions before the multiplications"] == 4
    assert totals["leaves out x2"] == 2


def test_a_sum_tells_whether_a_slip_makes_a_difference_to_it() -> None:
    """Another order of the stages matters only where there are changes of both."""
    swapped = STAGED._replace(stages=(*STAGES[1::-1], *STAGES[2:]))
    added, both = (Sum(STAGED, 15, tuple(changes(*texts))) for texts in (["+10"], ["+10", "x2"]))
    assert added.same(STAGED, swapped) and not both.same(STAGED, swapped)
    assert added.under(STAGED) is added.under(STAGED)
