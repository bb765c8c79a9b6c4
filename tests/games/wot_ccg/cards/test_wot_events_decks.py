"""Events that look at decks, name cards and roll dice: invented cards, each result worked out by hand first."""

from situations import choices, may

from wot_ccg.situations import situation, value


def test_cards_from_the_top_go_under_and_back() -> None:
    """look-no-shuffle: of A, B, C one goes under; B and C are put back so that C is drawn first, A last of all."""
    table = """
        dominant: hero
        players: {Hero: {side: hero, deck: 0}, Villain: {side: villain}}
        events: {Vision: {owner: hero, text: "Look at the top 3 cards of your deck. Put one of them on the bottom of
          your
          deck and place the others back on top of your deck in any order."}, Insight: {owner: hero, text: Draw 1.}}
        characters:
          A: {owner: hero, zone: deck}
          B: {owner: hero, zone: deck}
          C: {owner: hero, zone: deck}
          D: {owner: hero, zone: deck}
    """
    steps = ("Hero plays Vision", "Hero chooses A", "Hero chooses B", "Hero chooses C")
    asked = situation("events", table, *steps[:1])
    assert choices(asked) == ["Hero chooses A", "Hero chooses B", "Hero chooses C"]
    drawn = situation("events", table, *steps, "Hero plays Insight")
    assert [value(drawn, f"place of {name}") for name in "ABCD"] == ["deck", "deck", "hand", "deck"]


def test_unnamed_cards_lie_above_what_was_put_under() -> None:
    """A lies under two cards without a name: a draw of two leaves it in the deck, a draw of three does not."""
    table = """
        dominant: hero
        players: {Hero: {side: hero, deck: 2}, Villain: {side: villain}}
        events:
          Vision: {owner: hero, text: "Look at the top card of your deck. You may put any of them on the bottom of your
            deck."}
          Insight: {owner: hero, text: "Draw %s cards."}
        characters: {A: {owner: hero, zone: deck}}
    """
    steps = ("Hero plays Vision", "Hero chooses A", "Hero plays Insight")

    assert value(situation("events", table % 2, *steps), "place of A") == "deck"
    assert value(situation("events", table % 3, *steps), "place of A") == "hand"


def test_the_top_of_each_deck_for_a_price() -> None:
    """1 Intrigue for each player: both paid for, both top cards are seen, and only the chosen one is discarded."""
    table = """
        dominant: hero
        characters:
          Spy: {owner: hero, intrigue: 3, symbols: 2 intrigue}
          Mine: {owner: hero, zone: deck}
          Theirs: {owner: villain, zone: deck}
        events: {Whisper: {owner: hero, text: "Target one player for each [Intrigue] you pay. Look at the top card of
          the target's deck. Put any of them in its owner's discard pile."}}
    """
    played = situation("events", table, "Hero plays Whisper on Hero and Villain", "Hero chooses Theirs")

    assert (value(played, "place of Mine"), value(played, "place of Theirs")) == ("deck", "discard pile")
    assert value(played, "pool of Hero") == "nothing"
    alone = situation("events", table, "Hero plays Whisper on Villain")
    assert "Hero chooses Mine" not in choices(alone)


def test_cards_of_a_name_among_those_revealed() -> None:
    """Both copies of Lamp among the top three come into the hand; the third copy lies deeper and stays."""
    table = """
        dominant: hero
        events: {Search: {owner: hero, text: "Name a card. Reveal the top 3 cards of your deck. Put all copies of
          the named card into your hand. Shuffle the others into your deck."}}
        characters:
          L1: {title: Lamp, owner: hero, zone: deck}
          Rope: {owner: hero, zone: deck}
          L2: {title: Lamp, owner: hero, zone: deck}
          L3: {title: Lamp, owner: hero, zone: deck}
    """
    played = situation("events", table, "Hero plays Search", "Hero names Lamp")

    assert [value(played, f"place of {name}") for name in ("L1", "Rope", "L2", "L3")] == [
        "hand",
        "deck",
        "hand",
        "deck",
    ]


def test_a_named_card_in_the_other_hand() -> None:
    """One copy is discarded and the hand is not shown; a name that is not there shows the hand."""
    table = """
        dominant: hero
        events: {Crows: {owner: hero, text: "Name a troop. If that card is in his hand, your opponent
          discards 1 copy of the named card. If that card is not in his hand, your opponent shows you his hand."}}
        troops:
          L1: {title: Lamp, owner: villain, zone: hand}
          L2: {title: Lamp, owner: villain, zone: hand}
    """
    hit = situation("events", table, "Hero plays Crows", "Hero names Lamp")
    assert sorted(value(hit, f"place of {name}") for name in ("L1", "L2")) == ["discard pile", "hand"]
    assert not any("looks at the hand" in line.text for line in hit.lines)
    missed = situation("events", table, "Hero plays Crows", "Hero names another card")
    assert any("looks at the hand" in line.text for line in missed.lines)


def test_dice_that_an_event_rolls() -> None:
    """result-ability: Politics dice show no Intrigue symbol; support counts, 1 Politics can be spent."""
    table = """
        dominant: hero
        resolving: pattern
        support: 2
        events: {Gossip: {owner: hero, rolls: "3 support, 1 politics, 1 intrigue", text: "Play this event during a
          challenge. Roll 2 politics dice, adding the results to your pools."}}
    """
    played = situation("resolve-challenge:opening-events", table, "Hero plays Gossip")

    assert value(played, "support") == 5
    assert any("Hero generates 1 politics" in line.text for line in played.lines)


def test_what_was_rolled_is_counted() -> None:
    """2 One Power of 3 dice: 4 cards are seen, two may be taken; 1 damage rolled puts 2 on the starting character."""
    table = """
        dominant: hero
        players: {Hero: {side: hero, deck: 9, hand: 0}, Villain: {side: villain}}
        events: {Gate: {owner: hero, rolls: "%s", text: "Roll 3 One Power dice. Look at as many cards on top of
          your deck as 2 times the number of [One Power] rolled. You may put 1 of them into your hand for each
          [One Power] rolled. Put the rest on top of your deck. Draw 1 if you did not roll any one power. Put 2 damage
          on each starting character you control for each [Damage] rolled."}}
        characters:
          Lead: {owner: hero, combat: 9, traits: Starting Hero}
          A: {owner: hero, zone: deck}
          B: {owner: hero, zone: deck}
    """
    steps = ("Hero plays Gate", "Hero chooses B", "Hero chooses nothing")
    lucky = situation("events", table % "2 one power, 1 damage", *steps)
    assert [value(lucky, f"place of {name}") for name in "AB"] == ["deck", "hand"]
    assert value(lucky, "damage on Lead") == 2
    unlucky = situation("events", table % "1 support", "Hero plays Gate")
    assert value(unlucky, "place of A") == "hand"
    assert may(unlucky, "Hero plays Gate") is not True
