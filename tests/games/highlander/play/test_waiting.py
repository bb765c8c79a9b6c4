"""What waits and who may act between: Must Dos and the Edges against them, discard-to-use cards, ways to say it."""

import pytest
from situations import choices, may, next_actor, value, why_not

from highlander.situations import situation, so_far
from judge.content.problem import BadInput
from judge.scenario.ask import answer
from judge.scenario.model import Ask
from judge.scenario.played import Played

SQUEEZE = "cards: {Squeeze: 'event: opponent discards 2 cards', Nerve: 'edge: counter an event', Calm: 'edge: draw 1'}"
NEXUS = "cards: {Nexus: 'situation: discard to use: draw 1', Relic: 'object: may: draw 1', Evade: dodge all}"


def waiting(ben: str) -> str:
    """Squeeze was played in Ana's last turn, and Ben has to settle it."""
    return (
        "players: {Ana: {in-play: [{card: Squeeze, since: last turn}]}, Ben: {must-do: [discard 2 cards], "
        f"{ben}}}}}\n{SQUEEZE}"
    )


def nexus(since: str, card: str = "Nexus") -> str:
    """Ana has a card to discard; Ben has two attacks to answer."""
    row = f"in-play: [{{card: {card}, since: {since}}}], hand-size: 5"
    return f"players: {{Ana: {{{row}}}, Ben: {{hand: [Evade]}}}}\n{NEXUS}\nattacks: [Upper Left Attack, Thrust]"


def cites(played: Played, quantity: str) -> list[str]:
    """The units an answer cites, in order."""
    return [cite.unit for cite in answer(played, Ask(value=quantity)).cites]


def test_an_edge_counters_the_card_whose_must_do_waits() -> None:
    """phase-2b-must-do: with the card gone there is nothing left to settle."""
    played = situation("may-must", waiting("hand: [Nerve, Thrust]"), "Ben plays Nerve on Squeeze")

    assert value(played, "what Ben must do") == []
    assert value(played, "where Squeeze is") == "discard"


def test_any_edge_is_played_while_a_must_do_waits() -> None:
    """edge-cards: always; it need not touch what waits."""
    assert may(situation("may-must", waiting("hand: [Calm]")), "Ben plays Calm")


def test_an_edge_counters_a_card_that_asks_nothing_of_its_player() -> None:
    """edge-cards, countering: what it is aimed at is enough."""
    table = waiting("hand: [Nerve]").replace("must-do: [discard 2 cards], ", "")
    assert may(situation("may-must", table), "Ben plays Nerve on Squeeze")


@pytest.mark.parametrize("said", ["settles Squeeze", "Ben settles discard 2 cards", "settles discard 2 card"])
def test_a_must_do_has_the_name_of_its_card_and_its_words(said: str) -> None:
    """What waits may be named either way."""
    assert may(situation("may-must", waiting("hand: [Thrust, Calm, Nerve]")), said)


def test_a_must_do_without_a_card_is_named_as_written() -> None:
    """Where no card in play asks for it, the words of the table are its name."""
    played = situation("may-must", "players: {Ana: {}, Ben: {must-do: [discard 1 defense]}}")
    assert so_far(played, "what Ben must do") == ["discard 1 defense"]


def test_a_discard_to_use_card_works_after_the_first_card_of_the_opponent() -> None:
    """discard-to-use: eligible from that card on."""
    before = situation("defense", nexus("last turn"))
    after = situation("defense", nexus("last turn"), "Ben plays Evade against Upper Left Attack")

    assert "discard-to-use" in why_not(before, "Ana uses Nexus")
    assert next_actor(after) == "Ana"
    assert choices(after) == ["Ana uses Nexus", "Ana passes"]


def test_using_it_in_between_takes_place_at_once() -> None:
    """discard-to-use: Ana draws in Ben's turn, and Ben goes on."""
    played = situation("defense", nexus("last turn"), "Ben plays Evade against Upper Left Attack", "Ana uses Nexus")

    assert value(played, "cards in hand of Ana") == 6
    assert value(played, "where Nexus is") == "discard"
    assert next_actor(played) == "Ben"


def test_an_ordinary_may_do_waits_for_its_players_turn() -> None:
    """golden-rule-turn: only discard-to-use cards are used in between."""
    played = situation("defense", nexus("long ago", "Relic"), "Ben plays Evade against Upper Left Attack")

    assert next_actor(played) == "Ben"
    assert "golden-rule-turn" in why_not(played, "Ana uses Relic")


def test_the_reading_keeps_discard_to_use_cards_to_the_own_turn() -> None:
    """discard-to-use-turn: the Golden Rule taken strictly."""
    played = situation(
        "defense", nexus("last turn"), "Ben plays Evade against Upper Left Attack", discard_to_use_turn="own-turn"
    )

    assert next_actor(played) == "Ben"
    assert "golden-rule-turn" in why_not(played, "Ana uses Nexus")


def test_a_choice_may_name_the_owner_of_an_attack() -> None:
    """`Ana's Upper Left Attack` is the attack Ben answers, though he holds one of that name."""
    table = "players: {Ana: {}, Ben: {hand: [Upper Left Block, Upper Left Attack]}}\nattacks: [Upper Left Attack]"
    assert may(situation("defense", table), "Ben plays Upper Left Block against Ana's Upper Left Attack")


def test_an_attack_that_is_called_after_its_owner_keeps_that_name() -> None:
    """Ana's own Thrust was answered before; Ben's is now on its way and may be blocked in other words."""
    said = ("Ana attacks with Thrust", "pass", "pass", "pass", "Ben declares Thrust successful", "pass",
            "Ben attacks with Thrust", "pass", "pass", "pass")  # fmt: skip
    table = "players: {Ana: {active: yes, hand: [Thrust, Parry]}, Ben: {hand: [Thrust]}}\ncards: {Parry: block all}"
    played = situation("duel/turn:4", table, *said)

    assert may(played, "Ana blocks Ben's Thrust with Parry")


def test_a_pass_takes_nothing_from_an_exertion() -> None:
    """search-attack: taking nothing may be said with a pass."""
    row = "hand: [], endurance: [Thrust, 1 reason, 1 reason, 1 reason, 1 reason]"
    played = situation("attack", f"players: {{Ana: {{}}, Ben: {{{row}}}}}", "Ben exerts for an attack", "pass")

    assert value(played, "order of attacks of Ben") == []


def test_a_location_changes_the_hand_size_of_both() -> None:
    """locations: both players are affected equally."""
    cards = 'cards: {Sewer: "location: each player\'s hand size -2"}'
    played = situation("attack", f"players: {{Ana: {{}}, Ben: {{in-play: [Sewer]}}}}\n{cards}")

    assert value(played, "maximum hand size of Ana") == 13
    assert value(played, "maximum hand size of Ben") == 13


def test_an_event_of_this_turn_still_prevents() -> None:
    """damage-vs-loss: it takes off the damage and leaves the loss."""
    row = "ability: 10, pending-damage: 3, pending-loss: 5, in-play: [{card: Medic, since: this turn}]"
    table = f"players: {{Ana: {{}}, Ben: {{{row}}}}}\ncards: {{Medic: 'event: prevent all damage'}}"

    assert value(situation("ability-adjustment", table), "ability of Ben") == 5


def test_too_many_passes_are_named_as_the_reason() -> None:
    """phase-4-attack: the pass that was one too many has ended the Attack Phase."""
    table = "players: {Ana: {}, Ben: {hand: [Upper Left Block, Thrust]}}\nattacks: [Upper Left Attack]"
    said = ("Ben plays Upper Left Block against Upper Left Attack", "pass", "pass", "Ben attacks with Thrust")

    with pytest.raises(BadInput, match="Attack Phase is over"):
        situation("turn:3", table, *said)


def test_what_must_be_discarded_counts_the_modifiers() -> None:
    """maximum-hand-size, stacking: two copies of one Situation count once."""
    cards = 'cards: {Satellite: "situation: opponent\'s hand size -1"}'
    table = f"players: {{Ana: {{in-play: [Satellite, Satellite]}}, Ben: {{ability: 9, hand-size: 12}}}}\n{cards}"
    played = situation("attack", table)

    assert value(played, "cards Ben must discard") == 4
    assert "stacking" in cites(played, "cards Ben must discard")


def test_the_deciding_rule_comes_first() -> None:
    """A hilt, an avoided attack, the first player: each with its own rule."""
    hilt = "cards: {Dragon Hilt: {type: object, groups: [hilt]}}"
    with_hilt = situation("may-must", f"players: {{Ana: {{}}, Ben: {{in-play: [Dragon Hilt]}}}}\n{hilt}")
    avoided = situation(
        "defense", "players: {Ana: {}, Ben: {hand: [Holy Ground]}}\nattacks: [Thrust]", "Ben plays Holy Ground"
    )

    assert cites(with_hilt, "Dragon Hilt is in play")[0] == "hilts"
    assert "errata-holy-ground" in cites(avoided, "status of Thrust")[:3]


@pytest.mark.parametrize(("other", "legal"), [("Lunge", True), ("Upper Left Block", False)])
def test_what_is_discarded_for_a_play_may_be_left_out(other: str, legal: bool) -> None:
    """prone, paying-cost: with another attack to discard a Prone player may attack, with a block he may not."""
    table = f"players: {{Ana: {{}}, Ben: {{prone: yes, hand: [Thrust, {other}]}}}}\ncards: {{Lunge: attack upper left}}"
    played = situation("attack", table)

    assert may(played, "Ben attacks with Thrust") is legal
    assert why_not(played, "Ben attacks with Thrust") == (set() if legal else {"prone", "paying-cost"})


def test_whether_a_card_may_be_had_for_nothing() -> None:
    """paying-cost: asked for without a discard, the play is refused by the cost."""
    table = "players: {Ana: {}, Ben: {prone: yes, hand: [Thrust, Lunge]}}\ncards: {Lunge: attack upper left}"
    assert why_not(situation("attack", table), "Ben attacks with Thrust without discarding") == {"prone", "paying-cost"}


def test_exerting_against_a_hidden_attack_forgoes_the_hand() -> None:
    """hidden-inappropriate: without a defense from hand the attack is revealed first, then Ben exerts."""
    row = "hand: [Upper Left Block], endurance: [Roll Dodge, 1 reason, 1 reason, 1 reason, 1 reason]"
    table = f"players: {{Ana: {{}}, Ben: {{{row}}}}}\nattacks: [{{card: Upper Left Attack, hidden: yes}}]"
    exerts = "Ben exerts for a defense against Upper Left Attack"
    played = situation("defense", table, exerts)

    assert value(played, "Upper Left Attack is hidden") is False
    assert not may(played, "Ben plays Upper Left Block against Upper Left Attack")
    assert may(played, "Ben defends with Roll Dodge from the exertion")


def test_kenny_ross_leaves_the_game() -> None:
    """errata-kenny-ross: he is not among the cards that are shuffled in."""
    table = "players: {Ana: {in-play: [Kenny Ross], discard-size: 10}, Ben: {hand: [Thrust]}}"
    played = situation("attack", table, "Ben attacks with Thrust", "Ana uses Kenny Ross")

    assert value(played, "endurance of Ana") == 50
    assert value(played, "where Kenny Ross is") == "removed"
