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


def test_what_comes_of_a_poor_roll() -> None:
    """generated: fewer than 2 symbols of a roll bring one more; with 2 of them there is nothing more."""
    table = """
        acting: hero
        dominant: villain
        characters: {Ash: {owner: hero, politics: 3, rolls: %s, text: "If Ash generates less than 2 ability symbols when
          she rolls her dice, she additionally generates [Combat]."}}
    """
    poor = situation("action-round", table % "1 politics", "Hero generates with Ash")
    rich = situation("action-round", table % "2 politics", "Hero generates with Ash")

    assert value(poor, "symbols on Ash") == "1 politics, 1 combat"
    assert value(rich, "symbols on Ash") == "2 politics"


def test_the_allegiance_of_a_nation() -> None:
    """contested-nation: the allegiance of each nation that is controlled, and of no other."""
    table = """
        characters: {Regent: {owner: hero, politics: 1, text: "While you control a nation contested advantage, this
          character gains the allegiance of that nation."}}
        advantages:
          Tear: {owner: hero, kind: world, on: world, traits: [Nation Contested, Tear], control: {hero: 2}}
          Illian: {owner: hero, kind: world, on: world, traits: [Nation Contested, Illian], control: {villain: 2}}
    """
    here = situation("events", table)

    assert value(here, "Regent has Tear") is True
    assert value(here, "Regent has Illian") is value(here, "Regent has Andor") is False


def test_the_pattern_counts_higher_for_some_recruits() -> None:
    """pattern-requirement: with 2 tokens a Scribe that needs 4 can be recruited, another card cannot."""
    table = """
        acting: hero
        dominant: villain
        characters:
          Clerk: {owner: hero, politics: 1, traits: Scribe, zone: hand, cost: 0, needs: 4}
          Baker: {owner: hero, politics: 1, zone: hand, cost: 0, needs: 4}
        advantages: {Hall: {owner: hero, kind: player, on: hero, text: "You may recruit Scribe
          characters as if you had 2 more Pattern."}}
    """
    here = situation("take-actions", table)

    assert may(here, "Hero recruits Clerk") is True
    assert may(here, "Hero recruits Baker") is False


def test_the_controller_of_the_target_gets_rid_of_an_advantage() -> None:
    """advantage-you: whoever controls the target pays; the player who has put it there cannot."""
    table = """
        dominant: villain
        characters: {Mule: {owner: villain, combat: 2, symbols: "1 combat, 1 politics"}}
        advantages: {Load: {owner: hero, kind: character, on: Mule, text: "The controller of the target
          may pay 2 ability symbol(s) as an event to discard this card."}}
    """
    here = situation("events", table)
    rid = situation("events", table, "Villain uses Load")

    assert may(here, "Villain uses Load") is True
    assert value(rid, "place of Load") == "discard pile"
    assert not any("Hero uses" in each for each in choices(situation("events", table, "Villain passes")))


def test_several_limits_of_what_a_player_controls() -> None:
    """cannot: a second Dancer cannot be recruited, a second Singer can."""
    table = """
        acting: hero
        dominant: villain
        characters:
          One: {owner: hero, combat: 1, traits: Dancer}
          Two: {owner: hero, combat: 1, traits: Singer}
          Three: {owner: hero, combat: 1, traits: Dancer, zone: hand, cost: 0}
          Four: {owner: hero, combat: 1, traits: Singer, zone: hand, cost: 0}
        advantages: {Code: {owner: hero, kind: player, on: hero, text: "You may not control more than 1 Dancer and 2
          Singer characters."}}
    """
    here = situation("take-actions", table)

    assert may(here, "Hero recruits Three") is False
    assert may(here, "Hero recruits Four") is True


def test_a_card_from_hand_is_shuffled_in_to_search_for_another() -> None:
    """search-then-shuffle: a troop of the hand goes into the deck, another troop comes into the hand."""
    table = """
        acting: hero
        dominant: villain
        troops:
          Pikes: {owner: hero, combat: 1, traits: Scribe, zone: hand}
          Bows: {owner: hero, combat: 1, traits: Dancer, zone: deck}
        advantages: {Muster: {owner: hero, kind: player, on: hero, text: "As an event, rotate this card to
          shuffle a Scribe from your hand into your deck to find a Dancer in your deck and put it in your hand."}}
    """
    played = situation("take-actions", table, "Hero uses Muster on Pikes and Bows")

    assert (value(played, "place of Pikes"), value(played, "place of Bows")) == ("deck", "hand")


def test_symbols_of_any_ability_are_chosen_whenever_a_card_rotates() -> None:
    """generated: one symbol of an ability that the player names, besides the roll; no One Power where text says so."""
    table = """
        acting: hero
        dominant: villain
        characters: {Bard: {owner: hero, politics: 1, rolls: 1 politics, text: "When this character rotates, he
          generates one non-One Power ability symbol of your choice."}}
    """
    asked = situation("action-round", table, "Hero generates with Bard")
    played = situation("action-round", table, "Hero generates with Bard", "Hero chooses 1 combat")

    assert "Hero chooses 1 one power" not in choices(asked)
    assert value(played, "symbols on Bard") == "1 politics, 1 combat"


def test_events_that_cannot_be_aimed_at_a_card() -> None:
    """cannot: an opponent's event without Combat in its cost has no such target; one with Combat has, and one's own."""
    table = """
        dominant: villain
        characters:
          Queen: {owner: hero, politics: 1, text: "No opponent may target characters you control with events, unless the
            event has a [Combat] in its cost."}
          Mage: {owner: villain, politics: 1, symbols: "1 politics, 1 combat"}
        events:
          Slander: {owner: villain, cost: 1 politics, text: "Target a character. The target gains -1 Politics."}
          Ambush: {owner: villain, cost: 1 combat, text: "Target a character. The target gains -1 Politics."}
          Toast: {owner: hero, text: "Target a character. The target gains +1 Politics."}
    """
    here = situation("events", table)

    assert may(here, "Villain plays Slander on Queen") is False
    assert may(here, "Villain plays Ambush on Queen") is True
    assert may(situation("events", table, "Villain passes"), "Hero plays Toast on Queen") is True


def test_damage_that_makes_stronger_and_a_smaller_hand() -> None:
    """current-ability: 2 Combat, 3 for 3 damage, less 3 damage; hand-size-modified: the opponent may keep 7."""
    table = """
        characters: {Bear: {owner: hero, combat: 2, damage: 3, text: "This character gains +1 Combat for each damage on
          him. Your opponent's hand size is reduced by 1."}}
    """
    here = situation("events", table)

    assert value(here, "combat of Bear") == 2
    assert value(here, "hand size of Villain") == 7
    assert value(here, "hand size of Hero") == 8


def test_an_advantage_that_is_put_on_the_card_itself() -> None:
    """play-advantage: a card is drawn for one on Smith, none for one on Baker."""
    table = """
        acting: hero
        dominant: villain
        characters:
          Smith: {owner: hero, combat: 1, text: "When you play an advantage on this character, draw a card."}
          Baker: {owner: hero, combat: 1}
        advantages: {Apron: {owner: hero, kind: character}}
    """
    assert value(situation("take-actions", table, "Hero puts Apron on Smith"), "hand of Hero") == 1
    assert value(situation("take-actions", table, "Hero puts Apron on Baker"), "hand of Hero") == 0


def test_company_that_is_the_only_one_allowed() -> None:
    """participation-restrictions: with a Scribe it may, with anybody else it may not."""
    table = """
        characters:
          Shy: {owner: hero, combat: 1, at: battleground, text: "This character may only participate in challenges with
            Scribes."}
          Clerk: {owner: hero, combat: 1, traits: Scribe, in: pattern}
          Boor: {owner: hero, combat: 1%s}
    """
    assert may(situation("participation", table % ""), "Hero commits Shy to the Pattern Challenge") is True
    crowd = situation("participation", table % ", in: pattern")
    assert may(crowd, "Hero commits Shy to the Pattern Challenge") is False


def test_an_allegiance_of_symbols() -> None:
    """recruit-allegiance-doubling: symbols with the Tear allegiance pay for a Tear character without it."""
    table = """
        acting: hero
        dominant: villain
        characters:
          Agent: {owner: hero, politics: 1, symbols: 1 politics, allegiances: Andor%s}
          Lady: {owner: hero, politics: 1, allegiances: Tear, zone: hand, cost: 1 politics}
    """
    more = ', text: "Symbols generated by this character also have the Tear allegiance."'

    assert may(situation("take-actions", table % ""), "Hero recruits Lady") is False
    assert may(situation("take-actions", table % more), "Hero recruits Lady") is True


def test_a_bonus_against_some_cards() -> None:
    """against: only in a challenge in which such a card is on the other side."""
    table = """
        characters:
          Lance: {owner: hero, combat: 1, in: pattern, text: "This character gains +2 Combat against Monsters and rolls
            one additional Combat die during challenges."}
          Beast: {owner: villain, combat: 1, traits: Monster%s}
    """
    assert value(situation("events", table % ", in: pattern"), "combat of Lance") == 3
    assert value(situation("events", table % ""), "combat of Lance") == 1
    assert value(situation("events", table % ""), "combat dice of Lance") == 2


def test_a_trait_in_the_text_of_an_advantage_is_not_that_of_its_bearer() -> None:
    """trait: `Reinforcement.` in front of the text is a trait of the advantage itself; `The target gains` is not."""
    table = """
        characters: {Scout: {owner: hero, combat: 1}}
        advantages: {Horse: {owner: hero, kind: character, on: Scout, text: "%s"}}
    """
    assert value(situation("events", table % "Reinforcement."), "Scout has Reinforcement") is False
    assert value(situation("events", table % "The target gains Reinforcement."), "Scout has Reinforcement") is True
