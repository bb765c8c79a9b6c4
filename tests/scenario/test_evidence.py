"""Evidence: a slip is named as the cause of a claim only where it tells something that the slip gives it."""

from __future__ import annotations

from typing import Any

import pytest

from judge.engine.record import Cite
from judge.scenario.evidence import Fit, Near, by_chance, ideas, is_thin
from judge.scenario.read import read
from judge.scenario.report import report, run_json
from judge.scenario.suspects import Slip, in_words, told_apart

RULE = Cite("g", "1")
SWITCH = Fit(Slip("Does this. But that.", (RULE,), "a: Does this."), Near.TOUCHED)
OTHER = Fit(Slip("Does more. But less.", (), "b: Does more."), Near.TOUCHED)
LEFT = Fit(Slip("leaves out Orc", (), "attack: without Orc"), Near.NUMBER, plain=True)
TWICE = Fit(Slip("counts Elf twice", (), "attack: twice Elf"), Near.NUMBER, plain=True)
IDLE = Fit(Slip("counts Oath, which does not apply: it is over", (), "attack: counts Oath"), Near.NUMBER, idle=True)
LIMIT = Fit(Slip("Wants more. But as much will do.", (), "c: Wants more."), Near.TOUCHED, limit=True)
LATE = Fit(Slip("takes the sums only after the doublings", (), "attack: order: x, y"), Near.NUMBER)
LATER = Fit(Slip("takes the sums only after the halvings", (), "attack: order: x, z"), Near.NUMBER)


@pytest.mark.parametrize(
    ("fits", "kept"),
    [
        ([SWITCH, LEFT], [SWITCH]),  # What a switch explains was not left out besides.
        ([LEFT, TWICE], [LEFT]),  # Who counts something twice is rare.
        ([TWICE], [TWICE]),
        ([LATE, LATER, LEFT], [LATE, LEFT]),  # The same is taken too late in both orders.
        ([LIMIT, SWITCH._replace(near=Near.OWN)], [SWITCH._replace(near=Near.OWN)]),
        ([LIMIT, LEFT], [LIMIT]),
        ([IDLE, LEFT], [IDLE, LEFT]),  # Either may have been thought.
    ],
)
def test_one_fit_is_kept_of_each_idea(fits: list[Fit], kept: list[Fit]) -> None:
    assert ideas(fits, alike=False) == kept


@pytest.mark.parametrize(
    ("fits", "alike", "thin"),
    [
        ([SWITCH], False, False),
        ([SWITCH], True, True),  # A yes or a name is what many a slip gives that nobody knows.
        ([SWITCH, OTHER], False, False),  # Both are named.
        ([SWITCH, OTHER, LATE], False, True),
        ([LIMIT], False, True),  # Any slip in the number gives the same.
        ([LEFT], False, False),
        ([TWICE], False, False),
        ([LEFT, LEFT], False, True),
        ([IDLE], False, False),
        ([IDLE, LEFT], False, False),
        ([SWITCH._replace(near=Near.BEHIND)], True, True),
    ],
)
def test_when_it_tells_nothing(fits: list[Fit], alike: bool, thin: bool) -> None:
    assert is_thin(fits, 20, 40, [35, 20], alike) is thin


@pytest.mark.parametrize(("answer", "claim"), [(4, 5), (4, 3), (35, 40), (35, 30)])
def test_a_number_beside_the_right_one_tells_nothing_of_a_switch(answer: int, claim: int) -> None:
    """Whoever miscounts says that; what is left out of a sum is left out all the same."""
    assert is_thin([SWITCH], claim, answer, [claim], alike=False)
    assert not is_thin([LEFT], claim, answer, [claim], alike=False)
    assert not is_thin([SWITCH], answer + 6, answer, [claim], alike=False)


@pytest.mark.parametrize("fit", [LEFT, IDLE])
def test_a_number_that_merely_led_to_the_answer_may_be_off_for_any_reason(fit: Fit) -> None:
    """What is asked for itself lacks just that, or has it too much."""
    assert not is_thin([fit], 2, 4, [1, 2, 3], alike=False)
    assert is_thin([fit._replace(led=True)], 2, 4, [1, 2, 3], alike=False)
    assert not is_thin([fit._replace(led=True)], 17, 40, [1, 17, 3], alike=False)


def test_a_small_number_is_hit_by_chance_more_easily_than_an_odd_one() -> None:
    """Of 1 to 8 three slips give three, of 1 to 80 three; and of numbers that go up by fives there are few."""
    assert by_chance(4, 2, [1, 2, 3]) == pytest.approx(3 / 8)
    assert by_chance(40, 17, [1, 17, 3]) == pytest.approx(3 / 80)
    assert by_chance(40, 35, [35, 20, 45]) == pytest.approx(15 / 80)
    assert by_chance(36, 35, [35, 33, 31], before=30) == pytest.approx(3 / 12)
    assert by_chance(True, False, [False]) == by_chance("Ana", "Ben", ["Ben"]) == 0


def test_two_claims_of_a_player_make_it_sure() -> None:
    """What gives one claim by chance and the same player's other one too is named after all, unless something nearer
    gives the claim."""
    thin = SWITCH.slip._replace(thin=True, fact="goes against 1", far=1)
    near = OTHER.slip._replace(thin=True, fact="goes against 2")

    assert in_words((thin,)) == "goes against 1"
    assert [in_words(each["Ana"]) for each in told_apart([{"Ana": (thin,)}, {"Ana": (thin,)}])] == [
        SWITCH.slip.says
    ] * 2
    assert in_words(told_apart([{"Ana": (near, thin)}, {"Ana": (thin,)}])[0]["Ana"]) == "goes against 2"


def asked(text: str) -> dict[str, Any]:
    """The claims to the last question."""
    found = run_json(report(read(text)))["answers"][-1]["claims"]
    assert isinstance(found, dict)
    return found


FIGHT = """
title: t
game: chaotic
at: resolve-attack
table:
  players: {Ana: {active: yes}, Ben: }
  creatures:
    Vey: {owner: Ana, elements: [fire], engaged: yes, abilities: [Fire 5]}
    Koru: {owner: Ben, engaged: yes, energy: 15, abilities: [damage taken -5]}
    Miro: {owner: Ben}
  attacks: {Cut: {base: 10, fire: 5, air: 10}}
  attack: Cut
  striker: Ana
"""


def test_where_several_give_a_number_the_working_is_told() -> None:
    """8.6.5.2: 10 + 5 + 5 - 5 is 15. Somebody who says 10 may have left out either 5, or done something else."""
    said = asked(f"{FIGHT}asks: [{{value: damage on Koru, claims: {{Ana: 10, Ben: 25}}}}]\n")

    assert "10 to begin with, +5 (Cut: Fire), +5 (Vey: Fire 5), -5" in said["Ana"]["misreading"]
    assert said["Ben"]["misreading"] == "counts Cut: Air, which does not apply: Vey does not have Air"


def test_a_limit_just_reached_is_told_as_a_fact() -> None:
    """3.2.9.3: 15 damage on 15 Energy are enough, whatever somebody thought who says no."""
    said = asked(f"{FIGHT}asks: [{{value: Koru is destroyed, claims: {{Ana: no}}}}]\n")["Ana"]["misreading"]

    assert said.startswith("goes against 3.2.9.3 (Damage reaching Energy destroys the Creature): Koru is defeated.")
    assert "Lets a Creature live" not in said


def test_what_may_be_done_is_told_with_its_rule() -> None:
    """phase-2a-defense-discard: what a proposal is done by is named with its title."""
    text = """
title: t
game: highlander
at: may-must
table:
  players: {Ana: {attacked-last-turn: no}, Ben: {hand: [Thrust, Evade]}}
  cards: {Evade: dodge all}
asks: [{legal: Ben discards the defense Evade, claims: {Ana: no}}]
"""

    assert asked(text)["Ana"]["misreading"] == (
        'sees a rule against it where there is none: it is allowed by "Discard a defense if not attacked"'
    )


QUEST = """
title: t
game: lotr-lcg
at: quest-resolution
table:
  players: {Ana: 25}
  heroes: {Eowyn: {owner: Ana, willpower: 3, committed: yes}, Sam: {owner: Ana, willpower: 2, committed: yes}}
  enemies: {Orc: {threat: 2}, Bat: {threat: 1, engaged: Ana}}
  locations: {Ford: {threat: 4}, Road: {threat: 2, active: yes}}
  quests: {Flight: {points: 8}}
"""


def test_what_led_to_a_number_is_not_guessed_at() -> None:
    """3.4: 5 willpower against 6 threat. Who says 29 has left out 3 willpower, or counted the active location and the
    engaged enemy: nothing tells which."""
    said = asked(f"{QUEST}asks: [{{value: threat of Ana, answer: 26, claims: {{Ana: 29}}}}]\n")["Ana"]["misreading"]

    assert said.startswith("is not what follows from") and "leaves out" not in said


def test_two_that_fit_are_both_named() -> None:
    """8.6.1.2 and 8.6.5.2: 10 + 5 + 5 - 5 is 15, and 20 with the Air box that does not apply, or without the armour."""
    fight = FIGHT.replace("air: 10", "air: 5")
    said = asked(f"{fight}asks: [{{value: damage on Koru, claims: {{Ana: 20}}}}]\n")["Ana"]["misreading"]

    assert said == (
        "counts Cut: Air, which does not apply: Vey does not have Air; or leaves out damage taken -5 of Koru"
    )


def test_what_does_not_apply_is_told_where_nobody_knows_the_idea() -> None:
    """8.6.1.2: Vey has no Air. Whatever somebody thought who says 45, that much is true."""
    said = asked(f"{FIGHT}asks: [{{value: damage on Koru, claims: {{Ana: 45}}}}]\n")["Ana"]["misreading"]

    assert said.startswith("is not what follows from 8.6.5.2") and said.endswith(
        "Cut: Air does not apply: Vey does not have Air"
    )


def test_what_was_there_before_is_not_what_came() -> None:
    """neutral-town: a town with 1 HP left recovers to 2. Who says 1 saw nothing happen, and left out no 1."""
    text = """
title: t
game: wot-conquest
at: turn:turn-end
table:
  players: {Ana: Dragonsworn, Ben: Shadow}
  towns: {Mill: {left: 1}}
asks: [{value: hp of Mill, answer: 2, claims: {Ana: 1}}]
"""

    assert "leaves out what was there before" not in asked(text)["Ana"]["misreading"]


def test_a_slip_behind_two_claims_is_named_beside_an_open_question() -> None:
    """battle.2-compare: 5 against 4. Ben compares 5 with the 7 of Fade's attack, and so sees no damage either."""
    text = """
title: t
game: wot-conquest
at: battle
table:
  players: {Ana: Dragonsworn, Ben: Shadow}
  units:
    Rand: {owner: Ana, leader: yes, attack: 5, defense: 3, damage: 2, hp: 3}
    Fade: {owner: Ben, leader: yes, attack: 7, defense: 4, damage: 3, hp: 4}
  battle: Rand
choices: [all pass]
asks: [{value: victor, answer: Ana, claims: {Ben: Ben}}, {value: hp of Fade, answer: 2, claims: {Ben: 4}}]
"""
    said = asked(text)["Ben"]["misreading"]

    assert said.startswith("right only if") and said.endswith("But the other side counts its defense values.")
