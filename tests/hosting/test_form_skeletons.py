"""`judge form new`: a scenario becomes a form that makes that very scenario, and that passes every check."""

from __future__ import annotations

import json
from pathlib import Path

from hosting.conftest import Judge

from judge.scenario.forms.skeleton import form_from
from judge.testing.subject import scenario_files

FORM = """- form: a-shield
  about: damage
"""


def test_a_form_from_a_scenario_answers_as_the_scenario_does(judge: Judge, tmp_path: Path) -> None:
    """The draft is well written, each number has its field, and what it begins with gives the answer worked out."""
    judge("new-game", "storm-lords")
    home = tmp_path / "storm-lords"
    scenario = home / "content/storm-lords/scenarios/a-shield.yml"
    done = judge("form", "new", str(scenario), "--about", "damage", JUDGE_PATH=str(home))
    (home / "content/storm-lords/forms.yml").write_text(done.stdout, "utf-8")
    asked = '- {form: a-shield, rule: "1.2", says: {}, answers: [8]}\n'
    (home / "tests/forms/storm-lords.yml").write_text(asked, "utf-8")
    tested = judge("test", "storm-lords", "--json", JUDGE_PATH=str(home))

    assert done.stdout.startswith(FORM) and "like: cards.damage" in done.stdout and "answer:" not in done.stdout
    assert json.loads(tested.stdout)["failed"] == [], tested.stdout


def test_every_scenario_of_a_game_makes_a_form() -> None:
    """Whatever a table holds, no field is asked for twice and no answer is given away."""
    for path in scenario_files("pebbles"):
        made = form_from(path.read_text("utf-8"), path.name, path.stem)

        assert made.startswith("- form: ") and "answer:" not in made


def test_a_kind_that_is_none_is_told(judge: Judge, home: Path) -> None:
    """What a form can be about is a closed list."""
    done = judge("form", "new", str(home / "content/pebbles/scenarios/doubling.yml"), "--about", "dammage")

    assert done.returncode == 2 and "--about: found dammage; allowed: damage, act, cost" in done.stderr
