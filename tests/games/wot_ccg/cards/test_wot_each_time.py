"""What is chosen each time anew, given up, or waits for a challenge: invented cards, results worked out by hand."""

from situations import choices, may

from wot_ccg.situations import situation, value


def test_each_time_an_alternative_is_chosen() -> None:
    """`For each [Combat] you pay, ... or ...`: paid twice, once for support and once for a symbol."""
    table = """
        dominant: hero
        resolving: pattern
        characters: {Captain: {owner: hero, combat: 3, in: pattern, symbols: 2 combat}}
        events: {Tactic: {owner: hero, text: "Play this event during a challenge. For each [Combat] you pay, add
          [Support] or [Opposition] to that challenge."}}
    """
    at = "resolve-challenge:opening-events"
    steps = (
        "Hero plays Tactic for 2 times",
        "Hero chooses generate 1 support",
        "Hero chooses generate 1 opposition",
    )
    played = situation(at, table, *steps)

    assert choices(situation(at, table, steps[0])) == [steps[1], steps[2]]
    assert any("+1 support of Hero" in line.text for line in played.lines)
    assert any("+1 opposition of Hero" in line.text for line in played.lines)


def test_each_time_a_card_is_chosen() -> None:
    """outcome-margin: a lead of 3 is three points, shared as one likes; `you may` lets one of them go."""
    table = """
        resolving: Purge
        support: 3
        challenges: {Purge: {owner: hero, declared: yes, text: "You may put 1 damage on a Mercenary
          character for each point by which you succeed."}}
        characters:
          Ann: {owner: villain, combat: 9, allegiances: Mercenary}
          Bob: {owner: villain, combat: 9, allegiances: Mercenary}
          Cid: {owner: villain, combat: 9, allegiances: Tear}
    """
    played = situation(
        "resolve-challenge:outcome", table, "Hero chooses Ann", "Hero chooses Bob", "Hero chooses nothing"
    )

    assert "Hero chooses Cid" not in choices(situation("resolve-challenge:outcome", table))
    assert (value(played, "damage on Ann"), value(played, "damage on Bob")) == (1, 1)


def test_symbols_chosen_for_each_card() -> None:
    """Two Scribes: two symbols, each of an ability of one's choice; what is said of these symbols holds for both."""
    table = """
        dominant: hero
        acting: hero
        characters:
          Ann: {owner: hero, politics: 1, traits: Scribe}
          Bob: {owner: hero, politics: 1, traits: Scribe}
          Guest: {owner: hero, zone: hand, politics: 1, cost: "1 politics, 1 combat", allegiances: Andor}
        events: {Trade: {owner: hero, text: "For each Scribe you control, generate [Politics] or [Combat].
          These symbols have all allegiances."}}
    """
    played = situation(
        "take-actions", table, "Hero plays Trade", "Hero chooses generate 1 politics", "Hero chooses generate 1 combat"
    )

    assert may(played, "Hero recruits Guest") is True


def test_tokens_that_are_given_up() -> None:
    """A challenge won by 5 puts two tokens on the advantage; both taken off, it is discarded."""
    table = """
        resolving: Lead
        support: 5
        challenges:
          Lead: {owner: hero, declared: yes, text: ["If you succeed, this card becomes a player advantage targeting
            you.", "For each 2 by which you succeed, place a plot token on it.", "Rotate this advantage to remove any
              number
            of plot tokens.", "For each token removed, add [Support] to a challenge.", "Discard the advantage if it
              has no
            tokens on it."]}
          Raid: {owner: villain, declared: yes}
    """
    won = situation("resolve-challenge:outcome", table)

    assert value(won, "Lead is in play") is True
    used = {each for each in choices(won) if each.startswith("Hero uses Lead")}
    assert {each.rpartition(" for ")[2] for each in used} == {"1 times", "2 times"}
    step = "Hero chooses Raid challenge"
    spent = situation("resolve-challenge:outcome", table, next(each for each in used if "2 times" in each), step, step)
    assert value(spent, "Lead is in play") is False
    assert sum("+1 support of Hero in Raid" in line.text for line in spent.lines) == 2


def test_damage_that_changes_pools() -> None:
    """3 in the troop pool, 2 of them moved: 2 hit the character, 1 the troop."""
    table = """
        dominant: hero
        resolving: pattern
        pools: {Hero: {troop: 3}}
        characters: {Orl: {owner: villain, combat: 9, in: pattern}}
        troops: {Pikes: {owner: villain, combat: 9, in: pattern}}
        events: {Breach: {owner: hero, text: "Remove any amount of damage from your troop damage pool. Add 1
          character damage for each token removed."}}
    """
    played = situation("resolve-challenge:grips-events", table, "Hero plays Breach for 2 times")

    assert (value(played, "damage on Orl"), value(played, "damage on Pikes")) == (2, 1)
    assert not any("4 times" in each for each in choices(situation("resolve-challenge:grips-events", table)))


def test_something_is_given_up_or_else() -> None:
    """Two troops of different allegiances are discarded, or the recruit is killed; two of Tear are not different."""
    table = """
        acting: hero
        dominant: hero
        troops:
          Horde: {owner: hero, combat: 9, zone: hand, text: "There is no cost to bring this card into play. Unless
            you discard
            2 undamaged troops you control with different allegiances when you recruit this card, kill it."}
          One: {owner: hero, combat: 1, allegiances: Tear}
          Two: {owner: hero, combat: 1, allegiances: Tear}
          Three: {owner: hero, combat: 1, allegiances: Andor}
    """
    asked = situation("take-actions", table, "Hero recruits Horde")

    assert may(asked, "Hero chooses One and Two") is False
    paid = situation("take-actions", table, "Hero recruits Horde", "Hero chooses One and Three")
    assert value(paid, "Horde is in play") is True
    assert (value(paid, "place of One"), value(paid, "place of Two")) == ("discard pile", "home front")
    spared = situation("take-actions", table, "Hero recruits Horde", "Hero chooses nothing")
    assert value(spared, "place of Horde") == "killed pile"


def test_what_waits_for_a_challenge() -> None:
    """`If you win the challenge by 4 or more`: a lead of 4 brings the token, a lead of 3 does not."""
    table = """
        dominant: hero
        support: %s
        resolving: Raid
        challenges: {Raid: {owner: hero, declared: yes}, Sortie: {owner: villain, declared: yes}}
        events: {Ambition: {owner: hero, text: "Target a challenge you initiated. If you win it by 4
          or more, add 1 token."}}
    """
    at, step = "resolve-challenge:grips-events", "Hero plays Ambition on Raid challenge"

    assert value(situation(at, table % 4, step), "light tokens") == 3
    assert value(situation(at, table % 3, step), "light tokens") == 2
    assert may(situation(at, table % 4), "Hero plays Ambition on Sortie challenge") is False


def test_what_waits_for_a_step() -> None:
    """At the Opening Moves of the challenge that the target is in, it generates what the event says."""
    table = """
        dominant: hero
        characters: {Ann: {owner: hero, politics: 3, in: pattern}}
        events:
          Gift: {owner: hero, text: "Target a participating character. During the Opening Moves step of that
            challenge, the
            target generates [2x Intrigue] (in addition to any rolled results)."}
          Plan: {owner: hero, cost: 2 intrigue, text: Draw a card.}
    """
    early = situation("events", table, "Hero plays Gift on Ann")
    assert value(early, "pool of Hero") == "nothing"
    late = situation("turn:action", table, "Hero plays Gift on Ann", *["Hero passes"] * 5)
    assert value(late, "pool of Hero") == "2 intrigue"


def test_the_other_player_chooses_what_he_loses() -> None:
    """`must discard a troop he controls`: the opponent chooses among his own."""
    table = """
        dominant: hero
        troops:
          Mine: {owner: hero, combat: 1}
          One: {owner: villain, combat: 1}
          Two: {owner: villain, combat: 1}
        events: {Tribute: {owner: hero, text: "Your opponent must discard a troop he controls."}}
    """
    asked = situation("events", table, "Hero plays Tribute")

    assert choices(asked) == ["Villain chooses One", "Villain chooses Two"]
    assert value(situation("events", table, "Hero plays Tribute", "Villain chooses Two"), "Two is in play") is False


def test_two_targets_in_one_challenge() -> None:
    """`Target a ... and a ... participating in the same challenge`: both are hit; two in different ones cannot be."""
    table = """
        dominant: hero
        challenges: {Raid: {owner: hero, declared: yes}}
        troops:
          Mine: {owner: hero, combat: 5, in: Raid}
          Near: {owner: villain, combat: 5, in: Raid}
          Far: {owner: villain, combat: 5, in: pattern}
        events: {Clash: {owner: hero, text: "Target a troop you control and a troop your opponent controls
          participating in
          the same challenge. Put 1 damage on both targets."}}
    """
    played = situation("events", table, "Hero plays Clash on Mine and Near")

    assert (value(played, "damage on Mine"), value(played, "damage on Near")) == (1, 1)
    assert may(situation("events", table), "Hero plays Clash on Mine and Far") is False


def test_a_greater_lead_brings_something_else() -> None:
    """`by 5 or more, ... instead`: a lead of 5 brings 2 tokens and not 3; a lead of 4 one."""
    table = """
        resolving: March
        support: %s
        challenges: {March: {owner: hero, declared: yes, text: "If you succeed, add 1 token. If you succeed by 5 or
          more, add
          2 tokens instead."}}
    """
    assert value(situation("resolve-challenge:outcome", table % 5), "light tokens") == 4
    assert value(situation("resolve-challenge:outcome", table % 4), "light tokens") == 3


def test_a_challenge_without_damage() -> None:
    """ignored: what is rolled in it hurts nobody."""
    table = """
        resolving: Talks
        dominant: hero
        challenges: {Talks: {owner: hero, declared: yes, text: "All damage generated in this challenge is ignored."}}
        characters:
          Ivo: {owner: hero, combat: 3, in: Talks, announced: yes, rolls: 2 damage}
          Orl: {owner: villain, combat: 9, in: Talks}
    """
    assert value(situation("resolve-challenge:opening-roll", table), "damage on Orl") == 0


def test_cards_are_given_up_for_others() -> None:
    """2 of 3 cards in hand are discarded, so 2 are drawn: 3 again; the event itself is not among them."""
    table = """
        dominant: hero
        players: {Hero: {side: hero, hand: 3}, Villain: {side: villain}}
        events: {Sifting: {owner: hero, text: "Discard any number of cards from your hand and draw that many cards."}}
    """
    asked = situation("events", table)

    assert not any("4 times" in each for each in choices(asked))
    steps = ("Hero plays Sifting for 2 times", "Hero discards another card", "Hero discards another card")
    assert value(situation("events", table, *steps), "hand of Hero") == 3


def test_a_pile_becomes_a_deck_again() -> None:
    """Named and other cards of the discard pile go into the deck: 40 and 5 make 45; the event itself stays there."""
    table = """
        dominant: hero
        players: {Hero: {side: hero, deck: 40, discard: 5}, Villain: {side: villain}}
        events: {Return: {owner: hero, text: "Shuffle your discard pile into your deck."}}
        characters: {Ann: {owner: hero, zone: discard pile}}
    """
    played = situation("events", table, "Hero plays Return")

    assert (value(played, "place of Ann"), value(played, "place of Return")) == ("deck", "discard pile")
