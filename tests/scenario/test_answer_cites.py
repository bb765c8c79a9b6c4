"""The rules an answer rests on: the rule that decides is always among them."""

import pytest
from scenario.storms import scenario
from scenario.test_ask import answers

from judge import games
from judge.content.where import content_root
from judge.engine.quantity import Ruled


def test_a_legal_choice_cites_what_the_player_then_does() -> None:
    """A yes names the rule of the moment and the rule that the player makes use of."""
    found = answers(scenario(asks="  - legal: Ana throws Stone at Hut\n"))[0]

    assert {"pebbles:1.1", "pebbles:2.1"} <= set(found["cites"])


def test_a_list_cites_the_rules_against_what_is_left_out() -> None:
    """The rule that keeps a choice off the list is one of the rules of the list."""
    text = content_root().joinpath("chaotic/scenarios/ex-mipedim-mirage.yml").read_text(encoding="utf-8")
    listed = next(each for each in answers(text) if each["ask"].startswith("list"))

    assert "chaotic:8.7.4.2" in listed["cites"], "the mandated move comes before every other"


def test_a_quantity_cites_every_line_about_its_subject() -> None:
    """A line that names the subject counts even where it is not an event of the quantity."""
    found = answers(scenario(choices="[Ana throws Stone at Hut, all pass]", asks="  - value: height of Hut\n"))[0]

    assert "pebbles:2.1" in found["cites"]


def test_a_quantity_may_say_that_there_is_no_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ruled value brings its own rules first, and a sentence on what is missing."""
    rules = games.rules("pebbles")
    monkeypatch.setattr(rules, "quantities", [])
    rules.quantity("colour of {tower}")(lambda now, tower: Ruled("no rule", (rules.cite("3"),), "Nothing says it."))
    found = answers(scenario(asks="  - value: colour of Hut\n    answer: no rule\n"))[0]

    assert (found["answer"], found["agrees"], found["cites"][0]) == ("no rule", True, "pebbles:3")
    assert found["detail"] == "Nothing says it."


@pytest.mark.parametrize(("answer", "agrees"), [("[Hut, Keep]", True), ("[keep, Hut]", True), ("[Hut]", False)])
def test_a_set_has_no_order(monkeypatch: pytest.MonkeyPatch, answer: str, agrees: bool) -> None:
    """What a quantity gives as a set is the same in any order."""
    rules = games.rules("pebbles")
    monkeypatch.setattr(rules, "quantities", [])
    rules.quantity("towers", rules.cite("3"))(lambda now: frozenset({"Hut", "Keep"}))

    assert answers(scenario(asks=f"  - value: towers\n    answer: {answer}\n"))[0]["agrees"] is agrees


def test_what_nobody_could_try_is_not_legal() -> None:
    """A choice with the words of a verb and the names of things is refused; a name that is not there is an error."""
    found = answers(scenario(asks="  - legal: Ana throws Hut at Stone\n"))[0]

    assert found["answer"] is False and found["cites"] == ["pebbles:1.1"]
    found = answers(scenario(asks="  - legal: Ana throws Stine at Hut\n  - value: height of Hut\n"))
    assert "did you mean" in found[0]["problem"][0] and found[1]["answer"] == 9


def test_a_choice_after_the_end_is_not_legal() -> None:
    """Where nothing is left to decide every choice is refused, also one whose rule takes more for granted."""
    done = scenario(choices="[all pass]", given='["1"]', asks="  - legal: Ana shares out 9 to Hut\n", at="round:1.4")
    text = done.replace("at: round\n", "").replace("choices: [all pass]\n", "").replace('given: ["1"]\n', "")

    assert answers(text)[0]["answer"] is False
