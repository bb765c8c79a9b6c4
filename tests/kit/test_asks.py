"""Questions: names in any case, and questions that are a row of a table."""

import pytest

from engine.small import Player, Score, begin, small_chart, small_rules
from judge.engine.chart import Window
from judge.engine.moment import Moment
from judge.kit.asks import ask_about, named

RULES = small_rules()
CITE, TWO = RULES.cite("1"), RULES.cite("2")
ask_about(
    RULES,
    Player,
    [
        ("hand of {player}", "hand", CITE, "The cards in hand."),
        (
            ("{player} holds", "size of {player}"),
            lambda now, player: len(player.hand),
            (CITE, RULES.cite("2")),
            "How many cards.",
        ),
    ],
)
ask_about(RULES, None, [("players", lambda now: len(now.every(Player)), CITE, "How many players there are.")])


@pytest.fixture
def now() -> Moment:
    """A moment on a table with a player who holds cards."""
    window = Window("act", (CITE,), "first", ("play",), passes=2)
    referee, position = begin(RULES, small_chart(RULES, window), {"Ana": ("rock", "stick")})
    return referee.moment(position)


def test_a_name_is_found_whatever_its_case_and_article(now: Moment) -> None:
    """`the ANA` is Ana; a name of nothing says what there is."""
    assert named(now, Player, "the ANA").name == "Ana"
    with pytest.raises(KeyError, match="no player named Ben; there are: Ana"):
        named(now, Player, "Ben")
    with pytest.raises(KeyError, match="no tally named Ben; there are: none"):
        named(now, Score, "Ben", "tally")


def test_a_row_is_a_question(now: Moment) -> None:
    """A field of the thing, or a function of it; its rules and its documentation stand in the row."""
    answers = {}
    for text in ("hand of ana", "Ana holds", "size of Ana", "players"):
        quantity, given = RULES.asked(text) or pytest.fail(text)
        answers[text] = quantity.work_out(now, **given), quantity.doc, len(quantity.cites)

    assert answers == {
        "hand of ana": (["rock", "stick"], "The cards in hand.", 1),
        "Ana holds": (2, "How many cards.", 2),
        "size of Ana": (2, "How many cards.", 2),
        "players": (1, "How many players there are.", 1),
    }
