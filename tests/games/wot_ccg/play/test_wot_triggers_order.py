"""Effects that are set off at one moment: whose comes first, and in which order one's own are carried out."""

from situations import choices, happened, next_actor

from wot_ccg.situations import situation, value

BOTH = """
    dominant: villain
    players: {Hero: {side: hero, deck: 9}, Villain: {side: villain, deck: 9}}
    characters:
      Lan: {owner: hero, combat: 2, text: ["when the draw round begins: draw 1"]}
      Uno: {owner: hero, combat: 2, text: ["when the draw round begins: opponent discards 1 card"]}
      Fain: {owner: villain, combat: 2, text: ["when the draw round begins: draw 1"]}
"""


def test_the_dominant_players_effects_come_first_and_the_other_orders_theirs() -> None:
    """dominance-order: Fain's effect is carried out; of the two of the Hero player, that player takes one first."""
    played = situation("draw-round", BOTH)

    assert happened(played, "drew") == ["Villain"]
    assert choices(played) == ["Hero takes Lan next", "Hero takes Uno next"]


def test_what_one_card_sets_off_is_carried_out_as_it_is_written() -> None:
    """instructions-in-order: two sentences of one card for the same moment: first the token, then the card."""
    table = """
        players: {Hero: {side: hero, deck: 9}, Villain: villain}
        characters:
          Lan:
            {owner: hero, combat: 2,
             text: ["when the draw round begins: add 1 token", "when the draw round begins: draw 1"]}
    """
    played = situation("draw-round", table)
    told = [line.text for line in played.lines]
    token = next(n for n, text in enumerate(told) if "token" in text)
    card = next(n for n, text in enumerate(told) if text.startswith("Hero draws 1 card"))

    assert token < card
    assert value(played, "light tokens") == 3


def test_each_player_discards_in_dominance_order() -> None:
    """dominance-order: an effect that concerns both players concerns the dominant player first."""
    table = """
        dominant: villain
        turn: 2
        players: {Hero: {side: hero, hand: 2}, Villain: {side: villain, hand: 2}}
        events: {Ruin: {owner: villain, text: each player discards 1 card}}
    """
    played = situation("events", table, "Villain plays Ruin")
    after = situation("events", table, "Villain plays Ruin", "Villain discards another card")

    assert (next_actor(played), next_actor(after)) == ("Villain", "Hero")
