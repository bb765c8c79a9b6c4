"""More families of card text, carried out: invented cards, each result worked out from the rulebook first."""

from situations import choices, may

from wot_ccg.situations import situation, value


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


def test_as_much_as_is_counted() -> None:
    """generated: 3 Scribes of one's own, 3 Combat; a Scribe of the opponent does not count."""
    table = """
        dominant: hero
        characters:
          Chief: {owner: hero, combat: 1, traits: Scribe, text: "Rotate this character to generate a number of [Combat]
            equal to the number of Scribes you control."}
          One: {owner: hero, combat: 1, traits: Scribe}
          Two: {owner: hero, combat: 1, traits: Scribe}
          Foe: {owner: villain, combat: 1, traits: Scribe}
    """
    assert value(situation("events", table, "Hero uses Chief"), "symbols on Chief") == "3 combat"


def test_what_may_not_be_recruited_and_who_controls_more() -> None:
    """cannot: no Monsters; control-in-play-only: the bonus is there while one has more troops than the opponent."""
    table = """
        acting: villain
        dominant: hero
        characters:
          Judge: {owner: villain, politics: 1, text: "You cannot recruit Monsters. If you control more troops than your
            opponent, this character gains +1 Politics."}
          Ogre: {owner: villain, combat: 1, traits: Monster, zone: hand, cost: 0}
          Clerk: {owner: villain, combat: 1, zone: hand, cost: 0}
        troops: {Pikes: {owner: villain, combat: 1}%s}
    """
    here = situation("take-actions", table % "")

    assert may(here, "Villain recruits Ogre") is False
    assert may(here, "Villain recruits Clerk") is True
    assert value(here, "politics of Judge") == 2
    assert value(situation("take-actions", table % ", Bows: {owner: hero, combat: 1}"), "politics of Judge") == 1


def test_success_in_a_challenge_in_which_a_card_takes_part() -> None:
    """outcome-success: a card is drawn if Tess was in the challenge that succeeded, none if she was not."""
    table = """
        resolving: pattern
        support: 4
        characters:
          Tess: {owner: hero, combat: 1%s, text: "If you succeed in a challenge in which this character is
            participating, draw a card."}
    """
    there = situation("resolve-challenge:outcome", table % ", in: pattern")
    away = situation("resolve-challenge:outcome", table % "")

    assert value(there, "hand of Hero") - value(away, "hand of Hero") == 1


def test_a_type_behind_an_article_is_that_of_one_description() -> None:
    """effects-in-play: `a Scribe or a troop`: any Scribe, whatever its type, and any troop."""
    table = """
        dominant: hero
        characters: {Clerk: {owner: hero, combat: 1, traits: Scribe, rotated: yes}, Boor: {owner: hero, combat: 1}}
        troops: {Pikes: {owner: hero, combat: 1, rotated: yes}}
        events: {Dawn: {owner: hero, text: "Target a Scribe or a troop. Ready the target."}}
    """
    here = situation("events", table)

    assert may(here, "Hero plays Dawn on Clerk") is may(here, "Hero plays Dawn on Pikes") is True
    assert may(here, "Hero plays Dawn on Boor") is False
