"""What cannot be done: each proposal is answered with a no and the rule that forbids it."""

from __future__ import annotations

from itertools import product

import pytest

from judge.engine.record import NO_RULE, Choice
from judge.scenario.ask import answer
from judge.scenario.model import Ask
from judge.scenario.played import Played
from wot_conquest.situations import situation

TURN = """
players: {Ana: {faction: Dragonsworn, supply: 3}, Ben: Shadow}
cities: {Tear: {owner: Ana, hp: 4}, Maradon: {owner: Ben, hp: 4}, Lugard: {hp: 3}, Ruin: {owner: Ana, state: razed}}
towns: {Godan: , Ash: {state: destroyed}}
mountains: [Peak]
units:
  Rand:
    owner: Ana
    leader: yes
    attack: 6
    defense: 5
    damage: 2
    hp: 4
    move: 1
    at: Camp
    abilities:
      - {name: Strike, do: attack +2, limit: once per battle}
      - {name: Bolt, target: enemy unit, do: deal 1 to target}
      - {name: March, phase: movement, do: move limit +1}
      - {name: Muster, phase: deployment, do: gain 1 supply}
      - {name: Rage, phase: attack, do: attack limit +1}
      - {name: Aura, phase: always, do: defense +1}
  Lan: {owner: Ana, attack: 2, defense: 2, damage: 1, hp: 2, move: 2, at: Camp}
  Gaul: {owner: Ana, attack: 2, defense: 2, damage: 1, hp: 2, move: 3, at: Far}
  Maiden: {owner: Ana, cost: 2, hp: 1, at: reserve}
  Ogier: {owner: Ana, cost: 9, hp: 1, at: reserve}
  Fallen: {owner: Ana, hp: 1, at: killed}
  Fade: {owner: Ben, leader: yes, attack: 3, defense: 4, damage: 1, hp: 3, at: Ford, abilities: ["battle: defense +1"]}
  Narg: {owner: Ben, attack: 1, defense: 1, damage: 1, hp: 1, at: Ford}
  Draghkar: {owner: Ben, leader: yes, attack: 1, defense: 1, damage: 1, hp: 1, at: Wood}
  Husk: {owner: Ben, cost: 1, hp: 1, at: reserve}
  Jealous Chosen: {at: Far}
distances:
  Camp - Ford: short-span, span
  Camp - Wood: long-span, beyond a span
  Camp - Peak: short-span
  Camp - Lake: "short-span; blocked"
  Tear - Hill: span
  Tear - Peak: span
"""
MOVE, GO = "Ana initiates a move with Rand", "Ana initiates a battle with Rand"
DEPLOYMENT: dict[str, tuple[str, str]] = {
    "Ana deploys Rand at Tear": ("deploy", "on the board already"),
    "Ana deploys Fallen at Tear": ("battle.2-kill", "has been killed"),
    "Ana deploys Husk at Tear": ("deploy", "a unit of Ben"),
    "Ana deploys Lugard at Tear": ("deploy", "is not a unit"),
    "Ana deploys Maiden at Godan": ("deploy-at-city", "is a town"),
    "Ana deploys Maiden at Maradon": ("deploy-at-city", "does not control"),
    "Ana deploys Maiden at Lugard": ("deploy-at-city", "does not control"),
    "Ana deploys Maiden at Ruin": ("raze", "has been razed"),
    "Ana deploys Maiden at Tear to Wood": ("deploy-placement", "not within a span"),
    "Ana deploys Maiden at Tear to Peak": ("deploy-path", "impassible"),
    "Ana deploys Ogier at Tear": ("deploy-afford", "costs 9"),
    "Ben deploys Husk at Maradon": ("turn.1.4", "it is Ana's turn"),
    "Ana uses Strike of Rand": ("battle.1", "battle phase ability"),
    "Ana uses March of Rand": ("move-ability", "movement phase ability"),
    "Ana uses Aura of Rand": ("battle.2-compare", "always applies"),
    "Ana uses Storm of Rand": ("battle.1", "has no ability"),
    "Ana initiates a move with Rand": ("turn.2", "movement phase"),
    "Ana initiates a battle with Rand": ("turn.3", "attack phase"),
    "Ana moves Lan to Ford": ("turn.2", "movement phase"),
    "Ana conquers Lugard": ("conquer", "no battle has been won"),
    "Ana razes Godan": ("raze", "is not a city"),
    "Ana conquers Ruin": ("raze", "has been razed"),
    "Ana conquers Tear": ("city-control", "has Tear already"),
    "Ana assigns 1 to Lan": ("battle.2-assign", "in a battle that is lost"),
    "Ana replaces Jealous Chosen with a Male Chosen": ("jealous-replace", "has not been killed"),
    "Ana replaces Rand with a Male Chosen": ("jealous-replace", "is not a Jealous Chosen"),
    "Ana calls with Rand": ("battle.1-leader", "Battle Phase ability"),
    "Ana names Ben as defender": ("battle.1-cycle", "no defender is named"),
}
MOVEMENT = {
    "Ana initiates a move with Lan": ("move-leader-only", "is not a leader"),
    "Ana initiates a move with Fade": ("move-leader-only", "a unit of Ben"),
    "Ana initiates a move with Jealous Chosen": ("move-leader-only", "neutral"),
    "Ana initiates a move with Tear": ("move-leader-only", "is not a unit"),
    "Ana initiates a move with Fallen": ("battle.2-kill", "has been killed"),
    "Ana initiates a move with Maiden": ("deploy", "in reserve"),
    "Ben initiates a move with Fade": ("turn.2", "it is Ana's turn"),
    "Ben moves Narg to Camp": ("turn.2", "it is Ana's turn"),
    "Ana moves Lan to Ford": ("move-leader-only", "start a move first"),
    "Ana moves Narg to Camp": ("move-group", "a unit of Ben"),
    "Ana deploys Maiden at Tear": ("turn.1.4", "deployment phase"),
    "Ana uses Muster of Rand": ("deploy-ability", "deployment phase ability"),
    "Ana uses Rage of Rand": ("attack-ability", "attack phase ability"),
}
MOVING = {
    "Ana moves Narg to Camp": ("move-group", "a unit of Ben"),
    "Ana moves Tear to Camp": ("move-group", "is not a unit"),
    "Ana moves Fallen to Ford": ("battle.2-kill", "has been killed"),
    "Ana moves Maiden to Ford": ("deploy", "in reserve"),
    "Ana moves Gaul to Ford": ("move-group", "not within a medium-span"),
    "Ana moves Jealous Chosen to Camp": ("move-group", "neutral"),
    "Ana moves Rand to Wood": ("move-values", "not within a short-span"),
    "Ana moves Rand to Draghkar": ("move-values", "not within a short-span"),
    "Ana moves Rand to Camp": ("move-values", "already"),
    "Ana moves Rand to Peak": ("move-path", "impassible"),
    "Ana moves Rand to Lake": ("move-path", "crosses impassible"),
    "Ana initiates a move with Rand": ("move-limit", "the limit is 1"),
    "Ben initiates a move with Fade": ("turn.2", "it is Ana's turn"),
    "Ana uses March of Rand": ("turn.2-order", "before or after it"),
}
ATTACK = {
    "Ana initiates a battle with Lan": ("attack-leader-only", "is not a leader"),
    "Ana initiates a battle with Fade": ("attack-leader-only", "a unit of Ben"),
    "Ana initiates a battle with Lugard": ("attack-leader-only", "is not a unit"),
    "Ben initiates a battle with Fade": ("turn.3", "it is Ana's turn"),
    "Ana initiates a move with Rand": ("turn.2", "movement phase"),
    "Ana moves Lan to Ford": ("turn.2", "movement phase"),
    "Ana calls with Rand": ("battle.1-leader", "Battle Phase"),
    "Ana uses Strike of Rand": ("battle.1", "battle phase ability"),
}
FIGHTING = {
    "Ana calls with Rand": ("battle.1-leader", "Ana attacks"),
    "Ana calls with Fade": ("battle.1-leader", "a unit of Ben"),
    "Ana uses Rage of Rand": ("attack-to-battle", "during a battle"),
    "Ana uses Bolt of Rand": ("battle.1", "used on something"),
    "Ana uses Bolt of Rand on Lan": ("battle.1", "not what Bolt is used on"),
    "Ana uses Bolt of Rand on Draghkar": ("battle-active", "not engaged"),
    "Ana uses Bolt of Rand on Fallen": ("battle.2-kill", "has been killed"),
    "Ana uses Bolt of Rand on Ben": ("battle.1", "not used on Ben"),
    "Ana uses Strike of Rand on Fade": ("battle.1", "not used on Fade"),
    "Ana assigns 1 to Lan": ("battle-order", "sums have been compared"),
    "Ana initiates a battle with Rand": ("battle-to-attack", "a battle is on"),
    "Ben initiates a battle with Fade": ("turn.3", "it is Ana's turn"),
    "Ana conquers Lugard": ("conquer", "no battle has been won"),
}
DEFENDING = {
    "Ben calls with Narg": ("battle.1-leader", "is not a leader"),
    "Ben calls with Draghkar": ("battle-active", "not engaged"),
    "Ben calls with Rand": ("battle.1-leader", "a unit of Ana"),
    "Ben calls with Maradon": ("battle.1-leader", "is not a unit"),
    "Ben uses Strike of Rand": ("battle.1", "a unit of Ana"),
}
LOSING = {
    "Ben assigns 1 to Fade": ("battle.2-assign", ""),
    "Ben assigns 4 to Fade": ("battle.2-assign", "only 3"),
    "Ben assigns 2 to Fade and 1 to Rand": ("battle.2-assign", "not one of the units and structures of Ben"),
    "Ben assigns 2 to Fade and 1 to Draghkar": ("battle-active", "not engaged"),
    "Ben assigns 2 to Fade and 1 to Maradon": ("battle-active", "not engaged"),
    "Ben assigns 2 to Fade and 1 to Godan": ("battle.2-assign", "not one of the units and structures of Ben"),
    "Ben assigns 2 to Fade and 1 to Husk": ("deploy", "in reserve"),
    "Ana assigns 2 to Fade and 1 to Narg": ("battle.2-assign", "that is Ben"),
    "Ben calls with Fade": ("battle-order", "abilities come before"),
    "Ana uses Strike of Rand": ("battle-order", "abilities come before"),
}
AFTER = {
    GO: ("attack-limit", "the limit is 1"),
    "Ben assigns 1 to Fade": ("battle.2-assign", "in a battle that is lost"),
    "Ana initiates a battle with Lan": ("attack-leader-only", "is not a leader"),
}
NEUTRAL = """
units:
  Jealous Chosen: {}
  Nae'blis: {owner: Ben, leader: yes, defense: 20, damage: 4, hp: 3}
  Rand: {owner: Ana, leader: yes, defense: 2, hp: 3, abilities: [{name: Strike, do: attack +2}]}
"""
HUNT = "horn: hunt\ncities: {Lugard: , Tear: Ana}"
START = "distances: {Tear - Hill: span}"
OTHERS = {
    ("neutral-turn:neutral.2", NEUTRAL, "Ana calls with Rand"): ("battle.1-leader", "neither attacks nor defends"),
    ("neutral-turn:neutral.2", NEUTRAL, "Ana calls with Jealous Chosen"): ("battle.1-leader", "neutral"),
    ("neutral-turn:neutral.2", NEUTRAL, "Ana uses Strike of Rand"): ("battle.1-cycle", "neither attacks nor defends"),
    ("neutral-turn:neutral.2", NEUTRAL, "Ben initiates a battle with Nae'blis"): ("turn.3", "it is the neutral turn"),
    ("neutral-turn:neutral.2", NEUTRAL, "Ben moves Nae'blis to Jealous Chosen"): ("turn.2", "it is the neutral turn"),
    ("horn", HUNT, "rolls 7 and 1"): ("neutral.3-roll", "7 and 1"),
    ("horn", HUNT, "selects Lugard"): ("neutral.3-city", "when the dice have found"),
    ("horn", HUNT.replace("hunt", "{hunt: yes, found: yes}"), "rolls 1 and 1"): ("neutral.3-condition", "been found"),
    ("turn", HUNT.replace("horn: hunt", ""), "rolls 1 and 1"): ("neutral.3", "a variant that is not played"),
    ("setup", START, "Ana places Nae'blis at Tear"): ("dragonsworn-placement", "a unit of Ben"),
    ("setup", START, "Ana places Tear at Hill"): ("dragonsworn-placement", "is not a unit"),
    ("setup", START, "Ana places Maiden 1 at Maradon"): ("dragonsworn-placement", "not within a span"),
    ("setup", START, "Ana deploys Maiden 1 at Tear"): ("turn.1.4", "deployment phase"),
    ("setup", START, "Ana initiates a move with Dragon Reborn"): ("turn.2", "movement phase"),
}


@pytest.mark.parametrize(("place", "because"), OTHERS.items(), ids=[each[2] for each in OTHERS])
def test_it_is_refused_there_too(place: tuple[str, str, str], because: tuple[str, str]) -> None:
    """The same in the neutral turn, in the Hunt for the Horn and at the start."""
    found = answer(situation(place[0], place[1]), Ask(legal=place[2]))

    assert found.value is False
    assert because[0] in {cite.unit for cite in found.cites}
    assert because[1] in found.detail


CASES = [
    *(("deployment:turn.1.4", (), *case) for case in DEPLOYMENT.items()),
    *(("movement", (), *case) for case in MOVEMENT.items()),
    *(("movement", (MOVE,), *case) for case in MOVING.items()),
    *(("attack", (), *case) for case in ATTACK.items()),
    *(("attack", (GO,), *case) for case in FIGHTING.items()),
    *(("attack", (GO, "pass"), *case) for case in DEFENDING.items()),
    *(("attack", (GO, "all pass"), *case) for case in LOSING.items()),
    *(("attack", (GO, "all pass", "Ben assigns 2 to Fade and 1 to Narg"), *case) for case in AFTER.items()),
]


@pytest.mark.parametrize(("at", "made", "tried", "because"), CASES, ids=[f"{c[0]}-{len(c[1])}-{c[2]}" for c in CASES])
def test_it_is_refused_with_its_rule(at: str, made: tuple[str, ...], tried: str, because: tuple[str, str]) -> None:
    """Each illegal proposal comes out as no, with the rule that forbids it and words that are true of it."""
    found = answer(situation(at, TURN, *made), Ask(legal=tried))

    assert found.value is False
    assert because[0] in {cite.unit for cite in found.cites}
    assert because[1] in found.detail


def test_several_who_oppose_choose_as_one() -> None:
    """three-sided: by one reading Ben and Cleo defend together, by another nobody does until a defender is named."""
    table = """
    players: {Ana: Dragonsworn, Ben: Shadow, Cleo: Tar Valon}
    units:
      Rand: {owner: Ana, leader: yes, attack: 9, damage: 3}
      Fade: {owner: Ben, leader: yes, defense: 4, hp: 2, abilities: [{name: Guard, do: defense +1}]}
      Warder: {owner: Cleo, defense: 1, hp: 2}
    battle: Rand
    """
    for tried in ("Ben calls with Fade", "Ben uses Guard of Fade"):
        together = answer(situation("battle", table, "pass", three_sided="one-opposing-side"), Ask(legal=tried))
        unnamed = answer(situation("battle", table, three_sided="attacker-names-one"), Ask(legal=tried))

        assert "Ben and Cleo choose as one" in together.detail
        assert "until Ana has named a defender" in unnamed.detail


def places() -> dict[str, Played]:
    """Situations at every kind of decision."""
    jealous = "units: {Jealous Chosen: {}, Fade: {owner: Ben, defense: 20, damage: 4, hp: 3}}"
    start = "players: {Ana: Dragonsworn, Ben: Shadow}\ndistances: {Tear - Hill: span}"
    walls = "cities: {Tear: {owner: Ana, hp: 1}}\nunits: {Fade: {owner: Ben, leader: yes, attack: 9, damage: 2}}\n"
    return {
        "deploying": situation("deployment:turn.1.4", TURN),
        "movement": situation("movement", TURN),
        "moving": situation("movement", TURN, MOVE),
        "attack": situation("attack", TURN),
        "fighting": situation("attack", TURN, GO),
        "defending": situation("attack", TURN, GO, "pass"),
        "losing": situation("attack", TURN, GO, "all pass"),
        "after": situation("attack", TURN, GO, "all pass", "Ben assigns 2 to Fade and 1 to Narg"),
        "taking": situation("battle", f"{walls}battle: Fade", "all pass"),
        "replacing": situation("neutral-turn:neutral.2", jealous, "Ben passes"),
        "setup": situation("setup", start),
    }


@pytest.mark.parametrize("place", sorted(places()))
def test_whatever_is_proposed_is_refused_without_an_error(place: str) -> None:
    """`refuse` stands on its own: any names in any verb are legal only if they are on the list of legal choices."""
    played = places()[place]
    position, referee = played.position, played.referee
    legal = set(referee.legal(position))
    players = referee.rules.players(referee.moment(position))
    names = [*position.things, *players, "nobody", "Camp", "Male Chosen", "Strike"]
    for verb, of in {
        "deploy": (names, ["Tear", "Godan", "Ruin", "Rand", "Ana"], ["Hill", "Peak", "Rand", "nowhere"]),
        "start-move": (names,),
        "start-battle": (names,),
        "move-unit": (names, ["Ford", "Peak", "Camp", "nowhere", "Rand"]),
        "call": (names,),
        "use": (names, ["Strike", "Bolt", "Aura", "Rage", "nothing"], ["", "Fade", "Ben", "Tear", "nobody"]),
        "take-city": (["conquers", "razes"], names),
        "replace": (names, ["Male Chosen", "Female Chosen", "nothing", "Rand"]),
        "place": (names, ["Tear", "Hill", "nowhere"]),
        "name-defender": (names,),
    }.items():  # fmt: skip
        for by, args in product((*players, "neutral"), product(*of)):
            choice = Choice(by, verb, args)
            assert (referee.refuse(position, choice) is None) == (choice in legal), choice
        if position.waiting and verb not in position.waiting.verbs:
            assert referee.refuse(position, Choice(players[0], verb))
    for by, name, n in product(players, names, (0, 1, 9)):
        choice = Choice(by, "assign", (((name, n),),))
        assert (referee.refuse(position, choice) is None) == (choice in legal), choice


def test_a_silent_end_is_no_rule_for_every_proposal() -> None:
    """edition-0.1: where play has broken off nothing is legal and nothing illegal."""
    table = "units: {Rand: {owner: Ana, leader: yes, attack: 4}, Fade: {owner: Ben, defense: 4, hp: 2}}\nbattle: Rand"

    assert answer(situation("battle", table, "all pass"), Ask(legal="Ben assigns 1 to Fade")).value == NO_RULE
