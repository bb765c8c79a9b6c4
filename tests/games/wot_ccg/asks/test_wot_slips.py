"""Wrong claims: the mistake behind each is named, and the rule it gets wrong is among those that decide."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from situations import suspected

from judge.scenario.explain import Verdict
from judge.scenario.read import read
from judge.scenario.report import report


class Slip(NamedTuple):
    """A situation, a question with a wrong claim, how its reason begins, and the rule in dispute."""

    at: str
    table: str
    choices: str
    ask: str
    says: str
    rule: str


THRONE = (
    "  advantages: {Throne: {owner: hero, kind: world, traits: Contested, on: world, control: {Hero: 1, Villain: 1}}}"
)
RAID = """
  {resolving: Raid, support: 1, opposition: 4, dominant: hero,
  advantages: {Spoils: {owner: villain, kind: player, on: villain, text: "when you succeed: draw 1"}},
  challenges: {Raid: {owner: hero, declared: yes, success: draw 1}}}
"""
TWO = "  challenges: {Raid: {owner: hero, declared: yes}, Plot: {owner: villain, declared: yes}}"
FALLEN = """
  characters:
    Rand: {owner: hero, combat: 2, damage: 2, traits: Starting Hero}
    Aginor: {owner: villain, combat: 2, damage: 2, traits: Starting Villain}
"""
LAST = "  {last-battle: 1, pattern: {light: 14, shadow: 6}, support: 0, opposition: 2"
COPIES = """
  acting: hero
  characters:
    Rand: {owner: hero, combat: 4, allegiances: Andor, symbols: 2 combat}
    Lan: {owner: hero, combat: 4, in: pattern}
    Guard: {owner: hero, cost: 0, traits: Multiple}
    Guard 2: {owner: hero, title: Guard, cost: 0, traits: Multiple, zone: hand}
  troops:
    Pikes: {owner: hero, cost: 0, allegiances: Andor, zone: killed pile}
    Pikes 2: {owner: hero, title: Pikes, cost: 0, allegiances: Andor, zone: hand}
  advantages:
    Ring: {owner: hero, kind: character, on: Rand}
    Ring 2: {owner: hero, title: Ring, kind: character}
"""
EXILE = """
  dominant: villain
  characters: {Lan: {owner: hero, combat: 4}, Rand: {owner: hero, combat: 4, allegiances: Dragon}}
  advantages: {Cloak: {owner: hero, kind: character, on: Lan}}
  events:
    Exile: {owner: villain, text: discard target opponent's character}
    Lure: {owner: villain, text: take control of target opponent's character}
    Turning: {owner: villain, target: opponent's character, text: gain Dark One}
"""
HIRED = """
  acting: hero
  characters:
    Darlin: {owner: hero, politics: 3, one-power: 2, allegiances: [Tear, Illian], symbols: "3 politics, 3 one power"}
    Sellsword: {owner: hero, cost: 2 politics, allegiances: Mercenary, zone: hand}
    Chiad: {owner: hero, cost: 2 politics, allegiances: Aiel, zone: hand}
    Torean: {owner: hero, cost: 2 politics, allegiances: Tear, zone: hand}
    Meilan: {owner: hero, cost: "2 politics, 1 combat", allegiances: Tear, zone: hand}
    Asmodean: {owner: hero, one-power: 3, allegiances: Cairhien, symbols: 3 one power}
    Hearne: {owner: hero, cost: 3 combat, allegiances: Cairhien, zone: hand}
"""
PART = """
  dominant: hero
  resolving: pattern
  pools: {Hero: {troop: 2}}
  characters:
    Captain: {owner: villain, combat: 4, in: pattern, rotated: yes, text: participates as a troop}
"""
HYMN = """
  dominant: hero
  characters: {Lan: {owner: hero, combat: 3, in: pattern}}
  events: {Hymn: {owner: hero, target: your character, text: combat +2}}
"""
CHILDREN = """
  dominant: hero
  characters:
    Byar: {owner: hero, combat: 3, allegiances: Children of the Light, at: battleground}
    Hireling: {owner: hero, combat: 2, allegiances: [Mercenary, Tear], at: battleground}
"""
SAVED = """
  dominant: hero
  characters: {Lan: {owner: hero, combat: 2, damage: 2}}
  events: {Salve: {owner: hero, text: heal 1 to target your character}}
"""
STEPS = """
  dominant: villain
  characters: {Rand: {owner: hero, combat: 3, in: pattern, rolls: "1 support, 2 combat"}}
  troops: {Pikes: {owner: hero, combat: 3, in: pattern, rolls: 1 combat}}
"""
BLACK = "  {dominant: hero, characters: {Fain: {owner: villain, intrigue: 2, token: black}}}"
LEAD = """
  {contests: [{by: hero, advantage: Throne}], resolving: Throne, support: 7, opposition: 3,
  advantages: {Throne: {owner: villain, kind: world, traits: Contested, on: world}}}
"""
ELAYNE = """
  acting: villain
  characters:
    Aginor: {owner: villain, one-power: 4, allegiances: Dark One}
    Elayne: {owner: villain, cost: 2 politics, allegiances: Andor, traits: Light Nature, zone: hand}
"""
HURT = "  characters: {Uno: {owner: hero, combat: 3, damage: 2, rotated: yes}}"
SMALL_LEAD = """
  {resolving: Raid, support: 6, opposition: 4,
  challenges: {Raid: {owner: hero, declared: yes, success: [draw 1, "by 3: add 1 token"]}}}
"""
AGAIN = """
  dominant: hero
  characters: {Lan: {owner: hero, combat: 3, in: pattern, rolls: [2 support, 5 support]}}
  events: {Luck: {owner: hero, reroll: yes, target: your participating character, text: reroll}}
"""
VENOM = """
  dominant: hero
  characters:
    Lan: {owner: hero, combat: 4, in: pattern, rolls: 1 support, text: [damage +1]}
    Fain: {owner: villain, combat: 9, in: pattern}
  events: {Venom: {owner: hero, text: make 1 damage deadly}}
"""
OUTCOME = "resolve-challenge:outcome"
LAST_OUTCOME = "last-battle/resolution-round/resolve-challenge:outcome"
SLIPS = {
    "tied-control": Slip("events", THRONE, "", "value: controller of Throne, claims: {A: Hero}", "Gives a tie",
                         "contested-control"),
    "opposer-succeeds": Slip(OUTCOME, RAID, "", "value: hand of Villain, claims: {A: 1}", "Lets the opposing",
                             "outcome-opposer-cannot-succeed"),
    "dominant-resolves-first": Slip(
        "resolution-round", TWO, "", "order: resolved, claims: {A: [Pattern Challenge, Plot, Raid]}",
        "Resolves the dominant player's", "resolution-order"),
    "more-than-needed": Slip(OUTCOME, "  {support: 7, opposition: 4}", "", "value: light tokens, claims: {A: 2}",
                             "Asks for a greater lead", "pattern-hero-by-3"),
    "barren-always-loses": Slip(LAST_OUTCOME, LAST + "}", "all pass", "value: winner, claims: {A: Villain}",
                                "Lets a player who generated nothing", "last-battle-no-generation"),
    "battle-before-leader": Slip(
        LAST_OUTCOME,
        LAST + ", characters: {Rand: {owner: hero, combat: 1, zone: killed pile, traits: Starting Hero}}}",
        "all pass", "value: winner, claims: {A: Hero}", "Lets the winner of the Last Battle", "win-last-battle"),
    "empty-deck-loses": Slip("victory-check", "  players: {Ana: {side: hero, deck: 0}, Ben: villain}", "",
                             "value: winner, claims: {A: Ben}", "Treats an empty deck", "deck-exhausted"),
    "empty-deck-reshuffled": Slip(
        "draw-round:draw", "  players: {Ana: {side: hero, deck: 0, discard: 9}, Ben: villain}", "",
        "value: hand of Ana, claims: {A: 2}", "Makes a new deck", "deck-exhausted"),
    "pile-of-controller": Slip(
        "draw-round", "  characters: {Uno: {owner: hero, controller: villain, combat: 2, damage: 2}}", "",
        "value: killed pile of Villain, claims: {A: [Uno]}", "Puts the card in", "discard-dead"),
    "only-the-leader-counts": Slip("draw-round", "  characters: {Mat Cauthon: {owner: hero, combat: 2, damage: 2}}", "",
                                   "value: winner, claims: {A: undecided}", "Counts only the death",
                                   "lose-leader-killed"),
    "rest-heals-all": Slip("take-actions", "  {acting: hero, characters: {Uno: {owner: hero, combat: 3, damage: 2}}}",
                           "Hero heals Uno", "value: damage on Uno, claims: {A: 0}", "Removes all damage from", "heal"),
    "both-rolls-count": Slip("resolve-challenge", AGAIN, "Hero rotates Lan, Hero plays Luck on Lan",
                             "value: support of the Pattern Challenge, claims: {A: 7}", "Counts the first roll",
                             "ignored"),
    "any-lead-for-the-rest": Slip(OUTCOME, SMALL_LEAD, "", "value: light tokens, claims: {A: 3}",
                                  "Applies an effect that", "outcome-margin"),
    "challenge-card-goes": Slip(OUTCOME, RAID, "", "value: place of Raid, claims: {A: hand}",
                                     "Returns the challenge card", "pile-challenges"),
    "added-counts-as-rolled": Slip("resolve-challenge", VENOM, "Hero rotates Lan, Hero plays Venom, all pass",
                                   "value: deadly damage on Fain, claims: {A: 1}", "Attaches a special effect",
                                   "special-damage-rolled-only"),
    "somebody-must-win": Slip("draw-round", FALLEN, "", "value: winner, claims: {A: Villain}", "Lets the Villain",
                              "both-lose"),
    "multiple-once": Slip("take-actions", COPIES, "", "legal: Hero recruits Guard 2, claims: {A: no}",
                          "Forgets that a Multiple", "multiple"),
    "killed-troops-stay": Slip("take-actions", COPIES, "", "legal: Hero recruits Pikes 2, claims: {A: no}",
                               "Keeps a killed troop", "troop-reentry"),
    "one-advantage-in-all": Slip("take-actions", COPIES, "", "legal: Hero puts Ring 2 on Guard, claims: {A: no}",
                                 "Allows only one copy", "advantage-one-copy"),
    "advantages-at-home": Slip("take-actions", COPIES, "", "legal: Hero puts Ring 2 on Lan, claims: {A: no}",
                               "Allows advantages only on", "play-advantage-battleground"),
    "advantage-outlives-host": Slip("events", EXILE, "Villain plays Exile on Lan",
                                    "value: place of Cloak, claims: {A: hand}", "Returns the advantage to",
                                    "advantage-falls-with-host"),
    "control-anyway": Slip("events", EXILE, "Villain plays Lure on Rand",
                           "value: controller of Rand, claims: {A: Villain}", "Lets a player", "control-illegal"),
    "opposite-gained": Slip("events", EXILE, "Villain plays Turning on Rand",
                            "value: Rand has Dark One, claims: {A: yes}", "Gives a Dragon card", "dragon-no-dark-one"),
    "converting-one-ability": Slip(
        "take-actions", HIRED, "", 'value: cost of Meilan for Hero with Tear converting 1, claims: {A: "1 politics, '
        '1 combat"}', "Lets a converted token", "convert-recruit-each-ability"),
    "mercenary-pays-double": Slip("take-actions", HIRED, "",
                                  "value: cost of Sellsword for Hero with Darlin, claims: {A: 4}",
                                  "Doubles the cost of a Mercenary", "recruit-mercenary"),
    "aiel-paid-double": Slip("take-actions", HIRED, "", "value: cost of Chiad for Hero with Darlin, claims: {A: 4}",
                             "Lets any symbols pay", "allegiance-aiel"),
    "match-in-all": Slip("take-actions", HIRED, "", "value: cost of Torean for Hero with Darlin, claims: {A: 4}",
                         "Requires all allegiances of", "recruit-allegiance-doubling"),
    "one-power-never": Slip("take-actions", HIRED, "", "legal: Hero recruits Hearne, claims: {A: no}",
                            "Lets One Power symbols", "one-power-substitute"),
    "doubled-only-once": Slip("take-actions", ELAYNE, "",
                              "value: cost of Elayne for Villain with Aginor, claims: {A: 6}", "Adds the two doublings",
                              "recruit-cumulative"),
    "part-by-type": Slip("resolve-challenge:grips-damage", PART, "", "value: damage on Captain, claims: {A: 0}",
                         "Goes by the card's", "participate-as-troop"),
    "effects-end-with-round": Slip("turn/action-round", HYMN, "Hero plays Hymn on Lan",
                                   "value: combat of Lan, at: opening-subordinate, claims: {A: 3}",
                                   "Lets the effect of an event end", "event-expiry"),
    "children-any-company": Slip(
        "participation:announce", CHILDREN, "Hero commits Byar to the Pattern Challenge",
        "legal: Hero commits Hireling to the Pattern Challenge, claims: {A: yes}", "Lets any card participate with the",
        "allegiance-children"),
    "dies-at-once": Slip("turn/resolution-round:events", SAVED, "Hero plays Salve on Lan",
                         "value: place of Lan, claims: {A: killed pile}", "Takes a mortally wounded card",
                         "mortally-wounded-dies"),
    "dice-of-one-ability": Slip("events", "  characters: {Min: {owner: hero, politics: 2, combat: 1}}", "",
                                "value: dice of Min, claims: {A: 2}", "Rolls only the dice",
                                "dice-per-point"),
    "symbols-for-one-step": Slip(
        "resolve-challenge", STEPS, "Hero rotates Rand, Hero rotates Pikes",
        "value: pool of Hero, at: grips-events, claims: {A: 1 combat}", "Removes symbols", "resolution-pool-duration"),
    "unmatched-token-joins": Slip("participation:reveal", BLACK, "",
                                  "value: challenge of Fain, claims: {A: Pattern Challenge}", "Puts a card whose token",
                                  "participation-on-reveal"),
    "token-for-each-support": Slip(OUTCOME, LEAD, "Hero places 2 control tokens",
                                   "value: control tokens of Hero on Throne, claims: {A: 4}",
                                   "Places a control token for each", "contested-tokens"),
    "readying-heals": Slip("ready-round", HURT, "", "value: damage on Uno, claims: {A: 0}", "Removes damage when",
                           "ready-step1"),
    "last-battle-at-once": Slip(OUTCOME, "  {pattern: {light: 10, shadow: 9}, support: 4}", "",
                                "value: last battle, claims: {A: begun}", "Lets the Last Battle begin",
                                "last-battle-trigger"),
    "hero-always-initiates": Slip(LAST_OUTCOME, "  {last-battle: 2, support: 1, opposition: 1}", "",
                                  "value: initiator of the Last Battle, claims: {A: Hero}", "Lets the Hero initiate",
                                  "last-battle-alternate"),
}  # fmt: skip


def verdict(slip: Slip) -> Verdict:
    """The verdict on a question, with the reasons."""
    asked = slip.ask if ", at: " in slip.ask else f"{slip.ask}, at: now"
    head = f"title: t\ngame: wot-ccg\nat: {slip.at}\ntable:\n{slip.table}\n"
    return report(read(f"{head}choices: [{slip.choices}]\nasks: [{{{asked}}}]\n")).verdicts[0]


@pytest.mark.parametrize("name", SLIPS)
def test_the_mistake_behind_a_claim(name: str) -> None:
    """A claim that rests on a known mistake is told so, and the rule it gets wrong is named as deciding."""
    slip = SLIPS[name]
    found = verdict(slip)
    said = next(iter(suspected(found).values()), None)

    assert said is not None and said.startswith(slip.says)
    assert slip.rule in [cite.unit for cite in found.decided_by]


BONUSES = """
  characters:
    Tam: {owner: hero, combat: 3, text: "if you control Mat: combat +2"}
    Amys: {owner: hero, one-power: 3, allegiances: Aiel, text: "your Aiel characters: combat +4"}
    Envoy: {owner: villain, politics: 3, text: opposition +2}
    Verin: {owner: villain, one-power: 2, text: hand size +1}
    Lan: {owner: hero, combat: 4, in: pattern, text: "if you control Mat: damage +2"}
    Fain: {owner: villain, intrigue: 4, in: pattern}
"""


@pytest.mark.parametrize(
    ("ask", "why"),
    [
        (
            "value: combat of Tam, claims: {A: 5}",
            "counts the text of Tam, which does not apply: its condition does not hold",
        ),
        (
            "value: combat of Tam, claims: {A: 7}",
            "counts the text of Amys, which does not apply: Tam is not one of the cards",
        ),
        (
            "value: opposition, claims: {A: 2}",
            "counts the text of Envoy, which does not apply: Envoy does not participate",
        ),
        (
            "value: hand size of Hero, claims: {A: 9}",
            "counts the text of Verin, which does not apply: it is Villain's card",
        ),
    ],
)
def test_a_bonus_that_does_not_apply(ask: str, why: str) -> None:
    """effect-continuous: a claim that counts a bonus which does not apply is told why it does not."""
    found = verdict(Slip("resolve-challenge:opening-subordinate", BONUSES, "", ask, "", ""))

    assert str(suspected(found)["A"]).startswith(why)


@pytest.mark.parametrize(
    "proposal", ["Hero puts Ring 2 on Lan converting 1 token", "Hero plays Storm converting 2 tokens"]
)
def test_tokens_make_no_advantage_or_event_cheaper(proposal: str) -> None:
    """convert-recruit-only-recruits: converting is for characters and troops."""
    table = COPIES + "  events: {Storm: {owner: hero, cost: 2 combat, text: draw 1}}\n"
    found = verdict(Slip("take-actions", table, "", f"legal: {proposal}", "", ""))

    assert found.answer.value is False
    assert [cite.unit for cite in found.decided_by] == ["convert-recruit-only-recruits"]
