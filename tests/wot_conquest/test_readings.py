"""Readings: every hole of the rulebook is a switch, and each option gives the verdict it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from situations import may, situation, value

import judge.games.wot_conquest
from judge.decks import check
from judge.scenario.book import book

CANNOT_MATTER = {"faction-sheets", "borderlands-list", "jealous-arrive", "tokens-undefined", "traits-undefined"}
DECK_ONLY = {"five-players"}


class Case(NamedTuple):
    """A situation, a question, and the answer by each option."""

    reading: str
    gives: dict[str, Any]
    at: str
    table: str
    choices: tuple[str, ...]
    ask: str


def case(reading: str, at: str, table: str, ask: str, *choices: str, **gives: Any) -> Case:
    """A case; options are written with underscores, and an ask that begins with a player is about legality."""
    return Case(reading, {key.replace("_", "-"): found for key, found in gives.items()}, at, table, choices, ask)


DUEL = """
units:
  Rand: {owner: Ana, leader: yes, attack: %d, defense: 3, damage: 2, hp: 5}
  Fade: {owner: Ben, leader: yes, attack: 3, defense: %d, damage: 1, hp: 2}
battle: Rand
"""
THREE = """
players: {Ana: Dragonsworn, Ben: Shadow, Cleo: Tar Valon}
units:
  Rand: {owner: Ana, leader: yes, attack: 6, damage: 1, hp: 3}
  Fade: {owner: Ben, leader: yes, defense: 4, damage: 1, hp: 2}
  Warder: {owner: Cleo, defense: 3, damage: 1, hp: 2}
"""
HELD = """
cities: {Tear: {owner: Ben, hp: 4%s, at: Field}}
units:
  Rand: {owner: Ana, leader: yes, attack: 6, damage: 2, hp: 3, at: Field}
  Fade: {owner: Ben, leader: yes, defense: 3, damage: 1, hp: 2, at: Field}
"""
TOWN = """
towns: {Godan: }
units: {Rand: {owner: Ana, leader: yes, attack: %d, damage: 2, hp: 3}}
"""
CITY = """
cities: {Lugard: {hp: 3%s}}
units: {Rand: {owner: %s, leader: yes, attack: %d, defense: 4, damage: %d, hp: 5}}
"""
CASES = (
    case("no-end", "turn", "goal: Ana", "winner", no_rule="no rule", players_agree="Ana"),
    case("turn-order", "turn", "order: [Ben, Ana]", "first player", players_agree="Ben", no_rule="no rule"),
    case(
        "city-control-undefined", "deployment", "cities: {Tear: {owner: Ana}}\nunits: {Fade: {owner: Ben}}",
        "supply total of Ana", start_or_conquest=1, like_towns=0, no_rule="no rule",
    ),
    case(
        "town-neutral-presence", "deployment", "towns: {Godan: }\nunits: {Maiden: {owner: Ana}, Jealous Chosen: {}}",
        "controller of Godan", keeps_control="Ana", breaks_control="nobody",
    ),
    case(
        "span-undefined", "attack",
        "units: {Rand: {owner: Ana, leader: yes}, Fade: {owner: Ben}}\ndistances: {Rand - Fade: short-span}",
        "Fade is engaged", "Ana initiates a battle with Rand",
        own_measure="no rule", any_of_the_three=True, no_rule="no rule",
    ),
    case(
        "span-undefined", "attack",
        "units: {Rand: {owner: Ana, leader: yes}, Fade: {owner: Ben, hp: 1}}\nlengths: {span: 4}\ndistances: {Rand - Fade: 3}",
        "Fade is engaged", "Ana initiates a battle with Rand",
        own_measure=True, no_rule="no rule",
    ),
    case(
        "deploy-own-city", "deployment:turn.1.4",
        "players: {Ana: {supply: 2}, Ben: }\ncities: {Lugard: }\nunits: {Maiden: {owner: Ana, cost: 1, at: reserve}}",
        "Ana deploys Maiden at Lugard", own_only=False, any_city=True,
    ),
    case(
        "one-per-city-scope", "deployment",
        "cities: {Tear: {owner: Ana, created: 1}}\nunits: {Maiden: {owner: Ana, cost: 1, at: reserve}}",
        "Ana deploys Maiden at Tear", per_phase=True, per_game=False,
    ),
    case(
        "path-vs-distance", "movement",
        """
        units: {Rand: {owner: Ana, leader: yes, move: 2, at: Camp}}
        distances: {Camp - Mill: {is: medium-span, way: long-span}}
        """,
        "Ana moves Rand to Mill", "Ana initiates a move with Rand", straight_line=True, along_the_path=False,
    ),
    case(
        "terrain-words", "neutral-turn:neutral.1",
        """
        units: {Jealous Chosen: {at: Lake, way: [Marsh, Ford]}, "Nae'blis": {owner: Ben, at: Camp}}
        impassible: [Marsh]
        distances: {Lake - Marsh: medium-span, Lake - Ford: long-span}
        """,
        "place of Jealous Chosen", same_class="Ford", mountains_only="Lake",
    ),
    case(
        "move-count", "movement",
        "units: {Rand: {owner: Ana, leader: yes, move: 1, at: Camp}, Lan: {owner: Ana, move: 1, at: Camp}}\n"
        "distances: {Camp - Ford: short-span}",
        "Ana moves Lan to Ford", "Ana initiates a move with Rand", "Ana moves Rand to Ford",
        leader_orders=True, unit_moves=False,
    ),
    case(
        "initiator-included", "movement",
        "units: {Rand: {owner: Ana, leader: yes, move: 1, at: Camp}}\ndistances: {Camp - Ford: short-span}",
        "Ana moves Rand to Ford", "Ana initiates a move with Rand", included=True, left_out=False,
    ),
    case(
        "move-measure-time", "movement",
        """
        units: {Rand: {owner: Ana, leader: yes, move: 1, at: Camp}, Lan: {owner: Ana, move: 1, at: Wood}}
        distances: {Camp - Ford: short-span, Camp - Wood: medium-span, Ford - Wood: long-span, Wood - Mill: short-span}
        """,
        "Ana moves Lan to Mill", "Ana initiates a move with Rand", "Ana moves Rand to Ford",
        at_the_start=True, as_each_moves=False,
    ),
    case(
        "repeat-initiator", "attack",
        "players: {Ana: {attack-limit: 2, battles: 1}, Ben: }\nunits: {Rand: {owner: Ana, leader: yes, started: battle}}",
        "Ana initiates a battle with Rand", allowed=True, once_each=False,
    ),
    case(
        "leader-used-up", "attack", "units: {Rand: {owner: Ana, leader: yes, started: move}}",
        "Ana initiates a battle with Rand", may_attack=True, used_up=False,
    ),
    case(
        "three-sided", "attack", THREE, "victor", "Ana initiates a battle with Rand",
        one_opposing_side="Ben and Cleo", attacker_names_one="open until Ana names a defender", no_rule="no rule",
    ),
    case(
        "no-enemy-battle", "attack", "units: {Rand: {owner: Ana, leader: yes, attack: 3}}",
        "Ana initiates a battle with Rand", allowed=True, needs_enemy=False,
    ),
    case(
        "structures-engaged", "attack", CITY % ("", "Ana", 5, 1), "victor", "Ana initiates a battle with Rand",
        counts="neutral", takes_damage_only="Ana",
    ),
    case(
        "attack-vs-battle", "neutral-turn:neutral.0",
        "cities: {Lugard: {hp: 5}}\n"
        "units: {Fade: {owner: Ben, defense: 4, hp: 3, damage: 1, abilities: [{name: Guard, do: defense +5}]}}",
        "hp of Fade", same=3, outcome_only=2,
    ),
    case(
        "leader-once", "battle",
        """
        units:
          Rand: {owner: Ana, leader: yes, attack: 9, damage: 1}
          Fade: {owner: Ben, leader: yes, defense: 3, hp: 2}
          Captain: {owner: Ben, leader: yes, defense: 2, hp: 2, called: 1}
        battle: {by: Rand, called: Fade}
        """,
        "Ben calls with Captain", "pass",
        once_per_leader=True, once_per_side=False, once_per_game=False, no_rule="no rule",
    ),
    case(
        "leader-vs-active", "battle",
        """
        units:
          Rand: {owner: Ana, leader: yes, attack: 9, damage: 1, at: Camp}
          Fade: {owner: Ben, leader: yes, defense: 3, hp: 2, at: Camp}
          Narg: {owner: Ben, leader: yes, defense: 2, hp: 2, at: Wood}
        distances: {Camp - Wood: span}
        battle: {by: Rand, engaged: [Rand, Fade]}
        """,
        "Ben calls with Narg", "pass", call_works=False, call_blocked=False, any_leader_calls=True,
    ),
    case(
        "pass-cycle", "battle", DUEL.replace("hp: 5}", "hp: 5, abilities: ['battle: attack +1']}") % (3, 5),
        "Ana uses attack +1 of Rand", "Ana uses attack +1 of Rand", alternate=False, until_pass=True,
    ),
    case(
        "cycle-ability-reuse", "battle", DUEL.replace("hp: 5}", "hp: 5, abilities: ['battle: attack +1']}") % (3, 5),
        "Ana uses attack +1 of Rand", "Ana uses attack +1 of Rand", "pass", no_limit=True, once_per_battle=False,
    ),
    case(
        "neutral-decisions", "attack",
        """
        towns: {Godan: , Haddon: }
        units: {Rand: {owner: Ana, leader: yes, attack: 3, damage: 1, hp: 3}}
        """,
        "hp of Godan", "Ana initiates a battle with Rand", "all pass",
        neutral_passes="no rule", opponent_assigns=2, no_rule="no rule",
    ),
    case(
        "modifier-order", "battle",
        DUEL.replace("battle: Rand", "effects: [{on: Rand, change: attack +3}, {on: Rand, change: attack x2}]\nbattle: Rand") % (5, 9),
        "attack of Rand", plain_sum="no rule", as_used=16, no_rule="no rule",
    ),
    case("tie", "battle:battle.2-compare", DUEL % (4, 4), "victor", no_victor="nobody", defender_holds="Ben", no_rule="no rule"),
    case(
        "sums-unengaged", "battle:battle.2-compare",
        DUEL.replace("battle: Rand", "  Lan: {owner: Ana, attack: 4, damage: 1, at: Wood}\nbattle: {by: Rand, engaged: [Rand, Fade]}")
        .replace("hp: 5}", "hp: 5, at: Camp}").replace("hp: 2}", "hp: 2, at: Camp}") % (4, 5),
        "victor", engaged_only="Ben", all_units="Ana",
    ),
    case(
        "damage-packets", "battle:battle.2-compare",
        DUEL.replace("battle: Rand", "  Narg: {owner: Ben, defense: 0, hp: 2}\nbattle: Rand") % (9, 1),
        "Ben assigns 1 to Fade and 1 to Narg", pool=True, packets=False,
    ),
    case(
        "overkill", "battle:battle.2-compare",
        DUEL.replace("battle: Rand", "  Narg: {owner: Ben, defense: 0, hp: 1}\nbattle: Rand") % (9, 1),
        "Ben assigns 2 to Narg", up_to_hp=False, free=True, no_rule="no rule",
    ),
    case(
        "damage-unengaged", "battle:battle.2-compare",
        DUEL.replace("battle: Rand", "  Narg: {owner: Ben, defense: 0, hp: 2, at: Wood}\n  Oz: {owner: Ben, defense: 0, hp: 2, at: Camp}\nbattle: {by: Rand, engaged: [Rand, Fade, Oz]}")
        .replace("hp: 5}", "hp: 5, at: Camp}").replace("hp: 2}", "hp: 4, at: Camp}") % (9, 1),
        "Ben assigns 2 to Narg", engaged_only=False, any_unit=True,
    ),
    case(
        "structures-stats", "attack", HELD % "", "victor", "Ana initiates a battle with Rand",
        as_given="Ana", neutral_figures="Ben", no_rule="no rule",
    ),
    case(
        "damage-persist", "attack", DUEL.replace("battle: Rand", "").replace("hp: 2", "hp: 9") % (9, 1), "hp of Fade",
        "Ana initiates a battle with Rand", "all pass", stays=7, heals_after_battle=9, heals_at_turn_end=7,
    ),
    case(
        "damage-persist", "turn:turn-end", "units: {Fade: {owner: Ben, hp: 9, left: 7}}", "hp of Fade",
        stays=7, heals_at_turn_end=9,
    ),
    case(
        "town-zero", "attack", TOWN % 3, "state of Godan", "Ana initiates a battle with Rand", "all pass",
        destroyed="destroyed", stays_at_zero="standing", no_rule="no rule",
    ),
    case(
        "town-attacked-by", "attack", TOWN % 0, "victor", "Ana initiates a battle with Rand", "all pass",
        as_any_tie="no rule", town_falls="Ana",
    ),
    case(
        "conquer-undefined", "attack", CITY % ("", "Ana", 9, 1), "controller of Lugard",
        "Ana initiates a battle with Rand", "all pass", at_zero_hp="nobody", by_winning="nobody", no_rule="no rule",
    ),
    case(
        "conquer-undefined", "attack", CITY % ("", "Ana", 9, 1), "Ana conquers Lugard",
        "Ana initiates a battle with Rand", "all pass", at_zero_hp=False, by_winning=True, no_rule="no rule",
    ),
    case(
        "raze-undefined", "attack", "players: {Ben: Shadow, Ana: Dragonsworn}\n" + CITY % ("", "Ben", 9, 3),
        "state of Lugard", "Ben initiates a battle with Rand", "all pass", "Ben razes Lugard",
        gone_not_conquered="razed", neutral_not_conquered="standing", no_rule="no rule",
    ),
    case(
        "setup-vs-one-per-city", "setup", "", "Ana places Maiden 1 at Tear", "Ana places Dragon Reborn at Tear",
        distance_only=True,
    ),
    case(
        "fist-as-unit", "deployment:turn.1.4",
        "players: {Ben: {faction: Shadow, supply: 9}}\ncities: {Maradon: Ben}\nunits: {Fist: {owner: Ben, cost: 7, at: reserve}}",
        "Ben deploys Fist at Maradon", separate_units=False, one_purchase=True, no_rule="no rule",
    ),
    case(
        "neutral-turn-when", "turn", "order: [Ana, Ben]", "turn after Ana",
        once_per_round="Ben", after_each_turn="neutral", no_rule="no rule",
    ),
    case(
        "neutral-order", "neutral-turn:neutral.0",
        "cities: {Lugard: {hp: 5}, Illian: {hp: 4}}\nunits: {Fade: {owner: Ben, defense: 9, hp: 3, damage: 1}}",
        "neutral takes Lugard next", one_after_another=True, no_rule="no rule",
    ),
    case(
        "city-attack-range", "neutral-turn:neutral.0",
        "cities: {Lugard: {hp: 5}}\nunits: {Fade: {owner: Ben, defense: 4, hp: 3, damage: 1, at: Wood}}",
        "Fade is engaged", within_a_span=False, no_distance=True,
    ),
    case(
        "city-att-conflict", "neutral-turn:neutral.0",
        "cities: {Lugard: {hp: 5}}\nunits: {Fade: {owner: Ben, defense: 6, hp: 3, damage: 1}}",
        "attack sum", step_figures=5, card_figures=10,
    ),
    case(
        "city-dam-conflict", "neutral-turn:neutral.0",
        "cities: {Lugard: {hp: 5}}\nunits: {Fade: {owner: Ben, defense: 4, hp: 3, damage: 1}}",
        "damage total", by_role=1, card_always=0, one_always=1,
    ),
    case(
        "city-dam-conflict", "attack", CITY % ("", "Ana", 1, 1), "damage total", "Ana initiates a battle with Rand",
        by_role=0, card_always=0, one_always=1,
    ),
    case(
        "city-hp-current", "attack", CITY % (", left: 2", "Ana", 5, 1), "defense of Lugard",
        printed_hp=6, current_hp=4, no_rule="no rule",
    ),
    case(
        "jealous-stop", "neutral-turn:neutral.1",
        """
        units: {Jealous Chosen: {at: Lake, way: [Ford, Hill]}, "Nae'blis": {owner: Ben, at: Camp}}
        distances: {Lake - Ford: short-span, Lake - Hill: medium-span, "Lake - Camp": "long-span, beyond a span", Ford - Camp: span, Hill - Camp: span}
        """,
        "place of Jealous Chosen", full_distance="Camp", stops_in_reach="Ford", no_rule="no rule",
    ),
    case(
        "jealous-no-naeblis", "neutral-turn:neutral.1", "units: {Jealous Chosen: {at: Lake}}", "place of Jealous Chosen",
        stay="Lake", no_rule="no rule",
    ),
    case(
        "jealous-many", "neutral-turn:neutral.2",
        "units: {Jealous Chosen A: {}, Jealous Chosen B: {}, Fade: {owner: Ben, defense: 20, hp: 9, damage: 1}}",
        "attack sum", "neutral takes Jealous Chosen A next", each_alone=14, both_engaged=28, no_rule="no rule",
    ),
    case(
        "jealous-nearby", "neutral-turn:neutral.2",
        "cities: {Tear: {owner: Ana, hp: 5, at: Lake}}\ntowns: {Godan: Lake}\nunits: {Jealous Chosen: {at: Lake}}",
        "Godan is destroyed", unit_in_span=True, unit_or_city=False, no_rule="no rule",
    ),
    case(
        "horn-state", "attack",
        "players: {Ben: Shadow, Ana: Dragonsworn}\nhorn: {city: Lugard}\n" + CITY % ("", "Ben", 9, 3),
        "horn city", "Ben initiates a battle with Rand", "all pass", "Ben razes Lugard",
        found_stays_found="none", next_city="any city", no_rule="none",
    ),
    case(
        "horn-state", "attack",
        "players: {Ben: Shadow, Ana: Dragonsworn}\nhorn: {city: Lugard}\n" + CITY % ("", "Ben", 9, 3),
        "owner of the horn", "Ben initiates a battle with Rand", "all pass", "Ben razes Lugard",
        found_stays_found="nobody", no_rule="no rule",
    ),
    case(
        "jealous-target-player", "attack",
        "units: {Rand: {owner: Ana, leader: yes, attack: 15, damage: 4}, Jealous Chosen: {target: Ben}}",
        "Ana replaces Jealous Chosen with a Male Chosen", "Ana initiates a battle with Rand", "all pass",
        only_when_attacked=False, last_target=False, any_killer=True,
    ),
    case(
        "jealous-target-player", "attack",
        "units: {Rand: {owner: Ana, leader: yes, attack: 15, damage: 4}, Jealous Chosen: {target: Ana}}",
        "Ana replaces Jealous Chosen with a Male Chosen", "Ana initiates a battle with Rand", "all pass",
        only_when_attacked=False, last_target=True,
    ),
    case(
        "chosen-cards", "neutral-turn:neutral.2",
        "units: {Jealous Chosen: {}, Fade: {owner: Ben, defense: 20, hp: 9, damage: 4}}",
        "owner of Male Chosen", "all pass", "Ben replaces Jealous Chosen with a Male Chosen",
        replacer_owns="Ben", no_rule="no rule",
    ),
    case(
        "hero", "turn", "horn: {owner: Ana}\nunits: {Summoned Hero: {}}", "commander of Summoned Hero",
        no_rule="no rule", horn_owner="Ana",
    ),
    case(
        "turn-end-scope", "neutral-turn:neutral-end", "towns: {Godan: {left: 1}}", "hp of Godan",
        every_turn=2, player_turns=1, round_end=1,
    ),
    case(
        "turn-end-scope", "turn:turn-end", "towns: {Godan: {left: 1}}", "hp of Godan",
        every_turn=2, player_turns=2, round_end=1,
    ),
)  # fmt: skip
EACH = [(each, option) for each in CASES for option in each.gives]


@pytest.mark.parametrize(("case", "option"), EACH, ids=[f"{each.reading}-{option}" for each, option in EACH])
def test_each_option_gives_its_verdict(case: Case, option: str) -> None:
    """Under each option of a reading the situation comes out as that option says."""
    played = situation(case.at, case.table, *case.choices, **{case.reading: option})
    legality = case.ask.split()[0] in ("Ana", "Ben", "neutral") and " " in case.ask
    found = may(played, case.ask) if legality else value(played, case.ask)

    assert found == case.gives[option]


def test_every_option_of_every_reading_is_tried() -> None:
    """No option of a reading that can matter at a table is left out above."""
    tried = {(each.reading, option) for each, option in EACH}
    readings = book("wot-conquest").readings
    wanted = {(id, option) for id, each in readings.items() for option in each.options}
    left = {id for id, _ in wanted - tried}

    assert left == CANNOT_MATTER | DECK_ONLY | {"setup-vs-one-per-city"}


def asked_for() -> set[str]:
    """Every reading and misreading that the rules as code ask for."""
    folder = Path(judge.games.wot_conquest.__file__).parent
    text = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py") if path.name != "decks.py")
    return set(re.findall(r'now\.reads\(\s*"([\w-]+)"', text))


def test_every_reading_and_misreading_is_a_switch() -> None:
    """Whatever the content lists is asked for in the code; those on tokens, traits and arrival are asked for by name."""
    known = {*book("wot-conquest").readings, *book("wot-conquest").misreadings}

    assert known - asked_for() == {"jealous-arrive", "tokens-undefined", "traits-undefined"}
    assert asked_for() <= known


def test_a_full_deployment_makes_every_start_impossible() -> None:
    """setup-vs-one-per-city: by the other reading the second starting unit has no place."""
    played = situation(
        "setup", "players: {Ana: {faction: Dragonsworn, supply: 9}}\nunits: {Maiden: {owner: Ana, count: 2, cost: 1, at: reserve}}",
        "Ana places Maiden 1 at Tear", setup_vs_one_per_city="full-deployment",
    )  # fmt: skip

    assert may(played, "Ana places Maiden 2 at Tear") is False


def test_unavailable_factions_by_agreement() -> None:
    """five-players: a list of Tar Valon is legal only where all players agree."""
    start = "Faction: Tar Valon\nCity: Tar Valon\n1 angreal\n"

    assert not check("wot-conquest", start)["legal"]
    assert check("wot-conquest", start, readings={"five-players": "by-agreement"})["legal"]
