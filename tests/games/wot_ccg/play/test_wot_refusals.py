"""What two angry players propose: always a no with the rule that forbids it, and never an exception."""

import re
from itertools import product

import pytest

from judge.content.problem import BadInput
from judge.engine.record import Choice
from wot_ccg.situations import reason, situation

TABLE = """
players: {Ana: {side: hero, hand: 2}, Ben: {side: villain, hand: 2}}
dominant: ben
acting: ana
characters:
  Rand al'Thor: {owner: Ana, one-power: 3, in: pattern, damage: 1, symbols: 2 one power, traits: [Starting Hero],
                 text: ["pay 1 one power, in a challenge: deal 1 to target opponent's character"]}
  Lan: {owner: Ana, combat: 4, at: battleground, traits: Reinforcement}
  Nynaeve: {owner: Ana, one-power: 3, rotated: yes, symbols: 3 one power, text: ["rotate: draw 1"]}
  Moiraine: {owner: Ana, one-power: 3, damage: 1}
  Elayne: {owner: Ana, cost: 1 one power, zone: hand}
  Min: {owner: Ana, cost: 1 one power, zone: killed pile}
  Thom: {owner: Ana, cost: 1 one power, zone: discard pile}
  Gaul: {owner: Ana, cost: 1 one power, zone: deck}
  Lord of the Morning: {owner: Ana, replaces: Rand, zone: hand}
  Aginor: {owner: Ben, one-power: 4, in: pattern, damage: 1}
  Fain: {owner: Ben, intrigue: 3, in: pattern}
  Lanfear: {owner: Ben, cost: 1 combat, zone: hand}
troops:
  Cavalry: {owner: Ana, combat: 3, traits: Reinforcement, at: battleground}
  Trollocs: {owner: Ben, combat: 5, in: pattern, traits: Monster, allegiances: Dark One}
advantages:
  Blade: {owner: Ana, kind: character, on: Lan, traits: Weapon}
  Bow: {owner: Ana, kind: character, zone: hand, traits: Weapon}
  Banner: {owner: Ana, kind: player, zone: hand}
  Stone: {owner: Ben, kind: world, on: world, traits: Contested}
events:
  Storm: {owner: Ana, text: combat +1 to target character}
  Levy: {owner: Ana, limited: yes, text: draw 1}
  Ambush: {owner: Ben, text: deal 1 to target character}
challenges:
  Raid: {owner: Ana, success: draw 1}
  Plot: {owner: Ben, success: draw 1}
  Gone: {owner: Ben, success: draw 1, zone: discard pile}
"""
LAST = TABLE.replace("in: pattern", "in: last battle")
HIT = TABLE + "pools: {Ana: {character: 2}}\n"
ACTIONS, DECLARING, PLACING = "take-actions", "challenge-round", "challenge-round:place-subordinate"
OPENING, DAMAGE = "resolve-challenge:opening-subordinate", "resolve-challenge/assign-damage"

PROPOSALS = [
    (ACTIONS, "Ben recruits Lanfear", "take-actions"),
    (ACTIONS, "Ana recruits Lanfear", "recruit"),
    (ACTIONS, "Ana recruits Min", "discard-dead-no-return"),
    (ACTIONS, "Ana recruits Thom", "discard-pile"),
    (ACTIONS, "Ana recruits Gaul", "recruit"),
    (ACTIONS, "Ana recruits Storm", "card-types"),
    (ACTIONS, "Ana recruits Elayne converting 3 tokens", "convert-recruit-repeat"),
    (ACTIONS, "Ana recruits Elayne with 1 one power from Aginor", "resource-pool"),
    (ACTIONS, "Ana plays Storm on the Pattern Challenge", "effects-in-play"),
    (ACTIONS, "Ana heals Rand al'Thor", "home-front"),
    (ACTIONS, "Ana heals Aginor", "control"),
    (ACTIONS, "Ana heals Nynaeve", "heal"),
    (ACTIONS, "Ana heals Min", "control-in-play-only"),
    (ACTIONS, "Ana puts Bow on Lan", "weapon-one"),
    (ACTIONS, "Ana puts Bow on Cavalry", "advantage-character"),
    (ACTIONS, "Ana puts Bow on Aginor", "play-advantage"),
    (ACTIONS, "Ana puts Bow on Elayne", "play-advantage"),
    (ACTIONS, "Ana puts Banner on Ben", "advantage-player-other"),
    (ACTIONS, "Ana puts Banner on Lan", "advantage-player"),
    (ACTIONS, "Ana puts Blade on Moiraine", "play-advantage"),
    (ACTIONS, "Ana reinforces the Pattern Challenge with Rand al'Thor", "reinforcement"),
    (ACTIONS, "Ana reinforces the Pattern Challenge with Trollocs", "control"),
    (ACTIONS, "Ana reinforces Plot with Cavalry", "declare-challenges"),
    (ACTIONS, "Ana discards the weapon Bow", "weapon-discard"),
    (ACTIONS, "Ana uses Nynaeve", "rotating-once"),
    (ACTIONS, "Ana uses Aginor", "control"),
    (ACTIONS, "Ana uses Lan", "effects-in-play"),
    (ACTIONS, "Ana uses Elayne", "character-effect-in-play"),
    (ACTIONS, "Ana uses Rand al'Thor on Aginor", "participating-in"),
    (ACTIONS, "Ana discards Storm", "draw-discard"),
    (ACTIONS, "Ana rotates Moiraine for symbols", "generate-only-time"),
    ("events", "Ana plays Levy", "limited-events"),
    ("events", "Ana plays Storm on Lan", "event-dominant-first"),
    ("events", "Ben plays Ambush on Min", "killed-pile"),
    ("events", "Ben plays Ambush on Cavalry", "card-types"),
    ("events", "Ben plays Ambush", "effect-event"),
    ("events", "Ben plays Storm on Lan", "event-play"),
    ("events", "Ben plays Fain", "card-types"),
    ("events", "Ben heals Rand al'Thor with a token", "taveren-healing"),
    ("events", "Ana heals Moiraine with a token", "taveren-healing"),
    ("events", "Ben removes a corruption token from Fain", "corruption-removal"),
    ("events", "Ana replaces Lan with Lord of the Morning", "personality-chain"),
    ("events", "Ana replaces Rand al'Thor with Elayne", "replacement"),
    ("events", "Ben asks to play an event", "event-ask"),
    (DECLARING, "Ben challenges with Plot", "declare-challenges"),
    (DECLARING, "Ana challenges with Plot", "declare-facedown"),
    (DECLARING, "Ana challenges with Storm", "card-types"),
    (DECLARING, "Ben challenges with Gone", "discard-pile"),
    (DECLARING, "Ana contests Blade", "contested"),
    (DECLARING, "Ana places 1 control token", "contested-tokens"),
    (PLACING, "Ana sends Lan to the battleground", "place-forces-order"),
    (PLACING, "Ana sends Aginor to the battleground", "control"),
    (PLACING, "Ana sends Elayne to the battleground", "control-in-play-only"),
    ("participation", "Ana commits Moiraine to the Pattern Challenge", "home-front"),
    ("participation", "Ana commits Lan to Plot", "declare-challenges"),
    ("participation", "Ana commits Fain to the Pattern Challenge", "control"),
    ("participation", "Ana plays Storm on Lan", "simultaneous"),
    ("action-round", "Ana rotates Cavalry for symbols", "generate-characters-only"),
    ("action-round", "Ana rotates Nynaeve for symbols", "rotating-once"),
    ("action-round", "Ana rotates Aginor for symbols", "control"),
    ("action-round", "Ana plays Storm on Lan", "generate-no-events"),
    (OPENING, "Ana rotates Lan", "participating"),
    (OPENING, "Ana rotates Aginor", "control"),
    (OPENING, "Ana recruits Elayne", "action"),
    (OPENING, "Ana plays Storm on Lan", "opening-roll-simultaneous"),
    ("draw-round", "Ana discards Lanfear", "draw-discard"),
    ("draw-round", "Ana discards Lan", "draw-discard"),
    ("draw-round", "Ana plays Storm on Lan", "event-blocked"),
]


@pytest.mark.parametrize(("at", "proposal", "rule"), PROPOSALS, ids=[each[1] for each in PROPOSALS])
def test_the_rule_that_forbids_it(at: str, proposal: str, rule: str) -> None:
    """Each proposal breaks one rule of the rulebook, and that one is named, not that of the window."""
    why = reason(situation(at, TABLE), proposal)

    assert re.search(rf"[\[ ]{rule}[,\]]", why), why
    assert "at this point" not in why


@pytest.mark.parametrize(
    ("proposal", "rule"),
    [
        ("Ana recruits Elayne", "last-battle-action-round"),
        ("Ana challenges with Raid", "last-battle-only-challenge"),
        ("Ana plays Levy", "limited-not-last-battle"),
        ("Ana contests Stone", "last-battle-only-challenge"),
    ],
)
def test_what_the_last_battle_leaves_out(proposal: str, rule: str) -> None:
    """last-battle: no other challenge, no Action Round, no limited events."""
    assert rule in reason(situation("last-battle:participation", LAST), proposal)


@pytest.mark.parametrize(
    ("proposal", "rule"),
    [
        ("Ben assigns 2 to Trollocs", "damage-assign-a"),
        ("Ben assigns 2 to Rand al'Thor", "damage-own-cards"),
        ("Ben assigns 1 to Fain", "damage-assign-d"),
        ("Ana assigns 2 to Fain", "damage-own-cards"),
        ("Ana plays Storm on Lan", "damage-no-events"),
        ("Ben heals Rand al'Thor with a token", "damage-no-events"),
    ],
)
def test_what_cannot_be_done_with_damage(proposal: str, rule: str) -> None:
    """damage-assign, damage-own-cards, damage-no-events: on whom, by whom, how much, and nothing meanwhile."""
    assert rule in reason(situation("resolve-challenge:opening-damage", HIT), proposal)


PLACES = ["events", ACTIONS, DECLARING, PLACING, "participation", "action-round", OPENING, "draw-round", "setup"]


@pytest.mark.parametrize("at", PLACES)
def test_every_verb_refuses_what_is_no_candidate(at: str) -> None:
    """Whatever is put in a verb's words, its own code refuses it: nothing unlisted is let through, nothing raises."""
    played = situation(at, TABLE)
    referee, position = played.referee, played.position
    legal = set(referee.legal(position)) if position.waiting else set()
    names = [name for name in position.things if name not in ("game", "pattern")]
    names = [
        "Ana",
        "Aginor",
        "Lan",
        "Elayne",
        "Min",
        "Cavalry",
        "Blade",
        "Bow",
        "Storm",
        "Raid",
        "Pattern Challenge",
        *names,
    ]
    for name, verb in referee.rules.verbs.items():
        gaps = len(set(re.findall(r"\{\d\}", verb.phrase)))
        tried = product(names if gaps == 1 else names[:11], repeat=gaps) if gaps else ()
        for by, args in product(("Ana", "Ben"), list(tried)):
            choice = Choice(by, name, args)
            verb.elsewhere(referee.moment(position), choice)
            assert choice in legal or referee.refuse(position, choice) is not None, choice


def test_one_of_several_effects_has_to_be_named() -> None:
    """effects-in-play: a card with two effects: without a name neither is taken for the other."""
    table = """
        dominant: hero
        characters: {Lan: {owner: hero, combat: 4, symbols: 2 combat,
                           text: ["pay 1 combat: draw 1", "pay 2 combat: add 1 token"]}}
    """

    assert "several effects" in reason(situation("events", table), "Hero uses Lan")


def test_rotations_in_the_wrong_order_are_told_where_they_belong() -> None:
    """opening-announce-order: the subordinate player, Ana, announces first, so Lan comes before Fain and is too late
    after him. The rule is the reason, not that play is over."""
    table = """
players: {Ana: {side: hero}, Ben: {side: villain}}
dominant: ben
characters:
  Lan: {owner: Ana, combat: 4, in: pattern, rolls: 1 support}
  Fain: {owner: Ben, combat: 4, in: pattern, rolls: 1 opposition}
"""
    with pytest.raises(BadInput) as bad:
        situation("resolve-challenge", table, "Ben rotates Fain", "Ana rotates Lan")

    told = str(bad.value)
    assert "opening-announce-order" in told and "nothing is left to decide" not in told
    assert told.endswith('it can be done before "Ben rotates Fain": write it there')
