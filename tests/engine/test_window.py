"""Windows: who may act, what closes them, when plays resolve."""

import pytest

from engine.small import begin, events, play, small_chart, small_rules
from judge.engine.chart import Chart, Node, Window
from judge.engine.record import Choice, Refused, refuse

RULES = small_rules()
CITES = (RULES.cite("1"),)


def window(**how: object) -> Window:
    """A two-player window in which cards are played."""
    return Window("act", CITES, "first", ("play",), **how)  # type: ignore[arg-type]


LIFO = window(passes=2, resolves="last in first out", pile="pile", resolve="one", reopens="first")


def test_two_passes_close() -> None:
    """Two passes in a row close a window."""
    referee, position = begin(RULES, small_chart(RULES, window(passes=2)), {"Ana": (), "Ben": ()})
    position, _ = play(referee, position, "Ana pass", "Ben pass")

    assert position.over


def test_a_play_starts_the_count_anew() -> None:
    """Passes count only in a row: a play in between starts the count anew."""
    referee, position = begin(RULES, small_chart(RULES, window(passes=2), "at-once"), {"Ana": (), "Ben": ("rock",)})
    position, _ = play(referee, position, "Ana pass", "Ben play rock", "Ana pass")

    assert position.waiting is not None and position.waiting.by == "Ben"


def test_all_must_pass() -> None:
    """With no number given, every player has to pass in a row."""
    rules = small_rules(("Ana", "Ben", "Cem"))
    referee, position = begin(rules, small_chart(rules, window()), {"Ana": (), "Ben": (), "Cem": ()})
    position, _ = play(referee, position, "Ana pass", "Ben pass")

    assert position.waiting is not None and position.waiting.by == "Cem"
    assert play(referee, position, "Cem pass")[0].over


def test_same_player_goes_on() -> None:
    """`after_play: same` leaves the next choice with the player who played."""
    charts = small_chart(RULES, window(after_play="same"), "at-once")
    referee, position = begin(RULES, charts, {"Ana": ("rock", "stick"), "Ben": ()})
    position, _ = play(referee, position, "Ana play rock")

    assert position.waiting is not None and position.waiting.by == "Ana"


def test_at_once() -> None:
    """Where plays resolve at once, each is done before the next is made."""
    charts = small_chart(RULES, window(), "at-once")
    referee, position = begin(RULES, charts, {"Ana": ("rock",), "Ben": ("stick",)})
    _, log = play(referee, position, "Ana play rock", "Ben play stick")

    assert [line.text for line in log] == ["Ana plays rock.", "Rock resolves.", "Ben plays stick.", "Stick resolves."]


def test_last_in_first_out() -> None:
    """Where the pile resolves on closing, the newest item resolves first and nobody acts in between."""
    referee, position = begin(RULES, small_chart(RULES, LIFO), {"Ana": ("rock",), "Ben": ("stick",)})
    position, log = play(referee, position, "Ana play rock", "Ben play stick", "Ana pass", "Ben pass")

    assert events(log, "resolved") == ["stick", "rock"]
    assert position.over


def test_trigger_reopens() -> None:
    """Something added while the pile resolves reopens the window, with the player the rules name."""
    referee, position = begin(RULES, small_chart(RULES, LIFO), {"Ana": ("rock",), "Ben": ("trigger",)})
    position, log = play(referee, position, "Ana play rock", "Ben play trigger", "Ana pass", "Ben pass")

    assert events(log, "resolved") == ["trigger"]
    assert position.waiting is not None and position.waiting.by == "Ana"
    position, log = play(referee, position, "Ana pass", "Ben pass")
    assert events(log, "resolved") == ["from trigger", "rock"]


def test_one_then_reopen() -> None:
    """Where the rules say so, the window reopens after each item."""
    how = LIFO._replace(resolves="one then reopen")
    referee, position = begin(RULES, small_chart(RULES, how), {"Ana": ("rock",), "Ben": ("stick",)})
    position, log = play(referee, position, "Ana play rock", "Ben play stick", "Ana pass", "Ben pass")

    assert events(log, "resolved") == ["stick"]
    assert position.waiting is not None and position.waiting.by == "Ana"


def test_priority_after_the_pile() -> None:
    """`after_empty` gives a player the next choice once the pile is empty; otherwise the window closes."""
    how = LIFO._replace(after_empty="last")
    referee, position = begin(RULES, small_chart(RULES, how), {"Ana": ("rock",), "Ben": ()})
    position, _ = play(referee, position, "Ana play rock", "Ben pass", "Ana pass")

    assert position.waiting is not None and position.waiting.by == "Ben"


def test_secret_choices() -> None:
    """In a secret window nothing happens until everybody has chosen, and the log does not tell what was chosen."""
    referee, position = begin(
        RULES, small_chart(RULES, window(secret=True), "at-once"), {"Ana": ("rock",), "Ben": ("stick",)}
    )
    position, log = play(referee, position, "Ana play rock")

    assert [line.text for line in log] == ["Ana has chosen in secret."]
    _, log = play(referee, position, "Ben play stick")
    assert events(log, "played") == ["rock", "stick"]


def test_bar_to_passing() -> None:
    """A rule can forbid a pass."""
    rules = small_rules()
    rules.bars["must_play"] = lambda now, choice: refuse("a card in hand must be played", rules.cite("4"))
    referee, position = begin(rules, small_chart(rules, window(may_pass="must_play")), {"Ana": ("rock",), "Ben": ()})

    with pytest.raises(Refused, match="must be played"):
        referee.step(position, Choice("Ana", "pass"))
    assert [choice.verb for choice in referee.legal(position)] == ["play"]


def test_out_of_turn_is_refused() -> None:
    """Only the player whose choice it is may choose, and the refusal cites the window's rule."""
    referee, position = begin(RULES, small_chart(RULES, window()), {"Ana": (), "Ben": ("rock",)})
    refusal = referee.refuse(position, Choice("Ben", "play", ("rock",)))

    assert refusal is not None and refusal.cites == CITES and "Ana's decision" in refusal.text


@pytest.mark.parametrize(("nests", "asked"), [(True, "Ana"), (False, "Ben")])
def test_nesting(nests: bool, asked: str) -> None:
    """A window inside which no other may open keeps those of a called chart shut."""
    rules = small_rules()
    rules.verbs["play"].take = lambda now, choice: now.call("inner")  # type: ignore[method-assign]
    outer = window(nests=nests)
    inner = Chart("inner", "Inner", CITES, (Node("reply", "window", CITES, "Reply", "act"),), {"act": window()})
    charts = small_chart(rules, outer) | {"inner": inner}
    referee, position = begin(rules, charts, {"Ana": ("rock",), "Ben": ()})
    position, _ = play(referee, position, "Ana play rock")

    assert position.waiting is not None and position.waiting.by == asked
