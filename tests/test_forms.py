"""The short forms: what they answer, as they stand and with other values, from lists worked out by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from judge import games
from judge.content.problem import BadInput, Place
from judge.scenario.forms.filling import defaults, examples, fill, read_values
from judge.scenario.forms.form import Field, Form, controls, forms
from judge.scenario.forms.lacking import missing
from judge.scenario.forms.picks import Pick
from judge.scenario.forms.players import named, seats, with_names
from judge.testing.forms import (
    answered,
    any_two_go_together,
    kinds_without_a_form,
    names_change_nothing,
    read_list,
    unlisted,
)

FOLDER = Path(__file__).parent / "forms"
GAMES = [game for game in games.playable() if forms(game)]
LISTS = {game: read_list(FOLDER / f"{game}.yml") for game in GAMES}
CASES = [(game, case) for game, cases in sorted(LISTS.items()) for case in cases]
EVERY = [(game, id) for game in GAMES for id in forms(game)]


@pytest.mark.parametrize(
    ("game", "case"), CASES, ids=[f"{game} {case['form']} {n}: {case['rule']}" for n, (game, case) in enumerate(CASES)]
)
def test_a_form_answers_as_the_rulebook_does(game: str, case: dict[str, Any]) -> None:
    """The answers in the order of the questions, the last of them perhaps left out; the rule that decides is cited."""
    assert list(answered(game, case)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_form_is_in_the_list(game: str) -> None:
    """Each as it stands, and with other values at least three times."""
    assert list(unlisted(game, LISTS[game])) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_dispute_has_a_form(game: str) -> None:
    """Damage, costs and winners, as far as the game has them."""
    assert list(kinds_without_a_form(game)) == []


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_any_two_options_go_together(game: str, id: str) -> None:
    """Whatever two fields say, claims apart, the form makes a scenario that can be run."""
    assert list(any_two_go_together(game, forms(game)[id])) == []


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_names_change_nothing(game: str, id: str) -> None:
    """With other names for its players a form gives the same answers, about the same things."""
    assert list(names_change_nothing(game, forms(game)[id])) == []


def test_a_row_of_choices_says_nothing_until_something_is_chosen() -> None:
    """Rows in which everything is chosen from a list: those that were chosen, not as many as a page could show."""
    place = Place("forms.yml")
    change = Field(id="change", label="Change", options=("+1", "-1"), place=place)
    rows = Field(id="changes", label="Changes", rows=(change,), place=place)
    form = Form(id="f", about="other", title="F", fields=(rows,), scenario={}, place=place)
    (control,) = controls("pebbles", form)

    assert control.rows[0].options == ("", "+1", "-1") and control.rows[0].default == ""
    assert read_values("pebbles", form, {"changes-0-change": ["-1"], "changes-1-change": [""]}) == {
        "changes": [{"change": "-1"}]
    }


def test_a_field_that_names_something_is_a_choice_of_names() -> None:
    """A field like one that refers to towers offers the towers of the form's own table."""
    place = Place("forms.yml")
    tower = Field(id="tower", label="Tower", like="echoes.tower", place=place)
    table = {"towers": {"Hut": {"owner": "Ana"}, "Keep": {"owner": "Ben"}}}
    form = Form(id="f", about="other", title="F", fields=(tower,), scenario={"table": table}, place=place)
    (control,) = controls("pebbles", form)

    assert (control.kind, control.options) == ("choice", ("Hut", "Keep"))


def test_a_number_off_a_card_has_to_be_said() -> None:
    """A field with an example comes empty; what is said nowhere is told at its field, unless a picked card has it."""
    place = Place("forms.yml")
    height = Field(id="height", label="Height", like="towers.height", example=3, place=place)
    name = Field(id="name", label="Name", place=place)
    rows = Field(id="more", label="More", rows=(name, height), place=place)
    scenario = {"height": "$height", "towers": {"each more $name": {"height": "$height"}}}
    form = Form(id="f", about="other", title="F", fields=(height, rows), scenario=scenario, place=place)
    found = controls("pebbles", form)
    said = read_values("pebbles", form, {"more-0-name": ["Hut"], "more-1-name": ["Keep"], "more-1-height": ["2"]})

    assert (found[0].default, examples(found)["height"]) == (None, 3)
    assert [(each.field, each.message) for each in missing("pebbles", form, said, {})] == [
        ("height", "Height: fill this in, for instance 3"),
        ("more-0-height", "Height: fill this in, for instance 3"),
    ]
    picked = {Pick("towers", "Keep", {"height": "height"}): "Old Keep"}
    assert [each.field for each in missing("pebbles", form, said, picked)] == ["more-0-height"]
    assert (
        missing("pebbles", form, {**said, "height": 0}, {Pick("towers", "", {"height": "height"}, "more", "name"): ""})
        == []
    )


def test_a_row_that_only_points_at_another_is_not_dropped() -> None:
    """Whose attack is doubled is said, but not that it is doubled: the page asks how it is changed."""
    form = forms("lotr-lcg")["player-attack"]
    sent = {"attackers-0-attack": ["3"], "attackers-1-attack": ["2"], "defense": ["1"], "changes-0-whose": ["1"]}
    said = read_values("lotr-lcg", form, sent)

    assert [each.field for each in missing("lotr-lcg", form, said, {})] == ["changes-0-change"]


def test_a_number_that_nothing_hangs_on_need_not_be_said() -> None:
    """The height of a keep is asked for only where there is a keep."""
    place = Place("forms.yml")
    keep = Field(id="keep", label="There is a keep", default=False, place=place)
    height = Field(id="height", label="Its height", like="towers.height", example=3, place=place)
    scenario = {"title": "A keep", "table": {"Keep": {"when": "keep", "height": "$height"}}}
    form = Form(id="f", about="other", title="F", fields=(keep, height), scenario=scenario, place=place)

    assert missing("pebbles", form, {"keep": False, "height": None}, {}) == []
    assert [each.field for each in missing("pebbles", form, {"keep": True, "height": None}, {})] == ["height"]


def test_rows_that_nothing_hangs_on_need_not_be_said() -> None:
    """An undefended attack has no defender to fill in; a defended one has."""
    form = forms("lotr-lcg")["enemy-attack"]
    said = {**defaults(controls("lotr-lcg", form)), "attack": 4, "hp": 5}

    assert missing("lotr-lcg", form, {**said, "by": "undefended"}, {}) == []
    assert [each.field for each in missing("lotr-lcg", form, {**said, "by": "defended"}, {})] == ["defenders"]


def claim_form(**more: Any) -> Form:
    """A form with two players who each may claim something."""
    place = Place("forms.yml")
    fields = (
        Field(id="ana", label="The attacker says", options=("yes", "no"), place=place),
        Field(id="ben", label="The opponent says", place=place),
    )
    table = {"players": {"Attacker": None, "Opponent": None}, "cards": {"Attacker's Axe": {"owner": "Attacker"}}}
    asks = [{"value": "life of Opponent", "claims": {"Attacker": "$ana", "Opponent": "$ben"}}]
    scenario = {"title": "The Attacker's axe", "table": table, "asks": asks, **more}
    return Form(id="f", about="other", title="F", fields=fields, scenario=scenario, place=place)


def test_nobody_claims_anything_until_somebody_does() -> None:
    """A claim is empty at first, also one that is chosen from a list, and an empty one is left out."""
    form = claim_form()
    found = controls("pebbles", form)

    assert [(each.default, each.claimed) for each in found] == [("", True), ("", True)]
    assert found[0].options == ("", "yes", "no")
    assert yaml.safe_load(fill(form, defaults(found)))["asks"] == [{"value": "life of Opponent"}]


def test_players_are_called_by_their_names() -> None:
    """Wherever the form speaks of a player his name stands, but not inside the name of a card, nor in the title."""
    form = claim_form(choices=["Attacker plays Attacker's Axe on Opponent"])
    called = named(form, {"player-0": ["Mia Lund"], "player-1": [""]})
    found = yaml.safe_load(fill(form, {"ana": "yes", "ben": 3}, called=called))

    assert list(found["table"]["players"]) == ["Mia Lund", "Opponent"]
    assert found["table"]["cards"] == {"Attacker's Axe": {"owner": "Mia Lund"}}
    assert found["choices"] == ["Mia Lund plays Attacker's Axe on Opponent"]
    assert found["asks"][0]["claims"] == {"Mia Lund": "yes", "Opponent": 3}
    assert found["title"] == "The Attacker's axe"


def test_two_players_of_one_name_are_refused() -> None:
    """A name tells one player from the other, and from the cards."""
    form = claim_form()

    with pytest.raises(BadInput, match='two players are called "mia"'):
        named(form, {"player-0": ["Mia"], "player-1": ["mia"]})
    with pytest.raises(BadInput, match="something else on this table"):
        with_names(form.scenario, {"Attacker": "Attacker's Axe"})


def test_a_seat_is_asked_for_as_its_claim_calls_it() -> None:
    """`The attacker says` asks for the attacker's name."""
    assert [each["label"] for each in seats(claim_form())] == ["The attacker", "The opponent"]
