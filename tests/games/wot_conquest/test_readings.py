"""Readings: every hole of the rulebook is a switch, and each option gives the verdict it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from situations import may

import judge.games.wot_conquest
from judge.content.yamltree import load_plain, parse
from judge.decks import check
from judge.scenario.quantities import same
from judge.scenario.rulebook import book
from wot_conquest.situations import situation, value

FILE = Path(__file__).parent / "readings.yml"
CASES = load_plain(parse(FILE.read_text("utf-8"), FILE.name))
EACH = [(case, option) for case in CASES for option in case["gives"]]
CANNOT_MATTER = {"faction-sheets", "borderlands-list", "jealous-arrive", "tokens-undefined", "traits-undefined"}
TESTED_BELOW = {"five-players", "setup-vs-one-per-city"}


@pytest.mark.parametrize(("case", "option"), EACH, ids=[f"{case['reading']}-{option}" for case, option in EACH])
def test_each_option_gives_its_verdict(case: dict[str, Any], option: str) -> None:
    """Under each option of a reading the situation comes out as that option says."""
    played = situation(case["at"], case["table"], *case.get("choices", ()), **{case["reading"]: option})
    legality = case["ask"].split()[0] in ("Ana", "Ben", "neutral")
    found = may(played, case["ask"]) if legality else value(played, case["ask"])

    assert same(found, case["gives"][option]), found


def test_every_option_of_every_reading_is_tried() -> None:
    """No option of a reading that can matter at a table is left out of the list."""
    tried = {(case["reading"], option) for case, option in EACH}
    wanted = {(id, option) for id, each in book("wot-conquest").readings.items() for option in each.options}

    assert {id for id, _ in wanted - tried} == CANNOT_MATTER | TESTED_BELOW


def asked_for() -> set[str]:
    """Every reading and misreading that the rules as code ask for."""
    folder = Path(judge.games.wot_conquest.__file__).parent
    text = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py") if "decks" not in path.parts)
    return set(re.findall(r'now\.reads\(\s*"([\w-]+)"', text))


def test_every_reading_and_misreading_is_a_switch() -> None:
    """Whatever the content lists is asked for in the code; three are asked for by a name that is worked out."""
    known = {*book("wot-conquest").readings, *book("wot-conquest").misreadings}

    assert known - asked_for() == {"jealous-arrive", "tokens-undefined", "traits-undefined"}
    assert asked_for() <= known


STARTERS = """
players: {Ana: {faction: Dragonsworn, supply: 9}}
units: {Maiden: {owner: Ana, count: 2, cost: 1, at: reserve}}
"""


@pytest.mark.parametrize(("option", "legal"), [("distance-only", True), ("full-deployment", False)])
def test_a_full_deployment_makes_every_start_impossible(option: str, legal: bool) -> None:
    """setup-vs-one-per-city: by the other reading the second starting unit has no place."""
    played = situation("setup", STARTERS, "Ana places Maiden 1 at Tear", setup_vs_one_per_city=option)

    assert may(played, "Ana places Maiden 2 at Tear") is legal


def test_unavailable_factions_by_agreement() -> None:
    """five-players: a list of Tar Valon is legal only where all players agree."""
    start = "Faction: Tar Valon\nCity: Tar Valon\n1 angreal\n"

    assert not check("wot-conquest", start)["legal"]
    assert check("wot-conquest", start, readings={"five-players": "by-agreement"})["legal"]


@pytest.mark.parametrize("reading", sorted(book("wot-conquest").readings))
def test_every_hole_can_be_asked_about(reading: str) -> None:
    """`rule for <its id>` answers no rule, or the option in force, for every reading."""
    option = book("wot-conquest").readings[reading].default
    found = value(situation("turn", ""), f"rule for {reading}")

    assert found == ("no rule" if option == "no-rule" else option)
