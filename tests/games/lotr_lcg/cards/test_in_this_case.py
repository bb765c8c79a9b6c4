"""What holds or happens only in a case, what is said in the passive, which players are meant; invented cards."""

from __future__ import annotations

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import refusal, situation, value_now

TABLE = """
players: {Ana: {threat: 30, hand: [Horn, Ride]}, Ben: {threat: 30, hand: 0}}
heroes:
  Hild: {owner: Ana, hp: 5, willpower: 2, resources: 3}
  Odo: {owner: Ben, hp: 5, willpower: 1, exhausted: yes, resources: 1}
allies: {Page: {owner: Ana, cost: 3, hp: 2, willpower: 1}, Cook: {owner: Ana, cost: 1, hp: 2}}
events:
  Horn: {owner: Ana, cost: 2, text: "Action: Draw 1 card."}
  Ride: {owner: Ana, cost: 0, text: "Action: Draw 1 card."}
treacheries: {Gloom: {text: TEXT}, Second: {}}
locations: {Moor: {threat: 2, points: 4}}
quests: {Road: {points: 9, progress: 4}}
encounter-deck: [Gloom, Second]
"""


def revealed(text: str, *chosen: str) -> Played:
    """The treachery with that text is revealed."""
    return situation("reveal", TABLE.replace("TEXT", repr(f"When Revealed: {text}")), *chosen)


def threats(play: Played) -> list[int]:
    """The threat of both players."""
    return [value(play, f"threat of {name}") for name in ("Ana", "Ben")]


def test_threat_is_raised() -> None:
    assert threats(revealed("Each player's threat is raised by 2.")) == [32, 32]


def test_is_exhausted_and_removed() -> None:
    """Both are done to each of them."""
    play = revealed("Each ally is exhausted and dealt 1 damage.")

    assert [value(play, f"damage on {name}") for name in ("Page", "Cook", "Hild")] == [1, 1, 0]
    assert value(play, "Page is exhausted")


def test_who_could_not() -> None:
    """Ben has no ally to exhaust."""
    text = "Each player must exhaust an ally he controls. Any player who cannot raises his threat by 3."

    assert threats(revealed(text, "Ana chooses Cook")) == [30, 33]


def test_who_has_so_many_cards_in_hand() -> None:
    assert threats(revealed("Each player who has 2 or more cards in hand raises his threat by 4.")) == [34, 30]


def test_who_has_no_ready_characters() -> None:
    """Ana has three of them, Ben has none."""
    play = revealed("If the first player has no ready characters, raise each player's threat by 1.")

    assert threats(play) == [30, 30]


def test_the_players_say_it_once() -> None:
    """effects-select: the first player speaks for both, and 2 progress are removed once."""
    text = "The players must remove 2 progress from the current quest or reveal 1 additional encounter card."
    asked = choices(revealed(text))

    assert len(asked) == 2
    assert value(revealed(text, asked[0]), "progress on Road") == 2


def test_the_cheapest_among_his() -> None:
    play = revealed("The first player must discard the ally with the lowest cost among allies he controls.")

    assert (value(play, "place of Cook"), value(play, "place of Page")) == ("discard pile", "play area")


def constant(text: str, zone: str = "") -> str:
    """The table with a location that says so."""
    mire = f'locations: {{Mire: {{threat: 1, points: 4, text: "{text}"{zone}}}, '
    return TABLE.replace("TEXT", "''").replace("locations: {", mire)


def test_only_while_it_is_the_only_one() -> None:
    """constant-conditional: Moor is there too, until it is the active location."""
    text = "Mire gets +2 threat while it is the only location in the staging area."

    assert value(situation("quest", constant(text)), "threat strength of Mire") == 1
    alone = constant(text).replace("Moor: {", "Moor: {active: yes, ")
    assert value(situation("quest", alone), "threat strength of Mire") == 3


def test_two_cases() -> None:
    """Hild is committed and loses 1 willpower; Page is not."""
    text = "While Mire is in the staging area, characters get -1 willpower while committed to the quest."
    table = constant(text).replace("Hild: {", "Hild: {committed: yes, ")
    play = situation("quest", table)

    assert (value_now(play, "willpower of Hild"), value_now(play, "willpower of Page")) == (1, 1)


@pytest.mark.parametrize(("where", "threat"), [("", 32), (", active: yes", 30)])
def test_when_something_happens_while_it_is_there(where: str, threat: int) -> None:
    """ability-in-play-only: nobody may decline it, and elsewhere it does not count."""
    text = "While Mire is in the staging area, after a player plays an event, that player raises his threat by 2."
    play = situation("planning", constant(text, where), "Ana plays Ride")

    assert value_now(play, "threat of Ana") == threat


def test_who_cannot_play_what() -> None:
    """cannot: Horn costs 2 and Ride nothing."""
    text = "While Mire is in the staging area, players cannot play cards with a cost of 1 or less."
    play = situation("planning", constant(text))

    assert refusal(play, "Ana plays Ride") and not refusal(play, "Ana plays Horn")


def test_attached_heros_controller() -> None:
    """1 of 3 resources is spent, and the card is discarded; it is the controller's to say."""
    text = (
        "Attach to a hero. (Counts as a Condition attachment with the text: 'Attached hero gets -1 willpower. "
        "At the end of the quest phase, attached hero\\'s controller may spend 1 resource to discard Gloom.')"
    )
    assert RULES.collected is not None
    found = RULES.collected.read(PrintedCard("Gloom", "treachery", text=(f"When Revealed: {text}".replace("\\", ""),)))

    assert found.status == "read"


def test_who_has_such_a_threat() -> None:
    text = "Each player that has a threat of 31 or more raises his threat by 5."
    table = TABLE.replace("Ben: {threat: 30", "Ben: {threat: 33").replace("TEXT", repr(f"When Revealed: {text}"))

    assert threats(situation("reveal", table)) == [30, 38]


def test_out_of_the_quest_by_willpower() -> None:
    """3.4-committed: Page has 1 willpower and Hild 2."""
    text = "When Revealed: Remove from the quest each character with 1 or less willpower."
    table = TABLE.replace("TEXT", repr(text)).replace("Hild: {", "Hild: {committed: yes, ")
    play = situation("reveal", table.replace("Page: {", "Page: {committed: yes, "))

    assert [value_now(play, f"{name} is committed") for name in ("Hild", "Page")] == [True, False]


def test_one_says_it_for_all_where_each_would_do_it() -> None:
    """effects-select: one choice is made, and then both raise their threat, once."""
    text = "The players must either remove 2 progress from the current quest, or each player raises his threat by 2."
    asked = choices(revealed(text))
    play = revealed(text, asked[1])

    assert (len(asked), threats(play), value(play, "progress on Road")) == (2, [32, 32], 4)
