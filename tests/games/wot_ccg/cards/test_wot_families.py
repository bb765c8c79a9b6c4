"""Families of card text, carried out: invented cards, each result worked out from the rulebook first."""

from situations import choices, may

from wot_ccg.situations import situation, value

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
        characters: {Archer: {owner: hero, combat: 1, zone: hand, cost: 0, text: "When you recruit this
          character, search your deck or hand for a Yew Bow and put it on this character for free."}}
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
        characters: {Lir: {owner: hero, politics: 1, symbols: "%s", text: "This character may pay either
          [Politics] or [Intrigue] to generate [One Power]."}}
    """
    assert sum("uses" in each for each in choices(situation("events", table % "1 intrigue"))) == 1
    assert not any("uses" in each for each in choices(situation("events", table % "1 combat")))
    both = [each for each in choices(situation("events", table % "1 politics, 1 intrigue")) if "uses" in each]
    assert len(both) == 2
    played = situation("events", table % "1 politics, 1 intrigue", both[1])
    assert value(played, "pool of Hero") == "1 politics, 1 one power"


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
        advantages: {Pact: {owner: hero, kind: character, text: "Target a character of yours. Select one
          of the allegiances of a troop you control. The target gains +2 Intrigue and the chosen allegiance."}}
    """
    asked = situation("take-actions", table, "Hero puts Pact on Lord")
    played = situation("take-actions", table, "Hero puts Pact on Lord", "Hero chooses Tear")

    assert may(asked, "Hero chooses Andor") is False
    assert value(played, "Lord has Tear") is True
    assert value(played, "intrigue of Lord") == 2


def test_symbols_that_were_rolled_may_be_turned_into_others() -> None:
    """effect-default-event, rolled: of 2 Intrigue that were rolled one or both become Politics, never a third."""
    table = """
        dominant: hero
        acting: hero
        characters: {Vin: {owner: hero, intrigue: 3, rolls: 2 intrigue, text: "You may use any [Intrigue] rolled by this
          character as a [Politics] instead. When this character rotates to generate symbols, he also generates
          [Intrigue]."}}
    """
    rolled = situation("action-round", table, "Hero generates with Vin")
    both = situation("action-round", table, "Hero generates with Vin", "Hero uses Vin for 2 times")

    assert value(rolled, "pool of Hero") == "3 intrigue"
    assert value(both, "pool of Hero") == "2 politics, 1 intrigue"
    assert may(rolled, "Hero uses Vin for 3 times") is may(both, "Hero uses Vin for 1 times") is False


def test_a_card_aims_the_damage_that_it_has_rolled() -> None:
    """targeted-damage: 2 points rolled; 1 is aimed at Old, the other stays in the pool and is assigned as usual."""
    table = """
        resolving: pattern
        dominant: hero
        characters:
          Bow: {owner: hero, combat: 3, in: pattern, rolls: 2 damage, text: "This character chooses
            which characters take the damage it generates."}
          Old: {owner: villain, combat: 5, in: pattern}
          New: {owner: villain, combat: 5, in: pattern}
    """
    aimed = ("Hero passes", "Villain passes", "Villain passes", "Hero rotates Bow", "Hero uses Bow on Old")
    once = situation("resolve-challenge", table, *aimed, "Villain passes")
    twice = situation("resolve-challenge", table, *aimed, "Villain passes", "Hero uses Bow on Old", "Villain passes")
    done = situation("resolve-challenge", table, *aimed, *PASS[::-1], "Villain assigns 1 to New")

    assert may(once, "Hero uses Bow on New") is True
    assert may(twice, "Hero uses Bow on New") is may(done, "Hero uses Bow on New") is False
    assert (value(done, "damage on Old"), value(done, "damage on New")) == (1, 1)


def test_symbols_for_participating() -> None:
    """participating-early-symbols: they are there when the challenge is resolved, whether its card rolls or not."""
    table = """
        dominant: hero
        characters: {Gav: {owner: hero, combat: 2, in: pattern, text: "This character generates one [Combat] when he
          participates in a challenge. This character may pay [Combat] to generate [Support]."}}
    """
    assert may(situation("resolve-challenge", table), "Hero uses Gav") is True


def test_the_only_one_of_its_kind_in_a_challenge() -> None:
    """`While a troop ... is the only troop`: each troop by itself, in its own challenge."""
    table = """
        troops:
          Pikes: {owner: hero, combat: 1, in: pattern}
          Bows: {owner: hero, combat: 1%s}
        advantages: {Drill: {owner: hero, kind: player, on: hero, text: "If any troop of yours is
          the only troop you have participating in the challenge, it has +2 Combat."}}
    """
    assert value(situation("events", table % ""), "combat of Pikes") == 3
    assert value(situation("events", table % ", in: pattern"), "combat of Pikes") == 1


def test_what_the_other_player_recruits() -> None:
    """recruit: a token for each Forsaken that anybody recruits; a die more for each of them."""
    table = """
        acting: villain
        dominant: villain
        characters:
          Dawn: {owner: hero, one-power: 2, text: "Whenever any player recruits a Forsaken, put 1 plot token
            on this card. This character rolls one extra One Power die for each plot token on it."}
          Shade: {owner: villain, one-power: 2, traits: Forsaken, zone: hand, cost: 0}
    """
    played = situation("take-actions", table, "Villain recruits Shade")

    assert value(situation("take-actions", table), "one power dice of Dawn") == 2
    assert value(played, "one power dice of Dawn") == 3


def test_a_card_that_cannot_come_back_in_the_next_turn() -> None:
    """event-expiry, cannot: `this turn or next turn` forbids the recruit in both, and then no more."""
    table = """
        acting: hero
        dominant: villain
        characters:
          Spy: {owner: hero, politics: 1, text: "As an event, rotate this card to target a character
            recruited this turn. Return the target to its owner's hand; it may not be recruited this or next turn."}
          Guest: {owner: hero, combat: 1, zone: hand, cost: 0}
    """
    here = situation("take-actions", table, "Hero recruits Guest", "Hero uses Spy on Guest")

    assert value(here, "place of Guest") == "hand"
    assert may(here, "Hero recruits Guest") is False


def test_a_bonus_and_an_additional_one() -> None:
    """effect-continuous: the first holds always, the additional one only while its condition does."""
    table = """
        characters: {Lys: {owner: hero, combat: 1%s, text: "This character gains +1 Combat and an additional +2 Combat
          while participating in challenges."}}
    """
    assert value(situation("events", table % ""), "combat of Lys") == 2
    assert value(situation("events", table % ", in: pattern"), "combat of Lys") == 4


def test_only_abilities_that_are_printed_low() -> None:
    """printed-ability: of 4 Combat and 2 Politics only the Politics is raised."""
    table = """
        troops: {Guard: {owner: hero, combat: 4, politics: 2, text: "This troop gains +1 to all printed abilities of 2
          or less."}}
    """
    here = situation("events", table)

    assert (value(here, "combat of Guard"), value(here, "politics of Guard")) == (4, 3)


def test_an_advantage_without_a_cost() -> None:
    """cost: with 5 control tokens more on the nation the advantage is free; with fewer it costs what is printed."""
    table = """
        acting: hero
        dominant: villain
        advantages:
          Banner: {owner: hero, kind: player, cost: 3 politics, text: "If you control any nation
            contested advantage by 5 or more, this card has no cost."}
          Andor: {owner: hero, kind: world, on: world, traits: Nation Contested, control: {hero: %s}}
    """
    assert may(situation("take-actions", table % 5), "Hero puts Banner on Hero") is True
    assert may(situation("take-actions", table % 4), "Hero puts Banner on Hero") is False
