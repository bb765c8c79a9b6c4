"""What can be asked of a table, and questions, claims and choices put into its text."""

from __future__ import annotations

import pytest

from judge.content.problem import BadInput
from judge.scenario.building import likely, questions
from judge.scenario.building.asking import askable
from judge.scenario.building.doing import DEEDS, edited
from judge.scenario.building.edits import value_at
from judge.scenario.building.moments import can_begin, starts
from judge.scenario.building.start import TITLE, empty_table
from judge.scenario.play import play
from judge.scenario.read import read
from judge.scenario.rulebook import book

DUEL = """\
title: What happens here?
game: chaotic
at: turn:6.2.3
table:
  players: {Ana: active, Ben: }
  creatures: {Vey: {owner: Ana, energy: 60}, Koru: {owner: Ben}}
  attacks: {Lash: {base: 5}}
"""


def test_only_questions_that_fit_a_name_are_offered() -> None:
    """Vey is asked for its energy, an attack for its elements, and neither the other way round."""
    scenario = read(DUEL)
    found = askable(play(book("chaotic"), scenario), ["Vey", "Koru", "Lash"])
    asked = {each.text for subject in found.subjects for each in subject.each}

    assert {"energy of Vey", "elemental types of Lash", "mugic hand of Ana", "winner"} <= asked
    assert not {"elemental types of Vey", "energy of Lash", "mugic hand of Vey"} & asked


def test_questions_of_tables_like_this_one_come_first() -> None:
    """Where an attack is resolved its damage is asked for first, and in a turn with two cards of Mugic it is not."""
    fight = {(part,) for part in ("players", "creatures", "attacks", "attack")} | {("creatures", "*", "engaged")}
    strike, _ = likely.questions("chaotic", frozenset(fight), "resolve-attack")
    assert max(strike, key=strike.__getitem__) == "damage on {creature}"
    assert likely.moments("chaotic", frozenset(fight))[0] == "resolve-attack"
    assert likely.moments("chaotic", frozenset({("players",), ("creatures",), ("mugic",)}))[0] != "resolve-attack"


def test_a_question_tells_how_it_stands() -> None:
    """The energy of Vey is 60 now, and the hint says so."""
    found = askable(play(book("chaotic"), read(DUEL)), ["Vey"])
    (energy,) = [subject for subject in found.subjects if subject.words == "energy of …"]

    assert {each.name: each.now for each in energy.each}["Vey"] == "60"
    assert energy.doc


def test_gaps_are_filled_with_words_and_names() -> None:
    """Which Discipline of which Creature: both are picked."""
    found = askable(play(book("chaotic"), read(DUEL)), ["Vey", "Koru"])
    (gap,) = [each for each in found.gaps if each.pattern == "{statistic} of {creature}"]

    assert set(gap.options[0]) == {"courage", "power", "wisdom", "speed"}
    assert set(gap.options[1]) == {"Vey", "Koru"}


def test_both_players_are_asked_what_they_might_try() -> None:
    """Whoever decides comes first; what is not allowed now is listed as well."""
    found = askable(play(book("chaotic"), read(DUEL)), [])

    assert list(found.choices) == ["Ana", "Ben"]
    assert all(found.choices.values())


def test_a_moment_that_needs_more_than_there_is_is_not_offered() -> None:
    """An attack cannot be resolved before one is played; with one it can."""
    with_attack = DUEL + "  attack: Lash\n"
    engaged = with_attack.replace("owner: Ana,", "owner: Ana, engaged: yes,").replace(
        "owner: Ben}", "owner: Ben, engaged: yes}"
    )

    assert not can_begin(read(DUEL), "resolve-attack")
    assert can_begin(read(engaged), "resolve-attack")
    assert "turn:6.2.3" in starts(read(DUEL))


def test_the_first_question_names_the_table() -> None:
    """A table without a title of its own is called by what is asked; a second question changes nothing."""
    text = questions.add(DUEL, "value", "energy of Vey")
    assert value_at(text, ("title",)) == "Energy of Vey?"
    more = questions.add(text, "next", "")
    assert value_at(more, ("title",)) == "Energy of Vey?"
    assert value_at(more, ("asks",)) == [{"value": "energy of Vey"}, {"next": "actor"}]
    assert read(more)


def test_the_same_question_is_asked_once() -> None:
    """Tapping it twice does not ask it twice."""
    text = questions.add(DUEL, "value", "energy of Vey")
    assert questions.add(text, "value", "energy of Vey") == text


def test_a_question_and_its_claims_come_and_go() -> None:
    """Claims are empty until somebody says something; taken back, the text is as it was."""
    text = questions.add(DUEL.replace(TITLE, "Mine"), "value", "energy of Vey", at="now")
    claimed = questions.claim(text, 0, {"Ana": "60", "Ben": "yes", "Cleo": ""})
    assert value_at(claimed, ("asks", 0, "claims")) == {"Ana": 60, "Ben": True}
    assert value_at(questions.claim(claimed, 0, {"Ana": "", "Ben": ""}), ("asks",)) == value_at(text, ("asks",))
    assert value_at(questions.take(claimed, 0), ("asks",)) is None


def test_a_condition_is_put_together() -> None:
    """Can it come to this: that Koru has at most 10, that Koru is not destroyed."""
    assert questions.condition("damage on Koru", "<=", "10") == "damage on Koru <= 10"
    assert questions.condition("Koru is destroyed", "not", "") == "not Koru is destroyed"
    text = questions.add(DUEL, "forced", "damage on Koru >= 5", by="Ana")
    assert read(text).asks[0].by == "Ana"


@pytest.mark.parametrize("kind", ["deck", "nothing", ""])
def test_what_is_no_question_here_is_refused(kind: str) -> None:
    """A deck has a page of its own; other words are no question."""
    with pytest.raises(BadInput):
        questions.add(DUEL, kind, "x")


def test_choices_are_taken_back_from_the_end() -> None:
    """Taking back the second of three choices takes the third with it; `all` takes the results of chance too."""
    text = DUEL
    for words in ("Ana passes", "Ben passes", "all pass"):
        text = edited(text, "choose", [], {"choose": [words]}).text
    assert value_at(edited(text, "unchoose", [], {"n": ["1"]}).text, ("choices",)) == ["Ana passes"]
    assert edited(text, "unchoose", [], {"n": ["all"]}).text == DUEL


@pytest.mark.parametrize("deed", DEEDS)
def test_nonsense_is_an_answer_and_never_a_fault(deed: str) -> None:
    """Whatever is sent: the text after it, or what is wrong, in words."""
    for path in ([], ["table"], ["table", "creatures"], ["table", "nothing"], ["table", "creatures", 3], ["game"]):
        for sent in (
            {},
            {"name": [""], "n": ["x"], "at": ["nowhere"], "kind": ["deck"]},
            {"has": ["owner"], "owner": ["\x00"]},
        ):
            try:
                edited(empty_table("chaotic"), deed, path, sent)
            except BadInput as bad:
                assert bad.problems
