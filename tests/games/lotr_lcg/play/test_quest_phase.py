"""III. Quest phase: commitment, staging, quest resolution, progress."""

from __future__ import annotations

from situations import asked, choices, happened, may, next_actor, value, why_not

from lotr_lcg.situations import situation, value_now

TWO = """
players: {Ana: 30, Ben: 25}
heroes:
  Aragorn: {of: Ana, willpower: 2}
  Gimli: {of: Ana, willpower: 1, exhausted: yes}
  Eowyn: {of: Ben, willpower: 4}
"""


def test_commitment_goes_in_player_order() -> None:
    """3.2: the first player commits first, then the next; each once."""
    assert next_actor(situation("quest:3.2", TWO)) == "Ana"
    assert next_actor(situation("quest:3.2", TWO, "Ana commits Aragorn")) == "Ben"


def test_exhausted_characters_cannot_commit() -> None:
    """3.2, exhausted-not-again: committing exhausts, so only ready characters can."""
    play = situation("quest:3.2", TWO)

    assert why_not(play, "Ana commits Gimli") == {"3.2", "exhausted-not-again"}
    assert why_not(play, "Ana commits Eowyn") == {"3.2", "controller-definition"}
    assert choices(play) == ["Ana commits nobody", "Ana commits Aragorn"]


def test_committing_exhausts() -> None:
    """3.2: a committed character is exhausted."""
    play = situation("quest:3.2", TWO, "Ana commits Aragorn")

    assert value_now(play, "Aragorn is exhausted") is True
    assert value_now(play, "Aragorn is committed") is True


def test_several_characters_in_any_order() -> None:
    """3.2: any number at once, written in any order."""
    play = situation("quest:3.2", TWO.replace(", exhausted: yes", ""), "Ana commits Gimli and Aragorn")

    assert value_now(play, "committed characters") == ["Aragorn", "Gimli"]


def test_committed_until_the_phase_ends() -> None:
    """3.4-committed: nobody is committed afterwards, and nobody has readied."""
    play = situation("quest:3.4", TWO.replace("willpower: 4", "willpower: 4, committed: yes, exhausted: yes"))

    assert value(play, "Eowyn is committed") is False
    assert value(play, "Eowyn is exhausted") is True


def test_one_card_for_each_player() -> None:
    """3.3: as many cards as players are left."""
    table = TWO + "encounter-deck: [Wolf, Bat, Rat]\nenemies: {Wolf: {}, Bat: {}, Rat: {}}"
    alone = table.replace("Ben: 25", "Ben: {eliminated: yes}")

    assert happened(situation("quest:3.3", table), "revealed") == ["Wolf", "Bat"]
    assert happened(situation("quest:3.3", alone), "revealed") == ["Wolf"]


def test_started_between_two_cards() -> None:
    """3.3: a line of play that starts at the reveal counts the players."""
    table = TWO + "encounter-deck: [Wolf, Bat, Rat]\nenemies: {Wolf: {}, Bat: {}, Rat: {}}"

    assert happened(situation("quest:3.3-reveal", table), "revealed") == ["Wolf", "Bat"]


def test_when_revealed_before_the_next_card() -> None:
    """3.3: each card is staged completely before the next is turned up."""
    table = (
        TWO
        + """
encounter-deck: [Gloom, Wolf]
enemies: {Wolf: {}}
treacheries: {Gloom: {text: ["When Revealed: Each player raises their threat by 2."]}}
"""
    )
    play = situation("quest:3.3", table)
    said = [line.event for line in play.lines if line.event and line.event[0] in ("revealed", "threat")]

    assert said[:4] == [("revealed", "Gloom"), ("threat", "Ana"), ("threat", "Ben"), ("revealed", "Wolf")]


def test_treacheries_are_put_away() -> None:
    """3.3-placement: a treachery goes to the encounter discard pile, an enemy to the staging area."""
    table = TWO + "encounter-deck: [Gloom, Wolf, Bat]\nenemies: {Wolf: {}, Bat: {}}\ntreacheries: {Gloom: {}}"
    play = situation("quest:3.3", table)

    assert value(play, "place of Gloom") == "discard pile"
    assert value(play, "place of Wolf") == "staging area"


DOOM = """
players: {Ana: 30, Ben: 25}
treacheries: {Storm: {keywords: [doomed 3, surge], text: ["When Revealed: The first player raises their threat by 1."]}}
enemies: {Wolf: {}}
encounter-deck: [Storm, Wolf]
"""


def test_first_player_orders_keywords_and_effects() -> None:
    """staging-2: by default the first player decides what resolves first, where it matters; surge comes last."""
    table = DOOM.replace("The first player raises their threat by 1.", "Set your threat to 20.")

    assert choices(situation("reveal", table)) == ["Ana takes Doomed next", "Ana takes When Revealed next"]
    assert happened(situation("reveal", table, "Ana takes When Revealed next"), "revealed") == ["Storm", "Wolf"]


def test_keywords_first_by_reading() -> None:
    """staging-2: under the other readings nobody is asked."""
    for order in ("keywords-first", "printed-order"):
        play = situation("reveal", DOOM, keyword_order=order)
        assert value(play, "threat of Ana") == 34
        assert happened(play, "revealed") == ["Storm", "Wolf"]


def test_doomed_is_for_everybody() -> None:
    """doomed: each player raises threat by the number."""
    play = situation("reveal", DOOM, "Ana takes Doomed next")

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (34, 28)


CANCEL = """
players: {Ana: {threat: 30, hand: [A Test of Will]}}
heroes: {Eowyn: {of: Ana, sphere: spirit, resources: 1}}
events:
  A Test of Will:
    {sphere: spirit, cost: 1, text: ["Response: When a when revealed effect would resolve, cancel that effect."]}
treacheries: {Storm: {keywords: [surge], text: ["When Revealed: Each player raises their threat by 5."]}}
enemies: {Wolf: {}}
encounter-deck: [Storm, Wolf]
"""


def test_canceled_treachery_still_surges() -> None:
    """cancel-treachery: by default the keywords remain; by the other reading they are canceled too."""
    kept = situation("reveal", CANCEL, "Ana plays A Test of Will")
    gone = situation("reveal", CANCEL, "Ana plays A Test of Will", cancel_keywords="keywords-too")

    assert value(kept, "threat of Ana") == 30
    assert happened(kept, "revealed") == ["Storm", "Wolf"]
    assert happened(gone, "revealed") == ["Storm"]


def test_eliminated_in_the_middle_of_staging() -> None:
    """elimination-fewer-reveals: whether this very staging reveals one card fewer is a reading."""
    table = """
players: {Ana: 30, Ben: 48}
heroes: {Eowyn: {of: Ana}, Gimli: {of: Ben}}
treacheries: {Storm: {keywords: [doomed 2]}}
enemies: {Wolf: {}}
encounter-deck: [Storm, Wolf]
"""
    assert happened(situation("quest:3.3", table), "revealed") == ["Storm", "Wolf"]
    assert happened(situation("quest:3.3", table, reveals_mid_staging="at-once"), "revealed") == ["Storm"]


def test_progress_with_nothing_active_goes_on_the_quest() -> None:
    """3.4-success: without an active location all progress goes on the quest."""
    table = TWO.replace("willpower: 4", "willpower: 4, committed: yes") + "quests: {Q: {points: 9}}"

    assert value(situation("quest:3.4", table), "progress on Q") == 4


def test_progress_by_a_card_effect_overflows_too() -> None:
    """active-location-overflow: what a card effect places beyond the location's quest points goes on the quest."""
    table = """
players: {Ana: {hand: [Ride]}}
heroes: {Eowyn: {of: Ana, sphere: spirit, resources: 1}}
events: {Ride: {cost: 0, text: ["Action: Place 5 progress tokens on the current quest."]}}
locations: {Ford: {active: yes, points: 2}}
quests: {Q: {points: 9}}
"""
    play = situation("quest:aw-3.4", table, "Ana plays Ride")

    assert value(play, "progress on Q") == 3
    assert value(play, "place of Ford") == "discard pile"


def test_the_last_stage_wins() -> None:
    """winning-losing: the last stage completed is a victory; another stage is not."""
    table = TWO.replace("willpower: 4", "willpower: 4, committed: yes") + "quests: {Q: {points: 3, last: yes}}"

    assert value(situation("quest:3.4", table), "the players have won") is True
    assert value(situation("quest:3.4", table.replace(", last: yes", "")), "the players have won") is False


def test_may_commit_only_in_step_three_two() -> None:
    """3.2: outside that step nobody commits."""
    table = TWO + "locations: {Ford: {}}"

    assert not may(situation("travel:4.2", table), "Ana commits Aragorn")


def test_a_deck_that_ran_out_in_the_quest_phase() -> None:
    """3.3-empty-deck: it is made anew then, so there are shadow cards in the combat phase of that round."""
    table = """
players: {Ana: 30}
heroes: {Aragorn: {of: Ana}}
enemies: {Wolf: {engaged: Ana}, Bat: {threat: 0, engagement: 50}}
treacheries: {Trap: {}}
encounter-deck: [Bat]
encounter-discard: [Trap]
"""
    play = situation("round/quest:3.3", table, "Ana engages nobody")

    assert value_now(play, "number of shadow cards of Wolf") == 1
    assert value_now(situation("combat:6.2", table.replace("[Bat]", "[]")), "number of shadow cards of Wolf") == 0


def test_the_deck_is_made_anew_as_its_last_card_is_taken() -> None:
    """3.3-empty-deck: ever empty: the treachery that was the last card is not in the new deck, so Bat comes."""
    table = """
players: {Ana: 30, Ben: 20}
heroes: {Aragorn: {of: Ana}, Eowyn: {of: Ben}}
enemies: {Bat: {}}
treacheries: {Dread: {text: "When Revealed: Each player raises his threat by 2."}}
encounter-deck: [Dread]
encounter-discard: [Bat]
"""
    play = situation("quest:3.3", table)

    assert happened(play, "revealed") == ["Dread", "Bat"]
    assert asked(play, "outcomes", "threat of Ana") == [33]


def test_the_deck_is_made_anew_when_a_shadow_card_was_the_last() -> None:
    """3.3-empty-deck: an attack in the quest phase takes the last card, and the new deck is there at once."""
    table = """
players: {Ana: 30}
heroes: {Aragorn: {of: Ana, hp: 9}}
enemies: {Orc: {text: "When Revealed: Orc makes an immediate attack against the first player."}, Bat: {}, Rat: {}}
encounter-deck: [Orc, Bat]
encounter-discard: [Rat]
"""
    play = situation("quest:3.3", table)

    assert (value_now(play, "place of Bat"), value_now(play, "place of Rat")) == ("shadow", "deck")
    assert value_now(play, "cards in the encounter deck") == 1
