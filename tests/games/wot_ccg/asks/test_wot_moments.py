"""Questions about what exists only for a moment, and about piles, hosts, and what has happened this turn."""

from wot_ccg.situations import situation, value

FIGHT = """
    dominant: hero
    resolving: pattern
    characters:
      Lan: {owner: hero, combat: 4, in: pattern, rolls: "2 damage, 1 support"}
      Fain: {owner: villain, combat: 9, in: pattern}
      Aginor: {owner: villain, one-power: 9, in: pattern}
    advantages: {Blade: {owner: hero, kind: character, on: Lan, traits: Weapon, text: [damage +1]}}
    events:
      Dart: {owner: hero, text: aim 1 damage at target opponent's participating character}
      Rumour: {owner: hero, text: draw 1}
"""


def test_between_the_dice_and_the_damage() -> None:
    """damage-into-pool, rolled: 2 rolled and 1 of the weapon are 3 in the pool, of which 2 were rolled."""
    played = situation("resolve-challenge", FIGHT, "Hero rotates Lan")

    assert value(played, "roll of Lan") == "1 support, 2 damage"
    assert value(played, "Lan has rolled") is True
    assert value(played, "damage of Lan") == 3
    assert value(played, "character damage pool of Hero") == 3
    assert value(played, "rolled damage in the character damage pool of Hero") == 2
    assert value(played, "lead in the Pattern Challenge") == 1
    assert value(played, "the Pattern Challenge is over") is False
    assert value(played, "who assigns the damage of Hero") == "Villain"


def test_damage_dealt_in_a_challenge() -> None:
    """damage-own-cards: 2 on Fain and 1 on Aginor: 3 dealt by the Hero, none by the Villain."""
    played = situation(
        "resolve-challenge", FIGHT, "Hero rotates Lan", "all pass", "Villain assigns 2 to Fain and 1 to Aginor"
    )

    assert value(played, "damage dealt by Hero in the Pattern Challenge") == 3
    assert value(played, "damage dealt by Villain in the Pattern Challenge") == 0
    assert value(played, "damage put on Fain in the Pattern Challenge") == 2


def test_what_was_played_and_won_this_turn() -> None:
    """event-play, outcome-success: one event, one success of the Hero, none of the Villain."""
    played = situation("resolve-challenge", FIGHT, "Hero plays Rumour", "Hero rotates Lan", "all pass")

    assert value(played, "events played by Hero") == ["Rumour"]
    for support, opposition, winner, number in ((2, 1, "Hero", 1), (1, 2, "Hero", 0), (1, 4, "Villain", 1)):
        over = situation("resolve-challenge:outcome", f"{{support: {support}, opposition: {opposition}}}")
        assert value(over, f"challenges won by {winner}") == number


PILES = """
    players: {Ana: {side: hero, hand: 1, deck: 7}, Ben: villain}
    characters:
      Rand al'Thor: {owner: Ana, combat: 2, traits: Starting Hero, at: battleground}
      Uno: {owner: Ana, zone: discard pile}
      Bela: {owner: Ana, zone: deck}
      Min: {owner: Ana, zone: killed pile}
    advantages:
      Blade: {owner: Ana, kind: character, on: Rand al'Thor, traits: Weapon}
      Banner: {owner: Ana, kind: player, on: Ana}
    effects: [{on: Rand al'Thor, change: combat +1, source: Storm}]
"""


def test_piles_decks_and_what_is_on_what() -> None:
    """draw-cards, piles, advantage-kinds: sizes with the cards that have no name, hosts, weapons, lasting effects."""
    played = situation("events", PILES)
    asked = {
        "deck of Ana": 8, "known cards of the deck of Ana": ["Bela"], "size of the discard pile of Ana": 1,
        "size of the killed pile of Ana": 1, "host of Blade": "Rand al'Thor", "Blade is attached to Rand al'Thor": True,
        "Blade is on Ana": False, "Banner is on Ana": True, "weapon of Rand al'Thor": "Blade", "weapon of Uno": "none",
        "Rand al'Thor is ready": True, "Uno is ready": False, "Rand al'Thor stands down": True,
        "Rand al'Thor participates": False, "effects on Rand al'Thor": ["Storm"], "Rand al'Thor is Ta'veren": True,
        "Rand al'Thor is a leader": True, "characters of Ana": ["Rand al'Thor"], "troops of Ana": [],
        "Ben is dominant": True, "turn": 5, "turn of the Last Battle": 0, "cards recruited by Ana": [],
        "Ana must play an event": False, "cards of Ana removed from play": [], "roll of Rand al'Thor": "none",
    }  # fmt: skip

    assert {each: value(played, each) for each in asked} == asked


def test_challenges_are_asked_for_in_their_order() -> None:
    """resolution-order: the Pattern Challenge, the subordinate player's, then the dominant player's."""
    table = """
        dominant: villain
        challenges: {Plot: {owner: villain, declared: yes}, Raid: {owner: hero, declared: yes}}
    """

    assert value(situation("events", table), "challenges to resolve") == ["Pattern Challenge", "Raid", "Plot"]
