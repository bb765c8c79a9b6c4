"""When events may be played: between the moves of a step, after late damage, after drawing; what readings settle."""

from situations import choices, may, next_actor

from wot_ccg.situations import reason, situation, value

DECLARING = """
    dominant: villain
    characters: {Rand: {owner: hero, combat: 2}, Fain: {owner: villain, combat: 2}}
    challenges: {Ambush: {owner: hero, target: character, success: deal 1 to target}}
    events: {Storm: {owner: villain, text: combat +1 to target character}}
"""


def test_events_between_declaring_and_revealing() -> None:
    """event-play: nothing bars events between the last declaration and the reveal, nor before targets are named."""
    first = ("Hero challenges with Ambush", "all pass")
    before = situation("challenge-round", DECLARING, *first)

    assert may(before, "Villain plays Storm on Fain") is True
    assert value(before, "declared challenges") == ["Pattern Challenge"]
    after = situation("challenge-round", DECLARING, *first, "all pass")
    assert value(after, "declared challenges") == ["Pattern Challenge", "Ambush"]
    assert may(after, "Villain plays Storm on Fain") is True
    assert next_actor(situation("challenge-round", DECLARING, *first, "all pass", "all pass")) == "Hero"


LATE = """
    dominant: hero
    resolving: pattern
    characters:
      Rand al'Thor: {owner: hero, combat: 3, in: pattern}
      Fain: {owner: villain, combat: 9, in: pattern}
    events: {Dart: {owner: villain, text: 1 character damage}}
"""


def test_late_damage_can_be_answered() -> None:
    """event-play: after damage that came late events are possible again, Ta'veren healing among them."""
    played = situation("resolve-challenge:opening-events-2", LATE, "Villain plays Dart")

    assert value(played, "damage on Rand al'Thor") == 1
    assert "Hero heals Rand al'Thor with a token" in choices(played)
    assert played.position.waiting is not None
    assert played.position.frames[0].at == played.referee.place("resolve-challenge", "opening-late")


def test_both_limited_their_player_chooses() -> None:
    """monster, allegiance-children: a Monster and a Child of the Light are both limited; neither is out by itself."""
    table = """
        characters:
          Bornhald: {owner: villain, combat: 2, allegiances: Children of the Light, token: green}
        troops: {Trollocs: {owner: villain, combat: 5, traits: Monster, token: green}}
    """

    assert choices(situation("participation:reveal", table)) == [
        "Villain takes Bornhald out",
        "Villain takes Trollocs out",
    ]


def test_a_character_of_no_allegiance_costs_double() -> None:
    """recruit-allegiance-doubling: no symbol shares an allegiance with it, unless the reading frees it."""
    table = "characters: {Stranger: {owner: hero, cost: 1 politics, zone: hand}}"
    cost = "cost of Stranger for Hero with Andor"

    assert value(situation("take-actions", table), cost) == 2
    assert value(situation("take-actions", table, no_allegiance="no-penalty"), cost) == 1


def test_damage_is_piled_on_the_dead() -> None:
    """damage-assign-c, damage-assign-d: when all eligible cards are mortally wounded, the rest is assigned to them."""
    table = """
        resolving: pattern
        pools: {Hero: {character: 5}}
        characters: {Aginor: {owner: villain, one-power: 3, in: pattern}}
    """

    assert value(situation("resolve-challenge:opening-damage", table), "damage on Aginor") == 5


def test_twenty_at_any_point() -> None:
    """last-battle-trigger: 20 tokens at any point are enough, also when there are 19 in the end."""
    table = "pattern: {light: 9, shadow: 5, neutral: 5, reached-20: yes}"

    assert value(situation("events", table), "last battle") == "next turn"


def test_no_event_between_the_steps_of_the_draw_round() -> None:
    """event-blocked: in Discard Cards nothing is played; after drawing there is the chance of every round's end."""
    table = """
        characters: {Rand: {owner: hero, combat: 2}}
        events: {Storm: {owner: hero, text: combat +1 to target character}}
    """

    assert "event-blocked" in reason(situation("draw-round", table), "Hero plays Storm on Rand")
    assert may(situation("draw-round", table, "Hero passes"), "Hero plays Storm on Rand") is True
