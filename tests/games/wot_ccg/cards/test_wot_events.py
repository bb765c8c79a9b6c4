"""Events, challenges and troops in printed wordings: invented cards, each result worked out from the rulebook first."""

import pytest
from situations import choices, may, why_not

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import situation, value

KNOWN = lexicon(("Ferel", "Old Mill"), ("Scribe", "Terrain", "Ogre"))


def unread(kind: str, *text: str) -> list[str]:
    """The sentences of a text that are not understood, with the reason."""
    found = read_card(Printed(kind, "Somebody"), text, KNOWN).sentences
    return [f"{each.text}: {each.why}" for each in found if not each.read]


def test_terrain_closes_a_challenge_to_some() -> None:
    """cannot: an Ogre and Scribe troops are kept out of that challenge, not of another; a second Terrain is barred."""
    table = """
        dominant: hero
        challenges: {Raid: {owner: hero, declared: yes}}
        characters:
          Grum: {owner: villain, combat: 3, traits: Ogre, at: battleground}
          Sera: {owner: villain, politics: 3, traits: Scribe, at: battleground}
        troops: {Clerks: {owner: villain, combat: 3, traits: Scribe, at: battleground}}
        events:
          Wide Marsh: {owner: hero, traits: Terrain, text: "Target a card-based challenge. Only 1 terrain event may
            target a challenge. Ogre characters, and Scribe troops cannot participate in that challenge."}
    """
    more = """
          High Wall: {owner: hero, traits: Terrain, text: "Target a card-based challenge. Only 1 terrain event may
            target a challenge. Combat dice cannot be rolled in the challenge."}
    """
    steps = ("Hero plays Wide Marsh on Raid challenge",)
    played = situation("challenge-round:events-2", table.rstrip() + more, *steps)

    assert why_not(played, "Hero plays High Wall on Raid challenge")
    deciding = situation("challenge-round:events-2", table, *steps)
    assert "Villain commits Sera to the Raid challenge" in choices(deciding)
    assert "cannot" in why_not(deciding, "Villain commits Grum to Raid challenge")
    assert "cannot" in why_not(deciding, "Villain commits Clerks to Raid challenge")
    assert may(deciding, "Villain commits Grum to the Pattern Challenge") is True


def test_dice_and_prices_that_a_challenge_bars() -> None:
    """cannot: without One Power dice a card of One Power 2 and Combat 1 rolls one; what costs One Power is barred."""
    table = """
        resolving: Raid
        dominant: hero
        challenges: {Raid: {owner: hero, declared: yes}}
        characters: {Adept: {owner: villain, one-power: 2, combat: 1, in: Raid, symbols: 2 one power}}
        events:
          Deep Grove: {owner: hero, text: "Target a card-based challenge. One Power dice cannot be rolled in the
            challenge. No effect requiring One Power may be used in the targeted challenge."}
          Flash: {owner: villain, cost: 1 one power, text: Draw a card.}
          Rumour: {owner: villain, text: Draw a card.}
    """
    before = situation("resolve-challenge:opening-events", table, "Hero passes")
    after = situation("resolve-challenge:opening-events", table, "Hero plays Deep Grove on Raid challenge")

    assert may(before, "Villain plays Flash") is True
    assert may(after, "Villain plays Flash") is False
    assert may(after, "Villain plays Rumour") is True
    assert (value(before, "dice of Adept"), value(after, "dice of Adept")) == (3, 1)


def test_a_price_for_each_target_in_the_challenge_that_is_targeted() -> None:
    """`Target a challenge and pay any amount`: only participants of that challenge can be targets."""
    table = """
        dominant: hero
        challenges: {Raid: {owner: hero, declared: yes}}
        characters:
          Spy: {owner: hero, intrigue: 3, symbols: 2 intrigue}
          Adept: {owner: villain, one-power: 2, combat: 1, in: Raid}
          Other: {owner: villain, one-power: 2, combat: 1, in: pattern}
        events: {Dust: {owner: hero, text: "Target a challenge and pay any number of [Intrigue]. Target one character
          participating in that challenge for each [Intrigue] you pay. The targets cannot roll one power dice."}}
    """
    played = situation("events", table, "Hero plays Dust on Raid challenge and Adept")

    assert (value(played, "dice of Adept"), value(played, "dice of Other")) == (1, 3)
    assert value(played, "pool of Hero") == "1 intrigue"
    assert may(situation("events", table), "Hero plays Dust on Raid challenge and Other") is False


def test_what_is_rolled_in_a_challenge_becomes_damage() -> None:
    """`Each [Combat] you roll while participating in the challenge`: 2 Combat and 1 damage rolled make 3 damage."""
    table = """
        resolving: pattern
        dominant: hero
        characters:
          Ivo: {owner: hero, combat: 4, in: pattern, announced: yes, rolls: "2 combat, 1 damage"}
          Orl: {owner: villain, combat: 9, in: pattern, announced: yes, rolls: 2 combat}
        events: {Red Tide: {owner: hero, text: "Target a challenge. All [Combat] you roll in that
          challenge is converted into damage."}}
    """
    played = situation("resolve-challenge:events", table, "Hero plays Red Tide on Pattern Challenge")

    assert value(played, "damage on Orl") == 3
    assert value(played, "damage on Ivo") == 0


def test_a_card_may_be_its_target_once_a_turn() -> None:
    """`only ... once per turn`: a second copy needs another target; Multiple dies."""
    table = """
        dominant: hero
        resolving: pattern
        characters:
          Orl: {owner: villain, combat: 9, in: pattern}
          Mob: {owner: villain, combat: 9, in: pattern, traits: Multiple}
        events:
          Spark One: {title: Spark, owner: hero, text: "Play this event during a challenge. Target a
            participating character. Deal 2 damage to the target. If it is a Multiple, kill it. Each card may only be
            targeted by this event once per turn."}
    """
    first = table[table.index("          Spark One") :]
    table = table.rstrip(" ") + first.replace("Spark One", "Spark Two")
    played = situation("resolve-challenge:opening-events", table, "Hero plays Spark One on Orl")

    assert value(played, "damage on Orl") == 2
    assert may(played, "Hero plays Spark Two on Orl") is False
    again = situation(
        "resolve-challenge:opening-events", table, "Hero plays Spark One on Orl", "Hero plays Spark Two on Mob"
    )
    assert value(again, "Mob is in play") is False


def test_symbols_of_one_character_pay() -> None:
    """`must all come from the same character`: 2 and 2 of two characters do not pay 3; 3 of one do."""
    table = """
        dominant: hero
        characters:
          Ana: {owner: hero, one-power: 4, symbols: %s one power}
          Bel: {owner: hero, one-power: 4, symbols: 2 one power}
        events: {Surge: {owner: hero, cost: 3 one power, text: "All symbols used to pay for this event must come from
          the same character. Add 1 token."}}
    """
    assert may(situation("events", table % 2), "Hero plays Surge") is False
    assert value(situation("events", table % 3, "Hero plays Surge"), "light tokens") == 3


def test_the_dead_come_back_this_turn() -> None:
    """What would be killed this turn goes to the hand; others are killed."""
    table = """
        dominant: hero
        acting: hero
        characters:
          Lin: {owner: hero, combat: 2, allegiances: Tear}
          Tam: {owner: hero, combat: 2, allegiances: Andor}
        events:
          Last Light: {owner: hero, limited: yes, text: "All Tear characters you
            control that are killed this turn are instead returned to your hand."}
          Doom: {owner: hero, text: "Target two characters. Kill the targets."}
    """
    played = situation("take-actions", table, "Hero plays Last Light", "Hero plays Doom on Lin and Tam")

    assert (value(played, "place of Lin"), value(played, "place of Tam")) == ("hand", "killed pile")


def test_as_many_targets_as_tokens() -> None:
    """`a number of characters up to the number of neutral tokens`: 2 of them admit two targets."""
    table = """
        dominant: hero
        pattern: {neutral: 2}
        characters: {A: {owner: hero, combat: 1}, B: {owner: hero, combat: 1}, C: {owner: hero, combat: 1}}
        events: {Decree: {owner: hero, text: "Target a number of characters you control up to the
          number of neutral tokens. The targets gain +1 Combat."}}
    """
    here = situation("events", table)

    assert may(here, "Hero plays Decree on A and B") is True
    assert may(here, "Hero plays Decree on A and B and C") is False


def test_no_cards_in_the_next_draw_round() -> None:
    """A limited event is not found. The opponent draws nothing once: 1 card in hand stays 1, the other has 4."""
    table = """
        dominant: hero
        players: {Hero: {side: hero, hand: 1}, Villain: {side: villain, hand: 1}}
        events:
          Haste: {owner: hero, text: "Search your deck for an event that is not limited. Your opponent may not
            draw cards during the next draw round."}
          Slow: {owner: hero, limited: yes, zone: deck, text: Draw a card.}
          Quick: {owner: hero, zone: deck, text: Draw a card.}
    """
    here = situation("action-round:events", table)

    assert may(here, "Hero plays Haste on Slow") is False
    played = situation("action-round:events", table, "Hero plays Haste on Quick")
    assert value(played, "place of Quick") == "hand"
    steps = ("Hero plays Haste on Quick", *["Hero passes"] * 7, "Villain passes", "Villain passes", "Hero passes")
    drawn = situation("turn:resolution", table, *steps)
    assert (value(drawn, "hand of Hero"), value(drawn, "hand of Villain")) == (4, 1)


@pytest.mark.parametrize(("side", "cost"), [("hero", 2), ("villain", 8)])
def test_no_allegiance_penalty(side: str, cost: int) -> None:
    """`without any allegiance penalty`: 2 Politics stay 2 for a Hero; Light Nature still doubles for a Villain."""
    table = f"""
        dominant: {side}
        acting: {side}
        characters:
          Payer: {{owner: {side}, politics: 9, allegiances: Cairhien, symbols: 8 politics}}
          Guest: {{owner: {side}, zone: hand, politics: 1, cost: 2 politics, allegiances: Andor, traits: Light Nature}}
        events: {{Kindred: {{owner: {side}, text: "You may recruit light nature characters
          without an allegiance penalty if you are a Hero player."}}}}
    """
    who = side.capitalize()
    played = situation("take-actions", table, f"{who} plays Kindred")

    assert value(played, f"cost of Guest for {who} with Payer") == cost


def test_a_challenge_counts_when_it_is_revealed() -> None:
    """Support for each advantage is counted at the reveal: with two such advantages 10 support."""
    table = """
        dominant: villain
        advantages:
          North: {owner: hero, kind: world, traits: Nation Contested, control: {hero: 1}}
          South: {owner: hero, kind: world, traits: Nation Contested, control: {hero: 1}}
        challenges: {League: {owner: hero, text: "When this challenge is revealed, it gains +5 support for
          each world advantage you control."}}
    """
    played = situation("challenge-round", table, "Hero challenges with League", "Villain passes")

    assert value(played, "support of League") == 10


def test_tokens_of_the_target_oppose() -> None:
    """3 shadow tokens are 3 opposition: 4 support lead by 1, so a token goes; 3 support do not succeed."""
    table = """
        resolving: Sway
        support: %s
        pattern: {light: 2, shadow: 3}
        challenges: {Sway: {owner: hero, declared: yes, on: villain, text: "Target a player. If you succeed,
          he loses 1 token. Each token on the target's section of the Pattern counts as opposition to this challenge."}}
    """
    assert value(situation("resolve-challenge:outcome", table % 4), "shadow tokens") == 2
    assert value(situation("resolve-challenge:outcome", table % 3), "shadow tokens") == 3


def test_a_hand_that_is_filled() -> None:
    """hand-limit: 3 cards in hand of 8, so 5 are drawn; 9 opposition if there are fewer than 6 tokens."""
    table = """
        resolving: Muster
        support: 4
        pattern: {light: %s, shadow: 2}
        players: {Hero: {side: hero, hand: 3}, Villain: {side: villain}}
        challenges: {Muster: {owner: hero, declared: yes, on: hero, text: "Target a player. This challenge has 9
          additional opposition, unless you have 6 or more Pattern. If you succeed, he draws cards up to his maximum
          hand size."}}
    """
    assert value(situation("resolve-challenge:outcome", table % 6), "hand of Hero") == 8
    assert value(situation("resolve-challenge:outcome", table % 5), "hand of Hero") == 3


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("event", "Target a damaged challenge. Draw a card."),
        ("event", "Target a challenge that targets a Scribe. Draw a card."),
        ("event", "Target a challenge. Kill the target."),
        ("event", "Target a character and a troop you control. Ready the targets."),
        ("event", "Discard all advantages on a character."),
        ("event", "Draw that many cards."),
        ("challenge", "Target a Scribe. If you succeed, take control of the target."),
        ("challenge", "Target a Scribe. If you succeed, the target gains +1 Combat."),
        ("challenge", "Troops cannot participate in challenges."),
        ("challenge", "If you succeed, search your deck for an advantage and put it into play."),
        ("troop", "When this troop is killed, kill a troop participating against it."),
    ],
)
def test_what_is_not_told_is_unread(kind: str, text: str) -> None:
    """Of what, for how long, on whom or how often is left open: such a sentence is not guessed at."""
    assert unread(kind, text)
