"""The same act in all its voices, each amount and group wherever it stands: invented cards, played out."""

import pytest
from situations import choices, may, why_not

from wot_ccg.situations import situation, value


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("When a Scribe you control rotates to heal, remove 2 points of damage from her.", 3),
        ("Scribe characters you control remove an additional point of damage when they rotate to heal.", 3),
        ("All Scribes you control heal all damage when they rotate to heal.", 0),
        ("When a Scribe you control rotates to heal, she removes up to 4 damage.", 1),
    ],
)
def test_what_is_healed(text: str, left: int) -> None:
    """heal: one of 5 damage by the rules; so many, all of it, or one more by a text."""
    table = f"""
        characters:
          Ann: {{owner: hero, combat: 9, damage: 5, traits: [Scribe]}}
          Lil: {{owner: hero, politics: 2, text: "{text}"}}
    """
    assert value(situation("take-actions", table, "Hero heals Ann"), "damage on Ann") == left


def test_a_challenge_gains_both_sides() -> None:
    """generated: 2 support for the one who initiated it and 3 opposition for the other, whoever plays the event."""
    table = """
        dominant: hero
        challenges: {Raid: {owner: villain, declared: yes}}
        events: {Edict: {owner: hero, text: "Target a card-based challenge. That challenge gains 2 support and 3
          opposition."}}
    """
    played = situation("events", table, "Hero plays Edict on Raid challenge")
    assert value(played, "support of Raid challenge") == 2
    assert value(played, "opposition of Raid challenge") == 3


MOVED = {
    "They withdraw from the challenge.": ("Oak participates", False),
    "Each of them returns to its owner's hand.": ("Oak is in play", False),
    "They go to the battleground.": ("place of Oak", "battleground"),
}


@pytest.mark.parametrize("text", MOVED)
def test_what_cards_do_of_themselves(text: str) -> None:
    """participation-lasts, piles, battleground: said of the card itself, it is what is otherwise done to it."""
    table = f"""
        dominant: hero
        challenges: {{Raid: {{owner: villain, declared: yes}}}}
        troops: {{Oak: {{owner: villain, combat: 2, in: Raid}}}}
        events: {{Edict: {{owner: hero, text: "Target up to 2 participating troops. {text}"}}}}
    """
    question, answer = MOVED[text]
    assert value(situation("events", table, "Hero plays Edict on Oak"), question) == answer


def test_each_counts_his_own() -> None:
    """effects-in-play: `he controls` is said of each player: Hero draws for two troops, Villain for one."""
    table = """
        dominant: hero
        players: {Hero: {deck: 9}, Villain: {deck: 9}}
        troops: {Oak: {owner: hero, combat: 2}, Elm: {owner: hero, combat: 2}, Ash: {owner: villain, combat: 2}}
        events: {Muster: {owner: hero, text: "Each player draws a card for each troop he controls."}}
    """
    played = situation("events", table, "Hero plays Muster")
    assert (value(played, "cards in hand of Hero"), value(played, "cards in hand of Villain")) == (2, 1)


def test_a_card_out_of_a_hand_that_was_shown() -> None:
    """look-no-shuffle: it is picked when the hand has been seen, by whoever looked; a troop, and no event."""
    table = """
        turn: 3
        dominant: hero
        troops: {Oak: {owner: villain, combat: 2, zone: hand}, Elm: {owner: villain, combat: 2, zone: hand}}
        events:
          Spy: {owner: hero, text: "Look at an opponent's hand and discard a troop from it."}
          Feint: {owner: villain, zone: hand}
    """
    seen = situation("events", table, "Hero plays Spy")
    assert sorted(choices(seen)) == ["Hero chooses Elm", "Hero chooses Oak"]
    assert value(situation("events", table, "Hero plays Spy", "Hero chooses Oak"), "cards in hand of Villain") == 2


def test_nobody_discards_on_the_first_turn() -> None:
    """turn-one-discard: what is picked from a hand is spared on the first turn like any other discard."""
    table = """
        turn: 1
        dominant: hero
        troops: {Oak: {owner: villain, combat: 2, zone: hand}}
        events: {Spy: {owner: hero, text: "Look at an opponent's hand and discard a troop from it."}}
    """
    assert value(situation("events", table, "Hero plays Spy"), "cards in hand of Villain") == 1


def test_symbols_that_recruit_nobody() -> None:
    """cannot: they pay for effects, but not for a recruit."""
    table = """
        acting: hero
        characters:
          Ann: {owner: hero, politics: 2, text: "As an event, rotate to generate [2x Politics]. %s"}
          Bel: {owner: hero, zone: hand, cost: 1 politics, politics: 1}
    """
    barred = situation("take-actions", table % "These symbols may not be used to recruit.", "Hero uses Ann")
    free = situation("take-actions", table % "This symbol has no allegiance.", "Hero uses Ann")
    assert may(barred, "Hero recruits Bel") is False
    assert may(free, "Hero recruits Bel") is True


@pytest.mark.parametrize("text", ["Politics and One Power dice may not be rolled in it.",
                                  "Only Intrigue and Combat dice may be rolled in the target challenge."])  # fmt: skip
def test_dice_of_two_sorts(text: str) -> None:
    """dice-per-point: of 3 Politics, 1 Intrigue and 2 Combat those of Politics are not rolled."""
    table = f"""
        dominant: hero
        resolving: Raid
        challenges: {{Raid: {{owner: villain, declared: yes}}}}
        characters: {{Ann: {{owner: hero, politics: 3, intrigue: 1, combat: 2, in: Raid}}}}
        events: {{Edict: {{owner: hero, text: "Target a challenge. {text}"}}}}
    """
    played = situation("resolve-challenge:events", table, "Hero plays Edict on Raid challenge")
    assert value(played, "dice of Ann") == 3


def test_the_next_recruit_comes_into_the_battleground() -> None:
    """event-expiry: the next character only: Bel comes to the battleground and can reinforce, Cal comes home."""
    table = """
        acting: hero
        characters:
          Bel: {owner: hero, zone: hand, cost: 0, combat: 1}
          Cal: {owner: hero, zone: hand, cost: 0, combat: 1}
        events: {Haste: {owner: hero, text: "The next character you recruit this turn is placed in the battleground
          (instead of your home front) and gains Reinforcement for the rest of the turn."}}
    """
    here = situation("take-actions", table, "Hero plays Haste", "Hero recruits Bel", "Hero recruits Cal")
    assert value(here, "place of Bel") == "battleground"
    assert value(here, "Bel has Reinforcement") is True
    assert value(here, "place of Cal") == "home front"


def test_a_challenge_of_a_sort() -> None:
    """effects-in-play: the Pattern Challenge is no contested one, and not what is not a Pattern Challenge."""
    table = """
        dominant: hero
        challenges: {Raid: {owner: villain, declared: yes}}
        events: {Edict: {owner: hero, text: "Target %s. That challenge gains 3 support."}}
    """
    aims = {"a non-Pattern challenge": False, "the Pattern Challenge": True, "a contested challenge": False}
    for words, legal in aims.items():
        at = situation("events", table % words)
        assert may(at, "Hero plays Edict on Pattern Challenge") is legal
    assert why_not(situation("events", table % "a contested challenge"), "Hero plays Edict on Raid challenge")


def test_what_is_chosen_is_spoken_of() -> None:
    """effects-in-play: `that character` and `it` are the one that was chosen, which lies in a pile or is in play."""
    table = """
        dominant: hero
        characters:
          Ann: {owner: hero, combat: 4, damage: 2}
          Bel: {owner: hero, combat: 1, zone: discard pile}
        events: {Balm: {owner: hero, text: "%s"}}
    """
    healed = "Choose a damaged character you control. Remove all damage from that character."
    back = "Choose a character in your discard pile. Place it in your hand."
    assert value(situation("events", table % healed, "Hero plays Balm on Ann"), "damage on Ann") == 0
    assert value(situation("events", table % back, "Hero plays Balm on Bel"), "place of Bel") == "hand"
