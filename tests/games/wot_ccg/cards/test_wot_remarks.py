"""Remarks and names: a sentence that is said only to be swallowed is unread; invented cards, results by hand."""

import pytest
from situations import choices

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import situation, value

KNOWN = lexicon(("Ferel", "Old Mill"), ("Scribe", "Night Watch"))


def said(kind: str, text: str, on: str = "") -> list[str]:
    """What is said back of a text; empty where a sentence is unread."""
    return [each.said for each in read_card(Printed(kind, "Somebody", on), [text], KNOWN).sentences]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("event", "Draw a card. In any order."),
        ("event", "Draw a card. Your choice."),
        ("character", "This character gains +1 Combat. This increase applies after all multipliers."),
        ("character", "The cost to recruit this character is reduced by [Combat]. This increase comes after all "
                      "multipliers."),
        ("character", "Scribes you control gain +1 Combat. This lets Scribes you control with only Politics take part "
                      "in the Last Battle."),
        ("event", "Pay any amount of [Intrigue]. Draw a card."),
        ("event", "Pay any amount of [Intrigue]. For each [Combat] you pay, draw a card."),
        ("character", "The cost to recruit Scribes is increased by [Combat]."),
    ],
)  # fmt: skip
def test_a_remark_on_nothing_is_unread(kind: str, text: str) -> None:
    """An order of nothing, a choice of nothing, an increase that is none, a price for nothing, costs of nobody."""
    assert "" in said(kind, text)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Each Scribe you recruit costs an additional [Combat]. This increase applies after all multipliers.",
         ["Each Scribe you recruit costs an additional 1 combat.", "This increase applies after all multipliers."]),
        ("All your Scribes may use her Politics in the Last Battle. This lets your Scribes with only Politics take "
         "part in the Last Battle.",
         ["Each Scribe you control may use its Politics in the Last Battle.",
          "This lets Scribe you control with only politics take part in the Last Battle."]),
    ],
)  # fmt: skip
def test_a_remark_that_is_true_is_said_back(text: str, plain: list[str]) -> None:
    """In its own words, not as another remark."""
    assert said("character", text) == plain


def test_beside_somebody_by_name() -> None:
    """participating: troops in one challenge with Ferel; the name is of the company, not of the troops."""
    table = """
        characters:
          Ferel: {owner: hero, politics: 2, in: pattern}
          Bard: {owner: hero, politics: 2, text: "All Night Watch troops participating in the same
            challenge with Ferel gain +1 Combat."}
        troops:
          Pikes: {owner: hero, combat: 2, traits: Night Watch, in: pattern}
          Bows: {owner: hero, combat: 2, traits: Night Watch}
          Axes: {owner: villain, combat: 2, traits: Night Watch, in: pattern}
    """
    played = situation("events", table)

    assert [value(played, f"combat of {each}") for each in ("Pikes", "Bows", "Axes")] == [3, 2, 2]


def test_what_your_recruits_cost_more() -> None:
    """recruit, modifier-order: 2 doubled is 4, then 1 more for each of two Scribes; the opponent's cost no more."""
    table = """
        characters:
          One: {owner: hero, politics: 3, allegiances: Tear, traits: Scribe}
          Two: {owner: hero, politics: 3, traits: Scribe}
          Three: {owner: hero, zone: hand, combat: 1, cost: 2 politics, allegiances: Andor, traits: Scribe}
          Theirs: {owner: villain, zone: hand, combat: 1, cost: 2 politics, allegiances: Andor, traits: Scribe}
          Boss: {owner: villain, politics: 3, allegiances: Andor}
        advantages: {Toll: {owner: hero, kind: player, on: Hero, text: "Each Scribe you recruit costs an additional
          [Politics] for each Scribe you control. This increase comes after all multipliers."}}
    """
    played = situation("take-actions", table)

    assert value(played, "cost of Three for Hero with One") == 6
    assert value(played, "cost of Theirs for Villain with Boss") == 2


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("character", "This card may participate in any challenge."),
        ("character", "You may draw an additional card during the draw round."),
        ("character", "While participating in a challenge, all Night Watch troops you control gain +1 Combat."),
        ("event", "All troops you control gain +1 Combat while participating in the Pattern challenge."),
        ("event", "Target a troop. The target gains +1 Combat while it is damaged."),
        ("character", "Rotate this card to give a troop +1 Combat while it is damaged."),
        ("challenge", "Target a player. If successful, look at his hand and discard 2 cards."),
        ("event", "Target another player. Look at his hand. You may discard a card."),
        ("event", "Target a character. Ready a character or kill the target and a troop."),
        ("event", "Target a character. Move 1 damage from the target to a troop or move 1 damage from a troop to it."),
        ("event", "Roll 2 Combat dice. Put 1 damage on target character for each [Damage] rolled."),
        ("character", "Rotate a Scribe to draw a card."),
        ("character", "Opposing troops lose 1 Combat."),
        ("character", "You may recruit Andor characters as if they had the Tear allegiance."),
        ("character", "Andor characters are recruited into the battleground."),
        ("event", "Target a character you control. It gains +1 Combat for each damage on it."),
        ("event", "All characters you control participating in the same challenge gain +1 Combat."),
        ("event", "Troops cannot be recruited this turn."),
        ("character", "While you control Ferel, he gains +1 Combat."),
        ("character", "While Ferel is damaged, he gains +1 Combat."),
        ("event", "All troops which are killed this turn are returned to your hand."),
        ("challenge", "If you succeed, the next Andor character you recruit costs [2x Politics] less."),
        ("challenge", "If you succeed, draw a card and gain a Pattern. If you succeed by 10 or more, gain 2 Pattern "
                      "instead."),
        ("character", "Pay [Combat] generated by another character to draw a card."),
        ("character", "Pay [One Power] to put 1 damage on an opposing character."),
        ("character", "There is no cost to recruit Scribes."),
        ("character", "You may play Weapon advantages on this card for no cost."),
        ("advantage", "You may play events for no cost."),
        ("advantage", "Reduce the cost of Weapon advantages by [Combat]."),
    ],
)  # fmt: skip
def test_what_would_be_done_otherwise_than_it_says(kind: str, text: str) -> None:
    """Whoever is not asked; what would be looked at once; whose cards; of whom the condition speaks."""
    assert "" in said(kind, text)


def test_a_card_that_is_discarded_comes_from_the_hand() -> None:
    """paying-costs: `discard a card` is a price in cards of one's hand, not of a card in play."""
    assert said("advantage", "Once per turn, you may discard a card to draw a card.", "player") == [
        "Once per turn, discard 1 card from your hand: draw 1 card."
    ]


def test_who_does_the_second_thing() -> None:
    """effects-in-play: `he discards ... and draws`: one subject for both; he who plays the event draws nothing."""
    table = """
        dominant: hero
        players: {Hero: {side: hero, hand: 3, deck: 20}, Villain: {side: villain, hand: 5, deck: 20}}
        events: {Flood: {owner: hero, text: "Target a player. He must discard his hand and draw 4 cards."}}
    """
    played = situation("events", table, "Hero plays Flood on Villain")

    assert (value(played, "hand of Hero"), value(played, "hand of Villain")) == (3, 4)


def test_one_thing_or_another_of_the_same_target() -> None:
    """effects-in-play: one target for both alternatives; each of them can be chosen for each character."""
    table = """
        dominant: hero
        characters: {Ferel: {owner: hero, combat: 1}, Orl: {owner: villain, combat: 1, rotated: yes}}
        events: {Turn: {owner: hero, text: "Ready a character or kill a character."}}
    """
    found = [each for each in choices(situation("events", table)) if "plays" in each]

    assert found == [f"Hero plays Turn on {who} for {what} a character" for who in ("Ferel", "Orl") for what in
                     ("ready", "kill")]  # fmt: skip


def test_a_card_that_searches_for_its_own_copies_finds_them() -> None:
    """card-retrieval: no copy of the card that searches may be taken, unless it is what the text speaks of."""
    table = """
        acting: hero
        dominant: villain
        troops:
          Pack: {title: Grey Pack, owner: hero, combat: 1, zone: hand, cost: 0, text: "When you recruit this troop, you
            may search your deck for %s and place it in your hand."}
          Twin: {title: Grey Pack, owner: hero, combat: 1, zone: deck}
    """
    for words, there in (("a copy of this card", True), ("a troop", False)):
        played = situation("take-actions", table % words, "Hero recruits Pack")
        assert ("Hero chooses Twin" in choices(played)) is there


def test_one_may_leave_both() -> None:
    """effects-in-play: `you may either ... or ...` can be left; `either ... or ...` cannot."""
    table = """
        characters: {Ferel: {owner: hero, combat: 1, in: Raid, announced: yes, rolls: 3 support}}
        challenges: {Raid: {owner: hero, declared: yes, text: "If you succeed, %s draw 2 cards or gain a Pattern."}}
        resolving: Raid
    """
    for words, leave in (("you may either", True), ("either", False)):
        found = choices(situation("resolve-challenge:opening-roll", table % words))
        assert "Hero chooses draw 2 cards" in found
        assert ("Hero chooses nothing" in found) is leave


def test_only_your_characters_are_those_of_the_initiator() -> None:
    """participation-restrictions: `your` on a challenge card speaks to the player who initiated it."""
    table = """
        dominant: hero
        characters:
          Ferel: {owner: hero, combat: 1, at: battleground}
          Orl: {owner: villain, combat: 1, at: battleground}
        challenges: {Raid: {owner: hero, declared: yes, text: "Only your characters may participate in this challenge.
          If you succeed, draw a card."}}
    """
    here = situation("participation", table)

    assert not [each for each in choices(here) if "Orl" in each and "Raid" in each]


def test_your_home_front_is_yours() -> None:
    """home-front: characters in `your home front` are one's own; the opponent's may still be targets."""
    table = """
        dominant: hero
        characters: {Ferel: {owner: hero, combat: 1}, Orl: {owner: villain, combat: 1}}
        advantages: {Walls: {owner: hero, kind: player, on: Hero, text: "Characters in your home front cannot be the
          target of events."}}
        events: {Arrow: {owner: hero, text: "Target a character. Put 1 damage on the target."}}
    """
    found = choices(situation("events", table))

    assert "Hero plays Arrow on Orl" in found
    assert "Hero plays Arrow on Ferel" not in found


def test_your_killed_pile_holds_your_cards() -> None:
    """killed-pile: what goes to `your killed pile` is your own."""
    assert said("character", "When a troop is placed in your killed pile, draw a card.") == [
        "When a troop you control is killed, draw 1 card."
    ]
