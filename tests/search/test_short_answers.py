"""A question gets a short answer only where the very same question is ruled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from judge.console.best_answer import MOST_QUESTIONS, QUESTIONS, Sentence, best_answer
from judge.content.load import load
from judge.search.engine import Search, kinds_of
from judge.search.same_question import RuledQuestions
from judge.search.vocabulary import load_vocabulary

ASKED = yaml.safe_load((Path(__file__).parent / "short-answers.yml").read_text("utf-8"))


@pytest.fixture(scope="module")
def ruled() -> RuledQuestions:
    """The ruled questions in the words of the real games."""
    return RuledQuestions(load_vocabulary(load()))


def answered() -> Iterator[tuple[str, str, str]]:
    """Each question that is answered in short, with its game and its answer."""
    for game, questions in ASKED.items():
        for question, says in questions["says"].items():
            yield game, question, says


def near_misses() -> Iterator[tuple[str, str]]:
    """Each question that only looks like a ruled one, with its game."""
    for game, questions in ASKED.items():
        for question in questions["none"]:
            yield game, question


def short(search: Search, ruled: RuledQuestions, game: str, question: str) -> Sentence | None:
    """The ruled answer that a question gets, if any."""
    questions = search.search(question, game, kinds_of([QUESTIONS]), MOST_QUESTIONS)
    best = best_answer(search.search(question, game), questions, ruled)
    return best if best and best.question else None


@pytest.mark.parametrize(("game", "question", "says"), list(answered()))
def test_the_same_question_is_answered(
    everything: Search, ruled: RuledQuestions, game: str, question: str, says: str
) -> None:
    """Other words, another order and a kind of the thing make no other question."""
    found = short(everything, ruled, game, question)
    assert found, "no short answer"
    assert found.says.startswith((f"{says}.", f"{says},"))


@pytest.mark.parametrize(("game", "question"), list(near_misses()))
def test_another_question_is_not(everything: Search, ruled: RuledQuestions, game: str, question: str) -> None:
    """One word more, less or in another place is another question."""
    assert short(everything, ruled, game, question) is None


def test_a_kind_is_covered_by_its_thing_and_never_the_other_way_round(ruled: RuledQuestions) -> None:
    """What holds for a character holds for an ally; what is ruled for an ally says nothing of a character."""
    character, ally = "A character is ready. May it sing?", "An ally is ready. May it sing?"
    assert ruled.answers("lotr-lcg", ally, character, "Yes.")
    assert not ruled.answers("lotr-lcg", character, ally, "Yes.")
    assert not ruled.answers("wot-ccg", ally, character, "Yes.")


@pytest.mark.parametrize("says", ["Yes.", "The first."])
def test_a_kind_is_not_what_something_takes(ruled: RuledQuestions, says: str) -> None:
    """That a song takes a character does not mean that it takes an ally."""
    assert not ruled.answers("lotr-lcg", "Does the song need an ally?", "Does the song need a character?", says)
    assert not ruled.answers("lotr-lcg", "Must an ally sing?", "Must a character sing?", says)


@pytest.mark.parametrize("text", ["", "?", "if", "may", "that is", "who", "...", "may not", "i " * 150, "my " * 100])
def test_any_text_may_be_asked(ruled: RuledQuestions, text: str) -> None:
    """Nothing that can be typed is an error, and no scrap of a question has an answer."""
    assert not ruled.answers("lotr-lcg", text, "A player's hero is ready. May the player sing?", "Yes.")
