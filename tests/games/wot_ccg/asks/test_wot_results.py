"""Wrong claims about results, piles and control: what counts, what is carried over, who has lost."""

from __future__ import annotations

import pytest
from situations import suspected

from judge.scenario.read import read
from judge.scenario.report import report
from wot_ccg.asks.test_wot_slips import OUTCOME, Slip, verdict

DYING = """
  dominant: hero
  characters:
    Lan: {owner: hero, combat: 4, in: pattern, rolls: "1 support, 3 damage"}
    Fain: {owner: villain, intrigue: 2, in: pattern, rolls: 2 opposition}
    Liandrin: {owner: villain, one-power: 3, in: pattern, rolls: 1 opposition}
"""
DIES = "Villain rotates Fain, Villain rotates Liandrin, Hero rotates Lan, Villain assigns 2 to Fain and 1 to Liandrin"
TWO = """
  dominant: villain
  characters:
    Rand: {owner: hero, combat: 4, in: pattern, rolls: 2 support}
    Lan: {owner: hero, combat: 4, in: Raid, rolls: 3 support}
  challenges: {Raid: {owner: hero, declared: yes, success: draw 2}}
"""
TEAR = """
  {contests: [{by: hero, advantage: Tear}], resolving: Tear, support: 6, opposition: 2,
  advantages: {Tear: {owner: villain, kind: world, on: world, traits: Contested, control: {Villain: 1}}}}
"""
DEAD = """
  characters:
    Perrin Aybara: {owner: hero, combat: 4, zone: killed pile}
    Aginor: {owner: villain, one-power: 4, zone: killed pile}
"""
PLACED = "  {dominant: villain, characters: {Lan: {owner: hero, combat: 4}, Uno: {owner: hero, combat: 2}}}"
HIDDEN = """
  dominant: hero
  characters:
    Fain: {owner: villain, intrigue: 4, at: battleground}
    Slayer: {owner: villain, combat: 4, at: battleground}
"""
SLIPS = {
    "dying-bring-nothing": Slip("resolve-challenge", DYING, DIES, "value: opposition, claims: {A: 1}",
                                "Removes what a mortally", "mortally-wounded-dies"),
    "totals-carried-over": Slip("resolution-round", TWO, "Hero rotates Rand, Hero rotates Lan",
                                "value: support of Raid, claims: {A: 5}", "Carries results over", "outcome-clear"),
    "pattern-success-by-three": Slip("resolution-round", TWO, "Hero rotates Rand, Hero rotates Lan",
                                     "value: challenges won by Hero, claims: {A: 1}", "Lets the Pattern Challenge",
                                     "pattern-success-anyway"),
    "token-to-the-wrong-side": Slip(OUTCOME, "  {support: 2, opposition: 6}", "", "value: light tokens, claims: {A: 3}",
                                    "Gives the token to the wrong", "pattern-villain-by-3"),
    "token-for-each-lead": Slip(OUTCOME, "  {support: 2, opposition: 6}", "", "value: shadow tokens, claims: {A: 6}",
                                "Places a token for", "pattern-token-per-turn"),
    "villain-succeeds": Slip(OUTCOME, "  {support: 2, opposition: 6}", "",
                             "value: Villain succeeded in the Pattern Challenge, claims: {A: no}",
                             "overlooks one thing: opposition leads by 4", "pattern-villain-by-3"),
    "hidden-token-counts": Slip("participation:facedown", HIDDEN, "Villain commits Fain to the Pattern Challenge",
                                "value: challenge of Fain, claims: {A: Pattern Challenge}",
                                "Counts a card with", "participation-on-reveal"),
    "control-tokens-replace": Slip(OUTCOME, TEAR, "Hero places 2 control tokens",
                                   "value: control tokens of Villain on Tear, claims: {A: 0}", "Removes the other",
                                   "contested-tokens"),
    "any-death-loses": Slip("victory-check", DEAD, "", "value: winner, claims: {A: both lose}",
                            "Treats the death of", "lose-leader-killed"),
    "pile-of-the-killer": Slip("draw-round", "  characters: {Uno: {owner: hero, combat: 2, damage: 2}}", "",
                               "value: killed pile of Villain, claims: {A: [Uno]}",
                               "Looks for the card in the pile", "killed-pile"),
    "killed-taveren": Slip("events", DEAD, "", "value: place of Perrin Aybara, claims: {A: discard pile}",
                           "Puts a killed card", "killed-pile"),
    "placed-participates": Slip("challenge-round:place-subordinate", PLACED, "Hero places Lan",
                                "value: challenge of Lan, claims: {A: Pattern Challenge}", "Counts a card in",
                                "determine-participation"),
}  # fmt: skip


@pytest.mark.parametrize("name", SLIPS)
def test_the_mistake_behind_a_claim(name: str) -> None:
    """A claim that rests on a known mistake is told so, and the rule it gets wrong is named as deciding."""
    slip = SLIPS[name]
    found = verdict(slip)
    said = next(iter(suspected(found).values()), None)

    assert said is not None and said.startswith(slip.says)
    assert slip.rule in [cite.unit for cite in found.decided_by]


LAST = "last-battle/resolution-round/resolve-challenge:outcome"
BOTH = """
  characters:
    Rand: {owner: hero, combat: 4, zone: killed pile, traits: [Starting Hero]}
    Aginor: {owner: villain, one-power: 4, zone: killed pile, traits: [Starting Villain]}
"""
CLOSE = "  {last-battle: 1, pattern: {light: 4, shadow: 3, neutral: 13}, support: 12, opposition: 10}"


@pytest.mark.parametrize(
    ("at", "table", "rule"), [(LAST, CLOSE, "last-battle-win"), ("victory-check", BOTH, "both-lose")]
)
def test_who_has_not_won_is_told_why(at: str, table: str, rule: str) -> None:
    """last-battle-win: 12 and 4 tokens lead 10 and 3 tokens by 3, which is not 5; both-lose: then nobody wins."""
    text = f"title: t\ngame: wot-ccg\nat: {at}\ntable:\n{table}\nasks: [{{value: Hero wins, claims: {{A: yes}}}}]\n"
    (found,) = report(read(text)).verdicts

    assert found.answer.value is False
    assert f"wot-ccg:{rule}" in map(str, found.decided_by)


def test_what_led_to_a_number_is_told_where_a_claim_lacks_it() -> None:
    """weapon-damage: 2 rolled and 1 of the Blade are 3; whoever says 2 is told that the Blade counts."""
    table = """
      characters:
        Lan: {owner: hero, combat: 3, in: pattern, rolls: "1 support, 2 damage"}
        Aginor: {owner: villain, one-power: 5, in: pattern}
      advantages: {Blade: {owner: hero, on: Lan, traits: [Weapon], text: damage +1}}
    """
    ask = "{value: damage on Aginor, claims: {A: 2}}"
    head = f"title: t\ngame: wot-ccg\nat: resolve-challenge\ntable:{table}\n"
    text = f"{head}choices: [Hero rotates Lan]\nasks: [{ask}]\n"
    (found,) = report(read(text)).verdicts

    assert found.answer.value == 3
    assert "Blade counts" in str(found.misreadings["A"])
