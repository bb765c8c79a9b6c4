"""Wrong claims about where cards are, whose they are, and what has been spent, healed or drawn."""

from __future__ import annotations

import pytest
from situations import suspected

from wot_ccg.asks.test_wot_slips import OUTCOME, Slip, verdict

RAID = """
  {resolving: Raid, support: 5, opposition: 2, dominant: hero,
  characters: {Rand: {owner: hero, combat: 4, in: Raid, rotated: yes}},
  challenges: {Raid: {owner: hero, declared: yes, success: draw 1}}}
"""
TOWER = """
  {contests: [{by: villain, advantage: Tower}], resolving: Tower, support: 2, opposition: 6,
  advantages: {Tower: {owner: hero, kind: world, on: world, traits: Contested, control: {Villain: 1}}}}
"""
RECRUIT = """
  acting: hero
  pattern: {light: 3, shadow: 2}
  characters:
    Rand: {owner: hero, politics: 4, allegiances: Andor, symbols: 3 politics}
    Elayne: {owner: hero, zone: hand, allegiances: Andor, cost: 3 politics, politics: 3}
"""
CONVERT = "Hero recruits Elayne converting 1"
HURT = "  {acting: hero, characters: {Rand: {owner: hero, combat: 4, damage: 2}}}"
REPLACED = """
  dominant: hero
  characters:
    Rand al'Thor: {owner: hero, combat: 4, damage: 2, rotated: yes, traits: Starting Hero}
    Dragon Reborn: {owner: hero, combat: 7, zone: hand, replaces: Rand al'Thor}
  advantages: {Sword: {owner: hero, kind: character, on: Rand al'Thor, text: combat +1}}
"""
REPLACE = "Hero replaces Rand al'Thor with Dragon Reborn"
LURE = """
  dominant: villain
  characters: {Lan: {owner: hero, combat: 4}}
  events: {Lure: {owner: villain, text: take control of target opponent's character}}
"""
LURED = "Villain plays Lure on Lan"
DRAWING = "  players: {Hero: {side: hero, hand: 3, deck: 30}, Villain: {side: villain, hand: 3, deck: 30}}"
CORRUPT = "  characters: {Rand: {owner: hero, combat: 5, damage: 1, corruption: 1}}"
BATTLE = """
  last-battle: 1
  pattern: {light: 11, shadow: 9}
  characters: {Rand: {owner: hero, combat: 3}, Elayne: {owner: hero, politics: 3}}
"""
FIRE = """
  dominant: villain
  characters: {Lan: {owner: hero, combat: 4}}
  advantages:
    Banner: {owner: hero, kind: player, on: hero, text: "your characters: combat +1"}
    Spies: {owner: villain, kind: player, enemy: yes, on: hero, text: hand size -2}
  events: {Fire: {owner: villain, text: discard target advantage}}
"""
MIXED = """
  dominant: hero
  characters: {Fain: {owner: villain, intrigue: 4, in: pattern, rotated: yes}}
  troops: {Trollocs: {owner: villain, combat: 4, in: pattern, rotated: yes}}
  pools: {Hero: {character: 2}}
"""
HIDDEN = "  {dominant: hero, challenges: {Plot: {owner: villain}, Raid: {owner: hero}}}"
BURNT = "Villain plays Fire on Banner"
HEALED = """
  dominant: hero
  pattern: {light: 3, shadow: 3}
  characters: {Rand al'Thor: {owner: hero, combat: 5, damage: 3}}
"""
SLIPS = {
    "card-to-hand": Slip(OUTCOME, RAID, "", "value: place of Raid, claims: {A: hand}", "Returns the challenge card",
                         "pile-challenges"),
    "card-removed": Slip(OUTCOME, RAID, "", "value: place of Raid, claims: {A: removed from play}",
                         "Removes the challenge card", "pile-challenges"),
    "card-stays": Slip(OUTCOME, RAID, "", "value: place of Raid, claims: {A: play}", "Leaves the challenge card",
                       "challenge-becomes-advantage"),
    "released-home": Slip(OUTCOME, RAID, "", "value: place of Rand, claims: {A: home front}", "Returns the",
                          "ready-return-home"),
    "released-ready": Slip(OUTCOME, RAID, "", "value: Rand is ready, claims: {A: yes}", "Makes the participants ready",
                           "outcome-participants-released"),
    "opposer-gets-control": Slip(OUTCOME, TOWER, "", "value: control tokens of Hero on Tower, claims: {A: 2}",
                                 "Gives control tokens", "contested-tokens"),
    "loser-controls": Slip(OUTCOME, TOWER, "", "value: controller of Tower, claims: {A: Hero}",
                           "Gives the advantage to", "contested-control"),
    "tokens-stay": Slip("take-actions", RECRUIT, CONVERT, "value: light tokens, claims: {A: 3}",
                        "Leaves converted tokens", "convert"),
    "nothing-spent": Slip("take-actions", RECRUIT, CONVERT, "value: pool of Hero, claims: {A: 3 politics}",
                          "Leaves the symbols", "paying-costs"),
    "everything-spent": Slip("take-actions", RECRUIT, CONVERT, "value: pool of Hero, claims: {A: nothing}",
                             "Spends the rest of", "paying-costs"),
    "healing-forgotten": Slip("take-actions", HURT, "Hero heals Rand", "value: combat of Rand, claims: {A: 2}",
                              "Forgets that the card", "heal"),
    "replaced-discarded": Slip("events", REPLACED, REPLACE, "value: place of Rand al'Thor, claims: {A: discard pile}",
                               "Puts the replaced card in the discard", "replacement-old-gone"),
    "replaced-killed": Slip("events", REPLACED, REPLACE, "value: place of Rand al'Thor, claims: {A: killed pile}",
                            "Puts the replaced card in the killed", "replacement-old-gone"),
    "sword-lost": Slip("events", REPLACED, REPLACE, "value: place of Sword, claims: {A: discard pile}",
                       "Discards what was attached", "replacement-inherits"),
    "no-leader": Slip("events", REPLACED, REPLACE, "value: leader of Hero, claims: {A: none}", "Does not count the",
                      "hero-replacement"),
    "control-makes-owner": Slip("events", LURE, LURED, "value: owner of Lan, claims: {A: Villain}",
                                "Treats the player who", "control-ownership"),
    "event-removed": Slip("events", LURE, LURED, "value: place of Lure, claims: {A: removed from play}",
                          "Removes the played event", "event-discarded"),
    "event-in-hand": Slip("events", LURE, LURED, "value: place of Lure, claims: {A: hand}", "Leaves the played event",
                          "event-discarded"),
    "fills-the-hand": Slip("draw-round:draw", DRAWING, "", "value: hand of Hero, claims: {A: 8}", "Draws until",
                           "draw-cards"),
    "corruption-apart": Slip("events", CORRUPT, "", "value: damage on Rand, claims: {A: 1}", "Does not count corrup",
                             "corruption"),
    "villain-begins": Slip("last-battle:challenge", BATTLE, "",
                           "value: initiator of the Last Battle, claims: {A: Villain}",
                           "Lets the Villain player begin", "last-battle-alternate"),
    "cannot-roll": Slip("last-battle:challenge", BATTLE, "", "value: Elayne participates, claims: {A: yes}",
                        "overlooks one thing: Elayne has no", "last-battle-eligibility"),
    "all-forward": Slip("last-battle:challenge", BATTLE, "", "value: place of Elayne, claims: {A: home front}",
                        "overlooks what came last: Elayne is placed in the", "last-battle-all-forward"),
    "dominant-initiates": Slip("resolution-round", "  dominant: villain", "",
                               "value: initiator of the Pattern Challenge, claims: {A: Villain}",
                               "Treats the Pattern Challenge", "pattern-hero-initiated"),
    "advantage-to-hand": Slip("events", FIRE, BURNT, "value: place of Banner, claims: {A: hand}",
                              "Returns a discarded card", "discard-pile"),
    "empty-deck": Slip("draw-round:draw", "  players: {Hero: {side: hero, deck: 2}, Villain: villain}", "",
                       "value: winner, claims: {A: Villain}", "Treats an empty deck", "deck-exhausted"),
    "dice-by-printed": Slip("events", FIRE, "", "value: combat dice of Lan, claims: {A: 4}", "Rolls dice for",
                            "current-and-printed"),
    "printed-as-it-is-now": Slip("events", FIRE, "", "value: printed combat of Lan, claims: {A: 5}",
                                 "Uses the current ability", "printed-ability"),
    "speaks-of-another": Slip("events", FIRE, "", "value: hand size of Villain, claims: {A: 6}",
                              "counts Spies, which does not apply: it is on Hero", "hand-size-modified"),
    "lead-of-the-other": Slip(OUTCOME, "  {support: 1, opposition: 3}", "",
                              "value: margin of the Pattern Challenge, claims: {A: 2}", "Counts the lead of the",
                              "outcome-margin"),
    "token-heals-all": Slip("events", HEALED, "Hero heals Rand al'Thor with a token",
                            "value: damage on Rand al'Thor, claims: {A: 0}", "Removes all damage for",
                            "taveren-healing"),
    "tokens-to-the-opponent": Slip("events", HEALED, "Hero heals Rand al'Thor with a token",
                                   "value: shadow tokens, claims: {A: 4}", "Gives converted tokens", "convert"),
    "face-down-known": Slip("challenge-round", HIDDEN,
                            "Villain challenges with Plot",
                            "value: declared challenges, claims: {A: [Pattern Challenge, Plot]}",
                            "Counts a challenge card", "declare-facedown"),
    "hurt-is-dead": Slip("draw-round", "  characters: {Lan: {owner: hero, combat: 3, damage: 2}}", "",
                         "value: killed pile of Hero, claims: {A: [Lan]}", "Kills a card that",
                         "mortally-wounded"),
    "tokens-swapped": Slip(
        "last-battle/resolution-round/resolve-challenge:outcome",
        "  {last-battle: 1, pattern: {light: 11, shadow: 8}, support: 12, opposition: 10}", "",
        "value: support of the Last Battle, claims: {A: 20}", "Adds the tokens of",
        "last-battle-add-tokens"),
    "pool-hits-anyone": Slip("resolve-challenge:opening-damage", MIXED, "", "value: damage on Trollocs, claims: {A: 2}",
                             "Assigns the damage of", "damage-assign-a"),
    "not-rotated": Slip("events", HEALED, "Hero heals Rand al'Thor with a token",
                        "value: Rand al'Thor is rotated, claims: {A: yes}",
                        "overlooks one thing: nothing has rotated Rand al'Thor", "rotating"),
}  # fmt: skip


@pytest.mark.parametrize("name", SLIPS)
def test_the_mistake_behind_a_claim(name: str) -> None:
    """A claim that rests on a known mistake is told so, and the rule it gets wrong is named as deciding."""
    slip = SLIPS[name]
    found = verdict(slip)
    said = next(iter(suspected(found).values()), None)

    assert said is not None and said.startswith(slip.says)
    assert slip.rule in [cite.unit for cite in found.decided_by]


def test_a_mortally_wounded_card_is_told_by_what_it_lacks() -> None:
    """mortally-wounded: who denies it is told that nothing is left, not when the card dies."""
    table = "  characters: {Rand: {owner: hero, combat: 2, damage: 2}}"
    found = verdict(Slip("events", table, "", "value: Rand is mortally wounded, claims: {A: no}", "", ""))

    assert found.misreadings["A"] == "overlooks one thing: Rand has no ability left"
