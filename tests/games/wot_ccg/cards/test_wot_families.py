"""Families of card text, carried out: invented cards, each result worked out from the rulebook first."""

from situations import choices, may, value

from wot_ccg.situations import situation

PASS = ("Hero passes", "Villain passes")


def test_one_description_or_another() -> None:
    """effects-in-play: a Scribe with 3 or more Combat, or anybody who is called Ferel; nobody else is a target."""
    table = """
        dominant: hero
        characters:
          Ferel: {owner: hero, politics: 1}
          Strong: {owner: hero, combat: 3, traits: Scribe}
          Weak: {owner: hero, combat: 2, traits: Scribe}
        events: {Blessing: {owner: hero, text: "Target a Scribe character with 3 or more Combat, or Ferel. The target
          gains +1 Intrigue."}}
    """
    here = situation("events", table)

    assert may(here, "Hero plays Blessing on Ferel") is may(here, "Hero plays Blessing on Strong") is True
    assert may(here, "Hero plays Blessing on Weak") is False


def test_two_effects_in_one_sentence() -> None:
    """effect-continuous, effect-default-event: the bonus is there at once; the other half rotates the advantage."""
    table = """
        dominant: hero
        characters: {Bran: {owner: hero, combat: 1}}
        advantages: {Sash: {owner: hero, kind: character, on: Bran, text: "The target gains +1 Politics, and you may
          rotate this advantage to generate [Combat]."}}
    """
    here = situation("events", table)
    used = situation("events", table, "Hero uses Sash")

    assert value(here, "politics of Bran") == 1
    assert value(used, "pool of Hero") == "1 combat"
    assert may(used, "Hero uses Sash") is False


def test_a_search_in_hand_or_deck() -> None:
    """search-then-shuffle: where text says so a card may come from the hand too, and goes on its host for nothing."""
    table = """
        acting: hero
        dominant: villain
        characters: {Archer: {owner: hero, combat: 1, zone: hand, cost: 0, text: "When recruited, search your hand or
          deck for a Yew Bow, and place it on this card for no cost."}}
        advantages: {Yew Bow: {owner: hero, kind: character, cost: 2 combat, zone: %s, text: "He gains +1 Combat."}}
    """
    for zone in ("hand", "deck"):
        played = situation("take-actions", table % zone, "Hero recruits Archer", "Hero chooses Yew Bow")
        assert value(played, "combat of Archer") == 2
    away = situation("take-actions", table % "discard pile", "Hero recruits Archer")
    assert "Hero chooses Yew Bow" not in choices(away)


def test_what_is_given_for_good_as_soon_as_a_condition_holds() -> None:
    """effects-in-play: `permanently` stays although the condition or its source is gone."""
    table = """
        dominant: hero
        characters:
          Chief: {owner: hero, combat: 1, text: "If you control 2 or more Scribes, this character permanently gains +1
            Combat."}
          One: {owner: hero, traits: Scribe, combat: 1}
          Two: {owner: hero, traits: Scribe, combat: 1}
        events: {Axe: {owner: hero, text: "Target a character you control. Kill the target."}}
    """
    after = situation("events", table, "Hero plays Axe on One")

    assert value(situation("events", table), "combat of Chief") == 2
    assert value(after, "combat of Chief") == 2
    assert value(situation("events", table.replace("traits: Scribe, ", "", 1)), "combat of Chief") == 1


def test_a_replacement_with_a_consequence() -> None:
    """replacement-inherits: the new card keeps all traits of the old one but the one its text takes away for good."""
    table = """
        dominant: hero
        characters:
          Ilse: {owner: hero, combat: 1, traits: [Scribe, Dancer]}
          Ilse Grown: {owner: hero, combat: 3, zone: hand, text: "Replace Ilse; she permanently loses the Dancer
            trait. When you play this card, draw a card."}
    """
    played = situation("events", table, "Hero replaces Ilse with Ilse Grown")

    assert value(played, "Ilse Grown has Scribe") is True
    assert value(played, "Ilse Grown has Dancer") is False
    assert value(played, "hand of Hero") == 1


def test_one_symbol_or_another_pays() -> None:
    """paying-own-symbols: Politics or Intrigue of its own pays for the effect; Combat does not."""
    table = """
        dominant: hero
        characters: {Lir: {owner: hero, politics: 1, symbols: "%s", text: "This character may pay [Politics] or
          [Intrigue] to generate [Combat]."}}
    """
    assert sum("uses" in each for each in choices(situation("events", table % "1 intrigue"))) == 1
    assert not any("uses" in each for each in choices(situation("events", table % "1 combat")))
    both = [each for each in choices(situation("events", table % "1 politics, 1 intrigue")) if "uses" in each]
    assert len(both) == 2
    played = situation("events", table % "1 politics, 1 intrigue", both[1])
    assert value(played, "pool of Hero") == "1 politics, 1 combat"


def test_cards_that_have_to_go_as_long_as_another_is_there() -> None:
    """discard-from-play: whatever is meant is discarded at once, of one's own only."""
    table = """
        acting: hero
        dominant: villain
        characters:
          Mine: {owner: hero, combat: 1, traits: Dancer}
          Other: {owner: hero, combat: 1}
          Bard: {owner: hero, combat: 1, traits: Singer}
          Theirs: {owner: villain, combat: 1, traits: Dancer}
        advantages: {Ban: {owner: hero, kind: player, text: "Discard all Dancer and Singer cards you control."}}
    """
    played = situation("take-actions", table, "Hero puts Ban on Hero")

    assert value(played, "place of Mine") == value(played, "place of Bard") == "discard pile"
    assert value(played, "place of Other") == value(played, "place of Theirs") == "home front"


def test_what_was_recruited_this_turn() -> None:
    """recruit: the bonus comes with the first Brute that anybody recruits in the turn, and is gone in the next."""
    table = """
        acting: villain
        dominant: villain
        characters:
          Brute: {owner: villain, combat: 1, traits: Monster, zone: hand, cost: 0}
          Guard: {owner: hero, combat: 1, text: "If 1 or more Monsters were recruited this turn, this character gains +2
            Combat."}
    """
    assert value(situation("take-actions", table), "combat of Guard") == 1
    assert value(situation("take-actions", table, "Villain recruits Brute"), "combat of Guard") == 3


def test_an_allegiance_is_chosen_when_an_advantage_is_played() -> None:
    """allegiance: only an allegiance of one's own troops can be chosen; the bearer has it from then on."""
    table = """
        acting: hero
        dominant: villain
        characters: {Lord: {owner: hero, politics: 1}}
        troops:
          Pikes: {owner: hero, combat: 1, allegiances: Tear}
          Bows: {owner: villain, combat: 1, allegiances: Andor}
        advantages: {Pact: {owner: hero, kind: character, text: "Target a character you control. Choose an allegiance of
          a troop you control (if any). The target gains +2 Intrigue and the chosen allegiance."}}
    """
    asked = situation("take-actions", table, "Hero puts Pact on Lord")
    played = situation("take-actions", table, "Hero puts Pact on Lord", "Hero chooses Tear")

    assert may(asked, "Hero chooses Andor") is False
    assert value(played, "Lord has Tear") is True
    assert value(played, "intrigue of Lord") == 2
