"""Where a rulebook is silent the answer is `no rule`, with the place where it is missing; never a guess."""

from typing import Any

import pytest
from scenario.storms import scenario
from scenario.test_ask import answers

from judge import games
from judge.engine.known_plays import KnownPlays
from judge.engine.moment import Moment
from judge.engine.quantity import Ruled
from judge.engine.record import Choice, Refusal, no_rule
from judge.engine.rules import Verb
from judge.scenario.rulebook import book

RULES = games.rules("pebbles")
CITE = RULES.cite("3")


@pytest.fixture
def throw(monkeypatch: pytest.MonkeyPatch) -> Verb:
    """The verb of throwing, to be changed for one test."""
    verb = RULES.verbs["throw"]
    monkeypatch.setitem(verb.__dict__, "name", "throw")
    monkeypatch.setattr(book("pebbles").referee.memory, "plays", KnownPlays())
    return verb


def one(ask: str, choices: str = "") -> dict[str, Any]:
    """The answer to one question."""
    return answers(scenario(choices=choices, asks=f"  - {ask}\n"))[0]


def test_a_choice_that_no_rule_speaks_of(throw: Verb, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is neither legal nor forbidden, and stays off the list of legal choices."""

    def silent(now: Moment, choice: Choice) -> Refusal:
        return no_rule("nothing says whether this may be thrown", CITE)

    monkeypatch.setattr(throw, "refuse", silent)
    found = one("legal: Ana throws Stone at Hut")

    assert (found["answer"], found["cites"], found["detail"]) == (
        "no rule", ["pebbles:3"], "nothing says whether this may be thrown",
    )  # fmt: skip
    assert one("list: choices")["answer"] == ["Ana passes"]


@pytest.fixture
def run_out(throw: Verb, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which nothing says what a throw does."""
    monkeypatch.setattr(throw, "take", lambda now, choice: now.silence("nothing says what a throw does", CITE))


@pytest.mark.parametrize("ask", ["next: actor", "count: choices", "list: choices", "legal: Ben passes"])
def test_play_stops_where_the_rules_run_out(run_out: None, ask: str) -> None:
    """Every question about what comes next is answered with what is missing."""
    found = one(ask, "[Ana throws Stone at Hut]")

    assert (found["answer"], found["detail"]) == ("no rule", "nothing says what a throw does")


def test_choices_after_the_rules_have_run_out_are_left_alone(run_out: None) -> None:
    """Play stops where no rule covers it; the questions are answered there."""
    assert one("next: actor", "[Ana throws Stone at Hut, pass, pass]")["answer"] == "no rule"


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        ("possible: worth = 1", "no rule"),
        ("possible: worth = 2", True),
        ("certain: worth = 2", "no rule"),
        ("certain: worth = 3", False),
        ("{forced: worth = 2, by: Ana}", True),
        ("{forced: worth = 1, by: Ana}", False),
        ("possible: worth = no rule", True),
    ],
)
def test_lines_that_end_without_a_rule(monkeypatch: pytest.MonkeyPatch, ask: str, answer: object) -> None:
    """They count neither for nor against; where they would decide, there is no rule."""
    monkeypatch.setattr(RULES, "quantities", list(RULES.quantities))

    @RULES.quantity("worth", CITE)
    def worth(now: Moment) -> object:
        return 2 if now.the(object, "Hut").height < 9 else Ruled("no rule", (CITE,), "")  # type: ignore[attr-defined]

    assert one(ask)["answer"] == answer


def test_a_verb_may_read_words_of_its_own(throw: Verb, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words that are no candidate's may still mean a choice, for the player named or the one who decides."""
    said = {"hurls everything": ("Stone", "Hut")}
    monkeypatch.setattr(throw, "read", lambda now, by, text: said.get(text))

    assert one("legal: Ana hurls everything")["answer"] is True
    assert one("legal: hurls everything")["answer"] is True
    assert one("legal: Ben hurls everything")["answer"] is False
