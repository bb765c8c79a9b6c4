"""More wrong claims: the wrong player, the wrong place, the wrong pile, something left out or added."""

from __future__ import annotations

import pytest
from situations import suspected

from wot_ccg.asks.test_wot_slips import LAST_OUTCOME, OUTCOME, Slip, verdict

TOWER = """
  {contests: [{by: villain, advantage: The Tower}], resolving: The Tower, support: 5, opposition: 3,
  advantages: {The Tower: {owner: villain, kind: world, traits: Contested, on: world, control: {Hero: 2, Villain: 1}}}}
"""
BATTLE = "  {last-battle: 1, pattern: {light: 11, shadow: 8, neutral: 3}, support: 12, opposition: 10}"
SHIELD = """
  characters: {Hurin: {owner: hero, combat: 2, damage: 2}}
  advantages: {Shield: {owner: hero, kind: character, on: Hurin, text: combat +1}}
"""
DYING = SHIELD.replace("damage: 2", "damage: 3")
RECRUIT = """
  acting: hero
  characters:
    Rand: {owner: hero, allegiances: Andor, politics: 3, symbols: 2 politics, rotated: yes}
    Elayne: {owner: hero, zone: hand, allegiances: Andor, cost: 2 politics, politics: 3}
"""
EXILE = """
  dominant: villain
  characters: {Lan: {owner: hero, combat: 4}}
  events: {Exile: {owner: villain, text: discard target opponent's character}, Lore: {owner: villain, text: draw 2}}
"""
BYSTANDER = """
  dominant: hero
  characters:
    Rand: {owner: hero, combat: 5, in: pattern, rotated: yes}
    Aginor: {owner: villain, one-power: 4, in: pattern, rotated: yes}
    Fain: {owner: villain, intrigue: 3}
  pools: {Hero: {character: 3}}
"""
SIDES = """
  dominant: villain
  characters:
    Rand: {owner: hero, combat: 4, in: pattern, rolls: "3 support, 1 opposition", text: support +1}
    Aginor: {owner: villain, intrigue: 3, in: pattern, rolls: 2 opposition}
"""
COLOURS = """
  dominant: hero
  characters:
    Fain: {owner: villain, intrigue: 3, at: battleground, token: green}
    Moghedien: {owner: villain, intrigue: 3, at: battleground, token: black}
  challenges: {Plot: {owner: villain, declared: yes}}
"""
FEWER = """
  last-battle: 2
  pattern: {light: 8, shadow: 7, neutral: 5}
  events: {Unweaving: {owner: hero, text: remove 3 neutral tokens}}
"""
ROLLS = "Hero rotates Rand, Villain rotates Aginor"
SLIPS = {
    "winner-controls": Slip(OUTCOME, TOWER.replace("owner: villain", "owner: hero"), "Villain places 1 control token",
                            "value: controller of The Tower, claims: {A: Villain}", "Gives the advantage to",
                            "contested-control"),
    "tied-control": Slip(OUTCOME, TOWER, "Villain places 1 control token",
                         "value: controller of The Tower, claims: {A: Hero}", "Gives a tie to the player who contr",
                         "contested-control"),
    "tokens-left-out": Slip(LAST_OUTCOME, BATTLE, "", "value: margin of the Last Battle, claims: {A: 2}",
                            "Forgets to add", "last-battle-add-tokens"),
    "more-than-five": Slip(LAST_OUTCOME, BATTLE, "", "value: winner, claims: {A: undecided}", "Asks for a greater",
                           "last-battle-win"),
    "tokens-or-five": Slip(LAST_OUTCOME, BATTLE, "", "value: winner, claims: {A: undecided}", "Asks for a greater",
                           "last-battle-add-tokens"),
    "token-of-the-challenge": Slip(OUTCOME, "  {support: 6, opposition: 2}", "",
                                   "value: light tokens, claims: {A: 2}", "Forgets the token", "pattern-hero-by-3"),
    "token-made-neutral": Slip(OUTCOME, "  {support: 6, opposition: 2}", "", "value: neutral tokens, claims: {A: 1}",
                               "Makes the token neutral", "pattern-hero-by-3"),
    "wounded-by-printed": Slip("draw-round", SHIELD, "", "value: Hurin is killed, claims: {A: yes}",
                               "Compares the damage with", "mortally-wounded"),
    "killed-is-discarded": Slip("draw-round", DYING, "", "value: place of Hurin, claims: {A: discard pile}",
                                "Puts a killed card", "killed-pile"),
    "advantage-with-it": Slip("draw-round", DYING, "", "value: place of Shield, claims: {A: killed pile}",
                              "Puts the advantage in", "advantage-falls-with-host"),
    "advantage-in-hand": Slip("draw-round", DYING, "", "value: place of Shield, claims: {A: hand}",
                              "Returns the advantage to", "advantage-falls-with-host"),
    "recruits-go-forward": Slip("take-actions", RECRUIT, "Hero recruits Elayne",
                                "value: place of Elayne, claims: {A: battleground}", "Puts a recruited card",
                                "recruit-placed-ready"),
    "discarded-is-killed": Slip("events", EXILE, "Villain plays Exile on Lan",
                                "value: place of Lan, claims: {A: killed pile}", "Treats a discarded card",
                                "discard-pile"),
    "both-draw": Slip("events", EXILE, "Villain plays Lore", "value: hand of Hero, claims: {A: 2}",
                      "Gives both players what", "effects-in-play"),
    "dominance-kept": Slip("ready-round", "  {pattern: {light: 4, shadow: 3}, dominant: villain}", "",
                           "value: dominant player, claims: {A: Villain}", "Keeps the dominance of",
                           "determine-dominance"),
    "pile-of-controller": Slip(
        "draw-round", "  characters: {Uno: {owner: hero, controller: villain, combat: 2, damage: 2}}", "",
        "value: killed pile of Hero, claims: {A: []}", "Puts the card in", "discard-dead"),
    "bystanders-hit": Slip("resolve-challenge:opening-damage", BYSTANDER, "",
                           "value: damage on Aginor, claims: {A: 2}", "Assigns damage to a",
                           "damage-assign-a"),
    "inflictor-assigns": Slip("resolve-challenge:opening-damage", BYSTANDER, "",
                              "value: who assigns the damage of Hero, claims: {A: Hero}", "Lets the player who rolled",
                              "damage-own-cards"),
    "other-side": Slip("resolve-challenge:opening-subordinate", SIDES, "",
                       "value: side of Aginor, claims: {A: supporting}", "Puts the card on", "opposing"),
    "off-side-both": Slip("resolve-challenge", SIDES, ROLLS, "value: opposition, at: outcome, claims: {A: 3}",
                          "Adds up the results", "off-side-symbols"),
    "modifiers-are-rolled": Slip("resolve-challenge", SIDES, ROLLS,
                                 "value: rolled support of Hero, at: opening-events, claims: {A: 4}",
                                 "Counts what was added", "rolled"),
    "colours-green": Slip("participation:reveal", COLOURS, "", "value: Fain stands down, claims: {A: yes}",
                          "Mixes up the green", "participation-colours"),
    "colours-black": Slip("participation:reveal", COLOURS, "", "value: challenge of Moghedien, claims: {A: none}",
                          "Mixes up the white", "participation-colours"),
    "last-battle-called-off": Slip("last-battle:events", FEWER, "Hero plays Unweaving",
                                   'value: last battle, claims: {A: "no"}', "Calls the Last Battle off",
                                   "last-battle-permanent"),
}  # fmt: skip


@pytest.mark.parametrize("name", SLIPS)
def test_the_mistake_behind_a_claim(name: str) -> None:
    """A claim that rests on a known mistake is told so, and the rule it gets wrong is named as deciding."""
    slip = SLIPS[name]
    found = verdict(slip)
    said = next(iter(suspected(found).values()), None)

    assert said is not None and said.startswith(slip.says)
    assert slip.rule in [cite.unit for cite in found.decided_by]


def test_a_lead_of_five_with_tokens_has_two_explanations() -> None:
    """last-battle-win, last-battle-add-tokens: who calls it undecided has forgotten one or the other."""
    said = suspected(verdict(SLIPS["more-than-five"]))["A"] or ""

    assert "Asks for a greater lead than 5." in said
    assert "Forgets to add the Pattern tokens." in said


def test_the_lead_in_the_last_battle_shows_its_tokens() -> None:
    """last-battle-add-tokens: 12 and 11 against 10 and 8 is a lead of 5, and the tokens stand in the table."""
    found = verdict(SLIPS["tokens-left-out"]).answer

    assert found.value == 5
    assert found.rows is not None
    assert [row.change for row in found.rows.rows] == ["+11", "-10", "-8"]


def test_what_a_hurt_card_has_left_is_said() -> None:
    """mortally-wounded: a card that is not killed is told by what it has left."""
    assert verdict(SLIPS["wounded-by-printed"]).answer.detail == "Hurin still has Combat 1"


def test_a_contested_challenge_goes_by_the_name_of_its_advantage() -> None:
    """contested: where one player contests an advantage, its name is enough for the challenge."""
    assert verdict(SLIPS["winner-controls"]).answer.value == "nobody"


def test_a_mortally_wounded_card_is_still_in_play() -> None:
    """mortally-wounded-dies: 2 damage on Intrigue 2 kill in the Discard Dead step only; that is the rule in dispute."""
    fain = "characters: {Fain: {owner: villain, intrigue: 2, in: pattern}}"
    hurt = f"  {{resolving: pattern, pools: {{Hero: {{character: 2}}}}, {fain}}}"
    found = verdict(
        Slip("resolve-challenge:opening-damage", hurt, "", "value: Fain is in play, claims: {A: no}", "", "")
    )

    assert found.answer.value is True
    assert (found.misreadings["A"] or "").startswith('goes against "Mortally wounded cards die in Discard Dead"')
    assert (suspected(found)["A"] or "").startswith("Takes a mortally wounded card out of play at once.")
    assert found.decided_by[0].unit == "mortally-wounded-dies"


@pytest.mark.parametrize("asked", ["hand of Hero", "cards in hand of Hero"])
def test_a_hand_is_asked_for_as_in_the_other_games(asked: str) -> None:
    """hand-limit: 7 cards and the first of the two that are drawn make 8."""
    table = "  players: {Hero: {side: hero, hand: 7, deck: 20}, Villain: villain}"

    assert verdict(Slip("draw-round", table, "all pass", f"value: {asked}", "", "")).answer.value == 8


def test_a_second_challenge_is_refused_by_its_own_rule() -> None:
    """declare-one: with Raid laid down, Siege may not follow, whoever is asked next."""
    cards = "  challenges: {Raid: {owner: hero, success: [draw 1]}, Siege: {owner: hero, success: [draw 1]}}"
    table = f"  dominant: villain\n{cards}"
    found = verdict(
        Slip("challenge-round", table, "Hero challenges with Raid", "legal: Hero challenges with Siege", "", "")
    )

    assert found.answer.value is False
    assert found.decided_by[0].unit == "declare-one"
