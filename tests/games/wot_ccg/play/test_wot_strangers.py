"""What a stranger asked and got wrong at first: decisions taken by themselves, events in between, rules left out."""

from __future__ import annotations

from textwrap import dedent, indent

import pytest
from situations import asked, may, why, why_not

from judge.scenario.ask import answer
from judge.scenario.model import Ask
from judge.scenario.read import read
from judge.scenario.report import report
from wot_ccg.situations import situation, value

OPENING = "resolve-challenge:opening-damage"
ALONE = """
    pools: {Hero: {character: 3}}
    characters: {Aginor: {owner: villain, one-power: 2, in: pattern}}
"""
ACTING = """
    acting: hero
    dominant: {dominant}
    characters: {{Lan: {{owner: hero, combat: 2, damage: 1}}}}
    events:
      Storm: {{owner: villain, text: add 1 token}}
      Levy: {{owner: villain, limited: yes, text: add 1 token}}
      {more}
"""


def test_a_forced_assignment_can_be_asked_about() -> None:
    """damage-assign-d: all three go on the only character; nothing less, and in one way."""
    played = situation(OPENING, ALONE)

    assert value(played, "damage on Aginor") == 3
    assert may(played, "Villain assigns 3 to Aginor") is True
    assert may(played, "Villain assigns all to Aginor") is True
    assert "damage-assign-d" in why_not(played, "Villain assigns 2 to Aginor")
    assert asked(played, "count", "choices") == 1


def test_an_event_in_the_opponents_step() -> None:
    """take-actions-events: between two actions the other player may play an event; a limited one never."""
    table = ACTING.format(dominant="villain", more="")
    played = situation("take-actions", table)

    assert may(played, "Villain plays Storm") is True
    assert "take-actions-events" in {cite.unit for cite in answer(played, Ask(legal="Villain plays Storm")).cites}
    assert "limited-events" in why_not(played, "Villain plays Levy")
    after = situation("take-actions", table, "Villain plays Storm", "Hero heals Lan")
    assert (value(after, "shadow tokens"), value(after, "damage on Lan")) == (3, 0)


def test_the_dominant_player_is_still_first_between_actions() -> None:
    """event-ask: the subordinate Villain may not play before the dominant Hero has had his chance."""
    table = ACTING.format(dominant="hero", more="Gale: {owner: hero, text: add 1 token}")

    assert "event-dominant-first" in why_not(situation("take-actions", table), "Villain plays Storm")
    declined = situation("take-actions", table, "Hero waits for events", "Hero passes", "Villain plays Storm")
    assert value(declined, "shadow tokens") == 3


def test_a_window_that_nobody_needs_still_answers() -> None:
    """taveren-healing: only a Ta'veren is healed so, also where nobody has anything to play."""
    table = "characters: {Lan: {owner: hero, combat: 4, damage: 1}}"

    assert why_not(situation("events", table), "Hero heals Lan with a token") == {"taveren-healing"}


@pytest.mark.parametrize(
    ("at", "table", "choice", "words"),
    [
        ("take-actions", "characters: {Lan: {owner: hero, combat: 4, damage: 1, rotated: yes}}", "Hero heals Lan",
         "overlooks one thing: Lan is rotated already"),
        ("take-actions", ACTING.format(dominant="villain", more=""), "Villain plays Levy",
         "overlooks one thing: limited events are for your own Take Actions Step"),
    ],
)  # fmt: skip
def test_a_claim_against_a_refusal_is_told_the_reason(at: str, table: str, choice: str, words: str) -> None:
    """Whoever says that a refused choice is legal is told what stands against it."""
    table = indent(dedent(table).strip(), "  ")
    text = f"title: t\ngame: wot-ccg\nat: {at}\ntable:\n{table}\nasks: [{{legal: {choice}, claims: {{A: yes}}}}]\n"

    assert report(read(text)).verdicts[0].misreadings["A"] == words


def test_all_pass_is_for_everybody() -> None:
    """draw-cards: both players are done with discarding; the Hero draws up to 8, the Villain 2."""
    players = "players: {Hero: {side: hero, hand: 7}, Villain: {side: villain, hand: 3}}"
    played = situation("draw-round", players, "all pass")

    assert (value(played, "hand of Hero"), value(played, "hand of Villain")) == (8, 5)


def test_all_pass_leaves_other_decisions_alone() -> None:
    """opening-announce-order: one `all pass` closes the Hero's half-passed window for events and nothing after it."""
    table = """
        dominant: hero
        characters: {Lan: {owner: hero, combat: 4, in: pattern}}
        events: {Storm: {owner: hero, text: 1 support}, Ambush: {owner: villain, text: 1 opposition}}
    """
    played = situation("resolve-challenge:events", table, "Hero passes", "all pass")

    assert may(played, "Hero rotates Lan") is True


def test_the_other_has_passed_first() -> None:
    """event-ask: the subordinate Villain asks when the dominant Hero has let his own chance pass."""
    table = """
        dominant: hero
        events: {Storm: {owner: hero, text: add 1 token}, Ambush: {owner: villain, text: add 1 token}}
    """
    asking = situation("events", table, "Villain asks to play an event", "Hero passes")

    assert [stage.implied for stage in asking.stages] == [False, True, False, False]
    assert "event-ask" in why_not(asking, "Villain passes")


def test_a_search_never_finds_its_own_copy() -> None:
    """search-not-same-card: the second Scout stays in the deck; Storm may be taken."""
    table = """
        dominant: hero
        events:
          Scout: {owner: hero, text: search for event in your deck}
          Old Scout: {owner: hero, title: Scout, zone: deck, text: add 1 token}
          Storm: {owner: hero, zone: deck, text: add 1 token}
    """
    played = situation("events", table)

    assert why_not(played, "Hero plays Scout on Old Scout") == {"search-not-same-card", "card-retrieval"}
    assert may(played, "Hero plays Scout on Storm") is True


@pytest.mark.parametrize("text", ["support +2", "your characters: support +2"])
def test_generated_support_after_the_challenge(text: str) -> None:
    """rolled, generated: 3 rolled, 5 generated, also when the participants have been released."""
    table = f"""
        dominant: villain
        characters: {{Rand: {{owner: hero, combat: 2, in: pattern, rolls: 3 support, text: ["{text}"]}}}}
    """
    played = situation("resolve-challenge", table, "Hero rotates Rand")

    assert value(played, "rolled support of Hero") == 3
    assert value(played, "generated support of Hero") == value(played, "support of the Pattern Challenge") == 5


def test_challenges_in_the_order_they_are_resolved() -> None:
    """resolution-order: the Pattern Challenge, the subordinate Villain's, the dominant Hero's."""
    table = """
        dominant: hero
        challenges:
          Raid: {owner: hero, declared: yes, success: add 1 token}
          Plot: {owner: villain, declared: yes, success: add 1 token}
    """
    played = situation("resolution-round", table)

    assert [each.split()[0] for each in asked(played, "order", "resolved")] == ["Pattern", "Plot", "Raid"]


FELLOWS = """
    acting: hero
    dominant: hero
    characters:
      Rand: {owner: hero, combat: 2, allegiances: Andor, symbols: "1 combat, 1 one power"}
      Lan: {owner: hero, politics: 3, combat: 1, damage: 2, corruption: 1}
      Moiraine: {owner: hero, one-power: 4, allegiances: Aes Sedai, symbols: 1 one power}
      Gareth: {owner: hero, cost: 2 combat, allegiances: Andor, traits: Light Nature, zone: hand}
      Waif: {owner: hero, cost: 2 politics, zone: hand}
"""


@pytest.mark.parametrize(
    ("quantity", "unit"),
    [("Lan is killed", "mortally-wounded"), ("Lan is mortally wounded", "corruption"),
     ("dice of Lan", "damage-reduces-all"), ("politics dice of Lan", "damage-reduces-all"),
     ("cost of Gareth for Hero with Rand", "recruit-light-nature"),
     ("cost of Waif for Hero converting 2", "zero-cost-no-character"),
     ("cost of Waif for Hero converting 2", "convert-recruit-repeat"),
     ("initiator of the Pattern Challenge", "pattern-hero-initiated")],
)  # fmt: skip
def test_a_quantity_names_the_rule_that_decides_it(quantity: str, unit: str) -> None:
    """Each of these was answered rightly, but without the rule that decides it."""
    assert unit in why(situation("take-actions", FELLOWS), quantity)


def test_one_power_that_stands_in_keeps_its_allegiance() -> None:
    """one-power-keeps-allegiance: a symbol of Moiraine's in the place of Combat doubles the cost."""
    played = situation("take-actions", FELLOWS)

    refused = why_not(played, "Hero recruits Gareth with 1 combat from Rand and 1 one power from Moiraine")
    assert {"one-power-keeps-allegiance", "recruit-allegiance-doubling"} <= refused
    assert may(played, "Hero recruits Gareth with 1 combat from Rand and 1 one power from Rand") is True


@pytest.mark.parametrize(
    ("at", "table", "choice", "unit"),
    [
        ("take-actions", "troops: {Dead: {owner: hero, title: Guard, zone: killed pile}, "
         "Guard: {owner: hero, cost: 0, zone: hand}}", "Hero recruits Guard", "troop-reentry"),
        ("events", "characters: {Lan: {owner: hero, combat: 2, symbols: 1 combat}, "
         "Pelivar: {owner: hero, text: ['pay 1 combat from pool: add 1 token']}}", "Hero uses Pelivar",
         "paying-pool-stated"),
        ("events", "characters: {Lan: {owner: hero, combat: 2, symbols: 1 combat, in: pattern, "
         "text: ['pay 1 combat, during a challenge: add 1 token']}}", "Hero uses Lan", "participating-during"),
        ("events", "characters: {Lan: {owner: hero, combat: 2, symbols: 1 combat}}\n"
         "events: {Charge: {owner: hero, cost: 1 combat, text: add 1 token}}", "Hero plays Charge", "paying-cards-any"),
    ],
)  # fmt: skip
def test_a_permission_names_its_rule(at: str, table: str, choice: str, unit: str) -> None:
    """What is legal is so by a rule."""
    found = answer(situation(at, table), Ask(legal=choice))

    assert found.value is True
    assert unit in {cite.unit for cite in found.cites}


LAST = "last-battle/resolution-round/resolve-challenge:outcome"


@pytest.mark.parametrize(
    ("light", "support", "winner", "unit"),
    [(14, 3, "Hero", "last-battle-add-tokens"), (13, 3, "undecided", "last-battle-win"),
     (20, 0, "Hero", "last-battle-no-generation"), (10, 0, "Villain", "last-battle-no-generation")],
)  # fmt: skip
def test_how_the_last_battle_was_decided(light: int, support: int, winner: str, unit: str) -> None:
    """last-battle-win: the Villain has 8 tokens and 4 opposition, 12 in all: 17, 16, 20 and 10 against that."""
    table = f"last-battle: 1\npattern: {{light: {light}, shadow: 8}}\nsupport: {support}\nopposition: 4"
    played = situation(LAST, table, "all pass")

    assert value(played, "winner") == winner
    assert unit in why(played, "winner")


def test_both_contest_the_same_advantage() -> None:
    """contested-both: two challenges, one of each player."""
    table = """
        dominant: villain
        advantages: {Andor: {owner: hero, kind: world, on: world, traits: Nation Contested, allegiances: Andor}}
    """
    found = answer(situation("challenge-round", table, "Hero contests Andor"), Ask(legal="Villain contests Andor"))

    assert found.value is True
    assert "contested-both" in {cite.unit for cite in found.cites}


def test_a_claim_for_a_deck_is_told_the_reason() -> None:
    """deck-max-3: four copies are one too many."""
    deck = "      Events\n      4 Gale\n"
    text = f"title: t\ngame: wot-ccg\nat: setup\ntable: {{}}\nasks:\n  - deck: |\n{deck}    rule: deck-max-3\n"
    text += "    claims: {A: yes}\n"

    slip = report(read(text)).verdicts[0].misreadings["A"]
    assert slip == "overlooks one thing: 4 copies of Gale; a deck has at most 3"
