"""Wordings that are read rarely, each played out."""

import pytest
from situations import choices

from wot_ccg.situations import situation, value


@pytest.mark.parametrize(
    ("rule", "dice"),
    [
        ("Only Combat dice may be rolled in this challenge.", 2),
        ("Combat dice cannot be rolled in this challenge.", 3),
        ("No Politics may be rolled in this challenge.", 2),
        ("Only characters may participate in this challenge.", 5),
    ],
)
def test_dice_of_one_sort_in_a_challenge(rule: str, dice: int) -> None:
    """dice-per-point: Ann has 3 Politics and 2 Combat; the challenge says which of her dice are rolled."""
    table = f"""
        dominant: hero
        resolving: Raid
        challenges: {{Raid: {{owner: villain, declared: yes, text: "{rule}"}}}}
        characters: {{Ann: {{owner: hero, politics: 3, combat: 2, in: Raid}}}}
    """
    assert value(situation("resolve-challenge:events", table), "dice of Ann") == dice


@pytest.mark.parametrize(("text", "hurt"), [("counts as 2 [Damage]", 4), ("also counts as a [Support]", 2)])
def test_a_result_that_counts_for_more(text: str, hurt: int) -> None:
    """generated: of 2 damage that are rolled each counts twice, so that 4 come into the pool."""
    table = f"""
        dominant: villain
        resolving: pattern
        characters:
          Ann: {{owner: hero, combat: 2, in: pattern, rolls: 2 damage, text: "Each [Damage] rolled by this card
            {text}."}}
          Orl: {{owner: villain, combat: 9, in: pattern, rolls: nothing}}
    """
    played = situation("resolve-challenge:opening-subordinate", table, "Hero rotates Ann", "Villain passes")
    assert value(played, "damage on Orl") == hurt


def test_cards_for_control_tokens() -> None:
    """contested-control: Hero leads by 3 tokens, so that 3 cards are drawn."""
    table = """
        dominant: hero
        advantages: {Harbor: {owner: hero, kind: world, on: world, traits: Contested, control: {hero: 5, villain: 2}}}
        events: {Tithe: {owner: hero, text: "Draw a card for each token by which you control Harbor."}}
    """
    played = situation("events", table, "Hero plays Tithe")
    assert value(played, "cards in hand of Hero") == 3


def test_a_card_that_is_searched_for_and_put_on_a_character() -> None:
    """search-then-shuffle, advantage-kinds: the Weapon comes from the deck onto Ann; a troop advantage cannot."""
    table = """
        dominant: hero
        characters: {Ann: {owner: hero, combat: 2}}
        troops: {Pikes: {owner: hero, combat: 2}}
        advantages:
          Blade: {owner: hero, zone: deck, kind: character, traits: Weapon, text: "The target gains +1 Combat."}
        events: {Forge: {owner: hero, text: "Search your deck for a Weapon and place it on a %s you control."}}
    """
    found = [each for each in choices(situation("events", table % "character")) if "Blade" in each]
    assert len(found) == 1
    played = situation("events", table % "character", found[0])
    assert value(played, "Blade is in play") is True
    assert value(played, "combat of Ann") == 3
    wrong = next(each for each in choices(situation("events", table % "troop")) if "Blade" in each)
    assert value(situation("events", table % "troop", wrong), "Blade is in play") is False


TOKENS = """
    dominant: hero
    advantages: {Harbor: {owner: hero, kind: world, on: world, traits: Contested, control: {hero: 5, villain: 4}}}
    events: {Deed: {owner: hero, text: "Target a contested advantage. %s"}}
"""


@pytest.mark.parametrize(
    ("text", "lead"),
    [
        ("Remove 2 of your opponent's control tokens from the target.", 3),
        ("Remove another player's token from the target.", 2),
        ("Remove 1 of your control tokens from it.", 0),
        ("Add 2 of your control tokens to the target.", 3),
    ],
)
def test_whose_control_tokens(text: str, lead: int) -> None:
    """contested-tokens: Hero has 5, Villain 4; cards are drawn for the lead that is left."""
    table = TOKENS % f"{text} Draw a card for each token by which you control Harbor."
    played = situation("events", table, "Hero plays Deed on Harbor")
    assert value(played, "cards in hand of Hero") == lead


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("The next troop your opponent recruits costs an additional [2x Combat].", 3),
        ("Target another player. The cost of the next troop he recruits is increased by [Combat].", 2),
        ("The cost of the next character your opponent recruits is increased by [Combat].", 1),
    ],
)
def test_the_next_recruit_of_another_player(text: str, cost: int) -> None:
    """modifier-order: what Villain has to pay for his next troop; a character is none."""
    table = f"""
        dominant: hero
        acting: villain
        troops: {{Horde: {{owner: villain, zone: hand, cost: 1 combat, combat: 1, allegiances: Mercenary}}}}
        events: {{Toll: {{owner: hero, text: "{text}"}}}}
    """
    play = "Hero plays Toll" + (" on Villain" if "Target" in text else "")
    assert value(situation("take-actions", table, play), "cost of Horde for Villain with Mercenary") == cost


@pytest.mark.parametrize(
    ("text", "hands"),
    [
        ("Target a troop. The target's controller draws 2 cards.", (0, 4)),
        ("Target a troop. The controller of the target must discard his hand.", (0, 0)),
        ("Have your opponent draw 2 cards.", (0, 4)),
        ("Force each player to draw 1 card.", (1, 3)),
    ],
)
def test_players_who_are_made_to_do_something(text: str, hands: tuple[int, int]) -> None:
    """control: Pikes is Villain's, who holds 2 cards; Hero holds none but the event that is played."""
    table = f"""
        dominant: hero
        turn: 3
        players: {{Hero: {{hand: 0}}, Villain: {{hand: 2}}}}
        troops: {{Pikes: {{owner: villain, combat: 1}}}}
        events: {{Deed: {{owner: hero, text: "{text}"}}}}
    """
    played = situation("events", table, "Hero plays Deed" + (" on Pikes" if "Target" in text else ""))
    assert tuple(value(played, f"cards in hand of {each}") for each in ("Hero", "Villain")) == hands


def test_support_is_negated_by_icons() -> None:
    """ignored: of 3 support that lie on the table 2 are taken off."""
    table = """
        dominant: hero
        resolving: Raid
        challenges: {Raid: {owner: villain, declared: yes}}
        characters:
          Orl: {owner: villain, combat: 3, in: Raid, rolls: 3 support}
          Ann: {owner: hero, combat: 1, in: Raid, rolls: nothing}
        events: {Parry: {owner: hero, text: "Target a challenge. Negate [2x Support] in that challenge."}}
    """
    at, steps = "resolve-challenge:events", ("Villain rotates Orl", "Hero passes")
    played = situation(at, table, "Hero plays Parry on Raid challenge", *steps)
    assert value(situation(at, table, *steps), "support of Raid challenge") == 3
    assert value(played, "support of Raid challenge") == 1


def test_it_behind_a_card_that_is_looked_at() -> None:
    """look-no-shuffle: the card that is looked at is discarded, not the one whose text says so."""
    table = """
        dominant: hero
        players: {Hero: {hand: 0}, Villain: {hand: 0, deck: 0}}
        characters:
          Ann: {owner: hero, combat: 1, symbols: 1 intrigue, text: "As an event, pay [Intrigue] to look at the top card
            of an opponent's deck. You may discard it."}
          Orl: {owner: villain, zone: deck, combat: 1}
    """
    used = [each for each in choices(situation("events", table)) if each.startswith("Hero uses Ann")]
    asked = situation("events", table, used[0])
    chosen = next(each for each in choices(asked) if "nothing" not in each and each.startswith("Hero chooses"))
    played = situation("events", table, used[0], chosen)
    assert value(played, "Ann is in play") is True
    assert any("Orl is put in the discard pile" in line.text for line in played.lines)


@pytest.mark.parametrize(
    "text",
    [
        "Draw 2 cards, then discard a Scribe from your hand.",
        "Draw 2 cards. Shuffle a card from your hand into your deck.",
        "Target a character with a Weapon on it. Discard the Weapon.",
        "Look at the top 2 cards of your deck. Discard it.",
    ],
)
def test_what_is_not_known_yet_is_unread(text: str) -> None:
    """What would be chosen before it is drawn, or would be all of a sort where one is meant, is not carried out."""
    table = f"""
        dominant: hero
        characters: {{Ann: {{owner: hero, combat: 1, traits: Scribe, zone: hand}}, Bea: {{owner: hero, combat: 1}}}}
        advantages: {{Blade: {{owner: hero, kind: character, on: Bea, traits: Weapon}}}}
        events: {{Deed: {{owner: hero, text: "{text}"}}}}
    """
    assert not any(each.startswith("Hero plays Deed") for each in choices(situation("events", table)))


@pytest.mark.parametrize(("there", "legal"), [("in: pattern, ", True), ("", False)])
def test_a_challenge_in_which_the_card_is(there: str, legal: bool) -> None:
    """participating-during: support for its own challenge can be added by a participant, and by nobody else."""
    table = f"""
        dominant: hero
        resolving: pattern
        characters:
          Ann: {{owner: hero, {there}combat: 2, text: "As an event, rotate this card to add one [Support] to a
            challenge in which this card is participating."}}
          Bob: {{owner: hero, in: pattern, combat: 2}}
    """
    found = choices(situation("resolve-challenge:events", table))
    assert any(each.startswith("Hero uses Ann") for each in found) is legal
