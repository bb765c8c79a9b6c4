"""A ruling can be replayed later, compared with what comes out today, and taken elsewhere."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from judge.content.where import content_root
from judge.rulings.entry import Entry
from judge.rulings.export import as_csv, as_json, as_markdown
from judge.rulings.replayable import content_version, differences, outcome_part
from judge.scenario.read import read
from judge.scenario.report import report, run_json

TEXT = content_root().joinpath("chaotic/scenarios/armour-or-doubling.yml").read_text("utf-8")


def outcome(text: str = TEXT) -> dict[str, Any]:
    """What a scenario gives."""
    return run_json(report(read(text)))


def entry(**body: Any) -> Entry:
    """A ruling."""
    return Entry("Cup", 2, "ruling", None, "2026-11-16T10:00:00.000Z", "Jo", body, "abc")


def test_the_same_situation_gives_the_same_again() -> None:
    """Without a change of the rules there is no difference."""
    then = outcome_part(outcome(), {})

    assert then["version"] == content_version("chaotic")
    assert differences(json.loads(json.dumps(then)), outcome()) == []


def test_differences_name_the_answer_and_the_line() -> None:
    """When the rules have changed, what was answered then stands beside what is answered now."""
    then = outcome_part(outcome(), {})
    now = json.loads(json.dumps(outcome()))
    now["answers"][0]["answer"] = 99
    now["lines"][0]["text"] = "Something else."
    found = differences(then, now)

    assert [each.what for each in found] == [then["answers"][0]["ask"], "line 1"]
    assert (found[0].then, found[0].now) == (str(then["answers"][0]["answer"]), "99")


def test_csv_is_safe_in_a_spreadsheet() -> None:
    """No cell begins like a formula."""
    rows = list(
        csv.DictReader(io.StringIO("".join(as_csv([entry(decision="=cmd()", note="two\nlines, and a comma")]))))
    )

    assert rows[0]["decision"] == "'=cmd()" and rows[0]["note"] == "two\nlines, and a comma"


def test_json_holds_everything() -> None:
    """The whole entry comes back out of the export."""
    (found,) = json.loads("".join(as_json([entry(decision="15", lines=[1, 2])])))

    assert found["body"] == {"decision": "15", "lines": [1, 2]}


def test_markdown_takes_text_as_it_stands() -> None:
    """Nothing a judge has typed becomes a heading, a link or HTML."""
    written = entry(decision="# <b>[x](y)", answers=[{"ask": "value: damage", "answer": True}])
    text = "".join(as_markdown([written._replace(event="<img src=x>")]))

    assert "\\# \\<b\\>\\[x\\](y)" in text and "- value: damage -\\> yes" in text
    assert text.startswith("## \\<img src=x\\>, entry 2")
